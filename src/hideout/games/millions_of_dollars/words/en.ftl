# Millions of Dollars. $me is the argument that is the reader, if one is. Money is in millions of dollars.
# $slot is 0 where everybody has one Character. With three players, who have two each, it is 1 or 2:
# the Character of $who, or of $whom where there is one.


# What happened

event-leader =
    { $me ->
        [who] You got the Leader card.
       *[none] { $who } got the Leader card.
    }
# $loot_card is the message loot-card below.
event-loot = Round { $round }: { $loot_card }.
event-last-time =
    { $me ->
        [who] You had sent the { $role } in the round before.
       *[none] { $who } had sent the { $role } in the round before.
    }
event-chose =
    { $me ->
        [who] You chose.
       *[none] { $who } chose.
    }
# Only the reader hears the next, as well as event-holds, event-drops, event-saw and event-picked.
event-too-late = You were too late: chance chose for you.
event-ante =
    { $slot ->
        [0]
            { $me ->
                [who] You put down an ante of ${ $money }M.
               *[none] { $who } put down an ante of ${ $money }M.
            }
       *[other]
            { $me ->
                [who] You put down an ante of ${ $money }M ({ nth-character }).
               *[none] { $who } put down an ante of ${ $money }M ({ nth-character }).
            }
    }
event-ante-lent =
    { $slot ->
        [0]
            { $me ->
                [who] You got an ante of ${ $money }M from the Reserve.
               *[none] { $who } got an ante of ${ $money }M from the Reserve.
            }
       *[other]
            { $me ->
                [who] You got an ante of ${ $money }M from the Reserve ({ nth-character }).
               *[none] { $who } got an ante of ${ $money }M from the Reserve ({ nth-character }).
            }
    }
event-shown = The Role cards show { $count } x { $role }.
event-claims =
    { $me ->
        [who] You said: "I am the { $role }."
       *[none] { $who } said: "I am the { $role }."
    }
event-asks =
    { $me ->
        [who] You said: "I leave for ${ $money }M."
       *[none] { $who } said: "I leave for ${ $money }M."
    }
event-roll-call =
    { $me ->
        [who] You called the roll.
       *[none] { $who } called the roll.
    }
event-asked =
    { $me ->
        [who] You came up in the roll call.
       *[none] { $who } came up in the roll call.
    }
event-no-comment =
    { $me ->
        [who] You had no comment.
       *[none] { $who } had no comment.
    }
event-call-ends = The roll call is over.
event-may-hurry =
    { $me ->
        [who] You may now call for a quick decision.
       *[none] { $who } may now call for a quick decision.
    }
event-hurry =
    { $me ->
        [who] You called for a quick decision: { $seconds } seconds.
       *[none] { $who } called for a quick decision: { $seconds } seconds.
    }
event-offers =
    { $slot ->
        [0]
            { $me ->
                [who] You offered { $whom } ${ $money }M to leave.
                [whom] { $who } offered you ${ $money }M to leave.
               *[none] { $who } offered { $whom } ${ $money }M to leave.
            }
       *[other]
            { $me ->
                [who] You offered { $whom } ({ nth-character }) ${ $money }M to leave.
                [whom] { $who } offered you ({ nth-character }) ${ $money }M to leave.
               *[none] { $who } offered { $whom } ({ nth-character }) ${ $money }M to leave.
            }
    }
event-whispers =
    { $slot ->
        [0]
            { $me ->
                [who] You privately offered { $whom } ${ $money }M to leave.
                [whom] { $who } privately offered you ${ $money }M to leave.
               *[none] { $who } privately offered { $whom } ${ $money }M to leave.
            }
       *[other]
            { $me ->
                [who] You privately offered { $whom } ({ nth-character }) ${ $money }M to leave.
                [whom] { $who } privately offered you ({ nth-character }) ${ $money }M to leave.
               *[none] { $who } privately offered { $whom } ({ nth-character }) ${ $money }M to leave.
            }
    }
event-withdraws-offer =
    { $slot ->
        [0]
            { $me ->
                [who] You withdrew the offer to { $whom }.
                [whom] { $who } withdrew the offer to you.
               *[none] { $who } withdrew the offer to { $whom }.
            }
       *[other]
            { $me ->
                [who] You withdrew the offer to { $whom } ({ nth-character }).
                [whom] { $who } withdrew the offer to you ({ nth-character }).
               *[none] { $who } withdrew the offer to { $whom } ({ nth-character }).
            }
    }
event-declines =
    { $slot ->
        [0]
            { $me ->
                [who] You declined the offer of { $payer }.
                [payer] { $who } declined your offer.
               *[none] { $who } declined the offer of { $payer }.
            }
       *[other]
            { $me ->
                [who] You declined the offer of { $payer } ({ nth-character }).
                [payer] { $who } declined your offer ({ nth-character }).
               *[none] { $who } declined the offer of { $payer } ({ nth-character }).
            }
    }
event-holds = You hold the ${ $money }M of { $payer } ready to accept.
event-drops = You hold no offers ready any more.
event-pays =
    { $slot ->
        [0]
            { $me ->
                [who] You paid { $whom } ${ $money }M to leave.
                [whom] { $who } paid you ${ $money }M to leave.
               *[none] { $who } paid { $whom } ${ $money }M to leave.
            }
       *[other]
            { $me ->
                [who] You paid { $whom } ({ nth-character }) ${ $money }M to leave.
                [whom] { $who } paid you ({ nth-character }) ${ $money }M to leave.
               *[none] { $who } paid { $whom } ({ nth-character }) ${ $money }M to leave.
            }
    }
event-leaves =
    { $slot ->
        [0]
            { $me ->
                [who] You left.
               *[none] { $who } left.
            }
       *[other]
            { $me ->
                [who] You left ({ nth-character }).
               *[none] { $who } left ({ nth-character }).
            }
    }
event-ante-back =
    { $slot ->
        [0]
            { $me ->
                [who] You took back the ante of ${ $money }M.
               *[none] { $who } took back the ante of ${ $money }M.
            }
       *[other]
            { $me ->
                [who] You took back the ante of ${ $money }M ({ nth-character }).
               *[none] { $who } took back the ante of ${ $money }M ({ nth-character }).
            }
    }
event-ante-gone =
    { $slot ->
        [0]
            { $me ->
                [who] The Reserve took your ante of ${ $money }M.
               *[none] The Reserve took the ante of ${ $money }M of { $who }.
            }
       *[other]
            { $me ->
                [who] The Reserve took your ante of ${ $money }M ({ nth-character }).
               *[none] The Reserve took the ante of ${ $money }M of { $who } ({ nth-character }).
            }
    }
event-ready =
    { $me ->
        [who] You got ready to stay.
       *[none] { $who } got ready to stay.
    }
event-unready =
    { $me ->
        [who] You took back the ready mark.
       *[none] { $who } took back the ready mark.
    }
event-absent =
    { $me ->
        [who] You went missing and count as ready.
       *[none] { $who } went missing and counts as ready.
    }
event-back =
    { $me ->
        [who] You came back.
       *[none] { $who } came back.
    }
event-looked =
    { $slot ->
        [0]
            { $me ->
                [who] You looked at { $whom } with an Intimidation card.
                [whom] { $who } looked at you with an Intimidation card.
               *[none] { $who } looked at { $whom } with an Intimidation card.
            }
       *[other]
            { $me ->
                [who] You looked at { $whom } ({ nth-character }) with an Intimidation card.
                [whom] { $who } looked at you ({ nth-character }) with an Intimidation card.
               *[none] { $who } looked at { $whom } ({ nth-character }) with an Intimidation card.
            }
    }
event-saw =
    { $slot ->
        [0]
            You saw that { $whom } sent the { $role }.
       *[other]
            You saw that { $whom } ({ nth-character }) sent the { $role }.
    }
event-reveals =
    { $me ->
        [who] You revealed the { $role }.
       *[none] { $who } revealed the { $role }.
    }
event-eliminated =
    { $me ->
        [who] Your { $role } was eliminated.
       *[none] { $who }'s { $role } was eliminated.
    }
event-earns-card =
    { $me ->
        [who] You earned an Intimidation card.
       *[none] { $who } earned an Intimidation card.
    }
event-names =
    { $me ->
        [who] You named the { $role }.
       *[none] { $who } named the { $role }.
    }
event-names-nothing =
    { $me ->
        [who] You had nobody to name.
       *[none] { $who } had nobody to name.
    }
event-no-sharing = Nobody is left to share the Loot.
event-alone =
    { $me ->
        [who] You lost ${ $money }M: a Snitch left alone.
       *[none] { $who } lost ${ $money }M: a Snitch left alone.
    }
event-share =
    { $me ->
        [who] You got a share of ${ $money }M.
       *[none] { $who } got a share of ${ $money }M.
    }
# $own is true where somebody pays oneself: with three players both Characters may be the same player's.
event-fee =
    { $me ->
        [who]
            { $own ->
                [true] You paid ${ $money }M to your own Driver for the ride.
               *[false] You paid ${ $money }M to { $payee } for the ride.
            }
        [payee] { $who } paid ${ $money }M to you for the ride.
       *[none] { $who } paid ${ $money }M to { $payee } for the ride.
    }
event-theft =
    { $me ->
        [who]
            { $own ->
                [true] You lost ${ $money }M to your own Crook.
               *[false] You lost ${ $money }M to the Crook of { $payee }.
            }
        [payee] { $who } lost ${ $money }M to your Crook.
       *[none] { $who } lost ${ $money }M to the Crook of { $payee }.
    }
event-symbol =
    { $me ->
        [who] You got ${ $money }M more for the symbol of the Loot card.
       *[none] { $who } got ${ $money }M more for the symbol of the Loot card.
    }
event-wins =
    { $me ->
        [who] You won with ${ $money }M.
       *[none] { $who } won with ${ $money }M.
    }
event-shares-win =
    { $me ->
        [who] You shared the win with ${ $money }M.
       *[none] { $who } shared the win with ${ $money }M.
    }
event-picked =
    { $second_role-id ->
        [none] You chose the { $role }.
       *[other] You chose the { $role } and the { $second_role }.
    }
event-settled =
    { $count ->
        [one] The negotiation is over: { $count } Character stayed.
       *[other] The negotiation is over: { $count } Characters stayed.
    }

# Parts of sentences: which Character with three players, and a Loot card. $symbol is a Role or none.
nth-character =
    { $slot ->
        [1] first Character
       *[2] second Character
    }
loot-card =
    { $symbol-id ->
        [none] { $card }, loot ${ $worth }M, ante ${ $ante }M
       *[other] { $card }, loot ${ $worth }M, ante ${ $ante }M, symbol { $symbol }
    }


# The Roles

name-snitch = Snitch
name-brute = Brute
name-driver = Driver
name-crook = Crook
name-mastermind = Mastermind


# What is asked. $card is the Loot card of this round.

ask-choose = Secretly send a Character to { $card }.
ask-choose-two = Secretly send two different Characters to { $card }.
ask-chosen = You may change your choice until everybody has chosen.
ask-name = You are the only Snitch: name a Role; all who have it are out.
ask-naming = Wait for the Snitch to name a Role.
ask-left = You have left: wait in silence for the end of the round.
ask-asked = The roll call has come to you: claim a Role, or no comment.
ask-ready = You are ready to stay; wait for the others, or think again.
ask-negotiate = Stay, or go home?


# What may be done. $payer is who has made the offer that is answered.

act-call-up = The called time is up
act-may-hurry = The Leader may call
act-silence = Nothing was said
act-absent = { $seat } is missing
act-back = { $seat } is back
act-choose = Send the { $role }
act-choose-two = Send the { $role } first and the { $role_2 } second
act-claim = Say "I am the { $role }"
act-ask = Say "I leave for ${ $number }M"
act-offer =
    { $slot ->
        [0] Offer { $whom } ${ $money }M to leave
       *[other] Offer { $whom } (Character { $slot }) ${ $money }M to leave
    }
act-whisper =
    { $slot ->
        [0] Privately offer { $whom } ${ $money }M to leave
       *[other] Privately offer { $whom } (Character { $slot }) ${ $money }M to leave
    }
act-withdraw-offer =
    { $slot ->
        [0] Withdraw your offer to { $whom }
       *[other] Withdraw your offer to { $whom } (Character { $slot })
    }
act-hold =
    { $slot ->
        [0] Hold { $payer }'s ${ $money }M ready to accept
       *[other] Hold { $payer }'s ${ $money }M ready to accept with Character { $slot }
    }
act-drop = Hold no offers ready
act-accept =
    { $slot ->
        [0] Accept { $payer }'s ${ $money }M and leave
       *[other] Accept { $payer }'s ${ $money }M and leave with Character { $slot }
    }
act-decline =
    { $slot ->
        [0] Decline { $payer }'s offer
       *[other] Decline { $payer }'s offer with Character { $slot }
    }
act-leave = Leave
act-withdraw = Leave with Character { $slot }
act-ready = Ready to stay
act-unready = Not ready after all
act-roll-call = Call the roll
act-no-comment = No comment
act-hurry = Call for a quick decision
act-intimidate =
    { $slot ->
        [0] Look at { $whom }
       *[other] Look at { $whom } (Character { $slot })
    }
act-name = Name the { $role }


# Why not. $wish is the action that is refused.

no-before-negotiation = '{ $wish }' has to wait for the Negotiation: first everybody sends a Character.
no-after-negotiation = '{ $wish }' comes too late: the Negotiation is over.
no-placed = '{ $wish }' comes too late: everybody has chosen by now.
no-not-naming = '{ $wish }' is not possible now: only a single Snitch names a Role, after the Negotiation.
no-not-the-snitch = '{ $wish }' is not for you: { $snitch } is the Snitch and names a Role.
no-role-not-used = '{ $wish }' is not possible: the { $role } is not used at this table.
no-send-one = '{ $wish }' is not possible: at this table you send one Character.
no-send-two = '{ $wish }' is not possible: with three players you send two different Characters.
no-sent-before = '{ $wish }' is not possible: you sent the { $role } in the last round.
no-not-visible = '{ $wish }' is not possible: the { $role } is not among the visible Role cards.
no-yourself = '{ $wish }' is not possible: that is yourself.
no-no-such-player = '{ $wish }' is not possible: nobody sits there.
no-which-character = '{ $wish }' is not possible: with three players say which of the two Characters.
no-one-character = '{ $wish }' is not possible: at this table everybody has one Character.
no-your-own = '{ $wish }' is not possible: it takes a Character of another player.
no-out = '{ $wish }' is not possible: that Character is no longer in.
no-left-silent = '{ $wish }' is not possible: you have left and may not talk until the end of the round.
no-left-deals = '{ $wish }' is not possible: you have left, and make and take no offers in this round.
no-left = '{ $wish }' is not possible: you have left, and cannot undo it this round.
no-left-leader = '{ $wish }' is not possible: a Leader who has left makes no calls.
no-price = '{ $wish }' is not possible: ask for ${ $low }M to ${ $high }M.
no-not-the-leader = '{ $wish }' is for the Leader, { $leader }.
no-once-a-round = '{ $wish }' is not possible: the Leader may do that once a round.
no-nobody-to-ask = '{ $wish }' is not possible: nobody else is in.
no-not-called = '{ $wish }' is not possible: no roll call has come to you.
no-hurry-too-soon = '{ $wish }' has to wait: the Leader may do that a while after the opening.
no-no-whispers = '{ $wish }' is not possible: there are no private offers at this table.
no-nothing-offered = '{ $wish }' is not possible: an offer is $1M or more.
no-no-cash = '{ $wish }' is not possible: ${ $n }M of your cash is not promised to others.
no-no-offer-of-yours = '{ $wish }' is not possible: you have no open offer there.
no-no-such-offer = '{ $wish }' is not possible: there is no such offer now.
no-other-amount = '{ $wish }' is not possible: the offer is ${ $n }M now.
no-held-already = '{ $wish }' is not possible: you hold that offer ready already.
no-held-is-gone = '{ $wish }' is not possible: an offer you hold is gone or changed; drop it first.
no-nothing-held = '{ $wish }' is not possible: you hold none.
no-gone-already = '{ $wish }' is not possible: that Character has left already.
no-ready-already = '{ $wish }' is not possible: you are ready already.
no-not-ready = '{ $wish }' is not possible: you are not ready.
no-not-placed = '{ $wish }' has to wait until all Characters are placed.
no-no-more-looks = '{ $wish }' comes too late: by now only the Snitch may spend an Intimidation card.
no-left-looker = '{ $wish }' is not possible: you have left, and must be in to look.
no-no-card = '{ $wish }' is not possible: you hold no Intimidation card.

warn-leaves = Your ante is safe. No way back.
warn-deal = Money first, then the door. No way back.
warn-looks = The card is spent, and all see whom you look at.
warn-names = Left alone, you pay ${ $money }M.

# After the game: what a bot believed, and what it did something for.
hindsight-sent = { $name } thought that { $who } had sent the { $role } ({ $n } %).
hindsight-bluff = { $name } claimed the { $said } to hide the { $role }.
hindsight-truth = { $name } had sent the { $role } and said so, to keep others away.
hindsight-bought = { $name } offered { $who } ${ $amount }M to go home, as a likely twin ({ $n } %).
hindsight-thinned = { $name } offered { $who } ${ $amount }M to go home: with one fewer, staying looked ${ $worth }M better.
hindsight-sold = { $name } went home for ${ $amount }M; staying seemed worth { $worth ->
        [0] nothing
       *[other] ${ $worth }M
    }.
hindsight-went-home = { $name } went home for nothing, because staying promised less.
hindsight-unsure = { $name } could not tell whom { $who } had sent.
