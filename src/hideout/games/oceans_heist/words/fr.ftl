# Ocean's Heist. $me est l'argument qui est la personne qui lit, s'il y en a un. $item est une carte Matériel et
# $guard une Défense, chacune avec le numéro de son exemplaire s'il y en a plusieurs (voir copy).


# Le jeu lui-même

mood = La bande contre le casino, deux équipes, un chrono qui tourne.
genre = deux équipes
option-clock_scale = Rythme des chronos
option-clock_scale-meaning = Combien de fois le temps imprimé
option-clock_scale-0_5 = 0,5
option-clock_scale-1 = 1
option-clock_scale-1_5 = 1,5
option-clock_scale-2 = 2
option-clock_scale-3 = 3
option-clocks = Chronos
option-clocks-meaning = Sans : une phase finit quand les deux équipes confirment
option-async_deadline = Heures pour une décision
option-async_deadline-meaning = Quand il n’y a pas de chrono
option-staff_autofill = Défenses manquantes de la Sécurité
option-staff_autofill-meaning = Si ce qui n’est pas choisi à temps est tiré au hasard
option-staff_autofill-auto = Sans chrono
option-staff_autofill-on = Toujours
option-staff_autofill-off = Jamais
option-carry = Matériel encore utilisable
option-carry-meaning = Où il est à la manche suivante
option-carry-table = Sur la table
option-carry-hand = En main
option-uses_per_round = Usages d’une carte par manche
option-uses_per_round-meaning = Combien au plus
option-uses_per_round-unlimited = Tous
option-uses_per_round-1 = Un seul
option-budget = Budget de la Bande
option-budget-meaning = En dollars
option-alarm_limit = Alarmes que supporte la Bande
option-alarm_limit-meaning = Une de plus, et c’est fini
option-wing_clock = Temps pour l’impro
option-wing_clock-meaning = Secondes par tentative
option-live_counts = Nombre de cartes visible aussitôt
option-live_counts-meaning = On voit combien de cartes sont posées face cachée, à mesure
option-odd_player = Le joueur en trop
option-odd_player-meaning = Quelle équipe a une personne de plus
option-odd_player-crew = La Bande
option-odd_player-staff = La Sécurité


# Ce qui s'est passé

event-confirms =
    { $me ->
        [who] Tu confirmes pour l’équipe.
       *[none] { $who } confirme pour l’équipe.
    }
event-withdraws =
    { $me ->
        [who] Tu retires la confirmation.
       *[none] { $who } retire la confirmation.
    }
event-time-up = Le temps est écoulé.
event-captain =
    { $me ->
        [who] Tu es maintenant capitaine.
       *[none] { $who } est maintenant capitaine.
    }
event-concedes =
    { $me ->
        [who] Tu abandonnes pour l’équipe.
       *[none] { $who } abandonne pour l’équipe.
    }
event-drafts-target =
    { $me ->
        [who] Tu proposes la Cible : { $target }.
       *[none] { $who } propose la Cible : { $target }.
    }
event-target = La Cible : { $target }.
event-drafts-situation =
    { $me ->
        [who] Tu proposes { $situation }.
       *[none] { $who } propose { $situation }.
    }
event-drafts-none =
    { $me ->
        [who] Tu ne proposes aucune Situation.
       *[none] { $who } ne propose aucune Situation.
    }
event-situation = La Situation : { $situation }.
event-no-situation = Il n’y a pas de Situation.
event-chooses =
    { $me ->
        [who] Tu choisis { $global }.
       *[none] { $who } choisit { $global }.
    }
event-drops =
    { $me ->
        [who] Tu renonces à { $global }.
       *[none] { $who } renonce à { $global }.
    }
event-buys =
    { $me ->
        [who] Tu mets { $item } au panier ; reste { $money } $.
       *[none] { $who } met { $item } au panier ; reste { $money } $.
    }
event-returns =
    { $me ->
        [who] Tu remets { $item } en rayon ; reste { $money } $.
       *[none] { $who } remet { $item } en rayon ; reste { $money } $.
    }
event-given-kit = Le panier ne contenait rien d’utile : l’équipe reçoit un sac de { cards }.
event-global = { $global } : en vigueur toute la nuit.
event-opening = Entrée en jeu : { $item }.
event-hand = La Bande { holds-cards }.
event-round =
    { $round ->
        [4] Manche { $round } : Assaut du coffre.
        [5] Manche { $round } : Évasion.
       *[other] Manche { $round } : Entrée.
    }
event-reshuffled = La défausse du Casino est mélangée et forme une nouvelle pioche.
event-draws = Tiré : { $guard }.
event-skips =
    { $me ->
        [who] Tu en as assez vu.
       *[none] { $who } en a assez vu.
    }
event-waits =
    { $me ->
        [who] Tu veux encore regarder.
       *[none] { $who } veut encore regarder.
    }
event-unique = La Cible est sous la garde de : { $guard }.
event-lays =
    { $me ->
        [who] Tu poses { $guard } face cachée.
       *[none] { $who } pose { $guard } face cachée.
    }
event-lays-open =
    { $me ->
        [who] Tu poses { $guard } face visible.
       *[none] { $who } pose { $guard } face visible.
    }
event-lifts =
    { $me ->
        [who] Tu reprends { $guard }.
       *[none] { $who } reprend { $guard }.
    }
event-places =
    { $me ->
        [who] Tu poses { $item }.
       *[none] { $who } pose { $item }.
    }
event-unplaces =
    { $me ->
        [who] Tu reprends { $item }.
       *[none] { $who } reprend { $item }.
    }
event-staff-down = Défenses face cachée : { $cards }.
event-crew-down = Matériel face cachée : { $cards }.
event-lies-open = { $guard } : face visible.
event-peek = La Bande a vu une des Défenses.
event-peeked = Une des Défenses : { $guard }.
event-shows-defense = Posé : { $guard }.
event-not-placed = Pas posé : { $guard }.
event-shows-equipment = La Bande a apporté { $item }.
event-plans-auto =
    { $me ->
        [who] Tu demandes le meilleur plan.
       *[none] { $who } demande le meilleur plan.
    }
event-plans-nothing =
    { $me ->
        [who] Tu effaces le brouillon.
       *[none] { $who } efface le brouillon.
    }
event-plans-to-leave =
    { $me ->
        [who] Tu prévois de laisser { $guard }.
       *[none] { $who } prévoit de laisser { $guard }.
    }
# $paid est ce qui paie : leurre et furtif.
event-plans-to-pay =
    { $me ->
        [who] Tu prévois de payer { $guard } avec { $paid }.
       *[none] { $who } prévoit de payer { $guard } avec { $paid }.
    }
# $uses de la carte, chacun comme $make (hack 1 + crochet 1).
event-plans-to-expend =
    { $me ->
        [who] Tu prévois { uses } pour { $make } : { $item }.
       *[none] { $who } prévoit { uses } pour { $make } : { $item }.
    }
event-expends = { $item } : { uses } pour { $make }.
event-disables = { $guard } : hors service avec { $paid }.
event-aims =
    { $me ->
        [who] Tu vises { $guard }.
       *[none] { $who } vise { $guard }.
    }
event-stakes =
    { $me ->
        [who] Tu poses { $item } sur le { $face }.
       *[none] { $who } pose { $item } sur le { $face }.
    }
event-unstakes =
    { $me ->
        [who] Tu retires { $item } du dé.
       *[none] { $who } retire { $item } du dé.
    }
event-coin-in =
    { $me ->
        [who] Tu engages la pièce.
       *[none] { $who } engage la pièce.
    }
event-coin-out =
    { $me ->
        [who] Tu gardes la pièce.
       *[none] { $who } garde la pièce.
    }
event-attempt =
    { $me ->
        [who] Tu tentes l’impro contre { $guard }.
       *[none] { $who } tente l’impro contre { $guard }.
    }
event-names = { $item } : sacrifice sur le { $face }.
event-rolls =
    { $me ->
        [who] Tu fais { $face } au dé.
       *[none] { $who } fait { $face } au dé.
    }
event-rolls-again =
    { $me ->
        [who] Tu dépenses la pièce et fais { $face }.
       *[none] { $who } dépense la pièce et fait { $face }.
    }
event-winged = { $guard } : hors service, sur un coup de dé.
event-wing-fails = L’impro contre { $guard } échoue.
event-stops =
    { $me ->
        [who] Tu en restes là.
       *[none] { $who } en reste là.
    }
event-alarm = { $guard } : encore debout, { alarms }.
event-cancelled = Annulé : { alarms }.
event-alarms = Jusqu’ici, { alarms } ; la Bande en supporte { $limit } au plus.
event-obtained = La Bande tient la Cible : { $target }.
event-target-lost = La Cible est hors d’atteinte : { $target }.
event-stays = { $guard } : encore là à la manche suivante.
event-unused = Sans avoir servi : { $item } ({ uses-left }).
event-used-up = { $item } : tout est usé.
event-back-to-hand = Retour en main : { $item } ({ uses-left }).
event-ending-crew_win = La Bande s’échappe avec la Cible.
event-ending-stalemate = La Bande s’échappe sans la Cible : partie nulle.
event-ending-alarms = La Bande est prise.
event-ending-exhausted = La Bande n’a plus rien pour travailler : elle est prise.
event-ending-conceded = La partie est abandonnée.


# Ce qui est demandé : quoi faire, où l'on en est, et qui décide

ask-other-team = Attends l’autre équipe.
ask-look = Regarde les Défenses tirées.
ask-look-or-skip = Vois le tirage ou continue.
ask-confirmed = Ton équipe a confirmé. Attends l’autre équipe.
ask-captain = Ton capitaine décide.
ask-target-staff = Choisis la Cible que tu gardes.
ask-situation-crew = Choisis une Situation, ou aucune.
ask-prepare-crew = Achète ton Matériel.
ask-prepare-staff = Choisis deux Défenses globales.
ask-prep-crew = Pose du Matériel.
ask-prep-staff = Pose tes Défenses.
ask-crunch-crew = Pose tes dernières cartes.
ask-assign-crew = Paie ce que tu peux.
ask-wing-crew = Impro, ou on arrête ?
ask-basket = Reste { $money } $, { cards }.
ask-progress = { $n } sur { $most }.
ask-progress-vault = { $n } sur { $most }, { $vault } sur { $most_vault } dans le coffre.
ask-unpaid = Rien n’est encore payé.
ask-overused = Trop d’usages prévus pour une carte.
# $kinds est une liste : furtif 3, bluff 1.
ask-short = Il manque { $kinds }.


# Ce qu'on peut faire. $effects est ce que fait la carte.

act-captain = { $seat } devient capitaine
act-concede = { $seat } abandonne pour l’équipe
act-confirm = Confirmer
act-withdraw = Retirer la confirmation
act-target = Garder la Cible : { $target }
act-situation = { $situation } ({ $situation-effect })
act-no-situation = Aucune Situation
act-choose = Choisir { $global } ({ $global-effect })
act-drop = Renoncer à { $global }
act-buy = Acheter { $item } ({ $item-effect })
act-return = Rendre { $item }
act-skip = Passer le reste
act-wait = Encore regarder
act-lay = Poser { $guard } face cachée
act-lay-open = Poser { $guard } face visible
act-lift = Reprendre { $guard }
act-place = Poser { $item } ({ $item-effect })
act-unplace = Reprendre { $item }
act-expend = { $item } : { uses } pour { $make }
act-pay = Payer { $guard } avec { $paid }
act-leave = Laisser { $guard }
act-auto = Meilleur plan
act-clear = Tout effacer
act-aim = Viser { $guard }
act-stake = { $item } sur le { $face }
act-unstake = Retirer { $item } du dé
act-coin = Engager la pièce
act-no-coin = Garder la pièce
act-attempt = Lancer le dé
act-stop = Arrêter

# La même chose quand elle est refusée, sans ce que fait la carte.
wish-situation = { $situation }
wish-choose = Choisir { $global }
wish-buy = Acheter { $item }
wish-place = Poser { $item }


# Pourquoi non. $wish est l'action refusée.

no-crews-word = « { $wish } » : c’est à la Bande d’en décider.
no-staffs-word = « { $wish } » : c’est à la Sécurité d’en décider.
no-other-team = « { $wish } » est impossible maintenant : l’autre équipe décide dans cette phase.
no-not-the-time = « { $wish } » est impossible dans cette phase.
no-shop-closed = « { $wish } » vient trop tard : la boutique a fermé avec la Préparation.
no-laid-for-good = « { $wish } » vient trop tard : la Mise en place est finie, et ce que la Sécurité a posé reste.
no-placing-over = « { $wish } » vient trop tard : toutes les cartes de cette manche sont visibles.
no-assigned = « { $wish } » vient trop tard : les usages de cette manche sont affectés.
no-captains-word = « { $wish } » : c’est au capitaine de le dire, { $captain }.
no-no-such-card = « { $wish } » est impossible : cette carte n’est pas dans cette partie.
no-confirmed = « { $wish } » est impossible : ton équipe a confirmé.
no-not-confirmed = « { $wish } » est impossible : ton équipe n’a pas confirmé.
no-no-draft = « { $wish } » est impossible : il n’y a rien à confirmer dans cette phase.
no-skipped = « { $wish } » est impossible : tu as demandé à continuer.
no-not-skipped = « { $wish } » est impossible : tu n’as pas demandé à continuer.
no-no-target = « { $wish } » est impossible : aucune Cible n’est encore choisie.
no-few-globals = « { $wish } » est impossible : il faut exactement { $n } Défenses globales.
no-quota = « { $wish } » est impossible : le compte n’y est pas : { $laid } sur { $n }.
no-vault-quota = « { $wish } » est impossible : il faut une Défense du coffre face visible et une autre face cachée.
# $lacks est ask-overused ou ask-short.
no-short = « { $wish } » est impossible : le plan ne tient pas. { $lacks }
no-dear = « { $wish } » est impossible : le prix est de { $price } $ et il reste { $money } $.
no-many-globals = « { $wish } » est impossible : il y en a déjà { $n }.
no-not-held = « { $wish } » est impossible : l’équipe n’a pas cette carte.
no-opening = « { $wish } » est impossible : une carte d’ouverture n’est jamais en main.
no-on-the-table = « { $wish } » est impossible : cette carte est active sur la table.
no-committed = « { $wish } » est impossible : ce qui a été posé à la Mise en place reste.
no-not-drawn = « { $wish } » est impossible : cette carte n’a pas été tirée.
no-unique = « { $wish } » est impossible : la Sécurité ne pose pas de Défense unique.
no-quota-full = « { $wish } » est impossible : les { $n } Défenses du Casino sont posées ; reprends-en une d’abord.
no-not-a-vault-defense = « { $wish } » est impossible : les Défenses du Casino se posent face cachée.
no-down-taken = « { $wish } » est impossible : une autre Défense du coffre est face cachée ; reprends-la d’abord.
no-up-taken = « { $wish } » est impossible : une autre Défense du coffre est face visible ; reprends-la d’abord.
no-not-active = « { $wish } » est impossible : cette carte n’est pas active.
no-no-such-use = « { $wish } » est impossible : un usage de cette carte ne produit pas ça.
no-few-uses = « { $wish } » est impossible : cette carte peut en dépenser { $n } au plus.
no-not-there = « { $wish } » est impossible : cette Défense n’est pas active dans cette manche.
no-no-such-way = « { $wish } » est impossible : cette Défense n’a pas ce choix.
no-no-coin = « { $wish } » est impossible : il ne reste pas de pièce.
no-disabled = « { $wish } » est impossible : cette Défense est déjà hors service.
no-no-wing = « { $wish } » est impossible : pas d’impro contre cette Défense.
no-expended = « { $wish } » est impossible : un usage de cette carte a servi dans cette manche.
no-no-aim = « { $wish } » est impossible : vise d’abord une Défense.
no-no-stake = « { $wish } » est impossible : pose d’abord une carte sur un chiffre.
no-few-numbers = « { $wish } » est impossible : une carte doit nommer tous ses chiffres.
no-many-numbers = « { $wish } » est impossible : une Défense globale permet moins de chiffres.


# Ce que font les cartes. Une carte en a une liste, rarement plus d'un.

effect-makes = { $uses } × { $makes }
# En plus, par un usage posé à la Mise en place.
effect-early = tôt : { $makes }
effect-patient = patient
effect-names-numbers =
    { $n ->
        [one] nomme { $n } chiffre
       *[other] nomme { $n } chiffres
    }
effect-vault-face-up = les deux Défenses du coffre sont face visible
effect-peek =
    { $n ->
        [one] un coup d’œil à { $n } Défense par manche { in-scene }
       *[other] un coup d’œil à { $n } Défenses par manche { in-scene }
    }
# $more est true ou false, $n de combien.
effect-draws =
    { $more ->
        [true] la Sécurité tire +{ $n } { in-scene }
       *[false] la Sécurité tire −{ $n } { in-scene }
    }
effect-places =
    { $more ->
        [true] la Sécurité pose +{ $n } { in-scene }
       *[false] la Sécurité pose −{ $n } { in-scene }
    }
effect-cancels =
    { $n ->
        [one] annule la première alarme
       *[other] annule les { $n } premières alarmes
    }
effect-rolls-again =
    { $n ->
        [one] { $n } relance en impro
       *[other] { $n } relances en impro
    }
effect-boost = un usage du genre { trait } ajoute { $kind } { $n }, { $cap } fois par manche au plus
effect-discount = { trait } : { $money } $ de moins
effect-harder = { $kind } +{ $n } partout où il en faut
effect-harder-mixed = prix mixtes du Casino +{ $n }
effect-harder-vault = prix du coffre +{ $n }
effect-wing-limit =
    { $n ->
        [one] impro avec { $n } chiffre au plus
       *[other] impro avec { $n } chiffres au plus
    }
# $ways sont des prix : crochet 4 + furtif 3 ou grimpe 3 + hack 3.
effect-guarded = sous la garde de : { $defense }, { $ways }
effect-alarms = { alarms }
effect-no-wing = pas d’impro
effect-next-draw = si elle tient : { $n } de plus tirées à la manche suivante
effect-stays = reste pour la manche suivante
effect-nothing = ne fait rien
# Deux effets d'une carte qui ont leurs propres virgules.
effect-and = { $one } ; { $other }
in-scene =
    { $scene-id ->
        [entry] à l’Entrée
        [vault] à l’Assaut du coffre
       *[escape] à l’Évasion
    }


# Cartes, quantités et nombres

kind = { $kind }
amount = { $kind } { $n }
sum = { $one } + { $other }
both = { $one } et { $other }
either = { $one } ou { $other }
# Un usage ou un choix que la carte n'a pas, dans un refus ; $share-id s'écrit comme dans une action.
make-unknown = { $share-id }
way-unknown = choix { $n }
uses =
    { $uses ->
        [0] aucun usage
        [one] { $uses } usage
       *[other] { $uses } usages
    }
alarms =
    { $alarms ->
        [0] aucune alarme
        [one] { $alarms } alarme
       *[other] { $alarms } alarmes
    }
cards =
    { $cards ->
        [0] aucune carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
# Ce qui reste à une carte, et ce que tient la Bande.
uses-left =
    { $uses ->
        [0] plus d’usage
        [one] encore { $uses } usage
       *[other] encore { $uses } usages
    }
holds-cards =
    { $cards ->
        [0] n’a aucune carte en main
        [one] tient { $cards } carte
       *[other] tient { $cards } cartes
    }
# Les genres propres à un jeu de cartes restent tels qu'écrits par leur propriétaire.
trait =
    { $trait-id ->
        [tech] tech
        [gear] attirail
        [costume] costume
        [tool] outil
        [blast] explosif
        [crowd] figurant
        [opening] ouverture
       *[other] { $trait-id }
    }
name-hack = hack
name-sneak = furtif
name-con = bluff
name-force = force
name-lure = leurre
name-pick = crochet
name-climb = grimpe
name-e-jammer = Brouil{"\u00AD"}leur
name-e-laptop = Ordi{"\u00AD"}nateur
name-e-cloner = Co{"\u00AD"}pieur de badges
name-e-emp = IEM de poche
name-e-loopbox = Boucle vidéo
name-e-voicebox = Modu{"\u00AD"}lateur de voix
name-e-drone = Drone jouet
name-e-feltshoes = Semelles de feutre
name-e-nightsuit = Tenue de nuit
name-e-cloak = Cape ther{"\u00AD"}mique
name-e-grapple = Lance-grap{"\u00AD"}pin
name-e-gloves = Gants à ven{"\u00AD"}touses
name-e-harness = Har{"\u00AD"}nais à treuil
name-e-dartpen = Stylo à flé{"\u00AD"}chet{"\u00AD"}tes
name-e-uniform = Uni{"\u00AD"}forme de garde
name-e-badge = Faux badge
name-e-alias = Faux flam{"\u00AD"}beur
name-e-cart = Cha{"\u00AD"}riot d’étage
name-e-overalls = Bleu de tra{"\u00AD"}vail
name-e-trunk = Malle à cos{"\u00AD"}tumes
name-e-pickroll = Trousse à cro{"\u00AD"}chets
name-e-dialer = Compo{"\u00AD"}seur
name-e-glasscutter = Coupe-verre
name-e-crowbar = Pied-de-biche
name-e-torch = Chalu{"\u00AD"}meau
name-e-multitool = Outil multi{"\u00AD"}ple
name-e-charge = Charge creuse
name-e-ram = Vérin hydrau{"\u00AD"}lique
name-e-lance = Lance ther{"\u00AD"}mique
name-e-smoke = Billes fumi{"\u00AD"}gènes
name-e-firecrackers = Pé{"\u00AD"}tards
name-e-brawl = Fausse ba{"\u00AD"}garre
name-e-lookalike = Sosie de star
name-e-acrobat = Acro{"\u00AD"}bate à gages
name-e-sleeper = Crou{"\u00AD"}pier dor{"\u00AD"}mant
name-e-loadeddie = Dé pipé
name-o-blueprints = Plans volés
name-o-dealer = Don{"\u00AD"}neur acheté
name-o-van = Four{"\u00AD"}gon de fuite
name-o-scanner = Radio sur écoute
name-o-payroll = Plan{"\u00AD"}ning acheté
name-o-luckycoin = Pièce féti{"\u00AD"}che
name-s-blackout = Pannes de cou{"\u00AD"}rant
name-s-storm = Orage
name-s-gala = Gala de cha{"\u00AD"}rité
name-s-renovation = Saison des tra{"\u00AD"}vaux
name-s-demolition = Démo{"\u00AD"}lition à côté
name-s-fightnight = Soirée de boxe
name-t-diamond = Dia{"\u00AD"}mant
name-t-painting = Ta{"\u00AD"}bleau
name-t-cash = Magot
name-u-pedestal = Socle-balance
name-u-framewire = Cadre piégé
name-u-dyepacks = Bombes d’encre
name-c-lobbyguard = Garde du hall
name-c-pitboss = Chef de salle
name-c-dome = Caméra dôme
name-c-camwall = Mur de camé{"\u00AD"}ras
name-c-badgedoor = Porte à badge
name-c-deadbolt = Porte à verrou
name-c-shutter = Rideau d’acier
name-c-lasers = Cou{"\u00AD"}loir laser
name-c-pressure = Sol sensi{"\u00AD"}ble
name-c-motion = Cap{"\u00AD"}teur de mouve{"\u00AD"}ment
name-c-dogs = Chiens de garde
name-c-patrol = Pa{"\u00AD"}trouille à deux
name-c-metaldetector = Détec{"\u00AD"}teur de métaux
name-c-mantrap = Sas blindé
name-c-rooffence = Clô{"\u00AD"}ture du toit
name-c-grille = Grille d’aéra{"\u00AD"}tion
name-c-elevator = Ascen{"\u00AD"}seur bloqué
name-c-retina = Scan{"\u00AD"}ner réti{"\u00AD"}nien
name-c-checkpoint = Con{"\u00AD"}trôle d’iden{"\u00AD"}tité
name-c-chipcage = Cage à jetons
name-c-timedlock = Ser{"\u00AD"}rure à minu{"\u00AD"}terie
name-c-plainclothes = Détec{"\u00AD"}tive en civil
name-c-searchlight = Projec{"\u00AD"}teur
name-c-catwalk = Guet{"\u00AD"}teur en hau{"\u00AD"}teur
name-c-skylight = Ver{"\u00AD"}rière piégée
name-c-audio = Cap{"\u00AD"}teurs de bruit
name-c-response = Équipe armée
name-c-keycabinet = Armoire à clés
name-c-silentalarm = Alarme muette
name-c-floormanager = Chef d’étage
name-v-maindoor = Porte du coffre
name-v-biometric = Por{"\u00AD"}tail bio{"\u00AD"}métri{"\u00AD"}que
name-v-lattice = Treil{"\u00AD"}lis laser
name-v-twinkeys = Ser{"\u00AD"}rure à deux clés
name-v-gaslock = Sas à gaz
name-v-captain = Capi{"\u00AD"}taine des gardes
name-v-blastwall = Mur anti{"\u00AD"}souf{"\u00AD"}fle
name-v-clocklock = Ser{"\u00AD"}rure d’horlo{"\u00AD"}gerie
name-v-seismic = Maille sis{"\u00AD"}mique
name-v-killswitch = Pan{"\u00AD"}neau d’homme mort
name-g-hack = Réseau isolé
name-g-sneak = Projec{"\u00AD"}teurs dou{"\u00AD"}blés
name-g-con = Photo d’iden{"\u00AD"}tité par{"\u00AD"}tout
name-g-force = Ferrures renfor{"\u00AD"}cées
name-g-lure = Gardes à leur poste
name-g-pick = Cylin{"\u00AD"}dres de sûreté
name-g-climb = Corni{"\u00AD"}ches grais{"\u00AD"}sées
name-g-mixed = Équi{"\u00AD"}pes poly{"\u00AD"}valen{"\u00AD"}tes
name-g-vault = Coffre moder{"\u00AD"}nisé
name-g-wing = Pas de seconde chance

# Ce qui précède l'irrévocable
warn-unspent = { $money } $ seraient perdus.
warn-bare = Rien n’est prêt : toutes les Défenses tiendraient.
warn-stand =
    { $alarms ->
        [one] 1 alarme si elle tient : { $now } sur { $limit } jusqu’ici.
       *[other] { $alarms } alarmes si elles tiennent : { $now } sur { $limit } jusqu’ici.
    }
warn-rings =
    { $alarms ->
        [one] Déclenche 1 alarme : { $now } sur { $limit } jusqu’ici.
       *[other] Déclenche { $alarms } alarmes : { $now } sur { $limit } jusqu’ici.
    }
warn-spends = Les cartes sur les chiffres sont perdues, quoi qu’il arrive.

# After the game: what a bot believed, and what it did something for.
hindsight-laid = { $name } s’attendait à { $card } parmi les Défenses posées ({ $n } %).
hindsight-short = { $name } pensait qu’il restait peu à la Bande : { $kind }.
hindsight-laid-against = { $name } a posé { $cards } : ce que la Bande avait le plus dépensé, c’était { $kind }.
hindsight-laid-hard = { $name } a posé { $cards } : ensemble, elles semblaient dures à passer.
hindsight-announced = { $name } a annoncé { $card } et l’a bien posée : un avertissement parfois vrai s’ignore moins.
hindsight-false-alarm = { $name } a annoncé { $card } sans la poser, pour que la Bande apporte des cartes en vain.
hindsight-admitted = { $name } a dit que la Bande manquait de { $kind }. C’était vrai, et difficile à croire.
hindsight-pretended = { $name } a dit que la Bande manquait de { $kind }, ce qui était faux : le Personnel devait y compter.
hindsight-left-target = { $name } a laissé { $card } debout et renoncé à la Cible, pour garder de quoi sortir.

# What a bot says to its team, and at times to the table.
remark-target = Je garderais { $card } : toutes les Cibles se valent, la Bande ne peut donc pas deviner.
remark-situation = Je choisirais { $card }.
remark-situation-for = Je choisirais { $card } : ça nous donne plus de { $kind }.
remark-buy = Je prendrais { $wanted } ({ $n } en tout).
remark-buy-for = Je prendrais { $wanted } ({ $n } en tout) : de quoi passer aussi { $card }.
remark-globals = Je choisirais { $wanted } : la Bande ne s’y attend pas.
remark-globals-against = Je choisirais { $wanted } : dans cette Situation, la Bande misera sur { $kind }.
remark-place = Je poserais { $wanted } ({ $n } en tout) : on risque de nous demander { $kind }.
remark-place-nothing = Je ne poserais rien de plus pour l’instant.
remark-place-later = Je ne poserais rien encore : on en saura plus tout à l’heure.
remark-lay = Je poserais { $wanted } : la Bande a déjà dépensé beaucoup de { $kind }.
remark-lay-hard = Je poserais { $wanted } : ensemble, elles sont dures à passer.
remark-assign = Je prendrais l’affectation auto : nos cartes suffisent pour { $n } sur { $all }.
remark-assign-leave = Je laisserais { $card } debout et je garderais nos cartes pour la sortie.
remark-wing = Je tenterais une Impro contre { $card } avec { $n ->
        [one] une carte
       *[other] { $n } cartes
    } : { $faces } sur 6.
remark-stop = Je m’arrêterais là et je garderais nos cartes.
remark-more = On peut en poser { $n } de plus.
remark-thin = Ça me paraît juste en { $kind }.
remark-fine = Ça me va.
remark-begins = Rien n’était posé, alors j’ai commencé. Change ce que tu veux.
remark-coming = { $card } arrive, c’est certain.
remark-lacking = On manque de { $kind }.
