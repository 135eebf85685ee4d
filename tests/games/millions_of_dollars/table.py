"""A table set up in words: who sends what where, then what they do to each other."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from hideout.engine.core import TABLE, Event, IllegalAction, Seat, hears, play
from hideout.engine.notation import Action, seat_name
from hideout.engine.position import write_position
from hideout.engine.rng import StackedRng
from hideout.games.millions_of_dollars import GAME, MillionsOfDollars
from hideout.games.millions_of_dollars.cards import ROLES
from hideout.games.millions_of_dollars.state import MillionsState

SNITCH, BRUTE, DRIVER, CROOK, MASTERMIND = ROLES
PEOPLE = ("ann", "bob", "cy", "dee", "eve", "fay", "gus", "hal")

Sent = str | tuple[str, str]


def crew(**sent: Sent) -> dict[str, Any]:
    """Who sends what, for tables set up more than once."""
    return sent


class Table:
    """A state, the people at it by name, and all that was told since it was set up."""

    def __init__(self, state: MillionsState, names: Sequence[str]) -> None:
        self.state = state
        self.names = list(names)
        self.events: list[Event] = []

    # Doing

    def does(self, who: str, *whats: str) -> "Table":
        """Actions in notation with people's names: `offer bob 3`, `offer bob-2 3`."""
        for what in whats:
            self.state.events = []
            play(self.state, self.seat(who), self.action(what))
            self.events += self.state.events
            self.state.events = None
            assert GAME.check(self.state) == ""
        return self

    def refuses(self, who: str, what: str, *clauses: str) -> str:
        """An action is refused for these reasons and changes nothing; the sentence for it."""
        before = write_position(self.state)
        with pytest.raises(IllegalAction) as refusal:
            play(self.state, self.seat(who), self.action(what))
        assert set(clauses) <= set(refusal.value.clauses.split())
        assert write_position(self.state) == before
        return str(refusal.value)

    def rings(self, what: str = "time-up") -> "Table":
        return self.does("table", what)

    def leave(self, *people: str) -> "Table":
        for who in people:
            self.does(who, "leave")
        return self

    def all_ready(self) -> "Table":
        for seat in self.state.pending():
            self.does(self.names[seat], "ready")
        return self

    def deal(self, payer: str, target: str, amount: int) -> "Table":
        """One offer, made and accepted."""
        self.does(payer, f"offer {target} {amount}")
        return self.does(target, f"accept {payer} {amount}")

    # Looking

    @property
    def cash(self) -> dict[str, int]:
        return dict(zip(self.names, self.state.cash, strict=True))

    @property
    def cards(self) -> dict[str, int]:
        return dict(zip(self.names, self.state.cards, strict=True))

    @property
    def phase(self) -> str:
        return self.state.phase.name

    def view(self, who: str) -> dict[str, object]:
        return self.state.game.view(self.state, self.seat(who))

    def role_seen(self, who: str, whose: str, slot: int = 1) -> object:
        """The Role of a Character as somebody sees it."""
        return self.character(who, whose, slot)["role"]

    def character(self, who: str, whose: str, slot: int = 1) -> Mapping[str, object]:
        characters = self.view(who)["characters"]
        assert isinstance(characters, list)
        (found,) = [c for c in characters if c["seat"] == self.seat(whose) and c["slot"] == slot]
        assert isinstance(found, Mapping)
        return found

    def may(self, who: str, what: str) -> bool:
        return self.action(what) in self.state.legal(self.seat(who))

    def menu(self, who: str, verb: str) -> list[str]:
        """What somebody may do of a kind, in notation."""
        legal = self.state.legal(self.seat(who))
        return [GAME.notation.text(action) for action in legal if action.verb == verb]

    def heard(self, who: str, *kinds: str) -> list[str]:
        """What somebody was told so far (of some kinds), in sentences."""
        seat = self.seat(who)
        return [
            GAME.sentence(event, seat, self.names)
            for event in self.events
            if hears(event.to, seat) and (not kinds or event.kind in kinds)
        ]

    def speaks(self, who: str) -> bool:
        return GAME.may_speak(self.state, self.seat(who)) != 0

    def clock(self, what: str) -> tuple[int, int, int, int]:
        """Millis, since, grace and grace_since of a running clock."""
        (clock,) = [c for c in self.state.clocks() if c.action is self.action(what)]
        return clock.millis, clock.since, clock.grace, clock.grace_since

    def clocks(self) -> list[str]:
        return [GAME.notation.text(clock.action) for clock in self.state.clocks()]

    # Names

    def seat(self, who: str) -> Seat:
        return TABLE if who == "table" else self.names.index(who)

    def action(self, what: str) -> Action:
        """Notation, with people for p0, p1, ..."""
        words = what.split()
        for i in range(1, len(words)):
            for seat, name in enumerate(self.names):
                if words[i] == name or words[i].startswith(name + "-"):
                    words[i] = words[i].replace(name, seat_name(seat), 1)
        return GAME.notation.parse(" ".join(words))


def planning(
    seats: int,
    loot: str = "auction-house",
    then: Sequence[str] = (),
    cash: Mapping[str, int] | None = None,
    options: Mapping[str, object] | None = None,
    leader: str = "ann",
    game: MillionsOfDollars = GAME,
) -> Table:
    """A table about to choose; `then` are the Loot cards after this one."""
    state = game.new(seats, 0, options or {})
    first = [state.deck.ids.index(card) for card in (loot, *then)]
    state.pile = first + [card for card in state.pile if card not in first]
    table = Table(state, PEOPLE[:seats])
    state.leader = table.seat(leader)
    for who, amount in (cash or {}).items():
        state.reserve += state.cash[table.seat(who)] - amount
        state.cash[table.seat(who)] = amount
    return table


def choose(table: Table, aside: str | None = None, **sent: Sent) -> Table:
    """Everybody chooses; `aside` is whose Role card is set aside (or `bob-2`), else the first."""
    slots = table.state.slots
    who, _, slot = (aside or table.names[0]).partition("-")
    table.state.rng = StackedRng(7, [table.seat(who) * slots + int(slot or 1) - 1])
    for name, what in sent.items():
        words = what if isinstance(what, str) else " ".join(what)
        table.does(name, f"{'choose' if slots == 1 else 'choose-two'} {words}")
    assert table.phase == "negotiate"
    return table


def heist(
    loot: str = "auction-house",
    then: Sequence[str] = (),
    cash: Mapping[str, int] | None = None,
    options: Mapping[str, object] | None = None,
    leader: str = "ann",
    aside: str | None = None,
    cards: Mapping[str, int] | None = None,
    game: MillionsOfDollars = GAME,
    **sent: Sent,
) -> Table:
    """A table in negotiation: everybody named has sent what is said. `cards` are Intimidation."""
    table = planning(len(sent), loot, then, cash, options, leader, game)
    for who, count in (cards or {}).items():
        table.state.cards[table.seat(who)] = count
    return choose(table, aside, **sent)
