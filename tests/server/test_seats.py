"""Seats change hands in the open: nobody comes to see a hand behind the table's back."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Guest, House, begun, open_house, to_the_end

HUSTLE = "heist-hustle"
BANK = "bank-heist"
OCEANS = "oceans-heist"
FIVE = ["Ann", "Bob", "Cy", "Dee", "Eve"]


async def watcher(house: House, host: Guest, name: str) -> Guest:
    guest = house.guest(name)
    await guest.joins(host.code, watch=True)
    await guest.enters()
    return guest


def kinds(guest: Guest) -> list[str]:
    return [one["kind"] for one in guest.room["notices"]]


async def agree(people: list[Guest], about: Guest) -> None:
    for guest in people:
        await guest.in_room("consent", {"person": about.room["you"], "yes": True})


async def test_the_hosts_second_browser_does_not_get_a_victims_seat(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, *rest = await begun(house, BANK, FIVE)
        puppet = await watcher(house, ann, "Puppet")
        await ann.in_room("kick", {"person": bob.room["you"]})
        ask = f"/api/rooms/{ann.code}/take-over"
        assert await puppet.refused("POST", ask, {"chair": 1}) == "no_chair"
        await puppet.sync()
        assert puppet.frame["viewer"] == -1
        assert puppet.room["chairs"][1]["closed"] is True
        for guest in (ann, *rest):
            await guest.sync()
            assert kinds(guest) == ["kicked"]


async def test_a_bots_seat_takes_the_yes_of_everybody_seated(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, cy, dee = await begun(house, BANK, FIVE[:4], bots=1)
        zed = await watcher(house, ann, "Zed")
        await zed.in_room("take-over", {"chair": 4})
        await agree([ann, bob, cy], zed)
        await zed.sync()
        assert zed.frame["viewer"] == -1, "three of four are not the table"
        assert zed.room["wishes"][0]["waits_for"] == [dee.room["you"]]
        yes = {"person": zed.room["you"], "yes": True}
        consent = f"/api/rooms/{ann.code}/consent"
        assert await zed.refused("POST", consent, yes) == "no_seat"

        await agree([dee], zed)

        await zed.sync()
        assert zed.frame["viewer"] == 4
        await ann.sync()
        assert kinds(ann) == ["asked", "took_over"]


async def test_one_no_is_enough_and_nobody_asks_twice(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"], bots=1)
        zed = await watcher(house, ann, "Zed")
        await zed.in_room("take-over", {"chair": 2})
        await ann.in_room("consent", {"person": zed.room["you"], "yes": True})
        await bob.in_room("consent", {"person": zed.room["you"], "yes": False})
        await zed.sync()
        assert (zed.frame["viewer"], zed.room["wishes"]) == (-1, [])
        ask = f"/api/rooms/{ann.code}/take-over"
        assert await zed.refused("POST", ask, {"chair": 2}) == "asked"
        assert kinds(zed) == ["asked", "declined"]


async def test_nobody_reads_hand_after_hand(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, BANK, FIVE[:2], bots=3)
        zed = await watcher(house, ann, "Zed")
        await zed.in_room("take-over", {"chair": 2})
        await agree([ann, bob], zed)
        await zed.in_room("leave")
        await zed.joins(ann.code, watch=True)
        ask = f"/api/rooms/{ann.code}/take-over"
        assert await zed.refused("POST", ask, {"chair": 3}) == "seated"
        # Sent away and back with another cookie: the seat that was left is closed.
        await ann.in_room("kick", {"person": zed.room["you"]})
        other = await watcher(house, ann, "Yan")
        assert await other.refused("POST", ask, {"chair": 2}) == "no_chair"


async def test_who_is_gone_for_a_moment_is_asked_and_who_is_long_gone_is_not(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"], bots=1)
        zed = await watcher(house, ann, "Zed")
        await bob.leaves()
        await zed.in_room("take-over", {"chair": 2})
        await agree([ann], zed)
        await zed.sync()
        assert zed.frame["viewer"] == -1
        await house.wait(60_000)
        await zed.in_room("take-over", {"chair": 2})
        await zed.sync()
        assert zed.frame["viewer"] == 2


async def test_if_nobody_seated_is_here_nobody_is_let_in(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"], bots=1)
        zed = await watcher(house, ann, "Zed")
        await ann.leaves()
        await bob.leaves()
        await house.wait(60_000)
        ask = f"/api/rooms/{ann.code}/take-over"
        assert await zed.refused("POST", ask, {"chair": 2}) == "nobody_here"


async def claimed(house: House, ann: Guest, bob: Guest) -> Guest:
    await bob.leaves()
    await house.wait(4_000)
    link = await ann.in_room("reissue", {"chair": 1})
    phone = house.guest("Phone")
    phone.code = ann.code
    await phone.in_room("claim", {"token": link["token"]})
    await phone.enters()
    return phone


@pytest.mark.parametrize("how", ["socket", "join"])
async def test_the_owner_comes_back_until_the_new_one_has_decided_something(
    how: str, tmp_path: Path
) -> None:
    async with open_house(tmp_path, away_seconds=4) as house:
        ann, bob, cy = await begun(house, HUSTLE, ["Ann", "Bob", "Cy"])
        phone = await claimed(house, ann, bob)
        assert phone.frame["viewer"] == 1
        await house.restart()
        for guest in (ann, cy, phone):
            await guest.enters()

        if how == "join":
            await bob.joins(ann.code)
        await bob.enters()

        assert bob.frame["viewer"] == 1
        assert phone.heard("bye")[-1]["reason"] == "replaced"
        assert await phone.refused("GET", f"/api/rooms/{ann.code}/live") == "not_here"
        await ann.sync()
        assert kinds(ann) == ["away", "stand_in", "link", "claimed", "came_back"]
        assert [chair["name"] for chair in ann.room["chairs"]] == ["Ann", "Bob", "Cy"]


async def test_once_the_new_one_has_decided_something_the_seat_is_theirs(tmp_path: Path) -> None:
    async with open_house(tmp_path, away_seconds=4) as house:
        ann, bob, _ = await begun(house, HUSTLE, ["Ann", "Bob", "Cy"])
        phone = await claimed(house, ann, bob)
        await ann.acts("roll")
        await phone.sync()
        assert (await phone.acts("roll"))["type"] == "accepted"
        assert await bob.refused("GET", f"/api/rooms/{ann.code}/live") == "not_here"
        # Nor does whoever claimed one seat get another.
        await bob.joins(ann.code, watch=True)
        await bob.enters()
        assert bob.frame["viewer"] == -1


# Names


def listed(guest: Guest) -> list[str]:
    return [one["name"] for one in guest.room["guests"]]


async def test_no_name_speaks_to_those_who_are_silent(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        names = FIVE
        guests = await begun(house, BANK, names)
        ann = guests[0]
        channels = [guest.frame["speech"]["channels"] for guest in guests]
        table = house.hub.room(ann.code).live_table()
        if all(channels):  # make somebody silent, as the rules do sooner or later
            house.tables[ann.room["table"]].game = Mute(table.game)  # type: ignore[assignment]
        zed = house.guest("seat 2 is the agent")
        await zed.joins(ann.code, watch=True)
        await ann.sync()
        assert listed(ann) == ["Guest 6"]
        zed.name = "believe me"
        await zed.joins(ann.code, watch=True)
        await ann.sync()
        assert listed(ann) == ["Guest 6"]
        assert "agent" not in str(ann.room)


class Mute:
    """A game in which nobody may speak."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def channels(self, state: Any, seat: int) -> dict[str, int]:
        return {}


async def test_where_all_may_speak_a_guest_has_a_name_but_no_new_one_while_a_game_runs(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, _ = await begun(house, HUSTLE, ["Ann", "Bob"])
        zed = await watcher(house, ann, "Zed")
        await ann.sync()
        assert listed(ann) == ["Zed"]
        zed.name = "Bob lies"
        await zed.joins(ann.code, watch=True)
        await ann.sync()
        assert listed(ann) == ["Zed"]
        await to_the_end(house, ann)
        await zed.joins(ann.code, watch=True)
        await ann.sync()
        assert listed(ann) == ["Bob lies"]


# The host's door


async def test_a_locked_room_lets_nobody_new_in(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        await ann.in_room("settings", {"locked": True})
        zed = house.guest("Zed")
        path = f"/api/rooms/{ann.code}"
        assert await zed.refused("GET", path) == "locked"
        assert await zed.refused("POST", f"{path}/join", {"name": "Zed"}) == "locked"
        await bob.enters()
        assert bob.room["locked"] is True
        await ann.in_room("settings", {"locked": False})
        await zed.joins(ann.code)


async def test_a_new_code_opens_the_room_and_the_old_one_only_for_those_inside(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        old = ann.code
        new = (await ann.in_room("code"))["code"]
        assert (len(new), new != old) == (6, True)
        zed = house.guest("Zed")
        for path in ("", "/qr.svg", "/live"):
            assert await zed.refused("GET", f"/api/rooms/{old}{path}") == "no_room"
        assert await zed.refused("POST", f"/api/rooms/{old}/join", {"name": "Z"}) == "no_room"
        await house.restart()
        await zed.joins(new.lower())
        assert zed.room["code"] == new
        bob.code = old
        await bob.enters()
        assert (bob.frame["viewer"], bob.room["code"]) == (1, new)
        ann.code = new
        await ann.enters()
        assert (await ann.acts("roll"))["type"] == "accepted"
        again = (await ann.in_room("code"))["code"]
        assert await house.guest("Y").refused("GET", f"/api/rooms/{new}") == "no_room"
        assert (await house.guest("X").get(f"/api/rooms/{again}"))["code"] == again


async def test_guests_who_are_not_here_do_not_fill_a_room(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        here = await watcher(house, ann, "Here")
        for n in range(60):
            await house.guest(f"Ghost {n}").joins(ann.code, watch=True)
        friend = house.guest("Friend")
        await friend.joins(ann.code, watch=True)
        await friend.enters()
        await ann.sync()
        room = house.hub.room(ann.code).document
        assert len(room.people) == 60
        for guest in (ann, bob, here, friend):
            assert guest.room["you"] in room.people


async def test_somebody_sent_away_does_not_come_back_from_there_with_a_fresh_cookie(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, trust_proxy=True) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        there = {"X-Forwarded-For": "2001:db8::1"}
        near = {"X-Forwarded-For": "2001:db8::2"}
        path = f"/api/rooms/{ann.code}"
        kim = house.guest("Kim")
        _, room = await kim.ask("POST", f"{path}/join", {"name": "Kim"}, headers=there)
        await kim.ask("GET", path, headers=there)
        await ann.in_room("kick", {"person": room["you"]})
        for headers, status in ((near, 403), ({}, 200)):
            fresh = house.guest("Kim again")
            assert (await fresh.ask("GET", path, headers=headers))[0] == status
        assert (await bob.ask("GET", path, headers=there))[0] == 200  # who is in stays in
        house.time.millis += 30 * 60_000
        fresh = house.guest("Somebody else")
        assert (await fresh.ask("GET", path, headers=near))[0] == 200
