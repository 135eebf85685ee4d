# Bank Heist. $me es el argumento que lee, si lo hay. $who y $other son jugadores.


# Lo que el juego dice de sí mismo

mood = Alguien en el furgón es policía. Pasen las bolsas y después desenfunden.
genre = bandos ocultos
option-crack_mode = El acertijo de la bóveda
option-crack_mode-meaning = Lo que hay que calcular para abrirla
option-crack_mode-multiply = Multiplicar
option-crack_mode-add = Sumar
option-crack_mode-random = Pura suerte
option-start_space = Dónde empieza el robo
option-start_space-meaning = 0: como está impreso
option-alarm_space = Primera casilla de alarma
option-alarm_space-meaning = 0: como está impreso
option-agents_win_space = Dónde ganan los Agentes
option-agents_win_space-meaning = La casilla del recorrido; 0: como está impreso
option-getaway_spaces = Distancia a la Guarida
option-getaway_spaces-meaning = Casillas de la Huida; 0: como está impreso
option-flip_seconds = Código nuevo tras
option-flip_seconds-meaning = Segundos hasta cambiar un código que nadie resuelve
option-tie_window_ms = Foto de llegada
option-tie_window_ms-meaning = Respuestas tan próximas, en milésimas de segundo, son un empate
option-pass_seconds = Tiempo para pasar una carta
option-pass_seconds-meaning = Segundos para pasarla y recibirla; 0: sin reloj
option-action_seconds = Tiempo para un turno de la Huida
option-action_seconds-meaning = Segundos; 0: sin reloj
option-response_seconds = Tiempo para responder a un ataque
option-response_seconds-meaning = Segundos; 0: sin reloj
option-alarm_seconds = Tiempo para una carta de alarma
option-alarm_seconds-meaning = Segundos; 0: sin reloj
option-trigger_happy_adrenaline = Gatillo fácil responde siempre
option-trigger_happy_adrenaline-meaning = Puede responder con cartas también en su propio turno
option-whispers = Susurros
option-whispers-meaning = Charla privada de asiento a asiento
option-dead_identities_shown = Los muertos muestran quiénes eran
option-dead_identities_shown-meaning = Regla de la casa
option-bot_takeover = Un bot juega por quien se ausenta
option-bot_takeover-meaning = Cuándo ocupa el asiento
option-bot_takeover-after-two = Tras dos olvidos
option-bot_takeover-on = Enseguida
option-bot_takeover-off = Nunca


# Quién es quién

name-crew = Banda
name-sticky-fingers = Banda con dedos pegajosos
name-agent = Agente
name-rival = Rival


# Las cartas

name-adrenaline = Adre{"\u00AD"}nalina
name-cash-bag = Bolsa de dinero
name-chloroform = Cloro{"\u00AD"}formo
name-dye-pack = Bomba de tinta
name-knife = Cuchi{"\u00AD"}llo
name-lock-pick = Ganzúa
name-speedloader = Carga{"\u00AD"}dor rápido
name-zip-tie = Ata{"\u00AD"}dura
name-are-you-loyal = ¿Eres leal?
name-check-these-out = Mira esto
name-ill-take-that = Me quedo con eso
name-hold-it-right-there = Alto ahí
name-lets-get-moving = En marcha
name-i-dont-like-this = Esto no me gusta
name-you-can-trust-me = Puedes con{"\u00AD"}fiar en mí
name-guilty-conscience = Mala con{"\u00AD"}cien{"\u00AD"}cia
name-gun-jammed = Arma encas{"\u00AD"}quilla{"\u00AD"}da
name-hostage = Rehén
name-hush-money = Silen{"\u00AD"}cio pagado
name-loose-tongue = Lengua suelta
name-martial-skills = Artes mar{"\u00AD"}ciales
name-masked = Más{"\u00AD"}cara
name-poisoned = Veneno
name-shotgun = Esco{"\u00AD"}peta
name-trigger-happy = Gati{"\u00AD"}llo fácil


# Cartas de una mano o de la bóveda: una lista con cuántas hay de cada una

pile =
    { $pile-count ->
        [0] nada
       *[other] { $counted }
    }
counted-card = { $n } × { $card }


# Lo que pasó

# Quién es quién, y la carrera por la bóveda

event-ready =
    { $me ->
        [who] Ya estás.
       *[none] { $who } ya está.
    }
# Cada cual conoce su propia $identity: Banda, Agente...
event-identity = Tu identidad: { $identity }.
# $partner es el otro Agente o Rival, si lo hay.
event-partner =
    { $partner-id ->
        [none] No hay otro { $identity }.
       *[somebody] { $partner } también es { $identity }.
    }
# $code es una lista de cifras.
event-code = Se destapa el código: { $code }.
# $answer es un número, $solution el correcto.
event-answers =
    { $me ->
        [who] Respondes { $answer }.
       *[none] { $who } responde { $answer }.
    }
event-wrong =
    { $me ->
        [who] Fallas: era { $solution }. La bóveda se reinicia.
       *[none] { $who } falla: era { $solution }. La bóveda se reinicia.
    }
event-tie = Dos respuestas correctas a la vez: otro código.
event-cracked =
    { $me ->
        [who] Abres la bóveda con { $solution }.
       *[none] { $who } abre la bóveda con { $solution }.
    }
event-unanswered = Nadie respondió: otro código.
event-drawn-by-lot = Se sortea quién empieza.

# El robo

event-start-player =
    { $me ->
        [who] Empiezas tú.
       *[none] Empieza { $who }.
    }
event-turn =
    { $me ->
        [who] Es tu turno.
       *[none] Es el turno de { $who }.
    }
# $space es un número del tablero.
event-token = La ficha avanza a la casilla { $space }.
event-alarm-sounds = Suena la alarma: ya se puede hablar.
event-draws =
    { $me ->
        [who] Sacas una carta de la bóveda.
       *[none] { $who } saca una carta de la bóveda.
    }
# $card es una carta de la bóveda, $alarm una carta de alarma.
event-drew =
    { $me ->
        [who] La carta que tienes en las manos: { $card }.
       *[none] La carta que { $who } tiene en las manos: { $card }.
    }
event-picks =
    { $me ->
        [who] Eliges una carta de la bóveda.
       *[none] { $who } elige una carta de la bóveda.
    }
event-passes-card =
    { $me ->
        [who] Pasas la carta a { $other }.
        [other] { $who } te pasa la carta.
       *[none] { $who } pasa la carta a { $other }.
    }
# La $card que $who recibió de $third.
event-received =
    { $me ->
        [who] Miras la carta que te dio { $third }: { $card }.
        [third] { $who } mira la carta que le diste: { $card }.
       *[none] { $who } mira la carta que le dio { $third }: { $card }.
    }
event-takes-card =
    { $me ->
        [who] Te quedas la carta en la mano.
       *[none] { $who } se queda la carta en la mano.
    }
# $bags: cuántas hay ya en el furgón.
event-loads =
    { $bags ->
        [one]
            { $me ->
                [who] Cargas una bolsa en el furgón; ya hay { $bags }.
               *[none] { $who } carga una bolsa en el furgón; ya hay { $bags }.
            }
       *[other]
            { $me ->
                [who] Cargas una bolsa en el furgón; ya van { $bags }.
               *[none] { $who } carga una bolsa en el furgón; ya van { $bags }.
            }
    }
event-dye =
    { $me ->
        [who] Una bomba de tinta te estalla en las manos.
       *[none] A { $who } le estalla en las manos una bomba de tinta.
    }
event-dyed =
    { $me ->
        [who] La tinta te arruina una carta.
       *[none] La tinta le arruina una carta a { $who }.
    }
# Una $card perdida o pagada boca abajo.
event-let-go =
    { $me ->
        [who] La carta de la que te deshaces: { $card }.
       *[none] La carta de la que se deshace { $who }: { $card }.
    }
event-vault-shuffled = La bóveda estaba vacía; se barajan sus descartes.
event-vault-empty =
    { $me ->
        [who] No queda carta de la bóveda que puedas sacar.
       *[none] No queda carta de la bóveda que { $who } pueda sacar.
    }
event-alarm-shuffled = El mazo de alarma estaba vacío; se barajan sus descartes.
event-alarm =
    { $me ->
        [who] Destapas la alarma “{ $alarm }”.
       *[none] { $who } destapa la alarma “{ $alarm }”.
    }
event-tattoo-shown =
    { $me ->
        [who] Enseñas a { $other } el pie de tu carta de identidad.
        [other] { $who } te enseña el pie de su carta de identidad.
       *[none] { $who } enseña a { $other } el pie de su carta de identidad.
    }
# $has_tattoo es true o false.
event-tattoo =
    { $has_tattoo ->
        [true]
            { $me ->
                [who] Llevas el tatuaje de la Banda.
               *[none] { $who } lleva el tatuaje de la Banda.
            }
       *[false]
            { $me ->
                [who] No llevas el tatuaje de la Banda.
               *[none] { $who } no lleva el tatuaje de la Banda.
            }
    }
event-hand-shown =
    { $me ->
        [who] Enseñas a { $other } toda tu mano.
        [other] { $who } te enseña toda su mano.
       *[none] { $who } enseña a { $other } toda su mano.
    }
event-searches =
    { $me ->
        [who] Registras la mano de { $other }.
        [other] { $who } registra tu mano.
       *[none] { $who } registra la mano de { $other }.
    }
event-hand =
    { $me ->
        [who] Tu mano: { pile }.
       *[none] La mano de { $who }: { pile }.
    }
event-claims-none =
    { $me ->
        [who] Afirmas que { $other } no tiene bolsas.
        [other] { $who } afirma que no tienes bolsas.
       *[none] { $who } afirma que { $other } no tiene bolsas.
    }
event-found =
    { $me ->
        [who] Le encuentras una bolsa de dinero a { $other }.
        [other] { $who } te encuentra una bolsa de dinero.
       *[none] { $who } le encuentra una bolsa de dinero a { $other }.
    }
event-gives =
    { $me ->
        [who] Das una carta a { $other }.
        [other] { $who } te da una carta.
       *[none] { $who } da una carta a { $other }.
    }
event-vault = Lo que queda en la bóveda: { pile }.
# $own-id es el argumento que también es $who: other, third o none.
event-swaps =
    { $own-id ->
        [other]
            { $me ->
                [who] Intercambias tu rasgo y el de { $third }.
                [third] { $who } intercambia su rasgo y el tuyo.
               *[none] { $who } intercambia su rasgo y el de { $third }.
            }
        [third]
            { $me ->
                [who] Intercambias el rasgo de { $other } y el tuyo.
                [other] { $who } intercambia tu rasgo y el suyo.
               *[none] { $who } intercambia el rasgo de { $other } y el suyo.
            }
       *[none]
            { $me ->
                [who] Intercambias los rasgos de { $other } y { $third }.
                [other] { $who } intercambia tu rasgo y el de { $third }.
                [third] { $who } intercambia el rasgo de { $other } y el tuyo.
               *[none] { $who } intercambia los rasgos de { $other } y { $third }.
            }
    }
# $own-id es other si $who también es $other.
event-places =
    { $own-id ->
        [other]
            { $me ->
                [who] Te pones al lado el rasgo { $alarm }.
               *[none] { $who } se pone al lado el rasgo { $alarm }.
            }
       *[none]
            { $me ->
                [who] Pones el rasgo { $alarm } junto a { $other }.
                [other] { $who } te pone al lado el rasgo { $alarm }.
               *[none] { $who } pone el rasgo { $alarm } junto a { $other }.
            }
    }

# La Huida

event-getaway =
    { $me ->
        [who] ¡Cinco bolsas! La Huida empieza contigo.
       *[none] ¡Cinco bolsas! La Huida empieza con { $who }.
    }
event-face-up =
    { $me ->
        [who] Tu mano está a la vista: { pile }.
       *[none] La mano de { $who } está a la vista: { pile }.
    }
event-misses =
    { $me ->
        [who] Sigues inconsciente y pierdes un turno.
       *[none] { $who } sigue inconsciente y pierde un turno.
    }
event-passes =
    { $me ->
        [who] Pasas.
       *[none] { $who } pasa.
    }
# $attack-id es lo que $who intenta hacerle a $other.
event-attacks =
    { $attack-id ->
        [shot]
            { $me ->
                [who] Disparas a { $other }.
                [other] { $who } te dispara.
               *[none] { $who } dispara a { $other }.
            }
        [stab]
            { $me ->
                [who] Intentas apuñalar a { $other }.
                [other] { $who } intenta apuñalarte.
               *[none] { $who } intenta apuñalar a { $other }.
            }
        [zip-tie]
            { $me ->
                [who] Intentas atar a { $other }.
                [other] { $who } intenta atarte.
               *[none] { $who } intenta atar a { $other }.
            }
       *[handcuffs]
            { $me ->
                [who] Intentas esposar a { $other }.
                [other] { $who } intenta esposarte.
               *[none] { $who } intenta esposar a { $other }.
            }
    }
# La escopeta de $who alcanza a $other además de a su blanco.
event-beside =
    { $me ->
        [other] La perdigonada te alcanza también.
       *[none] La perdigonada alcanza también a { $other }.
    }
event-pays =
    { $me ->
        [who] Pagas una carta por la Escopeta.
       *[none] { $who } paga una carta por la Escopeta.
    }
event-plays =
    { $me ->
        [who] Juegas { $card }.
       *[none] { $who } juega { $card }.
    }
event-martial =
    { $me ->
        [who] Usas las Artes marciales.
       *[none] { $who } usa las Artes marciales.
    }
event-hostage =
    { $me ->
        [who] El Rehén recibe el disparo por ti.
       *[none] El Rehén recibe el disparo por { $who }.
    }
event-vest =
    { $me ->
        [who] Tu chaleco detiene el disparo.
       *[none] El chaleco de { $who } detiene el disparo.
    }
event-revealed =
    { $me ->
        [who] Quedas al descubierto: { $identity }.
       *[none] { $who } queda al descubierto: { $identity }.
    }
event-shown =
    { $me ->
        [who] Se ve quién eras: { $identity }.
       *[none] Se ve quién era { $who }: { $identity }.
    }
event-conscience =
    { $me ->
        [who] Tu Mala conciencia se pone del lado de los Agentes.
       *[none] La Mala conciencia de { $who } se pone del lado de los Agentes.
    }
event-bleeds =
    { $me ->
        [who] Te desangras.
       *[none] { $who } se desangra.
    }
event-tied =
    { $me ->
        [who] Llevas ataduras.
       *[none] { $who } lleva ataduras.
    }
event-cuffed =
    { $me ->
        [who] Llevas esposas.
       *[none] { $who } lleva esposas.
    }
event-drugged =
    { $me ->
        [who] Dejas inconsciente a { $other }.
        [other] { $who } te deja inconsciente.
       *[none] { $who } deja inconsciente a { $other }.
    }
event-wakes =
    { $me ->
        [who] Vuelves en ti.
       *[none] { $who } vuelve en sí.
    }
event-goes-on =
    { $me ->
        [who] Lo dejas estar.
       *[none] { $who } lo deja estar.
    }
event-returns-fire =
    { $me ->
        [who] Devuelves el fuego a { $other }.
        [other] { $who } te devuelve el fuego.
       *[none] { $who } devuelve el fuego a { $other }.
    }
event-stops =
    { $me ->
        [who] Tienes bastante.
       *[none] { $who } tiene bastante.
    }
# $own-id es other si $who también es $other.
event-cut-free =
    { $own-id ->
        [other]
            { $me ->
                [who] Cortas tus ataduras.
               *[none] { $who } corta sus propias ataduras.
            }
       *[none]
            { $me ->
                [who] Cortas las ataduras de { $other }.
                [other] { $who } corta tus ataduras.
               *[none] { $who } corta las ataduras de { $other }.
            }
    }
# $own-id es other si $who también es $other.
event-unlocked =
    { $own-id ->
        [other]
            { $me ->
                [who] Abres tus esposas.
               *[none] { $who } abre sus propias esposas.
            }
       *[none]
            { $me ->
                [who] Abres las esposas de { $other }.
                [other] { $who } abre tus esposas.
               *[none] { $who } abre las esposas de { $other }.
            }
    }
event-attribute-gone =
    { $me ->
        [who] Pierdes el rasgo { $alarm }.
       *[none] { $who } pierde el rasgo { $alarm }.
    }
event-bleeds-out =
    { $me ->
        [who] Mueres por la puñalada.
       *[none] { $who } muere por la puñalada.
    }
event-poison-kills =
    { $me ->
        [who] El veneno te mata.
       *[none] El veneno mata a { $who }.
    }
event-dies =
    { $me ->
        [who] Has muerto.
       *[none] { $who } ha muerto.
    }
event-loots =
    { $me ->
        [who] Saqueas la mano de { $other }.
        [other] { $who } saquea tu mano.
       *[none] { $who } saquea la mano de { $other }.
    }
event-looted =
    { $me ->
        [who] La carta que saqueas: { $card }.
       *[none] La carta que saquea { $who }: { $card }.
    }
event-leaves =
    { $me ->
        [who] No tocas la mano de { $other }.
        [other] { $who } no toca tu mano.
       *[none] { $who } no toca la mano de { $other }.
    }

# La Guarida

event-hideout = ¡La Guarida! Quien vive destapa su identidad.
event-freed =
    { $me ->
        [who] El Conductor te suelta.
       *[none] El Conductor suelta a { $who }.
    }
event-driver-shoots =
    { $me ->
        [who] El Conductor te dispara.
       *[none] El Conductor dispara a { $who }.
    }
event-bribes =
    { $me ->
        [who] Compras al Conductor, que se larga.
       *[none] { $who } compra al Conductor, que se larga.
    }

# Lo que la gente afirma

event-claim-passed-bag =
    { $me ->
        [who] Dices: “Le pasé una bolsa a { $other }”.
        [other] { $who } dice: “Te pasé una bolsa”.
       *[none] { $who } dice: “Le pasé una bolsa a { $other }”.
    }
event-claim-kept =
    { $me ->
        [who] Dices: “{ $other } se quedó una bolsa”.
        [other] { $who } dice: “Te quedaste una bolsa”.
       *[none] { $who } dice: “{ $other } se quedó una bolsa”.
    }
event-claim-trust =
    { $me ->
        [who] Dices: “Confío en { $other }”.
        [other] { $who } dice: “Confío en ti”.
       *[none] { $who } dice: “Confío en { $other }”.
    }
event-claim-suspect =
    { $me ->
        [who] Dices: “Sospecho de { $other }”.
        [other] { $who } dice: “Sospecho de ti”.
       *[none] { $who } dice: “Sospecho de { $other }”.
    }
event-claim-tattoo =
    { $me ->
        [who] Dices: “{ $other } tiene un tatuaje”.
        [other] { $who } dice: “Tienes un tatuaje”.
       *[none] { $who } dice: “{ $other } tiene un tatuaje”.
    }
event-claim-no-tattoo =
    { $me ->
        [who] Dices: “{ $other } no tiene tatuaje”.
        [other] { $who } dice: “No tienes tatuaje”.
       *[none] { $who } dice: “{ $other } no tiene tatuaje”.
    }

# El final

event-ends =
    { $ending-id ->
        [agents-in-the-bank] La policía está fuera: ganan los Agentes.
        [rivals-on-the-road] En el furgón solo quedan Rivales: ganan los Rivales.
        [agents-at-the-hideout] Un Agente ha llegado a la Guarida: ganan los Agentes.
        [crew-at-the-hideout] Solo la Banda ha llegado a la Guarida: gana la Banda.
        [crew-in-the-showdown] El último Rival ha muerto: gana la Banda.
        [rivals-in-the-showdown] No queda nadie de la Banda: ganan los Rivales.
        [stalemate] Ya no se mueve nada: gana la Banda.
       *[nobody-left] No queda nadie, así que no gana nadie.
    }
event-wins =
    { $me ->
        [who] Has ganado.
       *[none] { $who } ha ganado.
    }


# Lo que se pregunta

# $who es una lista de jugadores.
ask-wait =
    { $who-count ->
        [one] Espera: { $who } está decidiendo.
       *[other] Espera: { $who } están decidiendo.
    }
# $other es el cómplice, si lo hay.
ask-partners =
    { $other-id ->
        [none] Tu identidad: { $identity }. No sabes nada de nadie más.
       *[somebody] Tu identidad: { $identity }. También la de { $other }.
    }
# Las cifras que se multiplican, o se suman con otra opción.
ask-crack = Abre la bóveda: ¿{ $first } × { $second } × { $third }?
ask-crack-add = Abre la bóveda: ¿{ $first } + { $second } + { $third } + { $fourth }?
# $card-id es none mientras no se haya mirado la carta.
ask-pass-card =
    { $card-id ->
        [none] Pasa la carta a otra persona.
       *[seen] Pasa esta carta a otra persona: { $card }.
    }
# Le sigue lo que pasa con la carta.
ask-receive = Te llega: { $card }.
ask-receive-bursts = Estalla.
ask-receive-loads = Va al furgón.
ask-receive-keeps = Se queda en tu mano.
ask-receive-chooses = ¿La cargas o te la quedas?
ask-dye = La tinta arruina una de tus cartas: ¿cuál?
ask-alarm-target = Elige a otra persona para “{ $alarm }”.
ask-search = Encuentras: { pile }.
ask-give = Da una de tus cartas a quien has registrado.
ask-vault = Elige cualquier carta de la bóveda para pasarla.
ask-swap = Elige qué rasgos cambian de lugar.
ask-attribute = Pon el rasgo { $alarm } junto a alguien.
ask-action = Tu turno: una acción.
ask-action-bound = Suéltate, o pasa.
ask-shotgun-side = ¿A quién más alcanza, al lado del blanco?
ask-shotgun-cost = ¿Qué carta pagas por la Escopeta?
# $attack-id es lo que $who intenta hacer.
ask-answer =
    { $attack-id ->
        [shot] ¡{ $who } te dispara! ¿Qué haces?
        [stab] ¡{ $who } intenta apuñalarte! ¿Qué haces?
        [zip-tie] ¡{ $who } intenta atarte! ¿Qué haces?
       *[handcuffs] ¡{ $who } intenta esposarte! ¿Qué haces?
    }
ask-follow-up = Ya pasó. ¿Algo a cambio para { $other }?
ask-follow-up-again = ¿Otro disparo a { $other }?
ask-extra-shot = ¿Otro disparo, o basta?
ask-poison = El veneno actúa: Adrenalina, o el final.
ask-loot = ¿Tomas una carta de la mano de quien ha muerto?


# Lo que se puede hacer. $seat es alguien de la mesa.

act-too-late = Tarde para un empate
act-ok = Seguir
# $number es la respuesta de alguien en la carrera.
act-answer = { $number }
act-pass-to = Pasarla a { $seat }
act-load = Cargarla en el furgón
act-keep = Quedársela
act-lose = Perder { $card }
act-choose = Elegir a { $seat }
act-place =
    { $me ->
        [seat] Ponerla junto a ti
       *[none] Ponerla junto a { $seat }
    }
act-swap = Cambiar: { $seat } y { $seat_2 }
act-load-all = Cargar todas las bolsas
act-claim-none = No hay bolsas
act-give = Dar { $card }
act-pick = Elegir { $card }
act-pass = Pasar
act-shoot = Disparar a { $seat }
act-stab = Apuñalar a { $seat }
act-cut = Cortar las ataduras de { $seat }
act-unlock = Abrir las esposas de { $seat }
act-unjam = Desatascar el arma de { $seat }
act-chloroform = Dormir a { $seat }
act-zip-tie = Atar a { $seat }
act-handcuff = Esposar a { $seat }
act-beside = Alcanzar también a { $seat }
act-pay = Pagar con { $card }
act-martial = Usar las Artes marciales
act-hostage = Que lo reciba el Rehén
act-adrenaline = Jugar Adrenalina
act-vest = Pararlo con el chaleco
act-accept = Aceptarlo
act-continue = Dejarlo estar
act-return-fire = Devolver el fuego
act-speedloader = Cargador rápido: disparar a { $seat }
act-stop = Basta
act-second-gun = Segunda arma: disparar a { $seat }
act-take = Tomar una carta
act-leave = No tocar la mano
act-claim-passed-bag = Decir: le pasé una bolsa a { $seat }
act-claim-kept = Decir: { $seat } se quedó una bolsa
act-claim-trust = Decir: confío en { $seat }
act-claim-suspect = Decir: sospecho de { $seat }
act-claim-tattoo = Decir: { $seat } tiene un tatuaje
act-claim-no-tattoo = Decir: { $seat } no tiene tatuaje
# En lugar de $seat: ahí no hay nadie.
nobody = nadie


# Por qué no. $wish es la acción que se niega.

no-no-race-yet = “{ $wish }” tendrá que esperar: aún no hay código a la vista.
no-vault-is-open = “{ $wish }” llega tarde: la bóveda está abierta.
no-before-robbery = “{ $wish }” tendrá que esperar: el robo no ha empezado.
no-after-robbery = “{ $wish }” llega tarde: el robo ha terminado.
no-no-alarm-yet = “{ $wish }” tendrá que esperar: la alarma aún no suena.
no-before-getaway = “{ $wish }” tendrá que esperar a la Huida.
no-another-decides = “{ $wish }” no se puede: ahora decide { $who }, y nadie más.
no-dead = “{ $wish }” no se puede: te han eliminado.
no-silence = “{ $wish }” tendrá que esperar: aún no se puede hablar.
no-dead-silence = “{ $wish }” no se puede: los muertos no hablan.
no-hushed = “{ $wish }” no se puede: con Silencio pagado no puedes hablar.
no-about-another = “{ $wish }” no se puede: aquí se afirma algo de otra persona.
no-claim-later = “{ $wish }” tendrá que esperar: se afirma mientras alguien pasa una carta o elige una acción.
no-claimed = “{ $wish }” tendrá que esperar: basta con una afirmación por turno.
no-ready-already = “{ $wish }” no se puede: ya has seguido.
no-locked-out = “{ $wish }” no se puede: fallaste y ya no respondes.
no-answered = “{ $wish }” no se puede: una respuesta por código, y ya diste la tuya.
no-nobody-there = “{ $wish }” no se puede: ahí no hay nadie.
no-to-another = “{ $wish }” no se puede: la carta va a otra persona.
no-has-to-pass = “{ $wish }” no se puede: una carta sacada hay que pasarla.
no-no-bag = “{ $wish }” no se puede: no te ha llegado ninguna bolsa.
no-loads-always = “{ $wish }” no lo eliges tú: la Banda carga todas las bolsas.
no-keeps-always = “{ $wish }” no lo eliges tú: con la identidad { $identity } te quedas todas las bolsas.
no-somebody-else = “{ $wish }” no se puede: elige a otra persona.
no-no-bags-found = “{ $wish }” no se puede: no has encontrado ninguna bolsa.
no-not-in-vault = “{ $wish }” no se puede: en la bóveda no queda ninguna.
no-swap-two = “{ $wish }” no se puede: tienen que cambiar de lugar dos rasgos.
no-two-players = “{ $wish }” no se puede: hacen falta dos personas distintas.
no-no-attribute = “{ $wish }” no se puede: { $other } no tiene rasgo.
no-move-one = “{ $wish }” no se puede: solo hay un rasgo en juego, y pasa a otra persona.
no-holds-it = “{ $wish }” no se puede: ya está junto a esa persona.
no-has-attribute = “{ $wish }” no se puede: { $other } ya tiene un rasgo, y hay quien no tiene ninguno.
no-not-held = “{ $wish }” exige una carta que no tienes: { $card }.
no-not-yourself = “{ $wish }” no se puede: nadie se ataca a sí mismo.
no-not-living = “{ $wish }” no se puede: ahí no hay nadie con vida.
no-your-side = “{ $wish }” no se puede: tu conciencia está con los Agentes, y { $other } lo es.
no-not-a-neighbour = “{ $wish }” no se puede: { $other } no está a tu lado.
no-bleeding = “{ $wish }” no se puede: { $other } ya se desangra.
no-no-ties = “{ $wish }” no se puede: { $other } no lleva ataduras.
no-no-cuffs = “{ $wish }” no se puede: { $other } no lleva esposas.
no-not-jammed = “{ $wish }” no se puede: el arma de { $other } no está encasquillada.
no-tied = “{ $wish }” no se puede: { $other } ya lleva ataduras.
no-cuffed = “{ $wish }” no se puede: { $other } ya lleva esposas.
no-out-cold = “{ $wish }” no se puede: { $other } ya está inconsciente.
no-masked = “{ $wish }” no se puede: { $other } lleva Máscara.
no-must-shoot = “{ $wish }” no es para ti: un Rival tiene que disparar.
no-must-pass = “{ $wish }” no es para ti: sin nadie a quien disparar, solo puedes pasar.
no-trigger-happy = “{ $wish }” no es para ti: con Gatillo fácil tienes que disparar.
no-agents-do-not = “{ $wish }” no es para ti: un Agente no dispara ni apuñala en su propio turno.
no-only-agents = “{ $wish }” no es para ti: solo un Agente usa Esposas.
no-no-handcuffs = “{ $wish }” no se puede: no quedan Esposas.
no-jammed = “{ $wish }” no se puede: tu arma está encasquillada.
no-after-a-shot = “{ $wish }” tendrá que esperar: un Cargador rápido da otro disparo después de uno tuyo.
no-is-tied = “{ $wish }” no se puede: con ataduras solo puedes cortar las tuyas, o pasar.
no-is-cuffed = “{ $wish }” no se puede: con esposas solo puedes abrir las tuyas, o pasar.
no-cuffs-first = “{ $wish }” tendrá que esperar: primero salen tus esposas.
no-one-action = “{ $wish }” no se puede: un turno es una acción, y ya has disparado.
no-one-shot = “{ $wish }” no se puede: un arma da un disparo por turno, y ya lo has hecho.
no-only-rivals = “{ $wish }” no es para ti: solo un Rival tiene una segunda arma.
no-second-fired = “{ $wish }” no se puede: la segunda arma dispara una vez por turno.
no-second-jammed = “{ $wish }” no se puede: la encasquillada es tu segunda arma.
no-no-martial = “{ $wish }” no se puede: no tienes Artes marciales.
no-martial-used = “{ $wish }” no se puede: están gastadas hasta tu próximo turno.
no-no-hostage = “{ $wish }” no se puede: no tienes ningún Rehén.
no-only-shots = “{ $wish }” no se puede: solo sirve contra disparos.
no-agents-hostage = “{ $wish }” no se puede: un Agente no deja que el Rehén reciba un disparo.
no-no-vest = “{ $wish }” no se puede: solo los Agentes llevan chaleco.
no-vest-used = “{ $wish }” no se puede: tu chaleco está gastado.
no-cold = “{ $wish }” no se puede: estás inconsciente.
no-bound-hands = “{ $wish }” no se puede: sin las manos libres no juegas cartas.
no-own-turn = “{ $wish }” no se puede: con Gatillo fácil no juegas Adrenalina en tu propio turno.
no-no-return-fire = “{ $wish }” no es para ti: solo los Agentes devuelven el fuego.
no-after-return-fire = “{ $wish }” tendrá que esperar: fuera de tu turno, un Cargador rápido va después de devolver el fuego.
no-returned = “{ $wish }” no se puede: ya lo has hecho, y otro disparo exige un Cargador rápido.
no-at-the-attacker = “{ $wish }” no se puede: devuelve el disparo a { $other } y a nadie más.
no-not-beside = “{ $wish }” no se puede: tiene que ser alguien al lado de { $other } que no seas tú.

warn-shows-agent = Te delata: Agente.
warn-shows-rival = Te delata: Rival.
warn-final = No hay vuelta atrás.
warn-dead = Quedas fuera. No hay vuelta atrás.
warn-bound = Hasta que alguien te suelte.

# After the game: what a bot believed, and what it did something for.
hindsight-took-for = { $name } creía que { $who } era: { $identity } ({ $n } %).
hindsight-accused = { $name } acusó a { $who } con una seguridad del { $n } %.
hindsight-framed = { $name } ({ $identity }) acusó a { $who } para que la Banda mirara a otro lado.
hindsight-praised = { $name } respondió por { $who } con una seguridad del { $n } %.
hindsight-shot = { $name } atacó a { $who } creyendo que era: { $identity } ({ $n } %).
hindsight-unsure = { $name } no tenía claro qué eran: { $who }.
