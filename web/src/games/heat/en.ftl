# What this board says.

# On a tab. Room for 13 letters.
notes = Notes
stage-over = Pay-off
stage-draft = Plan Heist { $n }
stage = Heist { $n }, Stage { $stage }
late-draft = At 0:00 the card you drew last goes over.
late-choose = At 0:00 the first card of your hand is played.
late-a-phase = At 0:00 the rules take the nearest: the next player on your left, your newest card, or what you drew last.
hint-draft = You keep the rest. Only your neighbour will know what went over.
hint-choose = All turn up together; A works before B, and B before C. Each Heat costs ${ $n } now.
hint-a-phase = A cards work first, before money and Heat are handed out.
hint-wait = You may still change your pick until the last one is in.
script-draft = Look at your phones. Pass a card to your { $side }.
script-choose = Heist { $n }, Stage { $stage }. Choose a card; all turn up together.
script-a-phase = The A cards work first.
side-left = left
side-right = right

steps = The steps of a Stage
step-pick = Pick
step-picked = Pick: { $n } of { $all } have
step-flip = Cards up
step-a = Hands
step-check = Heat check
step-b = Money, Heat
step-c = Pay-offs
step-flip-what = All cards turn up together.
step-a-what = A: cards work on hands and Records.
step-a-none = A: no card worked on hands or Records.
step-check-what = Heat check.
step-check-none = Heat check: enough on the board.
step-b-what = B: money for Heat.
step-b-none = B: nobody took money for Heat.
step-c-what = C: pay-offs.
step-c-none = C: nothing was paid off.
face-copy = { $name }: { $card }
face-aside = { $effect } Out of play until this Heist is over.
face-hand = { $heat } Heat, { $n } cards in hand
face-pass = Pass { $card } to { $name }
ask-pass = Pass one to { $name }.
where = Tap a card of your hand.
passes = Passes go to the { $side }
passes-one = { $from } to { $to }

affairs = State of Affairs
affairs-label = State of Affairs: ${ $n } per Heat, { $tokens } tokens on the board
affairs-per = per Heat
affairs-was = was ${ $n }
affairs-board = { $n } on the board.
affairs-next = { $n } more and the price rises.
affairs-short = If more is taken: everybody gives 1 Heat back, and each who did loses $3.
affairs-short-apb = If more is taken: an APB card is drawn.
money = ${ $n }
seat-label = { $name }: ${ $money }, { $heat } Heat
seat-record = Record { $what }
seat-picked = has picked
seat-thinks = is thinking
picked = Picked
thinking = Thinking
you = You
jailed = in jail
jailed-lost = in jail, lost ${ $n }
owes = owes ${ $n }
owes-keeps = owes ${ $n }, keeps ${ $left }
owes-jail = owes ${ $n }: jail
claim-quiet = No Heat for me
claim-plays = I play { $card }
plays = Plays { $card }
hand = Your hand
hand-empty = No cards in hand.
hand-to = to { $name }
hand-drawn = drawn
hand-from = from { $name }
hand-pile = { $n } in your pile

notes-kept = Kept for you, this Heist.
notes-passed = You passed to { $name }
notes-received = { $name } passed to you
notes-pass = pass { $n }
notes-nothing = nothing yet
notes-saw = You saw the hand of { $name }
notes-empty = empty
notes-aside = You set aside
notes-unseen = Out of sight
notes-deck = { $n } cards in the deck.
notes-apb = { $n } APB cards left. Drawn: { $what }.
notes-none = none
mark-trust = keeps promises
mark-doubt = bluffs
mark-hot = close to jail

gain-money = +${ $n }
loss-money = −${ $n }
gain-heat = +{ $n } Heat
loss-heat = −{ $n } Heat

end-none = Everybody is in jail
# A headline. Room for 40 letters.
end-one = { $who } stays cool
# A headline. Room for 40 letters.
end-many = { $who } stay cool
end-lead = ${ $n } left after paying for the Heat.
end-lead-none = Nobody could pay for the Heat.
end-jailed = { $lead } In jail: { $who }.
and = {" "}and{" "}

# A Stage told as a scene.

story-sum = What it came to
story-money = Money
story-heat = Heat
story-price = A token costs
story-left = On the board
story-copy = a copy
# A stamp. Room for 14 letters.
story-stamp-jail = JAIL
# A stamp. Room for 14 letters.
story-stamp-wins = WINS

# Why something happened: the card in use, and the Record it counted.
because-card = { $card }: { $effect }
because-record = The Record: { $what }.
because-heat = Heat then: { $what }.
because-takers = Took Heat in this Stage: { $what }.
because-uses = In use: { $what }.
because-nobody = nobody
because-one = { $name } { $what }
wish-play = I play …
# $what is what somebody said about the card.
story-said = Said: “{ $what }.”
story-lied = Said: “{ $what }.” That was a lie.
story-unpaid = { $card } paid nothing.
