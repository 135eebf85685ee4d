# What a newcomer to Heat is told: before the first deal, in "How to play", and on a tap.

win = Most money wins, after everybody has paid for their Heat.
picture-money = money
picture-heat = Heat × ${ $price }
picture-keeps = keeps
picture-sum = ${ $n }
picture-wins = WINS
picture-jail = cannot pay: jail
trick = Good money brings Heat, and each Heat costs you money at the end. Every token that anybody takes makes all of them dearer.

step-1 = Plan
step-1-text = You hold two cards. Three times everybody passes one card to a neighbour, draws one and takes the one that came. That makes five.
step-2 = Pick a card, four times
step-2-text = In each of the four Stages everybody picks a card in secret. All turn up together; your newest card is the one that works.
step-3 = A, then B, then C
step-3-text = A cards work first: they change hands and cards, and cool you off. B cards bring money and Heat. C cards pay off for good planning. A card with two letters works twice.
step-4 = Enough Heat?
step-4-text = If the board has too few tokens for all B cards, the police step in before B: everybody gives 1 Heat back, and whoever did loses $3. Again and again, until there are enough.
step-5 = Pay
step-5-text = Three Heists, twelve Stages. Then everybody pays the price on the board for each Heat. Whoever cannot pay goes to jail and cannot win.

deck-cards = Plan cards
deck-cards-lead = You can see all of them here, and nobody has others. Some are left out with few players.
# A heading. Room for 30 letters.
deck-apb = APB cards
deck-apb-lead = Only with that table rule: one is drawn each time the police step in.

about-phase-a = A: works first. Hands and cards change, and Heat is given back.
about-phase-b = B: works after A. Brings money, and Heat with it.
about-phase-c = C: works last. Pays if its condition is met.
about-affairs = State of Affairs: 15 Heat tokens lie here. The fewer are left, the more each one costs, for everybody alike. Only at the end is it paid.
about-heat-token = Heat: at the end you pay the price on the board for each token you still have.
about-record = Record: the cards you have played in this Heist, the newest on the right. Only the newest works; older ones count for some cards.
about-owes = What the Heat would cost at the price of now. Whoever has less money than that at the end goes to jail.
about-dragnet = Everybody gives 1 Heat back; each who did loses $3.
about-manhunt = Whoever has most Heat gives 3 back and loses $2 for each.
about-stakeout = Everybody with a B card in use gives 1 Heat back; each who did loses $4.
about-curfew = Everybody gives 1 Heat back; each who did loses the price of one token.
about-informant = Whoever has most money gives 2 Heat back; each who did loses $5.
about-amnesty = Everybody gives 1 Heat back. Nobody loses money.
about-roadblock = Whoever would take most Heat now takes none and gains nothing, and gives 1 Heat back.
about-plea-bargain = Everybody with 2 Heat or more gives 2 back and loses $5.
about-internal-affairs = Of those with Heat, whoever has least gives all of it back and loses $3.

# What a tap names that is no card.
title-phase-a = Phase A
title-phase-b = Phase B
title-phase-c = Phase C
title-affairs = State of Affairs
title-heat-token = Heat
title-record = Record
title-owes = Price of the Heat

# The coach: what to look at when a kind of decision comes for the first time.
look-draft = These are your cards. One goes to your neighbour; pass what helps you least.
look-choose = Here is the price of one Heat. It is what your card will cost you at the end.
look-a-phase = Look at the cards that lie there now: your A card works on them.

# Why: what a sensible player has in mind. $gain, $cost and $price are dollars, $take and $heat are tokens.
because-pass = Of your cards it helps you least, and it does not help your neighbour much.
because-play = It is the best you have for this Stage.
because-claim = A word may keep somebody from the card you want to play.
because-add = It is the best card for the moment, and it works at once.
because-again = That card is worth using once more.
because-aside = You will miss these least.
because-cool =
    { $heat ->
        [one] Your 1 Heat costs ${ $cost } as things stand: giving it back saves money.
       *[other] Your { $heat } Heat cost ${ $cost } as things stand: giving some back saves money.
    }
because-money =
    { $take ->
        [0] It brings money and no Heat.
        [one] It brings about ${ $gain } for 1 Heat, which costs ${ $price } as things stand.
       *[other] It brings about ${ $gain } for { $take } Heat, which cost ${ $cost } as things stand.
    }
because-pays-off = It takes no Heat, and its condition is likely to be met.
because-plan = It gives you a better card to work with.
because-copy = { $who } uses { $card }, the best card to copy.
because-hotter = { $who } has more Heat than you, so it pays.
because-question = You see the hand of { $who }, and that is worth something.
because-wait = You can change your mind until the last one is in.
because-usual = That is the usual choice here.
