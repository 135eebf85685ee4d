where = Ocean’s Heist, { $phase }
where-round = Ocean’s Heist, ronda { $n } de 5, { $scene }, { $phase }
where-timed = { $where } ({ $time })
seconds = { $n } s
hours = { $n } h
phase-target = el Objetivo
phase-situation = la Situación
phase-prepare = Preparación
phase-reveal = destape
phase-prep = Preparativos
phase-crunch = Último momento
phase-assign = asignación
phase-wing = improvisar
phase-over = fin
bells = alarmas { $bells } { $n } de { $all }
ended = { $how }: { $won }
target = Objetivo
situation = Situación
global = Global
opening = Previa
money-left = Dinero
has-it = { $card } (lo tiene la Banda)
proposed = { $card } (propuesta)
money-of = ${ $n } de ${ $all }
ready = ya está
column-drawn = sacadas
column-asks = pide
column-defense = Defensa activa
column-active = activo
column-card = cada carta
column-uses = usos
column-shop = tienda
column-trait = tipo
column-basket = cesta
column-each = cada una
column-hand = mano
laid = colocada
seen = vista
face-up = a la vista
face-down = boca abajo
pays = paga { $way }
aimed = en la mira
disabled = superada
and-does = { $mark }; { $effect }
lies-down =
    { $defenses ->
        [one] boca abajo: { $defenses } Defensa (cupo { $quota }), { $equipment } de Material
       *[other] boca abajo: { $defenses } Defensas (cupo { $quota }), { $equipment } de Material
    }
in-hand = { $n } en la mano de la Banda
in-deck = { $n } en el mazo del casino
known-in-hand = se conocen: { $cards }
facts-separator = {"; "}
pool = reserva
pool-empty = vacía: aún no se gasta ningún uso
pool-fails = no cuadra
planned = plan { $uses }
expended =
    { $n ->
        [one] { $n } gastado
       *[other] { $n } gastados
    }
committed = se queda
can-go-back = puede volver
die = dado
odds = { $n } de 6
odds-coin = { $n } de 6, con la moneda
stock = { $n } de { $all }
