# Heist Hustle. $me is the argument that is the reader, if one is.


# What happened

event-start-roll =
    { $me ->
        [who] You rolled a { $die } for the first lead.
       *[none] { $who } rolled a { $die } for the first lead.
    }
event-roll-again = Only 1s and 5s: everybody rolls again.
event-starts =
    { $me ->
        [who] You became the first mastermind.
       *[none] { $who } became the first mastermind.
    }
event-location =
    { $me ->
        [who] You turned up the { $location }, worth { $worth }.
       *[none] { $who } turned up the { $location }, worth { $worth }.
    }
event-wild-roll =
    { $me ->
        [who] You rolled a { $die } for the wild card.
       *[none] { $who } rolled a { $die } for the wild card.
    }
event-took-wild =
    { $me ->
        [who] You took the wild card.
       *[none] { $who } took the wild card.
    }
event-declined =
    { $me ->
        [who] You left the wild card.
       *[none] { $who } left the wild card.
    }
event-wild-stays = Nobody uses the wild card this time.
event-took =
    { $me ->
        [who] You took the { $weapon }.
       *[none] { $who } took the { $weapon }.
    }
event-extra =
    { $me ->
        [who] You also took the { $weapon }.
       *[none] { $who } also took the { $weapon }.
    }
event-plays-all =
    { $me ->
        [who] You played every weapon taken.
       *[none] { $who } played every weapon taken.
    }
event-plays-one =
    { $me ->
        [who] You played only the { $weapon }.
       *[none] { $who } played only the { $weapon }.
    }
event-named =
    { $me ->
        [who] You named the { $weapon } with the wild card.
       *[none] { $who } named the { $weapon } with the wild card.
    }
event-unused =
    { $me ->
        [who] You left the wild card unused.
       *[none] { $who } left the wild card unused.
    }
event-answered =
    { $me ->
        [who] You decided whether to go.
       *[none] { $who } decided whether to go.
    }
event-goes =
    { $me ->
        [who] You went in.
       *[none] { $who } went in.
    }
event-bails =
    { $me ->
        [who] You bailed.
       *[none] { $who } bailed.
    }
# $succeeds is true or false.
event-rolled =
    { $succeeds ->
        [true]
            { $me ->
                [who] You rolled a { $die }: the heist succeeds.
               *[none] { $who } rolled a { $die }: the heist succeeds.
            }
       *[false]
            { $me ->
                [who] You rolled a { $die }: the heist fails.
               *[none] { $who } rolled a { $die }: the heist fails.
            }
    }
event-tries-again =
    { $me ->
        [who] You paid { points } to roll once more.
       *[none] { $who } paid { points } to roll once more.
    }
event-line =
    { $me ->
        [who] You spun and stopped on a line: spin again.
       *[none] { $who } spun and stopped on a line: spin again.
    }
event-spun =
    { $me ->
        [who] You spun and stopped on the { $weapon }.
       *[none] { $who } spun and stopped on the { $weapon }.
    }
event-heist-points =
    { $me ->
        [who] You scored { points } for the heist.
       *[none] { $who } scored { points } for the heist.
    }
# $gained is true or false, $size what was gained or lost.
event-spinner-points =
    { $gained ->
        [true]
            { $me ->
                [who] You gained { $size } by the spinner.
               *[none] { $who } gained { $size } by the spinner.
            }
       *[false]
            { $me ->
                [who] You lost { $size } by the spinner.
               *[none] { $who } lost { $size } by the spinner.
            }
    }
event-wild-points =
    { $gained ->
        [true]
            { $me ->
                [who] You gained { $size } by the wild card.
               *[none] { $who } gained { $size } by the wild card.
            }
       *[false]
            { $me ->
                [who] You lost { $size } by the wild card.
               *[none] { $who } lost { $size } by the wild card.
            }
    }
event-house-points =
    { $me ->
        [who] You gained { $points } for bailing in time.
       *[none] { $who } gained { $points } for bailing in time.
    }
event-wins =
    { $me ->
        [who] You won with { points }.
       *[none] { $who } won with { points }.
    }
event-shares-win =
    { $me ->
        [who] You shared the win with { points }.
       *[none] { $who } shared the win with { points }.
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }


# What is asked

ask-start = Roll for the first lead: the first 3 starts, else the first even number.
ask-wild = Roll for the wild card: 4 or 6 wins the right to it.
ask-wild-won = The wild card is yours if you want it.
ask-weapons = Take a weapon.
ask-extras =
    { $more ->
        [one] Take up to { $more } more weapon, or be done.
       *[other] Take up to { $more } more weapons, or be done.
    }
ask-play = Play all your weapons or exactly one.
ask-name = Name the weapon your wild card stands for, or leave it unused.
ask-bail = Go for a share, or bail: { $points } points if the heist fails.
ask-roll = Roll the die: 2, 4 or 6 and the heist succeeds.
ask-second-try = The heist failed. Pay { $cost } to roll once more?
ask-spin = Spin for the weapon of this heist.


# What may be done

act-roll = Roll the die
act-take-wild = Take the wild card
act-decline = Leave the wild card
act-take = Take the { $weapon }
act-done = No more weapons
act-play-all = Play all
act-play = Play only the { $weapon }
act-name = Name the { $weapon }
act-unused = Leave it unused
act-go = Go in
act-bail = Bail
act-try-again = Pay and roll again
act-stand = Let it stand
# Room for 16 letters.
act-spin = Spin


# Why not. $wish is the action that is refused.

no-now-start = '{ $wish }' is not possible now: { $other } rolls for the first lead.
no-now-wild = '{ $wish }' is not possible now: the wild card is up to { $other }.
no-now-weapons = '{ $wish }' is not possible now: { $other } takes a weapon.
no-now-extras = '{ $wish }' is not possible now: { $other } may take more weapons.
no-now-play = '{ $wish }' is not possible now: { $other } chooses what to play.
no-now-name = '{ $wish }' is not possible now: { $other } says what the wild card is.
no-now-bail = '{ $wish }' is not possible now: all but { $other } say whether they go.
no-now-roll = '{ $wish }' is not possible now: { $other } rolls for the heist.
no-now-second-try = '{ $wish }' is not possible now: { $other } may pay to roll again.
no-now-spin = '{ $wish }' is not possible now: { $other } spins.
no-for-the-mastermind = '{ $wish }' is for the mastermind of this round, { $other }.
no-house-rule-off = '{ $wish }' belongs to a house rule that is off at this table.
no-start-rolled = '{ $wish }' is not possible: you have made your starting roll.
no-start-later = '{ $wish }' has to wait: it is not your turn; { $other } rolls first.
no-does-not-roll-for-wild = '{ $wish }' is not possible: the mastermind does not roll for the wild card.
no-wild-rolled = '{ $wish }' is not possible: you rolled a { $roll } for the wild card, and each has one roll.
no-wild-later = '{ $wish }' has to wait: it is not your turn; { $other } is first.
no-no-right-to-wild = '{ $wish }' is not possible: it takes a 4 or 6, and you rolled { $roll }.
no-no-roll-yet = '{ $wish }' is not possible: first you have to roll a 4 or 6.
no-declined = '{ $wish }' is not possible: you have left the wild card already.
no-wild-taken = '{ $wish }' is not possible: { $other } has the wild card of this round.
no-wild-yours = '{ $wish }' is not possible: you have taken the wild card.
no-wild-stays = '{ $wish }' is not possible: nobody uses the wild card this time.
no-wild-open = '{ $wish }' is not possible: nobody has taken the wild card yet.
no-not-the-holder = '{ $wish }' is not for you: { $other } holds the wild card.
no-named-later = '{ $wish }' has to wait until all weapons are chosen and played.
no-named = '{ $wish }' is not possible: you have said what the wild card is.
no-has-a-weapon = '{ $wish }' is not possible: you have your weapon.
no-extras-later = '{ $wish }' has to wait: the mastermind takes more when everybody has one.
no-no-extras = '{ $wish }' is not possible: with ten players there are no more weapons.
no-takes-later = '{ $wish }' has to wait: it is not your turn; { $other } takes one first.
no-taken = '{ $wish }' is not possible: that weapon is no longer on the table; { $other } has it.
no-yours = '{ $wish }' is not possible: that weapon is no longer on the table; you have it.
no-one-weapon = '{ $wish }' is not possible: nobody but the mastermind has more than one weapon.
no-weapons-done = '{ $wish }' comes too late: the weapons of this round are chosen.
no-single-weapon = '{ $wish }' is not for you: whoever has a single weapon plays it, and only { $other } can have more.
no-not-held = '{ $wish }' is not possible: you do not hold that weapon.
no-always-goes = '{ $wish }' is not for you: the mastermind always goes.
no-answered = '{ $wish }' is not possible: you have answered already.
no-once-more = '{ $wish }' is not possible: a failed roll is rolled again once.
no-succeeded = '{ $wish }' is not possible: the heist has succeeded.
no-rolled = '{ $wish }' is not possible: the roll of this heist is made.

# After the game: what a bot did something for.
hindsight-stacked = { $name } was { $n } behind and named its own { $weapon } with the wild card: only a stroke of luck could help.
hindsight-shadowed = { $name } led, and named the { $weapon } of { $who }, so that a hit would move both alike.
hindsight-spared = { $name } left the wild card unused to protect a lead of { $n }.
