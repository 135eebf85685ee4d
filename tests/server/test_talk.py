"""Talk: the rules say who may speak and who hears; text, gestures and typing alike."""

from pathlib import Path

import pytest

from hideout.games import GAMES
from tests.server.house import begun, open_house, seated, to_the_end

HUSTLE = "heist-hustle"
BANK = "bank-heist"
MILLIONS = "millions-of-dollars"
OCEANS = "oceans-heist"


async def test_a_line_is_heard_by_everybody_at_the_table_and_by_spectators(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        zed = house.guest("Zed")
        await zed.joins(ann.code)
        await zed.enters()

        await ann.says("  Six,\n  please!  ")

        for guest in (ann, bob, zed):
            await guest.sync()
            (line,) = guest.heard("said")
            assert line["text"] == "Six, please!"
            assert (line["name"], line["seat"], line["channel"]) == ("Ann", 0, "table")


async def test_spectators_talk_among_themselves_until_the_end(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        zed, yan = house.guest("Zed"), house.guest("Yan")
        for guest in (zed, yan):
            await guest.joins(ann.code)
            await guest.enters()

        assert (await zed.says("to all"))["code"] == "silent"
        assert (await ann.says("to them", "spectators"))["code"] == "silent"
        await zed.says("Bob wins", "spectators")
        await zed.answer({"type": "emote", "emote": "gasp"})

        await yan.sync()
        await ann.sync()
        assert [line["text"] for line in yan.heard("said")] == ["Bob wins", "gasp"]
        assert ann.heard("said") == []

        await to_the_end(house, ann)
        assert [line["text"] for line in ann.heard("said")] == ["Bob wins", "gasp"]
        await bob.enters()
        assert [line["text"] for line in bob.heard("said")[-2:]] == ["Bob wins", "gasp"]


async def test_before_a_game_everybody_in_the_room_talks(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await seated(house, HUSTLE, ["Ann", "Bob"])
        assert (await ann.says("hello"))["code"] == "silent"
        await ann.says("Ready?", "room")
        await bob.answer({"type": "emote", "emote": "wave"})
        await ann.sync()
        assert [line["text"] for line in ann.heard("said")] == ["Ready?", "wave"]

        bob.forget()
        await bob.enters()
        assert [line["text"] for line in bob.heard("said")] == ["Ready?", "wave"]
        await ann.in_room("start")
        assert (await bob.says("still here?", "room"))["code"] == "silent"


async def test_the_host_switches_free_text_off_and_mutes(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        await ann.in_room("settings", {"free_text": False})
        assert (await bob.says("hello"))["code"] == "no_free_text"
        assert (await bob.answer({"type": "emote", "emote": "wave"}))["type"] == "accepted"
        assert (await bob.answer({"type": "emote", "emote": "I rolled a 6"}))["code"] == (
            "bad_text"
        )
        await bob.send({"type": "typing", "channel": "table", "on": True})
        await bob.sync()
        await ann.sync()
        assert ann.heard("typing-mark") == []

        await ann.in_room("settings", {"free_text": True})
        await ann.in_room("mute", {"person": bob.room["you"]})
        await ann.sync()
        assert ann.room["chairs"][1]["muted"] is True
        assert (await bob.says("hello"))["code"] == "muted"
        assert (await bob.answer({"type": "emote", "emote": "wave"}))["code"] == "muted"

        await ann.in_room("mute", {"person": bob.room["you"]})
        assert (await bob.says("hello"))["type"] == "accepted"


async def test_a_typing_mark_goes_where_the_line_would_go(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        await ann.send({"type": "typing", "channel": "table", "on": True})
        await ann.send({"type": "typing", "channel": "spectators", "on": True})
        await ann.sync()
        await bob.sync()

        assert bob.heard("typing-mark") == [
            {"type": "typing-mark", "channel": "table", "seat": 0, "on": True}
        ]
        assert ann.heard("typing-mark") == []


async def test_whom_a_reader_ignores_the_reader_does_not_hear(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, cy = await seated(house, HUSTLE, ["Ann", "Bob", "Cy"])
        await ann.says("before", "room")
        await bob.in_room("ignore", {"person": ann.room["you"]})
        for guest in (ann, bob, cy):
            await guest.sync()
        assert [guest.room["ignored"] for guest in (ann, bob, cy)] == [
            [],
            [ann.room["you"]],
            [],
        ]
        for guest in (bob, cy):
            guest.forget()
        await ann.says("in the room", "room")
        await ann.in_room("start")
        await ann.says("at the table")
        await ann.answer({"type": "emote", "emote": "wave"})
        await ann.send({"type": "typing", "channel": "table", "on": True})
        await cy.says("and I")
        for guest in (ann, bob, cy):
            await guest.sync()
        assert [line["text"] for line in bob.heard("said")] == ["and I"]
        assert bob.heard("typing-mark") == []
        texts = [line["text"] for line in cy.heard("said")]
        assert texts == ["in the room", "at the table", "wave", "and I"]

        bob.forget()
        await bob.enters()  # a reload hears what the live page heard
        assert [line["text"] for line in bob.heard("said")] == ["and I"]
        await bob.in_room("ignore", {"person": ann.room["you"]})
        bob.forget()
        await ann.says("again")
        await bob.sync()
        assert [line["text"] for line in bob.heard("said")] == ["again"]


@pytest.mark.parametrize("text", ["", "   ", "x" * 501])
async def test_a_line_has_a_length(text: str, tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, _ = await begun(house, HUSTLE, ["Ann", "Bob"])
        assert (await ann.says(text))["code"] == "bad_text"


@pytest.mark.skipif(BANK not in GAMES, reason="the game is not here")
async def test_silence_holds_for_everything_one_could_speak_by(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, *_ = await begun(house, BANK, ["Ann", "Bob", "Cy", "Dee", "Eve"])
        assert ann.frame["speech"]["channels"] == []  # [BH-246]
        assert (await ann.says("I am Crew"))["code"] == "silent"
        assert (await ann.answer({"type": "emote", "emote": "wink"}))["code"] == "silent"
        await ann.send({"type": "typing", "channel": "table", "on": True})
        bob.forget()
        assert (await ann.answer({"type": "more-time"}))["type"] == "accepted"
        await bob.sync()
        assert bob.bytes_heard == []
        await ann.in_room("join", {"name": "I am Crew", "avatar": "wink"})
        await bob.sync()
        assert bob.room["chairs"][0]["name"] == "Ann"
        assert bob.room["chairs"][0]["avatar"] == ""


@pytest.mark.skipif(OCEANS not in GAMES, reason="the game is not here")
async def test_a_teams_channel_stays_in_the_team_until_the_end(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        guests = await begun(house, OCEANS, ["Ann", "Bob", "Cy", "Dee"])
        table = house.tables[guests[0].frame["table"]]
        team = table.game.knowers(table.state, 0)
        await guests[0].says("Take the vault", "team")
        await guests[0].send({"type": "typing", "channel": "team", "on": True})
        await guests[0].sync()
        for guest in guests:
            await guest.sync()
            is_mate = bool(team >> guest.seat & 1)
            assert bool(guest.heard("said")) == is_mate
            assert bool(guest.heard("typing-mark")) == (is_mate and guest.seat != 0)
            guest.forget()
            await guest.enters()
            assert bool(guest.heard("said")) == is_mate


async def test_what_was_said_stands_in_the_record(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        await ann.acts("roll")
        await bob.says("My turn.")
        await bob.acts("roll")
        await to_the_end(house, ann)
        record = await ann.get(f"/api/tables/{ann.room['table']}/record")

        lines = record.splitlines()
        at = lines.index('# p1 table "My turn."')
        assert lines[at - 1] == "p0 roll"
        assert lines[at + 1] == "p1 roll"


async def test_a_line_has_nothing_invisible_in_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        await ann.says("x\u202egnirts\x00\x07\u200b, \u2066na\u00efve\u2069\tyes")
        assert (await ann.says("\u200b\u202e"))["code"] == "bad_text"
        await bob.sync()
        assert [line["text"] for line in bob.heard("said")] == ["xgnirts, na\u00efve yes"]
