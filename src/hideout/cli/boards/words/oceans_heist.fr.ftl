where = Ocean’s Heist, { $phase }
where-round = Ocean’s Heist, manche { $n } sur 5, { $scene }, { $phase }
where-timed = { $where } ({ $time })
seconds = { $n } s
hours = { $n } h
phase-target = la Cible
phase-situation = la Situation
phase-prepare = Préparation
phase-reveal = révélation
phase-prep = Mise en place
phase-crunch = Dernière minute
phase-assign = répartition
phase-wing = Impro
phase-over = fini
bells = alarmes { $bells } { $n } sur { $all }
ended = { $how } : { $won }
target = Cible
situation = Situation
global = Globale
opening = Ouverture
money-left = Argent
has-it = { $card } (aux mains de la Bande)
proposed = { $card } (proposition)
money-of = { $n } $ sur { $all } $
ready = c’est bon
column-drawn = tirées
column-asks = demande
column-defense = Défense active
column-active = actif
column-card = une carte
column-uses = usages
column-shop = magasin
column-trait = genre
column-basket = panier
column-each = chacune
column-hand = main
laid = posée
seen = vue
face-up = visible
face-down = cachée
pays = paie { $way }
aimed = visée
disabled = neutralisée
and-does = { $mark } ; { $effect }
lies-down =
    { $defenses ->
        [one] cachées : { $defenses } Défense (quota { $quota }), { $equipment } Matériel
       *[other] cachées : { $defenses } Défenses (quota { $quota }), { $equipment } Matériel
    }
in-hand = { $n } dans la main de la Bande
in-deck = { $n } dans la pioche du casino
known-in-hand = connues : { $cards }
facts-separator = {" ; "}
pool = réserve
pool-empty = vide : aucun usage dépensé
pool-fails = ne suffit pas
planned = plan { $uses }
expended =
    { $n ->
        [one] { $n } dépensé
       *[other] { $n } dépensés
    }
committed = reste là
can-go-back = peut revenir
die = dé
odds = { $n } sur 6
odds-coin = { $n } sur 6, avec la pièce
stock = { $n } sur { $all }
