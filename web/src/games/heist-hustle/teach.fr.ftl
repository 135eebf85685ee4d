# Ce qu'on dit à qui découvre Heist Hustle : avant la première donne, dans « Comment jouer », et au toucher.

win = Le plus de points après dix coups gagne.
picture-even = pair : ça marche
picture-leader = le cerveau prend la moitié
picture-rest = les autres partagent le reste
picture-odd = impair : personne n’a rien
trick = Un seul dé décide pour tous. Puis la roue choisit une arme : qui l’a jouée gagne le chiffre du dé si le coup a marché, et le perd sinon. Le joker en fait dix fois le gain, ou cinq fois la perte.

step-1 = Un lieu
step-1-text = Le cerveau retourne le prochain lieu et ses points. À chaque manche, le cerveau change.
step-2 = Le joker
step-2-text = Les autres lancent le dé l’un après l’autre : le premier qui fait 4 ou 6 peut le prendre.
step-3 = Les armes
step-3-text = Chacun prend une arme, le cerveau d’abord ; puis le cerveau peut en prendre deux de plus. Qui a le joker lui nomme une arme.
step-4 = Le dé
step-4-text = Pair : le cerveau prend la moitié des points, les autres partagent l’autre moitié. Impair : rien.
step-5 = La roue
step-5-text = Qui a joué l’arme où elle s’arrête gagne ou perd le chiffre du dé. Après dix lieux, les points décident.

deck-locations = Lieux
deck-locations-lead = On les cambriole tous les dix, dans un ordre que personne ne connaît.
deck-weapons = Armes
deck-weapons-lead = Toutes pareilles, à leur case sur la roue près. Elles sont visibles, et toutes reviennent à chaque manche.
deck-others = Et aussi
deck-others-lead = Un seul pour toute la table.

about-of-locations = Vaut { $points } points : moitié pour le cerveau, moitié pour les autres, si le dé est pair.
about-of-weapons = Si tu l’as jouée et que la roue s’y arrête, tu gagnes le chiffre du dé après un succès et le perds après un échec.
about-wild = Vaut une arme de ton choix, en plus de la tienne. Si la roue s’y arrête, tu gagnes dix fois le dé après un succès, et perds cinq fois le dé après un échec.
about-mastermind = Mène ce coup : choisit en premier, peut prendre plus d’armes, lance le dé et la roue, et reçoit la moitié des points après un succès.
about-wheel = Dix cases de même taille, une par arme.
about-die = 2, 4 et 6 : succès pour tout le monde ; 1, 3 et 5 : échec.
about-hot = Brûlante : la roue s’y arrête deux fois plus souvent.

# Ce qu'un toucher nomme et qui n'est pas une carte.
title-wild = Joker
title-mastermind = Cerveau
title-wheel = Roue
title-die = Dé
title-hot = Brûlante

# Le coach : que regarder quand un genre de décision vient pour la première fois.
look-start = Chacun lance une fois. Qui gagne mène le premier coup.
look-wild = Le joker rapporte dix fois le dé si tu nommes plus tard la bonne arme.
look-weapons = Ces dix armes sont les cases de la roue. Touches-en une qui est libre.
look-extras = Tu mènes : chaque arme de plus est une case de plus à toi sur la roue.
look-play = Toutes tes armes ensemble, ou un pari sur une seule.
look-name = Nomme l’arme où la roue devrait s’arrêter.
look-bail = Dedans, tu partages les points si ça marche ; dehors, un échec ne te coûte rien.
look-roll = Voilà ce que vaut le coup. Un nombre pair, et c’est dans le sac.
look-second-try = Cinq points achètent un jet de plus.
look-spin = Elle s’arrête sur une arme. Qui l’a jouée gagne, ou paie.

# Pourquoi : ce que quelqu'un de sensé a en tête.
because-roll = Il n’y a rien d’autre à faire.
because-spin = Il n’y a rien d’autre à faire.
because-take-wild = Il peut rapporter jusqu’à 60, et si tu le laisses, un autre l’aura.
because-decline = Tu es en tête, et il ne peut que te coûter des points.
because-any-weapon = Toutes les armes se valent : chacune est une case sur dix.
because-done = Tu es loin devant ; plus de cases, ce serait plus de risque.
because-play-all = Plus de cases de la roue sont à toi ; en moyenne, une touche rapporte plus qu’elle ne coûte.
because-play-one = Tu es loin devant : moins de cases, moins de risque.
because-unused = Tu mènes de peu, et un mauvais tour de roue pourrait te coûter jusqu’à 25.
because-bail = Il y a trop peu à gagner ici pour ce qu’un échec pourrait coûter.
because-stand = Un jet de plus coûte ici plus qu’il ne vaut.
because-hot = Elle est brûlante : la roue s’y arrête deux fois plus souvent.
because-extra = Une case de plus est à toi, et en moyenne une touche rapporte plus qu’elle ne coûte.
because-name-own = Tu es derrière : sur ta propre arme, une touche paie double.
because-name-other = Tu es devant : sur l’arme d’un rival, une touche vous déplace tous deux pareil.
because-name = Toutes les armes se valent.
because-go = { $points } points valent le risque.
because-try-again = { $points } points valent les cinq que coûte un nouveau jet.
because-wait = Attendre ne coûte rien.
because-usual = C’est ce qu’on fait ici.
