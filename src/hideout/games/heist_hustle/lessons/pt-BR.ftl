# As lições de Heist Hustle. Agnes é uma mulher, Boris um homem; quem aprende é você.

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

goal = Dez golpes, um dado, uma roleta. Depois do último golpe, vence quem tem mais pontos. Este é seu: você é o Cérebro. O local: { $location }, { $points } pontos.
weapon = Cada um traz uma arma, e o Cérebro escolhe primeiro. Não precisa de plano, só de palpite. Pegue { the-weapon }.
weapon-no = Tão boa quanto qualquer outra! Mas desta vez pegue { the-weapon }, tenho um palpite.
extras = { $left } e { $right } já pegaram as suas. Um Cérebro pode levar mais de uma: cada arma é mais uma chance quando a roleta girar. Pegue também { the-weapon }.
extras-no = Essa também serviria. Pegue { the-weapon }, e seguimos juntos.
extras-not-done = Você poderia parar aqui. Mas outra arma é outra chance: pegue { the-weapon }.
roll = Você entra com as duas. Agora o dado: com um número par, o golpe dá certo. Com um ímpar, dá errado. Role!
spin = Deu { $die }: o golpe deu certo! Antes de dividir os pontos, a roleta escolhe uma arma. Se alguém a trouxe, o dado conta para quem a tem. Gire!
paid = { $weapon }: é sua! Você ganha { $heist } pontos pelo golpe, metade do que ele valia, e mais { $spinner } da roleta.
shared = A outra metade vai para os outros em partes iguais: { $theirs } para cada um. Por isso todos querem que todo golpe dê certo, e o Cérebro mais que todos. Você está na frente com { $mine }.
wild = Agora o Cérebro é { $boss }. Os outros rolam o dado pelo coringa, um após o outro; um quatro ou um seis o leva. { $who } tirou { $die }. Sua vez de rolar.
take-wild = Um { $die }! O coringa pode ser seu. Ele vale dez vezes o dado se tudo der certo. Pegue.
take-wild-no = Que modéstia! Mas você perderia a melhor parte do jogo. Pegue.
own-weapon = Você também traz sua própria arma. Pegue { the-weapon }.
own-weapon-no = Bela ferramenta. Desta vez pegue { the-weapon }: quero mostrar uma coisa.
name = Agora diga que arma é o seu coringa. Pode ser a que você já leva, e aí ela conta duas vezes. Escolha { the-weapon }.
name-no = Pode ser qualquer uma. Mas escolha { the-weapon }: assim a roleta só precisa parar uma vez para as duas.
name-not-unused = Não usar é seguro, e às vezes sábio. Desta vez, ouse: escolha { the-weapon }.
fails = { $boss } rola { $die }. Ímpar: o golpe dá errado e ninguém recebe. A roleta gira mesmo assim, e agora você torce para ela errar você.
unlucky = { $weapon }! Um golpe que deu errado vira a roleta contra você, e só o coringa custa { $wild } pontos. Você caiu para { $total }. É assim o jogo: corta dos dois lados.
again = Vamos voltar o relógio ao mesmo momento. Mesmas armas, mesmo coringa, outro lance do dado. Tem coragem de escolher { the-weapon } de novo?
again-no = Qualquer uma pode sair. Fique com { the-weapon }.
again-not-unused = Ninguém culparia você. Mas prometo que desta vai gostar: escolha { the-weapon }.
lucky = Um { $die }, e a roleta acha você: { $wild } pontos só do coringa. Você tem { $total }, e ninguém chega perto.
end = Isso é Heist Hustle: cada um comanda na sua vez, e o coringa faz e desfaz fortunas. Começa a rodada { $done } de { $all }. Boa sorte!
