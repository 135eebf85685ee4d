ending-points = Points
figure-totals = Totaux

habit-unused = jokers pris puis laissés sans usage
habit-held-back = fois où un cerveau prend plusieurs armes et n’en joue qu’une
habit-bails = joueurs qui se retirent quand ils le peuvent
