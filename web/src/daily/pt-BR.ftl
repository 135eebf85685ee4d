# O golpe do dia: as mesmas cartas por dia e jogo para todos, contra os mesmos bots.

title = O golpe do dia
lead = As mesmas cartas para todos, cada um por si contra os mesmos bots. Cada golpe se joga uma vez só.
next =
    { $hours ->
        [0] Novas cartas em menos de uma hora.
        [1] Novas cartas em uma hora.
       *[other] Novas cartas em { $hours } horas.
    }
play = Jogar
on = Continuar
again = Ver de novo
best = A casa hoje
nobody = Ninguém jogou ainda.
place = { $place }º lugar de { $played }
won = vitória
won-score = vitória com { $score }
lost = derrota
lost-score = { $score }
you = você
copy = Copiar o resultado
copied = Copiado. Não entrega nada.
by-hand = O resultado está marcado: copie dali.
all = Todos os golpes de hoje
# What is copied: no word about the cards. $day is a date, $how is one of the four above.
result = { $game }, o golpe do dia de { $day }: { $how }, { $place }º lugar de { $played }.
