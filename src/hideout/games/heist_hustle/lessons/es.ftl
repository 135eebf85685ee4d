# Las lecciones de Heist Hustle. Agnes es una mujer, Boris un hombre; quien aprende eres tú.

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

goal = Diez golpes, un dado, una ruleta. Tras el último, gana quien tenga más puntos. Este golpe es tuyo: eres el cerebro, y hay { $points } puntos en juego ({ $location }).
weapon = Todos traen un arma, y el cerebro elige primero. No hace falta un plan, basta una corazonada. Toma { the-weapon }.
weapon-no = ¡Tan buena como cualquiera! Pero esta vez toma { the-weapon }: tengo una corazonada.
extras = { $left } y { $right } ya tienen la suya. Un cerebro puede llevar más de una: cada una es otra oportunidad cuando gire la ruleta. Toma también { the-weapon }.
extras-no = También serviría. Toma { the-weapon }, y así seguimos el mismo camino.
extras-not-done = Podrías parar aquí. Pero un arma más es una oportunidad más: toma { the-weapon }.
roll = Entras con las dos. Ahora el dado: con un número par, el golpe sale bien; con uno impar, sale mal. ¡Lanza!
spin = Un { $die }: ¡el golpe sale bien! Antes de repartir los puntos, la ruleta elige un arma. Si alguien la trajo, se apunta el número del dado. ¡Gira!
paid = { $weapon }: ¡justo la tuya! Te llevas { $heist } puntos por el golpe, la mitad de lo que valía, y { $spinner } más por la ruleta.
shared = La otra mitad se reparte entre los demás a partes iguales: { $theirs } para cada uno. Por eso todos quieren que cada golpe salga bien, y el cerebro más que nadie. Vas en cabeza con { $mine }.
wild = Ahora el cerebro es { $boss }. Los demás lanzan por el comodín, uno tras otro, y se lo lleva un cuatro o un seis. { $who } sacó un { $die }. Te toca lanzar.
take-wild = ¡Un { $die }! El comodín puede ser tuyo. Si todo va bien, vale diez veces el dado. Tómalo.
take-wild-no = ¡Cuánta modestia! Pero te perderías lo mejor del juego. Tómalo.
own-weapon = También traes un arma propia. Toma { the-weapon }.
own-weapon-no = Buena herramienta. Esta vez toma { the-weapon }: quiero enseñarte algo.
name = Ahora di qué arma es tu comodín. Puedes nombrar la que llevas, y contará dos veces. Nombra { the-weapon }.
name-no = Puedes nombrar cualquiera. Pero nombra { the-weapon }: así la ruleta solo tiene que acertar una vez para las dos.
name-not-unused = No usarlo es seguro, y a veces sabio. Esta vez atrévete: nombra { the-weapon }.
fails = { $boss } saca un { $die }. Impar: el golpe sale mal y nadie cobra. La ruleta gira igual, y ahora esperas que no te toque.
unlucky = ¡Sale { the-weapon }! Un golpe fallido vuelve la ruleta contra ti, y solo el comodín cuesta { $wild } puntos. Te quedas con { $total }. Así es el negocio: corta por los dos lados.
again = Volvamos atrás, al mismo momento. Las mismas armas, el mismo comodín, otra tirada. ¿Te atreves a nombrar { the-weapon } otra vez?
again-no = Podría salir cualquiera. Quédate con { the-weapon }.
again-not-unused = Nadie te lo reprocharía. Pero te prometo que esta te va a gustar: nombra { the-weapon }.
lucky = Un { $die }, y la ruleta te encuentra: { $wild } puntos solo del comodín. Tienes { $total }, y nadie te sigue de cerca.
end = Eso es Heist Hustle: el mando va rotando, y el comodín hace y deshace fortunas. Empieza la ronda { $done } de { $all }. ¡Suerte!
