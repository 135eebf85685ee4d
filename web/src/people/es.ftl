# Lo que se dice de las personas: nombres, presencia, la sala, la próxima partida, las mesas propias.

me-title = Quién eres
me-change = Eres { $name }. Cambia de nombre o de cara
me-nobody = Tu nombre
me-you = tú
me-save = Así soy
me-later = Hay una partida en marcha: verán tu nuevo nombre y tu cara cuando termine.

# Más tiempo, y un bot para quien se ha ausentado.
wait-title = Mientras esperas
wait-give =
    { $n ->
        [0] Dar más tiempo
       *[other] Dar más tiempo ({ $n } de { $all })
    }
wait-wish =
    { $n ->
        [one] { $name } quiere más tiempo. Hacen falta { $all }.
       *[other] { $n } personas quieren más tiempo. Hacen falta { $all }.
    }
wait-bot = Que un bot juegue por { $name }
wait-bot-wish = Pedir un bot que juegue por { $name }
wait-bot-asked = Quieres que un bot juegue por { $name }. Si lo quiere toda la mesa, o quien está a cargo, se sienta uno.
wait-mine = Un bot juega por ti.
wait-here = Aquí estoy

leave-really = ¿Salir de verdad?
leave-seat = Un bot sigue por ti. Tu asiento sigue siendo tuyo: abre el enlace otra vez para volver.
leave-chair = Tu silla queda libre.
leave-stay = Quedarme

# Bots y bandos en la sala.
bot-level = Qué tal juega { $name }
bot-sits = se sienta un bot: { $level }
side-title = Tu bando
side-crew = Banda
side-staff = Seguridad
side-any = cualquiera
side-short =
    { $n ->
        [one] Con un bot los bandos quedan iguales.
       *[other] Con { $n } bots los bandos quedan iguales.
    }

invite-more = Invitar a más gente
invite-copied = El enlace está copiado.
invite-byhand = El enlace está marcado: cópialo desde ahí.
meet-title = Dónde se juntan
screen-only = Este dispositivo es solo la pantalla
screen-only-lead = Aquí dejas tu silla; quien llegue primero con un teléfono queda a cargo. Empezar, pausar y repetir siguen también en la pantalla.
screen-first = Entra con un teléfono para comenzar.

# La próxima partida.
again-asks = { $name } propone { $game }. ¿Quién se apunta?
again-in = { $name } reparte { $game } en { $n } s.
again-awaited = Aún no: { $names }
again-yes = Me apunto
again-no = Esta no
again-youin = Estás dentro.
again-youout = Esta la miras.
again-now = Repartir ya
again-cancel = Retirarlo
again-other = Otro juego
evening-title = Esta noche
evening-games =
    { $n ->
        [one] una partida
       *[other] { $n } partidas
    }
evening-won = { $won } de { $games } ganadas

# La puerta de entrada.
door-title = Tus mesas
door-back = Volver a tu mesa
door-room = Tu sala { $code }
door-with = { $game } con { $names }
door-alone = { $game }
door-turn = te toca
door-past = Tus últimas partidas
door-won = ganada
device-title = Tus otros dispositivos
device-take = Llevarlo todo a otro dispositivo
device-take-lead = Tu nombre, tus asientos y tus últimas partidas. Quien escriba este código serás tú: no se lo enseñes a nadie.
device-make = Crear un código
device-until = Escríbelo en el otro dispositivo antes de las { $time }. Vale una sola vez.
device-bring = Traerlo todo aquí
device-bring-lead = Con un código de tu otro dispositivo. Lo que este recordaba hasta ahora queda atrás.
device-use = Usarlo
device-here = Hecho. Ahora este dispositivo también eres tú.
device-only = ¿Perdiste alguno?
device-only-lead = Cualquier otro dispositivo que fuera tú pasa a ser un extraño.
device-only-do = Solo este soy yo
device-only-done = Hecho. Solo este dispositivo eres tú.

# Reglas de la mesa.
rules-preset = Cómo quieres jugar
rules-first = Primera vez
rules-first-about = Sin prisa y todo explicado.
rules-usual = Normal
rules-usual-about = Relojes en vivo, como mandan las reglas.
rules-fast = Rápido
rules-fast-about = La mitad de tiempo para todo.
rules-play = Cómo se juega
rules-time = Relojes
rules-talk = Chat
rules-people = Personas y bots
rules-more = Más
programs-title = Bots de fuera
face = Cara { $n }
