# Ocean's Heist. $me is the argument that is the reader, if one is. $item is an Equipment card and
# $guard a Defense, each with the number of its copy where there are several (see copy).


# What happened

event-confirms =
    { $me ->
        [who] You confirmed for the team.
       *[none] { $who } confirmed for the team.
    }
event-withdraws =
    { $me ->
        [who] You withdrew the confirmation.
       *[none] { $who } withdrew the confirmation.
    }
event-time-up = Time is up.
event-captain =
    { $me ->
        [who] You are captain now.
       *[none] { $who } is captain now.
    }
event-concedes =
    { $me ->
        [who] You conceded for the team.
       *[none] { $who } conceded for the team.
    }
event-drafts-target =
    { $me ->
        [who] You proposed the { $target }.
       *[none] { $who } proposed the { $target }.
    }
event-target = The Target is the { $target }.
event-drafts-situation =
    { $me ->
        [who] You proposed { $situation }.
       *[none] { $who } proposed { $situation }.
    }
event-drafts-none =
    { $me ->
        [who] You proposed no Situation.
       *[none] { $who } proposed no Situation.
    }
event-situation = The Situation is { $situation }.
event-no-situation = There is no Situation.
event-chooses =
    { $me ->
        [who] You chose { $global }.
       *[none] { $who } chose { $global }.
    }
event-drops =
    { $me ->
        [who] You dropped { $global }.
       *[none] { $who } dropped { $global }.
    }
event-buys =
    { $me ->
        [who] You put { $item } into the basket; ${ $money } left.
       *[none] { $who } put { $item } into the basket; ${ $money } left.
    }
event-returns =
    { $me ->
        [who] You put { $item } back; ${ $money } left.
       *[none] { $who } put { $item } back; ${ $money } left.
    }
event-given-kit = The basket held nothing to use, so the team was given a kit of { cards }.
event-global = { $global } is in force.
event-opening = { $item } comes into play.
event-hand = The Crew holds { cards }.
event-round =
    { $round ->
        [4] Round { $round }: Vault Breach.
        [5] Round { $round }: Escape.
       *[other] Round { $round }: Entry.
    }
event-reshuffled = The Casino discard pile was shuffled to form a new deck.
event-draws = Drawn: { $guard }.
event-skips =
    { $me ->
        [who] You have seen enough.
       *[none] { $who } has seen enough.
    }
event-waits =
    { $me ->
        [who] You want to keep looking.
       *[none] { $who } wants to keep looking.
    }
event-unique = { $guard } guards the Target.
event-lays =
    { $me ->
        [who] You laid { $guard } face down.
       *[none] { $who } laid { $guard } face down.
    }
event-lays-open =
    { $me ->
        [who] You laid { $guard } face up.
       *[none] { $who } laid { $guard } face up.
    }
event-lifts =
    { $me ->
        [who] You took { $guard } back.
       *[none] { $who } took { $guard } back.
    }
event-places =
    { $me ->
        [who] You placed { $item }.
       *[none] { $who } placed { $item }.
    }
event-unplaces =
    { $me ->
        [who] You took { $item } back.
       *[none] { $who } took { $item } back.
    }
event-staff-down = Defenses face down: { $cards }.
event-crew-down = Equipment face down: { $cards }.
event-lies-open = { $guard } lies face up.
event-peek = The Crew was shown one of the Defenses.
event-peeked = One of the Defenses is { $guard }.
event-shows-defense = { $guard } was placed.
event-not-placed = { $guard } was not placed.
event-shows-equipment = The Crew brought { $item }.
event-plans-auto =
    { $me ->
        [who] You asked for the best plan.
       *[none] { $who } asked for the best plan.
    }
event-plans-nothing =
    { $me ->
        [who] You cleared the draft.
       *[none] { $who } cleared the draft.
    }
event-plans-to-leave =
    { $me ->
        [who] You planned to leave { $guard }.
       *[none] { $who } planned to leave { $guard }.
    }
# $paid is what pays: lure and sneak.
event-plans-to-pay =
    { $me ->
        [who] You planned to pay { $guard } with { $paid }.
       *[none] { $who } planned to pay { $guard } with { $paid }.
    }
# $uses of the card, each as $make (hack 1 + pick 1).
event-plans-to-expend =
    { $me ->
        [who] You planned { uses } of { $item } as { $make }.
       *[none] { $who } planned { uses } of { $item } as { $make }.
    }
event-expends = { $item }: { uses } expended as { $make }.
event-disables = { $guard } disabled with { $paid }.
event-aims =
    { $me ->
        [who] You aimed at { $guard }.
       *[none] { $who } aimed at { $guard }.
    }
event-stakes =
    { $me ->
        [who] You put { $item } on the { $face }.
       *[none] { $who } put { $item } on the { $face }.
    }
event-unstakes =
    { $me ->
        [who] You took { $item } off the die.
       *[none] { $who } took { $item } off the die.
    }
event-coin-in =
    { $me ->
        [who] You put the coin in.
       *[none] { $who } put the coin in.
    }
event-coin-out =
    { $me ->
        [who] You kept the coin.
       *[none] { $who } kept the coin.
    }
event-attempt =
    { $me ->
        [who] You tried to wing it against { $guard }.
       *[none] { $who } tried to wing it against { $guard }.
    }
event-names = { $item } was discarded on the { $face }.
event-rolls =
    { $me ->
        [who] You rolled a { $face }.
       *[none] { $who } rolled a { $face }.
    }
event-rolls-again =
    { $me ->
        [who] You spent the coin and rolled a { $face }.
       *[none] { $who } spent the coin and rolled a { $face }.
    }
event-winged = { $guard } disabled by a lucky roll.
event-wing-fails = The attempt on { $guard } failed.
event-stops =
    { $me ->
        [who] You let it be.
       *[none] { $who } let it be.
    }
event-alarm = { $guard } still stands: { alarms }.
event-cancelled = { alarms } cancelled.
event-alarms = { alarms } raised so far; { $limit } is the most the Crew survives.
event-obtained = The Crew has the { $target }.
event-target-lost = The { $target } is out of reach.
event-stays = { $guard } stays for the next round.
event-unused = { $item } was not used and has { uses } left.
event-used-up = { $item } is used up.
event-back-to-hand = { $item } goes back to the hand with { uses }.
event-ending-crew_win = The Crew is away with the Target.
event-ending-stalemate = The Crew is away without the Target: a stalemate.
event-ending-alarms = The Crew is caught.
event-ending-exhausted = The Crew has nothing left to work with and is caught.
event-ending-conceded = The game was conceded.


# What is asked: what to do, how far that has come, and who decides

ask-other-team = Wait for the other team.
ask-look = Look at the drawn Defenses.
ask-look-or-skip = Look at the draw, or go on.
ask-confirmed = Your team has confirmed. Wait for the other team.
ask-captain = Your captain decides.
ask-target-staff = Choose the Target you guard.
ask-situation-crew = Choose a Situation, or none.
ask-prepare-crew = Buy your Equipment.
ask-prepare-staff = Choose two Global Defenses.
ask-prep-crew = Lay Equipment ready.
ask-prep-staff = Lay your Defenses.
ask-crunch-crew = Lay your last cards.
ask-assign-crew = Pay what you can.
ask-wing-crew = Wing it, or stop?
ask-basket = ${ $money } left, { cards }.
ask-progress = { $n } of { $most }.
ask-progress-vault = { $n } of { $most }, { $vault } of { $most_vault } in the vault.
ask-unpaid = Nothing is paid for yet.
ask-overused = A card has too many uses planned.
# $kinds is a list: sneak 3, con 1.
ask-short = Short of { $kinds }.


# What may be done. $effects is what the card does.

act-captain = { $seat } is captain
act-concede = { $seat } concedes for the team
act-confirm = Confirm
act-withdraw = Withdraw the confirmation
act-target = Guard the { $target }
act-situation = { $situation } ({ $situation-effect })
act-no-situation = No Situation
act-choose = Choose { $global } ({ $global-effect })
act-drop = Drop { $global }
act-buy = Buy { $item } ({ $item-effect })
act-return = Put { $item } back
act-skip = Skip the rest
act-wait = Keep looking
act-lay = Lay { $guard } face down
act-lay-open = Lay { $guard } face up
act-lift = Take { $guard } back
act-place = Place { $item } ({ $item-effect })
act-unplace = Take { $item } back
act-expend = { $item }: { uses } as { $make }
act-pay = Pay { $guard } with { $paid }
act-leave = Leave { $guard }
act-auto = Best plan
act-clear = Clear the draft
act-aim = Aim at { $guard }
act-stake = { $item } on the { $face }
act-unstake = Take { $item } off the die
act-coin = Put the coin in
act-no-coin = Keep the coin
act-attempt = Roll the die
act-stop = Stop

# The same where it is refused, without what the card does.
wish-situation = { $situation }
wish-choose = Choose { $global }
wish-buy = Buy { $item }
wish-place = Place { $item }


# Why not. $wish is the action that is refused.

no-crews-word = '{ $wish }' is for the Crew to decide.
no-staffs-word = '{ $wish }' is for the Staff to decide.
no-other-team = '{ $wish }' is not possible now: the other team decides in this phase.
no-not-the-time = '{ $wish }' is not possible in this phase.
no-shop-closed = '{ $wish }' comes too late: the shop closed with the Preparation.
no-laid-for-good = '{ $wish }' comes too late: Prep Time is over, and what the Staff laid is final.
no-placing-over = '{ $wish }' comes too late: all cards of this round lie open.
no-assigned = '{ $wish }' comes too late: the uses of this round are assigned.
no-captains-word = '{ $wish }' is the captain's word: { $captain } has it.
no-no-such-card = '{ $wish }' is not possible: no such card is in this game.
no-confirmed = '{ $wish }' is not possible: your team has confirmed.
no-not-confirmed = '{ $wish }' is not possible: your team has not confirmed.
no-no-draft = '{ $wish }' is not possible: there is nothing to confirm in this phase.
no-skipped = '{ $wish }' is not possible: you have asked to go on.
no-not-skipped = '{ $wish }' is not possible: you have not asked to go on.
no-no-target = '{ $wish }' is not possible: no Target is chosen yet.
no-few-globals = '{ $wish }' is not possible: exactly { $n } Global Defenses are needed.
no-quota = '{ $wish }' is not possible: the quota is not full: { $laid } of { $n }.
no-vault-quota = '{ $wish }' is not possible: one Vault Defense has to lie face up and another face down.
# $lacks is ask-overused or ask-short.
no-short = '{ $wish }' is not possible: the plan does not hold. { $lacks }
no-dear = '{ $wish }' is not possible: it costs ${ $price } and ${ $money } is left.
no-many-globals = '{ $wish }' is not possible: { $n } are chosen already.
no-not-held = '{ $wish }' is not possible: the team does not hold that card.
no-opening = '{ $wish }' is not possible: an opening card is never in the hand.
no-on-the-table = '{ $wish }' is not possible: that card lies active on the table.
no-committed = '{ $wish }' is not possible: what was placed in Prep Time stays.
no-not-drawn = '{ $wish }' is not possible: that card was not drawn.
no-unique = '{ $wish }' is not possible: a Unique Defense is not the Staff's to lay.
no-quota-full = '{ $wish }' is not possible: all { $n } Casino Defenses are laid; take something back first.
no-not-a-vault-defense = '{ $wish }' is not possible: Casino Defenses are laid face down.
no-down-taken = '{ $wish }' is not possible: another Vault Defense lies face down; take it back first.
no-up-taken = '{ $wish }' is not possible: another Vault Defense lies face up; take it back first.
no-not-active = '{ $wish }' is not possible: that card is not active.
no-no-such-use = '{ $wish }' is not possible: a use of that card makes no such thing.
no-few-uses = '{ $wish }' is not possible: that card may expend { $n } at most.
no-not-there = '{ $wish }' is not possible: no such Defense is active in this round.
no-no-such-way = '{ $wish }' is not possible: that Defense has no such alternative.
no-no-coin = '{ $wish }' is not possible: there is no coin left.
no-disabled = '{ $wish }' is not possible: that Defense is disabled already.
no-no-wing = '{ $wish }' is not possible: that Defense cannot be winged.
no-expended = '{ $wish }' is not possible: a use of that card was expended this round.
no-no-aim = '{ $wish }' is not possible: aim at a Defense first.
no-no-stake = '{ $wish }' is not possible: put a card on a number first.
no-few-numbers = '{ $wish }' is not possible: a card has to name all its numbers.
no-many-numbers = '{ $wish }' is not possible: a Global Defense allows fewer numbers.


# What cards do. A card has a list of these, and few have more than one.

effect-makes = { $uses } x { $makes }
# More by a use that was placed in Prep Time.
effect-early = early { $makes }
# Room for 20 letters.
effect-patient = patient
effect-names-numbers =
    { $n ->
        [one] names { $n } number
       *[other] names { $n } numbers
    }
effect-vault-face-up = both Vault Defenses lie face up
effect-peek =
    { $n ->
        [one] a look at { $n } Defense a round { in-scene }
       *[other] a look at { $n } Defenses a round { in-scene }
    }
# $more is true or false, $n by how much.
effect-draws =
    { $more ->
        [true] the Staff draws +{ $n } { in-scene }
       *[false] the Staff draws -{ $n } { in-scene }
    }
effect-places =
    { $more ->
        [true] the Staff places +{ $n } { in-scene }
       *[false] the Staff places -{ $n } { in-scene }
    }
effect-cancels =
    { $n ->
        [one] cancels the first { $n } alarm
       *[other] cancels the first { $n } alarms
    }
effect-rolls-again =
    { $n ->
        [one] { $n } re-roll under Wing It
       *[other] { $n } re-rolls under Wing It
    }
effect-boost = a use of { trait } adds { $kind } { $n }, { $cap } times a round at most
effect-discount = { trait } costs ${ $money } less
effect-harder = { $kind } +{ $n } wherever it is needed
effect-harder-mixed = mixed Casino requirements +{ $n }
effect-harder-vault = Vault requirements +{ $n }
effect-wing-limit =
    { $n ->
        [one] Wing It with { $n } number at most
       *[other] Wing It with { $n } numbers at most
    }
# $ways are requirements: pick 4 + sneak 3 or climb 3 + hack 3.
effect-guarded = guarded by { $defense }, { $ways }
effect-alarms = { alarms }
effect-no-wing = no Wing It
effect-next-draw = left standing: { $n } more drawn next round
effect-stays = stays for the next round
effect-nothing = does nothing
# Two phrases of one card that have commas of their own.
effect-and = { $one }; { $other }
in-scene =
    { $scene-id ->
        [entry] in the Entry
        [vault] in the Vault Breach
       *[escape] in the Escape
    }


# Cards, amounts and counts

kind = { $kind }
amount = { $kind } { $n }
sum = { $one } + { $other }
both = { $one } and { $other }
either = { $one } or { $other }
# A use or an alternative that the card does not have, in a refusal; $share-id is written as in an action.
make-unknown = { $share-id }
way-unknown = alternative { $n }
uses =
    { $uses ->
        [0] no uses
        [one] { $uses } use
       *[other] { $uses } uses
    }
alarms =
    { $alarms ->
        [0] no alarms
        [one] { $alarms } alarm
       *[other] { $alarms } alarms
    }
cards =
    { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    }
# A deck's own traits stay as its owner wrote them.
trait =
    { $trait-id ->
        [tech] tech
        [gear] gear
        [costume] costume
        [tool] tool
        [blast] blast
        [crowd] crowd
        [opening] opening
       *[other] { $trait-id }
    }
name-hack = hack
name-sneak = sneak
name-con = con
name-force = force
name-lure = lure
name-pick = pick
name-climb = climb

warn-unspent = ${ $money } would be lost.
warn-bare = Nothing lies ready: every Defense would stand.
warn-stand =
    { $alarms ->
        [one] 1 alarm if it is left standing: { $now } of { $limit } so far.
       *[other] { $alarms } alarms if they are left standing: { $now } of { $limit } so far.
    }
warn-rings =
    { $alarms ->
        [one] Rings 1 alarm: { $now } of { $limit } so far.
       *[other] Rings { $alarms } alarms: { $now } of { $limit } so far.
    }
warn-spends = The cards on numbers go, hit or miss.

# After the game: what a bot believed, and what it did something for.
hindsight-laid = { $name } expected { $card } among the Defenses laid ({ $n } %).
hindsight-short = { $name } thought the Crew had little { $kind } left.
hindsight-laid-against = { $name } laid { $cards }: of nothing had the Crew spent more than { $kind }.
hindsight-laid-hard = { $name } laid { $cards }: together they looked hard to meet.
hindsight-announced = { $name } announced { $card } and laid it: a warning that is sometimes true is harder to ignore.
hindsight-false-alarm = { $name } announced { $card } without laying it, so that the Crew would bring cards for nothing.
hindsight-admitted = { $name } said that the Crew was short of { $kind }. It was true, and hard to believe.
hindsight-pretended = { $name } said that the Crew was short of { $kind }, and it was not: the Staff was to count on it.
hindsight-left-target = { $name } left { $card } standing and gave up the Target, to have cards for the way out.

# What a bot says to its team, and at times to the table.
remark-target = I would guard the { $card }: all Targets are about as hard to take, so the Crew cannot guess.
remark-situation = I would choose { $card }.
remark-situation-for = I would choose { $card }: it gives us more { $kind }.
remark-buy = I would take { $wanted } ({ $n } in all).
remark-buy-for = I would take { $wanted } ({ $n } in all): that gets us past the { $card }, too.
remark-globals = I would choose { $wanted }: the Crew will not see them coming.
remark-globals-against = I would choose { $wanted }: with this Situation, the Crew will count on { $kind }.
remark-place = I would lay { $wanted } ({ $n } in all): they may ask for { $kind }.
remark-place-nothing = I would lay nothing more just now.
remark-place-later = I would lay nothing yet: we will know more in a moment.
remark-lay = I would lay { $wanted }: the Crew has spent a lot of { $kind }.
remark-lay-hard = I would lay { $wanted }: together they are hard to meet.
remark-assign = I would use Auto-assign: our cards get us past { $n } of { $all }.
remark-assign-leave = I would leave { $card } standing and save our cards for the way out.
remark-wing = I would wing { $card } with { $n ->
        [one] one card
       *[other] { $n } cards
    }: { $faces } in 6.
remark-stop = I would stop here and keep our cards.
remark-more = We may lay { $n } more.
remark-thin = That looks thin on { $kind } to me.
remark-fine = Looks good to me.
remark-begins = Nothing lies there yet, so I have begun. Change whatever you like.
remark-coming = { $card } is certainly coming.
remark-lacking = We are short of { $kind }.
