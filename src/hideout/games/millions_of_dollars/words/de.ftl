# Millions of Dollars. $me ist das Argument, das die lesende Person ist. Geld ist in Millionen Dollar.
# $slot ist 0, wo alle eine Figur haben. Zu dritt, mit je zweien, ist es 1 oder 2:
# die Figur von $who oder, wo es das gibt, von $whom.


# Das Spiel selbst

mood = Bluffe mit deiner Rolle. Bezahl die anderen, damit sie heimgehen.
genre = Bluff und Bestechung
option-fooled = Kein zweites Mal
option-fooled-meaning = Niemand schickt dieselbe Rolle wie in der letzten Runde
option-reserve_ante = Geld aus der Reserve
option-reserve_ante-meaning = Was aus einem Einsatz wird, der von dort kam
option-reserve_ante-lent = Geht zurück
option-reserve_ante-gift = Gehört einem selbst
option-whispers = Flüstern
option-whispers-meaning = Angebote und Gespräche unter vier Augen, solange beide dabei sind
option-negotiate_seconds = Zeit zum Verhandeln
option-negotiate_seconds-meaning = Sekunden
option-choose_seconds = Zeit für die Wahl der Rolle
option-choose_seconds-meaning = Sekunden
option-clocks = Uhren
option-clocks-meaning = Aus: Es wird auf alle gewartet; eine Uhr startet nur, wenn jemand drängt
option-target = Millionen zum Sieg
option-target-meaning = So viel Bargeld beendet das Spiel nach einer Teilung


# Rollen und Beute

name-snitch = Spit{"\u00AD"}zel
name-brute = Schlä{"\u00AD"}ger
name-driver = Fahrer
name-crook = Gauner
name-mastermind = Master{"\u00AD"}mind
name-first-bank = Erste Bank
name-harbor-savings = Hafen{"\u00AD"}spar{"\u00AD"}kasse
name-armored-van = Geld{"\u00AD"}trans{"\u00AD"}porter
name-auction-house = Auk{"\u00AD"}tions{"\u00AD"}haus
name-riverboat-casino = Fluss{"\u00AD"}damp{"\u00AD"}fer-Casino
name-art-museum = Kunst{"\u00AD"}museum
name-diamond-exchange = Dia{"\u00AD"}manten{"\u00AD"}börse
name-cash-depot = Geld{"\u00AD"}depot
name-grand-casino = Grand Casino
name-gold-reserve = Gold{"\u00AD"}reser{"\u00AD"}ve
# Die Rolle mit Artikel: wen man schickt, nennt, sieht.
the-role =
    { $role-id ->
        [mastermind] das { $role }
       *[other] den { $role }
    }
the-second-role =
    { $second_role-id ->
        [mastermind] das { $second_role }
       *[other] den { $second_role }
    }
the-role-2 =
    { $role_2-id ->
        [mastermind] das { $role_2 }
       *[other] den { $role_2 }
    }
is-the-role =
    { $role-id ->
        [mastermind] das { $role }
       *[other] der { $role }
    }


# Was geschah

event-leader =
    { $me ->
        [who] Du bekommst die Anführerkarte.
       *[none] { $who } bekommt die Anführerkarte.
    }
# $loot_card ist die Nachricht loot-card unten.
event-loot = Runde { $round }: { $loot_card }.
event-last-time =
    { $me ->
        [who] In der Runde davor hattest du { the-role } geschickt.
       *[none] { $who } hatte in der Runde davor { the-role } geschickt.
    }
event-chose =
    { $me ->
        [who] Du hast gewählt.
       *[none] { $who } hat gewählt.
    }
# Das Nächste liest nur, wen es angeht, ebenso event-holds, event-drops, event-saw und event-picked.
event-too-late = Zu spät: Der Zufall hat für dich gewählt.
event-ante =
    { $slot ->
        [0]
            { $me ->
                [who] Du legst ${ $money }M Einsatz hin.
               *[none] { $who } legt ${ $money }M Einsatz hin.
            }
       *[other]
            { $me ->
                [who] Du legst ${ $money }M Einsatz hin ({ nth-character }).
               *[none] { $who } legt ${ $money }M Einsatz hin ({ nth-character }).
            }
    }
event-ante-lent =
    { $slot ->
        [0]
            { $me ->
                [who] Du bekommst ${ $money }M Einsatz aus der Reserve.
               *[none] { $who } bekommt ${ $money }M Einsatz aus der Reserve.
            }
       *[other]
            { $me ->
                [who] Du bekommst ${ $money }M Einsatz aus der Reserve ({ nth-character }).
               *[none] { $who } bekommt ${ $money }M Einsatz aus der Reserve ({ nth-character }).
            }
    }
event-shown = Die Rollenkarten zeigen { $count } × { $role }.
event-claims =
    { $me ->
        [who] Du sagst: „Ich bin { is-the-role }.“
       *[none] { $who } sagt: „Ich bin { is-the-role }.“
    }
event-asks =
    { $me ->
        [who] Du sagst: „Für ${ $money }M gehe ich.“
       *[none] { $who } sagt: „Für ${ $money }M gehe ich.“
    }
event-roll-call =
    { $me ->
        [who] Du rufst alle der Reihe nach auf.
       *[none] { $who } ruft alle der Reihe nach auf.
    }
event-asked =
    { $me ->
        [who] Du wirst aufgerufen.
       *[none] { $who } wird aufgerufen.
    }
event-no-comment =
    { $me ->
        [who] Du sagst nichts dazu.
       *[none] { $who } sagt nichts dazu.
    }
event-call-ends = Der Aufruf ist vorbei.
event-may-hurry =
    { $me ->
        [who] Du darfst jetzt drängen.
       *[none] { $who } darf jetzt drängen.
    }
event-hurry =
    { $me ->
        [who] Du drängst auf eine schnelle Entscheidung: { $seconds } Sekunden.
       *[none] { $who } drängt auf eine schnelle Entscheidung: { $seconds } Sekunden.
    }
event-offers =
    { $slot ->
        [0]
            { $me ->
                [who] Du bietest { $whom } ${ $money }M fürs Heimgehen.
                [whom] { $who } bietet dir ${ $money }M fürs Heimgehen.
               *[none] { $who } bietet { $whom } ${ $money }M fürs Heimgehen.
            }
       *[other]
            { $me ->
                [who] Du bietest { $whom } ({ nth-character }) ${ $money }M fürs Heimgehen.
                [whom] { $who } bietet dir ({ nth-character }) ${ $money }M fürs Heimgehen.
               *[none] { $who } bietet { $whom } ({ nth-character }) ${ $money }M fürs Heimgehen.
            }
    }
event-whispers =
    { $slot ->
        [0]
            { $me ->
                [who] Du bietest { $whom } heimlich ${ $money }M fürs Heimgehen.
                [whom] { $who } bietet dir heimlich ${ $money }M fürs Heimgehen.
               *[none] { $who } bietet { $whom } heimlich ${ $money }M fürs Heimgehen.
            }
       *[other]
            { $me ->
                [who] Du bietest { $whom } ({ nth-character }) heimlich ${ $money }M fürs Heimgehen.
                [whom] { $who } bietet dir ({ nth-character }) heimlich ${ $money }M fürs Heimgehen.
               *[none] { $who } bietet { $whom } ({ nth-character }) heimlich ${ $money }M fürs Heimgehen.
            }
    }
event-withdraws-offer =
    { $slot ->
        [0]
            { $me ->
                [who] Du ziehst dein Angebot an { $whom } zurück.
                [whom] { $who } zieht das Angebot an dich zurück.
               *[none] { $who } zieht das Angebot an { $whom } zurück.
            }
       *[other]
            { $me ->
                [who] Du ziehst dein Angebot an { $whom } ({ nth-character }) zurück.
                [whom] { $who } zieht das Angebot an dich ({ nth-character }) zurück.
               *[none] { $who } zieht das Angebot an { $whom } ({ nth-character }) zurück.
            }
    }
event-declines =
    { $slot ->
        [0]
            { $me ->
                [who] Du lehnst das Angebot von { $payer } ab.
                [payer] { $who } lehnt dein Angebot ab.
               *[none] { $who } lehnt das Angebot von { $payer } ab.
            }
       *[other]
            { $me ->
                [who] Du lehnst das Angebot von { $payer } ab ({ nth-character }).
                [payer] { $who } lehnt dein Angebot ab ({ nth-character }).
               *[none] { $who } lehnt das Angebot von { $payer } ab ({ nth-character }).
            }
    }
event-holds = Du hältst die ${ $money }M von { $payer } bereit.
event-drops = Du hältst keine Angebote mehr bereit.
event-pays =
    { $slot ->
        [0]
            { $me ->
                [who] Du zahlst { $whom } ${ $money }M fürs Heimgehen.
                [whom] { $who } zahlt dir ${ $money }M fürs Heimgehen.
               *[none] { $who } zahlt { $whom } ${ $money }M fürs Heimgehen.
            }
       *[other]
            { $me ->
                [who] Du zahlst { $whom } ({ nth-character }) ${ $money }M fürs Heimgehen.
                [whom] { $who } zahlt dir ({ nth-character }) ${ $money }M fürs Heimgehen.
               *[none] { $who } zahlt { $whom } ({ nth-character }) ${ $money }M fürs Heimgehen.
            }
    }
event-leaves =
    { $slot ->
        [0]
            { $me ->
                [who] Du gehst heim.
               *[none] { $who } geht heim.
            }
       *[other]
            { $me ->
                [who] Du gehst heim ({ nth-character }).
               *[none] { $who } geht heim ({ nth-character }).
            }
    }
event-ante-back =
    { $slot ->
        [0]
            { $me ->
                [who] Du nimmst deinen Einsatz von ${ $money }M zurück.
               *[none] { $who } nimmt den Einsatz von ${ $money }M zurück.
            }
       *[other]
            { $me ->
                [who] Du nimmst deinen Einsatz von ${ $money }M zurück ({ nth-character }).
               *[none] { $who } nimmt den Einsatz von ${ $money }M zurück ({ nth-character }).
            }
    }
event-ante-gone =
    { $slot ->
        [0]
            { $me ->
                [who] Dein Einsatz von ${ $money }M geht an die Reserve.
               *[none] Der Einsatz von { $who }, ${ $money }M, geht an die Reserve.
            }
       *[other]
            { $me ->
                [who] Dein Einsatz von ${ $money }M geht an die Reserve ({ nth-character }).
               *[none] Der Einsatz von { $who }, ${ $money }M, geht an die Reserve ({ nth-character }).
            }
    }
event-ready =
    { $me ->
        [who] Du bist bereit zu bleiben.
       *[none] { $who } ist bereit zu bleiben.
    }
event-unready =
    { $me ->
        [who] Du bist doch nicht bereit.
       *[none] { $who } ist doch nicht bereit.
    }
event-absent =
    { $me ->
        [who] Du bist verschwunden und giltst als bereit.
       *[none] { $who } ist verschwunden und gilt als bereit.
    }
event-back =
    { $me ->
        [who] Du bist zurück.
       *[none] { $who } ist zurück.
    }
event-looked =
    { $slot ->
        [0]
            { $me ->
                [who] Du siehst mit einer Einschüchterung bei { $whom } nach.
                [whom] { $who } sieht mit einer Einschüchterung bei dir nach.
               *[none] { $who } sieht mit einer Einschüchterung bei { $whom } nach.
            }
       *[other]
            { $me ->
                [who] Du siehst mit einer Einschüchterung bei { $whom } nach ({ nth-character }).
                [whom] { $who } sieht mit einer Einschüchterung bei dir nach ({ nth-character }).
               *[none] { $who } sieht mit einer Einschüchterung bei { $whom } nach ({ nth-character }).
            }
    }
event-saw =
    { $slot ->
        [0] Du hast gesehen: { $whom } hat { the-role } geschickt.
       *[other] Du hast gesehen: { $whom } ({ nth-character }) hat { the-role } geschickt.
    }
event-reveals =
    { $me ->
        [who] Du deckst { the-role } auf.
       *[none] { $who } deckt { the-role } auf.
    }
event-eliminated =
    { $me ->
        [who] Raus: { $role }, von dir.
       *[none] Raus: { $role }, von { $who }.
    }
event-earns-card =
    { $me ->
        [who] Du verdienst dir eine Einschüchterung.
       *[none] { $who } verdient sich eine Einschüchterung.
    }
event-names =
    { $me ->
        [who] Du verpfeifst { the-role }.
       *[none] { $who } verpfeift { the-role }.
    }
event-names-nothing =
    { $me ->
        [who] Du hast niemanden zu verpfeifen.
       *[none] { $who } hat niemanden zu verpfeifen.
    }
event-no-sharing = Niemand ist übrig, der die Beute teilt.
event-alone =
    { $me ->
        [who] Du verlierst ${ $money }M: ein Spitzel, allein übrig.
       *[none] { $who } verliert ${ $money }M: ein Spitzel, allein übrig.
    }
event-share =
    { $me ->
        [who] Dein Anteil: ${ $money }M.
       *[none] Anteil für { $who }: ${ $money }M.
    }
# $own ist true, wo jemand sich selbst zahlt: zu dritt können beide Figuren derselben Person gehören.
event-fee =
    { $me ->
        [who]
            { $own ->
                [true] Du zahlst dir selbst ${ $money }M für die Fahrt.
               *[false] Du zahlst { $payee } ${ $money }M für die Fahrt.
            }
        [payee] { $who } zahlt dir ${ $money }M für die Fahrt.
       *[none] { $who } zahlt { $payee } ${ $money }M für die Fahrt.
    }
event-theft =
    { $me ->
        [who]
            { $own ->
                [true] Du verlierst ${ $money }M an deinen eigenen Gauner.
               *[false] Du verlierst ${ $money }M an den Gauner von { $payee }.
            }
        [payee] { $who } verliert ${ $money }M an deinen Gauner.
       *[none] { $who } verliert ${ $money }M an den Gauner von { $payee }.
    }
event-symbol =
    { $me ->
        [who] Du bekommst ${ $money }M extra für das Symbol der Beutekarte.
       *[none] { $who } bekommt ${ $money }M extra für das Symbol der Beutekarte.
    }
event-wins =
    { $me ->
        [who] Du gewinnst mit ${ $money }M.
       *[none] { $who } gewinnt mit ${ $money }M.
    }
event-shares-win =
    { $me ->
        [who] Du teilst dir den Sieg mit ${ $money }M.
       *[none] { $who } teilt sich den Sieg mit ${ $money }M.
    }
event-picked =
    { $second_role-id ->
        [none] Du schickst { the-role }.
       *[other] Du schickst { the-role } und { the-second-role }.
    }
event-settled =
    { $count ->
        [one] Die Verhandlung ist vorbei: { $count } Figur bleibt.
       *[other] Die Verhandlung ist vorbei: { $count } Figuren bleiben.
    }

# Teile von Sätzen: welche Figur zu dritt, und eine Beutekarte. $symbol ist eine Rolle oder none.
nth-character =
    { $slot ->
        [1] erste Figur
       *[2] zweite Figur
    }
loot-card =
    { $symbol-id ->
        [none] { $card }, Beute ${ $worth }M, Einsatz ${ $ante }M
       *[other] { $card }, Beute ${ $worth }M, Einsatz ${ $ante }M, Symbol { $symbol }
    }


# Was gefragt ist. $card ist die Beutekarte dieser Runde.

ask-choose = Schick heimlich jemanden los: { $card }.
ask-choose-two = Schick heimlich zwei verschiedene Figuren los: { $card }.
ask-chosen = Bis alle gewählt haben, kannst du noch tauschen.
ask-name = Du bist der einzige Spitzel: Nenn eine Rolle; wer sie hat, ist raus.
ask-naming = Warte, bis der Spitzel eine Rolle nennt.
ask-left = Du bist heimgegangen: Warte schweigend auf das Ende der Runde.
ask-asked = Du bist aufgerufen: Nenn eine Rolle, oder sag nichts dazu.
ask-ready = Du bist bereit zu bleiben; warte auf die anderen, oder überleg es dir.
ask-negotiate = Bleiben oder heimgehen?


# Was man tun kann. $payer hat das Angebot gemacht, um das es geht.

act-call-up = Die Zeit des Aufrufs ist um
act-may-hurry = Jetzt darf gedrängt werden
act-silence = Es wurde nichts gesagt
act-absent = { $seat } fehlt
act-back = { $seat } ist zurück
act-choose = { $role } schicken
act-choose-two = Zuerst { the-role }, dann { the-role-2 } schicken
act-claim = Sagen: „Ich bin { is-the-role }“
act-ask = Sagen: „Für ${ $number }M gehe ich“
act-offer =
    { $slot ->
        [0] { $whom } ${ $money }M fürs Heimgehen bieten
       *[other] { $whom } (Figur { $slot }) ${ $money }M fürs Heimgehen bieten
    }
act-whisper =
    { $slot ->
        [0] { $whom } heimlich ${ $money }M fürs Heimgehen bieten
       *[other] { $whom } (Figur { $slot }) heimlich ${ $money }M fürs Heimgehen bieten
    }
act-withdraw-offer =
    { $slot ->
        [0] Dein Angebot an { $whom } zurückziehen
       *[other] Dein Angebot an { $whom } (Figur { $slot }) zurückziehen
    }
act-hold =
    { $slot ->
        [0] Die ${ $money }M von { $payer } bereithalten
       *[other] Die ${ $money }M von { $payer } für Figur { $slot } bereithalten
    }
act-drop = Kein Angebot bereithalten
act-accept =
    { $slot ->
        [0] Die ${ $money }M von { $payer } nehmen und heimgehen
       *[other] Die ${ $money }M von { $payer } nehmen und mit Figur { $slot } heimgehen
    }
act-decline =
    { $slot ->
        [0] Angebot von { $payer } ablehnen
       *[other] Angebot von { $payer } mit Figur { $slot } ablehnen
    }
act-leave = Heimgehen
act-withdraw = Mit Figur { $slot } heimgehen
act-ready = Bereit zu bleiben
act-unready = Doch nicht bereit
act-roll-call = Alle aufrufen
act-no-comment = Kein Kommentar
act-hurry = Drängen
act-intimidate =
    { $slot ->
        [0] Bei { $whom } nachsehen
       *[other] Bei { $whom } nachsehen (Figur { $slot })
    }
act-name = { $role } verpfeifen


# Warum nicht. $wish ist das, was nicht geht.

no-before-negotiation = „{ $wish }“ muss bis zur Verhandlung warten: Erst schicken alle jemanden los.
no-after-negotiation = „{ $wish }“ kommt zu spät: Die Verhandlung ist vorbei.
no-placed = „{ $wish }“ kommt zu spät: Inzwischen haben alle gewählt.
no-not-naming = „{ $wish }“ geht jetzt nicht: Nur ein einzelner Spitzel nennt eine Rolle, nach der Verhandlung.
no-not-the-snitch = „{ $wish }“ ist nichts für dich: { $snitch } ist der Spitzel und nennt eine Rolle.
no-role-not-used = „{ $wish }“ geht nicht: { $role } kommt an diesem Tisch nicht vor.
no-send-one = „{ $wish }“ geht nicht: An diesem Tisch schickt man eine Figur.
no-send-two = „{ $wish }“ geht nicht: Zu dritt schickt man zwei verschiedene Figuren.
no-sent-before = „{ $wish }“ geht nicht: { $role } war schon in der letzten Runde für dich unterwegs.
no-not-visible = „{ $wish }“ geht nicht: { $role } ist nicht unter den sichtbaren Rollenkarten.
no-yourself = „{ $wish }“ geht nicht: Das bist du selbst.
no-no-such-player = „{ $wish }“ geht nicht: Da sitzt niemand.
no-which-character = „{ $wish }“ geht nicht: Zu dritt musst du sagen, welche der beiden Figuren.
no-one-character = „{ $wish }“ geht nicht: An diesem Tisch haben alle eine Figur.
no-your-own = „{ $wish }“ geht nicht: Es muss die Figur von jemand anderem sein.
no-out = „{ $wish }“ geht nicht: Diese Figur ist nicht mehr dabei.
no-left-silent = „{ $wish }“ geht nicht: Du bist heimgegangen und schweigst bis zum Ende der Runde.
no-left-deals = „{ $wish }“ geht nicht: Du bist heimgegangen; Angebote gibt es für dich in dieser Runde nicht mehr.
no-left = „{ $wish }“ geht nicht: Du bist heimgegangen, und in dieser Runde gibt es kein Zurück.
no-left-leader = „{ $wish }“ geht nicht: Wer heimgegangen ist, führt nicht mehr an.
no-price = „{ $wish }“ geht nicht: Verlang ${ $low } bis ${ $high }M.
no-not-the-leader = „{ $wish }“ ist Sache der Anführerkarte, also von { $leader }.
no-once-a-round = „{ $wish }“ geht nicht: Das geht nur einmal je Runde.
no-nobody-to-ask = „{ $wish }“ geht nicht: Sonst ist niemand dabei.
no-not-called = „{ $wish }“ geht nicht: Du bist nicht aufgerufen.
no-hurry-too-soon = „{ $wish }“ muss warten: Gedrängt wird erst eine Weile nach dem Auftakt.
no-no-whispers = „{ $wish }“ geht nicht: Heimliche Angebote gibt es an diesem Tisch nicht.
no-nothing-offered = „{ $wish }“ geht nicht: Ein Angebot ist mindestens $1M.
no-no-cash = „{ $wish }“ geht nicht: Nur ${ $n }M deines Bargelds sind nicht versprochen.
no-no-offer-of-yours = „{ $wish }“ geht nicht: Dort hast du kein offenes Angebot.
no-no-such-offer = „{ $wish }“ geht nicht: Ein solches Angebot gibt es gerade nicht.
no-other-amount = „{ $wish }“ geht nicht: Das Angebot ist jetzt ${ $n }M.
no-held-already = „{ $wish }“ geht nicht: Dieses Angebot hältst du schon bereit.
no-held-is-gone = „{ $wish }“ geht nicht: Ein bereitgehaltenes Angebot ist weg oder verändert; lass es erst los.
no-nothing-held = „{ $wish }“ geht nicht: Du hältst keines bereit.
no-gone-already = „{ $wish }“ geht nicht: Diese Figur ist schon heimgegangen.
no-ready-already = „{ $wish }“ geht nicht: Du bist schon bereit.
no-not-ready = „{ $wish }“ geht nicht: Du bist nicht bereit.
no-not-placed = „{ $wish }“ muss warten, bis alle Figuren liegen.
no-no-more-looks = „{ $wish }“ kommt zu spät: Einschüchtern darf jetzt nur noch der Spitzel.
no-left-looker = „{ $wish }“ geht nicht: Wer nachsehen will, muss dabei sein.
no-no-card = „{ $wish }“ geht nicht: Du hast keine Einschüchterung.
warn-leaves = Dein Einsatz ist sicher. Kein Zurück.
warn-deal = Erst das Geld, dann die Tür. Kein Zurück.
warn-looks = Die Karte ist verbraucht, und alle sehen, wen du ansiehst.
warn-names = Bleibst du allein übrig, zahlst du ${ $money }M.

# After the game: what a bot believed, and what it did something for.
hindsight-sent = { $name } vermutete bei { $who }: { $role } ({ $n } %).
hindsight-bluff = { $name } behauptete { $said }, um { $role } zu verbergen.
hindsight-truth = { $name } hatte wirklich { $role } geschickt und sagte es, um andere fernzuhalten.
hindsight-bought = { $name } bot { $who } ${ $amount }M fürs Heimgehen und vermutete einen Zwilling ({ $n } %).
hindsight-thinned = { $name } bot { $who } ${ $amount }M fürs Heimgehen: Mit einem weniger schien Bleiben um ${ $worth }M besser.
hindsight-sold = { $name } ging für ${ $amount }M heim; Bleiben schien { $worth ->
        [0] nichts
       *[other] ${ $worth }M
    } wert.
hindsight-went-home = { $name } ging ohne Geld heim, weil Bleiben weniger versprach.
hindsight-unsure = Bei diesen tappte { $name } im Dunkeln: { $who }.
