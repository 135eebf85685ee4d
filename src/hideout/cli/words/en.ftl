# What the terminal says around a game: `hideout play` and `hideout learn`.
# What stands in quotation marks, `quit`, `show me` and the like, is typed as it stands in every language.

# --- Before a game. $options is a list such as: pace fast, apb on. ---
greet-title = { $game }, { $n } players
# What whoever plays is called who gave no name.
greet-me = You
greet-bot = { $name } (bot)
greet-table = At the table, in order of seats: { $names }.
greet-options = Options: { $options }.
greet-option = { $option }: { $value }
greet-on = on
greet-off = off
greet-help = Type ? for help, quit to leave.

# --- A turn. Enter is the key. ---
turn-enter = [Enter]
turn-enter-waits = [Enter waits]
turn-figures = Type the number itself.
turn-type = Type a number, or what you want to do. ? shows help.
turn-which = Which one?
turn-awaited = The others are waiting for you: nothing happens until you decide.
# $verb is typed as it stands, as is $example.
turn-folded = { $n } choices: '{ $verb }' lists them, or type one: '{ $example }'
turn-no-figure = { $n } is not one of the numbers to choose from.
turn-no-choice = There is no choice { $n }; they go from 1 to { $all }.
turn-nothing-yet = Nothing has happened yet.
# $text is what was typed; $near and $verbs are typed as they stand.
turn-unknown = '{ $text }' is not an action of this game; verbs are { $verbs }.
turn-unknown-near = '{ $text }' is not an action of this game; did you mean '{ $near }'?
# $clause is the id of a clause.
turn-rules = For example: rules { $clause }, or a word, as in rules spinner.

# --- What can be typed; on the left stands what is typed. ---
help-title = What you can type
help-number = choose by number
help-name = choose by name; the first letters will do, and players go by their names
help-enter = take the only choice there is; where several act at once, wait
help-wait = let the others, or the clock, go first (where several act at once)
help-skip = wait until this part is over
help-time-up = let your clock run out, if there is one
help-why = the rules behind what happened last, or behind a refusal
help-rules = a clause, or every clause with a word: rules spinner
help-log = everything you have heard so far
help-board = the table once more
help-quit = leave the game

# --- Several people at one keyboard. $names is a list of those who may want to. ---
keyboard-read = Press Enter when you have read this.
keyboard-pass = Pass the keyboard to { $name } and press Enter.
keyboard-again = (Want to think again, { $names }? Type your name.)

# --- A bot that somebody wrote went wrong; $why goes on in English: raised ValueError, say. ---
bot-forfeits = { $name } forfeits: { $bot } { $why }. A bot of the house plays on.
bot-forfeited = { $name } forfeited.

# --- The end. ---
end-left =
    { $n ->
        [one] The game was left after 1 decision.
       *[other] The game was left after { $n } decisions.
    }
end-show = The game is over: press Enter to show the end to everybody.
end-nobody = Nobody won.
end-you-won = You won.
end-won = { $names } won.
end-won-together = { $names } won together.
# The reader, in a list of those who won.
end-you = You
end-thoughts = What the bots chose where most was at stake (and what each move seemed worth):
end-wait = wait
end-move = { $move } ({ $worth })
end-chose = { $name }, decision { $n }: { $move }
end-chose-rather = { $name }, decision { $n }: { $move }, rather than { $others }
end-keep = Save the record? Type a file name, or press Enter for no:
end-not-kept = The record was not saved.
# $command is typed as it stands.
end-kept = Saved. Watch it again with: { $command }

# --- How a recorded game turned (`hideout analyse`). $before, $after, $more and $share are such as: 40%. ---
analyse-title =
    { $n ->
        [one] { $game }, 1 decision
       *[other] { $game }, { $n } decisions
    }
analyse-decision = decision
analyse-chances = chance of winning (and how much of what is hidden the seat could know)
analyse-turned = The game turned
# On a line of its own. Room for 60 letters.
analyse-turn = decisions { $from } to { $to }: { $up } { $up-before } to { $up-after }, { $down } { $down-before } to { $down-after }
analyse-known = What could be worked out
# $fact is a statement in the notation, the same in every language.
analyse-fact = by decision { $n }: { $name } could be { $after } sure that { $fact } ({ $before } before)
analyse-better = Better moves, among the { $n } that the search looked at
analyse-because = Why they did it
# $move and $other are what stands on a button.
analyse-mistake = decision { $n }: { $name } played { $move }; { $other } was worth { $more } more
analyse-wait = wait
analyse-unfinished = { $path } is not finished yet; only finished games can be analysed.
report-chance = Chance to win
report-chance-lead = If sensible bots had played on from there.
report-turned-lead = Where the chances changed most.
report-knew = What a seat could know
report-knew-lead = How often the worlds that fit what a seat knows agree with the real one.
report-facts = The most telling facts
report-facts-lead = The facts that a seat could learn most about in one step.
report-moves = Other moves
report-moves-lead = The search looked at { $n } moves.
report-identities = Identities
report-identities-lead = The exact chance of what each player really was, given what was certain at the time.
report-eyes = From { $name }'s eyes

# --- What somebody got wrong. $why goes on in the system's own words. ---
file-exists = { $path } already exists and will not be overwritten.
file-no-folder = { $path } cannot be written: there is no folder { $folder }.
file-unwritten = { $path } cannot be written: { $why }.
name-length = A name has 1 to { $most } letters; '{ $name }' does not.
name-twice = Two people at one table need different names.
seats-too-few = { $people } people cannot sit at { $seats } seats.
rules-no-word = No clause of { $game } says '{ $word }'.
rules-no-clause = { $game } has no clause { $clause }; they go from { $first } to { $last }.

# --- Where a clause of the rules comes from. ---
origin-S = printed rule
origin-R = our ruling
origin-D = digital adaptation
# Of a clause that nobody has translated.
origin-english = in English

# --- Behind a bar that counts what is done. ---
progress-games = games
progress-decisions = decisions

# --- A lesson. ---
lesson-title = { $game }, a lesson in { $n } steps
lesson-step = { $n } of { $all }
lesson-help = Enter goes on. Where you are asked for something, type its number or its name. `show me` does it for you, `back` goes one step back, `board` shows the table again, `quit` leaves.
lesson-on = Press Enter to go on.
lesson-not-asked = Nothing is asked of you here.
lesson-choose = Type a number or a name from the list; `show me` does it.
# On a line of its own. Room for 40 letters.
lesson-done = Now for real: { $command }
