"""The kit can fail: observations that are not as declared and masks that lie are noticed."""

import pytest

from hideout.engine.core import Game, Seat
from hideout.engine.notation import Action
from hideout.engine.observe import Observer, Writer
from hideout.testing import check_game
from tests.testing.broken import caught
from tests.testing.toy import CLAUSES, Toy, ToyState


class PocketObserver(Observer[ToyState]):
    def __init__(self, game: Game[ToyState], seats: int) -> None:
        super().__init__(game.notation, seats, 1, has_windows=True)
        self.coins = self.amount("coins", 5, "coins", self.at_table)
        self.card = self.amount("card", 10, "the own card")

    def write(self, w: Writer, s: ToyState, seat: Seat) -> None:
        self.coins.put_all(w, s.coins)
        self.card.put(w, s.hand[seat])


class OutOfOrder(PocketObserver):
    def write(self, w: Writer, s: ToyState, seat: Seat) -> None:
        self.card.put(w, s.hand[seat])
        self.coins.put_all(w, s.coins)


class LyingMask(PocketObserver):
    def mark(self, legal: list[Action], out: memoryview, may_wait: bool) -> None:
        super().mark(legal[1:], out, may_wait)


class NoWaiting(PocketObserver):
    def mark(self, legal: list[Action], out: memoryview, may_wait: bool) -> None:
        super().mark(legal, out, False)


class SameNames(PocketObserver):
    def __init__(self, game: Game[ToyState], seats: int) -> None:
        super().__init__(game, seats)
        self.again = self.amount("card", 10, "the own card")

    def write(self, w: Writer, s: ToyState, seat: Seat) -> None:
        super().write(w, s, seat)
        self.again.put(w, s.hand[seat])


class Observed(Toy):
    def __init__(self, kind: type[PocketObserver]) -> None:
        super().__init__()
        self.kind = kind

    def observer(self, seats: int) -> Observer[ToyState]:
        return self.kind(self, seats)


def test_sound_numbers_pass() -> None:
    check_game(Observed(PocketObserver), 20, clauses=CLAUSES)


@pytest.mark.parametrize(
    ("kind", "finding"),
    [
        (OutOfOrder, "writes ['card', 'coins'], not what is declared"),
        (LyingMask, "is not what is legal"),
        (NoWaiting, "is not what is legal"),
        (SameNames, "one name each, not ['card']"),
    ],
)
def test_what_is_wrong_with_numbers_is_found(kind: type[PocketObserver], finding: str) -> None:
    assert finding in caught(Observed(kind))


def test_a_mask_joins_what_lies_together() -> None:
    game = Toy()
    observer = PocketObserver(game, 2)
    out = memoryview(bytearray(observer.actions))
    observer.mark([game.vocabulary.actions[code] for code in (0, 3, 4, 5, 6, 8)], out, True)

    assert [code for code, on in enumerate(out) if on] == [0, 3, 4, 5, 6, 8, observer.wait]
