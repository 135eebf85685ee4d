robbery = Assalto
getaway = Fuga
truck = Furgão
agents-win = AGENTES
hideout = ESCONDERIJO
decks = cofre { $vault }  alarme { $alarm }  descarte { $discard }  algemas { $cuffs }
legend = * começou; joga-se no sentido horário
deciding = decidindo
turn = sua vez
poisoned = { $attribute }, vez { $n }
cards-some = { $cards }, { $known }
cards-all = { $cards }: { $known }
counted = { $n } { $card }
unknown = ?
ruled-out = ? não é { $who }
could-be = ? { $who }
or = /
dead = morreu
free = livre
hand-open = mão aberta
you-decide = A decisão é sua.
they-decide =
    { $n ->
        [1] { $names } está decidindo.
       *[other] { $names } estão decidindo.
    }
nothing-yet = Nada ainda.
ended = { $how } Venceram: { $names }.
code-is = O código: { $code }
alarm-card = Carta de alarme: { $card }
looking = { $name } está olhando uma carta.
claims = { $name }: “{ $what }”
you-are-one = Você é { $who }
you-are-two = Você é { $who }; { $name } também
on-its-way = A caminho: { $card }
in-the-vault = No cofre: { $cards }
