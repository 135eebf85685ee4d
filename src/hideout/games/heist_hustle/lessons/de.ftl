# Die Lektionen von Heist Hustle. Agnes ist eine Frau, Boris ein Mann; gelernt wird von dir.

goal = Zehn Brüche, ein Würfel, ein Glücksrad. Nach dem letzten gewinnen die meisten Punkte. Dieser gehört dir: Du bist das Mastermind, und es geht um { $points } Punkte ({ $location }).
weapon = Alle bringen eine Waffe mit, und das Mastermind wählt zuerst. Kein Plan nötig, nur ein Gefühl. Nimm: { $weapon }.
weapon-no = So gut wie jede andere! Aber nimm diesmal: { $weapon }, ich habe da so ein Gefühl.
extras = { $left } und { $right } haben gewählt. Ein Mastermind darf mehr als eine tragen: Jede ist eine weitere Chance, wenn das Rad sich dreht. Nimm auch: { $weapon }.
extras-no = Auch das ginge. Nimm: { $weapon }, dann bleiben wir beisammen.
extras-not-done = Du könntest hier aufhören. Aber eine Waffe mehr ist eine Chance mehr: { $weapon }.
roll = Du gehst mit beiden rein. Jetzt der Würfel: Bei einer geraden Zahl gelingt der Bruch, bei einer ungeraden geht er schief. Würfle!
spin = Eine { $die }: Der Bruch gelingt! Bevor die Punkte geteilt werden, wählt das Rad eine Waffe. Hat sie jemand dabei, zählt der Würfel für ihn. Dreh!
paid = { $weapon }, deine eigene! Du bekommst { $heist } Punkte für den Bruch, die Hälfte dessen, was er wert war, und { $spinner } mehr vom Rad.
shared = Die andere Hälfte geht zu gleichen Teilen an die anderen: je { $theirs }. Also wollen alle, dass jeder Bruch gelingt, und das Mastermind am meisten. Du führst mit { $mine }.
wild = Jetzt ist { $boss } das Mastermind. Die anderen würfeln der Reihe nach um den Joker, und eine Vier oder Sechs bekommt ihn. { $who } hat eine { $die }. Du bist dran.
take-wild = Eine { $die }! Der Joker kann deiner sein. Er bringt das Zehnfache des Würfels, wenn alles gut geht. Nimm ihn.
take-wild-no = Bescheiden! Aber du würdest das Beste am Spiel verpassen. Nimm ihn.
own-weapon = Auch du bringst eine eigene Waffe mit. Nimm: { $weapon }.
own-weapon-no = Ein feines Werkzeug. Nimm diesmal: { $weapon }; ich will dir etwas damit zeigen.
name = Jetzt sag, für welche Waffe dein Joker steht. Du darfst die nennen, die du trägst, und sie doppelt zählen. Nenn: { $weapon }.
name-no = Du darfst jede nennen. Aber nenn: { $weapon }; dann muss das Rad für beides nur einmal dort halten.
name-not-unused = Ihn wegzulassen ist sicher und manchmal klug. Sei diesmal mutig und nenn: { $weapon }.
fails = { $boss } würfelt eine { $die }. Ungerade, also geht der Bruch schief, und niemand bekommt etwas. Das Rad dreht sich trotzdem, und jetzt hoffst du, dass es dich verfehlt.
unlucky = { $weapon }! Geht der Bruch schief, wendet sich das Rad gegen dich, und allein der Joker kostet { $wild } Punkte. Dir bleiben { $total }. So ist das: Es geht in beide Richtungen.
again = Drehen wir die Uhr zum selben Moment zurück. Dieselben Waffen, derselbe Joker, ein anderer Wurf. Traust du dich noch einmal: { $weapon }?
again-no = Jede könnte kommen. Bleib dabei: { $weapon }.
again-not-unused = Niemand würde es dir verdenken. Aber ich verspreche dir, das gefällt dir: { $weapon }.
lucky = Eine { $die }, und das Rad findet dich: { $wild } Punkte allein vom Joker. Du hast { $total }, und niemand kommt dir nahe.
end = Das ist Heist Hustle: Alle führen reihum an, und der Joker macht und zerstört Vermögen. Runde { $done } von { $all } beginnt. Viel Glück!
