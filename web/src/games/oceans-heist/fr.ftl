# Ce que dit ce plateau.

notes = Notes
stage-target = Choisir la Cible
stage-situation = Choisir la Situation
stage-prepare = Préparation
ask-prepare-crew = Remplis le sac.
stage-over = Le lendemain matin
stage- = Ocean’s Heist
scene-entry = Entrée { $n }
scene-vault = Assaut du coffre
scene-vault-breach = Assaut du coffre
scene-breach = Assaut du coffre
scene-escape = Évasion

late-target = À 0:00, ton brouillon compte ; sinon une Cible est tirée.
late-situation = À 0:00, ton brouillon compte ; sinon il n’y a pas de Situation.
late-prepare-crew = À 0:00, ce que tu as acheté compte ; sans rien, le sac se remplit pour toi.
late-prepare-staff = À 0:00, ton brouillon compte, et ce qui manque est tiré.
late-reveal = À 0:00, la manche continue.
late-prep = À 0:00, ce qui est posé compte.
late-crunch = À 0:00, ce qui est posé compte.
late-assign = À 0:00, le dernier plan réalisable compte ; sans plan, les règles en font un.
late-wing = À 0:00, tu ne tentes plus rien.
hint-target = La Sécurité garde une Cible. Elle décide de ce que demande le coffre à la manche 4.
hint-situation = Une Situation améliore un genre de Matériel ce soir. Tu peux aussi n’en prendre aucune.
hint-prepare-crew = Achète un peu des sept sortes ; il faut tenir cinq manches.
hint-prepare-staff = Elles compliquent toute la nuit. La Bande les voit plus tard.
hint-reveal = Regarde ce qu’elles demandent : certaines seront bientôt face cachée.
hint-prep-crew = Touche des cartes de ta main : seul ce qui est prêt peut payer. Une coche : assez pour celle-là seule.
hint-prep-staff = Touche ce que tu poses. La Bande a vu le tirage, pas ton choix.
hint-crunch = Dernière chance de poser, puis tout se retourne.
hint-assign = Touche un prix pour le payer. Ce qui tient peut sonner.
hint-assign-escape = Touche un prix pour le payer. À l’Évasion, rien ne doit tenir.
hint-wing = Fais un chiffre que tu as nommé, et la Défense tombe.
hint-help = Le brouillon est aussi à toi : touche ce que tu changerais. { $name } confirme.
hint-captain = { $name } confirme pour ton équipe.
hint-wait-crew = La Sécurité décide. Trop d’alarmes, et c’est fini.
hint-wait-staff = La Bande décide. Trop d’alarmes, et tu gagnes.
hint-wait-crew-escape = La Sécurité décide. À l’Évasion, rien ne doit tenir.
hint-wait-staff-escape = La Bande décide. Si une Défense tient, tu gagnes.
script-target = Sécurité du casino, choisissez la Cible que vous gardez.
script-situation = La Bande, choisissez une Situation.
script-prepare = Les deux équipes, regardez vos téléphones. La Bande fait ses courses, la Sécurité choisit deux Défenses globales.
script-reveal = Regardez les Défenses tirées.
script-prep = Mise en place. Sécurité, posez vos Défenses. La Bande, posez votre Matériel.
script-crunch = Dernière minute. La Bande, c’est la dernière chance de poser des cartes.
script-assign = Toutes les cartes sont visibles. La Bande, quels outils pour quelle Défense ?
script-wing = La Bande, tentez-vous l’impro ?

team-crew = La Bande
team-staff = La Sécurité
team-crew-short = Bande
team-staff-short = Sécurité
team-mine = ton équipe
captain = { $name } ★
done = c’est bon
alarms = { $n } alarmes sur { $all }
alarms-note = { $n }/{ $all } alarmes
force = En vigueur toute la nuit
ours = { $what } : à nous
stolen = { $what } : volé
spent = { $what } : utilisé
by = fait par { $name }

shop-left = Reste { $n } $
shop-of = sur { $all } $ · { $n } cartes
shop-stop = Arrêter
shop-was = au lieu de { $n } $
shop-opening = Cartes d’ouverture
shop-everything = Tout
shop-only = Seulement { $kind }
shop-needs = { $target }, manche 4 :
shop-make = { $kind } { $n }
shop-cost = { $n } $
shop-buy = Acheter { $what }
shop-return = Rendre { $what }
shop-early = { $trait }, plus fort si posé tôt
shop-fill = Remplis le sac pour moi
shop-secret = Les deux équipes se préparent en secret.
kind-hack = hack
kind-sneak = furtif
kind-con = bluff
kind-force = force
kind-lure = leurre
kind-pick = crochet
kind-climb = grimpe
trait-tech = tech
trait-gear = attirail
trait-costume = costume
trait-tool = outil
trait-blast = explosif
trait-crowd = figurant
trait-opening = ouverture
or = ou
and = et
uses =
    { $n ->
        [one] { $n } usage
       *[other] { $n } usages
    }

field-choose = Touche { $n } de ces { $all } pour les poser
field-some = { $n } de ces { $all } seront face cachée
field-placed = { $n } posées
field-laid = posée
field-seen = vue : elle y est
field-vault = Le coffre : une visible, une cachée, 2 alarmes chacune
field-vault-short = Le coffre : 2 alarmes chacune
field-up = Visible
field-down = Cachée
field-back = Reprendre
field-standing = Sur la table
field-table = La table de la Bande
field-ours = Prêt à servir
field-lay = Encore rien. Touche une carte de ta main pour la poser ici.
field-return = toucher : reprendre
field-stays = reste
field-off = hors service
field-left = Encore en main de la Bande : { $what }.
field-facedown = { $n } cartes face cachée
field-nothing = Rien ici.
field-hand-ours = Notre main, { $n } cartes
field-more = La Bande tient encore { $n } cartes.
guard-alarms = 2 alarmes
guard-nowing = pas d’impro
guard-draws = tire plus
guard-payable = notre table pourrait payer celle-ci, seule
pool-title = Notre réserve
pool-note = ce que peut produire ce qui est prêt ; touche une sorte pour trouver ses cartes dans ta main
pool-label = Notre réserve par sorte
pool-plan = Réserve de ce plan : utilisé sur produit
pool-made = { $kind } { $n }
pool-used = { $kind } : { $n } sur { $all } produits
pool-of = { $n }/{ $all }
hand-keep = Gardes-en pour l’Évasion.
hand-only = Seulement ce qui produit { $kind } ; touche encore pour tout voir.
hand-none = Aucune carte de ta main ne produit ça.
hand-copies = ×{ $n }

assign-title = { $n } à neutraliser
assign-paid = payée
assign-stands = tient
assign-pay = Payer { $what } avec
assign-count = { $n } sur { $all } payées
assign-pool = Notre réserve : utilisé sur produit
assign-spend = Usages dépensés
assign-now-complete = Complet : à 0:00, ce plan compte.
assign-now-short = Incomplet : à 0:00, le meilleur plan se fait pour toi.
assign-now-short-kept = Incomplet : à 0:00, ton dernier plan complet compte.
assign-now-nothing = Ne paie rien. Confirme pour tout laisser ; à 0:00, le meilleur plan se fait pour toi.
assign-now-nothing-kept = Ne paie rien. Confirme pour tout laisser ; à 0:00, ton dernier plan complet compte.
assign-free-complete = Complet : il compte dès qu’il est confirmé.
assign-free-short = Incomplet : retire un prix ou dépense plus d’usages.
assign-free-nothing = Ne paie rien. Confirme pour tout laisser.
assign-none = Aucun usage dépensé ici, donc rien à reprendre.
assign-less = { $card } : un usage de moins pour { $what }
assign-more = { $card } : un usage de plus pour { $what }
wing-title =
    { $n ->
        [one] 1 tient encore
       *[other] { $n } tiennent encore
    }
wing-aim = viser
wing-step-aim = 1. Touche celle que tu vises.
wing-step-put = 2. Pose des cartes sur des chiffres.
wing-step-roll = 3. Lance, ou nomme d’autres chiffres.
wing-odds = { $n } sur { $all }
wing-cards = Cartes à sacrifier
wing-gone = perdues, quoi que dise le dé
wing-nocard = Il ne reste pas de carte à poser sur un chiffre.
wing-put = poser { $what }
wing-wait = La Bande peut lancer le dé pour ce qui tient encore.
wing-rolled = Le dé montre { $n }

do-confirm = Confir{"\u00AD"}mer
do-withdraw = Changer encore
do-skip = Continuer
do-wait = Encore regarder
do-auto = Affec{"\u00AD"}tation auto
do-auto-note = meilleur plan
do-clear = Effacer
do-attempt = Lancer
do-stop = Arrêter là
do-stop-note = ce qui tient sonne
do-coin = Engager la pièce
do-no-coin = Garder la pièce
do-no-situation = Aucune Situation

about-price = demande { $price }
about-amount = { $kind } { $n }
does-boost = { $trait } : +{ $n } { $kind }, { $cap } par manche
does-discount = { $trait } : { $n } $ de moins
does-harder = { $kind } : { $n } de plus
does-mixed = prix mixtes : { $n } de plus
does-vault = coffre : { $n } de plus
does-wing = { $n } chiffres au plus en impro
notes-gone = Usé : { $what }
notes-known = On sait que la Bande tient
notes-kinds = Ce qu’ils ont montré peut donner
notes-decks = Pioche du Casino : { $n } cartes ; du coffre : { $vault }.
notes-discard = Défenses parties : { $what }
scenes = Où en est la nuit
scene-word = Entrée
scene-short-vault = Coffre
scene-short-escape = Évasion
who-captain = { $name } est capitaine ({ $team }).
who-member = { $name } joue pour : { $team }.
notes-globals = Défenses globales
notes-none = encore rien

end-crew_win = Casino nettoyé
end-crew_win-lead = La Bande s’est échappée avec la Cible.
end-stalemate = La bande fuit les mains vides
end-stalemate-lead = Personne ne gagne : la Cible est restée.
end-alarms = Ça sonne de partout
end-alarms-lead = Les alarmes ont arrêté la Bande. La Sécurité gagne.
end-caught = Pincés à la sortie
end-caught-lead = Une Défense tenait encore à l’Évasion. La Sécurité gagne.
end-exhausted = À court d’astuces
end-exhausted-lead = La Bande n’avait plus rien à utiliser. La Sécurité gagne.
end-conceded = L’éponge est jetée
end-conceded-lead = Une équipe a abandonné.
end- = Le coup est fini
end-winners = { $lead } Victoire : { $who }.

# Une manche racontée comme une scène.

story-prepared = Les préparatifs
story-up = Tout se retourne
story-bills = Les additions
story-wing = Impro
story-result = Ce que la manche a donné
story-plus = {" "}+{" "}
story-paid = Payée avec { $what }.
# Les usages d'une carte : $what est ce que produit chacun.
story-uses = { $n } × { $what }
story-spent = Ce que la Bande a utilisé :
story-winged = Un coup de dé heureux.
story-missed =
    { $n ->
        [one] Un jet manqué.
       *[other] { $n } jets manqués.
    }
# $what est une Défense, $numbers les chiffres qui suffiraient, $n ce que montre le dé.
story-odds = { $what } : il fallait { $numbers }, et le dé montre { $n }.
story-nothing = Rien n’a été posé.
story-notplaced = Tiré, mais pas posé : { $what }.
story-gone = Usé : { $what }.
story-idle = Resté là sans servir, un usage perdu : { $what }.
story-kept = Aucune carte n’est usée.
story-alarms = Alarmes
story-left =
    { $n ->
        [one] Une Défense tient encore.
       *[other] { $n } Défenses tiennent encore.
    }
story-clear = Plus rien ne tient.
story-stamp-off = HORS SERVICE
story-stamp-missed = MANQUÉ
story-stamp-stands = TIENT
story-stamp-rings =
    { $n ->
        [0] TIENT
        [one] SONNE
       *[other] SONNE { $n } FOIS
    }
story-results = Résultats
# Où toucher.
where-target = Touche une Cible.
where-situation = Touche une Situation, ou aucune.
where-prepare-crew = Touche + sur les cartes que tu veux.
where-prepare-staff = Touche deux globales.
where-prep-crew = Touche des cartes de ta main pour les poser.
where-prep-staff = Touche les Défenses que tu poses.
where-crunch-crew = Touche des cartes de ta main pour les poser.
where-assign = Touche des prix pour les payer.
where-wing = Touche une Défense, puis pose des cartes sur des chiffres.
shop-stock = encore { $n }
field-drawn = { $all } tirées, { $n } face cachée
guard-lacks = −{ $n } { $kind }
assign-wanted = demandé
wing-why = Chaque carte nomme un chiffre. Si le dé en montre un, la Défense tombe.
wing-hit = touché
wing-miss = manqué
do-confirm-chosen = Confirmer : { $what }
do-confirm-none = Confirmer : sans Situation
do-confirm-stands =
    { $stand ->
        [one] 1 tient : { $n }/{ $all } alarmes
       *[other] { $stand } tiennent : { $n }/{ $all } alarmes
    }
do-confirm-escape =
    { $stand ->
        [one] 1 tient : le coup est perdu
       *[other] { $stand } tiennent : le coup est perdu
    }
chosen = choisi
does-target = manche 4 : { $price }
