"""What people read, in their language.

English stands in the code, in tables that are made when a module is imported, and a message is
known by its English. A language is a catalogue of other words for the same messages, learnt before
a game is imported (`hideout words` writes the English one). So a process speaks one language, and
nothing is looked up while a game runs.
"""

from collections.abc import Callable, Mapping, Sequence
from gettext import c2py  # GNU's way to say which numbers take which form
from typing import Final

# What a person reads of somebody's move may differ from what that somebody reads.
TO_YOU: Final = "you: "
CARDS: Final = "cards"  # the area of titles

Messages = dict[str, str | list[str]]


class Language:
    """One catalogue: messages by area and by their English; a list holds the forms of a plural."""

    def __init__(self, name: str, plural: str, areas: Mapping[str, Messages]) -> None:
        self.name = name
        self.plural = plural
        self.form_of: Callable[[int], int] = c2py(plural)
        self.areas = areas


ENGLISH: Final = Language("en", "n != 1", {})


class Forms:
    """A message that depends on a number, `{n}` in it."""

    def __init__(self, forms: list[str], form_of: Callable[[int], int]) -> None:
        self.forms = forms
        self.form_of = form_of

    def of(self, n: int) -> str:
        form = self.forms[min(self.form_of(abs(n)), len(self.forms) - 1)]
        return form.replace("{n}", str(n))


class Speaker:
    """What one area (a game, the cards, the server) says. `said` is its part of the catalogue."""

    def __init__(self, area: str) -> None:
        self.area = area
        self.said: Messages = {}
        self.ids: dict[str, str] = {}

    def __call__(self, english: str) -> str:
        if not english or english.replace(".", "").isdecimal():
            return english
        said = _spoken[0].areas.get(self.area, {}).get(english, english)
        if not isinstance(said, str):
            said = english
        self.said[english] = said
        return said

    def all(self, table: Mapping[str, str]) -> dict[str, str]:
        return {key: self(english) for key, english in table.items()}

    def each(self, texts: Sequence[str]) -> tuple[str, ...]:
        return tuple([self(english) for english in texts])

    def to_you(self, table: Mapping[str, str]) -> dict[str, str]:
        """Messages as the one reads them who did it; where a language has no others, the same."""
        mine = {}
        for key, english in table.items():
            if "{who" not in english.lower():
                mine[key] = self(english)
                continue
            said = self(TO_YOU + english)
            mine[key] = self(english) if said == TO_YOU + english else said
            self.said[TO_YOU + english] = mine[key]
        return mine

    def names(self, ids: Sequence[str], titles: Sequence[str]) -> tuple[str, ...]:
        """What no deck lists: roles, say. The page knows them by their ids."""
        for name, english in zip(ids, titles, strict=True):
            self.ids[name] = self(english)
        return self.each(titles)

    def forms(self, one: str, other: str) -> Forms:
        language = _spoken[0]
        said = language.areas.get(self.area, {}).get(other)
        if isinstance(said, list) and said:
            self.said[other] = said
            return Forms(said, language.form_of)
        self.said[other] = [one, other]
        return Forms([one, other], ENGLISH.form_of)


_spoken: Final = [ENGLISH]
_speakers: Final[dict[str, Speaker]] = {}


def speaker(area: str) -> Speaker:
    return _speakers.setdefault(area, Speaker(area))


def speakers() -> list[Speaker]:
    """All that have spoken up by now."""
    return [_speakers[area] for area in sorted(_speakers)]


def title(english: str) -> str:
    """A card by the title in its deck; a deck's own titles stay as its owner wrote them."""
    said = _spoken[0].areas.get(CARDS, {}).get(english, english)
    return said if isinstance(said, str) else english


def naming(fields: Sequence[str], tables: Sequence[Mapping[str, str]]) -> frozenset[str]:
    """The keys of the messages that name one of these fields, in the language spoken."""
    return frozenset(
        [
            key
            for table in tables
            for key, words in table.items()
            if any(field in words for field in fields)
        ]
    )


def learn(language: Language) -> None:
    """Speak this language from now on; what was said before stays as it was."""
    _spoken[0] = language


def language() -> Language:
    return _spoken[0]
