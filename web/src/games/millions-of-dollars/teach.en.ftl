# What a newcomer to Millions of Dollars is told: before the first deal, in "How to play", and on a tap.

win = First to $20M after a split wins; if nobody gets there, the richest after eight rounds.
picture-driver = Driver
picture-crook = Crook
picture-gain = +$10M
picture-out = OUT
picture-twins = Same Role, both stayed: both out
picture-share = Alone: shares the loot
trick = Twins share nothing. If two who stay have the same Role, both are out. So find your twin, and pay them to go home, or let them pay you.

step-1 = A score turns up
step-1-text = The Loot card says how much there is to split, and what it costs to take part: the ante.
step-2 = Send somebody
step-2-text = Everybody secretly sends one of their gang, that is, picks a Role, and puts the ante on it. With three players everybody sends two.
step-3 = What was sent, not by whom
step-3-text = The Roles are shuffled and shown, all but one. Look for another one of yours.
step-4 = Talk, and pay
step-4-text = Say anything, true or not. Offer somebody money to go home. Who goes takes the ante back, is silent for the rest of the round, and cannot return.
step-5 = Split
step-5-text = Those who stayed turn up, Role by Role. Equal Roles are out. Those left take their antes back and split the loot evenly; then Driver, Crook and the loot’s mark are paid.

deck-roles = Roles
deck-roles-lead = Four players use Brute, Driver and Crook; five and six add the Snitch; three, seven and eight use all.
deck-others = Others
deck-others-lead = Earned or handed on in the game.
deck-loot = Loot
deck-loot-lead = Eight of these ten are played.

about-snitch = Turns up first. The only one: names a Role that lies open, and everybody with it is out. But if the Snitch is then alone, there is no split and it costs $3M. Two or more: all out, and their antes are lost.
about-brute = The only one: earns an Intimidation card for a later round, but a Crook takes $2M. Two or more: out, but they take their antes back.
about-driver = The only one: gets $1M from each other who shares. Two or more: all out, and their antes are lost.
about-crook = The only one: takes $2M from a Brute who shares. Two or more: all out, and their antes are lost.
about-mastermind = The only one: the loot grows by $2M. Two or more: all out, and their antes are lost.
about-intimidation = Spend it in a later round to look at one face-down Character of somebody else. All see whom you looked at, only you see what it is.
about-leader = May ask everybody round for a claim, and may hurry the table. It moves on each round.
about-of-loot =
    { $symbol ->
        [none] ${ $loot }M to split; the ante is ${ $ante }M.
       *[other] ${ $loot }M to split; the ante is ${ $ante }M. A { $symbol-title } who shares gets $1M more.
    }
about-loot = What is split among those who stay and are not out, rounded down. The small table says what each would get.
about-ante = What it costs to take part. You get it back if you go home or come through; if you are out, it is lost (a Brute keeps it).
about-sent = All Roles that were sent, shuffled: nobody sees who sent which. One more was put aside, and nobody ever sees it.
about-home = Went home in this round: the ante is safe, and they may not talk until it is over.
about-stays = Is done talking and stays. When all who are in say so, the Roles turn up.
about-claim = That is what they say. Nobody has to tell the truth.
