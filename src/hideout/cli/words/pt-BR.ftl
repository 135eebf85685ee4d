# O que o terminal diz em volta de uma partida.

greet-title = { $game }, { $n } jogadores
greet-me = Você
greet-bot = { $name } (bot)
greet-table = Na mesa, pela ordem dos lugares: { $names }.
greet-options = Opções: { $options }.
greet-option = { $option }: { $value }
greet-on = sim
greet-off = não
greet-help = ? mostra a ajuda, quit para sair.

turn-enter = [Enter]
turn-enter-waits = [Enter espera]
turn-figures = Digite o próprio número.
turn-type = Digite um número ou o que você quer fazer. ? mostra a ajuda.
turn-which = Qual?
turn-awaited = Os outros esperam por você: nada acontece até você decidir.
turn-folded = { $n } opções: “{ $verb }” lista todas, ou digite uma: “{ $example }”
turn-no-figure = { $n } não é um dos números para escolher.
turn-no-choice = Não há opção { $n }; elas vão de 1 a { $all }.
turn-nothing-yet = Ainda não aconteceu nada.
turn-unknown = “{ $text }” não é uma ação deste jogo; os verbos são { $verbs }.
turn-unknown-near = “{ $text }” não é uma ação deste jogo; seria “{ $near }”?
turn-rules = Por exemplo: rules { $clause }, ou uma palavra.

help-title = O que você pode digitar
help-number = escolher pelo número
help-name = escolher pelo nome; bastam as primeiras letras, e cada jogador atende pelo seu
help-enter = pegar a única opção que há; onde vários agem ao mesmo tempo, esperar
help-wait = deixar os outros, ou o relógio, ir primeiro (onde vários agem ao mesmo tempo)
help-skip = esperar até esta parte acabar
help-time-up = deixar seu relógio zerar, se houver um
help-why = as regras por trás do que aconteceu ou foi recusado por último
help-rules = uma regra, ou todas as que têm uma palavra
help-log = tudo o que você ouviu até agora
help-board = a mesa mais uma vez
help-quit = sair da partida

keyboard-read = Aperte Enter quando tiver lido.
keyboard-pass = Passe o teclado para { $name } e aperte Enter.
keyboard-again = (Quer pensar de novo, { $names }? Digite seu nome.)

bot-forfeits = { $name } desiste: { $bot } { $why }. Um bot da casa continua.
bot-forfeited = { $name } desistiu.

end-left =
    { $n ->
        [one] A partida parou depois de 1 decisão.
       *[other] A partida parou depois de { $n } decisões.
    }
end-show = A partida acabou: aperte Enter para mostrar o final a todo mundo.
end-nobody = Ninguém venceu.
end-you-won = Você venceu.
end-won = { $names } venceu.
end-won-together = Vitória dividida: { $names }.
end-you = você
end-thoughts = O que os bots escolheram quando mais estava em jogo (e quanto cada jogada parecia valer):
end-wait = esperar
end-move = { $move } ({ $worth })
end-chose = { $name }, decisão { $n }: { $move }
end-chose-rather = { $name }, decisão { $n }: { $move }, em vez de { $others }
end-keep = Guardar o registro? Digite um nome de arquivo, ou Enter para não:
end-not-kept = O registro não foi guardado.
end-kept = Guardado. Veja de novo com: { $command }

analyse-title =
    { $n ->
        [one] { $game }, { $n } decisão
       *[other] { $game }, { $n } decisões
    }
analyse-decision = decisão
analyse-chances = chance de vencer (e quanto do oculto o lugar podia saber)
analyse-turned = Onde a partida virou
analyse-turn = decisões { $from } a { $to }: { $up } de { $up-before } para { $up-after }, { $down } de { $down-before } para { $down-after }
analyse-known = O que dava para deduzir
analyse-fact = na decisão { $n }: { $name } podia ter { $after } de certeza de que { $fact } (antes, { $before })
analyse-better = Jogadas melhores, entre as { $n } que a busca olhou
analyse-because = Por que fizeram isso
analyse-mistake = decisão { $n }: { $name } jogou “{ $move }”; “{ $other }” valia { $more } a mais
analyse-wait = esperar
analyse-unfinished = { $path } ainda não terminou; só partidas terminadas podem ser analisadas.
report-chance = Chance de vencer
report-chance-lead = Se bots sensatos tivessem continuado dali.
report-turned-lead = Onde as chances mais mudaram.
report-knew = O que um lugar podia saber
report-knew-lead = Quantas vezes os mundos que cabem no que ele sabe batem com o verdadeiro.
report-facts = Os fatos mais reveladores
report-facts-lead = Aquilo sobre o que um lugar mais podia aprender em um passo.
report-moves = Outras jogadas
report-moves-lead = A busca olhou { $n } jogadas.
report-identities = Identidades
report-identities-lead = A chance exata do que cada um era de verdade, com o que era certo na hora.
report-eyes = Pelos olhos de { $name }

file-exists = { $path } já existe e não será sobrescrito.
file-no-folder = Não dá para gravar { $path }: não há pasta { $folder }.
file-unwritten = Não dá para gravar { $path }: { $why }.
name-length = Um nome tem de 1 a { $most } letras; “{ $name }” não.
name-twice = Duas pessoas na mesma mesa precisam de nomes diferentes.
seats-too-few = { $people } pessoas não cabem em { $seats } lugares.
rules-no-word = Nenhuma regra de { $game } diz “{ $word }”.
rules-no-clause = { $game } não tem regra { $clause }; elas vão de { $first } a { $last }.

origin-S = regra impressa
origin-R = decisão nossa
origin-D = adaptação digital
origin-english = em inglês

progress-games = partidas
progress-decisions = decisões

lesson-title = { $game }, uma lição em { $n } passos
lesson-step = { $n } de { $all }
lesson-help = Enter continua. Onde houver pergunta, digite um número ou um nome. `show me` faz por você, `back` volta um passo, `board` mostra a mesa de novo, `quit` sai.
lesson-on = Aperte Enter para continuar.
lesson-not-asked = Aqui ninguém pergunta nada a você.
lesson-choose = Digite um número ou um nome da lista; `show me` faz por você.
lesson-done = Agora para valer: { $command }
