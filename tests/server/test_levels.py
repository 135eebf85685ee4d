"""The level that a host picks is the one that sits down, whichever way a bot gets its seat."""

from pathlib import Path

from hideout.bots import usual_rung
from hideout.games import GAMES
from tests.server.house import Guest, House, open_house, seated, to_the_end

MILLIONS = "millions-of-dollars"


def levels_seated(house: House, guest: Guest) -> list[str]:
    """By seat, as the table plays them; people's own are those of whoever would stand in."""
    return house.hub.room(guest.code).live_table().document.levels


async def test_one_by_one_and_changed(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await seated(house, MILLIONS, ["Ann"])
        for level in ("first-night", "sharp", "shark+liar"):
            await ann.in_room("bots", {"level": level})
        await ann.in_room("chairs/level", {"chair": 2, "level": "regular"})
        await ann.in_room("start")

        assert levels_seated(house, ann)[1:] == ["first-night", "regular", "shark+liar"]
        bots = house.hub.room(ann.code).bots
        table = house.hub.room(ann.code).live_table()
        made = [bots.seated_bot(table, seat).player.bot for seat in (1, 2, 3)]
        assert [type(bot).__name__ for bot in made] == [
            "MillionsNovice", "MillionsBot", "MillionsShark",
        ]  # fmt: skip
        assert made[2].manner.lies == 1.0


async def test_the_big_button_fills_up_with_what_sits_there_or_with_the_usual_level(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        for game in sorted(GAMES):
            (ann,) = await seated(house, game, ["Ann"])
            await ann.in_room("fill")
            await ann.sync()
            bots = [chair["level"] for chair in ann.room["chairs"] if chair["kind"] == "bot"]
            assert set(bots) == {usual_rung(game)}
            (bob,) = await seated(house, game, ["Bob"])
            await bob.in_room("bots", {"level": "first-night+greedy"})
            await bob.in_room("fill")
            await bob.sync()
            bots = [chair["level"] for chair in bob.room["chairs"] if chair["kind"] == "bot"]
            assert set(bots) == {"first-night+greedy"}


async def test_again_and_in_another_game(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await seated(house, "heist-hustle", ["Ann"])
        await ann.in_room("bots", {"level": "first-night"})
        await ann.in_room("bots", {"level": "sharp+greedy"})
        await ann.in_room("start")
        await ann.sync()
        await to_the_end(house, ann)
        await ann.in_room("again", {})
        await ann.sync()
        assert levels_seated(house, ann)[1:] == ["first-night", "sharp+greedy"]
        await to_the_end(house, ann)
        await ann.in_room("again", {"game": "heat"})
        await ann.sync()
        assert ann.frame["view"]["phase"] == "draft"
        assert levels_seated(house, ann)[1:] == ["first-night", "sharp+greedy"]


async def test_whoever_stands_in_is_as_good_as_the_bots_that_the_host_picked(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, _ = await seated(house, MILLIONS, ["Ann", "Bob", "Cy"])
        await ann.in_room("bots", {"level": "first-night"})
        await ann.in_room("start")
        assert levels_seated(house, ann) == ["first-night"] * 4
        await ann.in_room("kick", {"person": bob.room["you"]})
        await ann.sync()
        assert ann.room["chairs"][1]["level"] == "first-night"


async def test_without_bots_the_usual_one_stands_in_and_plays_the_deal_of_the_day(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, _, _ = await seated(house, MILLIONS, ["Ann", "Bob", "Cy"])
        await ann.in_room("start")
        assert levels_seated(house, ann) == [usual_rung(MILLIONS)] * 3
        dee = house.guest("Dee")
        dee.code = (await dee.post("/api/daily/heat", {"name": "Dee"}))["code"]
        await dee.enters()
        bots = [chair["level"] for chair in dee.room["chairs"] if chair["kind"] == "bot"]
        assert set(bots) == {usual_rung("heat")}
