# Ce que dit ce plateau.

notes = Notes
stage-over = Les comptes
stage-draft = Plan du Casse { $n }
stage = Casse { $n }, Étape { $stage }
late-draft = À 0:00, la dernière carte piochée est passée.
late-choose = À 0:00, la première carte de ta main est jouée.
late-a-phase = À 0:00, les règles prennent au plus près : la personne à ta gauche, ta carte la plus récente, ou ta dernière pioche.
hint-draft = Tu gardes le reste. Seule la personne qui la reçoit saura ce que tu passes.
hint-choose = Tout se retourne ensemble ; A agit avant B, et B avant C. Chaque Heat coûte { $n } $ maintenant.
hint-a-phase = Les cartes A agissent d’abord, avant l’argent et le Heat.
hint-wait = Tu peux encore changer ton choix jusqu’au dernier.
script-draft = Regardez vos téléphones. Passez une carte à { $side }.
script-choose = Casse { $n }, Étape { $stage }. Choisissez une carte ; tout se retourne ensemble.
script-a-phase = Les cartes A agissent d’abord.
side-left = gauche
side-right = droite

steps = Le déroulement d’une Étape
step-pick = Choix
step-picked = Choix : { $n } sur { $all }
step-flip = Cartes
step-a = Mains
step-check = Contrôle
step-b = Argent, Heat
step-c = Gains
step-flip-what = Toutes les cartes se retournent ensemble.
step-a-what = A : les cartes agissent sur mains et Casiers.
step-a-none = A : aucune carte n’a agi sur mains ou Casiers.
step-check-what = Contrôle du Heat.
step-check-none = Contrôle du Heat : assez sur le plateau.
step-b-what = B : argent contre Heat.
step-b-none = B : personne n’a pris d’argent contre du Heat.
step-c-what = C : les gains.
step-c-none = C : rien à encaisser.
face-copy = { $name } : { $card }
face-aside = { $effect } Hors jeu jusqu’à la fin de ce Casse.
face-hand = { $heat } Heat, { $n } cartes en main
face-pass = Passer { $card } à { $name }
ask-pass = Passe une carte à { $name }.
where = Touche une carte de ta main.
passes = On passe à { $side }
passes-one = { $from } vers { $to }

affairs = État des lieux
affairs-label = État des lieux : { $n } $ par Heat, { $tokens } jetons sur le plateau
affairs-per = par Heat
affairs-was = avant { $n } $
affairs-board = { $n } sur le plateau.
affairs-next = Encore { $n } et le prix monte.
affairs-short = Si l’on prend davantage : chacun rend 1 Heat, et qui en a rendu perd 3 $.
affairs-short-apb = Si l’on prend davantage : on tire un avis de recherche.
money = { $n } $
seat-label = { $name } : { $money } $, { $heat } Heat
seat-record = Casier : { $what }
seat-picked = a choisi
seat-thinks = réfléchit
picked = Choisi
thinking = Réfléchit
you = Toi
jailed = en prison
jailed-lost = en prison, { $n } $ perdus
owes = doit { $n } $
owes-keeps = doit { $n } $, garde { $left } $
owes-jail = doit { $n } $ : prison
claim-quiet = Pas de Heat pour moi
claim-plays = Je joue { $card }
plays = Joue { $card }
hand = Ta main
hand-empty = Pas de carte en main.
hand-to = à { $name }
hand-drawn = piochée
hand-from = de { $name }
hand-pile = { $n } dans ta pile

notes-kept = Retenu pour toi, pour ce Casse.
notes-passed = Passé à { $name }
notes-received = { $name } t’a passé
notes-pass = passe { $n }
notes-nothing = encore rien
notes-saw = Main vue chez { $name }
notes-empty = vide
notes-aside = Mis de côté
notes-unseen = Hors de vue
notes-deck = { $n } cartes dans la pioche.
notes-apb = Encore { $n } avis de recherche. Tirés : { $what }.
notes-none = aucun
mark-trust = tient parole
mark-doubt = bluffe
mark-hot = frôle la prison

gain-money = +{ $n } $
loss-money = −{ $n } $
gain-heat = +{ $n } Heat
loss-heat = −{ $n } Heat

end-none = Tout le monde en prison
end-one = { $who } garde son sang-froid
end-many = { $who } gardent leur sang-froid
end-lead = Reste { $n } $ une fois le Heat payé.
end-lead-none = Personne n’a pu payer son Heat.
end-jailed = { $lead } En prison : { $who }.
and = {" "}et{" "}

# Une Étape racontée comme une scène.

story-sum = Le bilan
story-money = Argent
story-heat = Heat
story-price = Prix d’un jeton
story-left = Sur le plateau
story-copy = une copie
story-stamp-jail = PRISON
story-stamp-wins = GAGNE

# Pourquoi quelque chose s'est passé : la carte utilisée, et le Casier compté.
because-card = { $card } : { $effect }
because-record = Le Casier : { $what }.
because-heat = Heat à ce moment : { $what }.
because-takers = Ont pris du Heat à cette Étape : { $what }.
because-uses = En jeu : { $what }.
because-nobody = personne
because-one = { $name } { $what }
wish-play = Je joue …
# $what est ce que quelqu'un a dit de la carte.
story-said = Annonce : « { $what }. »
story-lied = Annonce : « { $what }. » C’était faux.
story-unpaid = { $card } n’a rien rapporté.
