"""The kit can fail: observations that are not as declared and masks that lie are noticed."""

import json
from array import array

import pytest

from hideout.engine.core import Game, Seat
from hideout.engine.notation import Action
from hideout.engine.observe import NEVER, Observer, Writer
from hideout.engine.recall import new_recall
from hideout.engine.sitting import Sitting
from hideout.games import GAMES
from hideout.testing import check_game
from hideout.testing.numbers import Numbers, Recalls
from tests.testing.broken import caught, found_by
from tests.testing.toy import CLAUSES, KEEP, SWAP, Choose, Toy, ToyState


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


class Peeking(PocketObserver):
    def write(self, w: Writer, s: ToyState, seat: Seat) -> None:
        self.coins.put_all(w, s.coins)
        self.card.put(w, max(s.hand))


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


class Stale(PocketObserver):
    """Keeps the coins under a stamp that does not change with them."""

    def __init__(self, game: Game[ToyState], seats: int) -> None:
        super().__init__(game, seats)
        self.starts = [0, len(self.coins.places)]

    def stamp(self, s: ToyState) -> int:
        return 1

    def write(self, w: Writer, s: ToyState, seat: Seat) -> None:
        if not w.has(0, self.stamp(s)):
            self.coins.put_all(w, s.coins)
        if not w.has(1, s.hand[seat]):
            self.card.put(w, s.hand[seat])


class Stamped(Stale):
    def stamp(self, s: ToyState) -> int:
        return s.step


class StaleKept(PocketObserver):
    """Keeps what every seat sees of its card under a stamp that does not change with it."""

    def __init__(self, game: Game[ToyState], seats: int) -> None:
        super().__init__(game, seats)
        self.starts = [0, len(self.coins.places)]
        self.kept = seats

    def stamp(self, s: ToyState, seat: Seat) -> int:
        return seat

    def write(self, w: Writer, s: ToyState, seat: Seat) -> None:
        if not w.has(0, s.step):
            self.coins.put_all(w, s.coins)
        stamp = self.stamp(s, seat)
        if not w.has_or_kept(1, stamp, seat):
            self.card.put(w, s.hand[seat])
            w.keep(stamp, seat)


class StampedKept(StaleKept):
    def stamp(self, s: ToyState, seat: Seat) -> int:
        return s.opened * s.seats + seat


class StaleWhole(Stamped):
    """Takes an observation to be the same for everybody and for ever."""

    def whole(self, s: ToyState, seat: Seat) -> int:
        return 0

    def write(self, w: Writer, s: ToyState, seat: Seat) -> None:
        if not w.stands(self.whole(s, seat)):
            super().write(w, s, seat)


class StampedWhole(StaleWhole):
    def whole(self, s: ToyState, seat: Seat) -> int:
        return s.step * s.seats + seat


class Amended(StaleKept):
    """Says of a single thing, the card of whoever looks, that it is another one."""

    def stamp(self, s: ToyState, seat: Seat) -> int:
        return s.hand[seat] * s.seats + seat

    def write(self, w: Writer, s: ToyState, seat: Seat) -> None:
        stamp = self.stamp(s, seat)
        if w.kept_stamp(seat) != NEVER:
            w.amend(1, stamp, seat, [0], [self.said(s, seat)])
        super().write(w, s, seat)

    def said(self, s: ToyState, seat: Seat) -> bytes:
        return self.card.one(s.hand[seat])


class AmendedWrongly(Amended):
    def said(self, s: ToyState, seat: Seat) -> bytes:
        return self.card.zeros


class Observed(Toy):
    def __init__(self, kind: type[PocketObserver]) -> None:
        super().__init__()
        self.kind = kind

    def observer(self, seats: int) -> Observer[ToyState]:
        return self.kind(self, seats)


@pytest.mark.parametrize("kind", [PocketObserver, Stamped, StampedKept, StampedWhole, Amended])
def test_sound_numbers_pass(kind: type[PocketObserver]) -> None:
    check_game(Observed(kind), 20, clauses=CLAUSES)


@pytest.mark.parametrize(
    ("kind", "finding"),
    [
        (OutOfOrder, "writes ['card', 'coins'], not what is declared"),
        (LyingMask, "is not what is legal"),
        (NoWaiting, "is not what is legal"),
        (SameNames, "one name each, not ['card']"),
        (Stale, "has changed, but not its stamp"),
        (StaleKept, "has changed, but not its stamp"),
        (StaleWhole, "has changed, but not its stamp"),
        (AmendedWrongly, "has changed, but not its stamp"),
    ],
)
def test_what_is_wrong_with_numbers_is_found(kind: type[PocketObserver], finding: str) -> None:
    assert finding in caught(Observed(kind))


class OneList(Choose):
    """Gives the same list again, with something else in it."""

    def __init__(self) -> None:
        super().__init__()
        self.menu: list[Action] = []

    def legal(self, s: ToyState, seat: Seat) -> list[Action]:
        self.menu[:] = [KEEP] if s.choice[seat] else [KEEP, SWAP]
        return self.menu


def test_a_list_that_is_changed_instead_of_replaced_is_found() -> None:
    game = Observed(PocketObserver)
    game.phases = {**game.phases, "choose": OneList()}

    assert "was changed, not replaced" in found_by(Numbers, game)


def test_an_information_state_that_peeks_is_found() -> None:
    assert "information state (row) of p" in found_by(Recalls, Observed(Peeking))
    assert found_by(Recalls, Observed(PocketObserver)) == "nothing"


def test_an_information_state_holds_what_a_seat_has_seen_and_done() -> None:
    game = GAMES["heat"]
    sitting = Sitting(game.new(3, 1, {}))
    s = sitting.state
    recall = new_recall(s, game.observer(3))
    for seat in (0, 1, 2):
        action = s.legal(seat)[0]
        recall.did(seat, action)
        recall.hear(sitting.play(seat, action))
    lines = recall.text(s, 1).splitlines()
    own = [line for line in lines if line.startswith("did ")]
    row = array("f", recall.row(s, 1, rows=4))

    assert lines[0] == "p1"
    assert len(own) == 1
    assert lines[1] == "start " + json.dumps(
        game.view(game.new(3, 1, {}), 1), separators=(",", ":")
    )
    assert '{"kind":"picked","who":"p0"}' in lines
    assert len(row) == recall.size(rows=4) == len(recall.places(rows=4))
    assert row[-4 * 4 + 1] == 2.0  # the newest thing p1 heard is its own new card


@pytest.mark.parametrize("codes", [(0, 3, 4, 5, 6, 8), (8, 3, 4, 0, 5, 6), (4, 5, 3, 4, 6, 8, 0)])
def test_a_mask_marks_what_is_listed_in_any_order(codes: tuple[int, ...]) -> None:
    game = Toy()
    observer = PocketObserver(game, 2)
    out = memoryview(bytearray(observer.actions))
    observer.mark([game.vocabulary.actions[code] for code in codes], out, True)

    assert [code for code, on in enumerate(out) if on] == [0, 3, 4, 5, 6, 8, observer.wait]
