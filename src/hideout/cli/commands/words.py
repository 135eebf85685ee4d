"""`hideout words`: what Hideout says, to be put into another language."""

from pathlib import Path
from typing import Any

import click

EVERYTHING = "\0"  # --check without a file: a name no file has


@click.command("words", short_help="Print what a game says, or check its translations.")
@click.argument("game", metavar="[GAME]", default="")
@click.option("--language", metavar="TAG", help="Print, or check, only this language.")
@click.option(
    "--check",
    "path",
    metavar="[FILE]",
    is_flag=False,
    flag_value=EVERYTHING,
    help="Say what is wrong with FILE, or with all translations there are, and what is missing.",
)
@click.option("--missing", is_flag=True, help="With --check: name every message that is missing.")
@click.option(
    "--table", is_flag=True, help="How complete each language is, as docs/languages.md shows it."
)
def command(game: str, language: str | None, path: str | None, missing: bool, table: bool) -> int:
    """Print the messages of a game in Project Fluent's format, or check translations.

    \b
    hideout words heat > de.ftl            then put other words on the right
    hideout words heat --check de.ftl
    hideout words --check                  every file of every language
    hideout words --check --language de --missing
    hideout words --table                  the table of docs/languages.md

    A message that a file leaves out is said in English. --check exits with status 1 if something is
    wrong with what is there; what is missing, unused or long is only reported.
    """
    if table:
        from hideout.cli.language_progress import table_of

        click.echo(table_of())
        return 0
    if path == EVERYTHING:
        return check_all(language, missing)
    if not game:
        raise click.UsageError("Name a game, or check all translations with --check.")
    from hideout.games import find_game

    played = find_game(game)
    if path is None:
        print_words(played, language or "en")
        return 0
    return check_file(played, path)


def print_words(game: Any, language: str) -> None:
    from hideout.languages import is_language
    from hideout.words.files import home, source

    text = source(home(game), language) if is_language(language) else ""
    if not text:
        raise click.ClickException(f"{game.title} has no words in the language {language!r}.")
    click.echo(text, nl=False)


def check_file(game: Any, path: str) -> int:
    from hideout.words.check import complaints, gaps, read_words

    text = read_words(Path(path))
    wrong = complaints(game, text)
    for line in [*wrong, *gaps(game, text)]:
        click.echo(line)
    click.echo(f"{path}: {len(wrong) or 'no'} complaint{'s' * (len(wrong) != 1)}.")
    return 1 if wrong else 0


def check_all(language: str | None, names_missing: bool) -> int:
    """Every translation, file by file: what there is to report, and a line for each language."""
    from hideout.words.catalogues import catalogues, languages_begun, look_at

    begun = languages_begun()
    if language is not None and language not in begun:
        raise click.ClickException(f"There are no words in the language {language!r}.")
    is_wrong = False
    for tag in begun if language is None else [language]:
        findings = [look_at(one, tag) for one in catalogues()]
        for found in findings:
            name = f"{found.file.parent.parent.name}/{found.file.parent.name}/{found.file.name}"
            for line in found.wrong:
                click.echo(f"{name}: {line}")
            if found.unused:
                click.echo(f"{name}: English has no message {', '.join(found.unused)}")
            if found.long:
                click.echo(f"{name}: perhaps too long for its place: {', '.join(found.long)}")
            if names_missing and found.missing:
                click.echo(f"{name}: missing: {', '.join(found.missing)}")
        told, left, wrong = (
            sum(one.messages for one in findings),
            sum(len(one.missing) for one in findings),
            sum(len(one.wrong) for one in findings),
        )
        is_wrong |= bool(wrong)
        click.echo(f"{tag}: {told} messages, {left} missing, {wrong} wrong.")
    return 1 if is_wrong else 0
