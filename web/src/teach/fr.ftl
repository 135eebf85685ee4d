# Ce que la page dit aux nouveaux, quel que soit le jeu.

first-title = { $game } : comment on gagne
first-trick = L’astuce
first-go = Compris
first-deal = Distribuer
howto = Comment jouer
howto-of = Comment jouer à { $game }
howto-of-short = Jouer à { $game }
showme = Montre-moi
howto-aim = Le but
howto-trick = L’astuce.
howto-flow = Le déroulement
howto-cards = Toutes les cartes
howto-times = ×{ $n }
howto-total =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
howto-players = à { $players } joueurs : { $n }
howto-rules = Lire les règles, une par une
howto-room = Ouvrir un salon
howto-none = Personne n’a encore écrit comment on joue à ce jeu. Les règles disent tout.
explain-close = Fermer
explain-more = Toutes les cartes
coach = Coach
coach-on = Coach : un conseil à chaque nouveau genre de décision
coach-ask = Que ferait quelqu’un de sensé ?
coach-off = Cette table joue sans coach.
coach-look = Regarde
coach-thinks = Je réfléchis…
coach-says = Quelqu’un de sensé : { $move }. { $because }
coach-waits = Ici, quelqu’un de sensé attend. { $because }
coach-next = Ensuite : { $move }. À vue de nez, ce coup gagne { $other } parties sur 100, le premier { $best }.
coach-do = Faire ça
coach-where = Montre-moi où
coach-close = Merci
