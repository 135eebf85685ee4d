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
step-5-text = With the fifth bag everybody sits in the van with a gun. One action a turn: Crew shoot, use a card or pass; Rivals must shoot; Agents use cards or handcuffs and only shoot back. If only Rivals are left alive, they win.
step-6 = The Hideout
step-6-text = All who live show their cards. One Agent among them, and the Agents win. A Rival without a bag is shot by the Driver; one with a bag pays him, and a last shoot-out follows. Otherwise the Crew win.

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
about-bleeding = Stabbed: dies at the end of their next turn.
about-vest = The Agent’s vest has stopped a shot. It works once.
about-facedown = Dead, and the identity stays secret until the end.

# What a tap names that is no card.
title-handcuffs = Handcuffs
title-truck = Truck
title-road-bank = Police
title-road-van = Road to the Hideout
title-start-player = First player
title-partner = Partner
title-tied = Tied
# A heading. Room for 20 letters.
title-cuffed = Cuffed
title-cold = Out cold
title-bleeding = Bleeding
title-vest = Vest
title-facedown = Face down

# The coach: what to look at when a kind of decision comes for the first time.
look-partners = This is your card. It says who you are; hold it to see what you want.
look-crack = Multiply the three digits. The first right answer leads; a wrong one costs everybody a space.
look-pass-card = This card goes to somebody else. Look at the truck: who got a bag, and was it loaded?
look-receive = Nobody else sees what it was. All see whether a bag lands on the truck.
look-dye = One card of your hand is ruined. Tap the one you can spare.
look-alarm-target = The alarm card says what you may do, and to whom.
look-search = You see this hand alone. Nobody can check what you say about it.
look-give = One of your cards goes to the player you searched.
look-vault = You may pick any card of the vault to pass on.
look-swap = Two attributes change owners.
look-attribute = It stays with that player for good.
look-action = Look how far it is to the Hideout, and who is still alive. One action is all you have.
look-shotgun-side = The Shotgun hits somebody beside the target as well.
look-shotgun-cost = The blast costs you a card.
look-answer = Somebody attacks you. Your cards may save you; nobody knows which you have.
look-follow-up = It is over. You may shoot back, or let it rest.
look-extra-shot = You may shoot once more.
look-poison = The poison waits for Adrenaline.
look-loot = One card of the dead hand may be yours, drawn blind.

# Why: what a sensible player has in mind.
because-ok = There is nothing to choose here; all press the same button, so that it tells nothing.
because-load = A loaded bag brings the Getaway nearer, and looks like Crew.
because-keep = One bag in your hand pays the Driver at the Hideout.
because-least = It is the card you will miss least.
because-swap = Good things come to your side, bad ones go to the others.
because-load-all = Every bag on the truck counts, wherever it was hidden.
because-claim-none = Nobody sees that hand but you two: bags that stay hidden slow the robbery down.
because-hold-fire = A shot at the wrong one helps your enemies; nobody stands out enough yet.
because-free = Somebody who can act may be worth more to you than the card.
because-beside = It looks most like an enemy of yours.
because-dodge = It saves you now, and shows nobody who you are.
because-vest = It saves your life, though all see that you are an Agent.
because-accept = There is nothing that would help, or it is worth more later.
because-rest = Nothing is gained by going on.
because-return-fire = All know who you are now anyway.
because-take = One more card cannot hurt.
because-leave = You do not want what may lie there.
because-look = You know least about { $who }, so you learn most.
because-show = { $who } may be on your side, and will remember it.
because-search = { $who } holds cards and may hide bags.
because-bag-loads =
    { $n ->
        [one] { $who } has loaded a bag before, and Crew load every bag.
       *[other] { $who } has loaded { $n } bags before, and Crew load every bag.
    }
because-bag = { $who } may be Crew. If the bag lands on the truck, it counts; if not, you have learned something.
because-bag-agent = { $who } may keep it, and every bag that is kept helps the police.
because-bag-partner = Your partner { $who } keeps it off the truck if need be.
because-dye =
    { $n ->
        [one] It ruins a card of whoever gets it: { $who } has 1, and is hardly your friend.
       *[other] It ruins a card of whoever gets it: { $who } has { $n }, and is hardly your friend.
    }
because-partner = { $who } is on your side and can use it in the Getaway.
because-item = It helps in the Getaway, and { $who } is more likely with you than against you.
because-lock-pick = It only helps somebody in trouble, so even an enemy can have it.
because-place-good =
    { $me ->
        [who] You are better off with it.
       *[none] { $who } is better off with it, and that suits you.
    }
because-place-bad = { $who } is likely against you, and worse off with it.
because-pick-bag = One more bag that can be loaded, if it goes to the right one.
because-pick = You need no bag on the truck, but this can be of use.
because-shoot-known = { $who } is known: { $identity }.
because-shoot-rival = You have to shoot, and { $who } is no partner of yours.
because-shoot = Of all in the van, { $who } looks most like an enemy.
because-bind = { $who } can do nothing for a while, and nobody had to die.
because-say = What you say may turn the others your way.
because-wait = It costs nothing to wait.
because-usual = That is the usual choice here.
