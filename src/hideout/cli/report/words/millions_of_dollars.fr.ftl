ending-target = But atteint
ending-rounds = Toutes les manches
figure-cash = Argent
figure-rounds = Manches

habit-departures = manches où quelqu’un file, payé ou non
habit-deals = manches où une offre est acceptée
habit-claims = déclarations par personne et par manche
habit-repeated = déclarations qui répètent sans demande ce qui a été dit dans la manche
habit-wavering = déclarations qui en contredisent une autre de la même manche
habit-answered = offres acceptées, refusées ou gardées sous le coude
habit-renewed = offres pas plus hautes qu’une autre faite au même Personnage
habit-brisk = manches finies avant la fin du temps
