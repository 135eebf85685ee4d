# O que a página diz em volta de uma lição; o que se ensina tem palavras próprias, junto de cada jogo.

title = { $game }: uma lição
step = { $n } de { $all }
next = Avançar
back = Um passo atrás
show-me = Mostre
finish = Terminar
leave = Sair da lição
teacher = Quem ensina
try = Sua vez
look = Dê uma olhada antes. O lugar em destaque é o assunto deste passo.
resumed = Você parou aqui da última vez.
again = Desde o começo
done = A lição foi essa.
done-lead = Você já sabe o bastante para se sentar. Os bots são pacientes, e o que for novo se explica sozinho.
play = Jogar { $game } agora
home = Todos os jogos
room = Voltar à sala
room-waits = A sala segue sem você: quando a partida começar, você estará à mesa.
missing = Este jogo ainda não tem lição.
