"""The kit can fail: every way to break a game that it claims to notice, it does notice."""

from collections.abc import Mapping
from itertools import count
from typing import Any

import pytest

from hideout.engine.core import EVERYONE, Clock, Event, Game, Phase, Seat
from hideout.engine.kinds import SEAT, EventKind, Names, NumberKind, SeatKind, event_kinds
from hideout.engine.message import Message, verbatim
from hideout.engine.notation import Action
from hideout.engine.reader import Reader
from hideout.engine.refusal import OTHER_ASKED, Refusal
from hideout.engine.rng import Rng
from hideout.testing import check_game
from hideout.testing.checks import Arrivals, Clones, Positions, Replays, Soundness
from hideout.testing.damage import Damage
from hideout.testing.walk import Check
from tests.testing.broken import caught, found_by, toy_with
from tests.testing.toy import (
    CLAUSES,
    COINS,
    EVENTS,
    KEEP,
    NOD,
    SWAP,
    TIME_UP,
    Choose,
    Haggle,
    Toy,
    ToyState,
    swap,
)


@pytest.mark.slow
def test_a_sound_game_passes() -> None:
    assert check_game(Toy(), 60, clauses=CLAUSES) > 60


# --- play that is not sound ---


class DeadEnd(Haggle):
    def legal(self, s: ToyState, seat: Seat) -> list[Action]:
        return [] if seat == 1 else super().legal(s, seat)


class Twice(Haggle):
    def legal(self, s: ToyState, seat: Seat) -> list[Action]:
        return [KEEP, KEEP] if seat == 1 else super().legal(s, seat)


class Foreign(Choose):
    def legal(self, s: ToyState, seat: Seat) -> list[Action]:
        return [KEEP, Action(SWAP.code, "swap", -1, -1)]


class Fickle(Choose):
    def __init__(self) -> None:
        self.asked = 0

    def legal(self, s: ToyState, seat: Seat) -> list[Action]:
        self.asked += 1
        return [KEEP] if self.asked % 2 else [KEEP, SWAP]


class Endless(Toy):
    def next_round(self, s: ToyState) -> None:
        super().next_round(s)
        s.round = 0
        s.go(self.phases["choose"])
        s.choice = [""] * s.seats


class Forger(Choose):
    def time_up(self, s: ToyState, action: Action) -> None:
        super().time_up(s, action)
        s.coins[0] += 1


class Crash(Choose):
    def time_up(self, s: ToyState, action: Action) -> None:
        raise IndexError("list index out of range")


class NoClock(Choose):
    def clocks(self, s: ToyState) -> list[Clock]:
        return []

    def table_actions(self, s: ToyState) -> list[Action]:
        return []


class ClockOfTomorrow(Haggle):
    def clocks(self, s: ToyState) -> list[Clock]:
        return [Clock(TIME_UP, 30_000, s.step + 1)]


class ClockOfYesterday(Haggle):
    def clocks(self, s: ToyState) -> list[Clock]:
        return [Clock(TIME_UP, -1, s.step)]


class Touchy(Toy):
    def refused(self, s: ToyState, seat: Seat, refusal: Refusal) -> Message:
        s.nods |= 1 << 5
        return verbatim("No.")


class Mute(Toy):
    def refused(self, s: ToyState, seat: Seat, refusal: Refusal) -> Message:
        return verbatim("")


class Favourite(Toy):
    def returns(self, s: ToyState) -> list[float]:
        return [1.0 if self.winners(s) and seat == 0 else 0.0 for seat in range(s.seats)]


class Generous(Toy):
    def returns(self, s: ToyState) -> list[float]:
        return [1.0 if seat in self.winners(s) else 0.0 for seat in range(s.seats)]


class Early(Toy):
    def returns(self, s: ToyState) -> list[float]:
        return [share / (COINS * s.seats) for share in s.coins]


class NoEnding(Toy):
    def result(self, s: ToyState) -> dict[str, object]:
        return {"winners": self.winners(s)}


class TupleView(Toy):
    def view(self, s: ToyState, seat: Seat) -> dict[str, object]:
        return {**super().view(s, seat), "coins": tuple(s.coins)}


class SharedView(Toy):
    def view(self, s: ToyState, seat: Seat) -> dict[str, object]:
        return {**super().view(s, seat), "coins": s.coins}


class Unlabelled(Toy):
    def wanted(self, action: Action) -> Message:
        return verbatim("") if action is NOD[0] else super().wanted(action)


@pytest.mark.parametrize(
    ("game", "finding"),
    [
        (toy_with(DeadEnd()), "p1 is waited for but has no legal action"),
        (toy_with(Twice()), "names an action twice for p1"),
        (toy_with(Foreign()), "<swap> is not in the vocabulary"),
        (toy_with(Fickle()), "differs when asked twice"),
        (Endless(), "the game should be over after"),
        (toy_with(Forger()), "an impossible table came about: coins neither come nor go."),
        (toy_with(Crash()), "IndexError: list index out of range"),
        (toy_with(NoClock()), "no clock runs, so the game waits for ever if p0"),
        (toy_with(ClockOfYesterday()), "a clock runs for less than no time"),
        (Mute(), "without a word"),
        (Favourite(), "but the returns are"),
        (Generous(), "winners share 1.0"),
        (Early(), "while the game runs"),
        (NoEnding(), "a result names `winners` and `ending`"),
        (TupleView(), "the view of table is not JSON-ready: coins"),
        (SharedView(), "shares a list with the table"),
        (Unlabelled(), "has no label"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Game) else "",
)
def test_unsound_play_is_found(game: Toy, finding: str) -> None:
    assert finding in caught(game)


# --- copies, records, positions, arrivals ---


class SharedCoins(ToyState):
    def clone(self) -> ToyState:
        t = super().clone()
        t.coins = self.coins
        return t


class ForgottenNods(ToyState):
    def clone(self) -> ToyState:
        t = super().clone()
        t.nods = 0
        return t


class EavesdroppingClone(ToyState):
    def clone(self) -> ToyState:
        t = super().clone()
        t.events = self.events
        return t


class ExtraField(ToyState):
    """Kept by `clone`, but the position does not know it."""

    def __init__(self, game: Game[Any], seats: int, rng: Rng, phase: Phase[Any]) -> None:
        super().__init__(game, seats, rng, phase)
        self.nodded_last = -1

    def tell(self, kind: str, seat: Seat, a: int = -1, b: int = -1, to: int = EVERYONE) -> None:
        super().tell(kind, seat, a, b, to)
        if kind == "nodded":
            self.nodded_last = seat

    def clone(self) -> ToyState:
        t = super().clone()
        assert isinstance(t, ExtraField)
        t.nodded_last = self.nodded_last
        return t


def toy_of(kind: type[ToyState]) -> Toy:
    game = Toy()
    game.state_class = kind
    return game


class ForgetfulPosition(Toy):
    def read(self, s: ToyState, r: Reader) -> None:
        super().read(s, r)
        s.open_cards.sort()


class NullPosition(Toy):
    def write(self, s: ToyState) -> dict[str, object]:
        return {**super().write(s), "last": None}

    def read(self, s: ToyState, r: Reader) -> None:
        super().read(s, r)
        r.get("last")


class LaxPosition(Toy):
    def check(self, s: ToyState) -> str:
        return ""


class CrashingPosition(Toy):
    def read(self, s: ToyState, r: Reader) -> None:
        super().read(s, r)
        s.coins[s.seats - 1] += 0


class OutsideChance(Toy):
    """Draws from something that is not in the state."""

    drawn = count()

    def next_round(self, s: ToyState) -> None:
        super().next_round(s)
        for _ in range(next(self.drawn) % 3):
            s.hand.append(s.hand.pop(0))


class FirstComeFirstServed(Choose):
    def apply(self, s: ToyState, seat: Seat, action: Action) -> None:
        if action is SWAP:
            swap(s, seat)
            action = KEEP
        super().apply(s, seat, action)


class OnlyOneSwaps(Choose):
    def legal(self, s: ToyState, seat: Seat) -> list[Action]:
        return [KEEP] if "swap" in s.choice else [KEEP, SWAP]


class FirstIsTold(Choose):
    def apply(self, s: ToyState, seat: Seat, action: Action) -> None:
        if not any(s.choice):
            s.tell("nodded", seat)
        super().apply(s, seat, action)


@pytest.mark.parametrize(
    ("check", "game", "finding"),
    [
        (Soundness, toy_with(ClockOfTomorrow()), "from a step that was never made"),
        (Soundness, Touchy(), "refusing <nod 1> changed the table: nods"),
        (Clones, toy_of(SharedCoins), "playing the original moved its clone: coins"),
        (Clones, toy_of(ForgottenNods), "a fresh clone differs from its original: nods"),
        (Clones, toy_of(EavesdroppingClone), "clone() copies the listener"),
        (Positions, toy_of(ExtraField), "the position reads back as another table: nodded_last"),
        (Positions, ForgetfulPosition(), "the position reads back as another table: open_cards"),
        (Positions, NullPosition(), "null"),
        (Damage, LaxPosition(), "is accepted, but then "),
        (Damage, CrashingPosition(), "should be refused in a sentence: IndexError"),
        (Clones, OutsideChance(), "a clone, played alike, ends differently"),
        (Replays, OutsideChance(), "the replay differs after"),
        (Arrivals, toy_with(FirstComeFirstServed()), "the order of arrival matters in 'choose'"),
        (Arrivals, toy_with(OnlyOneSwaps()), "depends on who chose first"),
        (Arrivals, toy_with(FirstIsTold()), "other events are told"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Game) else "",
)
def test_what_one_check_is_for_it_finds(check: type[Check], game: Toy, finding: str) -> None:
    assert finding in found_by(check, game)


# --- words ---


class NoClause(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.event_kinds = {**EVENTS, "showed": EventKind("showed", "", "A card.", [])}


class WrongClause(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.event_kinds = {**EVENTS, "showed": EventKind("showed", "PK-3 PK-99", "A card.", [])}


class Undeclared(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.event_kinds = {name: kind for name, kind in EVENTS.items() if name != "showed"}


class Misdeclared(Toy):
    """Says that the card shown is one of those below five."""

    def __init__(self) -> None:
        super().__init__()
        low = {"who": SEAT, "card": NumberKind("card", 0, 4)}
        self.event_kinds = {
            **EVENTS,
            **event_kinds(low, (("showed", "who card", "PK-3", "The highest card."),)),
        }


class Unused(Toy):
    """Says nothing of the card that an event names."""

    def __init__(self) -> None:
        super().__init__()
        rows = (("threw", "who", "PK-1", "Something was thrown away."),)
        self.event_kinds = {**EVENTS, **event_kinds({"who": SEAT}, rows)}


class Unexplained(Toy):
    def __init__(self) -> None:
        super().__init__()
        rows = (("chose", "who", "PK-1", " "),)
        self.event_kinds = {**EVENTS, **event_kinds({"who": SEAT}, rows)}


class Slurred(SeatKind):
    """A kind that calls everybody by the same name."""

    def say(self, n: int, names: Names) -> object:
        return "p0"


class Mumbled(Toy):
    def __init__(self) -> None:
        super().__init__()
        rows = (("chose", "who", "PK-1", "Somebody has chosen."),)
        self.event_kinds = {**EVENTS, **event_kinds({"who": Slurred("seat", "a seat")}, rows)}


class EmptyClause(Choose):
    def why_not(self, s: ToyState, seat: Seat, action: Action) -> Refusal:
        return OTHER_ASKED.refuse(action)


class Wordless(Toy):
    def happened(self, event: Event, seats: int) -> Message:
        return verbatim(" ") if event.kind == "chose" else super().happened(event, seats)


@pytest.mark.parametrize(
    ("game", "finding"),
    [
        (NoClause(), "the event 'showed' names no clause"),
        (WrongClause(), "names the clause PK-99, which does not exist"),
        (Undeclared(), "the event 'showed' is not declared"),
        (Misdeclared(), "for card, which does not exist"),
        (Unused(), "in a place that it does not use"),
        (Unexplained(), "the event 'chose' is declared without its meaning"),
        (Mumbled(), "who 'p0' reads as something else"),
        (toy_with(EmptyClause()), "names no clause"),
        (Wordless(), "has no words"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Game) else "",
)
def test_missing_words_are_found(game: Toy, finding: str) -> None:
    assert finding in caught(game)


def test_wishes_that_cannot_be_are_no_failures() -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        check_game(Toy(), 1, [7], clauses=CLAUSES)
    with pytest.raises(ValueError, match="There is no option slow"):
        check_game(Toy(), 1, options={"slow": True}, clauses=CLAUSES)
    with pytest.raises(ValueError, match="There is no rule book for pockets"):
        check_game(Toy(), 1)


def test_options_are_drawn_and_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    chosen: list[Mapping[str, object]] = []

    class Listening(Toy):
        def new(self, seats: int, seed: int, options: Mapping[str, object]) -> ToyState:
            chosen.append(dict(options))
            return super().new(seats, seed, options)

    check_game(
        Listening(), 20, progress=lambda done, all: told.append((done, all)), clauses=CLAUSES
    )
    assert told[0] == (1, 20)
    assert told[-1] == (20, 20)
    assert {} in chosen
    assert {"fast": True} in chosen
