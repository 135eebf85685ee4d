# Las lecciones de Millions of Dollars. El dinero va en millones. Agnes y Celia son mujeres, Boris un hombre; quien aprende eres tú.

goal = El botín de esta noche es de { $loot } millones, a repartir entre quienes salgan del golpe. Quien tenga { $target } millones después de un reparto gana la partida.
send = Cada cual envía en secreto a uno de los suyos. Tú quieres al { $role }: le quita dinero a un { $victim } si los dos salen adelante. Envíalo.
send-no = Ese también tiene su encanto. Pero envía al { $role }: quiero enseñarte algo.
role-cards =
    { $ante ->
        [one] Cada cual ha pagado un millón por estar dentro. Las cartas enviadas se barajan y se muestran, todas menos una. Mira: { $count } veces { $role }. Una es la tuya. ¿De quién es la otra?
       *[other] Cada cual ha pagado { $ante } millones por estar dentro. Las cartas enviadas se barajan y se muestran, todas menos una. Mira: { $count } veces { $role }. Una es la tuya. ¿De quién es la otra?
    }
stay = Esta es la única regla que hay que recordar: dos iguales no se llevan nada. Pero ¿y si al otro { $role } le entra miedo? Plántate, y a ver qué pasa.
stay-no = En una partida de verdad, habla todo lo que quieras. Ahora solo plántate.
stay-not-leave = Sensato, y eso mismo harás dentro de un minuto. Primero mira qué pasa si nadie cede.
out =
    { $ante ->
        [one] Nadie cedió. { $twin } era el otro { $role }, así que los dos quedan fuera, y el millón que pagaste se ha perdido.
       *[other] Nadie cedió. { $twin } era el otro { $role }, así que los dos quedan fuera, y los { $ante } millones que pagaste se han perdido.
    }
shared = { $brute } y { $driver } eran únicos en lo suyo y se lo repartieron todo. A ti te quedan { $mine }. Demos marcha atrás.
again = El mismo Golpe otra vez: son dos iguales, y ya sabes cómo acaba si ambos se quedan. Alguien tiene que irse a casa. Y eso se puede vender.
offer = { $twin } dice que es el { $role }. Entonces, ¿por qué te ofrece { $money } millones por irte? La gente paga por ser la única.
accept = El dinero seguro también es dinero: ella paga al instante, tú recuperas tu apuesta y te vas. Acepta la oferta de { $twin }.
accept-no = Podrías seguir hablando y esperar más. Pero sin codicia: acepta la oferta de { $twin }.
accept-not-ready = Si los dos se quedan, los dos se van sin nada. Ya lo has visto. Acepta la oferta de { $twin }.
accept-not-leave = Irse a casa está bien, pero ¿por qué gratis? { $twin } te paga por hacerlo: acepta su oferta.
home =
    { $ante ->
        [one] { $paid } millones de { $twin }, y el que habías puesto. Tienes { $cash } y esta noche nada que perder. Los demás siguen sin ti.
       *[other] { $paid } millones de { $twin }, y los { $ante } que habías puesto. Tienes { $cash } y esta noche nada que perder. Los demás siguen sin ti.
    }
worth = Así que { $twin } era el { $role }, y su mentira salió barata. Ella acaba con { $cash } millones, tú con { $mine }: no está mal la noche, para haberla pasado en casa.
later = Otra noche, más tarde. Tienes { $cash } millones de los { $target } que necesitas, y has enviado al { $role }: quien recibe una parte le paga el viaje.
unseen = Aquí no hay ningún { $role }, y una carta está oculta. Así que la oculta es la tuya y eres el único { $role }. ¡Y solo tú puedes saberlo!
one-leaves = La mesa ve dos veces { $role }. { $other } dice que es uno, y { $who } cede y se va a casa. Quienes quedan son únicos en lo suyo.
stay-now = Ya nadie puede echarte. Plántate.
stay-now-no = Nada que hablar, nada que comprar: estás a salvo. Plántate.
stay-now-not-leave = Irse a casa sería una lástima: no hay nadie como tú. Plántate.
won = { $share } millones para ti, y { $fee } de cada uno de los demás por el viaje. Tienes { $cash }, ¡y ganas!
end = Eso es Millions of Dollars: cuenta las cartas, adivina quién es tu doble, y quédate sin doble o cobra por irte. ¡Miente bien!
