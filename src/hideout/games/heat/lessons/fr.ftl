# Les leçons de Heat. L'argent est en dollars. Agnes est une femme, Boris un homme ; l'élève, c'est toi.

goal = Toi et deux rivaux pillez la même ville. Quand la dernière carte est posée, qui garde le plus d’argent gagne. Voici cette dernière carte, et tu as { $money } $.
be-greedy = Alors prends l’argent ! Rien ne paie comme le { $card }. Joue-le.
be-greedy-no = Choix prudent, et tu y viendras. De l’avidité, pour une fois, ce n’est qu’une leçon : joue le { $card }.
rich = Toutes les cartes se retournent ensemble. La tienne a rapporté { $money } $, plus que toutes les autres, et { $heat } Heat avec. Le Heat, c’est la police qui te regarde.
bill = Voici l’astuce de ce jeu : à la fin, chaque jeton Heat se paie. Tu en avais { $heat }, à { $price } $ pièce. Il te reste { $left } $.
lost = { $winner } a fait profil bas, garde { $money } $ et gagne. Tu as fait le plus gros butin de la nuit, et il t’en reste { $mine } $. Revenons en arrière.

again = La même table, les mêmes cartes. Écoute : { $who } dit qu’il va jouer { $card }. Est-ce vrai ? Ici, ça vous aiderait tous les deux.
be-cool = Le Heat que tu rends, tu ne le paies jamais, et deux profils bas à la même Étape en rendent plus qu’un seul. Joue { $card }.
be-cool-no = Tu sais comment ça finit. Cette fois, on se calme : joue { $card }.
cooled = { $who } et toi avez fait profil bas ensemble et rendu { $heat } Heat chacun. Moins de jetons sont dehors, et chaque jeton devient moins cher : { $price } $.
won = Cette fois, tu n’as volé personne, et tu gardes { $money } $ : le plus de la table. Tu gagnes. L’avidité paie au début ; à la fin, c’est la froideur.

heists = Maintenant, au début. Pas encore de Heat dehors, pas d’argent non plus. Une partie compte trois Casses, et avant chacun, tout le monde monte un plan.
pass = Tu pioches dans ta propre pile et passes une carte, encore et encore. Tu n’as pas de Heat à rendre, donc { $card } ne te servirait à rien : passe cette carte à { $other }.
pass-no = Celle-là peut te rapporter. Passe { $card }, tu n’as pas de Heat à rendre.
drafted = C’était la dernière passe. { $who } t’a donné le { $card } : tu connais donc une carte dont il pouvait se passer. Tu as cinq cartes et en joueras quatre, une par Étape.
letters = Chaque carte a une lettre qui dit quand elle agit. A vient d’abord : se refroidir et ruser. B apporte de l’argent contre du Heat. C vient en dernier et paie qui a bien prévu.
talk = Tout le monde peut parler, et personne n’est tenu de dire vrai. { $who } dit qu’il va jouer le { $card }, qui paie double s’il est le seul.
choose = Tu as aussi le { $other }. Si tu crois { $who }, joue le { $card } : petit et sûr.
choose-no = Garde ça pour une autre Étape. Le { $card } est un bon premier coup.
choose-not-bank-job = Si { $who } a dit vrai, vous toucheriez tous deux la petite paie. Laisse-le faire et joue le { $card }.
flip = Il a dit vrai, cette fois. { $who } y gagne { $heat } Heat et { $money } $. Tu as pris moins des deux.
price = { $out } jetons sont dehors, donc chacun coûte déjà { $price } $, pour tout le monde. Plus la table entière prend de Heat, plus c’est cher.
end = Voilà Heat : gagne tôt, surveille le prix, calme-toi avant la fin. Tu as { $money } $ et onze Étapes devant toi. Amuse-toi bien !
