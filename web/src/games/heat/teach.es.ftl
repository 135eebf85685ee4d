# Lo que se cuenta a quien empieza en Heat: antes del primer reparto, en "Cómo se juega" y al tocar algo.

win = Gana quien tenga más dinero después de que cada cual pague su Calor.
picture-money = dinero
picture-heat = Calor × ${ $price }
picture-keeps = le queda
picture-sum = ${ $n }
picture-wins = GANA
picture-jail = no puede pagar: cárcel
trick = El buen dinero trae Calor, y al final cada ficha de Calor te cuesta dinero. Cada una que alguien toma las encarece todas.

step-1 = El plan
step-1-text = Tienes dos cartas. Tres veces, cada cual pasa una carta a su vecino, saca una y toma la que le llega. Ya son cinco.
step-2 = Elige una carta, cuatro veces
step-2-text = En cada una de las cuatro Etapas se elige una carta en secreto. Se destapan a la vez; actúa tu carta más nueva.
step-3 = A, luego B, luego C
step-3-text = Las cartas A actúan primero: cambian manos y cartas, y te enfrían. Las B dan dinero y Calor. Las C pagan a quien planeó bien. Una carta con dos letras actúa dos veces.
step-4 = ¿Hay bastante Calor?
step-4-text = Si en el tablero faltan fichas para todas las cartas B, la policía interviene antes de B: cada cual devuelve 1 de Calor, y quien lo haga pierde $3. Una y otra vez, hasta que haya bastante.
step-5 = Pagar
step-5-text = Tres Golpes, doce Etapas. Después cada cual paga el precio del tablero por cada ficha de Calor. Quien no pueda pagar va a la cárcel y no puede ganar.

deck-cards = Cartas de Plan
deck-cards-lead = Aquí las ves todas, y nadie tiene otras. Con pocos jugadores se quitan algunas.
deck-apb = Cartas de búsqueda
deck-apb-lead = Solo con esa regla de la mesa: sale una cada vez que interviene la policía.

about-phase-a = A: actúa primero. Cambian manos y cartas, y se devuelve Calor.
about-phase-b = B: actúa después de A. Da dinero, y Calor con él.
about-phase-c = C: actúa al final. Paga si se cumple lo que pide.
about-affairs = Situación: aquí hay 15 fichas de Calor. Cuantas menos quedan, más cuesta cada una, igual para todos. Solo se paga al final.
about-heat-token = Calor: al final pagas el precio del tablero por cada ficha que aún tengas.
about-record = Historial: las cartas que has jugado en este Golpe, la más nueva a la derecha. Solo actúa la más nueva; las anteriores cuentan para algunas cartas.
about-owes = Lo que costaría el Calor al precio de ahora. Quien al final tenga menos dinero que eso va a la cárcel.
about-dragnet = Cada cual devuelve 1 de Calor; quien lo haga pierde $3.
about-manhunt = Quien tenga más Calor devuelve 3 y pierde $2 por ficha.
about-stakeout = Quien use una carta B devuelve 1 de Calor; quien lo haga pierde $4.
about-curfew = Cada cual devuelve 1 de Calor; quien lo haga pierde el precio de una ficha.
about-informant = Quien tenga más dinero devuelve 2 de Calor; quien lo haga pierde $5.
about-amnesty = Cada cual devuelve 1 de Calor. Nadie pierde dinero.
about-roadblock = Quien fuera a tomar más Calor ahora no toma nada ni gana nada, y devuelve 1 de Calor.
about-plea-bargain = Quien tenga 2 de Calor o más devuelve 2 y pierde $5.
about-internal-affairs = Entre quienes tienen Calor, quien tenga menos lo devuelve todo y pierde $3.

# Lo que se toca y no es una carta.
title-phase-a = Fase A
title-phase-b = Fase B
title-phase-c = Fase C
title-affairs = Situación
title-heat-token = Calor
title-record = Historial
title-owes = Precio del Calor

# El consejero: en qué fijarse cuando llega por primera vez una clase de decisión.
look-draft = Estas son tus cartas. Una va a tu vecino; pasa la que menos te ayude.
look-choose = Aquí está el precio de una ficha de Calor. Es lo que te costará tu carta al final.
look-a-phase = Mira las cartas que hay ahora en la mesa: tu carta A actúa sobre ellas.

# Por qué: lo que piensa alguien sensato. $gain, $cost y $price son dólares, $take y $heat fichas.
because-pass = De tus cartas es la que menos te ayuda, y tampoco ayuda mucho a tu vecino.
because-play = Es lo mejor que tienes para esta Etapa.
because-claim = Una palabra puede apartar a alguien de la carta que quieres jugar.
because-add = Es la mejor carta para este momento, y actúa enseguida.
because-again = Vale la pena usar esa carta otra vez.
because-aside = Son las que menos echarás de menos.
because-cool =
    { $heat ->
        [one] Tu única ficha de Calor cuesta ${ $cost } tal como están las cosas: devolverla ahorra dinero.
       *[other] Tus { $heat } fichas de Calor cuestan ${ $cost } tal como están las cosas: devolver algunas ahorra dinero.
    }
because-money =
    { $take ->
        [0] Da dinero y nada de Calor.
        [one] Da unos ${ $gain } por 1 de Calor, que cuesta ${ $price } tal como están las cosas.
       *[other] Da unos ${ $gain } por { $take } de Calor, que cuestan ${ $cost } tal como están las cosas.
    }
because-pays-off = No toma Calor, y es probable que se cumpla lo que pide.
because-plan = Te da una carta mejor con la que trabajar.
because-copy = { $who } usa { $card }, la mejor carta para copiar.
because-hotter = { $who } tiene más Calor que tú, así que paga.
because-question = Ves la mano de { $who }, y eso vale algo.
because-wait = Puedes cambiar de idea hasta que llegue la última.
because-usual = Es lo que se hace en estos casos.
