# Was die Seite um eine Lektion herum sagt; was gelehrt wird, steht bei jedem Spiel.

title = { $game }: eine Lektion
step = { $n }/{ $all }
next = Weiter
back = Einen Schritt zurück
show-me = Zeig’s mir
finish = Fertig
leave = Lektion verlassen
teacher = Wer dir das zeigt
try = Du bist dran
look = Sieh erst hin. Um die hervorgehobene Stelle geht es in diesem Schritt.
resumed = Hier warst du beim letzten Mal.
again = Von vorn
done = Das war die Lektion.
done-lead = Du weißt genug, um dich hinzusetzen. Die Bots sind geduldig, und alles Neue erklärt sich selbst.
play = Jetzt { $game } spielen
home = Alle Spiele
room = Zurück in den Raum
room-waits = Der Raum läuft weiter: Wenn das Spiel beginnt, sitzt du am Tisch.
missing = Zu diesem Spiel gibt es noch keine Lektion.
