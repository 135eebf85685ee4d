# El golpe del día.
title = El golpe del día
lead = Las mismas cartas para todo el mundo, en solitario contra los mismos bots. Cada uno se juega una vez.
play = Jugar
on = Seguir
again = Verlo otra vez
all = Todos los golpes de hoy
best = La casa hoy
nobody = Aún no lo ha jugado nadie.
you = tú
place = Puesto { $place } de { $played }
won = victoria
won-score = victoria con { $score }
lost = derrota
lost-score = { $score }
result = { $game }, el golpe del día { $day }: { $how }, puesto { $place } de { $played }.
copy = Copiar el resultado
copied = Copiado. No desvela nada.
by-hand = El resultado está marcado: cópialo desde ahí.
next =
    { $hours ->
        [0] Cartas nuevas en menos de una hora.
        [one] Cartas nuevas en una hora.
       *[other] Cartas nuevas en { $hours } horas.
    }
