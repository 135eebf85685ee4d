# O que todos os jogos têm em comum.

ask-over = O jogo acabou.
ask-wait = Espere os outros.

act-time-up = Tempo esgotado

no-over = O jogo acabou.
no-tables-word = “{ $wish }” é a mesa que diz.
no-not-yet = “{ $wish }” não é para a mesa dizer agora.
no-players-word = “{ $wish }” é um jogador que decide.
no-not-asked = “{ $wish }” não dá: agora não é você quem decide.
no-other-asked = “{ $wish }” não é o que se pede agora: { $asked }

# One of several copies of a card.
copy = { $card } nº{"\u00A0"}{ $number }

# Between the things of a list, between the things that one card does, and between sentences.
list-separator = {", "}
effects-separator = {", "}
sentence-separator = {" "}

# Of a message that nobody has written: what is asked, or why not, by its id.
unwritten-ask = Sua vez: { $what }.
unwritten-no = Não dá: { $what }.
