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
habit-bank-heist-heard = parties avec alarme où deux personnes au moins parlent
habit-bank-heist-claims = déclarations par personne et partie avec alarme
habit-bank-heist-repeated = déclarations déjà faites par la même personne
habit-bank-heist-impossible = déclarations que la table voit fausses
habit-bank-heist-idle = avis sur quelqu’un dont l’identité est visible
habit-bank-heist-just = accusations de Complices qui ne visent pas un Complice
habit-bank-heist-unfriendly = attaques contre quelqu’un connu comme étant du même camp
habit-heat-claims = annonces par personne et par Étape
habit-heat-impossible = cartes annoncées dont toutes les copies sont visibles
habit-heat-true = annonces que la carte jouée confirme
habit-millions-of-dollars-departures = manches où quelqu’un file, payé ou non
habit-millions-of-dollars-deals = manches où une offre est acceptée
habit-millions-of-dollars-claims = déclarations par personne et par manche
habit-millions-of-dollars-repeated = déclarations qui répètent sans demande ce qui a été dit dans la manche
habit-millions-of-dollars-wavering = déclarations qui en contredisent une autre de la même manche
habit-millions-of-dollars-answered = offres acceptées, refusées ou gardées sous le coude
habit-millions-of-dollars-renewed = offres pas plus hautes qu’une autre faite au même Personnage
habit-millions-of-dollars-brisk = manches finies avant la fin du temps
habit-oceans-heist-suggests = scènes où un équipier dit tout de suite ce qu’il ferait
habit-oceans-heist-impossible = cartes nommées qu’on ne peut ni poser, ni acheter, ni choisir
habit-oceans-heist-answered = brouillons d’un capitaine sur lesquels un équipier donne son avis
habit-oceans-heist-begins = scènes délaissées par le capitaine où un équipier commence
habit-oceans-heist-repeated = remarques à l’équipe déjà faites dans la même scène
habit-oceans-heist-meddling = coups d’un équipier qui défont ou décident pour l’équipe
habit-oceans-heist-remarks = remarques d’un équipier par scène
habit-oceans-heist-table-talk = manches où un capitaine dit quelque chose à tous
habit-oceans-heist-announced = défenses annoncées puis posées
habit-oceans-heist-lacking = fois où il manque à la Bande ce qu’elle dit lui manquer
habit-heist-hustle-unused = jokers pris puis laissés sans usage
habit-heist-hustle-held-back = fois où un cerveau prend plusieurs armes et n’en joue qu’une
habit-heist-hustle-bails = joueurs qui se retirent quand ils le peuvent

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
length-column = de { $from } à { $to } : { $games } parties
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

ending-agents-in-the-bank = Agents à la banque
ending-rivals-on-the-road = Rivaux sur la route
ending-agents-at-the-hideout = Agents à la Planque
ending-crew-at-the-hideout = Complices à la Planque
ending-crew-in-the-showdown = Complices au duel final
ending-rivals-in-the-showdown = Rivaux au duel final
ending-stalemate = Impasse
ending-nobody-left = Plus personne
ending-too-hot = Trop de Heat
ending-pay-off = Les comptes
ending-points = Points
ending-target = But atteint
ending-rounds = Toutes les manches
ending-crew_win = Victoire de la Bande
ending-alarms = Alarmes
ending-exhausted = À court de tout
ending-conceded = Abandon

figure-side = Camp
figure-identities = Identités
figure-living = En vie
figure-money = Argent
figure-heat = Heat
figure-jailed = En prison
figure-places = Rang
figure-price = Prix
figure-totals = Totaux
figure-cash = Argent
figure-rounds = Manches
figure-team = Équipe
figure-rating-crew = Cote : Bande
figure-rating-staff = Cote : Sécurité
figure-round = Manche
figure-alarms = Alarmes
figure-escape_alarms = Alarmes à l’Évasion
figure-has_target = A la Cible
figure-attempts = Impros
figure-left_standing-1 = Restées debout : 1
figure-left_standing-2 = Restées debout : 2
figure-left_standing-3 = Restées debout : 3
figure-left_standing-4 = Restées debout : 4
figure-left_standing-5 = Restées debout : 5
figure-target = Cible
figure-situation = Situation
figure-globals = Défenses globales
figure-opening = Ouverture
value-crew = Bande
value-agents = Agents
value-rivals = Rivaux
value-nobody = Personne
value-staff = Sécurité
