# Heat. $me est l'argument qui est la personne qui lit, s'il y en a un. L'argent est en dollars ; le Heat se compte en jetons.


# Le jeu lui-même

mood = Monte un plan, on retourne ensemble, file avant que ça chauffe.
genre = draft et dévoilement
option-apb = Avis de recherche
option-apb-meaning = Les Conséquences en sont tirées
option-draft = Le draft
option-draft-meaning = D’où viennent les cartes piochées ensuite
option-draft-seed = Piles de cinq
option-draft-v0_96 = La pioche commune
option-max_extra_a = Phases A en plus, au maximum
option-max_extra_a-meaning = Dans une même Étape
option-crackdown_cap = Gain maximal du Coup de filet
option-crackdown_cap-meaning = 0 : sans limite
option-timers = Chronos
option-timers-meaning = Sans : chacun prend le temps qu’il veut
option-draft_seconds = Temps pour une passe du draft
option-draft_seconds-meaning = Secondes
option-choose_seconds = Temps pour choisir la carte d’une Étape
option-choose_seconds-meaning = Secondes
option-a_seconds = Temps pour une décision en phase A
option-a_seconds-meaning = Secondes
option-memory_aid = Aide-mémoire
option-memory_aid-meaning = Chacun a sa liste privée des cartes passées et vues
option-private_chat = Messes basses
option-private_chat-meaning = On peut s’écrire en privé


# Les cartes

name-lay-low = Profil bas
name-copycat-crime = Copie con{"\u00AD"}forme
name-backup-plan = Plan B
name-circle-back = Retour sur les lieux
name-case-the-joint = Repé{"\u00AD"}rage
name-the-lift = Vol à la tire
name-bank-job = Bra{"\u00AD"}quage
name-heavy = Gros bras
name-smash-and-grab = Voi{"\u00AD"}ture-bélier
name-armored-car = Four{"\u00AD"}gon blindé
name-long-con = Arna{"\u00AD"}que au long cours
name-getaway-driver = As du volant
name-interrogation = Interro{"\u00AD"}gatoire
name-crackdown = Coup de filet
name-clean-hands = Mains pro{"\u00AD"}pres
name-public-enemy = Ennemi public
name-fence = Rece{"\u00AD"}leur
name-tip-off = Bon tuyau
name-dragnet = Quadril{"\u00AD"}lage
name-manhunt = Chasse à l’homme
name-stakeout = Surveil{"\u00AD"}lance
name-curfew = Couvre-feu
name-informant = Indic
name-amnesty = Amnis{"\u00AD"}tie
name-roadblock = Barrage rou{"\u00AD"}tier
name-plea-bargain = Plai{"\u00AD"}der cou{"\u00AD"}pable
name-internal-affairs = Police des polices


# Ce qui s'est passé

event-heist = Le Casse { $heist } commence par le draft.
event-dealt =
    { $me ->
        [who] Tu pioches { $card }.
       *[none] { $who } pioche { $card }.
    }
event-picked =
    { $me ->
        [who] Tu poses une carte à passer.
       *[none] { $who } pose une carte à passer.
    }
event-passed =
    { $me ->
        [who] Tu passes { $card } à { $other }.
        [other] { $who } te passe { $card }.
       *[none] { $who } passe { $card } à { $other }.
    }
event-drafted = Les plans sont prêts.
event-claims =
    { $me ->
        [who] Tu dis : « Je joue { $card }. »
       *[none] { $who } dit : « Je joue { $card }. »
    }
event-claims-quiet =
    { $me ->
        [who] Tu dis : « Je ne prends pas de Heat. »
       *[none] { $who } dit : « Je ne prends pas de Heat. »
    }
event-stage = Étape { $stage }.
event-chose =
    { $me ->
        [who] Tu choisis une carte.
       *[none] { $who } choisit une carte.
    }
event-plays =
    { $me ->
        [who] Tu joues { $card }.
       *[none] { $who } joue { $card }.
    }
event-sits-out =
    { $me ->
        [who] Tu n’as plus de carte à jouer.
       *[none] { $who } n’a plus de carte à jouer.
    }
event-draws =
    { $me ->
        [who] Tu pioches { counted-cards }.
       *[none] { $who } pioche { counted-cards }.
    }
event-drew =
    { $me ->
        [who] Tu pioches { $card }.
       *[none] { $who } pioche { $card }.
    }
event-no-draws = { $needed } cartes à piocher, mais { $left } dans la pioche : personne ne pioche.
event-decided =
    { $me ->
        [who] Tu as fait ton choix.
       *[none] { $who } a fait son choix.
    }
event-returns =
    { $me ->
        [who] Tu rends { $heat } Heat.
       *[none] { $who } rend { $heat } Heat.
    }
event-copies =
    { $me ->
        [who] Tu copies { $card } chez { $other }.
        [other] { $who } copie { $card } chez toi.
       *[none] { $who } copie { $card } chez { $other }.
    }
event-adds =
    { $me ->
        [who] Tu ajoutes { $card }.
       *[none] { $who } ajoute { $card }.
    }
event-uses-again =
    { $me ->
        [who] Tu reviens à { $card }.
       *[none] { $who } revient à { $card }.
    }
event-sets-aside =
    { $me ->
        [who] Tu mets { counted-cards } de côté.
       *[none] { $who } met { counted-cards } de côté.
    }
event-set-aside =
    { $me ->
        [who] Tu mets { $card } de côté.
       *[none] { $who } met { $card } de côté.
    }
event-questions =
    { $me ->
        [who] Tu interroges { $other }.
        [other] { $who } t’interroge.
       *[none] { $who } interroge { $other }.
    }
event-sees =
    { $me ->
        [who] Tu vois { $card } dans la main tenue par { $other }.
        [other] { $who } voit { $card } dans ta main.
       *[none] { $who } voit { $card } dans la main tenue par { $other }.
    }
event-extra-a = Il y a de nouvelles cartes : phase A supplémentaire n° { $extra }.
event-skips =
    { $me ->
        [who] Tu ne vas pas plus loin : { $card } reste sans effet A.
       *[none] { $who } ne va pas plus loin : { $card } reste sans effet A.
    }
event-consequence = Il faut { $needed } Heat, il y en a { $left } sur le plateau : Conséquences.
event-apb = Avis de recherche : { $apb }.
event-apb-shuffled = Les avis de recherche sont mélangés.
event-cancelled =
    { $me ->
        [who] Tu ne tires rien de cette carte ({ $card }) : la police s’en mêle.
       *[none] { $who } ne tire rien de cette carte ({ $card }) : la police s’en mêle.
    }
event-loses =
    { $me ->
        [who] Tu perds { $money } $.
       *[none] { $who } perd { $money } $.
    }
event-pays =
    { $me ->
        [who] Tu paies { $money } $ à { $other }.
        [other] { $who } te paie { $money } $.
       *[none] { $who } paie { $money } $ à { $other }.
    }
event-gains =
    { $me ->
        [who] Tu gagnes { $money } $.
       *[none] { $who } gagne { $money } $.
    }
event-takes =
    { $me ->
        [who] Tu prends { $heat } Heat.
       *[none] { $who } prend { $heat } Heat.
    }
event-earns =
    { $me ->
        [who] Tu empoches { $money } $.
       *[none] { $who } empoche { $money } $.
    }
event-price = Un jeton Heat coûte { $price } $ ; il en reste { $left } sur le plateau.
event-too-hot = Il faudrait { $needed } Heat, plus qu’il n’en existe : la partie est finie.
event-caught =
    { $me ->
        [who] Tu vas en prison pour ça.
       *[none] { $who } va en prison pour ça.
    }
event-jailed =
    { $me ->
        [who] Tu dois { $bill } $, tu n’as que { $money } $ : en prison.
       *[none] { $who } doit { $bill } $, n’a que { $money } $ et va en prison.
    }
event-pays-off =
    { $me ->
        [who] Tu paies { $bill } $ pour le Heat et gardes { $money } $.
       *[none] { $who } paie { $bill } $ pour le Heat et garde { $money } $.
    }
event-wins =
    { $me ->
        [who] Tu gagnes la partie avec { $money } $.
       *[none] { $who } gagne la partie avec { $money } $.
    }
event-no-winner = Tout le monde est en prison ; personne ne gagne.

# Une partie de phrase : combien de cartes sont piochées ou mises de côté.
counted-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }


# La même chose sans le nom, quand il est déjà écrit.

did-dealt =
    { $me ->
        [who] pioches { $card }.
       *[none] pioche { $card }.
    }
did-picked =
    { $me ->
        [who] poses une carte à passer.
       *[none] pose une carte à passer.
    }
did-passed =
    { $me ->
        [who] passes { $card } à { $other }.
        [other] te passe { $card }.
       *[none] passe { $card } à { $other }.
    }
did-claims =
    { $me ->
        [who] dis : « Je joue { $card }. »
       *[none] dit : « Je joue { $card }. »
    }
did-claims-quiet =
    { $me ->
        [who] dis : « Je ne prends pas de Heat. »
       *[none] dit : « Je ne prends pas de Heat. »
    }
did-chose =
    { $me ->
        [who] choisis une carte.
       *[none] choisit une carte.
    }
did-plays =
    { $me ->
        [who] joues { $card }.
       *[none] joue { $card }.
    }
did-sits-out =
    { $me ->
        [who] n’as plus de carte à jouer.
       *[none] n’a plus de carte à jouer.
    }
did-draws =
    { $me ->
        [who] pioches { counted-cards }.
       *[none] pioche { counted-cards }.
    }
did-drew =
    { $me ->
        [who] pioches { $card }.
       *[none] pioche { $card }.
    }
did-decided =
    { $me ->
        [who] as fait ton choix.
       *[none] a fait son choix.
    }
did-returns =
    { $me ->
        [who] rends { $heat } Heat.
       *[none] rend { $heat } Heat.
    }
did-copies =
    { $me ->
        [who] copies { $card } chez { $other }.
        [other] copie { $card } chez toi.
       *[none] copie { $card } chez { $other }.
    }
did-adds =
    { $me ->
        [who] ajoutes { $card }.
       *[none] ajoute { $card }.
    }
did-uses-again =
    { $me ->
        [who] reviens à { $card }.
       *[none] revient à { $card }.
    }
did-sets-aside =
    { $me ->
        [who] mets { counted-cards } de côté.
       *[none] met { counted-cards } de côté.
    }
did-set-aside =
    { $me ->
        [who] mets { $card } de côté.
       *[none] met { $card } de côté.
    }
did-questions =
    { $me ->
        [who] interroges { $other }.
        [other] t’interroge.
       *[none] interroge { $other }.
    }
did-sees =
    { $me ->
        [who] vois { $card } dans la main tenue par { $other }.
        [other] voit { $card } dans ta main.
       *[none] voit { $card } dans la main tenue par { $other }.
    }
did-skips =
    { $me ->
        [who] ne vas pas plus loin : { $card } reste sans effet A.
       *[none] ne va pas plus loin : { $card } reste sans effet A.
    }
did-cancelled =
    { $me ->
        [who] ne tires rien de cette carte ({ $card }) : la police s’en mêle.
       *[none] ne tire rien de cette carte ({ $card }) : la police s’en mêle.
    }
did-loses =
    { $me ->
        [who] perds { $money } $.
       *[none] perd { $money } $.
    }
did-pays =
    { $me ->
        [who] paies { $money } $ à { $other }.
        [other] te paie { $money } $.
       *[none] paie { $money } $ à { $other }.
    }
did-gains =
    { $me ->
        [who] gagnes { $money } $.
       *[none] gagne { $money } $.
    }
did-takes =
    { $me ->
        [who] prends { $heat } Heat.
       *[none] prend { $heat } Heat.
    }
did-earns =
    { $me ->
        [who] empoches { $money } $.
       *[none] empoche { $money } $.
    }
did-caught =
    { $me ->
        [who] vas en prison pour ça.
       *[none] va en prison pour ça.
    }
did-jailed =
    { $me ->
        [who] dois { $bill } $, n’as que { $money } $ et vas en prison.
       *[none] doit { $bill } $, n’a que { $money } $ et va en prison.
    }
did-pays-off =
    { $me ->
        [who] paies { $bill } $ pour le Heat et gardes { $money } $.
       *[none] paie { $bill } $ pour le Heat et garde { $money } $.
    }
did-wins =
    { $me ->
        [who] gagnes la partie avec { $money } $.
       *[none] gagne la partie avec { $money } $.
    }

# Ce qui est demandé

ask-wait-or-change = Attends les autres ; d’ici là, tu peux changer d’avis.
ask-pass-left = Passe une carte à ta gauche.
ask-pass-right = Passe une carte à ta droite.
ask-choose = Choisis ta carte.

# Dans une phase A, selon ce que la carte en jeu laisse choisir.
ask-copy = Copie la carte de quelqu’un d’autre.
ask-add = Ajoute une carte de ta main à ton Casier.
ask-again = Choisis une ancienne carte de ton Casier à réutiliser.
# $left : combien de cartes restent à mettre de côté.
ask-aside = Mets une carte de ta main de côté. Encore { $left }.
ask-question = Interroge quelqu’un d’autre.


# Ce qu'on peut faire

act-pass = Passer { $card }
act-play = Jouer { $card }
act-claim = Dire : je joue { $card }
act-claim-quiet = Dire : je ne prends pas de Heat
act-copy = Copier la carte jouée par { $seat }
act-add = Ajouter { $card }
# $number est une place dans son propre Casier, 1 pour la plus ancienne carte.
act-again = Réutiliser la carte { $number } de ton Casier
act-aside = Mettre { $card } de côté
act-question = Interroger { $seat }


# Ce que font les cartes Plan, une phrase par chose. En phase A :

effect-draw = Pioche { $n }.
effect-return = Rends { $n } Heat.
effect-return-company = Rends { $n } Heat, { $more } de plus si quelqu’un d’autre utilise cette carte.
effect-copy = Cette carte devient une copie de celle qu’utilise quelqu’un d’autre.
effect-add = Ajoute une carte de ta main à ton Casier.
effect-again = Mets une ancienne carte de ton Casier au bout.
# Après « Pioche 2. » : mettre de côté autant de cartes que piochées.
effect-aside = Mets-en autant de côté.
effect-question = Vois la main de quelqu’un d’autre.

# En phase B ; effect-gain aussi en phase C.
effect-gain = Gagne { $n } $.
effect-alone = Gagne { $n } $ de plus si personne d’autre n’utilise cette carte.
effect-per-record = Gagne { $n } $ par carte de ton Casier.
effect-toll = Chacun des autres qui a une autre carte à effet B te paie { $n } $.
effect-take = Prends { $n } Heat.

# En phase C.
effect-least-heat = Gagne { $n } $ si personne n’a moins de Heat que toi.
effect-most-heat = Gagne { $n } $ si tu as plus de Heat que tous les autres.
effect-hotter-suspect = Gagne { $n } $ si la personne interrogée a plus de Heat que toi.
effect-per-older-b = Gagne { $n } $ par ancienne carte à effet B de ton Casier.
effect-per-taker = Gagne { $n } $ pour chaque autre joueur qui a pris du Heat à cette Étape.
effect-heat-bill = Gagne { $n } $ par dollar que coûte ton Heat maintenant.
# Après une des phrases ci-dessus : ce que la carte paie sinon, et le plus qu'elle paie.
effect-otherwise = Sinon, gagne { $n } $.
effect-most = Au plus { $n } $.

# Ce que fait une carte dans la phase qui suit, et ce qui sépare deux phrases d'une carte.
phase-a = A :
phase-b = B :
phase-c = C :
effects-separator = {" "}


# Pourquoi non. $wish est l'action refusée.

no-not-held = « { $wish } » est impossible : tu n’as pas cette carte.
no-no-such-card = « { $wish } » est impossible : cette carte n’est pas dans cette partie.
no-sits-out = « { $wish } » est impossible : tu n’as plus de carte et sautes cette Étape.
no-claimed = « { $wish } » est de trop : tu as fait ton annonce pour l’instant.
no-no-claims-now = « { $wish } » doit attendre : les annonces se font pendant que tous choisissent une carte.
no-draft-first = « { $wish } » doit attendre : les plans ne sont pas encore prêts.
no-drafted = « { $wish } » est impossible maintenant : les plans de ce Casse sont prêts.
no-played = « { $wish } » vient trop tard : les cartes de cette Étape sont retournées.
no-not-open-yet = « { $wish } » doit attendre : les effets A viennent quand toutes les cartes de l’Étape sont retournées.
no-nothing-due = « { $wish } » est impossible : rien ne t’est demandé dans cette phase A.
no-decided = « { $wish } » est impossible : tu as décidé dans cette phase A.
no-oneself = « { $wish } » est impossible : c’est toi.
no-nobody-there = « { $wish } » est impossible : il n’y a personne à cette place.
no-no-current-card = « { $wish } » est impossible : { $other } saute cette Étape et n’utilise aucune carte.
no-no-older-card = « { $wish } » est impossible : tes anciennes cartes vont de 1 à { $most }.
no-all-picked = « { $wish } » est impossible : tu as déjà choisi toutes celles que tu as.

# After the game: what a bot believed, and what it did something for.
hindsight-expected = { $name } croyait que { $who } jouerait { $card }, comme annoncé ({ $n } %).
hindsight-expected-quiet = { $name } croyait que { $who } ne prendrait pas de Heat, comme annoncé ({ $n } %).
hindsight-word = Pour { $name }, la parole de { $who } valait { $n } %.
hindsight-lure = { $name } a promis de ne pas prendre de Heat pour endormir les autres, et a joué { $card }.
hindsight-decoy = { $name } a parlé de { $said } pour cacher { $card }.
hindsight-alone = { $name } a nommé { $card } pour être seul à la jouer.
hindsight-company = { $name } a nommé { $card } pour que d’autres suivent.
hindsight-doubted = { $name } doutait que { $who } joue { $card }, comme annoncé ({ $n } %).
hindsight-doubted-quiet = { $name } doutait que { $who } s’abstienne de prendre de la Heat, comme annoncé ({ $n } %).
