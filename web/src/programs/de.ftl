# Bots, die über das Netz kommen: Wer den Raum leitet, gibt ihnen ein Token oder lädt einen ein, den das Haus kennt.

lead = Ein Programm von dir kann hier mitspielen, auf einem eigenen Stuhl und als Bot gekennzeichnet. Es braucht ein Token.
name = Name des Bots
make = Token machen
token = Token von { $name }
once = Kopiere es jetzt: Es wird nur einmal gezeigt. Wer es hat, spielt in diesem Raum als dieser Bot.
copied = Das Token ist kopiert.
here = da
invited = eingeladen
away = nicht da
remove = { $name } entfernen
house = Bots dieses Hauses
invite = { $name } einladen
