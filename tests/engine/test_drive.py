"""Who acts next without people: made-up time in open windows."""

import pytest

import hideout.engine.core
from hideout.engine.core import TABLE
from hideout.engine.drive import Driver, random_play
from hideout.engine.position import write_position
from hideout.engine.rng import Rng
from hideout.games.heist_hustle import GAME


def test_the_first_pending_seat_acts_where_order_does_not_matter() -> None:
    s = GAME.new(4, 1, {})
    driver = Driver(s, Rng(0))
    assert [driver.next_seat(), driver.next_seat()] == [0, 0]
    s.apply(0, s.legal(0)[0])
    assert driver.next_seat() == 1


def test_random_play_ends_and_repeats() -> None:
    first, second = GAME.new(5, 9, {"bail": True}), GAME.new(5, 9, {"bail": True})
    made = random_play(first, Rng(4))
    assert made == random_play(second, Rng(4)) == first.step
    assert first.pending() == []
    assert write_position(first) == write_position(second)


def test_random_play_can_stop_early_and_go_on() -> None:
    s = GAME.new(5, 9, {})
    assert random_play(s, Rng(4), 7) == 7
    assert s.step == 7
    assert random_play(s, Rng(4), 0) == 0


if str(hideout.engine.core.__file__).endswith(".py"):
    # A window needs a game of our own, and interpreted classes cannot inherit from compiled ones.
    from hideout.engine.core import Clock
    from hideout.engine.notation import Action
    from tests.testing.toy import NOD, TIME_UP, Haggle, Toy, ToyState

    def in_window(haggle: Haggle, seed: int = 1) -> ToyState:
        game = Toy()
        game.phases = {**game.phases, "haggle": haggle}
        s = game.new(3, seed, {})
        for seat in range(3):
            s.apply(seat, s.legal(seat)[0])
        assert s.phase is haggle
        return s

    class Slow(Haggle):
        """Seats take exactly as long as they sit far away; nobody's nod is final."""

        def pending(self, s: ToyState) -> list[int]:
            return [0, 1, 2]

        def legal(self, s: ToyState, seat: int) -> list[Action]:
            return [NOD[seat]] if seat else []

        def apply(self, s: ToyState, seat: int, action: Action) -> None:
            s.nods = s.step

        def delay(self, s: ToyState, seat: int, rng: Rng) -> int:
            return 7_000 * (seat + 1)

        def clocks(self, s: ToyState) -> list[Clock]:
            return [Clock(TIME_UP, 30_000, s.opened)]

    class Late(Slow):
        def clocks(self, s: ToyState) -> list[Clock]:
            """Never sooner than ten seconds after the last nod."""
            return [Clock(TIME_UP, 30_000, s.opened, 10_000, max(s.nods, s.opened))]

    def acts(s: ToyState, most: int) -> list[tuple[int, int]]:
        driver = Driver(s, Rng(0))
        seen = []
        for _ in range(most):
            seat = driver.next_seat()
            seen.append((seat, driver.now))
            if seat == TABLE:
                assert driver.clock is TIME_UP
                break
            s.apply(seat, s.legal(seat)[0])
        return seen

    def test_seats_act_after_their_delays_and_the_clock_closes_the_window() -> None:
        assert acts(in_window(Slow()), 9) == [
            (1, 14_000), (2, 21_000), (1, 28_000), (TABLE, 30_000),
        ]  # fmt: skip

    def test_grace_moves_the_ring() -> None:
        assert acts(in_window(Late()), 9) == [
            (1, 14_000), (2, 21_000), (1, 28_000), (TABLE, 38_000),
        ]  # fmt: skip

    def test_some_windows_close_by_themselves_and_some_by_the_clock() -> None:
        closed_by_clock = 0
        for seed in range(40):
            s = in_window(Haggle(), seed)
            driver = Driver(s, Rng(seed))
            while s.phase.name == "haggle":
                seat = driver.next_seat()
                if seat == TABLE:
                    closed_by_clock += 1
                    s.apply(TABLE, TIME_UP)
                else:
                    s.apply(seat, s.legal(seat)[0])
        assert 0 < closed_by_clock < 40

    class Silent(Slow):
        def legal(self, s: ToyState, seat: int) -> list[Action]:
            return []

    def test_where_nobody_can_act_the_clock_rings() -> None:
        assert acts(in_window(Silent()), 9) == [(TABLE, 30_000)]

    def test_without_a_clock_the_first_pending_seat_is_asked() -> None:
        class Stuck(Silent):
            def clocks(self, s: ToyState) -> list[Clock]:
                return []

        driver = Driver(in_window(Stuck()), Rng(0))
        assert driver.next_seat() == 0

    @pytest.mark.parametrize("seed", range(5))
    def test_random_play_passes_through_windows(seed: int) -> None:
        s = Toy().new(4, seed, {})
        random_play(s, Rng(seed))
        assert s.phase.name == "over"
