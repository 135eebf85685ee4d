ending-too-hot = Trop de Heat
ending-pay-off = Les comptes
figure-money = Argent
figure-heat = Heat
figure-jailed = En prison
figure-places = Rang
figure-price = Prix

habit-claims = annonces par personne et par Étape
habit-impossible = cartes annoncées dont toutes les copies sont visibles
habit-true = annonces que la carte jouée confirme
