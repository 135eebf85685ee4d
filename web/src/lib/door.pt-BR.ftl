# O que diz a primeira tela.

app-title = Hideout
app-claim =
    Não confie em ninguém.
    Divida a grana.
app-lead = Jogos de cartas para amigos que mentem bem. Bots ocupam as cadeiras vazias. Sem cadastro.
app-proof = Os segredos ficam no servidor, e nós testamos isso
app-shuffle = Cartas que você pode conferir
app-rules = Todo acontecimento sabe dizer que regra o causou
nav-about = Sobre
nav-devices = Outro aparelho?
nav-light = Mudar para claro
nav-dark = Mudar para escuro
nav-language = Idioma
app-page = Hideout: cinco jogos de golpe com amigos e bots
app-issue = Nº { $n }
app-of = { $what } · Hideout
code-ask = Tem um código?
code-hint = Código, tipo KDMRTW
code-join = Entrar
learn-short = Lição de 3 min
pick-title = Escolha o golpe
pick-lead = um toque abre uma sala privada
pick-solo = Só bots
daily-door = O golpe de hoje
facts-players = { $least }–{ $most } jogadores
facts-minutes = { $minutes } min
problem-title = Não deu certo
problem-home = Voltar aos jogos
problem-offline = O servidor não responde. Ele ainda está ligado?
named = { $name }: { $text }

# Without a connection.
offline-title = Sem conexão
offline-seat = Seu lugar está seguro. Se você ficar fora, um bot joga por você até a volta.
offline-later = Esta página volta sozinha assim que a casa puder ser alcançada.
offline-again = Tentar de novo
problem-nothing = Não há nada neste endereço.
