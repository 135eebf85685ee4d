where-draft = Heat, Heist { $heist } von { $all }, Planung { $round } von 3, Weitergabe nach { $side }
where-stage = Heat, Heist { $heist } von { $all }, Etappe { $stage } von { $stages }
where-again = Heat, Heist { $heist } von { $all }, Etappe { $stage } von { $stages }, zusätzliche Phase A { $n }
where-over = Heat, die Abrechnung
deck = { $n } im Stapel
apb =
    { $n ->
        [one] { $n } Fahndungskarte
       *[other] { $n } Fahndungskarten
    }
price-board = HEAT
price = ${ $n } je Heat
next-price = noch { $n }
last-price = höchster Preis
column-cash = Geld
column-heat = Heat
column-hand = Hand
column-record = Akte
lost = (${ $n } weg)
stands-for = als { $card }
aside = +{ $n } beiseite
said-quiet = keine Heat
choice = deine Wahl: { $what }
passed = an { $name } gegeben: { $cards }
got = von { $name } bekommen: { $cards }
set-aside = beiseitegelegt: { $cards }
saw = auf der Hand von { $name } gesehen: { $cards }
