ending-target = Meta alcançada
ending-rounds = Todas as rodadas
figure-cash = Grana
figure-rounds = Rodadas

habit-departures = rodadas em que alguém vai para casa, pago ou não
habit-deals = rodadas em que uma oferta é aceita
habit-claims = declarações por pessoa e rodada
habit-repeated = declarações que repetem, sem pergunta, o que já foi dito na rodada
habit-wavering = declarações que contradizem outra da mesma rodada
habit-answered = ofertas aceitas, recusadas ou guardadas para juntar
habit-renewed = ofertas não maiores que uma anterior ao mesmo Personagem
habit-brisk = rodadas que terminam antes do tempo
