# What all games share.

ask-over = The game is over.
ask-wait = Wait for the others.

act-time-up = Time is up

no-over = The game is over.
no-tables-word = '{ $wish }' is for the table to say.
no-not-yet = '{ $wish }' is not for the table to say now.
no-players-word = '{ $wish }' is for a player to decide.
no-not-asked = '{ $wish }' is not possible: it is not for you to decide now.
no-other-asked = '{ $wish }' is not what is asked now: { $asked }

# One of several copies of a card.
copy = { $card } #{ $number }

# Between the things of a list, between the things that one card does, and between sentences.
list-separator = {", "}
effects-separator = {", "}
sentence-separator = {" "}

# Of a message that nobody has written: what is asked, or why not, by its id.
unwritten-ask = Your move: { $what }.
unwritten-no = Not possible: { $what }.
