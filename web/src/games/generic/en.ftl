# What the board says that draws any game.

you = you
turn = to move
nobody = nobody
nothing = nothing
players = Players
money = ${ $n }
