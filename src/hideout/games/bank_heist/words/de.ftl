# Bank Heist. $me ist das Argument, das die lesende Person ist. $who und $other sitzen am Tisch.


# Das Spiel selbst

mood = Jemand im Wagen ist ein Bulle. Gebt die Taschen weiter, dann zieht.
genre = verborgene Seiten
option-crack_mode = Das Rätsel des Tresors
option-crack_mode-meaning = Was man ausrechnen muss, um ihn zu knacken
option-crack_mode-multiply = Multiplizieren
option-crack_mode-add = Addieren
option-crack_mode-random = Reines Glück
option-start_space = Wo der Überfall beginnt
option-start_space-meaning = 0: wie gedruckt
option-alarm_space = Das erste Alarmfeld
option-alarm_space-meaning = 0: wie gedruckt
option-agents_win_space = Wo die Agenten gewinnen
option-agents_win_space-meaning = Das Feld auf der Leiste; 0: wie gedruckt
option-getaway_spaces = Wie weit es zum Versteck ist
option-getaway_spaces-meaning = Felder der Flucht; 0: wie gedruckt
option-flip_seconds = Ein neuer Code nach
option-flip_seconds-meaning = So viele Sekunden steht ein Code, den niemand knackt
option-tie_window_ms = Zielfoto
option-tie_window_ms-meaning = Antworten am Tresor, die so dicht beieinander liegen (in Tausendstelsekunden), sind gleichauf
option-pass_seconds = Zeit zum Weitergeben
option-pass_seconds-meaning = Sekunden; 0: ohne Uhr
option-action_seconds = Zeit für einen Zug der Flucht
option-action_seconds-meaning = Sekunden; 0: ohne Uhr
option-response_seconds = Zeit, auf einen Angriff zu antworten
option-response_seconds-meaning = Sekunden; 0: ohne Uhr
option-alarm_seconds = Zeit für eine Alarmkarte
option-alarm_seconds-meaning = Sekunden; 0: ohne Uhr
option-trigger_happy_adrenaline = Schießwütig antwortet jederzeit
option-trigger_happy_adrenaline-meaning = Auch im eigenen Zug mit Karten
option-whispers = Flüstern
option-whispers-meaning = Gespräche unter vier Augen
option-dead_identities_shown = Die Toten zeigen, wer sie waren
option-dead_identities_shown-meaning = Eine Hausregel
option-bot_takeover = Ein Bot spielt für Abwesende
option-bot_takeover-meaning = Wann er den Platz übernimmt
option-bot_takeover-after-two = Nach zweimal
option-bot_takeover-on = Sofort
option-bot_takeover-off = Nie


# Wer jemand ist

name-crew = Crew
name-sticky-fingers = Crew mit langen Fingern
name-agent = Agent
name-rival = Rivale


# Die Karten

name-adrenaline = Adre{"\u00AD"}nalin
name-cash-bag = Geld{"\u00AD"}tasche
name-chloroform = Chloro{"\u00AD"}form
name-dye-pack = Farb{"\u00AD"}bombe
name-knife = Messer
name-lock-pick = Diet{"\u00AD"}rich
name-speedloader = Schnell{"\u00AD"}lader
name-zip-tie = Kabel{"\u00AD"}binder
name-are-you-loyal = Bist du treu?
name-check-these-out = Sieh dir das an
name-ill-take-that = Das nehme ich
name-hold-it-right-there = Keine Bewe{"\u00AD"}gung
name-lets-get-moving = Nichts wie weg
name-i-dont-like-this = Das gefällt mir nicht
name-you-can-trust-me = Mir kannst du trauen
name-guilty-conscience = Schlech{"\u00AD"}tes Gewis{"\u00AD"}sen
name-gun-jammed = Lade{"\u00AD"}hem{"\u00AD"}mung
name-hostage = Geisel
name-hush-money = Schwei{"\u00AD"}ge{"\u00AD"}geld
name-loose-tongue = Lose Zunge
name-martial-skills = Kampf{"\u00AD"}kunst
name-masked = Mas{"\u00AD"}kiert
name-poisoned = Ver{"\u00AD"}giftet
name-shotgun = Schrot{"\u00AD"}flinte
name-trigger-happy = Schieß{"\u00AD"}wütig


# Karten einer Hand oder des Tresors: eine Liste, von jeder so viele, wie es sind

pile =
    { $pile-count ->
        [0] nichts
       *[other] { $counted }
    }
counted-card = { $n } × { $card }
# Eine Karte mit Artikel: wen oder was man gibt, nimmt, spielt.
the-card =
    { $card-id ->
        [adrenaline] das { $card }
        [chloroform] das { $card }
        [knife] das { $card }
        [lock-pick] den { $card }
        [speedloader] den { $card }
        [zip-tie] den { $card }
       *[other] die { $card }
    }


# Was geschah

# Wer ist wer, und das Rennen um den Tresor

event-ready =
    { $me ->
        [who] Du bist bereit.
       *[none] { $who } ist bereit.
    }
event-identity = Du bist: { $identity }.
event-partner =
    { $partner-id ->
        [none] Außer dir ist niemand { $identity }.
       *[somebody] Auch { $identity }: { $partner }.
    }
event-code = Der Code liegt offen: { $code }.
event-answers =
    { $me ->
        [who] Du rufst { $answer }.
       *[none] { $who } ruft { $answer }.
    }
event-wrong =
    { $me ->
        [who] Falsch: Es ist { $solution }. Der Tresor stellt sich neu ein.
       *[none] { $who } liegt falsch: Es ist { $solution }. Der Tresor stellt sich neu ein.
    }
event-tie = Zwei richtige Antworten zugleich: noch ein Code.
event-cracked =
    { $me ->
        [who] Du knackst den Tresor mit { $solution }.
       *[none] { $who } knackt den Tresor mit { $solution }.
    }
event-unanswered = Niemand weiß es: noch ein Code.
event-drawn-by-lot = Wer anfängt, entscheidet das Los.

# Der Überfall

event-start-player =
    { $me ->
        [who] Du fängst an.
       *[none] { $who } fängt an.
    }
event-turn =
    { $me ->
        [who] Du bist dran.
       *[none] { $who } ist dran.
    }
event-token = Der Stein zieht auf Feld { $space }.
event-alarm-sounds = Der Alarm schrillt: Jetzt dürfen alle reden.
event-draws =
    { $me ->
        [who] Du ziehst eine Tresorkarte.
       *[none] { $who } zieht eine Tresorkarte.
    }
event-drew =
    { $me ->
        [who] Die Karte in deinen Händen: { $card }.
       *[none] Die Karte in den Händen von { $who }: { $card }.
    }
event-picks =
    { $me ->
        [who] Du suchst eine Karte im Tresor aus.
       *[none] { $who } sucht eine Karte im Tresor aus.
    }
event-passes-card =
    { $me ->
        [who] Du gibst die Karte an { $other }.
        [other] { $who } gibt die Karte an dich.
       *[none] { $who } gibt die Karte an { $other }.
    }
event-received =
    { $me ->
        [who] Du siehst dir die Karte von { $third } an: { $card }.
        [third] { $who } sieht sich deine Karte an: { $card }.
       *[none] { $who } sieht sich die Karte von { $third } an: { $card }.
    }
event-takes-card =
    { $me ->
        [who] Du nimmst die Karte auf die Hand.
       *[none] { $who } nimmt die Karte auf die Hand.
    }
event-loads =
    { $me ->
        [who] Du lädst eine Geldtasche ein; das macht { $bags }.
       *[none] { $who } lädt eine Geldtasche ein; das macht { $bags }.
    }
event-dye =
    { $me ->
        [who] In deinen Händen platzt eine Farbbombe.
       *[none] In den Händen von { $who } platzt eine Farbbombe.
    }
event-dyed =
    { $me ->
        [who] Die Farbe kostet dich eine Karte.
       *[none] Die Farbe kostet { $who } eine Karte.
    }
event-let-go =
    { $me ->
        [who] Die Karte, die du hergibst: { $card }.
       *[none] Die Karte, die { $who } hergibt: { $card }.
    }
event-vault-shuffled = Der Tresorstapel war leer; der Ablagestapel wird gemischt.
event-vault-empty =
    { $me ->
        [who] Für dich gibt es keine Tresorkarte mehr.
       *[none] Für { $who } gibt es keine Tresorkarte mehr.
    }
event-alarm-shuffled = Der Alarmstapel war leer; der Ablagestapel wird gemischt.
event-alarm =
    { $me ->
        [who] Du deckst „{ $alarm }“ auf.
       *[none] { $who } deckt „{ $alarm }“ auf.
    }
event-tattoo-shown =
    { $me ->
        [who] Du zeigst { $other } den Fuß deiner Ausweiskarte.
        [other] { $who } zeigt dir den Fuß der Ausweiskarte.
       *[none] { $who } zeigt { $other } den Fuß der Ausweiskarte.
    }
event-tattoo =
    { $has_tattoo ->
        [true]
            { $me ->
                [who] Du hast ein Crew-Tattoo.
               *[none] { $who } hat ein Crew-Tattoo.
            }
       *[false]
            { $me ->
                [who] Du hast kein Crew-Tattoo.
               *[none] { $who } hat kein Crew-Tattoo.
            }
    }
event-hand-shown =
    { $me ->
        [who] Du zeigst { $other } deine ganze Hand.
        [other] { $who } zeigt dir die ganze Hand.
       *[none] { $who } zeigt { $other } die ganze Hand.
    }
event-searches =
    { $me ->
        [who] Du durchsuchst die Hand von { $other }.
        [other] { $who } durchsucht deine Hand.
       *[none] { $who } durchsucht die Hand von { $other }.
    }
event-hand =
    { $me ->
        [who] Deine Hand: { pile }.
       *[none] Die Hand von { $who }: { pile }.
    }
event-claims-none =
    { $me ->
        [who] Du sagst, bei { $other } sei keine Tasche.
        [other] { $who } sagt, bei dir sei keine Tasche.
       *[none] { $who } sagt, bei { $other } sei keine Tasche.
    }
event-found =
    { $me ->
        [who] Du findest bei { $other } eine Geldtasche.
        [other] { $who } findet bei dir eine Geldtasche.
       *[none] { $who } findet bei { $other } eine Geldtasche.
    }
event-gives =
    { $me ->
        [who] Du gibst { $other } eine Karte.
        [other] { $who } gibt dir eine Karte.
       *[none] { $who } gibt { $other } eine Karte.
    }
event-vault = Noch im Tresor: { pile }.
event-swaps =
    { $own-id ->
        [other]
            { $me ->
                [who] Du tauschst dein Merkmal mit dem von { $third }.
                [third] { $who } tauscht das eigene Merkmal mit deinem.
               *[none] { $who } tauscht das eigene Merkmal mit dem von { $third }.
            }
        [third]
            { $me ->
                [who] Du tauschst das Merkmal von { $other } mit deinem.
                [other] { $who } tauscht dein Merkmal mit dem eigenen.
               *[none] { $who } tauscht das Merkmal von { $other } mit dem eigenen.
            }
       *[none]
            { $me ->
                [who] Du tauschst die Merkmale von { $other } und { $third }.
                [other] { $who } tauscht dein Merkmal mit dem von { $third }.
                [third] { $who } tauscht das Merkmal von { $other } mit deinem.
               *[none] { $who } tauscht die Merkmale von { $other } und { $third }.
            }
    }
event-places =
    { $own-id ->
        [other]
            { $me ->
                [who] Du legst „{ $alarm }“ zu dir.
               *[none] { $who } legt „{ $alarm }“ zu sich.
            }
       *[none]
            { $me ->
                [who] Du legst „{ $alarm }“ zu { $other }.
                [other] { $who } legt „{ $alarm }“ zu dir.
               *[none] { $who } legt „{ $alarm }“ zu { $other }.
            }
    }

# Die Flucht

event-getaway =
    { $me ->
        [who] Fünf Taschen! Die Flucht beginnt mit dir.
       *[none] Fünf Taschen! Die Flucht beginnt mit { $who }.
    }
event-face-up =
    { $me ->
        [who] Deine Hand liegt offen: { pile }.
       *[none] Die Hand von { $who } liegt offen: { pile }.
    }
event-misses =
    { $me ->
        [who] Du bist betäubt und setzt aus.
       *[none] { $who } ist betäubt und setzt aus.
    }
event-passes =
    { $me ->
        [who] Du passt.
       *[none] { $who } passt.
    }
event-attacks =
    { $attack-id ->
        [shot]
            { $me ->
                [who] Du schießt auf { $other }.
                [other] { $who } schießt auf dich.
               *[none] { $who } schießt auf { $other }.
            }
        [stab]
            { $me ->
                [who] Du stichst nach { $other }.
                [other] { $who } sticht nach dir.
               *[none] { $who } sticht nach { $other }.
            }
        [zip-tie]
            { $me ->
                [who] Du willst { $other } fesseln.
                [other] { $who } will dich fesseln.
               *[none] { $who } will { $other } fesseln.
            }
       *[handcuffs]
            { $me ->
                [who] Du willst { $other } Handschellen anlegen.
                [other] { $who } will dir Handschellen anlegen.
               *[none] { $who } will { $other } Handschellen anlegen.
            }
    }
event-beside =
    { $me ->
        [other] Der Schrot trifft auch dich.
       *[none] Der Schrot trifft auch { $other }.
    }
event-pays =
    { $me ->
        [who] Du zahlst eine Karte für die Schrotflinte.
       *[none] { $who } zahlt eine Karte für die Schrotflinte.
    }
event-plays =
    { $me ->
        [who] Du spielst { the-card }.
       *[none] { $who } spielt { the-card }.
    }
event-martial =
    { $me ->
        [who] Du wehrst dich mit Kampfkunst.
       *[none] { $who } kontert mit Kampfkunst.
    }
event-hostage =
    { $me ->
        [who] Die Geisel fängt den Schuss für dich ab.
       *[none] Die Geisel fängt den Schuss für { $who } ab.
    }
event-vest =
    { $me ->
        [who] Deine Weste fängt den Schuss ab.
       *[none] Die Weste von { $who } fängt den Schuss ab.
    }
event-revealed =
    { $me ->
        [who] Du bist enttarnt: { $identity }.
       *[none] { $who } ist enttarnt: { $identity }.
    }
event-shown =
    { $me ->
        [who] Alle sehen, was du warst: { $identity }.
       *[none] { $who } war: { $identity }.
    }
event-conscience =
    { $me ->
        [who] Dein schlechtes Gewissen hält jetzt zu den Agenten.
       *[none] Das schlechte Gewissen von { $who } hält jetzt zu den Agenten.
    }
event-bleeds =
    { $me ->
        [who] Du blutest.
       *[none] { $who } blutet.
    }
event-tied =
    { $me ->
        [who] Du bist gefesselt.
       *[none] { $who } ist gefesselt.
    }
event-cuffed =
    { $me ->
        [who] Du trägst Handschellen.
       *[none] { $who } trägt Handschellen.
    }
event-drugged =
    { $me ->
        [who] Du betäubst { $other }.
        [other] { $who } betäubt dich.
       *[none] { $who } betäubt { $other }.
    }
event-wakes =
    { $me ->
        [who] Du wachst auf.
       *[none] { $who } wacht auf.
    }
event-goes-on =
    { $me ->
        [who] Du lässt es gut sein.
       *[none] { $who } lässt es gut sein.
    }
event-returns-fire =
    { $me ->
        [who] Du schießt auf { $other } zurück.
        [other] { $who } schießt auf dich zurück.
       *[none] { $who } schießt auf { $other } zurück.
    }
event-stops =
    { $me ->
        [who] Dir reicht es.
       *[none] { $who } hat genug.
    }
event-cut-free =
    { $own-id ->
        [other]
            { $me ->
                [who] Du zerschneidest deine Fesseln.
               *[none] { $who } zerschneidet die eigenen Fesseln.
            }
       *[none]
            { $me ->
                [who] Du zerschneidest die Fesseln von { $other }.
                [other] { $who } zerschneidet deine Fesseln.
               *[none] { $who } zerschneidet die Fesseln von { $other }.
            }
    }
event-unlocked =
    { $own-id ->
        [other]
            { $me ->
                [who] Du öffnest deine Handschellen.
               *[none] { $who } öffnet die eigenen Handschellen.
            }
       *[none]
            { $me ->
                [who] Du öffnest die Handschellen von { $other }.
                [other] { $who } öffnet deine Handschellen.
               *[none] { $who } öffnet die Handschellen von { $other }.
            }
    }
event-attribute-gone =
    { $me ->
        [who] Du bist „{ $alarm }“ los.
       *[none] { $who } ist „{ $alarm }“ los.
    }
event-bleeds-out =
    { $me ->
        [who] Du verblutest.
       *[none] { $who } verblutet.
    }
event-poison-kills =
    { $me ->
        [who] Das Gift tötet dich.
       *[none] Das Gift tötet { $who }.
    }
event-dies =
    { $me ->
        [who] Du bist tot.
       *[none] { $who } ist tot.
    }
event-loots =
    { $me ->
        [who] Du plünderst die Hand von { $other }.
        [other] { $who } plündert deine Hand.
       *[none] { $who } plündert die Hand von { $other }.
    }
event-looted =
    { $me ->
        [who] Deine erbeutete Karte: { $card }.
       *[none] Die erbeutete Karte von { $who }: { $card }.
    }
event-leaves =
    { $me ->
        [who] Du lässt die Hand von { $other } in Ruhe.
        [other] { $who } lässt deine Hand in Ruhe.
       *[none] { $who } lässt die Hand von { $other } in Ruhe.
    }

# Das Versteck

event-hideout = Das Versteck! Wer noch lebt, zeigt sich.
event-freed =
    { $me ->
        [who] Der Fahrer befreit dich.
       *[none] Der Fahrer befreit { $who }.
    }
event-driver-shoots =
    { $me ->
        [who] Der Fahrer erschießt dich.
       *[none] Der Fahrer erschießt { $who }.
    }
event-bribes =
    { $me ->
        [who] Du bezahlst den Fahrer, und er verschwindet.
       *[none] { $who } bezahlt den Fahrer, und er verschwindet.
    }

# Was Leute behaupten

event-claim-passed-bag =
    { $me ->
        [who] Du sagst: „Ich habe { $other } eine Tasche gegeben.“
        [other] { $who } sagt: „Ich habe dir eine Tasche gegeben.“
       *[none] { $who } sagt: „Ich habe { $other } eine Tasche gegeben.“
    }
event-claim-kept =
    { $me ->
        [who] Du sagst: „{ $other } hat eine Tasche behalten.“
        [other] { $who } sagt: „Du hast eine Tasche behalten.“
       *[none] { $who } sagt: „{ $other } hat eine Tasche behalten.“
    }
event-claim-trust =
    { $me ->
        [who] Du sagst: „Ich traue { $other }.“
        [other] { $who } sagt: „Ich traue dir.“
       *[none] { $who } sagt: „Ich traue { $other }.“
    }
event-claim-suspect =
    { $me ->
        [who] Du sagst: „Ich verdächtige { $other }.“
        [other] { $who } sagt: „Ich verdächtige dich.“
       *[none] { $who } sagt: „Ich verdächtige { $other }.“
    }
event-claim-tattoo =
    { $me ->
        [who] Du sagst: „{ $other } hat ein Tattoo.“
        [other] { $who } sagt: „Du hast ein Tattoo.“
       *[none] { $who } sagt: „{ $other } hat ein Tattoo.“
    }
event-claim-no-tattoo =
    { $me ->
        [who] Du sagst: „{ $other } hat kein Tattoo.“
        [other] { $who } sagt: „Du hast kein Tattoo.“
       *[none] { $who } sagt: „{ $other } hat kein Tattoo.“
    }

# Das Ende

event-ends =
    { $ending-id ->
        [agents-in-the-bank] Draußen steht die Polizei: Die Agenten gewinnen.
        [rivals-on-the-road] Im Wagen sind nur noch Rivalen: Die Rivalen gewinnen.
        [agents-at-the-hideout] Ein Agent hat das Versteck erreicht: Die Agenten gewinnen.
        [crew-at-the-hideout] Nur die Crew hat das Versteck erreicht: Die Crew gewinnt.
        [crew-in-the-showdown] Der letzte Rivale ist tot: Die Crew gewinnt.
        [rivals-in-the-showdown] Von der Crew lebt niemand mehr: Die Rivalen gewinnen.
        [stalemate] Nichts bewegt sich mehr: Die Crew gewinnt.
       *[nobody-left] Niemand ist übrig, also gewinnt niemand.
    }
event-wins =
    { $me ->
        [who] Du hast gewonnen.
       *[none] { $who } hat gewonnen.
    }


# Was gefragt ist

ask-wait =
    { $who-count ->
        [one] Warte: { $who } entscheidet.
       *[other] Warte: { $who } entscheiden.
    }
ask-partners =
    { $other-id ->
        [none] Du bist { $identity } und weißt von sonst niemandem.
       *[somebody] Du bist { $identity }; { $other } auch.
    }
ask-crack = Knack den Tresor: { $first } × { $second } × { $third }?
ask-crack-add = Knack den Tresor: { $first } + { $second } + { $third } + { $fourth }?
ask-pass-card =
    { $card-id ->
        [none] Gib die Karte an jemand anderen.
       *[seen] Gib { the-card } an jemand anderen.
    }
ask-receive = Du bekommst: { $card }.
ask-receive-bursts = Sie platzt.
ask-receive-loads = Sie kommt in den Wagen.
ask-receive-keeps = Die Karte bleibt auf deiner Hand.
ask-receive-chooses = Einladen oder behalten?
ask-dye = Die Farbe verdirbt eine deiner Karten: welche?
ask-alarm-target = Such jemanden aus für „{ $alarm }“.
ask-search = Du findest: { pile }.
ask-give = Gib der durchsuchten Person eine deiner Karten.
ask-vault = Such dir im Tresor eine Karte zum Weitergeben aus.
ask-swap = Welche Merkmale tauschen den Platz?
ask-attribute = Leg „{ $alarm }“ zu jemandem.
ask-action = Du bist dran: eine Aktion.
ask-action-bound = Befrei dich, oder pass.
ask-shotgun-side = Wer neben dem Ziel wird auch getroffen?
ask-shotgun-cost = Welche Karte zahlst du für die Schrotflinte?
ask-answer =
    { $attack-id ->
        [shot] { $who } schießt auf dich! Was tust du?
        [stab] { $who } sticht nach dir! Was tust du?
        [zip-tie] { $who } will dich fesseln! Was tust du?
       *[handcuffs] { $who } will dir Handschellen anlegen! Was tust du?
    }
ask-follow-up = Es ist vorbei. Zahlst du es { $other } heim?
ask-follow-up-again = Noch ein Schuss auf { $other }?
ask-extra-shot = Noch ein Schuss, oder genug?
ask-poison = Das Gift wirkt: Adrenalin, oder das Ende.
ask-loot = Eine Karte aus der toten Hand nehmen?


# Was man tun kann. $seat sitzt am Tisch.

act-too-late = Zu spät für einen Gleichstand
act-ok = Weiter
act-answer = { $number }
act-pass-to = An { $seat } geben
act-load = In den Wagen laden
act-keep = Behalten
act-lose = { $card } verlieren
act-choose = { $seat } wählen
act-place =
    { $me ->
        [seat] Zu dir selbst legen
       *[none] Zu { $seat } legen
    }
act-swap = { $seat } und { $seat_2 } tauschen
act-load-all = Alle gefundenen Taschen laden
act-claim-none = Da sind keine Taschen
act-give = { $card } geben
act-pick = { $card } aussuchen
act-pass = Passen
act-shoot = Auf { $seat } schießen
act-stab = Nach { $seat } stechen
act-cut = Fesseln von { $seat } zerschneiden
act-unlock = Handschellen von { $seat } öffnen
act-unjam = Ladehemmung von { $seat } lösen
act-chloroform = { $seat } betäuben
act-zip-tie = { $seat } fesseln
act-handcuff = { $seat } Handschellen anlegen
act-beside = Auch { $seat } treffen
act-pay = Mit { $card } zahlen
act-martial = Kampfkunst einsetzen
act-hostage = Die Geisel vorschieben
act-adrenaline = Adrenalin spielen
act-vest = Die Weste hinhalten
act-accept = Hinnehmen
act-continue = Gut sein lassen
act-return-fire = Zurückschießen
act-speedloader = Schnelllader: auf { $seat } schießen
act-stop = Genug
act-second-gun = Zweite Waffe: auf { $seat } schießen
act-take = Eine Karte nehmen
act-leave = Die Hand in Ruhe lassen
act-claim-passed-bag = Sagen: Ich gab { $seat } eine Tasche
act-claim-kept = Sagen: { $seat } behielt eine Tasche
act-claim-trust = Sagen: Ich traue { $seat }
act-claim-suspect = Sagen: Ich verdächtige { $seat }
act-claim-tattoo = Sagen: { $seat } hat ein Tattoo
act-claim-no-tattoo = Sagen: { $seat } hat kein Tattoo
nobody = niemand


# Warum nicht. $wish ist das, was nicht geht.

no-no-race-yet = „{ $wish }“ muss warten: Noch liegt kein Code offen.
no-vault-is-open = „{ $wish }“ kommt zu spät: Der Tresor ist offen.
no-before-robbery = „{ $wish }“ muss warten: Der Überfall hat noch nicht begonnen.
no-after-robbery = „{ $wish }“ kommt zu spät: Der Überfall ist vorbei.
no-no-alarm-yet = „{ $wish }“ muss warten: Der Alarm schrillt noch nicht.
no-before-getaway = „{ $wish }“ muss bis zur Flucht warten.
no-another-decides = „{ $wish }“ geht nicht: Jetzt entscheidet { $who } und sonst niemand.
no-dead = „{ $wish }“ geht nicht: Du bist ausgeschieden.
no-silence = „{ $wish }“ muss warten: Noch darf niemand reden.
no-dead-silence = „{ $wish }“ geht nicht: Tote reden nicht.
no-hushed = „{ $wish }“ geht nicht: Mit Schweigegeld darfst du nicht reden.
no-about-another = „{ $wish }“ geht nicht: Behauptet wird hier etwas über andere.
no-claim-later = „{ $wish }“ muss warten: Behauptet wird, während jemand eine Karte weitergibt oder eine Aktion wählt.
no-claimed = „{ $wish }“ muss warten: Eine Behauptung je Zug ist genug.
no-ready-already = „{ $wish }“ geht nicht: Du bist schon weiter.
no-locked-out = „{ $wish }“ geht nicht: Du lagst falsch und antwortest nicht mehr.
no-answered = „{ $wish }“ geht nicht: eine Antwort je Code, und deine ist gegeben.
no-nobody-there = „{ $wish }“ geht nicht: Da sitzt niemand.
no-to-another = „{ $wish }“ geht nicht: Die Karte geht an jemand anderen.
no-has-to-pass = „{ $wish }“ geht nicht: Eine gezogene Karte muss weiter.
no-no-bag = „{ $wish }“ geht nicht: Du hast keine Geldtasche bekommen.
no-loads-always = „{ $wish }“ kannst du nicht wählen: Die Crew lädt jede Geldtasche ein.
no-keeps-always = „{ $wish }“ kannst du nicht wählen: Als { $identity } behältst du jede Geldtasche.
no-somebody-else = „{ $wish }“ geht nicht: Wähl jemand anderen.
no-no-bags-found = „{ $wish }“ geht nicht: Du hast keine Geldtasche gefunden.
no-not-in-vault = „{ $wish }“ geht nicht: Davon ist nichts mehr im Tresor.
no-swap-two = „{ $wish }“ geht nicht: Zwei Merkmale müssen den Platz tauschen.
no-two-players = „{ $wish }“ geht nicht: Es braucht zwei verschiedene Leute.
no-no-attribute = „{ $wish }“ geht nicht: { $other } hat kein Merkmal.
no-move-one = „{ $wish }“ geht nicht: Nur ein Merkmal ist im Spiel und zieht zu jemand anderem.
no-holds-it = „{ $wish }“ geht nicht: Es liegt schon dort.
no-has-attribute = „{ $wish }“ geht nicht: { $other } hat schon ein Merkmal, und jemand anderes hat keines.
no-not-held = „{ $wish }“ braucht eine Karte, die du nicht hast: { $card }.
no-not-yourself = „{ $wish }“ geht nicht: Niemand greift sich selbst an.
no-not-living = „{ $wish }“ geht nicht: Da sitzt niemand, der lebt.
no-your-side = „{ $wish }“ geht nicht: Dein Gewissen hält zu den Agenten, und { $other } ist einer.
no-not-a-neighbour = „{ $wish }“ geht nicht: { $other } sitzt nicht neben dir.
no-bleeding = „{ $wish }“ geht nicht: { $other } blutet schon.
no-no-ties = „{ $wish }“ geht nicht: { $other } ist nicht gefesselt.
no-no-cuffs = „{ $wish }“ geht nicht: { $other } trägt keine Handschellen.
no-not-jammed = „{ $wish }“ geht nicht: Die Waffe von { $other } klemmt nicht.
no-tied = „{ $wish }“ geht nicht: { $other } ist schon gefesselt.
no-cuffed = „{ $wish }“ geht nicht: { $other } trägt schon Handschellen.
no-out-cold = „{ $wish }“ geht nicht: { $other } ist schon betäubt.
no-masked = „{ $wish }“ geht nicht: { $other } ist maskiert.
no-must-shoot = „{ $wish }“ geht nicht: Rivalen müssen schießen.
no-must-pass = „{ $wish }“ geht nicht: Ohne Ziel kannst du nur passen.
no-trigger-happy = „{ $wish }“ geht nicht: Du bist schießwütig und musst schießen.
no-agents-do-not = „{ $wish }“ geht nicht: Agenten schießen und stechen nicht im eigenen Zug.
no-only-agents = „{ $wish }“ geht nicht: Handschellen haben nur Agenten.
no-no-handcuffs = „{ $wish }“ geht nicht: Es sind keine Handschellen mehr da.
no-jammed = „{ $wish }“ geht nicht: Deine Waffe klemmt.
no-after-a-shot = „{ $wish }“ muss warten: Ein Schnelllader gibt einen Schuss mehr, nach einem Schuss von dir.
no-is-tied = „{ $wish }“ geht nicht: Gefesselt kannst du nur die eigenen Fesseln zerschneiden oder passen.
no-is-cuffed = „{ $wish }“ geht nicht: In Handschellen kannst du nur die eigenen öffnen oder passen.
no-cuffs-first = „{ $wish }“ muss warten: Erst kommen deine Handschellen ab.
no-one-action = „{ $wish }“ geht nicht: Ein Zug ist eine Aktion, und du hast geschossen.
no-one-shot = „{ $wish }“ geht nicht: Eine Waffe gibt einen Schuss je Zug, und deiner ist weg.
no-only-rivals = „{ $wish }“ geht nicht: Eine zweite Waffe haben nur Rivalen.
no-second-fired = „{ $wish }“ geht nicht: Die zweite Waffe schießt einmal je Zug.
no-second-jammed = „{ $wish }“ geht nicht: Deine zweite Waffe ist die, die klemmt.
no-no-martial = „{ $wish }“ geht nicht: Du kannst keine Kampfkunst.
no-martial-used = „{ $wish }“ geht nicht: bis zu deinem nächsten Zug verbraucht.
no-no-hostage = „{ $wish }“ geht nicht: Du hast keine Geisel.
no-only-shots = „{ $wish }“ geht nicht: Das hilft nur gegen Schüsse.
no-agents-hostage = „{ $wish }“ geht nicht: Ein Agent schiebt keine Geisel vor.
no-no-vest = „{ $wish }“ geht nicht: Westen tragen nur Agenten.
no-vest-used = „{ $wish }“ geht nicht: Deine Weste ist verbraucht.
no-cold = „{ $wish }“ geht nicht: Du bist betäubt.
no-bound-hands = „{ $wish }“ geht nicht: Gefesselt spielst du keine Karten.
no-own-turn = „{ $wish }“ geht nicht: Schießwütig spielst du im eigenen Zug kein Adrenalin.
no-no-return-fire = „{ $wish }“ geht nicht: Zurückschießen dürfen nur Agenten.
no-after-return-fire = „{ $wish }“ muss warten: Außer der Reihe kommt ein Schnelllader nach deinem ersten Schuss zurück.
no-returned = „{ $wish }“ geht nicht: Du hast schon; ein weiterer Schuss braucht einen Schnelllader.
no-at-the-attacker = „{ $wish }“ geht nicht: Zurück schießt du auf { $other } und auf sonst niemanden.
no-not-beside = „{ $wish }“ geht nicht: Es muss jemand neben { $other } sein, außer dir.

# Was vor etwas Unwiderruflichem steht
warn-shows-agent = Zeigt dich als Agent.
warn-shows-rival = Zeigt dich als Rivale.
warn-final = Kein Zurück.
warn-dead = Du bist raus. Kein Zurück.
warn-bound = Bis dich jemand befreit.

# After the game: what a bot believed, and what it did something for.
hindsight-took-for = { $name } hielt { $who } für: { $identity } ({ $n } %).
hindsight-accused = { $name } beschuldigte { $who } und war zu { $n } % sicher.
hindsight-framed = { $name } ({ $identity }) beschuldigte { $who }, um die Crew auf andere zu hetzen.
hindsight-praised = { $name } bürgte für { $who } und war zu { $n } % sicher.
hindsight-shot = { $name } griff { $who } an und vermutete: { $identity } ({ $n } %).
hindsight-unsure = Aus diesen wurde { $name } nicht klug: { $who }.
