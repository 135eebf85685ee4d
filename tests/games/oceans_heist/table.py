"""Ocean's Heist in the words of the table: people by name, cards by id, dice as they fall.

game = in_phase("assign", active="e-jammer#1", standing="c-dome#1")
game.do("ann: expend e-jammer#1 a1", "ann: pay c-dome#1 a", "ann: confirm")
assert game.alarms == 0
"""

from collections.abc import Mapping
from typing import Any

from hideout.engine.position import read_position
from hideout.games.oceans_heist import GAME, OceansHeist
from hideout.games.oceans_heist.state import ENDINGS, HAND, NONE, PLACES, OceansState
from hideout.games.oceans_heist.vectors import amounts
from hideout.testing import table as testing

# The Crew has the even seats: ann, cy, eve, gus, ida; the Staff bob, dee, fay, hal, joe.
NAMES = ("ann", "bob", "cy", "dee", "eve", "fay", "gus", "hal", "ida", "joe")


class Table(testing.Table[OceansState]):
    """One game and the people at it."""

    # What people do

    def time_up(self) -> "Table":
        return self.do("table: time-up")

    def attempt(self, guard: str, stakes: str, *dice: int, coin: bool = False) -> "Table":
        """Wing it: `attempt("c-dome#1", "e-smoke#1 2, e-badge#1 5", 3)`."""
        self.luck(*dice)
        self.do(f"ann: aim {guard}")
        for stake in stakes.split(", "):
            self.do(f"ann: stake {stake}")
        if coin:
            self.do("ann: coin")
        return self.do("ann: attempt")

    # What there is to see

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def alarms(self) -> int:
        return self.state.alarms

    @property
    def ending(self) -> str:
        return "" if self.state.ending == NONE else ENDINGS[self.state.ending]

    @property
    def hand(self) -> list[str]:
        return self._items(HAND)

    def at(self, place: str) -> list[str]:
        return self._items(PLACES.index(place))

    def _items(self, place: int) -> list[str]:
        return [self.state.deck.items[item] for item in self.state.items_at(place)]

    @property
    def active(self) -> dict[str, int]:
        """Active Equipment with the uses that are left."""
        s = self.state
        return {s.deck.items[item]: s.uses[item] for item in s.active}

    @property
    def standing(self) -> list[str]:
        """Active Defenses that are not disabled."""
        s = self.state
        places = range(len(s.standing))
        return [s.deck.guards[s.standing[i]] for i in places if not s.disabled[i]]

    @property
    def drawn(self) -> list[str]:
        return [self.state.deck.guards[guard] for guard in self.state.drawn]

    @property
    def globals(self) -> list[str]:
        s = self.state
        return [s.deck.globals[i] for i in range(len(s.globals)) if s.globals[i]]

    def needs(self, title: str) -> list[dict[str, int]]:
        """The alternatives of a Defense with the Globals in force."""
        s = self.state
        return [amounts(need) for need in s.needs[s.deck.defenses.index(title)]]

    def pool(self) -> dict[str, int]:
        pool: dict[str, int] = self.view("ann")["plan"]["pool"]
        return pool

    def clock(self) -> int:
        """The seconds of the one clock that runs."""
        (clock,) = self.state.clocks()
        return clock.millis // 1000


def new_table(seats: int = 2, seed: int = 0, game: OceansHeist = GAME, **options: Any) -> Table:
    """A game before its Target is chosen."""
    return Table(game.new(seats, seed, options), NAMES[:seats])


def in_phase(
    phase: str,
    *,
    seats: int = 2,
    round: int = 1,
    hand: str = "",
    active: str = "",
    uses: Mapping[str, int] | None = None,
    opening: str = "",
    drawn: str = "",
    laid: str = "",
    standing: str = "",
    alarms: int = 0,
    globals: str = "g-vault g-wing",
    situation: str = "none",
    target: str = "t-diamond",
    table: Mapping[str, object] | None = None,
    game: OceansHeist = GAME,
    **options: Any,
) -> Table:
    """A round of the Heist act. Card lists are ids with spaces between them.

    If nothing is said of the hand it holds one Crowbar, so that the Crew is not exhausted.
    """
    position: dict[str, object] = {
        "round": round,
        "equipment": {"hand": (hand or "e-crowbar#3").split(), "in-play": opening.split()},
        "active": active.split(),
        "uses": dict(uses or {}),
        "alarms": alarms,
        "globals": globals.split(),
        "situation": situation,
        "target": target,
    }
    if drawn:
        position["drawn"] = drawn.split()
    if laid:
        position["laid"] = laid.split()
    if standing:
        position["standing"] = standing.split()
    position.update(table or {})
    whole: dict[str, object] = {
        "seats": seats,
        "options": options,
        "phase": phase,
        "table": position,
    }
    return Table(read_position(game, whole), NAMES[:seats])


EIGHT = "c-dome#1 c-pitboss#1 c-audio#1 c-deadbolt#1 c-dogs#1 c-grille#1 c-catwalk#1 c-motion#1"
FOUR = "c-dome#1 c-pitboss#1 c-audio#1 c-deadbolt#1"


def lay(game: Table, guards: str = FOUR) -> Table:
    """The Staff lays these and confirms."""
    for guard in guards.split():
        game.do(f"bob: lay {guard}")
    return game.do("bob: confirm")


def place(game: Table, items: str) -> Table:
    """The Crew places these."""
    for item in items.split():
        game.do(f"ann: place {item}")
    return game


def prepared(game: Table, items: str = "e-crowbar#3", globals: str = "g-vault g-wing") -> Table:
    """From the Target to the first round: Diamond, no Situation, these cards and Globals."""
    game.do("bob: target t-diamond", "bob: confirm", "ann: confirm")
    for name in globals.split():
        game.do(f"bob: choose {name}")
    for item in items.split():
        game.do(f"ann: buy {item}")
    return game.do("bob: confirm", "ann: confirm")
