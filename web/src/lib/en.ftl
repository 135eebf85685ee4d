# What the page itself says, whatever is played.

nav-home = All games
nav-menu = Menu
nav-sound-on = Sound on
nav-sound-off = Sound off
nav-haptics = Buzz when it is my turn
nav-sound = Sound
nav-motion = Show animations
nav-layers = Table, log and talk
qr-of = QR code of { $link }
join-title = Who are you tonight?
join-name = Your name
join-go = Take a chair
join-noname = The others need something to call you: write a name first.
join-watch = Just watch
join-face = Your face
room-tell = Tell your crew:
room-send = Send link
room-copy = Copy link
room-copied = Copied
room-private = Private
room-around = Around the table
room-count = { $here } in · needs { $least }, takes { $most }
room-chair = Chair { $n }
room-spare = spare
room-host = host
room-away = away
room-start = Start
room-fill =
    { $n ->
        [one] Add 1 bot and start
       *[other] Add { $n } bots and start
    }
room-short =
    { $n ->
        [one] One short of { $least }, so a bot sits in. A late friend can take its chair.
       *[other] { $n } short of { $least }, so { $n } bots sit in. A late friend can take a bot’s chair.
    }
room-enough = Everybody here? More friends can still come in.
room-wait-host = Waiting for { $name } to start.
room-remote = Remote
room-same = Same room
room-locked-guest = Only the host, { $name }, sets the table.
room-locked-playing = The rules of a game stay as they are until it is over.
room-unwatched = A game is on, and nobody may watch. This page goes on when it is over.
room-same-lead = Everyone on their own screen. Same room: phones hold the cards, one big screen is the table.
room-screen = Open the big screen
room-rules = Table rules
room-changed = House rules
room-pace = Pace
room-pace-live = Live clocks
room-pace-fast = Fast clocks
room-pace-relaxed = No hurry (24 h)
room-clocksalone = Clocks even when one person plays alone
room-coach = Whoever plays may ask the coach
room-spectators = People may watch
room-freetext = Free text in talk
room-standins = A bot plays for those who are away
room-openafter = Open everything after the game
room-game = Game
room-addbot = Add a bot
bot-first-night = first night
bot-regular = a regular
bot-sharp = sharp
bot-shark = a shark
bot-random = random
bot-heuristic = sensible
bot-learned = self-taught
bot-search = looks ahead
bot-plain = no quirks
bot-cautious = cautious
bot-greedy = greedy
bot-talkative = talkative
bot-liar = a liar
room-remove = Free this chair
room-removebot = Take this bot away
room-kick = Send away
room-kick-really = Really send { $name } away?
room-mute = Mute
room-unmute = Unmute
room-hand = Make host
room-reissue = New link for this seat
room-lock = Let nobody new in
room-newcode = New code
room-up = Move left
room-down = Move right
room-stand = Give my chair up
room-sit = Take a chair
room-leave = Leave the room
room-guests = Watching
room-readrules = Read the rules
room-commitment = The secret of the next shuffle is promised: { $hash }
room-dealing = The cards are being dealt…
room-luck = Luck sealed by { $n } of { $all }
room-luck-own = Mix in a word of your own
room-luck-word = Your word
room-luck-use = Seal it
room-luck-done = Sealed. Nobody knows it before the deal.
# On a tab. Room for 13 letters.
talk-title = Talk
talk-say = Say something
talk-send = Send
talk-silent = The rules want silence here. No talk, no emotes.
talk-watching = You are watching. Spectators talk among themselves.
talk-off = The host has switched free text off.
talk-back = Say something else
# Something that a player said by way of the rules.
talk-quote = “{ $text }”
talk-lie = LIE
talk-empty = Nobody has said anything yet.
talk-channel-table = To the table
talk-channel-team = To my team
talk-channel-spectators = Spectators
talk-channel-room = Room
talk-new = { $n } new
talk-ignore = Stop hearing { $name }
talk-ignored = You do not hear { $name }.
# Room for 28 letters.
talk-hear = Hear { $name } again
scene-skip = Skip
scene-on = Go on
scene-back = One moment back
scene-next = Next moment
scene-beat = { $n } of { $all }
scene-again = See it again
# On a tab. Room for 13 letters.
log-title = Log
log-filters = What to show
log-all = Everything
log-me = About me
log-said = Said
log-more = +{ $n }
log-none = Nothing of that kind yet.
log-empty = Nothing has happened yet.
log-private = Only you saw this
why = Why?
why-close = Close
why-about = Why? { $what }
why-S = printed rule
why-R = our ruling
why-D = digital
why-english = in English
why-others =
    { $n ->
        [one] One more rule bears on it
       *[other] { $n } more rules bear on it
    }
why-none = No rule is written down for this.
# On a tab. Room for 13 letters.
table-title = Table
table-explain = What is this about?
table-tap = Choose on the table: tap what is lit.
table-code = Table { $code }
table-wait-one = Waiting for { $name }
table-wait-two = Waiting for { $name } and { $other }
table-wait-many = Waiting for { $n } players
table-wait = Waiting for the table
table-wait-you = You can still act.
table-watching = You are watching.
table-paused = Paused: nobody is here.
table-halted = { $name } has paused the game.
table-halted-you = You have paused the game.
table-pause = Pause the game
table-resume = Go on
table-nohurry = No hurry
table-until = until { $when }
table-race = A race!
table-late = Your time ran out, and the rules chose for you.
table-away = AWAY
table-wait-away = { $name } is away.
table-wait-standin = { $name } is away. Soon a bot plays for them.
table-time = At 0:00 the rules choose for you.
table-held = Your answer is in. It counts in a moment, so that nobody can tell how quick it was.
table-sending = One moment: your last choice is on its way.
table-hurry = Hurry.
table-moretime = More time
table-moretime-asked = Asked: the others can give it.
table-talkopen = Talk is open
table-silent = Silence
table-takeover = Ask to play on for { $name }
table-asking =
    { $n ->
        [one] The table is asked whether you may play on for { $name }: 1 answer is missing.
       *[other] The table is asked whether you may play on for { $name }: { $n } answers are missing.
    }
table-wish = { $name } would like to play on for { $other } and would see that hand.
table-wish-yes = Let them
table-wish-no = No
notice-damaged = The last game can no longer be read: its data is damaged. You can start another.
notice-old = The last game was played by rules this house no longer has. You can start another.
notice-kicked = The host has sent { $name } away. { $other }, a bot, plays on there to the end.
notice-asked = { $name } asks the table to play on for { $other }.
notice-declined = The table does not let { $name } play on for a bot.
notice-took = { $name } plays on for { $other } and sees that hand.
notice-link = The host has made a new link to the seat of { $name }, who has been away.
notice-claimed = Somebody has taken the seat of { $name } by the host’s link. Until they decide something, { $name } can still come back to it.
notice-leftout = The luck of { $name } was not shown in time and is not in this deal.
notice-back = { $name } is back and has the seat again.
notice-paused = { $name } has paused the game.
notice-resumed = { $name } has resumed the game.
notice-standin = A bot plays for { $name } until they are back.
notice-here = { $name } is back at the table.
notice-left = { $name } has left. A bot plays on; the seat stays theirs.
notice-host = { $name } is the host now.
notice-away = { $name } is away.
notice-shows = { $name } would show this game to others. It takes everybody who played.
cover-title = Covered
cover-asked = It is your turn
cover-about = What only you may know is hidden. Lift the cover when nobody is looking over your shoulder.
cover-lift = Lift the cover
cover-put = Cover
table-bot = BOT
table-standin = a bot plays for { $name }
table-hold = Hold.
table-more = More choices
table-claims = Say at the table
table-notes = Notes
table-just = Just now
table-many = { $n } things happened
table-skip = Skip to the end
table-lobby = Back to the table
notes-lead = Only you see these. Tap a mark to change it.
notes-none = no mark
notes-own = Write down what you suspect
claims-title = Who said what
claims-none = Nobody has claimed anything.
claims-lead = Tap what you want to say. Nobody has to believe it.
seat-deciding = is deciding
seat-you = You
seat-bot = a bot
seat-about = About { $name }
join-screen = Screen
lost-line = Reconnecting. Your seat is safe; your clock is not.
end-over = Game over
end-won = You won.
end-shared = You share the win.
end-lost = You did not win this one.
end-winners = Winners
end-nobody = Nobody won.
end-again = Again
end-replay = Watch it again
end-record = Download the record
end-check = Check the shuffle
end-checked = The deal is the one promised to this page: nobody could choose it.
end-partly = Nothing false was found, but not everything could be checked.
end-broken = This deal is not to be trusted.
end-again-deal = That the cards come from this seed is checked by dealing them again: download the record and run
fair-promise = The secret is the one promised to this page before the game.
fair-promise-no = The secret is NOT the one promised to this page before the game.
fair-itself = The secret fits the promise that the house names now.
fair-itself-no = The secret does NOT fit the promise that the house names.
fair-luck = Your luck was mixed in as you sealed it.
fair-luck-no = Your luck was NOT mixed in as you sealed it.
fair-late = Your luck did not arrive in time and was left out, so nothing proves to you that the house did not choose this deal.
fair-list = Everybody’s luck was sealed before anybody’s was shown.
fair-list-no = The luck of { $name } is NOT what was sealed before yours was shown.
fair-terms-no = Chairs or options are NOT those you were shown before the deal.
fair-seal-no = The luck of { $name } does NOT fit its seal.
fair-seed = Seed and seats follow from the secret and everybody’s luck.
fair-seed-no = Seed or seats do NOT follow from the secret and the luck.
fair-leftout = Sealed but not shown in time, and so left out: the luck of { $names }. Whoever holds luck back chooses between two deals.
fair-none = This page was shown no promise before the game, so it cannot tell whether the house kept one.
fair-nolist = This page did not see all seals before luck was shown, so it cannot tell whether somebody chose last.
fair-closed = Hands stay closed here, so the secret is never shown and the deal cannot be checked.
fair-old = This game was dealt before luck was sealed: whoever added luck last could choose the deal.
fair-changed = The house has CHANGED the promise it showed this page.
fair-unlisted = The house did NOT list your luck as you sealed it, so this page did not show it.
fair-skipped = The house dealt WITHOUT asking for the luck you had sealed.
fair-relisted = The house CHANGED the list of seals after your luck was shown.
end-room = Room
end-who = Who was who
end-wait = Waiting for { $name } to deal again.
end-still = The game is over: nothing can be moved any more.
end-edition = Late edition
replay-title = Replay
replay-step = step { $n } of { $all }
replay-eyes = { $name }’s eyes
replay-public = What everybody saw
replay-prev = One step back
replay-next = One step on
replay-play = Play
replay-pause = Pause
replay-still = This is what happened then. It can be watched, not changed.
replay-considered = The bot weighed:
replay-recalled = The bot, looking back:
replay-worth = { $move } ({ $worth } %)
rules-title = Rules of { $game }
rules-search = Search the rules
rules-none = No rule mentions that.
screen-join = Join at { $address }
screen-look = Look at your phones.
screen-still = This screen only shows the table. Play on your phones.
screen-speak = Read aloud
screen-quiet = Stop reading
screen-wait-one = { $name } is deciding.
screen-wait-all = Everybody is deciding.
loading = Counting the money
yes = Yes
no = No
about-title = About Hideout
about-text = Hideout plays games of hidden information. The server deals, keeps the secrets and knows the rules; this page only draws what your seat may know.
about-rules = Every rule, with the number it is quoted by
about-icons = Icons by Lorc, Delapouite and others, from game-icons.net, under CC BY 3.0.
about-fonts = Typefaces: Londrina Solid and Atkinson Hyperlegible, under the SIL Open Font License.
replay-wait = wait
table-people = People at the table
table-concede = Give up for your team
table-concede-sure = Yes: the other team wins
problem-kicked = The host has sent you away from this room.
problem-left = You have left this room.


# When it is my turn and I look elsewhere.
nav-notify = Tell me when it is my turn
nav-notify-denied = This browser does not let Hideout tell you: allow notifications for this address first.
turn-title = It is your turn

# A game again.
replay-front = Front page
replay-hands = Hands
replay-hand = What { $name } holds
replay-all = Everything open
replay-speed = Speed
replay-times = { $n }×
replay-chapters = Chapters
replay-copy = Copy link to this moment

# When a game is over.
lie-title = The lie of the night
lie-told = { $name } said so.
lie-won = { $name } said so, and won.
# $when is a heading of the log: "Stage 2".
lie-when = ({ $when })
lie-count =
    { $n ->
        [one] It was the only time.
       *[other] { $n } lies in all.
    }
after-places = Who came where
after-score = { $n } in all
after-ahead = ({ $n } ahead)
after-behind = ({ $n } behind)
# Chances to win, in percent
after-turned = The turning point: { $name }'s chance to win went from { $before } % to { $after } %.
after-watch = Watch it
after-model = Estimated by letting sensible bots play on from there.
after-why = Why they did it
after-share = Show this game to others
after-ask = A link would show this front page and the game through anybody's eyes. Everybody at the table has to agree, and can take it back.
after-ask-closed = A link would show this front page, and the game as everybody saw it. Everybody at the table has to agree, and can take it back.
after-agree = Let it be shown ({ $agreed } of { $people } agree)
after-waiting = { $agreed } of { $people } agree. The link is made when everybody does.
after-shared = Everybody agreed: whoever has this link can see the game.
after-link = The link to this game
after-unshare = Stop showing it
after-play = Play a game yourself
