"""The kit finds views, channels and questions to chance that are not as declared."""

import pytest

from hideout.engine.core import EVERYONE, Seat
from hideout.engine.kinds import Names
from hideout.engine.notation import Action
from hideout.engine.parts import Part, Rows, each_phase, each_step
from hideout.engine.shapes import (
    COUNT,
    FLAG,
    SEAT,
    SEAT_OR_NONE,
    TEXT,
    BySeat,
    Id,
    ListOf,
    Luck,
    MapOf,
    Maybe,
    Shape,
    Struct,
    Whole,
    Word,
)
from hideout.testing.luck import asked_of_chance
from hideout.testing.shown import Shown
from hideout.testing.walk import STYLES, Case, ConformanceError, walk
from tests.testing.toy import KEEP, Choose, Toy, ToyState


class Declared(Toy):
    """Pockets that says what it shows."""

    def __init__(self, hand: Shape, channel: str = "table") -> None:
        super().__init__()
        self.view_shape = Struct(
            ("phase", Id("phase"), "the phase"),
            ("hand", hand, "your card"),
            ("coins", BySeat(COUNT), "coins"),
        )
        self.channel_names = {channel: "everybody"}
        self.luck = ()

    def view(self, s: ToyState, seat: Seat) -> dict[str, object]:
        view = super().view(s, seat)
        return {key: view[key] for key in ("phase", "hand", "coins")}


class Talkative(Declared):
    def view(self, s: ToyState, seat: Seat) -> dict[str, object]:
        return {**super().view(s, seat), "round": s.round}


class Halved(Declared):
    """Shows the coins to everybody, and leaves one of its keys out of both halves."""

    def public(self, s: ToyState) -> dict[str, object]:
        return {"coins": s.coins[:]}

    def own(self, s: ToyState, seat: Seat) -> dict[str, object]:
        return {"phase": s.phase.name}


class Doubled(Declared):
    def public(self, s: ToyState) -> dict[str, object]:
        return {"coins": s.coins[:]}


def coins(s: ToyState) -> dict[str, object]:
    return {"coins": s.coins[:]}


def phase(s: ToyState) -> dict[str, object]:
    return {"phase": s.phase.name}


class Parted(Halved):
    """Shows everybody the coins and the phase, in parts."""

    def __init__(self, *parts: Part[ToyState]) -> None:
        super().__init__(Maybe(COUNT))
        self.parts = parts

    def public(self, s: ToyState) -> dict[str, object]:
        return {**coins(s), **phase(s)}

    def own(self, s: ToyState, seat: Seat) -> dict[str, object]:
        return {"hand": self.view(s, seat)["hand"]}


class Listed(Parted):
    """Shows everybody the coins one by one."""

    def __init__(self, rows: Rows[ToyState]) -> None:
        super().__init__(Part(phase, each_phase))
        self.rows = (rows,)


def coins_of(s: ToyState, seat: int) -> int:
    return s.coins[seat]


def all_coins(s: ToyState) -> list[int]:
    return s.coins[:]


def nothing_new(s: ToyState) -> list[int]:
    return [0] * s.seats


def too_few(s: ToyState) -> list[int]:
    return s.coins[1:]


class Forgotten(Parted):
    """Says that nobody's hand ever changes."""

    def own_stamp(self, s: ToyState, seat: Seat) -> int:
        return 0


def never(s: ToyState) -> int:
    return 0


class Whispering(Declared):
    def channels(self, s: ToyState, seat: Seat) -> dict[str, int]:
        return {"table": EVERYONE, "p1": 3}


class Dicing(Choose):
    """Whoever keeps a card rolls a die, and picks one of two."""

    def apply(self, s: ToyState, seat: Seat, action: Action) -> None:
        if action is KEEP:
            s.rng.die()
            s.rng.pick([1, 2])
        super().apply(s, seat, action)


def gambling() -> Declared:
    game = Declared(Maybe(COUNT))
    game.phases = {**game.phases, "choose": Dicing()}
    return game


def found(game: Toy) -> str:
    for seed in range(20):
        for style in STYLES:
            try:
                walk(Case(game, 2 + seed % 3, {}, seed), style, [Shown()])
            except ConformanceError as error:
                return str(error)
    return "nothing"


def test_a_game_that_shows_what_it_declares_passes() -> None:
    assert found(Declared(Maybe(COUNT))) == "nothing"
    assert found(Parted(Part(coins, each_step), Part(phase, each_phase))) == "nothing"
    assert found(Listed(Rows("coins", coins_of, all_coins))) == "nothing"
    assert found(Toy()) == "nothing"  # it declares nothing


@pytest.mark.parametrize(
    ("game", "finding"),
    [
        (Declared(COUNT), "the view of table is not as declared: view.hand should be a number"),
        (Declared(Maybe(Whole(5))), "view.hand should be a number from 5"),
        (Talkative(Maybe(COUNT)), "view.round is not declared"),
        (Parted(Part(coins, each_step)), "the parts do not make up what is public"),
        (
            Parted(Part(coins, never), Part(phase, each_phase)),
            "coins changed, but not the stamp of that part",
        ),
        (
            Listed(Rows("coins", coins_of, nothing_new)),
            "] changed, but not the stamp of that part",
        ),
        (Listed(Rows("coins", coins_of, too_few)), "the parts do not make up what is public"),
        (
            Forgotten(Part(coins, each_step), Part(phase, each_phase)),
            "hand changed, but not the stamp of what is p",
        ),
        (Whispering(Maybe(COUNT)), "the channel p1 is not declared"),
        (Declared(Maybe(COUNT), "team"), "the channel table is not declared"),
        (Halved(Maybe(COUNT)), "public and own do not make the view of table"),
        (Doubled(Maybe(COUNT)), "public and own do not make the view of table"),
        (gambling(), "in 'choose' asks chance, but declares no luck"),
    ],
)
def test_what_is_not_as_declared_is_found(game: Toy, finding: str) -> None:
    assert finding in found(game)


def test_luck_that_is_declared_is_fine() -> None:
    game = gambling()
    game.luck = (Luck("choose", "keep time-up gone", (("1 to 6", "a die"), ("0 to 1", "a coin"))),)
    assert found(game) == "nothing"


def test_questions_to_chance_are_found_in_their_order() -> None:
    game = gambling()
    s = game.new(2, 1, {})
    before = s.rng.drawn()
    assert asked_of_chance(s, 0, KEEP, game.new(2, 5, {}).rng) == [(1, 6), (0, 1)]
    assert (s.step, s.rng.drawn()) == (0, before)
    assert asked_of_chance(Toy().new(2, 1, {}), 0, KEEP, s.rng) == []


NAMES = Names(3, {"card": ["ace", "king"]})


@pytest.mark.parametrize(
    ("shape", "good", "bad"),
    [
        (COUNT, [0, 7], [-1, True, "1", None]),
        (Whole(None), [-5], [1.5]),
        (FLAG, [True], [1]),
        (TEXT, ["x"], [1]),
        (Word("a", "b"), ["b"], ["c"]),
        (Id("card", "none"), ["ace", "none"], ["queen"]),
        (SEAT, [0, 2], [3, -1, False]),
        (SEAT_OR_NONE, [-1], [3]),
        (ListOf(SEAT), [[], [1, 1]], [[3], 1]),
        (BySeat(COUNT), [[1, 2, 3]], [[1, 2], [1, 2, -3]]),
        (MapOf("card", COUNT), [{}, {"ace": 1}], [{"queen": 1}, {"ace": "x"}, []]),
        (MapOf("any word", COUNT), [{"x": 1}], [{"x": -1}]),
        (Struct(("a", COUNT, "")), [{"a": 1}], [{}, {"a": 1, "b": 2}, {"a": -1}, []]),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Shape) else "",
)
def test_a_shape_knows_its_own(shape: Shape, good: list[object], bad: list[object]) -> None:
    assert [shape.complaint(value, NAMES, "x") for value in good] == [""] * len(good)
    assert all(shape.complaint(value, NAMES, "x").startswith("x") for value in bad)
    assert shape.written()
