# What this board says.

# On a tab. Room for 13 letters.
notes = Notes
swap-nothing = nothing
stage-partners = Who is who
stage-crack = Crack the vault
stage-robbery-silent = Silent robbery
stage-silent = Silent robbery
stage-robbery-alarm = Alarm
stage-alarm = Alarm
stage-getaway = Getaway
stage-hideout = The Hideout
stage-showdown = Showdown
stage-over = It is over
stage- = Bank Heist

# What a moment is about, the same for every side: the sheet may be seen over a shoulder.
ask-partners = Hold your card: who are you?
late-partners = At 0:00 you count as ready.
late-crack = At 0:00 a new code is turned up; after three that nobody solves, lots decide.
late-pass-card = At 0:00 the card goes to the next player on your left.
late-receive = At 0:00 your side’s rule decides about the card; whoever may choose loads a bag.
late-dye = At 0:00 a card of yours goes at random.
late-alarm-target = At 0:00 it is the next player on your left who can be chosen.
late-attribute = At 0:00 it goes to the next player on your left who can have it.
late-swap = At 0:00 the rules swap for you.
late-search = At 0:00 a bag is loaded if there is one; for an Agent there is none.
late-give = At 0:00 a card of yours goes over at random.
late-vault = At 0:00 you pick a bag if one is left, else any card.
late-action = At 0:00 you pass; if you may not, you shoot the next who is not your partner.
late-answer = At 0:00 you use the first way out that you have, or take the hit.
late-follow-up = At 0:00 you let it rest.
late-shotgun-side = At 0:00 the first of the two beside the target is hit as well.
late-shotgun-cost = At 0:00 a card of yours goes at random.
late-loot = At 0:00 you take one.
late-extra-shot = At 0:00 you stop shooting.
late-poison = At 0:00 you use Adrenaline if you have it.
hint-partners = Remember who you are; your card stays beside your hand. Agents and Rivals now know their partner, Crew know nobody.
hint-crack = Fastest right answer leads the robbery. A wrong one locks you out and costs the table time.
hint-pass-card = You drew this from the vault. Whoever gets it keeps it, or loads it if it is a bag. Five bags on the truck start the Getaway.
hint-receive = Only you see this card. The others only see you looking, whatever it is.
hint-dye = A Dye Pack bursts: it goes, and so does the card you tap in your hand.
hint-attribute = It stays with that player for the rest of the game.
hint-search = Whoever loads nothing hands over a card.
hint-give = Tap a card of your hand: the player you searched gets it, and nobody else sees which.
hint-vault = Nobody else sees the pick.
hint-action = One action: shoot, use a card, or pass. Agents win if one reaches the Hideout alive.
hint-answer = Nothing has happened to you yet. Dodge it, or take it.
hint-follow-up = The attack is over. You may answer it, or let it rest.
hint-shotgun-side = The Shotgun hits two: the target and a player beside it.
hint-shotgun-cost = Each Shotgun blast costs a card: tap one of your hand.
hint-loot = You take one card of the dead hand at random.
hint-extra-shot = A Speedloader or a second gun lets you shoot once more. The second gun shows you as Rival.
hint-poison = Adrenaline holds the poison off for one round.
# What an alarm card does, the same words for its drawer and for all who watch.
alarm-attribute = { $card }: { $effect }.
alarm-are-you-loyal = Only the drawer sees whether the player chosen has a tattoo, as Crew do, and may lie about it.
alarm-check-these-out = The drawer shows a whole hand in secret to the player chosen.
alarm-you-can-trust-me = The drawer shows in secret whether there is a tattoo, as Crew have one, to the player chosen.
alarm-ill-take-that = The drawer takes a vault card as if it had been passed.
alarm-hold-it-right-there = The drawer sees the whole hand of the player chosen, and may load its bags or say there are none.
alarm-lets-get-moving = The drawer picks any card of the vault to pass on.
alarm-i-dont-like-this = Two attributes on the table change owners; a single one moves.
wait-crack = The code is on the table. The fastest right answer leads.
wait-robbery = Cards go round in silence. Watch who gets cards and when a bag lands on the truck.
wait-alarm = Talk is open. Watch who loads, who searches and who lies.
wait-getaway =
    { $spaces ->
        [one] Everybody in the van takes one action a turn. Only 1 space to the Hideout.
       *[other] Everybody in the van takes one action a turn. Only { $spaces } spaces to the Hideout.
    }

script-partners = Everybody, look at your phones. Hold your card and remember who you are. Agents and Rivals see their partner.
script-crack = The code is open. Multiply, and type the answer first.
script-robbery-silent = Silence, please. { $name } draws from the vault and passes a card. All eyes on your phones.
script-robbery-alarm = The alarm rings. You may talk. It is the turn of { $name }.
script-getaway = Drive! { $name } has one action.
script-answer = { $name }, look at your phone: somebody is after you.
script-hideout = The van stops at the Hideout. The Driver looks at every face.
script-showdown = Showdown. { $name } has one action.

goal-crew = Get five bags on the truck (yours load by themselves) and let no Agent reach the Hideout. Rivals want you dead.
goal-sticky-fingers = You win with the Crew, yet every bag passed to you sticks to your hand. Find a way to tell them.
goal-agent = Bags passed to you stay with you: let the police arrive before the fifth is loaded, or reach the Hideout alive.
goal-rival = Get to the Hideout with a Cash Bag for the Driver, or be the last side alive in the van.
you = You are { $who }.
you-are = You are
you-peek = Hold to peek
you-with = with { $name }
vest-used = vest used
vest-ready = vest ready
hand = Your hand
hand-empty = No cards yet. Cards come to you from other players.
hand-none = Your hand is empty.
hand-out = You are out. You win or lose with your side: watch how it ends.
hand-copies = ×{ $n }
hand-passing = { $card }, to be passed on

does-adrenaline = dodge one attack
does-cash-bag = bribes the Driver
does-chloroform = neighbour misses a turn
does-dye-pack = ruins a card
does-knife = stab, or cut ties
does-lock-pick = open cuffs or a jam
does-speedloader = one more shot
does-zip-tie = tie anyone
card-adrenaline = Avoids one attack aimed at you, or holds the poison off for a round. Kept for when you are asked.
card-cash-bag = Loaded on the truck when passed, or kept. At the Hideout it is a Rival’s bribe for the Driver.
card-chloroform = A neighbour misses one turn and is helpless until then. For the Getaway.
card-dye-pack = When passed it bursts, and the receiver loses a card.
card-knife = Stab a neighbour, who dies after the next turn, or cut somebody’s zip ties. For the Getaway.
card-lock-pick = Opens handcuffs or clears a jammed gun. For the Getaway.
card-speedloader = One more shot. For the Getaway.
card-zip-tie = Restrains any player, who can then only get free. For the Getaway.
attr-guilty-conscience = joins the Agents when one is revealed in the Getaway
attr-gun-jammed = cannot fire
attr-hostage = takes one shot for anyone but an Agent
attr-hush-money = may not talk
attr-loose-tongue = plays with an open hand in the Getaway
attr-martial-skills = avoids one attack a round
attr-masked = cannot be drugged or looted
attr-poisoned = dies after the second Getaway turn, unless Adrenaline holds it off
attr-shotgun = every shot hits two and costs a card
attr-trigger-happy = must shoot on each turn

seat-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
seat-out = out
seat-tied = Zip-tied
seat-cuffed = Cuffed
seat-cold = Out cold
seat-bleeding = Next turn: out
seat-vest = vest used
seat-facedown = Face down
seat-empty = empty hand
seat-start = Start Player
seat-partner = Your partner. Only you see this.
seat-attacks = attacks { $name }
seat-you = you
seat-hit = Attacked
seat-tap = Tap
seat-used = { $what } (used)
seat-turns = { $what } { $n }/2
# A stamp. Room for 10 letters.
stamp-out = OUT
shot-you = You → { $name }
shot = { $name } → { $other }

van = The van
vault = The vault
road-bank = Space { $n } of { $all }, where the Agents win
road-van = Space { $n } of { $all }, the Hideout
road-bank-note =
    { $n ->
        [0] The police are here
        [one] Police in { $n } space
       *[other] Police in { $n } spaces
    }
road-van-note =
    { $n ->
        [0] At the Hideout
        [one] Hideout in { $n } space
       *[other] Hideout in { $n } spaces
    }
bags = { $n } of 5 bags aboard
bags-note = { $n } of 5 bags
code = The code cards
vault-left = { $n } in the vault

do-pass-to = Pass it to
do-choose = Choose
do-place = Put it beside
do-shoot = Shoot
do-stab = Stab
do-cut = Cut ties of
do-unlock = Open cuffs of
do-unjam = Unjam the gun of
do-chloroform = Drug
do-zip-tie = Tie
do-handcuff = Handcuff
do-beside = Hit as well
do-speedloader = Speedloader: shoot
do-second-gun = Second gun at
aim-what = What to do
aim-tap = { $what }: tap a player on the table.
aim-myself = Myself
answer-label = Your answer
answer-go = Answer
denied-adrenaline = Adrenaline
denied-shoot = Shoot
denied-pass = Pass
face-accept = Take it

claim-passed-bag = I passed { $x } a bag
# Room for 24 letters.
claim-kept = { $x } kept a bag
claim-trust = I trust { $x }
claim-suspect = I suspect { $x }
claim-tattoo = { $x } has a tattoo
claim-no-tattoo = { $x } has no tattoo
notes-could = could be { $what }
notes-holds = holds { $what }
notes-aside = Never dealt: { $what }
notes-none = none
mark-crew = Crew
mark-agent = Agent
mark-rival = Rival

end-agents-in-the-bank = Police were waiting
end-agents-in-the-bank-lead = The robbery took too long. The Agents win.
end-rivals-on-the-road = Truck full of dead men
end-rivals-on-the-road-lead = Only Rivals were left in the van.
end-agents-at-the-hideout = Cop steps out of getaway van
end-agents-at-the-hideout-lead = An Agent reached the Hideout alive. The Agents win.
end-crew-at-the-hideout = The perfect job
end-crew-at-the-hideout-lead = Nobody but Crew reached the Hideout.
end-crew-in-the-showdown = Double-cross fails
end-crew-in-the-showdown-lead = The last Rival fell in the showdown. The Crew win.
end-rivals-in-the-showdown = Driver paid, crew dead
end-rivals-in-the-showdown-lead = The Rivals won the showdown.
end-stalemate = Bound and beaten
end-stalemate-lead = Nothing moved any more. The Crew win.
end-nobody-left = Nobody walks away
end-nobody-left-lead = Nobody is left, so nobody wins.
end- = The job is over
end-winners = { $lead } Winners: { $who }.
end-conscience = { $name } won with the Agents: a Guilty Conscience.
answer-changed = The code changed. Nothing was sent: here is the new one.
where-card = Tap a card of your hand.

# What is told as a scene, and headings of the log.

story-you = You
story-turn = The turn of { $name }
story-turn-you = Your turn
story-alarm = The alarm sounds
story-bags = Bags in the truck
story-loaded =
    { $n ->
        [0] Loaded nothing.
        [one] Loaded 1 bag.
       *[other] Loaded { $n } bags.
    }
story-took =
    { $n ->
        [0] Kept no card.
        [one] Kept 1 card.
       *[other] Kept { $n } cards.
    }
story-dyed =
    { $n ->
        [one] A Dye Pack burst.
       *[other] { $n } Dye Packs burst.
    }
story-way = A round of the Getaway
story-quiet = Nobody was attacked.
story-end = It is over
# A stamp. Room for 14 letters.
story-stamp-wins = WINS
story-shots = Shots
story-cards = Cards

# What somebody said, as they said it: $name is whom it is about.
said-claim-passed-bag = I passed { $name } a bag.
said-claim-kept = { $name } kept a bag.
said-claim-trust = I trust { $name }.
said-claim-suspect = I suspect { $name }.
said-claim-tattoo = { $name } has a tattoo.
said-claim-no-tattoo = { $name } has no tattoo.
said-claims-none = No bag on { $name }.
