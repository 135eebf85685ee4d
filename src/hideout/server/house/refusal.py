"""Refusals: commands that the server does not carry out."""

from typing import Final

from hideout.engine.message import Message
from hideout.words import Speaker

_ENGLISH: Final = Speaker("hideout.server")


def in_english(message: Message) -> str:
    """For logs and for programs; a page says it in its reader's language."""
    return _ENGLISH.say(message)


class Refused(Exception):
    """A command that changes nothing; `code` is for programs, the message for people."""

    def __init__(self, code: str, message: Message, clauses: str = "", sentence: str = "") -> None:
        self.code = code
        self.message = message
        self.clauses = clauses.split()
        self.sentence = sentence or in_english(message)
        super().__init__(self.sentence)
