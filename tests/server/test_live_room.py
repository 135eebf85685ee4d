"""One object owns a live room; what becomes of it when it is closed, handed over, or lost."""

import asyncio
from pathlib import Path
from types import NoneType

import pytest

from hideout.server.house.refusal import Refused
from hideout.server.rooms.hub import Hub
from hideout.server.rooms.services import Services
from hideout.server.store.interface import DECIDED, Change, Fenced
from hideout.server.store.sqlite import SqliteStore
from tests.server.house import Guest, House, begun, open_house

HUSTLE = "heist-hustle"


async def test_closing_a_room_is_one_call_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        await ann.acts("roll")
        room = house.hub.room(ann.code)
        table = room.live_table()
        room.drop(room.pages.everybody(), "replaced")
        await house.settle()
        assert house.running_timers() > 1

        room.close()
        assert house.hub.rooms == {}
        assert house.hub.services.by_address == {}
        assert table.is_closed
        assert not room.at_table
        assert house.running_timers() == 1, "only tomorrow's sweep"

        await bob.enters()
        assert house.hub.room(ann.code) is not room
        assert bob.frame["version"] == table.log.count(bob.seat)


def neighbour(house: House) -> Hub:
    """Another server's rooms, on the same store."""
    return Hub(Services(house.store, house.settings, house.time))


def goodbyes(guest: Guest) -> list[str]:
    return [message["reason"] for message in guest.heard("bye")]


async def test_a_room_that_is_lost_drops_itself_and_is_loaded_anew(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        room = house.hub.room(ann.code)
        other = neighbour(house)
        theirs = other.room(ann.code)
        table = theirs.live_table()
        await theirs.play(table, ann.seat, table.parse("roll"), table.token(ann.seat))

        # Our copy is behind and cannot change anything: not the game, not the room.
        token = ann.frame["decision"]
        await ann.send({"type": "act", "ref": 1, "decision": token, "action": "roll"})
        await ann.until(lambda message: message["type"] == "bye")
        await house.settle()
        assert (goodbyes(ann), goodbyes(bob)) == (["moved"], ["moved"])
        assert room.is_closed
        assert house.hub.rooms == {}
        assert len(house.store.decisions(table.document.id)) == 1

        # Who comes again finds the game as the other left it, and the other has lost it.
        await ann.enters()
        assert ann.frame["version"] == table.log.count(ann.seat)
        with pytest.raises(Refused, match="put in order"):
            await theirs.change(lambda document: None)
        assert theirs.is_closed
        assert other.rooms == {}
        await ann.in_room("settings", {"same_room": True})


async def test_a_lost_room_does_not_change_a_document(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await begun(house, HUSTLE, ["Ann"], bots=1)
        theirs = neighbour(house).room(ann.code)
        stored = house.store.room(ann.code)
        path = f"/api/rooms/{ann.code}/settings"
        assert await ann.refused("POST", path, {"same_room": True}) == "closed"
        assert house.store.room(ann.code) == stored
        assert not theirs.is_closed


async def test_a_room_is_handed_over_whole_and_its_pages_come_again(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        await ann.acts("roll")
        await house.wait(3_000)
        room = house.hub.room(ann.code)
        table = room.live_table()
        before = table.picture().core(ann.seat, table.token(ann.seat)).whole()
        if house.hub.watch is not None:  # as in a closing house: it would take the room back
            house.hub.watch.stop()
        await room.hand_over()
        await house.settle()
        assert (goodbyes(ann), goodbyes(bob)) == (["moved"], ["moved"])
        assert house.hub.rooms == {}
        assert house.running_timers() == 1, "only tomorrow's sweep"
        with pytest.raises(Refused, match="put in order"):
            await room.change(lambda document: None)

        taken = neighbour(house).room(ann.code).live_table()
        assert taken.picture().core(ann.seat, taken.token(ann.seat)).whole() == before


def decided(table: str, step: int) -> Change:
    return DECIDED, (table, step, 0, "roll", 0)


async def test_an_append_with_an_old_fence_is_refused_and_costs_nobody_else(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    old, other = store.own("BCDFGH"), store.own("JKMNPR")
    await store.write([decided("a", 0)], old)
    new = store.own("BCDFGH")
    writes = [
        store.write([decided("a", 1)], old),
        store.write([decided("b", 0)], other),
        store.write([decided("a", 1), decided("a", 2)], new),
    ]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(result) for result in results] == [Fenced, NoneType, NoneType]
    assert (store.steps("a"), store.steps("b")) == (3, 1)
    store.disown(old)  # which says nothing any more
    await store.write([decided("a", 3)], new)
    store.disown(new)
    with pytest.raises(Fenced):
        await store.write([decided("a", 4)], new)
    store.close()
