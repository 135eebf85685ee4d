# Ce que dit le terminal autour d’une partie.

greet-title = { $game }, { $n } personnes
greet-me = Toi
greet-bot = { $name } (bot)
greet-table = À la table, dans l’ordre des places : { $names }.
greet-options = Options : { $options }.
greet-option = { $option } : { $value }
greet-on = oui
greet-off = non
greet-help = ? pour l’aide, quit pour partir.

turn-enter = [Entrée]
turn-enter-waits = [Entrée attend]
turn-figures = Tape le nombre lui-même.
turn-type = Tape un numéro, ou ce que tu veux faire. ? pour l’aide.
turn-which = Lequel ?
turn-awaited = Les autres t’attendent : rien ne se passe avant ton choix.
turn-folded = { $n } choix : « { $verb } » les énumère, ou tape l’un d’eux : « { $example } »
turn-no-figure = { $n } ne fait pas partie des nombres proposés.
turn-no-choice = Il n’y a pas de choix { $n } ; ils vont de 1 à { $all }.
turn-nothing-yet = Il ne s’est encore rien passé.
turn-unknown = « { $text } » n’est pas une action de ce jeu ; les verbes : { $verbs }.
turn-unknown-near = « { $text } » n’est pas une action de ce jeu ; peut-être « { $near } » ?
turn-rules = Par exemple : rules { $clause }, ou un mot.

help-title = Ce que tu peux taper
help-number = choisir par numéro
help-name = choisir par nom ; les premières lettres suffisent, et chacun répond au sien
help-enter = prendre le seul choix possible ; attendre, là où plusieurs agissent à la fois
help-wait = laisser passer les autres ou le chrono (là où plusieurs agissent à la fois)
help-skip = attendre la fin de cette partie du tour
help-time-up = laisser filer ton chrono, s’il y en a un
help-why = les règles derrière ce qui vient de se passer, ou derrière un refus
help-rules = une règle, ou toutes celles qui contiennent un mot
help-log = tout ce que tu as entendu jusqu’ici
help-board = la table, encore une fois
help-quit = quitter la partie

keyboard-read = Appuie sur Entrée quand tu as lu.
keyboard-pass = Passe le clavier à { $name }, puis Entrée.
keyboard-again = (Envie d’y repenser, { $names } ? Tape ton nom.)

bot-forfeits = { $name } abandonne : { $bot } { $why }. Un bot de la maison continue.
bot-forfeited = Abandon : { $name }.

end-left =
    { $n ->
        [one] La partie s’est arrêtée après 1 décision.
       *[other] La partie s’est arrêtée après { $n } décisions.
    }
end-show = La partie est finie : Entrée montre la fin à tout le monde.
end-nobody = Personne ne gagne.
end-you-won = Tu gagnes.
end-won = { $names } gagne.
end-won-together = Victoire commune : { $names }.
end-you = toi
end-thoughts = Ce que les bots ont choisi quand l’enjeu était le plus grand (et ce que chaque coup semblait valoir) :
end-wait = attendre
end-move = { $move } ({ $worth })
end-chose = { $name }, décision { $n } : { $move }
end-chose-rather = { $name }, décision { $n } : { $move }, plutôt que { $others }
end-keep = Garder l’enregistrement ? Tape un nom de fichier, ou Entrée pour non :
end-not-kept = L’enregistrement n’a pas été gardé.
end-kept = C’est gardé. Pour le revoir : { $command }

analyse-title =
    { $n ->
        [one] { $game }, { $n } décision
       *[other] { $game }, { $n } décisions
    }
analyse-decision = décision
analyse-chances = chance de gagner (et la part du caché que la place pouvait connaître)
analyse-turned = Là où tout bascule
analyse-turn = décisions { $from } à { $to } : { $up } de { $up-before } à { $up-after }, { $down } de { $down-before } à { $down-after }
analyse-known = Ce qu’on pouvait deviner
analyse-fact = à la décision { $n } : { $name } pouvait croire à { $after } que { $fact } (avant : { $before })
analyse-better = De meilleurs coups, parmi les { $n } que la recherche a regardés
analyse-because = Pourquoi ils l’ont fait
analyse-mistake = décision { $n } : { $name } joue « { $move } » ; « { $other } » valait { $more } de plus
analyse-wait = attendre
analyse-unfinished = { $path } n’est pas terminé ; seules les parties finies s’analysent.
report-chance = Chance de gagner
report-chance-lead = Si des bots sensés avaient continué à partir de là.
report-turned-lead = Là où les chances ont le plus changé.
report-knew = Ce qu’une place pouvait savoir
report-knew-lead = Combien de fois les mondes compatibles avec ce qu’elle sait rejoignent le vrai.
report-facts = Les faits les plus parlants
report-facts-lead = Ce sur quoi une place pouvait apprendre le plus en une fois.
report-moves = Autres coups
report-moves-lead = La recherche a regardé { $n } coups.
report-identities = Identités
report-identities-lead = La chance exacte de ce que chacun était vraiment, d’après ce qui était certain alors.
report-eyes = Vu par { $name }

file-exists = { $path } existe déjà et ne sera pas écrasé.
file-no-folder = Impossible d’écrire { $path } : il n’y a pas de dossier { $folder }.
file-unwritten = Impossible d’écrire { $path } : { $why }.
name-length = Un nom a de 1 à { $most } lettres ; pas « { $name } ».
name-twice = À une table, deux personnes ont des noms différents.
seats-too-few = { $people } personnes ne tiennent pas sur { $seats } places.
rules-no-word = Aucune règle de { $game } ne dit « { $word } ».
rules-no-clause = { $game } n’a pas de règle { $clause } ; elles vont de { $first } à { $last }.

origin-S = règle imprimée
origin-R = notre arbitrage
origin-D = adaptation numérique
origin-english = en anglais

progress-games = parties
progress-decisions = décisions

lesson-title = { $game }, une leçon en { $n } étapes
lesson-step = { $n } sur { $all }
lesson-help = Entrée continue. Là où on te demande quelque chose, tape son numéro ou son nom. `show me` le fait pour toi, `back` revient d’un pas, `board` remontre la table, `quit` s’en va.
lesson-on = Entrée pour continuer.
lesson-not-asked = Ici, on ne te demande rien.
lesson-choose = Tape un numéro ou un nom de la liste ; `show me` le fait pour toi.
lesson-done = Et maintenant pour de vrai : { $command }
