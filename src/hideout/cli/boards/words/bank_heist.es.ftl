robbery = Robo
getaway = Huida
truck = Furgón
agents-win = AGENTES
hideout = GUARIDA
decks = bóveda { $vault }  alarma { $alarm }  descarte { $discard }  esposas { $cuffs }
legend = * empezó; se juega en sentido horario
deciding = decide
turn = su turno
poisoned = { $attribute }, turno { $n }
cards-some = { $cards }, { $known }
cards-all = { $cards }: { $known }
counted = { $n } { $card }
unknown = ?
ruled-out = ? no { $who }
could-be = ? { $who }
or = /
dead = sin vida
free = sin trabas
hand-open = mano a la vista
you-decide = Decides tú.
they-decide =
    { $n ->
        [one] Decide { $names }.
       *[other] Deciden { $names }.
    }
nothing-yet = Nada todavía.
ended = { $how } Ganan: { $names }.
code-is = El código: { $code }
alarm-card = Carta de alarma: { $card }
looking = { $name } mira una carta.
claims = { $name }: “{ $what }”
you-are-one = Eres { $who }
you-are-two = Eres { $who }, como { $name }
on-its-way = En camino: { $card }
in-the-vault = En la bóveda: { $cards }
