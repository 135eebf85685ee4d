you = (tú)
player = nombre
won =
    { $n ->
        [one] gana { $names }
       *[other] ganan { $names }
    }
nobody-won = no gana nadie
nobody = nadie
nothing = nada
yes = sí
dollars = ${ $n }
copies = ×{ $n }
does = { $card }: { $effect }
speech = “{ $what }”
