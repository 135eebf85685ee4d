# Was man hört, wenn man zum ersten Mal Heat spielt: vor dem ersten Geben, in „So geht’s“ und beim Antippen.

win = Wer am meisten Geld hat, gewinnt, nachdem alle ihre Heat bezahlt haben.
picture-money = Geld
picture-heat = Heat × ${ $price }
picture-keeps = behält
picture-sum = ${ $n }
picture-wins = GEWINNT
picture-jail = kann nicht zahlen: Knast
trick = Gutes Geld bringt Heat, und jede Heat kostet dich am Ende Geld. Jedes Plättchen, das irgendwer nimmt, macht sie für alle teurer.

step-1 = Planen
step-1-text = Du hast zwei Karten. Dreimal geben alle eine Karte an einen Nachbarn, ziehen eine und nehmen die, die kam. Das macht fünf.
step-2 = Viermal eine Karte wählen
step-2-text = In jeder der vier Etappen wählen alle heimlich eine Karte. Alle decken zugleich auf; es wirkt deine neueste Karte.
step-3 = Erst A, dann B, dann C
step-3-text = A-Karten wirken zuerst: Sie verändern Hände und Karten und kühlen dich ab. B-Karten bringen Geld und Heat. C-Karten belohnen gute Planung. Eine Karte mit zwei Buchstaben wirkt zweimal.
step-4 = Reicht die Heat?
step-4-text = Liegen für alle B-Karten zu wenige Plättchen bereit, kommt vor B die Polizei: Alle geben 1 Heat zurück, und wer das tat, verliert $3. Und noch einmal, bis es reicht.
step-5 = Zahlen
step-5-text = Drei Heists, zwölf Etappen. Dann zahlen alle für jede Heat den Preis auf dem Tableau. Wer nicht zahlen kann, wandert in den Knast und kann nicht gewinnen.

deck-cards = Plankarten
deck-cards-lead = Hier siehst du alle, und niemand hat andere. Zu wenigen bleiben einige draußen.
deck-apb = Fahndungskarten
deck-apb-lead = Nur mit dieser Tischregel: Jedes Mal, wenn die Polizei kommt, wird eine gezogen.

about-phase-a = A: wirkt zuerst. Hände und Karten ändern sich, und Heat geht zurück.
about-phase-b = B: wirkt nach A. Bringt Geld, und Heat dazu.
about-phase-c = C: wirkt zuletzt. Zahlt, wenn stimmt, was die Karte verlangt.
about-affairs = Stand der Dinge: Hier liegen 15 Heat-Plättchen. Je weniger übrig sind, desto mehr kostet jedes, für alle gleich. Bezahlt wird erst am Ende.
about-heat-token = Heat: Am Ende zahlst du für jedes Plättchen, das du noch hast, den Preis auf dem Tableau.
about-record = Akte: die Karten, die du in diesem Heist gespielt hast, die neueste rechts. Nur die neueste wirkt; ältere zählen für manche Karten.
about-owes = Was die Heat zum jetzigen Preis kosten würde. Wer am Ende weniger Geld hat, wandert in den Knast.
about-dragnet = Alle geben 1 Heat zurück; wer das tat, verliert $3.
about-manhunt = Wer am meisten Heat hat, gibt 3 zurück und verliert für jede $2.
about-stakeout = Wer eine B-Karte nutzt, gibt 1 Heat zurück; wer das tat, verliert $4.
about-curfew = Alle geben 1 Heat zurück; wer das tat, verliert den Preis eines Plättchens.
about-informant = Wer am meisten Geld hat, gibt 2 Heat zurück; wer das tat, verliert $5.
about-amnesty = Alle geben 1 Heat zurück. Niemand verliert Geld.
about-roadblock = Wer jetzt am meisten Heat nähme, nimmt keine, bekommt nichts und gibt 1 Heat zurück.
about-plea-bargain = Wer 2 oder mehr Heat hat, gibt 2 zurück und verliert $5.
about-internal-affairs = Wer von denen mit Heat am wenigsten hat, gibt alles zurück und verliert $3.

# Wie heißt, was beim Antippen erklärt wird und keine Karte ist.
title-phase-a = Phase A
title-phase-b = Phase B
title-phase-c = Phase C
title-affairs = Stand der Dinge
title-heat-token = Heat
title-record = Akte
title-owes = Preis der Heat

# Der Coach: worauf man schaut, und warum.
look-draft = Das sind deine Karten. Eine geht nach nebenan; gib weiter, was dir am wenigsten hilft.
look-choose = Hier steht, was eine Heat kostet. So viel kostet dich am Ende jede, die deine Karte bringt.
look-a-phase = Schau auf die Karten, die jetzt daliegen: Auf sie wirkt deine A-Karte.
because-pass = Sie hilft dir am wenigsten und nebenan auch nicht viel.
because-play = Es ist das Beste, was du für diese Etappe hast.
because-claim = Ein Wort hält vielleicht jemanden von der Karte ab, die du spielen willst.
because-add = Es ist im Moment die beste Karte, und sie wirkt sofort.
because-again = Diese Karte lohnt sich noch einmal.
because-aside = Diese werden dir am wenigsten fehlen.
because-cool =
    { $heat ->
        [one] Deine 1 Heat kostet im Moment ${ $cost }: Sie abzugeben spart Geld.
       *[other] Deine { $heat } Heat kosten im Moment ${ $cost }: Davon abzugeben spart Geld.
    }
because-money =
    { $take ->
        [0] Sie bringt Geld und keine Heat.
        [one] Sie bringt etwa ${ $gain } für 1 Heat, die im Moment ${ $price } kostet.
       *[other] Sie bringt etwa ${ $gain } für { $take } Heat, die im Moment ${ $cost } kosten.
    }
because-pays-off = Sie nimmt keine Heat, und was sie verlangt, trifft wahrscheinlich zu.
because-plan = Sie bringt dir eine bessere Karte.
because-copy = { $who } benutzt { $card }: Etwas Besseres lässt sich nicht kopieren.
because-hotter = { $who } hat mehr Heat als du, also zahlt es sich aus.
because-question = Du siehst die Hand von { $who }, und das ist etwas wert.
because-wait = Du kannst es dir anders überlegen, bis alle gewählt haben.
because-usual = Das macht man hier so.
