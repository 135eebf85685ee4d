"""A sensible player of Heat, after "How a sensible bot plays" in its rule book.

Every card gets a value in dollars, Heat counted at what a token will cost in the end; the best
plan for the Stages left says which card to play now. Values come from the words of a card's row,
so an owner's own cards are played sensibly, too. Numbers in brackets are the items of that
section.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hideout.bots.bot import Bot
from hideout.engine.core import Event, Game, Seat
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.games.heat.cards import ADD, AGAIN, ASIDE, COPY, PAYS, QUESTION, TOKENS
from hideout.games.heat.deck import Deck
from hideout.games.heat.shown import View

STAGES: Final = 4
B_RATE: Final = 0.55  # how often others use a card with a B effect
TAKE_A_STAGE: Final = 0.9  # tokens an opponent takes in a Stage, on average
COPY_VALUE: Final = 4.0  # (6)
ADD_VALUE: Final = 3.0  # besides the best card of the hand (7)
ASIDE_VALUE: Final = 0.5  # (7)
QUESTION_VALUE: Final = 1.5
COOLER: Final = 0.3  # part of a token's cost that a cautious bot adds and a greedy one leaves out
NOISE: Final = 0.4  # so that it cannot be read (10)
TRUTH: Final = 4  # one chance to talk in this many goes to a lie (16)
TALKS: Final = 4  # one chance to talk in this many is taken


class HeatBot(Bot):
    name = "heuristic"

    def __init__(self, game: Game[Any], seat: Seat, seats: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, rng)
        self.deck: Deck = game.cards  # type: ignore[attr-defined]  # the tables are public
        self.number = {name: card for card, name in enumerate(self.deck.cards)}
        self.copies = [0] * len(self.deck.cards)
        for card in self.deck.in_use(seats):
            self.copies[card] += 1
        self.trust = [0.5] * seats  # (17)
        self.claims: dict[Seat, int | None] = {}  # by seat; None for "no Heat"
        self.is_honest = True  # about what it says in this Stage
        self.plan: tuple[object, int] | None = None  # the round, and the card chosen for it

    def act(self, view: View, legal: Sequence[Action], events: Sequence[Event]) -> Action | None:
        self.listen(events)
        table = self.look(view)
        if view["phase"] == "draft":
            card = self._least_wanted(table)
            return _find(legal, "pass", card)
        if view["phase"] == "choose":
            return self._choose(table, view, legal)
        return self._decide(table, legal)

    def look(self, view: View) -> "Sight":
        return Sight(self, view)

    # Listening and talking (16, 17)

    def listen(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind == "stage":
                self.claims = {}
            elif event.kind == "claims":
                self.claims[event.seat] = event.a
            elif event.kind == "claims-quiet":
                self.claims[event.seat] = None
            elif event.kind == "plays" and event.seat in self.claims:
                self._judge(event.seat, self.claims[event.seat], event.a)

    def _judge(self, seat: Seat, claim: int | None, card: int) -> None:
        was_true = card == claim if claim is not None else not self.deck.take[card]
        self.trust[seat] += (1.0 - self.trust[seat]) / 3 if was_true else -self.trust[seat] / 3

    def _talk(self, card: int, view: View, legal: Sequence[Action]) -> Action | None:
        """A claim that helps the card about to be played, more of them true than not."""
        if self.rng.below(TALKS) and self.manner.talk <= 0.0:
            return None
        self.is_honest = self.rng.below(TRUTH) > 0 and self.manner.lies <= 0.0
        return self.speak_of(card, view, legal)

    def speak_of(self, card: int, view: View, legal: Sequence[Action]) -> Action | None:
        """What to say before playing a card, in this Stage's mood."""
        deck = self.deck
        if not self.is_honest:
            return self._lie(card, view, legal)
        if deck.company[card] or deck.alone[card] or self.manner.talk > 0.0:
            return _find(legal, "claim", card)
        return None if deck.take[card] else _find(legal, "claim-quiet", -1)

    def _lie(self, card: int, view: View, legal: Sequence[Action]) -> Action | None:
        """Before a card that lives on others' Heat: none for me. Else a card that others heed."""
        deck = self.deck
        if deck.take[card] and (deck.toll[card] or PAYS[deck.pays[card]] == "per-taker"):
            return _find(legal, "claim-quiet", -1)
        left = self.copies[:]
        for names in view["records"]:
            for name in names:
                left[self.number[name]] -= 1
        claims = [a for a in legal if a.verb == "claim" and a.a != card and left[a.a] > 0]
        heeded = [a for a in claims if deck.company[a.a] or deck.alone[a.a]]
        return self.rng.pick(heeded or claims) if claims else None

    # Choosing

    def _choose(self, table: "Sight", view: View, legal: Sequence[Action]) -> Action:
        stage = (view["heist"], view["stage"])
        has_planned = self.plan is not None and self.plan[0] == stage
        if not has_planned and self.seat not in self.claims:
            self.plan = (stage, table.best_card_now())
            said = self._talk(self.plan[1], view, legal)
            if said is not None:
                return said
        if self.plan is not None and self._keeps_word(table, self.plan[1]):
            return _find(legal, "play", self.plan[1])
        return _find(legal, "play", table.best_card_now())

    def _keeps_word(self, table: "Sight", card: int) -> bool:
        """Whether it has named a card in earnest and can still play it."""
        return self.is_honest and self.seat in self.claims and card in table.hand

    def _least_wanted(self, table: "Sight") -> int:
        """Pass what is worth least here, preferably not what helps the neighbour. (8, 9)"""
        worth = {card: table.draft_value(card) + table.help(card) for card in set(table.hand)}
        return min(worth, key=lambda card: (worth[card], card))

    def _decide(self, table: "Sight", legal: Sequence[Action]) -> Action:
        """A decision of an A phase, when all current cards lie open."""
        choice = self.deck.choice[table.using[self.seat]]
        if choice == COPY:
            return max(legal, key=lambda action: table.copy_value(table.using[action.a]))
        if choice == ADD:
            return max(legal, key=lambda action: table.value(action.a, 0, 1))
        if choice == AGAIN:
            older = table.record
            return max(legal, key=lambda action: table.value(older[action.a - 1], 0, 0))
        if choice == ASIDE:
            return min(legal, key=lambda action: table.value(action.a, 1, 0))
        if choice == QUESTION:  # the hottest after phase B (5)
            return max(legal, key=lambda action: table.heat_after_b(action.a))
        return legal[0]


class Sight:
    """One view, and what its seat makes of it."""

    def __init__(self, bot: HeatBot, view: View) -> None:
        self.bot = bot
        self.deck = bot.deck
        self.me = bot.seat
        self.others = [seat for seat in range(bot.seats) if seat != self.me]
        self.receiver = (self.me + (1 if view["passes"] == "left" else -1)) % bot.seats
        number = bot.number
        self.hand = [number[name] for name in view["hand"]]
        self.record = [number[name] for name in view["records"][self.me]]
        self.using = [-1 if name is None else number[name] for name in view["using"]]
        self.is_open = view["phase"] == "a-phase"
        self.heist: int = view["heist"]
        self.stages_left = STAGES if view["stage"] == 0 else STAGES - view["stage"] + 1
        self.heat: Sequence[int] = view["heat"]
        self.money: Sequence[int] = view["money"]
        self.price: int = view["price"]
        self.on_board: int = view["board"]["tokens"]
        self.cap: int = view["crackdown_cap"]
        self.sizes: Sequence[int] = view["hands"]
        self.held = self._guess_hands(view)
        self.token = self.token_cost()

    def token_cost(self) -> float:
        """What one of my tokens will cost in the end. (13, 14)"""
        cost = max(self.price, 2) + (1.0 if self.heist < 3 else 0.5)
        if self.heist == 3 and self.stages_left == 1:
            coming = sum(self.heat_after_b(other) - self.heat[other] for other in self.others)
            out = TOKENS - self.on_board + round(coming)
            cost = float(self.deck.price_at[min(TOKENS, out)])
        if self.heist == 3 and self.money[self.me] < 5 * self.heat[self.me]:
            cost += 2.0
        return cost * (1.0 - COOLER * self.bot.manner.daring)

    def _guess_hands(self, view: View) -> list[list[float]]:
        """By seat and card: how many copies I expect in a hand. (2, 15)"""
        unseen = self.bot.copies[:]
        for card in self.hand:
            unseen[card] -= 1
        for names in view["records"]:
            for name in names:
                unseen[self.bot.number[name]] -= 1
        total = max(sum(unseen), 1)
        held = [[count * size / total for count in unseen] for size in self.sizes]
        memory = view["memory"]
        if memory is not None:
            receiver = memory["passed_to"]
            played = view["records"][receiver]
            for name in memory["passed"]:
                if name not in played:
                    held[receiver][self.bot.number[name]] += 0.5
            for look in memory["seen"]:
                for name in look["cards"]:
                    if name not in view["records"][look["seat"]]:
                        held[look["seat"]][self.bot.number[name]] += 0.5
        return held

    # What others do

    def chance_used(self, card: int) -> float:
        """The chance that somebody else uses this card in this Stage."""
        if self.is_open:
            return float(any(self.using[other] == card for other in self.others))
        nobody = 1.0
        for other in self.others:
            chance = min(0.9, 1.2 * self.held[other][card] / max(self.sizes[other], 1))
            if other in self.bot.claims:
                is_claimed = self.bot.claims[other] == card
                trust = self.bot.trust[other]
                chance = max(chance, trust) if is_claimed else chance * (1.0 - 0.8 * trust)
            nobody *= 1.0 - chance
        return 1.0 - nobody

    def chance_of_b(self, other: Seat) -> float:
        if self.is_open:
            card = self.using[other]
            return float(card >= 0 and self.deck.has_b[card])
        if other in self.bot.claims and self.bot.claims[other] is None:
            return B_RATE * (1.0 - 0.5 * self.bot.trust[other])
        return B_RATE if self.sizes[other] else 0.0

    def heat_after_b(self, other: Seat) -> float:
        if self.is_open:
            card = self.using[other]
            return self.heat[other] + (self.deck.take[card] if card >= 0 else 0)
        return self.heat[other] + TAKE_A_STAGE * (self.sizes[other] > 0)

    # What cards are worth

    def value(self, card: int, later: int, grown: int) -> float:
        """The value of using a card some Stages from now, with a Record grown by some cards."""
        return (
            self._a_value(card, later, grown)
            + self._b_value(card, later, grown)
            + self._c_value(card, later, grown)
        )

    def _a_value(self, card: int, later: int, grown: int) -> float:
        deck, heat = self.deck, self.heat[self.me] + 0.7 * later
        worth = 0.0
        if deck.gives_back[card]:  # (4)
            alone = min(heat, deck.gives_back[card])
            together = min(heat, deck.gives_back[card] + deck.company[card])
            company = self.chance_used(card) if deck.company[card] else 0.0
            worth += self.token * (alone + company * (together - alone))
        choice = deck.choice[card]
        if choice == COPY:
            worth += COPY_VALUE
        elif choice == ADD:
            worth += ADD_VALUE + max((self._plain(other, later) for other in self.hand), default=0)
        elif choice == AGAIN:
            worth += max((self._plain(other, later) for other in self.record), default=0.0)
            worth += 1.5 * (later > 0)
        elif choice == ASIDE:
            worth += ASIDE_VALUE
        elif choice == QUESTION:
            worth += QUESTION_VALUE
        return worth

    def _plain(self, card: int, later: int) -> float:
        """A card without its choice, for cards that make use of another."""
        if self.deck.choice[card]:
            return 1.0
        return max(0.0, self.value(card, later, 1))

    def _b_value(self, card: int, later: int, grown: int) -> float:
        deck = self.deck
        if not deck.has_b[card]:
            return 0.0
        money = deck.gain[card] + deck.per_record[card] * (len(self.record) + grown)  # (1)
        worth = float(money)
        if deck.alone[card]:  # (2)
            worth += deck.alone[card] * (1.0 - self.chance_used(card))
        if deck.toll[card]:  # (3)
            for other in self.others:
                purse = self.money[other] + (4 if later else 0)
                worth += self.chance_of_b(other) * min(deck.toll[card], purse)
        take = deck.take[card]
        worth -= take * self.token
        missing = take + TAKE_A_STAGE * len(self.others) - self.on_board
        if missing > 0 and later == 0 and self.heat[self.me] and self.token > 3:
            worth += self.token - min(3, self.money[self.me])  # sells a token for $3 (11, 12)
        return worth

    def _c_value(self, card: int, later: int, grown: int) -> float:
        """(5)"""
        deck = self.deck
        amount, otherwise = deck.amount[card], deck.otherwise[card]
        if not amount:
            return 0.0
        count = self._count(PAYS[deck.pays[card]], later, grown)
        if PAYS[deck.pays[card]] == "heat-bill":
            return min(self.cap, count * amount) if self.cap else count * amount
        worth = count * amount + max(0.0, 1.0 - count) * otherwise
        return min(worth, deck.most[card]) if deck.most[card] else worth

    def _count(self, pays: str, later: int, grown: int) -> float:
        """How often a C effect is expected to pay."""
        mine = self.heat[self.me] + 0.7 * later
        theirs = [self.heat_after_b(other) + 0.5 * later for other in self.others]
        if pays == "always":
            return 1.0
        if pays == "least-heat":
            return _chance(min(theirs) - mine + 0.5)
        if pays == "most-heat":
            return _chance(mine - max(theirs) - 0.5)
        if pays == "hotter-suspect":
            return _chance(max(theirs) - mine - 0.5)
        if pays == "per-older-b":
            older = self.record[:-1] if self.is_open and not grown else self.record
            return sum(self.deck.has_b[card] for card in older) + B_RATE * later
        if pays == "per-taker":
            return sum(self.chance_of_b(other) for other in self.others)
        price = min(5.0, self.price + 0.3 * later)
        return mine * price

    def copy_value(self, card: int) -> float:
        """The value of becoming a copy of a card that lies open. (6)"""
        deck = self.deck
        if deck.choice[card] == COPY:
            return -50.0
        needed = sum(deck.take[other] for other in self.using if other >= 0)
        if needed + deck.take[card] > TOKENS:
            return -100.0
        return self.value(card, 0, 0)

    def noise(self) -> float:
        return NOISE * self.bot.rng.below(100) / 100

    def best_card_now(self) -> int:
        """The first card of the best plan for the Stages left. (10)"""
        cards = sorted(set(self.hand))
        noise = {card: self.noise() for card in cards}
        worth = [
            {card: self.value(card, later, 1 + later) + noise[card] for card in cards}
            for later in range(min(self.stages_left, len(self.hand)))
        ]
        hand = sorted(self.hand)
        known: dict[tuple[int, ...], float] = {}
        return max(
            cards, key=lambda card: worth[0][card] + _rest(worth, 1, _without(hand, card), known)
        )

    def draft_value(self, card: int) -> float:
        """The value of having a card in the plan, in its best Stage. (8, 9)"""
        deck = self.deck
        stages = range(STAGES) if self.deck.has_b[card] or deck.pays[card] else range(2)
        worth = max(self.value(card, later, 1 + later) for later in stages)
        same = self.hand.count(card) - 1
        worth -= 0.8 * same
        if self.heist == 3 and deck.gives_back[card] and self.heat[self.me] >= 2:
            worth += 2.0
        if self.heist == 1 and deck.has_b[card] and self._b_cards() <= 2:
            worth += 2.0
        return worth

    def help(self, card: int) -> float:
        """What a card passed on would be worth to the neighbour more than to me. (8)"""
        deck, receiver = self.deck, self.receiver
        worth = 0.0
        if deck.gives_back[card] and self.heat[receiver] >= 3:
            worth += 1.0
        if deck.toll[card] and self.money[self.me] > self.money[receiver]:
            worth += 0.5
        return worth

    def _b_cards(self) -> int:
        return sum(self.deck.has_b[card] for card in self.hand)


def _rest(
    worth: Sequence[Mapping[int, float]],
    later: int,
    hand: tuple[int, ...],
    known: dict[tuple[int, ...], float],
) -> float:
    """The best that a hand can bring from a Stage on; its size says which Stage, so it is kept."""
    if later == len(worth) or not hand:
        return 0.0
    best = known.get(hand)
    if best is None:
        now = worth[later]
        best = known[hand] = max(
            now[card] + _rest(worth, later + 1, _without(hand, card), known) for card in set(hand)
        )
    return best


def _without(hand: Sequence[int], card: int) -> tuple[int, ...]:
    at = hand.index(card)
    return (*hand[:at], *hand[at + 1 :])


def _chance(lead: float) -> float:
    """The chance that a lead of this many tokens holds."""
    return min(0.95, max(0.05, 0.5 + 0.25 * lead))


def _find(legal: Sequence[Action], verb: str, card: int) -> Action:
    for action in legal:
        if action.verb == verb and action.a == card:
            return action
    return legal[0]
