"""What the terminal says around a game, in the language of whoever sits at it."""

from collections.abc import Sequence
from functools import cache
from typing import Literal

from babel.lists import format_list
from babel.numbers import format_decimal

from hideout.cli.mistake import Mistake
from hideout.languages import ENGLISH, PSEUDO
from hideout.words.files import is_right_to_left, locale_of
from hideout.words.narrator import SEPARATOR, Speaker

# Lists without a comma before "and", which CLDR has in British English.
LISTED_AS = {ENGLISH: "en-GB"}
ISOLATE, END_ISOLATE = "\u2068", "\u2069"  # text between them has a direction of its own


class Terminal(Speaker):
    """The words of `words/en.ftl` beside this file, or of another package."""

    def __init__(self, language: str = ENGLISH, package: str = "hideout.cli") -> None:
        super().__init__(package, language)
        self.locale = locale_of(LISTED_AS.get(language, language))
        self.is_right_to_left = is_right_to_left(language)

    def complaint(self, error: Exception) -> str:
        """What somebody got wrong, in this language if there are words for it."""
        if isinstance(error, Mistake):
            error.language = self.language
        return str(error)

    def all_of(self, names: Sequence[str]) -> str:
        """Ann, Bob and Cy."""
        return self._list(names, "standard")

    def one_of(self, names: Sequence[str]) -> str:
        """Ann, Bob or Cy."""
        return self._list(names, "or")

    def _list(self, names: Sequence[str], kind: Literal["standard", "or"]) -> str:
        if self.language == PSEUDO:  # the words between the names are in no file of ours
            return self.row(names)
        return format_list([self.apart(name) for name in names], kind, self.locale)

    def row(self, things: Sequence[str]) -> str:
        """Ann, Bob, Cy."""
        return self.say(SEPARATOR).join([self.apart(thing) for thing in things])

    def apart(self, text: str) -> str:
        """A name or the like, safe beside text of the other direction."""
        return f"{ISOLATE}{text}{END_ISOLATE}" if self.is_right_to_left else text

    def number(self, value: float, digits: int = 0, is_signed: bool = False) -> str:
        """1,234.5, or +1,234.5."""
        return self._figure(value, _digits("#,##0", digits), is_signed)

    def percent(self, share: float, digits: int = 0, is_signed: bool = False) -> str:
        pattern = str(self.locale.percent_formats[None].pattern)
        return self._figure(share, _digits(pattern, digits), is_signed)

    def _figure(self, value: float, pattern: str, is_signed: bool) -> str:
        pattern = f"+{pattern};-{pattern}" if is_signed else pattern
        return self.apart(format_decimal(value, pattern, self.locale))


def _digits(pattern: str, digits: int) -> str:
    return pattern.replace("##0", f"##0.{'0' * digits}") if digits else pattern


@cache
def terminal(language: str = ENGLISH) -> Terminal:
    """The terminal's words in a language, made once."""
    return Terminal(language)
