"""Why an action is refused, as data.

A game declares its reasons in `refusals.py`, each once: a stable kind and the clauses that forbid
it; its words are the message `no-` and the kind. A phase answers `why_not` with a reason and what
it is about at this table:

    REASONS: Final = Reasons()
    TOO_FAR: Final = REASONS.add("not-a-neighbour", "BH-135")

    def why_not(self, s: HeistState, seat: Seat, action: Action) -> Refusal:
        if action.verb == "stab" and not s.are_neighbours(seat, action.a):
            return TOO_FAR.refuse(action, {"other": ("seat", action.a)})
        return super().why_not(s, seat, action)

An argument says what it is and which one: ("seat", 3), ("number", 4), or a kind of the game's
notation. In the words, `$wish` is the action. What holds for all games (the game is over, the
table's own words, "not for you to decide") is below: a game gives it its clauses in `Game.end`,
`Game.tables_words` and `Phase.clauses`.
"""

from collections.abc import Mapping
from typing import Final

from hideout.engine.notation import Action, Notation

Argument = tuple[str, int]
NO_ARGUMENTS: Final[Mapping[str, Argument]] = {}


class Reason:
    """One way in which the rules say no."""

    __slots__ = ("clauses", "english", "kind")

    def __init__(self, kind: str, clauses: str, english: str) -> None:
        self.kind = kind
        self.clauses = clauses  # space separated; '' if each refusal names its own
        self.english = english  # of a game that has no file of words yet

    def refuse(
        self, action: Action, args: Mapping[str, Argument] = NO_ARGUMENTS, clauses: str = ""
    ) -> "Refusal":
        """This reason, of this action; `clauses` where they differ from table to table."""
        return Refusal(self, action, args, clauses or self.clauses)


class Refusal:
    """A reason and what it is about."""

    __slots__ = ("action", "args", "clauses", "kind", "reason")

    def __init__(
        self, reason: Reason, action: Action, args: Mapping[str, Argument], clauses: str
    ) -> None:
        self.reason = reason
        self.kind = reason.kind
        self.action = action
        self.args = args
        self.clauses = clauses

    def named(self, notation: Notation) -> dict[str, str | int]:
        """What it is about in words for programs: the action and every argument by name."""
        said: dict[str, str | int] = {"wish": notation.text(self.action)}
        for name, (kind, which) in self.args.items():
            said[name] = notation.names[kind][which] if kind in notation.names else which
        return said


class Reasons:
    """The reasons of one game by kind."""

    def __init__(self) -> None:
        self.by_kind: dict[str, Reason] = {}

    def add(self, kind: str, clauses: str, english: str = "") -> Reason:
        """`english`, in which `{wish}` and arguments are filled in, until a file has the words."""
        assert kind not in self.by_kind, f"the reason {kind} is declared twice"
        made = Reason(kind, clauses, english)
        self.by_kind[kind] = made
        return made


# What every game may say. The clauses are the game's: see `Game.why_not` and `Phase.why_not`.
COMMON: Final = Reasons()
GAME_OVER: Final = COMMON.add("over", "")
TABLES_WORD: Final = COMMON.add("tables-word", "")
NOT_YET: Final = COMMON.add("not-yet", "")
PLAYERS_WORD: Final = COMMON.add("players-word", "")
NOT_ASKED: Final = COMMON.add("not-asked", "")
OTHER_ASKED: Final = COMMON.add("other-asked", "")
