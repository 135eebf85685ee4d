# Des bots venus d'ailleurs : le programme de quelqu'un, à une chaise de ce salon.

lead = Un programme à toi peut jouer ici, à sa propre chaise et marqué comme bot. Il lui faut un jeton.
name = Nom du bot
make = Créer un jeton
token = Jeton : { $name }
once = Copie-le maintenant : il n’est montré qu’une fois. Qui l’a joue comme ce bot dans ce salon.
copied = Le jeton est copié.
here = là
away = pas là
remove = Retirer { $name }
house = Bots de cette maison
invite = Inviter { $name }
invited = invité
