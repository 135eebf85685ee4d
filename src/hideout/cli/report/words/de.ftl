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
habit-bank-heist-heard = Spiele mit Alarm, in denen mindestens zwei etwas sagen
habit-bank-heist-claims = Behauptungen je Spieler und Spiel mit Alarm
habit-bank-heist-repeated = Behauptungen, die schon einmal von derselben Person kamen
habit-bank-heist-impossible = Behauptungen, die am Tisch erkennbar falsch sind
habit-bank-heist-idle = Meinungen über jemanden, dessen Identität offen liegt
habit-bank-heist-just = Verdächtigungen durch Crew, die keine Crew treffen
habit-bank-heist-unfriendly = Angriffe auf jemanden, der bekanntlich auf derselben Seite steht
habit-heat-claims = Ansagen je Spieler und Etappe
habit-heat-impossible = angesagte Karten, von denen jede offen liegt
habit-heat-true = Ansagen, die sich mit der gespielten Karte bestätigen
habit-millions-of-dollars-departures = Runden, in denen jemand heimgeht, bezahlt oder nicht
habit-millions-of-dollars-deals = Runden, in denen ein Angebot angenommen wird
habit-millions-of-dollars-claims = Behauptungen je Spieler und Runde
habit-millions-of-dollars-repeated = Behauptungen, die ungefragt wiederholen, was in dieser Runde schon gesagt war
habit-millions-of-dollars-wavering = Behauptungen, die einer früheren derselben Runde widersprechen
habit-millions-of-dollars-answered = Angebote, die angenommen, abgelehnt oder für ein Bündel behalten werden
habit-millions-of-dollars-renewed = Angebote, die nicht höher sind als ein früheres an dieselbe Figur
habit-millions-of-dollars-brisk = Runden, die vor Ablauf der Zeit enden
habit-oceans-heist-suggests = Szenen, in denen ein Mitspieler gleich sagt, was er tun würde
habit-oceans-heist-impossible = genannte Karten, die man nicht legen, kaufen oder wählen kann
habit-oceans-heist-answered = Entwürfe eines Captains, zu denen ein Mitspieler etwas sagt
habit-oceans-heist-begins = Szenen ohne Zutun des Captains, in denen ein Mitspieler anfängt
habit-oceans-heist-repeated = Bemerkungen ans Team, die in derselben Szene schon fielen
habit-oceans-heist-meddling = Züge eines Mitspielers, die etwas zurücknehmen oder fürs Team entscheiden
habit-oceans-heist-remarks = Bemerkungen eines Mitspielers je Szene
habit-oceans-heist-table-talk = Runden, in denen ein Captain etwas zu allen sagt
habit-oceans-heist-announced = angekündigte Sicherungen, die das Personal dann legt
habit-oceans-heist-lacking = Male, dass der Crew wirklich fehlt, was ihr angeblich fehlt
habit-heist-hustle-unused = Joker, die jemand nimmt und dann nicht nutzt
habit-heist-hustle-held-back = Male, dass ein Drahtzieher mehrere Waffen nimmt und nur eine spielt
habit-heist-hustle-bails = Spieler, die aussteigen, wenn sie dürfen

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
length-column = { $from } bis { $to }: { $games } Spiele
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

ending-agents-in-the-bank = Agenten in der Bank
ending-rivals-on-the-road = Rivalen unterwegs
ending-agents-at-the-hideout = Agenten im Versteck
ending-crew-at-the-hideout = Crew im Versteck
ending-crew-in-the-showdown = Crew im Showdown
ending-rivals-in-the-showdown = Rivalen im Showdown
ending-stalemate = Patt
ending-nobody-left = Niemand übrig
ending-too-hot = Zu heiß
ending-pay-off = Abrechnung
ending-points = Punkte
ending-target = Ziel erreicht
ending-rounds = Alle Runden
ending-crew_win = Sieg der Crew
ending-alarms = Alarme
ending-exhausted = Nichts mehr übrig
ending-conceded = Aufgegeben

figure-side = Seite
figure-identities = Identitäten
figure-living = Am Leben
figure-money = Geld
figure-heat = Heat
figure-jailed = Im Gefängnis
figure-places = Rang
figure-price = Preis
figure-totals = Summen
figure-cash = Geld
figure-rounds = Runden
figure-team = Team
figure-rating-crew = Wertung: Crew
figure-rating-staff = Wertung: Wachen
figure-round = Runde
figure-alarms = Alarme
figure-escape_alarms = Alarme bei der Flucht
figure-has_target = Hat das Ziel
figure-attempts = Wagnisse
figure-left_standing-1 = Stehen geblieben: 1
figure-left_standing-2 = Stehen geblieben: 2
figure-left_standing-3 = Stehen geblieben: 3
figure-left_standing-4 = Stehen geblieben: 4
figure-left_standing-5 = Stehen geblieben: 5
figure-target = Ziel
figure-situation = Lage
figure-globals = Globale Sicherungen
figure-opening = Eröffnung
value-crew = Crew
value-agents = Agenten
value-rivals = Rivalen
value-nobody = Niemand
value-staff = Wachen
