# Ce qu'on dit des gens : noms, présence, salon, prochaine partie, ses propres tables.

me-title = Qui tu es
me-change = Tu es { $name }. Changer de nom ou de tête
me-nobody = Ton nom
me-you = toi
me-save = C’est moi
me-later = Une partie est en cours : les autres verront ton nouveau nom et ta nouvelle tête quand elle sera finie.

# Plus de temps, et un bot pour qui n'est pas là.
wait-title = En attendant
wait-give =
    { $n ->
        [0] Donner du temps
       *[other] Donner du temps ({ $n } sur { $all })
    }
wait-wish =
    { $n ->
        [one] { $name } aimerait plus de temps. Il faut { $all } voix.
       *[other] { $n } personnes aimeraient plus de temps. Il faut { $all } voix.
    }
wait-bot = Faire jouer un bot pour { $name }
wait-bot-wish = Demander un bot pour { $name }
wait-bot-asked = Tu veux un bot à la place tenue par { $name }. Si vous le voulez tous, ou si l’hôte le veut, il s’assoit.
wait-mine = Un bot joue pour toi.
wait-here = Je suis là

leave-really = Partir, vraiment ?
leave-seat = Un bot continue pour toi. Ta place reste la tienne : rouvre le lien pour revenir.
leave-chair = Ta chaise se libère.
leave-stay = Rester

# Bots et camps dans le salon.
bot-level = Niveau : { $name }
bot-sits = un bot s’assoit : { $level }
side-title = Ton camp
side-crew = Bande
side-staff = Sécurité
side-any = peu importe
side-short =
    { $n ->
        [one] Un bot équilibre les camps.
       *[other] { $n } bots équilibrent les camps.
    }

invite-more = Inviter du monde
invite-copied = Le lien est copié.
invite-byhand = Le lien est sélectionné : copie-le de là.
meet-title = Où vous vous retrouvez
screen-only = Cet appareil n’est que l’écran
screen-only-lead = Tu rends ta chaise ici ; le premier téléphone qui arrive devient l’hôte. Commencer, pause et encore restent aussi sur l’écran.
screen-first = Entre avec un téléphone pour commencer.

# La prochaine partie.
again-asks = { $name } propose { $game }. Qui en est ?
again-in = { $name } distribue { $game } dans { $n } s.
again-awaited = Pas encore : { $names }
again-yes = J’en suis
again-no = Sans moi
again-youin = Tu en es.
again-youout = Tu regardes celle-ci.
again-now = Distribuer
again-cancel = Annuler
again-other = Un autre jeu
evening-title = Ce soir
evening-games =
    { $n ->
        [one] une partie
       *[other] { $n } parties
    }
evening-won = gagné { $won } sur { $games }

# La porte d'entrée.
door-title = Tes tables
door-back = Retour à ta table
door-room = Ton salon { $code }
door-with = { $game } avec { $names }
door-alone = { $game }
door-turn = à toi
door-past = Tes dernières parties
door-won = gagné
device-title = Tes autres appareils
device-take = Tout emporter sur un autre appareil
device-take-lead = Ton nom, tes places et tes dernières parties. Qui tape ce code devient toi : ne le montre à personne.
device-make = Créer un code
device-until = Tape-le sur l’autre appareil avant { $time }. Il sert une seule fois.
device-bring = Tout ramener ici
device-bring-lead = Avec un code de ton autre appareil. Ce que celui-ci avait retenu reste derrière.
device-use = Utiliser
device-here = C’est fait. Cet appareil, c’est toi aussi.
device-only = Appareil perdu ?
device-only-lead = Désormais, tout autre appareil qui était toi est un inconnu.
device-only-do = Celui-ci seul est moi
device-only-done = C’est fait. Cet appareil seul est toi.

# Les règles de la table.
rules-preset = Comment vous voulez jouer
rules-first = Première fois
rules-first-about = Rien ne presse, tout est expliqué.
rules-usual = Standard
rules-usual-about = Chronos en direct, comme dans les règles.
rules-fast = Rapide
rules-fast-about = Moitié moins de temps pour tout.
rules-play = Comment on joue
rules-time = Chronos
rules-talk = Parole
rules-people = Gens et bots
rules-more = Plus
programs-title = Bots d’ailleurs
face = Tête { $n }
