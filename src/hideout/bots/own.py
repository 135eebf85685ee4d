"""Bots of one's own at a table: if one fails it loses its game, and nobody else is affected.

A bot that fails, thinks for too long or answers with what is not legal forfeits. The game's usual
bot then plays on in its seat, so that the others' game comes to its end; the seat wins nothing.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import redirect_stdout
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final, NamedTuple

from hideout.bots import make_bot, usual_level
from hideout.bots.bot import Bot, Thought
from hideout.bots.limit import Limit, OutOfTime
from hideout.bots.manner import Manner
from hideout.engine.core import Event, Game, Seat, State
from hideout.engine.notation import Action
from hideout.engine.rng import Rng

MOST_WAITS: Final = 10_000  # in a row with nothing happening
TIMES_LONGEST: Final = 4  # this many times as long as random games take, and it will never end
LONGEST_REASON: Final = 200
HERE: Final = Path(__file__).parent
# Folders of what imports; the second, where it is installed, stands in for a part of the first.
IMPORTING: Final = frozenset({"importlib", "importlib_metadata"})

Maker = Callable[[Game[Any], Seat, int, Rng], Bot]


class Lost(Exception):
    """A bot has lost its game; the message says why, as what follows "it"."""


class OwnBot(Bot):
    """Stands between the table and a bot that may do anything."""

    def __init__(
        self,
        name: str,
        make: Maker,
        game: Game[Any],
        seat: Seat,
        seats: int,
        rng: Rng,
        seconds: float,
    ) -> None:
        """`seconds` per decision; 0 if the bot keeps time itself."""
        super().__init__(game, seat, seats, rng)
        self.name = name
        self.seconds = seconds
        self.most_decisions = TIMES_LONGEST * game.longest(seats)
        self.decisions = 0
        self.waits = 0
        self.heard: list[Event] = []
        luck = Rng(rng.clone().below(1 << 62))
        self.deputy = make_bot(usual_level(game.name), game, seat, seats, luck)
        self.bot: Bot | None = None
        self.forfeit = self._guarded(lambda: self._begin(make))

    def _begin(self, make: Maker) -> None:
        self.bot = make(self.game, self.seat, self.seats, self.rng)
        self.wants_world = bool(self.bot.wants_world)

    def behave(self, manner: Manner) -> None:
        super().behave(manner)
        bot = self.bot
        if bot is not None and not self.forfeit:
            self.forfeit = self._guarded(lambda: bot.behave(manner))

    def act(
        self, view: Mapping[str, Any], legal: Sequence[Action], events: Sequence[Event]
    ) -> Action | None:
        self.heard += events
        self.thoughts = []
        if self.forfeit:
            return self.deputy.act(view, legal, events)
        answer: list[Action | None] = [None]
        self.forfeit = self._guarded(lambda: self._ask(view, legal, events, answer))
        if self.forfeit:
            # It has just sat down, and catches up with all that its seat has heard.
            return self.deputy.act(view, legal, self.heard)
        return answer[0]

    def _ask(
        self,
        view: Mapping[str, Any],
        legal: Sequence[Action],
        events: Sequence[Event],
        answer: list[Action | None],
    ) -> str:
        """Put the answer into `answer`, or say what is wrong with it."""
        assert self.bot is not None
        self.bot.options = self.options
        self.bot.may_wait = self.may_wait
        self.bot.world, self.world = self.world, None
        answer[0] = action = self.bot.act(view, list(legal), list(events))
        thoughts = getattr(self.bot, "thoughts", [])  # its __init__ may be its own
        is_told = isinstance(thoughts, Sequence)
        if is_told and all(isinstance(thought, Thought) for thought in thoughts):
            self.thoughts = list(thoughts)
        return self._complaint(action, legal, bool(events))

    def _complaint(self, action: object, legal: Sequence[Action], is_news: bool) -> str:
        if action is None:
            self.waits = 1 if is_news else self.waits + 1
            if not self.may_wait:
                return "waited where the game waits for it"
            if self.waits > MOST_WAITS:
                return f"waited {MOST_WAITS:,} times in a row while nothing happened"
            return ""
        self.waits = 0
        self.decisions += 1
        if self.decisions > self.most_decisions:
            return f"made {self.most_decisions:,} decisions, and the game does not end"
        if any(action is one for one in legal):
            return ""
        words = self.game.notation.text(action) if isinstance(action, Action) else repr(action)
        return f"played {words}, which is not legal"

    def _guarded(self, work: Callable[[], str | None]) -> str:
        """Why `work` has cost the bot the game, or "". What it prints goes to stderr."""
        try:
            with redirect_stdout(sys.stderr):
                if not self.seconds:
                    return work() or ""
                with Limit(self.seconds, self.name):
                    return work() or ""
        except OutOfTime:
            return f"took longer than {self.seconds:g} seconds"
        except Lost as error:
            reason = str(error)
        except KeyboardInterrupt:
            raise  # somebody wants to stop: not this bot's doing
        except BaseException as error:  # whatever a bot raises is its own affair
            reason = f"raised {described(error)}"
        return reason if len(reason) <= LONGEST_REASON else reason[:LONGEST_REASON] + "..."

    def leave(self) -> None:
        if self.bot is not None:
            self._guarded(self.bot.leave)

    def over(self, result: Mapping[str, object], shares: Sequence[float]) -> None:
        """What goes wrong now is reported and costs nothing: the game is over."""
        bot = self.bot
        if bot is not None:
            bot.forfeit = self.forfeit
            wrong = self._guarded(lambda: bot.over(result, shares))
            if wrong:
                print(f"{self.name} {wrong} after the game was over.", file=sys.stderr)


def plainly(words: str) -> str:
    """On one line, without control characters: it is shown on terminals."""
    line = " ".join(words.split())
    return "".join(letter if letter.isprintable() else "?" for letter in line)


def described(error: BaseException) -> str:
    """What was raised, and on which line of which file of the bot's."""
    # Where Python imports a bot, or this package calls it, is no place in the bot.
    frames = [
        frame
        for frame in extract_tb(error.__traceback__)
        if not frame.filename.startswith("<frozen ")
        and Path(frame.filename).parent != HERE
        and IMPORTING.isdisjoint(Path(frame.filename).parts)
    ]
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    try:
        words = plainly(str(error))
    except Exception:  # a custom error may even fail to say what it is
        words = ""
    return f"{type(error).__name__}{': ' * bool(words)}{words[:LONGEST_REASON]}{where}"


class Settled(NamedTuple):
    """What each seat won in the end, and why it forfeited, by seat; "" if it did not."""

    shares: list[float]
    forfeits: list[str]


def settle(state: State, bots: Sequence[Bot]) -> Settled:
    """After a game: whoever forfeited has won nothing, and every bot is told how it ended."""
    game = state.game
    forfeits = [bot.forfeit for bot in bots]
    shares = [
        0.0 if forfeit else share
        for forfeit, share in zip(forfeits, game.returns(state), strict=True)
    ]
    result = game.result(state)
    for bot in bots:
        bot.over(result, shares)
    return Settled(shares, forfeits)
