# Was man hört, wenn man zum ersten Mal Ocean's Heist spielt: vor dem ersten Geben, in „So geht’s“ und beim Antippen.

win = Zwei Teams: Die Crew gewinnt, wenn sie die Beute hinausbringt, die Wachen, wenn zu viele Alarme klingeln.
picture-asks = die Sicherung verlangt
picture-ready = liegt bereit: zahlt
picture-hand = noch auf der Hand: kann nicht zahlen
side-crew = Crew:
side-staff = Wachen:
want-crew = Holt in Runde 4 die Beute, lasst in Runde 5 nichts stehen.
want-staff = Löst einen sechsten Alarm aus, oder haltet in Runde 5 eine Sicherung.
trick = Nur was bereitliegt, kann bezahlen. Die Crew sieht acht Sicherungen, die Wachen legen heimlich vier davon aus, und die Crew muss ihr Werkzeug auslegen, bevor sie weiß, welche.

step-1 = Vorbereiten
step-1-text = Die Wachen wählen das Ziel und zwei globale Sicherungen. Die Crew darf eine Lage nehmen und kauft dann Ausrüstung für $5000: Sie muss die ganze Nacht reichen.
step-2 = Hinsehen
step-2-text = Jede Runde werden acht Sicherungen gezogen, offen für beide Teams. Jede hat einen Preis in Arten wie Hacken oder Klettern.
step-3 = Karten legen
step-3-text = Die Wachen legen vier der acht verdeckt aus. Zugleich legt die Crew Ausrüstung verdeckt bereit und darf etwas später nachlegen. Was liegt, kann nicht zurück.
step-4 = Bezahlen
step-4-text = Alles wird aufgedeckt. Jeder Einsatz einer gelegten Karte leistet, was auf ihr steht; bezahlt jede Sicherung ganz, auf eine ihrer Arten. „Automatisch“ findet den besten Plan.
step-5 = Wagnis
step-5-text = Um das, was noch steht, kann man würfeln: Karten hergeben, für jede eine Zahl nennen, würfeln.
step-6 = Alarme
step-6-text = Was steht, klingelt einmal und bleibt für die nächste Runde; im Tresor klingelt es zweimal. Ein sechster Alarm beendet den Job.
step-7 = Fünf Runden
step-7-text = Dreimal Eindringen, dann der Tresoreinbruch, bei dem die eigene Sicherung der Beute fallen muss, dann die Flucht: für jeden Alarm eine Sicherung mehr, und nichts darf stehen bleiben.

deck-equipment = Ausrüstung
deck-equipment-lead = Von der Crew gekauft. Punkte sind Einsätze.
deck-situation = Lagen
deck-situation-lead = Die Crew darf eine für die Nacht wählen.
deck-target = Ziele
deck-target-lead = Die Wachen wählen eines; seine eigene Sicherung wartet in Runde 4.
deck-unique = Die eigene Sicherung des Ziels
deck-unique-lead = Bezahlt sie in Runde 4, und die Beute gehört der Crew.
deck-casino = Casinosicherungen
deck-casino-lead = Jede Runde werden acht gezogen und vier ausgelegt.
deck-vault = Tresorsicherungen
deck-vault-lead = Nur in Runde 4: Drei werden gezogen, zwei ausgelegt. Jede klingelt zweimal.
deck-global = Globale Sicherungen
deck-global-lead = Die Wachen wählen zwei; sie gelten die ganze Nacht.

about-hack = Hacken: Computer, Funk, Elektronik.
about-sneak = Schleichen: Stille, Dunkelheit, nicht gesehen werden.
about-con = Täuschen: Verkleidung und schnelle Worte.
about-force = Gewalt: Muskeln, Schneiden, Sprengstoff.
about-lure = Locken: die Leute woandershin schauen lassen.
about-pick = Knacken: Schlösser und Tresore.
about-climb = Klettern: Seile, Schächte, Gleichgewicht.
about-alarms = Jede Sicherung, die stehen bleibt, klingelt. Fünf Alarme sind erlaubt, und jeder macht die Flucht länger; der sechste beendet den Job, und die Wachen gewinnen.
about-scenes = Die Nacht hat fünf Runden: dreimal Eindringen, den Tresoreinbruch, bei dem die Beute geholt wird, und die Flucht.
about-pool = Was die bereitliegenden Karten leisten könnten, Art für Art. Was noch auf der Hand ist, zählt nicht.
about-check = Diese könnte der Tisch der Crew allein bezahlen; noch nicht alle zusammen.
about-captain = Bestätigt fürs Team. Alle im Team dürfen den Entwurf ändern.

# Wie heißt, was beim Antippen erklärt wird und keine Karte ist.
title-alarms = Alarme
title-scenes = Szenen
title-pool = Vorrat
title-check = Bezahlbar
title-captain = Führt das Team
