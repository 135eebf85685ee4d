# What reports say of Heat: its endings, what is measured of it, and habits of its bots.

ending-too-hot = Too hot
ending-pay-off = Pay-off
figure-money = Money
figure-heat = Heat
figure-jailed = Jailed
figure-places = Places
figure-price = Price

# Habits: each is a share of chances.
habit-claims = claims for each player and Stage
habit-impossible = claimed cards of which every copy lies face up
habit-true = claims that the card then played bears out
