ending-points = Pontos
figure-totals = Totais

habit-unused = curingas que alguém pega e deixa sem usar
habit-held-back = vezes em que um mentor pega várias armas e joga uma
habit-bails = pessoas que desistem quando podem
