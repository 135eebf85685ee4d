# Lo que dice la página alrededor de una lección; lo que se enseña tiene palabras propias, junto a cada juego.

title = { $game }: una lección
step = { $n } de { $all }
next = Siguiente
back = Un paso atrás
show-me = Enséñame
finish = Terminar
leave = Dejar la lección
teacher = Quien enseña
try = Te toca
look = Primero echa un vistazo. Lo resaltado es de lo que trata este paso.
resumed = Aquí lo dejaste la última vez.
again = Desde el principio
done = Esa fue la lección.
done-lead = Ya sabes lo suficiente para sentarte. Los bots tienen paciencia, y lo nuevo se explica solo.
play = Jugar a { $game } ya
home = Todos los juegos
room = Volver a la sala
room-waits = La sala sigue sin ti: estarás en la mesa cuando empiece la partida.
missing = Este juego aún no tiene lección.
