# The lessons of Heist Hustle. Agnes is a woman, Boris a man; the learner is you.

goal = Ten jobs, one die, one spinner. After the last job the most points win. This one is yours: you are the mastermind, and { $location } is worth { $points } points.
weapon = Everybody brings a weapon, and the mastermind picks first. No plan needed, just a feeling. Take { $weapon }.
weapon-no = As good as any! But let us take { $weapon } this time, I have a feeling about it.
extras = { $left } and { $right } have taken theirs. A mastermind may carry more than one: each is another chance when the spinner turns. Take { $weapon } too.
extras-no = That would do as well. Take { $weapon }, and we stay together.
extras-not-done = You could stop here. But another weapon is another chance: take { $weapon }.
roll = You go in with both. Now the die: an even number, and the job succeeds. An odd one, and it fails. Roll!
spin = A { $die }: the job succeeds! Before the points are shared, the spinner picks one weapon. If somebody brought it, the die counts for its owner. Spin!
paid = { $weapon }, your own! You get { $heist } points for the job, half of what it was worth, and { $spinner } more from the spinner.
shared = The other half goes to the others in equal parts: { $theirs } each. So everybody wants every job to succeed, and the mastermind most of all. You lead with { $mine }.
wild = Now { $boss } is the mastermind. The others roll for the wild card, one after the other, and a four or a six gets it. { $who } rolled a { $die }. Your turn to roll.
take-wild = A { $die }! The wild card can be yours. It is worth ten times the die if all goes well. Take it.
take-wild-no = Modest! But you would miss the best part of the game. Take it.
own-weapon = You bring a weapon of your own as well. Take { $weapon }.
own-weapon-no = A fine tool. Take { $weapon } this time: I want to show you something with it.
name = Now say which weapon your wild card stands for. You may name the one you carry, and count it twice. Name { $weapon }.
name-no = You may name any of them. But name { $weapon }: then the spinner has to stop only once for both.
name-not-unused = Leaving it out is safe, and sometimes wise. This time, be bold: name { $weapon }.
fails = { $boss } rolls a { $die }. Odd, so the job fails and nobody is paid. The spinner still turns, and now you hope that it misses you.
unlucky = { $weapon }! A failed job turns the spinner against you, and the wild card alone costs { $wild } points. You are down to { $total }. That is the hustle: it cuts both ways.
again = Let us turn the clock back to the same moment. Same weapons, same wild card, another throw of the die. Dare to name { $weapon } again?
again-no = Any of them could come up. Stay with { $weapon }.
again-not-unused = Nobody would blame you. But I promise you will like this one: name { $weapon }.
lucky = A { $die }, and the spinner finds you: { $wild } points from the wild card alone. You have { $total }, and nobody is close.
end = That is Heist Hustle: everybody leads in turn, and the wild card makes and breaks fortunes. Round { $done } of { $all } begins. Good luck!
