# Lo que dice este tablero.

notes = Notas
stage-over = La cuenta
stage-draft = Plan del Golpe { $n }
stage = Golpe { $n }, Etapa { $stage }
late-draft = Al llegar a 0:00, pasa la última carta que sacaste.
late-choose = Al llegar a 0:00, se juega la primera carta de tu mano.
late-a-phase = Al llegar a 0:00, las reglas toman lo más cercano: quien tengas a la izquierda, tu carta más nueva o lo último que sacaste.
hint-draft = Te quedas con el resto. Solo quien la recibe sabrá qué pasaste.
hint-choose = Se destapan a la vez; A actúa antes que B, y B antes que C. Cada ficha de Calor cuesta ahora ${ $n }.
hint-a-phase = Las cartas A actúan primero, antes de repartir dinero y Calor.
hint-wait = Puedes cambiar tu elección hasta que llegue la última.
script-draft = Miren sus teléfonos. Pasen una carta a la { $side }.
script-choose = Golpe { $n }, Etapa { $stage }. Elijan una carta; se destapan a la vez.
script-a-phase = Primero actúan las cartas A.
side-left = izquierda
side-right = derecha

steps = Los pasos de una Etapa
step-pick = Elegir
step-picked = Elegir: { $n } de { $all }
step-flip = Destapar
step-a = Manos
step-check = Calor
step-b = Dinero, Calor
step-c = Cobros
step-flip-what = Todas las cartas se destapan a la vez.
step-a-what = A: las cartas actúan sobre manos e Historiales.
step-a-none = A: ninguna carta actuó sobre manos ni Historiales.
step-check-what = Control de Calor.
step-check-none = Control de Calor: hay bastante en el tablero.
step-b-what = B: dinero a cambio de Calor.
step-b-none = B: nadie tomó dinero a cambio de Calor.
step-c-what = C: cobros.
step-c-none = C: no se cobró nada.
face-copy = { $name }: { $card }
face-aside = { $effect } Fuera de juego hasta que acabe este Golpe.
face-hand = { $heat } de Calor, { $n } cartas en mano
face-pass = Pasar { $card } a { $name }
ask-pass = Pasa una a { $name }.
where = Toca una carta de tu mano.
passes = Se pasa a la { $side }
passes-one = De { $from } a { $to }

affairs = Situación
affairs-label = Situación: ${ $n } por ficha de Calor, { $tokens } fichas en el tablero
affairs-per = por ficha
affairs-was = antes ${ $n }
affairs-board = { $n } en el tablero.
affairs-next = { $n } más y el precio sube.
affairs-short = Si se toma más: cada cual devuelve 1 de Calor, y quien lo haga pierde $3.
affairs-short-apb = Si se toma más: sale una carta de búsqueda.
money = ${ $n }
seat-label = { $name }: ${ $money }, { $heat } de Calor
seat-record = Historial { $what }
seat-picked = ha elegido
seat-thinks = está pensando
picked = Elegida
thinking = Pensando
you = Tú
jailed = en la cárcel
jailed-lost = en la cárcel, pierde ${ $n }
owes = debe ${ $n }
owes-keeps = debe ${ $n }, le quedan ${ $left }
owes-jail = debe ${ $n }: cárcel
claim-quiet = Sin Calor para mí
claim-plays = Juego { $card }
plays = Juega { $card }
hand = Tu mano
hand-empty = No tienes cartas.
hand-to = para { $name }
hand-drawn = sacada
hand-from = de { $name }
hand-pile = { $n } en tu montón

notes-kept = Guardado para ti, este Golpe.
notes-passed = Pasaste a { $name }
notes-received = { $name } te pasó
notes-pass = pase { $n }
notes-nothing = nada aún
notes-saw = Viste la mano de { $name }
notes-empty = vacía
notes-aside = Apartaste
notes-unseen = Fuera de la vista
notes-deck = { $n } cartas en el mazo.
notes-apb = Quedan { $n } cartas de búsqueda. Salieron: { $what }.
notes-none = ninguna
mark-trust = cumple
mark-doubt = farolea
mark-hot = cerca de la cárcel

gain-money = +${ $n }
loss-money = −${ $n }
gain-heat = +{ $n } de Calor
loss-heat = −{ $n } de Calor

end-none = Todo el mundo a la cárcel
end-one = { $who } no se quema
end-many = { $who } no se queman
end-lead = Quedan ${ $n } tras pagar el Calor.
end-lead-none = Nadie pudo pagar el Calor.
end-jailed = { $lead } En la cárcel: { $who }.
and = {" "}y{" "}

# Una Etapa contada como una escena.

story-sum = En qué quedó
story-money = Dinero
story-heat = Calor
story-price = Una ficha cuesta
story-left = En el tablero
story-copy = una copia
story-stamp-jail = CÁRCEL
story-stamp-wins = GANA

# Por qué pasó algo: la carta en uso y el Historial que contó.
because-card = { $card }: { $effect }
because-record = El Historial: { $what }.
because-heat = Calor en ese momento: { $what }.
because-takers = Tomaron Calor en esta Etapa: { $what }.
because-uses = En uso: { $what }.
because-nobody = nadie
because-one = { $name } { $what }
wish-play = Juego…
# $what es lo que alguien dijo de la carta.
story-said = Dijo: “{ $what }”.
story-lied = Dijo: “{ $what }”. Era mentira.
story-unpaid = { $card } no pagó nada.
