"""People in a room: names and faces, who is away, sides, bots one by one, the next game."""

from pathlib import Path

import pytest

from hideout.games import GAMES
from tests.server.house import Guest, House, begun, open_house, seated, to_the_end

HUSTLE = "heist-hustle"
OCEANS = "oceans-heist"
QUICK = {"clock_seconds": 5}


def kinds(guest: Guest) -> list[str]:
    return [one["kind"] for one in guest.room["notices"]]


def names(guest: Guest) -> list[str]:
    return [chair["name"] for chair in guest.room["chairs"]]


def is_so(guest: Guest, claim: str) -> bool:
    """What the room says about the second chair."""
    return bool(guest.room["chairs"][1][claim])


async def refused(guest: Guest, what: str, body: object = None) -> str:
    return await guest.refused("POST", f"/api/rooms/{guest.code}/{what}", body)


# Names and faces


async def test_everybody_changes_name_and_face_while_they_wait(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await seated(house, HUSTLE, ["Ann", "Bob"])
        await ann.in_room("me", {"name": " Queen  of Hearts ", "avatar": "top-hat"})
        await bob.sync()
        assert bob.room["chairs"][0]["name"] == "Queen of Hearts"
        assert bob.room["chairs"][0]["avatar"] == "top-hat"

        await bob.in_room("me", {"name": "Queen of Hearts", "avatar": "<script>"})
        await ann.sync()
        assert ann.room["chairs"][1]["name"] == "Queen of Hearts 2"
        assert ann.room["chairs"][1]["avatar"] == ""
        assert await refused(bob, "me", {"name": " \u200b "}) == "bad_name"
        stranger = house.guest("Zed")
        assert (
            await stranger.refused("POST", f"/api/rooms/{ann.code}/me", {"name": "X"}) == "not_here"
        )


async def test_a_new_name_waits_for_the_end_of_a_game(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"], QUICK)
        await bob.in_room("me", {"name": "I hold the crowbar", "avatar": "wolf"})
        await ann.sync()
        assert names(ann) == ["Ann", "Bob"], "a name would speak to those who play"
        assert ann.room["chairs"][1]["avatar"] == ""
        await to_the_end(house, ann)
        await ann.sync()
        assert names(ann) == ["Ann", "I hold the crowbar"]
        assert ann.room["chairs"][1]["avatar"] == "wolf"


# Who is away


async def test_the_table_is_told_who_is_away_and_who_is_back(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"], {"clock_seconds": 120})
        await bob.leaves()
        await house.wait(2_000)
        await bob.enters()  # only a page loaded again
        await ann.sync()
        assert kinds(ann) == []

        await bob.leaves()
        await house.wait(5_000)
        await ann.sync()
        assert kinds(ann) == ["away"]
        await bob.enters()
        await ann.sync()
        assert kinds(ann) == ["away", "back"]


async def test_the_host_lets_a_bot_play_for_somebody_who_is_away(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, cy = await begun(house, HUSTLE, ["Ann", "Bob", "Cy"], {"clock_seconds": 120})
        zed = house.guest("Zed")
        await zed.joins(ann.code, watch=True)
        assert await refused(ann, "stand-in", {"chair": 1}) == "not_away"
        assert await refused(ann, "stand-in", {"chair": 9}) == "no_chair"
        await bob.leaves()
        assert await refused(zed, "stand-in", {"chair": 1}) == "no_seat"

        await ann.in_room("stand-in", {"chair": 1})
        await ann.sync()
        assert is_so(ann, "stand_in")
        assert kinds(ann)[-1] == "stand_in"
        assert await refused(ann, "stand-in", {"chair": 1}) == "stand_in"
        assert ann.frame["viewer"] == 0, "nobody looks through the absent one's eyes"

        await bob.enters()
        await ann.sync()
        assert not is_so(ann, "stand_in")
        assert bob.frame["viewer"] == 1
        await cy.sync()
        assert kinds(cy)[-1] == "back"


async def test_others_let_a_bot_play_if_all_of_them_want_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, cy = await begun(house, HUSTLE, ["Ann", "Bob", "Cy"], {"clock_seconds": 120})
        await bob.leaves()
        await cy.in_room("stand-in", {"chair": 1})
        await ann.sync()
        assert ann.room["chairs"][1]["bot_wishes"] == [cy.room["you"]]
        assert ann.room["chairs"][1]["stand_in"] is False

        await bob.enters()  # a wish about somebody who is back is none
        await bob.leaves()
        await ann.sync()
        assert ann.room["chairs"][1]["bot_wishes"] == []

        await cy.in_room("stand-in", {"chair": 1})
        await ann.in_room("host", {"person": cy.room["you"]})
        await ann.sync()
        assert kinds(ann)[-1] == "host"  # nobody becomes the host unseen
        await ann.in_room("stand-in", {"chair": 1})
        await cy.sync()
        assert cy.room["chairs"][1]["stand_in"] is True


async def test_where_the_rules_know_no_stand_in_nobody_asks_for_one(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        people = ["Ann", "Bob", "Cy", "Dee", "Eve"]
        ann, bob, *_ = await begun(house, "bank-heist", people, {"bot_takeover": "off"})
        await bob.leaves()
        assert await refused(ann, "stand-in", {"chair": 1}) == "no_stand_in"


# Bots, one by one


async def test_bots_are_added_changed_and_removed_one_by_one(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await seated(house, HUSTLE, ["Ann", "Bob"])
        for _ in range(ann.room["most"] - 2):
            await ann.in_room("bots", {"level": "random"})
        assert await refused(ann, "bots", {"level": "random"}) == "full"
        await ann.in_room("chairs/level", {"chair": 2, "level": "heuristic+greedy"})
        await ann.in_room("chairs/remove", {"chair": 3})
        await bob.sync()
        assert bob.room["chairs"][2]["level"] == "heuristic+greedy"
        assert len(bob.room["chairs"]) == bob.room["most"] - 1

        assert await refused(bob, "chairs/level", {"chair": 2, "level": "random"}) == "not_host"
        assert await refused(ann, "chairs/level", {"chair": 1, "level": "random"}) == "no_chair"
        assert await refused(ann, "chairs/level", {"chair": 2, "level": "genius"}) == "no_bot"
        await ann.in_room("start")
        await ann.sync()
        (table,) = house.tables.values()
        assert table.document.levels[2] == "heuristic+greedy", "what was shown sits down"
        assert await refused(ann, "chairs/level", {"chair": 2, "level": "random"}) == "playing"


# Sides


@pytest.mark.parametrize(("seats", "odd"), [(4, "crew"), (5, "crew"), (5, "staff")])
def test_a_game_for_teams_says_who_is_on_which_side(seats: int, odd: str) -> None:
    game = GAMES[OCEANS]
    state = game.new(seats, 1, {"odd_player": odd})
    result = game.sides(seats, {"odd_player": odd})
    assert result == [("crew", "staff")[state.side(seat)] for seat in range(seats)]


async def test_people_choose_their_side_and_sit_there(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, cy = await seated(house, OCEANS, ["Ann", "Bob", "Cy"])
        assert ann.room["sides"] == ["crew", "staff"]
        assert await refused(ann, "side", {"side": "police"}) == "no_side"
        for guest in (ann, bob, cy):
            await guest.in_room("side", {"side": "staff"})
        await ann.sync()
        assert ann.room["short"] == 3, "three of the staff need a crew of three"
        assert await refused(ann, "start") == "sides"

        await ann.in_room("fill")
        await ann.in_room("start")
        await ann.sync()
        (table,) = house.tables.values()
        seats = {person: seat for seat, person in enumerate(table.document.persons) if person}
        sides = GAMES[OCEANS].sides(len(table.document.persons), table.document.options)
        assert [sides[seats[guest.room["you"]]] for guest in (ann, bob, cy)] == ["staff"] * 3


async def test_a_side_holds_only_so_many(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        guests = await seated(house, OCEANS, [f"G{n}" for n in range(7)])
        for guest in guests[:5]:
            await guest.in_room("side", {"side": "crew"})
        assert await refused(guests[5], "side", {"side": "crew"}) == "full"
        await guests[0].in_room("side", {"side": ""})
        await guests[5].in_room("side", {"side": "crew"})
        await guests[0].in_room("settings", {"game": HUSTLE})
        await guests[0].sync()
        assert guests[0].room["sides"] == []
        assert {chair["side"] for chair in guests[0].room["chairs"]} == {""}


# The next game, and the score of the evening


async def over(house: House, people: list[str]) -> list[Guest]:
    guests = await begun(house, HUSTLE, people, QUICK)
    await to_the_end(house, guests[0])
    for guest in guests:
        await guest.sync()
    return guests


async def test_everybody_is_asked_to_the_next_game(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, cy = await over(house, ["Ann", "Bob", "Cy"])
        assert await refused(bob, "again", {}) == "not_host"
        assert await refused(bob, "again/answer", {"yes": True}) == "no_call"
        await ann.in_room("again", {"game": "heat"})
        await bob.sync()
        call = bob.room["call"]
        assert (call["name"], bob.room["game"], call["deals_at"]) == ("Ann", "heat", None)

        await bob.in_room("again/answer", {"yes": True})
        await house.wait(60_000)
        assert not ann.room["playing"], "nobody is pulled into a game"
        await cy.in_room("again/answer", {"yes": False})
        await ann.sync()
        assert ann.room["call"]["deals_at"] == house.time.millis + 5_000
        await house.wait(5_000)
        await ann.sync()
        assert ann.room["playing"]
        assert ann.room["call"] is None
        assert names(ann)[:2] == ["Ann", "Bob"]
        assert "Cy" not in names(ann)
        assert cy.frame["viewer"] == -1


async def test_a_host_need_not_wait_for_ever(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await over(house, ["Ann", "Bob"])
        await ann.in_room("again", {})
        assert await refused(bob, "again/deal") == "not_host"
        await ann.in_room("again/cancel")
        await bob.sync()
        assert bob.room["call"] is None
        await ann.in_room("again", {})
        await ann.in_room("again/deal")
        await house.wait(4_000)
        assert not ann.room["playing"]
        await house.wait(1_000)
        await ann.sync()
        assert ann.room["playing"]
        assert names(ann) == ["Ann", "Bob"]


async def test_a_call_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await over(house, ["Ann", "Bob"])
        await ann.in_room("again", {})
        await bob.in_room("again/answer", {"yes": True})
        await house.restart()
        await ann.enters()
        await house.wait(5_000)
        await ann.sync()
        assert ann.room["playing"]


async def test_alone_the_next_game_begins_at_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await over_with_bots(house)
        await ann.in_room("again", {})
        await ann.sync()
        assert ann.room["playing"]
        assert ann.room["call"] is None


async def over_with_bots(house: House) -> list[Guest]:
    guests = await begun(house, HUSTLE, ["Ann"], QUICK, bots=1)
    await to_the_end(house, guests[0])
    return guests


async def test_the_score_of_the_evening_is_kept(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await over(house, ["Ann", "Bob"])
        winners = ann.frame["result"]["winners"]
        score = {one["name"]: (one["games"], one["won"]) for one in ann.room["score"]}
        assert score == {"Ann": (1, int(0 in winners)), "Bob": (1, int(1 in winners))}
        await bob.in_room("me", {"name": "Bobby"})
        await house.restart()
        await ann.enters()
        assert {one["name"] for one in ann.room["score"]} == {"Ann", "Bobby"}
        assert all(one["games"] == 1 for one in ann.room["score"])


# Only the screen


async def test_a_device_can_be_only_the_screen(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        tv, ann, bob = house.guest("TV"), house.guest("Ann"), house.guest("Bob")
        await tv.opens(HUSTLE)
        await tv.in_room("screen")
        await tv.enters(screen=True)
        assert (tv.room["chairs"], tv.room["same_room"]) == ([], True)
        for guest in (ann, bob):
            await guest.joins(tv.code)
            await guest.enters()
        await ann.sync()
        assert ann.room["host"] == ann.room["you"], "the first phone is the host"
        assert ann.room["screen"] == tv.room["you"]

        await tv.in_room("start")
        await tv.sync()
        assert tv.frame["viewer"] == -1
        await tv.in_room("pause")
        assert await refused(tv, "kick", {"person": bob.room["you"]}) == "not_host"
        assert await refused(tv, "settings", {"locked": True}) == "not_host"
        assert await refused(bob, "pause") == "not_host"
        await tv.in_room("resume")
        await ann.leaves()
        await house.wait(60_000)
        await bob.sync()
        assert bob.room["host"] == bob.room["you"], "a screen is nobody's host"
