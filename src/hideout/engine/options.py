"""Options of a table: what may be set, to what, and how a text becomes a value."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from hideout.engine.reader import BadData

T = TypeVar("T")
NAME: Final = re.compile(r"[a-z][a-z0-9_]*")


class Option:
    """One row of a spec's Options table. `choices` for a choice, `low` and `high` for a number.

    `title`, `meaning` and `choice_titles` are what people read, in English; other languages say
    them in the game's own words. Untitled is called by its name.
    """

    __slots__ = (
        "choice_titles",
        "choices",
        "default",
        "group",
        "high",
        "low",
        "meaning",
        "name",
        "step",
        "title",
    )

    def __init__(
        self,
        name: str,
        default: object,
        meaning: str,
        *,
        title: str = "",
        choices: tuple[str, ...] = (),
        choice_titles: tuple[str, ...] = (),
        low: int = 0,
        high: int = 0,
        step: int = 1,
        group: str = "more",
    ) -> None:
        self.name = name
        self.default = default
        self.title = title or name.replace("_", " ")
        self.meaning = meaning
        self.choices = choices
        self.choice_titles = choice_titles or tuple(one.replace("_", " ") for one in choices)
        assert len(self.choice_titles) == len(choices), f"{name}: a title for each choice"
        self.low = low
        self.high = high
        self.step = step
        self.group = group  # under which it is shown; "more": for those who look for it
        self._check()

    def _check(self) -> None:
        """That the declaration makes sense. Raises BadData."""
        if not NAME.fullmatch(self.name):
            raise BadData(f"The name of an option is lower-case, as in two_words: '{self.name}'.")
        try:
            self.read(self.default)
        except BadData as error:
            raise BadData(f"The default of an option must be allowed. {error}") from None

    def values(self) -> str:
        """What may be given, for help and errors."""
        if isinstance(self.default, bool):
            return "on or off"
        if self.choices:
            return ", ".join(self.choices)
        return f"{self.low} to {self.high}" + (f" in steps of {self.step}" * (self.step > 1))

    def read(self, value: object) -> object:
        """A value of this option from what a person or a file gave. Raises BadData."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            if value in ("on", "true", "yes"):
                return True
            if value in ("off", "false", "no"):
                return False
        elif self.choices:
            if isinstance(value, str) and value in self.choices:
                return value
        else:
            number = _number(value)
            fits = number is not None and self.low <= number <= self.high
            if fits and number is not None and (number - self.low) % self.step == 0:
                return number
        raise BadData(f"The option {self.name} takes {self.values()}, not {value!r}.")


def _number(value: object) -> int | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, str) and value.removeprefix("-").isdecimal():
        return int(value)
    return None


def read_options(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, object]:
    """Every option with its value: the given one or the default. Raises BadData."""
    known = {option.name: option for option in options}
    if len(known) < len(options):
        raise BadData("Two options of this game have the same name.")
    for name in given:
        if name not in known:
            there_are = f"options are {', '.join(known)}" if known else "this game has none"
            raise BadData(f"There is no option {name}; {there_are}.")
    return {
        name: option.read(given[name]) if name in given else option.default
        for name, option in known.items()
    }


def make_options(
    kind: Callable[..., T], options: Sequence[Option], given: Mapping[str, object]
) -> T:
    """The options of a table as a game's own object, which has a field for each. Raises BadData."""
    return kind(**read_options(options, given))


def settings_of(options: Sequence[Option], chosen: object) -> dict[str, object]:
    """Every option by name, with the value chosen."""
    if isinstance(chosen, Mapping):
        return {option.name: chosen[option.name] for option in options}
    return {option.name: getattr(chosen, option.name) for option in options}
