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
step-4-text = Say anything, true or not. Offer somebody money to go home. Whoever goes takes the ante back, is silent for the rest of the round, and cannot return.
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

# What a tap names that is no card.
title-intimidation = Intimidation
title-leader = Leader
title-loot = Loot
title-ante = Ante
title-sent = Sent
title-home = Went home
title-stays = Stays
title-claim = Claim

# The coach: what to look at when a kind of decision comes for the first time.
look-choose = This is what can be won, and what it costs to take part.
look-negotiate = Look for your own Role among these. Is there another one? Then one of you should go home.
look-name = Name the Role that most of those still there have: they are all out.

# Why: what a sensible player has in mind. Money is in millions.
because-choose = Nobody can foresee what the others send, so it is best not to be foreseen.
because-choose-two = Two different Roles, so that one twin does not cost you both.
because-mark = The loot pays a { $role } who shares $1M more.
because-brute = Two Brutes are out like all twins, but they keep their antes.
because-claim = Say what makes your twin go home.
because-ask = A price on the table may make somebody pay you.
because-withdraw-offer = It is no longer worth the money.
because-hold = Two offers together may be worth it.
because-drop = It is better to keep them apart.
because-decline = It is too little for what you could win by staying.
because-unready = Something has changed since you said that you stay.
because-roll-call = Everybody has to show some colour.
because-no-comment = What you do not say cannot be used against you.
because-hurry = Those who are still here have talked enough.
because-intimidate = One look tells you whether there is a twin.
because-stay-alone = Your Role does not lie there, so it is the unseen card: you have no twin, and share for sure, at least ${ $each }M.
because-stay-perhaps = Only one { $role } lies there, most likely yours: if all stay, each gets ${ $each }M.
because-stay-twins = There are { $n } of the { $role }, but the others may still go.
because-leave-twins = There are { $n } of the { $role }: twins are out and lose the ante of ${ $ante }M, and you take yours home.
because-leave = The ante of ${ $ante }M is safe at home, and staying looks worse.
because-offer = If { $who } goes, there is more for you. ${ $amount }M is less than what you gain.
because-accept = ${ $amount }M for sure, and your ante of ${ $ante }M back, beats a share that a twin can spoil.
because-name =
    { $n ->
        [one] One { $role } lies there; whoever has it is out.
       *[other] { $n } of the { $role } lie there: naming it takes most out.
    }
because-wait = Nothing is gained by moving first: see what the others say.
because-usual = That is the usual choice here.
