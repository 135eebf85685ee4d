# What the first screen says; the rest of the page says what is beside it.

app-title = Hideout
app-claim =
    Trust no one.
    Split the money.
app-lead = Card games for friends who lie well. Bots fill the empty chairs. No account.
app-proof = Secrets stay on the server, and we test it
app-shuffle = A shuffle you can check
app-rules = Every event can say which rule made it happen
nav-about = About
nav-devices = Another device?
nav-light = Switch to light
nav-dark = Switch to dark
nav-language = Language
app-page = Hideout: five heist games with friends and bots
app-issue = No. { $n }
app-of = { $what } · Hideout
code-ask = Have a code?
code-hint = Code, like KDMRTW
code-join = Join
learn-short = Learn in 3 min
pick-title = Pick a job
pick-lead = one tap opens a private room
pick-solo = Just bots
daily-door = Today’s heist
facts-players = { $least }–{ $most } players
facts-minutes = { $minutes } min
problem-title = That did not work
problem-home = Back to the games
problem-offline = The server does not answer. Is it still running?
# Who or what, and what there is to say of it.
named = { $name }: { $text }

# Without a connection.
offline-title = No connection
offline-seat = Your seat is safe. If you stay away, a bot plays for you until you are back.
offline-later = This page comes back by itself as soon as the house can be reached.
offline-again = Try again
problem-nothing = There is nothing at this address.
