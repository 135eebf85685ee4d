# Ce qu'on dit à qui découvre Ocean's Heist : avant la première donne, dans « Comment jouer », et au toucher.

win = Deux équipes : la Bande gagne si elle sort la Cible, la Sécurité si trop d’alarmes sonnent.
picture-asks = la Défense demande
picture-ready = posé : paie
picture-hand = encore en main : ne paie pas
side-crew = Bande :
side-staff = Sécurité :
want-crew = Prendre la Cible à la manche 4, ne rien laisser tenir à la manche 5.
want-staff = Faire sonner une sixième alarme, ou garder une Défense debout à la manche 5.
trick = Seul ce qui est prêt peut payer. La Bande voit huit Défenses, la Sécurité en pose quatre en secret, et la Bande doit sortir ses outils avant de savoir lesquelles.

step-1 = Préparer
step-1-text = La Sécurité choisit la Cible et deux Défenses globales. La Bande peut prendre une Situation, puis achète du Matériel pour 5000 $ : il doit durer toute la nuit.
step-2 = Regarder
step-2-text = À chaque manche, huit Défenses sont tirées, visibles des deux équipes. Chacune a un prix en sortes comme hack ou grimpe.
step-3 = Poser
step-3-text = La Sécurité en pose quatre face cachée. En même temps, la Bande pose du Matériel face cachée, et peut en ajouter un peu plus tard. Ce qui est posé ne revient pas.
step-4 = Payer
step-4-text = Tout se retourne. Chaque usage d’une carte posée produit ce qui y est imprimé ; paie chaque Défense en entier, d’une de ses façons. « Affectation auto » trouve le meilleur plan.
step-5 = L’impro
step-5-text = Contre ce qui tient encore, on peut lancer le dé : sacrifie des cartes, nomme un chiffre pour chacune, lance.
step-6 = Alarmes
step-6-text = Ce qui tient sonne une fois et reste pour la manche suivante ; dans le coffre, ça sonne deux fois. La sixième alarme met fin au coup.
step-7 = Cinq manches
step-7-text = Trois Entrées, puis l’Assaut du coffre, où la Défense propre à la Cible doit tomber, puis l’Évasion : une Défense de plus par alarme, et rien ne doit tenir.

deck-equipment = Matériel
deck-equipment-lead = Acheté par la Bande. Les points sont des usages.
deck-situation = Situations
deck-situation-lead = La Bande peut en choisir une pour la nuit.
deck-target = Cibles
deck-target-lead = La Sécurité en choisit une ; sa propre Défense attend à la manche 4.
deck-unique = La Défense de la Cible
deck-unique-lead = Payée à la manche 4, la Cible est à la Bande.
deck-casino = Défenses du Casino
deck-casino-lead = Huit sont tirées par manche, quatre sont posées.
deck-vault = Défenses du coffre
deck-vault-lead = Manche 4 seulement : trois sont tirées, deux posées. Chacune sonne deux fois.
deck-global = Défenses globales
deck-global-lead = La Sécurité en choisit deux ; elles comptent toute la nuit.

about-hack = hack : ordinateurs, radio, électronique.
about-sneak = furtif : silence, obscurité, passer sans être vu.
about-con = bluff : déguisement et beau parler.
about-force = force : muscles, découpe, explosifs.
about-lure = leurre : attirer l’attention ailleurs.
about-pick = crochet : serrures et coffres.
about-climb = grimpe : cordes, conduits, équilibre.
about-alarms = Chaque Défense qui tient sonne. Cinq alarmes sont permises, et chacune allonge l’Évasion ; la sixième met fin au coup, et la Sécurité gagne.
about-scenes = La nuit a cinq manches : trois Entrées, l’Assaut du coffre où l’on prend la Cible, et l’Évasion.
about-pool = Ce que peuvent produire les cartes prêtes, sorte par sorte. Ce qui est encore en main ne compte pas.
about-check = La table de la Bande pourrait payer celle-ci à elle seule ; pas encore toutes ensemble.
about-captain = Confirme pour l’équipe. Chacun dans l’équipe peut changer le brouillon.

# Ce qu'un toucher nomme et qui n'est pas une carte.
title-alarms = Alarmes
title-scenes = Scènes
title-pool = Réserve
title-check = Payable
title-captain = Capitaine

# Le coach : que regarder quand un genre de décision vient pour la première fois.
look-target = Chaque Cible a sa propre Défense, que la Bande doit payer à la manche 4.
look-situation = Une Situation améliore un genre de Matériel toute la nuit. Achète ensuite de ce genre.
look-prepare-crew = Achète un peu de chaque sorte. « Remplis le sac pour moi » en fait un bon, et tu peux le changer.
look-prepare-staff = Deux d’entre elles compliquent toute la nuit. Choisis des sortes souvent demandées.
look-reveal = Regarde ce qu’elles demandent : quatre d’entre elles seront bientôt face cachée.
look-prep-crew = Sors de quoi en payer plusieurs. Seul ce qui est prêt peut payer, et il t’en faut pour plus tard.
look-prep-staff = Pose les quatre que la Bande aura le plus de mal à payer.
look-crunch = La dernière chance de poser quelque chose de plus.
look-assign = Chaque Défense veut un de ses prix payé en entier. « Affectation auto » trouve le meilleur plan.
look-wing = Ce qui tient sonne, sauf si tu fais un des chiffres où tu as posé des cartes.

# Pourquoi : ce que quelqu'un de sensé a en tête. $left : combien d'alarmes la Bande peut encore faire sonner.
because-target = Sa Défense demande des sortes difficiles à trouver.
because-situation = Elle améliore du Matériel que tu achèterais de toute façon.
because-no-situation = Aucune n’en vaut la peine ce soir.
because-global = Cette sorte est souvent demandée : elle coûte à la Bande toute la nuit.
because-buy = Il faut un peu des sept sortes dans le sac, et ceci est bon marché pour ce que ça produit.
because-skip = Tu as vu ce qu’il te faut.
because-lay = La Bande aura du mal à la payer.
because-lay-open = Mieux vaut celle-ci visible : elle en dit moins à la Bande.
because-place = Plusieurs des Défenses tirées demandent ce qu’elle produit.
because-pay = C’est la façon la moins chère de la payer.
because-auto = Il trouve le plan qui en laisse le moins debout et dépense le moins.
because-aim = Elle sonnerait, et elle vaut les cartes.
because-stake = C’est la carte qui te manquera le moins.
because-coin = Un second jet en vaut la peine maintenant.
because-attempt = Ça vaut un jet : ce qui tient va sonner.
because-confirm = Ça ira ; le reste est pour les manches suivantes.
because-confirm-escape = C’est ce que tu as : rien ne doit tenir maintenant.
because-stand =
    { $left ->
        [0] Elle coûte plus que tu ne peux payer.
        [one] Elle coûte trop cher ; encore une alarme est permise.
       *[other] Elle coûte trop cher ; encore { $left } alarmes sont permises.
    }
because-stop =
    { $left ->
        [0] Les cartes valent plus qu’une chance au dé.
        [one] Garde tes cartes ; encore une alarme est permise.
       *[other] Garde tes cartes ; encore { $left } alarmes sont permises.
    }
because-change = Il y a mieux à en faire.
because-wait = Ton équipe a fait ce qu’il y avait à faire ici.
because-usual = C’est ce qu’on fait ici.
