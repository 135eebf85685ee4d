# Was man hört, wenn man zum ersten Mal Bank Heist spielt: vor dem ersten Geben, in „So geht’s“ und beim Antippen.

win = Drei Seiten rauben zusammen eine Bank aus, und jede will ein anderes Ende.
side-crew = Crew
side-agent = Agenten
side-rival = Rivalen
want-crew = Ladet 5 Taschen. Kein Agent und kein Rivale mit Tasche darf lebend ins Versteck.
want-agent = Macht den Überfall zu langsam für 5 Taschen, oder kommt lebend ins Versteck.
want-rival = Seid die letzte lebende Seite, oder bringt eine Tasche für den Fahrer.
trick = Sieh, was aus den Taschen wird, die du weitergibst. Die Crew lädt jede ein, Agenten behalten jede, Rivalen tun, was sie wollen. Aber in der Crew hat jemand lange Finger und behält sie auch.

step-1 = Wer du bist
step-1-text = Du bekommst eine geheime Identität. Agenten und Rivalen sehen ihre Partner; die Crew kennt niemanden.
step-2 = Tresor knacken
step-2-text = Drei Ziffern werden aufgedeckt. Wer sie zuerst multipliziert, fängt an. Eine falsche Antwort kostet alle ein Feld.
step-3 = Still rauben
step-3-text = In deinem Zug ziehst du eine Karte, siehst sie an und gibst sie verdeckt weiter. Taschen werden geladen oder behalten; eine Farbbombe platzt; alles andere bleibt für später auf der Hand. Jede Runde kommt die Polizei ein Feld näher.
step-4 = Der Alarm schrillt
step-4-text = Wie zuvor, aber jeder Zug beginnt mit einer Alarmkarte, und jetzt darf man reden und lügen. Kommt die Polizei, bevor die fünfte Tasche geladen ist, gewinnen die Agenten.
step-5 = Fahren
step-5-text = Mit der fünften Tasche sitzen alle mit Waffen im Wagen. Eine Aktion je Zug: Die Crew schießt, nutzt eine Karte oder passt; Rivalen müssen schießen; Agenten nutzen Karten oder Handschellen und schießen nur zurück. Leben nur noch Rivalen, gewinnen sie.
step-6 = Das Versteck
step-6-text = Wer lebt, deckt auf. Ist ein Agent dabei, gewinnen die Agenten. Einen Rivalen ohne Tasche erschießt der Fahrer; mit Tasche wird er bezahlt, und es folgt eine letzte Schießerei. Sonst gewinnt die Crew.

deck-identities = Identitäten
deck-identities-lead = Alle acht werden gemischt, und jeder bekommt eine; der Rest bleibt verborgen.
deck-vault = Der Tresor
deck-vault-lead = Beim Überfall gezogen und weitergegeben, auf der Flucht benutzt.
deck-alarm = Alarmkarten
deck-alarm-lead = Eine zu Beginn jedes Zuges, sobald der Alarm schrillt. Die letzten zehn bleiben bei jemandem liegen.
deck-handcuffs = Nur für Agenten
deck-handcuffs-lead = Sie liegen offen neben dem Plan.

about-crew = Hat ein Tattoo. Lädt jede Geldtasche ein, die ankommt; da gibt es keine Wahl. Gewinnt, wenn im Versteck nur die Crew durchkommt.
about-sticky-fingers = Gehört zur Crew und hat ein Tattoo, behält aber jede Geldtasche, die ankommt. Gewinnt und verliert mit der Crew.
about-agent = Von der Polizei, ohne Tattoo. Behält jede Geldtasche. Schießt auf der Flucht nie zuerst, hat aber eine Weste, die einen Schuss abfängt, und Handschellen. Gewinnt, wenn die Polizei rechtzeitig kommt oder ein Agent lebend ins Versteck.
about-rival = Ohne Tattoo. Lädt eine Geldtasche ein oder behält sie, nach Belieben. Muss auf der Flucht in jedem Zug schießen und hat eine zweite Waffe. Gewinnt, wenn nur Rivalen leben, oder in der Schießerei, nachdem der Fahrer mit einer Tasche bezahlt ist.
about-handcuffs = Eine Aktion der Agenten: Wer sie trägt, kommt nur mit einem Dietrich frei. Zeigt den Agenten.
about-truck = Die geladenen Taschen. Die fünfte startet die Flucht.
about-road-bank = Wie nah die Polizei ist. Der Stein zieht jedes Mal, wenn der erste Platz wieder dran ist, und bei jeder falschen Antwort am Tresor. Auf dem letzten Feld gewinnen die Agenten.
about-road-van = Wie nah das Versteck ist. Der Stein zieht jedes Mal, wenn der erste Platz wieder dran ist.
about-start-player = Hatte zuerst die richtige Antwort und fängt in jedem Teil des Spiels an.
about-partner = Ihr seid auf derselben Seite. Das wisst nur ihr beide.
about-tied = Gefesselt: kann nichts tun, bis ein Messer die Fesseln zerschneidet.
about-cuffed = In Handschellen: kann nichts tun, bis ein Dietrich sie öffnet.
about-cold = Betäubt: setzt den nächsten Zug aus und kann bis dahin auf nichts antworten.
about-bleeding = Gestochen: stirbt am Ende des eigenen nächsten Zuges.
about-vest = Die Weste des Agenten hat einen Schuss abgefangen. Sie wirkt einmal.
about-facedown = Tot, und wer es war, bleibt bis zum Ende geheim.

# Wie heißt, was beim Antippen erklärt wird und keine Karte ist.
title-handcuffs = Handschellen
title-truck = Wagen
title-road-bank = Polizei
title-road-van = Weg zum Versteck
title-start-player = Fängt an
title-partner = Verbündet
title-tied = Gefesselt
title-cuffed = In Handschellen
title-cold = Betäubt
title-bleeding = Blutet
title-vest = Weste
title-facedown = Verdeckt

# Der Coach: worauf man schaut, und warum.
look-partners = Das ist deine Karte. Sie sagt, wer du bist; halte sie, um zu sehen, was du willst.
look-crack = Multipliziere die drei Ziffern. Die erste richtige Antwort führt; eine falsche kostet alle ein Feld.
look-pass-card = Diese Karte geht an jemand anderen. Schau auf den Wagen: Wer bekam eine Tasche, und wurde sie eingeladen?
look-receive = Niemand sonst sieht, was es war. Alle sehen, ob eine Tasche im Wagen landet.
look-dye = Eine Karte deiner Hand ist verdorben. Tipp auf die, die du entbehren kannst.
look-alarm-target = Die Alarmkarte sagt, was du tun darfst und mit wem.
look-search = Diese Hand siehst nur du. Was du darüber sagst, kann niemand prüfen.
look-give = Eine deiner Karten geht an die Person, die du durchsucht hast.
look-vault = Du darfst eine beliebige Karte aus dem Tresor weitergeben.
look-swap = Zwei Merkmale wechseln den Besitzer.
look-attribute = Es bleibt für immer dort.
look-action = Schau, wie weit es noch zum Versteck ist und wer noch lebt. Du hast eine einzige Aktion.
look-shotgun-side = Die Schrotflinte trifft auch jemanden neben dem Ziel.
look-shotgun-cost = Der Schuss kostet dich eine Karte.
look-answer = Jemand greift dich an. Deine Karten können dich retten; niemand weiß, welche du hast.
look-follow-up = Es ist vorbei. Du kannst zurückschießen oder es gut sein lassen.
look-extra-shot = Du darfst noch einmal schießen.
look-poison = Das Gift wartet auf Adrenalin.
look-loot = Eine Karte aus der toten Hand kann deine werden, blind gezogen.
because-ok = Hier gibt es nichts zu wählen; alle drücken denselben Knopf, damit er nichts verrät.
because-load = Jede Tasche im Wagen bringt die Flucht näher, und Einladen sieht nach Crew aus.
because-keep = Eine Tasche in deiner Hand bezahlt am Versteck den Fahrer.
because-least = Diese Karte wird dir am wenigsten fehlen.
because-swap = Gutes kommt auf deine Seite, Schlechtes geht zu den anderen.
because-load-all = Jede Tasche im Wagen zählt, wo immer sie versteckt war.
because-claim-none = Diese Hand seht nur ihr zwei: Taschen, die versteckt bleiben, bremsen den Coup.
because-hold-fire = Ein Schuss auf die falsche Person hilft deinen Gegnern; noch sticht niemand heraus.
because-free = Jemand, der handeln kann, ist dir vielleicht mehr wert als die Karte.
because-beside = Das sieht am ehesten nach einem Gegner aus.
because-dodge = Es rettet dich jetzt und zeigt niemandem, wer du bist.
because-vest = Es rettet dir das Leben, auch wenn alle sehen, dass du Agent bist.
because-accept = Nichts würde helfen, oder es ist später mehr wert.
because-rest = Weiterzumachen bringt nichts.
because-return-fire = Alle wissen jetzt sowieso, wer du bist.
because-take = Eine Karte mehr kann nicht schaden.
because-leave = Was dort liegen könnte, willst du nicht.
because-look = Über { $who } weißt du am wenigsten, also erfährst du am meisten.
because-show = { $who } ist vielleicht auf deiner Seite und wird es nicht vergessen.
because-search = { $who } hat Karten und versteckt vielleicht Taschen.
because-bag-loads =
    { $n ->
        [one] { $who } hat schon eine Tasche eingeladen, und die Crew lädt jede ein.
       *[other] { $who } hat schon { $n } Taschen eingeladen, und die Crew lädt jede ein.
    }
because-bag = { $who } ist vielleicht Crew. Landet die Tasche im Wagen, zählt sie; wenn nicht, weißt du mehr.
because-bag-agent = { $who } behält sie vielleicht, und jede behaltene Tasche hilft der Polizei.
because-bag-partner = { $who }, mit dir verbündet, hält sie notfalls vom Wagen fern.
because-dye =
    { $n ->
        [one] Es verdirbt eine Karte: { $who } hat 1 und ist kaum auf deiner Seite.
       *[other] Es verdirbt eine Karte: { $who } hat { $n } und ist kaum auf deiner Seite.
    }
because-partner = { $who } ist auf deiner Seite und kann sie auf der Flucht gebrauchen.
because-item = Sie hilft auf der Flucht, und { $who } ist eher mit dir als gegen dich.
because-lock-pick = Sie hilft nur, wenn jemand in der Klemme steckt; so kann sie auch ein Gegner haben.
because-place-good =
    { $me ->
        [who] Du bist damit besser dran.
       *[none] { $who } ist damit besser dran, und das passt dir.
    }
because-place-bad = { $who } ist wohl gegen dich und damit schlechter dran.
because-pick-bag = Eine Tasche mehr, die in den Wagen kann, wenn sie richtig ankommt.
because-pick = Du brauchst keine Tasche im Wagen, aber das hier kann nützen.
because-shoot-known = { $who } ist bekannt: { $identity }.
because-shoot-rival = Du musst schießen, und { $who } ist nicht mit dir verbündet.
because-shoot = Von allen im Wagen sieht { $who } am ehesten nach einem Gegner aus.
because-bind = { $who } kann eine Weile nichts tun, und niemand musste sterben.
because-say = Was du sagst, kann die anderen auf deine Seite ziehen.
because-wait = Warten kostet nichts.
because-usual = Das macht man hier so.
