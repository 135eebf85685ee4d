"""What is wrong with a deployment is said in a sentence, with what to do about it."""

import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest
from aiohttp import ClientSession, web

from bench.chaos.services import Redis
from hideout.cli.app import run
from hideout.server.doctor.findings import Finding
from hideout.server.doctor.look import look, look_at_settings
from hideout.server.doctor.services import skew
from hideout.server.house.settings import Settings
from hideout.server.store.postgres_schema import SCHEMA, migrate
from hideout.server.store.sqlite import FILE
from tests.server import postgres
from tests.server.house import open_house


@pytest.fixture
def redis() -> Iterator[Redis]:
    one = Redis()
    yield one
    one.stop()


async def found(settings: Settings, with_origin: bool = True) -> list[Finding]:
    return [finding async for finding in look(settings, with_origin)]


def wrongs(findings: list[Finding]) -> list[str]:
    assert all(finding.cure for finding in findings if finding.weight != "fine")
    return [finding.sentence for finding in findings if finding.weight == "wrong"]


async def test_a_house_that_runs_is_sound(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        settings = Settings(data=str(tmp_path), origin=house.address, trust_proxy=True)
        findings = await found(settings)

    assert wrongs(findings) == []
    if not postgres.IS_WANTED:
        assert any("has the format of this version" in one.sentence for one in findings)
    assert any("Sockets come through" in one.sentence for one in findings)


@asynccontextmanager
async def proxy(target: str, passes_on: bool) -> AsyncIterator[str]:
    """Its address. Like HAProxy it refuses half a handshake."""
    async with ClientSession() as session:

        async def answer(request: web.Request) -> web.Response:
            if "Upgrade" in request.headers and "Sec-WebSocket-Key" not in request.headers:
                return web.Response(status=400)
            headers = request.headers if passes_on else {}
            async with session.get(target + request.path, headers=headers) as theirs:
                return web.Response(status=theirs.status, text=await theirs.text())

        app = web.Application()
        app.router.add_get("/{path:.*}", answer)
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
        await runner.cleanup()


@pytest.mark.parametrize("passes_on", [True, False])
async def test_a_proxy_that_drops_sockets_is_found_out(tmp_path: Path, passes_on: bool) -> None:
    async with open_house(tmp_path) as house, proxy(house.address, passes_on) as origin:
        findings = await found(Settings(data=str(tmp_path), origin=origin, trust_proxy=True))

    complaint = f"The proxy at {origin} does not pass on sockets."
    assert wrongs(findings) == ([] if passes_on else [complaint])


async def test_an_address_that_leads_nowhere_is_found_out(tmp_path: Path) -> None:
    origin = "http://127.0.0.1:9"
    settings = Settings(data=str(tmp_path), origin=origin, trust_proxy=True)

    assert wrongs(await found(settings)) == [f"{origin} does not lead here: connection refused."]
    assert wrongs(await found(settings, with_origin=False)) == []


async def test_files_that_others_can_read_and_those_of_a_newer_hideout_are_found_out(
    tmp_path: Path,
) -> None:
    file = tmp_path / FILE
    with sqlite3.connect(file) as db:
        db.execute("PRAGMA user_version=99")
    db.close()
    file.chmod(0o644)

    readable, newer = wrongs(await found(Settings(data=str(tmp_path))))

    assert FILE in readable
    assert "newer Hideout" in newer
    file.write_bytes(b"nothing of ours" * 100)
    assert any("cannot be read" in one for one in wrongs(await found(Settings(data=str(tmp_path)))))


async def test_a_file_in_place_of_the_folder_is_found_out(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.touch()

    assert wrongs(await found(Settings(data=str(path)))) == [f"{path} is not a folder."]


@pytest.mark.slow
async def test_a_database_is_looked_at_with_its_clock_and_its_houses(
    tmp_path: Path, redis: Redis
) -> None:
    url = postgres.url_for(tmp_path)
    settings = Settings(database_url=url, peer="http://127.0.0.1:9", redis_url=redis.url)
    assert wrongs(await found(settings)) == []  # empty: the first house makes its tables
    db = await asyncpg.connect(url)
    try:
        await migrate(db)
        node = "INSERT INTO nodes VALUES ('gone', $1, now() + interval '1 hour')"
        await db.execute(node, "http://127.0.0.1:9")
        (alone,) = wrongs(await found(settings))
        assert "http://127.0.0.1:9 cannot be reached from here" in alone
        assert any("--peer" in one.cure for one in await found(Settings(database_url=url)))
        await db.execute("DELETE FROM nodes")
        await db.execute("UPDATE house SET version = $1", SCHEMA + 1)
        assert wrongs(await found(settings)) == ["The database was written by a newer Hideout."]
    finally:
        await db.close()


@pytest.mark.slow
async def test_a_database_that_cannot_become_a_house_is_found_out(tmp_path: Path) -> None:
    url = postgres.url_for(tmp_path)
    db = await asyncpg.connect(url)
    await db.execute("CREATE TABLE house (x integer)")
    (foreign,) = wrongs(await found(Settings(database_url=url)))
    assert "something that is not Hideout's" in foreign
    await db.close()

    nowhere = f"{url.rpartition('=')[0]}=nothing_here"
    (closed,) = wrongs(await found(Settings(database_url=nowhere)))
    assert closed == "The database is empty, and Hideout may not create tables in it."


async def test_services_that_do_not_answer_are_found_out(tmp_path: Path) -> None:
    settings = Settings(database_url="postgresql://127.0.0.1:9/x", redis_url="redis://127.0.0.1:9")

    database, redis = wrongs(await found(settings))

    assert database == "The database cannot be opened: connection refused."
    assert redis == "The Redis server does not answer: connection refused."


@pytest.mark.parametrize(("seconds", "weight"), [(4.9, "fine"), (-4.9, "fine"), (6, "wrong")])
def test_clocks_that_differ_are_found_out(seconds: float, weight: str) -> None:
    assert skew(seconds).weight == weight


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        (Settings(origin="play.example.org"), "is not an address that people type"),
        (Settings(trust_proxy=True, host="0.0.0.0"), "Anybody may say where they come from"),
        (Settings(peer="http://10.0.0.5:8000"), "shares no database"),
    ],
)
def test_settings_that_contradict_each_other_are_found_out(
    settings: Settings, sentence: str
) -> None:
    assert any(sentence in one for one in wrongs(list(look_at_settings(settings))))


def test_the_command_says_it_and_ends_with_1_if_something_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HIDEOUT_DATA", str(tmp_path))

    assert run(["doctor"]) == 0
    assert "WRONG" not in capsys.readouterr().out
    assert run(["doctor", "--peer", "http://10.0.0.5:8000", "--json"]) == 1
    findings = json.loads(capsys.readouterr().out)
    assert [one["weight"] for one in findings].count("wrong") == 1
