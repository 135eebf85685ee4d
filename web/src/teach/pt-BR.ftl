# O que a página diz a quem chega, seja qual for o jogo.

first-title = { $game }: como se vence
first-trick = A manha
first-go = Entendi
first-deal = Dar as cartas
howto = Como jogar
howto-of = Como jogar { $game }
howto-of-short = Como jogar: { $game }
showme = Mostre
howto-aim = O objetivo
howto-trick = A manha.
howto-flow = Como funciona
howto-cards = Todas as cartas
howto-times = ×{ $n }
howto-total =
    { $n ->
        [1] 1 carta
       *[other] { $n } cartas
    }
howto-players = com { $players } jogadores: { $n }
howto-rules = Ler as regras, uma por uma
howto-room = Abrir uma sala
howto-none = Ninguém escreveu ainda como se joga este jogo. As regras dizem tudo.
explain-close = Fechar
explain-more = Todas as cartas
coach = Treinador
coach-on = Treinador: dicas a cada novo tipo de decisão
coach-ask = O que faria alguém sensato?
coach-off = Esta mesa joga sem treinador.
coach-look = Olhe
coach-thinks = Pensando…
coach-says = Alguém sensato: { $move }. { $because }
coach-waits = Alguém sensato esperaria aqui. { $because }
coach-next = A segunda melhor: { $move }. Olhando adiante, ela vence umas { $other } de cada 100 partidas; a primeira, { $best }.
coach-do = Fazer isso
coach-where = Mostre onde
coach-close = Valeu
