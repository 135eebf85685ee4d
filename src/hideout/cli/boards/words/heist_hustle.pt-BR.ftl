heist-of = Heist Hustle, golpe { $n } de { $all }
coming =
    { $n ->
        [1] 1 local para baixo
       *[other] { $n } locais para baixo
    }
coming-after = último golpe: { $location }; { coming }
worth =
    { $n ->
        [1] 1 ponto
       *[other] { $n } pontos
    }
led-by = Cérebro: { $name }
all-robbed = O último local já era
who-first = Quem comanda primeiro?
who-first-how = primeiro 3, senão primeiro par
wild-free = coringa na mesa
wild-held = coringa: { $name }
wild-unused = coringa: { $name }, sem usar
wild-named = coringa: { $name } = { $weapon }
die-waits = dado ainda parado
die-success = { $n }: sucesso
die-failure = { $n }: fracasso
die-success-again = { $n }: sucesso, segunda vez
die-failure-again = { $n }: fracasso, segunda vez
column-first-roll = 1º dado
column-led = comandou
column-answer = resposta
column-wild-roll = coringa
column-last = último
column-heist = golpe
column-spinner = roleta
column-wild = coringa
column-house = casa
column-total = total
closed = fechada
answer-go = entra
answer-bail = pula fora
