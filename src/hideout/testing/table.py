"""A table in tests: people by name, what they do in notation, and what they see and hear.

    game = Table(GAME.new(3, seed=1), ["ann", "bob", "cy"])
    game.do("ann: roll", "table: time-up")
    assert game.waits_for == ["bob"]
    assert game.refuses("cy: roll") == "HH-15"

A game's own tests derive theirs from it, with the set-ups and the words of that game. Nothing here
needs a test tool.
"""

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

from hideout.engine.core import Event, IllegalAction, Seat, State, hears
from hideout.engine.notation import Action
from hideout.engine.position import write_position
from hideout.engine.rng import StackedRng
from hideout.engine.sitting import Sitting
from hideout.testing.spoken import find_seat, parse_action, parse_decision, say_action
from hideout.words import narrator

S = TypeVar("S", bound=State)


class Table(Generic[S]):
    """A state, the people at it, and all that was told since it was set up or `forget` was said.

    Whoever only watches is called `table`, as are the clocks.
    """

    def __init__(self, state: S, names: Sequence[str]) -> None:
        self.state = state
        self.names = list(names)
        self.forget()

    # What people do

    def do(self, *decisions: str) -> Self:
        """Decisions in notation: `do("bob: take crowbar", "table: time-up")`."""
        for text in decisions:
            seat, action = parse_decision(self.state.game, text, self.names)
            self.sitting.play(seat, action)
        return self

    def luck(self, *numbers: int) -> Self:
        """What the next dice, cards and random choices will be."""
        assert self.luck_is_used(), "the luck of the step before was never asked for"
        rng = self.state.rng
        stacked = StackedRng(int.from_bytes(rng.key, "little"), list(numbers))
        stacked.wind(rng.drawn())
        self.state.rng = stacked
        return self

    def luck_is_used(self) -> bool:
        rng = self.state.rng
        return not isinstance(rng, StackedRng) or not rng.luck

    def refuses(self, decision: str, *clauses: str) -> str:
        """The clauses by which a decision is refused, at least these; nothing may change."""
        return self._refusal(decision, clauses).clauses

    def reason(self, decision: str, *clauses: str) -> str:
        """The sentence by which a decision is refused."""
        return narrator(self.state.game).illegal(self._refusal(decision, clauses))

    def _refusal(self, decision: str, clauses: Sequence[str]) -> IllegalAction:
        seat, action = parse_decision(self.state.game, decision, self.names)
        before, refusal = write_position(self.state), None
        try:
            self.sitting.play(seat, action)
        except IllegalAction as error:
            refusal = error
        assert refusal is not None, f"'{decision}' is legal"
        assert write_position(self.state) == before, f"'{decision}' is refused too late"
        missing = set(clauses) - set(refusal.clauses.split())
        assert not missing, f"'{decision}' is refused by {refusal.clauses}, not by {missing}"
        return refusal

    # What there is to see

    @property
    def phase(self) -> str:
        return self.state.phase.name

    @property
    def waits_for(self) -> list[str]:
        return [self.names[seat] for seat in self.state.pending()]

    def legal(self, name: str, *verbs: str) -> list[str]:
        """What somebody may do (with these verbs), in notation with names."""
        return [
            say_action(self.state.game, action, self.names)
            for action in self.state.legal(self.seat(name))
            if not verbs or action.verb in verbs
        ]

    def may(self, name: str, text: str) -> bool:
        return self.action(text) in self.state.legal(self.seat(name))

    def view(self, name: str = "table") -> Any:
        """Of the game's own type."""
        return self.state.game.view(self.state, self.seat(name))

    def prompt(self, name: str) -> str:
        return narrator(self.state.game).prompt(self.state, self.seat(name))

    def speaks(self, name: str) -> bool:
        return self.state.game.may_speak(self.state, self.seat(name)) != 0

    @property
    def result(self) -> dict[str, Any]:
        return self.state.game.result(self.state)

    @property
    def winners(self) -> list[str]:
        return [self.names[seat] for seat in self.result["winners"]]

    # What was told

    @property
    def events(self) -> list[Event]:
        return self.sitting.log[:]

    def forget(self) -> None:
        """Listen from now on."""
        self.sitting = Sitting(self.state)

    def of_kind(self, *kinds: str) -> list[Event]:
        """The events of these kinds, whoever was told."""
        return [event for event in self.events if event.kind in kinds]

    def told(self, name: str = "table", *kinds: str) -> list[Event]:
        """The events (of these kinds) that somebody was told."""
        seat = self.seat(name)
        return [
            event
            for event in self.events
            if hears(event.to, seat) and (not kinds or event.kind in kinds)
        ]

    def kinds(self, name: str = "") -> list[str]:
        """Of which kind the events were; with a name, those that somebody was told."""
        return [event.kind for event in (self.told(name) if name else self.events)]

    def heard(self, name: str = "table", *kinds: str) -> list[str]:
        """What somebody was told (of these kinds), in sentences."""
        say, seat = narrator(self.state.game).sentence, self.seat(name)
        return [say(event, seat, self.names) for event in self.told(name, *kinds)]

    # Names

    def seat(self, name: str) -> Seat:
        return find_seat(name, self.names)

    def action(self, text: str) -> Action:
        """An action in notation, with names for seats."""
        return parse_action(self.state.game, text, self.names)
