ending-points = Puntos
figure-totals = Totales

habit-unused = comodines que alguien toma y deja sin usar
habit-held-back = veces que un cerebro toma varias armas y juega una
habit-bails = jugadores que se retiran cuando pueden
