# Millions of Dollars. $me est l'argument qui est la personne qui lit, s'il y en a un. L'argent est en millions de dollars.
# $slot est 0 quand chacun a un seul Personnage. À trois, où chacun en a deux, c'est 1 ou 2 :
# le Personnage de $who, ou de $whom s'il y en a un.


# Le jeu lui-même

mood = Bluffe sur ton rôle. Paie tes rivaux pour qu’ils filent.
genre = bluff et pots-de-vin
option-fooled = On ne m’y prendra plus
option-fooled-meaning = Personne ne rejoue le Rôle de la dernière manche
option-reserve_ante = L’argent de la Réserve
option-reserve_ante-meaning = Ce que devient une mise qui en vient
option-reserve_ante-lent = Elle y retourne
option-reserve_ante-gift = Elle est à qui l’a reçue
option-whispers = Messes basses
option-whispers-meaning = Offres et paroles privées entre deux joueurs encore dans le coup
option-negotiate_seconds = Temps pour négocier
option-negotiate_seconds-meaning = Secondes
option-choose_seconds = Temps pour choisir un Rôle
option-choose_seconds-meaning = Secondes
option-clocks = Chronos
option-clocks-meaning = Sans : on attend tout le monde, et seul le Meneur qui presse lance un chrono
option-target = Millions pour gagner
option-target-meaning = L’argent qui met fin à la partie après un partage


# Ce qui s'est passé

event-leader =
    { $me ->
        [who] Tu reçois la carte Meneur.
       *[none] { $who } reçoit la carte Meneur.
    }
# $loot_card est le message loot-card plus bas.
event-loot = Manche { $round } : { $loot_card }.
event-last-time =
    { $me ->
        [who] À la manche précédente, tu avais envoyé { the-role }.
       *[none] À la manche précédente, { $who } avait envoyé { the-role }.
    }
event-chose =
    { $me ->
        [who] Tu as fait ton choix.
       *[none] { $who } a fait son choix.
    }
# Seule la personne qui lit entend la suivante, ainsi que event-holds, event-drops, event-saw et event-picked.
event-too-late = Trop tard : le hasard a choisi pour toi.
event-ante =
    { $slot ->
        [0]
            { $me ->
                [who] Tu poses une mise de { $money } M$.
               *[none] { $who } pose une mise de { $money } M$.
            }
       *[other]
            { $me ->
                [who] Tu poses une mise de { $money } M$ ({ nth-character }).
               *[none] { $who } pose une mise de { $money } M$ ({ nth-character }).
            }
    }
event-ante-lent =
    { $slot ->
        [0]
            { $me ->
                [who] La Réserve avance ta mise de { $money } M$.
               *[none] La Réserve avance à { $who } une mise de { $money } M$.
            }
       *[other]
            { $me ->
                [who] La Réserve avance ta mise de { $money } M$ ({ nth-character }).
               *[none] La Réserve avance à { $who } une mise de { $money } M$ ({ nth-character }).
            }
    }
event-shown = Les cartes Rôle montrent { $count } × { $role }.
event-claims =
    { $me ->
        [who] Tu dis : « Je suis { the-role }. »
       *[none] { $who } dit : « Je suis { the-role }. »
    }
event-asks =
    { $me ->
        [who] Tu dis : « Je file pour { $money } M$. »
       *[none] { $who } dit : « Je file pour { $money } M$. »
    }
event-roll-call =
    { $me ->
        [who] Tu fais l’appel.
       *[none] { $who } fait l’appel.
    }
event-asked =
    { $me ->
        [who] L’appel en est à toi.
       *[none] L’appel en est à { $who }.
    }
event-no-comment =
    { $me ->
        [who] Tu dis : « Sans commentaire. »
       *[none] { $who } dit : « Sans commentaire. »
    }
event-call-ends = L’appel est terminé.
event-may-hurry =
    { $me ->
        [who] Tu peux maintenant presser la table.
       *[none] { $who } peut maintenant presser la table.
    }
event-hurry =
    { $me ->
        [who] Tu presses la table : { $seconds } secondes.
       *[none] { $who } presse la table : { $seconds } secondes.
    }
event-offers =
    { $slot ->
        [0]
            { $me ->
                [who] Tu offres à { $whom } { $money } M$ pour son départ.
                [whom] { $who } t’offre { $money } M$ pour ton départ.
               *[none] { $who } offre à { $whom } { $money } M$ pour son départ.
            }
       *[other]
            { $me ->
                [who] Tu offres à { $whom } ({ nth-character }) { $money } M$ pour son départ.
                [whom] { $who } t’offre { $money } M$ pour ton départ ({ nth-character }).
               *[none] { $who } offre à { $whom } ({ nth-character }) { $money } M$ pour son départ.
            }
    }
event-whispers =
    { $slot ->
        [0]
            { $me ->
                [who] Tu offres en privé à { $whom } { $money } M$ pour son départ.
                [whom] { $who } t’offre en privé { $money } M$ pour ton départ.
               *[none] { $who } offre en privé à { $whom } { $money } M$ pour son départ.
            }
       *[other]
            { $me ->
                [who] Tu offres en privé à { $whom } ({ nth-character }) { $money } M$ pour son départ.
                [whom] { $who } t’offre en privé { $money } M$ pour ton départ ({ nth-character }).
               *[none] { $who } offre en privé à { $whom } ({ nth-character }) { $money } M$ pour son départ.
            }
    }
event-withdraws-offer =
    { $slot ->
        [0]
            { $me ->
                [who] Tu retires ton offre à { $whom }.
                [whom] { $who } retire l’offre qui t’était faite.
               *[none] { $who } retire son offre à { $whom }.
            }
       *[other]
            { $me ->
                [who] Tu retires ton offre à { $whom } ({ nth-character }).
                [whom] { $who } retire l’offre qui t’était faite ({ nth-character }).
               *[none] { $who } retire son offre à { $whom } ({ nth-character }).
            }
    }
event-declines =
    { $slot ->
        [0]
            { $me ->
                [who] Tu refuses l’offre faite par { $payer }.
                [payer] { $who } refuse ton offre.
               *[none] { $who } refuse l’offre faite par { $payer }.
            }
       *[other]
            { $me ->
                [who] Tu refuses l’offre faite par { $payer } ({ nth-character }).
                [payer] { $who } refuse ton offre ({ nth-character }).
               *[none] { $who } refuse l’offre faite par { $payer } ({ nth-character }).
            }
    }
event-holds = Tu gardes sous le coude l’offre de { $money } M$ faite par { $payer }.
event-drops = Tu ne gardes plus d’offre sous le coude.
event-pays =
    { $slot ->
        [0]
            { $me ->
                [who] Tu paies à { $whom } { $money } M$ pour son départ.
                [whom] { $who } te paie { $money } M$ pour ton départ.
               *[none] { $who } paie à { $whom } { $money } M$ pour son départ.
            }
       *[other]
            { $me ->
                [who] Tu paies à { $whom } ({ nth-character }) { $money } M$ pour son départ.
                [whom] { $who } te paie { $money } M$ pour ton départ ({ nth-character }).
               *[none] { $who } paie à { $whom } ({ nth-character }) { $money } M$ pour son départ.
            }
    }
event-leaves =
    { $slot ->
        [0]
            { $me ->
                [who] Tu files.
               *[none] { $who } file.
            }
       *[other]
            { $me ->
                [who] Tu files ({ nth-character }).
               *[none] { $who } file ({ nth-character }).
            }
    }
event-ante-back =
    { $slot ->
        [0]
            { $me ->
                [who] Tu reprends ta mise de { $money } M$.
               *[none] { $who } reprend sa mise de { $money } M$.
            }
       *[other]
            { $me ->
                [who] Tu reprends ta mise de { $money } M$ ({ nth-character }).
               *[none] { $who } reprend sa mise de { $money } M$ ({ nth-character }).
            }
    }
event-ante-gone =
    { $slot ->
        [0]
            { $me ->
                [who] La Réserve prend ta mise de { $money } M$.
               *[none] La Réserve prend la mise de { $money } M$ posée par { $who }.
            }
       *[other]
            { $me ->
                [who] La Réserve prend ta mise de { $money } M$ ({ nth-character }).
               *[none] La Réserve prend la mise de { $money } M$ posée par { $who } ({ nth-character }).
            }
    }
event-ready =
    { $me ->
        [who] Tu restes.
       *[none] { $who } reste.
    }
event-unready =
    { $me ->
        [who] Tu hésites de nouveau.
       *[none] { $who } hésite de nouveau.
    }
event-absent =
    { $me ->
        [who] Tu n’es plus là : on compte que tu restes.
       *[none] { $who } n’est plus là et compte parmi ceux qui restent.
    }
event-back =
    { $me ->
        [who] Te revoilà.
       *[none] { $who } revient.
    }
event-looked =
    { $slot ->
        [0]
            { $me ->
                [who] Tu jettes un œil chez { $whom } avec une carte Intimidation.
                [whom] { $who } jette un œil chez toi avec une carte Intimidation.
               *[none] { $who } jette un œil chez { $whom } avec une carte Intimidation.
            }
       *[other]
            { $me ->
                [who] Tu jettes un œil chez { $whom } ({ nth-character }) avec une carte Intimidation.
                [whom] { $who } jette un œil chez toi ({ nth-character }) avec une carte Intimidation.
               *[none] { $who } jette un œil chez { $whom } ({ nth-character }) avec une carte Intimidation.
            }
    }
event-saw =
    { $slot ->
        [0]
            Tu vois qui travaille pour { $whom } : { the-role }.
       *[other]
            Tu vois qui travaille pour { $whom } ({ nth-character }) : { the-role }.
    }
event-reveals =
    { $me ->
        [who] Tu dévoiles { the-role }.
       *[none] { $who } dévoile { the-role }.
    }
event-eliminated =
    { $me ->
        [who] Tu perds { the-role } : hors du coup.
       *[none] { $who } perd { the-role } : hors du coup.
    }
event-earns-card =
    { $me ->
        [who] Tu gagnes une carte Intimidation.
       *[none] { $who } gagne une carte Intimidation.
    }
event-names =
    { $me ->
        [who] Tu nommes { the-role }.
       *[none] { $who } nomme { the-role }.
    }
event-names-nothing =
    { $me ->
        [who] Tu n’as personne à nommer.
       *[none] { $who } n’a personne à nommer.
    }
event-no-sharing = Il ne reste personne pour partager le Butin.
event-alone =
    { $me ->
        [who] Tu perds { $money } M$ : ta Balance reste seule.
       *[none] { $who } perd { $money } M$ : sa Balance reste seule.
    }
event-share =
    { $me ->
        [who] Tu reçois une part de { $money } M$.
       *[none] { $who } reçoit une part de { $money } M$.
    }
# $own est true quand quelqu'un se paie à soi-même : à trois, les deux Personnages peuvent être à la même personne.
event-fee =
    { $me ->
        [who]
            { $own ->
                [true] Tu te paies { $money } M$ pour la course.
               *[false] Tu paies { $money } M$ à { $payee } pour la course.
            }
        [payee] { $who } te paie { $money } M$ pour la course.
       *[none] { $who } paie { $money } M$ à { $payee } pour la course.
    }
event-theft =
    { $me ->
        [who]
            { $own ->
                [true] Ton propre Escroc te prend { $money } M$.
               *[false] L’Escroc envoyé par { $payee } te prend { $money } M$.
            }
        [payee] Ton Escroc prend { $money } M$ à { $who }.
       *[none] L’Escroc envoyé par { $payee } prend { $money } M$ à { $who }.
    }
event-symbol =
    { $me ->
        [who] Tu reçois { $money } M$ de plus pour le symbole de la carte Butin.
       *[none] { $who } reçoit { $money } M$ de plus pour le symbole de la carte Butin.
    }
event-wins =
    { $me ->
        [who] Tu gagnes avec { $money } M$.
       *[none] { $who } gagne avec { $money } M$.
    }
event-shares-win =
    { $me ->
        [who] Tu partages la victoire avec { $money } M$.
       *[none] { $who } partage la victoire avec { $money } M$.
    }
event-picked =
    { $second_role-id ->
        [none] Tu choisis { the-role }.
       *[other] Tu choisis { the-role } et { the-second-role }.
    }
event-settled =
    { $count ->
        [one] La négociation est finie : { $count } Personnage reste.
       *[other] La négociation est finie : { $count } Personnages restent.
    }

# Parties de phrases : quel Personnage à trois, un Rôle avec son article, et une carte Butin. $symbol est un Rôle ou none.
nth-character =
    { $slot ->
        [1] premier Personnage
       *[2] second Personnage
    }
the-role =
    { $role-id ->
        [snitch] la { $role }
        [brute] la { $role }
        [crook] l’{ $role }
       *[other] le { $role }
    }
the-second-role =
    { $second_role-id ->
        [snitch] la { $second_role }
        [brute] la { $second_role }
        [crook] l’{ $second_role }
       *[other] le { $second_role }
    }
the-role-2 =
    { $role_2-id ->
        [snitch] la { $role_2 }
        [brute] la { $role_2 }
        [crook] l’{ $role_2 }
       *[other] le { $role_2 }
    }
loot-card =
    { $symbol-id ->
        [none] { $card }, butin { $worth } M$, mise { $ante } M$
       *[other] { $card }, butin { $worth } M$, mise { $ante } M$, symbole { $symbol }
    }


# Les Rôles et le Butin

name-snitch = Balance
name-brute = Brute
name-driver = Chauf{"\u00AD"}feur
name-crook = Escroc
name-mastermind = Cer{"\u00AD"}veau
name-first-bank = Pre{"\u00AD"}mière Banque
name-harbor-savings = Caisse du port
name-armored-van = Four{"\u00AD"}gon blindé
name-auction-house = Salle des ventes
name-riverboat-casino = Casino flot{"\u00AD"}tant
name-art-museum = Musée d’art
name-diamond-exchange = Bourse aux dia{"\u00AD"}mants
name-cash-depot = Dépôt de fonds
name-grand-casino = Grand Casino
name-gold-reserve = Réserve d’or


# Ce qui est demandé. $card est la carte Butin de cette manche.

ask-choose = Envoie en secret un Personnage sur ce coup : { $card }.
ask-choose-two = Envoie en secret deux Personnages différents sur ce coup : { $card }.
ask-chosen = Tu peux changer de choix jusqu’à ce que tout le monde ait choisi.
ask-name = Tu as la seule Balance : nomme un Rôle ; tous ceux qui l’ont sont dehors.
ask-naming = Attends que la Balance nomme un Rôle.
ask-left = Tu as filé : attends en silence la fin de la manche.
ask-asked = L’appel en est à toi : annonce un Rôle, ou pas de commentaire.
ask-ready = Tu restes ; attends les autres, ou réfléchis encore.
ask-negotiate = Rester ou filer ?


# Ce qu'on peut faire. $payer est qui a fait l'offre à laquelle on répond.

act-call-up = Le temps donné est écoulé
act-may-hurry = Le Meneur peut presser
act-silence = Rien n’a été dit
act-absent = { $seat } n’est pas là
act-back = { $seat } revient
act-choose = Envoyer { the-role }
act-choose-two = Envoyer { the-role } d’abord, { the-role-2 } ensuite
act-claim = Dire : “Je suis { the-role }”
act-ask = Dire : “Je file pour { $number } M$”
act-offer =
    { $slot ->
        [0] Offrir à { $whom } { $money } M$ pour son départ
       *[other] Offrir à { $whom } (Personnage { $slot }) { $money } M$ pour son départ
    }
act-whisper =
    { $slot ->
        [0] Offrir en privé à { $whom } { $money } M$ pour son départ
       *[other] Offrir en privé à { $whom } (Personnage { $slot }) { $money } M$ pour son départ
    }
act-withdraw-offer =
    { $slot ->
        [0] Retirer ton offre à { $whom }
       *[other] Retirer ton offre à { $whom } (Personnage { $slot })
    }
act-hold =
    { $slot ->
        [0] Garder sous le coude l’offre de { $money } M$ faite par { $payer }
       *[other] Garder sous le coude l’offre de { $money } M$ faite par { $payer } (Personnage { $slot })
    }
act-drop = Ne garder aucune offre
act-accept =
    { $slot ->
        [0] Accepter l’offre de { $money } M$ faite par { $payer } et filer
       *[other] Accepter l’offre de { $money } M$ faite par { $payer } et filer avec le Personnage { $slot }
    }
act-decline =
    { $slot ->
        [0] Refuser l’offre faite par { $payer }
       *[other] Refuser l’offre faite par { $payer } au Personnage { $slot }
    }
act-leave = Filer
act-withdraw = Filer avec le Personnage { $slot }
act-ready = Rester
act-unready = Hésiter encore
act-roll-call = Faire l’appel
act-no-comment = Sans commentaire
act-hurry = Presser la table
act-intimidate =
    { $slot ->
        [0] Jeter un œil chez { $whom }
       *[other] Jeter un œil chez { $whom } (Personnage { $slot })
    }
act-name = Nommer { the-role }


# Pourquoi non. $wish est l'action refusée.

no-before-negotiation = « { $wish } » doit attendre la Négociation : d’abord, chacun envoie un Personnage.
no-after-negotiation = « { $wish } » vient trop tard : la Négociation est finie.
no-placed = « { $wish } » vient trop tard : tout le monde a choisi.
no-not-naming = « { $wish } » est impossible maintenant : seule une Balance unique nomme un Rôle, après la Négociation.
no-not-the-snitch = « { $wish } » n’est pas pour toi : { $snitch } a la Balance et nomme un Rôle.
no-role-not-used = « { $wish } » est impossible : à cette table, ce Rôle n’est pas utilisé ({ $role }).
no-send-one = « { $wish } » est impossible : à cette table, tu envoies un seul Personnage.
no-send-two = « { $wish } » est impossible : à trois, tu envoies deux Personnages différents.
no-sent-before = « { $wish } » est impossible : tu as envoyé { the-role } à la dernière manche.
no-not-visible = « { $wish } » est impossible : ce Rôle n’est pas parmi les cartes visibles ({ $role }).
no-yourself = « { $wish } » est impossible : c’est toi.
no-no-such-player = « { $wish } » est impossible : il n’y a personne à cette place.
no-which-character = « { $wish } » est impossible : à trois, dis lequel des deux Personnages.
no-one-character = « { $wish } » est impossible : à cette table, chacun a un seul Personnage.
no-your-own = « { $wish } » est impossible : il faut un Personnage de quelqu’un d’autre.
no-out = « { $wish } » est impossible : ce Personnage n’est plus dans le coup.
no-left-silent = « { $wish } » est impossible : tu as filé et ne peux plus parler jusqu’à la fin de la manche.
no-left-deals = « { $wish } » est impossible : tu as filé, plus d’offres pour toi dans cette manche.
no-left = « { $wish } » est impossible : tu as filé, et c’est sans retour pour cette manche.
no-left-leader = « { $wish } » est impossible : un Meneur qui a filé n’appelle plus.
no-price = « { $wish } » est impossible : demande de { $low } M$ à { $high } M$.
no-not-the-leader = « { $wish } » : c’est au Meneur, { $leader }.
no-once-a-round = « { $wish } » est impossible : le Meneur ne le peut qu’une fois par manche.
no-nobody-to-ask = « { $wish } » est impossible : il ne reste personne d’autre.
no-not-called = « { $wish } » est impossible : aucun appel n’en est à toi.
no-hurry-too-soon = « { $wish } » doit attendre : le Meneur le peut un moment après l’ouverture.
no-no-whispers = « { $wish } » est impossible : pas d’offres privées à cette table.
no-nothing-offered = « { $wish } » est impossible : une offre est de 1 M$ ou plus.
no-no-cash = « { $wish } » est impossible : de ton argent, { $n } M$ ne sont pas promis à d’autres.
no-no-offer-of-yours = « { $wish } » est impossible : tu n’as pas d’offre ouverte là.
no-no-such-offer = « { $wish } » est impossible : il n’y a pas d’offre pareille maintenant.
no-other-amount = « { $wish } » est impossible : l’offre est maintenant de { $n } M$.
no-held-already = « { $wish } » est impossible : tu gardes déjà cette offre sous le coude.
no-held-is-gone = « { $wish } » est impossible : une offre que tu gardes a disparu ou changé ; lâche-la d’abord.
no-nothing-held = « { $wish } » est impossible : tu n’en gardes aucune.
no-gone-already = « { $wish } » est impossible : ce Personnage a déjà filé.
no-ready-already = « { $wish } » est impossible : tu as déjà dit que tu restes.
no-not-ready = « { $wish } » est impossible : tu n’as pas dit que tu restes.
no-not-placed = « { $wish } » doit attendre que tous les Personnages soient posés.
no-no-more-looks = « { $wish } » vient trop tard : maintenant, seule la Balance peut dépenser une carte Intimidation.
no-left-looker = « { $wish } » est impossible : tu as filé, et il faut être dans le coup pour regarder.
no-no-card = « { $wish } » est impossible : tu n’as pas de carte Intimidation.

warn-leaves = Ta mise est sauve. Sans retour.
warn-deal = D’abord l’argent, puis la porte. Sans retour.
warn-looks = La carte est dépensée, et tous voient chez qui tu regardes.
warn-names = Si tu restes sans personne, tu paies { $money } M$.

# After the game: what a bot believed, and what it did something for.
hindsight-sent = { $name } pensait que { $who } avait envoyé : { $role } ({ $n } %).
hindsight-bluff = { $name } a prétendu { $said } pour cacher { $role }.
hindsight-truth = { $name } avait bien envoyé { $role } et l’a dit pour éloigner les autres.
hindsight-bought = { $name } a offert { $amount } M$ à { $who } pour filer, par peur d’un jumeau ({ $n } %).
hindsight-thinned = { $name } a offert { $amount } M$ à { $who } pour filer : à un de moins, rester semblait rapporter { $worth } M$ de plus.
hindsight-sold = { $name } file contre { $amount } M$ ; rester { $worth ->
        [0] ne semblait rien valoir
       *[other] semblait valoir { $worth } M$
    }.
hindsight-went-home = { $name } file sans rien : rester promettait moins.
hindsight-unsure = { $name } ne savait pas qui avaient envoyé : { $who }.
