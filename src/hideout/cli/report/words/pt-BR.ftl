about-series = { $game }, { $seats } lugares, { $games } partidas, semente { $seed }
about-tournament = { $game }, { $seats } lugares, { $deals } mãos de cartas, { $games } partidas, semente { $seed }
about-company = { $game }, { $seats } lugares, { $games } partidas, { $bots }, semente { $seed }
interval = { $low } .. { $high }
share-between = { $share } ({ $low } .. { $high })
seat-name = Lugar { $n }
forfeited =
    { $n ->
        [1] { $bot } desistiu uma vez, primeiro { $first }.
       *[other] { $bot } desistiu { $times } vezes, primeiro { $first }.
    }
yes = Sim
no = Não
none = Nada
name-count = { $name } { $count }
blank = …

decisions-line = decisões por partida: { $mean } em média, de { $least } a { $most }, mediana { $median }
endings-line = finais: { $endings }
column-bot = bot
column-seat = lugar
column-share = vitórias
column-interval = intervalo de 95%
column-forfeits = desistências
figure-by-seat = { $figure }, em média: { $means }
figure-counts = { $figure }: { $counts }
figure-number = { $figure }: { $mean } em média, de { $least } a { $most }

fair-share = parte justa de um lugar: { $share }
column-rating = pontuação
gap-stronger = { $bot } contra { $other }: { $gap } por lugar ({ $low } .. { $high }), mais forte
gap-weaker = { $bot } contra { $other }: { $gap } por lugar ({ $low } .. { $high }), mais fraco
gap-unsure = { $bot } contra { $other }: { $gap } por lugar ({ $low } .. { $high }), ainda sem diferença clara
by-seat = por lugar
by-figure = por { $figure }
give-or-take = { $share } ± { $reach }
arena-game-over = partida { $n } de { $all } terminada

column-habit = hábito
column-seen = visto
column-good = boa companhia
column-of = de
column-counted = o que se conta
habit-bank-heist-heard = partidas com alarme em que duas pessoas ou mais falam
habit-bank-heist-claims = declarações por pessoa e partida com alarme
habit-bank-heist-repeated = declarações que a mesma pessoa já tinha feito
habit-bank-heist-impossible = declarações que a mesa vê que são falsas
habit-bank-heist-idle = opiniões sobre quem tem a identidade à vista
habit-bank-heist-just = acusações do Bando que não atingem o Bando
habit-bank-heist-unfriendly = ataques a quem se sabe ser do mesmo lado
habit-heat-claims = declarações por pessoa e Etapa
habit-heat-impossible = cartas declaradas cujas cópias estão todas à vista
habit-heat-true = declarações que a carta jogada confirma
habit-millions-of-dollars-departures = rodadas em que alguém vai para casa, pago ou não
habit-millions-of-dollars-deals = rodadas em que uma oferta é aceita
habit-millions-of-dollars-claims = declarações por pessoa e rodada
habit-millions-of-dollars-repeated = declarações que repetem, sem pergunta, o que já foi dito na rodada
habit-millions-of-dollars-wavering = declarações que contradizem outra da mesma rodada
habit-millions-of-dollars-answered = ofertas aceitas, recusadas ou guardadas para juntar
habit-millions-of-dollars-renewed = ofertas não maiores que uma anterior ao mesmo Personagem
habit-millions-of-dollars-brisk = rodadas que terminam antes do tempo
habit-oceans-heist-suggests = cenas em que um parceiro diz logo o que faria
habit-oceans-heist-impossible = cartas citadas que não se podem pôr, comprar nem escolher
habit-oceans-heist-answered = rascunhos de um capitão sobre os quais um parceiro opina
habit-oceans-heist-begins = cenas sem ação do capitão em que um parceiro começa
habit-oceans-heist-repeated = comentários à equipe já feitos na mesma cena
habit-oceans-heist-meddling = jogadas de um parceiro que desfazem algo ou decidem pela equipe
habit-oceans-heist-remarks = comentários de um parceiro por cena
habit-oceans-heist-table-talk = rodadas em que um capitão diz algo a todos
habit-oceans-heist-announced = defesas anunciadas e depois postas
habit-oceans-heist-lacking = vezes em que falta ao Bando o que ele diz faltar
habit-heist-hustle-unused = curingas que alguém pega e deixa sem usar
habit-heist-hustle-held-back = vezes em que um mentor pega várias armas e joga uma
habit-heist-hustle-bails = pessoas que desistem quando podem

balance-title = { $game }: equilíbrio
balance-lead = { $games } partidas com { $seats } lugares; bots: { $bots }; semente { $seed }. Intervalos de 95%.
made-by = Feito com { $command }.
balance-written = { $game }: { $games } partidas; o relatório está em { $path }.
pictures-written =
    { $n ->
        [1] 1 imagem em { $folder }.
       *[other] { $n } imagens em { $folder }.
    }
picture-title = { $game }, { $seats } lugares
seats = Lugares
seats-lead = O que um lugar ganhou em média; a linha tracejada é o justo.
seats-chart = o que um lugar ganhou
fair-line = parte justa: { $share }
side-lead = O que um lugar de cada tipo ganhou em média.
side-chart = o que um lugar ganhou: { $figure }
counts-lead = Em que parte das partidas.
endings = Finais
endings-lead = Como as partidas terminam.
games-counted =
    { $n ->
        [1] 1 partida
       *[other] { $games } partidas
    }
figures = Números
figures-lead = Médias por partida.
mean-by-seat = por lugar: { $means }
mean-between = { $mean } ({ $least } .. { $most })
length = Duração
length-lead = Decisões por partida: { $mean } em média, mediana { $median }, de { $least } a { $most }.
length-chart = decisões por partida
length-end = { $most } decisões
length-column = de { $from } a { $to }: { $games } partidas
players = Número de jogadores
players-lead = Como o jogo muda com o número de pessoas.
column-players = pessoas
column-games = partidas
column-best = melhor lugar
column-worst = pior lugar
column-decisions = decisões
column-endings = finais
what-if = E se
what-if-lead = O que uma mudança faz. Pontos vazados podem ser acaso.
what-if-note = { $games } partidas com as mesmas sementes; { $gap } decisões por partida ({ $low } .. { $high }).
gap-endings = { $gap } dos finais
gap-wins = { $gap } das vitórias
gap-moves = { $gap }, visto { $share }
change-card = { $card }, { $field }: { $value }
change-deck = cartas de { $deck }
winning = O que acompanha a vitória
winning-lead = O que ganharam os lugares que fizeram algo ao menos uma vez, ao lado da média. Mostra o que acompanha a vitória, não o que a causa.
rules = Regras
rules-lead = Com que frequência cada coisa acontece; { $never } de { $all } nunca aconteceram.
column-what = o quê
column-a-game = por partida
column-clauses = regras

ending-agents-in-the-bank = Agentes no banco
ending-rivals-on-the-road = Rivais na estrada
ending-agents-at-the-hideout = Agentes no Esconderijo
ending-crew-at-the-hideout = Bando no Esconderijo
ending-crew-in-the-showdown = Bando no duelo final
ending-rivals-in-the-showdown = Rivais no duelo final
ending-stalemate = Impasse
ending-nobody-left = Ninguém sobrou
ending-too-hot = Calor demais
ending-pay-off = Acerto final
ending-points = Pontos
ending-target = Meta alcançada
ending-rounds = Todas as rodadas
ending-crew_win = Vitória do Bando
ending-alarms = Alarmes
ending-exhausted = Sem recursos
ending-conceded = Desistência

figure-side = Lado
figure-identities = Identidades
figure-living = Com vida
figure-money = Grana
figure-heat = Calor
figure-jailed = Na cadeia
figure-places = Colocação
figure-price = Preço
figure-totals = Totais
figure-cash = Grana
figure-rounds = Rodadas
figure-team = Time
figure-rating-crew = Pontuação: Bando
figure-rating-staff = Pontuação: Cassino
figure-round = Rodada
figure-alarms = Alarmes
figure-escape_alarms = Alarmes na Fuga
figure-has_target = Tem o Alvo
figure-attempts = Improvisos
figure-left_standing-1 = De pé: 1
figure-left_standing-2 = De pé: 2
figure-left_standing-3 = De pé: 3
figure-left_standing-4 = De pé: 4
figure-left_standing-5 = De pé: 5
figure-target = Alvo
figure-situation = Situação
figure-globals = Defesas globais
figure-opening = Abertura
value-crew = Bando
value-agents = Agentes
value-rivals = Rivais
value-nobody = Ninguém
value-staff = Cassino
