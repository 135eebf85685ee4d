"""People at one keyboard: secrets behind the curtain, open windows, minds that change."""

import re
from collections.abc import Iterator

import pytest

from hideout.bots.bot import RandomBot
from hideout.cli.session import Session
from hideout.engine.core import State, hears
from hideout.engine.record import Record
from hideout.engine.rng import Rng
from tests.cli.keyboard import ScriptedScreen
from tests.testing.toy import Toy

NAMES = ["Ann", "Bob", "Cy"]


def sit_down(
    people: int, answers: Iterator[str], seed: int = 4, seats: int = 3
) -> tuple[Session, ScriptedScreen, Record]:
    """A game of Pockets with people at the first seats and bots at the others."""
    game = Toy()
    record = Record(game, NAMES[:seats], seed, {})

    def answer(question: str) -> str:
        return "" if "Enter" in question else next(answers)

    screen = ScriptedScreen(answer)
    bots = {seat: RandomBot(game, seat, seats, Rng(seat)) for seat in range(people, seats)}
    return Session(screen, record, bots, Rng(1)), screen, record


def forever(*answers: str) -> Iterator[str]:
    while True:
        yield from answers


def spoken(record: Record, seat: int) -> list[str]:
    notation = record.game.notation
    return [notation.text(d.action) for d in record.decisions if d.seat == seat]


def test_a_game_with_one_person_needs_no_curtain() -> None:
    session, screen, record = sit_down(1, forever("1"))

    assert session.play() is True
    assert session.state.pending() == []
    assert screen.wiped == 0
    assert spoken(record, 0)[0] == "keep"


def test_what_was_played_is_the_record() -> None:
    session, _, record = sit_down(2, forever("2", "1"))
    session.play()

    again = record.replay()

    assert record.game.write(again) == record.game.write(session.state)


@pytest.mark.parametrize("seed", range(12))
def test_no_page_shows_a_person_what_only_another_heard(seed: int) -> None:
    """Cards are all different, so a sentence with a card gives away whose it is."""
    session, screen, record = sit_down(3, forever("2", "1"), seed)
    session.play()
    secrets: dict[int, set[str]] = {seat: set() for seat in range(3)}
    state = record.start()
    for decision in record.decisions:
        state.events = []
        state.apply(decision.seat, decision.action)
        for event in state.events:
            for seat in range(3):
                if event.kind in ("dealt", "drew") and hears(event.to, seat):
                    secrets[seat].add(f"{NAMES[seat]}: {event.kind} {event.a}.")

    assert sum(len(heard) for heard in secrets.values()) > 3
    turns = 0
    told: set[str] = set()
    for question, page in screen.asked:
        at = re.findall(r"^(Ann|Bob|Cy) ─", page, re.MULTILINE)
        if question == "> ":
            turns += 1
            assert len(set(at)) == 1, "two people's tables on one page"
            seat = NAMES.index(at[0])
            shown = set(re.findall(r"\w+: (?:dealt|drew) \d+\.", page))
            assert shown <= secrets[seat]
            told |= shown
    assert turns > 6
    assert told


def test_a_secret_choice_is_wiped_before_the_next_person_sits_down() -> None:
    session, screen, _ = sit_down(2, iter(["swap", "swap", "quit"]), seats=2)
    session.play()

    turns = [page for question, page in screen.asked if question == "> "]
    assert "> swap" not in turns[1]
    passed = [question for question, _ in screen.asked if "Pass the keyboard" in question]
    assert passed[0].startswith("Pass the keyboard to Ann and press Enter.")
    assert passed[1].startswith("Pass the keyboard to Bob and press Enter.")


def test_somebody_may_think_again_at_the_curtain() -> None:
    game = Toy()
    record = Record(game, NAMES[:2], 4, {})
    typed = iter(["", "keep", "ann", "swap", "", "keep"])
    screen = ScriptedScreen(lambda q: "" if "have read" in q else next(typed, "quit"))
    session = Session(screen, record, {}, Rng(1))
    session.play()

    choices = [(d.seat, d.action.verb) for d in record.decisions]
    assert choices[:3] == [(0, "keep"), (0, "swap"), (1, "keep")]


def test_in_an_open_window_a_person_may_wait_for_the_others() -> None:
    """Ann waits whenever she may; the bots act, and the clock closes the window."""
    answers = iter(["keep", *[""] * 20])

    def answer(question: str) -> str:
        return next(answers)

    game = Toy()
    record = Record(game, NAMES, 4, {"fast": True})
    bots = {seat: RandomBot(game, seat, 3, Rng(seat)) for seat in (1, 2)}
    session = Session(ScriptedScreen(answer), record, bots, Rng(1))

    assert session.play() is True
    assert spoken(record, 0) == ["keep"]
    assert "time-up" in spoken(record, -1)
    assert spoken(record, 1)[-1].startswith("nod")


def test_whoever_waits_is_asked_again_when_something_happens() -> None:
    session, screen, _ = sit_down(1, iter(["keep", "wait", "wait", "wait", "quit"]))
    session.play()

    news = [page for question, page in screen.asked if question == "> "]
    assert "Bob: nodded" in news[-1] or "Cy: nodded" in news[-1]


def test_whoever_skips_is_not_asked_before_the_window_closes() -> None:
    session, screen, record = sit_down(1, iter(["keep", "skip", "keep", "skip", "no more"]))

    assert session.play() is True
    assert sum(question == "> " for question, _ in screen.asked) == 4
    assert spoken(record, 0) == ["keep", "keep"]


def test_a_clock_may_be_let_run_out() -> None:
    session, _, record = sit_down(1, iter(["time-up", "quit"]))
    session.play()

    assert spoken(record, -1) == ["time-up"]


def test_without_a_clock_whoever_is_waited_for_is_asked_again() -> None:
    session, screen, _ = sit_down(1, iter(["keep", *["wait"] * 6, "nod bob", "quit"]))
    haggle = session.state.game.phases["haggle"]

    class Timeless(type(haggle)):  # type: ignore[misc]
        def clocks(self, s: State) -> list[object]:
            return []

    session.state.game.phases["haggle"] = Timeless()  # type: ignore[index]
    session.play()

    assert screen.asked  # and it came to an end


def test_leaving_ends_the_game_where_it_is() -> None:
    session, _, record = sit_down(1, iter(["quit"]))

    assert session.play() is False
    assert spoken(record, 0) == []


def test_a_keyboard_that_falls_silent_leaves_the_game() -> None:
    def silent(question: str) -> str:
        raise EOFError

    record = Record(Toy(), NAMES, 4, {})
    session = Session(ScriptedScreen(silent), record, {}, Rng(1))

    assert session.play() is False
