# O que se conta a quem chega ao Bank Heist: antes das primeiras cartas, em “Como jogar” e a um toque.

win = Três lados roubam juntos um banco, e cada um quer outro final.
side-crew = Bando
side-agent = Agentes
side-rival = Rivais
want-crew = Carregar 5 malotes. Que nenhum Agente, e nenhum Rival com malote, chegue vivo ao Esconderijo.
want-agent = Tornar o assalto lento demais para 5 malotes, ou chegar vivos ao Esconderijo.
want-rival = Ser o último lado vivo, ou levar um malote ao Motorista.
trick = Veja o que acontece com os malotes que você passa. O Bando carrega todo malote, os Agentes guardam todo malote, os Rivais fazem o que querem. Mas alguém do Bando tem a mão leve, e também guarda.

step-1 = Descubra quem você é
step-1-text = Você recebe uma identidade secreta. Agentes e Rivais veem o parceiro; o Bando não conhece ninguém.
step-2 = Abra o cofre
step-2-text = Surgem três algarismos. Quem os multiplicar primeiro começa. Uma resposta errada custa uma casa à mesa.
step-3 = Roube em silêncio
step-3-text = Na sua vez você compra uma carta, olha e passa fechada a qualquer outra pessoa. Malotes são carregados ou guardados; uma Bomba de Tinta estoura; as outras cartas ficam na mão para depois. A cada rodada a polícia chega uma casa mais perto.
step-4 = O alarme toca
step-4-text = O mesmo, mas cada vez começa com uma carta de alarme, e agora vale falar e mentir. Se a polícia chegar antes do quinto malote, os Agentes vencem.
step-5 = Pé na tábua
step-5-text = Com o quinto malote estão todos no furgão, com uma arma. Uma ação por vez: o Bando atira, usa uma carta ou passa; Rivais têm de atirar; Agentes usam cartas ou algemas e só atiram de volta. Se só restarem Rivais vivos, eles vencem.
step-6 = O Esconderijo
step-6-text = Todos os vivos se revelam. Com um Agente entre eles, os Agentes vencem. Um Rival sem malote leva um tiro do Motorista; um com malote o compra, e segue-se um último tiroteio. Senão, o Bando vence.

deck-identities = Identidades
deck-identities-lead = As oito são embaralhadas e cada um recebe uma; o resto fica oculto.
deck-vault = O cofre
deck-vault-lead = Compradas e passadas no assalto, usadas na Fuga.
deck-alarm = Cartas de alarme
deck-alarm-lead = Uma no começo de cada vez, depois que o alarme toca. As dez últimas ficam ao lado de um jogador.
deck-handcuffs = Só para Agentes
deck-handcuffs-lead = Ficam abertas ao lado do tabuleiro.

about-crew = Tem tatuagem. Carrega todo Malote que lhe passam; não há escolha. Vence se só o Bando se safar no Esconderijo.
about-sticky-fingers = É do Bando, com tatuagem, mas guarda todo Malote que lhe passam. Vence e perde com o Bando.
about-agent = É da polícia, sem tatuagem. Guarda todo Malote. Nunca atira primeiro na Fuga, mas tem um colete que segura um tiro, e algemas. Vence se a polícia chegar a tempo, ou se um Agente chegar vivo ao Esconderijo.
about-rival = Sem tatuagem. Carrega ou guarda um Malote, como quiser. Tem de atirar em cada vez na Fuga, e tem uma segunda arma. Vence se só Rivais viverem, ou no tiroteio depois de comprar o Motorista com um malote.
about-handcuffs = Ação de um Agente: quem está de algemas só se solta com uma Gazua. Revela o Agente.
about-truck = Os malotes carregados. O quinto começa a Fuga.
about-road-bank = Quão perto está a polícia. O marcador avança sempre que volta a vez de quem começou, e a cada resposta errada no cofre. Na última casa os Agentes vencem.
about-road-van = Quão perto está o Esconderijo. O marcador avança sempre que volta a vez de quem começou.
about-start-player = Deu primeiro a resposta certa e começa cada parte do jogo.
about-partner = Vocês estão do mesmo lado. Só vocês dois sabem.
about-tied = De mãos atadas: não pode agir até uma Faca cortar as amarras.
about-cuffed = De algemas: não pode agir até uma Gazua abri-las.
about-cold = Apagou: perde a próxima vez e não pode responder a nada até lá.
about-bleeding = Levou uma facada: morre no fim da sua próxima vez.
about-vest = O colete do Agente segurou um tiro. Funciona uma vez.
about-facedown = Morreu, e a identidade fica em segredo até o fim.

# What a tap names that is no card.
title-handcuffs = Algemas
title-truck = Furgão
title-road-bank = Polícia
title-road-van = Rumo ao Esconderijo
title-start-player = Quem começa
title-partner = Parceria
title-tied = Amarras
title-cuffed = Algemas
title-cold = Apagou
title-bleeding = Sangrando
title-vest = Colete
title-facedown = Fechada

# The coach: what to look at when a kind of decision comes for the first time.
look-partners = Esta é a sua carta. Ela diz quem você é; segure para ver o que você quer.
look-crack = Multiplique os três algarismos. A primeira resposta certa comanda; uma errada custa uma casa a todos.
look-pass-card = Esta carta vai para outra pessoa. Olhe o furgão: quem recebeu um malote, e ele foi carregado?
look-receive = Ninguém mais vê o que era. Todos veem se um malote cai no furgão.
look-dye = Uma carta da sua mão se estraga. Toque na que você pode dispensar.
look-alarm-target = A carta de alarme diz o que você pode fazer, e com quem.
look-search = Só você vê esta mão. Ninguém pode conferir o que você diz dela.
look-give = Uma das suas cartas vai para quem você revistou.
look-vault = Você pode escolher qualquer carta do cofre para passar.
look-swap = Dois traços trocam de dono.
look-attribute = Fica com esse jogador para sempre.
look-action = Veja quanto falta até o Esconderijo, e quem ainda vive. Uma ação é tudo o que você tem.
look-shotgun-side = A Escopeta acerta também alguém ao lado do alvo.
look-shotgun-cost = O tiro custa uma carta.
look-answer = Alguém ataca você. Suas cartas podem salvar você; ninguém sabe quais você tem.
look-follow-up = Acabou. Você pode atirar de volta, ou deixar por isso.
look-extra-shot = Você pode atirar mais uma vez.
look-poison = O veneno espera a Adrenalina.
look-loot = Uma carta da mão de quem morreu pode ser sua, tirada às cegas.

# Why: what a sensible player has in mind.
because-ok = Aqui não há o que escolher; todos apertam o mesmo botão, para ele não contar nada.
because-load = Um malote carregado aproxima a Fuga, e parece coisa do Bando.
because-keep = Um malote na sua mão compra o Motorista no Esconderijo.
because-least = É a carta que menos fará falta.
because-swap = O que é bom vem para o seu lado, o que é ruim vai para os outros.
because-load-all = Todo malote no furgão conta, onde quer que estivesse escondido.
because-claim-none = Ninguém vê essa mão além de vocês dois: malotes que ficam escondidos atrasam o assalto.
because-hold-fire = Um tiro na pessoa errada ajuda seus inimigos; ninguém se destaca o bastante ainda.
because-free = Alguém que pode agir talvez valha mais para você do que a carta.
because-beside = É quem mais parece seu inimigo.
because-dodge = Salva você agora, e não mostra a ninguém quem você é.
because-vest = Salva a sua vida, embora todos vejam que você é Agente.
because-accept = Não há nada que ajude, ou valerá mais depois.
because-rest = Não se ganha nada continuando.
because-return-fire = Agora todos já sabem quem você é mesmo.
because-take = Uma carta a mais não faz mal.
because-leave = Você não quer o que pode haver ali.
because-look = É de { $who } que você menos sabe, então é com quem mais aprende.
because-show = { $who } pode estar do seu lado, e vai se lembrar disso.
because-search = { $who } tem cartas e pode esconder malotes.
because-bag-loads =
    { $n ->
        [1] { $who } já carregou um malote, e o Bando carrega todo malote.
       *[other] { $who } já carregou { $n } malotes, e o Bando carrega todo malote.
    }
because-bag = { $who } pode ser do Bando. Se o malote cair no furgão, conta; se não, você aprendeu algo.
because-bag-agent = { $who } pode guardá-lo, e todo malote guardado ajuda a polícia.
because-bag-partner = { $who } é do seu lado e o mantém fora do furgão, se for preciso.
because-dye =
    { $n ->
        [1] Estraga uma carta de quem a recebe: { $who } tem 1, e não parece ser da sua turma.
       *[other] Estraga uma carta de quem a recebe: { $who } tem { $n }, e não parece ser da sua turma.
    }
because-partner = { $who } está do seu lado e pode usá-la na Fuga.
because-item = Ajuda na Fuga, e { $who } deve estar mais com você do que contra você.
because-lock-pick = Só ajuda quem está em apuros, então até um inimigo pode tê-la.
because-place-good =
    { $me ->
        [who] Você fica melhor com isso.
       *[none] { $who } fica melhor com isso, e a você convém.
    }
because-place-bad = { $who } deve estar contra você, e fica pior com isso.
because-pick-bag = Mais um malote que pode ser carregado, se for para a pessoa certa.
because-pick = Você não precisa de malote no furgão, mas isto pode ser útil.
because-shoot-known = Já se sabe quem é { $who }: { $identity }.
because-shoot-rival = Você tem de atirar, e { $who } não é do seu lado.
because-shoot = De todos no furgão, { $who } é quem mais parece inimigo.
because-bind = { $who } não pode fazer nada por um tempo, e ninguém precisou morrer.
because-say = O que você diz pode trazer os outros para o seu lado.
because-wait = Esperar não custa nada.
because-usual = É o que se faz aqui.
