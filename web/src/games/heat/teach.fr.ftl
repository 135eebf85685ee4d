# Ce qu'on dit à qui découvre Heat : avant la première donne, dans « Comment jouer », et au toucher.

win = Le plus d’argent gagne, une fois que chacun a payé son Heat.
picture-money = argent
picture-heat = Heat × { $price } $
picture-keeps = reste
picture-sum = { $n } $
picture-wins = GAGNE
picture-jail = ne peut pas payer : prison
trick = Le bon argent apporte du Heat, et chaque Heat te coûte de l’argent à la fin. Chaque jeton pris par n’importe qui rend tous les autres plus chers.

step-1 = Un plan
step-1-text = Tu as deux cartes. Trois fois, chacun passe une carte à côté, en pioche une et prend celle qui arrive. Ça fait cinq.
step-2 = Choisir, quatre fois
step-2-text = À chacune des quatre Étapes, tout le monde choisit une carte en secret. On retourne ensemble ; ta carte la plus récente est celle qui agit.
step-3 = A, puis B, puis C
step-3-text = Les cartes A agissent d’abord : elles changent mains et cartes, et te refroidissent. Les B apportent argent et Heat. Les C récompensent les bons plans. Une carte à deux lettres agit deux fois.
step-4 = Assez de Heat ?
step-4-text = Si le plateau a trop peu de jetons pour toutes les cartes B, la police s’en mêle avant B : chacun rend 1 Heat, et qui en a rendu perd 3 $. Encore et encore, jusqu’à ce qu’il y en ait assez.
step-5 = Payer
step-5-text = Trois Casses, douze Étapes. Puis chacun paie pour chaque Heat le prix du plateau. Qui ne peut pas payer va en prison et ne peut pas gagner.

deck-cards = Cartes Plan
deck-cards-lead = Les voici toutes, et personne n’en a d’autres. À peu de joueurs, on en retire.
deck-apb = Avis de recherche
deck-apb-lead = Seulement avec cette règle de table : on en tire un chaque fois que la police s’en mêle.

about-phase-a = A : agit d’abord. Mains et cartes changent, et du Heat est rendu.
about-phase-b = B : agit après A. Apporte de l’argent, et du Heat avec.
about-phase-c = C : agit en dernier. Paie si sa condition est remplie.
about-affairs = État des lieux : 15 jetons Heat sont ici. Moins il en reste, plus chacun coûte, pour tout le monde. On ne paie qu’à la fin.
about-heat-token = Heat : à la fin, tu paies le prix du plateau pour chaque jeton qu’il te reste.
about-record = Casier : les cartes que tu as jouées dans ce Casse, la plus récente à droite. Elle seule agit ; les anciennes comptent pour certaines cartes.
about-owes = Ce que le Heat coûterait au prix du moment. Qui a moins d’argent que ça à la fin va en prison.
about-dragnet = Chacun rend 1 Heat ; qui en a rendu perd 3 $.
about-manhunt = Qui a le plus de Heat en rend 3 et perd 2 $ pour chacun.
about-stakeout = Qui utilise une carte B rend 1 Heat ; qui en a rendu perd 4 $.
about-curfew = Chacun rend 1 Heat ; qui en a rendu perd le prix d’un jeton.
about-informant = Qui a le plus d’argent rend 2 Heat ; qui en a rendu perd 5 $.
about-amnesty = Chacun rend 1 Heat. Personne ne perd d’argent.
about-roadblock = Qui prendrait maintenant le plus de Heat n’en prend pas, ne gagne rien, et rend 1 Heat.
about-plea-bargain = Qui a 2 Heat ou plus en rend 2 et perd 5 $.
about-internal-affairs = Parmi ceux qui ont du Heat, qui en a le moins rend tout et perd 3 $.

# Ce qu'un toucher nomme et qui n'est pas une carte.
title-phase-a = Phase A
title-phase-b = Phase B
title-phase-c = Phase C
title-affairs = État des lieux
title-heat-token = Heat
title-record = Casier
title-owes = Prix du Heat

# Le coach : que regarder quand un genre de décision vient pour la première fois.
look-draft = Voici tes cartes. Une part à côté ; passe celle qui t’aide le moins.
look-choose = Voici le prix d’un Heat. C’est ce que ta carte te coûtera à la fin.
look-a-phase = Regarde les cartes qui sont là : ta carte A agit sur elles.

# Pourquoi : ce que quelqu'un de sensé a en tête. $gain, $cost et $price sont des dollars, $take et $heat des jetons.
because-pass = De tes cartes, c’est celle qui t’aide le moins, et elle n’aide guère à côté.
because-play = C’est ce que tu as de mieux pour cette Étape.
because-claim = Un mot peut détourner quelqu’un de la carte que tu veux jouer.
because-add = C’est la meilleure carte du moment, et elle agit tout de suite.
because-again = Cette carte mérite de resservir.
because-aside = Ce sont celles qui te manqueront le moins.
because-cool =
    { $heat ->
        [one] Ton Heat coûte { $cost } $ en l’état : le rendre économise de l’argent.
       *[other] Tes { $heat } Heat coûtent { $cost } $ en l’état : en rendre économise de l’argent.
    }
because-money =
    { $take ->
        [0] Elle apporte de l’argent et pas de Heat.
        [one] Elle apporte environ { $gain } $ pour 1 Heat, qui coûte { $price } $ en l’état.
       *[other] Elle apporte environ { $gain } $ pour { $take } Heat, qui coûtent { $cost } $ en l’état.
    }
because-pays-off = Elle ne prend pas de Heat, et sa condition sera sans doute remplie.
because-plan = Elle te donne une meilleure carte pour travailler.
because-copy = { $who } utilise { $card }, la meilleure carte à copier.
because-hotter = { $who } a plus de Heat que toi, donc ça paie.
because-question = Tu vois la main tenue par { $who }, et ça vaut quelque chose.
because-wait = Tu peux changer d’avis jusqu’au dernier choix.
because-usual = C’est ce qu’on fait ici.
