"""Every game hosted and played to the end through sockets, as people would."""

import random
from pathlib import Path

import pytest

from hideout.engine.proof import proof_of
from hideout.engine.record import read_record
from hideout.games import GAMES, find_game
from tests.server.house import Body, Guest, House, begun, open_house, play_on, seated

pytestmark = pytest.mark.slow

NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve"]
OPTIONS: dict[str, Body] = {
    "bank-heist": {"crack_mode": "add", "whispers": True},
    "heat": {"apb": True, "private_chat": True},
    "heist-hustle": {"bail": True, "second_try": True},
    "millions-of-dollars": {"fooled": True, "whispers": True},
    "oceans-heist": {"live_counts": True, "carry": "hand", "alarm_limit": 3},
}


@pytest.mark.parametrize("is_full", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_played_to_the_end_by_people(
    game: str, is_full: bool, tmp_path: Path
) -> None:
    """The fewest are all people; at a full table the rest are bots."""
    seats = find_game(game).seats
    people = NAMES[: 3 if is_full else seats[0]]
    bots = seats[-1] - len(people) if is_full else 0
    dice = random.Random(game)

    async with open_house(tmp_path) as house:
        guests = await begun(house, game, people, bots=bots)
        names = [chair["name"] for chair in guests[0].room["chairs"]]
        assert len(names) == seats[-1 if is_full else 0]
        await play_on(house, guests, lambda guest: dice.choice(guest.actions))

        for guest in guests:
            await guest.sync()
            assert guest.frame["result"]["winners"] == guests[0].frame["result"]["winners"]
            assert guest.frame["pending"] == []
            assert guest.room["playing"] is False
        await check_record(guests[1], names)


async def check_record(guest: Guest, names: list[str]) -> str:
    """The record gives the result everybody saw, from the shuffle that was promised."""
    text = str(await guest.get(f"/api/tables/{guest.room['table']}/record"))
    record = read_record(text, find_game)
    proof = proof_of(record)
    assert record.replay().game.result(record.replay()) == guest.frame["result"]
    assert record.names == names
    assert proof is not None
    assert proof.complaint(record.seed, record.names) == ""
    return text


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_played_to_the_end_by_one_person_and_bots(
    game: str, tmp_path: Path
) -> None:
    dice = random.Random(game)

    async with open_house(tmp_path) as house:
        ann, *_ = await begun(house, game, ["Ann"], bots=max(2, find_game(game).seats[0] - 1))
        await play_on(house, [ann], lambda guest: dice.choice(guest.actions))

        assert ann.frame["result"]["winners"]


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
async def test_an_evening_with_options_talk_bots_and_leavers(game: str, tmp_path: Path) -> None:
    """Four people and bots, one seat more than the fewest: one goes and comes back, one goes."""
    dice = random.Random(f"an evening of {game}")
    people = NAMES[:4]
    bots = max(1, find_game(game).seats[0] + 1 - len(people))

    async with open_house(tmp_path) as house:
        guests = await seated(house, game, people, OPTIONS[game], bots)
        ann, bob, cy, _ = guests
        await ann.in_room("settings", {"pace": "fast"})
        await ann.in_room("start")
        said = await play_and_talk(house, guests, dice, 1)
        await bob.leaves()
        await cy.in_room("leave")
        await cy.leaves()
        await house.wait(house.settings.away_seconds * 1000)
        for _ in range(20):  # a few steps at a time: a game may be short
            if all(ann.room["chairs"][seat]["stand_in"] for seat in (1, 2)):
                break
            said += await play_and_talk(house, guests, dice, 1)
        assert ann.room["chairs"][1]["stand_in"]
        assert ann.room["chairs"][2]["stand_in"]
        await bob.enters(bob.frame["table"], bob.frame["version"])
        assert not bob.room["chairs"][1]["stand_in"]
        while not ann.frame["result"]:
            said += await play_and_talk(house, guests, dice, 40)

        for guest in [ann, bob]:
            await guest.sync()
            events = [event["n"] for frame in guest.heard("frame") for event in frame["events"]]
            assert events == list(range(1, guest.frame["version"] + 1))
            assert guest.frame["result"] == ann.frame["result"]
        names = [chair["name"] for chair in ann.room["chairs"]]
        text = await check_record(ann, [*people, *names[-bots:]])
        assert said > 2
        assert text.count("hear hear") == said


async def play_and_talk(house: House, guests: list[Guest], dice: random.Random, acts: int) -> int:
    """Some decisions, and everybody tries every channel; how many lines were heard."""
    await play_on(house, guests, lambda guest: dice.choice(guest.actions), acts)
    said = 0
    for guest in guests:
        if not guest.is_connected():
            continue
        await guest.sync()
        for channel in ("table", "team", "p1", "whisper-p1"):
            answer = await guest.says("hear hear", channel)
            may_speak = channel in guest.frame["speech"]["channels"]
            assert answer.get("code", "ok") == ("ok" if may_speak else "silent")
            said += may_speak
    return said
