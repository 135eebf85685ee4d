"""The front door knows whoever comes: by what their browser proves, and by nothing else."""

from pathlib import Path
from typing import Any

from hideout.server.web import passes
from tests.server.house import Guest, begun, open_house, seated, to_the_end

HUSTLE = "heist-hustle"
HERE = {"X-Forwarded-For": "203.0.113.1"}
THERE = {"X-Forwarded-For": "203.0.113.2"}
KEPT: dict[str, Any] = {"name": "Ann", "avatar": "wolf", "rooms": [], "games": []}


async def mine(guest: Guest, rooms: list[str], tables: list[str] = []) -> Any:  # noqa: B006
    return await guest.post("/api/mine", {"rooms": rooms, "tables": tables})


async def moved(guest: Guest, code: str) -> int:
    status, _ = await guest.ask("POST", "/api/mine/here", {"code": code})
    return status


async def test_a_browser_is_told_of_its_own_rooms_and_games_only(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"], {"clock_seconds": 5})
        found = await mine(ann, [ann.code, "ZZZZZZ"])
        assert found["rooms"] == [
            {
                "code": ann.code,
                "game": HUSTLE,
                "playing": True,
                "seated": True,
                "awaited": 0 in ann.frame["pending"],
                "names": ["Bob"],
            }
        ]
        table = ann.frame["table"]
        assert (await mine(ann, [], [table]))["tables"] == [], "it is not over"
        stranger = house.guest("Zed")
        assert await mine(stranger, [ann.code], [table]) == {"rooms": [], "tables": []}
        await to_the_end(house, ann)
        assert (await mine(ann, [ann.code], [table, "nonsense"]))["tables"] == [table]
        assert await mine(stranger, [ann.code], [table]) == {"rooms": [], "tables": []}

        await ann.in_room("code")
        await ann.sync()
        code = (await bob.get(f"/api/rooms/{bob.code}"))["code"]
        for known in ([ann.code], [code, ann.code], [ann.code, code]):
            new = (await mine(ann, known))["rooms"]
            assert [one["code"] for one in new] == [code], "one room, by its code of today"


async def test_nobody_asks_about_more_than_a_dozen(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = house.guest("Ann")
        many = {"rooms": ["ZZZZZZ"] * 13, "tables": []}
        assert await ann.refused("POST", "/api/mine", many) == "malformed"
        long = {"rooms": ["Z" * 9], "tables": []}
        assert await ann.refused("POST", "/api/mine", long) == "malformed"
        kept = {**KEPT, "name": "A" * 25}
        assert await ann.refused("POST", "/api/mine/code", kept) == "malformed"


async def test_a_code_brings_everything_to_another_device(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, _ = await begun(house, HUSTLE, ["Ann", "Bob"])
        made = await ann.post("/api/mine/code", {**KEPT, "rooms": [ann.code]})
        assert made["until"] == house.time.millis + passes.LIFE
        phone = house.guest("Phone")
        written = f" {made['code'][:4].lower()}-{made['code'][4:]} "
        kept = await phone.post("/api/mine/here", {"code": written})
        assert kept == {**KEPT, "rooms": [ann.code]}
        phone.code = ann.code
        await phone.enters()
        assert phone.room["you"] == ann.room["you"]
        assert phone.frame["viewer"] == 0
        await house.restart()
        await phone.enters()
        assert phone.frame["viewer"] == 0, "and it stays so"
        await ann.enters()
        assert ann.frame["viewer"] == 0


async def test_a_code_is_good_once_and_for_ten_minutes(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = house.guest("Ann")
        await ann.opens(HUSTLE)
        first = (await ann.post("/api/mine/code", KEPT))["code"]
        second = (await ann.post("/api/mine/code", KEPT))["code"]
        thief = house.guest("Thief")
        assert await moved(thief, first) == 422, "a new code undoes the one before"
        assert await moved(house.guest("Phone"), second) == 200
        assert await moved(thief, second) == 422, "used"
        third = (await ann.post("/api/mine/code", KEPT))["code"]
        house.time.millis += passes.LIFE
        assert await moved(thief, third) == 422, "too old"
        assert (await mine(thief, [ann.code]))["rooms"] == []


async def test_codes_are_not_guessed(tmp_path: Path) -> None:
    async with open_house(tmp_path, trust_proxy=True) as house:
        ann = house.guest("Ann")
        await ann.opens(HUSTLE)
        right = (await ann.post("/api/mine/code", KEPT))["code"]
        thief = house.guest("Thief")

        async def guess(code: str, headers: dict[str, str]) -> int:
            status, _ = await thief.ask("POST", "/api/mine/here", {"code": code}, headers=headers)
            return status

        tries = [await guess("BCDFGHJK"[n:] + "BCDFGHJK"[:n], HERE) for n in range(8)]
        tries += [await guess("ZZZZZZZZ", HERE) for _ in range(3)]
        assert tries == [422] * passes.WRONG_CODES + [429]
        assert await guess(right, HERE) == 429, "a right code tells a guesser nothing"
        for n in range(passes.WRONG_IN_ALL - passes.WRONG_CODES):
            assert await guess("ZZZZZZZZ", {"X-Forwarded-For": f"198.51.{n % 50}.1"}) == 422
        assert await guess(right, THERE) == 429, "nor do many addresses"
        house.time.millis += 60_000
        assert await guess(right, THERE) == 200


async def test_a_stolen_device_is_left_out(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, _ = await seated(house, HUSTLE, ["Ann", "Bob"])
        code = (await ann.post("/api/mine/code", KEPT))["code"]
        thief = house.guest("Thief")
        assert await moved(thief, code) == 200
        thief.code = ann.code
        await thief.enters()
        assert thief.room["you"] == ann.room["you"]

        await ann.post("/api/mine/only")

        await house.settle()
        assert thief.socket is not None
        assert thief.socket.closed
        assert (await mine(thief, [ann.code]))["rooms"] == []
        assert len((await mine(ann, [ann.code]))["rooms"]) == 1
        await ann.enters()
        assert ann.room["chairs"][0]["person"] == ann.room["you"]
        await house.restart()
        assert (await mine(thief, [ann.code]))["rooms"] == []
