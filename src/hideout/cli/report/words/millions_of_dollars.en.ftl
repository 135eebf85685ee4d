# What reports say of Millions of Dollars: its endings, what is measured of it, and habits of its bots.

ending-target = Target
# Room for 24 letters.
ending-rounds = Rounds
figure-cash = Cash
figure-rounds = Rounds

# Habits: each is a share of chances.
habit-departures = rounds in which somebody goes home, paid or not
habit-deals = rounds in which an offer is accepted
habit-claims = claims for each player and round
habit-repeated = claims that repeat, unasked, what was said in this round
habit-wavering = claims that contradict an earlier one of the same round
habit-answered = offers that are accepted, declined or kept for a joint deal
habit-renewed = offers no higher than one the same Character had before
habit-brisk = rounds that end before their time is up
