# Ce que dit ce plateau.

offers = Offres
stage-choose = Planification
stage-negotiate = Négociation
stage-name = Le Casse
stage-over = Le partage
stage- = Millions of Dollars

late-choose = À 0:00, un Rôle est tiré pour toi, et personne d’autre ne le sait.
late-negotiate = À 0:00, tous ceux qui sont là restent, et les Rôles se dévoilent.
late-name = À 0:00, tu nommes le Rôle le plus visible.
hint-choose = Tu ne partages que si personne d’autre qui reste n’a ton Rôle.
hint-chosen = Tu peux encore changer jusqu’au dernier choix.
hint-negotiate = Moins on partage, plus chacun touche : paie les autres pour qu’ils filent.
hint-ready = Quand tous ceux qui sont là restent, les Rôles se dévoilent et le butin se partage.
hint-left = Ta mise est sauve. Plus un mot jusqu’à la fin de la manche.
hint-name = Tous ceux qui ont le Rôle que tu nommes sont dehors et ne partagent rien.
hint-wait-name = La seule Balance nomme un Rôle. Qui l’a ne touche rien.
script-choose = Regardez vos téléphones, et envoyez quelqu’un en secret sur ce coup : { $loot }.
script-negotiate = Les Rôles sont sur la table. Parlez, menacez, payez-vous les uns les autres pour filer.
script-name = Il y a une Balance parmi vous, et elle nomme un Rôle.

does-snitch = nomme un rôle : dehors
does-brute = garde sa mise, gagne un coup d’œil
does-driver = +1 M$ par autre qui partage
does-crook = 2 M$ pris à une Brute
does-mastermind = le butin grossit de 2 M$
gang = Ton gang
second = { $role } d’abord. Et ensuite ?
ante = mise { $n } M$
tells-alone = La carte cachée est la tienne : personne d’autre n’a ce Rôle ({ $role }).
tells-perhaps = Seule la carte cachée pourrait être ton jumeau ({ $role }).
tells-others =
    { $n ->
        [one] Quelqu’un d’autre a envoyé ce Rôle aussi ({ $role }).
       *[other] Au moins { $n } autres ont envoyé ce Rôle aussi ({ $role }).
    }
state-hand = en main
state-withdrawn = a filé
state-eliminated = éliminé
money = { $n } M$
promised = dont { $n } M$ promis
money-label = Tu as { $n } M$
role = { $name } (Personnage { $slot })

leader = Meneur
seat-home = a filé
seat-stays = Reste
seat-chosen = A choisi
seat-choosing = Choisit
seat-mute = Doit se taire
seat-says = dit : { $what }
seat-ante = { $n } M$
seat-bid = { $n } M$ par { $name }
stamp-home = FILÉ
claim-role = Mon Rôle : { $role }
claim-ask = Je file pour { $n } M$
ask-call = Appel : et toi ?
loot-terms = Mise { $n } M$
loot-symbol = { $role } +1 M$
loot-each = La part de chacun, selon combien partagent
loot-in = à { $n } :
loot-round = Manche { $n } sur { $all }. Le premier à { $target } M$ après un partage gagne.
roles-label = Rôles envoyés, mélangés. Un est mis de côté, caché.
roles-unknown = Un de plus, caché

deal-to-me = { $name } te paie { $n } M$ pour filer
deal-to-mine = { $name } te paie { $n } M$ pour filer avec { $slot }
deal-binds = Ta mise de { $n } M$ revient aussi. Sans retour.
deal-decline = Refuser
deal-hold = Garder sous le coude
deal-take = Prendre et filer
build-open = Payer un départ
build-free = { $n } M$ libres
build-who = Qui payer
build-pick = Choisis qui payer
build-less = Moins
build-more = Plus
build-offer = Offrir { $n } M$ à { $name }
build-stands = Proposé
build-whisper = En privé

table-title = Sur la table
table-none = Pas d’offre.
table-slip = { $payer } à { $name }
table-if = pour un départ
table-private = pour un départ, en privé
table-back = Retirer
table-final = { $what } Définitif.
table-rest = Réserve { $n } M$. Conclu : { $what }.
table-nothing = rien
you = toi
you-first = Toi
said-nothing = encore rien

face-ready = Je reste
face-ready-note = Restent : { $n } sur { $all }.
face-name =
    { $n ->
        [one] { $role } ({ $n }{"\u00A0"}visible)
       *[other] { $role } ({ $n }{"\u00A0"}visibles)
    }
where-choose = Touche un Rôle de ton gang.
where-look = Pour regarder une carte en secret, touche qui l’a posée.
face-unready = Réfléchir
face-leave = Filer
face-leave-as = Filer : { $role }

split-named = Nommé par la Balance : dehors.
split-named-none = Nommé, mais personne n’est resté.
split-same = Il y en a { $n } : rien à partager.
split-alone = Sans jumeau : partage.
split-out-one = Dehors.
split-nobody = Personne n’est resté.
split-due = encore face cachée
split-now-calling = Ceux qui restent se dévoilent
split-share-none = Il ne reste personne pour partager le butin.
split-out = DEHORS
split-title = Qui touche quoi
split-now = Argent
split-antes = Mises
split-share = Part
split-driver = Chauffeur
split-crook = Escroc
split-mark = Symbole
split-alone-snitch = Seule

end-one = { $who } file avec des millions
end-many = { $who } se partagent la ville
end-lead =
    { $n ->
        [one] { $cash } M$ en main après une manche.
       *[other] { $cash } M$ en main après { $n } manches.
    }
and = {" "}et{" "}

# Un Casse raconté comme une scène.

story-first = Manche 1
story-round = Manche { $n } : { $loot }
# Le butin se partage : $n parts, $each en millions.
story-share =
    { $n ->
        [one] Une part de { $each } M$.
       *[other] { $n } parts de { $each } M$ chacune.
    }
story-goal = Le but : { $n } M$.
story-home = A filé avant.
story-antelost = Mise perdue
story-stamp-wins = GAGNE
split-leftalone = Seule : elle paie, et personne ne partage.
story-money = Argent

# Ce que quelqu'un a dit, comme il l'a dit : $name est qui devrait filer.
said-offer = { $name }, { $n } M$ si tu files.
said-whisper = { $name }, entre nous : { $n } M$ si tu files.
said-nothing-more = Sans commentaire.

# Pourquoi quelque chose s'est passé : $n qui sont restés avaient ce Rôle.
because-role =
    { $n ->
        [one] Un seul Rôle de ce genre est resté ({ $role }) : { $name }.
       *[other] { $n } sont restés avec ce Rôle ({ $role }), dont { $name }.
    }
because-does = { $role } : { $does }.

wish-role = Mon Rôle : …
wish-leave = Je file pour …
# $name avait annoncé un autre Rôle.
story-lied = { $name } avait dit autre chose.
