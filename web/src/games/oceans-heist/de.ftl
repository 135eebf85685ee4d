# Was dieses Spielbrett sagt.

notes = Notizen
stage-target = Ziel wählen
stage-situation = Lage wählen
stage-prepare = Vorbereitung
ask-prepare-crew = Pack die Tasche.
stage-over = Der Morgen danach
stage- = Ocean’s Heist
scene-entry = Eindringen { $n }
scene-vault = Tresoreinbruch
scene-vault-breach = Tresoreinbruch
scene-breach = Tresoreinbruch
scene-escape = Flucht

late-target = Bei 0:00 gilt euer Entwurf; ohne einen wird ein Ziel gezogen.
late-situation = Bei 0:00 gilt euer Entwurf; ohne einen gibt es keine Lage.
late-prepare-crew = Bei 0:00 gilt, was ihr gekauft habt; habt ihr nichts, wird die Tasche für euch gefüllt.
late-prepare-staff = Bei 0:00 gilt euer Entwurf, und was fehlt, wird gezogen.
late-reveal = Bei 0:00 geht die Runde weiter.
late-prep = Bei 0:00 gilt, was daliegt.
late-crunch = Bei 0:00 gilt, was daliegt.
late-assign = Bei 0:00 gilt der letzte Plan, der aufging; ohne einen machen die Regeln einen.
late-wing = Bei 0:00 wagt ihr nichts mehr.
hint-target = Die Wachen hüten ein Ziel. Es bestimmt, was der Tresor in Runde 4 verlangt.
hint-situation = Eine Lage macht heute Nacht eine Art Ausrüstung besser. Ihr könnt auch keine nehmen.
hint-prepare-crew = Kauft von allen sieben Arten etwas; es muss fünf Runden reichen.
hint-prepare-staff = Sie machen die ganze Nacht schwerer. Die Crew sieht sie später.
hint-reveal = Seht, was sie verlangen: Einige liegen gleich verdeckt.
hint-prep-crew = Tipp auf Handkarten: Nur was bereitliegt, kann bezahlen. Ein Haken: genug für diese eine allein.
hint-prep-staff = Tipp an, was ihr auslegt. Die Crew sah, was gezogen wurde, nicht, was ihr wählt.
hint-crunch = Letzte Gelegenheit, Karten zu legen, dann wird alles aufgedeckt.
hint-assign = Tipp auf einen Preis, um ihn zu bezahlen. Was stehen bleibt, kann Alarm auslösen.
hint-assign-escape = Tipp auf einen Preis, um ihn zu bezahlen. Bei der Flucht darf nichts stehen bleiben.
hint-wing = Fällt eine Zahl, die ihr genannt habt, fällt die Sicherung.
hint-help = Der Entwurf gehört auch dir: Tipp an, was du ändern würdest. { $name } bestätigt.
hint-captain = { $name } bestätigt für euer Team.
hint-wait-crew = Die Wachen entscheiden. Zu viele Alarme beenden den Job.
hint-wait-staff = Die Crew entscheidet. Bei zu vielen Alarmen gewinnt ihr.
hint-wait-crew-escape = Die Wachen entscheiden. Bei der Flucht darf nichts stehen bleiben.
hint-wait-staff-escape = Die Crew entscheidet. Bleibt eine Sicherung stehen, gewinnt ihr.
script-target = Wachen, wählt das Ziel, das ihr hütet.
script-situation = Crew, wählt eine Lage.
script-prepare = Beide Teams, schaut auf eure Handys. Die Crew kauft ein, die Wachen wählen zwei globale Sicherungen.
script-reveal = Seht euch die gezogenen Sicherungen an.
script-prep = Vorbereitung. Wachen, legt eure Sicherungen aus. Crew, leg Ausrüstung bereit.
script-crunch = Jetzt wird es eng. Crew, eure letzte Gelegenheit, Karten zu legen.
script-assign = Alle Karten liegen offen. Crew, welches Werkzeug für welche Sicherung?
script-wing = Crew, wagt ihr es?

team-crew = Crew
team-staff = Casinowachen
team-crew-short = Crew
team-staff-short = Wachen
team-mine = dein Team
captain = { $name } ★
done = fertig
alarms = { $n } von { $all } Alarmen
alarms-note = { $n }/{ $all } Alarme
force = Gilt die ganze Nacht
ours = { $what }: gehört uns
stolen = { $what }: gestohlen
spent = { $what }: verbraucht
by = Von { $name }

shop-left = Noch ${ $n }
shop-of = von ${ $all } · { $n } Karten
shop-stop = Anhalten
shop-was = statt ${ $n }
shop-opening = Eröffnungskarten
shop-everything = Alles
shop-only = Nur { $kind }
shop-needs = { $target }, Runde 4:
shop-make = { $kind } { $n }
shop-cost = ${ $n }
shop-buy = { $what } kaufen
shop-return = { $what } zurückgeben
shop-early = { $trait }, stärker, wenn früh gelegt
shop-stock = noch { $n }
shop-fill = Füll mir die Tasche
shop-secret = Beide Teams bereiten sich heimlich vor.
kind-hack = Hacken
kind-sneak = Schlei{"\u00AD"}chen
kind-con = Täu{"\u00AD"}schen
kind-force = Gewalt
kind-lure = Locken
kind-pick = Knacken
kind-climb = Klet{"\u00AD"}tern
trait-tech = Technik
trait-gear = Gerät
trait-costume = Kostüm
trait-tool = Werkzeug
trait-blast = Sprengstoff
trait-crowd = Helfer
trait-opening = Eröffnung
or = oder
and = und
uses =
    { $n ->
        [one] { $n } Einsatz
       *[other] { $n } Einsätze
    }

field-choose = Tipp { $n } dieser { $all } an, um sie auszulegen
field-drawn = { $all } gezogen, { $n } liegen verdeckt
field-some = { $n } dieser { $all } werden verdeckt liegen
field-placed = { $n } ausgelegt
field-laid = ausgelegt
field-seen = gesehen: Sie liegt da
field-vault = Der Tresor: eine offen, eine verdeckt, je 2 Alarme
field-vault-short = Der Tresor: je 2 Alarme
field-up = Offen
field-down = Verdeckt
field-back = Zurücknehmen
field-standing = Auf dem Tisch
field-table = Der Tisch der Crew
field-ours = Liegt bereit
field-lay = Noch nichts. Tipp auf eine Handkarte, um sie hierher zu legen.
field-return = Tipp: zurück
field-stays = bleibt
field-off = aus
field-left = Noch auf der Hand der Crew: { $what }.
field-facedown = { $n } Karten verdeckt
field-nothing = Hier liegt nichts.
field-hand-ours = Unsere Hand, { $n } Karten
field-more = Die Crew hat noch { $n } Karten.
guard-alarms = 2 Alarme
guard-nowing = kein Wagnis
guard-draws = zieht nach
guard-payable = die könnte unser Tisch bezahlen, für sich allein
guard-lacks = −{ $n } { $kind }
pool-title = Unser Vorrat
pool-note = was bereitliegt, könnte das leisten; tipp auf eine Art, um ihre Karten auf der Hand zu finden
pool-label = Unser Vorrat nach Arten
pool-plan = Vorrat dieses Plans: gebraucht von geleistet
pool-made = { $kind } { $n }
pool-used = { $kind }: { $n } gebraucht von { $all }
pool-of = { $n }/{ $all }
hand-keep = Hebt etwas für die Flucht auf.
hand-only = Nur, was { $kind } leistet; noch einmal tippen für alle.
hand-none = Keine Handkarte leistet das.
hand-copies = ×{ $n }

assign-title = { $n } auszuschalten
assign-wanted = verlangt
assign-paid = bezahlt
assign-stands = steht
assign-pay = { $what } bezahlen mit
assign-count = { $n } von { $all } bezahlt
assign-pool = Unser Vorrat: gebraucht von geleistet
assign-spend = Einsätze dafür
assign-now-complete = Geht auf: Bei 0:00 gilt dieser Plan.
assign-now-short = Reicht nicht: Bei 0:00 wird der beste Plan für euch gemacht.
assign-now-short-kept = Reicht nicht: Bei 0:00 gilt euer letzter Plan, der aufging.
assign-now-nothing = Bezahlt nichts. Bestätigen lässt alles stehen; bei 0:00 wird der beste Plan für euch gemacht.
assign-now-nothing-kept = Bezahlt nichts. Bestätigen lässt alles stehen; bei 0:00 gilt euer letzter Plan, der aufging.
assign-free-complete = Geht auf: Er gilt, sobald er bestätigt ist.
assign-free-short = Reicht nicht: Nehmt einen Preis zurück oder setzt mehr ein.
assign-free-nothing = Bezahlt nichts. Bestätigen lässt alles stehen.
assign-none = Davon ist nichts im Einsatz, also gibt es nichts zurückzunehmen.
assign-less = { $card }: ein Einsatz weniger als { $what }
assign-more = { $card }: ein Einsatz mehr als { $what }
wing-title =
    { $n ->
        [one] Eine steht noch
       *[other] { $n } stehen noch
    }
wing-aim = Ziel
wing-step-aim = 1. Tipp an, worauf ihr zielt.
wing-step-put = 2. Legt Karten auf Zahlen.
wing-step-roll = 3. Würfelt, oder nennt mehr Zahlen.
wing-odds = { $n } zu { $all }
wing-cards = Karten, die wir opfern können
wing-gone = weg, was der Würfel auch zeigt
wing-nocard = Es ist keine Karte mehr da, die auf eine Zahl kann.
wing-put = { $what } setzen
wing-why = Jede Karte nennt eine Zahl. Zeigt der Würfel eine davon, fällt die Sicherung.
wing-hit = getroffen
wing-miss = daneben
wing-wait = Die Crew darf um das würfeln, was noch steht.
wing-rolled = Der Würfel zeigt { $n }

do-confirm-chosen = Bestätigen: { $what }
do-confirm-none = Bestätigen: keine Lage
do-confirm-stands =
    { $stand ->
        [one] 1 steht: { $n } von { $all } Alarmen
       *[other] { $stand } stehen: { $n } von { $all } Alarmen
    }
do-confirm-escape =
    { $stand ->
        [one] 1 steht: Der Coup ist verloren
       *[other] { $stand } stehen: Der Coup ist verloren
    }
chosen = gewählt
do-confirm = Bestä{"\u00AD"}tigen
do-withdraw = Noch mal ändern
do-skip = Weiter
do-wait = Länger ansehen
do-auto = Auto{"\u00AD"}matisch
do-auto-note = bester Plan
do-clear = Leeren
do-attempt = Würfeln
do-stop = Hier aufhören
do-stop-note = was steht, klingelt
do-coin = Münze einsetzen
do-no-coin = Münze behalten
do-no-situation = Keine Lage

about-price = verlangt { $price }
about-amount = { $kind } { $n }
does-boost = { $trait }: +{ $n } { $kind }, { $cap } je Runde
does-discount = { $trait } ${ $n } billiger
does-target = Runde 4 verlangt { $price }
does-harder = { $kind } kostet { $n } mehr
does-mixed = gemischte Preise kosten { $n } mehr
does-vault = der Tresor kostet { $n } mehr
does-wing = höchstens { $n } Zahlen beim Wagnis
notes-gone = Verbraucht: { $what }
notes-known = Sicher auf der Hand der Crew
notes-kinds = Was sie gezeigt haben, kann
notes-decks = Casinostapel { $n } Karten, Tresorstapel { $vault }.
notes-discard = Sicherungen weg: { $what }
scenes = Wie weit die Nacht ist
scene-word = Eindringen
scene-short-vault = Tresor
scene-short-escape = Flucht
who-captain = { $name } führt: { $team }.
who-member = { $name } spielt für: { $team }.
notes-globals = Globale Sicherungen
notes-none = noch nichts

end-crew_win = Casino ausgeräumt
end-crew_win-lead = Die Crew entkam mit der Beute.
end-stalemate = Crew entkommt mit leeren Händen
end-stalemate-lead = Niemand gewinnt: Die Beute blieb zurück.
end-alarms = Alle Glocken im Haus
end-alarms-lead = Die Alarme stoppten die Crew. Die Wachen gewinnen.
end-caught = Auf der Flucht gefasst
end-caught-lead = Bei der Flucht stand noch eine Sicherung. Die Wachen gewinnen.
end-exhausted = Mit dem Latein am Ende
end-exhausted-lead = Die Crew hatte nichts mehr zum Einsetzen. Die Wachen gewinnen.
end-conceded = Das Handtuch fliegt
end-conceded-lead = Ein Team gab auf.
end- = Der Job ist erledigt
end-winners = { $lead } Gewonnen: { $who }.

story-prepared = Was beide Teams vorbereitet haben
story-up = Alles wird aufgedeckt
story-bills = Die Rechnungen
story-wing = Das Wagnis
story-result = Was die Runde brachte
story-plus = { " " }+{ " " }
story-paid = Bezahlt mit { $what }.
story-uses = { $n } × { $what }
story-spent = Was die Crew einsetzte:
story-winged = Ein glücklicher Wurf.
story-missed =
    { $n ->
        [one] Ein Wurf ging daneben.
       *[other] { $n } Würfe gingen daneben.
    }
story-odds = { $what }: Nötig war { $numbers }, und der Würfel zeigt { $n }.
story-nothing = Es lag nichts bereit.
story-notplaced = Gezogen, aber nicht ausgelegt: { $what }.
story-gone = Verbraucht: { $what }.
story-idle = Lag ungenutzt und verlor einen Einsatz: { $what }.
story-kept = Keine Karte wurde verbraucht.
story-alarms = Alarme
story-left =
    { $n ->
        [one] Eine Sicherung steht noch.
       *[other] { $n } Sicherungen stehen noch.
    }
story-clear = Nichts steht mehr.
story-stamp-off = AUS
story-stamp-missed = DANEBEN
story-stamp-stands = STEHT
story-stamp-rings =
    { $n ->
        [0] STEHT
        [one] KLINGELT
       *[other] KLINGELT × { $n }
    }
story-results = Ergebnisse
where-target = Tipp auf ein Ziel.
where-situation = Tipp auf eine Lage, oder nimm keine.
where-prepare-crew = Tipp bei den Karten, die du willst, auf +.
where-prepare-staff = Tipp auf zwei globale Sicherungen.
where-prep-crew = Tipp auf Handkarten, um sie bereitzulegen.
where-prep-staff = Tipp auf die Sicherungen, die ihr auslegt.
where-crunch-crew = Tipp auf Handkarten, um sie bereitzulegen.
where-assign = Tipp auf Preise, um sie zu bezahlen.
where-wing = Tipp auf eine Sicherung, dann setz Karten auf Zahlen.
