where = Ocean’s Heist, { $phase }
where-round = Ocean’s Heist, rodada { $n } de 5, { $scene }, { $phase }
where-timed = { $where } ({ $time })
seconds = { $n } s
hours = { $n } h
phase-target = o Alvo
phase-situation = a Situação
phase-prepare = Preparação
phase-reveal = revelação
phase-prep = Preparo
phase-crunch = Hora H
phase-assign = distribuição
phase-wing = Improviso
phase-over = fim
bells = alarmes { $bells } { $n } de { $all }
ended = { $how }: { $won }
target = Alvo
situation = Situação
global = Global
opening = Abertura
money-left = Grana
has-it = { $card } (com o Bando)
proposed = { $card } (proposta)
money-of = ${ $n } de ${ $all }
ready = pronto
column-drawn = compradas
column-asks = pede
column-defense = Defesa ativa
column-active = ativo
column-card = uma carta
column-uses = usos
column-shop = loja
column-trait = tipo
column-basket = cesta
column-each = cada
column-hand = mão
laid = posta
seen = vista
face-up = para cima
face-down = para baixo
pays = paga { $way }
aimed = na mira
disabled = superada
and-does = { $mark }; { $effect }
lies-down =
    { $defenses ->
        [1] para baixo: 1 Defesa (cota { $quota }), { $equipment } de Equipamento
       *[other] para baixo: { $defenses } Defesas (cota { $quota }), { $equipment } de Equipamento
    }
in-hand = { $n } na mão do Bando
in-deck = { $n } no baralho do Cassino
known-in-hand = delas se conhecem: { $cards }
facts-separator = {"; "}
pool = reserva
pool-empty = vazia: nenhum uso gasto ainda
pool-fails = não fecha
planned = plano { $uses }
expended =
    { $n ->
        [1] 1 gasto
       *[other] { $n } gastos
    }
committed = fica
can-go-back = pode voltar
die = dado
odds = { $n } em 6
odds-coin = { $n } em 6, com a moeda
stock = { $n } de { $all }
