# What the house says to people, mostly when it refuses something.

house-no-room = There is no room { $code }; check the code.
house-kicked = The host has closed this room to you.
house-no-coach = This table plays without a coach.
house-nothing-to-advise = There is nothing for you to decide just now.
house-yours-to-answer = This one is a race: only your own head counts.
house-room-locked = The host has locked this room.
house-room-full = This room is full.
house-bad-name = A name has 1 to { $most } letters.
house-not-host = Only the host of the room can do that.
house-join-first = Join the room first.
house-not-while-playing = Not while a game is running.
house-dealing = The cards are being dealt; one moment.
house-not-in-room = That person is not in the room.
house-no-bot = There is no bot { $level }; bots are { $known }.
house-seats-at-most = { $game } has at most { $most } seats.
house-chairs-taken = Every chair is taken.
house-no-chair = There is no such chair.
house-seats-for = { $game } is for { $least } to { $most } players; { $here } sit here.
house-hand-over-first = Hand the room over first, or leave it.
house-only-a-bots-seat = Only a bot's seat in a running game can be taken over.
house-seated = You already have a seat.
house-a-bots-chair = That chair is a bot's.
house-seat-closed = Whoever had this seat was sent away: a bot plays on there to the end.
house-had-a-seat = You have had a seat in this game; you cannot have another.
house-nobody-to-ask = Nobody at the table is here to say yes.
house-asked-before = You have already asked in this game.
house-no-wish = Nobody is asking for a seat any more.
house-not-lost = { $name } is here, or was a moment ago, and needs no new seat.
house-link-used = This seat link has already been used; ask the host for another.
house-line-length = Say something of 1 to { $most } letters.
house-no-free-text = The host has switched free text off.
house-gestures = Gestures are { $gestures }.
house-muted = The host has muted you.
house-screen-is-silent = A screen does not speak.
house-no-table-yet = There is no table yet; speak to the room.
house-closed-to-spectators = This game is closed to spectators.
house-spectators-are-silent = Spectators do not speak to the table.
house-rules-want-silence = The rules of this game do not let you speak there now.
house-speak-at-the-table = A game is running; speak at the table.
house-not-your-room = This game belongs to a room you are not in.
house-opens-after = This opens when the game is over.
house-closed-for-good = In this game all hands stay hidden, even after the end.
house-no-game = There is no such game.
house-daily-is-yours = A daily heist is shown only to whoever played it: others have yet to play the same cards.
house-no-lesson = There is no such lesson.
house-luck-length = Luck has at most { $most } letters.
house-other-luck = That is not the luck you sealed.
house-other-promise = The next shuffle has another promise; seal your luck for that one.
house-no-table = There is no such table.
house-old-rules = This game was played by rules that this server no longer has.
house-table-damaged = This game can no longer be read: its data is damaged.
house-room-damaged = This room can no longer be read: its data is damaged. Open another.
house-cannot-give-up = You cannot give up here.
house-no-game-running = No game is running here.
house-no-seat = You have no seat at this table.
house-other-host = This house answers at { $address } only.
house-unknown-host = This house does not know that name; start it with --origin to use it.
house-other-site = This came from another site.
house-moving = This room is moving to another server; try again in a moment.
house-data-away = The house cannot reach its data right now; try again in a moment.
house-in-disorder = This table is being put in order; try again.
house-stale = The question changed before your answer was in, so nothing happened. Look again and choose.
house-paused = The host has paused the game.
house-no-clock = No clock is running.
house-too-long = That is too long for a command.
house-slow-down = Slow down a little.
house-command-failed = That did not work; the page shows where you are.
house-request-failed = That did not work; try again.
house-nothing-here = There is nothing at this address.
house-pages-in-room = Too many pages of this room are open; close some and come again.
house-pages-from-here = Too many pages are open from here; close some and come again.
house-house-full = The house is full; try again in a minute.
house-too-many-connections = Too many connections are open from here; close some.
house-too-many-requests = Too many requests from here; wait a minute.
house-too-many-replays = Too many replays; wait a minute.
house-too-slow = The request took too long to arrive; try again.
house-asked-already = You have already asked for more time.
house-no-more-time = This game has had all the extra time there is.
house-too-many-rooms = Too many new rooms from here; wait a minute.
house-too-many-people = Too many people are joining from here; wait a minute.
house-too-many-tries = Too many tries from here; wait a minute.
house-too-many-codes = Too many wrong codes; wait a minute.
house-no-side = This game has no such side.
house-side-full = That side is full; somebody there has to change first.
house-sides-uneven = The sides are not even; add bots, or let somebody change sides.
house-nobody-calls = Nobody is asking for another game.
house-no-stand-in = No bot is playing for anybody at this table.
house-a-bot-plays = A bot already plays there.
house-not-away = { $name } is here; a bot plays only for those who are away.
house-not-a-bots-chair = That chair is not a bot's.
house-bad-pass = This code is wrong, already used or too old; make another on your other device.
house-too-many-passes = Too many wrong codes; wait a minute.

house-not-shared = There is no game at this link, or its players no longer share it.
house-your-turn = It is your turn.
house-no-push = This house cannot reach closed browsers; keep the page open.
house-bad-browser = This is not the address of a push service that the house may call.

# What a link to the house shows of itself in a chat.
preview-house = Hideout
preview-house-about = Five heist games of hidden information, for friends in one room or far apart, and bots.
preview-rules = The rules of { $game }
# $left: how many chairs are free
preview-room = { $left ->
    [0] { $game } at { $host }'s
    [one] { $game } at { $host }'s: one chair left
   *[other] { $game } at { $host }'s: { $left } chairs left
}
preview-room-nobody = { $left ->
    [0] { $game }
    [one] { $game }: one chair left
   *[other] { $game }: { $left } chairs left
}
# $names: the winners, $count: how many
front-edition = Late edition · { $game }
front-headline = { $count ->
    [0] Nobody got away with it
    [one] { $names } wins
   *[other] { $names } win
}
front-place = { $place }. { $name }
front-about = A game of { $game } among { $names }. Watch it through anybody's eyes.
preview-room-about = Open the link, choose a name, take a chair. No account, nothing to install.
house-programs-full = A room can have at most { $most } bots from elsewhere; remove one first.
house-no-program = There is no bot { $name } to invite; there are: { $known }.
house-program-is-here = { $name } is already in the room.
house-program-is-busy = { $name } is in too many rooms just now.
