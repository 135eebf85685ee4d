# O que este tabuleiro diz.

offers = Ofertas
stage-choose = Planejamento
stage-negotiate = Negociação
stage-name = O Golpe
stage-over = A partilha
stage- = Millions of Dollars

late-choose = Em 0:00 um Papel é sorteado para você, e ninguém mais fica sabendo.
late-negotiate = Em 0:00 todos os que estão dentro ficam, e os Papéis são revelados.
late-name = Em 0:00 você dedura o Papel que mais aparece aberto.
hint-choose = Você só divide se ninguém mais que ficar tiver o seu Papel.
hint-chosen = Você ainda pode trocar até o último escolher.
hint-negotiate = Quanto menos dividem, mais para cada um: pague os outros para saírem.
hint-ready = Quando todos os que estão dentro disserem que ficam, os Papéis são revelados e a bolada é dividida.
hint-left = Sua entrada está salva. Você não pode falar até a rodada acabar.
hint-name = Quem tiver o Papel que você disser está fora e não divide nada.
hint-wait-name = O único Dedo-duro diz um Papel. Quem o tiver não leva nada.
script-choose = Olhem seus celulares e mandem alguém em segredo. Alvo: { $loot }.
script-negotiate = Os Papéis estão na mesa. Conversem, ameacem, paguem uns aos outros para irem para casa.
script-name = Há um Dedo-duro entre vocês, e ele diz um Papel.

does-snitch = dedura um papel, que cai
does-brute = salva a entrada e espia
does-driver = +$1M de cada um que divide
does-crook = $2M de um Capanga
does-mastermind = a bolada cresce $2M
gang = Sua gangue
second = Primeiro, { $role }. Agora o segundo.
ante = entrada ${ $n }M
tells-alone = A carta oculta é a sua: ninguém mais é o { $role }.
tells-perhaps = Só a carta oculta poderia ser um segundo { $role }.
tells-others =
    { $n ->
        [1] Alguém mais mandou o { $role }.
       *[other] Pelo menos mais { $n } mandaram o { $role }.
    }
state-hand = na mão
state-withdrawn = foi para casa
state-eliminated = eliminado
money = ${ $n }M
promised = ${ $n }M deles prometidos
money-label = Você tem ${ $n }M
role = { $name } (Personagem { $slot })

leader = Líder
seat-home = foi para casa
seat-stays = Fica
seat-chosen = Já escolheu
seat-choosing = Escolhendo
seat-mute = Não pode falar
seat-says = diz: { $what }
seat-ante = ${ $n }M
seat-bid = ${ $n }M de { $name }
stamp-home = CASA
claim-role = Eu sou o { $role }
claim-ask = Saio por ${ $n }M
ask-call = Chamada: e você?
loot-terms = Entrada ${ $n }M
loot-symbol = { $role } +$1M
loot-each = Quanto cada um leva, conforme quantos dividem
loot-in = com { $n }
loot-round = Rodada { $n } de { $all }. Vence quem primeiro tiver ${ $target }M depois de uma partilha.
roles-label = Papéis mandados, embaralhados. Um fica de lado, oculto.
roles-unknown = Mais um, oculto

deal-to-me = { $name } paga ${ $n }M para você sair
deal-to-mine = { $name } paga ${ $n }M para você sair com { $slot }
deal-binds = Sua entrada de ${ $n }M também volta. Decisão sem volta.
deal-decline = Recusar
deal-hold = Juntar com outra oferta
deal-take = Aceitar e sair
build-open = Pagar para alguém sair
build-free = ${ $n }M livres
build-who = A quem pagar
build-pick = Escolha a quem pagar
build-less = Menos
build-more = Mais
build-offer = Oferecer ${ $n }M a { $name }
build-stands = Oferecido
build-whisper = Em particular

table-title = Na mesa
table-none = Nenhuma oferta.
table-slip = { $payer } a { $name }
table-if = se sair
table-private = se sair, em particular
table-back = Retirar
table-final = { $what } Definitivo.
table-rest = Reserva ${ $n }M. Feitos: { $what }.
table-nothing = nenhum
you = você
you-first = Você
said-nothing = nada ainda

face-ready = Eu fico
face-ready-note = Ficam: { $n } de { $all }.
face-name =
    { $n ->
        [1] { $role } (1{"\u00A0"}aberto)
       *[other] { $role } ({ $n }{"\u00A0"}abertos)
    }
where-choose = Toque num Papel da sua gangue.
where-look = Para olhar uma carta em segredo, toque em quem a mandou.
face-unready = Pensar de novo
face-leave = Ir para casa
face-leave-as = Ir para casa: { $role }

split-named = Dedurado: fora.
split-named-none = Dedurado, mas ninguém ficou.
split-same = São { $n }: nenhum divide.
split-alone = O único: divide.
split-out-one = Fora.
split-nobody = Ninguém ficou.
split-due = ainda fechado
split-now-calling = Quem ficou se revela
split-share-none = Não sobrou ninguém para dividir a bolada.
split-out = FORA
split-title = Quem leva o quê
split-now = Em mãos agora
split-antes = Entradas
split-share = Parte
split-driver = Piloto
split-crook = Vigarista
split-mark = Símbolo
split-alone-snitch = Ficou só

end-one = { $who } sai com milhões
end-many = { $who } dividem a cidade
end-lead =
    { $n ->
        [1] ${ $cash }M em mãos depois de 1 rodada.
       *[other] ${ $cash }M em mãos depois de { $n } rodadas.
    }
and = {" "}e{" "}

# A Heist told as a scene.

story-first = Rodada 1
story-round = Rodada { $n }: { $loot }
# The loot is split: $n share, $each is in millions.
story-share =
    { $n ->
        [1] Uma parte de ${ $each }M.
       *[other] { $n } partes de ${ $each }M cada.
    }
story-goal = A meta: ${ $n }M.
story-home = Foi para casa antes.
story-antelost = Entrada perdida
story-stamp-wins = VENCE
split-leftalone = Ficou só: paga, e ninguém divide.
story-money = Dinheiro

# What somebody said, as they said it: $name is who is to leave.
said-offer = { $name }, ${ $n }M se você sair.
said-whisper = { $name }, só entre nós: ${ $n }M se você sair.
said-nothing-more = Sem comentários.

# Why something happened: $n who stayed had this Role.
because-role =
    { $n ->
        [1] { $name } era o único { $role } que ficou.
       *[other] Ficaram { $n } com o Papel { $role }, { $name } entre eles.
    }
because-does = { $role }: { $does }.

wish-role = Eu sou o…
wish-leave = Saio por…
# $name claimed to be somebody else.
story-lied = { $name } tinha dito outra coisa.
