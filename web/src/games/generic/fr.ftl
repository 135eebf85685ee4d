# Ce que dit le plateau qui dessine n'importe quel jeu.

you = toi
turn = à jouer
nobody = personne
nothing = rien
players = Joueurs
money = { $n } $
