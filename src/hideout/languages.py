"""The languages that people read Hideout in: their tags, and which there are."""

import re
from functools import cache
from importlib import resources
from typing import Final

from hideout.engine.reader import BadData

ENGLISH: Final = "en"
# English in accented letters, offered to nobody: what is plain comes from no file of words.
PSEUDO: Final = "en-XA"
_TAG: Final = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*")


def is_language(name: str) -> bool:
    """Whether this could be a language's tag: `de`, `pt-BR`. It may become the name of a file."""
    return bool(_TAG.fullmatch(name)) and len(name) < 36


@cache
def languages() -> tuple[str, ...]:
    """The languages Hideout is shipped in: those with the words that all games share."""
    names = [file.name for file in resources.files("hideout.words").iterdir()]
    found = sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))
    return tuple(sorted(found, key=lambda name: name != ENGLISH))


def read_language(wanted: str) -> str:
    """The language with that tag, or of the same tongue: `pt` is `pt-BR`. Raises BadData."""
    for known in languages():
        if known.lower() == wanted.lower():
            return known
    for known in languages():
        if known.partition("-")[0] == wanted.lower().partition("-")[0]:
            return known
    raise BadData(f"There is no language {wanted!r}; languages are {', '.join(languages())}.")
