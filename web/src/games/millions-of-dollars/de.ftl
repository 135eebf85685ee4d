# Was dieses Spielbrett sagt.

offers = Angebote
stage-choose = Planung
stage-negotiate = Verhandlung
stage-name = Der Coup
stage-over = Die Teilung
stage- = Millions of Dollars

late-choose = Bei 0:00 wird eine Rolle für dich gezogen, und sonst erfährt es niemand.
late-negotiate = Bei 0:00 bleiben alle, die noch da sind, und die Rollen werden aufgedeckt.
late-name = Bei 0:00 nennst du die Rolle, von der am meisten offen liegen.
hint-choose = Du teilst nur mit, wenn sonst niemand bleibt, der deine Rolle hat.
hint-chosen = Du kannst noch tauschen, bis alle gewählt haben.
hint-negotiate = Je weniger teilen, desto mehr für jeden: Bezahl andere, damit sie gehen.
hint-ready = Sind alle bereit, die noch da sind, werden die Rollen aufgedeckt und die Beute geteilt.
hint-left = Dein Einsatz ist sicher. Bis zum Ende der Runde darfst du nicht reden.
hint-name = Wer die genannte Rolle hat, ist raus und bekommt nichts.
hint-wait-name = Der einzige Spitzel nennt eine Rolle. Wer sie hat, bekommt nichts.
script-choose = Schaut auf eure Handys und schickt heimlich jemanden los: { $loot }.
script-negotiate = Die Rollen liegen auf dem Tisch. Redet, droht, bezahlt einander fürs Heimgehen.
script-name = Unter euch ist ein Spitzel, und er nennt eine Rolle.

does-snitch = nennt eine Rolle, die ist raus
does-brute = behält den Einsatz, darf nachsehen
does-driver = +$1M von allen, die teilen
does-crook = $2M von einem Schläger
does-mastermind = die Beute wächst um $2M
gang = Deine Bande
second = { $role } zuerst. Jetzt die zweite.
ante = Einsatz ${ $n }M
tells-alone = Deine ist die verdeckte Karte: Sonst hat niemand { $role }.
tells-perhaps = Nur die verdeckte Karte könnte noch einmal { $role } sein.
tells-others =
    { $n ->
        [one] { $role } ist auch für jemand anderen unterwegs.
       *[other] { $role } ist für mindestens { $n } andere unterwegs.
    }
state-hand = auf der Hand
state-withdrawn = heimgegangen
state-eliminated = raus
money = ${ $n }M
promised = davon ${ $n }M versprochen
money-label = Du hast ${ $n }M.
role = { $name } (Figur { $slot })

leader = führt an
seat-home = heimgegangen
seat-stays = Bleibt
seat-chosen = Hat gewählt
seat-choosing = Wählt
seat-mute = Darf nicht reden
seat-says = sagt: { $what }
seat-ante = ${ $n }M
seat-bid = ${ $n }M von { $name }
stamp-home = HEIM
claim-role = Ich bin { $role }
claim-ask = Für ${ $n }M gehe ich
ask-call = Aufgerufen: Was bist du?
loot-terms = Einsatz ${ $n }M
loot-symbol = { $role } +$1M
loot-each = Was jeder bekommt, wenn so viele teilen
loot-in = { $n } dabei
loot-round = Runde { $n } von { $all }. Wer nach einer Teilung zuerst ${ $target }M hat, gewinnt.
roles-label = Geschickte Rollen, gemischt. Eine liegt verdeckt beiseite.
roles-unknown = Noch eine, verdeckt

deal-to-me = { $name } zahlt dir ${ $n }M fürs Heimgehen
deal-to-mine = { $name } zahlt dir ${ $n }M, wenn du mit { $slot } heimgehst
deal-binds = Auch dein Einsatz von ${ $n }M kommt zurück. Kein Zurück.
deal-decline = Ablehnen
deal-hold = Für ein Bündel behalten
deal-take = Nehmen und heimgehen
build-open = Jemanden fürs Gehen bezahlen
build-free = ${ $n }M frei
build-who = Wen bezahlen
build-less = Weniger
build-more = Mehr
build-offer = { $name } ${ $n }M bieten
build-stands = Liegt vor
build-whisper = Unter vier Augen

table-title = Auf dem Tisch
table-none = Keine Angebote.
table-slip = { $payer } an { $name }
table-if = fürs Heimgehen
table-private = fürs Heimgehen, unter vier Augen
table-back = Zurückziehen
table-final = { $what } Endgültig.
table-rest = Reserve ${ $n }M. Erledigt: { $what }.
table-nothing = keine
you = du
you-first = Du
said-nothing = noch nichts

face-ready = Ich bleibe
face-ready-note = Bereit: { $n } von { $all }.
face-unready = Noch mal überlegen
face-leave = Heimgehen
face-leave-as = Heimgehen: { $role }
split-named = Vom Spitzel genannt: raus.
split-named-none = Genannt, aber niemand davon blieb.
split-same = { $n } davon, also teilt keiner.
split-alone = Allein, und teilt.
split-out-one = Raus.
split-nobody = Niemand davon blieb.
split-due = noch verdeckt
split-now-calling = Alle, die blieben, decken auf
split-share-none = Niemand ist übrig, der die Beute teilt.
split-out = RAUS
split-title = Wer was bekommt
split-now = Bargeld jetzt
split-antes = Einsätze
split-share = Anteil
split-driver = Fahrer
split-crook = Gauner
split-mark = Symbol
split-alone-snitch = Allein
end-one = { $who } geht mit Millionen
end-many = { $who } teilen sich die Stadt
end-lead =
    { $n ->
        [one] ${ $cash }M auf der Hand nach einer Runde.
       *[other] ${ $cash }M auf der Hand nach { $n } Runden.
    }
and = {" "}und{" "}
face-name = { $role } ({ $n }{"\u00A0"}offen)
where-choose = Tipp auf eine Rolle deiner Bande.
where-look = Um heimlich eine Karte anzusehen, tipp auf die Person, der sie gehört.
build-pick = Wen willst du bezahlen?

story-first = Runde 1
story-round = Runde { $n }: { $loot }
story-share =
    { $n ->
        [one] Ein Anteil zu ${ $each }M.
       *[other] { $n } Anteile zu je ${ $each }M.
    }
story-goal = Das Ziel: ${ $n }M.
story-home = Ging vorher heim.
story-antelost = Einsatz weg
story-stamp-wins = GEWINNT
split-leftalone = Allein übrig: zahlt, und niemand teilt.
story-money = Geld
said-offer = { $name }, ${ $n }M, wenn du heimgehst.
said-whisper = { $name }, unter uns: ${ $n }M, wenn du heimgehst.
said-nothing-more = Kein Kommentar.
because-role =
    { $n ->
        [one] { $name } blieb allein mit der Rolle { $role }.
       *[other] { $name } war einer von { $n }, die mit der Rolle { $role } blieben.
    }
because-does = { $role }: { $does }.
wish-role = Ich bin …
wish-leave = Ich gehe für …
story-lied = { $name } hatte etwas anderes gesagt.
