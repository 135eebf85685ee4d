# Was der erste Bildschirm sagt.

app-title = Hideout
app-claim =
    Trau keinem.
    Teil die Beute.
app-lead = Kartenspiele für Freunde, die gut lügen. Bots füllen die leeren Stühle. Kein Konto.
app-proof = Geheimnisse bleiben auf dem Server, und wir prüfen das
app-shuffle = Mischen, das du nachprüfen kannst
app-rules = Jedes Ereignis sagt, welche Regel es ausgelöst hat
nav-about = Info
nav-light = Auf Hell umschalten
nav-dark = Auf Dunkel umschalten
nav-language = Sprache
app-page = Hideout: fünf Raubzugspiele mit Freunden und Bots
app-issue = Nr. { $n }
app-of = { $what } · Hideout
code-ask = Hast du einen Code?
code-hint = Code, etwa KDMRTW
code-join = Beitreten
pick-title = Such dir einen Job
pick-lead = ein Tipp öffnet einen privaten Raum
daily-door = Coup des Tages
pick-solo = Nur Bots
facts-players = { $least }–{ $most } Leute
facts-minutes = { $minutes } Min.
problem-title = Das hat nicht geklappt
problem-home = Zurück zu den Spielen
problem-offline = Der Server antwortet nicht. Läuft er noch?
named = { $name }: { $text }
nav-devices = Anderes Gerät?
learn-short = In 3 Min. lernen
offline-title = Keine Verbindung
offline-seat = Dein Platz ist sicher. Bleibst du weg, spielt ein Bot für dich, bis du zurück bist.
offline-later = Diese Seite kommt von selbst zurück, sobald das Haus erreichbar ist.
offline-again = Noch einmal
problem-nothing = Unter dieser Adresse gibt es nichts.
