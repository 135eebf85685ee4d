# What the page says to newcomers, whatever is played.

first-title = { $game }: how one wins
first-trick = The trick
first-go = Got it
first-deal = Deal the cards
howto = How to play
howto-of = How to play { $game }
howto-of-short = How to play: { $game }
showme = Show me
howto-aim = The aim
howto-trick = The trick
howto-flow = How it goes
howto-cards = All cards
howto-times = ×{ $n }
howto-total = { $n } cards
howto-players = with { $players } players { $n }
howto-rules = Read the rules, clause by clause
howto-room = Open a room
howto-none = Nobody has written down yet how to play this game. The rules say it all.
explain-close = Close
explain-more = All cards
