# What the page says to newcomers, whatever is played.

first-title = { $game }: how to win
first-trick = The trick
first-go = Got it
first-deal = Deal the cards
howto = How to play
howto-of = How to play { $game }
howto-of-short = How to play: { $game }
showme = Show me
howto-aim = The aim
howto-trick = The trick.
howto-flow = How it goes
howto-cards = All cards
howto-times = ×{ $n }
howto-total =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
howto-players = with { $players } players { $n }
howto-rules = Read the rules, clause by clause
howto-room = Open a room
howto-none = Nobody has written down yet how to play this game. The rules say it all.
explain-close = Close
explain-more = All cards
coach = Coach
coach-on = Coach: tips for each new kind of decision
coach-ask = What would a sensible player do?
coach-off = This table plays without a coach.
coach-look = Look
coach-thinks = Thinking it over…
coach-says = A sensible player: { $move }. { $because }
coach-waits = A sensible player waits here. { $because }
coach-next = Next best: { $move }. Looking ahead, that wins about { $other } games in 100; the first one { $best }.
coach-do = Do that
coach-where = Show me where
coach-close = Thanks
