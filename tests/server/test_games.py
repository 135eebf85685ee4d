"""Every game hosted and played to the end through sockets."""

import random
from pathlib import Path

import pytest

from hideout.engine.record import read_record
from hideout.games import GAMES, find_game
from hideout.server import fair
from tests.server.house import begun, open_house, play_on, run

NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_the_end_by_people(game: str, tmp_path: Path) -> None:
    names = NAMES[: max(3, find_game(game).seats[0])]
    dice = random.Random(game)

    async def play() -> None:
        async with open_house(tmp_path) as house:
            guests = await begun(house, game, names)
            await play_on(house, guests, lambda guest: dice.choice(guest.actions))

            for guest in guests:
                await guest.sync()
                assert guest.frame["result"]["winners"] == guests[0].frame["result"]["winners"]
                assert guest.frame["pending"] == []
                assert guest.room["playing"] is False

            table = guests[0].room["table"]
            record = read_record(await guests[1].get(f"/api/tables/{table}/record"), find_game)
            proof = fair.proof_of(record)
            assert record.replay().game.result(record.replay()) == guests[0].frame["result"]
            assert record.names == names
            assert proof is not None
            assert proof.complaint(record.seed, record.names) == ""

    run(play())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_the_end_by_one_person_and_bots(game: str, tmp_path: Path) -> None:
    dice = random.Random(game)

    async def play() -> None:
        async with open_house(tmp_path) as house:
            ann, *_ = await begun(house, game, ["Ann"], bots=max(2, find_game(game).seats[0] - 1))
            await play_on(house, [ann], lambda guest: dice.choice(guest.actions))

            assert ann.frame["result"]["winners"]

    run(play())
