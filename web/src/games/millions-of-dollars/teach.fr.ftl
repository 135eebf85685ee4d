# Ce qu'on dit à qui découvre Millions of Dollars : avant la première donne, dans « Comment jouer », et au toucher.

win = Le premier à 20 M$ après un partage gagne ; sinon, le plus riche après huit manches.
picture-driver = Chauf{"\u00AD"}feur
picture-crook = Escroc
picture-gain = +10 M$
picture-out = DEHORS
picture-twins = Même Rôle, tous deux restés : tous deux dehors
picture-share = Seul : partage le butin
trick = Les jumeaux ne partagent rien. Si deux de ceux qui restent ont le même Rôle, les deux sont dehors. Trouve donc ton jumeau, et paie-le pour qu’il file, ou fais-toi payer.

step-1 = Un coup se présente
step-1-text = La carte Butin dit combien il y a à partager, et ce que ça coûte d’en être : la mise.
step-2 = Envoie quelqu’un
step-2-text = Chacun envoie en secret quelqu’un de son gang, c’est-à-dire choisit un Rôle, et pose la mise dessus. À trois, chacun en envoie deux.
step-3 = Quoi, mais pas de qui
step-3-text = Les Rôles sont mélangés et montrés, tous sauf un. Cherche s’il y en a un autre comme le tien.
step-4 = Parle, et paie
step-4-text = Dis ce que tu veux, vrai ou faux. Offre de l’argent à quelqu’un pour qu’il file. Qui file reprend sa mise, se tait pour le reste de la manche, et ne peut pas revenir.
step-5 = Le partage
step-5-text = Ceux qui sont restés se dévoilent, Rôle après Rôle. Les Rôles égaux sont dehors. Les autres reprennent leur mise et partagent le butin à parts égales ; puis on paie le Chauffeur, l’Escroc et le symbole du butin.

deck-roles = Rôles
deck-roles-lead = À quatre : Brute, Chauffeur et Escroc ; à cinq et six, la Balance en plus ; à trois, sept et huit, tous.
deck-others = Autres
deck-others-lead = Se gagnent ou se transmettent en jeu.
deck-loot = Butin
deck-loot-lead = On joue huit de ces dix cartes.

about-snitch = Se dévoile d’abord. Seule de son Rôle : nomme un Rôle visible, et tous ceux qui l’ont sont dehors. Mais si la Balance reste alors seule, pas de partage et 3 M$ à payer. Deux ou plus : toutes dehors, mises perdues.
about-brute = Seule de son Rôle : gagne une carte Intimidation pour une manche suivante, mais un Escroc lui prend 2 M$. Deux ou plus : dehors, mais elles reprennent leur mise.
about-driver = Seul de son Rôle : reçoit 1 M$ de chaque autre qui partage. Deux ou plus : tous dehors, mises perdues.
about-crook = Seul de son Rôle : prend 2 M$ à une Brute qui partage. Deux ou plus : tous dehors, mises perdues.
about-mastermind = Seul de son Rôle : le butin grossit de 2 M$. Deux ou plus : tous dehors, mises perdues.
about-intimidation = À dépenser dans une manche suivante pour regarder un Personnage caché de quelqu’un d’autre. Tous voient chez qui tu regardes, personne d’autre ne voit ce que c’est.
about-leader = Peut demander à chacun une annonce, à tour de rôle, et peut presser la table. Change de main à chaque manche.
about-of-loot =
    { $symbol ->
        [none] { $loot } M$ à partager ; la mise est de { $ante } M$.
       *[other] { $loot } M$ à partager ; la mise est de { $ante } M$. Symbole { $symbol-title } : 1 M$ de plus en cas de partage.
    }
about-loot = Ce que partagent ceux qui restent et ne sont pas dehors, arrondi à l’inférieur. Le petit tableau dit ce que chacun toucherait.
about-ante = Ce que ça coûte d’en être. Tu la récupères si tu files ou si tu t’en sors ; dehors, elle est perdue (une Brute la garde).
about-sent = Tous les Rôles envoyés, mélangés : personne ne voit qui a envoyé quoi. Un de plus est mis de côté, et personne ne le voit jamais.
about-home = A filé à cette manche : mise sauve, et silence jusqu’à la fin.
about-stays = A fini de parler et reste. Quand tous ceux qui sont là le disent, les Rôles se dévoilent.
about-claim = C’est ce qu’on prétend. Personne n’est tenu de dire vrai.

# Ce qu'un toucher nomme et qui n'est pas une carte.
title-intimidation = Intimidation
title-leader = Meneur
title-loot = Butin
title-ante = Mise
title-sent = Envoyés
title-home = A filé
title-stays = Reste
title-claim = Annonce

# Le coach : que regarder quand un genre de décision vient pour la première fois.
look-choose = Voici ce qu’il y a à gagner, et ce que ça coûte d’en être.
look-negotiate = Cherche ton propre Rôle parmi ceux-ci. Y en a-t-il un autre ? Alors l’un de vous devrait filer.
look-name = Nomme le Rôle qu’ont le plus de ceux qui restent : ils sont tous dehors.

# Pourquoi : ce que quelqu'un de sensé a en tête. L'argent est en millions.
because-choose = Personne ne peut prévoir ce qu’envoient les autres : mieux vaut ne pas être prévisible.
because-choose-two = Deux Rôles différents, pour qu’un jumeau ne te coûte pas les deux.
because-mark = Le butin paie 1 M$ de plus à ce Rôle s’il partage : { $role }.
because-brute = Deux Brutes sont dehors comme tous les jumeaux, mais gardent leur mise.
because-claim = Dis ce qui fera filer ton jumeau.
because-ask = Un prix sur la table peut donner à quelqu’un l’envie de te payer.
because-withdraw-offer = Ça ne vaut plus l’argent.
because-hold = Deux offres ensemble peuvent valoir le coup.
because-drop = Mieux vaut les prendre séparément.
because-decline = C’est trop peu pour ce que tu pourrais gagner en restant.
because-unready = Quelque chose a changé depuis que tu as dit que tu restes.
because-roll-call = Tout le monde doit se découvrir un peu.
because-no-comment = Ce que tu ne dis pas ne peut pas servir contre toi.
because-hurry = Ceux qui sont encore là ont assez parlé.
because-intimidate = Un coup d’œil te dit s’il y a un jumeau.
because-stay-alone = Ton Rôle n’est pas là : c’est donc la carte cachée. Tu n’as pas de jumeau et partages à coup sûr, au moins { $each } M$.
because-stay-perhaps = Un seul Rôle comme le tien est là ({ $role }), sans doute le tien : si tous restent, chacun touche { $each } M$.
because-stay-twins = Il y en a { $n } comme toi ({ $role }), mais les autres peuvent encore filer.
because-leave-twins = Il y en a { $n } comme toi ({ $role }) : les jumeaux sont dehors et perdent la mise de { $ante } M$, et toi, tu emportes la tienne.
because-leave = La mise de { $ante } M$ est sauve si tu files, et rester s’annonce pire.
because-offer = Si { $who } file, il y a plus pour toi. { $amount } M$, c’est moins que ce que tu y gagnes.
because-accept = { $amount } M$ à coup sûr, et ta mise de { $ante } M$ en retour, valent mieux qu’une part qu’un jumeau peut gâcher.
because-name =
    { $n ->
        [one] Un seul est là ({ $role }) ; qui l’a est dehors.
       *[other] Il y en a { $n } ({ $role }) : le nommer en sort le plus.
    }
because-wait = Rien à gagner à bouger d’abord : vois ce que disent les autres.
because-usual = C’est ce qu’on fait ici.
