about-series = { $game }, { $seats } places, { $games } parties, graine { $seed }
about-tournament = { $game }, { $seats } places, { $deals } donnes, { $games } parties, graine { $seed }
about-company = { $game }, { $seats } places, { $games } parties, { $bots }, graine { $seed }
interval = { $low } .. { $high }
share-between = { $share } ({ $low } .. { $high })
seat-name = Place { $n }
forfeited =
    { $n ->
        [one] { $bot } a abandonné une fois, d’abord { $first }.
       *[other] { $bot } a abandonné { $times } fois, d’abord { $first }.
    }
yes = Oui
no = Non
none = Rien
name-count = { $name } { $count }
blank = …

decisions-line = décisions par partie : { $mean } en moyenne, de { $least } à { $most }, médiane { $median }
endings-line = fins : { $endings }
column-bot = bot
column-seat = place
column-share = part de victoires
column-interval = intervalle à 95 %
column-forfeits = abandons
figure-by-seat = { $figure }, en moyenne : { $means }
figure-counts = { $figure } : { $counts }
figure-number = { $figure } : { $mean } en moyenne, de { $least } à { $most }

fair-share = part équitable d’une place : { $share }
column-rating = cote
gap-stronger = { $bot } contre { $other } : { $gap } par place ({ $low } .. { $high }), plus fort
gap-weaker = { $bot } contre { $other } : { $gap } par place ({ $low } .. { $high }), plus faible
gap-unsure = { $bot } contre { $other } : { $gap } par place ({ $low } .. { $high }), pas encore départagés
by-seat = par place
by-figure = par { $figure }
give-or-take = { $share } ± { $reach }
arena-game-over = partie { $n } sur { $all } terminée

column-habit = habitude
column-seen = vu
column-good = bonne compagnie
column-of = sur
column-counted = ce qui est compté

balance-title = { $game } : équilibre
balance-lead = { $games } parties à { $seats } places ; bots : { $bots } ; graine { $seed }. Intervalles à 95 %.
made-by = Fait avec { $command }.
balance-written = { $game } : { $games } parties ; le rapport est dans { $path }.
pictures-written =
    { $n ->
        [one] { $n } image dans { $folder }.
       *[other] { $n } images dans { $folder }.
    }
picture-title = { $game }, { $seats } places
seats = Places
seats-lead = Ce qu’une place a gagné en moyenne ; la ligne en tirets est l’équité.
seats-chart = ce qu’une place a gagné
fair-line = part équitable : { $share }
side-lead = Ce qu’une place de chaque sorte a gagné en moyenne.
side-chart = ce qu’une place a gagné : { $figure }
counts-lead = Dans quelle part des parties.
endings = Fins
endings-lead = Comment les parties finissent.
games-counted =
    { $n ->
        [one] { $games } partie
       *[other] { $games } parties
    }
figures = Chiffres
figures-lead = Moyennes par partie.
mean-by-seat = par place : { $means }
mean-between = { $mean } ({ $least } .. { $most })
length = Durée
length-lead = Décisions par partie : { $mean } en moyenne, médiane { $median }, de { $least } à { $most }.
length-chart = décisions par partie
length-end = { $most } décisions
length-column = de { $from } à { $to } : { games-counted }
players = Nombre de joueurs
players-lead = Ce que leur nombre change au jeu.
column-players = personnes
column-games = parties
column-best = meilleure place
column-worst = pire place
column-decisions = décisions
column-endings = fins
what-if = Et si
what-if-lead = Ce que fait un changement. Les points creux sont peut-être dus au hasard.
what-if-note = { $games } parties avec les mêmes graines ; { $gap } décisions par partie ({ $low } .. { $high }).
gap-endings = { $gap } des fins
gap-wins = { $gap } des victoires
gap-moves = { $gap }, vu { $share }
change-card = { $card }, { $field } : { $value }
change-deck = cartes de { $deck }
winning = Ce qui va avec la victoire
winning-lead = Ce qu’ont gagné les places qui ont fait quelque chose au moins une fois, face à la moyenne. Cela montre ce qui va avec la victoire, pas ce qui la cause.
rules = Règles
rules-lead = À quelle fréquence chaque chose arrive ; { $never } sur { $all } jamais.
column-what = quoi
column-a-game = par partie
column-clauses = règles
