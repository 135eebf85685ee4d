# Was dieses Spielbrett sagt.

notes = Notizen
swap-nothing = nichts
stage-partners = Wer ist wer
stage-crack = Tresor knacken
stage-robbery-silent = Stiller Überfall
stage-silent = Stiller Überfall
stage-robbery-alarm = Alarm
stage-alarm = Alarm
stage-getaway = Flucht
stage-hideout = Das Versteck
stage-showdown = Showdown
stage-over = Es ist vorbei
stage- = Bank Heist

# Worum es gerade geht, für jede Seite dasselbe: Man könnte dir über die Schulter sehen.
ask-partners = Halt deine Karte unten gedrückt: Wer bist du?
late-partners = Bei 0:00 giltst du als bereit.
late-crack = Bei 0:00 kommt ein neuer Code; nach dreien, die niemand löst, entscheidet das Los.
late-pass-card = Bei 0:00 geht die Karte nach links.
late-receive = Bei 0:00 geschieht mit der Karte, was deine Seite tun muss; wer wählen darf, lädt eine Tasche ein.
late-dye = Bei 0:00 geht zufällig eine deiner Karten.
late-alarm-target = Bei 0:00 trifft es links von dir den Nächsten, der infrage kommt.
late-attribute = Bei 0:00 geht es nach links, an den Nächsten, der es haben kann.
late-swap = Bei 0:00 tauschen die Regeln für dich.
late-search = Bei 0:00 wird eine Tasche eingeladen, wenn eine da ist; für einen Agenten ist keine da.
late-give = Bei 0:00 geht zufällig eine deiner Karten hinüber.
late-vault = Bei 0:00 nimmst du eine Tasche, wenn noch eine da ist, sonst irgendeine Karte.
late-action = Bei 0:00 passt du; darfst du nicht, schießt du auf den Nächsten, der nicht zu dir gehört.
late-answer = Bei 0:00 nimmst du den ersten Ausweg, den du hast, oder den Treffer.
late-follow-up = Bei 0:00 lässt du es gut sein.
late-shotgun-side = Bei 0:00 wird der Erste der beiden neben dem Ziel mit getroffen.
late-shotgun-cost = Bei 0:00 geht zufällig eine deiner Karten.
late-loot = Bei 0:00 nimmst du eine.
late-extra-shot = Bei 0:00 hörst du auf zu schießen.
late-poison = Bei 0:00 nimmst du Adrenalin, wenn du es hast.
hint-partners = Merk dir, wer du bist; deine Karte bleibt neben deiner Hand. Agenten und Rivalen kennen jetzt ihre Partner, die Crew kennt niemanden.
hint-crack = Die schnellste richtige Antwort führt den Überfall an. Eine falsche schließt dich aus und kostet alle Zeit.
hint-pass-card = Die hast du aus dem Tresor gezogen. Wer sie bekommt, behält sie oder lädt sie ein, wenn es eine Tasche ist. Fünf Taschen im Wagen starten die Flucht.
hint-receive = Nur du siehst diese Karte. Die anderen sehen nur, dass du schaust, was es auch sei.
hint-dye = Eine Farbbombe platzt: Sie ist weg, und die Handkarte, auf die du tippst, auch.
hint-attribute = Es bleibt bis zum Ende des Spiels dort.
hint-search = Wer nichts einlädt, gibt eine Karte her.
hint-give = Tipp auf eine Handkarte: Die durchsuchte Person bekommt sie, und sonst sieht niemand, welche.
hint-vault = Sonst sieht niemand, was du wählst.
hint-action = Eine Aktion: schießen, eine Karte nutzen oder passen. Die Agenten gewinnen, wenn einer lebend ins Versteck kommt.
hint-answer = Noch ist dir nichts passiert. Weich aus, oder nimm es hin.
hint-follow-up = Der Angriff ist vorbei. Du kannst antworten oder es gut sein lassen.
hint-shotgun-side = Die Schrotflinte trifft zwei: das Ziel und jemanden daneben.
hint-shotgun-cost = Jeder Schuss der Schrotflinte kostet eine Karte: Tipp auf eine deiner Hand.
hint-loot = Du nimmst zufällig eine Karte der toten Hand.
hint-extra-shot = Ein Schnelllader oder eine zweite Waffe lässt dich noch einmal schießen. Die zweite Waffe zeigt, dass du Rivale bist.
hint-poison = Adrenalin hält das Gift eine Runde lang auf.
# Was eine Alarmkarte tut, mit denselben Worten für alle.
alarm-attribute = { $card }: { $effect }.
alarm-are-you-loyal = Nur wer gezogen hat, sieht, ob die gewählte Person ein Tattoo hat wie die Crew, und darf darüber lügen.
alarm-check-these-out = Wer gezogen hat, zeigt der gewählten Person heimlich die ganze Hand.
alarm-you-can-trust-me = Wer gezogen hat, zeigt der gewählten Person heimlich, ob da ein Tattoo ist, wie es die Crew hat.
alarm-ill-take-that = Wer gezogen hat, bekommt eine Tresorkarte, als wäre sie weitergegeben worden.
alarm-hold-it-right-there = Wer gezogen hat, sieht die ganze Hand der gewählten Person und darf ihre Taschen einladen oder sagen, da seien keine.
alarm-lets-get-moving = Wer gezogen hat, sucht im Tresor irgendeine Karte zum Weitergeben aus.
alarm-i-dont-like-this = Zwei Merkmale am Tisch tauschen den Platz; ein einzelnes zieht um.
wait-crack = Der Code liegt auf dem Tisch. Die schnellste richtige Antwort führt an.
wait-robbery = Karten gehen schweigend herum. Achte darauf, wer Karten bekommt und wann eine Tasche im Wagen landet.
wait-alarm = Es darf geredet werden. Achte darauf, wer einlädt, wer sucht und wer lügt.
wait-getaway =
    { $spaces ->
        [one] Alle im Wagen haben eine Aktion je Zug. Nur noch 1 Feld bis zum Versteck.
       *[other] Alle im Wagen haben eine Aktion je Zug. Nur noch { $spaces } Felder bis zum Versteck.
    }

script-partners = Schaut alle auf eure Handys. Haltet eure Karte gedrückt und merkt euch, wer ihr seid. Agenten und Rivalen sehen ihre Partner.
script-crack = Der Code liegt offen. Multiplizieren, und als Erstes die Antwort eintippen.
script-robbery-silent = Ruhe, bitte. { $name } zieht aus dem Tresor und gibt eine Karte weiter. Alle Augen auf die Handys.
script-robbery-alarm = Der Alarm schrillt. Ihr dürft reden. { $name } ist dran.
script-getaway = Gib Gas! { $name } hat eine Aktion.
script-answer = { $name }, schau auf dein Handy: Jemand hat es auf dich abgesehen.
script-hideout = Der Wagen hält am Versteck. Der Fahrer sieht jedem ins Gesicht.
script-showdown = Showdown. { $name } hat eine Aktion.

goal-crew = Bringt fünf Taschen in den Wagen (deine laden sich von selbst) und lasst keinen Agenten ins Versteck. Die Rivalen wollen euch tot sehen.
goal-sticky-fingers = Du gewinnst mit der Crew, doch jede Tasche, die du bekommst, bleibt an deiner Hand kleben. Bring es ihnen irgendwie bei.
goal-agent = Taschen, die du bekommst, bleiben bei dir: Lass die Polizei kommen, bevor die fünfte im Wagen ist, oder komm lebend ins Versteck.
goal-rival = Komm mit einer Geldtasche für den Fahrer ins Versteck, oder seid die letzte Seite, die im Wagen lebt.
you = Du bist { $who }.
you-are = Du bist
you-peek = Halten zum Ansehen
you-with = mit { $name }
vest-used = Weste verbraucht
vest-ready = Weste bereit
hand = Deine Hand
hand-empty = Noch keine Karten. Karten bekommst du von anderen.
hand-none = Deine Hand ist leer.
hand-out = Du bist raus. Du gewinnst oder verlierst mit deiner Seite: Sieh zu, wie es ausgeht.
hand-passing = { $card }, zum Weitergeben

does-adrenaline = einem Angriff ausweichen
does-cash-bag = besticht den Fahrer
does-chloroform = Nachbar setzt aus
does-dye-pack = verdirbt eine Karte
does-knife = stechen oder losschneiden
does-lock-pick = Schellen oder Hemmung lösen
does-speedloader = ein Schuss mehr
does-zip-tie = jemanden fesseln
card-adrenaline = Wehrt einen Angriff auf dich ab oder hält das Gift eine Runde auf. Für den Moment, in dem du gefragt wirst.
card-cash-bag = Kommt beim Weitergeben in den Wagen, oder jemand behält sie. Im Versteck bestechen Rivalen damit den Fahrer.
card-chloroform = Ein Nachbar setzt einen Zug aus und ist so lange hilflos. Für die Flucht.
card-dye-pack = Beim Weitergeben platzt sie, und wer sie bekommt, verliert eine Karte.
card-knife = Stich nach einem Nachbarn, der nach dem nächsten Zug stirbt, oder zerschneide Fesseln. Für die Flucht.
card-lock-pick = Öffnet Handschellen oder löst eine klemmende Waffe. Für die Flucht.
card-speedloader = Ein Schuss mehr. Für die Flucht.
card-zip-tie = Fesselt irgendwen, der sich dann nur noch befreien kann. Für die Flucht.
attr-guilty-conscience = hält zu den Agenten, sobald auf der Flucht einer enttarnt ist
attr-gun-jammed = kann nicht schießen
attr-hostage = fängt einen Schuss ab, nur nicht für Agenten
attr-hush-money = darf nicht reden
attr-loose-tongue = spielt auf der Flucht mit offener Hand
attr-martial-skills = wehrt einen Angriff je Runde ab
attr-masked = nicht zu betäuben, nicht zu plündern
attr-poisoned = stirbt nach dem zweiten Fluchtzug, wenn kein Adrenalin es aufhält
attr-shotgun = jeder Schuss trifft zwei und kostet eine Karte
attr-trigger-happy = muss in jedem Zug schießen

seat-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
seat-out = raus
seat-tied = Gefesselt
seat-cuffed = Schellen
seat-cold = Betäubt
seat-bleeding = Nächster Zug: raus
seat-vest = Weste weg
seat-facedown = Verdeckt
seat-empty = leere Hand
seat-start = Fing an
seat-partner = Gehört zu dir. Das siehst nur du.
seat-attacks = greift { $name } an
seat-you = dich
seat-hit = Angegriffen
seat-tap = Tippen
seat-used = { $what } (verbraucht)
seat-turns = { $what } { $n }/2
stamp-out = RAUS
shot-you = Du → { $name }
shot = { $name } → { $other }

van = Der Wagen
vault = Der Tresor
road-bank = Feld { $n } von { $all }, dort gewinnen die Agenten
road-van = Feld { $n } von { $all }, das Versteck
road-bank-note =
    { $n ->
        [0] Die Polizei ist da
        [one] Polizei in { $n } Feld
       *[other] Polizei in { $n } Feldern
    }
road-van-note =
    { $n ->
        [0] Am Versteck
        [one] Versteck in { $n } Feld
       *[other] Versteck in { $n } Feldern
    }
bags = { $n } von 5 Taschen im Wagen
bags-note = { $n } von 5 Taschen
code = Die Codekarten
vault-left = { $n } im Tresor

do-pass-to = Geben an
do-choose = Wählen
do-place = Legen zu
do-shoot = Schießen auf
do-stab = Stechen nach
do-cut = Losschneiden
do-unlock = Schellen öffnen
do-unjam = Hemmung lösen
do-chloroform = Betäuben
do-zip-tie = Fesseln
do-handcuff = Festnehmen
do-beside = Auch treffen
do-speedloader = Noch ein Schuss auf
do-second-gun = Zweite Waffe auf
aim-what = Was tun
aim-tap = { $what }: Tipp oben auf jemanden, oder hier.
aim-myself = Mich selbst
answer-label = Deine Antwort
answer-go = Antworten
denied-adrenaline = Adrenalin
denied-shoot = Schießen
denied-pass = Passen
face-accept = Hinnehmen

claim-passed-bag = Ich gab { $x } eine Tasche
claim-kept = { $x } behielt eine Tasche
claim-trust = Ich traue { $x }
claim-suspect = Ich verdächtige { $x }
claim-tattoo = { $x } hat ein Tattoo
claim-no-tattoo = { $x } hat kein Tattoo
notes-could = vielleicht { $what }
notes-holds = hat { $what }
notes-aside = Nie verteilt: { $what }
notes-none = nichts
mark-crew = Crew
mark-agent = Agent
mark-rival = Rivale

end-agents-in-the-bank = Die Polizei war schon da
end-agents-in-the-bank-lead = Der Überfall dauerte zu lang. Die Agenten gewinnen.
end-rivals-on-the-road = Ein Wagen voller Leichen
end-rivals-on-the-road-lead = Im Wagen blieben nur Rivalen übrig.
end-agents-at-the-hideout = Bulle steigt aus Fluchtwagen
end-agents-at-the-hideout-lead = Ein Agent kam lebend ins Versteck. Die Agenten gewinnen.
end-crew-at-the-hideout = Der perfekte Coup
end-crew-at-the-hideout-lead = Niemand als die Crew kam ins Versteck.
end-crew-in-the-showdown = Verrat misslungen
end-crew-in-the-showdown-lead = Der letzte Rivale fiel im Showdown. Die Crew gewinnt.
end-rivals-in-the-showdown = Fahrer bezahlt, Crew tot
end-rivals-in-the-showdown-lead = Die Rivalen gewannen den Showdown.
end-stalemate = Gefesselt und geschlagen
end-stalemate-lead = Nichts bewegte sich mehr. Die Crew gewinnt.
end-nobody-left = Niemand kommt davon
end-nobody-left-lead = Niemand ist übrig, also gewinnt niemand.
end- = Der Job ist erledigt
end-winners = { $lead } Gewonnen: { $who }.
end-conscience = { $name } gewinnt mit den Agenten: ein schlechtes Gewissen.

hand-copies = ×{ $n }
answer-changed = Der Code hat sich geändert. Es wurde nichts gesendet: Hier ist der neue.
where-card = Tipp auf eine Handkarte.
story-you = Du
story-turn = { $name } ist dran
story-turn-you = Du bist dran
story-alarm = Der Alarm schrillt
story-bags = Taschen im Wagen
story-loaded =
    { $n ->
        [0] Nichts eingeladen.
        [one] 1 Tasche eingeladen.
       *[other] { $n } Taschen eingeladen.
    }
story-took =
    { $n ->
        [0] Keine Karte behalten.
        [one] 1 Karte behalten.
       *[other] { $n } Karten behalten.
    }
story-dyed =
    { $n ->
        [one] Eine Farbbombe platzte.
       *[other] { $n } Farbbomben platzten.
    }
story-way = Eine Runde der Flucht
story-quiet = Niemand wurde angegriffen.
story-end = Es ist vorbei
story-stamp-wins = GEWINNT
story-shots = Schüsse
story-cards = Karten
said-claim-passed-bag = Ich gab { $name } eine Tasche.
said-claim-kept = { $name } behielt eine Tasche.
said-claim-trust = Ich traue { $name }.
said-claim-suspect = Ich verdächtige { $name }.
said-claim-tattoo = { $name } hat ein Tattoo.
said-claim-no-tattoo = { $name } hat kein Tattoo.
said-claims-none = Keine Tasche bei { $name }.
