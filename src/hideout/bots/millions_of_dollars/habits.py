"""Company in Millions of Dollars: deals are made, offers answered, nothing is said twice."""

from collections.abc import Sequence
from typing import Any, Final

from hideout.bots.habits import Habit, Habits
from hideout.engine.core import Event, Seat
from hideout.games.millions_of_dollars.state import NOBODY

AGREED: Final = frozenset({"ready", "leaves", "ante-back"})  # told just before all had agreed


class MillionsHabits(Habits):
    habits = (
        Habit("departures", "rounds in which somebody goes home, paid or not", 0.3, 1.0),
        Habit("deals", "rounds in which an offer is accepted", 0.15, 0.9),
        Habit("claims", "claims for each player and round", 0.3, 1.3),
        Habit("repeated", "claims that repeat, unasked, what was said in this round", 0.0, 0.0),
        Habit("wavering", "claims that contradict an earlier one of the same round", 0.0, 0.25),
        Habit("answered", "offers that are accepted, declined or kept for a joint deal", 0.9, 1.0),
        Habit("renewed", "offers no higher than one the same Character had before", 0.0, 0.05),
        Habit("brisk", "rounds that end before their time is up", 0.7, 1.0),
    )

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        self.before_this = ""
        self._begin_round()

    def _begin_round(self) -> None:
        self.asked = NOBODY
        self.is_hurried = False
        self.has_left = False
        self.has_paid = False
        self.claimed: list[set[int]] = [set() for _ in range(self.state.seats)]
        self.open: set[tuple[Seat, int]] = set()
        self.best: dict[tuple[Seat, int], int] = {}

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            kind = event.kind
            if kind == "loot":
                self._begin_round()
            elif kind in ("asked", "call-ends"):
                self.asked = event.seat if kind == "asked" else NOBODY
            elif kind == "claims":
                self._claim(event)
            elif kind == "offers":
                self._offer((event.seat, event.a), event.b)
            elif kind == "declines":
                self._answer((event.b, event.a))
            elif kind == "holds":
                self._answer_payer(event.a, event.seat)
            elif kind == "withdraws-offer":
                self.open.discard((event.seat, event.a))
            elif kind == "hurry":
                self.is_hurried = True
            elif kind == "pays":
                self.has_paid = True
            elif kind == "leaves":
                self.has_left = True
                for offer in [offer for offer in self.open if offer[1] == event.a]:
                    self._answer(offer)
                self.open = {offer for offer in self.open if offer[0] != event.seat}
            elif kind == "settled":
                self._settle()
            self.before_this = kind

    def _claim(self, event: Event) -> None:
        said = self.claimed[event.seat]
        self.count("claims", 1, 0)
        self.count("repeated", event.a in said and event.seat != self.asked)
        self.count("wavering", bool(said - {event.a}))
        said.add(event.a)

    def _offer(self, offer: tuple[Seat, int], amount: int) -> None:
        self.count("renewed", self.best.get(offer, 0) >= amount)
        self.best[offer] = max(amount, self.best.get(offer, 0))
        self.open.add(offer)

    def _answer(self, offer: tuple[Seat, int]) -> None:
        if offer in self.open:
            self.open.discard(offer)
            self.count("answered", 1)

    def _answer_payer(self, payer: Seat, target: Seat) -> None:
        slots = self.state.slots
        for offer in [o for o in self.open if o[0] == payer and o[1] // slots == target]:
            self._answer(offer)

    def _settle(self) -> None:
        self.count("departures", self.has_left)
        self.count("deals", self.has_paid)
        self.count("claims", 0, self.state.seats)
        self.count("brisk", self.is_hurried or self.before_this in AGREED)
        self.count("answered", 0, len(self.open))
