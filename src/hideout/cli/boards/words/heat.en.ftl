# What the terminal's board of Heat says.

where-draft = Heat, Heist { $heist } of { $all }, draft { $round } of 3, pass { $side }
where-stage = Heat, Heist { $heist } of { $all }, Stage { $stage } of { $stages }
# A card that copies, say, makes for another A phase.
where-again = Heat, Heist { $heist } of { $all }, Stage { $stage } of { $stages }, additional A phase { $n }
where-over = Heat, the pay-off
deck = { $n } in the deck
# Room for 24 letters.
apb =
    { $n ->
        [one] { $n } APB card
       *[other] { $n } APB cards
    }
# Above the price board. Room for 10 letters.
price-board = HEAT
# What one token costs. Room for 14 letters.
price = ${ $n } a token
# How many more tokens until the price rises. Room for 14 letters.
next-price = { $n } to the next
# The price rises no more. Room for 14 letters.
last-price = no dearer
# Heads of columns. Room for 8 letters.
column-cash = cash
# Room for 8 letters.
column-heat = heat
# Room for 8 letters.
column-hand = hand
# Room for 12 letters.
column-record = Record
lost = (lost ${ $n })
# What a copying card stands for.
stands-for = as { $card }
aside = +{ $n } aside
said-quiet = no Heat
choice = your choice: { $what }
passed = passed to { $name }: { $cards }
# On a line of its own. Room for 40 letters.
got = got from { $name }: { $cards }
set-aside = set aside: { $cards }
saw = saw in the hand of { $name }: { $cards }
