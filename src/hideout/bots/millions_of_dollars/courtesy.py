"""Manners in Millions of Dollars: an offer is answered and only ever raised, and nobody waits."""

from collections.abc import Sequence
from typing import Final

from hideout.bots.courtesy import Courtesy
from hideout.engine.core import Event, Seat
from hideout.engine.notation import Action
from hideout.games.millions_of_dollars.actions import PAIRED
from hideout.games.millions_of_dollars.shown import View

RAISES: Final = 2  # of one offer (8)
PROMPT: Final = 2  # looks in which a price or an offer is answered
LATE: Final = 3  # looks at a round after which nobody starts to haggle: there are about six
OFFERS: Final = frozenset({"offer", "whisper"})
ANSWERS: Final = frozenset({"decline", "accept", "leave", "withdraw"})  # to an offer
OWED: Final = ANSWERS | {"ready"}  # what nobody is kept waiting for
ENDS: Final = frozenset({"ready", "leave", "withdraw", "accept", "hurry"})  # of one's haggling


def character_of(action: Action) -> int:
    return action.a - PAIRED if action.a >= PAIRED else action.a


class MillionsCourtesy(Courtesy):
    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.begin_round()

    def begin_round(self) -> None:
        self.offered: dict[int, set[int]] = {}  # what each Character was offered
        self.offered_at = 0  # the last time, in looks
        self.is_hurried = False
        self.looks = 0  # how often its seat has looked at this round
        self.asked: dict[
            Seat, tuple[int, int]
        ] = {}  # what others would leave for, since which look

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind == "loot":
                self.begin_round()
            elif event.kind == "hurry":
                self.is_hurried = True
            elif event.kind == "offers" and event.seat == self.seat:
                self.note_offer(event.a, event.b)
            elif event.kind == "asks":
                self.asked[event.seat] = (event.a, self.looks)

    def note_offer(self, c: int, amount: int) -> None:
        self.offered.setdefault(c, set()).add(amount)
        self.offered_at = self.looks

    def most_offered(self, c: int) -> int:
        return max(self.offered.get(c, ()), default=0)

    def may_offer(self, owner: Seat, c: int, amount: int) -> bool:
        """More than before, not again and again, and while there is time for an answer; what
        somebody has just asked for is one."""
        if self.is_hurried or (self.looks > LATE and not self._is_asked(owner, amount)):
            return False
        return amount > self.most_offered(c) and len(self.offered.get(c, ())) <= RAISES

    def _is_asked(self, owner: Seat, amount: int) -> bool:
        price, since = self.asked.get(owner, (0, 0))
        return amount == price and self.looks <= since + PROMPT

    def allows(self, view: View, advice: Action | None, action: Action | None) -> bool:
        if action is None:
            return advice is None or advice.verb not in OWED
        if action.verb in OFFERS and not self._may_offer(view, action):
            return False
        if action.verb == "ready" and (self.owes_answer(view) or self._awaits_answer(view)):
            return False
        if action.verb == "hurry" and view["offers"]:
            return False  # somebody is still thinking about it
        if advice is None or action is advice:
            return True
        if advice.verb in ("decline", "accept"):
            return action.verb in ANSWERS
        return advice.verb != "ready" or action.verb in ENDS

    def _may_offer(self, view: View, action: Action) -> bool:
        c = character_of(action)
        return self.may_offer(view["characters"][c]["seat"], c, action.b)

    def owes_answer(self, view: View) -> bool:
        """Whether somebody waits for an answer; what is marked is answered."""
        mine = [offer for offer in view["offers"] if offer["seat"] == self.seat]
        return len(mine) > len(view["held"])

    def _awaits_answer(self, view: View) -> bool:
        """Whether somebody may still be thinking about its own offer, who may be ready already."""
        if self.looks > self.offered_at + PROMPT:
            return False
        return any(offer["payer"] == self.seat for offer in view["offers"])
