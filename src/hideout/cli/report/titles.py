"""What a report calls cards, options, moves and endings: by their titles, never by their ids."""

from typing import Any

from hideout.engine.core import Game
from hideout.engine.decks import titles

PLAIN = {"true": "Yes", "false": "No", "": "None"}


class Titles:
    """The titles of one game and its deck."""

    def __init__(self, game: Game[Any]) -> None:
        self.cards = titles(game.deck)
        self.options = {option.name: option.title for option in game.options}

    def name(self, words: str) -> str:
        """Cards by their titles; whatever else as words: `crew-at-the-hideout`, `kills.wild`."""
        if words in PLAIN:
            return PLAIN[words]
        parts = words.split()
        between = ", " if all(part in self.cards for part in parts) else " "
        return _capital(between.join(self._part(part) for part in parts))

    def move(self, notation: str) -> str:
        """An action of the notation: `play getaway-driver`, `expend e-cloak#2 a1`."""
        return _capital(" ".join(self._part(part) for part in notation.split()))

    def change(self, variation: str) -> str:
        """What a variation changes: `second_try on`, `loot.first-bank.loot 10, whispers on`."""
        parts = [self._one_change(part) for part in variation.split(", ")]
        return _capital(", ".join(parts))

    def _part(self, part: str) -> str:
        card, _, copy = part.partition("#")
        if card in self.cards:
            return self.cards[card] + (f" ({copy})" if copy else "")
        return _spaced(part)

    def _one_change(self, words: str) -> str:
        name, _, value = words.partition(" ")
        if name in self.options:
            return f"{self.options[name]}: {_spaced(value)}"
        _, _, rest = name.partition(".")
        row, _, field = rest.rpartition(".")
        if row in self.cards:
            return f"{self.cards[row]}, {_spaced(field)}: {_spaced(value)}"
        return words


def seat_name(seat: int) -> str:
    return f"Seat {seat + 1}"


def _spaced(words: str) -> str:
    return words.replace("-", " ").replace("_", " ").replace(".", ": ")


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
