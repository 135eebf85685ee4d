heist-of = Heist Hustle, Bruch { $n } von { $all }
coming =
    { $n ->
        [one] { $n } Ort verdeckt
       *[other] { $n } Orte verdeckt
    }
coming-after = letzter Bruch: { $location }; { coming }
worth =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
led-by = Mastermind: { $name }
all-robbed = Der letzte Ort ist geplündert
who-first = Wer führt zuerst?
who-first-how = erste 3, sonst erste gerade
wild-free = Joker auf dem Tisch
wild-held = Joker: { $name }
wild-unused = Joker: { $name }, ungenutzt
wild-named = Joker: { $name } = { $weapon }
die-waits = noch kein Wurf
die-success = { $n }: Erfolg
die-failure = { $n }: Fehlschlag
die-success-again = { $n }: Erfolg, zweiter Wurf
die-failure-again = { $n }: Fehlschlag, zweiter Wurf
column-first-roll = 1. Wurf
column-led = geführt
column-answer = Antwort
column-wild-roll = Jokerwurf
column-last = zuletzt
column-heist = Bruch
column-spinner = Rad
column-wild = Joker
column-house = Haus
column-total = gesamt
closed = verdeckt
answer-go = dabei
answer-bail = kneift
