# O que a própria página diz, seja qual for o jogo.

nav-home = Todos os jogos
nav-menu = Menu
nav-sound-on = Som ligado
nav-sound-off = Som desligado
nav-haptics = Vibrar quando for a minha vez
nav-sound = Som
nav-motion = Mostrar animações
nav-layers = Mesa, lances e papo
qr-of = QR code de { $link }
join-title = Quem é você hoje?
join-name = Seu nome
join-go = Sentar à mesa
join-noname = Os outros precisam chamar você de alguma coisa: escreva um nome primeiro.
join-watch = Só assistir
join-face = Seu rosto
room-tell = Avise o bando:
room-send = Enviar link
room-copy = Copiar link
room-copied = Copiado
room-private = Privada
room-around = Em volta da mesa
room-count = { $here } aqui · mínimo { $least }, máximo { $most }
room-chair = Cadeira { $n }
room-spare = vaga
room-host = host
room-away = fora
room-start = Começar
room-fill =
    { $n ->
        [1] Pôr 1 bot e começar
       *[other] Pôr { $n } bots e começar
    }
room-short =
    { $n ->
        [1] Falta um para { $least }, então entra um bot. Quem chegar depois pode ficar com a cadeira dele.
       *[other] Faltam { $n } para { $least }, então entram { $n } bots. Quem chegar depois pode ficar com a cadeira de um deles.
    }
room-enough = Todo mundo aqui? Ainda cabe mais gente.
room-wait-host = Esperando { $name } começar.
room-remote = A distância
room-same = Mesma sala
room-locked-guest = Só o host arruma a mesa: { $name }.
room-locked-playing = As regras de uma partida ficam como estão até o fim.
room-unwatched = Há uma partida em andamento e ninguém pode assistir. Esta página continua quando ela acabar.
room-same-lead = Cada um na sua tela. Na mesma sala: os celulares guardam as cartas, e uma tela grande é a mesa.
room-screen = Abrir a tela grande
room-rules = Regras da mesa
room-changed = Regras da casa
room-pace = Ritmo
room-pace-live = Normal
room-pace-fast = Rápido
room-pace-relaxed = Sem pressa (24 h)
room-clocksalone = Relógio mesmo quando só uma pessoa joga
room-coach = Quem joga pode perguntar ao treinador
room-spectators = Pode haver plateia
room-freetext = Texto livre no papo
room-standins = Um bot joga por quem está fora
room-openafter = Abrir tudo depois da partida
room-game = Jogo
room-addbot = Pôr um bot
bot-first-night = primeira noite
bot-regular = frequentador
bot-sharp = esperto
bot-shark = um tubarão
bot-random = aleatório
bot-heuristic = sensato
bot-learned = autodidata
bot-search = pensa adiante
bot-plain = sem manias
bot-cautious = cauteloso
bot-greedy = ganancioso
bot-talkative = tagarela
bot-liar = mentiroso
room-remove = Liberar esta cadeira
room-removebot = Tirar este bot
room-kick = Mandar embora
room-kick-really = Mandar { $name } embora mesmo?
room-mute = Silenciar
room-unmute = Devolver a voz
room-hand = Tornar host
room-reissue = Novo link deste lugar
room-lock = Trancar a porta
room-newcode = Novo código
room-up = Para a esquerda
room-down = Para a direita
room-stand = Largar minha cadeira
room-sit = Sentar à mesa
room-leave = Sair da sala
room-guests = Assistindo
room-readrules = Ler as regras
room-commitment = O segredo do próximo embaralhamento está prometido: { $hash }
room-dealing = As cartas estão sendo distribuídas…
room-luck = Sorte lacrada por { $n } de { $all }
room-luck-own = Misture uma palavra sua
room-luck-word = Sua palavra
room-luck-use = Lacrar
room-luck-done = Lacrada. Ninguém a conhece antes das cartas.
talk-title = Papo
talk-say = Diga alguma coisa
talk-send = Enviar
talk-silent = Aqui as regras pedem silêncio. Nem papo, nem gestos.
talk-watching = Você está assistindo. A plateia conversa entre si.
talk-off = O host desligou o texto livre.
talk-back = Dizer outra coisa
# Something that a player said by way of the rules.
talk-quote = “{ $text }”
talk-lie = MENTIRA
talk-empty = Ninguém disse nada ainda.
talk-channel-table = À mesa
talk-channel-team = Ao meu time
talk-channel-spectators = Plateia
talk-channel-room = Sala
talk-new =
    { $n ->
        [1] 1 nova
       *[other] { $n } novas
    }
talk-ignore = Não ouvir mais { $name }
talk-ignored = Você não ouve { $name }.
talk-hear = Voltar a ouvir { $name }
scene-skip = Pular
scene-on = Continuar
scene-back = Um momento atrás
scene-next = Próximo momento
scene-beat = { $n } de { $all }
scene-again = Ver de novo
log-title = Lances
log-filters = O que mostrar
log-all = Tudo
log-me = Sobre mim
log-said = Falas
log-more = +{ $n }
log-none = Nada desse tipo ainda.
log-empty = Nada aconteceu ainda.
log-private = Só você viu isto
why = Por quê?
why-close = Fechar
why-about = Por quê? { $what }
why-S = regra impressa
why-R = decisão nossa
why-D = digital
why-english = em inglês
why-others =
    { $n ->
        [1] Mais uma regra pesa aqui
       *[other] Mais { $n } regras pesam aqui
    }
why-none = Não há regra escrita para isto.
table-title = Mesa
table-explain = Do que se trata?
table-tap = Escolha na mesa: toque no que está aceso.
table-code = Mesa { $code }
table-wait-one = Esperando { $name }
table-wait-two = Esperando { $name } e { $other }
table-wait-many = Esperando { $n } jogadores
table-wait = Esperando a mesa
table-wait-you = Você ainda pode agir.
table-watching = Você está assistindo.
table-paused = Em pausa: não há ninguém aqui.
table-halted = { $name } pausou a partida.
table-halted-you = Você pausou a partida.
table-pause = Pausar a partida
table-resume = Continuar
table-nohurry = Sem pressa
table-until = até { $when }
table-race = É corrida!
table-late = Seu tempo acabou, e as regras escolheram por você.
table-away = FORA
table-wait-away = { $name } está fora.
table-wait-standin = { $name } está fora. Logo um bot joga no lugar.
table-time = Em 0:00 as regras escolhem por você.
table-held = Sua resposta chegou. Ela vale daqui a pouco, para ninguém notar se foi rápida.
table-sending = Um momento: sua última escolha está a caminho.
table-hurry = Depressa.
table-moretime = Mais tempo
table-moretime-asked = Pedido: os outros podem dar.
table-talkopen = Papo aberto
table-silent = Silêncio
table-takeover = Pedir para jogar no lugar de { $name }
table-asking =
    { $n ->
        [1] A mesa decide se você pode jogar no lugar de { $name }: falta 1 resposta.
       *[other] A mesa decide se você pode jogar no lugar de { $name }: faltam { $n } respostas.
    }
table-wish = { $name } quer jogar no lugar de { $other } e veria essa mão.
table-wish-yes = Deixar
table-wish-no = Não
notice-damaged = Não dá mais para ler a última partida: os dados estão danificados. Você pode começar outra.
notice-old = A última partida foi jogada com regras que esta casa não tem mais. Você pode começar outra.
notice-kicked = O host mandou { $name } embora. Um bot, { $other }, joga ali até o fim.
notice-asked = { $name } pede à mesa para jogar no lugar de { $other }.
notice-declined = A mesa não deixa { $name } jogar no lugar de um bot.
notice-took = { $name } joga no lugar de { $other } e vê essa mão.
notice-link = O host fez um novo link para o lugar de { $name }, que estava fora.
notice-claimed = Alguém tomou o lugar de { $name } com o link do host. Enquanto não decidir nada, { $name } ainda pode voltar.
notice-leftout = A sorte de { $name } não foi mostrada a tempo e ficou fora destas cartas.
notice-back = { $name } voltou e tem o lugar de novo.
notice-paused = { $name } pausou a partida.
notice-resumed = { $name } deixa a partida continuar.
notice-standin = Um bot joga no lugar de { $name } até a volta.
notice-here = { $name } está de volta à mesa.
notice-left = { $name } saiu. Um bot continua; o lugar segue guardado.
notice-host = Agora { $name } é host.
notice-away = { $name } está fora.
notice-shows = { $name } quer mostrar esta partida a outros. Todos os que jogaram precisam concordar.
cover-title = Coberto
cover-asked = É a sua vez
cover-about = O que só você pode saber está escondido. Levante a capa quando ninguém olhar por cima do seu ombro.
cover-lift = Levantar a capa
cover-put = Cobrir
table-bot = BOT
table-standin = um bot joga por { $name }
table-hold = Segurar.
table-more = Mais opções
table-claims = Dizer à mesa
table-notes = Notas
table-just = Agora há pouco
table-many = { $n } acontecimentos
table-skip = Pular para o fim
table-lobby = Voltar à mesa
notes-lead = Só você vê isto. Toque numa marca para mudá-la.
notes-none = sem marca
notes-own = Anote do que você desconfia
claims-title = Quem disse o quê
claims-none = Ninguém declarou nada.
claims-lead = Toque no que quer dizer. Ninguém é obrigado a acreditar.
seat-deciding = está decidindo
seat-you = Você
seat-bot = um bot
seat-about = Sobre { $name }
join-screen = Tela
lost-line = Reconectando. Seu lugar está seguro; seu relógio, não.
end-over = Fim de jogo
end-won = Você venceu.
end-shared = Você divide a vitória.
end-lost = Desta vez não deu.
end-winners = Quem venceu
end-nobody = Ninguém venceu.
end-again = De novo
end-replay = Rever a partida
end-record = Baixar o registro
end-check = Conferir o embaralhamento
end-checked = As cartas são as prometidas a esta página: ninguém pôde escolhê-las.
end-partly = Nada de falso foi achado, mas nem tudo pôde ser conferido.
end-broken = Não dá para confiar nestas cartas.
end-again-deal = Que as cartas vêm desta semente se confere distribuindo de novo: baixe o registro e execute
fair-promise = O segredo é o que foi prometido a esta página antes da partida.
fair-promise-no = O segredo NÃO é o que foi prometido a esta página antes da partida.
fair-itself = O segredo bate com a promessa que a casa mostra agora.
fair-itself-no = O segredo NÃO bate com a promessa que a casa mostra.
fair-luck = Sua sorte entrou na mistura como você a lacrou.
fair-luck-no = Sua sorte NÃO entrou na mistura como você a lacrou.
fair-late = Sua sorte não chegou a tempo e ficou de fora; nada prova a você que a casa não escolheu estas cartas.
fair-list = A sorte de todos foi lacrada antes que a de alguém fosse mostrada.
fair-list-no = A sorte de { $name } NÃO é a que foi lacrada antes de a sua ser mostrada.
fair-terms-no = Cadeiras ou opções NÃO são as que você viu antes das cartas.
fair-seal-no = A sorte de { $name } NÃO bate com o lacre.
fair-seed = Semente e lugares saem do segredo e da sorte de todos.
fair-seed-no = Semente ou lugares NÃO saem do segredo e da sorte.
fair-leftout = Lacrada mas não mostrada a tempo, e por isso de fora: a sorte de { $names }. Quem segura a sorte escolhe entre duas distribuições.
fair-none = Esta página não viu promessa nenhuma antes da partida, então não sabe dizer se a casa cumpriu alguma.
fair-nolist = Esta página não viu todos os lacres antes de a sorte ser mostrada, então não sabe dizer se alguém escolheu por último.
fair-closed = Aqui as mãos ficam fechadas, então o segredo nunca é mostrado e as cartas não podem ser conferidas.
fair-old = Esta partida é de antes de se lacrar a sorte: quem pôs a sua por último podia escolher as cartas.
fair-changed = A casa MUDOU a promessa que mostrou a esta página.
fair-unlisted = A casa NÃO listou sua sorte como você a lacrou, por isso esta página não a mostrou.
fair-skipped = A casa distribuiu SEM pedir a sorte que você tinha lacrado.
fair-relisted = A casa MUDOU a lista de lacres depois que sua sorte foi mostrada.
end-room = Sala
end-who = Quem era quem
end-wait = Esperando { $name } dar as cartas de novo.
end-still = O jogo acabou: nada mais se mexe.
end-edition = Última edição
replay-title = Replay
replay-step = passo { $n } de { $all }
replay-eyes = Pelos olhos de { $name }
replay-public = O que todos viram
replay-prev = Um passo atrás
replay-next = Um passo adiante
replay-play = Reproduzir
replay-pause = Pausar
replay-still = Foi isto que aconteceu. Dá para ver, não para mudar.
replay-considered = O bot pesou:
replay-recalled = O bot, olhando para trás:
replay-worth = { $move } ({ $worth }%)
rules-title = Regras de { $game }
rules-search = Buscar nas regras
rules-none = Nenhuma regra fala disso.
screen-join = Entre em { $address }
screen-look = Olhem seus celulares.
screen-still = Esta tela só mostra a mesa. Joguem nos celulares.
screen-speak = Ler em voz alta
screen-quiet = Parar de ler
screen-wait-one = { $name } decide.
screen-wait-all = Todos decidem.
loading = Contando o dinheiro
yes = Sim
no = Não
about-title = Sobre o Hideout
about-text = No Hideout se jogam jogos de informação oculta. O servidor dá as cartas, guarda os segredos e conhece as regras; esta página só desenha o que o seu lugar pode saber.
about-rules = Todas as regras, com o número pelo qual são citadas
about-icons = Ícones de Lorc, Delapouite e outros, de game-icons.net, sob CC BY 3.0.
about-fonts = Tipos: Londrina Solid e Atkinson Hyperlegible, sob a SIL Open Font License.
replay-wait = esperar
table-people = Quem está à mesa
table-concede = Entregar pelo seu time
table-concede-sure = Sim: o outro time vence
problem-kicked = O host mandou você embora desta sala.
problem-left = Você saiu desta sala.


# When it is my turn and I look elsewhere.
nav-notify = Avisar quando for a minha vez
nav-notify-denied = Este navegador não deixa o Hideout avisar você: permita antes as notificações deste endereço.
turn-title = É a sua vez

# A game again.
replay-front = Primeira página
replay-hands = Mãos
replay-hand = O que { $name } tem na mão
replay-all = Tudo aberto
replay-speed = Velocidade
replay-times = { $n }×
replay-chapters = Capítulos
replay-copy = Copiar link deste momento

# When a game is over.
lie-title = A mentira da noite
lie-told = Palavra de { $name }.
lie-won = Palavra de { $name }, com vitória no fim.
# $when is a heading of the log: "Stage 2".
lie-when = ({ $when })
lie-count =
    { $n ->
        [1] Foi a única vez.
       *[other] { $n } mentiras ao todo.
    }
after-places = Quem ficou onde
after-score = { $n } ao todo
after-ahead = ({ $n } à frente)
after-behind = ({ $n } atrás)
# Chances to win, in percent
after-turned = A virada: a chance de vitória de { $name } foi de { $before }% para { $after }%.
after-watch = Ver o lance
after-model = Como bots sensatos teriam jogado dali em diante.
after-why = Por que fizeram isso
after-share = Mostrar esta partida a outros
after-ask = Um link mostraria esta primeira página e a partida pelos olhos de qualquer um. Todos à mesa precisam concordar, e podem voltar atrás.
after-ask-closed = Um link mostraria esta primeira página e a partida como todos a viram. Todos à mesa precisam concordar, e podem voltar atrás.
after-agree = Pode mostrar ({ $agreed } de { $people } concordam)
after-waiting = { $agreed } de { $people } concordam. O link é feito quando todos concordarem.
after-shared = Todos concordaram: quem tiver este link pode ver a partida.
after-link = O link desta partida
after-unshare = Não mostrar mais
after-play = Jogar você também
