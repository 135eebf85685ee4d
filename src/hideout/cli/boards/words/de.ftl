you = (du)
player = Name
won =
    { $n ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
nobody-won = niemand hat gewonnen
nobody = niemand
nothing = nichts
yes = ja
dollars = ${ $n }
copies = ×{ $n }
does = { $card }: { $effect }
speech = „{ $what }“
