"""The kit can fail: whatever a game gives away, or a resampled world gets wrong, is noticed."""

import pytest

from hideout.engine.core import EVERYONE, Clock, Event, Game, Seat
from hideout.engine.message import Message
from hideout.engine.notation import Action
from hideout.engine.observe import Observer, Writer
from hideout.engine.refusal import OTHER_ASKED, Refusal
from hideout.engine.rng import Rng
from hideout.testing import ConformanceError, check_game
from tests.testing.broken import caught, toy_with
from tests.testing.toy import (
    CLAUSES,
    KEEP,
    SWAP,
    TIME_UP,
    Choose,
    Haggle,
    Toy,
    ToyState,
)


class PeekingView(Toy):
    def view(self, s: ToyState, seat: Seat) -> dict[str, object]:
        return {**super().view(s, seat), "best": max(s.hand)}


class PeekingObserver(Observer[ToyState]):
    def __init__(self, game: Game[ToyState], seats: int) -> None:
        super().__init__(game.notation, seats, 1, has_windows=True)
        self.best = self.amount("best", 10, "the best card of all")

    def write(self, w: Writer, s: ToyState, seat: Seat) -> None:
        self.best.put(w, max(s.hand))


class PeekingNumbers(Toy):
    def observer(self, seats: int) -> Observer[ToyState]:
        return PeekingObserver(self, seats)


class HintingPrompt(Toy):
    def asked(self, s: ToyState, seat: Seat) -> list[Message]:
        return [Message("ask-hint", {"card": s.pile[-1] if s.pile else -1})]


class TellingRefusal(Toy):
    def refused(self, s: ToyState, seat: Seat, refusal: Refusal) -> Message:
        return Message("no-by-the-way", {"card": s.pile[-1]})


class TellingReason(Choose):
    def why_not(self, s: ToyState, seat: Seat, action: Action) -> Refusal:
        return OTHER_ASKED.refuse(action, clauses="PK-1" if s.pile[-1] > 4 else "PK-2")


class TellingAction(Choose):
    def legal(self, s: ToyState, seat: Seat) -> list[Action]:
        return [KEEP, SWAP] if s.pile[-1] > s.hand[seat] else [KEEP]


class TellingPause(Choose):
    def clocks(self, s: ToyState) -> list[Clock]:
        return [Clock(TIME_UP, 10_000 + s.pile[-1], s.opened)]


class TellingHold(Choose):
    def hold(self, s: ToyState) -> int:
        return s.pile[-1]


class TellingQuestion(Haggle):
    def pending(self, s: ToyState) -> list[Seat]:
        waiting = super().pending(s)
        return [seat for seat in waiting if s.hand[seat] != 9] or waiting


class TellingSilence(Toy):
    def may_speak(self, s: ToyState, seat: Seat) -> int:
        return EVERYONE if s.hand[seat] < max(s.hand) else 0


class TellingChannel(Toy):
    def channels(self, s: ToyState, seat: Seat) -> dict[str, int]:
        return {f"winner{s.hand.index(max(s.hand))}": 1}


class FalseTeam(Toy):
    def knowers(self, s: ToyState, seat: Seat) -> int:
        return 3 if seat < 2 else 1 << seat


class LoudDraw(Choose):
    def apply(self, s: ToyState, seat: Seat, action: Action) -> None:
        super().apply(s, seat, action)
        for event in s.events or []:
            if event.kind == "drew":
                event.to = EVERYONE


@pytest.mark.parametrize(
    ("game", "finding"),
    [
        (PeekingView(), "apart: view.best: "),
        (PeekingNumbers(), "apart: observation"),
        (HintingPrompt(), "apart: asked"),
        (TellingRefusal(), "apart: refusals."),
        (toy_with(TellingReason()), "apart: refusals."),
        (toy_with(TellingAction()), "apart: legal: "),
        (toy_with(TellingPause()), "apart: clocks[0][1]: "),
        (toy_with(TellingHold()), "apart: hold: "),
        (toy_with(TellingQuestion()), "apart: pending: "),
        (TellingSilence(), "apart: may_speak: "),
        (TellingChannel(), "apart: channels."),
        (FalseTeam(), "apart: view.hand: "),
        (toy_with(LoudDraw()), "which need not be so for all it knows"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Game) else "",
)
def test_a_leak_is_found(game: Toy, finding: str) -> None:
    assert finding in caught(game)


# --- worlds that are no worlds ---


class TrueWorld(Toy):
    def resample(self, s: ToyState, seat: Seat, rng: Rng) -> ToyState:
        t = s.clone()
        t.rng = Rng(rng.below(1 << 62))
        return t


class TrueForOne(Toy):
    """The first seat is handed the truth, everybody else another world."""

    def resample(self, s: ToyState, seat: Seat, rng: Rng) -> ToyState:
        t = super().resample(s, seat, rng)
        if seat == 0:
            t.hand, t.pile, t.choice = s.hand[:], s.pile[:], s.choice[:]
        return t


class TrueDice(Toy):
    def resample(self, s: ToyState, seat: Seat, rng: Rng) -> ToyState:
        t = super().resample(s, seat, rng)
        t.rng = s.rng.clone()
        return t


class ImpossibleWorld(Toy):
    def resample(self, s: ToyState, seat: Seat, rng: Rng) -> ToyState:
        t = super().resample(s, seat, rng)
        t.pile[0] = t.hand[0]
        return t


class MovingWorld(Toy):
    def resample(self, s: ToyState, seat: Seat, rng: Rng) -> ToyState:
        t = super().resample(s, seat, rng)
        rng.shuffle(s.pile)
        return t


class EntangledWorld(Toy):
    def resample(self, s: ToyState, seat: Seat, rng: Rng) -> ToyState:
        t = super().resample(s, seat, rng)
        t.coins = s.coins
        return t


class DeadWorld(Toy):
    def resample(self, s: ToyState, seat: Seat, rng: Rng) -> ToyState:
        t = super().resample(s, seat, rng)
        t.game = TrueWorld()
        t.game.phases = {}
        return t


class FalseEvent(Toy):
    def holds(self, s: ToyState, event: Event) -> bool:
        return event.kind != "threw"


@pytest.mark.parametrize(
    ("game", "finding"),
    [
        (TrueDice(), "has the true generator"),
        (ImpossibleWorld(), "is an impossible table: each card is there once."),
        (MovingWorld(), "moved the table: pile"),
        (EntangledWorld(), "moved the table: coins"),
        (DeadWorld(), "KeyError"),
        (FalseEvent(), "was told but does not hold"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Game) else "",
)
def test_a_bad_world_is_found(game: Toy, finding: str) -> None:
    assert finding in caught(game)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "finding"),
    [
        (TrueWorld(), "resample() never changed anything but the generator in 60 games"),
        (TrueForOne(), "in 60 games a world resampled for p0 was always the true one"),
    ],
    ids=["TrueWorld", "TrueForOne"],
)
def test_worlds_that_are_always_true_are_found_in_a_series(game: Toy, finding: str) -> None:
    with pytest.raises(ConformanceError, match=r"--seats 2 --seed 0 --games 60$") as broken:
        check_game(game, 60, clauses=CLAUSES)
    # Each of three numbers of seats is judged by its own third of them, in three styles.
    assert finding in str(broken.value)


class MostlyTrue(Toy):
    """A sound game with little to hide: now and then the truth is not what is drawn."""

    def resample(self, s: ToyState, seat: Seat, rng: Rng) -> ToyState:
        t = super().resample(s, seat, rng)
        if rng.below(8):
            t.hand, t.pile, t.choice = s.hand[:], s.pile[:], s.choice[:]
        return t


@pytest.mark.slow
def test_a_sound_short_game_is_not_blamed_for_its_luck() -> None:
    for seed in range(20):
        check_game(MostlyTrue(), 1, [2], {"fast": True}, seed, clauses=CLAUSES)
    check_game(MostlyTrue(), 60, clauses=CLAUSES)
