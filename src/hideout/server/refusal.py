"""A wish that is not granted."""


class Refused(Exception):
    """A command that changes nothing; `code` is for programs, the sentence for people."""

    def __init__(self, code: str, sentence: str, clauses: str = "") -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.clauses = clauses.split()
