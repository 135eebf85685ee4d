# Lo que dice la primera pantalla.

app-title = Hideout
app-claim =
    No te fíes de nadie.
    Reparte el botín.
app-lead = Juegos de cartas para amigos que mienten bien. Los bots ocupan las sillas vacías. Sin cuenta.
app-proof = Los secretos se quedan en el servidor, y lo ponemos a prueba
app-shuffle = Un reparto que puedes comprobar
app-rules = Cada suceso dice qué regla lo causó
nav-about = Info
nav-devices = ¿Otro dispositivo?
nav-light = Pasar a claro
nav-dark = Pasar a oscuro
nav-language = Idioma
app-page = Hideout: cinco juegos de atracos con amigos y bots
app-issue = N.º { $n }
app-of = { $what } · Hideout
code-ask = ¿Tienes un código?
code-hint = Código, como KDMRTW
code-join = Entrar
learn-short = Lección 3 min
pick-title = Elige un golpe
pick-lead = un toque abre una sala privada
pick-solo = Solo bots
facts-players = { $least }–{ $most } jugadores
facts-minutes = { $minutes } min
problem-title = Eso no funcionó
problem-home = Volver a los juegos
problem-offline = El servidor no responde. ¿Sigue en marcha?
named = { $name }: { $text }

# Sin conexión.
offline-title = Sin conexión
offline-seat = Tu asiento está a salvo. Si no vuelves pronto, un bot juega por ti mientras tanto.
offline-later = Esta página vuelve por sí sola en cuanto se pueda llegar a la casa.
offline-again = Reintentar
problem-nothing = No hay nada en esta dirección.
daily-door = El golpe del día
