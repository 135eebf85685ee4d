where-draft = Heat, Golpe { $heist } de { $all }, planes { $round } de 3, pase a la { $side }
where-stage = Heat, Golpe { $heist } de { $all }, Etapa { $stage } de { $stages }
where-again = Heat, Golpe { $heist } de { $all }, Etapa { $stage } de { $stages }, fase A adicional { $n }
where-over = Heat, la cuenta
deck = { $n } en el mazo
apb =
    { $n ->
        [one] { $n } carta de búsqueda
       *[other] { $n } cartas de búsqueda
    }
price-board = CALOR
price = ${ $n } por Calor
next-price = sube en { $n }
last-price = ya no sube
column-cash = dinero
column-heat = Calor
column-hand = mano
column-record = Historial
lost = (menos ${ $n })
stands-for = como { $card }
aside = +{ $n } aparte
said-quiet = sin Calor
choice = tu elección: { $what }
passed = pasado a { $name }: { $cards }
got = recibido de { $name }: { $cards }
set-aside = apartado: { $cards }
saw = visto en la mano de { $name }: { $cards }
