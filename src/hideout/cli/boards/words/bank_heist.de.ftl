robbery = Überfall
getaway = Flucht
truck = Wagen
agents-win = AGENTEN
hideout = VERSTECK
decks = Tresor { $vault }  Alarm { $alarm }  Ablage { $discard }  Schellen { $cuffs }
legend = * fing an; gespielt wird im Uhrzeigersinn
deciding = überlegt
turn = am Zug
poisoned = { $attribute }, Zug { $n }
cards-some = { $cards }, { $known }
cards-all = { $cards }: { $known }
counted = { $n } { $card }
unknown = ?
ruled-out = ? nicht { $who }
could-be = ? { $who }
or = /
dead = tot
free = frei
hand-open = offene Hand
you-decide = Du entscheidest.
they-decide =
    { $n ->
        [one] { $names } entscheidet.
       *[other] { $names } entscheiden.
    }
nothing-yet = Noch nichts.
ended = { $how } Gewonnen: { $names }.
code-is = Der Code: { $code }
alarm-card = Alarmkarte: { $card }
looking = { $name } sieht sich eine Karte an.
claims = { $name }: „{ $what }“
you-are-one = Du bist { $who }
you-are-two = Du bist { $who }, { $name } auch
on-its-way = Unterwegs: { $card }
in-the-vault = Im Tresor: { $cards }
