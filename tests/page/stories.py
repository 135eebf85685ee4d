"""Records whole games as one seat hears them, for the tests of what pages tell as scenes.

`python -m tests.page.stories [game ...]` lets bots play each game and keeps what the first seat
heard, step by step, with its view before and after everything that is told as a scene.
"""

import sys
from itertools import chain
from typing import Any

import msgspec

from hideout.bots import make_bot
from hideout.bots.players import play_out
from hideout.engine.core import OVER
from hideout.engine.record import Record
from hideout.engine.rng import Rng
from hideout.engine.sitting import Watcher
from hideout.games import GAMES, find_game
from hideout.server.table.frames import Voice
from tests.page.frames import pretty
from tests.page.house import QUICK, ROOT, UNHURRIED

VIEWER = 0
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
# Seats and a seed with much to tell: a Getaway, a vault, a Snitch who names a Role.
TABLES: dict[str, tuple[int, int]] = {
    "bank-heist": (5, 4),
    "heat": (4, 1),
    "heist-hustle": (3, 1),
    "millions-of-dollars": (4, 2),
    "oceans-heist": (2, 3),
}
OPTIONS = {**QUICK, "oceans-heist": UNHURRIED}


def record(name: str) -> dict[str, Any]:
    game = find_game(name)
    seats, seed = TABLES[name]
    names = NAMES[:seats]
    kept = Record(game, names, seed, OPTIONS.get(name, {}))
    bots = [make_bot("heuristic", game, seat, seats, Rng(seed + seat)) for seat in range(seats)]
    play_out(kept.start(), bots, Rng(seed), kept)
    return {"names": names, "viewer": VIEWER, "steps": steps_of(kept)}


def steps_of(kept: Record) -> list[dict[str, Any]]:
    """Every step this seat noticed; the view where something is finished by it or by the next."""
    watcher = Watcher(kept, VIEWER)
    voice = Voice(kept.game, kept.names, "live")
    steps: list[dict[str, Any]] = []
    heard = 0
    for moment in chain([watcher.first()], map(watcher.watch, kept.decisions)):
        if moment is None:
            continue
        events = []
        for event in moment.events:
            heard += 1
            told = voice.told(event, heard, watcher.sitting.state.seats)
            events.append(msgspec.to_builtins(told))
        state = watcher.sitting.state
        ends = state.game.scene_millis(state, moment.events) > 0 or state.phase is OVER
        steps.append({"events": events, "view": dict(watcher.view), "ends": ends})
    for at, step in enumerate(steps):
        if not step["ends"] and not (at + 1 < len(steps) and steps[at + 1]["ends"]):
            step["view"] = None
    return steps


def main() -> None:
    for game in sys.argv[1:] or GAMES:
        path = ROOT / f"web/src/games/{game}/story.json"
        path.write_text(pretty(record(game)) + "\n")
        print(path.relative_to(ROOT), path.stat().st_size)


if __name__ == "__main__":
    main()
