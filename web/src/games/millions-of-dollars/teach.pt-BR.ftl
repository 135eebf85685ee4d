# O que se conta a quem chega ao Millions of Dollars: antes das primeiras cartas, em “Como jogar” e a um toque.

win = Vence quem primeiro tiver $20M depois de uma partilha; se ninguém chegar lá, quem for mais rico depois de oito rodadas.
picture-driver = Piloto
picture-crook = Viga{"\u00AD"}rista
picture-gain = +$10M
picture-out = FORA
picture-twins = Mesmo Papel, os dois ficaram: os dois fora
picture-share = Único: divide a bolada
trick = Gêmeos não dividem nada. Se dois que ficam têm o mesmo Papel, os dois estão fora. Então ache seu gêmeo e pague para ele ir para casa, ou deixe que ele pague você.

step-1 = Surge um alvo
step-1-text = A carta de Bolada diz quanto há para dividir e quanto custa participar: a entrada.
step-2 = Mande alguém
step-2-text = Cada um manda em segredo alguém da sua gangue, isto é, escolhe um Papel, e põe a entrada sobre ele. Com três jogadores, cada um manda dois.
step-3 = O que foi mandado, não por quem
step-3-text = Os Papéis são embaralhados e mostrados, todos menos um. Procure outro igual ao seu.
step-4 = Converse, e pague
step-4-text = Diga o que quiser, verdade ou não. Ofereça dinheiro para alguém ir para casa. Quem vai recupera a entrada, cala-se até o fim da rodada e não pode voltar.
step-5 = Dividir
step-5-text = Quem ficou se revela, Papel por Papel. Papéis iguais estão fora. Os que sobram recuperam as entradas e dividem a bolada por igual; depois são pagos o Piloto, o Vigarista e o símbolo da bolada.

deck-roles = Papéis
deck-roles-lead = Com quatro jogadores: Capanga, Piloto e Vigarista; com cinco e seis, também o Dedo-duro; com três, sete e oito, todos.
deck-others = Outras
deck-others-lead = Ganhas ou passadas adiante durante o jogo.
deck-loot = Boladas
deck-loot-lead = Jogam-se oito destas dez.

about-snitch = Revela-se primeiro. Único: diz um Papel que está aberto, e quem o tiver está fora. Mas se o Dedo-duro ficar só, não há partilha e isso custa $3M. Dois ou mais: todos fora, e as entradas se perdem.
about-brute = Único: ganha uma Intimidação para uma rodada futura, mas um Vigarista tira dele $2M. Dois ou mais: fora, mas recuperam as entradas.
about-driver = Único: recebe $1M de cada outro que divide. Dois ou mais: todos fora, e as entradas se perdem.
about-crook = Único: tira $2M de um Capanga que divide. Dois ou mais: todos fora, e as entradas se perdem.
about-mastermind = Único: a bolada cresce $2M. Dois ou mais: todos fora, e as entradas se perdem.
about-intimidation = Gaste numa rodada futura para olhar um Personagem fechado de outra pessoa. Todos veem quem você olhou, só você vê o que é.
about-leader = Pode pedir uma declaração a cada um e pode apressar a mesa. Muda de mãos a cada rodada.
about-of-loot =
    { $symbol ->
        [none] ${ $loot }M para dividir; a entrada é ${ $ante }M.
       *[other] ${ $loot }M para dividir; a entrada é ${ $ante }M. Um { $symbol-title } que divide recebe mais $1M.
    }
about-loot = O que se divide entre quem fica e não está fora, arredondado para baixo. A tabelinha diz quanto cada um levaria.
about-ante = O que custa participar. Você a recupera se for para casa ou se safar; se estiver fora, ela se perde (um Capanga fica com a sua).
about-sent = Todos os Papéis mandados, embaralhados: ninguém vê quem mandou qual. Mais um foi posto de lado, e ninguém jamais o vê.
about-home = Foi para casa nesta rodada: a entrada está salva, mas não pode falar até o fim dela.
about-stays = Já disse o que tinha a dizer e fica. Quando todos os que estão dentro disserem isso, os Papéis são revelados.
about-claim = É o que a pessoa diz. Ninguém precisa dizer a verdade.

# What a tap names that is no card.
title-intimidation = Intimidação
title-leader = Líder
title-loot = Bolada
title-ante = Entrada
title-sent = Mandados
title-home = Foi para casa
title-stays = Fica
title-claim = Declaração

# The coach: what to look at when a kind of decision comes for the first time.
look-choose = Isto é o que se pode ganhar, e o que custa participar.
look-negotiate = Procure o seu Papel entre estes. Há outro igual? Então um de vocês devia ir para casa.
look-name = Diga o Papel que mais gente ainda dentro tem: estão todos fora.

# Why: what a sensible player has in mind. Money is in millions.
because-choose = Ninguém prevê o que os outros mandam, então o melhor é não ser previsível.
because-choose-two = Dois Papéis diferentes, para um gêmeo não lhe custar os dois.
because-mark = A bolada paga mais $1M a um { $role } que divide.
because-brute = Dois Capangas estão fora como todos os gêmeos, mas ficam com as entradas.
because-claim = Diga o que faça seu gêmeo ir para casa.
because-ask = Um preço na mesa pode fazer alguém pagar você.
because-withdraw-offer = Já não vale o dinheiro.
because-hold = Duas ofertas juntas podem valer a pena.
because-drop = É melhor deixá-las separadas.
because-decline = É pouco perto do que você poderia ganhar ficando.
because-unready = Algo mudou desde que você disse que fica.
because-roll-call = Todos precisam mostrar um pouco de jogo.
because-no-comment = O que você não diz não pode ser usado contra você.
because-hurry = Quem ainda está aqui já falou o bastante.
because-intimidate = Uma olhada diz se há um gêmeo.
because-stay-alone = O seu Papel não está ali, então é a carta oculta: você não tem gêmeo e divide com certeza, pelo menos ${ $each }M.
because-stay-perhaps = Só há um { $role } ali, provavelmente o seu: se todos ficarem, cada um leva ${ $each }M.
because-stay-twins = Há { $n } do Papel { $role }, mas os outros ainda podem sair.
because-leave-twins = Há { $n } do Papel { $role }: gêmeos estão fora e perdem a entrada de ${ $ante }M; você leva a sua para casa.
because-leave = A entrada de ${ $ante }M está salva em casa, e ficar parece pior.
because-offer = Se { $who } sair, sobra mais para você. ${ $amount }M é menos do que você ganha.
because-accept = ${ $amount }M garantidos, e sua entrada de ${ $ante }M de volta, são melhores que uma parte que um gêmeo pode estragar.
because-name =
    { $n ->
        [1] Há um { $role } ali; quem o tem está fora.
       *[other] Há { $n } do Papel { $role } ali: é o que mais gente tira.
    }
because-wait = Não se ganha nada agindo primeiro: veja o que os outros dizem.
because-usual = É o que se faz aqui.
