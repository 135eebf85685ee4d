# Heist Hustle. $me es el argumento que lee, si lo hay.


# Lo que el juego dice de sí mismo

mood = Diez golpes, un dado, una ruleta. No hace falta cerebro.
genre = dado y suerte
option-line_percent = Giros que caen en una línea
option-line_percent-meaning = Cuántos de cada cien
option-hot_weapons = Armas calientes
option-hot_weapons-meaning = Regla de la casa: dos armas de cada lugar salen el doble de veces
option-bail = Rajarse
option-bail-meaning = Regla de la casa: todos menos el cerebro pueden rajarse antes de la tirada
option-second_try = Segundo intento
option-second_try-meaning = Regla de la casa: el cerebro puede pagar 5 por repetir una tirada fallida
option-even_rounds = Mandar las mismas veces
option-even_rounds-meaning = Se juegan solo los lugares que hacen falta para eso
option-tie = Quién gana un empate
option-tie-meaning = Al final
option-tie-share = Todos
option-tie-fewer_lead = Quien mandó menos veces
option-clock_seconds = Tiempo para una decisión
option-clock_seconds-meaning = Segundos; un simple botón tiene la mitad


# Las cartas

name-crowbar = Palan{"\u00AD"}ca
name-disguise = Dis{"\u00AD"}fraz
name-lock-picks = Gan{"\u00AD"}zúas
name-grappling-hook = Garfio
name-smoke-bomb = Bomba de humo
name-thermal-drill = Tala{"\u00AD"}dro tér{"\u00AD"}mico
name-laptop = Portá{"\u00AD"}til
name-glass-cutter = Corta{"\u00AD"}vi{"\u00AD"}drios
name-night-goggles = Visor noc{"\u00AD"}turno
name-dynamite = Dina{"\u00AD"}mita
name-pawn-shop = Casa de empe{"\u00AD"}ños
name-jewelry-boutique = Joye{"\u00AD"}ría
name-art-gallery = Gale{"\u00AD"}ría de arte
name-armored-truck = Furgón blin{"\u00AD"}dado
name-yacht-marina = Puerto depor{"\u00AD"}tivo
name-natural-history-museum = Museo de Histo{"\u00AD"}ria Natu{"\u00AD"}ral
name-downtown-bank = Banco del Centro
name-casino-vault = Bóveda del casino
name-diamond-exchange = Bolsa de dia{"\u00AD"}mantes
name-gold-reserve = Reser{"\u00AD"}va de oro
# El arma con su artículo.
the-weapon =
    { $weapon-id ->
        [crowbar] la { $weapon }
        [disguise] el { $weapon }
        [lock-picks] las { $weapon }
        [grappling-hook] el { $weapon }
        [smoke-bomb] la { $weapon }
        [thermal-drill] el { $weapon }
        [laptop] el { $weapon }
        [glass-cutter] el { $weapon }
        [night-goggles] el { $weapon }
        [dynamite] la { $weapon }
       *[other] { $weapon }
    }
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }


# Lo que pasó

event-start-roll =
    { $me ->
        [who] Sacas un { $die } para ver quién manda primero.
       *[none] { $who } saca un { $die } para ver quién manda primero.
    }
event-roll-again = Solo unos y cincos: se lanza de nuevo.
event-starts =
    { $me ->
        [who] Eres el cerebro del primer golpe.
       *[none] { $who } es el cerebro del primer golpe.
    }
event-location =
    { $me ->
        [who] Descubres el lugar: { $location }, { $worth } puntos.
       *[none] { $who } descubre el lugar: { $location }, { $worth } puntos.
    }
event-wild-roll =
    { $me ->
        [who] Sacas un { $die } por el comodín.
       *[none] { $who } saca un { $die } por el comodín.
    }
event-took-wild =
    { $me ->
        [who] Te quedas con el comodín.
       *[none] { $who } se queda con el comodín.
    }
event-declined =
    { $me ->
        [who] Dejas el comodín.
       *[none] { $who } deja el comodín.
    }
event-wild-stays = Esta vez nadie usa el comodín.
event-took =
    { $me ->
        [who] Tomas { the-weapon }.
       *[none] { $who } toma { the-weapon }.
    }
event-extra =
    { $me ->
        [who] Tomas también { the-weapon }.
       *[none] { $who } toma también { the-weapon }.
    }
event-plays-all =
    { $me ->
        [who] Juegas todas tus armas.
       *[none] { $who } juega todas sus armas.
    }
event-plays-one =
    { $me ->
        [who] Juegas solo { the-weapon }.
       *[none] { $who } juega solo { the-weapon }.
    }
event-named =
    { $me ->
        [who] Con el comodín nombras { the-weapon }.
       *[none] { $who } nombra { the-weapon } con el comodín.
    }
event-unused =
    { $me ->
        [who] No usas el comodín.
       *[none] { $who } no usa el comodín.
    }
event-answered =
    { $me ->
        [who] Has decidido si entras.
       *[none] { $who } ha decidido si entra.
    }
event-goes =
    { $me ->
        [who] Entras.
       *[none] { $who } entra.
    }
event-bails =
    { $me ->
        [who] Te rajas.
       *[none] { $who } se raja.
    }
# $succeeds es true o false.
event-rolled =
    { $succeeds ->
        [true]
            { $me ->
                [who] Sacas un { $die }: el golpe sale bien.
               *[none] { $who } saca un { $die }: el golpe sale bien.
            }
       *[false]
            { $me ->
                [who] Sacas un { $die }: el golpe sale mal.
               *[none] { $who } saca un { $die }: el golpe sale mal.
            }
    }
event-tries-again =
    { $me ->
        [who] Pagas { points } por lanzar otra vez.
       *[none] { $who } paga { points } por lanzar otra vez.
    }
event-line =
    { $me ->
        [who] Giras la ruleta y cae en una línea: gira otra vez.
       *[none] { $who } gira la ruleta y cae en una línea: hay que girar otra vez.
    }
event-spun =
    { $me ->
        [who] Giras la ruleta, y sale { the-weapon }.
       *[none] { $who } gira la ruleta, y sale { the-weapon }.
    }
event-heist-points =
    { $me ->
        [who] Te llevas { points } por el golpe.
       *[none] { $who } se lleva { points } por el golpe.
    }
# $gained es true o false, $size lo que se gana o se pierde.
event-spinner-points =
    { $gained ->
        [true]
            { $me ->
                [who] Ganas { $size } con la ruleta.
               *[none] { $who } gana { $size } con la ruleta.
            }
       *[false]
            { $me ->
                [who] Pierdes { $size } con la ruleta.
               *[none] { $who } pierde { $size } con la ruleta.
            }
    }
event-wild-points =
    { $gained ->
        [true]
            { $me ->
                [who] Ganas { $size } con el comodín.
               *[none] { $who } gana { $size } con el comodín.
            }
       *[false]
            { $me ->
                [who] Pierdes { $size } con el comodín.
               *[none] { $who } pierde { $size } con el comodín.
            }
    }
event-house-points =
    { $me ->
        [who] Ganas { $points } por rajarte a tiempo.
       *[none] { $who } gana { $points } por rajarse a tiempo.
    }
event-wins =
    { $me ->
        [who] Ganas con { points }.
       *[none] { $who } gana con { points }.
    }
event-shares-win =
    { $me ->
        [who] Compartes la victoria con { points }.
       *[none] { $who } comparte la victoria con { points }.
    }


# Lo que se pregunta

ask-start = Lanza: manda primero quien saque un 3; si no, el primer par.
ask-wild = Lanza por el comodín: un 4 o un 6 te da derecho a él.
ask-wild-won = El comodín es tuyo si lo quieres.
ask-weapons = Toma un arma.
ask-extras =
    { $more ->
        [one] Toma hasta { $more } arma más, o termina.
       *[other] Toma hasta { $more } armas más, o termina.
    }
ask-play = Juega todas tus armas o exactamente una.
ask-name = Di qué arma es tu comodín, o no lo uses.
ask-bail = Entra por tu parte, o rájate: { $points } puntos si el golpe sale mal.
ask-roll = Lanza el dado: con 2, 4 o 6 el golpe sale bien.
ask-second-try = El golpe salió mal. ¿Pagas { $cost } por lanzar otra vez?
ask-spin = Gira la ruleta: saldrá el arma de este golpe.


# Lo que se puede hacer

act-roll = Lanzar el dado
act-take-wild = Tomar el comodín
act-decline = Dejar el comodín
act-take = Tomar { the-weapon }
act-done = No más armas
act-play-all = Jugar todas
act-play = Jugar solo { the-weapon }
act-name = Nombrar { the-weapon }
act-unused = No usarlo
act-go = Entrar
act-bail = Rajarse
act-try-again = Pagar y repetir
act-stand = Dejarlo así
act-spin = Girar


# Por qué no. $wish es la acción que se niega.

no-now-start = “{ $wish }” no se puede ahora: { $other } lanza para ver quién manda primero.
no-now-wild = “{ $wish }” no se puede ahora: el comodín es cosa de { $other }.
no-now-weapons = “{ $wish }” no se puede ahora: { $other } toma un arma.
no-now-extras = “{ $wish }” no se puede ahora: { $other } puede tomar más armas.
no-now-play = “{ $wish }” no se puede ahora: { $other } elige qué jugar.
no-now-name = “{ $wish }” no se puede ahora: { $other } dice qué es el comodín.
no-now-bail = “{ $wish }” no se puede ahora: todos menos { $other } dicen si entran.
no-now-roll = “{ $wish }” no se puede ahora: { $other } lanza el dado del golpe.
no-now-second-try = “{ $wish }” no se puede ahora: { $other } puede pagar por lanzar otra vez.
no-now-spin = “{ $wish }” no se puede ahora: { $other } gira la ruleta.
no-for-the-mastermind = “{ $wish }” es cosa del cerebro de esta ronda: { $other }.
no-house-rule-off = “{ $wish }” es de una regla de la casa que esta mesa no usa.
no-start-rolled = “{ $wish }” no se puede: ya has hecho tu tirada inicial.
no-start-later = “{ $wish }” tendrá que esperar: no te toca; antes lanza { $other }.
no-does-not-roll-for-wild = “{ $wish }” no se puede: el cerebro no lanza por el comodín.
no-wild-rolled = “{ $wish }” no se puede: sacaste un { $roll } por el comodín, y cada cual lanza una vez.
no-wild-later = “{ $wish }” tendrá que esperar: no te toca; antes va { $other }.
no-no-right-to-wild = “{ $wish }” no se puede: hace falta un 4 o un 6, y sacaste un { $roll }.
no-no-roll-yet = “{ $wish }” no se puede: antes tienes que sacar un 4 o un 6.
no-declined = “{ $wish }” no se puede: ya has dejado el comodín.
no-wild-taken = “{ $wish }” no se puede: el comodín de esta ronda lo tiene { $other }.
no-wild-yours = “{ $wish }” no se puede: ya tienes el comodín.
no-wild-stays = “{ $wish }” no se puede: esta vez nadie usa el comodín.
no-wild-open = “{ $wish }” no se puede: nadie tiene aún el comodín.
no-not-the-holder = “{ $wish }” no te toca: el comodín lo tiene { $other }.
no-named-later = “{ $wish }” tendrá que esperar a que todas las armas estén elegidas y jugadas.
no-named = “{ $wish }” no se puede: ya has dicho qué es el comodín.
no-has-a-weapon = “{ $wish }” no se puede: ya tienes tu arma.
no-extras-later = “{ $wish }” tendrá que esperar: el cerebro toma más cuando nadie está sin arma.
no-no-extras = “{ $wish }” no se puede: con diez jugadores no hay más armas.
no-takes-later = “{ $wish }” tendrá que esperar: no te toca; antes elige { $other }.
no-taken = “{ $wish }” no se puede: esa arma ya no está en la mesa; la tiene { $other }.
no-yours = “{ $wish }” no se puede: esa arma ya no está en la mesa; la tienes tú.
no-one-weapon = “{ $wish }” no se puede: solo el cerebro tiene más de un arma.
no-weapons-done = “{ $wish }” llega tarde: las armas de esta ronda ya están elegidas.
no-single-weapon = “{ $wish }” no te toca: quien tiene una sola arma la juega, y solo { $other } puede tener más.
no-not-held = “{ $wish }” no se puede: no tienes esa arma.
no-always-goes = “{ $wish }” no te toca: el cerebro entra siempre.
no-answered = “{ $wish }” no se puede: ya has respondido.
no-once-more = “{ $wish }” no se puede: una tirada fallida se repite una sola vez.
no-succeeded = “{ $wish }” no se puede: el golpe salió bien.
no-rolled = “{ $wish }” no se puede: la tirada de este golpe ya está hecha.

# After the game: what a bot did something for.
hindsight-stacked = { $name } iba { $n } por detrás y nombró su propia arma, { the-weapon }, con el comodín: solo un golpe de suerte podía ayudar.
hindsight-shadowed = { $name } iba en cabeza y nombró el arma de { $who }, { the-weapon }, para que un acierto moviera a ambos por igual.
hindsight-spared = { $name } no usó el comodín para proteger una ventaja de { $n }.
