# Ocean's Heist. $me ist das Argument, das die lesende Person ist. $item ist eine Ausrüstung und
# $guard eine Sicherung, jede mit der Nummer ihres Exemplars, wo es mehrere gibt (siehe copy).


# Das Spiel selbst

mood = Crew gegen Casino, zwei Teams, eine laufende Uhr.
genre = zwei Teams
option-clock_scale = Tempo der Uhren
option-clock_scale-meaning = Wie oft die gedruckte Zeit
option-clock_scale-0_5 = 0,5
option-clock_scale-1 = 1
option-clock_scale-1_5 = 1,5
option-clock_scale-2 = 2
option-clock_scale-3 = 3
option-clocks = Uhren
option-clocks-meaning = Aus: Phasen enden, wenn beide Teams bestätigen
option-async_deadline = Stunden für eine Entscheidung
option-async_deadline-meaning = Wenn die Uhren aus sind
option-staff_autofill = Fehlende Sicherungen der Wachen
option-staff_autofill-meaning = Ob der Zufall zieht, was nicht rechtzeitig gewählt ist
option-staff_autofill-auto = Wenn die Uhren aus sind
option-staff_autofill-on = Immer
option-staff_autofill-off = Nie
option-carry = Ausrüstung mit übrigen Einsätzen
option-carry-meaning = Wo sie in der nächsten Runde liegt
option-carry-table = Auf dem Tisch
option-carry-hand = Auf der Hand
option-uses_per_round = Einsätze einer Karte je Runde
option-uses_per_round-meaning = Höchstens so viele
option-uses_per_round-unlimited = So viele, wie sie hat
option-uses_per_round-1 = Einer
option-budget = Das Budget der Crew
option-budget-meaning = In Dollar
option-alarm_limit = Alarme, die die Crew übersteht
option-alarm_limit-meaning = Einer mehr, und es ist vorbei
option-wing_clock = Zeit für ein Wagnis
option-wing_clock-meaning = Sekunden für einen Versuch
option-live_counts = Kartenzahlen sofort
option-live_counts-meaning = Wie viele Karten verdeckt liegen, sieht man schon beim Legen
option-odd_player = Die ungerade Zahl
option-odd_player-meaning = Welches Team eine Person mehr hat
option-odd_player-crew = Die Crew
option-odd_player-staff = Die Wachen


# Was geschah

event-confirms =
    { $me ->
        [who] Du bestätigst für dein Team.
       *[none] { $who } bestätigt fürs Team.
    }
event-withdraws =
    { $me ->
        [who] Du nimmst die Bestätigung zurück.
       *[none] { $who } nimmt die Bestätigung zurück.
    }
event-time-up = Die Zeit ist um.
event-captain =
    { $me ->
        [who] Du führst jetzt das Team.
       *[none] { $who } führt jetzt das Team.
    }
event-concedes =
    { $me ->
        [who] Du gibst für dein Team auf.
       *[none] { $who } gibt fürs Team auf.
    }
event-drafts-target =
    { $me ->
        [who] Du schlägst vor: { $target }.
       *[none] { $who } schlägt vor: { $target }.
    }
event-target = Das Ziel ist: { $target }.
event-drafts-situation =
    { $me ->
        [who] Du schlägst vor: { $situation }.
       *[none] { $who } schlägt vor: { $situation }.
    }
event-drafts-none =
    { $me ->
        [who] Du schlägst vor: keine Lage.
       *[none] { $who } schlägt vor: keine Lage.
    }
event-situation = Die Lage: { $situation }.
event-no-situation = Es gibt keine besondere Lage.
event-chooses =
    { $me ->
        [who] Du wählst { $global }.
       *[none] { $who } wählt { $global }.
    }
event-drops =
    { $me ->
        [who] Du streichst { $global }.
       *[none] { $who } streicht { $global }.
    }
event-buys =
    { $me ->
        [who] Du legst { $item } in den Korb; noch ${ $money }.
       *[none] { $who } legt { $item } in den Korb; noch ${ $money }.
    }
event-returns =
    { $me ->
        [who] Du legst { $item } zurück; noch ${ $money }.
       *[none] { $who } legt { $item } zurück; noch ${ $money }.
    }
event-given-kit = Im Korb war nichts Brauchbares, also bekam das Team einen Satz: { cards }.
event-global = { $global } gilt.
event-opening = { $item } kommt ins Spiel.
event-hand = Die Crew hat { cards }.
event-round =
    { $round ->
        [4] Runde { $round }: Tresoreinbruch.
        [5] Runde { $round }: Flucht.
       *[other] Runde { $round }: Eindringen.
    }
event-reshuffled = Der Ablagestapel des Casinos wurde zum neuen Stapel gemischt.
event-draws = Gezogen: { $guard }.
event-skips =
    { $me ->
        [who] Du hast genug gesehen.
       *[none] { $who } hat genug gesehen.
    }
event-waits =
    { $me ->
        [who] Du willst noch hinsehen.
       *[none] { $who } will noch hinsehen.
    }
event-unique = { $guard } bewacht das Ziel.
event-lays =
    { $me ->
        [who] Du legst { $guard } verdeckt aus.
       *[none] { $who } legt { $guard } verdeckt aus.
    }
event-lays-open =
    { $me ->
        [who] Du legst { $guard } offen aus.
       *[none] { $who } legt { $guard } offen aus.
    }
event-lifts =
    { $me ->
        [who] Du nimmst { $guard } zurück.
       *[none] { $who } nimmt { $guard } zurück.
    }
event-places =
    { $me ->
        [who] Du legst { $item } bereit.
       *[none] { $who } legt { $item } bereit.
    }
event-unplaces =
    { $me ->
        [who] Du nimmst { $item } zurück.
       *[none] { $who } nimmt { $item } zurück.
    }
event-staff-down = Verdeckte Sicherungen: { $cards }.
event-crew-down = Verdeckte Ausrüstung: { $cards }.
event-lies-open = { $guard } liegt offen.
event-peek = Die Crew bekam eine der Sicherungen zu sehen.
event-peeked = Eine der Sicherungen ist { $guard }.
event-shows-defense = { $guard } war ausgelegt.
event-not-placed = { $guard } war nicht ausgelegt.
event-shows-equipment = Die Crew hat dabei: { $item }.
event-plans-auto =
    { $me ->
        [who] Du lässt den besten Plan suchen.
       *[none] { $who } lässt den besten Plan suchen.
    }
event-plans-nothing =
    { $me ->
        [who] Du leerst den Entwurf.
       *[none] { $who } leert den Entwurf.
    }
event-plans-to-leave =
    { $me ->
        [who] Du willst { $guard } stehen lassen.
       *[none] { $who } will { $guard } stehen lassen.
    }
event-plans-to-pay =
    { $me ->
        [who] Du planst { $guard } mit { $paid }.
       *[none] { $who } plant { $guard } mit { $paid }.
    }
event-plans-to-expend =
    { $me ->
        [who] Du planst { uses } von { $item } als { $make }.
       *[none] { $who } plant { uses } von { $item } als { $make }.
    }
event-expends = { $item }: { uses } als { $make }.
event-disables = { $guard } ausgeschaltet mit { $paid }.
event-aims =
    { $me ->
        [who] Du nimmst { $guard } ins Visier.
       *[none] { $who } nimmt { $guard } ins Visier.
    }
event-stakes =
    { $me ->
        [who] Du setzt { $item } auf die { $face }.
       *[none] { $who } setzt { $item } auf die { $face }.
    }
event-unstakes =
    { $me ->
        [who] Du nimmst { $item } vom Würfel.
       *[none] { $who } nimmt { $item } vom Würfel.
    }
event-coin-in =
    { $me ->
        [who] Du setzt die Münze ein.
       *[none] { $who } setzt die Münze ein.
    }
event-coin-out =
    { $me ->
        [who] Du behältst die Münze.
       *[none] { $who } behält die Münze.
    }
event-attempt =
    { $me ->
        [who] Du wagst es gegen { $guard }.
       *[none] { $who } wagt es gegen { $guard }.
    }
event-names = { $item } geht für die { $face } drauf.
event-rolls =
    { $me ->
        [who] Du würfelst eine { $face }.
       *[none] { $who } würfelt eine { $face }.
    }
event-rolls-again =
    { $me ->
        [who] Du gibst die Münze her und würfelst eine { $face }.
       *[none] { $who } gibt die Münze her und würfelt eine { $face }.
    }
event-winged = Ein glücklicher Wurf schaltet { $guard } aus.
event-wing-fails = Das Wagnis gegen { $guard } misslingt.
event-stops =
    { $me ->
        [who] Du lässt es gut sein.
       *[none] { $who } lässt es gut sein.
    }
event-alarm = { $guard } steht noch: { alarms }.
event-cancelled = { alarms } aufgehoben.
event-alarms = Bisher { alarms }; höchstens { $limit } übersteht die Crew.
event-obtained = Die Crew hat die Beute: { $target }.
event-target-lost = Außer Reichweite: { $target }.
event-stays = { $guard } bleibt für die nächste Runde.
event-unused = { $item } kam nicht zum Einsatz und hat noch { uses }.
event-used-up = { $item } ist verbraucht.
event-back-to-hand = { $item } kommt mit { uses-dative } zurück auf die Hand.
event-ending-crew_win = Die Crew entkommt mit der Beute.
event-ending-stalemate = Die Crew entkommt ohne Beute: unentschieden.
event-ending-alarms = Die Crew wird gefasst.
event-ending-exhausted = Der Crew bleibt nichts zum Arbeiten; sie wird gefasst.
event-ending-conceded = Das Spiel wurde aufgegeben.


# Was gefragt ist: was zu tun ist, wie weit es ist und wer entscheidet

ask-other-team = Warte auf das andere Team.
ask-look = Sieh dir die gezogenen Sicherungen an.
ask-look-or-skip = Ansehen, was kam, oder weiter.
ask-confirmed = Dein Team hat bestätigt. Warte auf das andere.
ask-captain = Das entscheidet, wer dein Team führt.
ask-target-staff = Wähl das Ziel, das ihr bewacht.
ask-situation-crew = Wähl eine Lage, oder keine.
ask-prepare-crew = Kauf eure Ausrüstung.
ask-prepare-staff = Wähl zwei globale Sicherungen.
ask-prep-crew = Leg Ausrüstung bereit.
ask-prep-staff = Leg eure Sicherungen aus.
ask-crunch-crew = Leg die letzten Karten.
ask-assign-crew = Bezahl, was du kannst.
ask-wing-crew = Wagen oder aufhören?
ask-basket = Noch ${ $money }, { cards }.
ask-progress = { $n } von { $most }.
ask-progress-vault = { $n } von { $most }, { $vault } von { $most_vault } im Tresor.
ask-unpaid = Noch ist nichts bezahlt.
ask-overused = Für eine Karte sind zu viele Einsätze geplant.
ask-short = Es fehlt: { $kinds }.


# Was man tun kann. $effects ist, was die Karte tut.

act-captain = { $seat } führt das Team
act-concede = { $seat } gibt fürs Team auf
act-confirm = Bestätigen
act-withdraw = Bestätigung zurücknehmen
act-target = Bewachen: { $target }
act-situation = { $situation } ({ $situation-effect })
act-no-situation = Keine Lage
act-choose = { $global } wählen ({ $global-effect })
act-drop = { $global } streichen
act-buy = { $item } kaufen ({ $item-effect })
act-return = { $item } zurücklegen
act-skip = Rest überspringen
act-wait = Noch hinsehen
act-lay = { $guard } verdeckt auslegen
act-lay-open = { $guard } offen auslegen
act-lift = { $guard } zurücknehmen
act-place = { $item } bereitlegen ({ $item-effect })
act-unplace = { $item } zurücknehmen
act-expend = { $item }: { uses } als { $make }
act-pay = { $guard } mit { $paid } bezahlen
act-leave = { $guard } stehen lassen
act-auto = Bester Plan
act-clear = Entwurf leeren
act-aim = { $guard } ins Visier
act-stake = { $item } auf die { $face }
act-unstake = { $item } vom Würfel nehmen
act-coin = Münze einsetzen
act-no-coin = Münze behalten
act-attempt = Würfeln
act-stop = Aufhören

# Dasselbe, wo es abgelehnt wird, ohne was die Karte tut.
wish-situation = { $situation }
wish-choose = { $global } wählen
wish-buy = { $item } kaufen
wish-place = { $item } bereitlegen


# Warum nicht. $wish ist das, was nicht geht.

no-crews-word = „{ $wish }“ entscheidet die Crew.
no-staffs-word = „{ $wish }“ entscheiden die Wachen.
no-other-team = „{ $wish }“ geht jetzt nicht: In dieser Phase entscheidet das andere Team.
no-not-the-time = „{ $wish }“ geht in dieser Phase nicht.
no-shop-closed = „{ $wish }“ kommt zu spät: Der Laden schloss mit der Vorbereitung.
no-laid-for-good = „{ $wish }“ kommt zu spät: Was die Wachen gelegt haben, steht fest.
no-placing-over = „{ $wish }“ kommt zu spät: Alle Karten dieser Runde liegen offen.
no-assigned = „{ $wish }“ kommt zu spät: Die Einsätze dieser Runde sind zugeteilt.
no-captains-word = „{ $wish }“ sagt, wer das Team führt: { $captain }.
no-no-such-card = „{ $wish }“ geht nicht: Diese Karte gibt es in diesem Spiel nicht.
no-confirmed = „{ $wish }“ geht nicht: Dein Team hat bestätigt.
no-not-confirmed = „{ $wish }“ geht nicht: Dein Team hat nicht bestätigt.
no-no-draft = „{ $wish }“ geht nicht: In dieser Phase gibt es nichts zu bestätigen.
no-skipped = „{ $wish }“ geht nicht: Du wolltest schon weiter.
no-not-skipped = „{ $wish }“ geht nicht: Du wolltest noch gar nicht weiter.
no-no-target = „{ $wish }“ geht nicht: Noch ist kein Ziel gewählt.
no-few-globals = „{ $wish }“ geht nicht: Es braucht genau { $n } globale Sicherungen.
no-quota = „{ $wish }“ geht nicht: Es fehlen Sicherungen: { $laid } von { $n }.
no-vault-quota = „{ $wish }“ geht nicht: Eine Tresorsicherung muss offen und eine verdeckt liegen.
no-short = „{ $wish }“ geht nicht: Der Plan geht nicht auf. { $lacks }
no-dear = „{ $wish }“ geht nicht: Das kostet ${ $price }, und ${ $money } sind übrig.
no-many-globals = „{ $wish }“ geht nicht: { $n } sind schon gewählt.
no-not-held = „{ $wish }“ geht nicht: Diese Karte hat das Team nicht.
no-opening = „{ $wish }“ geht nicht: Eine Eröffnungskarte ist nie auf der Hand.
no-on-the-table = „{ $wish }“ geht nicht: Diese Karte liegt schon auf dem Tisch.
no-committed = „{ $wish }“ geht nicht: Was vorher bereitlag, bleibt.
no-not-drawn = „{ $wish }“ geht nicht: Diese Karte wurde nicht gezogen.
no-unique = „{ $wish }“ geht nicht: Eine einmalige Sicherung legen die Wachen nicht selbst.
no-quota-full = „{ $wish }“ geht nicht: Alle { $n } Casinosicherungen liegen; nimm erst etwas zurück.
no-not-a-vault-defense = „{ $wish }“ geht nicht: Casinosicherungen liegen verdeckt.
no-down-taken = „{ $wish }“ geht nicht: Eine andere Tresorsicherung liegt verdeckt; nimm sie erst zurück.
no-up-taken = „{ $wish }“ geht nicht: Eine andere Tresorsicherung liegt offen; nimm sie erst zurück.
no-not-active = „{ $wish }“ geht nicht: Diese Karte ist nicht im Einsatz.
no-no-such-use = „{ $wish }“ geht nicht: So lässt sich diese Karte nicht einsetzen.
no-few-uses = „{ $wish }“ geht nicht: Diese Karte hat höchstens { $n } dafür.
no-not-there = „{ $wish }“ geht nicht: Diese Sicherung steht in dieser Runde nicht.
no-no-such-way = „{ $wish }“ geht nicht: So lässt sich diese Sicherung nicht ausschalten.
no-no-coin = „{ $wish }“ geht nicht: Es ist keine Münze mehr da.
no-disabled = „{ $wish }“ geht nicht: Diese Sicherung ist schon ausgeschaltet.
no-no-wing = „{ $wish }“ geht nicht: Gegen diese Sicherung gibt es kein Wagnis.
no-expended = „{ $wish }“ geht nicht: Diese Karte kam in dieser Runde schon zum Einsatz.
no-no-aim = „{ $wish }“ geht nicht: Nimm erst eine Sicherung ins Visier.
no-no-stake = „{ $wish }“ geht nicht: Setz erst eine Karte auf eine Zahl.
no-few-numbers = „{ $wish }“ geht nicht: Eine Karte muss alle ihre Zahlen nennen.
no-many-numbers = „{ $wish }“ geht nicht: Eine globale Sicherung erlaubt weniger Zahlen.


# Was Karten tun. Eine Karte hat eine Liste davon, wenige mehr als eines.

effect-makes = { $uses } × { $makes }
effect-early = früh { $makes }
effect-patient = geduldig
effect-names-numbers =
    { $n ->
        [one] nennt { $n } Zahl
       *[other] nennt { $n } Zahlen
    }
effect-vault-face-up = beide Tresorsicherungen liegen offen
effect-peek =
    { $n ->
        [one] ein Blick auf { $n } Sicherung je Runde { in-scene }
       *[other] ein Blick auf { $n } Sicherungen je Runde { in-scene }
    }
effect-draws =
    { $more ->
        [true] die Wachen ziehen { in-scene } +{ $n }
       *[false] die Wachen ziehen { in-scene } −{ $n }
    }
effect-places =
    { $more ->
        [true] die Wachen legen { in-scene } +{ $n }
       *[false] die Wachen legen { in-scene } −{ $n }
    }
effect-cancels =
    { $n ->
        [one] hebt den ersten Alarm auf
       *[other] hebt die ersten { $n } Alarme auf
    }
effect-rolls-again =
    { $n ->
        [one] { $n } neuer Wurf beim Wagnis
       *[other] { $n } neue Würfe beim Wagnis
    }
effect-boost = ein Einsatz von { trait } gibt { $kind } { $n } dazu, höchstens { $cap }-mal je Runde
effect-discount = { trait } kostet ${ $money } weniger
effect-harder = { $kind } +{ $n }, wo immer es nötig ist
effect-harder-mixed = gemischte Casinosicherungen +{ $n }
effect-harder-vault = Tresorsicherungen +{ $n }
effect-wing-limit =
    { $n ->
        [one] Wagnis mit höchstens { $n } Zahl
       *[other] Wagnis mit höchstens { $n } Zahlen
    }
effect-guarded = bewacht von { $defense }, { $ways }
effect-alarms = { alarms }
effect-no-wing = kein Wagnis
effect-next-draw = bleibt sie stehen: nächste Runde { $n } mehr
effect-stays = bleibt für die nächste Runde
effect-nothing = bewirkt nichts
effect-and = { $one }; { $other }
in-scene =
    { $scene-id ->
        [entry] beim Eindringen
        [vault] beim Tresoreinbruch
       *[escape] bei der Flucht
    }


# Karten, Mengen und Zahlen

kind = { $kind }
amount = { $kind } { $n }
sum = { $one } + { $other }
both = { $one } und { $other }
either = { $one } oder { $other }
make-unknown = { $share-id }
way-unknown = Möglichkeit { $n }
uses =
    { $uses ->
        [0] keine Einsätze
        [one] { $uses } Einsatz
       *[other] { $uses } Einsätze
    }
uses-dative =
    { $uses ->
        [0] keinen Einsätzen
        [one] { $uses } Einsatz
       *[other] { $uses } Einsätzen
    }
alarms =
    { $alarms ->
        [0] keine Alarme
        [one] { $alarms } Alarm
       *[other] { $alarms } Alarme
    }
cards =
    { $cards ->
        [0] keine Karten
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
trait =
    { $trait-id ->
        [tech] Technik
        [gear] Gerät
        [costume] Kostüm
        [tool] Werkzeug
        [blast] Sprengstoff
        [crowd] Helfer
        [opening] Eröffnung
       *[other] { $trait-id }
    }
name-hack = Hacken
name-sneak = Schleichen
name-con = Täuschen
name-force = Gewalt
name-lure = Locken
name-pick = Knacken
name-climb = Klettern
name-e-jammer = Stör{"\u00AD"}sender
name-e-laptop = Laptop
name-e-cloner = Karten{"\u00AD"}kopie{"\u00AD"}rer
name-e-emp = Ta{"\u00AD"}schen-EMP
name-e-loopbox = Kamera{"\u00AD"}schlei{"\u00AD"}fe
name-e-voicebox = Stimm{"\u00AD"}ver{"\u00AD"}zerrer
name-e-drone = Spiel{"\u00AD"}zeug{"\u00AD"}drohne
name-e-feltshoes = Filz{"\u00AD"}schuhe
name-e-nightsuit = Nacht{"\u00AD"}anzug
name-e-cloak = Wärme{"\u00AD"}tar{"\u00AD"}nung
name-e-grapple = Enter{"\u00AD"}haken{"\u00AD"}werfer
name-e-gloves = Saug{"\u00AD"}hand{"\u00AD"}schuhe
name-e-harness = Seil{"\u00AD"}winde
name-e-dartpen = Betäu{"\u00AD"}bungs{"\u00AD"}stift
name-e-uniform = Wach{"\u00AD"}uni{"\u00AD"}form
name-e-badge = Fal{"\u00AD"}scher Aus{"\u00AD"}weis
name-e-alias = Fal{"\u00AD"}scher Krösus
name-e-cart = Zimmer{"\u00AD"}ser{"\u00AD"}vice-Wagen
name-e-overalls = Mon{"\u00AD"}teurs{"\u00AD"}over{"\u00AD"}all
name-e-trunk = Ver{"\u00AD"}wand{"\u00AD"}lungs{"\u00AD"}koffer
name-e-pickroll = Diet{"\u00AD"}rich{"\u00AD"}set
name-e-dialer = Code{"\u00AD"}pro{"\u00AD"}bierer
name-e-glasscutter = Glas{"\u00AD"}schnei{"\u00AD"}der
name-e-crowbar = Brech{"\u00AD"}eisen
name-e-torch = Schneid{"\u00AD"}bren{"\u00AD"}ner
name-e-multitool = Multi{"\u00AD"}werk{"\u00AD"}zeug
name-e-charge = Hohl{"\u00AD"}ladung
name-e-ram = Hydrau{"\u00AD"}lik{"\u00AD"}ramme
name-e-lance = Thermo{"\u00AD"}lanze
name-e-smoke = Rauch{"\u00AD"}kugeln
name-e-firecrackers = Knall{"\u00AD"}frö{"\u00AD"}sche
name-e-brawl = Ge{"\u00AD"}spiel{"\u00AD"}te Schlä{"\u00AD"}gerei
name-e-lookalike = Promi-Double
name-e-acrobat = Ge{"\u00AD"}mie{"\u00AD"}tete Akro{"\u00AD"}batin
name-e-sleeper = Ein{"\u00AD"}ge{"\u00AD"}schleus{"\u00AD"}ter Crou{"\u00AD"}pier
name-e-loadeddie = Ge{"\u00AD"}zink{"\u00AD"}ter Würfel
name-o-blueprints = Ge{"\u00AD"}stoh{"\u00AD"}lene Bau{"\u00AD"}pläne
name-o-dealer = Ge{"\u00AD"}kauf{"\u00AD"}ter Crou{"\u00AD"}pier
name-o-van = Flucht{"\u00AD"}wagen
name-o-scanner = Funk ab{"\u00AD"}gehört
name-o-payroll = Be{"\u00AD"}stoche{"\u00AD"}ne Dienst{"\u00AD"}pla{"\u00AD"}nung
name-o-luckycoin = Glücks{"\u00AD"}münze
name-s-blackout = Strom{"\u00AD"}aus{"\u00AD"}fälle
name-s-storm = Gewit{"\u00AD"}ter
name-s-gala = Wohl{"\u00AD"}tätig{"\u00AD"}keits{"\u00AD"}gala
name-s-renovation = Umbau{"\u00AD"}zeit
name-s-demolition = Abriss neben{"\u00AD"}an
name-s-fightnight = Box{"\u00AD"}abend
name-t-diamond = Dia{"\u00AD"}mant
name-t-painting = Gemäl{"\u00AD"}de
name-t-cash = Bar{"\u00AD"}geld
name-u-pedestal = Wiege{"\u00AD"}sockel
name-u-framewire = Draht im Rahmen
name-u-dyepacks = Farb{"\u00AD"}bomben
name-c-lobbyguard = Wache im Foyer
name-c-pitboss = Saal{"\u00AD"}chef
name-c-dome = Kuppel{"\u00AD"}kamera
name-c-camwall = Kamera{"\u00AD"}wand
name-c-badgedoor = Aus{"\u00AD"}weis{"\u00AD"}tür
name-c-deadbolt = Riegel{"\u00AD"}tür
name-c-shutter = Stahl{"\u00AD"}roll{"\u00AD"}laden
name-c-lasers = Laser{"\u00AD"}gang
name-c-pressure = Druck{"\u00AD"}boden
name-c-motion = Bewe{"\u00AD"}gungs{"\u00AD"}melder
name-c-dogs = Wach{"\u00AD"}hunde
name-c-patrol = Doppel{"\u00AD"}strei{"\u00AD"}fe
name-c-metaldetector = Metall{"\u00AD"}detek{"\u00AD"}tor
name-c-mantrap = Schleu{"\u00AD"}se
name-c-rooffence = Dach{"\u00AD"}zaun
name-c-grille = Schacht{"\u00AD"}gitter
name-c-elevator = Aufzug{"\u00AD"}sperre
name-c-retina = Netz{"\u00AD"}haut{"\u00AD"}scan{"\u00AD"}ner
name-c-checkpoint = Aus{"\u00AD"}weis{"\u00AD"}kon{"\u00AD"}trolle
name-c-chipcage = Jeton{"\u00AD"}käfig
name-c-timedlock = Zeit{"\u00AD"}schloss
name-c-plainclothes = Detek{"\u00AD"}tiv in Zivil
name-c-searchlight = Such{"\u00AD"}schein{"\u00AD"}werfer
name-c-catwalk = Posten auf dem Steg
name-c-skylight = Verdrah{"\u00AD"}tetes Ober{"\u00AD"}licht
name-c-audio = Ge{"\u00AD"}räusch{"\u00AD"}melder
name-c-response = Bewaff{"\u00AD"}nete Ein{"\u00AD"}greif{"\u00AD"}truppe
name-c-keycabinet = Schlüs{"\u00AD"}sel{"\u00AD"}kasten
name-c-silentalarm = Stil{"\u00AD"}ler Alarm
name-c-floormanager = Etagen{"\u00AD"}lei{"\u00AD"}tung
name-v-maindoor = Tresor{"\u00AD"}tür
name-v-biometric = Biome{"\u00AD"}tri{"\u00AD"}sches Tor
name-v-lattice = Laser{"\u00AD"}gitter
name-v-twinkeys = Doppel{"\u00AD"}schloss
name-v-gaslock = Gas{"\u00AD"}schleu{"\u00AD"}se
name-v-captain = Wach{"\u00AD"}haupt{"\u00AD"}mann
name-v-blastwall = Spreng{"\u00AD"}wand
name-v-clocklock = Uhr{"\u00AD"}werk{"\u00AD"}schloss
name-v-seismic = Erschüt{"\u00AD"}terungs{"\u00AD"}netz
name-v-killswitch = Tot{"\u00AD"}mann{"\u00AD"}schal{"\u00AD"}ter
name-g-hack = Abge{"\u00AD"}koppel{"\u00AD"}tes Netz
name-g-sneak = Doppel{"\u00AD"}tes Flut{"\u00AD"}licht
name-g-con = Über{"\u00AD"}all Licht{"\u00AD"}bild{"\u00AD"}aus{"\u00AD"}weise
name-g-force = Ver{"\u00AD"}stärk{"\u00AD"}te Be{"\u00AD"}schlä{"\u00AD"}ge
name-g-lure = Posten blei{"\u00AD"}ben am Posten
name-g-pick = Sicher{"\u00AD"}heits{"\u00AD"}zylin{"\u00AD"}der
name-g-climb = Ge{"\u00AD"}schmier{"\u00AD"}te Simse
name-g-mixed = Viel{"\u00AD"}seiti{"\u00AD"}ge Schich{"\u00AD"}ten
name-g-vault = Nach{"\u00AD"}gerüs{"\u00AD"}teter Tresor
name-g-wing = Keine zweite Chance

# Was vor etwas Unwiderruflichem steht
warn-unspent = ${ $money } wären verloren.
warn-bare = Nichts liegt bereit: Jede Sicherung bliebe stehen.
warn-stand =
    { $alarms ->
        [one] 1 Alarm, wenn sie stehen bleibt: bisher { $now } von { $limit }.
       *[other] { $alarms } Alarme, wenn sie stehen bleiben: bisher { $now } von { $limit }.
    }
warn-rings =
    { $alarms ->
        [one] Löst 1 Alarm aus: bisher { $now } von { $limit }.
       *[other] Löst { $alarms } Alarme aus: bisher { $now } von { $limit }.
    }
warn-spends = Die Karten auf den Zahlen sind weg, Treffer oder nicht.

# After the game: what a bot believed, and what it did something for.
hindsight-laid = { $name } rechnete mit { $card } unter den ausgelegten Sicherungen ({ $n } %).
hindsight-short = { $name } glaubte, der Crew bleibe wenig: { $kind }.
hindsight-laid-against = { $name } legte { $cards } aus: Am meisten verbraucht hatte die Crew schon { $kind }.
hindsight-laid-hard = { $name } legte { $cards } aus: Zusammen schienen sie schwer auszuschalten.
hindsight-announced = { $name } kündigte { $card } an und legte es auch: Eine Warnung, die manchmal stimmt, übergeht man nicht so leicht.
hindsight-false-alarm = { $name } kündigte { $card } an, ohne es zu legen: Die Crew sollte umsonst Karten bringen.
hindsight-admitted = { $name } sagte, der Crew fehle { $kind }. Das stimmte und war kaum zu glauben.
hindsight-pretended = { $name } sagte, der Crew fehle { $kind }. Das stimmte nicht: Das Personal sollte damit rechnen.
hindsight-left-target = { $name } ließ { $card } stehen und verzichtete auf das Ziel, um Karten für die Flucht zu haben.

# What a bot says to its team, and at times to the table.
remark-target = Ich würde das Ziel { $card } bewachen: Alle sind ungefähr gleich schwer zu holen, also kann es die Crew nicht ahnen.
remark-situation = Ich würde { $card } wählen.
remark-situation-for = Ich würde { $card } wählen: Das bringt uns mehr { $kind }.
remark-buy = Ich würde { $wanted } kaufen (insgesamt { $n }).
remark-buy-for = Ich würde { $wanted } kaufen (insgesamt { $n }): Damit kommen wir auch an { $card } vorbei.
remark-globals = Ich würde { $wanted } wählen: Damit rechnet die Crew nicht.
remark-globals-against = Ich würde { $wanted } wählen: In dieser Lage wird die Crew auf { $kind } setzen.
remark-place = Ich würde { $wanted } bereitlegen (insgesamt { $n }): Wahrscheinlich wird { $kind } verlangt.
remark-place-nothing = Ich würde jetzt nichts mehr bereitlegen.
remark-place-later = Ich würde noch nichts bereitlegen: Gleich wissen wir mehr.
remark-lay = Ich würde { $wanted } auslegen: Die Crew hat schon viel { $kind } verbraucht.
remark-lay-hard = Ich würde { $wanted } auslegen: Zusammen sind sie schwer auszuschalten.
remark-assign = Ich würde „Automatisch“ nehmen: Unsere Karten reichen für { $n } von { $all }.
remark-assign-leave = Ich würde { $card } stehen lassen und die Karten für die Flucht sparen.
remark-wing = Ich würde bei { $card } mit { $n ->
        [one] einer Karte
       *[other] { $n } Karten
    } ein Wagnis eingehen: { $faces } von 6.
remark-stop = Ich würde hier aufhören und die Karten behalten.
remark-more = Wir dürfen noch { $n } legen.
remark-thin = Das sieht mir nach wenig { $kind } aus.
remark-fine = Sieht gut aus.
remark-begins = Da liegt noch nichts, also habe ich angefangen. Ändere, was du magst.
remark-coming = { $card } kommt ganz bestimmt.
remark-lacking = Uns fehlt { $kind }.
