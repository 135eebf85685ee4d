# What reports say of Ocean's Heist: its endings, what is measured of it, and habits of its bots.

# Room for 24 letters.
ending-crew_win = Crew win
ending-stalemate = Stalemate
ending-alarms = Alarms
ending-exhausted = Exhausted
ending-conceded = Conceded
figure-team = Team
figure-rating-crew = Rating: Crew
figure-rating-staff = Rating: Staff
figure-round = Round
figure-alarms = Alarms
figure-escape_alarms = Escape alarms
figure-has_target = Has Target
figure-attempts = Attempts
figure-left_standing-1 = Left standing: 1
figure-left_standing-2 = Left standing: 2
figure-left_standing-3 = Left standing: 3
figure-left_standing-4 = Left standing: 4
figure-left_standing-5 = Left standing: 5
figure-target = Target
figure-situation = Situation
# Room for 24 letters.
figure-globals = Globals
figure-opening = Opening
value-crew = Crew
value-staff = Staff

# Habits: each is a share of chances.
habit-suggests = scenes in which a mate says at once what it would do
habit-impossible = cards a mate names that cannot be laid, bought or chosen
habit-answered = drafts of a captain on which a mate says what it thinks
habit-begins = scenes that a captain lets go by in which a mate begins
habit-repeated = remarks to the team made before in the same scene
habit-meddling = moves of a mate that undo something or decide for the team
habit-remarks = remarks of a mate for each scene
habit-table-talk = rounds in which a captain says something to everybody
habit-announced = Defenses that the Staff announces and then lays
habit-lacking = times that the Crew lacks what it says it lacks
