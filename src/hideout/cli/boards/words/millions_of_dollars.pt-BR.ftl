round-of = Millions of Dollars, rodada { $n } de { $all }
reserve = Reserva ${ $reserve }M; ${ $target }M vencem depois de uma partilha
loot = bolada ${ $n }M
loot-ante = entrada ${ $n }M
symbol = símbolo { $role }
roles-used = Papéis nesta mesa: { $roles }
one-face-down = 1 para baixo
named = dedurado: { $role }
column-cash = grana
column-characters =
    { $n ->
        [1] Personagem
       *[other] Personagens
    }
column-says = diz
column-last = último
chosen = escolhido
face-down = para baixo
lent = da Reserva
left = em casa
out = fora
asks = quer ${ $n }M
offers-title = Ofertas para sair
private = em particular
held = separada
legend = ★ Líder  ✓ fica  ☠ Intimidação
hurried = Exigiram uma decisão rápida.
