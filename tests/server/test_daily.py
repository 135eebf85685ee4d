"""The daily heist: the same cards for everybody, once for each, and nobody looks before playing."""

import asyncio
import random
from pathlib import Path

from hideout.server.rooms.daily import DAY, DAYS_KEPT
from hideout.server.rooms.sweep import Sweep
from tests.server.house import Guest, House, open_house, play_on

HUSTLE, HEAT = "heist-hustle", "heat"


async def plays(guest: Guest, game: str) -> None:
    """Ask for today's deal and sit down to it."""
    answer = await guest.post(f"/api/daily/{game}", {"name": guest.name})
    guest.code = answer["code"]
    await guest.enters()


async def to_the_end(house: House, guest: Guest, seed: int = 1) -> None:
    dice = random.Random(seed)
    await play_on(house, [guest], lambda one: dice.choice(one.actions))
    assert guest.frame["result"]


async def test_everybody_is_dealt_the_same_cards_and_another_day_others(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, cleo = house.guest("Ann"), house.guest("Bob"), house.guest("Cleo")
        await plays(ann, HEAT)
        await plays(bob, HEAT)
        assert ann.code != bob.code
        assert ann.frame["view"]["hand"] == bob.frame["view"]["hand"]
        assert ann.frame["viewer"] == bob.frame["viewer"] == 0
        levels = [[chair["level"] for chair in one.room["chairs"]] for one in (ann, bob)]
        assert levels[0] == levels[1]
        assert len(levels[0]) == 4
        await house.wait(DAY)
        await plays(cleo, HEAT)
        assert cleo.frame["view"]["hand"] != ann.frame["view"]["hand"]


async def test_whoever_asks_again_is_led_back_and_is_not_dealt_anew(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = house.guest("Ann")
        await plays(ann, HUSTLE)
        code, table = ann.code, ann.frame["table"]
        await ann.in_room("leave")
        await house.restart()
        await plays(ann, HUSTLE)
        assert (ann.code, ann.frame["table"]) == (code, table)
        assert (await ann.get(f"/api/daily/{HUSTLE}"))["room"] == code


async def test_the_table_of_the_day_has_everybody_once_the_best_first(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        guests = [house.guest(name) for name in ("Ann", "Bob", "Cleo")]
        for n, guest in enumerate(guests):
            await plays(guest, HUSTLE)
            assert (await guest.get(f"/api/daily/{HUSTLE}"))["mine"] is None
            await to_the_end(house, guest, n)
        told = await guests[0].get(f"/api/daily/{HUSTLE}")
        assert told["played"] == 3
        assert sorted(one["name"] for one in told["best"]) == ["Ann", "Bob", "Cleo"]
        ranks = [(one["won"], one["score"]) for one in told["best"]]
        assert ranks == sorted(ranks, reverse=True)
        assert told["best"][told["place"] - 1] == told["mine"]
        assert [one["is_you"] for one in told["best"]].count(True) == 1
        mine = guests[0].frame
        seat_won = mine["viewer"] in mine["result"]["winners"]
        assert told["mine"]["won"] == seat_won

        # A game of one's own in the same room is no daily, and changes nothing.
        await guests[0].in_room("again", {})
        await guests[0].sync()
        await to_the_end(house, guests[0], 9)
        assert (await guests[0].get(f"/api/daily/{HUSTLE}"))["best"] == told["best"]
        await house.restart()
        listed = await guests[0].get("/api/daily")
        assert next(one for one in listed if one["game"] == HUSTLE)["best"] == told["best"]


async def test_nobody_looks_at_the_deal_before_playing_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, spy = house.guest("Ann"), house.guest("Spy")
        await plays(ann, HUSTLE)
        table = ann.frame["table"]
        join = {"name": "Spy", "watch": True}
        assert await spy.refused("POST", f"/api/rooms/{ann.code}/join", join) == "locked"
        for settings in ({"locked": False}, {"spectators": True}, {"open_after": True}):
            path = f"/api/rooms/{ann.code}/settings"
            assert await ann.refused("POST", path, settings) == "playing"
        await to_the_end(house, ann)

        # After the game the room is like any other, but its daily is not.
        await ann.in_room("settings", {"locked": False})
        await spy.joins(ann.code, watch=True)
        await spy.enters()
        assert spy.frame == {}
        for what in ("replay", "record", "fairness", "epilogue"):
            assert await spy.refused("GET", f"/api/tables/{table}/{what}") == "closed_record"
        await ann.get(f"/api/tables/{table}/replay")
        share = f"/api/rooms/{ann.code}/share"
        body = {"table": table, "yes": True}
        assert await ann.refused("POST", share, body) == "closed_record"
        assert not (await ann.get(f"/api/tables/{table}/epilogue"))["sharing"]["may"]


async def test_what_is_asked_for_wrongly_is_refused(tmp_path: Path) -> None:
    async with open_house(tmp_path, rooms_per_minute=1) as house:
        ann, bob = house.guest("Ann"), house.guest("Bob")
        named = {"name": "Ann"}
        assert await ann.refused("POST", "/api/daily/chess", named) == "no_game"
        assert await ann.refused("GET", "/api/daily/chess") == "no_game"
        await plays(ann, HUSTLE)
        await plays(ann, HUSTLE)  # costs nothing: no room is opened
        assert await bob.refused("POST", f"/api/daily/{HUSTLE}", named) == "too_fast"
        assert await bob.refused("POST", f"/api/daily/{HUSTLE}", {"name": ""}) == "too_fast"
        assert (await bob.get(f"/api/daily/{HUSTLE}"))["room"] == ""


async def test_days_that_are_long_gone_are_forgotten(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = house.guest("Ann")
        await plays(ann, HUSTLE)
        await to_the_end(house, ann)
        house.time.millis += (DAYS_KEPT + 1) * DAY
        sweep = Sweep(house.hub, house.identities)
        await sweep.forget_old_dailies()
        assert house.store.rows("SELECT count(*) FROM dailies") == [(0,)]
        assert house.store.rows("SELECT count(*) FROM daily_deals") == [(0,)]


async def test_two_taps_at_once_open_one_room(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = house.guest("Ann")
        await ann.get("/api/daily")  # has a cookie by now
        asked = [ann.post(f"/api/daily/{HEAT}", {"name": "Ann"}) for _ in range(3)]
        answers = await asyncio.gather(*asked)
        assert len({answer["code"] for answer in answers}) == 1
        assert house.store.rows("SELECT count(*) FROM rooms") == [(1,)]
