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
habit-bank-heist-heard = partidas con alarma en que hablan dos personas o más
habit-bank-heist-claims = afirmaciones por persona y partida con alarma
habit-bank-heist-repeated = afirmaciones que la misma persona ya había hecho
habit-bank-heist-impossible = afirmaciones que la mesa ve que son falsas
habit-bank-heist-idle = opiniones sobre alguien cuya identidad está a la vista
habit-bank-heist-just = acusaciones de la Banda que no caen en la Banda
habit-bank-heist-unfriendly = ataques a alguien que se sabe del mismo bando
habit-heat-claims = anuncios por persona y Etapa
habit-heat-impossible = cartas anunciadas cuyas copias están todas a la vista
habit-heat-true = anuncios que la carta jugada confirma
habit-millions-of-dollars-departures = rondas en que alguien se va a casa, cobrando o no
habit-millions-of-dollars-deals = rondas en que se acepta una oferta
habit-millions-of-dollars-claims = afirmaciones por persona y ronda
habit-millions-of-dollars-repeated = afirmaciones que repiten sin pregunta lo ya dicho en la ronda
habit-millions-of-dollars-wavering = afirmaciones que contradicen otra de la misma ronda
habit-millions-of-dollars-answered = ofertas aceptadas, rechazadas o guardadas para juntar
habit-millions-of-dollars-renewed = ofertas no mayores que otra anterior al mismo Personaje
habit-millions-of-dollars-brisk = rondas que acaban antes de tiempo
habit-oceans-heist-suggests = escenas en que un compañero dice enseguida qué haría
habit-oceans-heist-impossible = cartas nombradas que no se pueden colocar, comprar ni elegir
habit-oceans-heist-answered = borradores de un capitán sobre los que un compañero opina
habit-oceans-heist-begins = escenas sin acción del capitán en que un compañero empieza
habit-oceans-heist-repeated = comentarios al equipo ya hechos en la misma escena
habit-oceans-heist-meddling = jugadas de un compañero que deshacen algo o deciden por el equipo
habit-oceans-heist-remarks = comentarios de un compañero por escena
habit-oceans-heist-table-talk = rondas en que un capitán dice algo a todos
habit-oceans-heist-announced = defensas anunciadas que después se colocan
habit-oceans-heist-lacking = veces que a la Banda le falta lo que dice que le falta
habit-heist-hustle-unused = comodines que alguien toma y deja sin usar
habit-heist-hustle-held-back = veces que un cerebro toma varias armas y juega una
habit-heist-hustle-bails = jugadores que se retiran cuando pueden

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
length-column = de { $from } a { $to }: { $games } partidas
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

ending-agents-in-the-bank = Agentes en el banco
ending-rivals-on-the-road = Rivales en el camino
ending-agents-at-the-hideout = Agentes en la Guarida
ending-crew-at-the-hideout = Banda en la Guarida
ending-crew-in-the-showdown = Banda en el duelo final
ending-rivals-in-the-showdown = Rivales en el duelo final
ending-stalemate = Tablas
ending-nobody-left = No queda nadie
ending-too-hot = Demasiado Calor
ending-pay-off = La cuenta
ending-points = Puntos
ending-target = Meta alcanzada
ending-rounds = Todas las rondas
ending-crew_win = Gana la Banda
ending-alarms = Alarmas
ending-exhausted = Sin recursos
ending-conceded = Rendición

figure-side = Bando
figure-identities = Identidades
figure-living = Con vida
figure-money = Dinero
figure-heat = Calor
figure-jailed = En la cárcel
figure-places = Puesto
figure-price = Precio
figure-totals = Totales
figure-cash = Dinero
figure-rounds = Rondas
figure-team = Equipo
figure-rating-crew = Puntuación: Banda
figure-rating-staff = Puntuación: Seguridad
figure-round = Ronda
figure-alarms = Alarmas
figure-escape_alarms = Alarmas en la Fuga
figure-has_target = Tiene el Objetivo
figure-attempts = Intentos
figure-left_standing-1 = En pie: 1
figure-left_standing-2 = En pie: 2
figure-left_standing-3 = En pie: 3
figure-left_standing-4 = En pie: 4
figure-left_standing-5 = En pie: 5
figure-target = Objetivo
figure-situation = Situación
figure-globals = Defensas globales
figure-opening = Previas
value-crew = Banda
value-agents = Agentes
value-rivals = Rivales
value-nobody = Nadie
value-staff = Seguridad
