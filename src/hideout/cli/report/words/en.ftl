# What reports say: `hideout simulate`, `tournament`, `arena`, `company` and `balance`.
# Numbers and shares come as they are written in the language: 1,234 and 12.5%. $n is the number itself where a plural depends on it.

# --- What several reports share ---
about-series = { $game }, { $seats } seats, { $games } games, seed { $seed }
# On a line of its own. Room for 60 letters.
about-tournament = { $game }, { $seats } seats, { $deals } deals, { $games } games, seed { $seed }
about-company = { $game }, { $seats } seats, { $games } games, { $bots }, seed { $seed }
# Two numbers between which something lies.
interval = { $low } .. { $high }
share-between = { $share } ({ $low } .. { $high })
seat-name = Seat { $n }
# $first goes on in English.
forfeited =
    { $n ->
        [one] { $bot } forfeited once, first { $first }.
       *[other] { $bot } forfeited { $times } times, first { $first }.
    }
yes = Yes
no = No
none = None
# Something and how often it was seen.
name-count = { $name } { $count }
# In a sentence about moves: somebody, or so many.
blank = …

# --- `hideout simulate` ---
decisions-line = decisions a game: { $mean } on average, { $least } to { $most }, median { $median }
endings-line = endings: { $endings }
column-bot = bot
column-seat = seat
column-share = share of wins
column-interval = 95 % interval
column-forfeits = forfeits
figure-by-seat = { $figure } on average: { $means }
figure-counts = { $figure }: { $counts }
figure-number = { $figure }: { $mean } on average, { $least } to { $most }

# --- `hideout tournament` and `arena` ---
fair-share = a fair share of a seat: { $share }
column-rating = rating
gap-stronger = { $bot } against { $other }: { $gap } a seat ({ $low } .. { $high }), stronger
gap-weaker = { $bot } against { $other }: { $gap } a seat ({ $low } .. { $high }), weaker
gap-unsure = { $bot } against { $other }: { $gap } a seat ({ $low } .. { $high }), not told apart yet
by-seat = by seat
by-figure = by { $figure }
give-or-take = { $share } ± { $reach }
arena-game-over = game { $n } of { $all } is over

# --- `hideout company`: habits of bots. Each is a share of chances. ---
column-habit = habit
column-seen = seen
column-good = good company
column-of = of
column-counted = what is counted
habit-bank-heist-heard = games with an alarm in which two players or more speak
habit-bank-heist-claims = claims for each player and game with an alarm
habit-bank-heist-repeated = claims that their player has made before
habit-bank-heist-impossible = claims that the table can see are false
habit-bank-heist-idle = opinions of somebody whose identity lies open
habit-bank-heist-just = accusations by Crew that are not of Crew
habit-bank-heist-unfriendly = attacks on somebody known to be on the same side
habit-heat-claims = claims for each player and Stage
habit-heat-impossible = claimed cards of which every copy lies face up
habit-heat-true = claims that the card then played bears out
habit-millions-of-dollars-departures = rounds in which somebody goes home, paid or not
habit-millions-of-dollars-deals = rounds in which an offer is accepted
habit-millions-of-dollars-claims = claims for each player and round
habit-millions-of-dollars-repeated = claims that say again what was said in this round, unasked
habit-millions-of-dollars-wavering = claims that contradict an earlier one of the same round
habit-millions-of-dollars-answered = offers that are accepted, declined or kept for a joint deal
habit-millions-of-dollars-renewed = offers no higher than one the same Character had before
habit-millions-of-dollars-brisk = rounds that end before their time is up
habit-oceans-heist-suggests = scenes in which a mate says at once what it would do
habit-oceans-heist-impossible = cards a mate names that cannot be laid, bought or chosen
habit-oceans-heist-answered = drafts of a captain on which a mate says what it thinks
habit-oceans-heist-begins = scenes that a captain lets go by in which a mate begins
habit-oceans-heist-repeated = remarks to the team made before in the same scene
habit-oceans-heist-meddling = moves of a mate that undo something or decide for the team
habit-oceans-heist-remarks = remarks of a mate for each scene
habit-oceans-heist-table-talk = rounds in which a captain says something to everybody
habit-oceans-heist-announced = Defenses that the Staff announces and then lays
habit-oceans-heist-lacking = times that the Crew lacks what it says it lacks
habit-heist-hustle-unused = wild cards that somebody takes and then leaves unused
habit-heist-hustle-held-back = times that a mastermind takes several weapons and plays one
habit-heist-hustle-bails = players who bail out when they may

# --- `hideout balance`: a page of charts. A title, then a sentence below it. ---
balance-title = { $game }: balance
balance-lead = { $games } games at { $seats } seats between { $bots } bots, seed { $seed }. Intervals are at 95 %.
made-by = Made by { $command }.
balance-written = { $game }: { $games } games; the report is in { $path }.
pictures-written = { $n } pictures are in { $folder }.
picture-title = { $game }, { $seats } seats
seats = Seats
seats-lead = What a seat won on average; the dashed line is fair.
seats-chart = what a seat won
fair-line = a fair share: { $share }
side-lead = What a seat of each kind won on average.
side-chart = what a seat won, by { $figure }
counts-lead = In what share of the games.
endings = Endings
endings-lead = How games end.
games-counted =
    { $n ->
        [one] { $games } game
       *[other] { $games } games
    }
figures = Figures
figures-lead = Averages a game.
mean-by-seat = by seat: { $means }
mean-between = { $mean } ({ $least } .. { $most })
length = Length
length-lead = Decisions a game: { $mean } on average, median { $median }, { $least } to { $most }.
length-chart = decisions a game
length-end = { $most } decisions
length-column = { $from } to { $to }: { $games } games
# A heading. Room for 30 letters.
players = Players
players-lead = How the game changes with their number.
column-players = players
column-games = games
column-best = best seat
# The head of a column. Room for 20 letters.
column-worst = worst seat
column-decisions = decisions
column-endings = endings
what-if = What if
what-if-lead = What one change does. Hollow points may be chance.
what-if-note = { $games } games with the same seeds; { $gap } decisions a game ({ $low } .. { $high }).
# $gap is such as +2.5%.
gap-endings = { $gap }, of endings
gap-wins = { $gap }, of wins
gap-moves = { $gap }, seen { $share }
change-card = { $card }, { $field }: { $value }
change-deck = cards of { $deck }
winning = What goes with winning
winning-lead = What seats won that did something at least once, beside the average seat. It shows what goes with winning, not what causes it.
rules = Rules
rules-lead = How often each thing happens; { $never } of { $all } never did.
column-what = what
column-a-game = a game
column-clauses = clauses

# --- How games end ---
ending-agents-in-the-bank = Agents in the bank
ending-rivals-on-the-road = Rivals on the road
ending-agents-at-the-hideout = Agents at the Hideout
ending-crew-at-the-hideout = Crew at the Hideout
ending-crew-in-the-showdown = Crew in the showdown
ending-rivals-in-the-showdown = Rivals in the showdown
ending-stalemate = Stalemate
ending-nobody-left = Nobody left
ending-too-hot = Too hot
ending-pay-off = Pay-off
ending-points = Points
ending-target = Target
# Room for 24 letters.
ending-rounds = Rounds
# Room for 24 letters.
ending-crew_win = Crew win
ending-alarms = Alarms
ending-exhausted = Exhausted
ending-conceded = Conceded

# --- What is measured of a game ---
figure-side = Side
figure-identities = Identities
figure-living = Living
figure-money = Money
figure-heat = Heat
figure-jailed = Jailed
figure-places = Places
figure-price = Price
figure-totals = Totals
figure-cash = Cash
figure-rounds = Rounds
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
# Sides and teams.
value-crew = Crew
value-agents = Agents
value-rivals = Rivals
value-nobody = Nobody
value-staff = Staff
