where-draft = Heat, Golpe { $heist } de { $all }, planos { $round } de 3, passe para a { $side }
where-stage = Heat, Golpe { $heist } de { $all }, Etapa { $stage } de { $stages }
where-again = Heat, Golpe { $heist } de { $all }, Etapa { $stage } de { $stages }, fase A extra { $n }
where-over = Heat, acerto final
deck = { $n } no baralho
apb =
    { $n ->
        [1] 1 carta de Alerta
       *[other] { $n } cartas de Alerta
    }
price-board = CALOR
price = ${ $n } por Calor
next-price = sobe em { $n }
last-price = preço máximo
column-cash = grana
column-heat = Calor
column-hand = mão
column-record = Ficha
lost = (perdeu ${ $n })
stands-for = como { $card }
aside = +{ $n } de lado
said-quiet = sem Calor
choice = sua escolha: { $what }
passed = passou para { $name }: { $cards }
got = veio de { $name }: { $cards }
set-aside = de lado: { $cards }
saw = viu na mão de { $name }: { $cards }
