# O que se conta a quem chega ao Ocean's Heist: antes das primeiras cartas, em “Como jogar” e a um toque.

win = Dois times: o Bando vence se sair com o Alvo, o Cassino se dispararem alarmes demais.
picture-asks = a Defesa do Cassino exige
picture-ready = preparado: paga
picture-hand = ainda na mão: não paga
side-crew = Bando:
side-staff = Cassino:
want-crew = Pegar o Alvo na rodada 4, não deixar nada de pé na rodada 5.
want-staff = Disparar um sexto alarme, ou manter uma Defesa de pé na rodada 5.
trick = Só paga o que está preparado. O Bando vê oito Defesas, o Cassino põe quatro delas em segredo, e o Bando precisa preparar as ferramentas antes de saber quais.

step-1 = Preparar
step-1-text = O Cassino escolhe o Alvo e duas Defesas Globais. O Bando pode pegar uma Situação, depois compra Equipamento por $5000: tem de durar a noite toda.
step-2 = Olhar
step-2-text = A cada rodada saem oito Defesas, abertas para os dois times. Cada uma tem um preço em tipos como hack ou subida.
step-3 = Pôr cartas
step-3-text = O Cassino põe quatro das oito viradas para baixo. Ao mesmo tempo o Bando põe Equipamento virado para baixo, e pode pôr mais um pouco depois. O que está na mesa não volta.
step-4 = Pagar
step-4-text = Tudo se abre. Cada uso de uma carta posta rende o que está impresso nela; pague cada Defesa por inteiro, de um dos modos dela. “Auto” acha o melhor plano.
step-5 = Improviso
step-5-text = Pelo que ainda está de pé dá para rolar o dado: sacrifique cartas, diga um número para cada uma, role.
step-6 = Alarmes
step-6-text = O que fica de pé dispara uma vez e permanece na próxima rodada; no cofre dispara duas vezes. Um sexto alarme acaba com o golpe.
step-7 = Cinco rodadas
step-7-text = Três Entradas, depois a Invasão do Cofre, em que a Defesa do próprio Alvo tem de cair, depois a Fuga: uma Defesa a mais por alarme, e nada pode ficar de pé.

deck-equipment = Equipamento
deck-equipment-lead = Comprado pelo Bando. Os pontos são usos.
deck-situation = Situações
deck-situation-lead = O Bando pode escolher uma para a noite.
deck-target = Alvos
deck-target-lead = O Cassino escolhe um; a Defesa dele espera na rodada 4.
deck-unique = A Defesa do próprio Alvo
deck-unique-lead = Pague-a na rodada 4, e o Alvo é do Bando.
deck-casino = Defesas do Cassino
deck-casino-lead = Saem oito por rodada, quatro são postas.
deck-vault = Defesas do Cofre
deck-vault-lead = Só na rodada 4: saem três, duas são postas. Cada uma dispara duas vezes.
deck-global = Defesas Globais
deck-global-lead = O Cassino escolhe duas; valem a noite toda.

about-hack = hack: computadores, rádio, eletrônica.
about-sneak = surdina: silêncio, escuro, passar sem ser visto.
about-con = lábia: disfarce e conversa mole.
about-force = força: músculos, corte, explosivos.
about-lure = isca: atrair a atenção para outro lado.
about-pick = gazua: fechaduras e cofres.
about-climb = subida: cordas, dutos, equilíbrio.
about-alarms = Toda Defesa que fica de pé dispara. Cinco alarmes são permitidos, e cada um alonga a Fuga; o sexto acaba com o golpe, e o Cassino vence.
about-scenes = A noite tem cinco rodadas: três Entradas, a Invasão do Cofre em que se pega o Alvo, e a Fuga.
about-pool = O que as cartas preparadas poderiam render, tipo por tipo. O que ainda está na mão não conta.
about-check = A mesa do Bando poderia pagar esta sozinha; ainda não todas juntas.
about-captain = Confirma pelo time. Todos do time podem mudar o rascunho.

# What a tap names that is no card.
title-alarms = Alarmes
title-scenes = Cenas
title-pool = Total
title-check = Dá para pagar
title-captain = Comando

# The coach: what to look at when a kind of decision comes for the first time.
look-target = Cada Alvo tem sua própria Defesa, que o Bando tem de pagar na rodada 4.
look-situation = Uma Situação melhora um tipo de Equipamento a noite toda. Depois compre desse tipo.
look-prepare-crew = Compre um pouco de cada tipo. “Encher a bolsa” monta uma boa, e você pode mudá-la.
look-prepare-staff = Duas destas dificultam a noite inteira. Escolha tipos exigidos com frequência.
look-reveal = Veja o que estas exigem: quatro delas logo estarão viradas para baixo.
look-prep-crew = Prepare o que poderia pagar várias delas. Só paga o que está preparado, e você precisa de algo para depois.
look-prep-staff = Ponha as quatro que o Bando paga com mais dificuldade.
look-crunch = A última chance de pôr mais alguma coisa.
look-assign = Cada Defesa quer um dos seus preços pago por inteiro. “Auto” acha o melhor plano.
look-wing = O que fica de pé dispara, a não ser que saia um dos números em que você pôs cartas.

# Why: what a sensible player has in mind. $left is how many more alarms the Crew may ring.
because-target = A Defesa dele exige tipos difíceis de conseguir.
because-situation = Melhora Equipamento que você compraria de qualquer jeito.
because-no-situation = Nenhuma vale a pena hoje.
because-global = Esse tipo é muito exigido, então custa caro ao Bando a noite toda.
because-buy = A bolsa precisa um pouco dos sete tipos, e isto é barato para o que rende.
because-skip = Você já viu o que precisava.
because-lay = O Bando terá dificuldade de pagar.
because-lay-open = Melhor esta virada para cima: conta menos ao Bando.
because-place = Várias das Defesas que saíram exigem o que isto rende.
because-pay = É o jeito mais barato de pagar.
because-auto = Acha o plano que menos deixa de pé e menos gasta.
because-aim = Ela dispararia, e vale as cartas.
because-stake = É a carta que menos fará falta.
because-coin = Uma segunda rolagem vale a pena agora.
because-attempt = Vale uma rolagem: o que fica de pé dispara.
because-confirm = Isso basta; o resto é para as próximas rodadas.
because-confirm-escape = É o que há: agora nada pode ficar de pé.
because-stand =
    { $left ->
        [0] Custa mais do que você pode pagar.
        [1] Custa demais; ainda se permite um alarme.
       *[other] Custa demais; ainda se permitem { $left } alarmes.
    }
because-stop =
    { $left ->
        [0] As cartas valem mais que uma chance no dado.
        [1] Guarde as cartas; ainda se permite um alarme.
       *[other] Guarde as cartas; ainda se permitem { $left } alarmes.
    }
because-change = Há algo melhor a fazer com isso.
because-wait = Seu time já fez o que havia a fazer aqui.
because-usual = É o que se faz aqui.
