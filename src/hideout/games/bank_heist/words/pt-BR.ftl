# Bank Heist. $me é o argumento que é a pessoa que lê, se houver um. $who e $other são jogadores.


# O próprio jogo

mood = Alguém no furgão é da polícia. Passe os malotes, depois saque a arma.
genre = lados ocultos
option-crack_mode = O enigma do cofre
option-crack_mode-meaning = O que se calcula para abri-lo
option-crack_mode-multiply = Multiplicar
option-crack_mode-add = Somar
option-crack_mode-random = Pura sorte
option-start_space = Onde começa o assalto
option-start_space-meaning = 0: como impresso
option-alarm_space = A primeira casa de alarme
option-alarm_space-meaning = 0: como impresso
option-agents_win_space = Onde os Agentes vencem
option-agents_win_space-meaning = A casa da trilha; 0: como impresso
option-getaway_spaces = Distância do Esconderijo
option-getaway_spaces-meaning = Casas da Fuga; 0: como impresso
option-flip_seconds = Novo código depois de
option-flip_seconds-meaning = Segundos até trocar um código que ninguém resolve
option-tie_window_ms = Chegada no olho mecânico
option-tie_window_ms-meaning = Respostas ao cofre com esta diferença, em milésimos de segundo, empatam
option-pass_seconds = Tempo para passar uma carta
option-pass_seconds-meaning = Segundos; 0: sem relógio
option-action_seconds = Tempo para uma vez na Fuga
option-action_seconds-meaning = Segundos; 0: sem relógio
option-response_seconds = Tempo para responder a um ataque
option-response_seconds-meaning = Segundos; 0: sem relógio
option-alarm_seconds = Tempo para uma carta de alarme
option-alarm_seconds-meaning = Segundos; 0: sem relógio
option-trigger_happy_adrenaline = Dedo Nervoso responde sempre
option-trigger_happy_adrenaline-meaning = Pode responder com cartas também na própria vez
option-whispers = Cochichos
option-whispers-meaning = Papo em particular, de lugar a lugar
option-dead_identities_shown = Os mortos mostram quem eram
option-dead_identities_shown-meaning = Uma regra da casa
option-bot_takeover = Um bot joga por quem está fora
option-bot_takeover-meaning = Quando ele assume o lugar
option-bot_takeover-after-two = Depois de duas decisões perdidas
option-bot_takeover-on = Na hora
option-bot_takeover-off = Nunca


# Quem alguém é

name-crew = Bando
name-sticky-fingers = Mão-leve do Bando
name-agent = Agente
name-rival = Rival


# As cartas

name-adrenaline = Adre{"\u00AD"}nalina
name-cash-bag = Malote
name-chloroform = Cloro{"\u00AD"}fórmio
name-dye-pack = Bomba de Tinta
name-knife = Faca
name-lock-pick = Gazua
name-speedloader = Recar{"\u00AD"}ga Rápida
name-zip-tie = Amarra
name-are-you-loyal = Prova de Leal{"\u00AD"}dade
name-check-these-out = Dá uma Olhada
name-ill-take-that = Isso É Meu
name-hold-it-right-there = Mãos ao Alto
name-lets-get-moving = Vamos Nessa
name-i-dont-like-this = Não Tô Gos{"\u00AD"}tando
name-you-can-trust-me = Pode Con{"\u00AD"}fiar
name-guilty-conscience = Cons{"\u00AD"}ciên{"\u00AD"}cia Pesada
name-gun-jammed = Arma Tra{"\u00AD"}vada
name-hostage = Refém
name-hush-money = Cala-boca
name-loose-tongue = Língua Solta
name-martial-skills = Artes Mar{"\u00AD"}ciais
name-masked = Más{"\u00AD"}cara
name-poisoned = Veneno
name-shotgun = Esco{"\u00AD"}peta
name-trigger-happy = Dedo Ner{"\u00AD"}voso


# Cards in a hand or in the vault: a list of as many of each as there are

pile =
    { $pile-count ->
        [0] nada
       *[other] { $counted }
    }
counted-card = { $n } × { $card }
# Uma carta com seu artigo.
the-card =
    { $card-id ->
        [adrenaline] a { $card }
        [cash-bag] o { $card }
        [chloroform] o { $card }
        [dye-pack] a { $card }
        [knife] a { $card }
        [lock-pick] a { $card }
        [speedloader] a { $card }
        [zip-tie] a { $card }
       *[other] { $card }
    }


# O que aconteceu

# Quem é quem, e a corrida pelo cofre

event-ready =
    { $me ->
        [who] Você está a postos.
       *[none] { $who } está a postos.
    }
# A player is told their own $identity: Crew, Agent...
event-identity = Sua identidade: { $identity }.
# $partner is the other Agent or Rival, if there is one.
event-partner =
    { $partner-id ->
        [none] Além de você, não há outro { $identity }.
       *[somebody] O outro { $identity }: { $partner }.
    }
# $code is a list of digits.
event-code = O código é revelado: { $code }.
# $answer is a number, $solution the right one.
event-answers =
    { $me ->
        [who] Você gritou { $answer }.
       *[none] { $who } gritou { $answer }.
    }
event-wrong =
    { $me ->
        [who] Você errou: é { $solution }. O cofre se rearma.
       *[none] { $who } errou: é { $solution }. O cofre se rearma.
    }
event-tie = Duas respostas certas ao mesmo tempo: outro código.
event-cracked =
    { $me ->
        [who] Você abriu o cofre com { $solution }.
       *[none] { $who } abriu o cofre com { $solution }.
    }
event-unanswered = Ninguém tinha resposta: outro código.
event-drawn-by-lot = Quem começa é decidido por sorteio.

# The robbery

event-start-player =
    { $me ->
        [who] Você começa.
       *[none] { $who } começa.
    }
event-turn =
    { $me ->
        [who] É a sua vez.
       *[none] É a vez de { $who }.
    }
# $space is a number on the board.
event-token = O marcador avança para a casa { $space }.
event-alarm-sounds = O alarme toca: agora todos podem falar.
event-draws =
    { $me ->
        [who] Você comprou uma carta do cofre.
       *[none] { $who } comprou uma carta do cofre.
    }
# $card is a vault card, $alarm an alarm card.
event-drew =
    { $me ->
        [who] A carta nas suas mãos: { $card }.
       *[none] A carta nas mãos de { $who }: { $card }.
    }
event-picks =
    { $me ->
        [who] Você escolheu uma carta do cofre.
       *[none] { $who } escolheu uma carta do cofre.
    }
event-passes-card =
    { $me ->
        [who] Você passou a carta para { $other }.
        [other] { $who } passou a carta para você.
       *[none] { $who } passou a carta para { $other }.
    }
# The $card that $who got from $third.
event-received =
    { $me ->
        [who] Você olhou a carta que veio de { $third }: { $card }.
        [third] { $who } olhou a carta que veio de você: { $card }.
       *[none] { $who } olhou a carta que veio de { $third }: { $card }.
    }
event-takes-card =
    { $me ->
        [who] Você ficou com a carta na mão.
       *[none] { $who } ficou com a carta na mão.
    }
# $bags: how many are in the truck now.
event-loads =
    { $bags ->
        [1]
            { $me ->
                [who] Você pôs um Malote no furgão: o primeiro.
               *[none] { $who } pôs um Malote no furgão: o primeiro.
            }
       *[other]
            { $me ->
                [who] Você pôs um Malote no furgão; já são { $bags }.
               *[none] { $who } pôs um Malote no furgão; já são { $bags }.
            }
    }
event-dye =
    { $me ->
        [who] Uma Bomba de Tinta estourou nas suas mãos.
       *[none] Uma Bomba de Tinta estourou nas mãos de { $who }.
    }
event-dyed =
    { $me ->
        [who] Você perdeu uma carta para a tinta.
       *[none] { $who } perdeu uma carta para a tinta.
    }
# A $card that was lost or paid face down.
event-let-go =
    { $me ->
        [who] A carta que você largou: { $card }.
       *[none] A carta que { $who } largou: { $card }.
    }
event-vault-shuffled = O baralho do cofre acabou; o descarte foi embaralhado.
event-vault-empty =
    { $me ->
        [who] Não havia carta do cofre para você comprar.
       *[none] Não havia carta do cofre para { $who } comprar.
    }
event-alarm-shuffled = O baralho do alarme acabou; o descarte foi embaralhado.
event-alarm =
    { $me ->
        [who] Você revelou “{ $alarm }”.
       *[none] { $who } revelou “{ $alarm }”.
    }
event-tattoo-shown =
    { $me ->
        [who] Você mostrou a { $other } o pé da sua carta de identidade.
        [other] { $who } mostrou a você o pé da carta de identidade.
       *[none] { $who } mostrou a { $other } o pé da carta de identidade.
    }
# $has_tattoo is true or false.
event-tattoo =
    { $has_tattoo ->
        [true]
            { $me ->
                [who] Você tem a tatuagem do Bando.
               *[none] { $who } tem a tatuagem do Bando.
            }
       *[false]
            { $me ->
                [who] Você não tem a tatuagem do Bando.
               *[none] { $who } não tem a tatuagem do Bando.
            }
    }
event-hand-shown =
    { $me ->
        [who] Você mostrou a mão inteira a { $other }.
        [other] { $who } mostrou a mão inteira a você.
       *[none] { $who } mostrou a mão inteira a { $other }.
    }
event-searches =
    { $me ->
        [who] Você revistou a mão de { $other }.
        [other] { $who } revistou a sua mão.
       *[none] { $who } revistou a mão de { $other }.
    }
event-hand =
    { $me ->
        [who] Sua mão: { pile }.
       *[none] A mão de { $who }: { pile }.
    }
event-claims-none =
    { $me ->
        [who] Você afirmou não ter achado malote com { $other }.
        [other] { $who } afirmou não ter achado malote com você.
       *[none] { $who } afirmou não ter achado malote com { $other }.
    }
event-found =
    { $me ->
        [who] Você achou um Malote com { $other }.
        [other] { $who } achou um Malote com você.
       *[none] { $who } achou um Malote com { $other }.
    }
event-gives =
    { $me ->
        [who] Você deu uma carta a { $other }.
        [other] { $who } deu uma carta a você.
       *[none] { $who } deu uma carta a { $other }.
    }
event-vault = O que resta no cofre: { pile }.
# $own-id is the argument that is $who too: other, third or none.
event-swaps =
    { $own-id ->
        [other]
            { $me ->
                [who] Você trocou o seu traço com o de { $third }.
                [third] { $who } trocou o próprio traço com o seu.
               *[none] { $who } trocou o próprio traço com o de { $third }.
            }
        [third]
            { $me ->
                [who] Você trocou o seu traço com o de { $other }.
                [other] { $who } trocou o próprio traço com o seu.
               *[none] { $who } trocou o próprio traço com o de { $other }.
            }
       *[none]
            { $me ->
                [who] Você trocou os traços de { $other } e { $third }.
                [other] { $who } trocou o seu traço com o de { $third }.
                [third] { $who } trocou o seu traço com o de { $other }.
               *[none] { $who } trocou os traços de { $other } e { $third }.
            }
    }
# $own-id is other if $who is $other too.
event-places =
    { $own-id ->
        [other]
            { $me ->
                [who] Você pôs { $alarm } ao seu lado.
               *[none] { $who } ficou com { $alarm }.
            }
       *[none]
            { $me ->
                [who] Você pôs { $alarm } ao lado de { $other }.
                [other] { $who } pôs { $alarm } ao seu lado.
               *[none] { $who } pôs { $alarm } ao lado de { $other }.
            }
    }

# The Getaway

event-getaway =
    { $me ->
        [who] Cinco malotes! A Fuga começa com você.
       *[none] Cinco malotes! A Fuga começa com { $who }.
    }
event-face-up =
    { $me ->
        [who] Sua mão está aberta: { pile }.
       *[none] A mão de { $who } está aberta: { pile }.
    }
event-misses =
    { $me ->
        [who] Você apagou e perdeu a vez.
       *[none] { $who } apagou e perdeu a vez.
    }
event-passes =
    { $me ->
        [who] Você passou a vez.
       *[none] { $who } passou a vez.
    }
# $attack-id is what $who tries to do to $other.
event-attacks =
    { $attack-id ->
        [shot]
            { $me ->
                [who] Você atirou em { $other }.
                [other] { $who } atirou em você.
               *[none] { $who } atirou em { $other }.
            }
        [stab]
            { $me ->
                [who] Você tentou esfaquear { $other }.
                [other] { $who } tentou esfaquear você.
               *[none] { $who } tentou esfaquear { $other }.
            }
        [zip-tie]
            { $me ->
                [who] Você tentou amarrar { $other }.
                [other] { $who } tentou amarrar você.
               *[none] { $who } tentou amarrar { $other }.
            }
       *[handcuffs]
            { $me ->
                [who] Você tentou algemar { $other }.
                [other] { $who } tentou algemar você.
               *[none] { $who } tentou algemar { $other }.
            }
    }
# The shotgun of $who hits $other as well as its target.
event-beside =
    { $me ->
        [other] O tiro pega você também.
       *[none] O tiro pega { $other } também.
    }
event-pays =
    { $me ->
        [who] Você pagou uma carta pela Escopeta.
       *[none] { $who } pagou uma carta pela Escopeta.
    }
event-plays =
    { $me ->
        [who] Você jogou { $card }.
       *[none] { $who } jogou { $card }.
    }
event-martial =
    { $me ->
        [who] Você usou Artes Marciais.
       *[none] { $who } usou Artes Marciais.
    }
event-hostage =
    { $me ->
        [who] O Refém levou o tiro por você.
       *[none] O Refém levou o tiro por { $who }.
    }
event-vest =
    { $me ->
        [who] Seu colete segurou o tiro.
       *[none] O colete de { $who } segurou o tiro.
    }
event-revealed =
    { $me ->
        [who] Sua identidade se revela: { $identity }.
       *[none] A identidade de { $who } se revela: { $identity }.
    }
event-shown =
    { $me ->
        [who] Você mostra a carta: { $identity }.
       *[none] { $who } mostra a carta: { $identity }.
    }
event-conscience =
    { $me ->
        [who] Sua Consciência Pesada agora está com os Agentes.
       *[none] A Consciência Pesada de { $who } agora está com os Agentes.
    }
event-bleeds =
    { $me ->
        [who] Você está sangrando.
       *[none] { $who } está sangrando.
    }
event-tied =
    { $me ->
        [who] Você está de mãos atadas.
       *[none] { $who } está de mãos atadas.
    }
event-cuffed =
    { $me ->
        [who] Você está de algemas.
       *[none] { $who } está de algemas.
    }
event-drugged =
    { $me ->
        [who] Você apagou { $other }.
        [other] { $who } apagou você.
       *[none] { $who } apagou { $other }.
    }
event-wakes =
    { $me ->
        [who] Você acordou.
       *[none] { $who } acordou.
    }
event-goes-on =
    { $me ->
        [who] Você deixou por isso.
       *[none] { $who } deixou por isso.
    }
event-returns-fire =
    { $me ->
        [who] Você atirou de volta em { $other }.
        [other] { $who } atirou de volta em você.
       *[none] { $who } atirou de volta em { $other }.
    }
event-stops =
    { $me ->
        [who] Você parou por aí.
       *[none] { $who } parou por aí.
    }
# $own-id is other if $who is $other too.
event-cut-free =
    { $own-id ->
        [other]
            { $me ->
                [who] Você cortou as suas amarras.
               *[none] { $who } cortou as próprias amarras.
            }
       *[none]
            { $me ->
                [who] Você cortou as amarras de { $other }.
                [other] { $who } cortou as suas amarras.
               *[none] { $who } cortou as amarras de { $other }.
            }
    }
# $own-id is other if $who is $other too.
event-unlocked =
    { $own-id ->
        [other]
            { $me ->
                [who] Você abriu as suas algemas.
               *[none] { $who } abriu as próprias algemas.
            }
       *[none]
            { $me ->
                [who] Você abriu as algemas de { $other }.
                [other] { $who } abriu as suas algemas.
               *[none] { $who } abriu as algemas de { $other }.
            }
    }
event-attribute-gone =
    { $me ->
        [who] Você perdeu { $alarm }.
       *[none] { $who } perdeu { $alarm }.
    }
event-bleeds-out =
    { $me ->
        [who] Você sangrou até morrer.
       *[none] { $who } sangrou até morrer.
    }
event-poison-kills =
    { $me ->
        [who] O veneno matou você.
       *[none] O veneno matou { $who }.
    }
event-dies =
    { $me ->
        [who] Você morreu.
       *[none] { $who } morreu.
    }
event-loots =
    { $me ->
        [who] Você saqueou a mão de { $other }.
        [other] { $who } saqueou a sua mão.
       *[none] { $who } saqueou a mão de { $other }.
    }
event-looted =
    { $me ->
        [who] A carta que você saqueou: { $card }.
       *[none] A carta que { $who } saqueou: { $card }.
    }
event-leaves =
    { $me ->
        [who] Você não tocou na mão de { $other }.
        [other] { $who } não tocou na sua mão.
       *[none] { $who } não tocou na mão de { $other }.
    }

# The Hideout

event-hideout = O Esconderijo! Todos os vivos revelam suas identidades.
event-freed =
    { $me ->
        [who] O Motorista soltou você.
       *[none] O Motorista soltou { $who }.
    }
event-driver-shoots =
    { $me ->
        [who] O Motorista atirou em você.
       *[none] O Motorista atirou em { $who }.
    }
event-bribes =
    { $me ->
        [who] Você comprou o Motorista, que foi embora.
       *[none] { $who } comprou o Motorista, que foi embora.
    }

# What people claim

event-claim-passed-bag =
    { $me ->
        [who] Você disse: “Passei um malote para { $other }.”
        [other] { $who } disse: “Passei um malote para você.”
       *[none] { $who } disse: “Passei um malote para { $other }.”
    }
event-claim-kept =
    { $me ->
        [who] Você disse: “{ $other } guardou um malote.”
        [other] { $who } disse: “Você guardou um malote.”
       *[none] { $who } disse: “{ $other } guardou um malote.”
    }
event-claim-trust =
    { $me ->
        [who] Você disse: “Confio em { $other }.”
        [other] { $who } disse: “Confio em você.”
       *[none] { $who } disse: “Confio em { $other }.”
    }
event-claim-suspect =
    { $me ->
        [who] Você disse: “Desconfio de { $other }.”
        [other] { $who } disse: “Desconfio de você.”
       *[none] { $who } disse: “Desconfio de { $other }.”
    }
event-claim-tattoo =
    { $me ->
        [who] Você disse: “{ $other } tem tatuagem.”
        [other] { $who } disse: “Você tem tatuagem.”
       *[none] { $who } disse: “{ $other } tem tatuagem.”
    }
event-claim-no-tattoo =
    { $me ->
        [who] Você disse: “{ $other } não tem tatuagem.”
        [other] { $who } disse: “Você não tem tatuagem.”
       *[none] { $who } disse: “{ $other } não tem tatuagem.”
    }

# The end

event-ends =
    { $ending-id ->
        [agents-in-the-bank] A polícia está lá fora: os Agentes vencem.
        [rivals-on-the-road] Só restam Rivais no furgão: os Rivais vencem.
        [agents-at-the-hideout] Um Agente chegou ao Esconderijo: os Agentes vencem.
        [crew-at-the-hideout] Só o Bando chegou ao Esconderijo: o Bando vence.
        [crew-in-the-showdown] O último Rival morreu: o Bando vence.
        [rivals-in-the-showdown] O último do Bando morreu: os Rivais vencem.
        [stalemate] Nada mais se mexe: o Bando vence.
       *[nobody-left] Não sobrou ninguém, então ninguém vence.
    }
event-wins =
    { $me ->
        [who] Você venceu.
       *[none] { $who } venceu.
    }


# O que se pede

# $who is a list of players.
ask-wait =
    { $who-count ->
        [1] Espere: { $who } está decidindo.
       *[other] Espere, estão decidindo: { $who }.
    }
# $other is the partner, if there is one.
ask-partners =
    { $other-id ->
        [none] Sua identidade: { $identity }. Você não sabe de mais ninguém.
       *[somebody] Sua identidade: { $identity }; { $other } também.
    }
# The digits that are multiplied, or added by another option.
ask-crack = Abra o cofre: { $first } × { $second } × { $third }?
ask-crack-add = Abra o cofre: { $first } + { $second } + { $third } + { $fourth }?
# $card-id is none while the player has not looked at the card.
ask-pass-card =
    { $card-id ->
        [none] Passe a carta a outro jogador.
       *[seen] Passe { the-card } a outro jogador.
    }
# Followed by what becomes of the card.
ask-receive = Você recebeu: { $card }.
ask-receive-bursts = Estoura.
ask-receive-loads = Vai para o furgão.
ask-receive-keeps = Fica na sua mão.
ask-receive-chooses = Carregar ou guardar?
ask-dye = A tinta estraga uma das suas cartas: qual?
ask-alarm-target = Para esta carta ({ $alarm }), escolha outro jogador.
ask-search = Você achou: { pile }.
ask-give = Dê uma das suas cartas a quem você revistou.
ask-vault = Escolha qualquer carta do cofre para passar.
ask-swap = Escolha que traços trocam de lugar.
ask-attribute = Ponha { $alarm } ao lado de um jogador.
ask-action = Sua vez: uma ação.
ask-action-bound = Livre-se, ou passe a vez.
ask-shotgun-side = Quem ao lado do alvo também é atingido?
ask-shotgun-cost = Com que carta você paga a Escopeta?
# $attack-id is what $who tries to do.
ask-answer =
    { $attack-id ->
        [shot] { $who } atira em você! O que você faz?
        [stab] { $who } tenta esfaquear você! O que você faz?
        [zip-tie] { $who } tenta amarrar você! O que você faz?
       *[handcuffs] { $who } tenta algemar você! O que você faz?
    }
ask-follow-up = Acabou. Algum troco para { $other }?
ask-follow-up-again = Mais um tiro em { $other }?
ask-extra-shot = Mais um tiro, ou chega?
ask-poison = O veneno age: Adrenalina, ou o fim.
ask-loot = Pegar uma carta da mão de quem morreu?


# O que se pode fazer. $seat é um jogador.

act-too-late = Tarde demais para empate
act-ok = Continuar
# $number is the answer of a player in the race.
act-answer = { $number }
act-pass-to = Passar para { $seat }
act-load = Carregar no furgão
act-keep = Guardar
act-lose = Perder { the-card }
act-choose = Escolher { $seat }
act-place =
    { $me ->
        [seat] Pôr ao seu lado
       *[none] Pôr ao lado de { $seat }
    }
act-swap = Trocar { $seat } e { $seat_2 }
act-load-all = Carregar todos os malotes
act-claim-none = Não há malotes
act-give = Dar { the-card }
act-pick = Escolher { the-card }
act-pass = Passar a vez
act-shoot = Atirar em { $seat }
act-stab = Esfaquear { $seat }
act-cut = Cortar as amarras de { $seat }
act-unlock = Abrir as algemas de { $seat }
act-unjam = Destravar a arma de { $seat }
act-chloroform = Apagar { $seat }
act-zip-tie = Amarrar { $seat }
act-handcuff = Algemar { $seat }
act-beside = Atingir também { $seat }
act-pay = Pagar com { the-card }
act-martial = Usar Artes Marciais
act-hostage = Deixar o Refém levar
act-adrenaline = Jogar Adrenalina
act-vest = Levar no colete
act-accept = Aceitar
act-continue = Deixar por isso
act-return-fire = Atirar de volta
act-speedloader = Recarga Rápida: atirar em { $seat }
act-stop = Chega
act-second-gun = Segunda arma: atirar em { $seat }
act-take = Pegar uma carta
act-leave = Não tocar na mão
act-claim-passed-bag = Dizer: passei um malote para { $seat }
act-claim-kept = Dizer: { $seat } guardou um malote
act-claim-trust = Dizer: confio em { $seat }
act-claim-suspect = Dizer: desconfio de { $seat }
act-claim-tattoo = Dizer: { $seat } tem tatuagem
act-claim-no-tattoo = Dizer: { $seat } não tem tatuagem
# In place of $seat: no player sits there.
nobody = ninguém


# Por que não. $wish é a ação recusada.

no-no-race-yet = “{ $wish }” tem de esperar: nenhum código foi revelado.
no-vault-is-open = “{ $wish }” chega tarde: o cofre está aberto.
no-before-robbery = “{ $wish }” tem de esperar: o assalto não começou.
no-after-robbery = “{ $wish }” chega tarde: o assalto acabou.
no-no-alarm-yet = “{ $wish }” tem de esperar: o alarme ainda não toca.
no-before-getaway = “{ $wish }” tem de esperar a Fuga.
no-another-decides = “{ $wish }” não dá: agora decide { $who }, e mais ninguém.
no-dead = “{ $wish }” não dá: você está fora do jogo.
no-silence = “{ $wish }” tem de esperar: ninguém pode falar ainda.
no-dead-silence = “{ $wish }” não dá: os mortos não falam.
no-hushed = “{ $wish }” não dá: com o Cala-boca você não pode falar.
no-about-another = “{ $wish }” não dá: uma declaração é sobre outro jogador daqui.
no-claim-later = “{ $wish }” tem de esperar: declarações são feitas enquanto alguém passa uma carta ou escolhe uma ação.
no-claimed = “{ $wish }” tem de esperar: uma declaração por vez basta.
no-ready-already = “{ $wish }” não dá: você já continuou.
no-locked-out = “{ $wish }” não dá: você errou, e não responde mais.
no-answered = “{ $wish }” não dá: uma resposta por código, e você já deu a sua.
no-nobody-there = “{ $wish }” não dá: ninguém está sentado ali.
no-to-another = “{ $wish }” não dá: a carta vai para outro jogador.
no-has-to-pass = “{ $wish }” não dá: uma carta comprada tem de ser passada.
no-no-bag = “{ $wish }” não dá: você não recebeu nenhum Malote.
no-loads-always = “{ $wish }” não é escolha sua: o Bando carrega todo Malote.
no-keeps-always = “{ $wish }” não é escolha sua: com a identidade { $identity } você guarda todo Malote.
no-somebody-else = “{ $wish }” não dá: escolha outra pessoa.
no-no-bags-found = “{ $wish }” não dá: você não achou nenhum Malote.
no-not-in-vault = “{ $wish }” não dá: não há mais nenhuma no cofre.
no-swap-two = “{ $wish }” não dá: dois traços têm de trocar de lugar.
no-two-players = “{ $wish }” não dá: são precisos dois jogadores diferentes.
no-no-attribute = “{ $wish }” não dá: { $other } não tem traço.
no-move-one = “{ $wish }” não dá: só há um traço em jogo, e ele vai para outro jogador.
no-holds-it = “{ $wish }” não dá: já está ao lado desse jogador.
no-has-attribute = “{ $wish }” não dá: { $other } já tem um traço, e há quem não tenha nenhum.
no-not-held = “{ $wish }” pede uma carta que você não tem: { $card }.
no-not-yourself = “{ $wish }” não dá: ninguém ataca a si mesmo.
no-not-living = “{ $wish }” não dá: ali não há jogador vivo.
no-your-side = “{ $wish }” não dá: sua consciência está com os Agentes, e { $other } é Agente.
no-not-a-neighbour = “{ $wish }” não dá: { $other } não está ao seu lado.
no-bleeding = “{ $wish }” não dá: { $other } já está sangrando.
no-no-ties = “{ $wish }” não dá: { $other } não está de mãos atadas.
no-no-cuffs = “{ $wish }” não dá: { $other } não está de algemas.
no-not-jammed = “{ $wish }” não dá: a arma de { $other } não está travada.
no-tied = “{ $wish }” não dá: { $other } já está de mãos atadas.
no-cuffed = “{ $wish }” não dá: { $other } já está de algemas.
no-out-cold = “{ $wish }” não dá: { $other } já apagou.
no-masked = “{ $wish }” não dá: { $other } usa Máscara.
no-must-shoot = “{ $wish }” não é para você: um Rival tem de atirar.
no-must-pass = “{ $wish }” não é para você: sem ninguém em quem atirar, só dá para passar a vez.
no-trigger-happy = “{ $wish }” não é para você: com Dedo Nervoso, você tem de atirar.
no-agents-do-not = “{ $wish }” não é para você: na própria vez, um Agente não atira nem esfaqueia.
no-only-agents = “{ $wish }” não é para você: só um Agente usa Algemas.
no-no-handcuffs = “{ $wish }” não dá: não restam Algemas.
no-jammed = “{ $wish }” não dá: sua arma está travada.
no-after-a-shot = “{ $wish }” tem de esperar: a Recarga Rápida dá mais um tiro depois de um tiro seu.
no-is-tied = “{ $wish }” não dá: de mãos atadas você só pode cortar as suas amarras, ou passar a vez.
no-is-cuffed = “{ $wish }” não dá: de algemas você só pode abrir as suas, ou passar a vez.
no-cuffs-first = “{ $wish }” tem de esperar: primeiro saem as algemas.
no-one-action = “{ $wish }” não dá: é uma ação por vez, e você já atirou.
no-one-shot = “{ $wish }” não dá: uma arma dá um tiro por vez, e você já deu o seu.
no-only-rivals = “{ $wish }” não é para você: só um Rival tem segunda arma.
no-second-fired = “{ $wish }” não dá: a segunda arma atira uma vez por turno.
no-second-jammed = “{ $wish }” não dá: a arma travada é a segunda.
no-no-martial = “{ $wish }” não dá: você não tem Artes Marciais.
no-martial-used = “{ $wish }” não dá: elas estão gastas até a sua próxima vez.
no-no-hostage = “{ $wish }” não dá: você não tem Refém.
no-only-shots = “{ $wish }” não dá: só ajuda contra tiros.
no-agents-hostage = “{ $wish }” não dá: um Agente não deixa o Refém levar um tiro.
no-no-vest = “{ $wish }” não dá: só Agentes usam colete.
no-vest-used = “{ $wish }” não dá: seu colete já foi usado.
no-cold = “{ $wish }” não dá: você apagou.
no-bound-hands = “{ $wish }” não dá: com as mãos presas você não joga cartas.
no-own-turn = “{ $wish }” não dá: com Dedo Nervoso, você não joga Adrenalina na própria vez.
no-no-return-fire = “{ $wish }” não é para você: só Agentes atiram de volta.
no-after-return-fire = “{ $wish }” tem de esperar: fora da vez, a Recarga Rápida vem depois de você atirar de volta.
no-returned = “{ $wish }” não dá: você já atirou, e outro tiro pede uma Recarga Rápida.
no-at-the-attacker = “{ $wish }” não dá: atire de volta em { $other } e em mais ninguém.
no-not-beside = “{ $wish }” não dá: tem de ser alguém ao lado de { $other } que não seja você.

warn-shows-agent = Mostra que você é Agente.
warn-shows-rival = Mostra que você é Rival.
warn-final = Não tem volta.
warn-dead = Você está fora. Não tem volta.
warn-bound = Até alguém soltar você.

# After the game: what a bot believed, and what it did something for.
hindsight-took-for = { $name } achava que { $who } era: { $identity } ({ $n }%).
hindsight-accused = { $name } acusou { $who } com { $n }% de certeza.
hindsight-framed = { $name } ({ $identity }) acusou { $who } para desviar as suspeitas do Bando.
hindsight-praised = { $name } deu a palavra por { $who } com { $n }% de certeza.
hindsight-shot = { $name } atacou { $who } achando que era: { $identity } ({ $n }%).
hindsight-unsure = { $name } não conseguia decifrar: { $who }.
