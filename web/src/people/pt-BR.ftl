# O que se diz das pessoas: nomes, presença, a antessala, a próxima partida, as próprias mesas.

me-title = Quem é você
me-change = Você é { $name }. Trocar nome ou rosto
me-nobody = Seu nome
me-you = você
me-save = Sou eu
me-later = Há uma partida em curso: os outros veem seu novo nome e rosto quando ela acabar.

# More time, and a bot for somebody who is away.
wait-title = Enquanto você espera
wait-give =
    { $n ->
        [0] Dar mais tempo
       *[other] Dar mais tempo ({ $n } de { $all })
    }
wait-wish =
    { $n ->
        [1] { $name } quer mais tempo. É preciso que { $all } queiram.
       *[other] { $n } pessoas querem mais tempo. É preciso que { $all } queiram.
    }
wait-bot = Deixar um bot jogar por { $name }
wait-bot-wish = Pedir um bot para jogar por { $name }
wait-bot-asked = Você quer que um bot jogue por { $name }. Se todos quiserem, ou se o host quiser, um bot se senta.
wait-mine = Um bot joga por você.
wait-here = Estou aqui

leave-really = Sair mesmo?
leave-seat = Um bot continua por você. O lugar segue seu: abra o link de novo para voltar.
leave-chair = Sua cadeira fica livre.
leave-stay = Ficar

# Bots and sides in the lobby.
bot-level = Como { $name } joga
bot-sits = entra um bot: { $level }
side-title = Seu lado
side-crew = Bando
side-staff = Cassino
side-any = qualquer lado
side-short =
    { $n ->
        [1] Um bot equilibra os lados.
       *[other] { $n } bots equilibram os lados.
    }

invite-more = Convidar mais gente
invite-copied = O link foi copiado.
invite-byhand = O link está marcado: copie dali.
meet-title = Onde vocês se encontram
screen-only = Este aparelho é só a tela
screen-only-lead = Você larga sua cadeira aqui; quem chegar primeiro pelo celular vira host. Começar, pausar e jogar de novo continuam também na tela.
screen-first = Entre com um celular para começar.

# The next game.
again-asks = { $name } chama para { $game }. Quem topa?
again-in = { $name } abre { $game } em { $n } s.
again-awaited = Ainda não: { $names }
again-yes = Tô dentro
again-no = Desta vez não
again-youin = Você joga.
again-youout = Você assiste a esta.
again-now = Dar as cartas já
again-cancel = Desistir
again-other = Outro jogo
evening-title = Esta noite
evening-games =
    { $n ->
        [1] uma partida
       *[other] { $n } partidas
    }
evening-won =
    { $won ->
        [1] 1 vitória em { $games }
       *[other] { $won } vitórias em { $games }
    }

# The front door.
door-title = Suas mesas
door-back = Voltar à sua mesa
door-room = Sua sala { $code }
door-with = { $game } com { $names }
door-alone = { $game }
door-turn = sua vez
door-past = Suas últimas partidas
door-won = venceu
device-title = Seus outros aparelhos
device-take = Levar tudo para outro aparelho
device-take-lead = Seu nome, seus lugares e suas últimas partidas. Quem digitar este código é você: não mostre a ninguém.
device-make = Gerar código
device-until = Digite no outro aparelho antes das { $time }. Vale uma vez só.
device-bring = Trazer tudo para cá
device-bring-lead = Com um código do seu outro aparelho. O que este aqui lembrava até agora fica para trás.
device-use = Usar
device-here = Pronto. Agora este aparelho também é você.
device-only = Perdeu um aparelho?
device-only-lead = Todo outro aparelho que era você passa a ser um estranho.
device-only-do = Só este sou eu
device-only-done = Pronto. Só este aparelho é você.

# Table rules.
rules-preset = Como vocês querem jogar
rules-first = Primeira vez
rules-first-about = Sem pressa, tudo explicado.
rules-usual = Padrão
rules-usual-about = Relógio normal, como mandam as regras.
rules-fast = Rápido
rules-fast-about = Metade do tempo para tudo.
rules-play = Como se joga
rules-time = Relógios
rules-talk = Papo
rules-people = Pessoas e bots
rules-more = Mais
programs-title = Bots de fora

# One of many to choose from.
face = Rosto { $n }
