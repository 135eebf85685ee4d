"""A table of Heat set up in the game's own words.

    game = stage(ann="lay-low", bob="the-lift", cy="crackdown", heat=(3, 3, 3))
    game.reveal()

Everybody plays the first card named; further cards stay in hand. Besides, everybody holds `spare`
cards that do not matter, so that no Stage is sat out by accident.
"""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from hideout.engine.core import TABLE
from hideout.engine.position import read_position
from hideout.games.heat import GAME
from hideout.games.heat.state import HeatState
from hideout.testing import table as testing

NAMES = ("ann", "bob", "cy", "dee", "eve")


class Table(testing.Table[HeatState]):
    # What people do

    def passes(self, **cards: str) -> None:
        for name, card in cards.items():
            self.do(f"{name}: pass {card}")

    def plays(self, **cards: str) -> None:
        for name, card in cards.items():
            self.do(f"{name}: play {card}")

    def reveal(self) -> None:
        """Everybody plays the first card of the hand."""
        for seat in self.state.pending():
            card = self.cards(self.state.hands[seat])[0]
            self.do(f"{self.names[seat]}: play {card}")

    def clock_rings(self) -> None:
        self.state.apply(TABLE, self.action("time-up"))

    def skips_to_heist(self, heist: int) -> None:
        """Everybody is away until the draft of that Heist."""
        while self.state.heist < heist - 1:
            self.clock_rings()

    def plays_on(self) -> None:
        """Everybody is away until the end."""
        while self.state.pending():
            self.clock_rings()

    # What is there

    def cards(self, cards: Sequence[int]) -> list[str]:
        return [self.state.tables.cards[card] for card in cards]

    def hand(self, name: str) -> list[str]:
        return self.cards(self.state.hands[self.seat(name)])

    def record(self, name: str) -> list[str]:
        return self.cards(self.state.records[self.seat(name)])

    def using(self, name: str) -> Any:
        return self.view(name)["using"][self.seat(name)]

    def legal(self, name: str, *verbs: str) -> list[str]:
        """Without the claims, which are always the same."""
        return [text for text in super().legal(name, *verbs) if not text.startswith("claim")]

    @property
    def heat(self) -> tuple[int, ...]:
        return tuple(self.state.heat)

    @property
    def money(self) -> tuple[int, ...]:
        return tuple(self.state.money)

    @property
    def jailed(self) -> list[str]:
        return [
            name for name, jailed in zip(self.names, self.result["jailed"], strict=True) if jailed
        ]


def new(seats: int, seed: int = 1, **options: object) -> Table:
    """A fresh table."""
    return Table(GAME.new(seats, seed, options), NAMES[:seats])


def stage(
    heat: Sequence[int] = (),
    money: Sequence[int] = (),
    number: int = 1,
    heist: int = 1,
    deck: str | None = None,
    records: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
    spare: int = 1,
    apb: str = "",
    **hands: str,
) -> Table:
    """A table at CHOOSE. `deck` names its top cards; all that is not named lies below them."""
    names = list(hands)
    held = [hands[name].split() for name in names]
    played = [(records or {}).get(name, "").split() for name in names]
    top = (deck or "").split()
    left = GAME.cards.in_use(len(names))
    for card in chain(*held, *played, top):
        left.remove(GAME.cards.cards.index(card))
    for hand in held:
        hand += [GAME.cards.cards[left.pop()] for _ in range(spare)]
    table: dict[str, object] = {
        "heist": heist,
        "stage": number,
        "heat": list(heat) or [0] * len(names),
        "money": list(money) or [0] * len(names),
        "hands": held,
        "records": played,
        "deck": top,
    }
    if apb:
        table["apb"] = apb.split()
    position: dict[str, object] = {
        "seats": len(names),
        "phase": "choose",
        "options": {"apb": bool(apb), **(options or {})},
        "table": table,
    }
    return Table(read_position(GAME, position), names)


def stage_with_a_deck_of(size: int, **setting: Any) -> Table:
    """The same with so many cards left to draw; the others are set aside by nobody in particular.

    They lie in the hand of the last player, where there is room for everything.
    """
    game = stage(**setting)
    hand = game.state.hands[-1]
    while len(game.state.deck) > size:
        hand.append(game.state.deck.pop(0))
    return game


def draft(*piles: str, **options: object) -> Table:
    """A draft whose piles are known: `draft("lay-low the-lift ...", ...)`, five cards each."""
    dealt = [pile.split() for pile in piles]
    position = {
        "seats": len(piles),
        "phase": "draft",
        "options": options,
        "table": {
            "dealt": dealt,
            "hands": [pile[:2] for pile in dealt],
            "passed": [[] for _ in piles],
        },
    }
    return Table(read_position(GAME, position), NAMES[: len(piles)])
