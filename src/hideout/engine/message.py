"""What is said to people, as data: which message, and what it is about.

The rules know no language. They say `Message("event-passed", {"who": "p0", "card": "fence"})`, and
whoever shows it to a person (the page, the terminal, a report) puts it into words: see
`hideout.words`. An argument is a number, true or false, a name (a seat such as `p0`, or the id of a
card), None for nothing, another message, or a list of such. What somebody has typed, or what
belongs to no language, is `verbatim`.
"""

from collections.abc import Mapping
from typing import Final

VERBATIM: Final = "verbatim"
NOTHING: Final[Mapping[str, object]] = {}


class Message:
    """The id of a message in the words of its game, and its arguments by name."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: Mapping[str, object] = NOTHING) -> None:
        self.id = id
        self.args = args

    def __repr__(self) -> str:
        return f"<{self.id} {dict(self.args)}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, tuple(self.args)))

    def given(self, args: Mapping[str, object]) -> "Message":
        """This message with arguments."""
        return Message(self.id, args)

    def data(self) -> dict[str, object]:
        """The same, ready for JSON."""
        return {"id": self.id, "args": data_of(self.args)}


def data_of(args: Mapping[str, object]) -> dict[str, object]:
    """Arguments, ready for JSON."""
    return {name: _data(value) for name, value in args.items()}


def _data(value: object) -> object:
    if isinstance(value, Message):
        return value.data()
    return [_data(one) for one in value] if isinstance(value, list) else value


def verbatim(text: str) -> Message:
    """A text that is the same for every reader: somebody's name, for example."""
    return Message(VERBATIM, {"text": text})
