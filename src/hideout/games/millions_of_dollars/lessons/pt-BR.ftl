# As lições de Millions of Dollars. Dinheiro em milhões. Agnes e Celia são mulheres, Boris um homem; quem aprende é você.

goal = A bolada de hoje é de ${ $loot }M, para dividir entre todos os que se safarem do golpe. Quem tiver ${ $target }M depois de uma partilha vence o jogo.
send = Cada um manda em segredo alguém da sua gente. Você quer o { $role }: ele tira dinheiro de um { $victim } se os dois se safarem. Mande-o.
send-no = Esse tem lá seu charme. Mas mande o { $role }, quero lhe mostrar uma coisa.
role-cards = Todos pagaram ${ $ante }M de entrada. As cartas mandadas são embaralhadas e mostradas, todas menos uma. Veja: { $count } vezes { $role }. Uma é sua. De quem é a outra?
stay = Esta é a única regra a guardar: dois iguais não dividem nada. Mas e se o outro { $role } amarelar? Diga que fica, e veja.
stay-no = Numa partida de verdade, converse o quanto quiser. Agora só diga que fica.
stay-not-leave = Sensato, e é o que você fará daqui a pouco. Antes, veja o que acontece se ninguém ceder.
out = Ninguém cedeu. O outro { $role } era de { $twin }: os dois estão fora, e os ${ $ante }M que você pagou se foram.
shared = { $brute } e { $driver } eram os únicos do seu tipo e dividiram tudo. Você ficou com ${ $mine }M. Vamos voltar o relógio.
again = O mesmo golpe outra vez: vocês são dois, e você sabe como acaba se os dois ficarem. Um precisa ir para casa. E ir para casa pode ser vendido.
offer = { $twin } diz que é o { $role }. Então por que oferece ${ $money }M para você sair? Paga-se para ficar sem gêmeo.
accept = Dinheiro certo também é dinheiro: ela paga na hora, você recupera a entrada e sai. Aceite a oferta de { $twin }.
accept-no = Você poderia conversar mais e esperar mais. Mas sem ganância: aceite a oferta de { $twin }.
accept-not-ready = Se os dois ficarem, os dois não ganham nada. Você já viu. Aceite a oferta de { $twin }.
accept-not-leave = Ir para casa está certo, mas por que de graça? { $twin } paga por isso: aceite a oferta dela.
home = ${ $paid }M de { $twin }, e a sua entrada de ${ $ante }M de volta. Você tem ${ $cash }M, e nada a perder hoje. Os outros seguem sem você.
worth = Então { $twin } era o { $role }, e a mentira dela saiu barata. Ela termina com ${ $cash }M, você com ${ $mine }M: nada mau, para uma noite em casa.
later = Outra noite, mais tarde. Você tem ${ $cash }M dos ${ $target }M de que precisa, e mandou o { $role }: quem recebe uma parte paga a ele pela carona.
unseen = Não há { $role } aqui, e uma carta está oculta. Então a oculta é a sua, e você tem o único { $role }. Só você pode saber disso!
one-leaves = Os outros veem { $role } duas vezes. { $other } diz que um é o dele; { $who } cede e vai para casa. Quem sobrou é único do seu tipo.
stay-now = Agora ninguém pode tirar você. Fique.
stay-now-no = Nada a discutir, nada a comprar: você está a salvo. Fique.
stay-now-not-leave = Ir para casa seria uma pena: não há outro do seu tipo. Fique.
won = ${ $share }M para você, e ${ $fee }M de cada um dos outros pela carona. Você tem ${ $cash }M, e vence!
end = Isso é Millions of Dollars: conte as cartas, adivinhe quem é seu gêmeo, e fique só com o seu Papel ou receba para ir para casa. Minta bem!
