# O que este tabuleiro diz.

notes = Notas
stage-target = Escolher o Alvo
stage-situation = Escolher a Situação
stage-prepare = Preparação
ask-prepare-crew = Encha a bolsa.
stage-over = A manhã seguinte
stage- = Ocean’s Heist
scene-entry = Entrada { $n }
scene-vault = Invasão do Cofre
scene-vault-breach = Invasão do Cofre
scene-breach = Invasão do Cofre
scene-escape = Fuga

late-target = Em 0:00 vale seu rascunho; sem ele, um Alvo é sorteado.
late-situation = Em 0:00 vale seu rascunho; sem ele, não há Situação.
late-prepare-crew = Em 0:00 vale o que vocês compraram; sem nada, a bolsa se enche sozinha.
late-prepare-staff = Em 0:00 vale seu rascunho, e o que falta é sorteado.
late-reveal = Em 0:00 a rodada segue.
late-prep = Em 0:00 vale o que está na mesa.
late-crunch = Em 0:00 vale o que está na mesa.
late-assign = Em 0:00 vale o último plano que fechava; sem ele, as regras fazem um.
late-wing = Em 0:00 vocês não tentam mais.
hint-target = O Cassino guarda um Alvo. Ele decide o que o cofre exige na rodada 4.
hint-situation = Uma Situação melhora um tipo de Equipamento hoje. Também dá para não pegar nenhuma.
hint-prepare-crew = Compre um pouco dos sete tipos; tem de durar cinco rodadas.
hint-prepare-staff = Elas dificultam a noite inteira. O Bando só as vê depois.
hint-reveal = Veja o que elas exigem: algumas logo estarão viradas para baixo.
hint-prep-crew = Toque em cartas da mão: só paga o que está preparado. Um visto: basta para aquela, sozinha.
hint-prep-staff = Toque no que vocês põem. O Bando viu o que saiu, não a escolha.
hint-crunch = Última chance de pôr cartas, depois tudo se abre.
hint-assign = Toque num preço para pagá-lo. O que fica de pé pode disparar um alarme.
hint-assign-escape = Toque num preço para pagá-lo. Na Fuga nada pode ficar de pé.
hint-wing = Tire um número que você disse, e a Defesa cai.
hint-help = O rascunho também é seu: toque no que mudaria. { $name } confirma.
hint-captain = { $name } confirma pelo seu time.
hint-wait-crew = O Cassino decide. Alarmes demais acabam com o golpe.
hint-wait-staff = O Bando decide. Com alarmes demais, vocês vencem.
hint-wait-crew-escape = O Cassino decide. Na Fuga nada pode ficar de pé.
hint-wait-staff-escape = O Bando decide. Se uma Defesa ficar de pé, vocês vencem.
script-target = Cassino, escolham o Alvo que vocês guardam.
script-situation = Bando, escolham uma Situação.
script-prepare = Os dois times, olhem seus celulares. O Bando faz compras, o Cassino escolhe duas Defesas Globais.
script-reveal = Olhem as Defesas que saíram.
script-prep = Preparo. Cassino, ponha as Defesas. Bando, ponha o Equipamento.
script-crunch = Hora H. Bando, esta é a última chance de pôr cartas.
script-assign = Todas as cartas estão abertas. Bando, que ferramentas para que Defesa?
script-wing = Bando, vão de Improviso?

team-crew = Bando
team-staff = Cassino
team-crew-short = Bando
team-staff-short = Cassino
team-mine = seu time
captain = { $name } ★
done = pronto
alarms = { $n } de { $all } alarmes
alarms-note = { $n }/{ $all } alarmes
force = Em vigor a noite toda
ours = { $what }: carta nossa
stolen = { $what }: roubado
spent = { $what }: usado
by = { $name } fez isto

shop-left = Restam ${ $n }
shop-of =
    { $n ->
        [1] de ${ $all } · 1 carta
       *[other] de ${ $all } · { $n } cartas
    }
shop-stop = Parar
shop-was = em vez de ${ $n }
shop-opening = Cartas de abertura
shop-everything = Tudo
shop-only = Só { $kind }
shop-needs = { $target }, rodada 4:
shop-make = { $kind } { $n }
shop-cost = ${ $n }
shop-buy = Comprar { $what }
shop-return = Devolver { $what }
shop-early = { $trait }, mais forte se posta no Preparo
shop-stock =
    { $n ->
        [1] resta 1
       *[other] restam { $n }
    }
shop-fill = Encher a bolsa
shop-secret = Os dois times se preparam em segredo.
kind-hack = hack
kind-sneak = surdina
kind-con = lábia
kind-force = força
kind-lure = isca
kind-pick = gazua
kind-climb = subida
trait-tech = tecnologia
trait-gear = acessório
trait-costume = disfarce
trait-tool = ferramenta
trait-blast = explosivo
trait-crowd = gente
trait-opening = abertura
or = ou
and = e
uses =
    { $n ->
        [1] 1 uso
       *[other] { $n } usos
    }

field-choose = Toque em { $n } destas { $all } para pô-las
field-drawn = Saíram { $all }, { $n } viradas para baixo
field-some = { $n } destas { $all } ficarão viradas para baixo
field-placed =
    { $n ->
        [1] 1 posta
       *[other] { $n } postas
    }
field-laid = posta
field-seen = vista: está ali
field-vault = O cofre: uma para cima, uma para baixo, 2 alarmes cada
field-vault-short = O cofre: 2 alarmes cada
field-up = Para cima
field-down = Para baixo
field-back = Recolher
field-standing = Na mesa
field-table = A mesa do Bando
field-ours = Preparado
field-lay = Nada ainda. Toque numa carta da mão para pô-la aqui.
field-return = toque: recolher
field-stays = fica
field-off = desativada
field-left = Restou na mão do Bando: { $what }.
field-facedown =
    { $n ->
        [1] 1 carta virada
       *[other] { $n } cartas viradas
    }
field-nothing = Não há nada aqui.
field-hand-ours =
    { $n ->
        [1] Nossa mão, 1 carta
       *[other] Nossa mão, { $n } cartas
    }
field-more =
    { $n ->
        [1] O Bando tem mais 1 carta.
       *[other] O Bando tem mais { $n } cartas.
    }
guard-alarms = 2 alarmes
guard-nowing = sem Improviso
guard-draws = compra mais
guard-payable = nossa mesa poderia pagar esta, sozinha
# O que falta à nossa mesa para pagar uma Defesa: “−1 lábia”.
guard-lacks = −{ $n } { $kind }
pool-title = Nosso total
pool-note = o que está preparado poderia render; toque num tipo para achar as cartas dele na mão
pool-label = Nosso total por tipo
pool-plan = Total deste plano: usado / disponível
pool-made = { $kind } { $n }
pool-used = { $kind }: { $n } usados de { $all }
pool-of = { $n }/{ $all }
hand-keep = Guarde algo para a Fuga.
hand-only = Só o que rende { $kind }; toque de novo para ver tudo.
hand-none = Nenhuma carta da sua mão rende isso.
hand-copies = ×{ $n }

assign-title = { $n } a desativar
assign-paid = paga
assign-wanted = a pagar
assign-stands = de pé
assign-pay = Pagar { $what } com
assign-count = { $n } de { $all } pagas
assign-pool = Nosso total: usado / disponível
assign-spend = Usos que gastamos
assign-now-complete = Completo: em 0:00 vale este plano.
assign-now-short = Falta algo: em 0:00 o melhor plano é feito para vocês.
assign-now-short-kept = Falta algo: em 0:00 vale seu último plano completo.
assign-now-nothing = Não paga nada. Confirme para deixar tudo de pé; em 0:00 o melhor plano é feito para vocês.
assign-now-nothing-kept = Não paga nada. Confirme para deixar tudo de pé; em 0:00 vale seu último plano completo.
assign-free-complete = Completo: vale assim que for confirmado.
assign-free-short = Falta algo: retirem um preço ou gastem mais usos.
assign-free-nothing = Não paga nada. Confirme para deixar tudo de pé.
assign-none = Nenhum uso disto foi gasto, então não há o que tirar.
assign-less = { $card }: um uso a menos como { $what }
assign-more = { $card }: um uso a mais como { $what }
wing-title =
    { $n ->
        [1] 1 ainda de pé
       *[other] { $n } ainda de pé
    }
wing-aim = mirar
wing-step-aim = 1. Toque na que vocês querem derrubar.
wing-step-put = 2. Ponha cartas em números.
wing-step-roll = 3. Role o dado, ou diga mais números.
wing-odds = { $n } em { $all }
wing-cards = Cartas que podemos sacrificar
wing-gone = some, dê o que der no dado
wing-nocard = Não resta carta para pôr num número.
wing-put = pôr { $what }
wing-why = Cada carta diz um número. Se sair um deles no dado, a Defesa cai.
wing-hit = acertou
wing-miss = errou
wing-wait = O Bando pode rolar o dado pelo que ainda está de pé.
wing-rolled = O dado mostra { $n }

do-confirm = Confir{"\u00AD"}mar
do-confirm-chosen = Confirmar: { $what }
do-confirm-none = Confirmar: sem Situação
do-confirm-stands =
    { $stand ->
        [1] 1 de pé: { $n } de { $all } alarmes
       *[other] { $stand } de pé: { $n } de { $all } alarmes
    }
do-confirm-escape =
    { $stand ->
        [1] 1 de pé: o golpe está perdido
       *[other] { $stand } de pé: o golpe está perdido
    }
chosen = escolha
do-withdraw = Mudar de novo
do-skip = Seguir
do-wait = Olhar mais
do-auto = Auto
do-auto-note = melhor plano
do-clear = Limpar
do-attempt = Rolar
do-stop = Parar aqui
do-stop-note = o que fica dispara
do-coin = Pôr a moeda
do-no-coin = Guardar a moeda
do-no-situation = Sem Situação

about-price = exige { $price }
about-amount = { $kind } { $n }
does-boost = { $trait }: +{ $n } { $kind }, { $cap } por rodada
does-discount = { $trait }: ${ $n } a menos
does-target = a rodada 4 exige { $price }
does-harder = { $kind } custa mais { $n }
does-mixed = preços mistos custam mais { $n }
does-vault = o cofre custa mais { $n }
does-wing = no máximo { $n } números no Improviso
notes-gone = Esgotados: { $what }
notes-known = Sabe-se que está na mão do Bando
notes-kinds = O que mostraram pode dar
notes-decks = Baralho do Cassino: { $n } cartas; do cofre: { $vault }.
notes-discard = Defesas que se foram: { $what }
scenes = Em que pé está a noite
scene-word = Entrada
scene-short-vault = Cofre
scene-short-escape = Fuga
who-captain = { $name } comanda o time: { $team }.
who-member = { $name } joga pelo time: { $team }.
notes-globals = Defesas Globais
notes-none = nada ainda

end-crew_win = Cassino depenado
end-crew_win-lead = O Bando escapou com o Alvo.
end-stalemate = Bando foge de mãos vazias
end-stalemate-lead = Ninguém vence: o Alvo ficou para trás.
end-alarms = Todos os alarmes da casa
end-alarms-lead = Os alarmes pararam o Bando. O Cassino vence.
end-caught = Pegos na saída
end-caught-lead = Uma Defesa ainda estava de pé na Fuga. O Cassino vence.
end-exhausted = Acabaram os truques
end-exhausted-lead = O Bando não tinha mais o que usar. O Cassino vence.
end-conceded = Jogaram a toalha
end-conceded-lead = Um time desistiu.
end- = O golpe acabou
end-winners = { $lead } Venceram: { $who }.

# A round told as a scene.

story-prepared = O que cada time preparou
story-up = Tudo se abre
story-bills = As contas
story-wing = Improviso
story-result = O que a rodada rendeu
story-plus = {" "}+{" "}
story-paid = Paga com { $what }.
# A card's uses: $what is what each of them made.
story-uses = { $n } × { $what }
story-spent = O que o Bando usou:
story-winged = Um lance de sorte.
story-missed =
    { $n ->
        [1] Um lance falhou.
       *[other] { $n } lances falharam.
    }
# $what is a Defense, $numbers those that would do, $n what the die shows.
story-odds = { $what }: precisava de { $numbers }, e o dado mostra { $n }.
story-nothing = Nada foi posto.
story-notplaced = Saíram, mas não foram postas: { $what }.
story-gone = Esgotados: { $what }.
story-idle = Sem uso na mesa, perderam um uso: { $what }.
story-kept = Nenhuma carta se esgotou.
story-alarms = Alarmes
story-left =
    { $n ->
        [1] Uma Defesa ainda está de pé.
       *[other] { $n } Defesas ainda estão de pé.
    }
story-clear = Nada mais está de pé.
story-stamp-off = CAIU
story-stamp-missed = ERROU
story-stamp-stands = DE PÉ
story-stamp-rings =
    { $n ->
        [0] DE PÉ
        [1] DISPARA
       *[other] DISPARA × { $n }
    }
story-results = Resultados
# Where to tap.
where-target = Toque num Alvo.
where-situation = Toque numa Situação, ou fique sem.
where-prepare-crew = Toque no + das cartas que quiser.
where-prepare-staff = Toque em duas Globais.
where-prep-crew = Toque em cartas da mão para prepará-las.
where-prep-staff = Toque nas Defesas que vocês põem.
where-crunch-crew = Toque em cartas da mão para prepará-las.
where-assign = Toque em preços para pagá-los.
where-wing = Toque numa Defesa, depois ponha cartas em números.
