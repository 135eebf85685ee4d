"""What a person got wrong, as a message: reported in the language the command was asked for."""

from hideout.engine.reader import BadData
from hideout.languages import ENGLISH


class Mistake(BadData):
    """A message of the terminal's words, and its arguments."""

    def __init__(self, id: str, **values: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.values = values
        self.language = ENGLISH

    def __str__(self) -> str:
        from hideout.words import Speaker  # only here: it is slow to import

        return Speaker("hideout.cli", self.language)(self.id, **self.values)
