"""A wish that is not granted."""

from collections.abc import Mapping
from typing import Final

NO_ARGUMENTS: Final[Mapping[str, str | int]] = {}


class Refused(Exception):
    """A command that changes nothing; `code` is for programs, the sentence for people."""

    def __init__(
        self,
        code: str,
        sentence: str,
        clauses: str = "",
        kind: str = "",
        arguments: Mapping[str, str | int] = NO_ARGUMENTS,
    ) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.clauses = clauses.split()
        self.kind = kind  # of the reason, where the rules refuse
        self.arguments = dict(arguments)
