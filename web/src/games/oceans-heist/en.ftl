# What this board says.

# On a tab. Room for 13 letters.
notes = Notes
stage-target = Choose the Target
stage-situation = Choose the Situation
stage-prepare = Prepare
ask-prepare-crew = Pack the bag.
stage-over = The morning after
stage- = Ocean’s Heist
scene-entry = Entry { $n }
scene-vault = Vault Breach
scene-vault-breach = Vault Breach
scene-breach = Vault Breach
scene-escape = Escape

late-target = At 0:00 your draft counts; without one a Target is drawn.
late-situation = At 0:00 your draft counts; without one there is no Situation.
late-prepare-crew = At 0:00 what you have bought counts; with nothing, the bag is filled for you.
late-prepare-staff = At 0:00 your draft counts, and what is missing is drawn.
late-reveal = At 0:00 the round goes on.
late-prep = At 0:00 what lies there counts.
late-crunch = At 0:00 what lies there counts.
late-assign = At 0:00 the last plan that could be carried out counts; without one the rules make one.
late-wing = At 0:00 you stop trying.
hint-target = The Staff guard one Target. It decides what the vault asks for in round 4.
hint-situation = A Situation makes one kind of Equipment better tonight. You may also take none.
hint-prepare-crew = Buy some of all seven kinds; it must last five rounds.
hint-prepare-staff = They make the whole night harder. The Crew sees them later.
hint-reveal = Look at what they ask for: some will soon lie face down.
hint-prep-crew = Tap cards of your hand: only what lies ready can pay. A check mark: enough for that one alone.
hint-prep-staff = Tap what you set. The Crew saw the draw, not your choice.
hint-crunch = Last chance to lay cards, then all turns face up.
hint-assign = Tap a price to pay it. What stands may ring an alarm.
hint-assign-escape = Tap a price to pay it. In the Escape nothing may be left standing.
hint-wing = Roll a number you named, and the Defense falls.
hint-help = The draft is yours, too: tap what you would change. { $name } confirms.
hint-captain = { $name } confirms for your team.
hint-wait-crew = The Staff decide. Too many alarms end the job.
hint-wait-staff = The Crew decide. Too many alarms, and you win.
hint-wait-crew-escape = The Staff decide. In the Escape nothing may be left standing.
hint-wait-staff-escape = The Crew decide. If one Defense is left standing, you win.
script-target = Casino Staff, choose the Target you guard.
script-situation = Heist Crew, choose a Situation.
script-prepare = Both teams, look at your phones. The Crew goes shopping, the Staff picks two Global Defenses.
script-reveal = Look at the Defenses that were drawn.
script-prep = Prep Time. Staff, lay your Defenses. Crew, lay your Equipment.
script-crunch = Crunch Time. Crew, this is your last chance to lay cards.
script-assign = All cards are open. Crew, which tools for which Defense?
script-wing = Crew, will you wing it?

team-crew = Heist Crew
team-staff = Casino Staff
team-crew-short = Crew
team-staff-short = Staff
team-mine = your team
captain = { $name } ★
done = done
alarms = { $n } of { $all } alarms
alarms-note = { $n }/{ $all } alarms
force = In force all night
ours = { $what }: ours
stolen = { $what }: stolen
spent = { $what }: used
by = { $name } did this

shop-left = ${ $n } left
# On a line of its own. Room for 40 letters.
shop-of = of ${ $all } · { $n } cards
shop-stop = Stop
shop-was = instead of ${ $n }
shop-opening = Opening cards
shop-everything = Everything
shop-only = Only { $kind }
shop-needs = { $target }, round 4:
shop-make = { $kind } { $n }
shop-cost = ${ $n }
shop-buy = Buy { $what }
shop-return = Return { $what }
shop-early = { $trait }, stronger if laid in Prep Time
shop-stock = { $n } left
shop-fill = Fill the bag for me
shop-secret = Both teams prepare in secret.
kind-hack = hack
kind-sneak = sneak
kind-con = con
kind-force = force
kind-lure = lure
kind-pick = pick
kind-climb = climb
trait-tech = tech
trait-gear = gear
trait-costume = costume
trait-tool = tool
trait-blast = blast
trait-crowd = crowd
trait-opening = opening
or = or
and = and
uses =
    { $n ->
        [one] { $n } use
       *[other] { $n } uses
    }

field-choose = Tap { $n } of these { $all } to set them
field-drawn = { $all } were drawn, { $n } lie face down
field-some = { $n } of these { $all } will lie face down
field-placed = { $n } placed
field-laid = placed
field-seen = seen: it lies there
field-vault = The vault: one face up, one face down, 2 alarms each
field-vault-short = The vault: 2 alarms each
field-up = Face up
field-down = Face down
field-back = Take back
field-standing = On the table
field-table = The Crew’s table
field-ours = Laid ready
field-lay = Nothing yet. Tap a card of your hand to lay it here.
field-return = tap: take back
field-stays = stays
field-off = disabled
field-left = Left in the Crew’s hand: { $what }.
field-facedown = { $n } cards face down
field-nothing = Nothing lies here.
field-hand-ours = Our hand, { $n } cards
field-more = The Crew holds { $n } more cards.
guard-alarms = 2 alarms
guard-nowing = no Wing It
guard-draws = draws more
guard-payable = our table could pay this one, taken alone
# What our table lacks to pay for a Defense: "−1 con".
guard-lacks = −{ $n } { $kind }
pool-title = Our pool
pool-note = what lies ready could make; tap a kind to find its cards in your hand
pool-label = Our pool by kind
pool-plan = Pool of this plan: used of made
pool-made = { $kind } { $n }
pool-used = { $kind }: { $n } used of { $all } made
pool-of = { $n }/{ $all }
hand-keep = Keep some for the Escape.
hand-only = Only what makes { $kind }; tap it again for all.
hand-none = No card of your hand makes that.
hand-copies = ×{ $n }

assign-title = { $n } to disable
assign-paid = paid
assign-wanted = wanted
assign-stands = stands
assign-pay = Pay { $what } with
assign-count = { $n } of { $all } paid
assign-pool = Our pool: used of made
assign-spend = Uses we spend
assign-now-complete = Complete: at 0:00 this plan counts.
assign-now-short = Short: at 0:00 the best plan is made for you.
assign-now-short-kept = Short: at 0:00 your last complete plan counts.
assign-now-nothing = Pays for nothing. Confirm to leave all standing; at 0:00 the best plan is made for you.
assign-now-nothing-kept = Pays for nothing. Confirm to leave all standing; at 0:00 your last complete plan counts.
# The same where no clock runs.
assign-free-complete = Complete: it counts once it is confirmed.
assign-free-short = Short: take a price back, or spend more uses.
assign-free-nothing = Pays for nothing. Confirm to leave all standing.
assign-none = No use of this is spent, so there is none to take back.
assign-less = { $card }: one use fewer as { $what }
assign-more = { $card }: one more use as { $what }
wing-title =
    { $n ->
        [one] One still stands
       *[other] { $n } still stand
    }
wing-aim = aim
wing-step-aim = 1. Tap the one to go for.
wing-step-put = 2. Put cards on numbers.
wing-step-roll = 3. Roll, or name more numbers.
wing-odds = { $n } in { $all }
wing-cards = Cards we may give up
wing-gone = gone, whatever the die shows
wing-nocard = There is no card left to lay on a number.
wing-put = put { $what }
wing-why = Each card names a number. If the die shows one of them, the Defense falls.
wing-hit = hit
wing-miss = missed
wing-wait = The Crew may roll for what still stands.
wing-rolled = The die shows { $n }

do-confirm = Confirm
do-confirm-chosen = Confirm: { $what }
do-confirm-none = Confirm: no Situation
do-confirm-stands =
    { $stand ->
        [one] 1 stands: { $n } of { $all } alarms
       *[other] { $stand } stand: { $n } of { $all } alarms
    }
do-confirm-escape =
    { $stand ->
        [one] 1 stands: the job is lost
       *[other] { $stand } stand: the job is lost
    }
chosen = chosen
do-withdraw = Change it again
do-skip = Go on
do-wait = Look longer
do-auto = Auto-assign
do-auto-note = best plan
do-clear = Clear
do-attempt = Roll
do-stop = Stop here
do-stop-note = what stands rings
do-coin = Put the coin in
do-no-coin = Keep the coin
do-no-situation = No Situation

about-price = asks for { $price }
about-amount = { $kind } { $n }
does-boost = { $trait }: +{ $n } { $kind }, { $cap } a round
does-discount = { $trait } ${ $n } cheaper
does-target = round 4 asks for { $price }
does-harder = { $kind } costs { $n } more
does-mixed = mixed prices cost { $n } more
does-vault = the vault costs { $n } more
does-wing = at most { $n } numbers to Wing It
notes-gone = Used up: { $what }
notes-known = Known to be in the Crew’s hand
notes-kinds = What they have shown can make
notes-decks = Casino deck { $n } cards, vault deck { $vault }.
notes-discard = Defenses gone: { $what }
scenes = Where the night stands
scene-word = Entry
scene-short-vault = Vault
scene-short-escape = Escape
who-captain = { $name } is captain of the { $team }.
who-member = { $name } plays for the { $team }.
notes-globals = Global Defenses
notes-none = nothing yet

end-crew_win = Casino cleaned out
end-crew_win-lead = The Crew got away with the Target.
end-stalemate = Crew escapes empty-handed
end-stalemate-lead = Nobody wins: the Target stayed behind.
end-alarms = Every bell in the house
end-alarms-lead = The alarms stopped the Crew. The Staff win.
end-caught = Caught on the way out
end-caught-lead = A Defense still stood in the Escape. The Staff win.
end-exhausted = Out of tricks
end-exhausted-lead = The Crew had nothing left to use. The Staff win.
end-conceded = The towel is thrown in
end-conceded-lead = One team gave up.
end- = The job is over
end-winners = { $lead } Winners: { $who }.

# A round told as a scene.

story-prepared = What both teams prepared
story-up = Everything turns up
story-bills = The bills
story-wing = Wing It
story-result = What the round brought
story-plus = {" "}+{" "}
story-paid = Paid with { $what }.
# A card's uses: $what is what each of them made.
story-uses = { $n } × { $what }
story-spent = What the Crew used:
story-winged = A lucky roll.
story-missed =
    { $n ->
        [one] One roll missed.
       *[other] { $n } rolls missed.
    }
# $what is a Defense, $numbers those that would do, $n what the die shows.
story-odds = { $what }: needed { $numbers }, and the die shows { $n }.
story-nothing = Nothing was laid.
story-notplaced = Drawn, but not placed: { $what }.
story-gone = Used up: { $what }.
story-idle = Lay there unused and lost a use: { $what }.
story-kept = No card was used up.
story-alarms = Alarms
story-left =
    { $n ->
        [one] One Defense still stands.
       *[other] { $n } Defenses still stand.
    }
story-clear = Nothing stands any more.
story-stamp-off = DISABLED
story-stamp-missed = MISSED
story-stamp-stands = STANDS
story-stamp-rings =
    { $n ->
        [0] STANDS
        [one] RINGS
       *[other] RINGS × { $n }
    }
story-results = Results
# Where to tap.
where-target = Tap a Target.
where-situation = Tap a Situation, or take none.
where-prepare-crew = Tap + on the cards you want.
where-prepare-staff = Tap two Globals.
where-prep-crew = Tap cards of your hand to lay them ready.
where-prep-staff = Tap the Defenses you set.
where-crunch-crew = Tap cards of your hand to lay them ready.
where-assign = Tap prices to pay them.
where-wing = Tap a Defense, then put cards on numbers.
