"""Pages that send too much, and people who were sent away: what they cost is theirs to pay."""

import asyncio
import difflib
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

import aiohttp
import pytest

from hideout.engine.notation import BadNotation
from hideout.games import GAMES
from hideout.server.rooms.talk import RETOLD
from hideout.server.wire.connections import Connection, pack
from hideout.server.wire.messages import Bye
from tests.server.house import PATIENCE, Guest, House, begun, open_house, seated

HUSTLE = "heist-hustle"
MILLIONS = "millions-of-dollars"
NONSENSE = {"type": "act", "ref": 7, "decision": "x", "action": "whisqer q2-2 1669"}


@contextmanager
def comparisons() -> Iterator[list[str]]:
    """The texts that are held against each other while this lasts."""
    compared: list[str] = []
    usual = difflib.SequenceMatcher.set_seq1

    def counted(matcher: Any, text: Any) -> None:
        compared.append(text)
        usual(matcher, text)

    with patch.object(difflib.SequenceMatcher, "set_seq1", counted):
        yield compared


@pytest.mark.parametrize("game", GAMES)
def test_a_text_that_is_no_action_is_compared_with_few_others(game: str) -> None:
    notation = GAMES[game].notation
    for action in GAMES[game].vocabulary.actions[::50]:
        with comparisons() as compared, pytest.raises(BadNotation):
            notation.parse(notation.text(action) + "qx zz")
        assert len(compared) < 250
    with comparisons() as compared, pytest.raises(BadNotation) as refused:
        notation.parse("x" * 8000)
    assert compared == []
    assert len(str(refused.value)) < 1000


async def test_an_answer_to_another_decision_is_refused_before_it_is_read(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, _, _ = await begun(house, MILLIONS, ["Ann", "Bob", "Cy"])
        with comparisons() as compared:
            assert (await ann.answer(NONSENSE))["code"] == "stale"
            assert compared == []
            assert (await ann.acts("whisqer"))["code"] == "malformed"
            assert compared != []


async def test_what_one_page_has_sent_at_once_does_not_hold_up_another(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        assert ann.socket is not None
        ann.forget()
        for _ in range(400):
            await ann.send({"type": "act", "ref": 7, "decision": "0.0", "action": "nonsense"})
        await bob.sync()
        assert len(ann.inbox) < 400
        await ann.sync()
        assert len([m for m in ann.inbox if m.get("ref") == 7]) == 400


async def test_a_hello_said_again_is_news_to_that_page_alone_and_dear(tmp_path: Path) -> None:
    async with open_house(tmp_path, messages_per_second=100) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        await ann.says("hello there")
        for guest in (ann, bob):
            await guest.sync()
            guest.forget()
        for _ in range(20):
            await ann.send({"type": "hello", "table": "", "heard": 0})
        await ann.until(lambda m: len(ann.heard("frame") + ann.heard("refusal")) == 20)
        await bob.sync()
        assert 1 <= len(ann.heard("room")) == len(ann.heard("frame")) <= 10
        assert {message["code"] for message in ann.heard("refusal")} == {"too_fast"}
        assert ann.heard("said") == []
        assert bob.heard("room") == bob.heard("frame") == []


async def test_news_of_a_room_that_come_thick_and_fast_are_told_together(tmp_path: Path) -> None:
    async with open_house(tmp_path, news_millis=200) as house:
        ann, bob = await seated(house, HUSTLE, ["Ann", "Bob"])
        bob.forget()
        began = time.monotonic()
        for n in range(30):
            await ann.in_room("settings", {"options": {"clock_seconds": 10 + n}})
        await bob.until(lambda m: m.get("options") == {"clock_seconds": 39})
        passed = time.monotonic() - began
        assert len(bob.heard("room")) <= passed / 0.2 + 2


async def test_no_news_are_no_news(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await seated(house, HUSTLE, ["Ann", "Bob"])
        await ann.in_room("settings", {"pace": "fast"})
        await bob.sync()
        bob.forget()
        await ann.in_room("settings", {"pace": "fast"})
        await bob.sync()
        assert bob.heard("room") == []


def pages_of(house: House, guest: Guest) -> list[Connection]:
    return house.hub.room(guest.code).pages.of_person(guest.room["you"])


async def test_what_waits_for_one_page_is_bounded_as_it_is_queued(tmp_path: Path) -> None:
    async with open_house(tmp_path, page_kilobytes=500) as house:
        ann, bob = await seated(house, HUSTLE, ["Ann", "Bob"])
        (page,) = pages_of(house, ann)
        frame = pack(Bye(reason="x" * 90_000))
        for _ in range(5):
            page.send(frame)
        assert page.queued == 5 * len(frame)
        page.send(frame)
        assert page.is_gone
        assert page.outgoing == []
        assert page.waiting == 0
        assert page.backlog.bytes < 100_000
        await bob.until(lambda m: m["type"] == "room" and not m["chairs"][0]["connected"])


async def test_what_waits_for_all_pages_of_a_room_is_bounded(tmp_path: Path) -> None:
    async with open_house(tmp_path, page_kilobytes=500, room_kilobytes=600) as house:
        ann, bob, cy = await seated(house, HUSTLE, ["Ann", "Bob", "Cy"])
        pages = [pages_of(house, guest)[0] for guest in (ann, bob, cy)]
        for page, size in zip(pages, (120_000, 200_000, 120_000), strict=True):
            page.send(pack(Bye(reason="x" * 2 * size)))
        assert [page.is_gone for page in pages] == [False, True, False]


async def test_pages_are_counted_by_room_and_by_address(tmp_path: Path) -> None:
    async def opens_too_many(**settings: int) -> None:
        async with open_house(tmp_path / str(len(settings)), **settings) as house:
            ann = house.guest("Ann")
            await ann.opens(HUSTLE)
            url = f"/api/rooms/{ann.code}/live"
            pages = [await ann.session.ws_connect(house.address + url) for _ in range(3)]
            assert await ann.refused("GET", url) == "too_many_pages"
            for page in pages:
                await page.close()
            while house.hub.services.by_address:
                await house.settle()
            await ann.enters()
            assert house.hub.services.by_address == {"127.0.0.1": 1}

    await opens_too_many(pages_per_room=3)
    await opens_too_many(pages_per_address=3, hello_seconds=9)


async def test_a_page_that_comes_back_hears_the_last_of_the_talk(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        for n in range(RETOLD + 10):
            await ann.send({"type": "say", "ref": 1, "channel": "table", "text": f"line {n}"})
        await ann.sync()
        await bob.leaves()
        bob.forget()
        await bob.enters()
        said = [line["text"] for line in bob.heard("said")]
        assert said == [f"line {n}" for n in range(10, RETOLD + 10)]


# Who was sent away


async def opened(house: House, guest: Guest) -> aiohttp.ClientWebSocketResponse:
    """A page that says nothing yet."""
    return await guest.session.ws_connect(f"{house.address}/api/rooms/{guest.code}/live")


async def heard_until_closed(page: aiohttp.ClientWebSocketResponse) -> list[Any]:
    async with asyncio.timeout(PATIENCE):
        return [json.loads(message.data) async for message in page]


@pytest.mark.parametrize("how", ["kick", "leave", "claim"])
async def test_a_page_opened_beforehand_does_not_outlast_its_person(
    how: str, tmp_path: Path
) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await seated(house, HUSTLE, ["Ann", "Bob"])
        waiting = await opened(house, bob)
        if how == "kick":
            await ann.in_room("kick", {"person": bob.room["you"]})
        elif how == "leave":
            await bob.in_room("leave")
        else:
            await bob.leaves()
            await house.wait(house.settings.away_seconds * 1000)
            waiting = await opened(house, bob)
            link = await ann.in_room("reissue", {"chair": 1})
            cy = house.guest("Cy")
            cy.code = ann.code
            await cy.in_room("claim", {"token": link["token"]})
        with suppress(ConnectionError):
            await waiting.send_json({"type": "hello"})
        heard = await heard_until_closed(waiting)
        assert [message["type"] for message in heard] == ["bye"]


async def test_whoever_is_no_member_any_more_is_not_heard(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        entered, waiting = await opened(house, bob), await opened(house, bob)
        await entered.send_json({"type": "hello"})
        await entered.receive_json()
        # As if the news of it had not got round yet.
        house.hub.room(ann.code).document.banned.append(bob.room["you"])
        for page in (entered, waiting):
            await page.send_json({"type": "hello"})
            heard = await heard_until_closed(page)
            assert heard[-1] == {"type": "bye", "reason": "kicked"}
        assert [message["type"] for message in heard] == ["bye"]


async def test_a_page_that_never_says_hello_is_closed(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        silent = await opened(house, ann)
        await house.wait(10_000)
        assert await heard_until_closed(silent) == [{"type": "bye", "reason": "silent"}]
        assert ann.is_connected()


# What is not a command


@pytest.mark.parametrize("kind", ["too big", "binary", "ping", "deep"])
async def test_whatever_a_page_sends_is_counted(kind: str, tmp_path: Path) -> None:
    async def send(page: aiohttp.ClientWebSocketResponse) -> None:
        if kind == "too big":
            await page.send_str("x" * 60_000)
        elif kind == "binary":
            await page.send_bytes(b"x")
        elif kind == "ping":
            await page.ping()
        else:
            await page.send_str('{"type":"hello","table":' + "[" * 7000)

    async with open_house(tmp_path, messages_per_second=5) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        page = await opened(house, ann)
        with suppress(ConnectionError):
            for _ in range(70):
                await send(page)
        heard = await heard_until_closed(page)
        assert heard[-1] == {"type": "bye", "reason": "too_fast"}
        assert len(heard) <= 5 + 50 + 1


async def test_whoever_floods_the_house_is_not_read_any_more(tmp_path: Path) -> None:
    """To wait for a goodbye would be to read all that comes before it."""
    async with open_house(tmp_path, messages_per_second=5) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        page = await opened(house, ann)
        *_, connection = house.hub.rooms[ann.code].pages.everybody()
        transport = connection.transport
        assert transport is not None
        with suppress(ConnectionError):
            for _ in range(70):
                await page.send_json(NONSENSE)
        async with asyncio.timeout(PATIENCE):
            while not connection.is_gone:
                await asyncio.sleep(0)
        assert transport.is_closing()


async def test_all_pages_of_one_address_share_an_allowance(tmp_path: Path) -> None:
    async with open_house(tmp_path, messages_per_second=10) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        refused = 0
        for _ in range(20):
            page = await opened(house, ann)
            for _ in range(8):
                await page.send_json(NONSENSE)
            for _ in range(8):
                answer = await page.receive_json()
                refused += answer["code"] == "too_fast"
            await page.close()
        assert refused >= 20 * 8 - 10 * 10
