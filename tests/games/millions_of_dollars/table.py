"""A table set up in words: who sends what where, then what they do to each other."""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from hideout.engine.rng import StackedRng
from hideout.games.millions_of_dollars import GAME, MillionsOfDollars
from hideout.games.millions_of_dollars.cards import ROLES
from hideout.games.millions_of_dollars.state import MillionsState
from hideout.testing import table as testing

SNITCH, BRUTE, DRIVER, CROOK, MASTERMIND = ROLES
PEOPLE = ("ann", "bob", "cy", "dee", "eve", "fay", "gus", "hal")

Sent = str | tuple[str, str]


def crew(**sent: Sent) -> dict[str, Any]:
    """Who sends what, for tables set up more than once."""
    return sent


class Table(testing.Table[MillionsState]):
    """A state, the people at it by name, and all that was told since it was set up."""

    # Doing

    def do(self, *decisions: str) -> Self:
        """After each of them the table must be sound."""
        for decision in decisions:
            super().do(decision)
            assert GAME.check(self.state) == ""
        return self

    def rings(self, what: str = "time-up") -> Self:
        return self.do(f"table: {what}")

    def leave(self, *people: str) -> Self:
        for who in people:
            self.do(f"{who}: leave")
        return self

    def all_ready(self) -> Self:
        for seat in self.state.pending():
            self.do(f"{self.names[seat]}: ready")
        return self

    def deal(self, payer: str, target: str, amount: int) -> Self:
        """One offer, made and accepted."""
        self.do(f"{payer}: offer {target} {amount}")
        return self.do(f"{target}: accept {payer} {amount}")

    # Looking

    @property
    def cash(self) -> dict[str, int]:
        return dict(zip(self.names, self.state.cash, strict=True))

    @property
    def cards(self) -> dict[str, int]:
        return dict(zip(self.names, self.state.cards, strict=True))

    def role_seen(self, who: str, whose: str, slot: int = 1) -> object:
        """The Role of a Character as somebody sees it."""
        return self.character(who, whose, slot)["role"]

    def character(self, who: str, whose: str, slot: int = 1) -> Mapping[str, object]:
        characters = self.view(who)["characters"]
        assert isinstance(characters, list)
        (found,) = [c for c in characters if c["seat"] == self.seat(whose) and c["slot"] == slot]
        assert isinstance(found, Mapping)
        return found

    def clock(self, what: str) -> tuple[int, int, int, int]:
        """Millis, since, grace and grace_since of a running clock."""
        (clock,) = [c for c in self.state.clocks() if c.action is self.action(what)]
        return clock.millis, clock.since, clock.grace, clock.grace_since

    def clocks(self) -> list[str]:
        return [GAME.notation.text(clock.action) for clock in self.state.clocks()]


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
        table.do(f"{name}: {'choose' if slots == 1 else 'choose-two'} {words}")
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
