# What the terminal's board of Bank Heist says.

# The three tracks. Room for 10 letters.
robbery = Robbery
# Room for 10 letters.
getaway = Getaway
# Room for 10 letters.
truck = Truck
# The last space of the robbery. Room for 14 letters.
agents-win = AGENTS WIN
# The last space of the Getaway. Room for 14 letters.
hideout = HIDEOUT
# Room for 55 letters.
decks = vault { $vault }  alarm { $alarm }  discard { $discard }  handcuffs { $cuffs }
legend = * Start Player; turns go clockwise
deciding = is deciding
turn = turn
poisoned = { $attribute }, turn { $n }
# Cards of which the reader knows some, or all.
cards-some = { $cards }, { $known }
cards-all = { $cards }: { $known }
counted = { $n } { $card }
unknown = ?
ruled-out = ? no { $who }
could-be = ? { $who }
or = /
dead = dead
free = free
hand-open = hand open
you-decide = You are deciding.
they-decide =
    { $n ->
        [one] { $names } is deciding.
       *[other] { $names } are deciding.
    }
nothing-yet = Nothing yet.
ended = { $how } Winners: { $names }.
code-is = The code: { $code }
alarm-card = Alarm card: { $card }
looking = { $name } is looking at a card.
claims = { $name } said: “{ $what }”
you-are-one = You are { $who }
you-are-two = You are { $who }; so is { $name }
on-its-way = On its way: { $card }
in-the-vault = In the vault: { $cards }
