"""Bots as teammates: they tell their team what they would do and why, and lend a hand."""

from pathlib import Path
from typing import Any

from hideout.engine.message import Message
from hideout.games import GAMES
from hideout.languages import languages
from hideout.words import Narrator
from tests.server.house import Guest, House, open_house, seated

OCEANS = "oceans-heist"
LOOK = 18_000  # in which a member of a team looks at the draft at least once


async def two_teams(house: House, level: str = "heuristic") -> list[Guest]:
    """Ann leads the Crew and Bob the Staff, each with a bot; Zed looks on."""
    ann, bob = await seated(house, OCEANS, ["Ann", "Bob"])
    for _ in range(2):
        await ann.in_room("bots", {"level": level})
    zed = house.guest("Zed")
    await zed.joins(ann.code, watch=True)
    await zed.enters()
    await ann.in_room("start")
    for guest in (ann, bob, zed):
        await guest.sync()
    assert ann.frame["view"]["teams"] == {"crew": [0, 2], "staff": [1, 3]}
    return [ann, bob, zed]


def said_to(guest: Guest, channel: str = "team") -> list[dict[str, Any]]:
    return [line for line in guest.heard("said") if line["channel"] == channel]


def ids(lines: list[dict[str, Any]]) -> list[str]:
    return [line["words"]["id"] for line in lines]


async def confirm(guest: Guest) -> None:
    await guest.sync()
    await guest.acts("confirm")


async def test_a_mate_says_what_it_would_do_to_its_own_team_alone(tmp_path: Path) -> None:
    async with open_house(tmp_path, bot_millis=1200) as house:
        ann, bob, zed = await two_teams(house)
        await house.wait(LOOK)
        (line,) = said_to(bob)
        assert (line["seat"], line["person"], line["text"]) == (3, "", "")
        assert line["words"]["id"] == "remark-target"
        assert ann.heard("said") == zed.heard("said") == []

        await bob.enters()
        assert said_to(bob)[-1] == line, "a reload hears it again"
        await ann.enters()
        assert ann.heard("said") == []
        (note,) = house.hub.room(ann.code).live_table().whole_record().notes[1:]
        assert note.text.startswith("I would guard")
        for language in languages():
            narrator = Narrator(GAMES[OCEANS], language)
            assert narrator.say(Message(line["words"]["id"], line["words"]["args"]))
            assert not narrator.errors


async def test_who_leads_is_answered_and_nobody_takes_over_what_he_has_begun(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, bot_millis=1200) as house:
        ann, bob, _ = await two_teams(house)
        await bob.acts(next(a for a in bob.actions if a.startswith("target")))
        await confirm(bob)
        await confirm(ann)
        await ann.sync()
        first = next(a for a in ann.actions if a.startswith("buy"))
        await ann.acts(first)
        await house.wait(4 * LOOK)

        assert ids(said_to(ann))[-2:] == ["remark-buy-for", "remark-thin"]
        assert len(ann.frame["view"]["hand"]) == 1, "the basket is the captain's"
        assert ids(said_to(bob)).count("remark-begins") == 1, "Bob has chosen nothing"
        assert len(bob.frame["view"]["globals"]) == 2
        assert bob.frame["view"]["confirmed"] == {"crew": False, "staff": False}


async def test_where_nobody_listens_nothing_is_said(tmp_path: Path) -> None:
    async with open_house(tmp_path, bot_millis=1200) as house:
        (ann,) = await seated(house, OCEANS, ["Ann"])
        for _ in range(3):
            await ann.in_room("bots", {"level": "regular"})
        await ann.in_room("start")
        for _ in range(8):
            await house.wait(LOOK)

        table = house.hub.room(ann.code).live_table()
        assert {saying.seat for saying in table.sayings} == {2}, "two bots need no words"
        assert all(saying.channel == "team" for saying in table.sayings)
