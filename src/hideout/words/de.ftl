# Was alle Spiele gemeinsam haben.

ask-over = Das Spiel ist aus.
ask-wait = Warte auf die anderen.

act-time-up = Die Zeit ist um

no-over = Das Spiel ist aus.
no-tables-word = „{ $wish }“ ist Sache des Tisches.
no-not-yet = „{ $wish }“ ist jetzt noch nicht Sache des Tisches.
no-players-word = „{ $wish }“ entscheidet jemand am Tisch.
no-not-asked = „{ $wish }“ geht nicht: Du bist gerade nicht gefragt.
no-other-asked = „{ $wish }“ ist gerade nicht die Frage: { $asked }

# Eine von mehreren gleichen Karten.
copy = { $card } Nr. { $number }

# Zwischen den Dingen einer Aufzählung und zwischen den Wirkungen einer Karte.
list-separator = {", "}
effects-separator = {", "}
sentence-separator = {" "}

# Von einer Nachricht, die noch niemand geschrieben hat: was gefragt ist oder warum nicht.
unwritten-ask = Du bist dran: { $what }.
unwritten-no = Nicht möglich: { $what }.
