# Lo que dice este tablero.

offers = Ofertas
stage-choose = Planificación
stage-negotiate = Negociación
stage-name = El Golpe
stage-over = El reparto
stage- = Millions of Dollars

late-choose = Al llegar a 0:00, se te sortea un Rol, y nadie más se entera.
late-negotiate = Al llegar a 0:00, quien siga dentro se queda y se destapan los Roles.
late-name = Al llegar a 0:00, señalas el Rol con más cartas a la vista.
hint-choose = Solo cobras si nadie más de quienes se quedan tiene tu Rol.
hint-chosen = Aún puedes cambiar hasta que elija la última persona.
hint-negotiate = Cuantos menos repartan, más para cada uno: paga a otros para que se vayan.
hint-ready = Cuando se plante toda la gente que sigue dentro, se destapan los Roles y se reparte el botín.
hint-left = Tu apuesta está a salvo. No puedes hablar hasta que acabe la ronda.
hint-name = Quien tenga el Rol que señales queda fuera y no cobra nada.
hint-wait-name = El único Soplón señala un Rol. Quien lo tenga no recibe nada.
script-choose = Miren sus teléfonos y envíen a alguien en secreto: { $loot }.
script-negotiate = Los Roles están sobre la mesa. Hablen, amenacen, paguen para que otros se vayan a casa.
script-name = Hay un Soplón entre ustedes, y señala un Rol.

does-snitch = señala un Rol, que queda fuera
does-brute = conserva su apuesta, gana una mirada
does-driver = +$1M de cada uno que cobra
does-crook = $2M de un Matón
does-mastermind = el botín crece $2M
gang = Tu banda
second = Primero, { $role }. Ahora el segundo.
ante = ${ $n }M de apuesta
tells-alone = La carta oculta es la tuya: nadie más es el { $role }.
tells-perhaps = Solo la carta oculta podría ser un segundo { $role }.
tells-others =
    { $n ->
        [one] Alguien más envió al { $role }.
       *[other] Al menos { $n } más enviaron al { $role }.
    }
state-hand = en mano
state-withdrawn = en casa
state-eliminated = fuera
money = ${ $n }M
promised = de ellos, ${ $n }M prometidos
money-label = Tienes ${ $n }M
role = { $name } (Personaje { $slot })

leader = Líder
seat-home = en casa
seat-stays = Se queda
seat-chosen = Ha elegido
seat-choosing = Eligiendo
seat-mute = No puede hablar
seat-says = dice: { $what }
seat-ante = ${ $n }M
seat-bid = ${ $n }M de { $name }
stamp-home = A CASA
claim-role = Soy el { $role }
claim-ask = Me voy por ${ $n }M
ask-call = Pasan lista: ¿qué eres?
loot-terms = Apuesta ${ $n }M
loot-symbol = { $role } +$1M
loot-each = Lo que recibe cada uno si reparten tantos
loot-in = con { $n }
loot-round = Ronda { $n } de { $all }. Gana quien llegue a ${ $target }M tras un reparto.
roles-label = Roles enviados, barajados. Uno se aparta sin verlo.
roles-unknown = Uno más, oculto

deal-to-me = { $name } te paga ${ $n }M por irte
deal-to-mine = { $name } te paga ${ $n }M por irte con { $slot }
deal-binds = También vuelve tu apuesta de ${ $n }M. No hay vuelta atrás.
deal-decline = Rechazar
deal-hold = Guardar para juntar
deal-take = Aceptar e irse
build-open = Pagar por irse
build-free = ${ $n }M libres
build-who = A quién pagar
build-pick = Elige a quién pagar
build-less = Menos
build-more = Más
build-offer = Ofrecer ${ $n }M a { $name }
build-stands = Ofrecido
build-whisper = En privado

table-title = En la mesa
table-none = Sin ofertas.
table-slip = { $payer } a { $name }
table-if = si se va
table-private = si se va, en privado
table-back = Retirar
table-final = { $what } Definitivo.
table-rest = Reserva ${ $n }M. Hechos: { $what }.
table-nothing = ninguno
you = tú
you-first = Tú
said-nothing = nada aún

face-ready = Me planto
face-ready-note = Se plantan { $n } de { $all }.
face-name = { $role } ({ $n }{"\u00A0"}a la vista)
where-choose = Toca un Rol de tu banda.
where-look = Para mirar una carta en secreto, toca a su jugador.
face-unready = Pensarlo
face-leave = A casa
face-leave-as = A casa: { $role }

split-named = Señalado por el Soplón: fuera.
split-named-none = Señalado, pero nadie que se quedara.
split-same = Son { $n }, así que no cobra ninguno.
split-alone = Único: cobra.
split-out-one = Fuera.
split-nobody = Nadie que se quedara.
split-due = aún boca abajo
split-now-calling = Se destapa quien se quedó
split-share-none = No queda nadie para repartirse el botín.
split-out = FUERA
split-title = Quién se lleva qué
split-now = Efectivo
split-antes = Apuestas
split-share = Parte
split-driver = Conductor
split-crook = Ratero
split-mark = Marca
split-alone-snitch = A solas

end-one = { $who } se va con los millones
end-many = { $who } se reparten la ciudad
end-lead =
    { $n ->
        [one] ${ $cash }M en mano tras una ronda.
       *[other] ${ $cash }M en mano tras { $n } rondas.
    }
and = {" "}y{" "}

# Un Golpe contado como una escena.

story-first = Ronda 1
story-round = Ronda { $n }: { $loot }
# El botín se reparte entre $n; $each va en millones.
story-share =
    { $n ->
        [one] Una parte de ${ $each }M.
       *[other] { $n } partes de ${ $each }M cada una.
    }
story-goal = La meta: ${ $n }M.
story-home = Se fue antes a casa.
story-antelost = Apuesta perdida
story-stamp-wins = GANA
split-leftalone = A solas: paga, y nadie cobra.
story-money = Dinero

# Lo que alguien dijo, tal como lo dijo: $name es quien ha de irse.
said-offer = { $name }, ${ $n }M si te vas.
said-whisper = { $name }, entre tú y yo: ${ $n }M si te vas.
said-nothing-more = Sin comentarios.

# Por qué pasó algo: $n de quienes se quedaron tenían este Rol.
because-role =
    { $n ->
        [one] { $name } era el único { $role } que se quedó.
       *[other] { $name } era uno de los { $n } con el Rol { $role } que se quedaron.
    }
because-does = { $role }: { $does }.

wish-role = Soy el …
wish-leave = Me voy por …
# $name afirmó ser otra cosa.
story-lied = { $name } había dicho otra cosa.
