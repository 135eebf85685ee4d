# Was das Haus den Leuten sagt, meist wenn es etwas ablehnt.

house-no-room = Einen Raum { $code } gibt es nicht; prüf den Code.
house-kicked = Dieser Raum ist dir verschlossen.
house-room-locked = Dieser Raum ist abgeschlossen.
house-room-full = Dieser Raum ist voll.
house-bad-name = Ein Name hat 1 bis { $most } Buchstaben.
house-not-host = Das darf nur, wer den Raum leitet.
house-join-first = Tritt erst dem Raum bei.
house-not-while-playing = Nicht, solange gespielt wird.
house-dealing = Die Karten werden gerade gegeben; einen Moment.
house-not-in-room = Diese Person ist nicht im Raum.
house-no-bot = Einen Bot { $level } gibt es nicht; es gibt { $known }.
house-seats-at-most = { $game } hat höchstens { $most } Plätze.
house-chairs-taken = Alle Stühle sind besetzt.
house-no-chair = Diesen Stuhl gibt es nicht.
house-seats-for = { $game } ist für { $least } bis { $most }; hier sitzen { $here }.
house-hand-over-first = Gib den Raum erst ab, oder verlass ihn.
house-only-a-bots-seat = Übernehmen kann man nur den Platz eines Bots in einem laufenden Spiel.
house-seated = Du hast schon einen Platz.
house-a-bots-chair = Auf diesem Stuhl sitzt ein Bot.
house-seat-closed = Wer hier saß, wurde weggeschickt: Ein Bot spielt bis zum Ende weiter.
house-had-a-seat = Du hattest in diesem Spiel einen Platz; einen zweiten gibt es nicht.
house-nobody-to-ask = Am Tisch ist niemand da, der zustimmen könnte.
house-asked-before = Du hast in diesem Spiel schon gefragt.
house-no-wish = Um einen Platz bittet niemand mehr.
house-not-lost = { $name } ist da, oder war es eben noch, und braucht keinen neuen Platz.
house-link-used = Dieser Platz-Link ist verbraucht; bitte um einen neuen.
house-line-length = Sag etwas mit 1 bis { $most } Buchstaben.
house-no-free-text = Freier Text ist hier abgeschaltet.
house-gestures = Gesten sind { $gestures }.
house-muted = Du bist hier stumm geschaltet.
house-screen-is-silent = Ein Bildschirm redet nicht.
house-no-table-yet = Noch gibt es keinen Tisch; sprich zum Raum.
house-closed-to-spectators = Dieses Spiel ist für Zuschauer geschlossen.
house-spectators-are-silent = Zuschauer reden nicht am Tisch.
house-rules-want-silence = Die Regeln lassen dich dort gerade nicht reden.
house-speak-at-the-table = Es wird gespielt; sprich am Tisch.
house-not-your-room = Dieses Spiel gehört zu einem Raum, in dem du nicht bist.
house-opens-after = Das öffnet sich, wenn das Spiel aus ist.
house-closed-for-good = Dieses Spiel wurde mit für immer verdeckten Karten gespielt.
house-no-game = Dieses Spiel gibt es nicht.
house-daily-is-yours = Einen Coup des Tages sieht nur, wer ihn gespielt hat: Andere haben dieselben Karten noch vor sich.
house-luck-length = Glück hat höchstens { $most } Buchstaben.
house-other-luck = Das ist nicht das Glück, das du versiegelt hast.
house-other-promise = Das nächste Mischen hat ein anderes Versprechen; versiegle dein Glück dafür.
house-no-table = Diesen Tisch gibt es nicht.
house-old-rules = Dieses Spiel lief nach Regeln, die dieser Server nicht mehr hat.
house-table-damaged = Dieses Spiel lässt sich nicht mehr lesen: Die Daten sind beschädigt.
house-room-damaged = Dieser Raum lässt sich nicht mehr lesen: Die Daten sind beschädigt. Öffne einen anderen.
house-cannot-give-up = Hier kannst du nicht aufgeben.
house-no-game-running = Hier wird gerade nicht gespielt.
house-no-seat = Du hast an diesem Tisch keinen Platz.
house-other-host = Dieses Haus antwortet nur unter { $address }.
house-unknown-host = Diesen Namen kennt das Haus nicht; mit --origin kannst du ihn angeben.
house-other-site = Das kam von einer anderen Seite.
house-moving = Dieser Raum zieht auf einen anderen Server um; gleich noch einmal.
house-data-away = Das Haus erreicht seine Daten gerade nicht; gleich noch einmal.
house-in-disorder = Dieser Tisch wird geordnet; noch einmal.
house-stale = Die Frage hat sich geändert, bevor deine Antwort da war; es ist nichts geschehen. Sieh noch einmal hin und wähle.
house-paused = Das Spiel macht Pause.
house-no-clock = Es läuft keine Uhr.
house-too-long = Das ist zu lang für einen Befehl.
house-slow-down = Etwas langsamer, bitte.
house-command-failed = Das hat nicht geklappt; die Seite zeigt, wo du bist.
house-request-failed = Das hat nicht geklappt; noch einmal.
house-nothing-here = Unter dieser Adresse gibt es nichts.
house-pages-in-room = Von diesem Raum sind zu viele Seiten offen; schließ einige und komm wieder.
house-pages-from-here = Von hier sind zu viele Seiten offen; schließ einige und komm wieder.
house-house-full = Das Haus ist voll; in einer Minute noch einmal.
house-too-many-connections = Von hier sind zu viele Verbindungen offen; schließ einige.
house-too-many-requests = Zu viele Anfragen von hier; warte eine Minute.
house-too-many-replays = Zu viele Wiederholungen; warte eine Minute.
house-too-slow = Die Anfrage kam zu langsam an; noch einmal.
house-asked-already = Du hast schon um mehr Zeit gebeten.
house-no-more-time = Mehr Zeit bekommt dieses Spiel nicht.
house-too-many-rooms = Zu viele neue Räume von hier; warte eine Minute.
house-too-many-people = Zu viele Leute auf einmal von hier; warte eine Minute.
house-too-many-tries = Zu viele Versuche von hier; warte eine Minute.
house-too-many-codes = Zu viele falsche Codes; warte eine Minute.

house-no-coach = Dieser Tisch spielt ohne Coach.
house-nothing-to-advise = Gerade gibt es für dich nichts zu entscheiden.
house-yours-to-answer = Das ist ein Rennen: Hier zählt nur dein eigener Kopf.
house-no-lesson = Diese Lektion gibt es nicht.
house-no-side = Diese Seite gibt es in diesem Spiel nicht.
house-side-full = Diese Seite ist voll; erst muss dort jemand wechseln.
house-sides-uneven = Die Seiten sind ungleich; nimm Bots dazu, oder jemand wechselt.
house-nobody-calls = Niemand fragt nach einem weiteren Spiel.
house-no-stand-in = An diesem Tisch springen keine Bots ein.
house-a-bot-plays = Dort spielt schon ein Bot.
house-not-away = { $name } ist da; ein Bot spielt nur für Abwesende.
house-not-a-bots-chair = Auf diesem Stuhl sitzt kein Bot.
house-bad-pass = Dieser Code ist falsch, verbraucht oder zu alt; mach auf dem anderen Gerät einen neuen.
house-too-many-passes = Zu viele falsche Codes; warte eine Minute.
house-not-shared = Unter diesem Link gibt es kein Spiel, oder die am Tisch zeigen es nicht mehr.
house-your-turn = Du bist dran.
house-no-push = Dieses Haus erreicht keine geschlossenen Browser; lass die Seite offen.
house-bad-browser = Das ist keine Adresse eines Push-Dienstes, die das Haus anrufen darf.
preview-house = Hideout
preview-house-about = Fünf Raubzugspiele mit verdeckter Information, für Freunde in einem Zimmer oder weit weg, und Bots.
preview-rules = Die Regeln von { $game }
preview-room =
    { $left ->
        [0] { $game } bei { $host }
        [one] { $game } bei { $host }: noch ein Stuhl frei
       *[other] { $game } bei { $host }: noch { $left } Stühle frei
    }
preview-room-nobody =
    { $left ->
        [0] { $game }
        [one] { $game }: noch ein Stuhl frei
       *[other] { $game }: noch { $left } Stühle frei
    }
front-edition = Spätausgabe · { $game }
front-headline =
    { $count ->
        [0] Niemand kam davon
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
front-place = { $place }. { $name }
front-about = Ein Spiel { $game }: { $names }. Sieh es mit den Augen von irgendwem.
preview-room-about = Öffne den Link, wähl einen Namen, nimm Platz. Kein Konto, nichts zu installieren.
house-programs-full = Ein Raum kennt höchstens { $most } fremde Bots; entferne zuerst einen.
house-no-program = Es gibt keinen Bot { $name }, den du einladen kannst; es gibt: { $known }.
house-program-is-here = { $name } ist schon im Raum.
house-program-is-busy = { $name } ist gerade in zu vielen Räumen.
