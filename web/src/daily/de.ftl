title = Der Coup des Tages
lead = Dieselben Karten für alle, allein gegen dieselben Bots. Jeden spielst du einmal.
next =
    { $hours ->
        [0] Neue Karten in weniger als einer Stunde.
        [one] Neue Karten in einer Stunde.
       *[other] Neue Karten in { $hours } Stunden.
    }
play = Spielen
on = Weiter
again = Noch einmal ansehen
best = Das Haus heute
nobody = Noch hat ihn niemand gespielt.
place = Platz { $place } von { $played }
won = gewonnen
won-score = gewonnen mit { $score }
lost = verloren
lost-score = { $score }
you = du
copy = Ergebnis kopieren
copied = Kopiert. Es verrät nichts.
by-hand = Das Ergebnis ist markiert: Kopiere es von dort.
all = Alle Coups von heute
result = { $game }, der Coup des Tages vom { $day }: { $how }, Platz { $place } von { $played }.
