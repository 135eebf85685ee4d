"""`hideout rules`: the rule book, clause by clause."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import click

from hideout.cli.options import as_json, print_json
from hideout.engine.core import Game
from hideout.engine.reader import BadData

if TYPE_CHECKING:
    from hideout.rulebook import Clause


@click.command("rules", short_help="Show the rules of a game, or some clauses of them.")
@click.argument("game", metavar="GAME")
@click.argument("clauses", metavar="[CLAUSE]...", nargs=-1)
@click.option("--search", metavar="WORD", help="Only clauses that hold this word or phrase.")
@click.option("--book", is_flag=True, help="The whole document with its tables and examples.")
@as_json
def command(
    game: str, clauses: Sequence[str], search: str | None, book: bool, as_json: bool
) -> None:
    """Show the rules of GAME, or only some clauses of them (HH-7, just 7, or a word)."""
    from hideout.cli.files import load_game
    from hideout.rulebook import rulebook, rules_text

    found = load_game(game)
    if book:
        _print_book(rules_text(found.name))
        return
    chosen = list(rulebook(found.name).values())
    if clauses:
        chosen = [clause for wanted in clauses for clause in clauses_of(found, wanted)]
    if search is not None:
        chosen = [clause for clause in chosen if holds(clause, search)]
        if not chosen:
            raise BadData(f"No clause of {found.title} says '{search}'.")
    if as_json:
        print_json([as_data(clause) for clause in chosen])
    else:
        _print(chosen)


def clauses_of(game: Game[Any], wanted: str) -> "list[Clause]":
    """The clause of that id or number, else all that hold the word. Raises BadData."""
    from hideout.rulebook import rulebook

    spoken = [clause for clause in rulebook(game.name).values() if holds(clause, wanted)]
    if spoken and not any(sign.isdigit() for sign in wanted):
        return spoken
    return [clause_of(game, wanted)]


def clause_of(game: Game[Any], name: str) -> "Clause":
    """A clause by its id, or by its number alone. Raises BadData."""
    from hideout.rulebook import rulebook

    book = rulebook(game.name)
    wanted = name.upper()
    for known in (wanted, f"{game.prefix}-{wanted}"):
        for key, clause in book.items():
            if key.upper() == known:
                return clause
    first, *_, last = book
    raise BadData(f"{game.title} has no clause {name}; they go from {first} to {last}.")


def holds(clause: "Clause", words: str) -> bool:
    return words.casefold() in clause.text.casefold()


def as_data(clause: "Clause") -> dict[str, str]:
    return {
        "id": clause.id,
        "tag": clause.tag,
        "origin": clause.origin(),
        "section": clause.section,
        "text": clause.text,
    }


def _print(clauses: Iterable["Clause"]) -> None:
    from itertools import groupby

    from rich.text import Text

    from hideout.cli.screen import clause_lines, make_console

    console = make_console()
    for i, (section, group) in enumerate(groupby(clauses, lambda clause: clause.section)):
        console.print(Text(("\n" if i else "") + section, style="bold"))
        for line in clause_lines(list(group)):
            console.print(line)


def _print_book(text: str) -> None:
    from rich.markdown import Markdown

    from hideout.cli.screen import make_console

    console = make_console()
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        click.echo(text, nl=False)
