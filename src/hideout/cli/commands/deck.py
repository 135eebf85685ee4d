"""`hideout deck`: the cards in play, as a file to edit."""

import click

from hideout.cli.options import as_json, deck_option, print_json
from hideout.engine.reader import BadData


@click.command("deck", short_help="Print a game's cards as a file to edit.")
@click.argument("game", metavar="GAME")
@deck_option
@as_json
def command(game: str, deck: str | None, as_json: bool) -> None:
    """Print the cards of GAME as TOML that you can edit and use with --deck.

    \b
    hideout deck heist-hustle > mine.toml
    hideout play heist-hustle --deck mine.toml

    With --deck this checks your file and prints it as it was understood.
    """
    import tomli_w

    from hideout.cli.files import load_game

    found = load_game(game, deck)
    if not found.deck:
        raise BadData(f"{found.title} has no tables of cards to change.")
    if as_json:
        print_json(found.deck)
    else:
        click.echo(tomli_w.dumps(found.deck, indent=2), nl=False)
