round-of = Millions of Dollars, ronda { $n } de { $all }
reserve = Reserva ${ $reserve }M; se gana con ${ $target }M tras un reparto
loot = botín ${ $n }M
loot-ante = apuesta ${ $n }M
symbol = símbolo { $role }
roles-used = Roles en esta mesa: { $roles }
one-face-down = 1 boca abajo
named = nombrado: { $role }
column-cash = dinero
column-characters =
    { $n ->
        [one] Personaje
       *[other] Personajes
    }
column-says = dice
column-last = última
chosen = elegido
face-down = oculto
lent = prestado
left = a casa
out = fuera
asks = pide ${ $n }M
offers-title = Ofertas por irse
private = en privado
held = reservada
legend = ★ Líder  ✓ se planta  ☠ Intimidación
hurried = Se pide una decisión rápida.
