# Ocean's Heist. $me é o argumento que é a pessoa que lê, se houver um. $item é um Equipamento e
# $guard uma Defesa, cada um com o número do exemplar onde há vários (ver copy).


# O próprio jogo

mood = Bando contra cassino, dois times, um relógio correndo.
genre = dois times
option-clock_scale = Ritmo dos relógios
option-clock_scale-meaning = Quantas vezes o tempo impresso
option-clock_scale-0_5 = 0,5
option-clock_scale-1 = 1
option-clock_scale-1_5 = 1,5
option-clock_scale-2 = 2
option-clock_scale-3 = 3
option-clocks = Relógios
option-clocks-meaning = Desligados: as fases acabam quando os dois times confirmam
option-async_deadline = Horas para uma decisão
option-async_deadline-meaning = Quando os relógios estão desligados
option-staff_autofill = Defesas que faltam ao Cassino
option-staff_autofill-meaning = Se o que não foi escolhido a tempo é sorteado
option-staff_autofill-auto = Com os relógios desligados
option-staff_autofill-on = Sempre
option-staff_autofill-off = Nunca
option-carry = Equipamento com usos de sobra
option-carry-meaning = Onde fica na rodada seguinte
option-carry-table = Na mesa
option-carry-hand = Na mão
option-uses_per_round = Usos de uma carta por rodada
option-uses_per_round-meaning = Quantos no máximo
option-uses_per_round-unlimited = Quantos tiver
option-uses_per_round-1 = Um
option-budget = O orçamento do Bando
option-budget-meaning = Em dólares
option-alarm_limit = Alarmes que o Bando aguenta
option-alarm_limit-meaning = Um a mais, e acabou
option-wing_clock = Tempo para um Improviso
option-wing_clock-meaning = Segundos por tentativa
option-live_counts = Contagem na hora
option-live_counts-meaning = Quantas cartas estão viradas se vê enquanto são postas
option-odd_player = Número ímpar
option-odd_player-meaning = Que time fica com a pessoa a mais
option-odd_player-crew = O Bando
option-odd_player-staff = O Cassino


# As cartas

name-e-jammer = Blo{"\u00AD"}quea{"\u00AD"}dor de Sinal
name-e-laptop = Laptop Turbi{"\u00AD"}nado
name-e-cloner = Clona{"\u00AD"}dor de Cra{"\u00AD"}chás
name-e-emp = PEM de Bolso
name-e-loopbox = Câmera em Loop
name-e-voicebox = Modu{"\u00AD"}lador de Voz
name-e-drone = Drone de Brin{"\u00AD"}quedo
name-e-feltshoes = Sapa{"\u00AD"}tos de Feltro
name-e-nightsuit = Traje Noturno
name-e-cloak = Manto Tér{"\u00AD"}mico
name-e-grapple = Lança-Gancho
name-e-gloves = Luvas de Ven{"\u00AD"}tosa
name-e-harness = Cinto com Guin{"\u00AD"}cho
name-e-dartpen = Caneta Soní{"\u00AD"}fera
name-e-uniform = Farda de Vigia
name-e-badge = Crachá Falso
name-e-alias = Pose de Ricaço
name-e-cart = Carri{"\u00AD"}nho de Hotel
name-e-overalls = Maca{"\u00AD"}cão de Téc{"\u00AD"}nico
name-e-trunk = Baú de Dis{"\u00AD"}farces
name-e-pickroll = Jogo de Gazuas
name-e-dialer = Disca{"\u00AD"}dor Auto{"\u00AD"}mático
name-e-glasscutter = Corta-Vidro
name-e-crowbar = Pé de Cabra
name-e-torch = Maça{"\u00AD"}rico
name-e-multitool = Multi{"\u00AD"}ferra{"\u00AD"}menta
name-e-charge = Carga Mol{"\u00AD"}dada
name-e-ram = Aríete Hidráu{"\u00AD"}lico
name-e-lance = Lança Tér{"\u00AD"}mica
name-e-smoke = Bombi{"\u00AD"}nhas de Fumaça
name-e-firecrackers = Rojões
name-e-brawl = Briga Ence{"\u00AD"}nada
name-e-lookalike = Sósia de Cele{"\u00AD"}bri{"\u00AD"}dade
name-e-acrobat = Acro{"\u00AD"}bata de Alu{"\u00AD"}guel
name-e-sleeper = Crupiê Infil{"\u00AD"}trado
name-e-loadeddie = Dado Vi{"\u00AD"}ciado
name-o-blueprints = Plan{"\u00AD"}tas Rou{"\u00AD"}badas
name-o-dealer = Crupiê Com{"\u00AD"}prado
name-o-van = Furgão de Fuga
name-o-scanner = Escuta no Rádio
name-o-payroll = Escala Com{"\u00AD"}prada
name-o-luckycoin = Moeda da Sorte
name-s-blackout = Apa{"\u00AD"}gões
name-s-storm = Tem{"\u00AD"}poral
name-s-gala = Gala Bene{"\u00AD"}fi{"\u00AD"}cente
name-s-renovation = Época de Obras
name-s-demolition = Demo{"\u00AD"}lição ao Lado
name-s-fightnight = Noite de Luta
name-t-diamond = Dia{"\u00AD"}mante
name-t-painting = Quadro
name-t-cash = Dinhei{"\u00AD"}ro Vivo
name-u-pedestal = Pedes{"\u00AD"}tal de Preci{"\u00AD"}são
name-u-framewire = Mol{"\u00AD"}dura com Alarme
name-u-dyepacks = Bombas de Tinta
name-c-lobbyguard = Vigia do Saguão
name-c-pitboss = Chefe de Mesa
name-c-dome = Câmera de Teto
name-c-camwall = Parede de Câme{"\u00AD"}ras
name-c-badgedoor = Porta com Crachá
name-c-deadbolt = Porta com Tranca
name-c-shutter = Porta de Aço
name-c-lasers = Corre{"\u00AD"}dor de Lasers
name-c-pressure = Piso Sensí{"\u00AD"}vel
name-c-motion = Sensor de Movi{"\u00AD"}mento
name-c-dogs = Cães de Guarda
name-c-patrol = Ronda em Dupla
name-c-metaldetector = Detec{"\u00AD"}tor de Metais
name-c-mantrap = Cabine-Arma{"\u00AD"}dilha
name-c-rooffence = Cerca no Telha{"\u00AD"}do
name-c-grille = Grade do Duto
name-c-elevator = Eleva{"\u00AD"}dor Blo{"\u00AD"}queado
name-c-retina = Leitor de Retina
name-c-checkpoint = Con{"\u00AD"}trole de Docu{"\u00AD"}mentos
name-c-chipcage = Gaiola de Fichas
name-c-timedlock = Fecha{"\u00AD"}dura de Tempo
name-c-plainclothes = Dete{"\u00AD"}tive à Pai{"\u00AD"}sana
name-c-searchlight = Holo{"\u00AD"}fote
name-c-catwalk = Olhei{"\u00AD"}ro da Passa{"\u00AD"}rela
name-c-skylight = Clara{"\u00AD"}boia com Alarme
name-c-audio = Senso{"\u00AD"}res de Som
name-c-response = Res{"\u00AD"}posta Armada
name-c-keycabinet = Armá{"\u00AD"}rio de Chaves
name-c-silentalarm = Alarme Silen{"\u00AD"}cioso
name-c-floormanager = Geren{"\u00AD"}te de Salão
name-v-maindoor = Porta do Cofre
name-v-biometric = Portão Bio{"\u00AD"}mé{"\u00AD"}trico
name-v-lattice = Malha de Lasers
name-v-twinkeys = Tranca de Duas Chaves
name-v-gaslock = Ante{"\u00AD"}câmara com Gás
name-v-captain = Chefe da Guarda
name-v-blastwall = Muro Anti{"\u00AD"}explo{"\u00AD"}são
name-v-clocklock = Tranca de Relo{"\u00AD"}joa{"\u00AD"}ria
name-v-seismic = Malha Sís{"\u00AD"}mica
name-v-killswitch = Painel do Homem Morto
name-g-hack = Rede Iso{"\u00AD"}lada
name-g-sneak = Refle{"\u00AD"}tores em Dobro
name-g-con = Docu{"\u00AD"}mento com Foto
name-g-force = Ferra{"\u00AD"}gens Refor{"\u00AD"}çadas
name-g-lure = Nin{"\u00AD"}guém Sai do Posto
name-g-pick = Cilin{"\u00AD"}dros Anti{"\u00AD"}gazua
name-g-climb = Bei{"\u00AD"}rais Engra{"\u00AD"}xados
name-g-mixed = Turnos Poli{"\u00AD"}valen{"\u00AD"}tes
name-g-vault = Cofre Moder{"\u00AD"}nizado
name-g-wing = Sem Segun{"\u00AD"}da Chance


# O que aconteceu

event-confirms =
    { $me ->
        [who] Você confirmou pelo time.
       *[none] { $who } confirmou pelo time.
    }
event-withdraws =
    { $me ->
        [who] Você retirou a confirmação.
       *[none] { $who } retirou a confirmação.
    }
event-time-up = O tempo acabou.
event-captain =
    { $me ->
        [who] Agora você comanda o time.
       *[none] Agora { $who } comanda o time.
    }
event-concedes =
    { $me ->
        [who] Você entregou o jogo pelo time.
       *[none] { $who } entregou o jogo pelo time.
    }
event-drafts-target =
    { $me ->
        [who] Você propôs o Alvo: { $target }.
       *[none] { $who } propôs o Alvo: { $target }.
    }
event-target = O Alvo é: { $target }.
event-drafts-situation =
    { $me ->
        [who] Você propôs a Situação: { $situation }.
       *[none] { $who } propôs a Situação: { $situation }.
    }
event-drafts-none =
    { $me ->
        [who] Você propôs ficar sem Situação.
       *[none] { $who } propôs ficar sem Situação.
    }
event-situation = A Situação é: { $situation }.
event-no-situation = Não há Situação.
event-chooses =
    { $me ->
        [who] Você escolheu { $global }.
       *[none] { $who } escolheu { $global }.
    }
event-drops =
    { $me ->
        [who] Você desistiu de { $global }.
       *[none] { $who } desistiu de { $global }.
    }
event-buys =
    { $me ->
        [who] Você pôs { $item } na cesta; restam ${ $money }.
       *[none] { $who } pôs { $item } na cesta; restam ${ $money }.
    }
event-returns =
    { $me ->
        [who] Você devolveu { $item }; restam ${ $money }.
       *[none] { $who } devolveu { $item }; restam ${ $money }.
    }
event-given-kit = A cesta não tinha nada que servisse, então o time recebeu um kit de { cards }.
event-global = { $global }: em vigor.
event-opening = { $item } entra em jogo.
event-hand = O Bando tem { cards }.
event-round =
    { $round ->
        [4] Rodada { $round }: Invasão do Cofre.
        [5] Rodada { $round }: Fuga.
       *[other] Rodada { $round }: Entrada.
    }
event-reshuffled = O descarte do Cassino foi embaralhado num novo baralho.
event-draws = Saiu: { $guard }.
event-skips =
    { $me ->
        [who] Você já viu o bastante.
       *[none] { $who } já viu o bastante.
    }
event-waits =
    { $me ->
        [who] Você quer olhar mais.
       *[none] { $who } quer olhar mais.
    }
event-unique = { $guard } guarda o Alvo.
event-lays =
    { $me ->
        [who] Você pôs { $guard } com a face para baixo.
       *[none] { $who } pôs { $guard } com a face para baixo.
    }
event-lays-open =
    { $me ->
        [who] Você pôs { $guard } com a face para cima.
       *[none] { $who } pôs { $guard } com a face para cima.
    }
event-lifts =
    { $me ->
        [who] Você recolheu { $guard }.
       *[none] { $who } recolheu { $guard }.
    }
event-places =
    { $me ->
        [who] Você preparou { $item }.
       *[none] { $who } preparou { $item }.
    }
event-unplaces =
    { $me ->
        [who] Você recolheu { $item }.
       *[none] { $who } recolheu { $item }.
    }
event-staff-down = Defesas viradas para baixo: { $cards }.
event-crew-down = Equipamentos virados para baixo: { $cards }.
event-lies-open = Virada para cima: { $guard }.
event-peek = O Bando pôde ver uma das Defesas.
event-peeked = Uma das Defesas é { $guard }.
event-shows-defense = Defesa posta: { $guard }.
event-not-placed = Defesa não posta: { $guard }.
event-shows-equipment = O Bando trouxe { $item }.
event-plans-auto =
    { $me ->
        [who] Você pediu o melhor plano.
       *[none] { $who } pediu o melhor plano.
    }
event-plans-nothing =
    { $me ->
        [who] Você limpou o rascunho.
       *[none] { $who } limpou o rascunho.
    }
event-plans-to-leave =
    { $me ->
        [who] Você planejou deixar { $guard }.
       *[none] { $who } planejou deixar { $guard }.
    }
# $paid is what pays: lure and sneak.
event-plans-to-pay =
    { $me ->
        [who] Você planejou pagar { $guard } com { $paid }.
       *[none] { $who } planejou pagar { $guard } com { $paid }.
    }
# $uses of the card, each as $make (hack 1 + pick 1).
event-plans-to-expend =
    { $me ->
        [who] Seu plano: { $item }, { uses } como { $make }.
       *[none] Plano de { $who }: { $item }, { uses } como { $make }.
    }
event-expends = { $item }: { uses-spent } como { $make }.
event-disables = Defesa desativada com { $paid }: { $guard }.
event-aims =
    { $me ->
        [who] Você mirou: { $guard }.
       *[none] { $who } mirou: { $guard }.
    }
event-stakes =
    { $me ->
        [who] Você pôs { $item } no { $face }.
       *[none] { $who } pôs { $item } no { $face }.
    }
event-unstakes =
    { $me ->
        [who] Você tirou { $item } do dado.
       *[none] { $who } tirou { $item } do dado.
    }
event-coin-in =
    { $me ->
        [who] Você pôs a moeda em jogo.
       *[none] { $who } pôs a moeda em jogo.
    }
event-coin-out =
    { $me ->
        [who] Você guardou a moeda.
       *[none] { $who } guardou a moeda.
    }
event-attempt =
    { $me ->
        [who] Você tentou um Improviso contra { $guard }.
       *[none] { $who } tentou um Improviso contra { $guard }.
    }
event-names = Descarte no { $face }: { $item }.
event-rolls =
    { $me ->
        [who] Você tirou { $face }.
       *[none] { $who } tirou { $face }.
    }
event-rolls-again =
    { $me ->
        [who] Você gastou a moeda e tirou { $face }.
       *[none] { $who } gastou a moeda e tirou { $face }.
    }
event-winged = Defesa desativada num lance de sorte: { $guard }.
event-wing-fails = A tentativa contra { $guard } falhou.
event-stops =
    { $me ->
        [who] Você deixou por isso.
       *[none] { $who } deixou por isso.
    }
event-alarm = { $guard } continua de pé: { alarms }.
event-cancelled = { alarms-cancelled }.
event-alarms = Até agora, { alarms }; o Bando aguenta no máximo { $limit }.
event-obtained = O Bando pegou o Alvo: { $target }.
event-target-lost = O Alvo ficou fora de alcance: { $target }.
event-stays = { $guard } fica para a próxima rodada.
event-unused = { $item } não entrou em uso; { uses-left }.
event-used-up = { $item } se esgotou.
event-back-to-hand = { $item } volta para a mão com { uses }.
event-ending-crew_win = O Bando escapou com o Alvo.
event-ending-stalemate = O Bando escapou sem o Alvo: empate.
event-ending-alarms = O Bando foi pego.
event-ending-exhausted = O Bando não tem mais com que trabalhar e foi pego.
event-ending-conceded = O jogo foi entregue.


# O que se pede: o que fazer, até onde se chegou, e quem decide

ask-other-team = Espere o outro time.
ask-look = Olhe as Defesas que saíram.
ask-look-or-skip = Olhe o que saiu, ou siga.
ask-confirmed = Seu time confirmou. Espere o outro time.
ask-captain = Quem comanda seu time decide.
ask-target-staff = Escolha o Alvo que vocês guardam.
ask-situation-crew = Escolha uma Situação, ou nenhuma.
ask-prepare-crew = Compre seu Equipamento.
ask-prepare-staff = Escolha duas Defesas Globais.
ask-prep-crew = Prepare Equipamento.
ask-prep-staff = Ponha suas Defesas.
ask-crunch-crew = Ponha as últimas cartas.
ask-assign-crew = Pague o que puder.
ask-wing-crew = Improvisa ou para?
ask-basket = Restam ${ $money }, { cards }.
ask-progress = { $n } de { $most }.
ask-progress-vault = { $n } de { $most }, { $vault } de { $most_vault } no cofre.
ask-unpaid = Nada está pago ainda.
ask-overused = Uma carta tem usos demais no plano.
# $kinds is a list: sneak 3, con 1.
ask-short = Falta { $kinds }.


# O que se pode fazer. $effects é o que a carta faz.

act-captain = { $seat } comanda
act-concede = { $seat } entrega pelo time
act-confirm = Confirmar
act-withdraw = Retirar a confirmação
act-target = Guardar: { $target }
act-situation = { $situation } ({ $situation-effect })
act-no-situation = Sem Situação
act-choose = Escolher { $global } ({ $global-effect })
act-drop = Desistir de { $global }
act-buy = Comprar { $item } ({ $item-effect })
act-return = Devolver { $item }
act-skip = Pular o resto
act-wait = Olhar mais
act-lay = Pôr { $guard } para baixo
act-lay-open = Pôr { $guard } para cima
act-lift = Recolher { $guard }
act-place = Preparar { $item } ({ $item-effect })
act-unplace = Recolher { $item }
act-expend = { $item }: { uses } como { $make }
act-pay = Pagar { $guard } com { $paid }
act-leave = Deixar { $guard }
act-auto = Melhor plano
act-clear = Limpar o rascunho
act-aim = Mirar: { $guard }
act-stake = { $item } no { $face }
act-unstake = Tirar { $item } do dado
act-coin = Pôr a moeda
act-no-coin = Guardar a moeda
act-attempt = Rolar o dado
act-stop = Parar

# The same where it is refused, without what the card does.
wish-situation = { $situation }
wish-choose = Escolher { $global }
wish-buy = Comprar { $item }
wish-place = Preparar { $item }


# Por que não. $wish é a ação recusada.

no-crews-word = “{ $wish }” é o Bando que decide.
no-staffs-word = “{ $wish }” é o Cassino que decide.
no-other-team = “{ $wish }” não dá agora: nesta fase decide o outro time.
no-not-the-time = “{ $wish }” não dá nesta fase.
no-shop-closed = “{ $wish }” chega tarde: a loja fechou com a Preparação.
no-laid-for-good = “{ $wish }” chega tarde: o Preparo acabou, e o que o Cassino pôs é definitivo.
no-placing-over = “{ $wish }” chega tarde: todas as cartas desta rodada estão abertas.
no-assigned = “{ $wish }” chega tarde: os usos desta rodada estão distribuídos.
no-captains-word = “{ $wish }” cabe a quem comanda o time: { $captain }.
no-no-such-card = “{ $wish }” não dá: essa carta não está nesta partida.
no-confirmed = “{ $wish }” não dá: seu time já confirmou.
no-not-confirmed = “{ $wish }” não dá: seu time não confirmou.
no-no-draft = “{ $wish }” não dá: não há nada a confirmar nesta fase.
no-skipped = “{ $wish }” não dá: você já pediu para seguir.
no-not-skipped = “{ $wish }” não dá: você não pediu para seguir.
no-no-target = “{ $wish }” não dá: nenhum Alvo foi escolhido ainda.
no-few-globals = “{ $wish }” não dá: são precisas exatamente { $n } Defesas Globais.
no-quota = “{ $wish }” não dá: a cota não está completa: { $laid } de { $n }.
no-vault-quota = “{ $wish }” não dá: uma Defesa do Cofre fica virada para cima e outra para baixo.
# $lacks is ask-overused or ask-short.
no-short = “{ $wish }” não dá: o plano não fecha. { $lacks }
no-dear = “{ $wish }” não dá: custa ${ $price } e restam ${ $money }.
no-many-globals = “{ $wish }” não dá: { $n } já estão escolhidas.
no-not-held = “{ $wish }” não dá: o time não tem essa carta.
no-opening = “{ $wish }” não dá: uma carta de abertura nunca fica na mão.
no-on-the-table = “{ $wish }” não dá: essa carta está ativa na mesa.
no-committed = “{ $wish }” não dá: o que foi posto no Preparo fica.
no-not-drawn = “{ $wish }” não dá: essa carta não saiu.
no-unique = “{ $wish }” não dá: não é o Cassino que põe uma Defesa Única.
no-quota-full = “{ $wish }” não dá: as { $n } Defesas do Cassino já estão postas; recolha alguma antes.
no-not-a-vault-defense = “{ $wish }” não dá: Defesas do Cassino ficam viradas para baixo.
no-down-taken = “{ $wish }” não dá: outra Defesa do Cofre está virada para baixo; recolha-a antes.
no-up-taken = “{ $wish }” não dá: outra Defesa do Cofre está virada para cima; recolha-a antes.
no-not-active = “{ $wish }” não dá: essa carta não está ativa.
no-no-such-use = “{ $wish }” não dá: um uso dessa carta não rende isso.
no-few-uses = “{ $wish }” não dá: essa carta pode gastar no máximo { $n }.
no-not-there = “{ $wish }” não dá: essa Defesa não está ativa nesta rodada.
no-no-such-way = “{ $wish }” não dá: essa Defesa não tem essa alternativa.
no-no-coin = “{ $wish }” não dá: não resta moeda.
no-disabled = “{ $wish }” não dá: essa Defesa já está desativada.
no-no-wing = “{ $wish }” não dá: essa Defesa não aceita Improviso.
no-expended = “{ $wish }” não dá: um uso dessa carta foi gasto nesta rodada.
no-no-aim = “{ $wish }” não dá: mire antes uma Defesa.
no-no-stake = “{ $wish }” não dá: ponha antes uma carta num número.
no-few-numbers = “{ $wish }” não dá: uma carta tem de dizer todos os seus números.
no-many-numbers = “{ $wish }” não dá: uma Defesa Global permite menos números.


# O que as cartas fazem. Uma carta tem uma lista disto, e poucas têm mais de uma.

effect-makes = { $uses } × { $makes }
# More by a use that was placed in Prep Time.
effect-early = cedo { $makes }
effect-patient = paciente
effect-names-numbers =
    { $n ->
        [1] diz 1 número
       *[other] diz { $n } números
    }
effect-vault-face-up = as duas Defesas do Cofre ficam viradas para cima
effect-peek =
    { $n ->
        [1] uma olhada em 1 Defesa por rodada { in-scene }
       *[other] uma olhada em { $n } Defesas por rodada { in-scene }
    }
# $more is true or false, $n by how much.
effect-draws =
    { $more ->
        [true] o Cassino compra +{ $n } { in-scene }
       *[false] o Cassino compra −{ $n } { in-scene }
    }
effect-places =
    { $more ->
        [true] o Cassino põe +{ $n } { in-scene }
       *[false] o Cassino põe −{ $n } { in-scene }
    }
effect-cancels =
    { $n ->
        [1] cancela o primeiro alarme
       *[other] cancela os primeiros { $n } alarmes
    }
effect-rolls-again =
    { $n ->
        [1] 1 nova rolagem no Improviso
       *[other] { $n } novas rolagens no Improviso
    }
effect-boost =
    { $cap ->
        [1] um uso de { trait } soma { $kind } { $n }, no máximo 1 vez por rodada
       *[other] um uso de { trait } soma { $kind } { $n }, no máximo { $cap } vezes por rodada
    }
effect-discount = { trait } custa ${ $money } a menos
effect-harder = { $kind } +{ $n } em toda exigência
effect-harder-mixed = exigências mistas do Cassino +{ $n }
effect-harder-vault = exigências do Cofre +{ $n }
effect-wing-limit =
    { $n ->
        [1] Improviso com no máximo 1 número
       *[other] Improviso com no máximo { $n } números
    }
# $ways are requirements: pick 4 + sneak 3 or climb 3 + hack 3.
effect-guarded = sob a guarda de { $defense }, { $ways }
effect-alarms = { alarms }
effect-no-wing = sem Improviso
effect-next-draw = se ficar de pé: mais { $n } na próxima rodada
effect-stays = fica para a próxima rodada
effect-nothing = não faz nada
# Two phrases of one card that have commas of their own.
effect-and = { $one }; { $other }
in-scene =
    { $scene-id ->
        [entry] na Entrada
        [vault] na Invasão do Cofre
       *[escape] na Fuga
    }


# Cards, amounts and counts

kind = { $kind }
amount = { $kind } { $n }
sum = { $one } + { $other }
both = { $one } e { $other }
either = { $one } ou { $other }
# A use or an alternative that the card does not have, in a refusal; $share-id is written as in an action.
make-unknown = { $share-id }
way-unknown = alternativa { $n }
uses =
    { $uses ->
        [0] nenhum uso
        [1] 1 uso
       *[other] { $uses } usos
    }
uses-left =
    { $uses ->
        [0] não resta uso
        [1] resta 1 uso
       *[other] restam { $uses } usos
    }
uses-spent =
    { $uses ->
        [0] nenhum uso gasto
        [1] 1 uso gasto
       *[other] { $uses } usos gastos
    }
alarms-cancelled =
    { $alarms ->
        [1] 1 alarme cancelado
       *[other] { $alarms } alarmes cancelados
    }
alarms =
    { $alarms ->
        [0] nenhum alarme
        [1] 1 alarme
       *[other] { $alarms } alarmes
    }
cards =
    { $cards ->
        [0] nenhuma carta
        [1] 1 carta
       *[other] { $cards } cartas
    }
# A deck's own traits stay as its owner wrote them.
trait =
    { $trait-id ->
        [tech] tecnologia
        [gear] acessório
        [costume] disfarce
        [tool] ferramenta
        [blast] explosivo
        [crowd] gente
        [opening] abertura
       *[other] { $trait-id }
    }
name-hack = hack
name-sneak = surdina
name-con = lábia
name-force = força
name-lure = isca
name-pick = gazua
name-climb = subida

warn-unspent = ${ $money } seriam perdidos.
warn-bare = Nada está preparado: todas as Defesas ficariam de pé.
warn-stand =
    { $alarms ->
        [1] 1 alarme se ficar de pé: { $now } de { $limit } até agora.
       *[other] { $alarms } alarmes se ficarem de pé: { $now } de { $limit } até agora.
    }
warn-rings =
    { $alarms ->
        [1] Dispara 1 alarme: { $now } de { $limit } até agora.
       *[other] Dispara { $alarms } alarmes: { $now } de { $limit } até agora.
    }
warn-spends = As cartas nos números se vão, acertando ou não.

# After the game: what a bot believed, and what it did something for.
hindsight-laid = { $name } esperava { $card } entre as Defesas colocadas ({ $n }%).
hindsight-short = { $name } achava que restava pouco ao Bando: { $kind }.
hindsight-laid-against = { $name } pôs { $cards }: o que o Bando mais tinha gastado era { $kind }.
hindsight-laid-hard = { $name } pôs { $cards }: juntas pareciam difíceis de vencer.
hindsight-announced = { $name } anunciou { $card } e pôs mesmo: um aviso que às vezes é verdade pesa mais.
hindsight-false-alarm = { $name } anunciou { $card } sem pôr, para o Bando trazer cartas à toa.
hindsight-admitted = { $name } disse que o Bando tinha pouco { $kind }. Era verdade, e difícil de acreditar.
hindsight-pretended = { $name } disse que o Bando tinha pouco { $kind }, e não era verdade: a Equipe devia contar com isso.
hindsight-left-target = { $name } deixou { $card } de pé e abriu mão do Alvo, para ter cartas na saída.

# What a bot says to its team, and at times to the table.
remark-target = Eu protegeria { $card }: todos os Alvos são mais ou menos igualmente difíceis, então o Bando não tem como adivinhar.
remark-situation = Eu escolheria { $card }.
remark-situation-for = Eu escolheria { $card }: isso nos dá mais { $kind }.
remark-buy = Eu compraria { $wanted } ({ $n } ao todo).
remark-buy-for = Eu compraria { $wanted } ({ $n } ao todo): com isso passamos também por { $card }.
remark-globals = Eu escolheria { $wanted }: o Bando não espera por isso.
remark-globals-against = Eu escolheria { $wanted }: nesta Situação, o Bando vai contar com { $kind }.
remark-place = Eu prepararia { $wanted } ({ $n } ao todo): talvez peçam { $kind }.
remark-place-nothing = Eu não prepararia mais nada agora.
remark-place-later = Eu não prepararia nada ainda: já já saberemos mais.
remark-lay = Eu poria { $wanted }: o Bando já gastou muito { $kind }.
remark-lay-hard = Eu poria { $wanted }: juntas são difíceis de vencer.
remark-assign = Eu usaria “Auto”: nossas cartas bastam para { $n } de { $all }.
remark-assign-leave = Eu deixaria { $card } de pé e guardaria as cartas para a saída.
remark-wing = Eu improvisaria contra { $card } com { $n ->
        [one] uma carta
       *[other] { $n } cartas
    }: { $faces } em 6.
remark-stop = Eu pararia por aqui e guardaria as cartas.
remark-more = Podemos pôr mais { $n }.
remark-thin = Para mim está fraco em { $kind }.
remark-fine = Para mim está bom.
remark-begins = Ainda não havia nada, então comecei. Mude o que quiser.
remark-coming = { $card } vem com certeza.
remark-lacking = Estamos com pouco { $kind }.
