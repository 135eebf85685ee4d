# What this board says.

# On a tab. Room for 13 letters.
sheet = Sheet
where = Tap a weapon on the table.
stage- = Heist Hustle
late-start = At 0:00 the die rolls by itself.
late-wild = At 0:00 the die rolls, and you take a wild card you won.
late-weapons = At 0:00 you take the first weapon that is left.
late-extras = At 0:00 you take no more.
late-play = At 0:00 you play all your weapons.
late-name = At 0:00 the wild card stands for your own weapon.
late-bail = At 0:00 you go in.
late-roll = At 0:00 the die rolls by itself.
late-second-try = At 0:00 the roll stands.
late-spin = At 0:00 it spins by itself.
hint-start = The winner of this roll leads the first heist.
hint-wild = The wild card stands for one weapon of your choice when the spinner stops.
hint-weapons = Everybody takes one. If the spinner stops on yours, you gain the die’s number after a success, and lose it after a failure.
hint-extras = You lead, so you may hold more weapons: more of the spinner is yours, for better or worse.
hint-play = Play all your weapons, or bet on one.
hint-name = If the spinner stops there, the wild card counts for you too, for better or worse.
hint-bail = All answers are shown at once. Whoever goes in shares the points; whoever bails is safe if it fails.
hint-roll = Success pays you half of the location’s points, and the others share the rest. Failure pays nobody.
hint-second-try = Paying buys one more roll of the die.
hint-spin = Whoever played the weapon it stops on gains or loses the number on the die.
hint-wait-you = You lead this heist: first the die decides, then the spinner.
hint-wait = { $name } leads this heist: first the die decides, then the spinner.
script-weapons = { $name }, take a weapon.
script-extras = { $name } leads, and may take more weapons.
script-roll = { $name }, roll the die. Even numbers succeed.
script-spin = { $name }, spin.
script-wild = { $name }, roll for the wild card.
script-bail = Everybody: go in, or bail?
mastermind = mastermind
wild-holds = holds the wild card
answer-set = set
seat-label = { $name }: { $n } points
seat-leads = leads this heist
seat-rolled = rolled a { $n } for the wild card
weapon-named = named by the wild card
weapon-hot = hot: the spinner stops there twice as often
nobody = nobody
you = You
wheel = Spinner
wheel-stop = Spinner: { $weapon }
die = The die shows { $n }
die-none = The die has not been rolled
sheet-location = Location
sheet-total = Total
sheet-parts = heist { $a }, spinner { $b }, wild { $c }, house { $d }
sheet-coming = To come, order unknown: { $what }.
mark-rival = rival for the lead
mark-lucky = lucky
# A headline. Room for 40 letters.
end-one = { $who } hustled best
end-many = { $who } split the money
end-lead = { $best } points after { $n } locations.
and = {" "}and{" "}

# A job told as a scene.

story-start = Who leads first
story-roll = The die decides
story-die = The die
story-spin = The spinner
story-points = What it brought
story-none = Nothing.
story-heist-points = { NUMBER($n, signDisplay: "always") } for the heist
story-spinner-points = { NUMBER($n, signDisplay: "always") } by the spinner
story-wild-points = { NUMBER($n, signDisplay: "always") } by the wild card
story-house-points = { NUMBER($n, signDisplay: "always") } for bailing
story-paid = −{ $n } for the second try
# A stamp. Room for 14 letters.
story-stamp-wins = WINS
