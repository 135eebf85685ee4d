# O que este tabuleiro diz.

notes = Notas
stage-over = Acerto final
stage-draft = Plano do Golpe { $n }
stage = Golpe { $n }, Etapa { $stage }
late-draft = Em 0:00 vai a última carta que você comprou.
late-choose = Em 0:00 é jogada a primeira carta da sua mão.
late-a-phase = Em 0:00 as regras pegam o mais próximo: quem vem à sua esquerda, sua carta mais nova ou a última comprada.
hint-draft = O resto fica com você. Só quem está ao lado saberá o que passou.
hint-choose = Todas abrem juntas; A vale antes de B, e B antes de C. Cada Calor custa ${ $n } agora.
hint-a-phase = As cartas A valem primeiro, antes de dinheiro e Calor.
hint-wait = Você ainda pode trocar sua escolha até a última chegar.
script-draft = Olhem seus celulares. Passem uma carta para a { $side }.
script-choose = Golpe { $n }, Etapa { $stage }. Escolham uma carta; todas abrem juntas.
script-a-phase = As cartas A valem primeiro.
side-left = esquerda
side-right = direita

steps = Os passos de uma Etapa
step-pick = Escolha
step-picked = Escolha: { $n } de { $all }
step-flip = Revelar
step-a = Mãos
step-check = Calor?
step-b = Grana, Calor
step-c = Ganhos
step-flip-what = Todas as cartas abrem juntas.
step-a-what = A: cartas mexem em mãos e Fichas.
step-a-none = A: nenhuma carta mexeu em mãos ou Fichas.
step-check-what = Checagem do Calor.
step-check-none = Checagem do Calor: há o bastante no tabuleiro.
step-b-what = B: dinheiro em troca de Calor.
step-b-none = B: ninguém pegou dinheiro em troca de Calor.
step-c-what = C: ganhos.
step-c-none = C: nada foi pago.
face-copy = { $name }: { $card }
face-aside = { $effect } Fora do jogo até este Golpe acabar.
face-hand =
    { $n ->
        [1] { $heat } de Calor, 1 carta na mão
       *[other] { $heat } de Calor, { $n } cartas na mão
    }
face-pass = Passar { $card } para { $name }
ask-pass = Passe uma para { $name }.
where = Toque numa carta da sua mão.
passes = As cartas passam para a { $side }
passes-one = de { $from } para { $to }

affairs = Situação
affairs-label = Situação: ${ $n } por Calor, { $tokens } marcadores no tabuleiro
affairs-per = por Calor
affairs-was = era ${ $n }
affairs-board = { $n } no tabuleiro.
affairs-next = Mais { $n } e o preço sobe.
affairs-short = Se for tomado mais: cada um devolve 1 de Calor, e quem devolveu perde $3.
affairs-short-apb = Se for tomado mais: sai uma carta de Alerta.
money = ${ $n }
seat-label = { $name }: ${ $money }, { $heat } de Calor
seat-record = Ficha { $what }
seat-picked = já escolheu
seat-thinks = está pensando
picked = Pronto
thinking = Pensando
you = Você
jailed = na cadeia
jailed-lost = na cadeia, perdeu ${ $n }
owes = deve ${ $n }
owes-keeps = deve ${ $n }, fica com ${ $left }
owes-jail = deve ${ $n }: cadeia
claim-quiet = Não pego Calor
claim-plays = Jogo { $card }
plays = Joga { $card }
hand = Sua mão
hand-empty = Nenhuma carta na mão.
hand-to = para { $name }
hand-drawn = comprada
hand-from = de { $name }
hand-pile = { $n } na sua pilha

notes-kept = Guardado para você, neste Golpe.
notes-passed = Você passou para { $name }
notes-received = { $name } passou para você
notes-pass = passe { $n }
notes-nothing = nada ainda
notes-saw = Você viu a mão de { $name }
notes-empty = vazia
notes-aside = Você pôs de lado
notes-unseen = Fora de vista
notes-deck =
    { $n ->
        [1] 1 carta no baralho.
       *[other] { $n } cartas no baralho.
    }
notes-apb =
    { $n ->
        [1] Resta 1 carta de Alerta. Saíram: { $what }.
       *[other] Restam { $n } cartas de Alerta. Saíram: { $what }.
    }
notes-none = nenhuma
mark-trust = cumpre o que diz
mark-doubt = blefa
mark-hot = perto da cadeia

gain-money = +${ $n }
loss-money = −${ $n }
gain-heat = +{ $n } de Calor
loss-heat = −{ $n } de Calor

end-none = Todo mundo na cadeia
end-one = { $who } não se queima
end-many = { $who } não se queimam
end-lead = Sobraram ${ $n } depois de pagar o Calor.
end-lead-none = Ninguém conseguiu pagar o Calor.
end-jailed = { $lead } Na cadeia: { $who }.
and = {" "}e{" "}

# A Stage told as a scene.

story-sum = No fim das contas
story-money = Dinheiro
story-heat = Calor
story-price = Um marcador custa
story-left = No tabuleiro
story-copy = uma cópia
story-stamp-jail = CADEIA
story-stamp-wins = VENCE

# Why something happened: the card in use, and the Record it counted.
because-card = { $card }: { $effect }
because-record = A Ficha: { $what }.
because-heat = Calor naquele momento: { $what }.
because-takers = Pegaram Calor nesta Etapa: { $what }.
because-uses = Em uso: { $what }.
because-nobody = ninguém
because-one = { $name }{"\u00A0"}{ $what }
wish-play = Eu jogo…
# $what is what somebody said about the card.
story-said = Disse: “{ $what }.”
story-lied = Disse: “{ $what }.” Era mentira.
story-unpaid = { $card } não rendeu nada.
