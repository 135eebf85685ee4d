heist-of = Heist Hustle, golpe { $n } de { $all }
coming =
    { $n ->
        [one] { $n } lugar boca abajo
       *[other] { $n } lugares boca abajo
    }
coming-after = último golpe: { $location }; { coming }
worth =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
led-by = cerebro: { $name }
all-robbed = Último lugar desvalijado
who-first = ¿Quién manda primero?
who-first-how = primer 3; si no, primer par
wild-free = comodín en la mesa
wild-held = comodín: { $name }
wild-unused = comodín: { $name }, sin usar
wild-named = comodín: { $name } = { $weapon }
die-waits = dado sin lanzar
die-success = { $n }: éxito
die-failure = { $n }: fracaso
die-success-again = { $n }: éxito, segundo intento
die-failure-again = { $n }: fracaso, segundo intento
column-first-roll = 1.ª tirada
column-led = mandó
column-answer = respuesta
column-wild-roll = comodín
column-last = último
column-heist = golpe
column-spinner = ruleta
column-wild = comodín
column-house = casa
column-total = total
closed = oculta
answer-go = entra
answer-bail = se raja
