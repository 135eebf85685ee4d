"""The whole contract, checked on random games of any game. `hideout check` runs this."""

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any

from hideout.engine.core import Game
from hideout.engine.options import Option
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
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
from hideout.testing.leaks import Leaks
from hideout.testing.walk import STYLES, Case, chance, walk

EVERY = 4  # steps between two close looks, when many games are checked


def check_game(
    game: Game[Any],
    games: int = 100,
    seats: Sequence[int] | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
    clauses: Container[str] | None = None,
) -> int:
    """Play `games` random games of every style under every check; how many decisions they took.

    Seat counts take turns. Without `options` the first game has the defaults and the others are
    drawn, some with defaults. Raises ConformanceError at the first failure, whose last line plays
    that game again (with every seat watched at every step), and BadData for impossible wishes.
    """
    counts = list(seats or game.seats)
    known = rulebook(game.name) if clauses is None else clauses
    decisions = 0
    for i in range(games):
        count = counts[i % len(counts)]
        chosen = dict(options) if options is not None else draw_options(game, count, seed, i)
        game.new(count, 0, chosen)  # a wish that cannot be is no failure of the game
        case = Case(game, count, chosen, seed + i)
        # Many games find with a few looks each what one game shows only if nothing is missed.
        decisions += check_case(case, known) if games == 1 else check_case(case, known, 1, EVERY)
        if progress is not None:
            progress(i + 1, games)
    return decisions


def check_case(case: Case, clauses: Container[str], viewers: int = 0, every: int = 1) -> int:
    """Every check on one case, in every style of play; `viewers` and `every` as in Leaks."""
    made = 0
    for style in STYLES:
        checks = [
            Soundness(every),
            Sentences(clauses),
            Declarations(),
            Clones(every),
            Replays(every),
            Positions(every),
            Damage(every),
            Arrivals(),
            Leaks(viewers, every),
        ]
        made += len(walk(case, style, checks))
    return made


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
