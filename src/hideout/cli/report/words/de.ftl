about-series = { $game }, { $seats } Plätze, { $games } Spiele, Startwert { $seed }
about-tournament = { $game }, { $seats } Plätze, { $deals } Blätter, { $games } Spiele, Startwert { $seed }
about-company = { $game }, { $seats } Plätze, { $games } Spiele, { $bots }, Startwert { $seed }
interval = { $low } .. { $high }
share-between = { $share } ({ $low } .. { $high })
seat-name = Platz { $n }
forfeited =
    { $n ->
        [one] { $bot } gab einmal auf, zuerst { $first }.
       *[other] { $bot } gab { $times }-mal auf, zuerst { $first }.
    }
yes = Ja
no = Nein
none = Keine
name-count = { $name } { $count }
blank = …

decisions-line = Entscheidungen je Spiel: im Mittel { $mean }, von { $least } bis { $most }, Median { $median }
endings-line = Ausgänge: { $endings }
column-bot = Bot
column-seat = Platz
column-share = Siegquote
column-interval = 95-%-Intervall
column-forfeits = Aufgaben
figure-by-seat = { $figure } im Mittel: { $means }
figure-counts = { $figure }: { $counts }
figure-number = { $figure }: im Mittel { $mean }, von { $least } bis { $most }

fair-share = gerechter Anteil eines Platzes: { $share }
column-rating = Wertung
gap-stronger = { $bot } gegen { $other }: { $gap } je Platz ({ $low } .. { $high }), stärker
gap-weaker = { $bot } gegen { $other }: { $gap } je Platz ({ $low } .. { $high }), schwächer
gap-unsure = { $bot } gegen { $other }: { $gap } je Platz ({ $low } .. { $high }), noch nicht zu unterscheiden
by-seat = nach Platz
by-figure = nach { $figure }
give-or-take = { $share } ± { $reach }
arena-game-over = Spiel { $n } von { $all } ist zu Ende

column-habit = Gewohnheit
column-seen = gesehen
column-good = gute Gesellschaft
column-of = von
column-counted = was gezählt wird

balance-title = { $game }: Ausgewogenheit
balance-lead = { $games } Spiele an { $seats } Plätzen, Bots: { $bots }, Startwert { $seed }. Intervalle zu 95 %.
made-by = Erstellt mit { $command }.
balance-written = { $game }: { $games } Spiele; der Bericht steht in { $path }.
pictures-written =
    { $n ->
        [one] { $n } Bild liegt in { $folder }.
       *[other] { $n } Bilder liegen in { $folder }.
    }
picture-title = { $game }, { $seats } Plätze
seats = Plätze
seats-lead = Was ein Platz im Mittel gewann; die gestrichelte Linie ist gerecht.
seats-chart = was ein Platz gewann
fair-line = gerechter Anteil: { $share }
side-lead = Was ein Platz jeder Art im Mittel gewann.
side-chart = was ein Platz gewann: { $figure }
counts-lead = In welchem Anteil der Spiele.
endings = Ausgänge
endings-lead = Wie Spiele enden.
games-counted =
    { $n ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
figures = Zahlen
figures-lead = Mittelwerte je Spiel.
mean-by-seat = nach Platz: { $means }
mean-between = { $mean } ({ $least } .. { $most })
length = Länge
length-lead = Entscheidungen je Spiel: im Mittel { $mean }, Median { $median }, von { $least } bis { $most }.
length-chart = Entscheidungen je Spiel
length-end = { $most } Entscheidungen
length-column = { $from } bis { $to }: { games-counted }
players = Spielerzahl
players-lead = Wie sich das Spiel mit der Zahl der Leute ändert.
column-players = Leute
column-games = Spiele
column-best = bester Platz
column-worst = schlechtester Platz
column-decisions = Entscheidungen
column-endings = Ausgänge
what-if = Was wäre, wenn
what-if-lead = Was eine Änderung bewirkt. Hohle Punkte können Zufall sein.
what-if-note = { $games } Spiele mit denselben Startwerten; { $gap } Entscheidungen je Spiel ({ $low } .. { $high }).
gap-endings = { $gap } der Ausgänge
gap-wins = { $gap } der Siege
gap-moves = { $gap }, gesehen { $share }
change-card = { $card }, { $field }: { $value }
change-deck = Karten von { $deck }
winning = Was mit Siegen einhergeht
winning-lead = Was Plätze gewannen, die etwas mindestens einmal taten, neben dem Durchschnitt. Es zeigt, was mit Siegen einhergeht, nicht, was sie bewirkt.
rules = Regeln
rules-lead = Wie oft etwas geschieht; { $never } von { $all } kamen nie vor.
column-what = was
column-a-game = je Spiel
column-clauses = Regeln
