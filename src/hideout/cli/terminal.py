"""What the terminal says around a game, in the language of whoever sits there."""

from collections.abc import Sequence
from functools import cache

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_percent

from hideout.engine.message import Message, verbatim
from hideout.languages import ENGLISH
from hideout.words.narrator import Speaker

# Lists without a comma before "and", which CLDR has in British English.
LISTED_AS = {ENGLISH: "en_GB"}


class Terminal(Speaker):
    """The words of `words/en.ftl` beside this file."""

    def __init__(self, language: str = ENGLISH) -> None:
        super().__init__("hideout.cli", language)
        self.locale = Locale.parse(LISTED_AS.get(language, language).replace("-", "_"))

    def __call__(self, id: str, **values: str | int) -> str:
        """A message; texts stay as they are."""
        given = {n: verbatim(one) if isinstance(one, str) else one for n, one in values.items()}
        return self.say(Message(id, given))

    def all_of(self, names: Sequence[str]) -> str:
        """Ann, Bob and Cy."""
        return format_list(list(names), "standard", self.locale)

    def one_of(self, names: Sequence[str]) -> str:
        """Ann, Bob or Cy."""
        return format_list(list(names), "or", self.locale)

    def percent(self, share: float) -> str:
        return format_percent(share, locale=self.locale)


@cache
def terminal(language: str = ENGLISH) -> Terminal:
    """The terminal's words in a language, made once."""
    return Terminal(language)
