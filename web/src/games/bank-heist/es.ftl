# Lo que dice este tablero.

notes = Notas
swap-nothing = nada
stage-partners = Quién es quién
stage-crack = Abrir la bóveda
stage-robbery-silent = Robo en silencio
stage-silent = Robo en silencio
stage-robbery-alarm = Alarma
stage-alarm = Alarma
stage-getaway = Huida
stage-hideout = La Guarida
stage-showdown = Duelo final
stage-over = Se acabó
stage- = Bank Heist

# De qué trata un momento, igual para todos los bandos: la hoja puede verse por encima del hombro.
ask-partners = Mantén pulsada tu carta: ¿quién eres?
late-partners = Al llegar a 0:00, se da por hecho que ya estás.
late-crack = Al llegar a 0:00, se destapa otro código; tras tres que nadie resuelve, decide la suerte.
late-pass-card = Al llegar a 0:00, la carta va a quien tengas a la izquierda.
late-receive = Al llegar a 0:00, con la carta se hace lo que manda tu bando; quien puede elegir carga la bolsa.
late-dye = Al llegar a 0:00, pierdes una carta al azar.
late-alarm-target = Al llegar a 0:00, le toca a la primera persona posible a tu izquierda.
late-attribute = Al llegar a 0:00, va a la primera persona a tu izquierda que pueda tenerlo.
late-swap = Al llegar a 0:00, las reglas cambian por ti.
late-search = Al llegar a 0:00, se carga una bolsa si la hay; para un Agente no hay ninguna.
late-give = Al llegar a 0:00, das una carta al azar.
late-vault = Al llegar a 0:00, eliges una bolsa si queda; si no, cualquier carta.
late-action = Al llegar a 0:00, pasas; si no puedes, disparas a la siguiente persona que no sea tu cómplice.
late-answer = Al llegar a 0:00, usas la primera salida que tengas, o recibes el golpe.
late-follow-up = Al llegar a 0:00, lo dejas estar.
late-shotgun-side = Al llegar a 0:00, alcanza también a la primera de las dos personas junto al blanco.
late-shotgun-cost = Al llegar a 0:00, pagas una carta al azar.
late-loot = Al llegar a 0:00, tomas una.
late-extra-shot = Al llegar a 0:00, dejas de disparar.
late-poison = Al llegar a 0:00, usas Adrenalina si la tienes.
hint-partners = Recuerda quién eres; tu carta queda junto a tu mano. Agentes y Rivales ya conocen a su cómplice; la Banda no conoce a nadie.
hint-crack = La respuesta correcta más rápida dirige el robo. Una errónea te deja fuera y le cuesta tiempo a la mesa.
hint-pass-card = La has sacado de la bóveda. Quien la reciba se la queda, o la carga si es una bolsa. Con cinco bolsas en el furgón empieza la Huida.
hint-receive = Solo tú ves esta carta. Los demás solo ven que la miras, sea lo que sea.
hint-dye = Estalla una bomba de tinta: se va ella, y también la carta de tu mano que toques.
hint-attribute = Se queda con esa persona el resto de la partida.
hint-search = Quien no carga nada entrega una carta.
hint-give = Toca una carta de tu mano: la recibe quien has registrado, y nadie más ve cuál es.
hint-vault = Nadie más ve qué eliges.
hint-action = Una acción: disparar, usar una carta o pasar. Los Agentes ganan si uno llega con vida a la Guarida.
hint-answer = Aún no te ha pasado nada. Esquívalo, o recíbelo.
hint-follow-up = El ataque ha terminado. Puedes responder, o dejarlo estar.
hint-shotgun-side = La Escopeta alcanza a dos: al blanco y a alguien a su lado.
hint-shotgun-cost = Cada disparo de la Escopeta cuesta una carta: toca una de tu mano.
hint-loot = Tomas al azar una carta de la mano de quien ha muerto.
hint-extra-shot = Un Cargador rápido o una segunda arma te dan otro disparo. La segunda arma te delata: Rival.
hint-poison = La Adrenalina frena el veneno una ronda.
# Lo que hace una carta de alarma, con las mismas palabras para quien la saca y para quien mira.
alarm-attribute = { $card }: { $effect }.
alarm-are-you-loyal = Solo quien la saca ve si la persona elegida tiene tatuaje, como la Banda, y puede mentir sobre ello.
alarm-check-these-out = Quien la saca enseña en secreto toda su mano a la persona elegida.
alarm-you-can-trust-me = Quien la saca enseña en secreto a la persona elegida si tiene tatuaje, como la Banda.
alarm-ill-take-that = Quien la saca toma una carta de la bóveda como si se la hubieran pasado.
alarm-hold-it-right-there = Quien la saca ve toda la mano de la persona elegida, y puede cargar sus bolsas o decir que no hay.
alarm-lets-get-moving = Quien la saca elige cualquier carta de la bóveda para pasarla.
alarm-i-dont-like-this = Dos rasgos de la mesa cambian de dueño; si hay uno solo, se mueve.
wait-crack = El código está sobre la mesa. Dirige la respuesta correcta más rápida.
wait-robbery = Las cartas circulan en silencio. Fíjate en quién las recibe y en cuándo cae una bolsa en el furgón.
wait-alarm = Se puede hablar. Fíjate en quién carga, quién registra y quién miente.
wait-getaway =
    { $spaces ->
        [one] En el furgón cada cual tiene una acción por turno. Solo falta 1 casilla para la Guarida.
       *[other] En el furgón cada cual tiene una acción por turno. Solo faltan { $spaces } casillas para la Guarida.
    }

script-partners = Miren sus teléfonos. Mantengan pulsada su carta y recuerden quiénes son. Agentes y Rivales ven a su cómplice.
script-crack = El código está a la vista. Multipliquen, y escriban la respuesta antes que nadie.
script-robbery-silent = Silencio, por favor. { $name } saca de la bóveda y pasa una carta. Los ojos, en los teléfonos.
script-robbery-alarm = Suena la alarma. Se puede hablar. Es el turno de { $name }.
script-getaway = ¡Arranca! { $name } tiene una acción.
script-answer = { $name }, mira tu teléfono: alguien va a por ti.
script-hideout = El furgón se detiene en la Guarida. El Conductor mira cada cara.
script-showdown = Duelo final. { $name } tiene una acción.

goal-crew = Consigan cinco bolsas en el furgón (las tuyas se cargan solas) y que ningún Agente llegue a la Guarida. Los Rivales te quieren fuera.
goal-sticky-fingers = Ganas con la Banda, pero cada bolsa que te pasan se te pega a la mano. Busca cómo decírselo.
goal-agent = Las bolsas que te pasan se quedan contigo: que llegue la policía antes de la quinta, o llega con vida a la Guarida.
goal-rival = Llega a la Guarida con una bolsa para el Conductor, o que tu bando sea el último con vida en el furgón.
you = Tu identidad: { $who }.
you-are = Eres
you-peek = Pulsa para ver
you-with = con { $name }
vest-used = chaleco gastado
vest-ready = chaleco listo
hand = Tu mano
hand-empty = Aún no tienes cartas. Te las pasan los demás.
hand-none = Tu mano está vacía.
hand-out = Estás fuera. Ganas o pierdes con tu bando: mira cómo acaba.
hand-copies = ×{ $n }
hand-passing = { $card }, para pasarla

does-adrenaline = esquiva un ataque
does-cash-bag = compra al Conductor
does-chloroform = alguien pierde un turno
does-dye-pack = arruina una carta
does-knife = apuñala o corta ataduras
does-lock-pick = abre esposas o armas
does-speedloader = otro disparo
does-zip-tie = ata a cualquiera
card-adrenaline = Evita un ataque contra ti, o frena el veneno una ronda. Se guarda para cuando te pregunten.
card-cash-bag = Al pasarla se carga en el furgón, o se guarda. En la Guarida es el soborno de un Rival para el Conductor.
card-chloroform = Alguien a tu lado pierde un turno y queda indefenso hasta entonces. Para la Huida.
card-dye-pack = Al pasarla estalla, y quien la recibe pierde una carta.
card-knife = Apuñala a alguien a tu lado, que muere tras su próximo turno, o corta ataduras. Para la Huida.
card-lock-pick = Abre esposas o desatasca un arma. Para la Huida.
card-speedloader = Otro disparo. Para la Huida.
card-zip-tie = Inmoviliza a cualquiera, que después solo puede soltarse. Para la Huida.
attr-guilty-conscience = se une a los Agentes cuando uno queda al descubierto en la Huida
attr-gun-jammed = no puede disparar
attr-hostage = recibe un disparo por cualquiera que no sea Agente
attr-hush-money = no puede hablar
attr-loose-tongue = en la Huida juega con la mano a la vista
attr-martial-skills = evita un ataque por ronda
attr-masked = ni cloroformo ni saqueo
attr-poisoned = muere tras el segundo turno de la Huida, salvo que lo frene la Adrenalina
attr-shotgun = cada disparo alcanza a dos y cuesta una carta
attr-trigger-happy = tiene que disparar cada turno

seat-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
seat-out = fuera
seat-tied = Ataduras
seat-cuffed = Esposas
seat-cold = Inconsciente
seat-bleeding = Próximo turno: fuera
seat-vest = Chaleco gastado
seat-facedown = Boca abajo
seat-empty = mano vacía
seat-start = Empieza
seat-partner = Tu cómplice. Solo tú lo ves.
seat-attacks = ataca a { $name }
seat-you = ti
seat-hit = Bajo ataque
seat-tap = Tocar
seat-used = { $what } (gastado)
seat-turns = { $what } { $n }/2
stamp-out = FUERA
shot-you = Tú → { $name }
shot = { $name } → { $other }

van = El furgón
vault = La bóveda
road-bank = Casilla { $n } de { $all }, donde ganan los Agentes
road-van = Casilla { $n } de { $all }, la Guarida
road-bank-note =
    { $n ->
        [0] La policía está aquí
        [one] Policía a { $n } casilla
       *[other] Policía a { $n } casillas
    }
road-van-note =
    { $n ->
        [0] En la guarida
        [one] Guarida a { $n } casilla
       *[other] Guarida a { $n } casillas
    }
bags = { $n } de 5 bolsas a bordo
bags-note = { $n } de 5 bolsas
code = Las cartas del código
vault-left = Quedan { $n }

do-pass-to = Pasarla
do-choose = Elegir
do-place = Ponerla al lado
do-shoot = Disparar
do-stab = Apuñalar
do-cut = Cortar ataduras
do-unlock = Abrir esposas
do-unjam = Desatascar el arma
do-chloroform = Dormir
do-zip-tie = Atar
do-handcuff = Esposar
do-beside = Alcanzar también
do-speedloader = Cargador: disparar
do-second-gun = Segunda arma
aim-what = Qué hacer
aim-tap = { $what }: toca a alguien en la mesa.
aim-myself = a mí
answer-label = Tu respuesta
answer-go = Responder
denied-adrenaline = Adrenalina
denied-shoot = Disparar
denied-pass = Pasar
face-accept = Recibirlo

claim-passed-bag = Le pasé una bolsa a { $x }
claim-kept = { $x } se quedó una bolsa
claim-trust = Confío en { $x }
claim-suspect = Sospecho de { $x }
claim-tattoo = { $x } tiene un tatuaje
claim-no-tattoo = { $x } no tiene tatuaje
notes-could = podría ser { $what }
notes-holds = tiene { $what }
notes-aside = Sin repartir: { $what }
notes-none = ninguna
mark-crew = Banda
mark-agent = Agente
mark-rival = Rival

end-agents-in-the-bank = La policía esperaba fuera
end-agents-in-the-bank-lead = El robo duró demasiado. Ganan los Agentes.
end-rivals-on-the-road = Un furgón lleno de muertos
end-rivals-on-the-road-lead = En el furgón solo quedaban Rivales.
end-agents-at-the-hideout = Del furgón baja un policía
end-agents-at-the-hideout-lead = Un Agente llegó con vida a la Guarida. Ganan los Agentes.
end-crew-at-the-hideout = El golpe perfecto
end-crew-at-the-hideout-lead = A la Guarida solo llegó la Banda.
end-crew-in-the-showdown = Traición fallida
end-crew-in-the-showdown-lead = El último Rival cayó en el duelo final. Gana la Banda.
end-rivals-in-the-showdown = Conductor pagado, banda muerta
end-rivals-in-the-showdown-lead = Los Rivales ganaron el duelo final.
end-stalemate = De manos atadas
end-stalemate-lead = Ya no se movía nada. Gana la Banda.
end-nobody-left = Nadie sale de esta
end-nobody-left-lead = No queda nadie, así que no gana nadie.
end- = El golpe ha terminado
end-winners = { $lead } Ganan: { $who }.
answer-changed = El código ha cambiado. No se envió nada: aquí está el nuevo.
where-card = Toca una carta de tu mano.

# Lo que se cuenta como escena, y titulares del diario.

story-you = Tú
story-turn = El turno de { $name }
story-turn-you = Tu turno
story-alarm = Suena la alarma
story-bags = Bolsas en el furgón
story-loaded =
    { $n ->
        [0] No cargó nada.
        [one] Cargó 1 bolsa.
       *[other] Cargó { $n } bolsas.
    }
story-took =
    { $n ->
        [0] No se quedó nada.
        [one] Se quedó 1 carta.
       *[other] Se quedó { $n } cartas.
    }
story-dyed =
    { $n ->
        [one] Estalló una bomba de tinta.
       *[other] Estallaron { $n } bombas de tinta.
    }
story-way = Una ronda de la Huida
story-quiet = No hubo ataques.
story-end = Se acabó
story-stamp-wins = GANA
story-shots = Disparos
story-cards = Cartas

# Lo que alguien dijo, tal como lo dijo: $name es de quien habla.
said-claim-passed-bag = Le pasé una bolsa a { $name }.
said-claim-kept = { $name } se quedó una bolsa.
said-claim-trust = Confío en { $name }.
said-claim-suspect = Sospecho de { $name }.
said-claim-tattoo = { $name } tiene un tatuaje.
said-claim-no-tattoo = { $name } no tiene tatuaje.
said-claims-none = { $name } no tiene bolsas.
end-conscience = { $name } ganó con los Agentes: Mala conciencia.
