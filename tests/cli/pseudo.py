"""Finds wording that is in no file of words: in the pseudo-language all other has accents."""

import re
from collections.abc import Iterable, Sequence

WORD = re.compile(r"[A-Za-z]{2,}")
CODE = re.compile(
    r"\b[a-z]+(-[a-z0-9]+)+(#\d+)?|\b[A-Z]{2}-\d+[a-z]?|0x[0-9a-f]+"
)  # of cards, clauses


def plain_words(text: str, names: Iterable[str]) -> set[str]:
    """Words without an accent that are no name and no code."""
    for name in sorted(names, key=len, reverse=True):
        text = re.sub(rf"\b{re.escape(name)}\b", "", text)
    return set(WORD.findall(CODE.sub("", text)))


def without_notation(page: str, notations: Sequence[str]) -> str:
    """A page without what is typed: the answers, and the notation beside each choice."""
    lines = []
    for line in page.splitlines():
        tidy = line.rstrip()
        for notation in notations:
            if tidy.endswith(f"  {notation}"):
                tidy = tidy.removesuffix(notation)
                break
        if not tidy.startswith("> "):
            lines.append(re.sub(r"'[^']*'|^  \S+ \.\.\.", "", tidy) if " ...  " in tidy else tidy)
    return "\n".join(lines)
