# Was die Seite über Leute sagt: wer man ist, wo man sitzt, das nächste Spiel.
again-asks = { $name } möchte { $game } spielen. Wer ist dabei?
again-awaited = Noch nicht: { $names }
again-cancel = Zurücknehmen
again-in = { $name } gibt { $game } in { $n } s.
again-no = Diesmal nicht
again-now = Jetzt geben
again-other = Anderes Spiel
again-yes = Bin dabei
again-youin = Du bist dabei.
again-youout = Du schaust diesmal zu.
bot-level = Wie gut { $name } spielt
bot-sits = ein Bot springt ein: { $level }
device-bring = Alles hierher holen
device-bring-lead = Mit einem Code von deinem anderen Gerät. Was sich dieses bisher gemerkt hat, bleibt zurück.
device-here = Fertig. Auch dieses Gerät bist jetzt du.
device-make = Code machen
device-only = Ein Gerät verloren?
device-only-do = Nur dieses bin ich
device-only-done = Fertig. Nur dieses Gerät bist du.
device-only-lead = Jedes andere Gerät, das du warst, ist ab jetzt ein Fremder.
device-take = Alles auf ein anderes Gerät mitnehmen
device-take-lead = Dein Name, deine Plätze und deine letzten Spiele. Wer diesen Code eintippt, ist du: Zeig ihn niemandem.
device-title = Deine anderen Geräte
device-until = Tipp ihn auf dem anderen Gerät vor { $time } ein. Er gilt einmal.
device-use = Benutzen
door-alone = { $game }
door-back = Zurück an deinen Tisch
door-past = Deine letzten Spiele
door-room = Dein Raum { $code }
door-title = Deine Tische
door-turn = du bist dran
door-with = { $game } mit { $names }
door-won = gewonnen
evening-games =
    { $n ->
        [one] ein Spiel
       *[other] { $n } Spiele
    }
evening-title = Dieser Abend
evening-won = { $won } von { $games } gewonnen
invite-byhand = Der Link ist markiert: Kopier ihn von dort.
invite-copied = Der Link ist kopiert.
invite-more = Weitere Leute einladen
leave-chair = Dein Stuhl wird frei.
leave-really = Wirklich gehen?
leave-seat = Ein Bot spielt für dich weiter. Dein Platz bleibt deiner: Öffne den Link wieder, um zurückzukommen.
leave-stay = Bleiben
me-change = Du bist { $name }. Name oder Gesicht ändern
me-later = Es wird gespielt: Die anderen sehen deinen neuen Namen und dein Gesicht, wenn es aus ist.
me-nobody = Dein Name
me-save = Das bin ich
me-title = Wer du bist
me-you = du
meet-title = Wo ihr euch trefft
programs-title = Bots von anderswo
rules-fast = Schnell
rules-fast-about = Für alles die halbe Zeit.
rules-first = Erstes Mal
rules-first-about = Keine Eile, alles erklärt.
rules-more = Mehr
rules-people = Leute und Bots
rules-play = Wie gespielt wird
rules-preset = Wie ihr spielen wollt
rules-talk = Reden
rules-time = Uhren
rules-usual = Standard
rules-usual-about = Laufende Uhren, wie es die Regeln sagen.
screen-first = Kommt mit einem Handy herein, um anzufangen.
screen-only = Dieses Gerät ist nur der Bildschirm
screen-only-lead = Du gibst hier deinen Stuhl auf; wer zuerst per Handy kommt, leitet den Raum. Anfangen, Pause und noch einmal bleiben auch auf dem Bildschirm.
side-any = egal welche
side-crew = Crew
side-short =
    { $n ->
        [one] Ein Bot macht die Seiten gleich.
       *[other] { $n } Bots machen die Seiten gleich.
    }
side-staff = Wachen
side-title = Deine Seite
wait-bot = Einen Bot für { $name } spielen lassen
wait-bot-asked = Du möchtest, dass ein Bot für { $name } spielt. Wollen es alle oder wer den Raum leitet, setzt sich einer hin.
wait-mine = Ein Bot spielt für dich.
wait-here = Ich bin da
wait-bot-wish = Um einen Bot für { $name } bitten
wait-give =
    { $n ->
        [0] Mehr Zeit geben
       *[other] Mehr Zeit geben ({ $n } von { $all })
    }
wait-title = Während du wartest
wait-wish =
    { $n ->
        [one] { $name } hätte gern mehr Zeit. Es braucht { $all }.
       *[other] { $n } Leute hätten gern mehr Zeit. Es braucht { $all }.
    }
face = Gesicht { $n }
