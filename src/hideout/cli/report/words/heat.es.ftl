ending-too-hot = Demasiado Calor
ending-pay-off = La cuenta
figure-money = Dinero
figure-heat = Calor
figure-jailed = En la cárcel
figure-places = Puesto
figure-price = Precio

habit-claims = anuncios por persona y Etapa
habit-impossible = cartas anunciadas cuyas copias están todas a la vista
habit-true = anuncios que la carta jugada confirma
