"""Puts messages into words, as one person reads them."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType, fluent_number

from hideout.engine.core import TABLE, Event, Game, Seat, State
from hideout.engine.decks import titles
from hideout.engine.message import Message
from hideout.engine.notation import Action, names_for_seats
from hideout.engine.refusal import Refusal
from hideout.words.files import ENGLISH, bundle, home, source
from hideout.words.plain import plain

A_SEAT: Final = re.compile(r"p\d+")
NOBODY: Final = "none"
Names = Sequence[str]


class Said(FluentType):
    """Words that are filled in. They choose no variant: somebody may be called `none`."""

    def __init__(self, words: str) -> None:
        self.words = words

    def format(self, locale: Locale) -> str:
        return self.words


class Narrator:
    """The words of one game in one language; what a language lacks is said in English."""

    def __init__(self, game: Game[Any], language: str = ENGLISH) -> None:
        self.game = game
        self.language = language
        package = home(game)
        self.has_words = bool(source(package, ENGLISH))
        spoken = dict.fromkeys((language, ENGLISH))
        self._bundles: list[FluentBundle] = [bundle(package, one) for one in spoken]
        self._titles = titles(game.deck)
        self.errors: set[str] = set()  # of messages that were not given what they use

    # What happened, what is asked, what may be done, why not

    def sentence(self, event: Event, viewer: Seat, names: Names) -> str:
        """An event, as `viewer`, who heard it, reads it."""
        if not self.has_words:
            return self.game.sentence(event, viewer, names)
        return self.say(self.game.happened(event, len(names)), names, viewer)

    def prompt(self, state: State, seat: Seat, names: Names = ()) -> str:
        if not self.has_words:
            asked = self.game.prompt(state, seat)
            return names_for_seats(asked, names) if names else asked
        return self._all(self.game.asked(state, seat), names)

    def label(self, action: Action, names: Names = ()) -> str:
        """An action, for a button or a menu."""
        if not self.has_words:
            return self.game.label(action, names)
        return self.say(self.game.wanted(action), names)

    def refusal(self, state: State, seat: Seat, refusal: Refusal, names: Names = ()) -> str:
        if not self.has_words:
            said = self.game.explain(state, seat, refusal)
            return names_for_seats(said, names) if names else said
        return self.say(self.game.refused(state, seat, refusal), names)

    # Any message

    def say(self, message: Message, names: Names = (), viewer: Seat = TABLE) -> str:
        for one in self._bundles:
            if one.has_message(message.id):
                return self._format(one, message.id, self._arguments(message.args, names, viewer))
        return plain(message.id, {n: self._words(v, names) for n, v in message.args.items()})

    def title(self, name: str) -> str:
        """A card, a role or the like by its id; an owner's deck keeps its own titles."""
        if name not in self._titles or self.game.is_printed_deck:
            for one in self._bundles:
                if one.has_message(f"name-{name}"):
                    return self._format(one, f"name-{name}", {})
        return self._titles.get(name) or name.replace("-", " ").replace("_", " ").title()

    def _format(self, words: FluentBundle, id: str, arguments: dict[str, Any]) -> str:
        pattern = words.get_message(id).value
        assert pattern is not None, f"{id} has attributes only"
        said, errors = words.format_pattern(pattern, arguments)
        self.errors.update([f"{id}: {error}" for error in errors])
        return str(said)

    def _all(self, messages: Sequence[Message], names: Names) -> str:
        return " ".join([self.say(message, names) for message in messages])

    def _arguments(self, args: Mapping[str, object], names: Names, viewer: Seat) -> dict[str, Any]:
        """What a message may use: each argument in words, and what a variant can be chosen by.

        `me` is the name of the argument that is the reader. Of a card there is its id as well
        (`card-id`), of a list how long it is (`cards-count`).
        """
        given: dict[str, Any] = {"me": NOBODY}
        for name, value in args.items():
            if given["me"] == NOBODY and _is_seat(value, viewer):
                given["me"] = name
            if isinstance(value, bool):
                given[name] = "true" if value else "false"
            elif isinstance(value, int):
                given[name] = fluent_number(value, useGrouping=False)
            else:
                given[name] = Said(self._words(value, names, viewer))
            if isinstance(value, list):
                given[f"{name}-count"] = fluent_number(len(value))
            elif value is None or isinstance(value, str):
                given[f"{name}-id"] = value or NOBODY
        return given

    def _words(self, value: object, names: Names, viewer: Seat = TABLE) -> str:
        if value is None:
            return ""
        if isinstance(value, Message):
            return self.say(value, names, viewer)
        if isinstance(value, list):
            if value and all(
                isinstance(one, Message) and one.id.startswith("ask-") for one in value
            ):
                return self._all(value, names)
            separator = self.say(Message("list-separator"))
            return separator.join([self._words(one, names, viewer) for one in value])
        if not isinstance(value, str):
            return str(value)
        if A_SEAT.fullmatch(value):
            seat = int(value[1:])
            return names[seat] if seat < len(names) else value
        return self.title(value)


def _is_seat(value: object, viewer: Seat) -> bool:
    """Whether an argument is the reader, or something of the reader's such as a Character."""
    if viewer == TABLE:
        return False
    if isinstance(value, Message):
        return any(_is_seat(one, viewer) for one in value.args.values())
    return value == f"p{viewer}"


@lru_cache
def narrator(game: Game[Any], language: str = ENGLISH) -> Narrator:
    """The narrator of a game, made once."""
    return Narrator(game, language)
