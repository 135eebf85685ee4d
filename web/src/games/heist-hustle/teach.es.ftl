# Lo que se cuenta a quien empieza en Heist Hustle: antes del primer reparto, en "Cómo se juega" y al tocar algo.

win = Gana quien tenga más puntos tras diez golpes.
picture-even = par: sale bien
picture-leader = el cerebro se lleva la mitad
picture-rest = los demás se reparten el resto
picture-odd = impar: nadie se lleva nada
trick = Un solo dado decide por todos. Luego la ruleta elige un arma: quien la jugó gana el número del dado si el golpe salió bien, y lo pierde si no. El comodín lo convierte en diez veces la ganancia, o cinco veces la pérdida.

step-1 = Un lugar
step-1-text = El cerebro descubre el siguiente lugar y sus puntos. Cada ronda el cerebro es otra persona.
step-2 = El comodín
step-2-text = Los demás lanzan por él, por turno: el primer 4 o 6 puede quedárselo.
step-3 = Armas
step-3-text = Cada cual toma un arma, el cerebro primero; después el cerebro puede tomar hasta dos más. Quien tiene el comodín nombra un arma para él.
step-4 = El dado
step-4-text = Par: el cerebro se lleva la mitad de los puntos y los demás se reparten la otra mitad. Impar: nada.
step-5 = La ruleta
step-5-text = Quien jugó el arma que sale gana o pierde el número del dado. Tras diez lugares deciden los puntos.

deck-locations = Lugares
deck-locations-lead = Se roban los diez, en un orden que nadie conoce.
deck-weapons = Armas
deck-weapons-lead = Son todas iguales, salvo por su casilla de la ruleta. Están a la vista, y todas vuelven cada ronda.
deck-others = Y además
deck-others-lead = Una para toda la mesa.

about-of-locations = Vale { $points } puntos: la mitad para el cerebro y la mitad para los demás, si el dado es par.
about-of-weapons = Si la jugaste y la ruleta para en ella, ganas el número del dado tras un éxito y lo pierdes tras un fracaso.
about-wild = Vale por el arma que elijas, además de la tuya. Si la ruleta para ahí, ganas diez veces el dado tras un éxito y pierdes cinco veces el dado tras un fracaso.
about-mastermind = Manda en este golpe: elige primero, puede tomar más armas, lanza el dado, gira la ruleta y se lleva la mitad de los puntos si sale bien.
about-wheel = Diez casillas iguales, una por arma.
about-die = 2, 4 y 6 son un éxito para todos; 1, 3 y 5, un fracaso.
about-hot = Caliente: la ruleta para ahí el doble de veces.

# Lo que se toca y no es una carta.
title-wild = Comodín
title-mastermind = Cerebro
title-wheel = Ruleta
title-die = Dado
title-hot = Caliente

# El consejero: en qué fijarse cuando llega por primera vez una clase de decisión.
look-start = Cada cual lanza una vez. Quien gane manda en el primer golpe.
look-wild = El comodín paga diez veces el dado si luego nombras el arma acertada.
look-weapons = Estas diez armas son las casillas de la ruleta. Toca una que esté libre.
look-extras = Mandas tú: cada arma de más es otra casilla de la ruleta que es tuya.
look-play = Todas tus armas juntas, o una apuesta por una de ellas.
look-name = Nombra el arma en la que debería parar la ruleta.
look-bail = Dentro, compartes los puntos si sale bien; fuera, un fracaso no te cuesta nada.
look-roll = Esto es lo que vale el golpe. Con un par, es de ustedes.
look-second-try = Cinco puntos compran otra tirada.
look-spin = Para en un arma. Quien la jugó gana, o paga.

# Por qué: lo que piensa alguien sensato.
because-roll = No hay otra cosa que hacer.
because-spin = No hay otra cosa que hacer.
because-take-wild = Puede dar hasta 60, y si lo dejas se lo queda otra persona.
because-decline = Vas en cabeza, y solo puede costarte puntos.
because-any-weapon = Todas las armas son iguales: cada una es una casilla de diez.
because-done = Llevas mucha ventaja; más casillas solo traerían más riesgo.
because-play-all = Más casillas de la ruleta son tuyas; acertar da en promedio más de lo que cuesta.
because-play-one = Llevas mucha ventaja: menos casillas son menos riesgo.
because-unused = Llevas poca ventaja, y un mal giro podría costarte hasta 25.
because-bail = Hay muy poco que ganar para lo que podría costar un fracaso.
because-stand = Otra tirada cuesta aquí más de lo que vale.
because-hot = Está caliente: la ruleta para ahí el doble de veces.
because-extra = Otra casilla de la ruleta es tuya, y acertar da en promedio más de lo que cuesta.
because-name-own = Vas por detrás: con tu propia arma, un acierto paga dos veces.
because-name-other = Vas por delante: con el arma de un rival, un acierto mueve a ambos en la misma dirección.
because-name = Cualquier arma es tan buena como otra.
because-go = { $points } puntos merecen el riesgo.
because-try-again = { $points } puntos merecen los cinco que cuesta otra tirada.
because-wait = Esperar no cuesta nada.
because-usual = Es lo que se hace en estos casos.
