# O que diz o tabuleiro que desenha qualquer jogo.

you = você
turn = na vez
nobody = ninguém
nothing = nada
players = Jogadores
money = ${ $n }
