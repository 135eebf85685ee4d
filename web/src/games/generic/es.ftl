# Lo que dice el tablero que dibuja cualquier juego.

you = tú
turn = le toca
nobody = nadie
nothing = nada
players = Jugadores
money = ${ $n }
