# Heat. $me é o argumento que é a pessoa que lê, se houver um. Dinheiro em dólares; Calor em marcadores.


# O próprio jogo

mood = Monte um plano, revelem juntos, saia antes que esquente.
genre = draft e revelação
option-apb = Cartas de Alerta
option-apb-meaning = As Consequências saem delas
option-draft = O draft
option-draft-meaning = De onde vêm as cartas das Etapas seguintes
option-draft-seed = Pilhas de cinco
option-draft-v0_96 = O baralho comum
option-max_extra_a = Máximo de fases A extras
option-max_extra_a-meaning = Em uma Etapa
option-crackdown_cap = Máximo da Batida Policial
option-crackdown_cap-meaning = Quanto ela paga no máximo; 0: sem limite
option-timers = Relógios
option-timers-meaning = Desligados: cada um leva o tempo que quiser
option-draft_seconds = Tempo para um passe do draft
option-draft_seconds-meaning = Segundos
option-choose_seconds = Tempo para a carta de uma Etapa
option-choose_seconds-meaning = Segundos
option-a_seconds = Tempo para decidir numa fase A
option-a_seconds-meaning = Segundos
option-memory_aid = Lembrete
option-memory_aid-meaning = Cada um tem uma lista só sua das cartas que passou e viu
option-private_chat = Cochichos
option-private_chat-meaning = Os jogadores podem se escrever em particular


# O que existe

name-lay-low = Sumir do Mapa
name-copycat-crime = Imi{"\u00AD"}tação Barata
name-backup-plan = Plano B
name-circle-back = Meia-Volta
name-case-the-joint = Sondar o Terre{"\u00AD"}no
name-the-lift = Mão Leve
name-bank-job = Assalto a Banco
name-heavy = Capan{"\u00AD"}ga
name-smash-and-grab = Quebra e Leva
name-armored-car = Carro-Forte
name-long-con = Golpe de Mestre
name-getaway-driver = Piloto de Fuga
name-interrogation = Inter{"\u00AD"}roga{"\u00AD"}tório
name-crackdown = Batida Poli{"\u00AD"}cial
name-clean-hands = Mãos Limpas
name-public-enemy = Ini{"\u00AD"}migo Públi{"\u00AD"}co
name-fence = Recep{"\u00AD"}tador
name-tip-off = Denún{"\u00AD"}cia Anô{"\u00AD"}nima
name-dragnet = Pente-Fino
name-manhunt = Caçada
name-stakeout = Cam{"\u00AD"}pana
name-curfew = Toque de Reco{"\u00AD"}lher
name-informant = Infor{"\u00AD"}mante
name-amnesty = Anis{"\u00AD"}tia
name-roadblock = Blitz
name-plea-bargain = Dela{"\u00AD"}ção Premi{"\u00AD"}ada
name-internal-affairs = Corre{"\u00AD"}gedo{"\u00AD"}ria


# O que aconteceu

event-heist = O Golpe { $heist } começa com o draft.
event-dealt =
    { $me ->
        [who] Você comprou { $card }.
       *[none] { $who } comprou { $card }.
    }
event-picked =
    { $me ->
        [who] Você separou uma carta para passar.
       *[none] { $who } separou uma carta para passar.
    }
event-passed =
    { $me ->
        [who] Você passou { $card } para { $other }.
        [other] { $who } passou { $card } para você.
       *[none] { $who } passou { $card } para { $other }.
    }
event-drafted = Os planos estão montados.
event-claims =
    { $me ->
        [who] Você disse: vou jogar { $card }.
       *[none] { $who } disse: vou jogar { $card }.
    }
event-claims-quiet =
    { $me ->
        [who] Você disse: não vou pegar Calor.
       *[none] { $who } disse: não vou pegar Calor.
    }
event-stage = Etapa { $stage }.
event-chose =
    { $me ->
        [who] Você escolheu uma carta.
       *[none] { $who } escolheu uma carta.
    }
event-plays =
    { $me ->
        [who] Você jogou { $card }.
       *[none] { $who } jogou { $card }.
    }
event-sits-out =
    { $me ->
        [who] Você não tinha mais cartas para jogar.
       *[none] { $who } não tinha mais cartas para jogar.
    }
event-draws =
    { $me ->
        [who] Você comprou { counted-cards } do baralho.
       *[none] { $who } comprou { counted-cards } do baralho.
    }
event-drew =
    { $me ->
        [who] Você comprou { $card }.
       *[none] { $who } comprou { $card }.
    }
event-no-draws = { $needed } cartas a comprar, só { $left } no baralho: ninguém compra.
event-decided =
    { $me ->
        [who] Você decidiu.
       *[none] { $who } decidiu.
    }
event-returns =
    { $me ->
        [who] Você devolveu { $heat } de Calor.
       *[none] { $who } devolveu { $heat } de Calor.
    }
event-copies =
    { $me ->
        [who] Você copiou { $card } de { $other }.
        [other] { $who } copiou a sua carta: { $card }.
       *[none] { $who } copiou { $card } de { $other }.
    }
event-adds =
    { $me ->
        [who] Você acrescentou { $card }.
       *[none] { $who } acrescentou { $card }.
    }
event-uses-again =
    { $me ->
        [who] Você voltou a usar { $card }.
       *[none] { $who } voltou a usar { $card }.
    }
event-sets-aside =
    { $me ->
        [who] Você pôs { counted-cards } de lado.
       *[none] { $who } pôs { counted-cards } de lado.
    }
event-set-aside =
    { $me ->
        [who] Você pôs { $card } de lado.
       *[none] { $who } pôs { $card } de lado.
    }
event-questions =
    { $me ->
        [who] Você interrogou { $other }.
        [other] { $who } interrogou você.
       *[none] { $who } interrogou { $other }.
    }
event-sees =
    { $me ->
        [who] Você viu { $card } na mão de { $other }.
       *[none] { $who } viu { $card } na mão de { $other }.
    }
event-extra-a = Há cartas novas: fase A adicional { $extra }.
event-skips =
    { $me ->
        [who] Você não foi além: { $card } fica sem seu efeito A.
       *[none] { $who } não foi além: { $card } fica sem seu efeito A.
    }
event-consequence = Calor necessário: { $needed }; no tabuleiro: { $left }. Consequências.
event-apb = Alerta geral: { $apb }.
event-apb-shuffled = As cartas de Alerta foram embaralhadas.
event-cancelled =
    { $me ->
        [who] Você não ganhou nada com { $card }: a polícia interveio.
       *[none] { $who } não ganhou nada com { $card }: a polícia interveio.
    }
event-loses =
    { $me ->
        [who] Você perdeu ${ $money }.
       *[none] { $who } perdeu ${ $money }.
    }
event-pays =
    { $me ->
        [who] Você pagou ${ $money } a { $other }.
        [other] { $who } pagou ${ $money } a você.
       *[none] { $who } pagou ${ $money } a { $other }.
    }
event-gains =
    { $me ->
        [who] Você ganhou ${ $money }.
       *[none] { $who } ganhou ${ $money }.
    }
event-takes =
    { $me ->
        [who] Você pegou { $heat } de Calor.
       *[none] { $who } pegou { $heat } de Calor.
    }
event-earns =
    { $me ->
        [who] Você faturou ${ $money }.
       *[none] { $who } faturou ${ $money }.
    }
event-price = O Calor custa ${ $price } por marcador; { $left } no tabuleiro.
event-too-hot = Calor necessário: { $needed }, mais do que existe. O jogo acabou.
event-caught =
    { $me ->
        [who] Você foi para a cadeia por isso.
       *[none] { $who } foi para a cadeia por isso.
    }
event-jailed =
    { $me ->
        [who] Você devia ${ $bill }, tinha ${ $money } e foi para a cadeia.
       *[none] { $who } devia ${ $bill }, tinha ${ $money } e foi para a cadeia.
    }
event-pays-off =
    { $me ->
        [who] Você pagou ${ $bill } pelo Calor e ficou com ${ $money }.
       *[none] { $who } pagou ${ $bill } pelo Calor e ficou com ${ $money }.
    }
event-wins =
    { $me ->
        [who] Você venceu com ${ $money }.
       *[none] { $who } venceu com ${ $money }.
    }
event-no-winner = Está todo mundo na cadeia; ninguém venceu.

# A part of sentences: how many cards somebody drew or set aside.
counted-cards =
    { $cards ->
        [1] 1 carta
       *[other] { $cards } cartas
    }


# O mesmo sem o nome, onde ele já está.

did-dealt = comprou { $card }.
did-picked = separou uma carta para passar.
did-passed =
    { $me ->
        [other] passou { $card } para você.
       *[none] passou { $card } para { $other }.
    }
did-claims = disse: vou jogar { $card }.
did-claims-quiet = disse: não vou pegar Calor.
did-chose = escolheu uma carta.
did-plays = jogou { $card }.
did-sits-out = não tinha mais cartas para jogar.
did-draws =
    { $cards ->
        [1] comprou 1 carta do baralho.
       *[other] comprou { $cards } cartas do baralho.
    }
did-drew = comprou { $card }.
did-decided = decidiu.
did-returns = devolveu { $heat } de Calor.
did-copies =
    { $me ->
        [other] copiou a sua carta: { $card }.
       *[none] copiou { $card } de { $other }.
    }
did-adds = acrescentou { $card }.
did-uses-again = voltou a usar { $card }.
did-sets-aside =
    { $cards ->
        [1] pôs 1 carta de lado.
       *[other] pôs { $cards } cartas de lado.
    }
did-set-aside = pôs { $card } de lado.
did-questions =
    { $me ->
        [other] interrogou você.
       *[none] interrogou { $other }.
    }
did-sees =
    { $me ->
        [other] viu { $card } na sua mão.
       *[none] viu { $card } na mão de { $other }.
    }
did-skips = não foi além: { $card } fica sem seu efeito A.
did-cancelled = não ganhou nada com { $card }: a polícia interveio.
did-loses = perdeu ${ $money }.
did-pays =
    { $me ->
        [other] pagou ${ $money } a você.
       *[none] pagou ${ $money } a { $other }.
    }
did-gains = ganhou ${ $money }.
did-takes = pegou { $heat } de Calor.
did-earns = faturou ${ $money }.
did-caught = foi para a cadeia por isso.
did-jailed = devia ${ $bill }, tinha ${ $money } e foi para a cadeia.
did-pays-off = pagou ${ $bill } pelo Calor e ficou com ${ $money }.
did-wins = venceu com ${ $money }.

# O que se pede

ask-wait-or-change = Espere os outros; até lá você pode mudar de ideia.
ask-pass-left = Passe uma carta a quem está à sua esquerda.
ask-pass-right = Passe uma carta a quem está à sua direita.
ask-choose = Escolha sua carta.

# In an A phase, by what the card in use lets its player choose.
ask-copy = Copie a carta de outro jogador.
ask-add = Acrescente uma carta da sua mão à sua Ficha.
ask-again = Escolha uma carta mais antiga da sua Ficha para usar de novo.
# $left is how many cards are still to be set aside.
ask-aside =
    { $left ->
        [1] Ponha uma carta da sua mão de lado. Falta 1.
       *[other] Ponha uma carta da sua mão de lado. Faltam { $left }.
    }
ask-question = Interrogue outro jogador.


# O que se pode fazer

act-pass = Passar { $card }
act-play = Jogar { $card }
act-claim = Dizer: vou jogar { $card }
act-claim-quiet = Dizer: não vou pegar Calor
act-copy = Copiar a carta de { $seat }
act-add = Acrescentar { $card }
# $number is a place in one's own Record, the oldest card being 1.
act-again = Usar de novo a carta { $number } da sua Ficha
act-aside = Pôr { $card } de lado
act-question = Interrogar { $seat }


# What Plan cards do, one sentence for each thing. In phase A:

effect-draw = Compre { $n }.
effect-return = Devolva { $n } de Calor.
effect-return-company = Devolva { $n } de Calor, e mais { $more } se outra pessoa usar esta carta.
effect-copy = Esta carta vira uma cópia da carta que outro jogador está usando.
effect-add = Acrescente uma carta da sua mão à sua Ficha.
effect-again = Mova uma carta mais antiga da sua Ficha para o fim dela.
# After "Draw 2.": set aside as many cards as were drawn.
effect-aside = Ponha a mesma quantidade de lado.
effect-question = Veja a mão de outro jogador.

# In phase B; effect-gain in phase C too.
effect-gain = Ganhe ${ $n }.
effect-alone = Ganhe mais ${ $n } se ninguém mais usar esta carta.
effect-per-record = Ganhe ${ $n } por carta na sua Ficha.
effect-toll = Todos os outros com outra carta com efeito B pagam ${ $n } a você.
effect-take = Pegue { $n } de Calor.

# In phase C.
effect-least-heat = Ganhe ${ $n } se ninguém tiver menos Calor que você.
effect-most-heat = Ganhe ${ $n } se você tiver mais Calor que todos os outros.
effect-hotter-suspect = Ganhe ${ $n } se quem você interrogou tiver mais Calor que você.
effect-per-older-b = Ganhe ${ $n } por carta mais antiga com efeito B na sua Ficha.
effect-per-taker = Ganhe ${ $n } por outro jogador que pegou Calor nesta Etapa.
effect-heat-bill = Ganhe ${ $n } por dólar que seu Calor custa agora.
# After one of the sentences above: what the card pays if its condition is not met,
# and the most that it pays.
effect-otherwise = Senão, ganhe ${ $n }.
effect-most = No máximo ${ $n }.

# What a card does in the phase that follows, and what stands between two sentences of a card.
phase-a = A:
phase-b = B:
phase-c = C:
effects-separator = {" "}


# Por que não. $wish é a ação recusada.

no-not-held = “{ $wish }” não dá: você não tem essa carta.
no-no-such-card = “{ $wish }” não dá: essa carta não está nesta partida.
no-sits-out = “{ $wish }” não dá: você não tem mais cartas e fica fora desta Etapa.
no-claimed = “{ $wish }” já é demais: você fez sua declaração por ora.
no-no-claims-now = “{ $wish }” tem de esperar: declarações são feitas enquanto todos escolhem uma carta.
no-draft-first = “{ $wish }” tem de esperar: os planos ainda estão sendo montados.
no-drafted = “{ $wish }” não dá agora: os planos deste Golpe estão montados.
no-played = “{ $wish }” chega tarde: as cartas desta Etapa já estão abertas.
no-not-open-yet = “{ $wish }” tem de esperar: os efeitos A vêm quando todas as cartas da Etapa estiverem abertas.
no-nothing-due = “{ $wish }” não dá: nada se pede a você nesta fase A.
no-decided = “{ $wish }” não dá: você já decidiu nesta fase A.
no-oneself = “{ $wish }” não dá: essa pessoa é você.
no-nobody-there = “{ $wish }” não dá: ninguém está sentado ali.
no-no-current-card = “{ $wish }” não dá: { $other } fica fora desta Etapa e não usa carta.
no-no-older-card = “{ $wish }” não dá: suas cartas mais antigas vão de 1 a { $most }.
no-all-picked = “{ $wish }” não dá: você já separou todas as cartas dessas que tem.

# After the game: what a bot believed, and what it did something for.
hindsight-expected = { $name } acreditava que { $who } jogaria { $card }, como disse ({ $n }%).
hindsight-expected-quiet = { $name } acreditava que { $who } não pegaria Calor, como disse ({ $n }%).
hindsight-word = Para { $name }, a palavra de { $who } valia { $n }%.
hindsight-lure = { $name } prometeu não pegar Calor para que os outros se descuidassem, e jogou { $card }.
hindsight-decoy = { $name } falou de { $said } para esconder { $card }.
hindsight-alone = { $name } citou { $card } para ficar só com ela.
hindsight-company = { $name } citou { $card } para que outros entrassem junto.
hindsight-doubted = { $name } duvidava que { $who } jogasse { $card }, como disse ({ $n }%).
hindsight-doubted-quiet = { $name } duvidava que { $who } não pegasse Calor, como disse ({ $n }%).
