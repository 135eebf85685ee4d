"""The conformance kit: what every game must keep, checked on any game by one import.

`Conformance` (which needs pytest and Hypothesis) makes tests of it, `check_game` a command.
Scenario files, golden playthroughs and the `Table` of a game's own tests live here too.
Nothing here knows a game.
"""

from typing import TYPE_CHECKING, Any

from hideout.testing.conformance import check_game
from hideout.testing.scenario import run_scenario
from hideout.testing.table import Table
from hideout.testing.walk import ConformanceError

if TYPE_CHECKING:
    from hideout.testing.suite import Conformance

__all__ = ["Conformance", "ConformanceError", "Table", "check_game", "run_scenario"]


def __getattr__(name: str) -> Any:
    # Whoever only checks or runs scenarios needs no test tools.
    if name == "Conformance":
        from hideout.testing.suite import Conformance

        return Conformance
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
