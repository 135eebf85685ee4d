# Heat. $me es el argumento que lee, si lo hay. El dinero va en dólares; el Calor se cuenta en fichas.


# Lo que el juego dice de sí mismo

mood = Prepara un plan, destapa a la vez y lárgate antes de que queme.
genre = draft y destape
option-apb = Cartas de búsqueda
option-apb-meaning = Las Consecuencias se sacan de ellas
option-draft = El draft
option-draft-meaning = De dónde salen las cartas de las Etapas siguientes
option-draft-seed = Montones de cinco
option-draft-v0_96 = El mazo común
option-max_extra_a = Fases A adicionales
option-max_extra_a-meaning = Como máximo, en una Etapa
option-crackdown_cap = Tope de la Redada
option-crackdown_cap-meaning = Lo más que paga; 0: sin límite
option-timers = Relojes
option-timers-meaning = Sin ellos, cada cual tarda lo que quiera
option-draft_seconds = Tiempo por pase
option-draft_seconds-meaning = Segundos para cada carta que se pasa
option-choose_seconds = Tiempo para elegir carta
option-choose_seconds-meaning = Segundos para la carta de una Etapa
option-a_seconds = Tiempo en una fase A
option-a_seconds-meaning = Segundos para una decisión
option-memory_aid = Ayuda para la memoria
option-memory_aid-meaning = Cada cual tiene una lista privada de las cartas que pasó y vio
option-private_chat = Susurros
option-private_chat-meaning = Se puede escribir en privado a otra persona


# Las cartas

name-lay-low = Perfil bajo
name-copycat-crime = Golpe cal{"\u00AD"}cado
name-backup-plan = Plan B
name-circle-back = Media vuelta
name-case-the-joint = Tan{"\u00AD"}tear el terre{"\u00AD"}no
name-the-lift = Hurto
name-bank-job = Atraco al banco
name-heavy = Gorila
name-smash-and-grab = Rompe y corre
name-armored-car = Furgón blin{"\u00AD"}dado
name-long-con = Timo largo
name-getaway-driver = Piloto de fuga
name-interrogation = Tercer grado
name-crackdown = Redada
name-clean-hands = Manos lim{"\u00AD"}pias
name-public-enemy = Ene{"\u00AD"}migo públi{"\u00AD"}co
name-fence = Mer{"\u00AD"}cado negro
name-tip-off = Soplo
name-dragnet = Batida
name-manhunt = Cace{"\u00AD"}ría
name-stakeout = Vigi{"\u00AD"}lancia
name-curfew = Toque de queda
name-informant = Infor{"\u00AD"}mante
name-amnesty = Amnis{"\u00AD"}tía
name-roadblock = Con{"\u00AD"}trol poli{"\u00AD"}cial
name-plea-bargain = Trato con el fiscal
name-internal-affairs = Asun{"\u00AD"}tos Inter{"\u00AD"}nos


# Lo que pasó

event-heist = Empieza el Golpe { $heist }: toca preparar los planes.
event-dealt =
    { $me ->
        [who] Sacas { $card }.
       *[none] { $who } saca { $card }.
    }
event-picked =
    { $me ->
        [who] Apartas una carta para pasarla.
       *[none] { $who } aparta una carta para pasarla.
    }
event-passed =
    { $me ->
        [who] Pasas { $card } a { $other }.
        [other] { $who } te pasa { $card }.
       *[none] { $who } pasa { $card } a { $other }.
    }
event-drafted = Los planes están listos.
event-claims =
    { $me ->
        [who] Dices: “Voy a jugar { $card }”.
       *[none] { $who } dice: “Voy a jugar { $card }”.
    }
event-claims-quiet =
    { $me ->
        [who] Dices: “No voy a tomar Calor”.
       *[none] { $who } dice: “No voy a tomar Calor”.
    }
event-stage = Etapa { $stage }.
event-chose =
    { $me ->
        [who] Has elegido una carta.
       *[none] { $who } ha elegido una carta.
    }
event-plays =
    { $me ->
        [who] Juegas { $card }.
       *[none] { $who } juega { $card }.
    }
event-sits-out =
    { $me ->
        [who] No te quedan cartas que jugar.
       *[none] A { $who } no le quedan cartas que jugar.
    }
event-draws =
    { $me ->
        [who] Sacas { counted-cards } del mazo.
       *[none] { $who } saca { counted-cards } del mazo.
    }
event-drew =
    { $me ->
        [who] Sacas { $card }.
       *[none] { $who } saca { $card }.
    }
event-no-draws = Habría que sacar { $needed } cartas, pero en el mazo quedan { $left }: nadie saca.
event-decided =
    { $me ->
        [who] Has decidido.
       *[none] { $who } ha decidido.
    }
event-returns =
    { $me ->
        [who] Devuelves { $heat } de Calor.
       *[none] { $who } devuelve { $heat } de Calor.
    }
event-copies =
    { $me ->
        [who] Copias { $card } de { $other }.
        [other] { $who } te copia { $card }.
       *[none] { $who } copia { $card } de { $other }.
    }
event-adds =
    { $me ->
        [who] Añades { $card }.
       *[none] { $who } añade { $card }.
    }
event-uses-again =
    { $me ->
        [who] Vuelves a { $card }.
       *[none] { $who } vuelve a { $card }.
    }
event-sets-aside =
    { $me ->
        [who] Apartas { counted-cards }.
       *[none] { $who } aparta { counted-cards }.
    }
event-set-aside =
    { $me ->
        [who] Apartas { $card }.
       *[none] { $who } aparta { $card }.
    }
event-questions =
    { $me ->
        [who] Interrogas a { $other }.
        [other] { $who } te interroga.
       *[none] { $who } interroga a { $other }.
    }
event-sees =
    { $me ->
        [who] Ves { $card } en la mano de { $other }.
       *[none] { $who } ve { $card } en la mano de { $other }.
    }
event-extra-a = Hay cartas nuevas: fase A adicional { $extra }.
event-skips =
    { $me ->
        [who] No llegas más lejos: { $card } se queda sin su efecto A.
       *[none] { $who } no llega más lejos: { $card } se queda sin su efecto A.
    }
event-consequence = Hace falta { $needed } de Calor y en el tablero hay { $left }: Consecuencias.
event-apb = Orden de búsqueda: { $apb }.
event-apb-shuffled = Se barajan las cartas de búsqueda.
event-cancelled =
    { $me ->
        [who] No sacas nada de { $card }: interviene la policía.
       *[none] { $who } no saca nada de { $card }: interviene la policía.
    }
event-loses =
    { $me ->
        [who] Pierdes ${ $money }.
       *[none] { $who } pierde ${ $money }.
    }
event-pays =
    { $me ->
        [who] Pagas ${ $money } a { $other }.
        [other] { $who } te paga ${ $money }.
       *[none] { $who } paga ${ $money } a { $other }.
    }
event-gains =
    { $me ->
        [who] Ganas ${ $money }.
       *[none] { $who } gana ${ $money }.
    }
event-takes =
    { $me ->
        [who] Tomas { $heat } de Calor.
       *[none] { $who } toma { $heat } de Calor.
    }
event-earns =
    { $me ->
        [who] Cobras ${ $money }.
       *[none] { $who } cobra ${ $money }.
    }
event-price = El Calor cuesta ${ $price } por ficha; { $left } en el tablero.
event-too-hot = Hace falta { $needed } de Calor, más del que hay: la partida termina.
event-caught =
    { $me ->
        [who] Vas a la cárcel por ello.
       *[none] { $who } va a la cárcel por ello.
    }
event-jailed =
    { $me ->
        [who] Debes ${ $bill }, tienes ${ $money } y vas a la cárcel.
       *[none] { $who } debe ${ $bill }, tiene ${ $money } y va a la cárcel.
    }
event-pays-off =
    { $me ->
        [who] Pagas ${ $bill } por el Calor y te quedan ${ $money }.
       *[none] { $who } paga ${ $bill } por el Calor y le quedan ${ $money }.
    }
event-wins =
    { $me ->
        [who] Ganas con ${ $money }.
       *[none] { $who } gana con ${ $money }.
    }
event-no-winner = Todo el mundo está en la cárcel; no gana nadie.

# Parte de frases: cuántas cartas saca o aparta alguien.
counted-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }


# Lo mismo sin el nombre, donde este ya está.

did-dealt =
    { $me ->
        [who] sacas { $card }.
       *[none] saca { $card }.
    }
did-picked =
    { $me ->
        [who] apartas una carta para pasarla.
       *[none] aparta una carta para pasarla.
    }
did-passed =
    { $me ->
        [who] pasas { $card } a { $other }.
        [other] te pasa { $card }.
       *[none] pasa { $card } a { $other }.
    }
did-claims =
    { $me ->
        [who] dices: “Voy a jugar { $card }”.
       *[none] dice: “Voy a jugar { $card }”.
    }
did-claims-quiet =
    { $me ->
        [who] dices: “No voy a tomar Calor”.
       *[none] dice: “No voy a tomar Calor”.
    }
did-chose =
    { $me ->
        [who] has elegido una carta.
       *[none] ha elegido una carta.
    }
did-plays =
    { $me ->
        [who] juegas { $card }.
       *[none] juega { $card }.
    }
did-sits-out =
    { $me ->
        [who] te quedas sin cartas que jugar.
       *[none] se queda sin cartas que jugar.
    }
did-draws =
    { $me ->
        [who] sacas { counted-cards } del mazo.
       *[none] saca { counted-cards } del mazo.
    }
did-drew =
    { $me ->
        [who] sacas { $card }.
       *[none] saca { $card }.
    }
did-decided =
    { $me ->
        [who] has decidido.
       *[none] ha decidido.
    }
did-returns =
    { $me ->
        [who] devuelves { $heat } de Calor.
       *[none] devuelve { $heat } de Calor.
    }
did-copies =
    { $me ->
        [who] copias { $card } de { $other }.
        [other] te copia { $card }.
       *[none] copia { $card } de { $other }.
    }
did-adds =
    { $me ->
        [who] añades { $card }.
       *[none] añade { $card }.
    }
did-uses-again =
    { $me ->
        [who] vuelves a { $card }.
       *[none] vuelve a { $card }.
    }
did-sets-aside =
    { $me ->
        [who] apartas { counted-cards }.
       *[none] aparta { counted-cards }.
    }
did-set-aside =
    { $me ->
        [who] apartas { $card }.
       *[none] aparta { $card }.
    }
did-questions =
    { $me ->
        [who] interrogas a { $other }.
        [other] te interroga.
       *[none] interroga a { $other }.
    }
did-sees =
    { $me ->
        [who] ves { $card } en la mano de { $other }.
        [other] ve { $card } en tu mano.
       *[none] ve { $card } en la mano de { $other }.
    }
did-skips =
    { $me ->
        [who] no llegas más lejos: { $card } se queda sin su efecto A.
       *[none] no llega más lejos: { $card } se queda sin su efecto A.
    }
did-cancelled =
    { $me ->
        [who] no sacas nada de { $card }: interviene la policía.
       *[none] no saca nada de { $card }: interviene la policía.
    }
did-loses =
    { $me ->
        [who] pierdes ${ $money }.
       *[none] pierde ${ $money }.
    }
did-pays =
    { $me ->
        [who] pagas ${ $money } a { $other }.
        [other] te paga ${ $money }.
       *[none] paga ${ $money } a { $other }.
    }
did-gains =
    { $me ->
        [who] ganas ${ $money }.
       *[none] gana ${ $money }.
    }
did-takes =
    { $me ->
        [who] tomas { $heat } de Calor.
       *[none] toma { $heat } de Calor.
    }
did-earns =
    { $me ->
        [who] cobras ${ $money }.
       *[none] cobra ${ $money }.
    }
did-caught =
    { $me ->
        [who] vas a la cárcel por ello.
       *[none] va a la cárcel por ello.
    }
did-jailed =
    { $me ->
        [who] debes ${ $bill }, tienes ${ $money } y vas a la cárcel.
       *[none] debe ${ $bill }, tiene ${ $money } y va a la cárcel.
    }
did-pays-off =
    { $me ->
        [who] pagas ${ $bill } por el Calor y te quedan ${ $money }.
       *[none] paga ${ $bill } por el Calor y le quedan ${ $money }.
    }
did-wins =
    { $me ->
        [who] ganas con ${ $money }.
       *[none] gana con ${ $money }.
    }

# Lo que se pregunta

ask-wait-or-change = Espera a los demás; hasta entonces puedes cambiar de idea.
ask-pass-left = Pasa una carta a quien tienes a la izquierda.
ask-pass-right = Pasa una carta a quien tienes a la derecha.
ask-choose = Elige tu carta.

# En una fase A, según lo que la carta en uso deja elegir.
ask-copy = Copia la carta de otra persona.
ask-add = Añade una carta de tu mano a tu Historial.
ask-again = Elige una carta anterior de tu Historial para usarla de nuevo.
# $left es cuántas cartas quedan por apartar.
ask-aside =
    { $left ->
        [one] Aparta una carta de tu mano. Falta { $left }.
       *[other] Aparta una carta de tu mano. Faltan { $left }.
    }
ask-question = Interroga a otra persona.


# Lo que se puede hacer

act-pass = Pasar { $card }
act-play = Jugar { $card }
act-claim = Decir: voy a jugar { $card }
act-claim-quiet = Decir: no voy a tomar Calor
act-copy = Copiar la carta de { $seat }
act-add = Añadir { $card }
# $number es un lugar del propio Historial; la carta más antigua es la 1.
act-again = Usar de nuevo la carta { $number } de tu Historial
act-aside = Apartar { $card }
act-question = Interrogar a { $seat }


# Lo que hacen las cartas de Plan, una frase por cosa. En la fase A:

effect-draw = Saca { $n }.
effect-return = Devuelve { $n } de Calor.
effect-return-company = Devuelve { $n } de Calor, { $more } más si alguien más usa esta carta.
effect-copy = Esta carta pasa a ser copia de la que usa otra persona.
effect-add = Añade una carta de tu mano a tu Historial.
effect-again = Mueve una carta anterior de tu Historial al final.
# Después de "Saca 2.": se apartan tantas cartas como se sacaron.
effect-aside = Aparta otras tantas cartas.
effect-question = Mira la mano de otra persona.

# En la fase B; effect-gain también en la fase C.
effect-gain = Gana ${ $n }.
effect-alone = Gana ${ $n } más si nadie más usa esta carta.
effect-per-record = Gana ${ $n } por cada carta de tu Historial.
effect-toll = Quien use otra carta con efecto B te paga ${ $n }.
effect-take = Toma { $n } de Calor.

# En la fase C.
effect-least-heat = Gana ${ $n } si nadie tiene menos Calor que tú.
effect-most-heat = Gana ${ $n } si tienes más Calor que nadie.
effect-hotter-suspect = Gana ${ $n } si la persona interrogada tiene más Calor que tú.
effect-per-older-b = Gana ${ $n } por cada carta anterior de tu Historial con efecto B.
effect-per-taker = Gana ${ $n } por cada rival que haya tomado Calor en esta Etapa.
effect-heat-bill = Gana ${ $n } por cada dólar que cuesta ahora tu Calor.
# Después de una de las frases de arriba: lo que la carta paga si no se cumple su condición,
# y lo más que paga.
effect-otherwise = Si no, gana ${ $n }.
effect-most = Como mucho, ${ $n }.

# Lo que una carta hace en la fase que sigue, y lo que va entre dos frases de una carta.
phase-a = A:
phase-b = B:
phase-c = C:
effects-separator = {" "}


# Por qué no. $wish es la acción que se niega.

no-not-held = “{ $wish }” no se puede: no tienes esa carta.
no-no-such-card = “{ $wish }” no se puede: esa carta no está en esta partida.
no-sits-out = “{ $wish }” no se puede: no te quedan cartas y no juegas en esta Etapa.
no-claimed = “{ $wish }” es demasiado: por ahora ya has hecho tu anuncio.
no-no-claims-now = “{ $wish }” tendrá que esperar: los anuncios se hacen mientras se elige carta.
no-draft-first = “{ $wish }” tendrá que esperar: aún se preparan los planes.
no-drafted = “{ $wish }” no se puede ahora: los planes de este Golpe están listos.
no-played = “{ $wish }” llega tarde: las cartas de esta Etapa ya están a la vista.
no-not-open-yet = “{ $wish }” tendrá que esperar: los efectos A llegan cuando todas las cartas de la Etapa estén a la vista.
no-nothing-due = “{ $wish }” no se puede: en esta fase A no se te pide nada.
no-decided = “{ $wish }” no se puede: ya has decidido en esta fase A.
no-oneself = “{ $wish }” no se puede: esa persona eres tú.
no-nobody-there = “{ $wish }” no se puede: ahí no hay nadie.
no-no-current-card = “{ $wish }” no se puede: { $other } no juega en esta Etapa y no usa ninguna carta.
no-no-older-card = “{ $wish }” no se puede: tus cartas anteriores son de la 1 a la { $most }.
no-all-picked = “{ $wish }” no se puede: ya has elegido todas las cartas así que tienes.

# After the game: what a bot believed, and what it did something for.
hindsight-expected = { $name } creía que { $who } jugaría { $card }, como había dicho ({ $n } %).
hindsight-expected-quiet = { $name } creía que { $who } no tomaría Calor, como había dicho ({ $n } %).
hindsight-word = Para { $name }, la palabra de { $who } valía un { $n } %.
hindsight-lure = { $name } prometió no tomar Calor para que otros se confiaran, y jugó { $card }.
hindsight-decoy = { $name } habló de { $said } para ocultar { $card }.
hindsight-alone = { $name } nombró { $card } para quedarse a solas con ella.
hindsight-company = { $name } nombró { $card } para que otros se sumaran.
hindsight-doubted = { $name } dudaba que { $who } jugara { $card }, como había dicho ({ $n } %).
hindsight-doubted-quiet = { $name } dudaba que { $who } no tomara Calor, como había dicho ({ $n } %).
