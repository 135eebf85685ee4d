# What reports say of Heist Hustle: its endings, what is measured of it, and habits of its bots.

ending-points = Points
figure-totals = Totals

# Habits: each is a share of chances.
habit-unused = wild cards that somebody takes and then leaves unused
habit-held-back = times that a mastermind takes several weapons and plays one
habit-bails = players who bail out when they may
