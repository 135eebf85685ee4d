"""Bots that look ahead or make long plans, in a process of their own.

Thinking takes a while, and the server's own process has people to serve. What goes over is
what the seat may know: its view, the events it heard, and one world whose hidden part is made up.
A bot stays there from one question to the next, since it has plans and a memory; if it is gone, a
new one catches up with all that its seat has heard.
"""

import os
import signal
import traceback
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from types import FrameType
from typing import Any, Final, NamedTuple, NoReturn

from hideout.bots import make_bot
from hideout.bots.bot import Bot
from hideout.bots.load import seat_bot
from hideout.bots.program import end_programs
from hideout.engine.core import Event, Game
from hideout.engine.message import data_of
from hideout.engine.notation import Action
from hideout.engine.position import read_position
from hideout.engine.rng import Rng
from hideout.games import find_game
from hideout.server.bots.looking_back import LookBack, Seen, look_back
from hideout.server.bots.own import told
from hideout.server.store.documents import Weighed

MOST_THOUGHTS: Final = 5  # of a decision that are kept
ONCE: Final = -1  # the number of a bot that answers one question and is forgotten
MOST_BOTS: Final = 500  # remembered by one process; others start afresh when asked again
MOST_OWN: Final = 24  # of the owner's own: each may be a program that runs


Spoken = tuple[str, str, dict[str, Any]]  # a channel, and a message of the game's words


class Question(NamedTuple):
    bot_number: int  # whose it is: the same number, the same bot; see ONCE
    game: str
    deck: dict[str, Any] | None
    level: str
    seat: int
    seats: int
    seed: int
    world: dict[str, Any] | None  # a position drawn for this seat, if its bot wants one
    view: Mapping[str, Any]
    legal: list[int]  # by their codes: both processes run the same program
    events: list[tuple[str, int, int, int, int]]  # all that this seat has heard
    own: str = ""  # a bot of the owner's own, as the command line names it
    seconds: float = 0.0  # that such a one may think
    may_wait: bool = False
    options: Mapping[str, Any] = {}  # the table's
    listeners: Sequence[str] = ()  # the channels on which a person would hear the bot


class Answer(NamedTuple):
    action: str | None  # out of `legal`, or None to wait
    weighed: list[Weighed]  # the chosen one first
    failure: str = ""  # why there is no answer
    remarks: Sequence[Spoken] = ()  # what it says with it


class BriefedBot:
    """A bot, and how much of what its seat heard it has been told."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.heard = 0


class Thinker:
    """The bots of one process, those asked last at the end."""

    def __init__(self) -> None:
        self.players: dict[int, BriefedBot] = {}

    def think(self, question: Question) -> Answer:
        try:
            return self._think(question)
        except Exception as error:
            self._dismiss(question.bot_number)
            return Answer(None, [], reason(error))

    def _dismiss(self, bot_number: int) -> None:
        player = self.players.pop(bot_number, None)
        if player is not None:
            player.bot.leave()

    def _think(self, question: Question) -> Answer:
        player = self._player(question)
        bot = player.bot
        actions, text = bot.game.vocabulary.actions, bot.game.notation.text
        if question.world is not None:
            bot.world = read_position(bot.game, question.world)
        events = [Event(*values) for values in question.events[player.heard :]]
        player.heard = len(question.events)
        bot.may_wait, bot.options = question.may_wait, question.options
        bot.listeners = question.listeners
        action = bot.act(question.view, [actions[code] for code in question.legal], events)
        if bot.forfeit:
            self._dismiss(question.bot_number)
            return Answer(None, [], told(bot.forfeit))

        def written(move: Action | None) -> str:
            return "" if move is None else text(move)

        weighed = [(written(t.action), round(t.value, 3), t.playouts) for t in bot.thoughts]
        return Answer(written(action) or None, weighed[:MOST_THOUGHTS], remarks=spoken(bot))

    def _player(self, question: Question) -> BriefedBot:
        player = self.players.pop(question.bot_number, None)
        if player is None:
            game = find_game(question.game)
            if question.deck is not None:
                game = game.with_deck(question.deck)
            player = BriefedBot(self._make(question, game))
        if question.bot_number == ONCE:
            return player
        self.players[question.bot_number] = player
        for oldest in list(self.players)[: -(MOST_OWN if question.own else MOST_BOTS)]:
            self._dismiss(oldest)
        return player

    def _make(self, question: Question, game: Game[Any]) -> Bot:
        seat, seats, rng = question.seat, question.seats, Rng(question.seed)
        if question.own:
            return seat_bot(question.own, game, seat, seats, rng, question.seconds)
        return make_bot(question.level, game, seat, seats, rng)


def spoken(bot: Bot) -> list[Spoken]:
    """What a bot has said with its last move."""
    return [(one.channel, one.message.id, data_of(one.message.args)) for one in bot.remarks]


def reason(error: BaseException) -> str:
    """What went wrong and where, in one line, but not in its own words, which might name a card."""
    frames: Sequence[traceback.FrameSummary] = traceback.extract_tb(error.__traceback__)
    where = f" in {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return type(error).__name__ + where


def answer_questions(line: Connection) -> None:
    """A thinking process: one question after another, as long as somebody asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # meant for the server, which sees to the rest
    signal.signal(signal.SIGTERM, _end)
    thinker = Thinker()
    with suppress(EOFError, OSError):  # nobody is there any more
        while True:
            question = line.recv()
            is_past = isinstance(question, LookBack)
            line.send(seen_by(question) if is_past else thinker.think(question))


def _end(number: int, frame: FrameType | None) -> NoReturn:
    """At once, in the middle of a thought, with all that bots have started."""
    end_programs()
    os._exit(0)


def seen_by(question: LookBack) -> Seen:
    try:
        return look_back(question)
    except Exception as error:
        return Seen(None, reason(error))
