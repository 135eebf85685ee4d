# Lo que dice este tablero.

notes = Notas
stage-target = Elegir el Objetivo
stage-situation = Elegir la Situación
stage-prepare = Preparación
ask-prepare-crew = Llena la bolsa.
stage-over = La mañana después
stage- = Ocean’s Heist
scene-entry = Entrada { $n }
scene-vault = La bóveda
scene-vault-breach = La bóveda
scene-breach = La bóveda
scene-escape = Fuga

late-target = Al llegar a 0:00, cuenta tu borrador; sin él, se sortea un Objetivo.
late-situation = Al llegar a 0:00, cuenta tu borrador; sin él, no hay Situación.
late-prepare-crew = Al llegar a 0:00, cuenta lo que hayas comprado; si no hay nada, la bolsa se llena por ti.
late-prepare-staff = Al llegar a 0:00, cuenta tu borrador, y lo que falte se sortea.
late-reveal = Al llegar a 0:00, la ronda sigue.
late-prep = Al llegar a 0:00, cuenta lo que haya en la mesa.
late-crunch = Al llegar a 0:00, cuenta lo que haya en la mesa.
late-assign = Al llegar a 0:00, cuenta el último plan que se podía cumplir; sin él, las reglas hacen uno.
late-wing = Al llegar a 0:00, ya no lo intentas más.
hint-target = La Seguridad guarda un Objetivo. De él depende lo que pide la bóveda en la ronda 4.
hint-situation = Una Situación mejora esta noche una clase de Material. También puedes no elegir ninguna.
hint-prepare-crew = Compra algo de las siete clases; tiene que durar cinco rondas.
hint-prepare-staff = Complican toda la noche. La Banda las verá después.
hint-reveal = Mira qué piden: algunas estarán pronto boca abajo.
hint-prep-crew = Toca cartas de tu mano: solo paga lo que está preparado. La marca ✓: alcanza para esa sola.
hint-prep-staff = Toca lo que colocas. La Banda vio qué salió, no lo que eliges.
hint-crunch = Última ocasión de preparar cartas; después todo se destapa.
hint-assign = Toca un precio para pagarlo. Lo que quede en pie puede hacer sonar una alarma.
hint-assign-escape = Toca un precio para pagarlo. En la Fuga no puede quedar nada en pie.
hint-wing = Saca un número que hayas nombrado, y la Defensa cae.
hint-help = El borrador también es tuyo: toca lo que cambiarías. Confirma { $name }.
hint-captain = { $name } confirma por tu equipo.
hint-wait-crew = Decide la Seguridad. Demasiadas alarmas acaban con el golpe.
hint-wait-staff = Decide la Banda. Con demasiadas alarmas, ganan ustedes.
hint-wait-crew-escape = Decide la Seguridad. En la Fuga no puede quedar nada en pie.
hint-wait-staff-escape = Decide la Banda. Si una Defensa queda en pie, ganan ustedes.
script-target = Seguridad del casino, elijan el Objetivo que guardan.
script-situation = Banda, elijan una Situación.
script-prepare = Los dos equipos, miren sus teléfonos. La Banda va de compras, la Seguridad elige dos Defensas Globales.
script-reveal = Miren las Defensas que han salido.
script-prep = Preparativos. Seguridad, coloquen sus Defensas. Banda, preparen su Material.
script-crunch = Último momento. Banda, es su última ocasión de preparar cartas.
script-assign = Todas las cartas están a la vista. Banda, ¿qué Material para qué Defensa?
script-wing = Banda, ¿improvisan?

team-crew = Banda
team-staff = Seguridad del casino
team-crew-short = Banda
team-staff-short = Seguridad
team-mine = tu equipo
captain = { $name } ★
done = hecho
alarms = { $n } de { $all } alarmas
alarms-note = { $n }/{ $all } alarmas
force = Rige toda la noche
ours = { $what }: nuestro
stolen = { $what }: robado
spent = { $what }: usado
by = Lo hizo { $name }

shop-left = Quedan ${ $n }
shop-of = de ${ $all } · { $n } cartas
shop-stop = Parar
shop-was = en vez de ${ $n }
shop-opening = Cartas previas
shop-everything = Todo
shop-only = Solo { $kind }
shop-needs = { $target }, ronda 4:
shop-make = { $kind } { $n }
shop-cost = ${ $n }
shop-buy = Comprar { $what }
shop-return = Devolver { $what }
shop-early = { $trait }, rinde más si se prepara pronto
shop-fill = Llenar la bolsa por mí
shop-secret = Ambos equipos se preparan en secreto.
kind-hack = hackeo
kind-sneak = sigilo
kind-con = engaño
kind-force = fuerza
kind-lure = señuelo
kind-pick = ganzúa
kind-climb = escalo
trait-tech = tecnología
trait-gear = accesorio
trait-costume = disfraz
trait-tool = herramienta
trait-blast = explosivo
trait-crowd = gente
trait-opening = previa
or = o
and = y
uses =
    { $n ->
        [one] { $n } uso
       *[other] { $n } usos
    }

field-choose = Toca { $n } de estas { $all } para colocarlas
field-some = { $n } de estas { $all } estarán boca abajo
field-placed = { $n } puestas
field-laid = puesta
field-seen = vista: está ahí
field-vault = La bóveda: una boca arriba, otra boca abajo, 2 alarmas cada una
field-vault-short = La bóveda: 2 alarmas cada una
field-up = Boca arriba
field-down = Boca abajo
field-back = Retirar
field-standing = En la mesa
field-table = La mesa de la Banda
field-ours = Preparado
field-lay = Nada aún. Toca una carta de tu mano para ponerla aquí.
field-return = toca: retirar
field-stays = se queda
field-off = superada
field-left = Queda en la mano de la Banda: { $what }.
field-facedown = { $n } cartas boca abajo
field-nothing = Aquí no hay nada.
field-hand-ours = Nuestra mano, { $n } cartas
field-more = La Banda tiene { $n } cartas más.
guard-alarms = 2 alarmas
guard-nowing = sin improvisar
guard-draws = trae más
guard-payable = nuestra mesa podría pagar esta, por sí sola
pool-title = Nuestro fondo
pool-note = lo que podría dar lo preparado; toca una clase para ver sus cartas en tu mano
pool-label = Nuestro fondo por clases
pool-plan = Fondo de este plan: usado de lo que da
pool-made = { $kind } { $n }
pool-used = { $kind }: { $n } de { $all } en uso
pool-of = { $n }/{ $all }
hand-keep = Guarda algo para la Fuga.
hand-only = Solo lo que da { $kind }; toca otra vez para ver todo.
hand-none = Ninguna carta de tu mano da eso.
hand-copies = ×{ $n }

assign-title = { $n } por superar
assign-paid = pagada
assign-stands = en pie
assign-pay = Pagar { $what } con
assign-count = { $n } de { $all } pagadas
assign-pool = Nuestro fondo: usado de lo que da
assign-spend = Usos que gastamos
assign-now-complete = Completo: al llegar a 0:00 cuenta este plan.
assign-now-short = Falta algo: al llegar a 0:00 se hace por ti el mejor plan.
assign-now-short-kept = Falta algo: al llegar a 0:00 cuenta tu último plan completo.
assign-now-nothing = No paga nada. Confirma para dejar todo en pie; al llegar a 0:00 se hace por ti el mejor plan.
assign-now-nothing-kept = No paga nada. Confirma para dejar todo en pie; al llegar a 0:00 cuenta tu último plan completo.
assign-free-complete = Completo: cuenta en cuanto se confirme.
assign-free-short = Falta algo: retira un precio o gasta más usos.
assign-free-nothing = No paga nada. Confirma para dejar todo en pie.
assign-none = No se gasta ningún uso de esto, así que no hay nada que retirar.
assign-less = { $card }: un uso menos como { $what }
assign-more = { $card }: un uso más como { $what }
wing-title =
    { $n ->
        [one] 1 sigue en pie
       *[other] { $n } siguen en pie
    }
wing-aim = apuntar
wing-step-aim = 1. Toca la que quieren derribar.
wing-step-put = 2. Pon cartas en números.
wing-step-roll = 3. Lanza, o nombra más números.
wing-odds = { $n } de { $all }
wing-cards = Cartas que podemos ceder
wing-gone = se pierde, salga lo que salga
wing-nocard = No queda ninguna carta que poner en un número.
wing-put = poner { $what }
wing-wait = La Banda puede lanzar por lo que sigue en pie.
wing-rolled = El dado marca { $n }

do-confirm = Confir{"\u00AD"}mar
do-withdraw = Cambiarlo
do-skip = Seguir
do-wait = Mirar más
do-auto = Auto{"\u00AD"}asignar
do-auto-note = mejor plan
do-clear = Vaciar
do-attempt = Lanzar
do-stop = Parar aquí
do-stop-note = suena lo que quede
do-coin = Poner la moneda
do-no-coin = Guardar la moneda
do-no-situation = Sin Situación

about-price = pide { $price }
about-amount = { $kind } { $n }
does-boost = { $trait }: +{ $n } { $kind }, { $cap } por ronda
does-discount = { $trait }: ${ $n } menos
does-harder = { $kind } cuesta { $n } más
does-mixed = los precios mixtos cuestan { $n } más
does-vault = la bóveda cuesta { $n } más
does-wing = improvisar: máximo { $n } números
notes-gone = Gastado: { $what }
notes-known = En la mano de la Banda, con certeza
notes-kinds = Lo que han enseñado puede dar
notes-decks = Mazo del Casino: { $n } cartas; de Bóveda: { $vault }.
notes-discard = Defensas ya fuera: { $what }
scenes = Por dónde va la noche
scene-word = Entrada
scene-short-vault = Bóveda
scene-short-escape = Fuga
who-captain = { $name } está al mando ({ $team }).
who-member = { $name } juega en este equipo: { $team }.
notes-globals = Defensas Globales
notes-none = nada aún

end-crew_win = Casino desplumado
end-crew_win-lead = La Banda escapó con el Objetivo.
end-stalemate = La Banda huye con las manos vacías
end-stalemate-lead = No gana nadie: el Objetivo se quedó atrás.
end-alarms = Suenan todas las alarmas
end-alarms-lead = Las alarmas pararon a la Banda. Gana la Seguridad.
end-caught = Atrapados a la salida
end-caught-lead = En la Fuga quedó una Defensa en pie. Gana la Seguridad.
end-exhausted = Sin más trucos
end-exhausted-lead = A la Banda no le quedaba nada que usar. Gana la Seguridad.
end-conceded = Tiran la toalla
end-conceded-lead = Un equipo se rindió.
end- = El golpe ha terminado
end-winners = { $lead } Ganan: { $who }.

# Una ronda contada como una escena.

story-prepared = Lo que preparó cada equipo
story-up = Todo se destapa
story-bills = Las cuentas
story-wing = Improvisar
story-result = Lo que dejó la ronda
story-plus = {" "}+{" "}
story-paid = Pagada con { $what }.
# Los usos de una carta: $what es lo que dio cada uno.
story-uses = { $n } × { $what }
story-spent = Lo que usó la Banda:
story-winged = Un golpe de suerte.
story-missed =
    { $n ->
        [one] Falló una tirada.
       *[other] Fallaron { $n } tiradas.
    }
# $what es una Defensa, $numbers los números que servían, $n lo que marca el dado.
story-odds = { $what }: hacía falta { $numbers }, y el dado marca { $n }.
story-nothing = No se preparó nada.
story-notplaced = Salieron, pero no se colocaron: { $what }.
story-gone = Gastado: { $what }.
story-idle = Sin usar en la mesa, con un uso menos: { $what }.
story-kept = No se gastó ninguna carta.
story-alarms = Alarmas
story-left =
    { $n ->
        [one] Queda en pie una Defensa.
       *[other] Quedan en pie { $n } Defensas.
    }
story-clear = Ya no queda nada en pie.
story-stamp-off = SUPERADA
story-stamp-missed = FALLO
story-stamp-stands = EN PIE
story-stamp-rings =
    { $n ->
        [0] EN PIE
        [one] SUENA
       *[other] SUENA × { $n }
    }
story-results = Resultado
# Dónde tocar.
where-target = Toca un Objetivo.
where-situation = Toca una Situación, o ninguna.
where-prepare-crew = Toca + en las cartas que quieras.
where-prepare-staff = Toca dos Globales.
where-prep-crew = Toca cartas de tu mano para prepararlas.
where-prep-staff = Toca las Defensas que colocas.
where-crunch-crew = Toca cartas de tu mano para prepararlas.
where-assign = Toca precios para pagarlos.
where-wing = Toca una Defensa y pon cartas en números.
shop-stock = quedan { $n }
field-drawn = { $all } sacadas, { $n } boca abajo
guard-lacks = −{ $n } { $kind }
assign-wanted = pide
wing-why = Cada carta nombra un número. Si el dado saca uno de ellos, la Defensa cae.
wing-hit = acierto
wing-miss = fallo
do-confirm-chosen = Confirmar: { $what }
do-confirm-none = Confirmar: sin Situación
do-confirm-stands =
    { $stand ->
        [one] 1 en pie: { $n } de { $all } alarmas
       *[other] { $stand } en pie: { $n } de { $all } alarmas
    }
do-confirm-escape =
    { $stand ->
        [one] 1 en pie: golpe perdido
       *[other] { $stand } en pie: golpe perdido
    }
chosen = elegido
does-target = la ronda 4 pide { $price }
