"""Bots of one's own at a table: a failure costs the bot its game, and nobody else."""

import signal
import sys
from asyncio import CancelledError
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from hideout.bots import own
from hideout.bots.bot import Bot, RandomBot
from hideout.bots.limit import Limit, OutOfTime
from hideout.bots.own import OwnBot, settle
from hideout.bots.players import Players, play_out
from hideout.engine.core import Event, Game, State
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting
from hideout.games import find_game

HUSTLE = find_game("heist-hustle")
SECONDS = 60.0  # nobody here is slow but who is meant to be


class First(Bot):
    def act(
        self, view: Mapping[str, Any], legal: Sequence[Action], events: Sequence[Event]
    ) -> Action | None:
        answer: Action | None = self.choose(legal)
        return answer

    def choose(self, legal: Sequence[Action]) -> Any:
        return legal[0]


class Crashes(First):
    def choose(self, legal: Sequence[Action]) -> Any:
        return 1 // 0


class Leaves(First):
    def choose(self, legal: Sequence[Action]) -> Any:
        sys.exit(3)


class Ends(First):
    """Lets out what is meant to be caught, as a bot that waits for something else may."""

    def choose(self, legal: Sequence[Action]) -> Any:
        raise CancelledError


class CannotEvenSay(First):
    def choose(self, legal: Sequence[Action]) -> Any:
        class Unsayable(Exception):
            def __str__(self) -> str:
                raise ValueError

        raise Unsayable


class Paints(First):
    """Says something that would wipe the screen it is shown on."""

    def choose(self, legal: Sequence[Action]) -> Any:
        raise ValueError("a\x1b[2J\nb")


class Waits(First):
    def choose(self, legal: Sequence[Action]) -> Any:
        return None


class Cheats(First):
    """Plays something that is never legal for a seat that is asked to roll."""

    def choose(self, legal: Sequence[Action]) -> Any:
        words = {self.game.notation.text(action) for action in legal}
        return next(
            action
            for action in self.game.vocabulary.actions
            if self.game.notation.text(action) not in words
        )


class Babbles(First):
    def choose(self, legal: Sequence[Action]) -> Any:
        return "roll"


class Ponders(First):
    """Never ends, and takes no notice of anything."""

    def choose(self, legal: Sequence[Action]) -> Any:
        while True:
            try:
                while True:
                    pass
            except BaseException as error:
                if isinstance(error, OutOfTime):
                    raise


class NeverSits(Bot):
    def __init__(self, *table: Any) -> None:
        raise ValueError("no chair")


def seated(kind: type[Bot], game: Game[Any], seat: int, seats: int, seconds: float) -> OwnBot:
    return OwnBot(kind.__name__, kind, game, seat, seats, Rng(seat), seconds)


def played(
    kind: type[Bot], seconds: float = SECONDS, game: Game[Any] = HUSTLE, seats: int = 3
) -> tuple[State, list[Bot]]:
    """A whole game with one such bot at p1 and random ones beside it."""
    state: State = game.new(seats, 7, {})
    bots: list[Bot] = [RandomBot(game, seat, seats, Rng(seat)) for seat in range(seats)]
    bots[1] = seated(kind, game, 1, seats, seconds)
    play_out(state, bots, Rng(1))
    return state, bots


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        (Crashes, "raised ZeroDivisionError: integer division or modulo by zero (test_own.py, "),
        (Leaves, "raised SystemExit: 3 (test_own.py, line "),
        (Ends, "raised CancelledError (test_own.py, line "),
        (CannotEvenSay, "raised Unsayable (test_own.py, line "),
        (Paints, "raised ValueError: a?[2J b (test_own.py, line "),
        (Waits, "waited where the game waits for it"),
        (Cheats, "played "),
        (Babbles, "played 'roll', which is not legal"),
        (NeverSits, "raised ValueError: no chair (test_own.py, line "),
    ],
)
def test_who_fails_forfeits_and_the_game_ends(kind: type[Bot], reason: str) -> None:
    state, bots = played(kind)
    settled = settle(state, bots)

    assert state.pending() == []
    assert settled.forfeits[1].startswith(reason)
    assert settled.forfeits[0] == settled.forfeits[2] == ""
    assert settled.shares[1] == 0.0
    assert settled.shares[0] == HUSTLE.returns(state)[0]


class Careless(First):
    """Does not even say to whom it belongs."""

    def __init__(self, *table: Any) -> None:
        pass


class Thoughtless(First):
    def choose(self, legal: Sequence[Action]) -> Any:
        self.thoughts: Any = None
        return legal[0]


def test_who_wants_to_stop_is_not_a_bot_that_fails() -> None:
    class Stops(First):
        def choose(self, legal: Sequence[Action]) -> Any:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        played(Stops)


@pytest.mark.parametrize("kind", [First, Careless, Thoughtless])
def test_who_does_not_fail_forfeits_nothing(kind: type[Bot]) -> None:
    state, bots = played(kind)

    assert settle(state, bots) == (HUSTLE.returns(state), ["", "", ""])


def test_who_wins_by_a_stand_in_has_won_nothing() -> None:
    state: State = HUSTLE.new(2, 7, {})
    bots: list[Bot] = [seated(Crashes, HUSTLE, seat, 2, SECONDS) for seat in range(2)]
    play_out(state, bots, Rng(1))

    assert sum(HUSTLE.returns(state)) == 1.0
    assert settle(state, bots).shares == [0.0, 0.0]


def test_thoughts_are_interrupted_when_time_is_up() -> None:
    state, bots = played(Ponders, seconds=0.05)

    assert bots[1].forfeit == "took longer than 0.05 seconds"
    assert state.pending() == []


def think_for_ever(limit: Limit) -> None:
    with limit:
        while True:
            pass


def test_an_alarm_of_somebody_elses_goes_on() -> None:
    rang: list[int] = []
    before = signal.signal(signal.SIGALRM, lambda number, frame: rang.append(number))
    timer = signal.setitimer(signal.ITIMER_REAL, 500.0)
    try:
        with pytest.raises(OutOfTime):
            think_for_ever(Limit(0.02, "it"))
        left, _ = signal.getitimer(signal.ITIMER_REAL)
        assert 300.0 < left < 500.0
        signal.raise_signal(signal.SIGALRM)
        assert rang == [signal.SIGALRM]
    finally:
        signal.setitimer(signal.ITIMER_REAL, *timer)
        signal.signal(signal.SIGALRM, before)


def test_what_a_bot_prints_is_no_part_of_the_output(capsys: pytest.CaptureFixture[str]) -> None:
    class Prints(First):
        def choose(self, legal: Sequence[Action]) -> Any:
            print("thinking")
            return legal[0]

    played(Prints)
    said = capsys.readouterr()

    assert said.out == ""
    assert "thinking" in said.err


def test_a_stand_in_catches_up_with_all_that_its_seat_has_heard() -> None:
    handed: list[Event] = []

    class Remembers(RandomBot):
        def act(
            self, view: Mapping[str, Any], legal: Sequence[Action], events: Sequence[Event]
        ) -> Action | None:
            handed.extend(events)
            return super().act(view, legal, events)

    class CrashesLate(First):
        asked = 0

        def choose(self, legal: Sequence[Action]) -> Any:
            self.asked += 1
            return legal[0] if self.asked < 4 else 1 // 0

    state: State = HUSTLE.new(2, 7, {})
    bot = seated(CrashesLate, HUSTLE, 1, 2, SECONDS)
    bot.deputy = Remembers(HUSTLE, 1, 2, Rng(1))
    sitting = Sitting(state)
    players = Players(sitting, {0: RandomBot(HUSTLE, 0, 2, Rng(0)), 1: bot})
    for seat in sitting.turns(Rng(1)):
        action = players.ask(seat)
        assert action is not None
        if seat == 1 and bot.forfeit:
            assert handed == sitting.heard(1)
        sitting.apply(seat, action)

    assert bot.forfeit
    assert len(handed) > 10


@pytest.mark.parametrize("name", ["heat", "bank-heist"])
def test_no_bot_is_handed_a_state(name: str) -> None:
    """A world is drawn for whoever wants one; a bot that would rather draw it itself is not let."""
    worlds: list[State] = []

    class Peeks(First):
        wants_world = True

        def draw_world(self, state: State) -> None:
            raise AssertionError("handed a state")

        def choose(self, legal: Sequence[Action]) -> Any:
            assert self.world is not None
            worlds.append(self.world)
            return self.rng.pick(list(legal))

    game = find_game(name)
    state, bots = played(Peeks, game=game, seats=game.seats[0])

    assert bots[1].forfeit == ""
    assert worlds
    assert all(world is not state for world in worlds)


def test_a_bot_knows_the_options_and_whether_it_may_wait() -> None:
    told: list[tuple[object, bool]] = []

    class Asks(First):
        def choose(self, legal: Sequence[Action]) -> Any:
            told.append((self.options["target"], self.may_wait))
            return self.rng.pick(list(legal))

    game = find_game("millions-of-dollars")
    state: State = game.new(3, 7, {"target": 15})
    bots: list[Bot] = [RandomBot(game, seat, 3, Rng(seat)) for seat in range(3)]
    bots[1] = seated(Asks, game, 1, 3, SECONDS)
    play_out(state, bots, Rng(1))

    assert bots[1].forfeit == ""
    assert set(told) == {(15, True), (15, False)}


@pytest.mark.parametrize("name", ["millions-of-dollars", "oceans-heist", "bank-heist"])
@pytest.mark.parametrize("kind", [First, Waits])
def test_a_table_of_bots_that_never_mean_to_end_ends(
    name: str, kind: type[Bot], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own, "MOST_WAITS", 50)
    game = find_game(name)
    seats = game.seats[0]
    state: State = game.new(seats, 7, {})
    bots: list[Bot] = [seated(kind, game, seat, seats, SECONDS) for seat in range(seats)]
    for bot in bots:
        assert isinstance(bot, OwnBot)
        bot.most_decisions = 50
    play_out(state, bots, Rng(1))

    assert state.pending() == []


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (lambda legal: None, "waited 3 times in a row while nothing happened"),
        (lambda legal: legal[0], "made 3 decisions, and the game does not end"),
    ],
)
def test_who_goes_on_for_ever_forfeits(
    answer: Callable[[Sequence[Action]], Any], reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own, "MOST_WAITS", 3)

    class GoesOn(First):
        def choose(self, legal: Sequence[Action]) -> Any:
            return answer(legal)

    state: State = HUSTLE.new(2, 7, {})
    bot = seated(GoesOn, HUSTLE, 0, 2, SECONDS)
    bot.most_decisions = 3
    bot.may_wait = True
    for _ in range(4):
        assert bot.forfeit == ""
        bot.act(HUSTLE.view(state, 0), state.legal(0), [])

    assert bot.forfeit == reason


def test_bots_are_told_how_the_game_ended(capsys: pytest.CaptureFixture[str]) -> None:
    ends: list[tuple[object, ...]] = []

    class Learns(First):
        def over(self, result: Mapping[str, object], shares: Sequence[float]) -> None:
            ends.append((result["winners"], list(shares), self.forfeit))
            raise ValueError("too late")

    state, bots = played(Learns)
    settled = settle(state, bots)

    assert ends == [(HUSTLE.result(state)["winners"], HUSTLE.returns(state), "")]
    assert settled.forfeits == ["", "", ""]
    assert "Learns raised ValueError: too late" in capsys.readouterr().err
