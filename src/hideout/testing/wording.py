"""Finds words for people that a catalogue of messages would miss: those inside functions."""

import ast
import re
from collections.abc import Iterator

# A word beside a space, a capitalised word, or an ending like that of `Ann's`. Keys are one word
# in small letters, with hyphens, so a lone word may be one and is let pass.
_WORDING = re.compile(r"[A-Za-z] | [A-Za-z]|[A-Z][a-z]|'s\b")


def wording(source: str) -> list[str]:
    """The strings in a module's functions that read like wording, in the order they stand in.

    What an f-string says between its fields counts. Docstrings and what an assert says do not.
    """
    return [
        text
        for node in ast.parse(source).body
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        for text in _texts(node)
        if _WORDING.search(text)
    ]


def _texts(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Assert):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    docstring = _docstring(node)
    for child in ast.iter_child_nodes(node):
        if child is not docstring:
            yield from _texts(child)


def _docstring(node: ast.AST) -> ast.AST | None:
    if isinstance(node, ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node) is not None:
        return node.body[0]
    return None
