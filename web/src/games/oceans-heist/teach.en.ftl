# What a newcomer to Ocean's Heist is told: before the first deal, in "How to play", and on a tap.

win = Two teams: the Crew win if they get the Target out, the Staff if too many alarms ring.
picture-asks = the Staff’s Defense asks
picture-ready = laid ready: pays
picture-hand = still in the hand: cannot pay
side-crew = Crew:
side-staff = Staff:
want-crew = Take the Target in round 4, leave nothing standing in round 5.
want-staff = Ring a sixth alarm, or keep one Defense standing in round 5.
trick = Only what lies ready can pay. The Crew see eight Defenses, the Staff secretly set four of them, and the Crew must lay out their tools before they know which.

step-1 = Prepare
step-1-text = The Staff choose the Target and two Global Defenses. The Crew may take a Situation, then buy Equipment for $5000: it must last all night.
step-2 = Look
step-2-text = Each round eight Defenses are drawn, open to both teams. Each has a price in kinds such as hack or climb.
step-3 = Lay cards
step-3-text = The Staff set four of the eight face down. At the same time the Crew lay Equipment face down, and may lay more a little later. What lies there cannot go back.
step-4 = Pay
step-4-text = All turns face up. Each use of a laid card makes what is printed on it; pay each Defense in full, in one of its ways. “Auto-assign” finds the best plan.
step-5 = Wing It
step-5-text = What still stands can be rolled for: give up cards, name a number for each, roll the die.
step-6 = Alarms
step-6-text = What stands rings once and stays for the next round; in the vault it rings twice. A sixth alarm ends the job.
step-7 = Five rounds
step-7-text = Three Entries, then the Vault Breach, where the Target’s own Defense must fall, then the Escape: one more Defense for each alarm, and nothing may be left standing.

deck-equipment = Equipment
deck-equipment-lead = Bought by the Crew. Dots are uses.
deck-situation = Situations
deck-situation-lead = The Crew may choose one for the night.
deck-target = Targets
deck-target-lead = The Staff choose one; its own Defense waits in round 4.
deck-unique = The Target’s own Defense
deck-unique-lead = Pay it in round 4, and the Target is the Crew’s.
deck-casino = Casino Defenses
deck-casino-lead = Eight are drawn each round, four are set.
deck-vault = Vault Defenses
deck-vault-lead = Round 4 only: three are drawn, two are set. Each rings twice.
deck-global = Global Defenses
deck-global-lead = The Staff choose two; they count all night.

about-hack = hack: computers, radio, electronics.
about-sneak = sneak: silence, darkness, not being seen.
about-con = con: disguise and fast talk.
about-force = force: muscle, cutting, explosives.
about-lure = lure: drawing people’s attention elsewhere.
about-pick = pick: locks and safes.
about-climb = climb: ropes, ducts, balance.
about-alarms = Every Defense left standing rings. Five alarms are allowed, and each makes the Escape longer; the sixth ends the job, and the Staff win.
about-scenes = The night has five rounds: three Entries, the Vault Breach in which the Target is taken, and the Escape.
about-pool = What the cards that lie ready could make, kind by kind. What is still in the hand does not count.
about-check = The Crew’s table could pay this one by itself; not yet all of them together.
about-captain = Confirms for the team. Everybody in the team may change the draft.

# What a tap names that is no card.
title-alarms = Alarms
title-scenes = Scenes
title-pool = Pool
title-check = Can be paid
title-captain = Captain

# The coach: what to look at when a kind of decision comes for the first time.
look-target = Each Target has its own Defense, which the Crew must pay in round 4.
look-situation = A Situation makes one sort of Equipment better all night. Buy that sort afterwards.
look-prepare-crew = Buy some of every kind. “Fill the bag for me” packs a good one, and you may change it.
look-prepare-staff = Two of these make the whole night harder. Pick kinds that are often asked for.
look-reveal = Look at what these ask for: four of them will soon lie face down.
look-prep-crew = Lay out what could pay for several of those. Only what lies ready can pay, and you need some for later.
look-prep-staff = Set the four that the Crew can pay least easily.
look-crunch = The last chance to lay something more.
look-assign = Each Defense wants one of its prices paid in full. “Auto-assign” finds the best plan.
look-wing = What stands rings, unless you roll one of the numbers you put cards on.

# Why: what a sensible player has in mind. $left is how many more alarms the Crew may ring.
because-target = Its Defense asks for kinds that are hard to come by.
because-situation = It makes Equipment better that you would buy anyway.
because-no-situation = None of them is worth it tonight.
because-global = That kind is asked for often, so it costs the Crew all night.
because-buy = The bag needs some of all seven kinds, and this is cheap for what it makes.
because-skip = You have seen what you need.
because-lay = The Crew will find it hard to pay.
because-lay-open = Better this one face up: it tells the Crew less.
because-place = Several of the Defenses drawn ask for what it makes.
because-pay = It is the cheapest way to pay for it.
because-auto = It finds the plan that leaves least standing and spends least.
because-aim = It would ring, and it is worth the cards.
because-stake = You will miss this card least.
because-coin = A second roll is worth it now.
because-attempt = It is worth a roll: what stands will ring.
because-confirm = That will do; the rest is for later rounds.
because-confirm-escape = That is what you have: nothing may be left standing now.
because-stand =
    { $left ->
        [0] It costs more than you can pay.
        [one] It costs too much; one more alarm is allowed.
       *[other] It costs too much; { $left } more alarms are allowed.
    }
because-stop =
    { $left ->
        [0] The cards are worth more than a chance on the die.
        [one] Keep your cards; one more alarm is allowed.
       *[other] Keep your cards; { $left } more alarms are allowed.
    }
because-change = There is something better to do with it.
because-wait = Your team has done what is to be done here.
because-usual = That is the usual choice here.
