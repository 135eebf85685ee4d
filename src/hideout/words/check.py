"""What is wrong with the words of a game: what is missing, unused, or cannot be read."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hideout.engine.core import Game
from hideout.engine.decks import titles
from hideout.engine.reader import BadData
from hideout.engine.refusal import COMMON as COMMON_REASONS
from hideout.languages import ENGLISH
from hideout.words.declared import in_english
from hideout.words.files import COMMON, bundle, home, source

# Messages that belong to what a game declares: `ask-` and the rest are the game's own to choose.
DECLARED: Final = ("event-", "act-", "no-", "warn-")


def wanted(game: Game[Any]) -> set[str]:
    """The ids of all messages that the declarations of a game ask for."""
    reasons = game.reasons.keys() | COMMON_REASONS.by_kind.keys()
    return (
        {f"event-{kind}" for kind in game.event_kinds}
        | {f"act-{verb}" for verb in game.vocabulary.kinds}
        | {f"no-{kind}" for kind in reasons}
        | {f"warn-{one}" for warnings in game.grave.values() for one in warnings.split()}
    )


def missing(game: Game[Any], language: str = ENGLISH) -> list[str]:
    """What is declared, or said in English, but not in this language."""
    words = bundle(home(game), language)
    written = messages(source(COMMON, ENGLISH) + source(home(game), ENGLISH))
    ids = wanted(game) | {message.id.name for message in written}
    return sorted(one for one in ids if not words.has_message(one))


def unused(game: Game[Any], language: str = ENGLISH) -> list[str]:
    """Messages in the game's file for things that it does not declare."""
    known = wanted(game)
    return [
        message.id.name
        for message in messages(source(home(game), language))
        if message.id.name.startswith(DECLARED) and message.id.name not in known
    ]


def complaints(game: Game[Any], text: str) -> list[str]:
    """What is wrong with a translation: what cannot be read, is nowhere said, or has no value."""
    english = {one.id.name: one for one in messages(source(home(game), ENGLISH))}
    shared = {one.id.name: one for one in messages(source(COMMON, ENGLISH))}
    titled = {f"name-{card}" for card in titles(game.deck)} | in_english(game).keys()
    found = [f"This cannot be read: {line}" for line in junk(text)] + twice(text)
    may_be_there = titled | parts(text)
    for message in messages(text):
        name = message.id.name
        known = english.get(name) or shared.get(name)
        if known is None and name not in may_be_there:
            found.append(f"There is no message {name}.")
        elif known is not None:
            for variable in sorted(variables(message) - may_use(known)):
                found.append(f"{name} has nothing to put for ${variable}.")
    return found


def gaps(game: Game[Any], text: str) -> list[str]:
    """How much a translation leaves in English, which it may."""
    there = {one.id.name for one in messages(text)}
    english = [one.id.name for one in messages(source(home(game), ENGLISH))]
    missing = [name for name in english if name not in there]
    return [f"{len(missing)} of {len(english)} messages are still English."] if missing else []


def read_words(path: Path) -> str:
    """A file of messages. Raises BadData."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise BadData(f"The words in {path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadData(f"The words in {path} are not UTF-8 text.") from None


def variables(entry: ast.BaseNode) -> set[str]:
    """The arguments that a message uses."""
    found: set[str] = set()

    class Finder(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.add(node.id.name)

    Finder().visit(entry)
    return found


def parts(text: str) -> set[str]:
    """Messages that others of the same file put into theirs: a language has parts of its own."""
    found: set[str] = set()

    class Finder(Visitor):
        def visit_MessageReference(self, node: ast.MessageReference) -> None:
            found.add(node.id.name)

    Finder().visit(FluentParser().parse(text))
    return found


def may_use(english: ast.Message) -> set[str]:
    """All that comes with the arguments of the English message: a reader, a card's id, a length."""
    ends = ("-id", "-count", "-effect")
    names = set(variables(english))
    for end in ends:
        names = {name.removesuffix(end) for name in names}
    return {"me"} | {f"{name}{end}" for name in names for end in ("", *ends)}


def messages(text: str) -> Iterator[ast.Message]:
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            yield entry


def twice(text: str) -> list[str]:
    """Messages that a file has more than once: only the last one would count."""
    counts = Counter(message.id.name for message in messages(text))
    return [f"{name} is there {n} times." for name, n in counts.items() if n > 1]


def junk(text: str) -> list[str]:
    """The parts of a file that cannot be read, each with the reason and its first line."""
    found = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            why = entry.annotations[0].message if entry.annotations else "not a message"
            found.append(f"{(entry.content or '').strip().splitlines()[0]}: {why}")
    return found
