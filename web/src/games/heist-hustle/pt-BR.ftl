# O que este tabuleiro diz.

sheet = Placar
where = Toque numa arma da mesa.
stage- = Heist Hustle
late-start = Em 0:00 o dado rola sozinho.
late-wild = Em 0:00 o dado rola, e você pega o coringa se o ganhar.
late-weapons = Em 0:00 você pega a primeira arma que sobrou.
late-extras = Em 0:00 você não pega mais nenhuma.
late-play = Em 0:00 você joga todas as suas armas.
late-name = Em 0:00 o coringa vale pela sua própria arma.
late-bail = Em 0:00 você entra.
late-roll = Em 0:00 o dado rola sozinho.
late-second-try = Em 0:00 fica o que saiu.
late-spin = Em 0:00 a roleta gira sozinha.
hint-start = Quem ganhar esta rolagem comanda o primeiro golpe.
hint-wild = O coringa vale por uma arma à sua escolha quando a roleta parar.
hint-weapons = Cada um pega uma. Se a roleta parar na sua, você ganha o número do dado se o golpe der certo, e o perde se der errado.
hint-extras = Você comanda e pode ter mais armas: mais casas da roleta são suas, para o bem ou para o mal.
hint-play = Jogue todas as suas armas, ou aposte em uma.
hint-name = Se a roleta parar ali, o coringa também conta para você, para o bem ou para o mal.
hint-bail = As respostas abrem juntas. Quem entra divide os pontos; quem pula fora se salva se der errado.
hint-roll = Se der certo, metade dos pontos do local é sua, e os outros dividem o resto. Se der errado, ninguém ganha.
hint-second-try = Pagar compra mais uma rolagem do dado.
hint-spin = Quem jogou a arma em que ela parar ganha ou perde o número do dado.
hint-wait-you = Você comanda este golpe: primeiro decide o dado, depois a roleta.
hint-wait = { $name } comanda este golpe: primeiro decide o dado, depois a roleta.
script-weapons = { $name }, pegue uma arma.
script-extras = { $name } comanda e pode pegar mais armas.
script-roll = { $name }, role o dado. Par dá certo.
script-spin = { $name }, gire a roleta.
script-wild = { $name }, role o dado pelo coringa.
script-bail = Todos: entrar ou pular fora?
mastermind = Cérebro
wild-holds = tem o coringa
answer-set = pronto
seat-label =
    { $n ->
        [1] { $name }: 1 ponto
       *[other] { $name }: { $n } pontos
    }
seat-leads = comanda este golpe
seat-rolled = tirou { $n } pelo coringa
weapon-named = a arma do coringa
weapon-hot = quente: a roleta para ali com o dobro da frequência
nobody = ninguém
you = Você
wheel = Roleta
wheel-stop = Roleta: { $weapon }
die = O dado mostra { $n }
die-none = O dado ainda não foi rolado
sheet-location = Local
sheet-total = Total
sheet-parts = golpe { $a }, roleta { $b }, coringa { $c }, casa { $d }
sheet-coming = Por vir, em ordem desconhecida: { $what }.
mark-rival = rival na ponta
mark-lucky = tem sorte
end-one = { $who } deu o melhor golpe
end-many = { $who } dividem a grana
end-lead = { $best } pontos depois de { $n } locais.
and = {" "}e{" "}

# A job told as a scene.

story-start = Quem comanda primeiro
story-roll = O dado decide
story-die = O dado
story-spin = A roleta
story-points = O que rendeu
story-none = Nada.
story-heist-points = { NUMBER($n, signDisplay: "always") } pelo golpe
story-spinner-points = { NUMBER($n, signDisplay: "always") } na roleta
story-wild-points = { NUMBER($n, signDisplay: "always") } com o coringa
story-house-points = { NUMBER($n, signDisplay: "always") } por pular fora
story-paid = −{ $n } pela segunda tentativa
story-stamp-wins = VENCE
