ending-too-hot = Zu heiß
ending-pay-off = Abrechnung
figure-money = Geld
figure-heat = Heat
figure-jailed = Im Gefängnis
figure-places = Rang
figure-price = Preis

habit-claims = Ansagen je Spieler und Etappe
habit-impossible = angesagte Karten, von denen jede offen liegt
habit-true = Ansagen, die sich mit der gespielten Karte bestätigen
