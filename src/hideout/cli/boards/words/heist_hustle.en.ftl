# What the terminal's board of Heist Hustle says.

heist-of = Heist Hustle, heist { $n } of { $all }
coming =
    { $n ->
        [one] { $n } location face down
       *[other] { $n } locations face down
    }
coming-after = last heist: { $location }; { coming }
worth =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
led-by = mastermind { $name }
# In the middle of the table; there is room for 30 letters.
all-robbed = The last location is robbed
# Room for 30 letters.
who-first = Who leads first?
# Room for 30 letters.
who-first-how = first 3, else first even
# Room for 30 letters.
wild-free = wild card on the table
wild-held = wild card: { $name }
wild-unused = wild card: { $name }, unused
wild-named = wild: { $name } = { $weapon }
# Room for 30 letters.
die-waits = die not rolled
die-success = { $n }: success
die-failure = { $n }: failure
die-success-again = { $n }: success, second try
die-failure-again = { $n }: failure, second try
# Heads of columns. Room for 12 letters.
column-first-roll = first roll
# How many heists somebody led. Room for 12 letters.
column-led = led
# Room for 12 letters.
column-answer = answer
# Room for 12 letters.
column-wild-roll = wild roll
# Points of the last heist. Room for 9 letters.
column-last = last
# Points by heists, the spinner, the wild card and house rules. Room for 9 letters.
column-heist = heist
# Room for 9 letters.
column-spinner = spinner
# Room for 9 letters.
column-wild = wild
# Room for 9 letters.
column-house = house
# Room for 9 letters.
column-total = total
# An answer that is not shown yet. Room for 12 letters.
closed = closed
# Room for 12 letters.
answer-go = go
# Room for 12 letters.
answer-bail = bail
