# O que se conta a quem chega ao Heat: antes das primeiras cartas, em “Como jogar” e a um toque.

win = Vence quem tiver mais dinheiro, depois de todos pagarem seu Calor.
picture-money = dinheiro
picture-heat = Calor × ${ $price }
picture-keeps = sobra
picture-sum = ${ $n }
picture-wins = VENCE
picture-jail = não paga: cadeia
trick = Dinheiro bom traz Calor, e cada Calor custa dinheiro no fim. Cada marcador que alguém pega encarece todos.

step-1 = Planejar
step-1-text = Você tem duas cartas. Três vezes, cada um passa uma carta a quem está ao lado, compra uma e pega a que veio. Ao todo, cinco.
step-2 = Escolher uma carta, quatro vezes
step-2-text = Em cada uma das quatro Etapas todos escolhem uma carta em segredo. Todas abrem juntas; vale a sua carta mais nova.
step-3 = A, depois B, depois C
step-3-text = As cartas A valem primeiro: mudam mãos e cartas, e esfriam você. As B trazem dinheiro e Calor. As C pagam quem planejou bem. Uma carta com duas letras vale duas vezes.
step-4 = Calor suficiente?
step-4-text = Se o tabuleiro tem marcadores de menos para todas as cartas B, a polícia intervém antes de B: cada um devolve 1 de Calor, e quem devolveu perde $3. E de novo, até haver o bastante.
step-5 = Pagar
step-5-text = Três Golpes, doze Etapas. Depois cada um paga o preço do tabuleiro por Calor. Quem não pode pagar vai para a cadeia e não vence.

deck-cards = Cartas de Plano
deck-cards-lead = Aqui estão todas, e ninguém tem outras. Com poucos jogadores, algumas ficam de fora.
deck-apb = Cartas de Alerta
deck-apb-lead = Só com essa regra da mesa: sai uma a cada vez que a polícia intervém.

about-phase-a = A: vale primeiro. Mãos e cartas mudam, e Calor é devolvido.
about-phase-b = B: vale depois de A. Traz dinheiro, e Calor junto.
about-phase-c = C: vale por último. Paga se acontecer o que ela pede.
about-affairs = Situação: aqui ficam 15 marcadores de Calor. Quanto menos sobram, mais custa cada um, igual para todos. Só se paga no fim.
about-heat-token = Calor: no fim você paga o preço do tabuleiro por marcador que ainda tiver.
about-record = Ficha: as cartas que você jogou neste Golpe, a mais nova à direita. Só a mais nova vale; as antigas contam para algumas cartas.
about-owes = O que o Calor custaria pelo preço de agora. Quem no fim tiver menos dinheiro do que isso vai para a cadeia.
about-dragnet = Cada um devolve 1 de Calor; quem devolveu perde $3.
about-manhunt = Quem tem mais Calor devolve 3 e perde $2 por marcador.
about-stakeout = Quem está usando uma carta B devolve 1 de Calor; quem devolveu perde $4.
about-curfew = Cada um devolve 1 de Calor; quem devolveu perde o preço de um marcador.
about-informant = Quem tem mais dinheiro devolve 2 de Calor; quem devolveu perde $5.
about-amnesty = Cada um devolve 1 de Calor. Ninguém perde dinheiro.
about-roadblock = Quem pegaria mais Calor agora não pega nenhum nem ganha nada, e devolve 1 de Calor.
about-plea-bargain = Quem tem 2 de Calor ou mais devolve 2 e perde $5.
about-internal-affairs = Entre os que têm Calor, quem tem menos devolve tudo e perde $3.

# What a tap names that is no card.
title-phase-a = Fase A
title-phase-b = Fase B
title-phase-c = Fase C
title-affairs = Situação
title-heat-token = Calor
title-record = Ficha
title-owes = Preço do Calor

# The coach: what to look at when a kind of decision comes for the first time.
look-draft = Estas são suas cartas. Uma vai para quem está ao lado; passe a que menos ajuda você.
look-choose = Aqui está o preço de um Calor. É o que sua carta vai custar no fim.
look-a-phase = Olhe as cartas que estão na mesa agora: é sobre elas que sua carta A age.

# Why: what a sensible player has in mind. $gain, $cost and $price are dollars, $take and $heat are tokens.
because-pass = Das suas cartas é a que menos ajuda você, e não ajuda muito quem está ao lado.
because-play = É o melhor que você tem para esta Etapa.
because-claim = Uma palavra pode afastar alguém da carta que você quer jogar.
because-add = É a melhor carta para o momento, e vale na hora.
because-again = Vale a pena usar essa carta mais uma vez.
because-aside = Estas são as que menos vão fazer falta.
because-cool =
    { $heat ->
        [1] Seu 1 de Calor custa ${ $cost } do jeito que está: devolvê-lo economiza dinheiro.
       *[other] Seus { $heat } de Calor custam ${ $cost } do jeito que está: devolver alguns economiza dinheiro.
    }
because-money =
    { $take ->
        [0] Traz dinheiro e nenhum Calor.
        [1] Traz cerca de ${ $gain } por 1 de Calor, que custa ${ $price } do jeito que está.
       *[other] Traz cerca de ${ $gain } por { $take } de Calor, que custam ${ $cost } do jeito que está.
    }
because-pays-off = Não pega Calor, e o que ela pede deve acontecer.
because-plan = Dá a você uma carta melhor para usar.
because-copy = { $who } usa { $card }, a melhor carta para copiar.
because-hotter = { $who } tem mais Calor que você, então ela paga.
because-question = Você vê a mão de { $who }, e isso vale alguma coisa.
because-wait = Você pode mudar de ideia até a última escolha chegar.
because-usual = É o que se faz aqui.
