"""One decision of a bot that looks ahead, in a process of its own.

Looking ahead takes a while, and the server's own process has people to serve. What goes over is
what the seat may know: its view, the events it heard, and one world whose hidden part is made up.
"""

from typing import Any, NamedTuple

from hideout.bots import make_bot
from hideout.engine.core import Event
from hideout.engine.position import read_position
from hideout.engine.rng import Rng
from hideout.games import find_game


class Question(NamedTuple):
    game: str
    deck: dict[str, Any] | None
    level: str
    seat: int
    seed: int
    world: dict[str, Any]  # a position drawn for this seat
    view: dict[str, Any]
    legal: list[str]
    events: list[tuple[str, int, int, int, int]]  # all that this seat has heard


def think(question: Question) -> str | None:
    """The notation of an action out of `legal`, or None to wait."""
    game = find_game(question.game)
    if question.deck is not None:
        game = game.with_deck(question.deck)
    world = read_position(game, question.world)
    bot = make_bot(question.level, game, question.seat, world.seats, Rng(question.seed))
    bot.world = world
    legal = [game.notation.parse(text) for text in question.legal]
    events = [Event(*facts) for facts in question.events]
    action = bot.act(question.view, legal, events)
    return None if action is None else game.notation.text(action)
