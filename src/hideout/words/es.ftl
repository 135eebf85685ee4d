# Lo que comparten todos los juegos.

ask-over = La partida ha terminado.
ask-wait = Espera a los demás.

act-time-up = Se acabó el tiempo

no-over = La partida ha terminado.
no-tables-word = “{ $wish }” es cosa de la mesa.
no-not-yet = “{ $wish }” no es cosa de la mesa en este momento.
no-players-word = “{ $wish }” lo decide alguien de la mesa.
no-not-asked = “{ $wish }” no se puede: ahora no te toca decidir.
no-other-asked = “{ $wish }” no es lo que se pregunta ahora: { $asked }

# Una de varias copias de una carta.
copy = { $card } n.º { $number }

# Entre las cosas de una lista y entre los efectos de una carta.
list-separator = {", "}
effects-separator = {", "}
sentence-separator = {" "}

# De un mensaje que nadie ha escrito: qué se pregunta, o por qué no.
unwritten-ask = Te toca: { $what }.
unwritten-no = No se puede: { $what }.
