# O que se conta a quem chega ao Heist Hustle: antes das primeiras cartas, em “Como jogar” e a um toque.

win = Vence quem tiver mais pontos depois de dez golpes.
picture-even = par: dá certo
picture-leader = o Cérebro leva metade
picture-rest = os outros dividem o resto
picture-odd = ímpar: ninguém leva nada
trick = Um dado decide por todos. Depois a roleta escolhe uma arma: quem a jogou ganha o número do dado se o golpe deu certo, e o perde se não. O coringa faz disso dez vezes o ganho, ou cinco vezes a perda.

step-1 = Um local
step-1-text = O Cérebro revela o próximo local e seus pontos. A cada rodada o Cérebro é outra pessoa.
step-2 = O coringa
step-2-text = Os outros rolam o dado por ele, um após o outro: o primeiro a tirar 4 ou 6 pode pegá-lo.
step-3 = Armas
step-3-text = Cada um pega uma arma, o Cérebro primeiro; depois o Cérebro pode pegar até mais duas. Quem tem o coringa escolhe uma arma para ele.
step-4 = Rolar
step-4-text = Par: o Cérebro leva metade dos pontos, os outros dividem a outra metade. Ímpar: nada.
step-5 = Girar
step-5-text = Quem jogou a arma em que a roleta parar ganha ou perde o número do dado. Depois de dez locais, os pontos decidem.

deck-locations = Locais
deck-locations-lead = Todos os dez são roubados, numa ordem que ninguém conhece.
deck-weapons = Armas
deck-weapons-lead = São todas iguais, a não ser pela casa na roleta. Ficam abertas na mesa e voltam todas a cada rodada.
deck-others = E mais
deck-others-lead = Um para a mesa inteira.

about-of-locations = Vale { $points } pontos: metade para o Cérebro e metade para os outros, se o dado der par.
about-of-weapons = Se você a jogou e a roleta parar nela, você ganha o número do dado se o golpe deu certo, e o perde se deu errado.
about-wild = Vale por uma arma à sua escolha, além da sua. Se a roleta parar ali, você ganha dez vezes o dado se o golpe deu certo, e perde cinco vezes o dado se deu errado.
about-mastermind = Comanda este golpe: escolhe primeiro, pode pegar mais armas, rola o dado, gira a roleta e leva metade dos pontos se der certo.
about-wheel = Dez casas do mesmo tamanho, uma para cada arma.
about-die = Com 2, 4 e 6 dá certo para todos; com 1, 3 e 5 dá errado.
about-hot = Quente: a roleta para ali com o dobro da frequência.

# What a tap names that is no card.
title-wild = Coringa
title-mastermind = Cérebro
title-wheel = Roleta
title-die = Dado
title-hot = Quente

# The coach: what to look at when a kind of decision comes for the first time.
look-start = Cada um rola uma vez. Quem ganhar comanda o primeiro golpe.
look-wild = O coringa paga dez vezes o dado se depois você disser a arma certa.
look-weapons = Estas dez armas são as casas da roleta. Toque em uma que esteja livre.
look-extras = Você comanda: cada arma a mais é mais uma casa da roleta que é sua.
look-play = Todas as suas armas juntas, ou uma aposta em uma delas.
look-name = Diga a arma em que a roleta deve parar.
look-bail = Dentro, você divide os pontos se der certo; fora, um fracasso não lhe custa nada.
look-roll = É isto que o golpe vale. Um número par garante.
look-second-try = Cinco pontos compram mais uma rolagem.
look-spin = Ela para numa arma. Quem jogou essa ganha, ou paga.

# Why: what a sensible player has in mind.
because-roll = Não há outra coisa a fazer.
because-spin = Não há outra coisa a fazer.
because-take-wild = Ele pode render até 60, e se você o deixar, outra pessoa pega.
because-decline = Você está na frente, e ele só pode lhe custar pontos.
because-any-weapon = As armas são todas iguais: cada uma é uma casa em dez.
because-done = Você está bem à frente; mais casas só trariam mais risco.
because-play-all = Mais casas da roleta são suas; um acerto rende em média mais do que custa.
because-play-one = Você está bem à frente, então menos casas são menos risco.
because-unused = Sua vantagem é pequena, e um giro ruim poderia custar até 25.
because-bail = Há pouco a ganhar aqui para o que um fracasso poderia custar.
because-stand = Mais uma rolagem custa aqui mais do que vale.
because-hot = Está quente: a roleta para ali com o dobro da frequência.
because-extra = Mais uma casa da roleta é sua, e um acerto rende em média mais do que custa.
because-name-own = Você está atrás: na sua própria arma, um acerto paga em dobro.
because-name-other = Você está na frente: na arma de um rival, um acerto move os dois para o mesmo lado.
because-name = Uma arma é tão boa quanto outra.
because-go = { $points } pontos valem o risco.
because-try-again = { $points } pontos valem os cinco que uma nova rolagem custa.
because-wait = Esperar não custa nada.
because-usual = É o que se faz aqui.
