# O que a casa diz às pessoas, quase sempre quando recusa algo.

house-no-room = Não existe a sala { $code }; confira o código.
house-kicked = O host fechou esta sala para você.
house-no-coach = Esta mesa joga sem treinador.
house-nothing-to-advise = Agora não há nada para você decidir.
house-yours-to-answer = Isto é uma corrida: só vale a sua própria cabeça.
house-room-locked = O host trancou esta sala.
house-room-full = Esta sala está cheia.
house-bad-name = Um nome tem de 1 a { $most } letras.
house-not-host = Só o host da sala pode fazer isso.
house-join-first = Entre na sala primeiro.
house-not-while-playing = Não durante uma partida.
house-dealing = As cartas estão sendo distribuídas; um momento.
house-not-in-room = Essa pessoa não está na sala.
house-no-bot = Não existe o bot { $level }; há { $known }.
house-seats-at-most = { $game } tem no máximo { $most } lugares.
house-chairs-taken = Todas as cadeiras estão ocupadas.
house-no-chair = Essa cadeira não existe.
house-seats-for = { $game } é para { $least } a { $most } jogadores; aqui há { $here }.
house-hand-over-first = Passe a sala adiante primeiro, ou saia dela.
house-only-a-bots-seat = Só dá para assumir o lugar de um bot numa partida em curso.
house-seated = Você já tem um lugar.
house-a-bots-chair = Essa cadeira é de um bot.
house-seat-closed = Quem tinha este lugar foi embora a pedido do host: um bot joga ali até o fim.
house-had-a-seat = Você já teve um lugar nesta partida; não pode ter outro.
house-nobody-to-ask = Não há ninguém à mesa para dizer sim.
house-asked-before = Você já pediu nesta partida.
house-no-wish = Ninguém mais pede um lugar.
house-not-lost = { $name } está aqui, ou estava há pouco, e não precisa de lugar novo.
house-link-used = Este link de lugar já foi usado; peça outro ao host.
house-line-length = Diga algo de 1 a { $most } letras.
house-no-free-text = O host desligou o texto livre.
house-gestures = Os gestos são { $gestures }.
house-muted = O host silenciou você.
house-screen-is-silent = Uma tela não fala.
house-no-table-yet = Ainda não há mesa; fale à sala.
house-closed-to-spectators = Esta partida é fechada à plateia.
house-spectators-are-silent = A plateia não fala à mesa.
house-rules-want-silence = As regras deste jogo não deixam você falar ali agora.
house-speak-at-the-table = Há uma partida em curso; fale à mesa.
house-not-your-room = Esta partida é de uma sala em que você não está.
house-opens-after = Isto se abre quando o jogo acabar.
house-closed-for-good = Esta partida foi jogada com as mãos fechadas para sempre.
house-no-game = Esse jogo não existe.
house-no-lesson = Essa lição não existe.
house-luck-length = A sorte tem no máximo { $most } letras.
house-other-luck = Essa não é a sorte que você lacrou.
house-other-promise = O próximo embaralhamento tem outra promessa; lacre sua sorte para ele.
house-no-table = Essa mesa não existe.
house-old-rules = Esta partida foi jogada com regras que este servidor não tem mais.
house-table-damaged = Não dá mais para ler esta partida: os dados estão danificados.
house-room-damaged = Não dá mais para ler esta sala: os dados estão danificados. Abra outra.
house-cannot-give-up = Aqui você não pode se entregar.
house-no-game-running = Não há partida em curso aqui.
house-no-seat = Você não tem lugar nesta mesa.
house-other-host = Esta casa só atende em { $address }.
house-unknown-host = Esta casa não conhece esse nome; inicie-a com --origin para usá-lo.
house-other-site = Isto veio de outro site.
house-moving = Esta sala está mudando de servidor; tente de novo daqui a pouco.
house-data-away = A casa não alcança seus dados agora; tente de novo daqui a pouco.
house-in-disorder = Esta mesa está sendo arrumada; tente de novo.
house-stale = A pergunta mudou antes de sua resposta chegar, então nada aconteceu. Olhe de novo e escolha.
house-paused = O host pausou a partida.
house-no-clock = Não há relógio correndo.
house-too-long = Isso é longo demais para um comando.
house-slow-down = Vá um pouco mais devagar.
house-command-failed = Não deu certo; a página mostra onde você está.
house-request-failed = Não deu certo; tente de novo.
house-nothing-here = Não há nada neste endereço.
house-pages-in-room = Há páginas demais desta sala abertas; feche algumas e volte.
house-pages-from-here = Há páginas demais abertas daqui; feche algumas e volte.
house-house-full = A casa está cheia; tente de novo em um minuto.
house-too-many-connections = Há conexões demais abertas daqui; feche algumas.
house-too-many-requests = Pedidos demais daqui; espere um minuto.
house-too-many-replays = Replays demais; espere um minuto.
house-too-slow = O pedido demorou demais para chegar; tente de novo.
house-asked-already = Você já pediu mais tempo.
house-no-more-time = Esta partida já teve todo o tempo extra que havia.
house-too-many-rooms = Salas novas demais daqui; espere um minuto.
house-too-many-people = Gente demais chegando daqui de uma vez; espere um minuto.
house-too-many-tries = Tentativas demais daqui; espere um minuto.
house-too-many-codes = Códigos errados demais; espere um minuto.
house-no-side = Este jogo não tem esse lado.
house-side-full = Esse lado está cheio; alguém de lá precisa trocar antes.
house-sides-uneven = Os lados não estão iguais; ponha bots, ou alguém troque de lado.
house-nobody-calls = Ninguém está chamando para outra partida.
house-no-stand-in = Nesta mesa nenhum bot joga por ninguém.
house-a-bot-plays = Um bot já joga ali.
house-not-away = { $name } está aqui; um bot só joga por quem está fora.
house-not-a-bots-chair = Essa cadeira não é de um bot.
house-bad-pass = Este código está errado, já foi usado ou é velho demais; gere outro no seu outro aparelho.
house-too-many-passes = Códigos errados demais; espere um minuto.
house-programs-full = Uma sala conhece no máximo { $most } bots de fora; retire um antes.
house-no-program = Não há bot { $name } para convidar; há: { $known }.
house-program-is-here = { $name } já está na sala.
house-program-is-busy = { $name } está em salas demais agora.

house-not-shared = Não há partida neste link, ou quem a jogou não a mostra mais.
house-daily-is-yours = Um golpe do dia só se mostra a quem o jogou: os outros ainda têm as mesmas cartas pela frente.
house-your-turn = É a sua vez.
house-no-push = Esta casa não alcança navegadores fechados; deixe a página aberta.
house-bad-browser = Este não é o endereço de um serviço de push que a casa possa chamar.

# What a link to the house shows of itself in a chat.
preview-house = Hideout
preview-house-about = Cinco jogos de golpe com informação oculta, para amigos na mesma sala ou longe, e bots.
preview-rules = As regras de { $game }
# $left: how many chairs are free
preview-room = { $left ->
    [0] { $game } na sala de { $host }
    [1] { $game } na sala de { $host }: resta uma cadeira
   *[other] { $game } na sala de { $host }: restam { $left } cadeiras
}
preview-room-nobody = { $left ->
    [0] { $game }
    [1] { $game }: resta uma cadeira
   *[other] { $game }: restam { $left } cadeiras
}
# $names: the winners, $count: how many
front-edition = Última edição · { $game }
front-headline = { $count ->
    [0] Ninguém se safou
    [1] { $names } vence
   *[other] { $names } vencem
}
front-place = { $place }. { $name }
front-about = Uma partida de { $game } entre { $names }. Veja pelos olhos de qualquer um.
preview-room-about = Abra o link, escolha um nome, sente-se à mesa. Sem cadastro, nada para instalar.
