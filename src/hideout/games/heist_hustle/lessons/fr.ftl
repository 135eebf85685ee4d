# Les leçons de Heist Hustle. Agnes est une femme, Boris un homme ; l'élève, c'est toi.

goal = Dix coups, un dé, une roue. Après le dernier coup, le plus de points gagne. Celui-ci est à toi : tu es le cerveau, et le { $location } vaut { $points } points.
weapon = Chacun apporte une arme, et le cerveau choisit d’abord. Pas besoin de plan, juste d’un pressentiment. Prends la { $weapon }.
weapon-no = Elles se valent toutes ! Mais cette fois, prends la { $weapon }, je le sens bien.
extras = { $left } et { $right } ont pris la leur. Un cerveau peut en porter plusieurs : chacune est une chance de plus quand la roue tourne. Prends aussi le { $weapon }.
extras-no = Ça irait aussi. Prends plutôt le { $weapon }, qu’on reste ensemble.
extras-not-done = Tu pourrais t’arrêter là. Mais une arme de plus, c’est une chance de plus : prends le { $weapon }.
roll = Tu y vas avec les deux. Maintenant, le dé : pair, et le coup réussit. Impair, et il échoue. Lance !
spin = Un { $die } : le coup réussit ! Avant le partage des points, la roue choisit une arme. Si quelqu’un l’a apportée, le dé compte pour lui. Lance la roue !
paid = La { $weapon }, la tienne ! Tu reçois { $heist } points pour le coup, la moitié de ce qu’il valait, et { $spinner } de plus par la roue.
shared = L’autre moitié va aux autres, à parts égales : { $theirs } chacun. Tout le monde veut donc que chaque coup réussisse, et le cerveau plus que les autres. Tu mènes avec { $mine }.
wild = Maintenant, le cerveau, c’est { $boss }. Les autres lancent le dé pour le joker, l’un après l’autre : un quatre ou un six l’obtient. { $who } a fait { $die }. À toi de lancer.
take-wild = Un { $die } ! Le joker peut être à toi. Il vaut dix fois le dé si tout va bien. Prends-le.
take-wild-no = Quelle modestie ! Mais tu raterais le meilleur du jeu. Prends-le.
own-weapon = Tu apportes aussi ta propre arme. Prends l’{ $weapon }.
own-weapon-no = Bel outil. Cette fois, prends l’{ $weapon } : je veux te montrer quelque chose.
name = Dis maintenant quelle arme remplace ton joker. Tu peux nommer celle que tu portes, et la compter deux fois. Nomme l’{ $weapon }.
name-no = Tu peux nommer n’importe laquelle. Mais nomme l’{ $weapon } : la roue n’a alors qu’à s’arrêter une fois pour les deux.
name-not-unused = Le laisser de côté est prudent, et parfois sage. Cette fois, de l’audace : nomme l’{ $weapon }.
fails = { $boss } fait { $die }. Impair : le coup échoue et personne n’est payé. La roue tourne quand même, et là, tu espères qu’elle te rate.
unlucky = L’{ $weapon } ! Un coup raté tourne la roue contre toi, et le joker à lui seul coûte { $wild } points. Tu tombes à { $total }. C’est ça, l’arnaque : elle coupe des deux côtés.
again = Revenons en arrière, au même instant. Mêmes armes, même joker, un autre jet de dé. Oseras-tu encore nommer l’{ $weapon } ?
again-no = N’importe laquelle peut sortir. Reste fidèle à l’{ $weapon }.
again-not-unused = Personne ne t’en voudrait. Mais cette fois va te plaire, promis : nomme l’{ $weapon }.
lucky = Un { $die }, et la roue te trouve : { $wild } points rien que par le joker. Tu as { $total }, et personne n’est près.
end = Voilà Heist Hustle : chacun mène à son tour, et le joker fait et défait les fortunes. La manche { $done } sur { $all } commence. Bonne chance !
