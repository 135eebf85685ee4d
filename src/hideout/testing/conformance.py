"""The whole contract, checked on random games of any game. `hideout check` runs this."""

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any

from hideout.engine.core import Game
from hideout.rulebook import rulebook
from hideout.testing.checks import (
    Arrivals,
    Clones,
    Declarations,
    Positions,
    Replays,
    Sentences,
    Soundness,
)
from hideout.testing.damage import Damage
from hideout.testing.fields import Fields, Known
from hideout.testing.leaks import Leaks, Worlds
from hideout.testing.numbers import Numbers, Recalls
from hideout.testing.refusals import Refusals
from hideout.testing.shown import Shown
from hideout.testing.walk import STYLES, Case, ConformanceError, draw_options, walk

EVERY = 4  # steps between two close looks, when many games are checked


def check_game(
    game: Game[Any],
    games: int = 100,
    seats: Sequence[int] | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
    clauses: Container[str] | None = None,
    all_refusals: bool = False,
) -> int:
    """Play `games` random games of every style under every check; how many decisions they took.

    Seat counts take turns. Without `options` the first game has the defaults and the others are
    drawn, some with defaults. Raises ConformanceError at the first failure, whose last line plays
    that game again (with every seat watched at every step), and BadData for impossible wishes.
    """
    counts = list(seats or game.seats)
    known = rulebook(game.name) if clauses is None else clauses
    decisions = 0
    worlds = {count: Worlds() for count in counts}
    for i in range(games):
        count = counts[i % len(counts)]
        chosen = dict(options) if options is not None else draw_options(game, count, seed, i)
        game.new(count, 0, chosen)  # a wish that cannot be is no failure of the game
        case = Case(game, count, chosen, seed + i)
        # Many games find with a few looks each what one game shows only if nothing is missed.
        look = (0, 1) if games == 1 else (1, EVERY)
        decisions += check_case(case, known, *look, worlds[count], all_refusals)
        if progress is not None:
            progress(i + 1, games)
    for count, seen in worlds.items():
        complaint = seen.complaint()
        if complaint:
            again = f"hideout check {game.name} --seats {count} --seed {seed} --games {games}"
            raise ConformanceError(f"{game.title} breaks the contract: {complaint}\n{again}")
    return decisions


def check_case(
    case: Case,
    clauses: Container[str],
    viewers: int,
    every: int,
    worlds: Worlds,
    all_refusals: bool = False,
) -> int:
    """Every check on one case, in every style; `viewers`, `every` and `worlds` as in Leaks."""
    made = 0
    for style in STYLES:
        checks = [
            Soundness(every),
            Sentences(clauses),
            Refusals(clauses, each=0 if all_refusals else 1, every=every),
            Declarations(),
            Shown(every),
            Numbers(every),
            Recalls(every),
            Clones(every),
            Replays(every),
            Positions(every),
            Damage(every),
            Fields(),
            Known(every),
            Arrivals(),
            Leaks(viewers, every, worlds),
        ]
        made += len(walk(case, style, checks))
    return made
