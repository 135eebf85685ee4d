# Ce que la page dit autour d'une leçon ; ce qui s'y apprend a ses propres mots, à côté de chaque jeu.

title = { $game } : une leçon
step = { $n } sur { $all }
next = Suite
back = Un pas en arrière
show-me = Montre-moi
finish = Terminer
leave = Quitter la leçon
teacher = Le prof
try = À toi
look = Regarde d’abord. L’endroit éclairé est le sujet de cette étape.
resumed = Tu en étais là.
again = Depuis le début
done = C’était la leçon.
done-lead = Tu en sais assez pour t’asseoir. Les bots sont patients, et ce qui est nouveau s’explique tout seul.
play = Jouer à { $game }
home = Tous les jeux
room = Retour au salon
room-waits = Le salon continue sans toi : tu seras à table quand la partie commencera.
missing = Ce jeu n’a pas encore de leçon.
