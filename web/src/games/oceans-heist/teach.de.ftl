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

# Der Coach: worauf man schaut, und warum.
look-target = Jedes Ziel hat seine eigene Sicherung; die Crew muss sie in Runde 4 bezahlen.
look-situation = Eine Lage macht eine Sorte Ausrüstung die ganze Nacht besser. Kauf danach diese Sorte.
look-prepare-crew = Kauf von jeder Art etwas. „Füll mir die Tasche“ packt eine gute, und du darfst sie ändern.
look-prepare-staff = Zwei davon machen die ganze Nacht schwerer. Nimm Arten, die oft verlangt werden.
look-reveal = Schau, was sie verlangen: Vier davon liegen bald verdeckt da.
look-prep-crew = Leg aus, was mehrere davon bezahlen könnte. Nur was bereitliegt, kann zahlen, und du brauchst noch etwas für später.
look-prep-staff = Leg die vier, die die Crew am schwersten bezahlen kann.
look-crunch = Die letzte Gelegenheit, noch etwas auszulegen.
look-assign = Jede Sicherung will einen ihrer Preise ganz bezahlt. „Automatisch“ findet den besten Plan.
look-wing = Was steht, schlägt Alarm, außer du würfelst eine der Zahlen, auf die du Karten gelegt hast.
because-target = Seine Sicherung verlangt Arten, an die man schwer kommt.
because-situation = Sie macht Ausrüstung besser, die du ohnehin kaufen würdest.
because-no-situation = Keine davon lohnt sich heute Nacht.
because-global = Diese Art wird oft verlangt, also kostet es die Crew die ganze Nacht.
because-buy = Die Tasche braucht von allen sieben Arten etwas, und das hier ist billig für das, was es kann.
because-skip = Du hast gesehen, was du brauchst.
because-lay = Die Crew wird das schwer bezahlen können.
because-lay-open = Besser diese offen: Sie verrät der Crew weniger.
because-place = Mehrere der gezogenen Sicherungen verlangen, was es kann.
because-pay = So wird sie am billigsten bezahlt.
because-auto = Es findet den Plan, der am wenigsten stehen lässt und am wenigsten verbraucht.
because-aim = Sie würde Alarm schlagen, und sie ist die Karten wert.
because-stake = Diese Karte wird dir am wenigsten fehlen.
because-coin = Ein zweiter Wurf lohnt sich jetzt.
because-attempt = Ein Wurf lohnt sich: Was steht, schlägt Alarm.
because-confirm = Das genügt; der Rest ist für spätere Runden.
because-confirm-escape = Mehr hast du nicht: Jetzt darf nichts stehen bleiben.
because-stand =
    { $left ->
        [0] Sie kostet mehr, als ihr zahlen könnt.
        [one] Sie kostet zu viel; ein Alarm ist noch erlaubt.
       *[other] Sie kostet zu viel; { $left } Alarme sind noch erlaubt.
    }
because-stop =
    { $left ->
        [0] Die Karten sind mehr wert als eine Chance auf dem Würfel.
        [one] Behalte deine Karten; ein Alarm ist noch erlaubt.
       *[other] Behalte deine Karten; { $left } Alarme sind noch erlaubt.
    }
because-change = Damit lässt sich etwas Besseres anfangen.
because-wait = Dein Team hat getan, was hier zu tun ist.
because-usual = Das macht man hier so.
