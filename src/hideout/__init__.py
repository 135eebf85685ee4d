"""Hideout: five hidden-information heist games, one rules engine.

    import hideout

    game = hideout.find_game("heat")
    sitting = hideout.Sitting(game.new(4, 2026, {}))
    for seat in sitting.turns(hideout.Rng(1)):
        sitting.play(seat, sitting.state.legal(seat)[0])
    print(game.result(sitting.state))

These names are the public interface; each is loaded when it is first used, so that importing the
package costs nothing and a game's words can be chosen before the game is there.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hideout.bots import make_bot
    from hideout.bots.bot import Bot
    from hideout.bots.players import Players, play_out
    from hideout.engine.core import (
        EVERYONE,
        TABLE,
        Clock,
        Event,
        Game,
        IllegalAction,
        Phase,
        State,
        hears,
        play,
    )
    from hideout.engine.notation import Action, BadNotation, Notation, Vocabulary
    from hideout.engine.position import read_position, write_position
    from hideout.engine.reader import BadData
    from hideout.engine.record import BadRecord, Record, read_record, write_record
    from hideout.engine.rng import Rng
    from hideout.engine.sitting import Sitting, Watcher
    from hideout.games import GAMES, find_game
    from hideout.words import narrator

_HOMES: Final = {
    "hideout.bots": ("make_bot",),
    "hideout.bots.bot": ("Bot",),
    "hideout.bots.players": ("Players", "play_out"),
    "hideout.engine.core": (
        "EVERYONE", "TABLE", "Clock", "Event", "Game", "IllegalAction", "Phase", "State", "hears",
        "play",
    ),
    "hideout.engine.notation": ("Action", "BadNotation", "Notation", "Vocabulary"),
    "hideout.engine.position": ("read_position", "write_position"),
    "hideout.engine.reader": ("BadData",),
    "hideout.engine.record": ("BadRecord", "Record", "read_record", "write_record"),
    "hideout.engine.rng": ("Rng",),
    "hideout.engine.sitting": ("Sitting", "Watcher"),
    "hideout.games": ("GAMES", "find_game"),
    "hideout.words": ("narrator",),
}  # fmt: skip
_HOME_OF: Final = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "EVERYONE",
    "GAMES",
    "TABLE",
    "Action",
    "BadData",
    "BadNotation",
    "BadRecord",
    "Bot",
    "Clock",
    "Event",
    "Game",
    "IllegalAction",
    "Notation",
    "Phase",
    "Players",
    "Record",
    "Rng",
    "Sitting",
    "State",
    "Vocabulary",
    "Watcher",
    "find_game",
    "hears",
    "make_bot",
    "narrator",
    "play",
    "play_out",
    "read_position",
    "read_record",
    "write_position",
    "write_record",
]


def __getattr__(name: str) -> object:
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(_HOME_OF[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
