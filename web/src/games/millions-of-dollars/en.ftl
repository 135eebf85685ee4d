# What this board says.

# On a tab. Room for 13 letters.
offers = Offers
stage-choose = Planning
stage-negotiate = Negotiation
stage-name = The Heist
stage-over = The split
stage- = Millions of Dollars

late-choose = At 0:00 a Role is drawn for you, and nobody else learns that.
late-negotiate = At 0:00 everybody still in stays, and all Roles turn up.
late-name = At 0:00 you name the Role of which most lie open.
hint-choose = You share only if nobody else who stays has your Role.
hint-chosen = You can still swap until the last player has chosen.
hint-negotiate = The fewer share, the more for each: pay others to go.
hint-ready = When everybody still in is ready, all Roles turn up and the loot is split.
hint-left = Your ante is safe. You may not talk until the round is over.
hint-name = Everybody with the Role you name is out and shares nothing.
hint-wait-name = The only Snitch names a Role. Whoever has it gets nothing.
script-choose = Look at your phones, and secretly send somebody to { $loot }.
script-negotiate = The Roles are on the table. Talk, threaten, pay each other to go home.
script-name = A Snitch is among you, and names a Role.

does-snitch = names a role, which is out
does-brute = keeps the ante, earns a look
does-driver = +$1M from each who shares
does-crook = $2M from a Brute
does-mastermind = the loot grows by $2M
gang = Your gang
second = { $role } first. Now the second.
ante = ${ $n }M ante
tells-alone = Yours is the unseen card: nobody else is the { $role }.
tells-perhaps = Only the unseen card could be a second { $role }.
tells-others =
    { $n ->
        [one] Somebody else sent the { $role }, too.
       *[other] At least { $n } others sent the { $role }, too.
    }
state-hand = in hand
state-withdrawn = went home
state-eliminated = eliminated
money = ${ $n }M
promised = of which ${ $n }M promised
money-label = You have ${ $n }M
role = { $name } (Character { $slot })

leader = Leader
seat-home = went home
seat-stays = Stays
seat-chosen = Has chosen
seat-choosing = Choosing
seat-mute = May not talk
seat-says = says: { $what }
seat-ante = ${ $n }M
seat-bid = ${ $n }M from { $name }
# A stamp. Room for 12 letters.
stamp-home = HOME
claim-role = I am the { $role }
claim-ask = I leave for ${ $n }M
ask-call = Roll call: what are you?
loot-terms = Ante ${ $n }M
loot-symbol = { $role } +$1M
loot-each = What each gets if so many share
loot-in = { $n } in
loot-round = Round { $n } of { $all }. First to ${ $target }M after a share wins.
roles-label = Roles sent, shuffled. One is set aside unseen.
roles-unknown = One more, unseen

deal-to-me = { $name } pays you ${ $n }M to leave
deal-to-mine = { $name } pays you ${ $n }M to leave with { $slot }
deal-binds = Your ${ $n }M ante comes back, too. No way back.
deal-decline = Decline
deal-hold = Keep for a joint deal
deal-take = Take it and leave
build-open = Pay someone to leave
build-free = ${ $n }M free
build-who = Whom to pay
build-pick = Pick somebody to pay
build-less = Less
build-more = More
build-offer = Offer { $name } ${ $n }M
build-stands = Offered
build-whisper = In private

table-title = On the table
table-none = No offers.
table-slip = { $payer } to { $name }
table-if = if they leave
table-private = if they leave, in private
table-back = Withdraw
table-final = { $what } Final.
table-rest = Reserve ${ $n }M. Done: { $what }.
table-nothing = none
you = you
you-first = You
said-nothing = nothing yet

face-ready = I stay
face-ready-note = Ready: { $n } of { $all }.
face-name = { $role } ({ $n }{"\u00A0"}open)
where-choose = Tap a Role of your gang.
where-look = To look at a card in secret, tap its player.
face-unready = Think again
face-leave = Go home
face-leave-as = Go home: { $role }

split-named = Named by the Snitch: out.
split-named-none = Named, but nobody who stayed.
split-same = { $n } of them, so none shares.
split-alone = Alone, and shares.
split-out-one = Out.
split-nobody = Nobody who stayed.
split-due = still face down
split-now-calling = All who stayed turn up
split-share-none = Nobody is left to share the loot.
split-out = OUT
split-title = Who gets what
split-now = Cash now
split-antes = Antes
split-share = Share
split-driver = Driver
split-crook = Crook
split-mark = Mark
split-alone-snitch = Alone

end-one = { $who } walks with millions
end-many = { $who } split the town
end-lead =
    { $n ->
        [one] ${ $cash }M in hand after one round.
       *[other] ${ $cash }M in hand after { $n } rounds.
    }
and = {" "}and{" "}

# A Heist told as a scene.

story-first = Round 1
story-round = Round { $n }: { $loot }
# The loot is split: $n share, $each is in millions.
story-share =
    { $n ->
        [one] One share of ${ $each }M.
       *[other] { $n } shares of ${ $each }M each.
    }
story-goal = The goal: ${ $n }M.
story-home = Went home earlier.
story-antelost = Ante lost
# A stamp. Room for 14 letters.
story-stamp-wins = WINS
split-leftalone = Left alone: pays, and nobody shares.
story-money = Money

# What somebody said, as they said it: $name is who is to leave.
said-offer = { $name }, ${ $n }M if you leave.
said-whisper = { $name }, just between us: ${ $n }M if you leave.
said-nothing-more = No comment.

# Why something happened: $n who stayed had this Role.
because-role =
    { $n ->
        [one] { $name } was the only { $role } who stayed.
       *[other] { $name } was one of { $n } of the Role { $role } who stayed.
    }
because-does = { $role }: { $does }.

wish-role = I am the …
wish-leave = I leave for …
# $name claimed to be somebody else.
story-lied = { $name } had said otherwise.
