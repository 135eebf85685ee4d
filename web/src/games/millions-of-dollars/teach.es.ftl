# Lo que se cuenta a quien empieza en Millions of Dollars: antes del primer reparto, en "Cómo se juega" y al tocar algo.

win = Gana quien llegue primero a $20M tras un reparto; si nadie llega, quien tenga más tras ocho rondas.
picture-driver = Conduc{"\u00AD"}tor
picture-crook = Ratero
picture-gain = +$10M
picture-out = FUERA
picture-twins = Mismo Rol, ambos se quedan: ambos fuera
picture-share = Único: cobra del botín
trick = Los dobles no cobran. Si dos de quienes se quedan tienen el mismo Rol, ambos quedan fuera. Así que encuentra a tu doble y págale para que se vaya a casa, o que te pague a ti.

step-1 = Aparece un golpe
step-1-text = La carta de Botín dice cuánto hay para repartir y cuánto cuesta participar: la apuesta.
step-2 = Envía a alguien
step-2-text = Cada cual envía en secreto a uno de su banda, es decir, elige un Rol, y pone encima la apuesta. Con tres jugadores se envían dos.
step-3 = Qué se envió, no quién
step-3-text = Los Roles se barajan y se muestran, todos menos uno. Busca otro como el tuyo.
step-4 = Habla, y paga
step-4-text = Di lo que quieras, verdad o no. Ofrece dinero a alguien para que se vaya a casa. Quien se va recupera su apuesta, calla el resto de la ronda y no puede volver.
step-5 = Reparto
step-5-text = Quienes se quedaron se destapan, Rol por Rol. Los Roles iguales quedan fuera. Los demás recuperan su apuesta y se reparten el botín a partes iguales; después cobran el Conductor, el Ratero y la marca del botín.

deck-roles = Roles
deck-roles-lead = Con cuatro jugadores hay Matón, Conductor y Ratero; con cinco y seis se suma el Soplón; con tres, siete y ocho se usan todos.
deck-others = Otras
deck-others-lead = Se ganan o cambian de manos durante la partida.
deck-loot = Botín
deck-loot-lead = Se juegan ocho de estas diez.

about-snitch = Se destapa primero. Si es único: señala un Rol que esté a la vista, y quien lo tenga queda fuera. Pero si después el Soplón está a solas, no hay reparto y le cuesta $3M. Dos o más: todos fuera, y pierden su apuesta.
about-brute = Si es único: gana una carta de Intimidación para una ronda posterior, pero un Ratero le quita $2M. Dos o más: fuera, pero recuperan su apuesta.
about-driver = Si es único: recibe $1M de cada uno de los demás que cobran. Dos o más: todos fuera, y pierden su apuesta.
about-crook = Si es único: le quita $2M a un Matón que cobre. Dos o más: todos fuera, y pierden su apuesta.
about-mastermind = Si es único: el botín crece $2M. Dos o más: todos fuera, y pierden su apuesta.
about-intimidation = Gástala en una ronda posterior para mirar un Personaje ajeno boca abajo. Toda la mesa ve a quién miraste; solo tú ves qué es.
about-leader = Puede pasar lista para que cada cual afirme algo, y puede meter prisa a la mesa. Cambia de manos cada ronda.
about-of-loot =
    { $symbol ->
        [none] ${ $loot }M para repartir; la apuesta es de ${ $ante }M.
       *[other] ${ $loot }M para repartir; la apuesta es de ${ $ante }M. Un { $symbol-title } que cobre recibe $1M más.
    }
about-loot = Lo que se reparten quienes se quedan y no están fuera, redondeado hacia abajo. La tabla pequeña dice cuánto recibiría cada uno.
about-ante = Lo que cuesta participar. Lo recuperas si te vas a casa o sales adelante; si quedas fuera, se pierde (un Matón la conserva).
about-sent = Todos los Roles enviados, barajados: nadie ve quién envió cuál. Uno más se apartó, y nadie lo ve nunca.
about-home = Se fue a casa en esta ronda: su apuesta está a salvo, y no puede hablar hasta que termine.
about-stays = Ya no tiene nada que decir y se queda. Cuando se plante toda la gente que sigue dentro, se destapan los Roles.
about-claim = Eso es lo que dice. Nadie está obligado a decir la verdad.

# Lo que se toca y no es una carta.
title-intimidation = Intimidación
title-leader = Líder
title-loot = Botín
title-ante = Apuesta
title-sent = Enviados
title-home = En casa
title-stays = Se queda
title-claim = Afirmación

# El consejero: en qué fijarse cuando llega por primera vez una clase de decisión.
look-choose = Esto es lo que se puede ganar, y lo que cuesta participar.
look-negotiate = Busca tu propio Rol entre estos. ¿Hay otro? Entonces alguien debería irse a casa.
look-name = Señala el Rol que más tengan quienes siguen ahí: todos quedan fuera.

# Por qué: lo que piensa alguien sensato. El dinero va en millones.
because-choose = Nadie puede prever lo que envían los demás, así que mejor que tampoco te prevean a ti.
because-choose-two = Dos Roles distintos, para que un doble no te cueste ambos.
because-mark = El botín paga $1M más a un { $role } que cobre.
because-brute = Dos Matones quedan fuera como todos los dobles, pero conservan su apuesta.
because-claim = Di lo que haga que tu doble se vaya a casa.
because-ask = Un precio sobre la mesa puede hacer que alguien te pague.
because-withdraw-offer = Ya no vale lo que cuesta.
because-hold = Dos ofertas juntas pueden valer la pena.
because-drop = Es mejor tenerlas separadas.
because-decline = Es muy poco para lo que podrías ganar quedándote.
because-unready = Algo ha cambiado desde que te plantaste.
because-roll-call = Que cada cual enseñe algo.
because-no-comment = Lo que no dices no se puede usar en tu contra.
because-hurry = Quienes siguen aquí ya han hablado bastante.
because-intimidate = Una mirada te dice si hay un doble.
because-stay-alone = Tu Rol no está a la vista, así que es la carta oculta: no tienes doble y cobras seguro, al menos ${ $each }M.
because-stay-perhaps = Solo hay un { $role } a la vista, probablemente el tuyo: si nadie se va, cada uno recibe ${ $each }M.
because-stay-twins = Hay { $n } con el Rol { $role }, pero los demás aún pueden irse.
because-leave-twins = Hay { $n } con el Rol { $role }: los dobles quedan fuera y pierden la apuesta de ${ $ante }M, y tú te llevas la tuya a casa.
because-leave = La apuesta de ${ $ante }M está a salvo en casa, y quedarse pinta peor.
because-offer = Si { $who } se va, hay más para ti. ${ $amount }M es menos de lo que ganas.
because-accept = ${ $amount }M seguros, y tu apuesta de ${ $ante }M de vuelta, valen más que una parte que un doble puede arruinar.
because-name =
    { $n ->
        [one] Hay un { $role } a la vista; quien lo tenga queda fuera.
       *[other] Hay { $n } con el Rol { $role } a la vista: es el que más gente deja fuera.
    }
because-wait = Nada se gana moviendo primero: mira qué dicen los demás.
because-usual = Es lo que se hace en estos casos.
