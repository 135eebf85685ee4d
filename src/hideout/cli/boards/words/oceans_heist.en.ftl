# What the terminal's board of Ocean's Heist says.

where = Ocean's Heist, { $phase }
where-round = Ocean's Heist, round { $n } of 5, { $scene }, { $phase }
# With how long the clock gives.
where-timed = { $where } ({ $time })
seconds = { $n } s
hours = { $n } h
phase-target = the Target
phase-situation = the Situation
phase-prepare = Preparation
phase-reveal = reveal
phase-prep = Prep Time
phase-crunch = Crunch Time
phase-assign = assignment
phase-wing = Wing It
phase-over = over
bells = alarms { $bells } { $n } of { $all }
ended = { $how }: { $won }
# What is in force. Room for 12 letters.
target = Target
# Room for 12 letters.
situation = Situation
# Room for 12 letters.
global = Global
# Room for 12 letters.
opening = Opening
# Room for 12 letters.
money-left = Money
has-it = { $card } (the Crew has it)
proposed = { $card } (proposed)
money-of = ${ $n } of ${ $all }
ready = ready
# Heads of columns. Room for 16 letters.
column-drawn = drawn
# Room for 16 letters.
column-asks = asks for
# Room for 18 letters.
column-defense = Active Defense
# Room for 16 letters.
column-active = active
# Room for 16 letters.
column-card = one card
# Room for 8 letters.
column-uses = uses
# Room for 12 letters.
column-shop = shop
# Room for 12 letters.
column-trait = trait
# Room for 10 letters.
column-basket = basket
# Room for 12 letters.
column-each = each
# Room for 12 letters.
column-hand = hand
# What is known of a Defense.
laid = laid
seen = seen
face-up = face up
face-down = face down
pays = pay { $way }
aimed = aimed at
disabled = disabled
and-does = { $mark }; { $effect }
lies-down =
    { $defenses ->
        [one] face down: { $defenses } Defense (quota { $quota }), { $equipment } Equipment
       *[other] face down: { $defenses } Defenses (quota { $quota }), { $equipment } Equipment
    }
in-hand = { $n } in the Crew's hand
in-deck = { $n } in the Casino deck
known-in-hand = known in it: { $cards }
# Between such facts.
facts-separator = {"; "}
# Room for 10 letters.
pool = pool
pool-empty = empty: no use is expended yet
pool-fails = does not hold
planned = plan { $uses }
expended = { $n } expended
committed = committed
can-go-back = can go back
# Room for 10 letters.
die = die
odds = { $n } in 6
odds-coin = { $n } in 6, with the coin
stock = { $n } of { $all }
