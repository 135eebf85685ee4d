"""The numbers of observations and actions, briefly: where each block and each verb begins.

Two digests stand for the single names, so that no place and no action can move unnoticed.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from hideout.engine.core import Game
from hideout.engine.reader import BadData


def path_of(name: str) -> Path:
    return Path(__file__).parent / f"{name}.json"


def recorded(name: str) -> dict[str, Any]:
    """By version."""
    path = path_of(name)
    return json.loads(path.read_text()) if path.is_file() else {}


def digest(names: list[str]) -> str:
    return sha256("\n".join(names).encode()).hexdigest()


def schema(game: Game[Any]) -> dict[str, Any] | None:
    """None for a game without numbers."""
    tables = {}
    verbs: dict[str, int] = {}
    for seats in game.seats:
        try:
            observer = game.observer(seats)
        except BadData:
            return None
        begins, blocks = 0, {}
        for block in observer.singles():
            blocks[block.name] = begins
            begins += len(block.places)
        names = [place.name for place in observer.places()]
        tables[str(seats)] = {"size": observer.size, "blocks": blocks, "names": digest(names)}
    actions = observer.action_names()
    for code, action in enumerate(actions):
        verbs.setdefault(action.partition(" ")[0], code)
    return {
        "version": observer.version,
        "actions": {"size": observer.actions, "verbs": verbs, "names": digest(actions)},
        "observations": tables,
    }
