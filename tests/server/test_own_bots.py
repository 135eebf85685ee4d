"""A server runs nobody's code: it knows no bots but those that are shipped."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hideout.bots.ladder import RUNGS
from hideout.bots.program import end_programs
from hideout.engine.reader import BadData
from hideout.server.bots.at_table import BotRunner
from hideout.server.bots.own import levels_here, read_own, told, use_own
from hideout.server.bots.worker import Question
from hideout.server.bots.workers import ProcessDied, ThinkerPool, Unavailable
from hideout.server.house import metrics
from tests.server.house import PATIENCE, open_house, seated
from tests.server.live_bots import BusyHouse, busy_house

HUSTLE = "heist-hustle"
BOT = """
import os
import time

from hideout import Bot


class First(Bot):
    wants_world = True

    def act(self, view, legal, events):
        assert self.world is not None and self.options
        return legal[0]


class Crashes(Bot):
    def act(self, view, legal, events):
        raise ValueError("crowbar")


class Sleeps(Bot):
    def act(self, view, legal, events):
        time.sleep(600)


class Dies(Bot):
    def act(self, view, legal, events):
        os._exit(3)


class Raises(Bot):
    def act(self, view, legal, events):
        raise KeyError


class Stubborn(Bot):
    def act(self, view, legal, events):
        open("thinks", "w").close()
        while True:
            try:
                time.sleep(600)
            except BaseException:
                pass


class Heater(Bot):
    games = ("heat",)
"""
PROGRAM = """
import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"ready": True}), flush=True)
    elif message["type"] == "ask":
        print(json.dumps({"action": message["legal"][-1]}), flush=True)
"""


@pytest.fixture
def folder(own_code: Path) -> Iterator[Path]:
    (own_code / "mybot.py").write_text(BOT)
    (own_code / "program.py").write_text(PROGRAM)
    metrics.BOT_FAILURES.counts.clear()
    yield own_code
    use_own("")
    end_programs()


@pytest.mark.parametrize("tail", ["", "+greedy"])
@pytest.mark.parametrize("name", ["./mybot.py:Mine", "mybot:Mine", "cmd:touch loaded", "cunning"])
async def test_a_bot_of_ones_own_is_refused_in_a_sentence(
    name: str, tail: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a guest calls a bot, nothing is loaded and nothing is run."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mybot.py").write_text("open('loaded', 'w')")
    async with open_house(tmp_path / "data") as house:
        (ann,) = await seated(house, "heist-hustle", ["Ann"])
        status, answer = await ann.ask(
            "POST", f"/api/rooms/{ann.code}/bots", {"level": name + tail}
        )

        assert (status, answer["code"]) == (422, "no_bot")
        assert answer["sentence"] == (
            f"There is no bot {name + tail}; bots are random, heuristic, search, first-night, "
            "regular, sharp, shark."
        )
    assert not (tmp_path / "loaded").exists()


# Those that the owner names


def test_a_list_of_bots_is_read_with_their_names(folder: Path) -> None:
    own = read_own(
        f"first=./mybot.py:First,heater=mybot:Heater,prog=cmd:{sys.executable} program.py"
    )
    assert own["first"].wants_world is True
    assert len(own["first"].games) == len(own["prog"].games) == 5
    assert own["heater"].games == ("heat",)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("./mybot.py:First", "is not a valid name: use small letters"),
        ("First=./mybot.py:First", "First is not a valid name"),
        ("search=./mybot.py:First", "the name search is taken"),
        ("liar=./mybot.py:First", "the name liar is taken"),
        ("a=./mybot.py:First,a=./mybot.py:First", "the name a is taken"),
        ("a=./none.py:First", "There is no file ./none.py."),
        ("a=./mybot.py:Last", "has no class Last; it has First"),
        ("a=cmd:./nothing", "There is no program ./nothing to run."),
        ("cunning", "there is no bot cunning installed"),
    ],
)
def test_what_cannot_be_used_is_one_sentence(words: str, sentence: str, folder: Path) -> None:
    with pytest.raises(BadData, match=sentence):
        read_own(words)


async def test_the_lobby_offers_them_and_a_room_seats_them(folder: Path) -> None:
    bots = "first=./mybot.py:First,heater=./mybot.py:Heater"
    async with open_house(folder / "data", bots=bots) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        games = {game["name"]: game["bots"] for game in await ann.get("/api/games")}
        assert games["heat"][-2:] == ["first", "heater"]
        assert games[HUSTLE] == [*RUNGS, "first"]
        await ann.in_room("bots", {"level": "first+greedy"})
        path = f"/api/rooms/{ann.code}/bots"
        assert await ann.refused("POST", path, {"level": "heater"}) == "no_bot"
        assert await ann.refused("POST", path, {"level": "./mybot.py:First"}) == "no_bot"
    async with open_house(folder / "other") as house:
        assert levels_here(HUSTLE) == list(RUNGS)


async def play_out(folder: Path, bot: str, **settings: Any) -> None:
    """A game of one such bot and one of the house, to its end, on a clock that runs."""
    house = BusyHouse(folder / "data", bots=f"mine={bot}", **settings)
    async with busy_house(folder / "data", house) as _:
        host = house.guest("Ann")
        await host.opens(HUSTLE)
        await host.in_room("stand")
        for level in ("mine", "heuristic"):
            await host.in_room("bots", {"level": level})
        await host.enters()
        room = await host.in_room("start")
        async with asyncio.timeout(PATIENCE):
            while not house.tables[room["table"]].is_over():
                await asyncio.sleep(0.01)


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["./mybot.py:First", f"cmd:{sys.executable} program.py"])
async def test_a_bot_of_the_owners_own_plays_to_the_end(bot: str, folder: Path) -> None:
    await play_out(folder, bot, own_bot_seconds=60)
    assert metrics.BOT_FAILURES.counts == {}


@pytest.mark.slow
async def test_one_that_fails_is_played_for_and_counted(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await play_out(folder, "./mybot.py:Crashes", own_bot_seconds=60)
    assert metrics.BOT_FAILURES.counts[""] > 3
    assert "raised ValueError (mybot.py, line 18)" in caplog.text
    assert "crowbar" not in caplog.text


@pytest.mark.slow
async def test_one_that_takes_too_long_or_dies_is_played_for(folder: Path) -> None:
    use_own("sleeps=./mybot.py:Sleeps,dies=./mybot.py:Dies")
    from tests.server.test_live_bots import question

    asked = question(7, "sleeps")._replace(own="./mybot.py:Sleeps", seconds=0.05)
    thinkers = ThinkerPool(1, grace=1.0)
    try:
        answer = await thinkers.ask(asked, 60.0)
        assert answer.failure == "took longer than 0.05 seconds"
        with pytest.raises(ProcessDied):
            await thinkers.ask(asked._replace(bot_number=8, own="./mybot.py:Dies"), 60.0)
    finally:
        thinkers.close()


async def test_one_that_hangs_holds_up_no_other_and_ends_with_the_house(folder: Path) -> None:
    from tests.server.test_live_bots import question

    def asked(name: str) -> Question:
        return question(7, name)._replace(own=f"./mybot.py:{name}", seconds=600.0)

    runner = BotRunner()
    hangs = runner.thinkers_of("./mybot.py:Stubborn", 600.0)
    thought = asyncio.ensure_future(hangs.ask(asked("Stubborn"), 600.0))
    try:
        while not (folder / "thinks").exists():
            await asyncio.sleep(0.01)
        others = runner.thinkers_of("./mybot.py:Raises", 600.0)
        assert (await others.ask(asked("Raises"), PATIENCE)).failure.startswith("raised KeyError")
        assert not thought.done()
    finally:
        runner.close()
    with pytest.raises(Unavailable, match="closing"):
        await thought


async def test_a_table_goes_on_without_a_bot_that_the_owner_has_taken_away(folder: Path) -> None:
    async with open_house(folder / "data", bots="first=./mybot.py:First") as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        await ann.in_room("bots", {"level": "first"})
        await ann.in_room("start")
        house.settings = msgspec.structs.replace(house.settings, bots="")
        await house.restart()
        await ann.enters()
        await ann.acts(ann.actions[0])
        bots = house.hub.room(ann.code).bots
        assert bots.seated_bot(house.tables[ann.frame["table"]], 1).level == "heuristic"


def test_the_log_has_none_of_a_bots_own_words() -> None:
    assert told("raised ValueError: p2 holds the crowbar (mybot.py, line 9)") == (
        "raised ValueError (mybot.py, line 9)"
    )
    assert told("played take crowbar, which is not legal") == "played what it may not"
    assert told("took longer than 3 seconds") == "took longer than 3 seconds"
