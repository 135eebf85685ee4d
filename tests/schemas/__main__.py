"""`python -m tests.schemas`: record the numbers of every game whose version is a new one.

What is recorded of a version is never written again: policies have learnt those numbers.
"""

import json

from hideout.games import GAMES
from tests.schemas.record import path_of, recorded, schema


def main() -> None:
    for name, game in GAMES.items():
        versions = recorded(name)
        now = schema(game)
        if now is None or str(now["version"]) in versions:
            continue
        versions[str(now["version"])] = now
        path_of(name).write_text(json.dumps(versions, indent=1) + "\n")


main()
