"""Company in Bank Heist: the table hears accusations that could be true, and friends are spared."""

from collections.abc import Sequence
from typing import Any, Final

from hideout.bots.bank_heist.friends import HARM, knows_as_friend
from hideout.bots.habits import Habit, Habits
from hideout.engine.core import Event, Seat
from hideout.engine.notation import Action
from hideout.games.bank_heist.actions import SEATS, is_claim
from hideout.games.bank_heist.cards import CREW, STICKY
from hideout.games.bank_heist.endings import CREW_SIDE, side_of

ACCUSES: Final = frozenset({"claim-kept", "claim-suspect", "claim-no-tattoo"})
OPINIONS: Final = frozenset({"claim-trust", "claim-suspect"})
LEAST_SPEAKERS: Final = 2


class BankHeistHabits(Habits):
    habits = (
        Habit("heard", "games with an alarm in which two players or more speak", 0.7, 1.0),
        Habit("claims", "claims for each player and game with an alarm", 0.4, 3.0),
        Habit("repeated", "claims that their player has made before", 0.0, 0.0),
        Habit("impossible", "claims that the table can see are false", 0.0, 0.0),
        Habit("idle", "opinions of somebody whose identity lies open", 0.0, 0.0),
        Habit("just", "accusations by Crew that are not of Crew", 0.6, 1.0),
        Habit("unfriendly", "attacks on somebody known to be on the same side", 0.0, 0.0),
    )

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        self.has_alarm = False
        self.passed: set[tuple[Seat, Seat]] = set()  # from whom to whom
        self.took: set[Seat] = set()  # who has taken a card in hand
        self.said: list[set[tuple[str, int]]] = [set() for _ in range(state.seats)]

    def before(self, seat: Seat, action: Action) -> None:
        if is_claim(action):
            self._claim(seat, action.verb, action.a)
        elif action.verb in HARM:
            self._attack(seat, action)

    def _claim(self, seat: Seat, verb: str, about: Seat) -> None:
        s = self.state
        self.count("repeated", (verb, about) in self.said[seat])
        self.said[seat].add((verb, about))
        self.count("claims", 1, 0)
        self.count("impossible", self._is_seen_to_be_false(seat, verb, about))
        if verb in OPINIONS:
            self.count("idle", s.is_revealed(about))
        if verb in ACCUSES and side_of(s, seat) == CREW_SIDE:
            self.count("just", s.identity[about] != CREW)

    def _is_seen_to_be_false(self, seat: Seat, verb: str, about: Seat) -> bool:
        """Whether what everybody saw is enough to know better."""
        s = self.state
        if verb == "claim-passed-bag":
            return (seat, about) not in self.passed
        if verb == "claim-kept":
            return about not in self.took
        if verb in OPINIONS:
            return False
        if seat * SEATS + about not in s.looks:
            return True
        has_tattoo = s.identity[about] in (CREW, STICKY)
        return s.is_revealed(about) and has_tattoo != (verb == "claim-tattoo")

    def _attack(self, seat: Seat, action: Action) -> None:
        """Counted only where somebody else, or nobody, could have been attacked."""
        s = self.state
        others = [
            other
            for other in s.legal(seat)
            if not is_claim(other)
            and not (other.verb in HARM and knows_as_friend(s, seat, other.a))
        ]
        if others:
            self.count("unfriendly", knows_as_friend(s, seat, action.a))

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind in ("passes-card", "gives"):
                self.passed.add((event.seat, event.a))
            elif event.kind == "takes-card":
                self.took.add(event.seat)
            elif event.kind == "alarm-sounds":
                self.has_alarm = True
            elif event.kind == "ends" and self.has_alarm:
                self.count("heard", sum(map(bool, self.said)) >= LEAST_SPEAKERS)
                self.count("claims", 0, self.state.seats)
