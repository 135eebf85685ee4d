you = (toi)
player = nom
won =
    { $n ->
        [one] victoire : { $names }
       *[other] victoire commune : { $names }
    }
nobody-won = personne ne gagne
nobody = personne
nothing = rien
yes = oui
dollars = { $n } $
copies = ×{ $n }
does = { $card } : { $effect }
speech = « { $what } »
