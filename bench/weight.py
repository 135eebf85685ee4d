"""What a table that nobody looks at weighs, game by game.

    python -m bench.weight            (or: python -m bench.weight --help)

Rooms of five people each are opened and dealt in a house of their own, without a page; the figure
is what the process has grown by, divided by the rooms. Fails if a table of any game is heavier
than 20 kB.
"""

import argparse
import asyncio
import sys
from typing import Final

import aiohttp

from bench.capacity_load import AllGames
from bench.measure_house import kilobytes
from bench.server import COMPILED, ROOT, Ours, running
from hideout.games import GAMES

GOAL: Final = 20.0  # kB
AT_ONCE: Final = 20
WARM_UP: Final = 40  # rooms before anything is counted: what all tables of a game share


class OneGame(AllGames):
    def __init__(self, base: str, game: str) -> None:
        super().__init__(base)
        self.game = game

    def game_of(self, room: int) -> str:
        return self.game


async def weighed(pid: int, port: int, game: str, rooms: int) -> float:
    """kB a table."""
    house = OneGame(f"http://127.0.0.1:{port}", game)
    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session:

        async def opened(first: int) -> None:
            await asyncio.gather(*[house.seat(session, first + n) for n in range(AT_ONCE)])

        for room in range(0, WARM_UP, AT_ONCE):
            await opened(room)
        before = kilobytes(pid)
        for room in range(WARM_UP, WARM_UP + rooms, AT_ONCE):
            await opened(room)
        return (kilobytes(pid) - before) / rooms


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.weight",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--rooms", type=int, default=600, help="of each game")
    parser.add_argument("--interpreted", action="store_true")
    wanted = parser.parse_args()
    (ROOT / "build").mkdir(exist_ok=True)
    is_compiled = list(COMPILED.glob("*__mypyc*")) and not wanted.interpreted
    path = COMPILED if is_compiled else ROOT / "src"
    heaviest = 0.0
    print("| a table nobody looks at | kB |\n| --- | ---: |")
    for game in GAMES:
        with running(Ours("a house", path)) as (pid, port):
            size = asyncio.run(weighed(pid, port, game, wanted.rooms))
        print(
            f"| {game}, {'compiled' if is_compiled else 'interpreted'} | {size:.1f} |", flush=True
        )
        heaviest = max(heaviest, size)
    sys.exit(heaviest > GOAL)


if __name__ == "__main__":
    main()
