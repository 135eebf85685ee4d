"""What the search needs to know of a game: how far to look, what a table is worth, who talks.

A game with nothing of its own to say is played out to its end and judged by its result.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, NamedTuple

from hideout.bots.bot import Bot
from hideout.engine.core import Seat
from hideout.engine.notation import Action


class Line(NamedTuple):
    """A move (None: wait) and, where moves are planned, what is to follow it in the same scene."""

    first: Action | None
    rest: tuple[Action, ...] = ()


class Outlook:
    """How the search looks at a game. It is given worlds, never a true state."""

    playouts = 120  # the default for a decision: less than a second, compiled
    talk: frozenset[str] = frozenset()  # verbs that only say something: left to the advisor
    choices: frozenset[str] = frozenset()  # if not empty, the only verbs that are searched

    def effort(self, s: Any, advice: Action | None) -> int:
        """How many times the usual number of playouts a decision is worth."""
        return 1

    def is_searched(self, advice: Action | None) -> bool:
        """Whether a decision is searched, or left to the advisor."""
        verb = "" if advice is None else advice.verb
        return verb not in self.talk and (not self.choices or verb in self.choices)

    # Where words are about a move that is still to be made

    def spoken_of(self, advisor: Bot, legal: Sequence[Action], said: Action) -> Action | None:
        """The move that the advisor's words are about; None if they are about none."""
        return None

    def speak_of(
        self, advisor: Bot, view: Mapping[str, Any], legal: Sequence[Action], move: Action
    ) -> Action | None:
        """What the advisor says if that is the move to come; None if it would rather keep quiet."""
        return None

    # Where a move is a plan of many edits

    def topic(self, advisor: Bot) -> object:
        """What the advisor's plan is for; None where moves are single."""
        return None

    def scene(self, s: Any) -> object:
        """A plan holds as long as this stays the same."""
        return None

    def plan(self, advisor: Bot, advice: Action | None) -> Line:
        """All that the advisor is about to do."""
        raise NotImplementedError

    leans: tuple[float, ...] = ()  # one for each alternative plan

    def plan_anew(
        self, advisor: Bot, view: Mapping[str, Any], legal: Sequence[Action], lean: float
    ) -> Line:
        """An alternative plan: the advisor's, with a leaning that is not its own."""
        raise NotImplementedError

    def follow(self, advisor: Bot, line: Line) -> None:
        """Let the advisor go on with a line once its first move is made."""

    # How far to look, and what it comes to

    def mark(self, s: Any) -> int:
        """A playout ends when this has grown; the same number always: at the end of the game."""
        return 0

    def value(self, s: Any, seat: Seat) -> float:
        """What a table is worth to a seat, from 0 to 1."""
        won = s.game.returns(s)[seat]
        return 1.0 if won > 0.0 else 0.0

    def weight(self, advisor: Bot, s: Any) -> float:
        """How well a world agrees with what the advisor has made of what it heard."""
        return 1.0

    weighs = False  # whether `weight` says anything


def share(scores: list[float], seat: Seat, heat: float) -> float:
    """The chance to finish first if `heat` is how much can still change."""
    most = max(scores)
    parts = [exp((score - most) / heat) for score in scores]
    return parts[seat] / sum(parts)
