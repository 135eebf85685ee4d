# O que este tabuleiro diz.

notes = Notas
swap-nothing = nada
stage-partners = Quem é quem
stage-crack = Abrir o cofre
stage-robbery-silent = Assalto em silêncio
stage-silent = Assalto em silêncio
stage-robbery-alarm = Alarme
stage-alarm = Alarme
stage-getaway = Fuga
stage-hideout = O Esconderijo
stage-showdown = Duelo final
stage-over = Acabou
stage- = Bank Heist

# What a moment is about, the same for every side: the sheet may be seen over a shoulder.
ask-partners = Segure sua carta: quem é você?
late-partners = Em 0:00 você conta como a postos.
late-crack = Em 0:00 sai um novo código; depois de três sem solução, decide o sorteio.
late-pass-card = Em 0:00 a carta vai para quem vem à sua esquerda.
late-receive = Em 0:00 a carta segue o que o seu lado tem de fazer; quem pode escolher carrega o malote.
late-dye = Em 0:00 vai uma carta sua ao acaso.
late-alarm-target = Em 0:00 é o próximo à sua esquerda que possa ser escolhido.
late-attribute = Em 0:00 vai para o próximo à sua esquerda que possa ter.
late-swap = Em 0:00 as regras trocam por você.
late-search = Em 0:00 um malote é carregado, se houver; para um Agente não há nenhum.
late-give = Em 0:00 passa uma carta sua ao acaso.
late-vault = Em 0:00 você escolhe um malote, se restar, senão qualquer carta.
late-action = Em 0:00 você passa a vez; se não puder, atira no próximo que não seja seu parceiro.
late-answer = Em 0:00 você usa a primeira saída que tiver, ou leva o golpe.
late-follow-up = Em 0:00 você deixa por isso.
late-shotgun-side = Em 0:00 o primeiro dos dois ao lado do alvo também é atingido.
late-shotgun-cost = Em 0:00 vai uma carta sua ao acaso.
late-loot = Em 0:00 você pega uma.
late-extra-shot = Em 0:00 você para de atirar.
late-poison = Em 0:00 você usa Adrenalina, se tiver.
hint-partners = Lembre-se de quem você é; a carta fica ao lado da sua mão. Agentes e Rivais agora conhecem o parceiro; o Bando não conhece ninguém.
hint-crack = A resposta certa mais rápida comanda o assalto. Uma errada tira você da disputa e custa tempo à mesa.
hint-pass-card = Você comprou isto do cofre. Quem receber guarda, ou carrega, se for um malote. Cinco malotes no furgão começam a Fuga.
hint-receive = Só você vê esta carta. Os outros só veem você olhando, seja o que for.
hint-dye = Uma Bomba de Tinta estoura: ela vai embora, e a carta da sua mão que você tocar também.
hint-attribute = Fica com esse jogador até o fim da partida.
hint-search = Quem não carrega nada entrega uma carta.
hint-give = Toque numa carta da sua mão: vai para quem você revistou, e ninguém mais vê qual.
hint-vault = Ninguém mais vê a escolha.
hint-action = Uma ação: atirar, usar uma carta ou passar a vez. Os Agentes vencem se um chegar vivo ao Esconderijo.
hint-answer = Nada aconteceu com você ainda. Desvie, ou leve.
hint-follow-up = O ataque acabou. Você pode responder, ou deixar por isso.
hint-shotgun-side = A Escopeta acerta dois: o alvo e alguém ao lado.
hint-shotgun-cost = Cada tiro de Escopeta custa uma carta: toque numa da sua mão.
hint-loot = Você pega ao acaso uma carta da mão de quem morreu.
hint-extra-shot = Uma Recarga Rápida ou a segunda arma dá mais um tiro. A segunda arma mostra que você é Rival.
hint-poison = A Adrenalina segura o veneno por uma rodada.
# What an alarm card does, the same words for its drawer and for all who watch.
alarm-attribute = { $card }: { $effect }.
alarm-are-you-loyal = Só quem comprou vê se a pessoa escolhida tem a tatuagem do Bando, e pode mentir sobre isso.
alarm-check-these-out = Quem comprou mostra a mão inteira, em segredo, à pessoa escolhida.
alarm-you-can-trust-me = Quem comprou mostra em segredo à pessoa escolhida se tem a tatuagem do Bando.
alarm-ill-take-that = Quem comprou pega uma carta do cofre como se a tivesse recebido.
alarm-hold-it-right-there = Quem comprou vê a mão inteira da pessoa escolhida e pode carregar os malotes dela ou dizer que não há nenhum.
alarm-lets-get-moving = Quem comprou escolhe qualquer carta do cofre para passar.
alarm-i-dont-like-this = Dois traços na mesa trocam de dono; se só houver um, ele muda de mãos.
wait-crack = O código está na mesa. A resposta certa mais rápida comanda.
wait-robbery = As cartas correm em silêncio. Veja quem recebe cartas e quando um malote cai no furgão.
wait-alarm = O papo está aberto. Veja quem carrega, quem revista e quem mente.
wait-getaway =
    { $spaces ->
        [0] Cada um no furgão tem uma ação por vez. E aqui está o Esconderijo.
        [1] Cada um no furgão tem uma ação por vez. Só 1 casa até o Esconderijo.
       *[other] Cada um no furgão tem uma ação por vez. Só { $spaces } casas até o Esconderijo.
    }

script-partners = Olhem todos seus celulares. Segurem a carta e lembrem quem são. Agentes e Rivais veem o parceiro.
script-crack = O código está aberto. Multipliquem, e digitem a resposta primeiro.
script-robbery-silent = Silêncio, por favor. { $name } compra do cofre e passa uma carta. Olhos nos celulares.
script-robbery-alarm = O alarme toca. Vocês podem falar. É a vez de { $name }.
script-getaway = Acelera! { $name } tem uma ação.
script-answer = { $name }, olhe seu celular: tem gente atrás de você.
script-hideout = O furgão para no Esconderijo. O Motorista encara cada rosto.
script-showdown = Duelo final. { $name } tem uma ação.

goal-crew = Ponha cinco malotes no furgão (os seus carregam sozinhos) e não deixe nenhum Agente chegar ao Esconderijo. Os Rivais querem a sua morte.
goal-sticky-fingers = Você vence com o Bando, mas todo malote que lhe passam gruda na sua mão. Ache um jeito de contar isso a eles.
goal-agent = Os malotes que lhe passam ficam com você: que a polícia chegue antes do quinto, ou chegue com vida ao Esconderijo.
goal-rival = Chegue ao Esconderijo com um Malote para o Motorista, ou que o seu lado seja o último vivo no furgão.
you = Identidade: { $who }.
you-are = Você é
you-peek = Segure para ver
you-with = com { $name }
vest-used = colete usado
vest-ready = colete pronto
hand = Sua mão
hand-empty = Ainda sem cartas. As cartas vêm dos outros jogadores.
hand-none = Sua mão está vazia.
hand-out = Você está fora. Vence ou perde com o seu lado: veja como acaba.
hand-copies = ×{ $n }
hand-passing = { $card }, para passar

does-adrenaline = evita um ataque
does-cash-bag = compra o Motorista
does-chloroform = vizinho perde a vez
does-dye-pack = estraga uma carta
does-knife = esfaqueia ou corta
does-lock-pick = abre algema ou trava
does-speedloader = mais um tiro
does-zip-tie = amarra alguém
card-adrenaline = Evita um ataque contra você, ou segura o veneno por uma rodada. Fica guardada até a pergunta vir.
card-cash-bag = Carregado no furgão ao ser passado, ou guardado. No Esconderijo é o suborno de um Rival para o Motorista.
card-chloroform = Um vizinho perde uma vez e fica indefeso até lá. Para a Fuga.
card-dye-pack = Ao ser passada estoura, e quem recebe perde uma carta.
card-knife = Esfaqueie um vizinho, que morre depois da próxima vez, ou corte as amarras de alguém. Para a Fuga.
card-lock-pick = Abre algemas ou destrava uma arma. Para a Fuga.
card-speedloader = Mais um tiro. Para a Fuga.
card-zip-tie = Prende qualquer jogador, que então só pode se soltar. Para a Fuga.
attr-guilty-conscience = passa para os Agentes quando um se revela na Fuga
attr-gun-jammed = não pode atirar
attr-hostage = leva um tiro por qualquer um, menos por um Agente
attr-hush-money = não pode falar
attr-loose-tongue = joga de mão aberta na Fuga
attr-martial-skills = evita um ataque por rodada
attr-masked = não se apaga nem se saqueia
attr-poisoned = morre depois da segunda vez na Fuga, a não ser que a Adrenalina segure
attr-shotgun = cada tiro acerta dois e custa uma carta
attr-trigger-happy = tem de atirar em cada vez

seat-cards =
    { $n ->
        [1] 1 carta
       *[other] { $n } cartas
    }
seat-out = fora
seat-tied = Amarras
seat-cuffed = Algemas
seat-cold = Apagou
seat-bleeding = Próxima vez: fora
seat-vest = colete usado
seat-facedown = Fechada
seat-empty = mão vazia
seat-start = Começa
seat-partner = Parceria sua. Só você vê isto.
seat-attacks = ataca { $name }
seat-you = você
seat-hit = Sob ataque
seat-tap = Toque
seat-used = { $what } (usado)
seat-turns = { $what } { $n }/2
stamp-out = FORA
shot-you = Você → { $name }
shot = { $name } → { $other }

van = O furgão
vault = O cofre
road-bank = Casa { $n } de { $all }, onde os Agentes vencem
road-van = Casa { $n } de { $all }, o Esconderijo
road-bank-note =
    { $n ->
        [0] A polícia chegou
        [1] Polícia a 1 casa
       *[other] Polícia a { $n } casas
    }
road-van-note =
    { $n ->
        [0] No Esconderijo
        [1] Esconderijo a 1 casa
       *[other] Esconderijo a { $n } casas
    }
bags = { $n } de 5 malotes a bordo
bags-note = { $n } de 5 malotes
code = As cartas do código
vault-left = { $n } no cofre

do-pass-to = Passar para
do-choose = Escolher
do-place = Pôr ao lado de
do-shoot = Atirar em
do-stab = Esfaquear
do-cut = Cortar amarras de
do-unlock = Abrir algemas de
do-unjam = Destravar a arma de
do-chloroform = Apagar
do-zip-tie = Amarrar
do-handcuff = Algemar
do-beside = Atingir também
do-speedloader = Recarga: atirar em
do-second-gun = Segunda arma em
aim-what = O que fazer
aim-tap = { $what }: toque num jogador na mesa.
aim-myself = Em mim
answer-label = Sua resposta
answer-go = Responder
denied-adrenaline = Adrenalina
denied-shoot = Atirar
denied-pass = Passar a vez
face-accept = Levar

claim-passed-bag = Passei um malote para { $x }
claim-kept = { $x } guardou um malote
claim-trust = Confio em { $x }
claim-suspect = Desconfio de { $x }
claim-tattoo = { $x } tem tatuagem
claim-no-tattoo = { $x } não tem tatuagem
notes-could = pode ser { $what }
notes-holds = tem { $what }
notes-aside = Nunca distribuídas: { $what }
notes-none = nenhuma
mark-crew = Bando
mark-agent = Agente
mark-rival = Rival

end-agents-in-the-bank = A polícia estava à espera
end-agents-in-the-bank-lead = O assalto demorou demais. Os Agentes vencem.
end-rivals-on-the-road = Furgão cheio de mortos
end-rivals-on-the-road-lead = Só restaram Rivais no furgão.
end-agents-at-the-hideout = Polícia desce do furgão da fuga
end-agents-at-the-hideout-lead = Um Agente chegou vivo ao Esconderijo. Os Agentes vencem.
end-crew-at-the-hideout = O golpe perfeito
end-crew-at-the-hideout-lead = Ninguém além do Bando chegou ao Esconderijo.
end-crew-in-the-showdown = Traição fracassa
end-crew-in-the-showdown-lead = O último Rival caiu no duelo final. O Bando vence.
end-rivals-in-the-showdown = Motorista pago, Bando morto
end-rivals-in-the-showdown-lead = Os Rivais venceram o duelo final.
end-stalemate = De mãos atadas
end-stalemate-lead = Nada mais se mexia. O Bando vence.
end-nobody-left = Ninguém sai andando
end-nobody-left-lead = Não sobrou ninguém, então ninguém vence.
end- = O golpe acabou
end-winners = { $lead } Venceram: { $who }.
end-conscience = { $name } venceu com os Agentes: Consciência Pesada.
answer-changed = O código mudou. Nada foi enviado: eis o novo.
where-card = Toque numa carta da sua mão.

# What is told as a scene, and headings of the log.

story-you = Você
story-turn = A vez de { $name }
story-turn-you = Sua vez
story-alarm = O alarme toca
story-bags = Malotes no furgão
story-loaded =
    { $n ->
        [0] Não carregou nada.
        [1] Carregou 1 malote.
       *[other] Carregou { $n } malotes.
    }
story-took =
    { $n ->
        [0] Não guardou carta.
        [1] Guardou 1 carta.
       *[other] Guardou { $n } cartas.
    }
story-dyed =
    { $n ->
        [1] Uma Bomba de Tinta estourou.
       *[other] { $n } Bombas de Tinta estouraram.
    }
story-way = Uma rodada da Fuga
story-quiet = Ninguém sofreu ataque.
story-end = Acabou
story-stamp-wins = VENCE
story-shots = Tiros
story-cards = Cartas

# What somebody said, as they said it: $name is whom it is about.
said-claim-passed-bag = Passei um malote para { $name }.
said-claim-kept = { $name } guardou um malote.
said-claim-trust = Confio em { $name }.
said-claim-suspect = Desconfio de { $name }.
said-claim-tattoo = { $name } tem tatuagem.
said-claim-no-tattoo = { $name } não tem tatuagem.
said-claims-none = Nenhum malote com { $name }.
