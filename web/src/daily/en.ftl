# The daily heist: one deal a day and game for everybody, played alone against the same bots.

title = The daily heist
lead = The same cards for everybody, alone against the same bots. You play each of them once.
next =
    { $hours ->
        [0] New cards within the hour.
        [one] New cards in an hour.
       *[other] New cards in { $hours } hours.
    }
play = Play
on = Go on
again = See it again
best = The house today
nobody = Nobody has played it yet.
place = Place { $place } of { $played }
won = won
won-score = won with { $score }
lost = lost
lost-score = { $score }
you = you
copy = Copy the result
copied = Copied. It gives nothing away.
by-hand = The result is marked: copy it from there.
all = All heists of today
# What is copied: no word about the cards. $day is a date, $how is one of the four above.
result = { $game }, the daily heist of { $day }: { $how }, place { $place } of { $played }.
