"""`hideout words`: what a game says, to be put into another language."""

from pathlib import Path

import click


@click.command("words", short_help="Print what a game says, to be translated.")
@click.argument("game", metavar="GAME")
@click.option("--language", default="en", show_default=True, help="Print it in this language.")
@click.option("--check", "path", metavar="FILE", help="Say what is wrong with FILE, or missing.")
def command(game: str, language: str, path: str | None) -> int:
    """Print the messages of a game in Project Fluent's format.

    \b
    hideout words heat > de.ftl            then put other words on the right
    hideout words heat --check de.ftl

    A message that a file leaves out is said in English. --check exits with status 1 if something is
    wrong with what is there.
    """
    from hideout.games import find_game
    from hideout.words.check import complaints, gaps, read_words
    from hideout.words.files import home, is_language, source

    played = find_game(game)
    if path is None:
        text = source(home(played), language) if is_language(language) else ""
        if not text:
            raise click.ClickException(f"{played.title} has no words in the language {language!r}.")
        click.echo(text, nl=False)
        return 0
    text = read_words(Path(path))
    wrong = complaints(played, text)
    for line in [*wrong, *gaps(played, text)]:
        click.echo(line)
    click.echo(f"{path}: {len(wrong) or 'no'} complaint{'s' * (len(wrong) != 1)}.")
    return 1 if wrong else 0
