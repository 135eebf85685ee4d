"""What a person got wrong, as a message: told in the language that the command was asked for."""

from hideout.engine.reader import BadData
from hideout.languages import ENGLISH


class Mistake(BadData):
    """A message of the terminal's words, and what it is given."""

    def __init__(self, id: str, **values: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.values = values
        self.language = ENGLISH

    def __str__(self) -> str:
        from hideout.words import Speaker  # only here: it takes long to import

        return Speaker("hideout.cli", self.language)(self.id, **self.values)
