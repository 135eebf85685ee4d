"""Random games under observation: who moves, who watches, and how a failure is told.

A `Case` names one game completely, so the line that ends every failure plays it again. Chance
that belongs to a check is drawn apart from the chance that plays, so the same case makes the
same decisions whoever is watching.
"""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from hideout.engine.core import TABLE, Event, Game, Seat, State
from hideout.engine.drive import Driver
from hideout.engine.notation import Action, seat_name
from hideout.engine.options import Option
from hideout.engine.reader import BadData
from hideout.engine.record import Decision
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting

PLAIN: Final = "plain"  # every decision is a player's, clocks only close open windows
RESTLESS: Final = "restless"  # clocks and absences strike anywhere, players change their minds
ABSENT: Final = "absent"  # nobody is there: the clocks play the whole game
STYLES: Final = (PLAIN, RESTLESS, ABSENT)
RESTLESSNESS: Final = 8  # one decision in so many
LAST_DECISIONS: Final = 5  # shown with a failure


class ConformanceError(AssertionError):
    """A game breaks the contract; the last line of the message plays it again."""


class Broken(Exception):
    """What a check found, as a sentence; the walk adds where."""


class Case:
    """One game of random play."""

    def __init__(
        self, game: Game[Any], seats: int, options: Mapping[str, object], seed: int, deck: str = ""
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self.deck = deck  # what the deck is called, if it is not the printed one

    def command(self) -> str:
        """The line that plays this case again."""
        words = [f"hideout check {self.game.name} --seats {self.seats}"]
        for name, value in self.options.items():
            shown = ("off", "on")[value] if isinstance(value, bool) else value
            words.append(f"--option {name}={shown}")
        if self.deck:
            words.append(f"--deck {self.deck}")
        words.append(f"--seed {self.seed} --games 1")
        return " ".join(words)

    def chance(self, *about: object) -> Rng:
        """Numbers that depend on the case and on what they are for, and on nothing else."""
        return chance(self.seed, self.seats, *about)


def chance(*about: object) -> Rng:
    return Rng(int.from_bytes(blake2b(repr(about).encode(), digest_size=32).digest(), "little"))


def draw_options(game: Game[Any], seats: int, seed: int, i: int) -> dict[str, object]:
    """Options other than the defaults; {} for the first game and for half of the others."""
    rng = chance("options", seed, i)
    if i == 0 or rng.below(2):
        return {}
    drawn = {option.name: _draw(option, rng) for option in game.options if rng.below(3) == 0}
    try:
        game.new(seats, 0, drawn)
    except BadData:  # these do not go together
        return {}
    return drawn


def _draw(option: Option, rng: Rng) -> object:
    if isinstance(option.default, bool):
        return not option.default
    if option.choices:
        return rng.pick(list(option.choices))
    return rng.pick(list(range(option.low, option.high + 1, option.step)))


class Check:
    """Watches one game. A finding is raised as Broken.

    What is costly is looked at in one of `every` steps, drawn at random.
    """

    case: Case

    def __init__(self, every: int = 1) -> None:
        self.every = every

    def looks(self, s: State) -> bool:
        """Whether this step is one to look at closely."""
        if self.every == 1:
            return True
        # As `chance` would say it, without a stream of numbers of which one is drawn.
        about = (self.case.seed, self.case.seats, type(self).__name__, s.step)
        drawn = blake2b(repr(about).encode(), digest_size=8).digest()
        return int.from_bytes(drawn, "little") % self.every == 0

    def begin(self, case: Case, s: State) -> None:
        """Before the first decision."""
        self.case = case

    def before(self, s: State, seat: Seat, action: Action) -> None:
        """A decision is about to be carried out."""

    def after(self, s: State, seat: Seat, action: Action, events: Sequence[Event]) -> None:
        """It has been, and these events were told."""

    def end(self, s: State) -> None:
        """Nobody is waited for any more."""


class Mover:
    """Decides who does what next, in one of the styles."""

    def __init__(self, s: State, style: str, rng: Rng) -> None:
        self.s = s
        self.style = style
        self.rng = rng
        self.driver = Driver(s, rng)
        self.now = 0
        self.times: list[int] = []  # when each step happened, while nobody is there

    def next(self) -> Decision:
        if self.style == ABSENT:
            return self._first_clock()
        if self.style == RESTLESS and self.rng.below(RESTLESSNESS) == 0:
            surprise = self._surprise()
            if surprise is not None:
                return surprise
        if self.s.phase.open:
            seat = self.driver.next_seat()
            if seat == TABLE:
                assert self.driver.clock is not None
                return Decision(TABLE, self.driver.clock)
        else:
            seat = self.rng.pick(self.s.pending())
        return self._any(seat)

    def _any(self, seat: Seat) -> Decision:
        legal = self.s.legal(seat)
        if not legal:
            raise Broken(f"{seat_name(seat)} is waited for but has no legal action.")
        return Decision(seat, self.rng.pick(legal))

    def _surprise(self) -> Decision | None:
        """The table speaks early, or somebody acts whom nobody waits for."""
        able = [seat for seat in range(TABLE, self.s.seats) if self.s.legal(seat)]
        if not able:
            return None
        seat = self.rng.pick(able)
        clocks = self.s.clocks()
        if seat == TABLE and clocks and self.rng.below(RESTLESSNESS):
            # Facts are rarer than clocks: one of them may end the game, and most should not.
            return Decision(TABLE, self.rng.pick(clocks).action)
        return self._any(seat)

    def _first_clock(self) -> Decision:
        """The clock that runs out first; now and then the table states a fact instead."""
        s = self.s
        while len(self.times) <= s.step:
            self.times.append(self.now)
        actions = s.phase.table_actions(s)
        if actions and self.rng.below(RESTLESSNESS) == 0:
            return Decision(TABLE, self.rng.pick(actions))
        rings = [
            (max(self.times[c.since] + c.millis, self.times[c.grace_since] + c.grace), c.action)
            for c in s.clocks()
        ]
        if not rings:
            waiting = ", ".join(seat_name(seat) for seat in s.pending())
            raise Broken(f"no clock runs, so the game waits for ever if {waiting} stays away.")
        ring, action = min(rings, key=lambda pair: pair[0])
        self.now = max(self.now, ring)
        return Decision(TABLE, action)


def walk(case: Case, style: str, checks: Sequence[Check]) -> list[Decision]:
    """Play one game to its end under the eyes of `checks`. Raises ConformanceError."""
    decisions: list[Decision] = []
    s: State | None = None
    try:
        s = case.game.new(case.seats, case.seed, case.options)
        _walk(case, style, checks, s, decisions)
    except Broken as error:
        raise ConformanceError(_told(case, style, s, decisions, str(error))) from None
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise ConformanceError(_told(case, style, s, decisions, what)) from error
    return decisions


def _walk(
    case: Case, style: str, checks: Sequence[Check], s: State, decisions: list[Decision]
) -> None:
    mover = Mover(s, style, case.chance(style))
    # Surprises cost decisions that `longest` does not promise to count.
    most = case.game.longest(case.seats) * (4 if style == RESTLESS else 1)
    sitting = Sitting(s)
    for check in checks:
        check.begin(case, s)
    while s.pending():
        if len(decisions) == most:
            raise Broken(f"the game should be over after {most} decisions.")
        decision = mover.next()
        for check in checks:
            check.before(s, decision.seat, decision.action)
        decisions.append(decision)
        events = sitting.apply(decision.seat, decision.action)
        for check in checks:
            check.after(s, decision.seat, decision.action, events)
    for check in checks:
        check.end(s)


def _told(case: Case, style: str, s: State | None, decisions: list[Decision], finding: str) -> str:
    lines = [f"{case.game.title} breaks the contract: {finding}"]
    where = f"after {len(decisions)} decisions" + (f" in '{s.phase.name}'" if s else "")
    lines.append(f"  {case.seats} seats, {style} play, {where}; the last decisions were:")
    for decision in decisions[-LAST_DECISIONS:]:
        lines.append(f"    {seat_name(decision.seat)} {case.game.notation.text(decision.action)}")
    lines.append(case.command())
    return "\n".join(lines)
