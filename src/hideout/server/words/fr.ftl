# Ce que la maison dit aux gens, surtout quand elle refuse quelque chose.

house-no-room = Il n’y a pas de salon { $code } ; vérifie le code.
house-kicked = L’hôte t’a fermé la porte de ce salon.
house-no-coach = Cette table joue sans coach.
house-nothing-to-advise = Tu n’as rien à décider pour l’instant.
house-yours-to-answer = Ici c’est une course : seule ta tête compte.
house-room-locked = L’hôte a verrouillé ce salon.
house-room-full = Ce salon est complet.
house-bad-name = Un nom compte de 1 à { $most } lettres.
house-not-host = Seul l’hôte du salon peut faire ça.
house-join-first = Entre d’abord dans le salon.
house-not-while-playing = Pas pendant une partie.
house-dealing = On distribue les cartes ; un instant.
house-not-in-room = Cette personne n’est pas dans le salon.
house-no-bot = Il n’y a pas de bot { $level } ; les bots sont { $known }.
house-seats-at-most = { $game } a { $most } places au plus.
house-chairs-taken = Toutes les chaises sont prises.
house-no-chair = Cette chaise n’existe pas.
house-seats-for = { $game } se joue de { $least } à { $most } ; vous êtes { $here } ici.
house-hand-over-first = Confie d’abord le salon à quelqu’un, ou quitte-le.
house-only-a-bots-seat = Dans une partie en cours, on ne peut reprendre que la place d’un bot.
house-seated = Tu as déjà une place.
house-a-bots-chair = Cette chaise est celle d’un bot.
house-seat-closed = L’hôte a fermé cette place : un bot y joue jusqu’à la fin.
house-had-a-seat = Tu as déjà eu une place dans cette partie ; tu ne peux pas en avoir une autre.
house-nobody-to-ask = Personne n’est à la table pour dire oui.
house-asked-before = Tu as déjà demandé dans cette partie.
house-no-wish = Plus personne ne demande de place.
house-not-lost = { $name } est là, ou l’était à l’instant, et n’a pas besoin d’une nouvelle place.
house-link-used = Ce lien de place a déjà servi ; demandes-en un autre à l’hôte.
house-line-length = Dis quelque chose de 1 à { $most } lettres.
house-no-free-text = L’hôte a coupé le texte libre.
house-gestures = Les gestes sont { $gestures }.
house-muted = L’hôte t’a coupé la parole.
house-screen-is-silent = Un écran ne parle pas.
house-no-table-yet = Il n’y a pas encore de table ; parle au salon.
house-closed-to-spectators = Cette partie est fermée au public.
house-spectators-are-silent = Le public ne parle pas à la table.
house-rules-want-silence = Les règles de ce jeu ne te laissent pas parler là maintenant.
house-speak-at-the-table = Une partie est en cours ; parle à la table.
house-not-your-room = Cette partie est celle d’un salon où tu n’es pas.
house-opens-after = Ça s’ouvre quand la partie est finie.
house-closed-for-good = Cette partie s’est jouée mains fermées pour de bon.
house-no-game = Ce jeu n’existe pas.
house-no-lesson = Cette leçon n’existe pas.
house-luck-length = La chance compte { $most } lettres au plus.
house-other-luck = Ce n’est pas la chance que tu as scellée.
house-other-promise = Le prochain mélange a une autre promesse ; scelle ta chance pour celle-là.
house-no-table = Cette table n’existe pas.
house-old-rules = Cette partie suivait des règles que ce serveur n’a plus.
house-table-damaged = Cette partie n’est plus lisible : ses données sont abîmées.
house-room-damaged = Ce salon n’est plus lisible : ses données sont abîmées. Ouvres-en un autre.
house-cannot-give-up = Tu ne peux pas abandonner ici.
house-no-game-running = Aucune partie n’est en cours ici.
house-no-seat = Tu n’as pas de place à cette table.
house-other-host = Cette maison ne répond qu’à { $address }.
house-unknown-host = Cette maison ne connaît pas ce nom ; démarre-la avec --origin pour l’utiliser.
house-other-site = Ceci vient d’un autre site.
house-moving = Ce salon déménage vers un autre serveur ; réessaie dans un instant.
house-data-away = La maison n’atteint pas ses données pour l’instant ; réessaie dans un instant.
house-in-disorder = On remet cette table en ordre ; réessaie.
house-stale = La question a changé avant que ta réponse arrive : il ne s’est rien passé. Regarde à nouveau et choisis.
house-paused = L’hôte a mis la partie en pause.
house-no-clock = Aucun chrono ne tourne.
house-too-long = C’est trop long pour une commande.
house-slow-down = Doucement.
house-command-failed = Ça n’a pas marché ; la page montre où tu en es.
house-request-failed = Ça n’a pas marché ; réessaie.
house-nothing-here = Il n’y a rien à cette adresse.
house-pages-in-room = Trop de pages de ce salon sont ouvertes ; fermes-en et reviens.
house-pages-from-here = Trop de pages sont ouvertes depuis ici ; fermes-en et reviens.
house-house-full = La maison est pleine ; réessaie dans une minute.
house-too-many-connections = Trop de connexions depuis ici ; fermes-en.
house-too-many-requests = Trop de demandes depuis ici ; attends une minute.
house-too-many-replays = Trop de replays ; attends une minute.
house-too-slow = La demande a mis trop longtemps à arriver ; réessaie.
house-asked-already = Tu as déjà demandé plus de temps.
house-no-more-time = Cette partie a épuisé tout le temps en plus.
house-too-many-rooms = Trop de nouveaux salons depuis ici ; attends une minute.
house-too-many-people = Trop de monde arrive d’ici à la fois ; attends une minute.
house-too-many-tries = Trop d’essais depuis ici ; attends une minute.
house-too-many-codes = Trop de codes faux ; attends une minute.
house-no-side = Ce jeu n’a pas ce camp.
house-side-full = Ce camp est complet ; il faut d’abord que quelqu’un en change.
house-sides-uneven = Les camps sont inégaux ; ajoute des bots, ou que quelqu’un change de camp.
house-nobody-calls = Personne ne propose d’autre partie.
house-no-stand-in = À cette table, aucun bot ne joue pour personne.
house-a-bot-plays = Un bot y joue déjà.
house-not-away = { $name } est là ; un bot ne joue que pour qui n’est pas là.
house-not-a-bots-chair = Cette chaise n’est pas celle d’un bot.
house-programs-full = Un salon connaît { $most } bots d’ailleurs au plus ; retires-en un d’abord.
house-no-program = Il n’y a pas de bot { $name } à inviter ; il y a : { $known }.
house-program-is-here = { $name } est déjà dans le salon.
house-program-is-busy = { $name } est dans trop de salons en ce moment.
house-bad-pass = Ce code est faux, a déjà servi ou est trop vieux ; fais-en un autre sur ton autre appareil.
house-too-many-passes = Trop de codes faux ; attends une minute.

house-not-shared = Il n’y a pas de partie à ce lien, ou ceux qui l’ont jouée ne la montrent plus.
house-daily-is-yours = Un casse du jour n’est montré qu’à qui l’a joué : les autres ont encore les mêmes cartes devant eux.
house-your-turn = C’est à toi.
house-no-push = Cette maison ne peut pas joindre un navigateur fermé ; garde la page ouverte.
house-bad-browser = Ce n’est pas l’adresse d’un service de notification que la maison peut appeler.

# Ce qu'un lien vers la maison montre de lui dans une messagerie.
preview-house = Hideout
preview-house-about = Cinq jeux de casse à information cachée, entre amis dans une pièce ou à distance, et avec des bots.
preview-rules = Les règles : { $game }
# $left : combien de chaises sont libres
preview-room = { $left ->
    [0] { $game } chez { $host }
    [one] { $game } chez { $host } : encore une chaise
   *[other] { $game } chez { $host } : encore { $left } chaises
}
preview-room-nobody = { $left ->
    [0] { $game }
    [one] { $game } : encore une chaise
   *[other] { $game } : encore { $left } chaises
}
# $names : qui gagne, $count : combien
front-edition = Dernière édition · { $game }
front-headline = { $count ->
    [0] Personne ne s’en tire
    [one] { $names } gagne
   *[other] { $names } gagnent
}
front-place = { $place }. { $name }
front-about = { $game }, avec { $names }. À regarder par les yeux de n’importe qui.
preview-room-about = Ouvre le lien, choisis un nom, prends une chaise. Pas de compte, rien à installer.
