"""A made-up language with every message in ⟦brackets⟧: what has none is in no catalogue.

What is filled in stands outside the brackets of its message: it has to bring its own.
"""

import json
import re
from pathlib import Path
from typing import Any

OPEN, SHUT = "⟦", "⟧"
LETTERS = re.compile(r"[^\W\d_]{2,}")
FIELD = re.compile(r"(\{\w+\})")


def bracketed(message: str | list[str]) -> str | list[str]:
    return _form(message) if isinstance(message, str) else [_form(form) for form in message]


def _form(message: str) -> str:
    parts = FIELD.split(message)  # what is filled in is every other one
    parts[::2] = [f"{OPEN}{part}{SHUT}" if part else "" for part in parts[::2]]
    return "".join(parts)


def foreign(catalogue: dict[str, Any]) -> dict[str, Any]:
    """An English catalogue with all its messages in brackets."""
    made: dict[str, Any] = {"language": "en-XA", "plural": catalogue["plural"]}
    for area, messages in catalogue.items():
        if isinstance(messages, dict):
            made[area] = {key: bracketed(message) for key, message in messages.items()}
    return made


def write_foreign(path: Path) -> Path:
    from hideout.engine.words import ENGLISH
    from hideout.server.house.catalogue import english

    made = foreign({"plural": ENGLISH.plural, **english()})
    path.write_text(json.dumps(made), encoding="utf-8")
    return path


def outside(text: str) -> str:
    """What stands outside all brackets, if there are words in it."""
    depth, rest = 0, ""
    for letter in text:
        depth += (letter == OPEN) - (letter == SHUT)
        rest += letter if depth == 0 and letter not in (OPEN, SHUT) else ""
    return rest if LETTERS.search(rest) else ""
