# Lo que dice la casa a la gente, sobre todo cuando niega algo.

house-no-room = No hay ninguna sala { $code }; revisa el código.
house-kicked = Esta sala está cerrada para ti: así lo quiere quien está a cargo.
house-no-coach = Esta mesa juega sin consejero.
house-nothing-to-advise = Ahora mismo no tienes nada que decidir.
house-yours-to-answer = Esto es una carrera: solo cuenta tu propia cabeza.
house-room-locked = Quien está a cargo ha cerrado esta sala.
house-room-full = Esta sala está llena.
house-bad-name = Un nombre tiene de 1 a { $most } letras.
house-not-host = Eso solo puede hacerlo quien está a cargo de la sala.
house-join-first = Entra primero en la sala.
house-not-while-playing = No mientras haya una partida en marcha.
house-dealing = Se están repartiendo las cartas; un momento.
house-not-in-room = Esa persona no está en la sala.
house-no-bot = No hay ningún bot { $level }; los bots son { $known }.
house-seats-at-most = { $game } tiene { $most } asientos como máximo.
house-chairs-taken = Todas las sillas están ocupadas.
house-no-chair = Esa silla no existe.
house-seats-for = { $game } es para { $least } a { $most } jugadores; aquí hay { $here }.
house-hand-over-first = Deja antes a otra persona a cargo de la sala, o sal de ella.
house-only-a-bots-seat = En una partida en marcha solo se puede ocupar el asiento de un bot.
house-seated = Ya tienes un asiento.
house-a-bots-chair = Esa silla es de un bot.
house-seat-closed = A quien tenía este asiento se le echó: un bot juega ahí hasta el final.
house-had-a-seat = Ya has tenido un asiento en esta partida; no puedes tener otro.
house-nobody-to-ask = En la mesa no hay nadie que pueda decir que sí.
house-asked-before = Ya lo has pedido en esta partida.
house-no-wish = Ya nadie pide un asiento.
house-not-lost = { $name } está aquí, o estaba hace un momento, y no necesita otro asiento.
house-link-used = Este enlace de asiento ya se usó; pide otro a quien está a cargo.
house-line-length = Di algo de 1 a { $most } letras.
house-no-free-text = Aquí no hay texto libre: lo ha desactivado quien está a cargo.
house-gestures = Los gestos son { $gestures }.
house-muted = Quien está a cargo te ha silenciado.
house-screen-is-silent = Una pantalla no habla.
house-no-table-yet = Aún no hay mesa; habla a la sala.
house-closed-to-spectators = Esta partida está cerrada al público.
house-spectators-are-silent = El público no habla a la mesa.
house-rules-want-silence = Las reglas de este juego no te dejan hablar ahí ahora.
house-speak-at-the-table = Hay una partida en marcha; habla en la mesa.
house-not-your-room = Esta partida es de una sala en la que no estás.
house-opens-after = Esto se abre cuando termine la partida.
house-closed-for-good = Esta partida se jugó con las manos cerradas para siempre.
house-no-game = Ese juego no existe.
house-no-lesson = Esa lección no existe.
house-luck-length = La suerte tiene { $most } letras como máximo.
house-other-luck = Esa no es la suerte que sellaste.
house-other-promise = El próximo reparto tiene otra promesa; sella tu suerte para esa.
house-no-table = Esa mesa no existe.
house-old-rules = Esta partida se jugó con reglas que este servidor ya no tiene.
house-table-damaged = Esta partida ya no se puede leer: sus datos están dañados.
house-room-damaged = Esta sala ya no se puede leer: sus datos están dañados. Abre otra.
house-cannot-give-up = Aquí no puedes rendirte.
house-no-game-running = Aquí no hay ninguna partida en marcha.
house-no-seat = No tienes asiento en esta mesa.
house-other-host = Esta casa solo responde en { $address }.
house-unknown-host = Esta casa no conoce ese nombre; para usarlo, arráncala con --origin.
house-other-site = Esto viene de otro sitio.
house-moving = Esta sala se está mudando a otro servidor; inténtalo de nuevo en un momento.
house-data-away = La casa no llega a sus datos ahora mismo; inténtalo de nuevo en un momento.
house-in-disorder = Se está poniendo orden en esta mesa; inténtalo de nuevo.
house-stale = La pregunta cambió antes de que llegara tu respuesta, así que no pasó nada. Mira otra vez y elige.
house-paused = Quien está a cargo ha puesto la partida en pausa.
house-no-clock = No corre ningún reloj.
house-too-long = Eso es demasiado largo para una orden.
house-slow-down = Un poco más despacio.
house-command-failed = Eso no funcionó; la página muestra dónde estás.
house-request-failed = Eso no funcionó; inténtalo de nuevo.
house-nothing-here = No hay nada en esta dirección.
house-pages-in-room = Hay demasiadas páginas de esta sala abiertas; cierra algunas y vuelve.
house-pages-from-here = Hay demasiadas páginas abiertas desde aquí; cierra algunas y vuelve.
house-house-full = La casa está llena; inténtalo de nuevo en un minuto.
house-too-many-connections = Hay demasiadas conexiones abiertas desde aquí; cierra algunas.
house-too-many-requests = Demasiadas peticiones desde aquí; espera un minuto.
house-too-many-replays = Demasiadas repeticiones; espera un minuto.
house-too-slow = La petición tardó demasiado en llegar; inténtalo de nuevo.
house-asked-already = Ya has pedido más tiempo.
house-no-more-time = Esta partida ya ha tenido todo el tiempo extra que hay.
house-too-many-rooms = Demasiadas salas nuevas desde aquí; espera un minuto.
house-too-many-people = Llega demasiada gente a la vez desde aquí; espera un minuto.
house-too-many-tries = Demasiados intentos desde aquí; espera un minuto.
house-too-many-codes = Demasiados códigos erróneos; espera un minuto.
house-no-side = Este juego no tiene ese bando.
house-side-full = Ese bando está completo; antes tiene que cambiarse alguien.
house-sides-uneven = Los bandos no están igualados; añade bots o que alguien cambie de bando.
house-nobody-calls = Nadie pide otra partida.
house-no-stand-in = En esta mesa ningún bot juega por nadie.
house-a-bot-plays = Ahí ya juega un bot.
house-not-away = { $name } está aquí; un bot solo juega por quien se ha ausentado.
house-not-a-bots-chair = Esa silla no es de un bot.
house-bad-pass = Este código es erróneo, ya se usó o es demasiado viejo; crea otro en tu otro dispositivo.
house-too-many-passes = Demasiados códigos erróneos; espera un minuto.
house-programs-full = Una sala conoce { $most } bots de fuera como máximo; quita uno antes.
house-no-program = No hay ningún bot { $name } que invitar; hay: { $known }.
house-program-is-here = { $name } ya está en la sala.
house-program-is-busy = { $name } está ahora mismo en demasiadas salas.

house-not-shared = En este enlace no hay ninguna partida, o quienes la jugaron ya no la muestran.
house-your-turn = Te toca.
house-no-push = Esta casa no llega a los navegadores cerrados; deja la página abierta.
house-bad-browser = Esta no es la dirección de un servicio de avisos al que la casa pueda llamar.

# Lo que un enlace a la casa muestra de sí en un chat.
preview-house = Hideout
preview-house-about = Cinco juegos de atracos e información oculta, para amigos en una misma sala o muy lejos, y bots.
preview-rules = Las reglas de { $game }
# $left: cuántas sillas quedan libres
preview-room = { $left ->
    [0] { $game } en la mesa de { $host }
    [one] { $game } en la mesa de { $host }: queda una silla
   *[other] { $game } en la mesa de { $host }: quedan { $left } sillas
}
preview-room-nobody = { $left ->
    [0] { $game }
    [one] { $game }: queda una silla
   *[other] { $game }: quedan { $left } sillas
}
# $names: quienes ganan, $count: cuántos
front-edition = Última edición · { $game }
front-headline = { $count ->
    [0] Nadie se salió con la suya
    [one] Gana { $names }
   *[other] Ganan { $names }
}
front-place = { $place }. { $name }
front-about = Una partida de { $game } entre { $names }. Mírala con los ojos de cualquiera.
preview-room-about = Abre el enlace, elige un nombre, toma asiento. Sin cuenta y sin instalar nada.
house-daily-is-yours = Un golpe del día solo lo ve quien lo jugó: los demás aún tienen delante las mismas cartas.
