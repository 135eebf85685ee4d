"""The page about bots over the network: its transcript and its programs, against a real server."""

import asyncio
import json
import os
import re
import shutil
import sys
from collections.abc import Iterator
from doctest import ELLIPSIS, OutputChecker
from pathlib import Path
from typing import Any

import pytest

from hideout.client import Client, Refused, Turn, play
from tests.server.house import PATIENCE, Guest, open_house
from tests.server.live_bots import BusyHouse, busy_house

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots-live.md").read_text()
JAVASCRIPT = ROOT / "examples" / "live" / "bot.mjs"
MARK = "-- and then --"
HUSTLE = "heist-hustle"


def transcript() -> Iterator[tuple[str, str]]:
    """What is typed, and what is answered."""
    for block in re.findall(r"^```transcript\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            typed, _, answered = part.partition("\n")
            yield typed, answered


async def output(*command: str, folder: Path, **environ: str) -> str:
    process = await asyncio.create_subprocess_exec(
        *command,
        cwd=folder,
        env={**os.environ, **environ},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(PATIENCE):
            out, err = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
    assert process.returncode == 0, err.decode()
    return out.decode()


def needs(*programs: str) -> pytest.MarkDecorator:
    missing = [one for one in programs if shutil.which(one) is None]
    return pytest.mark.skipif(bool(missing), reason=f"no {missing} here")


@needs("curl", "jq", "sh")
async def test_the_transcript_is_what_happens(tmp_path: Path) -> None:
    lines = list(transcript())
    assert len(lines) > 15
    script = f"\necho '{MARK}'\n".join(typed for typed, _ in lines)
    async with busy_house(tmp_path / "data") as house:
        out = await output("sh", "-c", script, folder=tmp_path, HOUSE=house.address)
    told = out.split(f"{MARK}\n")
    checker = OutputChecker()
    for (typed, expected), got in zip(lines, told, strict=True):
        assert checker.check_output(expected.strip(), got.strip(), ELLIPSIS), f"$ {typed}\n{got}"


# Whole games


async def room_of(house: BusyHouse, game: str = HUSTLE) -> tuple[Guest, str]:
    """A host without a chair, and the token of a bot that is invited."""
    host = house.guest("Ann")
    await host.opens(game)
    await host.in_room("stand")
    made = await host.in_room("programs", {"name": "Botty"})
    return host, made["token"]


async def begin_when_seated(host: Guest) -> str:
    """A bot of the house sits down beside the other, and the game begins; its table."""
    async with asyncio.timeout(PATIENCE):
        while not (await host.get(f"/api/rooms/{host.code}"))["chairs"]:
            await asyncio.sleep(0.01)
    await host.in_room("fill")
    room = await host.in_room("start")
    return str(room["table"])


async def ended(house: BusyHouse, table: str) -> Any:
    async with asyncio.timeout(PATIENCE):
        while not house.tables[table].is_over():
            await asyncio.sleep(0.01)
    live = house.tables[table]
    return json.loads(json.dumps(live.game.result(live.state)))


def decided(house: BusyHouse, table: str) -> int:
    """How many decisions the bot from elsewhere has made."""
    live = house.tables[table]
    (seat,) = [seat for seat, person in enumerate(live.document.persons) if person]
    return sum(decision.seat == seat for decision in live.record.decisions)


@pytest.mark.slow
async def test_the_bot_in_ten_lines_plays_to_the_end(tmp_path: Path) -> None:
    found = re.search(r"^# first\.py\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    lines = [line for line in found[1].splitlines() if line]
    assert len(lines) <= 10
    (tmp_path / "first.py").write_text(found[1])
    async with busy_house(tmp_path / "data") as house:
        host, token = await room_of(house)
        bot = asyncio.create_task(
            output(sys.executable, "first.py", house.address, token, folder=tmp_path)
        )
        table = await begin_when_seated(host)
        await bot
        assert await ended(house, table)
        assert decided(house, table) > 3


@needs("node")
async def test_the_bot_in_javascript_plays_to_the_end(tmp_path: Path) -> None:
    async with busy_house(tmp_path / "data") as house:
        host, token = await room_of(house)
        bot = asyncio.create_task(
            output("node", str(JAVASCRIPT), house.address, token, "1", folder=tmp_path)
        )
        table = await begin_when_seated(host)
        told = json.loads(await bot)
        assert told["result"] == await ended(house, table)
        assert told["table"] == table
        assert decided(house, table) > 3


# The client itself


async def test_a_client_is_told_that_there_is_no_house_at_an_address(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="begins with http:// or https://, not 'localhost:80'"):
        Client("localhost:80", "hb_")
    async with open_house(tmp_path) as house:
        with pytest.raises(Refused, match=r"There is no house at http.*/elsewhere/api/bot/stream"):
            await play(f"{house.address}/elsewhere", "hb_", lambda turn: None)


async def test_a_client_plays_and_takes_up_a_line_that_broke(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hideout.client.FIRST_PAUSE", 0.01)
    async with busy_house(tmp_path) as house:
        host, token = await room_of(house)
        turns: list[Turn] = []

        async def choose(turn: Turn) -> str:
            turns.append(turn)
            if len(turns) == 3:
                for line in [
                    one for mine in house.hub.bot_streams.open_streams.values() for one in mine
                ]:
                    assert line.transport is not None
                    line.transport.abort()
            return turn.legal[0]

        bot = asyncio.create_task(play(house.address, token, choose, games=1))
        table = await begin_when_seated(host)
        async with asyncio.timeout(PATIENCE):
            (last,) = await bot
        assert last["result"] == await ended(house, table)
        assert len(turns) > 3
        assert {turn.table for turn in turns} == {table}


async def test_what_the_house_refuses_is_raised_in_a_sentence(tmp_path: Path) -> None:
    async with busy_house(tmp_path) as house:
        with pytest.raises(Refused, match=r"That is not a valid bot token") as error:
            await play(house.address, "hb_" + "0" * 40, lambda turn: None)
        assert error.value.code == "no_token"
        host, token = await room_of(house)
        async with Client(house.address, token) as client:
            await client.accept(host.code)
            with pytest.raises(Refused, match="No game is running here"):
                await client.frame(host.code)
            await client.say(host.code, "Hello", "room")
            await client.leave(host.code)
            assert (await client.account())["rooms"][0]["invited"] is False


async def test_a_client_declines_what_it_does_not_like(tmp_path: Path) -> None:
    async with busy_house(tmp_path) as house:
        host, token = await room_of(house)
        asked: list[str] = []

        def accepts(invitation: dict[str, Any]) -> bool:
            asked.append(invitation["game"])
            return False

        bot = asyncio.create_task(play(house.address, token, lambda turn: None, accepts=accepts))
        async with asyncio.timeout(PATIENCE):
            while (await host.get(f"/api/rooms/{host.code}"))["programs"][0]["invited"]:
                await asyncio.sleep(0.01)
        bot.cancel()
        assert asked == [HUSTLE]


async def test_a_bot_that_fails_says_so(tmp_path: Path) -> None:
    async with busy_house(tmp_path) as house:
        host, token = await room_of(house)

        def choose(turn: Turn) -> str:
            raise ValueError("no idea")

        bot = asyncio.create_task(play(house.address, token, choose))
        await begin_when_seated(host)
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(ValueError, match="no idea"):
                await bot
