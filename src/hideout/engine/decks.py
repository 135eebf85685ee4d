"""The cards of a deck, which is nested tables of data: by id, and by title."""

from collections.abc import Mapping, Sequence
from typing import Any


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
