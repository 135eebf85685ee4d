# Was das Terminal rund um ein Spiel sagt.

greet-title = { $game }, { $n } Personen
greet-me = Du
greet-bot = { $name } (Bot)
greet-table = Am Tisch, der Reihe nach: { $names }.
greet-options = Optionen: { $options }.
greet-option = { $option }: { $value }
greet-on = an
greet-off = aus
greet-help = ? zeigt Hilfe, quit beendet.

turn-enter = [Enter]
turn-enter-waits = [Enter wartet]
turn-figures = Tipp die Zahl selbst ein.
turn-type = Tipp eine Nummer ein, oder was du tun willst. ? zeigt Hilfe.
turn-which = Welches davon?
turn-awaited = Die anderen warten auf dich: Nichts passiert, bis du dich entscheidest.
turn-folded = { $n } Möglichkeiten: „{ $verb }“ zählt sie auf, oder tipp eine ein: „{ $example }“
turn-no-figure = { $n } gehört nicht zu den Zahlen, die zur Wahl stehen.
turn-no-choice = Eine Nummer { $n } gibt es nicht; sie gehen von 1 bis { $all }.
turn-nothing-yet = Noch ist nichts passiert.
turn-unknown = „{ $text }“ gibt es in diesem Spiel nicht; Verben sind { $verbs }.
turn-unknown-near = „{ $text }“ gibt es in diesem Spiel nicht; meinst du „{ $near }“?
turn-rules = Zum Beispiel: rules { $clause }, oder ein Wort.

help-title = Was du eintippen kannst
help-number = nach der Nummer wählen
help-name = beim Namen wählen; die ersten Buchstaben genügen, Spieler heißen, wie sie heißen
help-enter = die einzige Möglichkeit nehmen; warten, wo mehrere zugleich handeln
help-wait = den anderen oder der Uhr den Vortritt lassen (wo mehrere zugleich handeln)
help-skip = warten, bis dieser Teil vorbei ist
help-time-up = deine Uhr ablaufen lassen, wenn eine läuft
help-why = die Regeln hinter dem, was zuletzt geschah oder abgelehnt wurde
help-rules = eine Regel, oder alle Regeln mit einem Wort
help-log = alles, was du bisher gehört hast
help-board = noch einmal der Tisch
help-quit = das Spiel verlassen

keyboard-read = Enter, wenn du das gelesen hast.
keyboard-pass = Gib die Tastatur an { $name } weiter und drück Enter.
keyboard-again = (Noch einmal nachdenken, { $names }? Tipp deinen Namen ein.)

bot-forfeits = { $name } gibt auf: { $bot } { $why }. Ein Bot des Hauses spielt weiter.
bot-forfeited = { $name } hat aufgegeben.

end-left =
    { $n ->
        [one] Das Spiel wurde nach 1 Entscheidung verlassen.
       *[other] Das Spiel wurde nach { $n } Entscheidungen verlassen.
    }
end-show = Das Spiel ist aus: Enter zeigt allen das Ende.
end-nobody = Niemand hat gewonnen.
end-you-won = Du hast gewonnen.
end-won = { $names } hat gewonnen.
end-won-together = Gemeinsam gewonnen: { $names }.
end-you = du
end-thoughts = Was die Bots wählten, als am meisten auf dem Spiel stand (und was jeder Zug wert schien):
end-wait = warten
end-move = { $move } ({ $worth })
end-chose = { $name }, Entscheidung { $n }: { $move }
end-chose-rather = { $name }, Entscheidung { $n }: { $move } statt { $others }
end-keep = Aufzeichnung sichern? Dateiname, oder Enter für nein:
end-not-kept = Die Aufzeichnung wurde nicht gesichert.
end-kept = Gesichert. Noch einmal ansehen mit: { $command }

analyse-title =
    { $n ->
        [one] { $game }, 1 Entscheidung
       *[other] { $game }, { $n } Entscheidungen
    }
analyse-decision = Entscheidung
analyse-chances = Gewinnchance (und wie viel vom Verborgenen der Platz wissen konnte)
analyse-turned = Das Blatt wendet sich
analyse-turn = Entscheidungen { $from } bis { $to }: { $up } von { $up-before } auf { $up-after }, { $down } von { $down-before } auf { $down-after }
analyse-known = Was man herausfinden konnte
analyse-fact = bei Entscheidung { $n }: { $name } konnte zu { $after } sicher sein: { $fact } (vorher { $before })
analyse-better = Bessere Züge unter den { $n }, die die Suche angesehen hat
analyse-because = Warum sie das taten
analyse-mistake = Entscheidung { $n }: { $name } spielte „{ $move }“; „{ $other }“ war { $more } mehr wert
analyse-wait = warten
analyse-unfinished = { $path } ist noch nicht zu Ende; nur fertige Spiele lassen sich untersuchen.
report-chance = Gewinnchance
report-chance-lead = Wenn von dort an vernünftige Bots weitergespielt hätten.
report-turned-lead = Wo sich die Chancen am meisten änderten.
report-knew = Was ein Platz wissen konnte
report-knew-lead = Wie oft die Welten, die zu seinem Wissen passen, der wirklichen gleichen.
report-facts = Die verräterischsten Tatsachen
report-facts-lead = Worüber ein Platz in einem Schritt am meisten erfahren konnte.
report-moves = Andere Züge
report-moves-lead = Die Suche hat { $n } Züge angesehen.
report-identities = Identitäten
report-identities-lead = Die genaue Chance dessen, was alle wirklich waren, nach dem, was zu der Zeit feststand.
report-eyes = Mit den Augen von { $name }

file-exists = { $path } gibt es schon und wird nicht überschrieben.
file-no-folder = { $path } lässt sich nicht schreiben: Es gibt keinen Ordner { $folder }.
file-unwritten = { $path } lässt sich nicht schreiben: { $why }.
name-length = Ein Name hat 1 bis { $most } Buchstaben, „{ $name }“ nicht.
name-twice = Zwei Leute an einem Tisch brauchen verschiedene Namen.
seats-too-few = { $people } Leute haben auf { $seats } Plätzen keinen Platz.
rules-no-word = In keiner Regel von { $game } steht „{ $word }“.
rules-no-clause = { $game } hat keine Regel { $clause }; sie gehen von { $first } bis { $last }.

origin-S = gedruckte Regel
origin-R = unsere Auslegung
origin-D = digitale Anpassung
origin-english = auf Englisch

progress-games = Spiele
progress-decisions = Entscheidungen

lesson-title = { $game }, eine Lektion in { $n } Schritten
lesson-step = { $n } von { $all }
lesson-help = Enter geht weiter. Wo du gefragt wirst, tipp eine Nummer oder einen Namen ein. `show me` macht es für dich, `back` geht einen Schritt zurück, `board` zeigt noch einmal den Tisch, `quit` beendet.
lesson-on = Weiter mit Enter.
lesson-not-asked = Hier wirst du nichts gefragt.
lesson-choose = Tipp eine Nummer oder einen Namen aus der Liste ein; `show me` macht es für dich.
lesson-done = Und jetzt im Ernst: { $command }
