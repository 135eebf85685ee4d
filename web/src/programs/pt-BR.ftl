# Bots que são programas de alguém, na sala.

lead = Um programa seu pode jogar aqui, numa cadeira própria e marcado como bot. Ele precisa de um token.
name = Nome do bot
make = Gerar token
token = Token de { $name }
once = Copie agora: ele só aparece uma vez. Quem o tiver joga como este bot nesta sala.
copied = O token foi copiado.
remove = Retirar { $name }
here = aqui
away = fora
house = Bots desta casa
invite = Convidar { $name }
invited = chamado
