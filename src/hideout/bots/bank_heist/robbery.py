"""The sensible bot in the bank: passing, keeping, alarm cards and talk. Items 1 to 11 and 20."""

from collections.abc import Sequence
from typing import Any, Final

from hideout.bots.bank_heist.belief import Belief
from hideout.engine.core import Event, Seat
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.games.bank_heist.cards import AGENT, CREW, RIVAL, STICKY, VAULT_IDS
from hideout.games.bank_heist.shown import View

# What a hand would miss least, first. (9, 21)
LEAST_WANTED: Final = (
    "cash-bag",
    "lock-pick",
    "chloroform",
    "zip-tie",
    "knife",
    "speedloader",
    "adrenaline",
)
BAD: Final = ("gun-jammed", "poisoned", "loose-tongue", "hush-money", "guilty-conscience")  # (11)
GOOD: Final = ("hostage", "martial-skills", "masked")
GOING_WELL: Final = 3  # bags in the truck


class Robbery:
    """Decisions up to the Getaway, for all identities."""

    def __init__(self, belief: Belief, seat: Seat, rng: Rng) -> None:
        self.belief = belief
        self.seat = seat
        self.rng = rng
        self.said: set[tuple[str, Seat]] = set()

    def hear(self, events: Sequence[Event]) -> None:
        """What was said from its seat, by itself or before it sat there, is not said again."""
        for event in events:
            if event.seat == self.seat and event.kind.startswith("claim-"):
                self.said.add((event.kind, event.a))

    # Passing

    def pass_card(self, view: View, moves: Sequence[Action]) -> Action:
        card = view["card"]
        side = view["identity"]
        partner = view["partner"]
        if side == "agent":
            return self._agent_passes(view, card, partner, moves)
        if card == "cash-bag":
            return self._best(moves, lambda seat: self._bag_for(view, seat))
        if card == "dye-pack":
            return self._best(moves, lambda seat: self._dye_for(view, seat, partner))
        if side == "rival" and partner >= 0 and self.rng.below(3) == 0:
            return _at(moves, partner)  # (5)
        if card == "lock-pick":
            return self._best(moves, lambda seat: self.belief.enemy_of_crew(seat))
        return self._best(moves, lambda seat: 1.0 - self.belief.enemy_of_crew(seat))  # (3)

    def _bag_for(self, view: View, seat: Seat) -> float:
        """The surest loader; never twice to one who kept. (2, 5)"""
        score = self.belief.loader(seat) + 0.06 * min(3, self.belief.loads[seat])
        if seat in self.belief.kept_mine:
            score -= 1.0
        if view["identity"] == "rival" and seat == view["partner"]:
            score -= 0.2
        return score

    def _dye_for(self, view: View, seat: Seat, partner: Seat) -> float:
        cards: int = view["players"][seat]["cards"]
        return self.belief.enemy_of_crew(seat) * min(3, cards) - 2.0 * (seat == partner)

    def _agent_passes(
        self, view: View, card: str | None, partner: Seat, moves: Sequence[Action]
    ) -> Action:
        """Bags to whoever keeps them, good things to the partner. (4)"""
        chance = self.belief.chance
        if card == "cash-bag":
            return self._best(
                moves,
                lambda seat: (
                    2.0 * (seat == partner)
                    + chance[seat][AGENT]
                    + chance[seat][STICKY]
                    + 0.35 * chance[seat][RIVAL]
                ),
            )
        if card == "dye-pack":
            return self._best(
                moves,
                lambda seat: (
                    (chance[seat][CREW] + chance[seat][RIVAL])
                    * min(3, view["players"][seat]["cards"])
                    - 3.0 * (seat == partner)
                ),
            )
        if partner >= 0 and card in ("adrenaline", "zip-tie") and self.rng.below(2) == 0:
            return _at(moves, partner)
        return self._best(moves, lambda seat: chance[seat][CREW] + chance[seat][STICKY])

    def receive(self, view: View, moves: Sequence[Action]) -> Action:
        """A Rival loads, and keeps one for the Driver when the robbery is going well. (5)

        Keeping the first one would cost more robberies than it pays off Drivers.
        """
        should_keep = view["truck"] >= GOING_WELL and "cash-bag" not in view["hand"]
        return _of(moves, "keep" if should_keep else "load")

    def lose_card(self, view: View, moves: Sequence[Action]) -> Action:
        """The least useful card; a Rival's last bag is not that. (9, 21)"""
        hand = view["hand"]
        order = list(LEAST_WANTED)
        if view["identity"] == "rival" and hand.count("cash-bag") == 1:
            order = [*order[1:], "cash-bag"]
        return min(moves, key=lambda action: order.index(VAULT_IDS[action.a]))

    # Alarm cards

    def aim(self, view: View, moves: Sequence[Action]) -> Action:
        card = view["alarm_card"]
        chance = self.belief.chance
        if card == "are-you-loyal":  # the most uncertain (7)
            return self._best(
                moves, lambda seat: -abs(chance[seat][CREW] + chance[seat][STICKY] - 0.5)
            )
        if card == "hold-it-right-there":  # (9)
            return self._best(moves, lambda seat: self._holds_bags(view, seat))
        partner = view["partner"]
        if partner >= 0:  # a tattoo that is not there is shown to a partner (8)
            return _at(moves, partner)
        return self._best(moves, lambda seat: 1.0 - self.belief.enemy_of_crew(seat))

    def _holds_bags(self, view: View, seat: Seat) -> float:
        player = view["players"][seat]
        chance = self.belief.chance[seat]
        keeps = chance[AGENT] + chance[STICKY] + 0.4 * chance[RIVAL]
        score: float = 3.0 * player["known"].count("cash-bag") + keeps * min(4, player["cards"])
        if view["identity"] == "agent":
            return -score
        return score

    def search(self, view: View, moves: Sequence[Action]) -> Action:
        return _of(moves, "claim-none" if view["identity"] == "agent" else "load-all")

    def pick(self, view: View, moves: Sequence[Action]) -> Action:
        """A bag, for the truck or against it. (10)"""
        wanted = ["cash-bag", "adrenaline", "speedloader"]
        if view["identity"] == "agent" and view["partner"] < 0:
            wanted = ["dye-pack", "adrenaline"]
        for name in wanted:
            for action in moves:
                if VAULT_IDS[action.a] == name:
                    return action
        return moves[0]

    def place(self, view: View, moves: Sequence[Action]) -> Action:
        """Bad ones on enemies, good ones on oneself. (11)"""
        card = view["alarm_card"]
        if card is None:  # the one attribute in play moves
            card = next(p["attribute"] for p in view["players"] if p["attribute"])
        if card in GOOD or card == "shotgun":
            return self._best(
                moves, lambda seat: 2.0 * (seat == self.seat) - self._enemy(view, seat)
            )
        if card == "trigger-happy":
            return self._best(
                moves,
                lambda seat: (
                    1.5 * (seat == self.seat and view["identity"] == "rival")
                    - (seat == self.seat)
                    - self.belief.chance[seat][AGENT]
                ),
            )
        return self._best(moves, lambda seat: self._enemy(view, seat) - 2.0 * (seat == self.seat))

    def swap(self, view: View, moves: Sequence[Action]) -> Action:
        if moves[0].verb == "place":
            return self.place(view, moves)
        players = view["players"]

        def gain(action: Action) -> float:
            value = 0.0
            for seat, other in ((action.a, action.b), (action.b, action.a)):
                coming = _worth(players[other]["attribute"]) - _worth(players[seat]["attribute"])
                friend = 1.0 if seat == self.seat else 0.5 - self._enemy(view, seat)
                value += coming * friend
            return value

        return max(moves, key=gain)

    def _enemy(self, view: View, seat: Seat) -> float:
        return enemy(self.belief, view, seat)

    # Talk

    def claim(self, view: View, claims: Sequence[Action]) -> Action | None:
        """One short claim: Crew tell the truth, the others what suits them. (7, 20)"""
        side = view["identity"]
        belief = self.belief
        if side in ("crew", "sticky-fingers"):
            for seat in belief.kept_mine:
                if found := self.once(claims, "claim-kept", seat):
                    return found
            for look in view["looks"]:
                if look["viewer"] == self.seat:
                    bare = belief.enemy_of_crew(look["owner"]) > 0.99
                    verb = "claim-no-tattoo" if bare else "claim-tattoo"
                    if found := self.once(claims, verb, look["owner"]):
                        return found
            return self._praise(view, claims)
        if side == "agent" and self.rng.below(4) == 0:
            # A lie that could be true: of one who took a card in hand, best of all an Agent's own.
            victims = [seat for seat in belief.took if self.is_open_question(view, seat)]
            victims = [seat for seat in victims if seat in belief.took_mine] or victims
            if victims:
                return self.once(claims, "claim-kept", self.rng.pick(victims))
        if side == "rival" and self.rng.below(4) == 0:
            suspect = max(
                (seat for seat in range(len(belief.loads)) if self.is_open_question(view, seat)),
                key=lambda seat: belief.chance[seat][AGENT],
                default=-1,
            )
            if suspect >= 0:
                return self.once(claims, "claim-suspect", suspect)
        return None

    def _praise(self, view: View, claims: Sequence[Action]) -> Action | None:
        """A player who loaded a bag that came from here has earned a good word. (20)"""
        for seat in self.belief.loaded_mine:
            is_trusted = self.is_open_question(view, seat) and self.belief.enemy_of_crew(seat) < 0.5
            if is_trusted and (found := self.once(claims, "claim-trust", seat)):
                return found
        return None

    def is_open_question(self, view: View, seat: Seat) -> bool:
        """Whether there is something to say about a player, and a reason to say it."""
        is_friend = seat in (self.seat, view["partner"])
        player = view["players"][seat]
        return not is_friend and player["living"] and not player["revealed"]

    def once(self, claims: Sequence[Action], verb: str, seat: Seat) -> Action | None:
        if (verb, seat) in self.said:
            return None
        for action in claims:
            if action.verb == verb and action.a == seat:
                self.said.add((verb, seat))
                return action
        return None

    def _best(self, moves: Sequence[Action], score: Any) -> Action:
        """The best move; a little chance breaks ties and hides habits."""
        return max(moves, key=lambda action: score(action.a) + 0.02 * self.rng.below(10) / 10)


def enemy(belief: Belief, view: View, seat: Seat) -> float:
    """How likely a player is against this one."""
    chance = belief.chance[seat]
    if view["identity"] == "agent" or view["conscience"] == view["seat"]:
        return 1.0 - chance[AGENT]
    if view["identity"] == "rival":
        return 1.0 - chance[RIVAL]
    return chance[AGENT] + chance[RIVAL]


def _worth(attribute: str | None) -> float:
    if attribute in GOOD:
        return 1.0
    if attribute in BAD:
        return -1.0
    return 0.3


def _at(moves: Sequence[Action], seat: Seat) -> Action:
    for action in moves:
        if action.a == seat:
            return action
    return moves[0]


def _of(moves: Sequence[Action], verb: str) -> Action:
    for action in moves:
        if action.verb == verb:
            return action
    return moves[0]
