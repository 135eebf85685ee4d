# Die Lektionen von Millions of Dollars. Geld ist in Millionen. Agnes und Celia sind Frauen, Boris ein Mann; gelernt wird von dir.

goal = Heute Nacht geht es um { $loot } Millionen, geteilt von allen, die durchkommen. Wer nach einer Teilung { $target } Millionen hat, gewinnt das Spiel.
send = Alle schicken heimlich jemanden aus ihrer Bande. Du willst: { $role }. Er nimmt Geld vom { $victim }, wenn beide durchkommen. Schick ihn.
send-no = Auch der hat seinen Reiz. Aber schick: { $role }; ich will dir etwas zeigen.
role-cards = Alle haben { $ante } Mio. bezahlt, um dabei zu sein. Die geschickten Karten werden gemischt und gezeigt, bis auf eine. Sieh hin: { $count } × { $role }. Eine ist deine. Und die andere?
stay = Die eine Regel, die du dir merken musst: Zwei gleiche teilen nichts. Aber vielleicht bekommt der andere ({ $role }) kalte Füße? Sag, dass du bleibst, und sieh zu.
stay-no = Im echten Spiel kannst du reden, so viel du willst. Jetzt sag einfach, dass du bleibst.
stay-not-leave = Klug, und genau das tust du gleich. Sieh erst, was geschieht, wenn niemand nachgibt.
out = Niemand gab nach. { $twin } war der andere ({ $role }), also fliegt ihr beide raus, und die { $ante } Mio. sind weg.
shared = { $brute } und { $driver } waren die einzigen ihrer Art und teilten alles. Dir bleiben { $mine }. Drehen wir die Uhr zurück.
again = Derselbe Coup noch einmal: Ihr seid zwei, und du weißt, wie es endet, wenn beide bleiben. Einer muss heim. Und Heimgehen kann man verkaufen.
offer = { $twin } sagt, sie sei: { $role }. Warum bietet sie dir dann { $money } Mio. fürs Heimgehen? Man zahlt, um allein zu sein.
accept = Sicheres Geld ist auch Geld: Sie zahlt sofort, du nimmst deinen Einsatz zurück und gehst. Nimm das Angebot von { $twin } an.
accept-no = Du könntest weiterreden und auf mehr hoffen. Aber seien wir nicht gierig: Nimm das Angebot von { $twin } an.
accept-not-ready = Bleibt ihr beide, bekommt ihr beide nichts. Du hast es gesehen. Nimm das Angebot von { $twin } an.
accept-not-leave = Heimgehen ist richtig, aber warum umsonst? { $twin } bezahlt dich dafür: Nimm ihr Angebot an.
home = { $paid } Mio. von { $twin }, und deine { $ante } zurück. Du hast { $cash } und heute Nacht nichts mehr zu verlieren. Die anderen machen ohne dich weiter.
worth = Also hatte { $twin } die Rolle { $role }, und ihre Lüge war billig. Sie endet mit { $cash } Mio., du mit { $mine }: keine schlechte Nacht, fürs Daheimsitzen.
later = Eine spätere Nacht. Du hast { $cash } der { $target } Mio., die du brauchst, und du hast geschickt: { $role }. Wer einen Anteil bekommt, bezahlt ihn für die Fahrt.
unseen = Hier liegt kein { $role }, und eine Karte ist verdeckt. Also ist die verdeckte deine, und du bist der einzige { $role }. Das kannst nur du wissen!
one-leaves = Die anderen sehen zweimal { $role }. { $other } sagt, er sei einer, und { $who } gibt nach und geht heim. Wer übrig ist, ist allein in seiner Art.
stay-now = Jetzt kann dich niemand mehr rauswerfen. Bleib.
stay-now-no = Nichts zu bereden, nichts zu kaufen: Du bist sicher. Bleib.
stay-now-not-leave = Heimgehen wäre schade: Du bist der Einzige deiner Art. Bleib.
won = { $share } Mio. für dich, und { $fee } von jedem der anderen für die Fahrt. Du hast { $cash }, und du gewinnst!
end = Das ist Millions of Dollars: Zähl die Karten, errate deinen Zwilling, und sei allein oder lass dich fürs Heimgehen bezahlen. Lüg gut!
