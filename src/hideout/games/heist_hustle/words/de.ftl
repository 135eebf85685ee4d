# Heist Hustle. $me ist das Argument, das die lesende Person ist, falls es eines ist.


# Das Spiel selbst

mood = Zehn Brüche, ein Würfel, ein Glücksrad. Hirn nicht nötig.
genre = Würfel und Glück
option-line_percent = Drehungen, die auf einem Strich enden
option-line_percent-meaning = Wie viele von hundert
option-hot_weapons = Heiße Waffen
option-hot_weapons-meaning = Hausregel: An jedem Ort kommen zwei Waffen doppelt so oft
option-bail = Kneifen
option-bail-meaning = Hausregel: Vor dem Wurf dürfen alle außer dem Mastermind kneifen
option-second_try = Ein zweiter Versuch
option-second_try-meaning = Hausregel: Das Mastermind darf für 5 Punkte einen Fehlschlag wiederholen
option-even_rounds = Alle führen gleich oft an
option-even_rounds-meaning = Es werden nur so viele Orte gespielt, wie dazu nötig sind
option-tie = Wer bei Gleichstand gewinnt
option-tie-meaning = Am Ende
option-tie-share = Alle zusammen
option-tie-fewer_lead = Wer seltener angeführt hat
option-clock_seconds = Zeit für eine Entscheidung
option-clock_seconds-meaning = Sekunden; für einen bloßen Knopf die Hälfte


# Was es gibt

name-crowbar = Brech{"\u00AD"}eisen
name-disguise = Ver{"\u00AD"}klei{"\u00AD"}dung
name-lock-picks = Diet{"\u00AD"}riche
name-grappling-hook = Enter{"\u00AD"}haken
name-smoke-bomb = Rauch{"\u00AD"}bombe
name-thermal-drill = Thermo{"\u00AD"}bohrer
name-laptop = Laptop
name-glass-cutter = Glas{"\u00AD"}schnei{"\u00AD"}der
name-night-goggles = Nacht{"\u00AD"}sicht{"\u00AD"}brille
name-dynamite = Dyna{"\u00AD"}mit
name-pawn-shop = Pfand{"\u00AD"}haus
name-jewelry-boutique = Schmuck{"\u00AD"}bou{"\u00AD"}tique
name-art-gallery = Kunst{"\u00AD"}gale{"\u00AD"}rie
name-armored-truck = Geld{"\u00AD"}trans{"\u00AD"}porter
name-yacht-marina = Jacht{"\u00AD"}hafen
name-natural-history-museum = Natur{"\u00AD"}kunde{"\u00AD"}museum
name-downtown-bank = Stadt{"\u00AD"}bank
name-casino-vault = Casino{"\u00AD"}tresor
name-diamond-exchange = Dia{"\u00AD"}manten{"\u00AD"}börse
name-gold-reserve = Gold{"\u00AD"}reser{"\u00AD"}ve
# Die Waffe mit ihrem Artikel im Akkusativ.
the-weapon =
    { $weapon-id ->
        [crowbar] das { $weapon }
        [lock-picks] die { $weapon }
        [grappling-hook] den { $weapon }
        [thermal-drill] den { $weapon }
        [laptop] den { $weapon }
        [glass-cutter] den { $weapon }
        [dynamite] das { $weapon }
       *[other] die { $weapon }
    }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }


# Was geschah

event-start-roll =
    { $me ->
        [who] Du würfelst eine { $die } um den ersten Zug.
       *[none] { $who } würfelt eine { $die } um den ersten Zug.
    }
event-roll-again = Nur Einsen und Fünfen: Alle würfeln noch einmal.
event-starts =
    { $me ->
        [who] Du bist das erste Mastermind.
       *[none] { $who } ist das erste Mastermind.
    }
event-location =
    { $me ->
        [who] Du deckst auf: { $location }, { $worth } Punkte.
       *[none] { $who } deckt auf: { $location }, { $worth } Punkte.
    }
event-wild-roll =
    { $me ->
        [who] Du würfelst eine { $die } um den Joker.
       *[none] { $who } würfelt eine { $die } um den Joker.
    }
event-took-wild =
    { $me ->
        [who] Du nimmst den Joker.
       *[none] { $who } nimmt den Joker.
    }
event-declined =
    { $me ->
        [who] Du lässt den Joker liegen.
       *[none] { $who } lässt den Joker liegen.
    }
event-wild-stays = Diesmal benutzt niemand den Joker.
event-took =
    { $me ->
        [who] Du nimmst { the-weapon }.
       *[none] { $who } nimmt { the-weapon }.
    }
event-extra =
    { $me ->
        [who] Du nimmst auch { the-weapon }.
       *[none] { $who } nimmt auch { the-weapon }.
    }
event-plays-all =
    { $me ->
        [who] Du spielst alle deine Waffen.
       *[none] { $who } spielt alle Waffen aus.
    }
event-plays-one =
    { $me ->
        [who] Du spielst nur { the-weapon }.
       *[none] { $who } spielt nur { the-weapon }.
    }
event-named =
    { $me ->
        [who] Dein Joker steht für { the-weapon }.
       *[none] { $who } setzt den Joker auf { the-weapon }.
    }
event-unused =
    { $me ->
        [who] Du lässt den Joker ungenutzt.
       *[none] { $who } lässt den Joker ungenutzt.
    }
event-answered =
    { $me ->
        [who] Du hast entschieden, ob du mitgehst.
       *[none] { $who } hat entschieden.
    }
event-goes =
    { $me ->
        [who] Du gehst mit rein.
       *[none] { $who } geht mit rein.
    }
event-bails =
    { $me ->
        [who] Du kneifst.
       *[none] { $who } kneift.
    }
# $succeeds ist true oder false.
event-rolled =
    { $succeeds ->
        [true]
            { $me ->
                [who] Du würfelst eine { $die }: Der Bruch gelingt.
               *[none] { $who } würfelt eine { $die }: Der Bruch gelingt.
            }
       *[false]
            { $me ->
                [who] Du würfelst eine { $die }: Der Bruch geht schief.
               *[none] { $who } würfelt eine { $die }: Der Bruch geht schief.
            }
    }
event-tries-again =
    { $me ->
        [who] Du zahlst { points } für einen zweiten Wurf.
       *[none] { $who } zahlt { points } für einen zweiten Wurf.
    }
event-line =
    { $me ->
        [who] Du drehst, und das Rad hält auf einem Strich: noch einmal.
       *[none] { $who } dreht, und das Rad hält auf einem Strich: noch einmal.
    }
event-spun =
    { $me ->
        [who] Du drehst, und das Rad zeigt: { $weapon }.
       *[none] { $who } dreht, und das Rad zeigt: { $weapon }.
    }
event-heist-points =
    { $me ->
        [who] Der Bruch bringt dir { points }.
       *[none] Der Bruch bringt { $who } { points }.
    }
# $gained ist true oder false, $size was gewonnen oder verloren ist.
event-spinner-points =
    { $gained ->
        [true]
            { $me ->
                [who] Das Rad bringt dir { $size }.
               *[none] Das Rad bringt { $who } { $size }.
            }
       *[false]
            { $me ->
                [who] Das Rad kostet dich { $size }.
               *[none] Das Rad kostet { $who } { $size }.
            }
    }
event-wild-points =
    { $gained ->
        [true]
            { $me ->
                [who] Der Joker bringt dir { $size }.
               *[none] Der Joker bringt { $who } { $size }.
            }
       *[false]
            { $me ->
                [who] Der Joker kostet dich { $size }.
               *[none] Der Joker kostet { $who } { $size }.
            }
    }
event-house-points =
    { $me ->
        [who] Rechtzeitig gekniffen: { $points } für dich.
       *[none] Rechtzeitig gekniffen: { $points } für { $who }.
    }
event-wins =
    { $me ->
        [who] Du gewinnst mit { points-dative }.
       *[none] { $who } gewinnt mit { points-dative }.
    }
event-shares-win =
    { $me ->
        [who] Du teilst dir den Sieg mit { points-dative }.
       *[none] { $who } teilt sich den Sieg mit { points-dative }.
    }
points-dative =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }


# Was gefragt ist

ask-start = Würfle um den ersten Zug: Die erste 3 fängt an, sonst die erste gerade Zahl.
ask-wild = Würfle um den Joker: Mit 4 oder 6 darfst du ihn nehmen.
ask-wild-won = Der Joker gehört dir, wenn du willst.
ask-weapons = Nimm eine Waffe.
ask-extras =
    { $more ->
        [one] Nimm noch eine Waffe, oder sei fertig.
       *[other] Nimm noch bis zu { $more } Waffen, oder sei fertig.
    }
ask-play = Spiel alle deine Waffen oder genau eine.
ask-name = Wofür steht dein Joker? Oder lass ihn ungenutzt.
ask-bail = Geh mit für deinen Anteil, oder kneif: { $points } Punkte, wenn es schiefgeht.
ask-roll = Würfle: Bei 2, 4 oder 6 gelingt der Bruch.
ask-second-try = Schiefgegangen. { $cost } zahlen und noch einmal würfeln?
ask-spin = Dreh am Rad um die Waffe dieses Bruchs.


# Was man tun kann

act-roll = Würfeln
act-take-wild = Joker nehmen
act-decline = Joker lassen
act-take = { $weapon } nehmen
act-done = Keine mehr
act-play-all = Alle spielen
act-play = Nur { the-weapon } spielen
act-name = { $weapon } nennen
act-unused = Ungenutzt lassen
act-go = Mitgehen
act-bail = Kneifen
act-try-again = Zahlen und neu würfeln
act-stand = Dabei bleiben
act-spin = Drehen


# Warum nicht. $wish ist das, was nicht geht.

no-now-start = „{ $wish }“ geht jetzt nicht: { $other } würfelt um den ersten Zug.
no-now-wild = „{ $wish }“ geht jetzt nicht: Über den Joker entscheidet { $other }.
no-now-weapons = „{ $wish }“ geht jetzt nicht: { $other } nimmt eine Waffe.
no-now-extras = „{ $wish }“ geht jetzt nicht: { $other } darf weitere Waffen nehmen.
no-now-play = „{ $wish }“ geht jetzt nicht: { $other } wählt, was gespielt wird.
no-now-name = „{ $wish }“ geht jetzt nicht: { $other } sagt, wofür der Joker steht.
no-now-bail = „{ $wish }“ geht jetzt nicht: Alle außer { $other } sagen, ob sie mitgehen.
no-now-roll = „{ $wish }“ geht jetzt nicht: { $other } würfelt für den Bruch.
no-now-second-try = „{ $wish }“ geht jetzt nicht: { $other } darf für einen neuen Wurf zahlen.
no-now-spin = „{ $wish }“ geht jetzt nicht: { $other } dreht.
no-for-the-mastermind = „{ $wish }“ steht nur dem Mastermind dieser Runde zu: { $other }.
no-house-rule-off = „{ $wish }“ gehört zu einer Hausregel, die an diesem Tisch nicht gilt.
no-start-rolled = „{ $wish }“ geht nicht: Du hast um den ersten Zug schon gewürfelt.
no-start-later = „{ $wish }“ muss warten: Erst würfelt { $other }.
no-does-not-roll-for-wild = „{ $wish }“ geht nicht: Das Mastermind würfelt nicht um den Joker.
no-wild-rolled = „{ $wish }“ geht nicht: Du hast eine { $roll } um den Joker gewürfelt, und jeder hat nur einen Wurf.
no-wild-later = „{ $wish }“ muss warten: Erst ist { $other } dran.
no-no-right-to-wild = „{ $wish }“ geht nicht: Dafür braucht es eine 4 oder 6, du hast eine { $roll }.
no-no-roll-yet = „{ $wish }“ geht nicht: Erst musst du eine 4 oder 6 würfeln.
no-declined = „{ $wish }“ geht nicht: Du hast den Joker schon liegen lassen.
no-wild-taken = „{ $wish }“ geht nicht: { $other } hat den Joker dieser Runde.
no-wild-yours = „{ $wish }“ geht nicht: Du hast den Joker genommen.
no-wild-stays = „{ $wish }“ geht nicht: Diesmal benutzt niemand den Joker.
no-wild-open = „{ $wish }“ geht nicht: Noch hat niemand den Joker.
no-not-the-holder = „{ $wish }“ ist nichts für dich: { $other } hat den Joker.
no-named-later = „{ $wish }“ muss warten, bis alle Waffen gewählt und gespielt sind.
no-named = „{ $wish }“ geht nicht: Du hast gesagt, wofür der Joker steht.
no-has-a-weapon = „{ $wish }“ geht nicht: Du hast deine Waffe.
no-extras-later = „{ $wish }“ muss warten: Das Mastermind nimmt mehr, wenn alle eine haben.
no-no-extras = „{ $wish }“ geht nicht: Zu zehnt gibt es keine weiteren Waffen.
no-takes-later = „{ $wish }“ muss warten: Erst nimmt { $other } eine.
no-taken = „{ $wish }“ geht nicht: Diese Waffe liegt nicht mehr auf dem Tisch; { $other } hat sie.
no-yours = „{ $wish }“ geht nicht: Diese Waffe liegt nicht mehr auf dem Tisch; du hast sie.
no-one-weapon = „{ $wish }“ geht nicht: Nur das Mastermind hat mehr als eine Waffe.
no-weapons-done = „{ $wish }“ kommt zu spät: Die Waffen dieser Runde sind gewählt.
no-single-weapon = „{ $wish }“ ist nichts für dich: Wer eine einzige Waffe hat, spielt sie; mehr kann nur { $other } haben.
no-not-held = „{ $wish }“ geht nicht: Diese Waffe hast du nicht.
no-always-goes = „{ $wish }“ ist nichts für dich: Das Mastermind geht immer mit.
no-answered = „{ $wish }“ geht nicht: Du hast schon geantwortet.
no-once-more = „{ $wish }“ geht nicht: Ein Fehlschlag wird nur einmal wiederholt.
no-succeeded = „{ $wish }“ geht nicht: Der Bruch ist gelungen.
no-rolled = „{ $wish }“ geht nicht: Für diesen Bruch ist gewürfelt.

# After the game: what a bot did something for.
hindsight-stacked = { $name } lag { $n } zurück und setzte den Joker auf die eigene Waffe, { the-weapon }: Nur ein Glückstreffer konnte helfen.
hindsight-shadowed = { $name } führte und setzte den Joker auf die Waffe von { $who }, { the-weapon }, damit ein Treffer beide gleich bewegt.
hindsight-spared = { $name } ließ den Joker ungenutzt, um einen Vorsprung von { $n } zu schützen.
