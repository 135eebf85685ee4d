"""What the search needs to know of each game: how far to look, what a table is worth, who talks.

A game without an entry is played out to its end and judged by its result.
"""

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from typing import Any, Final, NamedTuple

from hideout.bots.bot import Bot
from hideout.engine.core import Seat
from hideout.engine.notation import Action
from hideout.games.oceans_heist.actions import CONFIRM, SKIP
from hideout.games.oceans_heist.state import SIDES


class Line(NamedTuple):
    """A move (None: wait), and what is to follow it in the same scene where moves are planned."""

    first: Action | None
    rest: tuple[Action, ...] = ()


class Outlook:
    """How the search looks at a game. Worlds are handed in, never a true state."""

    playouts = 120  # a decision, if nobody says how many: less than a second, compiled
    talk: frozenset[str] = frozenset()  # verbs that only say something: left to the advisor
    choices: frozenset[str] = frozenset()  # if any: the only verbs that are looked into

    def effort(self, s: Any, advice: Action | None) -> int:
        """How many times the usual playouts a decision is worth."""
        return 1

    def is_searched(self, advice: Action | None) -> bool:
        """Whether a decision is looked into, or done as the advisor says."""
        verb = "" if advice is None else advice.verb
        return verb not in self.talk and (not self.choices or verb in self.choices)

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

    leans: tuple[float, ...] = ()  # one for each other plan to be made

    def plan_anew(
        self, advisor: Bot, view: Mapping[str, Any], legal: Sequence[Action], lean: float
    ) -> Line:
        """Another plan of the advisor's, made with a leaning that is not its own."""
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


class HeistHustle(Outlook):
    """To the end of the round; what is left is dice."""

    playouts = 600
    swing = 14.0  # points that a round can turn between two seats

    def mark(self, s: Any) -> int:
        return int(s.round)

    def value(self, s: Any, seat: Seat) -> float:
        left = s.rounds - s.round
        if not s.pending() or left <= 0:
            return float(s.game.returns(s)[seat])
        return share([float(total) for total in s.total], seat, self.swing * sqrt(left))


class Heat(Outlook):
    """To the end of the Heist; a token costs what it will cost at the pay-off."""

    playouts = 60
    talk = frozenset({"claim", "claim-quiet"})
    swing = 5.0  # dollars that a Heist can turn between two seats
    heists = 3

    def mark(self, s: Any) -> int:
        return int(s.heist)

    def value(self, s: Any, seat: Seat) -> float:
        left = self.heists - s.heist + 1
        if not s.pending() or left <= 0:
            return float(s.game.returns(s)[seat])
        price = s.tables.price_at[min(len(s.tables.price_at) - 1, sum(s.heat))]
        token = max(price, 2) + 1.0
        worth = [money - token * heat for money, heat in zip(s.money, s.heat, strict=True)]
        return share(worth, seat, self.swing * sqrt(left))


class Millions(Outlook):
    """To the end of the round; nearer to the target there is less to turn."""

    playouts = 120
    talk = frozenset(
        {"claim", "ask", "no-comment", "roll-call", "hold", "drop", "decline", "unready"}
    )
    great = frozenset({"choose", "name"})  # once a round, and nothing weighs more
    calm = 1.5  # what is always open
    swing = 0.25  # and what is more open for each dollar the leader still needs

    def effort(self, s: Any, advice: Action | None) -> int:
        return 4 if advice is not None and advice.verb in self.great else 1

    def mark(self, s: Any) -> int:
        return int(s.round)

    def value(self, s: Any, seat: Seat) -> float:
        if not s.pending():
            return float(s.game.returns(s)[seat])
        needs = max(0, s.options.target - max(s.cash))
        return share([float(cash) for cash in s.cash], seat, self.calm + self.swing * needs)


class BankHeist(Outlook):
    """To the end: a side wins or does not. Worlds are weighed by what players have done.

    Sums are done as the advisor does them, and what is picked from the Vault or fastened to a
    player decides too little to be told apart.
    """

    playouts = 100
    talk = frozenset(
        {
            "answer",
            "pick",
            "place",
            "claim-passed-bag",
            "claim-kept",
            "claim-trust",
            "claim-suspect",
            "claim-tattoo",
            "claim-no-tattoo",
        }
    )
    # Of the Robbery: early, long to play on, and each of little weight.
    small = frozenset({"pass-to", "load", "keep", "choose", "swap", "give", "lose"})
    weighs = True

    def effort(self, s: Any, advice: Action | None) -> int:
        return 1 if advice is None or advice.verb in self.small else 3

    def weight(self, advisor: Bot, s: Any) -> float:
        weight = 1.0
        factors = advisor.belief.factors  # type: ignore[attr-defined]  # the game's own bot
        for seat in range(s.seats):
            weight *= factors[seat][s.identity[seat]]
        return weight


class OceansHeist(Outlook):
    """To the end. One edit of a draft more or less decides nothing, so plans are compared.

    In the last rounds a playout is soon over, and there is time for more.
    """

    playouts = 25
    leans = (0.5, 2.0, 0.75, 1.4, 1.0, 1.0)

    def effort(self, s: Any, advice: Action | None) -> int:
        return max(1, int(s.round) - 2)

    def topic(self, advisor: Bot) -> object:
        return advisor.about  # type: ignore[attr-defined]  # the game's own bot

    def scene(self, s: Any) -> object:
        return (s.phase.name, s.round, s.attempts)

    def is_searched(self, advice: Action | None) -> bool:
        """A plan; to skip what is shown is none."""
        return advice is not None and advice is not SKIP

    def plan(self, advisor: Bot, advice: Action | None) -> Line:
        rest: list[Action] = advisor.plan  # type: ignore[attr-defined]
        return Line(advice, (*rest, CONFIRM))

    def plan_anew(
        self, advisor: Bot, view: Mapping[str, Any], legal: Sequence[Action], lean: float
    ) -> Line:
        topic = advisor.about  # type: ignore[attr-defined]
        advisor.about = None  # type: ignore[attr-defined]  # so that it plans again
        advisor.lean(lean)  # type: ignore[attr-defined]
        advice = advisor.act(view, legal, ())
        advisor.lean(1.0)  # type: ignore[attr-defined]
        assert advisor.about == topic  # type: ignore[attr-defined]
        return self.plan(advisor, advice)

    def follow(self, advisor: Bot, line: Line) -> None:
        advisor.plan = list(line.rest)  # type: ignore[attr-defined]

    def value(self, s: Any, seat: Seat) -> float:
        """Half a win for a stalemate."""
        rating = s.game.result(s)["rating"]
        return float(rating[SIDES[s.side(seat)]])


OUTLOOKS: Final[dict[str, Outlook]] = {
    "bank-heist": BankHeist(),
    "heat": Heat(),
    "heist-hustle": HeistHustle(),
    "millions-of-dollars": Millions(),
    "oceans-heist": OceansHeist(),
}
