# Lo que dice la terminal alrededor de una partida.

greet-title = { $game }, { $n } jugadores
greet-me = Tú
greet-bot = { $name } (bot)
greet-table = En la mesa, por orden de asiento: { $names }.
greet-options = Opciones: { $options }.
greet-option = { $option }: { $value }
greet-on = sí
greet-off = no
greet-help = ? muestra la ayuda, quit para salir.

turn-enter = [Enter]
turn-enter-waits = [Enter espera]
turn-figures = Escribe el número mismo.
turn-type = Escribe un número o lo que quieres hacer. ? muestra la ayuda.
turn-which = ¿Cuál?
turn-awaited = Los demás te esperan: no pasa nada hasta que decidas.
turn-folded = { $n } opciones: “{ $verb }” las enumera, o escribe una: “{ $example }”
turn-no-figure = { $n } no es uno de los números que puedes elegir.
turn-no-choice = No hay opción { $n }; van de la 1 a la { $all }.
turn-nothing-yet = Todavía no ha pasado nada.
turn-unknown = “{ $text }” no es una acción de este juego; los verbos son { $verbs }.
turn-unknown-near = “{ $text }” no es una acción de este juego; ¿quizá “{ $near }”?
turn-rules = Por ejemplo: rules { $clause }, o una palabra.

help-title = Lo que puedes escribir
help-number = elegir por número
help-name = elegir por nombre; bastan las primeras letras, y cada jugador atiende por el suyo
help-enter = tomar la única opción que hay; donde varios actúan a la vez, esperar
help-wait = dejar pasar a los demás o al reloj (donde varios actúan a la vez)
help-skip = esperar hasta que acabe esta parte
help-time-up = dejar que se agote tu reloj, si lo hay
help-why = las reglas detrás de lo último que pasó o se rechazó
help-rules = una regla, o todas las que tienen una palabra
help-log = todo lo que has oído hasta ahora
help-board = otra vez la mesa
help-quit = dejar la partida

keyboard-read = Pulsa Enter cuando lo hayas leído.
keyboard-pass = Pasa el teclado a { $name } y pulsa Enter.
keyboard-again = (¿Quieres pensarlo otra vez, { $names }? Escribe tu nombre.)

bot-forfeits = { $name } abandona: { $bot } { $why }. Sigue un bot de la casa.
bot-forfeited = { $name } abandonó.

end-left =
    { $n ->
        [one] La partida se dejó tras 1 decisión.
       *[other] La partida se dejó tras { $n } decisiones.
    }
end-show = La partida terminó: pulsa Enter para mostrar el final a todo el mundo.
end-nobody = No gana nadie.
end-you-won = Has ganado.
end-won = Gana { $names }.
end-won-together = Comparten la victoria: { $names }.
end-you = tú
end-thoughts = Lo que eligieron los bots cuando más había en juego (y lo que parecía valer cada jugada):
end-wait = esperar
end-move = { $move } ({ $worth })
end-chose = { $name }, decisión { $n }: { $move }
end-chose-rather = { $name }, decisión { $n }: { $move }, en vez de { $others }
end-keep = ¿Guardar la partida? Escribe un nombre de archivo, o Enter para no:
end-not-kept = La partida no se guardó.
end-kept = Guardada. Vuelve a verla con: { $command }

analyse-title =
    { $n ->
        [one] { $game }, 1 decisión
       *[other] { $game }, { $n } decisiones
    }
analyse-decision = decisión
analyse-chances = probabilidad de ganar (y cuánto de lo oculto podía saber el asiento)
analyse-turned = Donde giró la partida
analyse-turn = decisiones { $from } a { $to }: { $up } del { $up-before } al { $up-after }, { $down } del { $down-before } al { $down-after }
analyse-known = Lo que se podía deducir
analyse-fact = en la decisión { $n }: { $name } podía creer al { $after } que { $fact } (antes, al { $before })
analyse-better = Mejores jugadas, entre las { $n } que miró la búsqueda
analyse-because = Por qué lo hicieron
analyse-mistake = decisión { $n }: { $name } jugó “{ $move }”; “{ $other }” valía un { $more } más
analyse-wait = esperar
analyse-unfinished = { $path } aún no ha terminado; solo se analizan partidas terminadas.
report-chance = Probabilidad de ganar
report-chance-lead = Si desde ahí hubieran seguido bots sensatos.
report-turned-lead = Donde más cambiaron las probabilidades.
report-knew = Lo que podía saber un asiento
report-knew-lead = Con qué frecuencia los mundos que encajan con lo que sabe coinciden con el real.
report-facts = Los hechos más reveladores
report-facts-lead = Aquello de lo que un asiento podía aprender más en un paso.
report-moves = Otras jugadas
report-moves-lead = La búsqueda miró { $n } jugadas.
report-identities = Identidades
report-identities-lead = La probabilidad exacta de lo que era de verdad cada cual, con lo que se sabía entonces.
report-eyes = Con los ojos de { $name }

file-exists = { $path } ya existe y no se sobrescribe.
file-no-folder = No se puede escribir { $path }: no hay carpeta { $folder }.
file-unwritten = No se puede escribir { $path }: { $why }.
name-length = Un nombre tiene de 1 a { $most } letras; “{ $name }” no.
name-twice = Dos personas en una mesa necesitan nombres distintos.
seats-too-few = { $people } personas no caben en { $seats } asientos.
rules-no-word = Ninguna regla de { $game } dice “{ $word }”.
rules-no-clause = { $game } no tiene regla { $clause }; van de { $first } a { $last }.

origin-S = regla impresa
origin-R = criterio nuestro
origin-D = adaptación digital
origin-english = en inglés

progress-games = partidas
progress-decisions = decisiones

lesson-title = { $game }, una lección en { $n } pasos
lesson-step = { $n } de { $all }
lesson-help = Enter sigue. Donde te pregunten, escribe un número o un nombre. `show me` lo hace por ti, `back` retrocede un paso, `board` vuelve a mostrar la mesa, `quit` sale.
lesson-on = Pulsa Enter para seguir.
lesson-not-asked = Aquí no se te pregunta nada.
lesson-choose = Escribe un número o un nombre de la lista; `show me` lo hace por ti.
lesson-done = Ahora de verdad: { $command }
