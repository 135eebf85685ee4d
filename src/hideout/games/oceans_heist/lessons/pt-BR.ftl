# As lições de Ocean's Heist. Agnes é uma mulher; quem aprende é você.

# Uma carta com seu artigo; outras que não estas ficam sem.
the-item =
    { $item-id ->
        [e-jammer] o { $item }
        [e-uniform] a { $item }
       *[other] { $item }
    }
the-guard =
    { $guard-id ->
        [c-dome] a { $guard }
        [c-pitboss] o { $guard }
       *[other] { $guard }
    }

goal = Você é o Bando. Atravesse o cassino, abra o cofre, pegue o Alvo ({ $target }) e saia. O outro time é o Cassino, e quer pegar você.
defense = Eis o que pode estar no seu caminho: o cassino vai escolher { $count } destas Defesas. Cada uma mostra o que a derruba. { $guard }: cai com hack, ou com muita surdina. Quem rende exatamente isso é { the-item }: deixe preparado.
defense-no = Dessa você também pode precisar. Primeiro a resposta para { the-guard }: prepare { the-item }.
save = Já há algo para fechaduras e algo para escalar. O que fica preparado e não se usa se gasta, então vamos guardar { the-item } para depois. Confirme.
save-no = Está bom como está. Confirme, e veja.
save-not-yet = Bom palpite! Daqui a pouco você verá por quê. Desta vez, guarde { the-item } e confirme.
crunch = { $who } pôs { $count } Defesas viradas para baixo e não pode mais mudá-las. Você ainda poderia acrescentar algo. Vamos arriscar: confirme.
crunch-no = Isso você faz da próxima vez. Vejamos aonde isto leva: confirme.
bills = Tudo se abre. Cada Defesa é uma conta, e o que você preparou tem de pagá-la. Para { the-guard }, é hack.
use = Use { the-item } uma vez: rende o hack de que você precisa.
use-no = Uma coisa de cada vez: use { the-item } uma vez.
pay = Agora pague { the-guard } com isso.
pay-no = Primeiro pague { the-guard }: é o preço que você pode pagar.
rest = É só isso. O resto pode ser feito por você: peça o melhor plano.
rest-no = Você poderia fazer tudo à mão. O melhor plano é mais rápido.
short = Todas estão pagas menos uma: { the-guard } quer conversa, e { the-item } resolveria. Mas essa carta está na sua mão, e só paga o que está preparado. Confirme.
short-no = Não há plano melhor: nada do que está preparado conversa com { the-guard }. Confirme.
wing = Resta um jeito: jogar cartas fora e torcer pelo dado. Chama-se Improviso. Aqui não vale a pena. Pare aqui.
wing-no = Uma aposta! Guarde as cartas para momentos piores que este. Pare aqui.
alarm = Ficou de pé { the-guard }, e isso é um alarme: { $alarms } até agora, com espaço para { $limit }. Um além disso e pegam você. Vamos voltar o relógio.
again = O último momento antes de as cartas se abrirem. { $count } Defesas estão viradas para baixo, e { the-item } ainda está na sua mão. Desta vez, prepare.
again-no = Isso não ajudaria. O que faltava é { the-item }.
again-not-yet = A mesma coisa de novo? Antes prepare { the-item }.
go = Agora você tem algo para fechaduras, para beirais, para câmeras e para gente. Confirme!
go-no = Você está no ponto. Confirme.
all-paid = E lá está { the-guard } de novo. Agora { the-item } pode pagar. Peça o melhor plano.
all-paid-no = O melhor plano é mais rápido.
clean = Tudo pago, nenhum alarme. Você entrou, e ninguém sabe. A arte toda é esta: adivinhar o que eles vão pôr, e ter a resposta preparada.
worn = O que você pôs fica na mesa. Mas todo uso se gasta para sempre: { the-item } ainda tem { $uses }. Por isso não prepare de menos nem demais.
journey = E segue assim: mais fundo no cassino, depois o cofre com o Alvo ({ $target }), depois a Fuga. Cada alarme alonga a Fuga, e mais de { $limit } acabam com tudo.
end = Antes de um golpe você compra seu kit; na primeira vez, deixe a página encher a bolsa. E um dia você vai se sentar onde { $who } está, e saber o que os ladrões esquecem. Divirta-se!
