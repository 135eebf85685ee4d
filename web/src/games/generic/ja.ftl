# What the board says that draws any game.

you = あなた
turn = 手番
nobody = なし
nothing = なし
players = プレイヤー
money = ${ $n }
