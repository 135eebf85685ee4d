round-of = Millions of Dollars, manche { $n } sur { $all }
reserve = Réserve { $reserve } M$ ; victoire à { $target } M$ après un partage
loot = butin { $n } M$
loot-ante = mise { $n } M$
symbol = symbole { $role }
roles-used = Rôles à cette table : { $roles }
one-face-down = 1 cachée
named = Rôle nommé : { $role }
column-cash = argent
column-characters =
    { $n ->
        [one] Personnage
       *[other] Personnages
    }
column-says = dit
column-last = dernier
chosen = choisi
face-down = caché
lent = avancé
left = filé
out = hors jeu
asks = veut { $n } M$
offers-title = Offres pour filer
private = en privé
held = gardée
legend = ★ Meneur  ✓ reste  ☠ Intimidation
hurried = Il faut décider vite.
