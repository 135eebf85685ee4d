ending-too-hot = Calor demais
ending-pay-off = Acerto final
figure-money = Grana
figure-heat = Calor
figure-jailed = Na cadeia
figure-places = Colocação
figure-price = Preço

habit-claims = declarações por pessoa e Etapa
habit-impossible = cartas declaradas cujas cópias estão todas à vista
habit-true = declarações que a carta jogada confirma
