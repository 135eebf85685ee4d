"""The outer door: cookies, origins, limits, sizes, headers, health and what is counted."""

import asyncio
import json
import logging
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from hideout.server.house.allowance import Allowances
from hideout.server.house.logs import JsonLines
from hideout.server.web.app import Upkeep
from hideout.server.web.sockets import Pulse
from tests.server.house import PATIENCE, FakeClock, begun, let_write, open_house, seated

HUSTLE = "heist-hustle"


async def test_an_identity_is_a_cookie_that_no_script_and_no_other_site_can_use(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house, aiohttp.ClientSession() as session:
        async with session.get(house.address + "/api/games") as answer:
            cookie = answer.headers["Set-Cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Secure" not in cookie  # plain http on a home network


async def test_behind_a_proxy_with_tls_the_cookie_is_secure(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path, trust_proxy=True) as house,
        aiohttp.ClientSession() as session,
        session.get(house.address + "/api/games", headers={"X-Forwarded-Proto": "https"}) as answer,
    ):
        assert "Secure" in answer.headers["Set-Cookie"]


OURS = "https://play.example.org"


@pytest.mark.parametrize(
    ("origin", "headers", "is_welcome"),
    [
        ("", {}, True),  # a script of one's own
        ("", {"Origin": "HERE"}, True),
        ("", {"Origin": "https://evil.example"}, False),
        ("", {"Origin": "null"}, False),
        ("", {"Sec-Fetch-Site": "cross-site"}, False),
        ("", {"Sec-Fetch-Site": "same-origin"}, True),
        (OURS, {}, True),
        (OURS, {"Origin": OURS}, True),
        (OURS, {"Origin": "http://play.example.org"}, False),  # another scheme is another site
        (OURS, {"Origin": "ftp://play.example.org"}, False),
        (OURS, {"Origin": OURS + ":8443"}, False),
        (OURS, {"Origin": "HERE"}, False),
    ],
)
async def test_another_sites_page_cannot_act_for_its_visitors(
    origin: str, headers: dict[str, str], is_welcome: bool, tmp_path: Path
) -> None:
    async with open_house(tmp_path, origin=origin) as house:
        ann = house.guest("Ann")
        sent = {key: value.replace("HERE", house.address) for key, value in headers.items()}
        if origin:
            sent["Host"] = "play.example.org"
            sent["Cookie"] = "__Host-hideout=" + "a" * 32
        home = {key: value for key, value in sent.items() if key in ("Host", "Cookie")}
        body = {"game": HUSTLE, "name": "Ann"}
        _, room = await ann.ask("POST", "/api/rooms", body, headers=home)
        path = f"/api/rooms/{room['code']}/"
        status, answer = await ann.ask("POST", path + "fill", headers=sent)
        assert (status == 200) == is_welcome, answer
        if is_welcome:
            url = house.address + path + "live"
            page = await ann.session.ws_connect(url, headers=sent)
            await page.close()
        else:
            assert answer["code"] == "origin"
            status, answer = await ann.ask("GET", path + "live", headers=sent)
            assert (status, answer["code"]) == (403, "origin")


@pytest.mark.parametrize(
    ("settings", "host", "is_ours"),
    [
        ({}, "localhost:8000", True),
        ({}, "192.168.1.7:8000", True),
        ({}, "[fe80::1]:8000", True),
        ({}, "kitchen-pc:8000", True),
        ({}, "kitchen.local", True),
        ({}, "evil.example", False),  # a name that was given our address
        ({}, "127.0.0.1.evil.example:8000", False),
        ({}, "[::1", False),
        ({"trust_proxy": True}, "play.example.org", True),
        ({"host": "play.example.org"}, "Play.Example.org:8000", True),
        ({"origin": OURS}, "play.example.org", True),
        ({"origin": OURS}, "play.example.org:443", True),
        ({"origin": OURS}, "play.example.org:8000", False),
        ({"origin": OURS}, "127.0.0.1", False),
        ({"origin": OURS, "trust_proxy": True}, "evil.example", False),
    ],
)
async def test_only_our_own_name_is_answered(
    settings: dict[str, Any], host: str, is_ours: bool, tmp_path: Path
) -> None:
    async with open_house(tmp_path, **settings) as house:
        ann = house.guest("Ann")
        for path in ("/api/games", "/", "/api/rooms/ZZZZZZ/live"):
            status, answer = await ann.ask("GET", path, headers={"Host": host})
            assert (status != 421) == is_ours, (path, answer)
        assert (await ann.ask("GET", "/healthz", headers={"Host": host}))[0] == 200


async def test_at_an_https_address_the_cookie_is_bound_to_it(tmp_path: Path) -> None:
    async with open_house(tmp_path, origin=OURS) as house, aiohttp.ClientSession() as session:
        headers = {"Host": "play.example.org", "Cookie": "hideout=" + "a" * 32}
        async with session.get(house.address + "/api/games", headers=headers) as answer:
            cookie = answer.headers["Set-Cookie"]
            assert cookie.startswith("__Host-hideout=")
            assert "a" * 32 not in cookie  # a neighbouring site may have planted it
            for part in ("Secure", "HttpOnly", "SameSite=Lax", "Path=/"):
                assert part in cookie
            assert "Domain" not in cookie
            assert answer.headers["Strict-Transport-Security"].startswith("max-age=")


async def test_every_answer_keeps_the_page_at_home(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house, aiohttp.ClientSession() as session:
        for path in ("/api/games", "/api/nowhere", "/healthz"):
            async with session.get(house.address + path) as answer:
                assert answer.headers["X-Content-Type-Options"] == "nosniff"
                assert "default-src 'self'" in answer.headers["Content-Security-Policy"]


def test_an_allowance_is_used_up_and_comes_back_with_time() -> None:
    time = FakeClock()
    allowance = Allowances(time, 3, 60_000)

    assert [allowance.take("a") for _ in range(5)] == [True, True, True, False, False]
    assert allowance.take("b") is True
    time.millis += 20_000
    assert [allowance.take("a") for _ in range(2)] == [True, False]


async def test_new_rooms_joins_and_wrong_codes_are_rationed(tmp_path: Path) -> None:
    async with open_house(tmp_path, rooms_per_minute=2) as house:
        ann = house.guest("Ann")
        body = {"game": HUSTLE, "name": "Ann"}
        await ann.opens(HUSTLE)
        await ann.opens(HUSTLE)
        assert await ann.refused("POST", "/api/rooms", body) == "too_fast"

        codes = [await ann.refused("GET", "/api/rooms/ZZZZZ") for _ in range(7)]
        assert codes == ["no_room"] * 6 + ["too_fast"]
        assert (await ann.get(f"/api/rooms/{ann.code}"))["code"] == ann.code
        house.time.millis += 60_000

        for n in range(10):
            await house.guest(f"Guest {n}").joins(ann.code)
        path = f"/api/rooms/{ann.code}/join"
        assert await ann.refused("POST", path, {"name": "X"}) == "too_fast"


async def test_behind_a_proxy_each_address_has_its_own_ration(tmp_path: Path) -> None:
    async with open_house(tmp_path, rooms_per_minute=1, trust_proxy=True) as house:
        ann = house.guest("Ann")
        body = {"game": HUSTLE, "name": "Ann"}
        statuses = []
        for address in ("10.0.0.1", "10.0.0.2", "10.0.0.1", "10.9.9.9, 10.0.0.1"):
            headers = {"X-Forwarded-For": address}
            status, _ = await ann.ask("POST", "/api/rooms", body, headers=headers)
            statuses.append(status)
        # What a client claims before the proxy adds its own word is not believed.
        assert statuses == [200, 200, 429, 429]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("[]", "malformed"),
        ('{"type":"dance"}', "malformed"),
        ('{"type":"act"}', "malformed"),
        ('{"type":"act","ref":1,"decision":"0.0","action":"roll","seat":1}', "malformed"),
        ('{"type":"act","ref":1,"decision":"0.0","action":7}', "malformed"),
        ('{"type":"act","ref":1,"decision":"0.0","action":"\\ud800"}', "malformed"),
        ('{"type":"act","ref":1,"decision":"0.0","action":"roll' + " " * 9000 + '"}', "too_big"),
        (b"\x00\x01", "malformed"),
    ],
)
async def test_what_is_no_command_is_refused_and_changes_nothing(
    sent: str | bytes, code: str, tmp_path: Path
) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        bob.forget()
        assert ann.socket is not None
        if isinstance(sent, bytes):
            await ann.socket.send_bytes(sent)
        else:
            await ann.socket.send_str(sent)
        await ann.sync()
        assert [m["code"] for m in ann.heard("refusal") if m["ref"] >= 0] == [code]
        await bob.sync()
        assert bob.bytes_heard == []


async def test_a_monstrous_message_closes_the_line_and_nothing_else(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        assert ann.socket is not None
        await ann.socket.send_str("x" * 100_000)
        assert ann.reader is not None
        await ann.reader
        assert ann.socket.close_code == 1009
        await ann.enters()
        await ann.acts("roll")
        await bob.sync()
        assert bob.frame["pending"] == [1]


async def test_a_page_that_says_too_much_is_slowed_down_then_closed(tmp_path: Path) -> None:
    async with open_house(tmp_path, messages_per_second=5) as house:
        ann = house.guest("Ann")
        await ann.opens(HUSTLE)
        url = f"{house.address}/api/rooms/{ann.code}/live"
        page = await ann.session.ws_connect(url)
        for _ in range(60):
            await page.send_str('{"type":"typing","channel":"table","on":true}')
        heard = [json.loads(message.data) async for message in page]
        codes = [message.get("code") for message in heard]
        assert codes.count("malformed") == 5  # it has not said hello
        assert codes.count("too_fast") == 50
        assert heard[-1] == {"type": "bye", "reason": "too_fast"}


async def test_one_person_has_only_so_many_pages_open(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        pages = []
        for _ in range(8):
            page = await ann.session.ws_connect(f"{house.address}/api/rooms/{ann.code}/live")
            await page.send_json({"type": "hello"})
            await page.receive_json()
            pages.append(page)
        await ann.until(lambda message: message["type"] == "bye")
        assert ann.heard("bye") == [{"type": "bye", "reason": "replaced"}]
        assert len(house.hub.room(ann.code).pages.open) == 8
        for page in pages:
            await page.close()


async def test_a_page_that_does_not_read_holds_up_nobody(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        mute = socket.socket()
        mute.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        mute.connect(("127.0.0.1", house.port))
        cookie = "; ".join(f"{c.key}={c.value}" for c in bob.session.cookie_jar)
        mute.sendall(
            f"GET /api/rooms/{ann.code}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        hello = b'{"type":"hello"}'
        mute.sendall(bytes([0x81, 0x80 | len(hello)]) + b"\0\0\0\0" + hello)
        pages = house.hub.room(ann.code).pages.open
        while len(pages) < 3:
            await asyncio.sleep(0.01)
        # Far more than any buffer holds, and nobody reads it.
        for _ in range(100):
            list(pages)[2].send(b"x" * 100_000)
            await ann.says("Are you there?")
            if len(pages) < 3:
                break
        assert len(pages) == 2  # the mute page was cut off
        assert (await ann.acts("roll"))["type"] == "accepted"
        mute.close()


async def until(claim: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not claim():
            await asyncio.sleep(0.01)


async def test_a_quiet_page_is_asked_whether_it_is_there_and_cut_off_if_it_is_not(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, _ = await begun(house, HUSTLE, ["Ann", "Bob"])
        page = next(iter(house.hub.room(ann.code).pages.open))
        pulse = Pulse(page)
        pulse.look()
        pulse.look()
        assert pulse.is_asked
        await until(lambda: page.is_heard)  # her browser answers by itself
        pulse.look()
        pulse.look()
        assert page in house.hub.room(ann.code).pages.open
        pulse.look()  # before anything could come back
        await until(lambda: page not in house.hub.room(ann.code).pages.open)
        assert len(house.hub.room(ann.code).pages.open) == 1


async def test_health_and_readiness(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = house.guest()
        assert await ann.ask("GET", "/healthz") == (200, "ok\n")
        assert await ann.ask("GET", "/readyz") == (200, "ready\n")
        house.hub.services.is_closing = True
        assert await ann.ask("GET", "/readyz") == (503, "closing\n")
        house.hub.services.is_closing = False
        let_write(house.store, False)
        await house.wait(1000)  # an answer holds for a second
        assert await ann.ask("GET", "/readyz") == (503, "the data cannot be written\n")
        let_write(house.store, True)
        await house.wait(1000)
        assert await ann.ask("GET", "/readyz") == (200, "ready\n")


async def test_metrics_and_logs_hold_no_secrets(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Annabella", "Bobolino"])
        await ann.acts("roll")
        await ann.acts("spin")
        await bob.says("xyzzy")
        text = (await Upkeep(house.hub).metrics(None)).text or ""  # type: ignore[arg-type]
        assert 'hideout_refusals_total{code="not_your_turn"}' in text
        assert "hideout_decisions_total" in text
        logs = "\n".join(JsonLines().format(record) for record in caplog.records)
        assert "started" in logs
        room = house.hub.room(ann.code).document
        cookies = [c.value for g in (ann, bob) for c in g.session.cookie_jar]
        for secret in (ann.code, "Annabella", "xyzzy", room.server_seed, *cookies):
            assert secret not in text
            assert secret not in logs
        for person in room.people:
            assert person not in text + logs


def test_a_log_line_is_json_with_what_the_caller_added() -> None:
    record = logging.makeLogRecord({"name": "hideout", "msg": "started", "levelname": "INFO"})
    record.table = "T1"

    line: dict[str, Any] = json.loads(JsonLines().format(record))

    assert line.pop("time")
    assert line == {"level": "info", "logger": "hideout", "event": "started", "table": "T1"}


async def test_an_unknown_address_and_a_wrong_method_are_problems_too(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = house.guest()
        assert await ann.refused("GET", "/api/nothing") == "no_page"
        assert await ann.refused("PUT", "/api/rooms") == "no_method"
        body = {"game": HUSTLE, "name": "x" * 300_000}
        assert await ann.refused("POST", "/api/rooms", body) == "too_big"
