# Die Lektionen von Heat. Geld ist in Dollar. Agnes ist eine Frau, Boris ein Mann; gelernt wird von dir.

goal = Du und zwei Rivalen raubt dieselbe Stadt aus. Wenn die letzte Karte liegt, gewinnt, wer am meisten Geld behält. Das hier ist die letzte Karte, und du hast ${ $money }.
be-greedy = Also nimm das Geld! Nichts bringt so viel wie { $card }. Spiel sie.
be-greedy-no = Vorsichtig gewählt, und dazu kommst du noch. Sei einmal gierig, es ist nur eine Lektion: Spiel { $card }.
rich = Alle decken zugleich auf. Deine Karte brachte ${ $money }, mehr als alle anderen, und { $heat } Heat dazu. Heat heißt: Die Polizei hat dich im Auge.
bill = Jetzt der Kniff dieses Spiels: Am Ende wird jedes Heat-Plättchen bezahlt. Du hattest { $heat }, und jedes kostete ${ $price }. Dir bleiben ${ $left }.
lost = { $winner } ist abgetaucht, behielt ${ $money } und gewinnt. Du hattest die größte Beute der Nacht, und davon ${ $mine }. Drehen wir die Uhr zurück.

again = Derselbe Tisch, dieselben Karten. Hör zu: { $who } sagt, er spielt { $card }. Stimmt das? Hier würde es euch beiden helfen.
be-cool = Heat, die du zurückgibst, bezahlst du nie, und zwei, die in derselben Etappe abtauchen, geben mehr zurück als einer allein. Spiel { $card }.
be-cool-no = Du weißt, wie das endet. Kühl dich diesmal ab: Spiel { $card }.
cooled = Du und { $who } seid zusammen abgetaucht und habt je { $heat } Heat zurückgegeben. Jetzt sind weniger Plättchen draußen, und das macht jedes billiger: ${ $price }.
won = Diesmal hast du niemanden ausgeraubt und ${ $money } behalten: am meisten am Tisch. Du gewinnst. Gier zahlt sich früh aus, kalte Füße am Ende.

heists = Nun zum Anfang. Noch ist keine Heat draußen, und auch kein Geld. Ein Spiel hat drei Heists, und vor jedem draften alle einen Plan.
pass = Du ziehst Karten von deinem eigenen Stapel und gibst eine weiter, immer wieder. Noch hast du keine Heat zurückzugeben, also brächte dir { $card } nichts: Gib sie an { $other }.
pass-no = Damit kannst du etwas verdienen. Gib { $card } weiter, du hast keine Heat zurückzugeben.
drafted = Das war die letzte Karte. { $who } gab dir { $card }, und nun kennst du eine Karte, die er entbehren konnte. Du hast fünf Karten und spielst vier, eine in jeder Etappe.
letters = Jede Karte hat einen Buchstaben dafür, wann sie wirkt. A kommt zuerst: Abkühlen und Tricks. B bringt Geld gegen Heat. C kommt zuletzt und belohnt, wer gut geplant hat.
talk = Alle dürfen reden, und niemand muss die Wahrheit sagen. { $who } sagt, er spielt { $card }; das bringt doppelt so viel, wenn er der Einzige ist.
choose = Auch du hast { $other }. Wenn du { $who } glaubst, spiel { $card }: klein und sicher.
choose-no = Heb das für eine spätere Etappe auf. { $card } ist ein guter erster Job.
choose-not-bank-job = Hat { $who } die Wahrheit gesagt, bekämt ihr beide weniger. Überlass es ihm und spiel { $card }.
flip = Diesmal stimmte es. { $who } hat dafür { $heat } Heat und ${ $money }. Du hast von beidem weniger.
price = { $out } Plättchen sind draußen, also kostet jedes schon ${ $price }, für alle. Je mehr Heat der ganze Tisch nimmt, desto teurer wird sie.
end = Das ist Heat: früh verdienen, auf den Preis achten, vor dem Ende abkühlen. Du hast ${ $money } und noch elf Etappen. Viel Spaß!
