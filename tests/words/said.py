"""Messages of all games with their words, for the page's test that it says the same.

`python -m tests.words.said` writes them anew; `test_parity.py` holds the file to today's words.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hideout.engine.core import TABLE, Game, hears
from hideout.engine.message import Message
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting
from hideout.games import GAMES
from hideout.words import narrator

PATH = Path(__file__).parents[2] / "web/src/games/said.json"
NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ida", "Jo"]
DECISIONS = 400
Line = list[Any]  # id, arguments, who reads, the words
UNWRITTEN = (
    Message("event-winked-at", {"who": "p0", "other": "p1"}),
    Message("event-lights-out"),
    Message("act-wink-at", {"who": "p1"}),
    Message("ask-duel", {"who": "p1", "card": "x-ray"}),
    Message("no-such-luck", {"wish": Message("act-wink-at", {"who": "p1"})}),
)


def spoken(game: Game[Any]) -> list[Line]:
    """One line for each message a random game comes by, and for each way to be in it."""
    words = narrator(game)
    found: dict[tuple[str, str], Line] = {}
    for message, viewer in _messages(game):
        me = next((name for name, value in message.args.items() if value == f"p{viewer}"), "")
        if (message.id, me) not in found:
            said = words.say(message, NAMES, viewer)
            found[message.id, me] = [message.id, message.data()["args"], viewer, said]
    return [found[key] for key in sorted(found)]


def _messages(game: Game[Any]) -> Iterator[tuple[Message, int]]:
    yield from ((one, TABLE) for one in UNWRITTEN)
    yield from (
        (game.wanted(one), TABLE) for one in game.vocabulary.actions if _is_there(game, one)
    )
    for seats in (game.seats[0], game.seats[-1]):
        sitting = Sitting(game.new(seats, 5, {}))
        rng = Rng(5)
        for count, seat in enumerate(sitting.turns(rng)):
            if count > DECISIONS:
                break
            s = sitting.state
            for viewer in range(seats):
                yield from ((one, TABLE) for one in game.asked(s, viewer))
            wish = rng.pick(game.vocabulary.actions)
            if _is_there(game, wish) and wish not in s.legal(seat):
                yield game.refused(s, seat, game.why_not(s, seat, wish)), TABLE
            heard = len(sitting.log)
            sitting.play(seat, rng.pick(s.legal(seat)))
            for event in sitting.log[heard:]:
                for viewer in range(TABLE, seats):
                    if hears(event.to, viewer):
                        yield game.happened(event, seats), viewer


def _is_there(game: Game[Any], action: Any) -> bool:
    return bool(game.notation.text(action))


def written() -> str:
    games = {name: spoken(game) for name, game in GAMES.items()}
    parts = [
        f"  {json.dumps(name)}: [\n"
        + ",\n".join(f"    {json.dumps(line, ensure_ascii=False)}" for line in lines)
        + "\n  ]"
        for name, lines in games.items()
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    PATH.write_text(written(), encoding="utf-8")
