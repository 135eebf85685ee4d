"""Several servers of one house: a room is one server's, and every server leads to it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bench.chaos.services import free_port
from hideout.server.house import fairness
from hideout.server.store.interface import Store
from hideout.server.store.postgres import MISSED, PostgresStore
from hideout.server.web.relay import ADDRESS, TOKEN
from tests.server.house import Guest, House, Secrets, begun, seated
from tests.server.live_bots import LiveBot, new_bot, stream
from tests.server.postgres import LONG, url_for

HUSTLE = "heist-hustle"
PATIENCE = 120  # seconds
SILENT = (
    "UPDATE nodes SET until = clock_timestamp() + make_interval(secs => $2)"
    " WHERE id = $1 RETURNING 1"
)
OVERDUE = "UPDATE nodes SET until = clock_timestamp() WHERE id = $1 RETURNING 1"


class Member(House):
    """One server of several."""

    def __init__(self, folder: Path, lease: float = LONG, **settings: Any) -> None:
        port = free_port()
        self.lease = lease
        super().__init__(folder, port=port, peer=f"http://127.0.0.1:{port}", **settings)

    def open_store(self) -> Store:
        return PostgresStore(url_for(self.folder), self.settings.peer, self.lease)

    async def die(self) -> None:
        """Fall silent for good, with every line cut; nothing is said or stored any more."""
        watch = self.hub.watch
        assert watch is not None
        watch.stop()
        self.store.connections.is_away = self.store.connections.is_closing = True
        self.store.connections.loop.call_soon_threadsafe(self.store.connections.drop_writer)
        for caller in list(self.listener.callers.values()):
            caller.cut()
        self.listener.close()


@asynccontextmanager
async def open_members(folder: Path, count: int = 2, **more: Any) -> AsyncIterator[list[Member]]:
    members = [Member(folder, **more) for _ in range(count)]
    try:
        with patch.object(fairness, "new_secret", Secrets()):
            for member in members:
                await member.open()
            yield members
    finally:
        for member in members:
            await member.see_off()
        for member in members:
            await member.shut()


async def comes_by(member: Member, guest: Guest) -> None:
    if guest.socket is not None:
        await guest.socket.close()
    guest.house = member
    await guest.enters()


async def until(claim: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not claim():
            await asyncio.sleep(0.02)


async def is_believed_dead(silent: Member, by: Member, claim: Any) -> None:
    """Until something is so: the lease of whoever is silent has run out, at any pace."""

    def is_so() -> Any:
        by.store.rows(OVERDUE, silent.store.node)
        return claim()

    await until(is_so)


def has_table(member: Member, code: str) -> bool:
    return code in member.hub.rooms and member.hub.rooms[code].table is not None


async def test_any_server_serves_any_page(tmp_path: Path) -> None:
    async with open_members(tmp_path) as (a, b):
        ann, bob = await begun(a, HUSTLE, ["Ann", "Bob"])
        await comes_by(b, bob)
        assert set(a.hub.rooms) == {ann.code}
        assert b.hub.rooms == {}
        assert (await ann.acts("roll"))["type"] == "accepted"
        await bob.sync()
        assert len(bob.frame["view"]["start_rolls"]) == 1
        assert (await bob.acts("roll"))["type"] == "accepted"
        await ann.sync()
        assert ann.frame["version"] == bob.frame["version"]
        assert (await bob.says("hello"))["type"] == "accepted"
        assert (await ann.until(lambda m: m["type"] == "said"))["text"] == "hello"
        # Requests, too: their status and their sentence.
        assert (await bob.get(f"/api/rooms/{ann.code}"))["you"] == bob.room["you"]
        assert await bob.refused("POST", f"/api/rooms/{ann.code}/fill") == "not_host"
        await bob.leaves()
        await until(lambda: len(a.hub.rooms[ann.code].pages.open) == 1)


async def invited_at(a: Member, b: Member) -> tuple[Guest, LiveBot]:
    """A bot with a room's token, whose host is at the server that owns the room, and it not."""
    (ann,) = await seated(a, HUSTLE, ["Ann"])
    bot = await new_bot(a, ann)
    bot.house = b
    return ann, bot


async def test_a_bots_stream_leads_to_its_room_from_any_server(tmp_path: Path) -> None:
    async with open_members(tmp_path) as (a, b):
        ann, bot = await invited_at(a, b)
        async with stream(bot) as line:
            await line.until(lambda e: e["type"] == "invitation")
            await bot.in_mine("accept")
            await ann.in_room("start")
            frame = await line.until(lambda e: e["type"] == "frame")
            assert frame["viewer"] == 1
            last = line.events[-1]["seq"]
        assert b.hub.rooms == {}
        async with stream(bot, last) as line:
            hello = await line.until(lambda e: e["type"] == "hello")
            assert hello["resumed"]
            await ann.in_room("programs/remove", {"person": bot.room["you"]})
            await line.until(lambda e: e["type"] == "bye")
            await line.end()


async def test_a_bot_that_is_passed_on_is_not_cut_for_its_silence(tmp_path: Path) -> None:
    async with open_members(tmp_path) as (a, b):
        _, bot = await invited_at(a, b)
        url = f"{b.address}/api/bot/live"
        async with stream(bot), bot.session.ws_connect(url, headers=bot.headers) as socket:
            await socket.send_json({"type": "hello"})
            assert (await socket.receive_json())["type"] == "hello"
            joined = [one.until for one in b.listener.callers.values() if one.far is not None]
            assert joined == [float("inf")] * 2


async def test_the_owner_knows_from_where_somebody_came_and_nobody_can_pretend(
    tmp_path: Path,
) -> None:
    async with open_members(tmp_path) as (a, b):
        ann, bob = await begun(a, HUSTLE, ["Ann", "Bob"])
        await comes_by(b, bob)
        pages = a.hub.rooms[ann.code].pages
        assert pages.by_address == {"127.0.0.1": 2}
        headers = {TOKEN: "guessed", ADDRESS: "203.0.113.9"}
        socket = await ann.session.ws_connect(
            f"{a.address}/api/rooms/{ann.code}/live", headers=headers
        )
        await until(lambda: sum(pages.by_address.values()) == 3)
        assert set(pages.by_address) == {"127.0.0.1"}
        await socket.close()


async def test_a_stranger_is_refused_at_any_server_as_at_the_owners(tmp_path: Path) -> None:
    async with open_members(tmp_path) as (a, b):
        ann, _ = await begun(a, HUSTLE, ["Ann", "Bob"])
        eve = b.guest("Eve")
        eve.code = ann.code
        assert await eve.refused("POST", f"/api/rooms/{ann.code}/start") == "not_here"
        with pytest.raises(Exception, match="403"):
            await eve.session.ws_connect(f"{b.address}/api/rooms/{ann.code}/live")
        assert await eve.refused("GET", "/api/rooms/ZZZZZZ") == "no_room"


async def test_somebody_is_the_same_person_at_every_server(tmp_path: Path) -> None:
    async with open_members(tmp_path) as (a, b):
        ann = a.guest("Ann")
        await ann.get("/api/games")
        ann.house = b
        await ann.get("/api/games")  # known here, too, before anything is stored
        ann.house = a
        room = await ann.opens(HUSTLE)
        ann.house = b
        assert (await ann.get(f"/api/rooms/{ann.code}"))["you"] == room["you"]


async def test_when_an_owner_dies_its_tables_go_on_elsewhere_as_they_were(tmp_path: Path) -> None:
    async with open_members(tmp_path) as (a, b):
        ann, bob = await begun(a, HUSTLE, ["Ann", "Bob"])
        await comes_by(b, bob)
        await ann.acts("roll")
        await bob.sync()
        table = bob.frame["table"]
        seats = bob.frame["view"]["start_rolls"]
        await a.die()
        await until(lambda: not bob.is_connected())
        await is_believed_dead(a, b, lambda: has_table(b, ann.code))
        await comes_by(b, bob)
        await comes_by(b, ann)
        assert bob.frame["table"] == table
        assert bob.frame["view"]["start_rolls"] == seats
        assert [clock["name"] for clock in bob.frame["clocks"]] == ["time-up"]
        assert (await bob.acts("roll"))["type"] == "accepted"
        assert b.store.steps(table) == 2


async def test_a_request_waits_for_a_room_whose_owner_died(tmp_path: Path) -> None:
    async with open_members(tmp_path) as (a, b):
        ann = a.guest("Ann")
        await ann.opens(HUSTLE)
        bob = b.guest("Bob")
        assert (await bob.get(f"/api/rooms/{ann.code}"))["game"] == HUSTLE
        await a.die()
        joining = asyncio.create_task(bob.joins(ann.code))
        await is_believed_dead(a, b, joining.done)
        await joining  # one sentence less to read: it just takes a little longer
        assert [chair["name"] for chair in bob.room["chairs"]] == ["Ann", "Bob"]


@pytest.mark.parametrize("how", ["request", "socket"])
async def test_who_is_silent_and_refuses_connections_is_not_waited_for(
    how: str, tmp_path: Path
) -> None:
    """Nobody ends its lease here, which is a minute's, but whoever finds nobody listening."""
    async with open_members(tmp_path) as (a, b):
        ann, bob = await begun(a, HUSTLE, ["Ann", "Bob"])
        await comes_by(b, bob)
        await a.die()
        b.store.rows(SILENT, a.store.node, LONG - MISSED)
        if how == "request":
            assert (await bob.get(f"/api/rooms/{ann.code}"))["you"] == bob.room["you"]
        else:
            await comes_by(b, bob)
        assert set(b.hub.rooms) == {ann.code}


async def test_a_server_that_is_stopped_hands_its_rooms_over(tmp_path: Path) -> None:
    async with open_members(tmp_path) as (a, b):
        ann, bob = await begun(a, HUSTLE, ["Ann", "Bob"])
        await comes_by(b, bob)
        await ann.acts("roll")
        await bob.sync()
        clocks = bob.frame["clocks"]
        await a.shut()
        assert [m["reason"] for m in bob.heard("bye")] == ["moved"]
        for guest in (ann, bob):
            await comes_by(b, guest)
        assert bob.frame["clocks"] == clocks, "to the millisecond"
        assert (await bob.acts("roll"))["type"] == "accepted"


async def test_a_server_that_was_believed_dead_lets_go(tmp_path: Path) -> None:
    """SIGSTOP, a long pause, a cut line: whatever it was, it changes nothing when it is back."""
    async with open_members(tmp_path) as (a, b):
        ann, bob = await begun(a, HUSTLE, ["Ann", "Bob"])
        stale = a.hub.rooms[ann.code]
        assert a.hub.watch is not None
        a.hub.watch.stop()
        await is_believed_dead(a, b, lambda: has_table(b, ann.code))
        await comes_by(b, bob)
        # Still believing itself the owner, it can neither decide nor change the room ...
        token = ann.frame["decision"]
        await ann.send({"type": "act", "ref": 1, "decision": token, "action": "roll"})
        assert (await ann.until(lambda m: m["type"] == "bye"))["reason"] == "moved"
        assert stale.is_closed
        await comes_by(a, ann)  # ... and passes on what is asked of it.
        assert a.hub.rooms == {}
        assert (await ann.acts("roll"))["type"] == "accepted"
        await bob.sync()
        assert len(bob.frame["view"]["start_rolls"]) == 1


async def test_a_late_beat_drops_what_others_have(tmp_path: Path) -> None:
    async with open_members(tmp_path) as (a, b):
        ann, _ = await begun(a, HUSTLE, ["Ann", "Bob"])
        assert a.hub.watch is not None
        a.hub.watch.stop()
        await is_believed_dead(a, b, lambda: ann.code in b.hub.rooms)
        await a.hub.watch._beat()
        assert a.hub.rooms == {}
        assert (await ann.until(lambda m: m["type"] == "bye"))["reason"] == "moved"
