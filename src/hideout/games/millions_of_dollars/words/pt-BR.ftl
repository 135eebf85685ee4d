# Millions of Dollars. $me é o argumento que é a pessoa que lê, se houver um. Dinheiro em milhões de dólares.
# $slot é 0 onde cada um tem um Personagem. Com três jogadores, que têm dois cada, é 1 ou 2:
# o Personagem de $who, ou de $whom onde houver.


# O próprio jogo

mood = Blefe sobre seu papel. Pague os rivais para irem embora.
genre = blefe e suborno
option-fooled = Não me enganam duas vezes
option-fooled-meaning = Ninguém repete o Papel da rodada passada
option-reserve_ante = Dinheiro da Reserva
option-reserve_ante-meaning = O que acontece com uma entrada que veio de lá
option-reserve_ante-lent = Volta para lá
option-reserve_ante-gift = É do jogador
option-whispers = Cochichos
option-whispers-meaning = Ofertas e papo em particular entre dois que estão dentro
option-negotiate_seconds = Tempo para negociar
option-negotiate_seconds-meaning = Segundos
option-choose_seconds = Tempo para escolher um Papel
option-choose_seconds-meaning = Segundos
option-clocks = Relógios
option-clocks-meaning = Desligados: espera-se por todos, e só quem apressa liga um relógio
option-target = Milhões para vencer
option-target-meaning = Dinheiro em mãos que acaba o jogo depois de uma partilha


# O que existe

name-snitch = Dedo-duro
name-brute = Capan{"\u00AD"}ga
name-driver = Piloto
name-crook = Viga{"\u00AD"}rista
name-mastermind = Cére{"\u00AD"}bro
name-first-bank = Primei{"\u00AD"}ro Banco
name-harbor-savings = Caixa do Porto
name-armored-van = Carro-Forte
name-auction-house = Casa de Lei{"\u00AD"}lões
name-riverboat-casino = Cas{"\u00AD"}sino Flu{"\u00AD"}tuante
name-art-museum = Museu de Arte
name-diamond-exchange = Bolsa de Dia{"\u00AD"}mantes
name-cash-depot = Depó{"\u00AD"}sito de Valo{"\u00AD"}res
name-grand-casino = Grande Cas{"\u00AD"}sino
name-gold-reserve = Reser{"\u00AD"}va de Ouro


# O que aconteceu

event-leader =
    { $me ->
        [who] Você recebeu a carta de Líder.
       *[none] { $who } recebeu a carta de Líder.
    }
# $loot_card is the message loot-card below.
event-loot = Rodada { $round }: { $loot_card }.
event-last-time =
    { $me ->
        [who] Você tinha mandado o { $role } na rodada anterior.
       *[none] { $who } tinha mandado o { $role } na rodada anterior.
    }
event-chose =
    { $me ->
        [who] Você escolheu.
       *[none] { $who } escolheu.
    }
# Only the reader hears the next, as well as event-holds, event-drops, event-saw and event-picked.
event-too-late = Você demorou: o acaso escolheu no seu lugar.
event-ante =
    { $slot ->
        [0]
            { $me ->
                [who] Você pagou uma entrada de ${ $money }M.
               *[none] { $who } pagou uma entrada de ${ $money }M.
            }
       *[other]
            { $me ->
                [who] Você pagou uma entrada de ${ $money }M ({ nth-character }).
               *[none] { $who } pagou uma entrada de ${ $money }M ({ nth-character }).
            }
    }
event-ante-lent =
    { $slot ->
        [0]
            { $me ->
                [who] Sua entrada de ${ $money }M veio da Reserva.
               *[none] A entrada de { $who }, ${ $money }M, veio da Reserva.
            }
       *[other]
            { $me ->
                [who] Sua entrada de ${ $money }M veio da Reserva ({ nth-character }).
               *[none] A entrada de { $who }, ${ $money }M, veio da Reserva ({ nth-character }).
            }
    }
event-shown = As cartas de Papel mostram { $count } × { $role }.
event-claims =
    { $me ->
        [who] Você disse: “Eu sou o { $role }.”
       *[none] { $who } disse: “Eu sou o { $role }.”
    }
event-asks =
    { $me ->
        [who] Você disse: “Saio por ${ $money }M.”
       *[none] { $who } disse: “Saio por ${ $money }M.”
    }
event-roll-call =
    { $me ->
        [who] Você fez a chamada.
       *[none] { $who } fez a chamada.
    }
event-asked =
    { $me ->
        [who] A chamada chegou a você.
       *[none] A chamada chegou a { $who }.
    }
event-no-comment =
    { $me ->
        [who] Você não quis comentar.
       *[none] { $who } não quis comentar.
    }
event-call-ends = A chamada acabou.
event-may-hurry =
    { $me ->
        [who] Agora você pode exigir uma decisão rápida.
       *[none] Agora { $who } pode exigir uma decisão rápida.
    }
event-hurry =
    { $me ->
        [who] Você exigiu uma decisão rápida: { $seconds } segundos.
       *[none] { $who } exigiu uma decisão rápida: { $seconds } segundos.
    }
event-offers =
    { $slot ->
        [0]
            { $me ->
                [who] Você ofereceu ${ $money }M para { $whom } sair.
                [whom] { $who } ofereceu ${ $money }M para você sair.
               *[none] { $who } ofereceu ${ $money }M para { $whom } sair.
            }
       *[other]
            { $me ->
                [who] Você ofereceu ${ $money }M para { $whom } ({ nth-character }) sair.
                [whom] { $who } ofereceu ${ $money }M para você ({ nth-character }) sair.
               *[none] { $who } ofereceu ${ $money }M para { $whom } ({ nth-character }) sair.
            }
    }
event-whispers =
    { $slot ->
        [0]
            { $me ->
                [who] Em particular, você ofereceu ${ $money }M para { $whom } sair.
                [whom] Em particular, { $who } ofereceu ${ $money }M para você sair.
               *[none] Em particular, { $who } ofereceu ${ $money }M para { $whom } sair.
            }
       *[other]
            { $me ->
                [who] Em particular, você ofereceu ${ $money }M para { $whom } ({ nth-character }) sair.
                [whom] Em particular, { $who } ofereceu ${ $money }M para você ({ nth-character }) sair.
               *[none] Em particular, { $who } ofereceu ${ $money }M para { $whom } ({ nth-character }) sair.
            }
    }
event-withdraws-offer =
    { $slot ->
        [0]
            { $me ->
                [who] Você retirou a oferta a { $whom }.
                [whom] { $who } retirou a oferta a você.
               *[none] { $who } retirou a oferta a { $whom }.
            }
       *[other]
            { $me ->
                [who] Você retirou a oferta a { $whom } ({ nth-character }).
                [whom] { $who } retirou a oferta a você ({ nth-character }).
               *[none] { $who } retirou a oferta a { $whom } ({ nth-character }).
            }
    }
event-declines =
    { $slot ->
        [0]
            { $me ->
                [who] Você recusou a oferta de { $payer }.
                [payer] { $who } recusou a sua oferta.
               *[none] { $who } recusou a oferta de { $payer }.
            }
       *[other]
            { $me ->
                [who] Você recusou a oferta de { $payer } ({ nth-character }).
                [payer] { $who } recusou a sua oferta ({ nth-character }).
               *[none] { $who } recusou a oferta de { $payer } ({ nth-character }).
            }
    }
event-holds = Você separou os ${ $money }M de { $payer } para aceitar.
event-drops = Você não tem mais ofertas separadas.
event-pays =
    { $slot ->
        [0]
            { $me ->
                [who] Você pagou ${ $money }M para { $whom } sair.
                [whom] { $who } pagou ${ $money }M para você sair.
               *[none] { $who } pagou ${ $money }M para { $whom } sair.
            }
       *[other]
            { $me ->
                [who] Você pagou ${ $money }M para { $whom } ({ nth-character }) sair.
                [whom] { $who } pagou ${ $money }M para você ({ nth-character }) sair.
               *[none] { $who } pagou ${ $money }M para { $whom } ({ nth-character }) sair.
            }
    }
event-leaves =
    { $slot ->
        [0]
            { $me ->
                [who] Você saiu.
               *[none] { $who } saiu.
            }
       *[other]
            { $me ->
                [who] Você saiu ({ nth-character }).
               *[none] { $who } saiu ({ nth-character }).
            }
    }
event-ante-back =
    { $slot ->
        [0]
            { $me ->
                [who] Você recuperou a entrada de ${ $money }M.
               *[none] { $who } recuperou a entrada de ${ $money }M.
            }
       *[other]
            { $me ->
                [who] Você recuperou a entrada de ${ $money }M ({ nth-character }).
               *[none] { $who } recuperou a entrada de ${ $money }M ({ nth-character }).
            }
    }
event-ante-gone =
    { $slot ->
        [0]
            { $me ->
                [who] A Reserva levou a sua entrada de ${ $money }M.
               *[none] A Reserva levou a entrada de { $who }, ${ $money }M.
            }
       *[other]
            { $me ->
                [who] A Reserva levou a sua entrada de ${ $money }M ({ nth-character }).
               *[none] A Reserva levou a entrada de { $who }, ${ $money }M ({ nth-character }).
            }
    }
event-ready =
    { $me ->
        [who] Você disse que fica.
       *[none] { $who } disse que fica.
    }
event-unready =
    { $me ->
        [who] Você voltou atrás: quer pensar de novo.
       *[none] { $who } voltou atrás: quer pensar de novo.
    }
event-absent =
    { $me ->
        [who] Você sumiu: conta como quem fica.
       *[none] { $who } sumiu: conta como quem fica.
    }
event-back =
    { $me ->
        [who] Você voltou.
       *[none] { $who } voltou.
    }
event-looked =
    { $slot ->
        [0]
            { $me ->
                [who] Você olhou a carta de { $whom } com uma Intimidação.
                [whom] { $who } olhou a sua carta com uma Intimidação.
               *[none] { $who } olhou a carta de { $whom } com uma Intimidação.
            }
       *[other]
            { $me ->
                [who] Você olhou a carta de { $whom } ({ nth-character }) com uma Intimidação.
                [whom] { $who } olhou a sua carta ({ nth-character }) com uma Intimidação.
               *[none] { $who } olhou a carta de { $whom } ({ nth-character }) com uma Intimidação.
            }
    }
event-saw =
    { $slot ->
        [0]
            Você viu que { $whom } mandou o { $role }.
       *[other]
            Você viu que { $whom } ({ nth-character }) mandou o { $role }.
    }
event-reveals =
    { $me ->
        [who] Você revelou o { $role }.
       *[none] { $who } revelou o { $role }.
    }
event-eliminated =
    { $me ->
        [who] O seu { $role } foi eliminado.
       *[none] O { $role } de { $who } foi eliminado.
    }
event-earns-card =
    { $me ->
        [who] Você ganhou uma Intimidação.
       *[none] { $who } ganhou uma Intimidação.
    }
event-names =
    { $me ->
        [who] Você dedurou o { $role }.
       *[none] { $who } dedurou o { $role }.
    }
event-names-nothing =
    { $me ->
        [who] Você não tinha quem dedurar.
       *[none] { $who } não tinha quem dedurar.
    }
event-no-sharing = Não sobrou ninguém para dividir a bolada.
event-alone =
    { $me ->
        [who] Você perdeu ${ $money }M: um Dedo-duro que ficou só.
       *[none] { $who } perdeu ${ $money }M: um Dedo-duro que ficou só.
    }
event-share =
    { $me ->
        [who] Você recebeu uma parte de ${ $money }M.
       *[none] { $who } recebeu uma parte de ${ $money }M.
    }
# $own is true where somebody pays oneself: with three players both Characters may be the same player's.
event-fee =
    { $me ->
        [who]
            { $own ->
                [true] Você pagou ${ $money }M ao seu próprio Piloto pela carona.
               *[false] Você pagou ${ $money }M a { $payee } pela carona.
            }
        [payee] { $who } pagou ${ $money }M a você pela carona.
       *[none] { $who } pagou ${ $money }M a { $payee } pela carona.
    }
event-theft =
    { $me ->
        [who]
            { $own ->
                [true] Você perdeu ${ $money }M para o seu próprio Vigarista.
               *[false] Você perdeu ${ $money }M para o Vigarista de { $payee }.
            }
        [payee] O seu Vigarista tirou ${ $money }M de { $who }.
       *[none] { $who } perdeu ${ $money }M para o Vigarista de { $payee }.
    }
event-symbol =
    { $me ->
        [who] Você recebeu mais ${ $money }M pelo símbolo da carta de Bolada.
       *[none] { $who } recebeu mais ${ $money }M pelo símbolo da carta de Bolada.
    }
event-wins =
    { $me ->
        [who] Você venceu com ${ $money }M.
       *[none] { $who } venceu com ${ $money }M.
    }
event-shares-win =
    { $me ->
        [who] Você dividiu a vitória com ${ $money }M.
       *[none] { $who } dividiu a vitória com ${ $money }M.
    }
event-picked =
    { $second_role-id ->
        [none] Você escolheu o { $role }.
       *[other] Você escolheu o { $role } e o { $second_role }.
    }
event-settled =
    { $count ->
        [0] A negociação acabou: não ficou ninguém.
        [1] A negociação acabou: ficou 1 Personagem.
       *[other] A negociação acabou: ficaram { $count } Personagens.
    }

# Parts of sentences: which Character with three players, and a Loot card. $symbol is a Role or none.
nth-character =
    { $slot ->
        [1] 1º Personagem
       *[2] 2º Personagem
    }
loot-card =
    { $symbol-id ->
        [none] { $card }, bolada ${ $worth }M, entrada ${ $ante }M
       *[other] { $card }, bolada ${ $worth }M, entrada ${ $ante }M, símbolo { $symbol }
    }


# O que se pede. $card é a carta de Bolada desta rodada.

ask-choose = Mande um Personagem em segredo. Alvo: { $card }.
ask-choose-two = Mande dois Personagens diferentes em segredo. Alvo: { $card }.
ask-chosen = Você pode trocar sua escolha até todos escolherem.
ask-name = Você é o único Dedo-duro: diga um Papel; quem o tiver está fora.
ask-naming = Espere o Dedo-duro dizer um Papel.
ask-left = Você saiu: espere em silêncio o fim da rodada.
ask-asked = A chamada chegou a você: declare um Papel, ou não comente.
ask-ready = Você disse que fica; espere os outros, ou pense de novo.
ask-negotiate = Ficar ou ir para casa?


# O que se pode fazer. $payer é quem fez a oferta a que se responde.

act-call-up = O tempo dado acabou
act-may-hurry = O Líder pode apressar
act-silence = Ninguém disse nada
act-absent = { $seat } sumiu
act-back = { $seat } voltou
act-choose = Mandar o { $role }
act-choose-two = Mandar o { $role } em 1º e o { $role_2 } em 2º
act-claim = Dizer “Eu sou o { $role }”
act-ask = Dizer “Saio por ${ $number }M”
act-offer =
    { $slot ->
        [0] Oferecer ${ $money }M para { $whom } sair
       *[other] Oferecer ${ $money }M para { $whom } (Personagem { $slot }) sair
    }
act-whisper =
    { $slot ->
        [0] Oferecer em particular ${ $money }M para { $whom } sair
       *[other] Oferecer em particular ${ $money }M para { $whom } (Personagem { $slot }) sair
    }
act-withdraw-offer =
    { $slot ->
        [0] Retirar sua oferta a { $whom }
       *[other] Retirar sua oferta a { $whom } (Personagem { $slot })
    }
act-hold =
    { $slot ->
        [0] Separar os ${ $money }M de { $payer } para aceitar
       *[other] Separar os ${ $money }M de { $payer } para aceitar com o Personagem { $slot }
    }
act-drop = Soltar as ofertas separadas
act-accept =
    { $slot ->
        [0] Aceitar os ${ $money }M de { $payer } e sair
       *[other] Aceitar os ${ $money }M de { $payer } e sair com o Personagem { $slot }
    }
act-decline =
    { $slot ->
        [0] Recusar a oferta de { $payer }
       *[other] Recusar a oferta de { $payer } pelo Personagem { $slot }
    }
act-leave = Sair
act-withdraw = Sair com nº { $slot }
act-ready = Eu fico
act-unready = Pensar de novo
act-roll-call = Fazer a chamada
act-no-comment = Sem comentários
act-hurry = Exigir decisão rápida
act-intimidate =
    { $slot ->
        [0] Olhar a carta de { $whom }
       *[other] Olhar a carta de { $whom } (Personagem { $slot })
    }
act-name = Dedurar o { $role }


# Por que não. $wish é a ação recusada.

no-before-negotiation = “{ $wish }” tem de esperar a Negociação: antes todos mandam um Personagem.
no-after-negotiation = “{ $wish }” chega tarde: a Negociação acabou.
no-placed = “{ $wish }” chega tarde: todos já escolheram.
no-not-naming = “{ $wish }” não dá agora: só um Dedo-duro único diz um Papel, depois da Negociação.
no-not-the-snitch = “{ $wish }” não é com você: { $snitch } é o Dedo-duro e diz um Papel.
no-role-not-used = “{ $wish }” não dá: o { $role } não é usado nesta mesa.
no-send-one = “{ $wish }” não dá: nesta mesa você manda um Personagem.
no-send-two = “{ $wish }” não dá: com três jogadores você manda dois Personagens diferentes.
no-sent-before = “{ $wish }” não dá: você mandou o { $role } na rodada passada.
no-not-visible = “{ $wish }” não dá: o { $role } não está entre as cartas de Papel visíveis.
no-yourself = “{ $wish }” não dá: essa pessoa é você.
no-no-such-player = “{ $wish }” não dá: ninguém está sentado ali.
no-which-character = “{ $wish }” não dá: com três jogadores diga qual dos dois Personagens.
no-one-character = “{ $wish }” não dá: nesta mesa cada um tem um Personagem.
no-your-own = “{ $wish }” não dá: precisa ser o Personagem de outro jogador.
no-out = “{ $wish }” não dá: esse Personagem não está mais dentro.
no-left-silent = “{ $wish }” não dá: você saiu e não pode falar até o fim da rodada.
no-left-deals = “{ $wish }” não dá: você saiu, e nesta rodada não faz nem aceita ofertas.
no-left = “{ $wish }” não dá: você saiu, e nesta rodada não há volta.
no-left-leader = “{ $wish }” não dá: um Líder que saiu não chama ninguém.
no-price = “{ $wish }” não dá: peça de ${ $low }M a ${ $high }M.
no-not-the-leader = “{ $wish }” cabe ao Líder: { $leader }.
no-once-a-round = “{ $wish }” não dá: o Líder pode fazer isso uma vez por rodada.
no-nobody-to-ask = “{ $wish }” não dá: não há mais ninguém dentro.
no-not-called = “{ $wish }” não dá: nenhuma chamada chegou a você.
no-hurry-too-soon = “{ $wish }” tem de esperar: o Líder só pode fazer isso um tempo depois do início.
no-no-whispers = “{ $wish }” não dá: nesta mesa não há ofertas em particular.
no-nothing-offered = “{ $wish }” não dá: uma oferta é de $1M ou mais.
no-no-cash = “{ $wish }” não dá: fora o que prometeu a outros, você só tem ${ $n }M.
no-no-offer-of-yours = “{ $wish }” não dá: você não tem oferta aberta ali.
no-no-such-offer = “{ $wish }” não dá: essa oferta não existe agora.
no-other-amount = “{ $wish }” não dá: a oferta agora é de ${ $n }M.
no-held-already = “{ $wish }” não dá: você já separou essa oferta.
no-held-is-gone = “{ $wish }” não dá: uma oferta que você separou sumiu ou mudou; solte-a antes.
no-nothing-held = “{ $wish }” não dá: você não separou nenhuma.
no-gone-already = “{ $wish }” não dá: esse Personagem já saiu.
no-ready-already = “{ $wish }” não dá: você já disse que fica.
no-not-ready = “{ $wish }” não dá: você não tinha dito que fica.
no-not-placed = “{ $wish }” tem de esperar até todos os Personagens estarem na mesa.
no-no-more-looks = “{ $wish }” chega tarde: agora só o Dedo-duro pode gastar uma Intimidação.
no-left-looker = “{ $wish }” não dá: você saiu, e é preciso estar dentro para olhar.
no-no-card = “{ $wish }” não dá: você não tem nenhuma Intimidação.

warn-leaves = Sua entrada está salva. Não tem volta.
warn-deal = Primeiro a grana, depois a porta. Não tem volta.
warn-looks = A carta é gasta, e todos veem quem você olha.
warn-names = Se ficar só, você paga ${ $money }M.

# After the game: what a bot believed, and what it did something for.
hindsight-sent = { $name } achava que { $who } tinha enviado: { $role } ({ $n }%).
hindsight-bluff = { $name } disse { $said } para esconder { $role }.
hindsight-truth = { $name } enviou mesmo { $role } e disse isso para afastar os outros.
hindsight-bought = { $name } ofereceu ${ $amount }M a { $who } para ir para casa, como provável gêmeo ({ $n }%).
hindsight-thinned = { $name } ofereceu ${ $amount }M a { $who } para ir para casa: com um a menos, ficar parecia valer ${ $worth }M a mais.
hindsight-sold = { $name } foi para casa por ${ $amount }M; ficar { $worth ->
        [0] não parecia valer nada
       *[other] parecia valer ${ $worth }M
    }.
hindsight-went-home = { $name } foi para casa sem nada, porque ficar prometia menos.
hindsight-unsure = { $name } não sabia quem tinham enviado: { $who }.
