"""`hideout rules`: the rule book, clause by clause."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from hideout.cli.mistake import Mistake
from hideout.cli.options import as_json, in_language, print_json
from hideout.engine.core import Game
from hideout.languages import ENGLISH

if TYPE_CHECKING:
    from hideout.rulebook import Clause


@click.command("rules", short_help="Show the rules of a game, or some clauses of them.")
@click.argument("game", metavar="GAME")
@click.argument("clauses", metavar="[CLAUSE]...", nargs=-1)
@click.option("--search", metavar="WORD", help="Only clauses that contain this word or phrase.")
@click.option("--book", is_flag=True, help="The whole document, with its tables and examples.")
@click.option(
    "--where", is_flag=True, help="Show the lines of code that keep each clause, and its tests."
)
@in_language
@as_json
def command(
    game: str,
    clauses: Sequence[str],
    search: str | None,
    book: bool,
    where: bool,
    language: str,
    as_json: bool,
) -> None:
    """Show the rules of GAME, or only some clauses of them (HH-7, just 7, or a word).

    A clause by its id needs no game: `hideout rules BH-116 --where`.
    """
    from hideout.cli.files import load_game
    from hideout.rulebook import rulebook, rules_text

    by_id = game_of_clause(game)
    if by_id is not None:
        clauses, game = (game, *clauses), by_id
    found = load_game(game)
    if book:
        _print_book(rules_text(found.name, language))
        return
    chosen = list(rulebook(found.name, language).values())
    if clauses:
        chosen = [clause for wanted in clauses for clause in clauses_of(found, wanted, language)]
    if search is not None:
        chosen = [clause for clause in chosen if holds(clause, search)]
        if not chosen:
            raise Mistake("rules-no-word", game=found.title, word=search)
    if as_json:
        print_json([as_data(clause) | (kept(found, clause) if where else {}) for clause in chosen])
    elif where:
        _print_places(found, chosen)
    else:
        _print(chosen, language)


def game_of_clause(text: str) -> str | None:
    """The game that a clause's id belongs to."""
    import re

    from hideout.games import GAMES
    from hideout.rulebook import CLAUSE_ID

    if not re.fullmatch(CLAUSE_ID, text, re.IGNORECASE):
        return None
    prefix = text.upper().partition("-")[0]
    return next((name for name, game in GAMES.items() if game.prefix == prefix), None)


def kept(game: Game[Any], clause: "Clause") -> dict[str, list[str]]:
    """The lines of code and of tests that cite a clause."""
    import sys

    from hideout.rulebook.where import code_of, home_of, places, shown, tests_of

    module = type(game).__module__
    package = Path(str(sys.modules[module].__file__)).resolve().parent
    home = home_of(module)
    return {
        "code": list(shown(places(clause.id, code_of(package)), home)),
        "tests": list(shown(places(clause.id, tests_of(home)), home)),
    }


def clauses_of(game: Game[Any], wanted: str, language: str = ENGLISH) -> "list[Clause]":
    """The clause with that id or number, else all that contain the word. Raises BadData."""
    from hideout.rulebook import rulebook

    spoken = [one for one in rulebook(game.name, language).values() if holds(one, wanted)]
    if spoken and not any(sign.isdigit() for sign in wanted):
        return spoken
    return [clause_of(game, wanted, language)]


def clause_of(game: Game[Any], name: str, language: str = ENGLISH) -> "Clause":
    """A clause by its id, or by its number alone. Raises BadData."""
    from hideout.rulebook import rulebook

    book = rulebook(game.name, language)
    wanted = name.upper()
    for known in (wanted, f"{game.prefix}-{wanted}"):
        for key, clause in book.items():
            if key.upper() == known:
                return clause
    first, *_, last = book
    raise Mistake("rules-no-clause", game=game.title, clause=name, first=first, last=last)


def holds(clause: "Clause", words: str) -> bool:
    return words.casefold() in clause.text.casefold()


def as_data(clause: "Clause") -> dict[str, str]:
    return {
        "id": clause.id,
        "tag": clause.tag,
        "origin": clause.origin(),
        "section": clause.section,
        "text": clause.text,
        "language": clause.language,
    }


def _print(clauses: Iterable["Clause"], language: str) -> None:
    from itertools import groupby

    from rich.text import Text

    from hideout.cli.screen import clause_lines, make_console
    from hideout.cli.terminal import terminal

    console, say = make_console(), terminal(language)
    for i, (section, group) in enumerate(groupby(clauses, lambda clause: clause.section)):
        console.print(Text(("\n" if i else "") + section, style="bold"))
        for line in clause_lines(list(group), say):
            console.print(line)


def _print_places(game: Game[Any], clauses: Iterable["Clause"]) -> None:
    for clause in clauses:
        click.echo(f"{clause.id} [{clause.tag}] {clause.text}")
        for what, lines in kept(game, clause).items():
            click.echo(f"  {what}:" if lines else f"  {what}: none found")
            for line in lines:
                click.echo(f"    {line}")


def _print_book(text: str) -> None:
    from rich.markdown import Markdown

    from hideout.cli.screen import make_console

    console = make_console()
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        click.echo(text, nl=False)
