# Heist Hustle. $me est l'argument qui est la personne qui lit, s'il y en a un.


# Le jeu lui-même

mood = Dix casses, un dé, une roue. Cerveau superflu.
genre = dés et chance
option-line_percent = Roue arrêtée sur un trait
option-line_percent-meaning = Combien de fois sur cent
option-hot_weapons = Armes brûlantes
option-hot_weapons-meaning = Règle maison : sur chaque lieu, deux armes sortent deux fois plus souvent
option-bail = Se défiler
option-bail-meaning = Règle maison : avant le jet, tous sauf le cerveau peuvent se défiler
option-second_try = Second essai
option-second_try-meaning = Règle maison : le cerveau peut payer 5 pour relancer après un échec
option-even_rounds = Chacun mène aussi souvent
option-even_rounds-meaning = On ne joue que le nombre de lieux qu’il faut pour ça
option-tie = Qui gagne à égalité
option-tie-meaning = À la fin
option-tie-share = Tous ensemble
option-tie-fewer_lead = Qui a mené le moins souvent
option-clock_seconds = Temps pour une décision
option-clock_seconds-meaning = Secondes ; la moitié pour un simple bouton


# Ce qu'il y a

name-crowbar = Pied-de-biche
name-disguise = Dégui{"\u00AD"}sement
name-lock-picks = Rossi{"\u00AD"}gnol
name-grappling-hook = Grap{"\u00AD"}pin
name-smoke-bomb = Fumi{"\u00AD"}gène
name-thermal-drill = Lance ther{"\u00AD"}mique
name-laptop = Ordi{"\u00AD"}nateur
name-glass-cutter = Coupe-verre
name-night-goggles = Lunet{"\u00AD"}tes de nuit
name-dynamite = Dyna{"\u00AD"}mite
name-pawn-shop = Prê{"\u00AD"}teur sur gages
name-jewelry-boutique = Bijou{"\u00AD"}terie
name-art-gallery = Gale{"\u00AD"}rie d’art
name-armored-truck = Four{"\u00AD"}gon blindé
name-yacht-marina = Port de plai{"\u00AD"}sance
name-natural-history-museum = Muséum d’histoire natu{"\u00AD"}relle
name-downtown-bank = Banque du centre
name-casino-vault = Coffre du casino
name-diamond-exchange = Bourse aux dia{"\u00AD"}mants
name-gold-reserve = Réserve d’or
# L'arme avec son article.
the-weapon =
    { $weapon-id ->
        [laptop] l’{ $weapon }
        [thermal-drill] la { $weapon }
        [dynamite] la { $weapon }
        [night-goggles] les { $weapon }
       *[other] le { $weapon }
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }


# Ce qui s'est passé

event-start-roll =
    { $me ->
        [who] Tu fais { $die } au dé pour mener le premier casse.
       *[none] { $who } fait { $die } au dé pour mener le premier casse.
    }
event-roll-again = Rien que des 1 et des 5 : tout le monde relance.
event-starts =
    { $me ->
        [who] Tu es le premier cerveau.
       *[none] { $who } est le premier cerveau.
    }
event-location =
    { $me ->
        [who] Tu retournes : { $location }, { $worth } points.
       *[none] { $who } retourne : { $location }, { $worth } points.
    }
event-wild-roll =
    { $me ->
        [who] Tu fais { $die } au dé pour le joker.
       *[none] { $who } fait { $die } au dé pour le joker.
    }
event-took-wild =
    { $me ->
        [who] Tu prends le joker.
       *[none] { $who } prend le joker.
    }
event-declined =
    { $me ->
        [who] Tu laisses le joker.
       *[none] { $who } laisse le joker.
    }
event-wild-stays = Cette fois, personne n’utilise le joker.
event-took =
    { $me ->
        [who] Tu prends { the-weapon }.
       *[none] { $who } prend { the-weapon }.
    }
event-extra =
    { $me ->
        [who] Tu prends aussi { the-weapon }.
       *[none] { $who } prend aussi { the-weapon }.
    }
event-plays-all =
    { $me ->
        [who] Tu joues toutes tes armes.
       *[none] { $who } joue toutes ses armes.
    }
event-plays-one =
    { $me ->
        [who] Tu joues seulement { the-weapon }.
       *[none] { $who } joue seulement { the-weapon }.
    }
event-named =
    { $me ->
        [who] Avec le joker, tu nommes { the-weapon }.
       *[none] Avec le joker, { $who } nomme { the-weapon }.
    }
event-unused =
    { $me ->
        [who] Tu n’utilises pas le joker.
       *[none] { $who } n’utilise pas le joker.
    }
event-answered =
    { $me ->
        [who] Tu as fait ton choix.
       *[none] { $who } a fait son choix.
    }
event-goes =
    { $me ->
        [who] Tu y vas.
       *[none] { $who } y va.
    }
event-bails =
    { $me ->
        [who] Tu te défiles.
       *[none] { $who } se défile.
    }
# $succeeds est true ou false.
event-rolled =
    { $succeeds ->
        [true]
            { $me ->
                [who] Tu fais { $die } : le casse réussit.
               *[none] { $who } fait { $die } : le casse réussit.
            }
       *[false]
            { $me ->
                [who] Tu fais { $die } : le casse échoue.
               *[none] { $who } fait { $die } : le casse échoue.
            }
    }
event-tries-again =
    { $me ->
        [who] Tu paies { points } pour relancer le dé.
       *[none] { $who } paie { points } pour relancer le dé.
    }
event-line =
    { $me ->
        [who] Tu lances la roue et tombes sur un trait : on relance.
       *[none] { $who } lance la roue et tombe sur un trait : on relance.
    }
event-spun =
    { $me ->
        [who] Tu lances la roue et tombes sur { the-weapon }.
       *[none] { $who } lance la roue et tombe sur { the-weapon }.
    }
event-heist-points =
    { $me ->
        [who] Tu marques { points } pour le casse.
       *[none] { $who } marque { points } pour le casse.
    }
# $gained est true ou false, $size ce qui est gagné ou perdu.
event-spinner-points =
    { $gained ->
        [true]
            { $me ->
                [who] Tu gagnes { $size } par la roue.
               *[none] { $who } gagne { $size } par la roue.
            }
       *[false]
            { $me ->
                [who] Tu perds { $size } par la roue.
               *[none] { $who } perd { $size } par la roue.
            }
    }
event-wild-points =
    { $gained ->
        [true]
            { $me ->
                [who] Tu gagnes { $size } par le joker.
               *[none] { $who } gagne { $size } par le joker.
            }
       *[false]
            { $me ->
                [who] Tu perds { $size } par le joker.
               *[none] { $who } perd { $size } par le joker.
            }
    }
event-house-points =
    { $me ->
        [who] Tu gagnes { $points } en te défilant à temps.
       *[none] { $who } gagne { $points } en se défilant à temps.
    }
event-wins =
    { $me ->
        [who] Tu gagnes avec { points }.
       *[none] { $who } gagne avec { points }.
    }
event-shares-win =
    { $me ->
        [who] Tu partages la victoire avec { points }.
       *[none] { $who } partage la victoire avec { points }.
    }


# Ce qui est demandé

ask-start = Lance le dé : le premier 3 commence, sinon le premier nombre pair.
ask-wild = Lance le dé pour le joker : un 4 ou un 6 y donne droit.
ask-wild-won = Le joker est à toi si tu le veux.
ask-weapons = Prends une arme.
ask-extras =
    { $more ->
        [one] Prends encore { $more } arme si tu veux, ou arrête-toi là.
       *[other] Prends encore jusqu’à { $more } armes, ou arrête-toi là.
    }
ask-play = Joue toutes tes armes, ou une seule.
ask-name = Nomme l’arme que remplace ton joker, ou ne l’utilise pas.
ask-bail = Vas-y pour une part, ou défile-toi : { $points } points si le casse échoue.
ask-roll = Lance le dé : avec 2, 4 ou 6, le casse réussit.
ask-second-try = Le casse a échoué. Payer { $cost } pour relancer ?
ask-spin = Lance la roue : quelle arme pour ce casse ?


# Ce qu'on peut faire

act-roll = Lancer le dé
act-take-wild = Prendre le joker
act-decline = Laisser le joker
act-take = Prendre { the-weapon }
act-done = Plus d’armes
act-play-all = Tout jouer
act-play = Jouer seulement { the-weapon }
act-name = Nommer { the-weapon }
act-unused = Ne pas l’utiliser
act-go = Y aller
act-bail = Me défiler
act-try-again = Payer et relancer
act-stand = En rester là
act-spin = Lancer la roue


# Pourquoi non. $wish est l'action refusée.

no-now-start = « { $wish } » est impossible maintenant : { $other } lance le dé pour mener le premier casse.
no-now-wild = « { $wish } » est impossible maintenant : le joker dépend du choix fait par { $other }.
no-now-weapons = « { $wish } » est impossible maintenant : { $other } prend une arme.
no-now-extras = « { $wish } » est impossible maintenant : { $other } peut prendre d’autres armes.
no-now-play = « { $wish } » est impossible maintenant : { $other } choisit quoi jouer.
no-now-name = « { $wish } » est impossible maintenant : { $other } dit ce que vaut le joker.
no-now-bail = « { $wish } » est impossible maintenant : tous sauf { $other } disent s’ils y vont.
no-now-roll = « { $wish } » est impossible maintenant : { $other } lance le dé pour le casse.
no-now-second-try = « { $wish } » est impossible maintenant : { $other } peut payer pour relancer.
no-now-spin = « { $wish } » est impossible maintenant : { $other } lance la roue.
no-for-the-mastermind = « { $wish } » : c’est au cerveau de cette manche, { $other }.
no-house-rule-off = « { $wish } » relève d’une règle maison, désactivée à cette table.
no-start-rolled = « { $wish } » est impossible : tu as fait ton jet de départ.
no-start-later = « { $wish } » doit attendre : ce n’est pas ton tour ; { $other } lance d’abord.
no-does-not-roll-for-wild = « { $wish } » est impossible : le cerveau ne lance pas pour le joker.
no-wild-rolled = « { $wish } » est impossible : tu as fait { $roll } pour le joker, et chacun n’a qu’un jet.
no-wild-later = « { $wish } » doit attendre : ce n’est pas ton tour ; { $other } passe d’abord.
no-no-right-to-wild = « { $wish } » est impossible : il faut un 4 ou un 6, et tu as fait { $roll }.
no-no-roll-yet = « { $wish } » est impossible : il faut d’abord faire un 4 ou un 6.
no-declined = « { $wish } » est impossible : tu as déjà laissé le joker.
no-wild-taken = « { $wish } » est impossible : { $other } a le joker de cette manche.
no-wild-yours = « { $wish } » est impossible : tu as pris le joker.
no-wild-stays = « { $wish } » est impossible : cette fois, personne n’utilise le joker.
no-wild-open = « { $wish } » est impossible : personne n’a encore pris le joker.
no-not-the-holder = « { $wish } » n’est pas pour toi : { $other } tient le joker.
no-named-later = « { $wish } » doit attendre que toutes les armes soient choisies et jouées.
no-named = « { $wish } » est impossible : tu as dit ce que vaut le joker.
no-has-a-weapon = « { $wish } » est impossible : tu as ton arme.
no-extras-later = « { $wish } » doit attendre : le cerveau se sert encore quand chacun a la sienne.
no-no-extras = « { $wish } » est impossible : à dix joueurs, il ne reste pas d’armes.
no-takes-later = « { $wish } » doit attendre : ce n’est pas ton tour ; { $other } se sert d’abord.
no-taken = « { $wish } » est impossible : cette arme n’est plus sur la table ; { $other } l’a.
no-yours = « { $wish } » est impossible : cette arme n’est plus sur la table ; tu l’as.
no-one-weapon = « { $wish } » est impossible : seul le cerveau a plus d’une arme.
no-weapons-done = « { $wish } » vient trop tard : les armes de cette manche sont choisies.
no-single-weapon = « { $wish } » n’est pas pour toi : qui n’a qu’une arme la joue, et seul le cerveau, { $other }, peut en avoir plus.
no-not-held = « { $wish } » est impossible : tu n’as pas cette arme.
no-always-goes = « { $wish } » n’est pas pour toi : le cerveau y va toujours.
no-answered = « { $wish } » est impossible : tu as déjà répondu.
no-once-more = « { $wish } » est impossible : un jet raté ne se relance qu’une fois.
no-succeeded = « { $wish } » est impossible : le casse a réussi.
no-rolled = « { $wish } » est impossible : le jet de ce casse est fait.

# After the game: what a bot did something for.
hindsight-stacked = { $name } avait { $n } de retard et a nommé sa propre arme, { the-weapon }, avec le joker : seul un coup de chance pouvait aider.
hindsight-shadowed = { $name } menait et a nommé l’arme de { $who }, { the-weapon }, pour qu’une touche profite ou coûte aux deux.
hindsight-spared = { $name } n’a pas utilisé le joker, pour protéger une avance de { $n }.
