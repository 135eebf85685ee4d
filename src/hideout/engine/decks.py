"""The cards of a deck, a set of nested tables of data: by id and by title."""

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from hideout.engine.reader import BadData, Reader

A_SEAT: Final = re.compile(r"p\d+(-.*)?")  # or something of a seat's: a Character, say
NO_CARDS: Final = ("none", "nobody", "everyone", "table")  # what is written where there is no card


def cards_of(deck: object) -> dict[str, Mapping[str, Any]]:
    """Every row of a deck that has an id, however deep it lies."""
    found: dict[str, Mapping[str, Any]] = {}
    if isinstance(deck, Mapping):
        if isinstance(deck.get("id"), str):
            found[deck["id"]] = deck
        for part in deck.values():
            found.update(cards_of(part))
    elif isinstance(deck, Sequence) and not isinstance(deck, str):
        for part in deck:
            found.update(cards_of(part))
    return found


def titles(deck: object) -> dict[str, str]:
    """What a deck calls its cards, by id."""
    rows = cards_of(deck)
    return {name: row["title"] for name, row in rows.items() if isinstance(row.get("title"), str)}


def new_id(row: Reader, taken: set[str], words: Collection[str] = ()) -> str:
    """The id of a card; nothing else in the game may be called that. Raises BadData.

    `taken` are those of all tables so far, with this one from now on; `words` are what else the
    game names.
    """
    name = row.text("id")
    at = row.at("id")
    if name.split() != [name] or "#" in name or name != name.lower():
        raise BadData(f"{at} must be one word in small letters, not {name!r}.")
    if A_SEAT.fullmatch(name) or name.isdecimal():
        raise BadData(f"{at}: {name} would be read as a player or a number; choose another id.")
    if name in NO_CARDS or name in words:
        raise BadData(f"{at}: no card can be called {name}, which means something else here.")
    if name in taken:
        raise BadData(f"{at}: {name} appears twice.")
    taken.add(name)
    return name
