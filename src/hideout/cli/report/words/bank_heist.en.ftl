# What reports say of Bank Heist: its endings, what is measured of it, and habits of its bots.

ending-agents-in-the-bank = Agents in the bank
ending-rivals-on-the-road = Rivals on the road
ending-agents-at-the-hideout = Agents at the Hideout
ending-crew-at-the-hideout = Crew at the Hideout
ending-crew-in-the-showdown = Crew in the showdown
ending-rivals-in-the-showdown = Rivals in the showdown
ending-stalemate = Stalemate
ending-nobody-left = Nobody left
figure-side = Side
figure-identities = Identities
figure-living = Living
value-crew = Crew
value-agents = Agents
value-rivals = Rivals
value-nobody = Nobody

# Habits: each is a share of chances.
habit-heard = games with an alarm in which two players or more speak
habit-claims = claims for each player and game with an alarm
habit-repeated = claims that their player has made before
habit-impossible = claims that the table can see are false
habit-idle = opinions of somebody whose identity lies open
habit-just = accusations by Crew that are not of Crew
habit-unfriendly = attacks on somebody known to be on the same side
