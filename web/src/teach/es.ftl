# Lo que dice la página a quien empieza, se juegue a lo que se juegue.

first-title = { $game }: cómo se gana
first-trick = El truco
first-go = Entendido
first-deal = Repartir las cartas
howto = Cómo se juega
howto-of = Cómo se juega a { $game }
howto-of-short = Cómo se juega: { $game }
showme = Enséñame
howto-aim = El objetivo
howto-trick = El truco.
howto-flow = Cómo transcurre
howto-cards = Todas las cartas
howto-times = ×{ $n }
howto-total =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
howto-players = con { $players } jugadores, { $n }
howto-rules = Leer las reglas, una por una
howto-room = Abrir una sala
howto-none = Nadie ha escrito todavía cómo se juega a esto. Las reglas lo dicen todo.
explain-close = Cerrar
explain-more = Todas las cartas
coach = Consejero
coach-on = Consejero: pistas para cada nueva clase de decisión
coach-ask = ¿Qué haría alguien sensato?
coach-off = Esta mesa juega sin consejero.
coach-look = Fíjate
coach-thinks = Lo está pensando…
coach-says = Alguien sensato: { $move }. { $because }
coach-waits = Aquí alguien sensato espera. { $because }
coach-next = Lo siguiente mejor: { $move }. Mirando adelante, así se ganan unas { $other } de cada 100 partidas; con lo primero, { $best }.
coach-do = Hacer eso
coach-where = Enséñame dónde
coach-close = Gracias
