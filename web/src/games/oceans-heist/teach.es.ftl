# Lo que se cuenta a quien empieza en Ocean's Heist: antes del primer reparto, en "Cómo se juega" y al tocar algo.

win = Dos equipos: la Banda gana si saca el Objetivo; la Seguridad, si suenan demasiadas alarmas.
picture-asks = la Defensa de la Seguridad pide
picture-ready = preparado: paga
picture-hand = aún en la mano: no puede pagar
side-crew = Banda:
side-staff = Seguridad:
want-crew = Llevarse el Objetivo en la ronda 4 y no dejar nada en pie en la ronda 5.
want-staff = Que suene una sexta alarma, o mantener en pie una Defensa en la ronda 5.
trick = Solo paga lo que está preparado. La Banda ve ocho Defensas, la Seguridad coloca en secreto cuatro de ellas, y la Banda tiene que preparar su Material antes de saber cuáles.

step-1 = Preparación
step-1-text = La Seguridad elige el Objetivo y dos Defensas Globales. La Banda puede elegir una Situación y después compra Material por $5000: tiene que durar toda la noche.
step-2 = Mirar
step-2-text = Cada ronda salen ocho Defensas, a la vista de ambos equipos. Cada una tiene un precio en clases como hackeo o escalo.
step-3 = Poner cartas
step-3-text = La Seguridad coloca cuatro de las ocho boca abajo. A la vez, la Banda prepara Material boca abajo, y puede añadir algo un poco después. Lo que está en la mesa no vuelve a la mano.
step-4 = Pagar
step-4-text = Todo se destapa. Cada uso de una carta preparada da lo que pone en ella; paga cada Defensa entera, de una de sus maneras. “Autoasignar” encuentra el mejor plan.
step-5 = Improvisar
step-5-text = Por lo que quede en pie se puede lanzar el dado: cede cartas, nombra un número por cada una y lanza.
step-6 = Alarmas
step-6-text = Lo que queda en pie suena una vez y se queda para la próxima ronda; en la bóveda suena dos veces. La sexta alarma acaba con el golpe.
step-7 = Cinco rondas
step-7-text = Tres Entradas; luego el Asalto a la bóveda, donde tiene que caer la Defensa propia del Objetivo; luego la Fuga: una Defensa más por cada alarma, y no puede quedar nada en pie.

deck-equipment = Material
deck-equipment-lead = Lo compra la Banda. Los puntos son usos.
deck-situation = Situaciones
deck-situation-lead = La Banda puede elegir una para toda la noche.
deck-target = Objetivos
deck-target-lead = La Seguridad elige uno; su propia Defensa espera en la ronda 4.
deck-unique = La Defensa propia del Objetivo
deck-unique-lead = Págala en la ronda 4, y el Objetivo es de la Banda.
deck-casino = Defensas del Casino
deck-casino-lead = Cada ronda salen ocho y se colocan cuatro.
deck-vault = Defensas de Bóveda
deck-vault-lead = Solo en la ronda 4: salen tres y se colocan dos. Cada una suena dos veces.
deck-global = Defensas Globales
deck-global-lead = La Seguridad elige dos; cuentan toda la noche.

about-hack = hackeo: ordenadores, radio, electrónica.
about-sneak = sigilo: silencio, oscuridad, que no te vean.
about-con = engaño: disfraz y labia.
about-force = fuerza: músculo, cortes, explosivos.
about-lure = señuelo: llevar la atención a otra parte.
about-pick = ganzúa: cerraduras y cajas fuertes.
about-climb = escalo: cuerdas, conductos, equilibrio.
about-alarms = Cada Defensa que queda en pie suena. Se permiten cinco alarmas, y cada una alarga la Fuga; la sexta acaba con el golpe, y gana la Seguridad.
about-scenes = La noche tiene cinco rondas: tres Entradas, el Asalto a la bóveda, donde se toma el Objetivo, y la Fuga.
about-pool = Lo que podrían dar las cartas preparadas, clase por clase. Lo que sigue en la mano no cuenta.
about-check = La mesa de la Banda podría pagar esta por sí sola; no necesariamente todas a la vez.
about-captain = Confirma por el equipo. Cualquiera del equipo puede cambiar el borrador.

# Lo que se toca y no es una carta.
title-alarms = Alarmas
title-scenes = Escenas
title-pool = Fondo
title-check = Se puede pagar
title-captain = Al mando

# El consejero: en qué fijarse cuando llega por primera vez una clase de decisión.
look-target = Cada Objetivo tiene su propia Defensa, que la Banda debe pagar en la ronda 4.
look-situation = Una Situación mejora toda la noche una clase de Material. Después, compra de esa clase.
look-prepare-crew = Compra algo de cada clase. “Llenar la bolsa por mí” hace una buena, y puedes cambiarla.
look-prepare-staff = Dos de estas complican toda la noche. Elige clases que se pidan a menudo.
look-reveal = Mira qué piden: cuatro de ellas estarán pronto boca abajo.
look-prep-crew = Prepara lo que pueda pagar varias de esas. Solo paga lo que está preparado, y después necesitarás algo.
look-prep-staff = Coloca las cuatro que más le cueste pagar a la Banda.
look-crunch = La última ocasión de preparar algo más.
look-assign = Cada Defensa quiere que se pague entero uno de sus precios. “Autoasignar” encuentra el mejor plan.
look-wing = Lo que queda en pie suena, salvo que saques uno de los números en los que pusiste cartas.

# Por qué: lo que piensa alguien sensato. $left es cuántas alarmas más puede hacer sonar la Banda.
because-target = Su Defensa pide clases difíciles de conseguir.
because-situation = Mejora un Material que comprarías de todos modos.
because-no-situation = Ninguna merece la pena esta noche.
because-global = Esa clase se pide a menudo, así que le cuesta a la Banda toda la noche.
because-buy = La bolsa necesita algo de las siete clases, y esto es barato para lo que da.
because-skip = Ya has visto lo que necesitas.
because-lay = A la Banda le costará pagarla.
because-lay-open = Mejor esta boca arriba: le dice menos a la Banda.
because-place = Varias de las Defensas que han salido piden lo que da.
because-pay = Es la manera más barata de pagarla.
because-auto = Encuentra el plan que deja menos en pie y gasta menos.
because-aim = Sonaría, y vale las cartas.
because-stake = Es la carta que menos echarás de menos.
because-coin = Ahora vale la pena una segunda tirada.
because-attempt = Merece una tirada: lo que queda en pie sonará.
because-confirm = Con eso basta; el resto es para rondas posteriores.
because-confirm-escape = Es lo que tienes: ahora no puede quedar nada en pie.
because-stand =
    { $left ->
        [0] Cuesta más de lo que puedes pagar.
        [one] Cuesta demasiado; se permite una alarma más.
       *[other] Cuesta demasiado; se permiten { $left } alarmas más.
    }
because-stop =
    { $left ->
        [0] Las cartas valen más que una oportunidad con el dado.
        [one] Guarda tus cartas; se permite una alarma más.
       *[other] Guarda tus cartas; se permiten { $left } alarmas más.
    }
because-change = Hay algo mejor que hacer con eso.
because-wait = Tu equipo ya ha hecho lo que había que hacer.
because-usual = Es lo que se hace en estos casos.
