"""Bots that are programs: what is said to them, how long they live, and what they may not do."""

import json
import os
import shlex
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hideout.bots import program
from hideout.bots.bot import Bot, RandomBot
from hideout.bots.load import seat_bot
from hideout.bots.own import settle
from hideout.bots.players import Players
from hideout.bots.program import end_programs
from hideout.engine.core import Event, State
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting
from hideout.games import find_game
from hideout.sim.series import Played, Series, play_rows

HEAD = """
import json, os, random, sys, time
def say(**words): print(json.dumps(words), flush=True)
log = open("log", "a")
"""
LOOP = """
for line in sys.stdin:
    message = json.loads(line)
    log.write(json.dumps([os.getpid(), message]) + "\\n"); log.flush()
    if message["type"] == "hello":
        luck = random.Random(message["seed"])
        say(ready=True)
    if message["type"] == "ask":
        action = luck.choice(message["legal"])
        %s
"""
SOUND = "say(action=action)"
SECONDS = 60.0


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    end_programs()


def command(body: str, head: str = HEAD, loop: str = LOOP) -> str:
    """The name of a bot whose program does this when it is asked."""
    Path("bot.py").write_text(head + (loop % body if "%s" in loop else loop))
    return f"cmd:{shlex.quote(sys.executable)} bot.py"


def logged(kind: str) -> list[tuple[int, dict[str, Any]]]:
    lines = [json.loads(line) for line in Path("log").read_text().splitlines()]
    return [(pid, message) for pid, message in lines if message["type"] == kind]


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def wait_for_the_end(pid: int) -> None:
    """Of somebody else's child: who is to bury it may not have done so yet."""
    until = time.monotonic() + 60
    while is_alive(pid) and ") Z " not in Path(f"/proc/{pid}/stat").read_text():
        assert time.monotonic() < until
        time.sleep(0.01)


def rows(series: Series, jobs: int = 1) -> list[Played]:
    return [row for part in play_rows(series, jobs) for row in part]


def series(name: str, seconds: float = SECONDS, games: int = 4) -> Series:
    return Series("heist-hustle", 3, games, (name, "random"), 7, {}, bot_seconds=seconds)


def forfeits(name: str, seconds: float = SECONDS) -> set[str]:
    """Why the program forfeited in two games; nobody else did, and both ended."""
    found = set()
    for row in rows(series(name, seconds, 2)):
        for bot, reason in zip(row["bots"], row["forfeits"], strict=True):
            assert bool(reason) == (bot != "random")
            found.add(reason)
    return found - {""}


def test_a_program_plays_game_after_game() -> None:
    played = rows(series(command(SOUND)))

    assert all(row["forfeits"] == ["", "", ""] for row in played)
    # Two seats in games 0 and 2, one in the others: two processes for six seats.
    assert len(logged("hello")) == 6
    assert len({pid for pid, _ in logged("hello")}) == 2
    overs = [message for _, message in logged("over")]
    assert overs[0]["result"] == played[0]["result"]
    assert overs[0]["shares"] == played[0]["shares"]


def test_programs_end_with_the_series(monkeypatch: pytest.MonkeyPatch) -> None:
    name = command(SOUND + "\ntime.sleep(1000)")  # takes no notice of the end of its input
    monkeypatch.setattr(program, "END_SECONDS", 0.1)
    rows(series(name, games=1))
    pids = {pid for pid, _ in logged("hello")}
    assert all(is_alive(pid) for pid in pids)

    end_programs()

    assert pids
    assert not any(is_alive(pid) for pid in pids)


@pytest.mark.slow
def test_the_same_games_whoever_shares_the_work() -> None:
    name = command(SOUND)

    assert rows(series(name, games=8), jobs=2) == rows(series(name, games=8))
    assert not any(is_alive(pid) for pid, _ in logged("hello") if pid not in mine())


def mine() -> set[int]:
    return {one.process.pid for one in program._running}


@pytest.mark.parametrize("game", ["heat", "bank-heist", "millions-of-dollars", "oceans-heist"])
def test_a_program_is_told_what_a_class_is(game: str) -> None:
    """Its view, its legal actions and the events it heard, and nothing of anybody else's."""
    told: list[dict[str, Any]] = []

    class Notes(RandomBot):
        def act(
            self, view: Mapping[str, Any], legal: Sequence[Action], events: Sequence[Event]
        ) -> Action | None:
            told.append(
                {
                    "legal": [self.game.notation.text(action) for action in legal],
                    "may_wait": self.may_wait,
                    "events": [self.game.told(event, self.seats) for event in events],
                    "view": json.loads(json.dumps(view)),
                }
            )
            answer = at_seat.act(view, legal, events)
            assert at_seat.forfeit == ""
            return answer

    found = find_game(game)
    seats = found.seats[0]
    state: State = found.new(seats, 7, {})
    name = command("say(action=None if message['may_wait'] and luck.random() < 0.1 else action)")
    bots: list[Bot] = [RandomBot(found, seat, seats, Rng(seat)) for seat in range(seats)]
    at_seat = seat_bot(name, found, 1, seats, Rng(1), SECONDS)
    bots[1] = Notes(found, 1, seats, Rng(1))
    sitting = Sitting(state)
    players = Players(sitting, dict(enumerate(bots)))
    at_seat.options = found.settings(state)
    for seat in sitting.turns(Rng(1)):
        at_seat.may_wait = state.phase.open
        action = players.ask(seat)
        if action is not None:
            sitting.apply(seat, action)
        if len(told) >= 60:
            break

    asks = [message for _, message in logged("ask")]
    assert asks == [{"type": "ask", "seconds": SECONDS, **one} for one in told]
    ((_, hello),) = logged("hello")
    seed = hello.pop("seed")
    assert 0 <= seed < 1 << 53
    assert hello == {
        "type": "hello", "protocol": 1, "game": game, "rules": found.version, "seats": seats,
        "seat": 1, "options": found.settings(state), "deck": None, "seconds": SECONDS,
    }  # fmt: skip


def test_a_program_is_shown_cards_that_are_not_printed() -> None:
    deck = json.loads(json.dumps(find_game("heist-hustle").deck))
    deck["locations"][0]["points"] += 1
    rows(replace(series(command(SOUND), games=1), deck=deck))

    assert logged("hello")[0][1]["deck"] == deck


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("sys.exit(7)", "ended with status 7"),
        ("os.kill(os.getpid(), 9)", "was ended by signal 9"),
        ("1 // 0", "ended with status 1"),
        ("print('roll', flush=True)", "answered 'roll', which is not a JSON object on one line"),
        ("print('[1]', flush=True)", "answered '[1]', which is not a JSON object on one line"),
        ("say(move=action)", 'answered \'{"move": "roll"}\', which names no action'),
        ("say(lost='no more\\x1b ideas')", "no more? ideas"),
        ("say(lost='')", "gave up"),
        ("say(action='fly')", "played 'fly', which is not legal"),
        ("say(action=3)", "played '3', which is not legal"),
        ("say(action=None)", "waited where the game waits for it"),
    ],
)
def test_a_program_that_fails_forfeits_its_game_alone(body: str, reason: str) -> None:
    assert forfeits(command(body)) == {reason}
    pids = {pid for pid, _ in logged("hello")}
    assert len(pids) == 3  # begun anew for every seat of every game
    assert not any(is_alive(pid) for pid in pids)


def test_a_program_that_takes_too_long_forfeits() -> None:
    assert forfeits(command("time.sleep(1000)"), 0.2) == {"gave no answer within 0.2 seconds"}


def test_a_program_that_never_reads_forfeits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "START_SECONDS", 0.2)
    name = command("", loop="time.sleep(1000)")

    assert forfeits(name, 0.2) == {"gave no answer within 0.2 seconds"}


def test_a_program_that_is_not_ready_forfeits() -> None:
    name = command("", loop="sys.stdin.readline(); say(ready=False); sys.stdin.readline()")

    assert forfeits(name) == {"answered '{\"ready\": false}' and is not ready"}


def test_a_program_that_floods_its_output_forfeits() -> None:
    name = command("", loop="while True: print('x' * 100)")

    # Whether the flood is met at the greeting or later is a matter of pace.
    reasons = forfeits(name)
    assert reasons
    assert all(reason.startswith(("said 'xxx", "answered 'xxx")) for reason in reasons)


def test_a_program_takes_what_it_has_begun_with_it() -> None:
    begin = "import subprocess\nchild = subprocess.Popen(['sleep', '1000'])\n"
    note = "open('child', 'a').write(f'{child.pid}\\n')\n"
    forfeits(command("sys.exit(1)", head=HEAD + begin + note))
    children = [int(line) for line in Path("child").read_text().split()]

    assert len(children) == 3
    for child in children:
        wait_for_the_end(child)


def test_what_cannot_be_started_is_a_forfeit(folder: Path) -> None:
    (folder / "text").write_text("no program")
    (folder / "text").chmod(0o755)

    (reason,) = forfeits("cmd:./text")
    assert reason.startswith("cannot be started: ")


def test_settling_needs_no_program() -> None:
    """A game may be over before a program's seat was ever asked."""
    game = find_game("heist-hustle")
    state: State = game.new(2, 7, {})
    bots: list[Bot] = [RandomBot(game, seat, 2, Rng(seat)) for seat in range(2)]
    bots[1] = seat_bot(command(SOUND), game, 1, 2, Rng(1), SECONDS)

    assert settle(state, bots).forfeits == ["", ""]
