"""One decision of a bot that looks ahead, in a process of its own.

Looking ahead takes a while, and the server's own process has people to serve. What goes over is
what the seat may know: its view, the events it heard, and one world whose hidden part is made up.
"""

from typing import Any, Final, NamedTuple

from hideout.bots import make_bot
from hideout.engine.core import Event
from hideout.engine.notation import Action
from hideout.engine.position import read_position
from hideout.engine.rng import Rng
from hideout.games import find_game

MOST_THOUGHTS: Final = 5  # of a decision that are kept


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


Weighed = tuple[str, float, int]  # an action ("": to wait), its worth from 0 to 1, its playouts


class Answer(NamedTuple):
    action: str | None  # out of `legal`, or None to wait
    weighed: list[Weighed]  # the chosen one first


def think(question: Question) -> Answer:
    game = find_game(question.game)
    if question.deck is not None:
        game = game.with_deck(question.deck)
    world = read_position(game, question.world)
    bot = make_bot(question.level, game, question.seat, world.seats, Rng(question.seed))
    bot.world = world
    legal = [game.notation.parse(text) for text in question.legal]
    events = [Event(*facts) for facts in question.events]
    action = bot.act(question.view, legal, events)

    def text(action: Action | None) -> str:
        return "" if action is None else game.notation.text(action)

    weighed = [(text(t.action), round(t.value, 3), t.playouts) for t in bot.thoughts]
    return Answer(text(action) or None, weighed[:MOST_THOUGHTS])
