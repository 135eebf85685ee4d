# As lições de Heat. Dinheiro em dólares. Agnes é uma mulher, Boris um homem; quem aprende é você.

goal = Você e dois rivais roubam a mesma cidade. Quando cai a última carta, vence quem fica com mais dinheiro. Esta é essa última carta, e você tem ${ $money }.
be-greedy = Então pegue a grana! Nada paga como esta carta: { $card }. Jogue.
be-greedy-no = Escolha prudente, e você vai chegar nela. Ceda à ganância uma vez, é só uma lição: jogue { $card }.
rich = Todas as cartas abrem juntas. A sua trouxe ${ $money }, mais que a de qualquer um, e { $heat } de Calor com ela. Calor é a polícia de olho em você.
bill = Aí vem a manha deste jogo: no fim se paga por cada marcador de Calor. Você tinha { $heat }, e cada um custava ${ $price }. Sobram ${ $left }.
lost = { $winner } sumiu do mapa, ficou com ${ $money } e vence. Você fez o maior roubo da noite, e dele restam ${ $mine }. Vamos voltar o relógio.

again = A mesma mesa, as mesmas cartas. Ouça: { $who } diz que vai jogar { $card }. Será verdade? Aqui isso ajudaria os dois.
be-cool = Calor devolvido é Calor que você nunca paga, e dois que somem do mapa na mesma Etapa devolvem mais do que um só. Jogue { $card }.
be-cool-no = Você já sabe como isso acaba. Desta vez esfrie: jogue { $card }.
cooled = Você e { $who } sumiram do mapa juntos e devolveram { $heat } de Calor cada um. Há menos marcadores fora, e isso barateia todos: ${ $price }.
won = Desta vez você não roubou ninguém e ficou com ${ $money }: o maior valor da mesa. Você vence. A ganância paga no começo; no fim, quem paga é o sangue-frio.

heists = Agora ao começo. Ainda não há Calor fora, nem dinheiro. Uma partida são três Golpes, e antes de cada um todos montam um plano no draft.
pass = Você compra cartas da sua própria pilha e passa uma adiante, várias vezes. Ainda não tem Calor para devolver, então { $card } não serviria de nada: passe para { $other }.
pass-no = Essa ainda pode render. Passe { $card }: você não tem Calor para devolver.
drafted = Esse foi o último passe. { $who } deu a você { $card }, e agora você sabe uma carta que ele podia dispensar. Você tem cinco cartas e vai jogar quatro, uma em cada Etapa.
letters = Cada carta tem uma letra que diz quando vale. A vem primeiro: esfriar e manhas. B traz dinheiro em troca de Calor. C vem por último e paga quem planejou bem.
talk = Todos podem falar, e ninguém precisa dizer a verdade. { $who } diz que vai jogar { $card }, que paga o dobro se ele for o único.
choose = Você também tem { $other }. Se acredita em { $who }, jogue { $card }: pequeno e seguro.
choose-no = Guarde essa para uma Etapa mais tarde. { $card } é um bom primeiro serviço.
choose-not-bank-job = Se { $who } disse a verdade, os dois ganhariam o valor menor. Deixe para ele e jogue { $card }.
flip = Ele disse a verdade, desta vez. { $who } tem { $heat } de Calor e ${ $money } para mostrar. Você pegou menos dos dois.
price = { $out } marcadores estão fora, então cada um já custa ${ $price }, para todos. Quanto mais Calor a mesa inteira pega, mais caro fica.
end = Isso é Heat: ganhe cedo, olhe o preço, esfrie antes do fim. Você tem ${ $money } e onze Etapas pela frente. Divirta-se!
