"""What strangers may ask for: the limit is looked at first, and the asker pays."""

import asyncio
import json
import logging
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from hideout.games import GAMES
from hideout.server.house.clock import WallClock
from hideout.server.store.interface import PROBE
from hideout.server.web.replay_cache import ReplayCache
from tests.server.house import PATIENCE, House, begun, open_house, seated, to_the_end

HUSTLE = "heist-hustle"
DAY = 86_400_000


# Connections


async def connected(house: House) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", house.port)


async def answer(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the connection ends."""
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""


async def test_a_connection_that_sends_no_request_is_cut(tmp_path: Path) -> None:
    async with open_house(tmp_path, request_seconds=1) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        silent, keep_silent = await connected(house)
        slow, trickle = await connected(house)
        for letter in b"GET /healthz HTTP/1.1\r\n":
            trickle.write(bytes([letter]))
            await asyncio.sleep(0.01)
        assert await answer(silent) == b""
        assert await answer(slow) == b""
        for writer in (keep_silent, trickle):
            writer.close()
        assert await ann.ask("GET", "/healthz") == (200, "ok\n")
        await ann.sync()  # a page may be silent for longer


async def test_one_address_has_only_so_many_connections(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house(tmp_path, connections_per_address=3) as house:
        before = [await connected(house) for _ in range(3)]
        reader, writer = await connected(house)
        refused = await answer(reader)
        assert refused.startswith(b"HTTP/1.1 429 ")
        assert b"Too many connections are open from here; close some." in refused
        for _, earlier in (*before, (reader, writer)):
            earlier.close()
        while house.listener.callers:
            await house.settle()
        assert house.listener.by_address == {}
        house.listener.most = 0
        reader, writer = await connected(house)
        assert b"The house is full" in await answer(reader)
        writer.close()
        async with asyncio.timeout(PATIENCE):
            while not any("turned away" in line for line in caplog.messages):
                await asyncio.sleep(0.01)

    caplog.set_level(logging.WARNING)


async def test_behind_a_proxy_connections_are_the_proxys_to_count(tmp_path: Path) -> None:
    async with open_house(tmp_path, connections_per_address=1, trust_proxy=True) as house:
        calls = [await connected(house) for _ in range(3)]
        assert len(house.listener.callers) == 3
        for _, writer in calls:
            writer.close()


@pytest.mark.skipif(sys.platform == "win32", reason="no such limits there")
@pytest.mark.slow
def test_the_server_takes_as_many_files_as_it_can_get() -> None:
    script = (
        "import resource; _, most = resource.getrlimit(resource.RLIMIT_NOFILE);"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (64, most));"
        "from hideout.server.web.listener import raise_file_limit; raise_file_limit();"
        "soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE);"
        "print(soft == min(hard if hard > 0 else 65536, 65536) or soft)"
    )
    said = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() == "True"


# Requests


async def test_whoever_changes_too_much_is_refused_before_anything_is_stored(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, requests_per_minute=4) as house:
        ann = house.guest("Ann")
        await ann.opens(HUSTLE)
        luck = f"/api/rooms/{ann.code}/luck"
        for _ in range(4):
            await ann.post(luck, {"luck": "x"})
        written = patch.object(house.store, "write", wraps=house.store.write)
        with written as write:
            for what in ("luck", "settings", "sit", "leave", "start"):
                path = f"/api/rooms/{ann.code}/{what}"
                assert await ann.refused("POST", path, {"luck": "x"}) == "too_fast"
            assert write.call_count == 0
        await house.wait(15_000)
        await ann.post(luck, {"luck": "y"})


async def test_what_takes_the_house_longer_costs_more(tmp_path: Path) -> None:
    async with open_house(tmp_path, requests_per_minute=25) as house:
        ann = house.guest("Ann")
        await ann.opens(HUSTLE)
        path = f"/api/rooms/{ann.code}/settings"
        for _ in range(2):
            await ann.post(path, {"deck": GAMES[HUSTLE].deck})
        assert await ann.refused("POST", path, {"deck": GAMES[HUSTLE].deck}) == "too_fast"
        await ann.post(path, {"pace": "fast"})


@pytest.mark.slow
async def test_one_address_has_an_allowance_for_all_its_visitors(tmp_path: Path) -> None:
    async with open_house(tmp_path, requests_per_minute=2) as house:
        codes = []
        for _ in range(30):
            visitor = house.guest()
            status, _ = await visitor.ask("GET", "/api/games")
            codes.append(status)
        assert codes == [200] * 20 + [429] * 10


async def test_strangers_who_ask_whether_it_is_ready_share_one_write(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = house.guest()
        written = patch.object(house.store, "write", wraps=house.store.write)
        with written as write:
            asked = [ann.ask("GET", "/readyz") for _ in range(10)]
            assert await asyncio.gather(*asked) == [(200, "ready\n")] * 10
            assert [call.args[0] for call in write.call_args_list] == [[PROBE]]


DEEP = ('{"deck":' + '{"a":' * 30_000 + "1" + "}" * 30_001, '{"deck":{"a":' + "[" * 100_000)


@pytest.mark.parametrize("body", DEEP)
async def test_a_body_nested_too_deep_is_malformed_and_nothing_else(
    body: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await seated(house, HUSTLE, ["Ann", "Bob"])
        stranger = house.guest("Sam")
        codes = {}
        for guest in (ann, bob, stranger):
            url = f"{house.address}/api/rooms/{ann.code}/settings"
            async with guest.session.post(url, data=body) as said:
                codes[guest.name] = said.status, (await said.json())["code"]
        assert codes == {
            "Ann": (400, "malformed"),
            "Bob": (403, "not_host"),  # what they sent is not even read
            "Sam": (403, "not_here"),
        }
    assert not [line for line in caplog.records if line.exc_info]


# Games seen again


@contextmanager
def plays_again(house: House) -> Iterator[list[str]]:
    """The threads in which tables are played again while this lasts."""
    threads: list[str] = []
    usual = house.store.rows

    def rows(sql: str, *values: Any) -> Any:
        if "FROM decisions" in sql and "count" not in sql:
            threads.append(threading.current_thread().name)
        return usual(sql, *values)

    with patch.object(house.store, "rows", rows):
        yield threads


async def test_a_game_is_seen_again_without_the_tables_leave_and_made_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        await ann.acts("roll")
        path = f"/api/tables/{ann.frame['table']}/replay"
        with plays_again(house) as threads:
            async with house.hub.room(ann.code).live_table().lock, asyncio.timeout(PATIENCE):
                first = await ann.get(path)
                second = await ann.get(path + "?from=1&count=1")
            assert second == {**first, "frames": first["frames"][1:2]}
            assert len(threads) == 1
            assert threads[0].startswith("replay")
            assert await bob.get(path) != first
            assert len(threads) == 2
            await bob.acts("roll")
            assert (await ann.get(path))["total"] > first["total"]
            assert len(threads) == 3


async def test_games_are_seen_again_so_often_a_minute(tmp_path: Path) -> None:
    async with open_house(tmp_path, replays_per_minute=2) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        path = f"/api/tables/{ann.frame['table']}"
        await ann.get(path + "/replay")
        await ann.get(path + "/fairness")
        assert await ann.refused("GET", path + "/replay") == "too_fast"
        await bob.get(path + "/replay")


async def test_only_so_much_of_games_seen_again_is_kept(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (ann, *_) = await begun(house, HUSTLE, ["Ann", "Bob", "Cy"])
        await to_the_end(house, ann)
        archive = house.hub.room(ann.code).archive
        table = archive.glance(ann.frame["table"])
        cache = ReplayCache(archive, 0)
        await cache.replay(table, 0, 0, 1)
        assert cache.kept == {}
        assert cache.bytes == 0
        cache.most = 10_000_000
        await cache.replay(table, 0, 0, 1)
        one = cache.bytes
        cache.most = 2 * one + one // 2
        for viewer in (1, 2, -1):
            await cache.replay(table, viewer, 0, 1)
        assert one < cache.bytes <= cache.most
        assert cache.bytes == sum(kept.bytes for kept in cache.kept.values())
        cache.close()


# Time


async def test_one_of_two_does_not_give_the_table_time(tmp_path: Path) -> None:
    async with open_house(tmp_path, extra_times=2) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        ends = ann.frame["clocks"][0]["ends_at"]
        codes = [(await ann.answer({"type": "more-time"})).get("code") for _ in range(20)]
        assert codes == [None] + ["asked_already"] * 19
        await bob.sync()
        assert bob.frame["clocks"][0]["ends_at"] == ends
        await bob.answer({"type": "more-time"})
        assert bob.frame["clocks"][0]["ends_at"] == ends + 30_000
        assert (await bob.answer({"type": "more-time"}))["code"] == "asked_already"

        await house.wait(40_000)  # the next decision; then all there is has been given
        for guest in (ann, bob):
            await guest.answer({"type": "more-time"})
        await house.restart()
        for guest in (ann, bob):
            await guest.enters()
        await house.wait(60_000)
        assert (await ann.answer({"type": "more-time"}))["code"] == "no_more_time"


def test_time_goes_on_whatever_the_machines_clock_is_set_to() -> None:
    clock = WallClock()
    before = clock.now()
    with patch.object(time, "time_ns", lambda: 0):
        assert before <= clock.now() < before + 60_000


async def test_a_clock_set_back_while_the_server_was_down_gives_nobody_a_day(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, _ = await begun(house, HUSTLE, ["Ann", "Bob"])
        await house.wait(1000)
        await ann.acts("roll")
        await house.shut()
        house.time.millis -= DAY
        await house.open()
        await ann.enters()
        frame = json.loads(json.dumps(ann.frame))
        assert frame["clocks"][0]["ends_at"] - frame["now"] <= 20_000
