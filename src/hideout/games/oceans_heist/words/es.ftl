# Ocean's Heist. $me es el argumento que lee, si lo hay. $item es una carta de Material y
# $guard una Defensa, cada una con el número de su copia donde hay varias (véase copy).


# Lo que el juego dice de sí mismo

mood = La banda contra el casino, dos equipos y un reloj que corre.
genre = dos equipos
option-clock_scale = Ritmo de los relojes
option-clock_scale-meaning = Cuántas veces el tiempo impreso
option-clock_scale-0_5 = 0,5
option-clock_scale-1 = 1
option-clock_scale-1_5 = 1,5
option-clock_scale-2 = 2
option-clock_scale-3 = 3
option-clocks = Relojes
option-clocks-meaning = Sin ellos, una fase termina cuando confirman ambos equipos
option-async_deadline = Horas para una decisión
option-async_deadline-meaning = Cuando no hay relojes
option-staff_autofill = Defensas que faltan
option-staff_autofill-meaning = Si lo que no se elige a tiempo se saca al azar
option-staff_autofill-auto = Sin relojes
option-staff_autofill-on = Siempre
option-staff_autofill-off = Nunca
option-carry = Material con usos
option-carry-meaning = Dónde queda en la próxima ronda
option-carry-table = En la mesa
option-carry-hand = En la mano
option-uses_per_round = Usos de una carta por ronda
option-uses_per_round-meaning = Cuántos como máximo
option-uses_per_round-unlimited = Todos los que tenga
option-uses_per_round-1 = Uno
option-budget = Presupuesto de la Banda
option-budget-meaning = En dólares
option-alarm_limit = Alarmas que aguanta la Banda
option-alarm_limit-meaning = Con una más se acaba
option-wing_clock = Tiempo para improvisar
option-wing_clock-meaning = Segundos por intento
option-live_counts = Contar cartas al momento
option-live_counts-meaning = El número de cartas boca abajo se ve mientras se ponen
option-odd_player = El jugador impar
option-odd_player-meaning = Qué equipo se lo lleva
option-odd_player-crew = La Banda
option-odd_player-staff = La Seguridad


# Las cartas

name-hack = hackeo
name-sneak = sigilo
name-con = engaño
name-force = fuerza
name-lure = señuelo
name-pick = ganzúa
name-climb = escalo
name-e-jammer = Inhi{"\u00AD"}bidor de señal
name-e-laptop = Portá{"\u00AD"}til tru{"\u00AD"}cado
name-e-cloner = Clona{"\u00AD"}dor de tarje{"\u00AD"}tas
name-e-emp = Pulso de bolsi{"\u00AD"}llo
name-e-loopbox = Bucle de cáma{"\u00AD"}ras
name-e-voicebox = Modu{"\u00AD"}lador de voz
name-e-drone = Dron de jugue{"\u00AD"}te
name-e-feltshoes = Suelas de fiel{"\u00AD"}tro
name-e-nightsuit = Traje noc{"\u00AD"}turno
name-e-cloak = Capa tér{"\u00AD"}mica
name-e-grapple = Lanza{"\u00AD"}garfi{"\u00AD"}os
name-e-gloves = Guan{"\u00AD"}tes de ven{"\u00AD"}tosa
name-e-harness = Arnés con torno
name-e-dartpen = Pluma de dardos
name-e-uniform = Uni{"\u00AD"}forme de guar{"\u00AD"}dia
name-e-badge = Placa falsa
name-e-alias = Falso mag{"\u00AD"}nate
name-e-cart = Carri{"\u00AD"}to de servi{"\u00AD"}cio
name-e-overalls = Mono de repa{"\u00AD"}racio{"\u00AD"}nes
name-e-trunk = Baúl de disfra{"\u00AD"}ces
name-e-pickroll = Juego de gan{"\u00AD"}zúas
name-e-dialer = Marca{"\u00AD"}dor auto{"\u00AD"}mático
name-e-glasscutter = Corta{"\u00AD"}vi{"\u00AD"}drios
name-e-crowbar = Palan{"\u00AD"}ca
name-e-torch = Sople{"\u00AD"}te
name-e-multitool = Navaja multi{"\u00AD"}usos
name-e-charge = Carga hueca
name-e-ram = Ariete hidráu{"\u00AD"}lico
name-e-lance = Lanza tér{"\u00AD"}mica
name-e-smoke = Bolas de humo
name-e-firecrackers = Petar{"\u00AD"}dos
name-e-brawl = Pelea fin{"\u00AD"}gida
name-e-lookalike = Doble famoso
name-e-acrobat = Acró{"\u00AD"}bata a sueldo
name-e-sleeper = Cru{"\u00AD"}pier infil{"\u00AD"}trado
name-e-loadeddie = Dado car{"\u00AD"}gado
name-o-blueprints = Planos roba{"\u00AD"}dos
name-o-dealer = Cru{"\u00AD"}pier com{"\u00AD"}prado
name-o-van = Furgo{"\u00AD"}neta de fuga
name-o-scanner = Radio pin{"\u00AD"}chada
name-o-payroll = Turnos sobor{"\u00AD"}nados
name-o-luckycoin = Moneda de la suerte
name-s-blackout = Apago{"\u00AD"}nes
name-s-storm = Tor{"\u00AD"}menta
name-s-gala = Gala bené{"\u00AD"}fica
name-s-renovation = Época de obras
name-s-demolition = Derri{"\u00AD"}bo al lado
name-s-fightnight = Noche de boxeo
name-t-diamond = Dia{"\u00AD"}mante
name-t-painting = Cuadro
name-t-cash = Efec{"\u00AD"}tivo
name-u-pedestal = Pedes{"\u00AD"}tal de equi{"\u00AD"}librio
name-u-framewire = Hilo en el marco
name-u-dyepacks = Bombas de tinta
name-c-lobbyguard = Guar{"\u00AD"}dia del vestí{"\u00AD"}bulo
name-c-pitboss = Jefe de sala
name-c-dome = Cámara domo
name-c-camwall = Muro de cáma{"\u00AD"}ras
name-c-badgedoor = Puerta con tar{"\u00AD"}jeta
name-c-deadbolt = Puerta con cerro{"\u00AD"}jo
name-c-shutter = Persia{"\u00AD"}na de acero
name-c-lasers = Pasi{"\u00AD"}llo láser
name-c-pressure = Suelo de pre{"\u00AD"}sión
name-c-motion = Sensor de movi{"\u00AD"}miento
name-c-dogs = Perros guar{"\u00AD"}dia{"\u00AD"}nes
name-c-patrol = Patru{"\u00AD"}lla doble
name-c-metaldetector = Detec{"\u00AD"}tor de meta{"\u00AD"}les
name-c-mantrap = Esclu{"\u00AD"}sa
name-c-rooffence = Valla de la azotea
name-c-grille = Reji{"\u00AD"}lla del con{"\u00AD"}ducto
name-c-elevator = Ascen{"\u00AD"}sor blo{"\u00AD"}queado
name-c-retina = Escá{"\u00AD"}ner de retina
name-c-checkpoint = Con{"\u00AD"}trol de iden{"\u00AD"}tidad
name-c-chipcage = Jaula de fichas
name-c-timedlock = Cerra{"\u00AD"}dura hora{"\u00AD"}ria
name-c-plainclothes = Detec{"\u00AD"}tive de pai{"\u00AD"}sano
name-c-searchlight = Reflec{"\u00AD"}tor
name-c-catwalk = Vigía de la pasa{"\u00AD"}rela
name-c-skylight = Clara{"\u00AD"}boya con cables
name-c-audio = Senso{"\u00AD"}res de soni{"\u00AD"}do
name-c-response = Res{"\u00AD"}puesta armada
name-c-keycabinet = Arma{"\u00AD"}rio de llaves
name-c-silentalarm = Alarma silen{"\u00AD"}ciosa
name-c-floormanager = Jefe de planta
name-v-maindoor = Puerta prin{"\u00AD"}cipal
name-v-biometric = Acceso bio{"\u00AD"}mé{"\u00AD"}trico
name-v-lattice = Malla láser
name-v-twinkeys = Cerra{"\u00AD"}dura doble
name-v-gaslock = Esclu{"\u00AD"}sa de gas
name-v-captain = Capi{"\u00AD"}tán de la guar{"\u00AD"}dia
name-v-blastwall = Muro anti{"\u00AD"}explo{"\u00AD"}sivos
name-v-clocklock = Cerra{"\u00AD"}dura de relo{"\u00AD"}jería
name-v-seismic = Malla sís{"\u00AD"}mica
name-v-killswitch = Panel de hombre muerto
name-g-hack = Red ais{"\u00AD"}lada
name-g-sneak = Focos dobles
name-g-con = Creden{"\u00AD"}cial con foto
name-g-force = Herra{"\u00AD"}jes refor{"\u00AD"}zados
name-g-lure = Nadie deja su puesto
name-g-pick = Cilin{"\u00AD"}dros anti{"\u00AD"}ganzúa
name-g-climb = Corni{"\u00AD"}sas engra{"\u00AD"}sadas
name-g-mixed = Turnos poli{"\u00AD"}valen{"\u00AD"}tes
name-g-vault = Bóveda moder{"\u00AD"}nizada
name-g-wing = Sin revan{"\u00AD"}cha


# Lo que pasó

event-confirms =
    { $me ->
        [who] Confirmas por tu equipo.
       *[none] { $who } confirma por su equipo.
    }
event-withdraws =
    { $me ->
        [who] Retiras la confirmación.
       *[none] { $who } retira la confirmación.
    }
event-time-up = Se acabó el tiempo.
event-captain =
    { $me ->
        [who] Ahora estás al mando.
       *[none] Ahora { $who } está al mando.
    }
event-concedes =
    { $me ->
        [who] Te rindes por tu equipo.
       *[none] { $who } se rinde por su equipo.
    }
event-drafts-target =
    { $me ->
        [who] Propones como Objetivo: { $target }.
       *[none] { $who } propone como Objetivo: { $target }.
    }
event-target = El Objetivo: { $target }.
event-drafts-situation =
    { $me ->
        [who] Propones { $situation }.
       *[none] { $who } propone { $situation }.
    }
event-drafts-none =
    { $me ->
        [who] Propones que no haya Situación.
       *[none] { $who } propone que no haya Situación.
    }
event-situation = La Situación: { $situation }.
event-no-situation = No hay Situación.
event-chooses =
    { $me ->
        [who] Eliges { $global }.
       *[none] { $who } elige { $global }.
    }
event-drops =
    { $me ->
        [who] Descartas { $global }.
       *[none] { $who } descarta { $global }.
    }
event-buys =
    { $me ->
        [who] Metes { $item } en la cesta; quedan ${ $money }.
       *[none] { $who } mete { $item } en la cesta; quedan ${ $money }.
    }
event-returns =
    { $me ->
        [who] Devuelves { $item }; quedan ${ $money }.
       *[none] { $who } devuelve { $item }; quedan ${ $money }.
    }
event-given-kit = En la cesta no había nada útil, así que el equipo recibe un lote de { cards }.
event-global = En vigor: { $global }.
event-opening = En juego desde ahora: { $item }.
event-hand = La Banda tiene { cards }.
event-round =
    { $round ->
        [4] Ronda { $round }: Asalto a la bóveda.
        [5] Ronda { $round }: Fuga.
       *[other] Ronda { $round }: Entrada.
    }
event-reshuffled = Se barajan los descartes del Casino para formar un mazo nuevo.
event-draws = A la vista: { $guard }.
event-skips =
    { $me ->
        [who] Ya has visto bastante.
       *[none] { $who } ya ha visto bastante.
    }
event-waits =
    { $me ->
        [who] Quieres seguir mirando.
       *[none] { $who } quiere seguir mirando.
    }
event-unique = Guarda el Objetivo: { $guard }.
event-lays =
    { $me ->
        [who] Colocas { $guard } boca abajo.
       *[none] { $who } coloca { $guard } boca abajo.
    }
event-lays-open =
    { $me ->
        [who] Colocas { $guard } boca arriba.
       *[none] { $who } coloca { $guard } boca arriba.
    }
event-lifts =
    { $me ->
        [who] Retiras { $guard }.
       *[none] { $who } retira { $guard }.
    }
event-places =
    { $me ->
        [who] Preparas { $item }.
       *[none] { $who } prepara { $item }.
    }
event-unplaces =
    { $me ->
        [who] Retiras { $item }.
       *[none] { $who } retira { $item }.
    }
event-staff-down = Defensas boca abajo: { $cards }.
event-crew-down = Material boca abajo: { $cards }.
event-lies-open = Boca arriba: { $guard }.
event-peek = La Banda ve una de las Defensas.
event-peeked = Una de las Defensas es { $guard }.
event-shows-defense = Estaba colocada: { $guard }.
event-not-placed = No se colocó: { $guard }.
event-shows-equipment = La Banda trae { $item }.
event-plans-auto =
    { $me ->
        [who] Pides el mejor plan.
       *[none] { $who } pide el mejor plan.
    }
event-plans-nothing =
    { $me ->
        [who] Vacías el borrador.
       *[none] { $who } vacía el borrador.
    }
event-plans-to-leave =
    { $me ->
        [who] Planeas dejar { $guard }.
       *[none] { $who } planea dejar { $guard }.
    }
# $paid es con qué se paga: señuelo y sigilo.
event-plans-to-pay =
    { $me ->
        [who] Planeas pagar { $guard } con { $paid }.
       *[none] { $who } planea pagar { $guard } con { $paid }.
    }
# $uses de la carta, cada uno como $make (hackeo 1 + ganzúa 1).
event-plans-to-expend =
    { $me ->
        [who] Planeas { uses } de { $item } como { $make }.
       *[none] { $who } planea { uses } de { $item } como { $make }.
    }
event-expends = { $item }: { uses } como { $make }.
event-disables = Superada: { $guard }, con { $paid }.
event-aims =
    { $me ->
        [who] Apuntas a { $guard }.
       *[none] { $who } apunta a { $guard }.
    }
event-stakes =
    { $me ->
        [who] Pones { $item } en el { $face }.
       *[none] { $who } pone { $item } en el { $face }.
    }
event-unstakes =
    { $me ->
        [who] Quitas { $item } del dado.
       *[none] { $who } quita { $item } del dado.
    }
event-coin-in =
    { $me ->
        [who] Pones la moneda.
       *[none] { $who } pone la moneda.
    }
event-coin-out =
    { $me ->
        [who] Te guardas la moneda.
       *[none] { $who } se guarda la moneda.
    }
event-attempt =
    { $me ->
        [who] Improvisas contra { $guard }.
       *[none] { $who } improvisa contra { $guard }.
    }
event-names = Descarte en el { $face }: { $item }.
event-rolls =
    { $me ->
        [who] Sacas un { $face }.
       *[none] { $who } saca un { $face }.
    }
event-rolls-again =
    { $me ->
        [who] Gastas la moneda y sacas un { $face }.
       *[none] { $who } gasta la moneda y saca un { $face }.
    }
event-winged = Superada por pura suerte: { $guard }.
event-wing-fails = Falla el intento contra { $guard }.
event-stops =
    { $me ->
        [who] Lo dejas estar.
       *[none] { $who } lo deja estar.
    }
event-alarm = Queda en pie: { $guard } ({ alarms }).
event-cancelled = No suena: { alarms }.
event-alarms = { alarms } hasta ahora; la Banda aguanta { $limit } como máximo.
event-obtained = La Banda tiene el Objetivo: { $target }.
event-target-lost = Objetivo perdido: { $target }.
event-stays = Se queda para la próxima ronda: { $guard }.
event-unused = Sin usar: { $item } ({ uses }).
event-used-up = Material gastado: { $item }.
event-back-to-hand = Vuelve a la mano: { $item }, con { uses }.
event-ending-crew_win = La Banda escapa con el Objetivo.
event-ending-stalemate = La Banda escapa sin el Objetivo: tablas.
event-ending-alarms = Han atrapado a la Banda.
event-ending-exhausted = A la Banda no le queda nada con que trabajar: la han atrapado.
event-ending-conceded = Un equipo se ha rendido.


# Lo que se pregunta: qué hacer, cuánto va hecho y quién decide

ask-other-team = Espera al otro equipo.
ask-look = Mira las Defensas que han salido.
ask-look-or-skip = Mira qué ha salido o sigue.
ask-confirmed = Tu equipo ha confirmado. Espera al otro equipo.
ask-captain = Decide quien está al mando.
ask-target-staff = Elige el Objetivo que guardas.
ask-situation-crew = Elige una Situación, o ninguna.
ask-prepare-crew = Compra tu Material.
ask-prepare-staff = Elige dos Defensas Globales.
ask-prep-crew = Prepara Material.
ask-prep-staff = Coloca tus Defensas.
ask-crunch-crew = Pon las últimas cartas.
ask-assign-crew = Paga lo que puedas.
ask-wing-crew = ¿Improvisas o paras?
ask-basket = Quedan ${ $money }, { cards }.
ask-progress = { $n } de { $most }.
ask-progress-vault = { $n } de { $most }; { $vault } de { $most_vault } en la bóveda.
ask-unpaid = Aún no se ha pagado nada.
ask-overused = Una carta tiene demasiados usos previstos.
# $kinds es una lista: sigilo 3, engaño 1.
ask-short = Falta { $kinds }.


# Lo que se puede hacer. $effects es lo que hace la carta.

act-captain = { $seat } está al mando
act-concede = { $seat } se rinde por su equipo
act-confirm = Confirmar
act-withdraw = Retirar la confirmación
act-target = Guardar: { $target }
act-situation = { $situation } ({ $situation-effect })
act-no-situation = Sin Situación
act-choose = Elegir { $global } ({ $global-effect })
act-drop = Descartar { $global }
act-buy = Comprar { $item } ({ $item-effect })
act-return = Devolver { $item }
act-skip = Saltar el resto
act-wait = Seguir mirando
act-lay = Colocar { $guard } boca abajo
act-lay-open = Colocar { $guard } boca arriba
act-lift = Retirar { $guard }
act-place = Preparar { $item } ({ $item-effect })
act-unplace = Retirar { $item }
act-expend = { $item }: { uses } como { $make }
act-pay = Pagar { $guard } con { $paid }
act-leave = Dejar { $guard }
act-auto = Mejor plan
act-clear = Vaciar el borrador
act-aim = Apuntar a { $guard }
act-stake = { $item } en el { $face }
act-unstake = Quitar { $item } del dado
act-coin = Poner la moneda
act-no-coin = Guardar la moneda
act-attempt = Lanzar el dado
act-stop = Parar

# Lo mismo donde se niega, sin lo que hace la carta.
wish-situation = { $situation }
wish-choose = Elegir { $global }
wish-buy = Comprar { $item }
wish-place = Preparar { $item }


# Por qué no. $wish es la acción que se niega.

no-crews-word = “{ $wish }” lo decide la Banda.
no-staffs-word = “{ $wish }” lo decide la Seguridad.
no-other-team = “{ $wish }” no se puede ahora: en esta fase decide el otro equipo.
no-not-the-time = “{ $wish }” no se puede en esta fase.
no-shop-closed = “{ $wish }” llega tarde: la tienda cerró al acabar la Preparación.
no-laid-for-good = “{ $wish }” llega tarde: los Preparativos han terminado, y lo que colocó la Seguridad es definitivo.
no-placing-over = “{ $wish }” llega tarde: todas las cartas de esta ronda están a la vista.
no-assigned = “{ $wish }” llega tarde: los usos de esta ronda ya están asignados.
no-captains-word = “{ $wish }” es cosa de quien está al mando: { $captain }.
no-no-such-card = “{ $wish }” no se puede: esa carta no está en esta partida.
no-confirmed = “{ $wish }” no se puede: tu equipo ha confirmado.
no-not-confirmed = “{ $wish }” no se puede: tu equipo no ha confirmado.
no-no-draft = “{ $wish }” no se puede: en esta fase no hay nada que confirmar.
no-skipped = “{ $wish }” no se puede: ya has pedido seguir.
no-not-skipped = “{ $wish }” no se puede: no has pedido seguir.
no-no-target = “{ $wish }” no se puede: aún no se ha elegido Objetivo.
no-few-globals = “{ $wish }” no se puede: hacen falta exactamente { $n } Defensas Globales.
no-quota = “{ $wish }” no se puede: el cupo no está completo: { $laid } de { $n }.
no-vault-quota = “{ $wish }” no se puede: tiene que haber una Defensa de Bóveda boca arriba y otra boca abajo.
# $lacks es ask-overused o ask-short.
no-short = “{ $wish }” no se puede: el plan no se sostiene. { $lacks }
no-dear = “{ $wish }” no se puede: cuesta ${ $price } y quedan ${ $money }.
no-many-globals = “{ $wish }” no se puede: ya hay { $n } elegidas.
no-not-held = “{ $wish }” no se puede: el equipo no tiene esa carta.
no-opening = “{ $wish }” no se puede: una carta previa nunca está en la mano.
no-on-the-table = “{ $wish }” no se puede: esa carta está activa en la mesa.
no-committed = “{ $wish }” no se puede: lo preparado en los Preparativos se queda.
no-not-drawn = “{ $wish }” no se puede: esa carta no ha salido.
no-unique = “{ $wish }” no se puede: la Seguridad no coloca la Defensa Única.
no-quota-full = “{ $wish }” no se puede: las { $n } Defensas del Casino están colocadas; retira algo antes.
no-not-a-vault-defense = “{ $wish }” no se puede: las Defensas del Casino se colocan boca abajo.
no-down-taken = “{ $wish }” no se puede: otra Defensa de Bóveda está boca abajo; retírala antes.
no-up-taken = “{ $wish }” no se puede: otra Defensa de Bóveda está boca arriba; retírala antes.
no-not-active = “{ $wish }” no se puede: esa carta no está activa.
no-no-such-use = “{ $wish }” no se puede: un uso de esa carta no da eso.
no-few-uses = “{ $wish }” no se puede: esa carta puede gastar { $n } como máximo.
no-not-there = “{ $wish }” no se puede: en esta ronda no hay activa ninguna Defensa así.
no-no-such-way = “{ $wish }” no se puede: esa Defensa no tiene esa alternativa.
no-no-coin = “{ $wish }” no se puede: no queda ninguna moneda.
no-disabled = “{ $wish }” no se puede: esa Defensa ya está superada.
no-no-wing = “{ $wish }” no se puede: contra esa Defensa no se improvisa.
no-expended = “{ $wish }” no se puede: en esta ronda ya se gastó un uso de esa carta.
no-no-aim = “{ $wish }” no se puede: apunta antes a una Defensa.
no-no-stake = “{ $wish }” no se puede: pon antes una carta en un número.
no-few-numbers = “{ $wish }” no se puede: una carta tiene que nombrar todos sus números.
no-many-numbers = “{ $wish }” no se puede: una Defensa Global permite menos números.


# Lo que hacen las cartas. Una carta tiene una lista de estas cosas, y pocas tienen más de una.

effect-makes = { $uses } × { $makes }
# Además, con un uso de lo preparado en los Preparativos.
effect-early = a tiempo { $makes }
effect-patient = paciente
effect-names-numbers =
    { $n ->
        [one] nombra { $n } número
       *[other] nombra { $n } números
    }
effect-vault-face-up = ambas Defensas de Bóveda van boca arriba
effect-peek =
    { $n ->
        [one] ver { $n } Defensa por ronda { in-scene }
       *[other] ver { $n } Defensas por ronda { in-scene }
    }
# $more es true o false, $n en cuánto.
effect-draws =
    { $more ->
        [true] la Seguridad saca +{ $n } { in-scene }
       *[false] la Seguridad saca −{ $n } { in-scene }
    }
effect-places =
    { $more ->
        [true] la Seguridad coloca +{ $n } { in-scene }
       *[false] la Seguridad coloca −{ $n } { in-scene }
    }
effect-cancels =
    { $n ->
        [one] anula la primera alarma
       *[other] anula las primeras { $n } alarmas
    }
effect-rolls-again =
    { $n ->
        [one] { $n } repetición al improvisar
       *[other] { $n } repeticiones al improvisar
    }
effect-boost =
    { $cap ->
        [one] un uso de { trait } suma { $kind } { $n }, { $cap } vez por ronda como máximo
       *[other] un uso de { trait } suma { $kind } { $n }, { $cap } veces por ronda como máximo
    }
effect-discount = { trait } cuesta ${ $money } menos
effect-harder = { $kind } +{ $n } donde haga falta
effect-harder-mixed = precios mixtos del Casino +{ $n }
effect-harder-vault = precios de la bóveda +{ $n }
effect-wing-limit =
    { $n ->
        [one] improvisar con { $n } número como máximo
       *[other] improvisar con { $n } números como máximo
    }
# $ways son precios: ganzúa 4 + sigilo 3 o escalo 3 + hackeo 3.
effect-guarded = Defensa propia: { $defense }, { $ways }
effect-alarms = { alarms }
effect-no-wing = sin improvisar
effect-next-draw = si queda en pie: salen { $n } más la próxima ronda
effect-stays = se queda para la próxima ronda
effect-nothing = no hace nada
# Dos frases de una carta que ya llevan comas.
effect-and = { $one }; { $other }
in-scene =
    { $scene-id ->
        [entry] en la Entrada
        [vault] en el Asalto a la bóveda
       *[escape] en la Fuga
    }


# Cartas, cantidades y cuentas

kind = { $kind }
amount = { $kind } { $n }
sum = { $one } + { $other }
both = { $one } y { $other }
either = { $one } o { $other }
# Un uso o una alternativa que la carta no tiene, en una negativa; $share-id va como en una acción.
make-unknown = { $share-id }
way-unknown = alternativa { $n }
uses =
    { $uses ->
        [0] ningún uso
        [one] { $uses } uso
       *[other] { $uses } usos
    }
alarms =
    { $alarms ->
        [0] ninguna alarma
        [one] { $alarms } alarma
       *[other] { $alarms } alarmas
    }
cards =
    { $cards ->
        [0] ninguna carta
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
# Los rasgos de un mazo propio quedan como los escribió su dueño.
trait =
    { $trait-id ->
        [tech] tecnología
        [gear] accesorio
        [costume] disfraz
        [tool] herramienta
        [blast] explosivo
        [crowd] gente
        [opening] previa
       *[other] { $trait-id }
    }

warn-unspent = Se perderían ${ $money }.
warn-bare = No hay nada preparado: todas las Defensas quedarían en pie.
warn-stand =
    { $alarms ->
        [one] 1 alarma si queda en pie: { $now } de { $limit } hasta ahora.
       *[other] { $alarms } alarmas si quedan en pie: { $now } de { $limit } hasta ahora.
    }
warn-rings =
    { $alarms ->
        [one] Suena 1 alarma: { $now } de { $limit } hasta ahora.
       *[other] Suenan { $alarms } alarmas: { $now } de { $limit } hasta ahora.
    }
warn-spends = Las cartas puestas en números se pierden, aciertes o no.

# After the game: what a bot believed, and what it did something for.
hindsight-laid = { $name } esperaba { $card } entre las Defensas colocadas ({ $n } %).
hindsight-short = { $name } creía que a la Banda le quedaba poco: { $kind }.
hindsight-laid-against = { $name } colocó { $cards }: lo que más había gastado la Banda era { $kind }.
hindsight-laid-hard = { $name } colocó { $cards }: juntas parecían difíciles de superar.
hindsight-announced = { $name } anunció { $card } y la colocó: un aviso que a veces es cierto pesa más.
hindsight-false-alarm = { $name } anunció { $card } sin colocarla, para que la Banda trajera cartas en vano.
hindsight-admitted = { $name } dijo que a la Banda le faltaba { $kind }. Era verdad, y difícil de creer.
hindsight-pretended = { $name } dijo que a la Banda le faltaba { $kind }, y no era cierto: quería que el Personal contara con ello.
hindsight-left-target = { $name } dejó en pie { $card } y renunció al Objetivo para tener cartas con que salir.

# What a bot says to its team, and at times to the table.
remark-target = Yo protegería { $card }: todos los Objetivos cuestan más o menos lo mismo, así que la Banda no puede adivinarlo.
remark-situation = Yo elegiría { $card }.
remark-situation-for = Yo elegiría { $card }: nos da más { $kind }.
remark-buy = Yo compraría { $wanted } ({ $n } en total).
remark-buy-for = Yo compraría { $wanted } ({ $n } en total): así superamos también { $card }.
remark-globals = Yo elegiría { $wanted }: la Banda no se lo espera.
remark-globals-against = Yo elegiría { $wanted }: con esta Situación, la Banda contará con { $kind }.
remark-place = Yo prepararía { $wanted } ({ $n } en total): quizá pidan { $kind }.
remark-place-nothing = Yo no prepararía nada más por ahora.
remark-place-later = Yo aún no prepararía nada: enseguida sabremos más.
remark-lay = Yo colocaría { $wanted }: la Banda ya ha gastado mucho { $kind }.
remark-lay-hard = Yo colocaría { $wanted }: juntas son difíciles de superar.
remark-assign = Yo usaría “Autoasignar”: nuestras cartas alcanzan para { $n } de { $all }.
remark-assign-leave = Yo dejaría en pie { $card } y guardaría las cartas para la salida.
remark-wing = Yo improvisaría contra { $card } con { $n ->
        [one] una carta
       *[other] { $n } cartas
    }: { $faces } de 6.
remark-stop = Yo lo dejaría aquí y guardaría las cartas.
remark-more = Podemos colocar { $n } más.
remark-thin = Me parece que va justo de { $kind }.
remark-fine = A mí me parece bien.
remark-begins = Aún no hay nada puesto, así que he empezado. Cambia lo que quieras.
remark-coming = { $card } viene seguro.
remark-lacking = Andamos cortos de { $kind }.
