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

# --- `hideout balance`: a page of charts. A title, then a sentence below it. ---
balance-title = { $game }: balance
balance-lead = { $games } games at { $seats } seats between { $bots } bots, seed { $seed }. Intervals are at 95 %.
made-by = Made by { $command }.
balance-written = { $game }: { $games } games; the report is in { $path }.
pictures-written = { $n } pictures are in { $folder }.
picture-title = { $game }, { $seats } seats
seats = Seats
seats-lead = What a seat won on average; the dashed line is a fair share.
seats-chart = what a seat won
fair-line = a fair share: { $share }
side-lead = What a seat of each kind won on average.
side-chart = what a seat won, by { $figure }
counts-lead = The share of the games in which each was seen.
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
length-column = { $from } to { $to }: { games-counted }
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
winning-lead = What the seats that did something at least once won, compared with the average seat. It shows what goes with winning, not what causes it.
rules = Rules
rules-lead = How often each thing happens; { $never } of { $all } never did.
column-what = what
column-a-game = a game
column-clauses = clauses
