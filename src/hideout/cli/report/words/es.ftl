about-series = { $game }, { $seats } asientos, { $games } partidas, semilla { $seed }
about-tournament = { $game }, { $seats } asientos, { $deals } repartos, { $games } partidas, semilla { $seed }
about-company = { $game }, { $seats } asientos, { $games } partidas, { $bots }, semilla { $seed }
interval = { $low } .. { $high }
share-between = { $share } ({ $low } .. { $high })
seat-name = Asiento { $n }
forfeited =
    { $n ->
        [one] { $bot } abandonó una vez, primero { $first }.
       *[other] { $bot } abandonó { $times } veces, primero { $first }.
    }
yes = Sí
no = No
none = Nada
name-count = { $name } { $count }
blank = …

decisions-line = decisiones por partida: { $mean } de media, de { $least } a { $most }, mediana { $median }
endings-line = finales: { $endings }
column-bot = bot
column-seat = asiento
column-share = victorias
column-interval = intervalo del 95 %
column-forfeits = abandonos
figure-by-seat = { $figure }, de media: { $means }
figure-counts = { $figure }: { $counts }
figure-number = { $figure }: { $mean } de media, de { $least } a { $most }

fair-share = parte justa de un asiento: { $share }
column-rating = puntuación
gap-stronger = { $bot } contra { $other }: { $gap } por asiento ({ $low } .. { $high }), más fuerte
gap-weaker = { $bot } contra { $other }: { $gap } por asiento ({ $low } .. { $high }), más débil
gap-unsure = { $bot } contra { $other }: { $gap } por asiento ({ $low } .. { $high }), aún sin distinguir
by-seat = por asiento
by-figure = por { $figure }
give-or-take = { $share } ± { $reach }
arena-game-over = terminó la partida { $n } de { $all }

column-habit = hábito
column-seen = visto
column-good = buena compañía
column-of = de
column-counted = lo que se cuenta

balance-title = { $game }: equilibrio
balance-lead = { $games } partidas con { $seats } asientos; bots: { $bots }; semilla { $seed }. Intervalos del 95 %.
made-by = Hecho con { $command }.
balance-written = { $game }: { $games } partidas; el informe está en { $path }.
pictures-written =
    { $n ->
        [one] { $n } imagen en { $folder }.
       *[other] { $n } imágenes en { $folder }.
    }
picture-title = { $game }, { $seats } asientos
seats = Asientos
seats-lead = Lo que ganó de media cada asiento; la línea discontinua es lo justo.
seats-chart = lo que ganó un asiento
fair-line = parte justa: { $share }
side-lead = Lo que ganó de media un asiento de cada clase.
side-chart = lo que ganó un asiento: { $figure }
counts-lead = En qué parte de las partidas.
endings = Finales
endings-lead = Cómo acaban las partidas.
games-counted =
    { $n ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
figures = Cifras
figures-lead = Medias por partida.
mean-by-seat = por asiento: { $means }
mean-between = { $mean } ({ $least } .. { $most })
length = Duración
length-lead = Decisiones por partida: { $mean } de media, mediana { $median }, de { $least } a { $most }.
length-chart = decisiones por partida
length-end = { $most } decisiones
length-column = de { $from } a { $to }: { games-counted }
players = Número de jugadores
players-lead = Cómo cambia el juego con cuánta gente juega.
column-players = personas
column-games = partidas
column-best = mejor asiento
column-worst = peor asiento
column-decisions = decisiones
column-endings = finales
what-if = Y si…
what-if-lead = Lo que hace un cambio. Los puntos huecos pueden ser azar.
what-if-note = { $games } partidas con las mismas semillas; { $gap } decisiones por partida ({ $low } .. { $high }).
gap-endings = { $gap } de los finales
gap-wins = { $gap } de las victorias
gap-moves = { $gap }, visto { $share }
change-card = { $card }, { $field }: { $value }
change-deck = cartas de { $deck }
winning = Lo que va con ganar
winning-lead = Lo que ganaron los asientos que hicieron algo al menos una vez, frente a la media. Muestra lo que va con ganar, no lo que lo causa.
rules = Reglas
rules-lead = Con qué frecuencia pasa cada cosa; { $never } de { $all } no pasaron nunca.
column-what = qué
column-a-game = por partida
column-clauses = reglas
