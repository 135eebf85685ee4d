# Bank Heist. $me is the argument that is the reader, if one is. $who and $other are players.


# Who a player is

name-crew = Crew
name-sticky-fingers = Sticky Fingers Crew
name-agent = Agent
name-rival = Rival


# Cards in a hand or in the vault: a list of as many of each as there are

pile =
    { $pile-count ->
        [0] nothing
       *[other] { $counted }
    }
counted-card = { $n } { $card }


# What happened

# Who is who, and the race for the vault

event-ready =
    { $me ->
        [who] You are ready.
       *[none] { $who } is ready.
    }
# A player is told their own $identity: Crew, Agent...
event-identity = Your identity: { $identity }.
# $partner is the other Agent or Rival, if there is one.
event-partner =
    { $partner-id ->
        [none] There is no other { $identity }.
       *[somebody] The other { $identity } is { $partner }.
    }
# $code is a list of digits.
event-code = The code is turned up: { $code }.
# $answer is a number, $solution the right one.
event-answers =
    { $me ->
        [who] You called out { $answer }.
       *[none] { $who } called out { $answer }.
    }
event-wrong =
    { $me ->
        [who] You were wrong: it is { $solution }. The safe resets.
       *[none] { $who } was wrong: it is { $solution }. The safe resets.
    }
event-tie = Two right answers at once: another code.
event-cracked =
    { $me ->
        [who] You cracked the vault with { $solution }.
       *[none] { $who } cracked the vault with { $solution }.
    }
event-unanswered = Nobody had an answer: another code.
event-drawn-by-lot = The Start Player is drawn by lot.

# The robbery

event-start-player =
    { $me ->
        [who] You are the Start Player.
       *[none] { $who } is the Start Player.
    }
event-turn =
    { $me ->
        [who] It is your turn.
       *[none] It is { $who }'s turn.
    }
# $space is a number on the board.
event-token = The token moves to space { $space }.
event-alarm-sounds = The alarm sounds: everybody may talk now.
event-draws =
    { $me ->
        [who] You drew a vault card.
       *[none] { $who } drew a vault card.
    }
# $card is a vault card, $alarm an alarm card.
event-drew =
    { $me ->
        [who] The card in your hands: { $card }.
       *[none] The card in { $who }'s hands: { $card }.
    }
event-picks =
    { $me ->
        [who] You picked a card out of the vault.
       *[none] { $who } picked a card out of the vault.
    }
event-passes-card =
    { $me ->
        [who] You passed the card to { $other }.
        [other] { $who } passed the card to you.
       *[none] { $who } passed the card to { $other }.
    }
# The $card that $who got from $third.
event-received =
    { $me ->
        [who] You looked at the card from { $third }: { $card }.
        [third] { $who } looked at the card from you: { $card }.
       *[none] { $who } looked at the card from { $third }: { $card }.
    }
event-takes-card =
    { $me ->
        [who] You took the card in hand.
       *[none] { $who } took the card in hand.
    }
# $bags: how many are in the truck now.
event-loads =
    { $me ->
        [who] You put a Cash Bag into the truck; that makes { $bags }.
       *[none] { $who } put a Cash Bag into the truck; that makes { $bags }.
    }
event-dye =
    { $me ->
        [who] A Dye Pack burst in your hands.
       *[none] A Dye Pack burst in { $who }'s hands.
    }
event-dyed =
    { $me ->
        [who] You lost a card to the dye.
       *[none] { $who } lost a card to the dye.
    }
# A $card that was lost or paid face down.
event-let-go =
    { $me ->
        [who] The card you let go of: { $card }.
       *[none] The card { $who } let go of: { $card }.
    }
event-vault-shuffled = The vault deck was empty; its discard pile was shuffled.
event-vault-empty =
    { $me ->
        [who] There was no vault card for you to draw.
       *[none] There was no vault card for { $who } to draw.
    }
event-alarm-shuffled = The alarm deck was empty; its discard pile was shuffled.
event-alarm =
    { $me ->
        [who] You turned up { $alarm }.
       *[none] { $who } turned up { $alarm }.
    }
event-tattoo-shown =
    { $me ->
        [who] You showed { $other } the foot of an identity card.
        [other] { $who } showed you the foot of an identity card.
       *[none] { $who } showed { $other } the foot of an identity card.
    }
# $has_tattoo is true or false.
event-tattoo =
    { $has_tattoo ->
        [true]
            { $me ->
                [who] You have a Crew tattoo.
               *[none] { $who } has a Crew tattoo.
            }
       *[false]
            { $me ->
                [who] You have no Crew tattoo.
               *[none] { $who } has no Crew tattoo.
            }
    }
event-hand-shown =
    { $me ->
        [who] You showed { $other } a whole hand.
        [other] { $who } showed you a whole hand.
       *[none] { $who } showed { $other } a whole hand.
    }
event-searches =
    { $me ->
        [who] You searched { $other }'s hand.
        [other] { $who } searched your hand.
       *[none] { $who } searched { $other }'s hand.
    }
event-hand =
    { $me ->
        [who] Your hand: { pile }.
       *[none] { $who }'s hand: { pile }.
    }
event-claims-none =
    { $me ->
        [who] You claimed to have found no bag on { $other }.
        [other] { $who } claimed to have found no bag on you.
       *[none] { $who } claimed to have found no bag on { $other }.
    }
event-found =
    { $me ->
        [who] You found a Cash Bag on { $other }.
        [other] { $who } found a Cash Bag on you.
       *[none] { $who } found a Cash Bag on { $other }.
    }
event-gives =
    { $me ->
        [who] You gave { $other } a card.
        [other] { $who } gave you a card.
       *[none] { $who } gave { $other } a card.
    }
event-vault = What is left in the vault: { pile }.
# $own-id is the argument that is $who too: other, third or none.
event-swaps =
    { $own-id ->
        [other]
            { $me ->
                [who] You swapped your attribute with { $third }'s.
                [third] { $who } swapped attributes with you.
               *[none] { $who } swapped the attributes of { $who } and { $third }.
            }
        [third]
            { $me ->
                [who] You swapped your attribute with { $other }'s.
                [other] { $who } swapped attributes with you.
               *[none] { $who } swapped the attributes of { $other } and { $who }.
            }
       *[none]
            { $me ->
                [who] You swapped the attributes of { $other } and { $third }.
                [other] { $who } swapped your attribute with { $third }'s.
                [third] { $who } swapped your attribute with { $other }'s.
               *[none] { $who } swapped the attributes of { $other } and { $third }.
            }
    }
# $own-id is other if $who is $other too.
event-places =
    { $own-id ->
        [other]
            { $me ->
                [who] You put { $alarm } beside you.
               *[none] { $who } put { $alarm } beside { $who }.
            }
       *[none]
            { $me ->
                [who] You put { $alarm } beside { $other }.
                [other] { $who } put { $alarm } beside you.
               *[none] { $who } put { $alarm } beside { $other }.
            }
    }

# The Getaway

event-getaway =
    { $me ->
        [who] Five bags! The Getaway begins with you.
       *[none] Five bags! The Getaway begins with { $who }.
    }
event-face-up =
    { $me ->
        [who] Your hand lies face up: { pile }.
       *[none] { $who }'s hand lies face up: { pile }.
    }
event-misses =
    { $me ->
        [who] You are out cold and missed a turn.
       *[none] { $who } is out cold and missed a turn.
    }
event-passes =
    { $me ->
        [who] You passed.
       *[none] { $who } passed.
    }
# $attack-id is what $who tries to do to $other.
event-attacks =
    { $attack-id ->
        [shot]
            { $me ->
                [who] You shot at { $other }.
                [other] { $who } shot at you.
               *[none] { $who } shot at { $other }.
            }
        [stab]
            { $me ->
                [who] You tried to stab { $other }.
                [other] { $who } tried to stab you.
               *[none] { $who } tried to stab { $other }.
            }
        [zip-tie]
            { $me ->
                [who] You tried to zip-tie { $other }.
                [other] { $who } tried to zip-tie you.
               *[none] { $who } tried to zip-tie { $other }.
            }
       *[handcuffs]
            { $me ->
                [who] You tried to handcuff { $other }.
                [other] { $who } tried to handcuff you.
               *[none] { $who } tried to handcuff { $other }.
            }
    }
# The shotgun of $who hits $other as well as its target.
event-beside =
    { $me ->
        [other] The blast hits you as well.
       *[none] The blast hits { $other } as well.
    }
event-pays =
    { $me ->
        [who] You paid a card for the Shotgun.
       *[none] { $who } paid a card for the Shotgun.
    }
event-plays =
    { $me ->
        [who] You played { $card }.
       *[none] { $who } played { $card }.
    }
event-martial =
    { $me ->
        [who] You used Martial Skills.
       *[none] { $who } used Martial Skills.
    }
event-hostage =
    { $me ->
        [who] The Hostage took the shot for you.
       *[none] The Hostage took the shot for { $who }.
    }
event-vest =
    { $me ->
        [who] Your vest took the shot.
       *[none] { $who }'s vest took the shot.
    }
event-revealed =
    { $me ->
        [who] You are revealed: { $identity }.
       *[none] { $who } is revealed: { $identity }.
    }
event-shown =
    { $me ->
        [who] You are shown: { $identity }.
       *[none] { $who } is shown: { $identity }.
    }
event-conscience =
    { $me ->
        [who] Your Guilty Conscience sides with the Agents now.
       *[none] { $who }'s Guilty Conscience sides with the Agents now.
    }
event-bleeds =
    { $me ->
        [who] You are bleeding.
       *[none] { $who } is bleeding.
    }
event-tied =
    { $me ->
        [who] You are zip-tied.
       *[none] { $who } is zip-tied.
    }
event-cuffed =
    { $me ->
        [who] You are handcuffed.
       *[none] { $who } is handcuffed.
    }
event-drugged =
    { $me ->
        [who] You put { $other } out cold.
        [other] { $who } put you out cold.
       *[none] { $who } put { $other } out cold.
    }
event-wakes =
    { $me ->
        [who] You woke up.
       *[none] { $who } woke up.
    }
event-goes-on =
    { $me ->
        [who] You let it be.
       *[none] { $who } let it be.
    }
event-returns-fire =
    { $me ->
        [who] You returned fire at { $other }.
        [other] { $who } returned fire at you.
       *[none] { $who } returned fire at { $other }.
    }
event-stops =
    { $me ->
        [who] You had enough.
       *[none] { $who } had enough.
    }
# $own-id is other if $who is $other too.
event-cut-free =
    { $own-id ->
        [other]
            { $me ->
                [who] You cut your zip ties.
               *[none] { $who } cut { $who }'s zip ties.
            }
       *[none]
            { $me ->
                [who] You cut { $other }'s zip ties.
                [other] { $who } cut your zip ties.
               *[none] { $who } cut { $other }'s zip ties.
            }
    }
# $own-id is other if $who is $other too.
event-unlocked =
    { $own-id ->
        [other]
            { $me ->
                [who] You opened your handcuffs.
               *[none] { $who } opened { $who }'s handcuffs.
            }
       *[none]
            { $me ->
                [who] You opened { $other }'s handcuffs.
                [other] { $who } opened your handcuffs.
               *[none] { $who } opened { $other }'s handcuffs.
            }
    }
event-attribute-gone =
    { $me ->
        [who] You have lost { $alarm }.
       *[none] { $who } has lost { $alarm }.
    }
event-bleeds-out =
    { $me ->
        [who] You bled to death.
       *[none] { $who } bled to death.
    }
event-poison-kills =
    { $me ->
        [who] The poison killed you.
       *[none] The poison killed { $who }.
    }
event-dies =
    { $me ->
        [who] You are dead.
       *[none] { $who } is dead.
    }
event-loots =
    { $me ->
        [who] You looted { $other }'s hand.
        [other] { $who } looted your hand.
       *[none] { $who } looted { $other }'s hand.
    }
event-looted =
    { $me ->
        [who] Your looted card: { $card }.
       *[none] { $who }'s looted card: { $card }.
    }
event-leaves =
    { $me ->
        [who] You left { $other }'s hand alone.
        [other] { $who } left your hand alone.
       *[none] { $who } left { $other }'s hand alone.
    }

# The Hideout

event-hideout = The Hideout! All who live turn up their identities.
event-freed =
    { $me ->
        [who] The Driver freed you.
       *[none] The Driver freed { $who }.
    }
event-driver-shoots =
    { $me ->
        [who] The Driver shot you.
       *[none] The Driver shot { $who }.
    }
event-bribes =
    { $me ->
        [who] You paid off the Driver, who left.
       *[none] { $who } paid off the Driver, who left.
    }

# What people claim

event-claim-passed-bag =
    { $me ->
        [who] You said: "I passed { $other } a bag."
        [other] { $who } said: "I passed you a bag."
       *[none] { $who } said: "I passed { $other } a bag."
    }
event-claim-kept =
    { $me ->
        [who] You said: "{ $other } kept a bag."
        [other] { $who } said: "You kept a bag."
       *[none] { $who } said: "{ $other } kept a bag."
    }
event-claim-trust =
    { $me ->
        [who] You said: "I trust { $other }."
        [other] { $who } said: "I trust you."
       *[none] { $who } said: "I trust { $other }."
    }
event-claim-suspect =
    { $me ->
        [who] You said: "I suspect { $other }."
        [other] { $who } said: "I suspect you."
       *[none] { $who } said: "I suspect { $other }."
    }
event-claim-tattoo =
    { $me ->
        [who] You said: "{ $other } has a tattoo."
        [other] { $who } said: "You have a tattoo."
       *[none] { $who } said: "{ $other } has a tattoo."
    }
event-claim-no-tattoo =
    { $me ->
        [who] You said: "{ $other } has no tattoo."
        [other] { $who } said: "You have no tattoo."
       *[none] { $who } said: "{ $other } has no tattoo."
    }

# The end

event-ends =
    { $ending-id ->
        [agents-in-the-bank] The police are outside: the Agents win.
        [rivals-on-the-road] Only Rivals are left in the truck: the Rivals win.
        [agents-at-the-hideout] An Agent has reached the Hideout: the Agents win.
        [crew-at-the-hideout] Only Crew have reached the Hideout: the Crew win.
        [crew-in-the-showdown] The last Rival is dead: the Crew win.
        [rivals-in-the-showdown] The last of the Crew is dead: the Rivals win.
        [stalemate] Nothing moves any more: the Crew win.
       *[nobody-left] Nobody is left, so nobody wins.
    }
event-wins =
    { $me ->
        [who] You have won.
       *[none] { $who } has won.
    }


# What is asked

# $who is a list of players.
ask-wait =
    { $who-count ->
        [one] Wait: { $who } is deciding.
       *[other] Wait: { $who } are deciding.
    }
# $other is the partner, if there is one.
ask-partners =
    { $other-id ->
        [none] You are { $identity }, and know of nobody else.
       *[somebody] You are { $identity }; so is { $other }.
    }
# The digits that are multiplied, or added by another option.
ask-crack = Crack the vault: { $first } x { $second } x { $third }?
ask-crack-add = Crack the vault: { $first } + { $second } + { $third } + { $fourth }?
# $card-id is none while the player has not looked at the card.
ask-pass-card =
    { $card-id ->
        [none] Pass the card to another player.
       *[seen] Pass the { $card } to another player.
    }
# Followed by what becomes of the card.
ask-receive = You got: { $card }.
ask-receive-bursts = It bursts.
ask-receive-loads = It goes into the truck.
ask-receive-keeps = It stays in your hand.
ask-receive-chooses = Load it or keep it?
ask-dye = The dye ruins one of your cards: which?
ask-alarm-target = Choose another player for { $alarm }.
ask-search = You found: { pile }.
ask-give = Give one of your cards to the player you searched.
ask-vault = Pick any card of the vault to pass on.
ask-swap = Choose which attributes change places.
ask-attribute = Put { $alarm } beside a player.
ask-action = Your turn: one action.
ask-action-bound = Free yourself, or pass.
ask-shotgun-side = Who beside the target is hit as well?
ask-shotgun-cost = Which card do you pay for the Shotgun?
# $attack-id is what $who tries to do.
ask-answer =
    { $attack-id ->
        [shot] { $who } shoots at you! What do you do?
        [stab] { $who } tries to stab you! What do you do?
        [zip-tie] { $who } tries to zip-tie you! What do you do?
       *[handcuffs] { $who } tries to handcuff you! What do you do?
    }
ask-follow-up = It is over. Anything in return for { $other }?
ask-follow-up-again = Another shot at { $other }?
ask-extra-shot = One more shot, or enough?
ask-poison = The poison works: Adrenaline, or the end.
ask-loot = Take a card from the dead hand?


# What may be done. $seat is a player.

act-too-late = Too late for a tie
act-ok = Carry on
# $number is the answer of a player in the race.
act-answer = { $number }
act-pass-to = Pass it to { $seat }
act-load = Load it into the truck
act-keep = Keep it
act-lose = Lose { $card }
act-choose = Choose { $seat }
act-place =
    { $me ->
        [seat] Put it beside yourself
       *[none] Put it beside { $seat }
    }
act-swap = Swap { $seat } and { $seat_2 }
act-load-all = Load every bag found
act-claim-none = There are no bags
act-give = Give { $card }
act-pick = Pick { $card }
act-pass = Pass
act-shoot = Shoot { $seat }
act-stab = Stab { $seat }
act-cut = Cut the ties of { $seat }
act-unlock = Open the handcuffs of { $seat }
act-unjam = Unjam the gun of { $seat }
act-chloroform = Chloroform { $seat }
act-zip-tie = Zip-tie { $seat }
# Room for 30 letters.
act-handcuff = Handcuff { $seat }
act-beside = Hit { $seat } as well
act-pay = Pay with { $card }
act-martial = Use Martial Skills
act-hostage = Let the Hostage take it
act-adrenaline = Play Adrenaline
act-vest = Take it in the vest
act-accept = Accept it
act-continue = Let it be
act-return-fire = Return fire
act-speedloader = Speedloader: shoot { $seat }
act-stop = Enough
act-second-gun = Second gun: shoot { $seat }
act-take = Take a card
act-leave = Leave the hand alone
act-claim-passed-bag = Say: I passed { $seat } a bag
# Room for 30 letters.
act-claim-kept = Say: { $seat } kept a bag
act-claim-trust = Say: I trust { $seat }
act-claim-suspect = Say: I suspect { $seat }
act-claim-tattoo = Say: { $seat } has a tattoo
act-claim-no-tattoo = Say: { $seat } has no tattoo
# In place of $seat: no player sits there.
nobody = nobody


# Why not. $wish is the action that is refused.

no-no-race-yet = '{ $wish }' has to wait: no code is turned up.
no-vault-is-open = '{ $wish }' comes too late: the vault is open.
no-before-robbery = '{ $wish }' has to wait: the robbery has not begun.
no-after-robbery = '{ $wish }' comes too late: the robbery is over.
no-no-alarm-yet = '{ $wish }' has to wait: the alarm does not sound yet.
no-before-getaway = '{ $wish }' has to wait for the Getaway.
no-another-decides = '{ $wish }' is not possible: { $who } decides now, and nobody else.
no-dead = '{ $wish }' is not possible: you have been eliminated.
no-silence = '{ $wish }' has to wait: nobody may speak yet.
no-dead-silence = '{ $wish }' is not possible: the dead do not speak.
no-hushed = '{ $wish }' is not possible: with Hush Money you may not speak.
no-about-another = '{ $wish }' is not possible: a claim is about another player here.
no-claim-later = '{ $wish }' has to wait: claims are made while somebody passes a card or chooses an action.
no-claimed = '{ $wish }' has to wait: one claim a turn is enough.
no-ready-already = '{ $wish }' is not possible: you have carried on already.
no-locked-out = '{ $wish }' is not possible: you were wrong, and answer no more.
no-answered = '{ $wish }' is not possible: one answer to each code, and you gave yours.
no-nobody-there = '{ $wish }' is not possible: nobody sits there.
no-to-another = '{ $wish }' is not possible: the card goes to another player.
no-has-to-pass = '{ $wish }' is not possible: a drawn card has to be passed on.
no-no-bag = '{ $wish }' is not possible: you got no Cash Bag.
no-loads-always = '{ $wish }' is not yours to choose: the Crew load every Cash Bag.
no-keeps-always = '{ $wish }' is not yours to choose: as { $identity } you keep every Cash Bag.
no-somebody-else = '{ $wish }' is not possible: choose somebody else.
no-no-bags-found = '{ $wish }' is not possible: you found no Cash Bag.
no-not-in-vault = '{ $wish }' is not possible: there is none left in the vault.
no-swap-two = '{ $wish }' is not possible: two attributes have to change places.
no-two-players = '{ $wish }' is not possible: it takes two different players.
no-no-attribute = '{ $wish }' is not possible: { $other } has no attribute.
no-move-one = '{ $wish }' is not possible: only one attribute is in play, and moves to another player.
no-holds-it = '{ $wish }' is not possible: it lies beside that player already.
no-has-attribute = '{ $wish }' is not possible: { $other } has an attribute already, and somebody else has none.
no-not-held = '{ $wish }' takes a card that you do not hold: { $card }.
no-not-yourself = '{ $wish }' is not possible: you cannot attack yourself.
no-not-living = '{ $wish }' is not possible: no living player sits there.
no-your-side = '{ $wish }' is not possible: your conscience is with the Agents, and { $other } is one.
no-not-a-neighbour = '{ $wish }' is not possible: { $other } does not sit beside you.
no-bleeding = '{ $wish }' is not possible: { $other } is bleeding already.
no-no-ties = '{ $wish }' is not possible: { $other } wears no zip ties.
no-no-cuffs = '{ $wish }' is not possible: { $other } wears no handcuffs.
no-not-jammed = '{ $wish }' is not possible: the gun of { $other } is not jammed.
no-tied = '{ $wish }' is not possible: { $other } wears zip ties already.
no-cuffed = '{ $wish }' is not possible: { $other } wears handcuffs already.
no-out-cold = '{ $wish }' is not possible: { $other } is out cold already.
no-masked = '{ $wish }' is not possible: { $other } is Masked.
no-must-shoot = '{ $wish }' is not open to you: a Rival has to shoot.
no-must-pass = '{ $wish }' is not open to you: with nobody to shoot at you can only pass.
no-trigger-happy = '{ $wish }' is not open to you: being Trigger Happy, you have to shoot.
no-agents-do-not = '{ $wish }' is not open to you: an Agent neither shoots nor stabs in a turn of their own.
no-only-agents = '{ $wish }' is not open to you: only an Agent uses Handcuffs.
no-no-handcuffs = '{ $wish }' is not possible: no Handcuffs are left.
no-jammed = '{ $wish }' is not possible: your gun is jammed.
no-after-a-shot = '{ $wish }' has to wait: a Speedloader gives one more shot after a shot of yours.
no-is-tied = '{ $wish }' is not possible: in zip ties you can only cut your own, or pass.
no-is-cuffed = '{ $wish }' is not possible: in handcuffs you can only open your own, or pass.
no-cuffs-first = '{ $wish }' has to wait: your handcuffs come off first.
no-one-action = '{ $wish }' is not possible: a turn is one action, and you have shot.
no-one-shot = '{ $wish }' is not possible: a gun gives one shot a turn, and you have had it.
no-only-rivals = '{ $wish }' is not open to you: only a Rival has a second gun.
no-second-fired = '{ $wish }' is not possible: the second gun fires once a turn.
no-second-jammed = '{ $wish }' is not possible: your second gun is the jammed one.
no-no-martial = '{ $wish }' is not possible: you have no Martial Skills.
no-martial-used = '{ $wish }' is not possible: they are used up until your next turn.
no-no-hostage = '{ $wish }' is not possible: you have no Hostage.
no-only-shots = '{ $wish }' is not possible: it helps against shots only.
no-agents-hostage = '{ $wish }' is not possible: an Agent does not let the Hostage take a shot.
no-no-vest = '{ $wish }' is not possible: only Agents wear a vest.
no-vest-used = '{ $wish }' is not possible: your vest is used up.
no-cold = '{ $wish }' is not possible: you are out cold.
no-bound-hands = '{ $wish }' is not possible: while restrained you play no cards.
no-own-turn = '{ $wish }' is not possible: being Trigger Happy, you play no Adrenaline in your own turn.
no-no-return-fire = '{ $wish }' is not open to you: only Agents return fire.
no-after-return-fire = '{ $wish }' has to wait: off turn a Speedloader comes after your return fire.
no-returned = '{ $wish }' is not possible: you have, and another shot takes a Speedloader.
no-at-the-attacker = '{ $wish }' is not possible: shoot back at { $other } and nobody else.
no-not-beside = '{ $wish }' is not possible: it takes a neighbour of { $other } other than yourself.

warn-shows-agent = Shows you as Agent.
warn-shows-rival = Shows you as Rival.
warn-final = No way back.
warn-dead = You are out. No way back.
warn-bound = Until somebody frees you.

# After the game: what a bot believed, and what it did something for.
hindsight-took-for = { $name } took { $who } for { $identity } ({ $n } %).
hindsight-accused = { $name } accused { $who }, { $n } % sure of an enemy.
hindsight-framed = { $name } ({ $identity }) accused { $who } to set the Crew on somebody else.
hindsight-praised = { $name } vouched for { $who }, { $n } % sure of a friend.
hindsight-shot = { $name } attacked { $who } as { $identity } ({ $n } % sure).
hindsight-unsure = { $name } could not make out { $who }.
