# Skull. $me is the argument that is the reader, if one is.

event-laid =
    { $me ->
        [who] You laid a disc.
       *[none] { $who } laid a disc.
    }
event-laid-disc = It was a { $disc }.
event-bid =
    { $me ->
        [who] You bid { $count }.
       *[none] { $who } bids { $count }.
    }
event-passed =
    { $me ->
        [who] You passed.
       *[none] { $who } passed.
    }
event-turned-up =
    { $me ->
        [who] You had laid a { $disc }.
       *[none] { $who } had laid a { $disc }.
    }
event-lost =
    { $me ->
        [who] You lost a disc.
       *[none] { $who } lost a disc.
    }
event-lost-disc = Gone for good: a { $disc }.
event-scored =
    { $me ->
        [who] You found them all: { $count ->
            [one] one point
           *[other] { $count } points
        }.
       *[none] { $who } found them all: { $count ->
            [one] one point
           *[other] { $count } points
        }.
    }

ask-first-disc = Lay a disc, face down.
ask-lay-or-bid = Lay one more disc, or bid how many flowers you dare to turn up.
ask-outbid = Bid more, or pass.
ask-turn-discs = Turn up a disc of somebody else's.

act-lay = Lay a { $disc }
act-bid = Bid { $number }
act-pass = Pass
act-turn-up = Turn up a disc of { $seat }

no-not-held = '{ $wish }': you have no such disc in hand.
no-bad-bid = '{ $wish }': a bid is higher than the last and at most the discs on the table.
no-no-pile = '{ $wish }': there is no disc to turn up.

board-first-disc = Lay a disc
board-lay-or-bid = Lay or bid
board-outbid = Bid more or pass
board-turn-discs = Turn them up
board-over = Skull
board-unseen = Nobody sees which disc you lay.
board-no-bid = Nobody has bid yet.
board-bid = { $who } bids { $count ->
    [one] one flower
   *[other] { $count } flowers
}.
board-players = Players
board-you = { $who } (you)
board-out = out
board-passed = passed
board-bids = bids { $count }
board-in-hand = { $count } in hand
board-own = Your discs
board-hidden = a disc face down
