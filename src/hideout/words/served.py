"""Words for a page: in the reader's language, and in English only what it leaves out.

Files are taken apart by their lines and not by Fluent's parser, which takes a second for a game:
a server is asked for this while people play.
"""

import re
from collections.abc import Iterable
from functools import lru_cache

# A message begins at the start of a line; what belongs to it is indented, or a closing bracket.
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*|(?=\n)))*", re.MULTILINE)
_PART = re.compile(r"\{\s*([a-z][\w-]*)\s*\}")


@lru_cache(200)
def served(english: str, own: str, language: str) -> str:
    """One text, without comments. A line `### de` stands before what is German in it."""
    if not own:
        return _written(_messages(english).values())
    own_messages = _messages(own)
    left_out = _left_out(_messages(english), own_messages.keys())
    return f"{_written(left_out)}\n### {language}\n{_written(own_messages.values())}"


def _messages(text: str) -> dict[str, str]:
    """The messages of a text by their ids; the last of one id counts, as on the page."""
    return {found[1]: found[0].rstrip() for found in _MESSAGE.finditer(text)}


def _left_out(english: dict[str, str], told: Iterable[str]) -> list[str]:
    """English messages without a translation, with the parts that they are made of."""
    wanted = [name for name in english if name not in set(told)]
    for name in wanted:  # grows meanwhile
        parts = _PART.findall(english[name])
        wanted += [part for part in parts if part in english and part not in wanted]
    return [english[name] for name in wanted]


def _written(messages: Iterable[str]) -> str:
    return "".join(f"{message}\n" for message in messages)
