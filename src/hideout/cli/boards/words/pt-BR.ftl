you = (você)
player = nome
won =
    { $n ->
        [1] { $names } venceu
       *[other] { $names } venceram
    }
nobody-won = ninguém venceu
nobody = ninguém
nothing = nada
yes = sim
dollars = ${ $n }
copies = ×{ $n }
does = { $card }: { $effect }
speech = “{ $what }”
