# Was man hört, wenn man zum ersten Mal Heist Hustle spielt: vor dem ersten Geben, in „So geht’s“ und beim Antippen.

win = Die meisten Punkte nach zehn Brüchen gewinnen.
picture-even = gerade: Es klappt
picture-leader = das Mastermind bekommt die Hälfte
picture-rest = die anderen teilen den Rest
picture-odd = ungerade: Niemand bekommt etwas
trick = Ein Würfel entscheidet für alle. Dann wählt das Rad eine Waffe: Wer sie gespielt hat, gewinnt die Zahl des Würfels, wenn es geklappt hat, und verliert sie, wenn nicht. Der Joker macht daraus den zehnfachen Gewinn oder den fünffachen Verlust.

step-1 = Ein Ort
step-1-text = Das Mastermind deckt den nächsten Ort und seine Punkte auf. Jede Runde ist jemand anderes das Mastermind.
step-2 = Der Joker
step-2-text = Die anderen würfeln der Reihe nach um ihn: Wer zuerst eine 4 oder 6 hat, darf ihn nehmen.
step-3 = Waffen
step-3-text = Alle nehmen eine Waffe, das Mastermind zuerst; danach darf es bis zu zwei weitere nehmen. Wer den Joker hat, nennt eine Waffe dafür.
step-4 = Würfeln
step-4-text = Gerade: Das Mastermind bekommt die Hälfte der Punkte, die anderen teilen die zweite Hälfte. Ungerade: nichts.
step-5 = Drehen
step-5-text = Wer die Waffe gespielt hat, auf der das Rad hält, gewinnt oder verliert die Zahl auf dem Würfel. Nach zehn Orten entscheiden die Punkte.

deck-locations = Orte
deck-locations-lead = Alle zehn werden ausgeraubt, in einer Folge, die niemand kennt.
deck-weapons = Waffen
deck-weapons-lead = Alle sind gleich, bis auf ihr Feld auf dem Rad. Sie liegen offen, und jede Runde kommen alle zurück.
deck-others = Und
deck-others-lead = Einer für den ganzen Tisch.

about-of-locations = { $points } Punkte: die Hälfte fürs Mastermind, die Hälfte für die anderen, wenn der Würfel gerade ist.
about-of-weapons = Hast du sie gespielt und hält das Rad auf ihr, gewinnst du die Zahl des Würfels, wenn es klappte, und verlierst sie, wenn nicht.
about-wild = Steht für eine Waffe deiner Wahl, zusätzlich zu deiner. Hält das Rad dort, gewinnst du das Zehnfache des Würfels, wenn es klappte, und verlierst das Fünffache, wenn nicht.
about-mastermind = Führt diesen Bruch an: wählt zuerst, darf mehr Waffen nehmen, würfelt, dreht und bekommt die Hälfte der Punkte, wenn es klappt.
about-wheel = Zehn gleich große Felder, eines für jede Waffe.
about-die = 2, 4 und 6 klappen für alle; 1, 3 und 5 gehen schief.
about-hot = Heiß: Das Rad hält dort doppelt so oft.

# Wie heißt, was beim Antippen erklärt wird und keine Karte ist.
title-wild = Joker
title-mastermind = Mastermind
title-wheel = Rad
title-die = Würfel
title-hot = Heiß

# Der Coach: worauf man schaut, und warum.
look-start = Alle würfeln einmal. Wer gewinnt, führt den ersten Bruch.
look-wild = Der Joker bringt das Zehnfache des Würfels, wenn du später die richtige Waffe nennst.
look-weapons = Diese zehn Waffen sind die Felder des Rads. Tipp auf eine, die frei liegt.
look-extras = Du führst: Jede weitere Waffe ist ein Feld des Rads mehr für dich.
look-play = Alle deine Waffen zusammen, oder eine Wette auf eine davon.
look-name = Nenne die Waffe, auf der das Rad stehen bleiben soll.
look-bail = Dabei, und du teilst die Punkte, wenn es klappt; raus, und ein Fehlschlag kostet dich nichts.
look-roll = So viel ist der Bruch wert. Gerade Zahlen bringen ihn heim.
look-second-try = Fünf Punkte kaufen einen weiteren Wurf.
look-spin = Es bleibt auf einer Waffe stehen. Wer sie gespielt hat, gewinnt oder zahlt.
because-roll = Sonst ist hier nichts zu tun.
because-spin = Sonst ist hier nichts zu tun.
because-take-wild = Er kann bis zu 60 bringen, und lässt du ihn liegen, nimmt ihn jemand anders.
because-decline = Du liegst vorn, und er kann dich nur Punkte kosten.
because-any-weapon = Alle Waffen sind gleich: Jede ist ein Feld von zehn.
because-done = Du liegst weit vorn; mehr Felder wären nur mehr Risiko.
because-play-all = Mehr Felder des Rads gehören dir; ein Treffer bringt im Schnitt mehr, als er kostet.
because-play-one = Du liegst weit vorn, also heißt weniger Felder weniger Risiko.
because-unused = Du liegst knapp vorn, und ein schlechter Dreh könnte dich bis zu 25 kosten.
because-bail = Hier ist zu wenig zu holen für das, was ein Fehlschlag kosten könnte.
because-stand = Ein weiterer Wurf kostet mehr, als er hier wert ist.
because-hot = Sie ist heiß: Das Rad bleibt dort doppelt so oft stehen.
because-extra = Ein Feld des Rads mehr gehört dir, und ein Treffer bringt im Schnitt mehr, als er kostet.
because-name-own = Du liegst zurück: Auf der eigenen Waffe zahlt ein Treffer doppelt.
because-name-other = Du liegst vorn: Auf einer fremden Waffe bewegt ein Treffer euch beide gleich.
because-name = Eine Waffe ist so gut wie die andere.
because-go = { $points } Punkte sind das Risiko wert.
because-try-again = { $points } Punkte sind die fünf wert, die ein neuer Wurf kostet.
because-wait = Warten kostet nichts.
because-usual = Das macht man hier so.
