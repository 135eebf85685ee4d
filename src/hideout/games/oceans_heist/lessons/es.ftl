# Las lecciones de Ocean's Heist. Agnes es una mujer; quien aprende eres tú.

# Una Defensa y un Material, con su artículo.
the-guard =
    { $guard-id ->
        [c-dome] la { $guard }
        [c-pitboss] el { $guard }
       *[other] { $guard }
    }
to-the-guard =
    { $guard-id ->
        [c-dome] a la { $guard }
        [c-pitboss] al { $guard }
       *[other] a { $guard }
    }
the-item =
    { $item-id ->
        [e-jammer] el { $item }
        [e-uniform] el { $item }
       *[other] { $item }
    }
to-the-item =
    { $item-id ->
        [e-jammer] al { $item }
        [e-uniform] al { $item }
       *[other] a { $item }
    }

goal = Eres la Banda. Cruza el casino, abre la bóveda, llévate el { $target } y vuelve a salir. El otro equipo lleva el casino y quiere atraparte.
defense = Esto es lo que puede cerrarte el paso: el casino elegirá { $count } de estas Defensas. Cada una dice qué la vence. Contra { the-guard } sirve el hackeo, o mucho sigilo. Y eso da { the-item }: a la mesa con él.
defense-no = Puede que también la necesites. Primero, la respuesta contra { the-guard }: prepara { the-item }.
save = Ya hay algo para cerraduras y algo para escalar. Lo que está preparado y no se usa se desgasta, así que guardemos { the-item } para después. Confirma.
save-no = Así está bien. Confirma, y verás.
save-not-yet = ¡Buena intuición! Enseguida verás por qué. Esta vez guarda { the-item } y confirma.
crunch = { $who } ha colocado { $count } Defensas boca abajo y ya no puede cambiarlas. Aún podrías añadir algo. Arriesguémonos: confirma.
crunch-no = Eso lo harás la próxima vez. Veamos adónde lleva esto: confirma.
bills = Todo se destapa. Cada Defensa es una cuenta, y la paga lo que has preparado. Aquí { the-guard } pide hackeo.
use = Usa { the-item } una vez: da el hackeo que necesitas.
use-no = Cada cosa a su tiempo: usa { the-item } una vez.
pay = Ahora paga { the-guard } con eso.
pay-no = Primero paga { the-guard }: su precio es el que puedes pagar.
rest = Eso es todo. Lo demás se puede hacer por ti: pide el mejor plan.
rest-no = Podrías hacerlo todo a mano. El mejor plan es más rápido.
short = Todas pagadas menos una: { to-the-guard } hay que engañarlo, y { the-item } serviría. Pero está en tu mano, y solo paga lo que está preparado. Confirma.
short-no = No hay mejor plan: nada de lo preparado engaña { to-the-guard }. Confirma.
wing = Queda un camino: tirar cartas y confiar en el dado. A eso se le llama improvisar. Aquí { the-guard } no lo merece. Para aquí.
wing-no = ¡Qué apuesta! Guarda tus cartas para momentos peores que { the-guard }. Para aquí.
alarm = Aquí { the-guard } sigue en pie, y eso es una alarma: { $alarms } hasta ahora, y caben { $limit }. Una más que eso y te atrapan. Demos marcha atrás.
again = El último momento antes de destapar las cartas. Hay { $count } Defensas boca abajo, y { the-item } sigue en tu mano. Esta vez, a la mesa con él.
again-no = Eso no ayudaría. Lo que faltaba es { the-item }.
again-not-yet = ¿Otra vez lo mismo? Prepara antes { the-item }.
go = Ahora tienes algo para cerraduras, cornisas, cámaras y personas. ¡Confirma!
go-no = Vas bien de todo. Confirma.
all-paid = Y ahí está otra vez { the-guard }. Ahora { the-item } puede pagar. Pide el mejor plan.
all-paid-no = El mejor plan es más rápido.
clean = Todo pagado, ninguna alarma. Estás dentro y nadie lo sabe. Ese es todo el arte: adivinar qué pondrán y tener lista la respuesta.
worn =
    { $uses ->
        [one] Lo que has preparado se queda en la mesa. Pero cada uso se gasta para siempre: { to-the-item } le queda { $uses }. Así que no prepares ni de menos ni de más.
       *[other] Lo que has preparado se queda en la mesa. Pero cada uso se gasta para siempre: { to-the-item } le quedan { $uses }. Así que no prepares ni de menos ni de más.
    }
journey = Y así sigue: más adentro del casino, luego la bóveda con el { $target }, luego la Fuga. Cada alarma alarga la Fuga, y con más de { $limit } se acaba todo.
end = Antes de un golpe se compra el Material; la primera vez, deja que la página llene tu bolsa. Y algún día te sentarás donde se sienta { $who }, y sabrás qué olvidan los ladrones. ¡Que lo disfrutes!
