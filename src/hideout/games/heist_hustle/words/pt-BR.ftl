# Heist Hustle. $me é o argumento que é a pessoa que lê, se houver um.


# O próprio jogo

mood = Dez golpes, um dado, uma roleta. Cabeça é opcional.
genre = dado e sorte
option-line_percent = Giros que param na linha
option-line_percent-meaning = Quantos em cem
option-hot_weapons = Armas quentes
option-hot_weapons-meaning = Regra da casa: duas armas de cada local saem com o dobro da frequência
option-bail = Pular fora
option-bail-meaning = Regra da casa: todos menos o Cérebro podem pular fora antes do dado
option-second_try = Segunda tentativa
option-second_try-meaning = Regra da casa: o Cérebro pode pagar 5 para rolar de novo um fracasso
option-even_rounds = Todos comandam por igual
option-even_rounds-meaning = Jogam-se só tantos locais quantos isso permite
option-tie = Quem vence um empate
option-tie-meaning = No fim do jogo
option-tie-share = Todos os empatados
option-tie-fewer_lead = Quem comandou menos
option-clock_seconds = Tempo para decidir
option-clock_seconds-meaning = Segundos; um simples botão tem a metade


# O que existe

name-crowbar = Pé de Cabra
name-disguise = Dis{"\u00AD"}farce
name-lock-picks = Gazuas
name-grappling-hook = Gancho
name-smoke-bomb = Bomba de Fumaça
name-thermal-drill = Maça{"\u00AD"}rico
name-laptop = Note{"\u00AD"}book
name-glass-cutter = Corta-Vidro
name-night-goggles = Visão Noturna
name-dynamite = Dina{"\u00AD"}mite
name-pawn-shop = Casa de Penho{"\u00AD"}res
name-jewelry-boutique = Joa{"\u00AD"}lheria
name-art-gallery = Gale{"\u00AD"}ria de Arte
name-armored-truck = Carro-Forte
name-yacht-marina = Marina de Iates
name-natural-history-museum = Museu de Histó{"\u00AD"}ria Natu{"\u00AD"}ral
name-downtown-bank = Banco do Centro
name-casino-vault = Cofre do Cas{"\u00AD"}sino
name-diamond-exchange = Bolsa de Dia{"\u00AD"}mantes
name-gold-reserve = Reser{"\u00AD"}va de Ouro

# A arma com seu artigo.
the-weapon =
    { $weapon-id ->
        [crowbar] o { $weapon }
        [disguise] o { $weapon }
        [lock-picks] as { $weapon }
        [grappling-hook] o { $weapon }
        [smoke-bomb] a { $weapon }
        [thermal-drill] o { $weapon }
        [laptop] o { $weapon }
        [glass-cutter] o { $weapon }
        [night-goggles] a { $weapon }
        [dynamite] a { $weapon }
       *[other] { $weapon }
    }
# Onde a roleta para.
on-weapon =
    { $weapon-id ->
        [crowbar] no { $weapon }
        [disguise] no { $weapon }
        [lock-picks] nas { $weapon }
        [grappling-hook] no { $weapon }
        [smoke-bomb] na { $weapon }
        [thermal-drill] no { $weapon }
        [laptop] no { $weapon }
        [glass-cutter] no { $weapon }
        [night-goggles] na { $weapon }
        [dynamite] na { $weapon }
       *[other] em { $weapon }
    }
points =
    { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }


# O que aconteceu

event-start-roll =
    { $me ->
        [who] Você tirou { $die } na disputa do primeiro comando.
       *[none] { $who } tirou { $die } na disputa do primeiro comando.
    }
event-roll-again = Só deu 1 e 5: todos rolam de novo.
event-starts =
    { $me ->
        [who] Você é o primeiro Cérebro.
       *[none] { $who } é o primeiro Cérebro.
    }
event-location =
    { $me ->
        [who] Você revelou o local: { $location }, { $worth } pontos.
       *[none] { $who } revelou o local: { $location }, { $worth } pontos.
    }
event-wild-roll =
    { $me ->
        [who] Você tirou { $die } na disputa do coringa.
       *[none] { $who } tirou { $die } na disputa do coringa.
    }
event-took-wild =
    { $me ->
        [who] Você pegou o coringa.
       *[none] { $who } pegou o coringa.
    }
event-declined =
    { $me ->
        [who] Você deixou o coringa.
       *[none] { $who } deixou o coringa.
    }
event-wild-stays = Desta vez ninguém usa o coringa.
event-took =
    { $me ->
        [who] Você pegou { the-weapon }.
       *[none] { $who } pegou { the-weapon }.
    }
event-extra =
    { $me ->
        [who] Você também pegou { the-weapon }.
       *[none] { $who } também pegou { the-weapon }.
    }
event-plays-all =
    { $me ->
        [who] Você jogou todas as armas.
       *[none] { $who } jogou todas as armas.
    }
event-plays-one =
    { $me ->
        [who] Você jogou só { the-weapon }.
       *[none] { $who } jogou só { the-weapon }.
    }
event-named =
    { $me ->
        [who] Com o coringa, você apostou { on-weapon }.
       *[none] Com o coringa, { $who } apostou { on-weapon }.
    }
event-unused =
    { $me ->
        [who] Você não usou o coringa.
       *[none] { $who } não usou o coringa.
    }
event-answered =
    { $me ->
        [who] Você decidiu se entra.
       *[none] { $who } decidiu se entra.
    }
event-goes =
    { $me ->
        [who] Você entrou.
       *[none] { $who } entrou.
    }
event-bails =
    { $me ->
        [who] Você pulou fora.
       *[none] { $who } pulou fora.
    }
# $succeeds is true or false.
event-rolled =
    { $succeeds ->
        [true]
            { $me ->
                [who] Você tirou { $die }: o golpe deu certo.
               *[none] { $who } tirou { $die }: o golpe deu certo.
            }
       *[false]
            { $me ->
                [who] Você tirou { $die }: o golpe deu errado.
               *[none] { $who } tirou { $die }: o golpe deu errado.
            }
    }
event-tries-again =
    { $me ->
        [who] Você pagou { points } para rolar mais uma vez.
       *[none] { $who } pagou { points } para rolar mais uma vez.
    }
event-line =
    { $me ->
        [who] Você girou a roleta, e ela parou na linha: gire de novo.
       *[none] { $who } girou a roleta, e ela parou na linha: vai girar de novo.
    }
event-spun =
    { $me ->
        [who] Você girou a roleta: parou { on-weapon }.
       *[none] { $who } girou a roleta: parou { on-weapon }.
    }
event-heist-points =
    { $me ->
        [who] Você ganhou { points } pelo golpe.
       *[none] { $who } ganhou { points } pelo golpe.
    }
# $gained is true or false, $size what was gained or lost.
event-spinner-points =
    { $gained ->
        [true]
            { $me ->
                [who] Você ganhou { $size } na roleta.
               *[none] { $who } ganhou { $size } na roleta.
            }
       *[false]
            { $me ->
                [who] Você perdeu { $size } na roleta.
               *[none] { $who } perdeu { $size } na roleta.
            }
    }
event-wild-points =
    { $gained ->
        [true]
            { $me ->
                [who] Você ganhou { $size } com o coringa.
               *[none] { $who } ganhou { $size } com o coringa.
            }
       *[false]
            { $me ->
                [who] Você perdeu { $size } com o coringa.
               *[none] { $who } perdeu { $size } com o coringa.
            }
    }
event-house-points =
    { $me ->
        [who] Você ganhou { $points } por pular fora a tempo.
       *[none] { $who } ganhou { $points } por pular fora a tempo.
    }
event-wins =
    { $me ->
        [who] Você venceu com { points }.
       *[none] { $who } venceu com { points }.
    }
event-shares-win =
    { $me ->
        [who] Você dividiu a vitória com { points }.
       *[none] { $who } dividiu a vitória com { points }.
    }


# O que se pede

ask-start = Role o dado: o primeiro 3 comanda; sem 3, o primeiro par.
ask-wild = Role o dado pelo coringa: 4 ou 6 dá direito a ele.
ask-wild-won = O coringa é seu, se quiser.
ask-weapons = Pegue uma arma.
ask-extras =
    { $more ->
        [1] Pegue mais uma arma, ou pare por aqui.
       *[other] Pegue até mais { $more } armas, ou pare por aqui.
    }
ask-play = Jogue todas as suas armas ou exatamente uma.
ask-name = Diga que arma é o seu coringa, ou não o use.
ask-bail = Entre por uma parte, ou pule fora: { $points } pontos se o golpe der errado.
ask-roll = Role o dado: com 2, 4 ou 6 o golpe dá certo.
ask-second-try = O golpe deu errado. Pagar { $cost } para rolar mais uma vez?
ask-spin = Gire a roleta pela arma deste golpe.


# O que se pode fazer

act-roll = Rolar o dado
act-take-wild = Pegar o coringa
act-decline = Deixar o coringa
act-take = Pegar { the-weapon }
act-done = Chega de armas
act-play-all = Jogar todas
act-play = Jogar só { the-weapon }
act-name = Apostar { on-weapon }
act-unused = Não usar
act-go = Entrar
act-bail = Pular fora
act-try-again = Pagar e rolar de novo
act-stand = Deixar assim
act-spin = Girar


# Por que não. $wish é a ação recusada.

no-now-start = “{ $wish }” não dá agora: { $other } rola pelo primeiro comando.
no-now-wild = “{ $wish }” não dá agora: o coringa está com { $other } para decidir.
no-now-weapons = “{ $wish }” não dá agora: { $other } escolhe uma arma.
no-now-extras = “{ $wish }” não dá agora: { $other } pode pegar mais armas.
no-now-play = “{ $wish }” não dá agora: { $other } escolhe o que jogar.
no-now-name = “{ $wish }” não dá agora: { $other } diz o que é o coringa.
no-now-bail = “{ $wish }” não dá agora: todos menos { $other } dizem se entram.
no-now-roll = “{ $wish }” não dá agora: { $other } rola o dado do golpe.
no-now-second-try = “{ $wish }” não dá agora: { $other } pode pagar para rolar de novo.
no-now-spin = “{ $wish }” não dá agora: { $other } gira a roleta.
no-for-the-mastermind = “{ $wish }” cabe ao Cérebro desta rodada, { $other }.
no-house-rule-off = “{ $wish }” é de uma regra da casa desligada nesta mesa.
no-start-rolled = “{ $wish }” não dá: você já fez sua rolagem inicial.
no-start-later = “{ $wish }” tem de esperar: não é a sua vez; { $other } rola antes.
no-does-not-roll-for-wild = “{ $wish }” não dá: o Cérebro não rola pelo coringa.
no-wild-rolled = “{ $wish }” não dá: você tirou { $roll } pelo coringa, e cada um rola uma vez só.
no-wild-later = “{ $wish }” tem de esperar: não é a sua vez; { $other } vem antes.
no-no-right-to-wild = “{ $wish }” não dá: é preciso um 4 ou um 6, e você tirou { $roll }.
no-no-roll-yet = “{ $wish }” não dá: antes você precisa tirar um 4 ou um 6.
no-declined = “{ $wish }” não dá: você já deixou o coringa.
no-wild-taken = “{ $wish }” não dá: { $other } tem o coringa desta rodada.
no-wild-yours = “{ $wish }” não dá: você já pegou o coringa.
no-wild-stays = “{ $wish }” não dá: desta vez ninguém usa o coringa.
no-wild-open = “{ $wish }” não dá: ninguém pegou o coringa ainda.
no-not-the-holder = “{ $wish }” não é com você: o coringa é de { $other }.
no-named-later = “{ $wish }” tem de esperar até todas as armas serem escolhidas e jogadas.
no-named = “{ $wish }” não dá: você já disse o que é o coringa.
no-has-a-weapon = “{ $wish }” não dá: você já tem sua arma.
no-extras-later = “{ $wish }” tem de esperar: o Cérebro pega mais quando todos tiverem uma.
no-no-extras = “{ $wish }” não dá: com dez jogadores não sobram armas.
no-takes-later = “{ $wish }” tem de esperar: não é a sua vez; { $other } pega uma antes.
no-taken = “{ $wish }” não dá: essa arma já saiu da mesa; está com { $other }.
no-yours = “{ $wish }” não dá: essa arma já saiu da mesa; está com você.
no-one-weapon = “{ $wish }” não dá: só o Cérebro tem mais de uma arma.
no-weapons-done = “{ $wish }” chega tarde: as armas desta rodada já foram escolhidas.
no-single-weapon = “{ $wish }” não é com você: quem tem só uma arma joga essa, e só { $other } pode ter mais.
no-not-held = “{ $wish }” não dá: você não tem essa arma.
no-always-goes = “{ $wish }” não é com você: o Cérebro sempre entra.
no-answered = “{ $wish }” não dá: você já respondeu.
no-once-more = “{ $wish }” não dá: um dado que falhou só é rolado de novo uma vez.
no-succeeded = “{ $wish }” não dá: o golpe deu certo.
no-rolled = “{ $wish }” não dá: o dado deste golpe já foi rolado.

# After the game: what a bot did something for.
hindsight-stacked = { $name } estava { $n } atrás e apostou o coringa na própria arma, { $weapon }: só um golpe de sorte ajudaria.
hindsight-shadowed = { $name } liderava e apostou o coringa na arma de { $who }, { $weapon }, para que um acerto movesse os dois por igual.
hindsight-spared = { $name } não usou o coringa para proteger uma vantagem de { $n }.
