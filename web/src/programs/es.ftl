# Bots que alguien ejecuta en otra parte, en la sala.

lead = Un programa tuyo puede jugar aquí, en una silla propia y marcado como bot. Necesita una clave.
name = Nombre del bot
make = Crear una clave
once = Cópiala ya: solo se muestra una vez. Quien la tenga juega como este bot en esta sala.
token = Clave de { $name }
copied = La clave está copiada.
here = aquí
away = no está
remove = Quitar a { $name }
house = Bots de esta casa
invite = Invitar a { $name }
invited = con invitación
