# Lo que dice la página, se juegue a lo que se juegue.

nav-home = Todos los juegos
nav-menu = Menú
nav-sound-on = Sonido activado
nav-sound-off = Sonido apagado
nav-haptics = Vibrar cuando me toque
nav-sound = Sonido
nav-motion = Mostrar animaciones
nav-layers = Mesa, diario y chat
qr-of = Código QR de { $link }
join-title = ¿Quién eres esta noche?
join-name = Tu nombre
join-go = Tomar asiento
join-noname = De alguna manera tendrán que llamarte: escribe primero un nombre.
join-watch = Solo mirar
join-face = Tu cara
room-tell = Avisa a tu banda:
room-send = Enviar
room-copy = Copiar
room-copied = Copiado
room-private = Privada
room-around = Alrededor de la mesa
room-count = { $here } dentro · mínimo { $least }, máximo { $most }
room-chair = Silla { $n }
room-spare = libre
room-host = a cargo
room-away = ausente
room-start = Empezar
room-fill =
    { $n ->
        [one] Añadir 1 bot y empezar
       *[other] Añadir { $n } bots y empezar
    }
room-short =
    { $n ->
        [one] Falta una persona para { $least }: se sienta un bot. Quien llegue tarde puede ocupar su silla.
       *[other] Faltan { $n } para { $least }: se sientan { $n } bots. Quien llegue tarde puede ocupar la silla de un bot.
    }
room-enough = ¿Ya están todos? Aún puede entrar más gente.
room-wait-host = Esperando a que { $name } empiece.
room-remote = A distancia
room-same = Misma sala
room-locked-guest = La mesa solo la prepara quien está a cargo: { $name }.
room-locked-playing = Las reglas de una partida no cambian hasta que termina.
room-unwatched = Hay una partida en curso y nadie puede mirar. Esta página sigue cuando termine.
room-same-lead = Cada cual en su pantalla. Misma sala: los teléfonos tienen las cartas y una pantalla grande es la mesa.
room-screen = Abrir la pantalla grande
room-rules = Reglas de la mesa
room-changed = Reglas de la casa
room-pace = Ritmo
room-pace-live = Relojes en vivo
room-pace-fast = Relojes rápidos
room-pace-relaxed = Sin prisa (24 h)
room-clocksalone = Relojes aunque juegue una sola persona
room-coach = Quien juega puede preguntar al consejero
room-spectators = Se puede mirar
room-freetext = Texto libre en el chat
room-standins = Un bot juega por quien se ausenta
room-openafter = Mostrarlo todo al terminar
room-game = Juego
room-addbot = Añadir un bot
bot-first-night = primera noche
bot-regular = habitual
bot-sharp = astuto
bot-shark = un tiburón
bot-random = al azar
bot-heuristic = sensato
bot-learned = autodidacta
bot-search = previsor
bot-plain = sin manías
bot-cautious = cauteloso
bot-greedy = codicioso
bot-talkative = hablador
bot-liar = mentiroso
room-remove = Liberar esta silla
room-removebot = Quitar este bot
room-kick = Echar
room-kick-really = ¿Echar a { $name } de verdad?
room-mute = Silenciar
room-unmute = Devolver la voz
room-hand = Dejar a cargo
room-reissue = Enlace nuevo para este asiento
room-lock = No dejar entrar a nadie más
room-newcode = Código nuevo
room-up = A la izquierda
room-down = A la derecha
room-stand = Dejar mi silla
room-sit = Tomar asiento
room-leave = Salir de la sala
room-guests = Mirando
room-readrules = Leer las reglas
room-commitment = El secreto del próximo reparto está prometido: { $hash }
room-dealing = Se reparten las cartas…
room-luck = Suerte sellada por { $n } de { $all }
room-luck-own = Mezclar una palabra tuya
room-luck-word = Tu palabra
room-luck-use = Sellarla
room-luck-done = Sellada. Nadie la conocerá antes del reparto.
talk-title = Chat
talk-say = Di algo
talk-send = Enviar
talk-silent = Las reglas piden silencio. Ni chat ni gestos.
talk-watching = Estás mirando. El público habla entre sí.
talk-off = Aquí no hay texto libre: lo ha desactivado quien está a cargo.
talk-back = Decir otra cosa
# Algo que alguien dijo por medio de las reglas.
talk-quote = “{ $text }”
talk-lie = MENTIRA
talk-empty = Nadie ha dicho nada todavía.
talk-channel-table = A la mesa
talk-channel-team = A mi equipo
talk-channel-spectators = Público
talk-channel-room = Sala
talk-new =
    { $n ->
        [one] { $n } nuevo
       *[other] { $n } nuevos
    }
talk-ignore = No oír más a { $name }
talk-ignored = No oyes a { $name }.
talk-hear = Volver a oír a { $name }
scene-skip = Saltar
scene-on = Seguir
scene-back = Un momento atrás
scene-next = Momento siguiente
scene-beat = { $n } de { $all }
scene-again = Verlo otra vez
log-title = Diario
log-filters = Qué mostrar
log-all = Todo
log-me = Sobre mí
log-said = Dicho
log-more = +{ $n }
log-none = Nada de eso todavía.
log-empty = Aún no ha pasado nada.
log-private = Solo tú lo has visto
why = ¿Por qué?
why-close = Cerrar
why-about = ¿Por qué? { $what }
why-S = regla impresa
why-R = criterio nuestro
why-D = digital
why-english = en inglés
why-others =
    { $n ->
        [one] Otra regla tiene que ver
       *[other] Otras { $n } reglas tienen que ver
    }
why-none = No hay ninguna regla escrita para esto.
table-title = Mesa
table-explain = ¿De qué va esto?
table-tap = Elige en la mesa: toca lo que está iluminado.
table-code = Mesa { $code }
table-wait-one = Esperando a { $name }
table-wait-two = Esperando a { $name } y a { $other }
table-wait-many = Esperando a { $n } jugadores
table-wait = Esperando a la mesa
table-wait-you = Aún puedes actuar.
table-watching = Estás mirando.
table-paused = En pausa: no hay nadie.
table-halted = { $name } ha puesto la partida en pausa.
table-halted-you = Has puesto la partida en pausa.
table-pause = Pausar la partida
table-resume = Continuar
table-nohurry = Sin prisa
table-until = hasta { $when }
table-race = ¡Una carrera!
table-late = Se te acabó el tiempo y las reglas eligieron por ti.
table-away = AUSENTE
table-wait-away = { $name } no está.
table-wait-standin = { $name } no está. Pronto un bot jugará en su lugar.
table-time = Al llegar a 0:00, las reglas eligen por ti.
table-held = Tu respuesta está dentro. Contará en un momento, para que nadie sepa lo rápida que fue.
table-sending = Un momento: tu última elección va de camino.
table-hurry = Date prisa.
table-moretime = Más tiempo
table-moretime-asked = Pedido: te lo pueden dar los demás.
table-talkopen = Se puede hablar
table-silent = Silencio
table-takeover = Pedir seguir por { $name }
table-asking =
    { $n ->
        [one] La mesa decide si puedes seguir por { $name }: falta 1 respuesta.
       *[other] La mesa decide si puedes seguir por { $name }: faltan { $n } respuestas.
    }
table-wish = { $name } quiere seguir por { $other } y vería esa mano.
table-wish-yes = Que siga
table-wish-no = No
notice-damaged = La última partida ya no se puede leer: sus datos están dañados. Puedes empezar otra.
notice-old = La última partida se jugó con reglas que esta casa ya no tiene. Puedes empezar otra.
notice-kicked = Quien está a cargo ha echado a { $name }. { $other }, un bot, juega ahí hasta el final.
notice-asked = { $name } pide a la mesa seguir por { $other }.
notice-declined = La mesa no deja que { $name } siga por un bot.
notice-took = { $name } sigue por { $other } y ve esa mano.
notice-link = Quien está a cargo ha creado un enlace nuevo al asiento de { $name }, que no estaba.
notice-claimed = Alguien ha ocupado el asiento de { $name } con el enlace de quien está a cargo. Mientras no decida nada, { $name } aún puede volver.
notice-leftout = La suerte de { $name } no se mostró a tiempo y no entra en este reparto.
notice-back = { $name } ha vuelto y recupera su asiento.
notice-paused = { $name } ha puesto la partida en pausa.
notice-resumed = { $name } deja que la partida continúe.
notice-standin = Un bot juega por { $name } hasta que vuelva.
notice-here = { $name } ha vuelto a la mesa.
notice-left = { $name } se ha ido. Sigue un bot; el asiento no cambia de manos.
notice-host = Ahora { $name } está a cargo.
notice-away = { $name } no está.
notice-shows = { $name } quiere enseñar esta partida a otros. Hace falta que acepte toda la mesa.
table-bot = BOT
table-standin = un bot juega por { $name }
table-hold = Mantén pulsado.
table-more = Más opciones
table-claims = Decir en la mesa
table-notes = Notas
table-just = Ahora mismo
table-many = { $n } sucesos
table-skip = Saltar al final
table-lobby = Volver a la mesa
notes-lead = Solo tú las ves. Toca una marca para cambiarla.
notes-none = sin marca
notes-own = Apunta lo que sospechas
claims-title = Quién dijo qué
claims-none = Nadie ha afirmado nada.
claims-lead = Toca lo que quieras decir. Nadie tiene por qué creerlo.
seat-deciding = está decidiendo
seat-you = Tú
seat-bot = un bot
seat-about = Sobre { $name }
join-screen = Pantalla
lost-line = Reconectando. Tu asiento está a salvo; tu reloj, no.
end-over = Fin de la partida
end-won = Has ganado.
end-shared = Compartes la victoria.
end-lost = Esta no la has ganado.
end-winners = Ganan
end-nobody = No gana nadie.
end-again = Otra vez
end-replay = Verla de nuevo
end-record = Descargar la partida
end-check = Comprobar el reparto
end-checked = El reparto es el que se prometió a esta página: nadie pudo elegirlo.
end-partly = No se ha encontrado nada falso, pero no todo se pudo comprobar.
end-broken = Este reparto no es de fiar.
end-again-deal = Que las cartas salen de esta semilla se comprueba repartiéndolas de nuevo: descarga la partida y ejecuta
fair-promise = El secreto es el que se prometió a esta página antes de la partida.
fair-promise-no = El secreto NO es el que se prometió a esta página antes de la partida.
fair-itself = El secreto encaja con la promesa que la casa declara ahora.
fair-itself-no = El secreto NO encaja con la promesa que la casa declara.
fair-luck = Tu suerte entró en la mezcla tal como la sellaste.
fair-luck-no = Tu suerte NO entró en la mezcla tal como la sellaste.
fair-late = Tu suerte no llegó a tiempo y quedó fuera: nada te demuestra que la casa no eligió este reparto.
fair-list = La suerte de cada cual se selló antes de que se mostrara ninguna.
fair-list-no = La suerte de { $name } NO es la que se selló antes de mostrarse la tuya.
fair-terms-no = Las sillas o las opciones NO son las que viste antes del reparto.
fair-seal-no = La suerte de { $name } NO encaja con su sello.
fair-seed = La semilla y los asientos se siguen del secreto y de la suerte de todos.
fair-seed-no = La semilla o los asientos NO se siguen del secreto y de la suerte.
fair-leftout = Sellada, pero no mostrada a tiempo, y por eso fuera: la suerte de { $names }. Quien retiene su suerte elige entre dos repartos.
fair-none = Esta página no vio ninguna promesa antes de la partida, así que no sabe si la casa la cumplió.
fair-nolist = Esta página no vio todos los sellos antes de mostrarse la suerte, así que no sabe si alguien eligió al final.
fair-closed = Aquí las manos quedan cerradas: el secreto nunca se muestra y el reparto no se puede comprobar.
fair-old = Esta partida se repartió antes de que se sellara la suerte: quien añadió la suya al final pudo elegir el reparto.
fair-changed = La casa ha CAMBIADO la promesa que mostró a esta página.
fair-unlisted = La casa NO apuntó tu suerte tal como la sellaste, así que esta página no la mostró.
fair-skipped = La casa repartió SIN pedir la suerte que habías sellado.
fair-relisted = La casa CAMBIÓ la lista de sellos después de mostrarse tu suerte.
end-room = Sala
end-who = Quién era quién
end-wait = Esperando a que { $name } reparta otra vez.
end-still = La partida ha terminado: ya no se puede mover nada.
end-edition = Última edición
replay-title = Repetición
replay-step = paso { $n } de { $all }
replay-eyes = Los ojos de { $name }
replay-public = Lo que vio todo el mundo
replay-prev = Un paso atrás
replay-next = Un paso adelante
replay-play = Reproducir
replay-pause = Pausa
replay-still = Así pasó entonces. Se puede ver, no cambiar.
replay-considered = El bot sopesó:
replay-recalled = El bot, en retrospectiva:
replay-worth = { $move } ({ $worth } %)
rules-title = Reglas de { $game }
rules-search = Buscar en las reglas
rules-none = Ninguna regla habla de eso.
screen-join = Entra en { $address }
screen-look = Miren sus teléfonos.
screen-still = Esta pantalla solo muestra la mesa. Se juega en los teléfonos.
screen-speak = Leer en voz alta
screen-quiet = Dejar de leer
screen-wait-one = Decide { $name }.
screen-wait-all = Decide toda la mesa.
loading = Contando el dinero
yes = Sí
no = No
about-title = Acerca de Hideout
about-text = Hideout es una casa de juegos de información oculta. El servidor reparte, guarda los secretos y conoce las reglas; esta página solo dibuja lo que tu asiento puede saber.
about-rules = Cada regla, con el número con que se cita
about-icons = Iconos de Lorc, Delapouite y otros, de game-icons.net, con licencia CC BY 3.0.
about-fonts = Tipografías: Londrina Solid y Atkinson Hyperlegible, con licencia SIL Open Font License.
replay-wait = esperar
table-people = La gente de la mesa
table-concede = Rendirse por tu equipo
table-concede-sure = Sí: gana el otro equipo
problem-kicked = Quien está a cargo te ha echado de esta sala.
problem-left = Has salido de esta sala.


# Cuando me toca y estoy mirando a otra parte.
nav-notify = Avisarme cuando me toque
nav-notify-denied = Este navegador no deja que Hideout te avise: permite antes las notificaciones de esta dirección.
turn-title = Te toca

# Ver una partida otra vez.
replay-front = Portada
replay-hands = Manos
replay-hand = Lo que tiene { $name }
replay-all = Todo a la vista
replay-speed = Velocidad
replay-times = { $n }×
replay-chapters = Capítulos
replay-copy = Copiar enlace a este momento

# Cuando la partida termina.
after-places = Quién quedó dónde
after-score = { $n } en total
after-ahead = ({ $n } por delante)
after-behind = ({ $n } por detrás)
# Probabilidad de ganar, en porcentaje
after-turned = El momento clave: la probabilidad de que ganara { $name } pasó del { $before } % al { $after } %.
after-watch = Verlo
after-model = Según cómo habrían seguido desde ahí unos bots sensatos.
after-why = Por qué lo hicieron
after-share = Enseñar esta partida a otros
after-ask = Un enlace mostraría esta portada y la partida con los ojos de cualquiera. Toda la mesa tiene que aceptar, y puede echarse atrás.
after-ask-closed = Un enlace mostraría esta portada y la partida tal como la vio todo el mundo. Toda la mesa tiene que aceptar, y puede echarse atrás.
after-agree = Que se vea (aceptan { $agreed } de { $people })
after-waiting = Aceptan { $agreed } de { $people }. El enlace se crea cuando acepte toda la mesa.
after-shared = Toda la mesa aceptó: quien tenga este enlace puede ver la partida.
after-link = El enlace a esta partida
after-unshare = No mostrarla más
after-play = Juega tú también

cover-title = Tapado
cover-asked = Te toca
cover-about = Lo que solo tú puedes saber está oculto. Destápalo cuando nadie mire por encima de tu hombro.
cover-lift = Destapar
cover-put = Tapar
lie-title = La mentira de la noche
lie-told = Lo dijo { $name }.
lie-won = Lo dijo { $name }, y ganó.
lie-when = ({ $when })
lie-count =
    { $n ->
        [one] Fue la única vez.
       *[other] { $n } mentiras en total.
    }
