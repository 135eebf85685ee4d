# Was man hört, wenn man zum ersten Mal Millions of Dollars spielt: vor dem ersten Geben, in „So geht’s“ und beim Antippen.

win = Wer nach einer Teilung zuerst $20M hat, gewinnt; schafft es niemand, gewinnt nach acht Runden, wer am reichsten ist.
picture-driver = Fahrer
picture-crook = Gauner
picture-gain = +$10M
picture-out = RAUS
picture-twins = Gleiche Rolle, beide geblieben: beide raus
picture-share = Allein: teilt die Beute
trick = Zwillinge teilen nichts. Haben zwei, die bleiben, dieselbe Rolle, sind beide raus. Also finde deinen Zwilling und bezahl ihn fürs Heimgehen, oder lass dich bezahlen.

step-1 = Eine Beute
step-1-text = Die Beutekarte sagt, wie viel es zu teilen gibt und was das Mitmachen kostet: den Einsatz.
step-2 = Jemanden schicken
step-2-text = Alle schicken heimlich jemanden aus ihrer Bande, wählen also eine Rolle, und legen den Einsatz darauf. Zu dritt schicken alle zwei.
step-3 = Was geschickt wurde, nicht von wem
step-3-text = Die Rollen werden gemischt und gezeigt, bis auf eine. Such nach einer zweiten von deiner.
step-4 = Reden und zahlen
step-4-text = Sag, was du willst, wahr oder nicht. Biete jemandem Geld fürs Heimgehen. Wer geht, nimmt den Einsatz zurück, schweigt für den Rest der Runde und kann nicht zurück.
step-5 = Teilen
step-5-text = Wer blieb, deckt auf, Rolle für Rolle. Gleiche Rollen sind raus. Wer übrig ist, nimmt den Einsatz zurück und teilt die Beute gleichmäßig; dann werden Fahrer, Gauner und das Symbol der Beute bezahlt.

deck-roles = Rollen
deck-roles-lead = Zu viert spielen Schläger, Fahrer und Gauner mit; zu fünft und sechst auch der Spitzel; zu dritt, siebt und acht alle.
deck-others = Andere
deck-others-lead = Im Spiel verdient oder weitergegeben.
deck-loot = Beute
deck-loot-lead = Acht von diesen zehn kommen ins Spiel.

about-snitch = Wird zuerst aufgedeckt. Der einzige: nennt eine offen liegende Rolle, und wer sie hat, ist raus. Ist der Spitzel danach allein, gibt es keine Teilung, und es kostet $3M. Zwei oder mehr: alle raus, und ihre Einsätze sind verloren.
about-brute = Der einzige: verdient sich eine Einschüchterung für später, aber ein Gauner nimmt ihm $2M. Zwei oder mehr: raus, doch sie nehmen ihre Einsätze zurück.
about-driver = Der einzige: bekommt $1M von allen anderen, die teilen. Zwei oder mehr: alle raus, und ihre Einsätze sind verloren.
about-crook = Der einzige: nimmt $2M von einem Schläger, der teilt. Zwei oder mehr: alle raus, und ihre Einsätze sind verloren.
about-mastermind = Das einzige: die Beute wächst um $2M. Zwei oder mehr: alle raus, und ihre Einsätze sind verloren.
about-intimidation = Gib sie in einer späteren Runde aus, um eine verdeckte Figur von jemand anderem anzusehen. Alle sehen, bei wem, nur du siehst, was es ist.
about-leader = Darf alle reihum nach ihrer Rolle fragen und den Tisch drängen. Sie wandert jede Runde weiter.
about-of-loot =
    { $symbol ->
        [none] ${ $loot }M zu teilen; der Einsatz ist ${ $ante }M.
       *[other] ${ $loot }M zu teilen; der Einsatz ist ${ $ante }M. Wer teilt und die Rolle { $symbol-title } hat, bekommt $1M mehr.
    }
about-loot = Was unter denen geteilt wird, die bleiben und nicht raus sind, abgerundet. Die kleine Tabelle sagt, was jeder bekäme.
about-ante = Was das Mitmachen kostet. Du bekommst es zurück, wenn du heimgehst oder durchkommst; bist du raus, ist es verloren (ein Schläger behält es).
about-sent = Alle geschickten Rollen, gemischt: Niemand sieht, wer welche schickte. Eine weitere liegt beiseite, und die sieht nie jemand.
about-home = In dieser Runde heimgegangen: Der Einsatz ist sicher, und geredet wird erst wieder danach.
about-stays = Ist fertig mit Reden und bleibt. Sagen das alle, die dabei sind, werden die Rollen aufgedeckt.
about-claim = Das wird behauptet. Niemand muss die Wahrheit sagen.

# Wie heißt, was beim Antippen erklärt wird und keine Karte ist.
title-intimidation = Einschüchterung
title-leader = Anführerkarte
title-loot = Beute
title-ante = Einsatz
title-sent = Geschickt
title-home = Heimgegangen
title-stays = Bleibt
title-claim = Behauptung

# Der Coach: worauf man schaut, und warum.
look-choose = Das ist zu holen, und so viel kostet es mitzumachen.
look-negotiate = Such hier deine eigene Rolle. Liegt noch eine da? Dann sollte von euch beiden jemand heimgehen.
look-name = Nenne die Rolle, die von den Verbliebenen die meisten haben: Sie sind alle raus.
because-choose = Niemand weiß, was die anderen schicken; am besten, man durchschaut dich nicht.
because-choose-two = Zwei verschiedene Rollen, damit ein Zwilling nicht gleich beide kostet.
because-mark = Die Beute zahlt der Rolle { $role } $1M mehr, wenn sie teilt.
because-brute = Zwei Schläger sind raus wie alle Zwillinge, behalten aber ihre Einsätze.
because-claim = Sag, was deinen Zwilling heimgehen lässt.
because-ask = Ein Preis auf dem Tisch bringt vielleicht jemanden dazu, dich zu bezahlen.
because-withdraw-offer = Es ist das Geld nicht mehr wert.
because-hold = Zwei Angebote zusammen könnten sich lohnen.
because-drop = Besser, sie bleiben getrennt.
because-decline = Das ist zu wenig für das, was du beim Bleiben gewinnen kannst.
because-unready = Seit du gesagt hast, dass du bleibst, hat sich etwas geändert.
because-roll-call = Alle müssen Farbe bekennen.
because-no-comment = Was du nicht sagst, kann niemand gegen dich verwenden.
because-hurry = Wer noch da ist, hat genug geredet.
because-intimidate = Ein Blick sagt dir, ob du einen Zwilling hast.
because-stay-alone = Deine Rolle liegt nicht da, also ist sie die verdeckte Karte: Du hast keinen Zwilling und teilst sicher, mindestens ${ $each }M.
because-stay-perhaps = { $role } liegt nur einmal da, wohl deine: Bleiben alle, bekommt jeder ${ $each }M.
because-stay-twins = { $role } liegt { $n }-mal da, aber die anderen gehen vielleicht noch.
because-leave-twins = { $role } liegt { $n }-mal da: Zwillinge sind raus und verlieren den Einsatz von ${ $ante }M; du nimmst deinen mit heim.
because-leave = Der Einsatz von ${ $ante }M ist daheim sicher, und Bleiben sieht schlechter aus.
because-offer = Geht { $who }, bleibt mehr für dich. ${ $amount }M sind weniger, als du gewinnst.
because-accept = ${ $amount }M sicher und dein Einsatz von ${ $ante }M zurück: besser als ein Anteil, den ein Zwilling verderben kann.
because-name =
    { $n ->
        [one] { $role } liegt einmal da; wer sie hat, ist raus.
       *[other] { $role } liegt { $n }-mal da: Das wirft die meisten raus.
    }
because-wait = Wer sich zuerst rührt, gewinnt nichts: Hör, was die anderen sagen.
because-usual = Das macht man hier so.
