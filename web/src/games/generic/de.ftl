# Was das Spielbrett sagt, das jedes Spiel zeichnet.

you = du
turn = am Zug
nobody = niemand
nothing = nichts
players = Spieler
money = ${ $n }
