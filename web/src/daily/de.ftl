# Der Coup des Tages.
title = Der Coup des Tages
lead = Für alle dieselben Karten, allein gegen dieselben Bots. Jeden spielst du einmal.
play = Spielen
on = Weiter
again = Noch einmal ansehen
all = Alle Coups von heute
best = Das Haus heute
nobody = Noch hat ihn niemand gespielt.
you = du
place = Platz { $place } von { $played }
won = gewonnen
won-score = gewonnen mit { $score }
lost = verloren
lost-score = { $score }
result = { $game }, der Coup des Tages vom { $day }: { $how }, Platz { $place } von { $played }.
copy = Ergebnis kopieren
copied = Kopiert. Es verrät nichts.
by-hand = Das Ergebnis ist markiert: Kopier es von dort.
next =
    { $hours ->
        [0] Neue Karten in weniger als einer Stunde.
        [one] Neue Karten in einer Stunde.
       *[other] Neue Karten in { $hours } Stunden.
    }
