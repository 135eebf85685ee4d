"""A sensible player of Millions of Dollars, after "How a sensible bot plays" in its rule book.

It imagines worlds: Roles for everybody that fit the visible Role cards, weighed by what each
player is known to send and to claim. In each it works out the Heist, and compares what it gets by
staying with what it gets by going home. Numbers in brackets are the items of that section.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hideout.bots.bot import Bot
from hideout.bots.millions_of_dollars.courtesy import MillionsCourtesy, character_of
from hideout.engine.core import Event, Game, Seat
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.games.millions_of_dollars.actions import PAIRED
from hideout.games.millions_of_dollars.cards import BRUTE, CROOK, ROLES, SNITCH
from hideout.games.millions_of_dollars.sharing import gains
from hideout.games.millions_of_dollars.shown import View

WORLDS: Final = 32  # imagined in one round
FEW_WORLDS: Final = 6  # imagined in a hurry
BASE: Final = (2, 3, 3, 3, 3)  # how much each Role is liked, in reveal order (2)
BASE_OF_FOUR: Final = (0, 3, 4, 3, 0)
CLAIMED: Final = 1.5  # how much likelier a claimed Role is, from one not yet caught lying (1)
MARGIN: Final = 0.5  # what an offer must bring beyond staying (7)
STAKE: Final = 0.7  # what a cautious bot wants for staying, and a greedy one stays without
PART_PAID: Final = 0.4  # of a gain that another's departure brings (8)
SPEECH: Final = frozenset({"claims", "asks", "offers", "no-comment"})
PLENTY: Final = 3.0  # beyond staying: enough not to wait for more (7)
LIKELY: Final = 0.3  # a twin that one would pay to leave (8)
ANSWER: Final = 2  # turns that others have to answer a price that was named
LAST_TURN: Final = 3  # of waiting for a buyer before leaving for nothing (6)
RIVALRY: Final = 0.5  # how much the others' gains count against one's own
NEAR: Final = 7  # a rival who is this close may win with the next share (4, 16)


class RoleGuess:
    """One way the Roles may lie, how likely it seems, and whom a Snitch would name in it."""

    __slots__ = ("named", "roles", "weight")

    def __init__(self, roles: list[int], named: int, weight: float) -> None:
        self.roles = roles
        self.named = named
        self.weight = weight


def merged(worlds: Sequence[RoleGuess]) -> list[RoleGuess]:
    """Each distinct world once, with the weight of all its copies: Roles can lie in few ways."""
    kinds: dict[tuple[int, ...], RoleGuess] = {}
    for world in worlds:
        first = kinds.setdefault((world.named, *world.roles), world)
        if first is not world:
            first.weight += world.weight
    return list(kinds.values())


class NumericView:
    """A view in numbers."""

    def __init__(self, view: View) -> None:
        characters = view["characters"]
        loot = view["loot"]
        self.seats = len(view["cash"])
        self.slots = len(characters) // self.seats
        self.cash: list[int] = view["cash"]
        self.target: int = view["target"]
        self.loot: int = loot["loot"]
        self.ante: int = loot["ante"]
        self.symbol = ROLES.index(loot["symbol"]) if loot["symbol"] in ROLES else -1
        self.roles_used = [ROLES.index(role) for role in view["roles"]]
        self.visible = [view["visible"].get(role, 0) for role in ROLES]
        self.known = [ROLES.index(c["role"]) if c["role"] else -1 for c in characters]
        self.own_ante = [0 if c["lent"] else self.ante for c in characters]
        self.staying = [i for i, c in enumerate(characters) if c["state"] == "in"]
        self.last = [ROLES.index(role) if role else -1 for role in view["last"]]
        self.asks: Sequence[int] = view["asks"]

    def owner(self, c: int) -> Seat:
        return c // self.slots

    def heist(self, roles: list[int], staying: list[int], named: int) -> list[int]:
        """What everybody gets if exactly these stay, antes that come back included."""
        return gains(self.loot, self.symbol, roles, staying, named, self.own_ante, self.cash)


class MillionsBot(Bot):
    name = "heuristic"

    def __init__(self, game: Game[Any], seat: Seat, seats: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, rng)
        self.sent = [[1.0] * len(ROLES) for _ in range(seats)]  # Roles seen at reveals (1)
        self.lies = [0] * seats
        self.claims = [-1] * seats
        self.round = 0
        self.turn = 0  # how often it was asked in this negotiation
        self.spoken = 0  # how often its seat spoke in it, before it sat there or since
        self.asked_at = 0  # the turn in which it named its price last
        self.courtesy: MillionsCourtesy = MillionsCourtesy(seat)
        self.worlds: list[RoleGuess] = []
        self.weighed: dict[tuple[int, ...], float] = {}  # what was worked out in these worlds
        self.count = WORLDS
        self.is_brief = False

    def hurry(self) -> None:
        """Takes or leaves what is there and haggles no more."""
        self.count = FEW_WORLDS
        self.is_brief = True

    def act(self, view: View, legal: Sequence[Action], events: Sequence[Event]) -> Action | None:
        self.listen(events)
        if view["round"] != self.round:
            self.begin_round(view["round"])
        table = NumericView(view)
        if view["phase"] == "choose":
            return self.choose(view, table, legal)
        if not self.worlds or not self.fits(table):
            self.worlds = merged([self.imagine(table) for _ in range(self.count)])
            self.weighed = {}
        if view["phase"] == "name":
            return self.name_role(table, legal)
        self.turn = self.courtesy.looks = max(self.turn, self.spoken) + 1
        return self.negotiate(view, table, legal)

    def begin_round(self, number: int) -> None:
        self.round = number
        self.turn = self.spoken = self.asked_at = 0
        self.courtesy.begin_round()
        self.worlds = []

    def listen(self, events: Sequence[Event]) -> None:
        """Remember what was claimed and what it turned out to be. (1, 17)"""
        self.courtesy.hear(events)
        for event in events:
            if event.seat == self.seat:
                self.spoken += event.kind in SPEECH
            if event.kind == "claims":
                self.claims[event.seat] = event.a
            elif event.kind == "reveals":
                self.sent[event.seat][event.b] += 1.0
                if self.claims[event.seat] not in (-1, event.b):
                    self.lies[event.seat] += 1
            elif event.kind == "loot":
                self.claims = [-1] * self.seats
                self.begin_round(event.b)

    # Choosing

    def choose(self, view: View, table: NumericView, legal: Sequence[Action]) -> Action:
        """By chance, with a liking for what this Loot card favours. (2, 3, 4)"""
        likes = [float(like) for like in (BASE_OF_FOUR if table.seats == 4 else BASE)]
        if table.symbol >= 0:
            likes[table.symbol] += 1
        if table.ante > 1:
            likes[BRUTE] += 1
            brutes = sum(row[BRUTE] / sum(row) for row in self.sent) / self.seats
            likes[CROOK] += 1 if brutes > 1 / len(table.roles_used) else 0
        if table.cash[self.seat] < 3:
            likes[BRUTE] += 1
            likes[SNITCH] -= 1
        if max(self.rivals(table)) >= table.target - NEAR:
            likes[SNITCH] += 1
        odds = [likes[a.a] * (likes[a.b] if a.b >= 0 else 1.0) for a in legal]
        return legal[self.draw(odds)]

    def rivals(self, table: NumericView) -> list[int]:
        return [cash for seat, cash in enumerate(table.cash) if seat != self.seat]

    def draw(self, odds: Sequence[float]) -> int:
        at = self.rng.below(10_000) / 10_000 * sum(odds)
        for i, part in enumerate(odds):
            at -= part
            if at < 0:
                return i
        return len(odds) - 1

    # Imagining

    def fits(self, table: NumericView) -> bool:
        """Whether what was imagined still agrees with every Role that is known."""
        known = [(c, role) for c, role in enumerate(table.known) if role >= 0]
        return all(world.roles[c] == role for world in self.worlds for c, role in known)

    def imagine(self, table: NumericView) -> RoleGuess:
        """Deal the Role cards not accounted for, and one more that was set aside. (1)"""
        left = table.visible[:]
        unknown = []
        for c, role in enumerate(table.known):
            if role >= 0:
                left[role] -= 1
            else:
                unknown.append(c)
        missing = [role for role in table.roles_used if left[role] < 0]
        if missing:
            aside = missing[0]
        else:
            odds = [(table.visible[role] + 1) / (left[role] + 1) for role in table.roles_used]
            aside = table.roles_used[self.draw(odds)]
        left[aside] += 1
        cards = [role for role in table.roles_used for _ in range(left[role])]
        self.rng.shuffle(cards)
        roles = table.known[:]
        weight = 1.0
        for c, role in zip(unknown, cards, strict=True):
            roles[c] = role
            weight *= self.likelihood(table, c, role)
        nameable = [role for role in range(1, len(ROLES)) if table.visible[role]]
        named = self.rng.pick(nameable) if nameable else -1
        return RoleGuess(roles, named, weight)

    def likelihood(self, table: NumericView, c: int, role: int) -> float:
        """How readily this player sends this Role, judged by reveals and claims. (1)"""
        if table.last[c] == role:
            return 0.01  # not to be repeated in the variant
        seat = table.owner(c)
        row = self.sent[seat]
        habit = row[role] / sum(row)
        if self.claims[seat] == role:
            habit *= 1 + (CLAIMED - 1) / (1 + self.lies[seat])
        return habit

    def worth(self, table: NumericView, staying: list[int], named: int = -1) -> float:
        """Its own gain if these stay, less part of what the others gain. (5, 16)"""
        question = (named, *table.cash, *staying)
        if question not in self.weighed:
            self.weighed[question] = self.weigh(table, staying, named)
        return self.weighed[question]

    def weigh(self, table: NumericView, staying: list[int], named: int) -> float:
        total = 0.0
        weights = 0.0
        for world in self.worlds:
            gains = table.heist(world.roles, staying, world.named if named < 0 else named)
            total += world.weight * self.utility(table, gains)
            weights += world.weight
        return total / weights

    def utility(self, table: NumericView, gains: list[int]) -> float:
        own = 0.0
        others = 0.0
        for seat in range(table.seats):
            gain = gains[seat]
            reaches = gain > 0 and table.cash[seat] + gain >= table.target
            if seat == self.seat:
                own = gain + (10 if reaches else 0)
            else:
                others += gain + (10 if reaches else 0)
        return own - RIVALRY * others / (table.seats - 1)

    # Negotiating

    def negotiate(self, view: View, table: NumericView, legal: Sequence[Action]) -> Action | None:
        menu: dict[str, list[Action]] = {}
        verb, pile = "", []
        for action in legal:
            if action.verb is not verb:
                verb = action.verb
                pile = menu.setdefault(verb, [])
            pile.append(action)
        stay = self.worth(table, table.staying)
        own = [c for c in table.staying if table.owner(c) == self.seat]
        lowest = stay
        is_content = True
        for c in own:
            leave = self.worth(table, [d for d in table.staying if d != c]) + table.own_ante[c]
            value = stay - leave
            lowest = min(lowest, value)
            is_content &= value >= 0
            answer = self.sell(table, menu, c, value)
            if answer is not None:
                return answer
        if self.is_brief:
            return menu["ready"][0] if "ready" in menu else None
        return (
            self.look(table, menu, own)
            or self.buy(table, menu, own, stay)
            or self.speak(table, menu, own, lowest)
            or self.lead(view, menu, lowest)
            or (self.be_ready(view, menu) if is_content else None)
        )

    def be_ready(self, view: View, menu: Mapping[str, list[Action]]) -> Action | None:
        """With nothing more to say, unless somebody waits for an answer. (14)"""
        ready = menu.get("ready", ())
        return next((a for a in ready if self.courtesy.allows(view, a, a)), None)

    def sell(
        self, table: NumericView, menu: Mapping[str, list[Action]], c: int, value: float
    ) -> Action | None:
        """Take what is offered for a departure if it is enough, or go for nothing. (6, 7, 13)"""
        bids = [action for action in menu.get("accept", ()) if _is_for(table, action, c)]
        if not bids and "drop" in menu:
            return menu["drop"][0]  # something marked is gone, and blocks the rest
        is_last_call = self.courtesy.is_hurried or self.is_brief
        is_time = self.turn >= LAST_TURN or is_last_call
        # What others pay they no longer have.
        paid = sum(bid.b for bid in bids) * (1 + RIVALRY / (table.seats - 1))
        daring = self.manner.daring
        is_asked = 0 < table.asks[self.seat] <= sum(bid.b for bid in bids)  # it keeps its word
        if bids and paid > value + (0.0 if is_asked else MARGIN * (1.0 + daring)):
            loose = [action for action in menu.get("hold", ()) if _is_for(table, action, c)]
            if len(loose) > 1 and not self.courtesy.is_hurried:
                return max(loose, key=lambda action: action.b)
            if is_time or is_asked or paid > value + PLENTY:
                wanted = loose[0] if loose else bids[0]
                return next(bid for bid in bids if bid.a == wanted.a)
        elif value < -STAKE * daring and (is_last_call or self.has_looked_for_buyer()):
            return menu["leave"][0] if table.slots == 1 else _withdrawal(menu, c % table.slots)
        elif bids and not self.is_brief:
            return self.decline(table, menu, c)
        return None

    def has_looked_for_buyer(self) -> bool:
        return self.turn >= max(LAST_TURN, self.asked_at + ANSWER)

    def decline(
        self, table: NumericView, menu: Mapping[str, list[Action]], c: int
    ) -> Action | None:
        """Anyone who offers too little is told so, and may offer more. (7, 8)"""
        return next((no for no in menu["decline"] if _is_for(table, no, c)), None)

    def twins(self, table: NumericView, own: list[int]) -> list[float]:
        """How likely each Character of another is a twin of one of ours."""
        mine = [table.known[c] for c in own]
        odds = [0.0] * len(table.known)
        weights = sum(world.weight for world in self.worlds)
        for world in self.worlds:
            for c in table.staying:
                if table.owner(c) != self.seat and world.roles[c] in mine:
                    odds[c] += world.weight / weights
        return odds

    def look(
        self, table: NumericView, menu: Mapping[str, list[Action]], own: list[int]
    ) -> Action | None:
        """Look at the likeliest twin, unless it is clear anyway. (11)"""
        looks = menu.get("intimidate", ())
        if not looks:
            return None
        odds = self.twins(table, own)
        best = max(looks, key=lambda action: odds[character_of(action)])
        return best if 0.2 < odds[character_of(best)] < 0.95 else None

    def buy(
        self, table: NumericView, menu: Mapping[str, list[Action]], own: list[int], stay: float
    ) -> Action | None:
        """Pay the likeliest twin to leave, a little more each time. (8, 9, 16)

        Anyone who names a price that is worth it is offered just that, twin or not.
        """
        offers = menu.get("offer", ())
        if not offers:
            return None
        odds = self.twins(table, own)
        twin = max(range(len(odds)), key=lambda c: odds[c])
        for c in table.staying:
            asked = table.asks[table.owner(c)]
            if asked and table.owner(c) != self.seat:
                bid = self.bid(table, offers, c, asked, stay)
                if bid is not None:
                    return bid
        if odds[twin] < LIKELY:
            return None
        return self.bid(table, offers, twin, self.courtesy.most_offered(twin) + 1, stay)

    def bid(
        self, table: NumericView, offers: Sequence[Action], c: int, price: int, stay: float
    ) -> Action | None:
        """An offer, if somebody's departure is worth it and manners allow it."""
        if not self.courtesy.may_offer(table.owner(c), c, price):
            return None
        gain = self.worth(table, [d for d in table.staying if d != c]) - stay
        for action in offers:
            if character_of(action) == c and action.b == price <= gain * PART_PAID:
                self.courtesy.note_offer(c, price)
                return action
        return None

    def speak(
        self, table: NumericView, menu: Mapping[str, list[Action]], own: list[int], value: float
    ) -> Action | None:
        """Claim something that can be believed; name a price when leaving is likely. (6, 10)"""
        said = self.claims[self.seat]
        if "no-comment" in menu or (said < 0 and (self.turn == 1 or self.manner.talk > 0.0)):
            role = self.pretence(table, own) if said < 0 else said  # one story a round
            return next((action for action in menu["claim"] if action.a == role), None)
        if self.turn == 2 and value < 1:
            return self.name_price(table, menu)
        if self.manner.talk > 0.0 and 1 < self.turn <= 2 * LAST_TURN:
            return self.name_price(table, menu)
        return None

    def name_price(self, table: NumericView, menu: Mapping[str, list[Action]]) -> Action | None:
        """About half of what the others gain by it, and less each time. (6)"""
        half = max(1, (table.loot // max(1, len(table.staying) - 1)) // 2)
        price = half - (self.turn - 2)
        if price <= 0:
            return None
        self.asked_at = self.turn
        return menu["ask"][min(price, len(menu["ask"])) - 1]

    def pretence(self, table: NumericView, own: list[int]) -> int:
        """The truth half the time when alone of a kind, else a Role that appears twice. (9, 10)

        Not one that has been claimed as often as it appears: somebody would have to be lying.
        """
        role = table.known[own[0]]
        is_liar = self.manner.lies > 0.0
        if table.visible[role] < 2 and self.rng.below(2) and not is_liar:
            return role
        others = [
            other
            for other in table.roles_used
            if table.visible[other] > (0 if is_liar else 1)
            and not (is_liar and other == role)
            and (other == role or self.claims.count(other) < table.visible[other])
        ]
        return self.rng.pick(others) if others else role

    def lead(self, view: View, menu: Mapping[str, list[Action]], value: float) -> Action | None:
        """As Leader, ask round once and press when content. (15)"""
        if "roll-call" in menu and self.turn > 1:
            return menu["roll-call"][0]
        if "hurry" in menu and value > 1 and self.turn > LAST_TURN:
            hurry = menu["hurry"][0]
            return hurry if self.courtesy.allows(view, None, hurry) else None
        return None

    # Naming

    def name_role(self, table: NumericView, legal: Sequence[Action]) -> Action:
        """The name that is best for us in the worlds imagined. (4, 12)"""
        looks = [action for action in legal if action.verb == "intimidate"]
        unseen = [a for a in looks if table.known[character_of(a)] < 0]
        if unseen:
            return max(unseen, key=lambda a: table.cash[table.owner(character_of(a))])  # (11)
        names = [action for action in legal if action.verb == "name"]
        return max(names, key=lambda action: self.worth(table, table.staying, action.a))


def _is_for(table: NumericView, bid: Action, c: int) -> bool:
    return table.slots == 1 or (bid.a - PAIRED) % table.slots == c % table.slots


def _withdrawal(menu: Mapping[str, list[Action]], slot: int) -> Action:
    return next(action for action in menu["withdraw"] if action.a == slot)
