robbery = Braquage
getaway = Fuite
truck = Fourgon
agents-win = AGENTS
hideout = PLANQUE
decks = coffre { $vault }  alarme { $alarm }  défausse { $discard }  menottes { $cuffs }
legend = * Premier joueur ; on joue dans le sens horaire
deciding = décide
turn = son tour
poisoned = { $attribute }, tour { $n }
cards-some = { $cards }, { $known }
cards-all = { $cards } : { $known }
counted = { $n } { $card }
unknown = ?
ruled-out = ? pas { $who }
could-be = ? { $who }
or = /
dead = hors jeu
free = libre
hand-open = main ouverte
you-decide = C’est à toi de décider.
they-decide =
    { $n ->
        [one] { $names } décide.
       *[other] { $names } décident.
    }
nothing-yet = Rien pour l’instant.
ended = { $how } Victoire : { $names }.
code-is = Le code : { $code }
alarm-card = Carte d’alarme : { $card }
looking = { $name } regarde une carte.
claims = { $name } : « { $what } »
you-are-one = Tu es { $who }
you-are-two = Tu es { $who }, comme { $name }
on-its-way = En route : { $card }
in-the-vault = Dans le coffre : { $cards }
