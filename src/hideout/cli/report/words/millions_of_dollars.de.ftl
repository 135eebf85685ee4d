ending-target = Ziel erreicht
ending-rounds = Alle Runden
figure-cash = Geld
figure-rounds = Runden

habit-departures = Runden, in denen jemand heimgeht, bezahlt oder nicht
habit-deals = Runden, in denen ein Angebot angenommen wird
habit-claims = Behauptungen je Spieler und Runde
habit-repeated = Behauptungen, die ungefragt wiederholen, was in dieser Runde schon gesagt war
habit-wavering = Behauptungen, die einer früheren derselben Runde widersprechen
habit-answered = Angebote, die angenommen, abgelehnt oder für ein Bündel behalten werden
habit-renewed = Angebote, die nicht höher sind als ein früheres an dieselbe Figur
habit-brisk = Runden, die vor Ablauf der Zeit enden
