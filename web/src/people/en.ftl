# What is said about people: names, presence, the lobby, the next game, one's own tables.

me-title = Who you are
me-change = You are { $name }. Change name or face
me-nobody = Your name
me-you = you
me-save = That’s me
me-later = A game is running: the others see your new name and face when it is over.

# More time, and a bot for somebody who is away.
wait-title = While you wait
wait-give =
    { $n ->
        [0] Give more time
       *[other] Give more time ({ $n } of { $all })
    }
wait-wish =
    { $n ->
        [one] { $name } would like more time. It takes { $all }.
       *[other] { $n } people would like more time. It takes { $all }.
    }
wait-bot = Let a bot play for { $name }
wait-bot-wish = Ask for a bot to play for { $name }
wait-bot-asked = You want a bot to play for { $name }. If all of you do, or the host does, one sits down.
wait-mine = A bot plays for you.
wait-here = I’m here

leave-really = Really leave?
leave-seat = A bot plays on for you. Your seat stays yours: open the link again to come back.
leave-chair = Your chair becomes free.
leave-stay = Stay

# Bots and sides in the lobby.
bot-level = How well { $name } plays
bot-sits = a bot sits in: { $level }
programs-title = Bots from elsewhere
side-title = Your side
side-crew = Crew
side-staff = Staff
side-any = either side
side-short =
    { $n ->
        [one] One bot makes the sides even.
       *[other] { $n } bots make the sides even.
    }

invite-more = Invite more people
invite-copied = The link is copied.
invite-byhand = The link is marked: copy it from there.
meet-title = Where you meet
screen-only = This device is only the screen
screen-only-lead = You give up your chair here; whoever joins first by phone becomes the host. The buttons to start, pause and play again stay on the screen, too.
screen-first = Join with a phone to begin.

# The next game.
again-asks = { $name } asks for { $game }. Who is in?
again-in = { $name } deals { $game } in { $n } s.
again-awaited = Not yet: { $names }
again-yes = I’m in
again-no = Not this one
again-youin = You are in.
again-youout = You watch this one.
again-now = Deal now
again-cancel = Take it back
again-other = Another game
evening-title = This evening
evening-games =
    { $n ->
        [one] one game
       *[other] { $n } games
    }
evening-won = { $won } of { $games } won

# The front door.
door-title = Your tables
door-back = Back to your table
door-room = Your room { $code }
door-with = { $game } with { $names }
door-alone = { $game }
door-turn = your turn
door-past = Your last games
door-won = won
device-title = Your other devices
device-take = Take everything to another device
device-take-lead = Your name, your seats and your last games. Whoever types this code is you: show it to nobody.
device-make = Make a code
device-until = Type it on the other device before { $time }. It is good once.
device-bring = Bring everything here
device-bring-lead = With a code from your other device. What this one has remembered so far is left behind.
device-use = Use it
device-here = Done. This device is you now, too.
device-only = Lost a device?
device-only-lead = Every other device that was you is a stranger from now on.
device-only-do = Only this one is me
device-only-done = Done. Only this device is you.

# Table rules.
rules-preset = How you want to play
rules-first = First time
rules-first-about = No hurry, everything explained.
rules-usual = Standard
rules-usual-about = Live clocks, as the rules say.
rules-fast = Fast
rules-fast-about = Half the time for everything.
rules-play = How it is played
rules-time = Clocks
rules-talk = Talk
rules-people = People and bots
rules-more = More

# One of many to choose from.
face = Face { $n }
