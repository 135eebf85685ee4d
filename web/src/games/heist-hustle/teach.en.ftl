# What a newcomer to Heist Hustle is told: before the first deal, in "How to play", and on a tap.

win = Most points after ten jobs win.
picture-even = even: it works
picture-leader = the mastermind gets half
picture-rest = the others share the rest
picture-odd = odd: nobody gets anything
trick = One die decides for everybody. Then the spinner picks a weapon: whoever played it gains the die’s number if the job worked, and loses it if not. The wild card makes that ten times the gain, or five times the loss.

step-1 = A location
step-1-text = The mastermind turns up the next location and its points. Each round somebody else is the mastermind.
step-2 = The wild card
step-2-text = The others roll for it one after the other: the first with a 4 or a 6 may take it.
step-3 = Weapons
step-3-text = Everybody takes one weapon, the mastermind first; then the mastermind may take up to two more. Who has the wild card names a weapon for it.
step-4 = Roll
step-4-text = Even: the mastermind gets half of the points, the others share the other half. Odd: nothing.
step-5 = Spin
step-5-text = Whoever played the weapon it stops on gains or loses the number on the die. After ten locations the points decide.

deck-locations = Locations
deck-locations-lead = All ten are robbed, in an order nobody knows.
deck-weapons = Weapons
deck-weapons-lead = All are alike but for their field on the spinner. They lie open, and all come back each round.
deck-others = And
deck-others-lead = One for the whole table.

about-of-locations = Worth { $points } points: half for the mastermind and half for the others, if the die is even.
about-of-weapons = If you played it and the spinner stops on it, you gain the die’s number after a success and lose it after a failure.
about-wild = Stands for one weapon of your choice, beside your own. If the spinner stops there, you gain ten times the die after a success, and lose five times the die after a failure.
about-mastermind = Leads this job: picks first, may take more weapons, rolls, spins, and gets half of the points after a success.
about-wheel = Ten fields of the same size, one for each weapon.
about-die = 2, 4 and 6 are a success for everybody; 1, 3 and 5 are a failure.
about-hot = Hot: the spinner stops there twice as often.
