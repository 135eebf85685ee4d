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
length-column = de { $from } a { $to }: { games-counted }
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
