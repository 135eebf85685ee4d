# What a newcomer to Bank Heist is told: before the first deal, in "How to play", and on a tap.

win = Three sides rob one bank together, and each wants another ending.
side-crew = Crew
side-agent = Agents
side-rival = Rivals
want-crew = Load 5 bags. Let no Agent, and no Rival with a bag, reach the Hideout alive.
want-agent = Make the robbery too slow for 5 bags, or reach the Hideout alive.
want-rival = Be the last side alive, or bring a bag for the Driver.
trick = Watch what becomes of the bags you pass. Crew load every bag, Agents keep every bag, Rivals do as they like. But one of the Crew has sticky fingers, and keeps them, too.

step-1 = Learn who you are
step-1-text = You get a secret identity. Agents and Rivals see their partner; Crew know nobody.
step-2 = Crack the vault
step-2-text = Three digits turn up. Whoever multiplies them first goes first. A wrong answer costs the table a space.
step-3 = Rob in silence
step-3-text = On your turn you draw a card, look at it and pass it face down to anybody else. Bags are loaded or kept; a Dye Pack bursts; all other cards stay in the hand for later. Each round the police come one space nearer.
step-4 = The alarm rings
step-4-text = The same, but each turn begins with an alarm card, and now you may talk and lie. If the police arrive before the fifth bag is loaded, the Agents win.
step-5 = Drive
step-5-text = With the fifth bag all sit in the van with a gun. One action a turn: Crew shoot, use a card or pass; Rivals must shoot; Agents use cards or handcuffs and only shoot back. If only Rivals are left alive, they win.
step-6 = The Hideout
step-6-text = All who live turn up. One Agent among them, and the Agents win. A Rival without a bag is shot by the Driver; one with a bag pays him, and a last shoot-out follows. Otherwise the Crew win.

deck-identities = Identities
deck-identities-lead = All eight are shuffled and one is dealt to each; the rest stay hidden.
deck-vault = The vault
deck-vault-lead = Drawn and passed in the robbery, used in the Getaway.
deck-alarm = Alarm cards
deck-alarm-lead = One at the start of each turn once the alarm rings. The last ten stay beside a player.
deck-handcuffs = Agents only
deck-handcuffs-lead = They lie open beside the board.

about-crew = Has a tattoo. Loads every Cash Bag that is passed to them; there is no choice. Wins if only Crew come through at the Hideout.
about-sticky-fingers = One of the Crew, with a tattoo, but keeps every Cash Bag that is passed to them. Wins and loses with the Crew.
about-agent = A cop, without a tattoo. Keeps every Cash Bag. Never shoots first in the Getaway, but has a vest that stops one shot, and handcuffs. Wins if the police arrive in time, or if an Agent reaches the Hideout alive.
about-rival = Without a tattoo. Loads or keeps a Cash Bag, as they like. Must shoot on each turn in the Getaway, and has a second gun. Wins if only Rivals live, or in the shoot-out after the Driver is paid with a bag.
about-handcuffs = An Agent’s action: whoever is cuffed can only get free with a Lock Pick. Shows the Agent.
about-truck = The bags that are loaded. The fifth starts the Getaway.
about-road-bank = How near the police are. The token moves each time the first player’s turn comes round, and with each wrong answer at the vault. On the last space the Agents win.
about-road-van = How near the Hideout is. The token moves each time the first player’s turn comes round.
about-start-player = Had the right answer first, and takes the first turn in every part of the game.
about-partner = You are on the same side. Only the two of you know.
about-tied = Zip-tied: cannot act until a Knife cuts the ties.
about-cuffed = Handcuffed: cannot act until a Lock Pick opens the cuffs.
about-cold = Out cold: misses the next turn and cannot answer anything until then.
about-bleeding = Stabbed: dies at the end of the own next turn.
about-vest = The Agent’s vest has stopped a shot. It works once.
about-facedown = Dead, and the identity stays secret until the end.
