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
