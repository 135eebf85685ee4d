round-of = Millions of Dollars, Runde { $n } von { $all }
reserve = Reserve ${ $reserve }M; ${ $target }M gewinnen nach einer Teilung
loot = Beute ${ $n }M
loot-ante = Einsatz ${ $n }M
symbol = Symbol { $role }
roles-used = Rollen an diesem Tisch: { $roles }
one-face-down = 1 verdeckt
named = genannt: { $role }
column-cash = Geld
column-characters =
    { $n ->
        [one] Figur
       *[other] Figuren
    }
column-says = sagt
column-last = zuletzt
chosen = gewählt
face-down = verdeckt
lent = geliehen
left = heim
out = raus
asks = will ${ $n }M
offers-title = Angebote zum Heimgehen
private = privat
held = bereit
legend = ★ führt an  ✓ bleibt  ☠ Einschüchterung
hurried = Alle sollen sich schnell entscheiden.
