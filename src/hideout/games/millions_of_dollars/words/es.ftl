# Millions of Dollars. $me es el argumento que lee, si lo hay. El dinero va en millones de dólares.
# $slot es 0 donde cada cual tiene un Personaje. Con tres jugadores, que tienen dos, es 1 o 2:
# el Personaje de $who, o de $whom donde lo hay.


# Lo que el juego dice de sí mismo

mood = Miente sobre tu rol. Paga a tus rivales para que se vayan a casa.
genre = farol y soborno
option-fooled = No me engañarán otra vez
option-fooled-meaning = Nadie repite el Rol de la última ronda
option-reserve_ante = Dinero de la Reserva
option-reserve_ante-meaning = Qué pasa con una apuesta que puso la Reserva
option-reserve_ante-lent = Vuelve allí
option-reserve_ante-gift = Es de quien juega
option-whispers = Susurros
option-whispers-meaning = Ofertas y charla privadas entre dos que siguen dentro
option-negotiate_seconds = Tiempo para negociar
option-negotiate_seconds-meaning = Segundos
option-choose_seconds = Tiempo para elegir Rol
option-choose_seconds-meaning = Segundos
option-clocks = Relojes
option-clocks-meaning = Sin ellos se espera a todos, y solo meter prisa pone en marcha un reloj
option-target = Millones para ganar
option-target-meaning = Efectivo que termina la partida tras un reparto


# Las cartas

name-snitch = Soplón
name-brute = Matón
name-driver = Con{"\u00AD"}duc{"\u00AD"}tor
name-crook = Ratero
name-mastermind = Cere{"\u00AD"}bro
name-first-bank = Primer Banco
name-harbor-savings = Caja del Puerto
name-armored-van = Furgón blin{"\u00AD"}dado
name-auction-house = Casa de subas{"\u00AD"}tas
name-riverboat-casino = Casino flo{"\u00AD"}tante
name-art-museum = Museo de Arte
name-diamond-exchange = Bolsa de dia{"\u00AD"}mantes
name-cash-depot = Depó{"\u00AD"}sito de efec{"\u00AD"}tivo
name-grand-casino = Gran Casino
name-gold-reserve = Reser{"\u00AD"}va de oro


# Lo que pasó

event-leader =
    { $me ->
        [who] Recibes la carta de Líder.
       *[none] { $who } recibe la carta de Líder.
    }
# $loot_card es el mensaje loot-card de más abajo.
event-loot = Ronda { $round }: { $loot_card }.
event-last-time =
    { $me ->
        [who] En la ronda anterior enviaste al { $role }.
       *[none] En la ronda anterior { $who } envió al { $role }.
    }
event-chose =
    { $me ->
        [who] Has elegido.
       *[none] { $who } ha elegido.
    }
# Lo siguiente solo lo oye quien lee, igual que event-holds, event-drops, event-saw y event-picked.
event-too-late = Llegas tarde: el azar elige por ti.
event-ante =
    { $slot ->
        [0]
            { $me ->
                [who] Pones una apuesta de ${ $money }M.
               *[none] { $who } pone una apuesta de ${ $money }M.
            }
       *[other]
            { $me ->
                [who] Pones una apuesta de ${ $money }M ({ nth-character }).
               *[none] { $who } pone una apuesta de ${ $money }M ({ nth-character }).
            }
    }
event-ante-lent =
    { $slot ->
        [0]
            { $me ->
                [who] La Reserva pone tu apuesta de ${ $money }M.
               *[none] La Reserva pone la apuesta de ${ $money }M de { $who }.
            }
       *[other]
            { $me ->
                [who] La Reserva pone tu apuesta de ${ $money }M ({ nth-character }).
               *[none] La Reserva pone la apuesta de ${ $money }M de { $who } ({ nth-character }).
            }
    }
event-shown = Roles a la vista: { $count } × { $role }.
event-claims =
    { $me ->
        [who] Dices: “Soy el { $role }”.
       *[none] { $who } dice: “Soy el { $role }”.
    }
event-asks =
    { $me ->
        [who] Dices: “Me voy por ${ $money }M”.
       *[none] { $who } dice: “Me voy por ${ $money }M”.
    }
event-roll-call =
    { $me ->
        [who] Pasas lista.
       *[none] { $who } pasa lista.
    }
event-asked =
    { $me ->
        [who] Te toca responder a la lista.
       *[none] A { $who } le toca responder a la lista.
    }
event-no-comment =
    { $me ->
        [who] No haces comentarios.
       *[none] { $who } no hace comentarios.
    }
event-call-ends = Se ha terminado de pasar lista.
event-may-hurry =
    { $me ->
        [who] Ya puedes meter prisa.
       *[none] { $who } ya puede meter prisa.
    }
event-hurry =
    { $me ->
        [who] Metes prisa: { $seconds } segundos.
       *[none] { $who } mete prisa: { $seconds } segundos.
    }
event-offers =
    { $slot ->
        [0]
            { $me ->
                [who] Ofreces ${ $money }M a { $whom } por irse.
                [whom] { $who } te ofrece ${ $money }M por irte.
               *[none] { $who } ofrece ${ $money }M a { $whom } por irse.
            }
       *[other]
            { $me ->
                [who] Ofreces ${ $money }M a { $whom } ({ nth-character }) por irse.
                [whom] { $who } te ofrece ${ $money }M por irte ({ nth-character }).
               *[none] { $who } ofrece ${ $money }M a { $whom } ({ nth-character }) por irse.
            }
    }
event-whispers =
    { $slot ->
        [0]
            { $me ->
                [who] Ofreces en privado ${ $money }M a { $whom } por irse.
                [whom] { $who } te ofrece en privado ${ $money }M por irte.
               *[none] { $who } ofrece en privado ${ $money }M a { $whom } por irse.
            }
       *[other]
            { $me ->
                [who] Ofreces en privado ${ $money }M a { $whom } ({ nth-character }) por irse.
                [whom] { $who } te ofrece en privado ${ $money }M por irte ({ nth-character }).
               *[none] { $who } ofrece en privado ${ $money }M a { $whom } ({ nth-character }) por irse.
            }
    }
event-withdraws-offer =
    { $slot ->
        [0]
            { $me ->
                [who] Retiras tu oferta a { $whom }.
                [whom] { $who } retira la oferta que te hizo.
               *[none] { $who } retira su oferta a { $whom }.
            }
       *[other]
            { $me ->
                [who] Retiras tu oferta a { $whom } ({ nth-character }).
                [whom] { $who } retira la oferta que te hizo ({ nth-character }).
               *[none] { $who } retira su oferta a { $whom } ({ nth-character }).
            }
    }
event-declines =
    { $slot ->
        [0]
            { $me ->
                [who] Rechazas la oferta de { $payer }.
                [payer] { $who } rechaza tu oferta.
               *[none] { $who } rechaza la oferta de { $payer }.
            }
       *[other]
            { $me ->
                [who] Rechazas la oferta de { $payer } ({ nth-character }).
                [payer] { $who } rechaza tu oferta ({ nth-character }).
               *[none] { $who } rechaza la oferta de { $payer } ({ nth-character }).
            }
    }
event-holds = Reservas los ${ $money }M de { $payer } para aceptarlos.
event-drops = Ya no reservas ninguna oferta.
event-pays =
    { $slot ->
        [0]
            { $me ->
                [who] Pagas ${ $money }M a { $whom } por irse.
                [whom] { $who } te paga ${ $money }M por irte.
               *[none] { $who } paga ${ $money }M a { $whom } por irse.
            }
       *[other]
            { $me ->
                [who] Pagas ${ $money }M a { $whom } ({ nth-character }) por irse.
                [whom] { $who } te paga ${ $money }M por irte ({ nth-character }).
               *[none] { $who } paga ${ $money }M a { $whom } ({ nth-character }) por irse.
            }
    }
event-leaves =
    { $slot ->
        [0]
            { $me ->
                [who] Te vas.
               *[none] { $who } se va.
            }
       *[other]
            { $me ->
                [who] Te vas ({ nth-character }).
               *[none] { $who } se va ({ nth-character }).
            }
    }
event-ante-back =
    { $slot ->
        [0]
            { $me ->
                [who] Recuperas tu apuesta de ${ $money }M.
               *[none] { $who } recupera su apuesta de ${ $money }M.
            }
       *[other]
            { $me ->
                [who] Recuperas tu apuesta de ${ $money }M ({ nth-character }).
               *[none] { $who } recupera su apuesta de ${ $money }M ({ nth-character }).
            }
    }
event-ante-gone =
    { $slot ->
        [0]
            { $me ->
                [who] La Reserva se queda tu apuesta de ${ $money }M.
               *[none] La Reserva se queda la apuesta de ${ $money }M de { $who }.
            }
       *[other]
            { $me ->
                [who] La Reserva se queda tu apuesta de ${ $money }M ({ nth-character }).
               *[none] La Reserva se queda la apuesta de ${ $money }M de { $who } ({ nth-character }).
            }
    }
event-ready =
    { $me ->
        [who] Te plantas.
       *[none] { $who } se planta.
    }
event-unready =
    { $me ->
        [who] Ya no te plantas.
       *[none] { $who } ya no se planta.
    }
event-absent =
    { $me ->
        [who] Has desaparecido: cuenta como que te plantas.
       *[none] { $who } ha desaparecido: cuenta como que se planta.
    }
event-back =
    { $me ->
        [who] Has vuelto.
       *[none] { $who } ha vuelto.
    }
event-looked =
    { $slot ->
        [0]
            { $me ->
                [who] Miras la carta de { $whom } con una Intimidación.
                [whom] { $who } mira tu carta con una Intimidación.
               *[none] { $who } mira la carta de { $whom } con una Intimidación.
            }
       *[other]
            { $me ->
                [who] Miras la carta de { $whom } ({ nth-character }) con una Intimidación.
                [whom] { $who } mira tu carta ({ nth-character }) con una Intimidación.
               *[none] { $who } mira la carta de { $whom } ({ nth-character }) con una Intimidación.
            }
    }
event-saw =
    { $slot ->
        [0]
            Ves que { $whom } envió al { $role }.
       *[other]
            Ves que { $whom } ({ nth-character }) envió al { $role }.
    }
event-reveals =
    { $me ->
        [who] Destapas al { $role }.
       *[none] { $who } destapa al { $role }.
    }
event-eliminated =
    { $me ->
        [who] Tu { $role } queda fuera.
       *[none] El { $role } de { $who } queda fuera.
    }
event-earns-card =
    { $me ->
        [who] Ganas una carta de Intimidación.
       *[none] { $who } gana una carta de Intimidación.
    }
event-names =
    { $me ->
        [who] Señalas al { $role }.
       *[none] { $who } señala al { $role }.
    }
event-names-nothing =
    { $me ->
        [who] No tienes a quién señalar.
       *[none] { $who } no tiene a quién señalar.
    }
event-no-sharing = No queda nadie para repartirse el Botín.
event-alone =
    { $me ->
        [who] Pierdes ${ $money }M: un Soplón a solas.
       *[none] { $who } pierde ${ $money }M: un Soplón a solas.
    }
event-share =
    { $me ->
        [who] Recibes una parte de ${ $money }M.
       *[none] { $who } recibe una parte de ${ $money }M.
    }
# $own es true donde alguien se paga a sí mismo: con tres jugadores ambos Personajes pueden ser suyos.
event-fee =
    { $me ->
        [who]
            { $own ->
                [true] Te pagas ${ $money }M por el viaje.
               *[false] Pagas ${ $money }M a { $payee } por el viaje.
            }
        [payee] { $who } te paga ${ $money }M por el viaje.
       *[none]
            { $own ->
                [true] { $who } se paga ${ $money }M por el viaje.
               *[false] { $who } paga ${ $money }M a { $payee } por el viaje.
            }
    }
event-theft =
    { $me ->
        [who]
            { $own ->
                [true] Tu propio Ratero te quita ${ $money }M.
               *[false] El Ratero de { $payee } te quita ${ $money }M.
            }
        [payee] Tu Ratero le quita ${ $money }M a { $who }.
       *[none]
            { $own ->
                [true] A { $who } le quita ${ $money }M su propio Ratero.
               *[false] El Ratero de { $payee } le quita ${ $money }M a { $who }.
            }
    }
event-symbol =
    { $me ->
        [who] Recibes ${ $money }M más por el símbolo del Botín.
       *[none] { $who } recibe ${ $money }M más por el símbolo del Botín.
    }
event-wins =
    { $me ->
        [who] Ganas con ${ $money }M.
       *[none] { $who } gana con ${ $money }M.
    }
event-shares-win =
    { $me ->
        [who] Compartes la victoria con ${ $money }M.
       *[none] { $who } comparte la victoria con ${ $money }M.
    }
event-picked =
    { $second_role-id ->
        [none] Eliges al { $role }.
       *[other] Eliges al { $role } y al { $second_role }.
    }
event-settled =
    { $count ->
        [one] Termina la negociación: se queda { $count } Personaje.
       *[other] Termina la negociación: se quedan { $count } Personajes.
    }

# Partes de frases: qué Personaje con tres jugadores, y una carta de Botín. $symbol es un Rol o none.
nth-character =
    { $slot ->
        [1] primer Personaje
       *[2] segundo Personaje
    }
loot-card =
    { $symbol-id ->
        [none] { $card }, botín ${ $worth }M, apuesta ${ $ante }M
       *[other] { $card }, botín ${ $worth }M, apuesta ${ $ante }M, símbolo { $symbol }
    }


# Lo que se pregunta. $card es la carta de Botín de esta ronda.

ask-choose = Envía en secreto un Personaje al golpe: { $card }.
ask-choose-two = Envía en secreto dos Personajes distintos al golpe: { $card }.
ask-chosen = Puedes cambiar tu elección hasta que haya elegido toda la mesa.
ask-name = Eres el único Soplón: señala un Rol; quien lo tenga queda fuera.
ask-naming = Espera a que el Soplón señale un Rol.
ask-left = Te has ido: espera en silencio el final de la ronda.
ask-asked = Te toca responder a la lista: di un Rol, o sin comentarios.
ask-ready = Te has plantado; espera a los demás, o piénsalo otra vez.
ask-negotiate = ¿Te plantas o te vas?


# Lo que se puede hacer. $payer es quien hizo la oferta a la que se responde.

act-call-up = Se acabó el tiempo de la prisa
act-may-hurry = El Líder puede meter prisa
act-silence = No se dijo nada
act-absent = Falta { $seat }
act-back = Ha vuelto { $seat }
act-choose = Enviar al { $role }
act-choose-two = Enviar primero al { $role } y después al { $role_2 }
act-claim = Decir: soy el { $role }
act-ask = Decir: me voy por ${ $number }M
act-offer =
    { $slot ->
        [0] Ofrecer ${ $money }M a { $whom } por irse
       *[other] Ofrecer ${ $money }M a { $whom } (Personaje { $slot }) por irse
    }
act-whisper =
    { $slot ->
        [0] Ofrecer en privado ${ $money }M a { $whom } por irse
       *[other] Ofrecer en privado ${ $money }M a { $whom } (Personaje { $slot }) por irse
    }
act-withdraw-offer =
    { $slot ->
        [0] Retirar tu oferta a { $whom }
       *[other] Retirar tu oferta a { $whom } (Personaje { $slot })
    }
act-hold =
    { $slot ->
        [0] Reservar los ${ $money }M de { $payer } para aceptarlos
       *[other] Reservar los ${ $money }M de { $payer } para aceptarlos con el Personaje { $slot }
    }
act-drop = No reservar ninguna oferta
act-accept =
    { $slot ->
        [0] Aceptar los ${ $money }M de { $payer } e irte
       *[other] Aceptar los ${ $money }M de { $payer } e irte con el Personaje { $slot }
    }
act-decline =
    { $slot ->
        [0] Rechazar la oferta de { $payer }
       *[other] Rechazar la oferta de { $payer } con el Personaje { $slot }
    }
act-leave = Irse
act-withdraw = Irse: Personaje { $slot }
act-ready = Plantarse
act-unready = Ya no plantarse
act-roll-call = Pasar lista
act-no-comment = Sin comentarios
act-hurry = Meter prisa
act-intimidate =
    { $slot ->
        [0] Mirar la carta de { $whom }
       *[other] Mirar la carta de { $whom } (Personaje { $slot })
    }
act-name = Señalar al { $role }


# Por qué no. $wish es la acción que se niega.

no-before-negotiation = “{ $wish }” tendrá que esperar a la Negociación: antes cada cual envía un Personaje.
no-after-negotiation = “{ $wish }” llega tarde: la Negociación ha terminado.
no-placed = “{ $wish }” llega tarde: ya ha elegido toda la mesa.
no-not-naming = “{ $wish }” no se puede ahora: solo un Soplón único señala un Rol, tras la Negociación.
no-not-the-snitch = “{ $wish }” no te toca: { $snitch } es el Soplón y señala un Rol.
no-role-not-used = “{ $wish }” no se puede: en esta mesa no se usa el { $role }.
no-send-one = “{ $wish }” no se puede: en esta mesa envías un solo Personaje.
no-send-two = “{ $wish }” no se puede: con tres jugadores envías dos Personajes distintos.
no-sent-before = “{ $wish }” no se puede: enviaste al { $role } en la última ronda.
no-not-visible = “{ $wish }” no se puede: el { $role } no está entre las cartas de Rol visibles.
no-yourself = “{ $wish }” no se puede: esa persona eres tú.
no-no-such-player = “{ $wish }” no se puede: ahí no hay nadie.
no-which-character = “{ $wish }” no se puede: con tres jugadores, di cuál de los dos Personajes.
no-one-character = “{ $wish }” no se puede: en esta mesa cada cual tiene un solo Personaje.
no-your-own = “{ $wish }” no se puede: tiene que ser un Personaje ajeno.
no-out = “{ $wish }” no se puede: ese Personaje ya no está dentro.
no-left-silent = “{ $wish }” no se puede: te has ido y no puedes hablar hasta el final de la ronda.
no-left-deals = “{ $wish }” no se puede: te has ido, y en esta ronda ni haces ni aceptas ofertas.
no-left = “{ $wish }” no se puede: te has ido, y en esta ronda no hay vuelta atrás.
no-left-leader = “{ $wish }” no se puede: un Líder que se ha ido ya no da órdenes.
no-price = “{ $wish }” no se puede: pide de ${ $low }M a ${ $high }M.
no-not-the-leader = “{ $wish }” es cosa del Líder: { $leader }.
no-once-a-round = “{ $wish }” no se puede: el Líder puede hacerlo una vez por ronda.
no-nobody-to-ask = “{ $wish }” no se puede: no queda nadie más dentro.
no-not-called = “{ $wish }” no se puede: no te toca responder a ninguna lista.
no-hurry-too-soon = “{ $wish }” tendrá que esperar: el Líder puede hacerlo un rato después de empezar.
no-no-whispers = “{ $wish }” no se puede: en esta mesa no hay ofertas privadas.
no-nothing-offered = “{ $wish }” no se puede: una oferta es de $1M o más.
no-no-cash = “{ $wish }” no se puede: de tu efectivo solo ${ $n }M no están prometidos.
no-no-offer-of-yours = “{ $wish }” no se puede: ahí no tienes ninguna oferta abierta.
no-no-such-offer = “{ $wish }” no se puede: ahora no existe esa oferta.
no-other-amount = “{ $wish }” no se puede: la oferta es ahora de ${ $n }M.
no-held-already = “{ $wish }” no se puede: ya tienes reservada esa oferta.
no-held-is-gone = “{ $wish }” no se puede: una oferta que reservabas ya no está o ha cambiado; suéltala antes.
no-nothing-held = “{ $wish }” no se puede: no reservas ninguna.
no-gone-already = “{ $wish }” no se puede: ese Personaje ya se ha ido.
no-ready-already = “{ $wish }” no se puede: ya te has plantado.
no-not-ready = “{ $wish }” no se puede: no te has plantado.
no-not-placed = “{ $wish }” tendrá que esperar a que todos los Personajes estén en la mesa.
no-no-more-looks = “{ $wish }” llega tarde: ya solo el Soplón puede gastar una Intimidación.
no-left-looker = “{ $wish }” no se puede: te has ido, y para mirar hay que estar dentro.
no-no-card = “{ $wish }” no se puede: no tienes ninguna carta de Intimidación.

warn-leaves = Tu apuesta está a salvo. No hay vuelta atrás.
warn-deal = Primero el dinero, luego la puerta. No hay vuelta atrás.
warn-looks = La carta se gasta, y toda la mesa ve a quién miras.
warn-names = Si acabas a solas, pagas ${ $money }M.

# After the game: what a bot believed, and what it did something for.
hindsight-sent = { $name } creía que { $who } había enviado: { $role } ({ $n } %).
hindsight-bluff = { $name } dijo { $said } para ocultar { $role }.
hindsight-truth = { $name } había enviado de verdad { $role } y lo dijo para alejar a los demás.
hindsight-bought = { $name } ofreció a { $who } ${ $amount }M por irse a casa, como probable doble ({ $n } %).
hindsight-thinned = { $name } ofreció a { $who } ${ $amount }M por irse a casa: con uno menos, quedarse parecía valer ${ $worth }M más.
hindsight-sold = { $name } se fue a casa por ${ $amount }M; quedarse { $worth ->
        [0] no parecía valer nada
       *[other] parecía valer ${ $worth }M
    }.
hindsight-went-home = { $name } se fue a casa sin nada, porque quedarse prometía menos.
hindsight-unsure = { $name } no sabía a quién había enviado cada cual: { $who }.
