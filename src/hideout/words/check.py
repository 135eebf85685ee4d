"""What is wrong with the words of a game: what is missing, unused, or cannot be read."""

from collections.abc import Iterator
from typing import Any, Final

from fluent.syntax import FluentParser, ast

from hideout.engine.core import Game
from hideout.engine.refusal import COMMON as COMMON_REASONS
from hideout.words.files import ENGLISH, bundle, home, source

# Messages that belong to what a game declares: `ask-` and the rest are the game's own to choose.
DECLARED: Final = ("event-", "act-", "no-")


def wanted(game: Game[Any]) -> set[str]:
    """The ids of all messages that the declarations of a game ask for."""
    reasons = game.reasons.keys() | COMMON_REASONS.by_kind.keys()
    return (
        {f"event-{kind}" for kind in game.event_kinds}
        | {f"act-{verb}" for verb in game.vocabulary.kinds}
        | {f"no-{kind}" for kind in reasons}
    )


def missing(game: Game[Any], language: str = ENGLISH) -> list[str]:
    words = bundle(home(game), language)
    return sorted(one for one in wanted(game) if not words.has_message(one))


def unused(game: Game[Any], language: str = ENGLISH) -> list[str]:
    """Messages of the game's own file for something that it does not declare."""
    known = wanted(game)
    return [
        message.id.name
        for message in messages(source(home(game), language))
        if message.id.name.startswith(DECLARED) and message.id.name not in known
    ]


def messages(text: str) -> Iterator[ast.Message]:
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            yield entry


def junk(text: str) -> list[str]:
    """What of a file cannot be read, each with the reason and its first line."""
    found = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            why = entry.annotations[0].message if entry.annotations else "not a message"
            found.append(f"{(entry.content or '').strip().splitlines()[0]}: {why}")
    return found
