"""One object owns a live room: what becomes of it when it is closed."""

from pathlib import Path

from tests.server.house import begun, open_house

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
        assert room.at_table == set()
        assert house.running_timers() == 1, "only tomorrow's sweep"

        await bob.enters()
        assert house.hub.room(ann.code) is not room
        assert bob.frame["version"] == table.log.count(bob.seat)
