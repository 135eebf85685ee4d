"""`hideout check`: random games of a game under every check of the contract."""

from typing import TYPE_CHECKING, Any

import click

from hideout.cli.options import (
    as_json,
    deck_option,
    print_json,
    read_settings,
    seed_option,
    set_option,
)

if TYPE_CHECKING:
    from hideout.engine.core import Game


@click.command("check", short_help="Hold random games to the whole contract.")
@click.argument("game", metavar="GAME")
@click.option(
    "--games",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    metavar="N",
    help="How many random games, each played in several styles.",
)
@click.option(
    "--positions",
    type=click.IntRange(1),
    metavar="N",
    help="Instead of games: damage this many positions; each must be refused or playable.",
)
@click.option("--seats", type=int, metavar="N", help="Only tables of this size (default: all).")
@click.option(
    "--refusals",
    is_flag=True,
    help="Try every illegal action, not only some of each verb.",
)
@set_option
@deck_option
@seed_option
@as_json
def command(
    game: str,
    games: int,
    positions: int | None,
    seats: int | None,
    refusals: bool,
    settings: tuple[str, ...],
    deck: str | None,
    seed: str | None,
    as_json: bool,
) -> int:
    """Play random games of GAME and hold them to the contract; status 1 at the first failure.

    This checks legal actions, refusals, invariants, copies, replay, positions, order of arrival and
    time-outs, and that nobody learns what they cannot know. The last line of a failure repeats it.
    With --positions, positions of random games are damaged instead: each must be refused in a
    sentence or be one that can be played to the end.
    """
    from hideout.cli.files import load_game
    from hideout.cli.screen import progress_bar
    from hideout.engine.position import read_seed
    from hideout.testing import ConformanceError, check_game

    found = load_game(game, deck)
    if positions is not None:
        return check_many_positions(found, positions, seed, as_json)
    options = read_settings(found, settings) if settings else None
    first = read_seed(seed) if seed is not None else 0
    sizes = None if seats is None else [seats]
    decisions, failure = 0, ""
    with progress_bar(games) as played:
        try:
            decisions = check_game(
                found, games, sizes, options, first, lambda *_: played(1), all_refusals=refusals
            )
        except ConformanceError as error:
            failure = str(error) + (f" --deck {deck}" if deck is not None else "")
    if as_json:
        print_json({
            "game": found.name,
            "games": games,
            "passed": not failure,
            "decisions": None if failure else decisions,
            "failure": failure or None,
        })  # fmt: skip
    elif failure:
        click.echo(failure, err=True)
    else:
        count = f"{games:,} game{'s' * (games > 1)}, {decisions:,} decisions"
        click.echo(f"{found.title}: {count}, nothing wrong.")
    return 1 if failure else 0


def check_many_positions(game: "Game[Any]", count: int, seed: str | None, as_json: bool) -> int:
    from hideout.cli.screen import progress_bar
    from hideout.engine.position import read_seed
    from hideout.testing import ConformanceError
    from hideout.testing.damage import check_positions

    first = read_seed(seed) if seed is not None else 0
    refused, accepted, failure = 0, 0, ""
    with progress_bar(count) as tried:
        try:
            refused, accepted = check_positions(game, count, first, lambda *_: tried(1))
        except ConformanceError as error:
            failure = str(error)
    if as_json:
        print_json({
            "game": game.name,
            "positions": count,
            "passed": not failure,
            "refused": None if failure else refused,
            "accepted": None if failure else accepted,
            "failure": failure or None,
        })  # fmt: skip
    elif failure:
        click.echo(failure, err=True)
    else:
        counts = f"{refused:,} refused, {accepted:,} accepted and played to the end"
        click.echo(f"{game.title}: {count:,} damaged positions, {counts}, nothing wrong.")
    return 1 if failure else 0
