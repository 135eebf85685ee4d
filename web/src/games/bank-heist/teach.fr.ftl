# Ce qu'on dit à qui découvre Bank Heist : avant la première donne, dans « Comment jouer », et au toucher.

win = Trois camps braquent une banque ensemble, et chacun veut une autre fin.
side-crew = Complices
side-agent = Agents
side-rival = Rivaux
want-crew = Charger 5 sacs. Qu’aucun Agent, ni aucun Rival avec un sac, n’atteigne la Planque en vie.
want-agent = Rendre le braquage trop lent pour 5 sacs, ou atteindre la Planque en vie.
want-rival = Être le dernier camp en vie, ou apporter un sac au Chauffeur.
trick = Regarde ce que deviennent les sacs que tu passes. Les Complices chargent tous les sacs, les Agents les gardent tous, les Rivaux font à leur guise. Mais un des Complices a les doigts collants, et les garde aussi.

step-1 = Apprends qui tu es
step-1-text = Tu reçois une identité secrète. Agents et Rivaux voient leur partenaire ; les Complices ne connaissent personne.
step-2 = Ouvrir le coffre
step-2-text = Trois chiffres se retournent. Qui les multiplie le plus vite commence. Une réponse fausse coûte une case à la table.
step-3 = Braquer en silence
step-3-text = À ton tour, tu pioches une carte, la regardes et la passes face cachée à n’importe qui d’autre. Les sacs sont chargés ou gardés ; une Bombe d’encre éclate ; toute autre carte reste en main pour plus tard. À chaque tour de table, la police approche d’une case.
step-4 = L’alarme sonne
step-4-text = Pareil, mais chaque tour commence par une carte Alarme, et là, tu peux parler et mentir. Si la police arrive avant le cinquième sac chargé, les Agents gagnent.
step-5 = En route
step-5-text = Au cinquième sac, tout le monde est dans le fourgon, une arme à la main. Une action par tour : les Complices tirent, utilisent une carte ou passent ; les Rivaux doivent tirer ; les Agents utilisent cartes ou menottes et ne font que riposter. S’il ne reste que des Rivaux en vie, ils gagnent.
step-6 = La Planque
step-6-text = Tous les vivants se dévoilent. Un seul Agent parmi eux, et les Agents gagnent. Un Rival sans sac est abattu par le Chauffeur ; avec un sac, il le paie, et un duel final suit. Sinon, les Complices gagnent.

deck-identities = Identités
deck-identities-lead = Les huit sont mélangées et chacun en reçoit une ; les autres restent cachées.
deck-vault = Le coffre
deck-vault-lead = Piochées et passées pendant le braquage, utilisées pendant la Fuite.
deck-alarm = Cartes Alarme
deck-alarm-lead = Une au début de chaque tour une fois que l’alarme sonne. Les dix dernières restent devant quelqu’un.
deck-handcuffs = Pour les Agents
deck-handcuffs-lead = Elles sont visibles à côté du plateau.

about-crew = A un tatouage. Charge chaque Sac de billets qu’on lui passe ; pas de choix. Gagne si seuls des Complices s’en sortent à la Planque.
about-sticky-fingers = Un des Complices, avec un tatouage, mais garde chaque Sac de billets qu’on lui passe. Gagne et perd avec les Complices.
about-agent = Un flic, sans tatouage. Garde chaque Sac de billets. Ne tire jamais en premier pendant la Fuite, mais a un gilet qui arrête une balle, et des menottes. Gagne si la police arrive à temps, ou si un Agent atteint la Planque en vie.
about-rival = Sans tatouage. Charge ou garde un Sac de billets, à sa guise. Doit tirer à chaque tour pendant la Fuite, et a une seconde arme. Gagne s’il ne reste que des Rivaux, ou dans le duel final une fois le Chauffeur payé avec un sac.
about-handcuffs = L’action d’un Agent : qui a les menottes ne peut que se libérer avec un Rossignol. Dévoile l’Agent.
about-truck = Les sacs chargés. Le cinquième lance la Fuite.
about-road-bank = La police approche. Le jeton avance chaque fois que le tour du Premier joueur revient, et à chaque fausse réponse au coffre. Sur la dernière case, les Agents gagnent.
about-road-van = La Planque approche. Le jeton avance chaque fois que le tour du Premier joueur revient.
about-start-player = A eu la bonne réponse en premier, et joue en premier dans chaque partie du jeu.
about-partner = Vous êtes du même camp. Vous deux seuls le savez.
about-tied = Mains liées : ne peut rien faire tant qu’un Couteau n’a pas coupé les liens.
about-cuffed = Menottes : ne peut rien faire tant qu’un Rossignol ne les a pas ouvertes.
about-cold = Dans les vapes : saute son prochain tour et ne peut répondre à rien d’ici là.
about-bleeding = Coup de couteau : meurt à la fin de son prochain tour.
about-vest = Le gilet de l’Agent a arrêté une balle. Il sert une fois.
about-facedown = Hors jeu, et l’identité reste secrète jusqu’à la fin.

# Ce qu'un toucher nomme et qui n'est pas une carte.
title-handcuffs = Menottes
title-truck = Fourgon
title-road-bank = Police
title-road-van = Route de la Planque
title-start-player = Premier joueur
title-partner = Partenaire
title-tied = Mains liées
title-cuffed = Menottes
title-cold = Dans les vapes
title-bleeding = Blessure
title-vest = Gilet
title-facedown = Face cachée

# Le coach : que regarder quand un genre de décision vient pour la première fois.
look-partners = Voici ta carte. Elle dit qui tu es ; garde-la appuyée pour voir ce que tu veux.
look-crack = Multiplie les trois chiffres. La première bonne réponse mène ; une fausse coûte une case à tout le monde.
look-pass-card = Cette carte va à quelqu’un d’autre. Regarde le fourgon : qui a reçu un sac, et a-t-il été chargé ?
look-receive = Personne d’autre ne voit ce que c’était. Tous voient si un sac tombe dans le fourgon.
look-dye = Une carte de ta main est gâchée. Touche celle dont tu peux te passer.
look-alarm-target = La carte Alarme dit ce que tu peux faire, et à qui.
look-search = Personne d’autre ne voit cette main. Personne ne peut vérifier ce que tu en dis.
look-give = Une de tes cartes va à la personne fouillée.
look-vault = Tu peux choisir n’importe quelle carte du coffre à passer.
look-swap = Deux traits changent de propriétaire.
look-attribute = Il reste à cette personne pour de bon.
look-action = Regarde combien de cases il reste jusqu’à la Planque, et qui est encore en vie. Tu n’as qu’une action.
look-shotgun-side = Le Fusil à pompe touche aussi quelqu’un à côté de la cible.
look-shotgun-cost = La décharge te coûte une carte.
look-answer = Quelqu’un t’attaque. Tes cartes peuvent te sauver ; personne ne sait lesquelles tu as.
look-follow-up = C’est passé. Tu peux riposter, ou en rester là.
look-extra-shot = Tu peux tirer encore une fois.
look-poison = Le poison attend l’Adrénaline.
look-loot = Une carte de ces poches peut être à toi, tirée à l’aveugle.

# Pourquoi : ce que quelqu'un de sensé a en tête.
because-ok = Il n’y a rien à choisir ici ; tous appuient sur le même bouton, pour ne rien trahir.
because-load = Un sac chargé rapproche la Fuite, et fait Complice.
because-keep = Un sac dans ta main paie le Chauffeur à la Planque.
because-least = C’est la carte qui te manquera le moins.
because-swap = Le bon vient à ton camp, le mauvais va aux autres.
because-load-all = Chaque sac dans le fourgon compte, où qu’il ait été caché.
because-claim-none = Vous deux seuls voyez cette main : les sacs qui restent cachés ralentissent le braquage.
because-hold-fire = Un tir sur la mauvaise personne aide tes ennemis ; personne ne se détache encore assez.
because-free = Quelqu’un qui peut agir vaut peut-être plus pour toi que la carte.
because-beside = C’est là que ça ressemble le plus à un ennemi.
because-dodge = Ça te sauve maintenant, et ne montre à personne qui tu es.
because-vest = Ça te sauve la vie, même si tous voient que tu es Agent.
because-accept = Rien n’y aiderait, ou ça vaudra plus plus tard.
because-rest = Il n’y a rien à gagner à continuer.
because-return-fire = De toute façon, tous savent maintenant qui tu es.
because-take = Une carte de plus ne peut pas nuire.
because-leave = Tu ne veux pas de ce qui peut s’y trouver.
because-look = C’est sur { $who } que tu en sais le moins : tu y apprends le plus.
because-show = { $who } est peut-être de ton camp, et s’en souviendra.
because-search = { $who } tient des cartes et cache peut-être des sacs.
because-bag-loads =
    { $n ->
        [one] { $who } a déjà chargé un sac, et les Complices chargent tous les sacs.
       *[other] { $who } a déjà chargé { $n } sacs, et les Complices chargent tous les sacs.
    }
because-bag = { $who } est peut-être Complice. Si le sac tombe dans le fourgon, il compte ; sinon, tu as appris quelque chose.
because-bag-agent = { $who } va peut-être le garder, et chaque sac gardé aide la police.
because-bag-partner = De ton camp, { $who } le garde hors du fourgon s’il le faut.
because-dye =
    { $n ->
        [one] Elle gâche une carte de qui la reçoit : { $who } en a 1, et n’est guère de tes amis.
       *[other] Elle gâche une carte de qui la reçoit : { $who } en a { $n }, et n’est guère de tes amis.
    }
because-partner = { $who } est de ton camp et peut s’en servir pendant la Fuite.
because-item = Ça aide pendant la Fuite, et { $who } est plutôt avec toi que contre toi.
because-lock-pick = Ça n’aide que quelqu’un en difficulté : même un ennemi peut l’avoir.
because-place-good =
    { $me ->
        [who] C’est toi qui t’en trouveras mieux.
       *[none] { $who } s’en trouvera mieux, et ça t’arrange.
    }
because-place-bad = { $who } est sans doute contre toi, et s’en trouvera plus mal.
because-pick-bag = Un sac de plus à charger, s’il va à la bonne personne.
because-pick = Tu n’as pas besoin d’un sac dans le fourgon, mais ceci peut servir.
because-shoot-known = On sait qui est { $who } : { $identity }.
because-shoot-rival = Tu dois tirer, et { $who } n’est pas de ton camp.
because-shoot = De tous dans le fourgon, c’est { $who } qui ressemble le plus à un ennemi.
because-bind = { $who } ne peut rien faire pendant un moment, et personne n’a eu à mourir.
because-say = Ce que tu dis peut tourner les autres de ton côté.
because-wait = Attendre ne coûte rien.
because-usual = C’est ce qu’on fait ici.
