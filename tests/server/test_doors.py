"""The doors: who is let in, from where, and what is written down about them."""

import asyncio
import logging
from pathlib import Path

import pytest
from aiohttp import ClientConnectionResetError, web
from aiohttp.test_utils import make_mocked_request

from hideout.server.house import metrics
from hideout.server.house.allowance import Allowances
from hideout.server.house.logs import MALFORMED, ONCE_IN, JsonLines
from hideout.server.house.settings import Settings
from hideout.server.store.backup import backup, restore
from hideout.server.store.files import make_private
from hideout.server.store.schema import SCHEMA
from hideout.server.store.sqlite import FILE, SqliteStore
from hideout.server.web.app import guard, make_app, make_metrics_app
from hideout.server.web.identity import network_of
from tests.server.house import FakeClock, Guest, House, begun, open_house, seated

HUSTLE = "heist-hustle"
HERE = {"X-Forwarded-For": "203.0.113.1"}
THERE = {"X-Forwarded-For": "203.0.113.2"}


# Wrong codes


async def guess(guest: Guest, code: str, headers: dict[str, str], path: str = "") -> int:
    status, _ = await guest.ask("GET", f"/api/rooms/{code}{path}", headers=headers)
    return status


async def test_who_guessed_too_often_is_told_nothing_about_a_right_code_either(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, rooms_per_minute=2, trust_proxy=True) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        thief, friend = house.guest("Thief"), house.guest("Friend")
        tries = [await guess(thief, "ZZZZZZ", HERE) for _ in range(7)]
        assert tries == [404] * 6 + [429]

        for path in ("", "/deck", "/qr.svg", "/live"):
            assert await guess(thief, ann.code, HERE, path) == 429, path
        body = {"name": "Thief"}
        path = f"/api/rooms/{ann.code}/join"
        status, answer = await thief.ask("POST", path, body, headers=HERE)
        assert (status, answer["code"]) == (429, "too_fast")
        assert await guess(ann, ann.code, HERE) == 200  # whoever is in stays in
        assert await guess(friend, ann.code, THERE) == 200

        house.time.millis += 60_000
        assert await guess(thief, ann.code, HERE) == 200


async def test_many_addresses_share_one_allowance_of_wrong_codes(tmp_path: Path) -> None:
    async with open_house(tmp_path, rooms_per_minute=1, trust_proxy=True) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        thief = house.guest("Thief")
        codes = []
        for n in range(160):
            headers = {"X-Forwarded-For": f"198.51.{n}.1"}
            codes.append(await guess(thief, "ZZZZZZ", headers))
        assert codes == [404] * 150 + [429] * 10
        assert await guess(thief, ann.code, THERE) == 429
        assert await guess(ann, ann.code, THERE) == 200


async def test_a_room_of_five_letters_goes_on(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        room = house.hub.room(ann.code)
        document = room.document
        room.close()
        document.code = room.code = "BCDFG"
        await house.store.write([room.saved(document)])
        assert (await house.guest("Bob").joins("bcdfg"))["code"] == "BCDFG"


# Addresses


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("[2001:db8::1]", "2001:db8::/64"),
        ("nonsense", "nonsense"),
    ],
)
def test_an_address_counts_with_its_network(address: str, network: str) -> None:
    assert network_of(address) == network


async def test_of_several_forwarded_lines_the_proxys_own_counts(tmp_path: Path) -> None:
    async with open_house(tmp_path, rooms_per_minute=1, trust_proxy=True) as house:
        ann = house.guest("Ann")
        body = {"game": HUSTLE, "name": "Ann"}
        statuses = []
        for n in range(3):  # what the client says of itself, then what the proxy adds
            lines = [("X-Forwarded-For", f"10.0.0.{n}"), ("X-Forwarded-For", "203.0.113.1")]
            status, _ = await ann.ask("POST", "/api/rooms", body, headers=lines)
            statuses.append(status)
        for n in range(3):
            headers = {"X-Forwarded-For": f"2001:db8::{n}"}
            status, _ = await ann.ask("POST", "/api/rooms", body, headers=headers)
            statuses.append(status)
        assert statuses == [200, 429, 429, 200, 429, 429]


def test_of_too_many_keys_the_one_unused_for_longest_is_forgotten() -> None:
    rations = Allowances(FakeClock(), 1, 60_000, most_keys=3)

    for key in "abca":
        rations.take(key)
    rations.take("d")  # drives out b, which was used before c and a

    assert [rations.take(key) for key in "acd"] == [False, False, False]
    assert rations.take("b") is True


# The log


async def send_raw(house: House, request: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(request)
    answer = await reader.read(1000)
    writer.close()
    return answer


async def test_a_malformed_request_leaves_one_line_that_repeats_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MALFORMED, "last_line", -float(ONCE_IN))
    monkeypatch.setattr(MALFORMED, "since_last_line", 0)
    caplog.set_level(logging.INFO)
    counted = metrics.MALFORMED.counts.get("", 0)

    async with open_house(tmp_path) as house:
        for _ in range(20):
            broken = b"GET / HTTP/1.1\r\nHost: x\r\nCookie: hideout=SECRET\x00\x01\r\n\r\n"
            assert b" 400 " in await send_raw(house, broken)
    lines = [record for record in caplog.records if record.name == "aiohttp.server"]
    text = "\n".join(JsonLines().format(line) for line in lines)
    assert len(lines) == 1, text
    for secret in ("SECRET", "Cookie", "127.0.0.1", "Traceback"):
        assert secret not in text
    assert metrics.MALFORMED.counts[""] == counted + 20


# Metrics


async def test_players_cannot_watch_the_counters_but_their_own_port_has_them(
    tmp_path: Path,
) -> None:
    assert Settings().metrics_port == 0
    assert Settings().metrics_host == "127.0.0.1"

    async with open_house(tmp_path) as house:
        ann, _ = await begun(house, HUSTLE, ["Ann", "Bob"])
        assert "hideout_decisions" not in str(await ann.ask("GET", "/metrics"))
        runner = web.AppRunner(make_metrics_app(house.hub), access_log=None)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        url = f"http://127.0.0.1:{runner.addresses[0][1]}/metrics"
        async with ann.session.get(url) as answer:
            assert "hideout_decisions_total" in await answer.text()
        await runner.cleanup()


# Files


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


def test_only_the_owner_reads_the_data_its_journal_and_its_copies(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "house.backup"
    store = SqliteStore(data)
    assert data.stat().st_mode & 0o777 == 0o700
    assert {f"{FILE}-wal", f"{FILE}-shm"} < modes(data).keys()
    backup(data, copy)
    store.close()
    restore(copy, data)
    assert set(modes(data).values()) == {0o600}
    assert copy.stat().st_mode & 0o777 == 0o600


def test_what_an_earlier_version_left_open_is_closed_at_the_start(tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
    old = tmp_path / f"{FILE}.schema-{SCHEMA - 1}"
    make_private(old)
    foreign = tmp_path / "notes.txt"
    foreign.write_text("not ours")
    foreign.chmod(0o644)
    for path in (old, tmp_path / FILE):
        path.chmod(0o644)

    SqliteStore(tmp_path).close()

    assert modes(tmp_path)[old.name] == 0o600
    assert modes(tmp_path)[FILE] == 0o600
    assert modes(tmp_path)["notes.txt"] == 0o644


async def test_who_hangs_up_on_an_answer_leaves_no_traceback(
    caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    async def hung_up(request: web.Request) -> web.StreamResponse:
        raise ClientConnectionResetError("Cannot write to closing transport")

    async with open_house(tmp_path) as house:
        app = make_app(house.store, house.settings, house.time)
        request = make_mocked_request("GET", "/api/rooms/ABCDEF", app=app)
        answer = await guard(request, hung_up)
        assert answer.status == 500
    assert [line for line in caplog.records if line.exc_info] == []
