"""`hideout learn`: a game's first lesson in the terminal."""

import click

from hideout.cli.options import in_language


@click.command("learn", short_help="Learn a game in three minutes at this terminal.")
@click.argument("game", metavar="[GAME]", default="")
@click.option("--lesson", default="first", show_default=True, metavar="NAME", help="Which lesson.")
@in_language
def command(game: str, lesson: str, language: str) -> None:
    """Learn GAME (an easy one if you name none) by playing a few of its moments.

    A teacher says what to look at and what to do. Enter goes on; where you are asked for
    something, type it as at a table: a number or its name. `show me` does it for you, `back` goes
    one step back, `quit` leaves.
    """
    from hideout.cli.lesson import Classroom
    from hideout.cli.screen import Screen
    from hideout.games import find_game, game_for_newcomers
    from hideout.lessons import find_lesson

    found = find_game(game) if game else game_for_newcomers()
    Classroom(Screen(), find_lesson(found, lesson), language).teach()
