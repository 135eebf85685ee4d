# Ce que dit le premier écran.

app-title = Hideout
app-claim =
    Ne crois personne.
    Partage le butin.
app-lead = Des jeux de cartes entre amis qui mentent bien. Les bots comblent les vides. Sans compte.
app-proof = Les secrets restent sur le serveur, et on le teste
app-shuffle = Un mélange que tu peux vérifier
app-rules = Chaque événement peut dire quelle règle l’a causé
nav-about = À propos
nav-devices = Un autre appareil ?
nav-light = Passer en clair
nav-dark = Passer en sombre
nav-language = Langue
app-page = Hideout : cinq jeux de casse entre amis et avec des bots
app-issue = N° { $n }
app-of = { $what } · Hideout
code-ask = Tu as un code ?
code-hint = Code, p. ex. KDMRTW
code-join = Entrer
learn-short = Leçon 3 min
pick-title = Choisis ton coup
pick-lead = un geste ouvre un salon privé
pick-solo = Bots seuls
facts-players = { $least }–{ $most } joueurs
facts-minutes = { $minutes } min
problem-title = Ça n’a pas marché
problem-home = Retour aux jeux
problem-offline = Le serveur ne répond pas. Tourne-t-il encore ?
named = { $name } : { $text }

# Sans connexion.
offline-title = Pas de connexion
offline-seat = Ta place est sûre. Si tu tardes, un bot joue pour toi jusqu’à ton retour.
offline-later = Cette page revient d’elle-même dès que la maison répond.
offline-again = Réessayer
problem-nothing = Il n’y a rien à cette adresse.
daily-door = Le casse du jour
