heist-of = Heist Hustle, casse { $n } sur { $all }
coming =
    { $n ->
        [one] { $n } lieu caché
       *[other] { $n } lieux cachés
    }
coming-after = dernier casse : { $location } ; { coming }
worth =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
led-by = cerveau : { $name }
all-robbed = Le dernier lieu est vidé
who-first = Qui mène d’abord ?
who-first-how = premier 3, sinon premier pair
wild-free = joker sur la table
wild-held = joker : { $name }
wild-unused = joker : { $name }, pas utilisé
wild-named = joker : { $name } = { $weapon }
die-waits = dé pas encore lancé
die-success = { $n } : réussi
die-failure = { $n } : raté
die-success-again = { $n } : réussi, second essai
die-failure-again = { $n } : raté, second essai
column-first-roll = 1er lancer
column-led = mené
column-answer = réponse
column-wild-roll = joker
column-last = dernier
column-heist = casse
column-spinner = roue
column-wild = joker
column-house = maison
column-total = total
closed = cachée
answer-go = y va
answer-bail = se défile
