# Ce que dit ce plateau.

notes = Notes
swap-nothing = rien
stage-partners = Qui est qui
stage-crack = Ouvrir le coffre
stage-robbery-silent = Braquage muet
stage-silent = Braquage muet
stage-robbery-alarm = Alarme
stage-alarm = Alarme
stage-getaway = Fuite
stage-hideout = La Planque
stage-showdown = Duel final
stage-over = C’est fini
stage- = Bank Heist

# De quoi il s'agit à cet instant, pareil pour tous les camps : on peut lire par-dessus une épaule.
ask-partners = Garde ta carte appuyée : qui es-tu ?
late-partners = À 0:00, on considère que c’est bon pour toi.
late-crack = À 0:00, un nouveau code est retourné ; après trois sans réponse, le sort décide.
late-pass-card = À 0:00, la carte va à la personne à ta gauche.
late-receive = À 0:00, la carte suit ce que doit ton camp ; qui a le choix charge un sac.
late-dye = À 0:00, une de tes cartes part au hasard.
late-alarm-target = À 0:00, c’est la première personne possible à ta gauche.
late-attribute = À 0:00, ça va à la première personne possible à ta gauche.
late-swap = À 0:00, les règles échangent pour toi.
late-search = À 0:00, un sac est chargé s’il y en a ; pour un Agent, il n’y en a pas.
late-give = À 0:00, une de tes cartes est donnée au hasard.
late-vault = À 0:00, tu prends un sac s’il en reste, sinon n’importe quelle carte.
late-action = À 0:00, tu passes ; si tu ne peux pas, tu tires sur la première personne qui n’est pas ton partenaire.
late-answer = À 0:00, tu prends la première issue que tu as, ou tu encaisses.
late-follow-up = À 0:00, tu en restes là.
late-shotgun-side = À 0:00, la première des deux personnes à côté est touchée aussi.
late-shotgun-cost = À 0:00, une de tes cartes part au hasard.
late-loot = À 0:00, tu en prends une.
late-extra-shot = À 0:00, tu arrêtes de tirer.
late-poison = À 0:00, tu utilises l’Adrénaline si tu en as.
hint-partners = Retiens qui tu es ; ta carte reste à côté de ta main. Agents et Rivaux connaissent maintenant leur partenaire, les Complices ne connaissent personne.
hint-crack = La bonne réponse la plus rapide mène le braquage. Une fausse te met hors course et coûte du temps à la table.
hint-pass-card = Tu as pioché ceci dans le coffre. Qui le reçoit le garde, ou le charge si c’est un sac. Cinq sacs dans le fourgon lancent la Fuite.
hint-receive = Toi, tu vois cette carte. Les autres te voient juste regarder, quelle qu’elle soit.
hint-dye = Une Bombe d’encre éclate : elle part, et la carte que tu touches dans ta main aussi.
hint-attribute = Ce trait reste à cette personne jusqu’à la fin de la partie.
hint-search = Qui ne charge rien donne une carte.
hint-give = Touche une carte de ta main : la personne fouillée la reçoit, et personne d’autre ne voit laquelle.
hint-vault = Personne d’autre ne voit ce choix.
hint-action = Une action : tirer, utiliser une carte, ou passer. Les Agents gagnent si l’un d’eux atteint la Planque en vie.
hint-answer = Il ne t’est encore rien arrivé. Esquive, ou encaisse.
hint-follow-up = L’attaque est passée. Tu peux y répondre, ou en rester là.
hint-shotgun-side = Le Fusil à pompe touche deux fois : la cible, et quelqu’un à côté.
hint-shotgun-cost = Chaque décharge du Fusil à pompe coûte une carte : touches-en une de ta main.
hint-loot = Tu prends au hasard une carte dans ces poches.
hint-extra-shot = Un Chargeur rapide ou une seconde arme te donne un tir de plus. La seconde arme montre que tu es Rival.
hint-poison = L’Adrénaline retarde le poison d’un tour de table.
# Ce que fait une carte Alarme, les mêmes mots pour qui la tire et pour qui regarde.
alarm-attribute = { $card } : { $effect }.
alarm-are-you-loyal = Qui l’a tirée voit en secret si la personne choisie a un tatouage, comme les Complices, et peut mentir.
alarm-check-these-out = Qui l’a tirée montre en secret sa main entière à la personne choisie.
alarm-you-can-trust-me = Qui l’a tirée montre en secret à la personne choisie s’il y a un tatouage, comme en ont les Complices.
alarm-ill-take-that = Qui l’a tirée prend une carte du coffre comme si on la lui avait passée.
alarm-hold-it-right-there = Qui l’a tirée voit toute la main de la personne choisie, et peut charger ses sacs ou dire qu’il n’y en a pas.
alarm-lets-get-moving = Qui l’a tirée choisit n’importe quelle carte du coffre à passer.
alarm-i-dont-like-this = Deux traits sur la table changent de propriétaire ; s’il est seul, le trait bouge.
wait-crack = Le code est sur la table. La bonne réponse la plus rapide mène.
wait-robbery = Les cartes tournent en silence. Regarde qui en reçoit et quand un sac tombe dans le fourgon.
wait-alarm = La parole est libre. Regarde qui charge, qui fouille et qui ment.
wait-getaway =
    { $spaces ->
        [one] Chacun dans le fourgon a une action par tour. Plus qu’une case jusqu’à la Planque.
       *[other] Chacun dans le fourgon a une action par tour. Plus que { $spaces } cases jusqu’à la Planque.
    }

script-partners = Tout le monde, regardez vos téléphones. Gardez votre carte appuyée et retenez qui vous êtes. Agents et Rivaux voient leur partenaire.
script-crack = Le code est ouvert. Multipliez, et tapez la réponse en premier.
script-robbery-silent = Silence, s’il vous plaît. { $name } pioche dans le coffre et passe une carte. Les yeux sur vos téléphones.
script-robbery-alarm = L’alarme sonne. Vous pouvez parler. C’est à { $name }.
script-getaway = En route ! { $name } a une action.
script-answer = { $name }, regarde ton téléphone : on t’en veut.
script-hideout = Le fourgon s’arrête à la Planque. Le Chauffeur regarde chaque visage.
script-showdown = Duel final. { $name } a une action.

goal-crew = Mets cinq sacs dans le fourgon (les tiens se chargent tout seuls) et ne laisse aucun Agent atteindre la Planque. Les Rivaux veulent ta mort.
goal-sticky-fingers = Tu gagnes avec les Complices, mais chaque sac qu’on te passe te colle aux doigts. Trouve comment le leur dire.
goal-agent = Les sacs qu’on te passe restent chez toi : que la police arrive avant le cinquième chargé, ou atteins la Planque en vie.
goal-rival = Atteins la Planque avec un Sac de billets pour le Chauffeur, ou sois le dernier camp en vie dans le fourgon.
you = Tu es { $who }.
you-are = Tu es
you-peek = Garde appuyé
you-with = avec { $name }
vest-used = gilet usé
vest-ready = gilet prêt
hand = Ta main
hand-empty = Pas encore de carte. Elles te viennent des autres.
hand-none = Ta main est vide.
hand-out = Tu es hors jeu. Tu gagnes ou perds avec ton camp : regarde comment ça finit.
hand-copies = ×{ $n }
hand-passing = { $card }, à passer

does-adrenaline = esquive une attaque
does-cash-bag = achète le Chauffeur
does-chloroform = à côté : saute un tour
does-dye-pack = gâche une carte
does-knife = poignarde ou coupe les liens
does-lock-pick = ouvre menottes ou arme
does-speedloader = un tir de plus
does-zip-tie = ligote quelqu’un
card-adrenaline = Évite une attaque contre toi, ou retarde le poison d’un tour de table. À garder pour quand on te demande.
card-cash-bag = Passé, il est chargé dans le fourgon, ou gardé. À la Planque, c’est de quoi acheter le Chauffeur pour un Rival.
card-chloroform = Quelqu’un à côté saute un tour et reste sans défense jusque-là. Pour la Fuite.
card-dye-pack = Passée, elle éclate, et qui la reçoit perd une carte.
card-knife = Poignarde quelqu’un à côté, qui meurt après son prochain tour, ou coupe des liens. Pour la Fuite.
card-lock-pick = Ouvre des menottes ou débloque une arme enrayée. Pour la Fuite.
card-speedloader = Un tir de plus. Pour la Fuite.
card-zip-tie = Ligote n’importe qui, qui ne peut alors que se libérer. Pour la Fuite.
attr-guilty-conscience = rejoint les Agents quand l’un d’eux se dévoile pendant la Fuite
attr-gun-jammed = ne peut pas tirer
attr-hostage = prend une balle, sauf pour un Agent
attr-hush-money = ne peut pas parler
attr-loose-tongue = joue main étalée pendant la Fuite
attr-martial-skills = évite une attaque par tour de table
attr-masked = ni éther, ni poches fouillées
attr-poisoned = meurt après son deuxième tour de Fuite, sauf si l’Adrénaline l’en empêche
attr-shotgun = chaque tir touche deux personnes et coûte une carte
attr-trigger-happy = doit tirer à chaque tour

seat-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
seat-out = hors jeu
seat-tied = Mains liées
seat-cuffed = Menottes
seat-cold = Aux vapes
seat-bleeding = Bientôt hors jeu
seat-vest = Gilet usé
seat-facedown = Caché
seat-empty = main vide
seat-start = Premier joueur
seat-partner = De ton camp. Personne d’autre ne le voit.
seat-attacks = attaque { $name }
seat-you = toi
seat-hit = Attaque !
seat-tap = Touche
seat-used = { $what } (usé)
seat-turns = { $what } { $n }/2
stamp-out = MORT
shot-you = Toi → { $name }
shot = { $name } → { $other }

van = Le fourgon
vault = Le coffre
road-bank = Case { $n } sur { $all }, où les Agents gagnent
road-van = Case { $n } sur { $all }, la Planque
road-bank-note =
    { $n ->
        [0] La police est là
        [one] Police : { $n } case
       *[other] Police : { $n } cases
    }
road-van-note =
    { $n ->
        [0] À la planque
        [one] Planque : { $n } case
       *[other] Planque : { $n } cases
    }
bags = Sacs à bord : { $n } sur 5
bags-note = Sacs : { $n } sur 5
code = Les cartes du code
vault-left = { $n } au coffre

do-pass-to = Passer à
do-choose = Choisir
do-place = Poser devant
do-shoot = Tirer sur
do-stab = Poignarder
do-cut = Délier
do-unlock = Ôter menottes
do-unjam = Débloquer l’arme
do-chloroform = Endormir
do-zip-tie = Ligoter
do-handcuff = Menotter
do-beside = Toucher aussi
do-speedloader = Chargeur : tirer sur
do-second-gun = Seconde arme sur
aim-what = Que faire
aim-tap = { $what } : touche quelqu’un sur la table.
aim-myself = Moi
answer-label = Ta réponse
answer-go = Répondre
denied-adrenaline = Adrénaline
denied-shoot = Tirer
denied-pass = Passer
face-accept = Encaisser

claim-passed-bag = J’ai passé un sac à { $x }
claim-kept = { $x } a gardé un sac
claim-trust = Je me fie à { $x }
claim-suspect = Je soupçonne { $x }
claim-tattoo = { $x } a un tatouage
claim-no-tattoo = { $x } n’a pas de tatouage
notes-could = possible : { $what }
notes-holds = tient { $what }
notes-aside = Jamais distribué : { $what }
notes-none = aucun
mark-crew = Complice
mark-agent = Agent
mark-rival = Rival

end-agents-in-the-bank = La police attendait dehors
end-agents-in-the-bank-lead = Le braquage a trop duré. Les Agents gagnent.
end-rivals-on-the-road = Un fourgon plein de morts
end-rivals-on-the-road-lead = Il ne restait que des Rivaux dans le fourgon.
end-agents-at-the-hideout = Un flic descend du fourgon
end-agents-at-the-hideout-lead = Un Agent a atteint la Planque en vie. Les Agents gagnent.
end-crew-at-the-hideout = Le coup parfait
end-crew-at-the-hideout-lead = Seuls des Complices ont atteint la Planque.
end-crew-in-the-showdown = La trahison échoue
end-crew-in-the-showdown-lead = Le dernier Rival est tombé dans le duel final. Les Complices gagnent.
end-rivals-in-the-showdown = Chauffeur payé, complices morts
end-rivals-in-the-showdown-lead = Les Rivaux ont gagné le duel final.
end-stalemate = Mains liées, partie perdue
end-stalemate-lead = Plus rien ne bougeait. Les Complices gagnent.
end-nobody-left = Personne n’en réchappe
end-nobody-left-lead = Il ne reste personne, donc personne ne gagne.
end- = Le coup est fini
end-winners = { $lead } Victoire : { $who }.
end-conscience = { $name } gagne avec les Agents : une Mauvaise conscience.
answer-changed = Le code a changé. Rien n’a été envoyé : voici le nouveau.
where-card = Touche une carte de ta main.

# Ce qui est raconté comme une scène, et les titres du journal.

story-you = Toi
story-turn = Tour : { $name }
story-turn-you = Ton tour
story-alarm = L’alarme sonne
story-bags = Sacs dans le fourgon
story-loaded =
    { $n ->
        [0] Rien de chargé.
        [one] 1 sac chargé.
       *[other] { $n } sacs chargés.
    }
story-took =
    { $n ->
        [0] Aucune carte gardée.
        [one] 1 carte gardée.
       *[other] { $n } cartes gardées.
    }
story-dyed =
    { $n ->
        [one] Une Bombe d’encre a éclaté.
       *[other] { $n } Bombes d’encre ont éclaté.
    }
story-way = Un tour de la Fuite
story-quiet = Personne n’a été attaqué.
story-end = C’est fini
story-stamp-wins = GAGNE
story-shots = Tirs
story-cards = Cartes

# Ce que quelqu'un a dit, comme il l'a dit : $name est de qui il parle.
said-claim-passed-bag = J’ai passé un sac à { $name }.
said-claim-kept = { $name } a gardé un sac.
said-claim-trust = Je me fie à { $name }.
said-claim-suspect = Je soupçonne { $name }.
said-claim-tattoo = { $name } a un tatouage.
said-claim-no-tattoo = { $name } n’a pas de tatouage.
said-claims-none = Pas de sac chez { $name }.
