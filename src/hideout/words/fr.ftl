# Ce que tous les jeux ont en commun.

ask-over = La partie est finie.
ask-wait = Attends les autres.

act-time-up = Temps écoulé

no-over = La partie est finie.
no-tables-word = « { $wish } » : c’est à la table de le dire.
no-not-yet = « { $wish } » : la table n’a pas encore à le dire.
no-players-word = « { $wish } » : c’est à un joueur d’en décider.
no-not-asked = « { $wish } » est impossible : ce n’est pas à toi de décider maintenant.
no-other-asked = « { $wish } » n’est pas la question : { $asked }

# Un exemplaire parmi plusieurs de la même carte.
copy = { $card } n° { $number }

# Entre les éléments d'une liste, et entre les effets d'une même carte.
list-separator = {", "}
effects-separator = {", "}
sentence-separator = {" "}

# D'un message que personne n'a écrit : ce qui est demandé, ou pourquoi non, par son identifiant.
unwritten-ask = À toi : { $what }.
unwritten-no = Impossible : { $what }.
