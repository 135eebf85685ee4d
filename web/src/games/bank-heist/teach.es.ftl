# Lo que se cuenta a quien empieza en Bank Heist: antes del primer reparto, en "Cómo se juega" y al tocar algo.

win = Tres bandos roban juntos un banco, y cada uno quiere otro final.
side-crew = Banda
side-agent = Agentes
side-rival = Rivales
want-crew = Cargar 5 bolsas. Que ningún Agente, ni un Rival con bolsa, llegue con vida a la Guarida.
want-agent = Que el robo sea demasiado lento para 5 bolsas, o llegar con vida a la Guarida.
want-rival = Ser el último bando con vida, o llevar una bolsa para el Conductor.
trick = Fíjate en qué pasa con las bolsas que das. La Banda las carga todas, los Agentes se las quedan todas, los Rivales hacen lo que quieren. Pero en la Banda hay alguien con los dedos pegajosos, que también se las queda.

step-1 = Descubre quién eres
step-1-text = Recibes una identidad secreta. Agentes y Rivales ven a su cómplice; la Banda no conoce a nadie.
step-2 = Abre la bóveda
step-2-text = Se destapan tres cifras. Quien las multiplica primero empieza. Una respuesta errónea le cuesta una casilla a la mesa.
step-3 = Roben en silencio
step-3-text = En tu turno sacas una carta, la miras y la pasas boca abajo a quien quieras. Las bolsas se cargan o se guardan; una bomba de tinta estalla; las demás cartas se quedan en la mano para luego. Cada ronda la policía se acerca una casilla.
step-4 = Suena la alarma
step-4-text = Lo mismo, pero cada turno empieza con una carta de alarma, y ahora se puede hablar y mentir. Si la policía llega antes de cargar la quinta bolsa, ganan los Agentes.
step-5 = Arranca
step-5-text = Con la quinta bolsa, toda la mesa va en el furgón, y con arma. Una acción por turno: la Banda dispara, usa una carta o pasa; los Rivales tienen que disparar; los Agentes usan cartas o esposas y solo devuelven el fuego. Si solo quedan Rivales con vida, ganan.
step-6 = La Guarida
step-6-text = Quien vive se destapa. Si hay un Agente, ganan los Agentes. A un Rival sin bolsa le dispara el Conductor; uno con bolsa le paga, y sigue un último tiroteo. Si no, gana la Banda.

deck-identities = Identidades
deck-identities-lead = Se barajan las ocho y se reparte una a cada cual; el resto queda oculto.
deck-vault = La bóveda
deck-vault-lead = Se sacan y se pasan en el robo; se usan en la Huida.
deck-alarm = Cartas de alarma
deck-alarm-lead = Una al empezar cada turno desde que suena la alarma. Las diez últimas se quedan junto a alguien.
deck-handcuffs = Solo Agentes
deck-handcuffs-lead = Están a la vista junto al tablero.

about-crew = Tiene tatuaje. Carga toda bolsa que le pasan; no hay elección. Gana si en la Guarida solo sale adelante la Banda.
about-sticky-fingers = Es de la Banda, con tatuaje, pero se queda toda bolsa que le pasan. Gana y pierde con la Banda.
about-agent = Policía, sin tatuaje. Se queda todas las bolsas. En la Huida nunca dispara primero, pero tiene un chaleco que para un disparo, y esposas. Gana si la policía llega a tiempo, o si un Agente llega con vida a la Guarida.
about-rival = Sin tatuaje. Carga o se queda una bolsa, como quiera. En la Huida tiene que disparar cada turno, y lleva una segunda arma. Gana si solo viven Rivales, o en el tiroteo tras pagar con una bolsa al Conductor.
about-handcuffs = Acción de un Agente: quien lleva esposas solo puede soltarse con una Ganzúa. Delata al Agente.
about-truck = Las bolsas cargadas. Con la quinta empieza la Huida.
about-road-bank = Lo cerca que está la policía. La ficha avanza cada vez que le toca a quien empezó, y con cada respuesta errónea ante la bóveda. En la última casilla ganan los Agentes.
about-road-van = Lo cerca que está la Guarida. La ficha avanza cada vez que le toca a quien empezó.
about-start-player = Acertó primero, y tiene el primer turno en cada parte de la partida.
about-partner = Son del mismo bando. Solo lo saben los dos.
about-tied = Con ataduras: no puede actuar hasta que un Cuchillo las corte.
about-cuffed = Con esposas: no puede actuar hasta que una Ganzúa las abra.
about-cold = Inconsciente: pierde el próximo turno y hasta entonces no puede responder a nada.
about-bleeding = Con una puñalada: muere al final de su próximo turno.
about-vest = El chaleco del Agente ha parado un disparo. Sirve una vez.
about-facedown = Ha muerto, y su identidad es secreta hasta el final.

# Lo que se toca y no es una carta.
title-handcuffs = Esposas
title-truck = Furgón
title-road-bank = Policía
title-road-van = Camino a la Guarida
title-start-player = Quien empieza
title-partner = Cómplice
title-tied = Ataduras
title-cuffed = Esposas
title-cold = Inconsciente
title-bleeding = Se desangra
title-vest = Chaleco
title-facedown = Boca abajo

# El consejero: en qué fijarse cuando llega por primera vez una clase de decisión.
look-partners = Esta es tu carta. Dice quién eres; mantenla pulsada para ver qué quieres.
look-crack = Multiplica las tres cifras. La primera respuesta correcta dirige; una errónea le cuesta una casilla a la mesa.
look-pass-card = Esta carta va a otra persona. Mira el furgón: ¿a quién le llegó una bolsa, y la cargó?
look-receive = Nadie más ve qué era. Toda la mesa ve si cae una bolsa en el furgón.
look-dye = Se arruina una carta de tu mano. Toca la que te sobre.
look-alarm-target = La carta de alarma dice qué puedes hacer, y a quién.
look-search = Solo tú ves esta mano. Nadie puede comprobar lo que digas de ella.
look-give = Una de tus cartas va a quien has registrado.
look-vault = Puedes elegir cualquier carta de la bóveda para pasarla.
look-swap = Dos rasgos cambian de dueño.
look-attribute = Se queda con esa persona para siempre.
look-action = Mira cuánto falta para la Guarida y quién sigue con vida. Solo tienes una acción.
look-shotgun-side = La Escopeta alcanza también a alguien junto al blanco.
look-shotgun-cost = El disparo te cuesta una carta.
look-answer = Alguien te ataca. Tus cartas pueden salvarte; nadie sabe cuáles tienes.
look-follow-up = Ya pasó. Puedes devolver el fuego, o dejarlo estar.
look-extra-shot = Puedes disparar otra vez.
look-poison = El veneno espera a la Adrenalina.
look-loot = Una carta de la mano de quien ha muerto puede ser tuya, a ciegas.

# Por qué: lo que piensa alguien sensato.
because-ok = Aquí no hay nada que elegir; toda la mesa pulsa el mismo botón, para que no delate nada.
because-load = Una bolsa cargada acerca la Huida, y parece cosa de la Banda.
because-keep = Una bolsa en tu mano paga al Conductor en la Guarida.
because-least = Es la carta que menos echarás de menos.
because-swap = Lo bueno viene a tu bando, lo malo se va a los otros.
because-load-all = Cada bolsa en el furgón cuenta, estuviera donde estuviera.
because-claim-none = Esa mano solo la ven ustedes dos: las bolsas ocultas frenan el robo.
because-hold-fire = Un disparo a quien no es ayuda a tus enemigos; nadie destaca aún lo bastante.
because-free = Alguien que pueda actuar puede valerte más que la carta.
because-beside = Es quien más parece estar en tu contra.
because-dodge = Te salva ahora, y no enseña a nadie quién eres.
because-vest = Te salva la vida, aunque toda la mesa ve que eres Agente.
because-accept = No hay nada que ayude, o vale más después.
because-rest = Seguir no da nada.
because-return-fire = De todos modos ya saben quién eres.
because-take = Una carta más no hace daño.
because-leave = No quieres lo que pueda haber ahí.
because-look = De { $who } es de quien menos sabes, así que es donde más aprendes.
because-show = { $who } puede ser de tu bando, y lo recordará.
because-search = { $who } tiene cartas y puede esconder bolsas.
because-bag-loads =
    { $n ->
        [one] { $who } ya ha cargado una bolsa, y la Banda las carga todas.
       *[other] { $who } ya ha cargado { $n } bolsas, y la Banda las carga todas.
    }
because-bag = { $who } puede ser de la Banda. Si la bolsa cae en el furgón, cuenta; si no, has aprendido algo.
because-bag-agent = { $who } puede quedársela, y cada bolsa que no se carga ayuda a la policía.
because-bag-partner = { $who }, tu cómplice, la mantiene fuera del furgón si hace falta.
because-dye =
    { $n ->
        [one] Arruina una carta de quien la reciba: { $who } tiene 1, y no parece de tu lado.
       *[other] Arruina una carta de quien la reciba: { $who } tiene { $n }, y no parece de tu lado.
    }
because-partner = { $who } es de tu bando y puede usarla en la Huida.
because-item = Ayuda en la Huida, y es más probable que { $who } esté contigo que en tu contra.
because-lock-pick = Solo ayuda a quien está en apuros, así que hasta un enemigo puede tenerla.
because-place-good =
    { $me ->
        [who] Con él te va mejor a ti.
       *[none] A { $who } le va mejor con él, y eso te conviene.
    }
because-place-bad = Es probable que { $who } esté en tu contra, y con él le va peor.
because-pick-bag = Una bolsa más que se puede cargar, si llega a quien debe.
because-pick = No necesitas bolsas en el furgón, pero esto puede servir.
because-shoot-known = De { $who } ya se sabe: { $identity }.
because-shoot-rival = Tienes que disparar, y { $who } no es tu cómplice.
because-shoot = De quienes van en el furgón, { $who } es quien más parece estar en tu contra.
because-bind = { $who } no puede hacer nada durante un rato, y nadie ha tenido que morir.
because-say = Lo que digas puede poner a los demás de tu parte.
because-wait = Esperar no cuesta nada.
because-usual = Es lo que se hace en estos casos.
