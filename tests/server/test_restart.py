"""A server that dies between two decisions, beside a twin that nothing happens to.

Both play the same evening: the same secrets, the same choices, the same time. Whenever one dies,
another begins with nothing but the files it left, and everybody's page comes back with the number
of events it has. From then on every page must show what the twin's page shows.
"""

import random
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from hideout.games import GAMES, find_game
from hideout.server.rooms.live import RESTART_GRACE
from hideout.server.web.app import HUB, make_app
from tests.server.house import Guest, House, begun, open_house, open_store

pytestmark = pytest.mark.slow

NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve"]
STEPS = 40
DEATHS = 5
PASSING = ("now", "table", "events")  # what a frame may differ in


class Evening:
    """What everybody saw: each page after each step, and all the events each page heard."""

    def __init__(self) -> None:
        self.pages: list[list[dict[str, Any]]] = []
        self.events: list[list[dict[str, Any]]] = []

    def look(self, guests: list[Guest]) -> None:
        self.pages.append([_lasting(guest.frame) for guest in guests])

    def close(self, guests: list[Guest]) -> None:
        for guest in guests:
            frames = guest.heard("frame")
            self.events.append([event for frame in frames for event in frame["events"]])


def _lasting(frame: dict[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in frame.items() if name not in PASSING}


async def spend(folder: Path, game: str, dies_at: set[int]) -> tuple[Evening, int]:
    """An evening, and how often the server died."""
    dice = random.Random(f"an evening of {game}")
    evening, deaths = Evening(), 0
    async with open_house(folder / "0") as house:
        guests = await begun(house, game, NAMES[: max(3, find_game(game).seats[0])])
        for step in range(STEPS):
            if guests[0].frame["result"]:
                break
            # After a restart nobody's clock rings at once; a twin without one would be ahead.
            if step in dies_at and until_ring(house, guests[0]) >= RESTART_GRACE:
                deaths += 1
                await die(house, guests, folder / str(deaths))
            await one_step(house, guests, dice)
            evening.look(guests)
        evening.close(guests)
    return evening, deaths


def until_ring(house: House, guest: Guest) -> int:
    """Milliseconds until the first clock runs out, by what a page knows; a minute if none runs."""
    ends = [int(clock["ends_at"]) - house.time.millis for clock in guest.frame["clocks"]]
    return min(ends, default=60_000)


async def die(house: House, guests: list[Guest], folder: Path) -> None:
    await house.settle()
    await house.crash(folder)
    for guest in guests:
        await guest.enters(guest.frame["table"], guest.frame["version"])


async def one_step(house: House, guests: list[Guest], dice: random.Random) -> None:
    """Somebody decides or, now and then, a clock."""
    able = [guest for guest in guests if guest.is_waited_for()]
    if able and dice.random() > 0.1:
        guest = dice.choice(able)
        answer = await guest.acts(dice.choice(guest.actions))
        assert answer["type"] == "accepted", answer
    else:
        await house.wait(until_ring(house, guests[0]))
    await house.settle()


@pytest.mark.parametrize("game", GAMES)
async def test_a_server_that_dies_and_begins_again_goes_on_as_its_twin(
    game: str, tmp_path: Path
) -> None:
    dies_at = set(random.Random(f"deaths in {game}").sample(range(STEPS), DEATHS))

    calm, _ = await spend(tmp_path / "calm", game, set())
    shaken, deaths = await spend(tmp_path / "shaken", game, dies_at)
    assert deaths >= 2
    for step, (expected, seen) in enumerate(zip(calm.pages, shaken.pages, strict=True)):
        assert seen == expected, step
    assert shaken.events == calm.events


async def test_a_server_listens_before_it_has_loaded_its_tables(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        tables = []
        for _ in range(3):
            guests = await begun(house, "heist-hustle", ["Ann", "Bob"])
            tables.append(guests)
            await guests[0].acts("roll")
            house.time.millis += 1_000
        await house.shut()
        house.time.millis += 4_000  # longer than it takes to hand a room over
        store = open_store(tmp_path)
        app = make_app(store, house.settings, house.time)
        hub = app[HUB]
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        assert hub.rooms == {}
        # The one whose last decision is oldest goes on first.
        assert list(hub.unresumed) == [ann.code for ann, _ in tables]

        # Whoever comes finds the table at once, with time to think.
        table = hub.room(tables[-1][0].code).live_table()
        end = table.next_end()
        assert end is not None
        assert end[0] >= house.time.now() + RESTART_GRACE
        assert hub.resuming is not None
        await hub.resuming
        assert set(hub.rooms) == {ann.code for ann, _ in tables}
        assert all(room.table is not None for room in hub.rooms.values())
        assert hub.unresumed == {}
        await runner.cleanup()
        store.close()


async def test_time_that_ran_out_while_the_server_was_down_is_given_back_to_whoever_comes_first(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, "heist-hustle", ["Ann", "Bob"])
        await ann.acts("roll")
        await house.shut()
        house.time.millis += 3_600_000
        await house.open()
        await bob.enters()
        assert until_ring(house, bob) == RESTART_GRACE
        assert (await bob.acts("roll"))["type"] == "accepted"
