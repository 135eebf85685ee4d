# Was die Seite denen sagt, die neu sind, egal was gespielt wird.

first-title = { $game }: So gewinnt man
first-trick = Der Kniff
first-go = Verstanden
first-deal = Karten geben
howto = So geht’s
howto-of = So spielt man { $game }
howto-of-short = So geht’s: { $game }
showme = Zeig’s mir
howto-aim = Das Ziel
howto-trick = Der Kniff.
howto-flow = Der Ablauf
howto-cards = Alle Karten
howto-times = ×{ $n }
howto-total =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
howto-players = zu { $players }: { $n }
howto-rules = Die Regeln lesen, Satz für Satz
howto-room = Einen Raum öffnen
howto-none = Für dieses Spiel hat noch niemand eine Anleitung geschrieben. In den Regeln steht alles.
explain-close = Schließen
explain-more = Alle Karten

coach = Coach
coach-on = Coach: Tipps bei jeder neuen Art von Entscheidung
coach-ask = Was täte jemand Vernünftiges?
coach-off = Dieser Tisch spielt ohne Coach.
coach-look = Sieh hin
coach-thinks = Ich überlege …
coach-says = Vernünftig wäre: { $move }. { $because }
coach-waits = Vernünftig wäre, hier zu warten. { $because }
coach-next = Das Nächstbeste: { $move }. Vorausgedacht gewinnt das etwa { $other } von 100 Spielen, das Erste { $best }.
coach-do = Mach das
coach-where = Zeig mir, wo
coach-close = Danke
