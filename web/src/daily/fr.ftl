# Le casse du jour : une donne par jour et par jeu pour tout le monde, contre les mêmes bots.

title = Le casse du jour
lead = Les mêmes cartes pour tout le monde, en solo contre les mêmes bots. Chaque casse se joue une fois.
next =
    { $hours ->
        [0] Nouvelles cartes dans l’heure.
        [one] Nouvelles cartes dans une heure.
       *[other] Nouvelles cartes dans { $hours } heures.
    }
play = Jouer
on = Continuer
again = Revoir
best = La maison aujourd’hui
nobody = Personne ne l’a encore joué.
place = Place { $place } sur { $played }
won = gagné
won-score = gagné avec { $score }
lost = perdu
lost-score = { $score }
you = toi
copy = Copier le résultat
copied = Copié. Ça ne trahit rien.
by-hand = Le résultat est sélectionné : copie-le de là.
all = Tous les casses du jour
# Ce qui est copié : pas un mot des cartes. $day est une date, $how l'un des quatre ci-dessus.
result = { $game }, le casse du jour ({ $day }) : { $how }, place { $place } sur { $played }.
