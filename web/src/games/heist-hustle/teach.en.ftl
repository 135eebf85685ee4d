# What a newcomer to Heist Hustle is told: before the first deal, in "How to play", and on a tap.

win = Most points after ten jobs win.
picture-even = even: it works
picture-leader = the mastermind gets half
picture-rest = the others share the rest
picture-odd = odd: nobody gets anything
trick = One die decides for everybody. Then the spinner picks a weapon: whoever played it gains the die’s number if the job worked, and loses it if not. The wild card makes that ten times the gain, or five times the loss.

step-1 = A location
step-1-text = The mastermind turns up the next location and its points. Each round somebody else is the mastermind.
step-2 = The wild card
step-2-text = The others roll for it one after the other: the first with a 4 or a 6 may take it.
step-3 = Weapons
step-3-text = Everybody takes one weapon, the mastermind first; then the mastermind may take up to two more. Whoever has the wild card names a weapon for it.
step-4 = Roll
step-4-text = Even: the mastermind gets half of the points, the others share the other half. Odd: nothing.
step-5 = Spin
step-5-text = Whoever played the weapon it stops on gains or loses the number on the die. After ten locations the points decide.

deck-locations = Locations
deck-locations-lead = All ten are robbed, in an order nobody knows.
deck-weapons = Weapons
deck-weapons-lead = All are alike but for their field on the spinner. They lie open, and all come back each round.
deck-others = And
deck-others-lead = One for the whole table.

about-of-locations = Worth { $points } points: half for the mastermind and half for the others, if the die is even.
about-of-weapons = If you played it and the spinner stops on it, you gain the die’s number after a success and lose it after a failure.
about-wild = Stands for one weapon of your choice, beside your own. If the spinner stops there, you gain ten times the die after a success, and lose five times the die after a failure.
about-mastermind = Leads this job: picks first, may take more weapons, rolls, spins, and gets half of the points after a success.
about-wheel = Ten fields of the same size, one for each weapon.
about-die = 2, 4 and 6 are a success for everybody; 1, 3 and 5 are a failure.
about-hot = Hot: the spinner stops there twice as often.

# What a tap names that is no card.
title-wild = Wild
title-mastermind = Mastermind
title-wheel = Wheel
title-die = Die
title-hot = Hot

# The coach: what to look at when a kind of decision comes for the first time.
look-start = Everybody rolls once. The winner leads the first job.
look-wild = The wild card pays ten times the die if you name the right weapon later.
look-weapons = These ten weapons are the fields of the spinner. Tap one that lies free.
look-extras = You lead: each extra weapon makes one more field of the spinner yours.
look-play = All your weapons together, or a bet on one of them.
look-name = Name the weapon on which the spinner should stop.
look-bail = In, and you share the points if it works; out, and a failure costs you nothing.
look-roll = This is what the job is worth. Even numbers bring it home.
look-second-try = Five points buy one more roll.
look-spin = It stops on one weapon. Whoever played it gains, or pays.

# Why: what a sensible player has in mind.
because-roll = There is nothing else to do.
because-spin = There is nothing else to do.
because-take-wild = It may pay up to 60, and if you leave it, somebody else gets it.
because-decline = You lead, and it can only cost you points.
because-any-weapon = All weapons are alike: each is one field of ten.
because-done = You are far ahead; more fields would only bring more risk.
because-play-all = More fields of the spinner are yours; a hit gains on average more than it costs.
because-play-one = You are far ahead, so fewer fields mean less risk.
because-unused = You lead by little, and a bad spin could cost you up to 25.
because-bail = There is too little to gain here for what a failure could cost.
because-stand = One more roll costs more than it is worth here.
because-hot = It is hot: the spinner stops there twice as often.
because-extra = One more field of the spinner is yours, and a hit gains on average more than it costs.
because-name-own = You are behind: on your own weapon a hit pays twice over.
because-name-other = You are ahead: on a rival’s weapon a hit moves you both the same way.
because-name = Any weapon is as good as another.
because-go = { $points } points are worth the risk.
because-try-again = { $points } points are worth the five that a new roll costs.
because-wait = It costs nothing to wait.
because-usual = That is the usual choice here.
