# Heat. $me ist das Argument, das die lesende Person ist, falls es eines ist. Geld ist in Dollar; Heat zählt in Plättchen.


# Das Spiel selbst

mood = Plan draften, gemeinsam aufdecken, raus, bevor es heiß wird.
genre = draften und aufdecken
option-apb = Fahndungskarten
option-apb-meaning = Die Folgen werden von ihnen gezogen
option-draft = Der Draft
option-draft-meaning = Woher die Karten der späteren Etappen kommen
option-draft-seed = Stapel zu fünf
option-draft-v0_96 = Der gemeinsame Stapel
option-max_extra_a = Höchstens so viele weitere A-Phasen
option-max_extra_a-meaning = In einer Etappe
option-crackdown_cap = Mehr bringt die Razzia nie
option-crackdown_cap-meaning = 0: ohne Grenze
option-timers = Uhren
option-timers-meaning = Aus: Alle haben so lange Zeit, wie sie wollen
option-draft_seconds = Zeit für eine Karte im Draft
option-draft_seconds-meaning = Sekunden
option-choose_seconds = Zeit für die Karte einer Etappe
option-choose_seconds-meaning = Sekunden
option-a_seconds = Zeit für eine Entscheidung in A
option-a_seconds-meaning = Sekunden
option-memory_aid = Merkzettel
option-memory_aid-meaning = Alle haben für sich eine Liste der gegebenen und gesehenen Karten
option-private_chat = Flüstern
option-private_chat-meaning = Man darf einander unter vier Augen schreiben


# Die Karten

name-lay-low = Ab{"\u00AD"}tau{"\u00AD"}chen
name-copycat-crime = Nach{"\u00AD"}ah{"\u00AD"}mungs{"\u00AD"}tat
name-backup-plan = Plan B
name-circle-back = Noch mal zurück
name-case-the-joint = Aus{"\u00AD"}kund{"\u00AD"}schaf{"\u00AD"}ten
name-the-lift = Ta{"\u00AD"}schen{"\u00AD"}dieb{"\u00AD"}stahl
name-bank-job = Bank{"\u00AD"}raub
name-heavy = Schlä{"\u00AD"}ger
name-smash-and-grab = Blitz{"\u00AD"}ein{"\u00AD"}bruch
name-armored-car = Geld{"\u00AD"}trans{"\u00AD"}porter
name-long-con = Langer Schwin{"\u00AD"}del
name-getaway-driver = Flucht{"\u00AD"}wagen
name-interrogation = Verhör
name-crackdown = Razzia
name-clean-hands = Weiße Weste
name-public-enemy = Staats{"\u00AD"}feind
name-fence = Hehler
name-tip-off = Heißer Tipp
name-dragnet = Ring{"\u00AD"}fahn{"\u00AD"}dung
name-manhunt = Groß{"\u00AD"}fahn{"\u00AD"}dung
name-stakeout = Obser{"\u00AD"}vation
name-curfew = Aus{"\u00AD"}gangs{"\u00AD"}sperre
name-informant = V-Mann
name-amnesty = Amnes{"\u00AD"}tie
name-roadblock = Stra{"\u00AD"}ßen{"\u00AD"}sperre
name-plea-bargain = Deal mit dem Staats{"\u00AD"}anwalt
name-internal-affairs = Inter{"\u00AD"}ne Ermitt{"\u00AD"}lung


# Was geschah

event-heist = Heist { $heist } beginnt mit dem Draft.
event-dealt =
    { $me ->
        [who] Du ziehst { $card }.
       *[none] { $who } zieht { $card }.
    }
event-picked =
    { $me ->
        [who] Du legst eine Karte zum Weitergeben ab.
       *[none] { $who } legt eine Karte zum Weitergeben ab.
    }
event-passed =
    { $me ->
        [who] Du gibst { $other } { $card }.
        [other] { $who } gibt dir { $card }.
       *[none] { $who } gibt { $other } { $card }.
    }
event-drafted = Die Pläne stehen.
event-claims =
    { $me ->
        [who] Du sagst: Ich spiele { $card }.
       *[none] { $who } sagt: Ich spiele { $card }.
    }
event-claims-quiet =
    { $me ->
        [who] Du sagst: Ich nehme keine Heat.
       *[none] { $who } sagt: Ich nehme keine Heat.
    }
event-stage = Etappe { $stage }.
event-chose =
    { $me ->
        [who] Du hast eine Karte gewählt.
       *[none] { $who } hat eine Karte gewählt.
    }
event-plays =
    { $me ->
        [who] Du spielst { $card }.
       *[none] { $who } spielt { $card }.
    }
event-sits-out =
    { $me ->
        [who] Du hast keine Karte mehr zu spielen.
       *[none] { $who } hat keine Karte mehr zu spielen.
    }
event-draws =
    { $me ->
        [who] Du ziehst { counted-cards } vom Stapel.
       *[none] { $who } zieht { counted-cards } vom Stapel.
    }
event-drew =
    { $me ->
        [who] Du ziehst { $card }.
       *[none] { $who } zieht { $card }.
    }
event-no-draws = { $needed } Karten wären zu ziehen, { $left } sind im Stapel: Niemand zieht.
event-decided =
    { $me ->
        [who] Du hast entschieden.
       *[none] { $who } hat entschieden.
    }
event-returns =
    { $me ->
        [who] Du gibst { $heat } Heat zurück.
       *[none] { $who } gibt { $heat } Heat zurück.
    }
event-copies =
    { $me ->
        [who] Du kopierst { $card } von { $other }.
        [other] { $who } kopiert { $card } von dir.
       *[none] { $who } kopiert { $card } von { $other }.
    }
event-adds =
    { $me ->
        [who] Du legst { $card } dazu.
       *[none] { $who } legt { $card } dazu.
    }
event-uses-again =
    { $me ->
        [who] Du greifst auf { $card } zurück.
       *[none] { $who } greift auf { $card } zurück.
    }
event-sets-aside =
    { $me ->
        [who] Du legst { counted-cards } beiseite.
       *[none] { $who } legt { counted-cards } beiseite.
    }
event-set-aside =
    { $me ->
        [who] Du legst { $card } beiseite.
       *[none] { $who } legt { $card } beiseite.
    }
event-questions =
    { $me ->
        [who] Du verhörst { $other }.
        [other] { $who } verhört dich.
       *[none] { $who } verhört { $other }.
    }
event-sees =
    { $me ->
        [who] Du siehst { $card } auf der Hand von { $other }.
       *[none] { $who } sieht { $card } auf der Hand von { $other }.
    }
event-extra-a = Neue Karten liegen aus: zusätzliche A-Phase { $extra }.
event-skips =
    { $me ->
        [who] Hier ist Schluss für dich: { $card } bleibt ohne A-Wirkung.
       *[none] Hier ist Schluss für { $who }: { $card } bleibt ohne A-Wirkung.
    }
event-consequence = { $needed } Heat nötig, { $left } auf dem Tableau: Das hat Folgen.
event-apb = Fahndung: { $apb }.
event-apb-shuffled = Die Fahndungskarten werden neu gemischt.
event-cancelled =
    { $me ->
        [who] { $card } bringt dir nichts: Die Polizei kam dazwischen.
       *[none] { $card } bringt { $who } nichts: Die Polizei kam dazwischen.
    }
event-loses =
    { $me ->
        [who] Du verlierst ${ $money }.
       *[none] { $who } verliert ${ $money }.
    }
event-pays =
    { $me ->
        [who] Du zahlst { $other } ${ $money }.
        [other] { $who } zahlt dir ${ $money }.
       *[none] { $who } zahlt { $other } ${ $money }.
    }
event-gains =
    { $me ->
        [who] Du bekommst ${ $money }.
       *[none] { $who } bekommt ${ $money }.
    }
event-takes =
    { $me ->
        [who] Du nimmst { $heat } Heat.
       *[none] { $who } nimmt { $heat } Heat.
    }
event-earns =
    { $me ->
        [who] Du verdienst ${ $money }.
       *[none] { $who } verdient ${ $money }.
    }
event-price = Eine Heat kostet jetzt ${ $price }; { $left } liegen auf dem Tableau.
event-too-hot = { $needed } Heat nötig, mehr als es gibt: Das Spiel ist aus.
event-caught =
    { $me ->
        [who] Dafür wanderst du in den Knast.
       *[none] Dafür wandert { $who } in den Knast.
    }
event-jailed =
    { $me ->
        [who] Du schuldest ${ $bill }, hast ${ $money } und wanderst in den Knast.
       *[none] { $who } schuldet ${ $bill }, hat ${ $money } und wandert in den Knast.
    }
event-pays-off =
    { $me ->
        [who] Du zahlst ${ $bill } für deine Heat und behältst ${ $money }.
       *[none] { $who } zahlt ${ $bill } für die Heat und behält ${ $money }.
    }
event-wins =
    { $me ->
        [who] Du gewinnst mit ${ $money }.
       *[none] { $who } gewinnt mit ${ $money }.
    }
event-no-winner = Alle sitzen im Knast; niemand gewinnt.

# Ein Teil von Sätzen: wie viele Karten jemand zieht oder beiseitelegt.
counted-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }


# Dasselbe ohne den Namen, wo der schon dasteht.

did-dealt =
    { $me ->
        [who] ziehst { $card }.
       *[none] zieht { $card }.
    }
did-picked =
    { $me ->
        [who] legst eine Karte zum Weitergeben ab.
       *[none] legt eine Karte zum Weitergeben ab.
    }
did-passed =
    { $me ->
        [who] gibst { $other } { $card }.
        [other] gibt dir { $card }.
       *[none] gibt { $other } { $card }.
    }
did-claims =
    { $me ->
        [who] sagst: Ich spiele { $card }.
       *[none] sagt: Ich spiele { $card }.
    }
did-claims-quiet =
    { $me ->
        [who] sagst: Ich nehme keine Heat.
       *[none] sagt: Ich nehme keine Heat.
    }
did-chose =
    { $me ->
        [who] hast eine Karte gewählt.
       *[none] hat eine Karte gewählt.
    }
did-plays =
    { $me ->
        [who] spielst { $card }.
       *[none] spielt { $card }.
    }
did-sits-out =
    { $me ->
        [who] hast keine Karte mehr zu spielen.
       *[none] hat keine Karte mehr zu spielen.
    }
did-draws =
    { $me ->
        [who] ziehst { counted-cards } vom Stapel.
       *[none] zieht { counted-cards } vom Stapel.
    }
did-drew =
    { $me ->
        [who] ziehst { $card }.
       *[none] zieht { $card }.
    }
did-decided =
    { $me ->
        [who] hast entschieden.
       *[none] hat entschieden.
    }
did-returns =
    { $me ->
        [who] gibst { $heat } Heat zurück.
       *[none] gibt { $heat } Heat zurück.
    }
did-copies =
    { $me ->
        [who] kopierst { $card } von { $other }.
        [other] kopiert { $card } von dir.
       *[none] kopiert { $card } von { $other }.
    }
did-adds =
    { $me ->
        [who] legst { $card } dazu.
       *[none] legt { $card } dazu.
    }
did-uses-again =
    { $me ->
        [who] greifst auf { $card } zurück.
       *[none] greift auf { $card } zurück.
    }
did-sets-aside =
    { $me ->
        [who] legst { counted-cards } beiseite.
       *[none] legt { counted-cards } beiseite.
    }
did-set-aside =
    { $me ->
        [who] legst { $card } beiseite.
       *[none] legt { $card } beiseite.
    }
did-questions =
    { $me ->
        [who] verhörst { $other }.
        [other] verhört dich.
       *[none] verhört { $other }.
    }
did-sees =
    { $me ->
        [who] siehst { $card } auf der Hand von { $other }.
        [other] sieht { $card } auf deiner Hand.
       *[none] sieht { $card } auf der Hand von { $other }.
    }
did-skips =
    { $me ->
        [who] kommst nicht weiter: { $card } bleibt ohne A-Wirkung.
       *[none] kommt nicht weiter: { $card } bleibt ohne A-Wirkung.
    }
did-cancelled =
    { $me ->
        [who] hast nichts von { $card }: Die Polizei kam dazwischen.
       *[none] hat nichts von { $card }: Die Polizei kam dazwischen.
    }
did-loses =
    { $me ->
        [who] verlierst ${ $money }.
       *[none] verliert ${ $money }.
    }
did-pays =
    { $me ->
        [who] zahlst { $other } ${ $money }.
        [other] zahlt dir ${ $money }.
       *[none] zahlt { $other } ${ $money }.
    }
did-gains =
    { $me ->
        [who] bekommst ${ $money }.
       *[none] bekommt ${ $money }.
    }
did-takes =
    { $me ->
        [who] nimmst { $heat } Heat.
       *[none] nimmt { $heat } Heat.
    }
did-earns =
    { $me ->
        [who] verdienst ${ $money }.
       *[none] verdient ${ $money }.
    }
did-caught =
    { $me ->
        [who] wanderst dafür in den Knast.
       *[none] wandert dafür in den Knast.
    }
did-jailed =
    { $me ->
        [who] schuldest ${ $bill }, hast ${ $money } und wanderst in den Knast.
       *[none] schuldet ${ $bill }, hat ${ $money } und wandert in den Knast.
    }
did-pays-off =
    { $me ->
        [who] zahlst ${ $bill } für die Heat und behältst ${ $money }.
       *[none] zahlt ${ $bill } für die Heat und behält ${ $money }.
    }
did-wins =
    { $me ->
        [who] gewinnst mit ${ $money }.
       *[none] gewinnt mit ${ $money }.
    }

# Was gefragt ist

ask-wait-or-change = Warte auf die anderen; bis dahin kannst du es dir anders überlegen.
ask-pass-left = Gib eine Karte nach links weiter.
ask-pass-right = Gib eine Karte nach rechts weiter.
ask-choose = Wähl deine Karte.

# In einer A-Phase, je nachdem, was die Karte wählen lässt.
ask-copy = Kopiere die Karte von jemand anderem.
ask-add = Leg eine Handkarte zu deiner Akte.
ask-again = Wähle eine ältere Karte deiner Akte, die du noch einmal nutzt.
# $left: so viele Karten sind noch beiseitezulegen.
ask-aside = Leg eine Handkarte beiseite. Noch { $left }.
ask-question = Verhöre jemanden.


# Was man tun kann

act-pass = { $card } weitergeben
act-play = { $card } spielen
act-claim = Sagen: Ich spiele { $card }
act-claim-quiet = Sagen: Ich nehme keine Heat
act-copy = Karte von { $seat } kopieren
act-add = { $card } dazulegen
# $number ist ein Platz in der eigenen Akte, die älteste Karte ist 1.
act-again = Karte { $number } deiner Akte noch einmal nutzen
act-aside = { $card } beiseitelegen
act-question = { $seat } verhören


# Was die Plankarten tun, ein Satz für jedes Ding. In Phase A:

effect-draw = Zieh { $n }.
effect-return = Gib { $n } Heat zurück.
effect-return-company = Gib { $n } Heat zurück, { $more } mehr, wenn noch jemand diese Karte nutzt.
effect-copy = Diese Karte wird zur Kopie der Karte, die jemand anderes nutzt.
effect-add = Leg eine Handkarte zu deiner Akte.
effect-again = Leg eine ältere Karte deiner Akte ans Ende.
# Nach „Zieh 2.“: so viele Karten beiseite, wie gezogen wurden.
effect-aside = Leg ebenso viele beiseite.
effect-question = Sieh dir die Hand von jemandem an.

# In Phase B; effect-gain auch in Phase C.
effect-gain = Nimm ${ $n }.
effect-alone = Nimm ${ $n } mehr, wenn sonst niemand diese Karte nutzt.
effect-per-record = Nimm ${ $n } für jede Karte deiner Akte.
effect-toll = Alle mit einer anderen Karte mit B-Wirkung zahlen dir ${ $n }.
effect-take = Nimm { $n } Heat.

# In Phase C.
effect-least-heat = Nimm ${ $n }, wenn niemand weniger Heat hat als du.
effect-most-heat = Nimm ${ $n }, wenn du mehr Heat hast als alle anderen.
effect-hotter-suspect = Nimm ${ $n }, wenn die verhörte Person mehr Heat hat als du.
effect-per-older-b = Nimm ${ $n } für jede ältere Karte mit B-Wirkung in deiner Akte.
effect-per-taker = Nimm ${ $n } für jede andere Person, die in dieser Etappe Heat nahm.
effect-heat-bill = Nimm ${ $n } für jeden Dollar, den deine Heat jetzt kostet.
# Nach einem der Sätze oben: was die Karte sonst bringt und wie viel höchstens.
effect-otherwise = Sonst nimm ${ $n }.
effect-most = Höchstens ${ $n }.

# In welcher Phase die Karte das tut, und was zwischen zwei Sätzen einer Karte steht.
phase-a = A:
phase-b = B:
phase-c = C:
effects-separator = {" "}


# Warum nicht. $wish ist das, was nicht geht.

no-not-held = „{ $wish }“ geht nicht: Diese Karte hast du nicht.
no-no-such-card = „{ $wish }“ geht nicht: Diese Karte gibt es in diesem Spiel nicht.
no-sits-out = „{ $wish }“ geht nicht: Du hast keine Karte mehr und setzt diese Etappe aus.
no-claimed = „{ $wish }“ ist zu viel: Du hast fürs Erste genug behauptet.
no-no-claims-now = „{ $wish }“ muss warten: Behauptet wird, während alle eine Karte wählen.
no-draft-first = „{ $wish }“ muss warten: Die Pläne werden noch gedraftet.
no-drafted = „{ $wish }“ geht jetzt nicht: Die Pläne dieses Heists stehen.
no-played = „{ $wish }“ kommt zu spät: Die Karten dieser Etappe liegen offen.
no-not-open-yet = „{ $wish }“ muss warten: A-Wirkungen kommen, wenn alle Karten der Etappe offen liegen.
no-nothing-due = „{ $wish }“ geht nicht: In dieser A-Phase ist von dir nichts gefragt.
no-decided = „{ $wish }“ geht nicht: Du hast in dieser A-Phase entschieden.
no-oneself = „{ $wish }“ geht nicht: Das bist du selbst.
no-nobody-there = „{ $wish }“ geht nicht: Da sitzt niemand.
no-no-current-card = „{ $wish }“ geht nicht: { $other } setzt diese Etappe aus und nutzt keine Karte.
no-no-older-card = „{ $wish }“ geht nicht: Deine älteren Karten sind die von 1 bis { $most }.
no-all-picked = „{ $wish }“ geht nicht: Du hast schon jede solche Karte gewählt, die du hast.

# After the game: what a bot believed, and what it did something for.
hindsight-expected = { $name } glaubte, dass { $who } wie angekündigt { $card } spielt ({ $n } %).
hindsight-expected-quiet = { $name } glaubte, dass { $who } wie angekündigt keine Heat nimmt ({ $n } %).
hindsight-word = Das Wort von { $who } galt bei { $name } { $n } %.
hindsight-lure = { $name } versprach, keine Heat zu nehmen, um andere in Sicherheit zu wiegen, und spielte { $card }.
hindsight-decoy = { $name } sprach von { $said }, um { $card } zu verbergen.
hindsight-alone = { $name } nannte { $card }, um damit allein zu sein.
hindsight-company = { $name } nannte { $card }, damit andere mitmachen.
hindsight-doubted = { $name } bezweifelte, dass { $who } wie angekündigt { $card } spielt ({ $n } %).
hindsight-doubted-quiet = { $name } bezweifelte, dass { $who } wie angekündigt keine Heat nimmt ({ $n } %).
