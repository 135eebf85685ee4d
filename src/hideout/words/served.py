"""Words for a page: the reader's own, and in English only what those leave out."""

from collections.abc import Iterable
from functools import lru_cache

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor


@lru_cache(200)
def served(english: str, own: str, language: str) -> str:
    """One text, without comments. A line `### de` stands before what is German in it."""
    if not own:
        return _written(_entries(english).values())
    own_entries = _entries(own)
    left_out = _left_out(_entries(english), own_entries.keys())
    return f"{_written(left_out)}\n### {language}\n{_written(own_entries.values())}"


def _entries(text: str) -> dict[str, ast.Message]:
    """The messages of a text by their ids; the last of one id counts, as on the page."""
    body = FluentParser().parse(text).body
    return {one.id.name: one for one in body if isinstance(one, ast.Message)}


def _left_out(english: dict[str, ast.Message], told: Iterable[str]) -> list[ast.Message]:
    """English messages that are not told otherwise, with the parts that they are made of."""
    wanted = [name for name in english if name not in set(told)]
    for name in wanted:  # grows meanwhile
        wanted += [part for part in _parts(english[name]) if part in english and part not in wanted]
    return [english[name] for name in wanted]


def _parts(message: ast.Message) -> list[str]:
    found: list[str] = []

    class Finder(Visitor):
        def visit_MessageReference(self, node: ast.MessageReference) -> None:
            found.append(node.id.name)

    Finder().visit(message)
    return found


def _written(messages: Iterable[ast.Message]) -> str:
    writer = FluentSerializer()
    lines = []
    for message in messages:
        message.comment = None
        lines.append(writer.serialize_entry(message))
    return "".join(lines)
