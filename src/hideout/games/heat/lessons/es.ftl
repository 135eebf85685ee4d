# Las lecciones de Heat. El dinero va en dólares. Agnes es una mujer, Boris un hombre; quien aprende eres tú.

goal = Tú y dos rivales roban en la misma ciudad. Cuando cae la última carta, gana quien conserve más dinero. Esta es esa última carta, y tienes ${ $money }.
be-greedy = Pues ¡a por el dinero! Ninguna carta paga como { $card }. Juégala.
be-greedy-no = Prudente, y ya llegará. Pero déjate llevar por la codicia, es solo una lección: juega { $card }.
rich = Todas las cartas se destapan a la vez. La tuya dio ${ $money }, más que ninguna, y con ellos { $heat } de Calor. El Calor es la policía mirándote.
bill = Aquí llega el truco de este juego: al final se paga cada ficha de Calor. Tenías { $heat }, y cada una costaba ${ $price }. Te quedan ${ $left }.
lost = { $winner } mantuvo un perfil bajo, se quedó con ${ $money } y gana. Tuyo fue el mayor botín de la noche, y de él te quedan ${ $mine }. Demos marcha atrás.

again = La misma mesa, las mismas cartas. Escucha: { $who } dice que va a jugar { $card }. ¿Será verdad? Aquí les convendría a los dos.
be-cool = El Calor que devuelves es Calor que nunca pagas, y dos que se esconden en la misma Etapa devuelven más que uno solo. Juega { $card }.
be-cool-no = Ya sabes cómo acaba eso. Esta vez enfríate: juega { $card }.
cooled = Tú y { $who } se escondieron a la vez y devolvieron { $heat } de Calor cada uno. Ahora hay menos fichas fuera, y eso abarata todas: ${ $price }.
won = Esta vez no robaste a nadie y te quedaste con ${ $money }: más que el resto de la mesa. Ganas. La codicia paga al principio; al final, la sangre fría.

heists = Ahora, al principio. Aún no hay Calor fuera, ni dinero tampoco. Una partida son tres Golpes, y antes de cada uno toda la mesa prepara un plan.
pass = Sacas cartas de tu propio montón y pasas una, varias veces. Aún no tienes Calor que devolver, así que { $card } no te serviría de nada: pásala a { $other }.
pass-no = Con esa puedes ganar algo. Pasa { $card }: no tienes Calor que devolver.
drafted = Ese fue el último pase. { $who } te dio { $card }, y ahora conoces una carta que le sobraba. Tienes cinco cartas y jugarás cuatro, una en cada Etapa.
letters = Cada carta tiene una letra que dice cuándo actúa. A va primero: enfriarse y trucos. B da dinero a cambio de Calor. C va al final y paga a quien planeó bien.
talk = Se puede hablar, y nadie está obligado a decir la verdad. { $who } dice que va a jugar { $card }, que paga el doble si es el único.
choose = Tú también tienes { $other }. Si crees a { $who }, juega { $card }: poco, pero seguro.
choose-no = Guarda esa para una Etapa posterior. { $card } es un buen primer golpe.
choose-not-bank-job = Si { $who } dijo la verdad, los dos cobrarían menos. Déjaselo y juega { $card }.
flip = Dijo la verdad, esta vez. { $who } se lleva { $heat } de Calor y ${ $money }. Tú tomaste menos de ambas cosas.
price = Hay { $out } fichas fuera, así que cada una cuesta ya ${ $price }, para todos. Cuanto más Calor toma la mesa, más caro se pone.
end = Eso es Heat: gana pronto, vigila el precio, enfríate antes del final. Tienes ${ $money } y once Etapas por delante. ¡Que lo disfrutes!
