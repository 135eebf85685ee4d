# Heat. $me is the argument that is the reader, if one is. Money is in dollars; Heat is counted in tokens.


# What happened

event-heist = Heist { $heist } begins with the draft.
event-dealt =
    { $me ->
        [who] You drew { $card }.
       *[none] { $who } drew { $card }.
    }
event-picked =
    { $me ->
        [who] You put a card down to pass.
       *[none] { $who } put a card down to pass.
    }
event-passed =
    { $me ->
        [who] You passed { $card } to { $other }.
        [other] { $who } passed { $card } to you.
       *[none] { $who } passed { $card } to { $other }.
    }
event-drafted = The plans are drafted.
event-claims =
    { $me ->
        [who] You said: I will play { $card }.
       *[none] { $who } said: I will play { $card }.
    }
event-claims-quiet =
    { $me ->
        [who] You said: I will take no Heat.
       *[none] { $who } said: I will take no Heat.
    }
event-stage = Stage { $stage }.
event-chose =
    { $me ->
        [who] You chose a card.
       *[none] { $who } chose a card.
    }
event-plays =
    { $me ->
        [who] You played { $card }.
       *[none] { $who } played { $card }.
    }
event-sits-out =
    { $me ->
        [who] You had no card left to play.
       *[none] { $who } had no card left to play.
    }
event-draws =
    { $me ->
        [who] You drew { counted-cards } from the deck.
       *[none] { $who } drew { counted-cards } from the deck.
    }
event-drew =
    { $me ->
        [who] You drew { $card }.
       *[none] { $who } drew { $card }.
    }
event-no-draws = { $needed } cards to draw, but { $left } in the deck: nobody draws.
event-decided =
    { $me ->
        [who] You decided.
       *[none] { $who } decided.
    }
event-returns =
    { $me ->
        [who] You returned { $heat } Heat.
       *[none] { $who } returned { $heat } Heat.
    }
event-copies =
    { $me ->
        [who] You copied { $card } from { $other }.
        [other] { $who } copied { $card } from you.
       *[none] { $who } copied { $card } from { $other }.
    }
event-adds =
    { $me ->
        [who] You added { $card }.
       *[none] { $who } added { $card }.
    }
event-uses-again =
    { $me ->
        [who] You went back to { $card }.
       *[none] { $who } went back to { $card }.
    }
event-sets-aside =
    { $me ->
        [who] You set { counted-cards } aside.
       *[none] { $who } set { counted-cards } aside.
    }
event-set-aside =
    { $me ->
        [who] You set { $card } aside.
       *[none] { $who } set { $card } aside.
    }
event-questions =
    { $me ->
        [who] You questioned { $other }.
        [other] { $who } questioned you.
       *[none] { $who } questioned { $other }.
    }
event-sees =
    { $me ->
        [who] You saw { $card } in the hand of { $other }.
       *[none] { $who } saw { $card } in the hand of { $other }.
    }
event-extra-a = There are new cards: additional A phase { $extra }.
event-skips =
    { $me ->
        [who] You got no further: { $card } stays without its A effect.
       *[none] { $who } got no further: { $card } stays without its A effect.
    }
event-consequence = { $needed } Heat needed, { $left } on the board: Consequences.
event-apb = All points bulletin: { $apb }.
event-apb-shuffled = The APB cards were shuffled.
event-cancelled =
    { $me ->
        [who] You got nothing out of { $card }: the police stepped in.
       *[none] { $who } got nothing out of { $card }: the police stepped in.
    }
event-loses =
    { $me ->
        [who] You lost ${ $money }.
       *[none] { $who } lost ${ $money }.
    }
event-pays =
    { $me ->
        [who] You paid ${ $money } to { $other }.
        [other] { $who } paid ${ $money } to you.
       *[none] { $who } paid ${ $money } to { $other }.
    }
event-gains =
    { $me ->
        [who] You gained ${ $money }.
       *[none] { $who } gained ${ $money }.
    }
event-takes =
    { $me ->
        [who] You took { $heat } Heat.
       *[none] { $who } took { $heat } Heat.
    }
event-earns =
    { $me ->
        [who] You earned ${ $money }.
       *[none] { $who } earned ${ $money }.
    }
event-price = Heat costs ${ $price } a token; { $left } on the board.
event-too-hot = { $needed } Heat needed, more than there is: the game is over.
event-caught =
    { $me ->
        [who] You went to jail for it.
       *[none] { $who } went to jail for it.
    }
event-jailed =
    { $me ->
        [who] You owed ${ $bill }, had ${ $money } and went to jail.
       *[none] { $who } owed ${ $bill }, had ${ $money } and went to jail.
    }
event-pays-off =
    { $me ->
        [who] You paid ${ $bill } for the Heat and kept ${ $money }.
       *[none] { $who } paid ${ $bill } for the Heat and kept ${ $money }.
    }
event-wins =
    { $me ->
        [who] You won with ${ $money }.
       *[none] { $who } won with ${ $money }.
    }
event-no-winner = Everybody is in jail; nobody won.

# A part of sentences: how many cards somebody drew or set aside.
counted-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }


# The same without the name, where that stands already.

did-dealt = drew { $card }.
did-picked = put a card down to pass.
did-passed =
    { $me ->
        [other] passed { $card } to you.
       *[none] passed { $card } to { $other }.
    }
did-claims = said: I will play { $card }.
did-claims-quiet = said: I will take no Heat.
did-chose = chose a card.
did-plays = played { $card }.
did-sits-out = had no card left to play.
did-draws =
    { $cards ->
        [one] drew { $cards } card from the deck.
       *[other] drew { $cards } cards from the deck.
    }
did-drew = drew { $card }.
did-decided = decided.
did-returns = returned { $heat } Heat.
did-copies =
    { $me ->
        [other] copied { $card } from you.
       *[none] copied { $card } from { $other }.
    }
did-adds = added { $card }.
did-uses-again = went back to { $card }.
did-sets-aside =
    { $cards ->
        [one] set { $cards } card aside.
       *[other] set { $cards } cards aside.
    }
did-set-aside = set { $card } aside.
did-questions =
    { $me ->
        [other] questioned you.
       *[none] questioned { $other }.
    }
did-sees =
    { $me ->
        [other] saw { $card } in your hand.
       *[none] saw { $card } in the hand of { $other }.
    }
did-skips = got no further: { $card } stays without its A effect.
did-cancelled = got nothing out of { $card }: the police stepped in.
did-loses = lost ${ $money }.
did-pays =
    { $me ->
        [other] paid ${ $money } to you.
       *[none] paid ${ $money } to { $other }.
    }
did-gains = gained ${ $money }.
did-takes = took { $heat } Heat.
did-earns = earned ${ $money }.
did-caught = went to jail for it.
did-jailed = owed ${ $bill }, had ${ $money } and went to jail.
did-pays-off = paid ${ $bill } for the Heat and kept ${ $money }.
did-wins = won with ${ $money }.

# What is asked

ask-wait-or-change = Wait for the others; until then you may change your mind.
ask-pass-left = Pass a card to the player on your left.
ask-pass-right = Pass a card to the player on your right.
ask-choose = Choose your card.

# In an A phase, by what the card in use lets its player choose.
ask-copy = Copy the card of another player.
ask-add = Add a card of your hand to your Record.
ask-again = Choose an older card of your Record to use again.
# $left is how many cards are still to be set aside.
ask-aside = Set a card of your hand aside. { $left } to go.
ask-question = Question another player.


# What may be done

act-pass = Pass { $card }
act-play = Play { $card }
act-claim = Say: I will play { $card }
act-claim-quiet = Say: I will take no Heat
act-copy = Copy the card of { $seat }
act-add = Add { $card }
# $number is a place in one's own Record, the oldest card being 1.
act-again = Use card { $number } of your Record again
act-aside = Set { $card } aside
act-question = Question { $seat }


# What Plan cards do, one sentence for each thing. In phase A:

effect-draw = Draw { $n }.
effect-return = Return { $n } Heat.
effect-return-company = Return { $n } Heat, { $more } more if somebody else uses this card.
effect-copy = This card becomes a copy of the card another player is using.
effect-add = Add a card of your hand to your Record.
effect-again = Move an older card of your Record to its end.
# After "Draw 2.": set aside as many cards as were drawn.
effect-aside = Set as many cards aside.
effect-question = See another player's hand.

# In phase B; effect-gain in phase C too.
effect-gain = Gain ${ $n }.
effect-alone = Gain ${ $n } more if nobody else uses this card.
effect-per-record = Gain ${ $n } for each card in your Record.
effect-toll = Everybody else with another card with a B effect pays you ${ $n }.
effect-take = Take { $n } Heat.

# In phase C.
effect-least-heat = Gain ${ $n } if nobody has less Heat than you.
effect-most-heat = Gain ${ $n } if you have more Heat than everybody else.
effect-hotter-suspect = Gain ${ $n } if the player you questioned has more Heat than you.
effect-per-older-b = Gain ${ $n } for each older card with a B effect in your Record.
effect-per-taker = Gain ${ $n } for each other player who took Heat in this Stage.
effect-heat-bill = Gain ${ $n } for each dollar your Heat costs now.
# After one of the sentences above: what the card pays if its condition is not met,
# and the most that it pays.
effect-otherwise = Otherwise gain ${ $n }.
effect-most = At most ${ $n }.

# What a card does in the phase that follows, and what stands between two sentences of a card.
phase-a = A:
phase-b = B:
phase-c = C:
effects-separator = {" "}


# Why not. $wish is the action that is refused.

no-not-held = '{ $wish }' is not possible: you do not hold that card.
no-no-such-card = '{ $wish }' is not possible: no such card is in this game.
no-sits-out = '{ $wish }' is not possible: you have no card left and sit this Stage out.
no-claimed = '{ $wish }' is too much: you have made your claim for now.
no-no-claims-now = '{ $wish }' has to wait: claims are made while all choose a card.
no-draft-first = '{ $wish }' has to wait: the plans are still being drafted.
no-drafted = '{ $wish }' is not possible now: the plans of this Heist are drafted.
no-played = '{ $wish }' comes too late: the cards of this Stage lie open.
no-not-open-yet = '{ $wish }' has to wait: A effects come when all cards of the Stage lie open.
no-nothing-due = '{ $wish }' is not possible: nothing is asked of you in this A phase.
no-decided = '{ $wish }' is not possible: you have decided in this A phase.
no-oneself = '{ $wish }' is not possible: that is you.
no-nobody-there = '{ $wish }' is not possible: nobody sits there.
no-no-current-card = '{ $wish }' is not possible: { $other } sits this Stage out and uses no card.
no-no-older-card = '{ $wish }' is not possible: your older cards are those from 1 to { $most }.
no-all-picked = '{ $wish }' is not possible: you have picked every such card that you hold.

# After the game: what a bot believed, and what it did something for.
hindsight-expected = { $name } believed that { $who } would play { $card }, as { $who } had said ({ $n } %).
hindsight-expected-quiet = { $name } believed that { $who } would take no Heat, as { $who } had said ({ $n } %).
hindsight-word = To { $name }, the word of { $who } was worth { $n } %.
hindsight-lure = { $name } promised to take no Heat to lull the others, and played { $card }.
hindsight-decoy = { $name } spoke of { $said } to hide { $card }.
hindsight-alone = { $name } named { $card } to be alone with it.
hindsight-company = { $name } named { $card } so that others would join in.
hindsight-doubted = { $name } doubted that { $who } would play { $card } ({ $n } %).
hindsight-doubted-quiet = { $name } doubted that { $who } would take no Heat ({ $n } %).
