ending-target = Meta alcanzada
ending-rounds = Todas las rondas
figure-cash = Dinero
figure-rounds = Rondas

habit-departures = rondas en que alguien se va a casa, cobrando o no
habit-deals = rondas en que se acepta una oferta
habit-claims = afirmaciones por persona y ronda
habit-repeated = afirmaciones que repiten sin pregunta lo ya dicho en la ronda
habit-wavering = afirmaciones que contradicen otra de la misma ronda
habit-answered = ofertas aceptadas, rechazadas o guardadas para juntar
habit-renewed = ofertas no mayores que otra anterior al mismo Personaje
habit-brisk = rondas que acaban antes de tiempo
