# What the boards in the terminal share. Columns are narrow: short words, and no capital at the beginning.

# Beside the name of whoever looks.
you = (you)
player = player
# $names is a list of $n. Room for 40 letters.
won =
    { $n ->
        [one] { $names } won
       *[other] { $names } won
    }
# Room for 40 letters.
nobody-won = nobody won
nobody = nobody
nothing = nothing
yes = yes
dollars = ${ $n }
# So many copies of a card.
copies = ×{ $n }
# A card and what it does.
does = { $card }: { $effect }
# What somebody has said.
speech = “{ $what }”
