"""Puts messages into words, as one person reads them."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType, fluent_number

from hideout.engine.core import TABLE, Event, Game, IllegalAction, Seat, State
from hideout.engine.decks import titles
from hideout.engine.message import VERBATIM, Message, verbatim
from hideout.engine.notation import Action
from hideout.engine.refusal import Refusal
from hideout.languages import ENGLISH, PSEUDO
from hideout.words.files import bundle, home
from hideout.words.plain import phrase, plain

A_SEAT: Final = re.compile(r"p(\d+)(-\d+)?")  # or one of a seat's Characters, say
NOBODY: Final = "none"
SEPARATOR: Final = Message("list-separator")
GAP: Final = Message("sentence-separator")
Names = Sequence[str]


class Said(FluentType):
    """Words to be filled in. They choose no variant, since somebody may be called `none`."""

    def __init__(self, words: str) -> None:
        self.words = words

    def format(self, locale: Locale) -> str:
        return self.words


class Speaker:
    """The words of one package in one language; what a language lacks is said in English."""

    def __init__(self, package: str, language: str = ENGLISH) -> None:
        self.language = language
        spoken = dict.fromkeys((language, ENGLISH))
        self._bundles: list[FluentBundle] = [bundle(package, one) for one in spoken]
        self.errors: set[str] = set()  # messages that lacked an argument

    def __call__(self, id: str, **values: str | int) -> str:
        """A message; texts stay as they are."""
        given = {n: verbatim(one) if isinstance(one, str) else one for n, one in values.items()}
        return self.say(Message(id, given))

    def say(self, message: Message, names: Names = (), viewer: Seat = TABLE) -> str:
        """A message as `viewer` reads it; `names` are those of the seats."""
        if message.id == VERBATIM:
            return str(message.args["text"])
        for one in self._bundles:
            if one.has_message(message.id):
                return self._format(one, message.id, self._arguments(message.args, names, viewer))
        return self._unwritten(
            message.id, {n: self._words(v, names) for n, v in message.args.items()}
        )

    def knows(self, id: str) -> bool:
        """Whether there are words for a message."""
        return any(one.has_message(id) for one in self._bundles)

    def _unwritten(self, id: str, args: dict[str, str]) -> str:
        """A message that no file has words for; a question or a refusal still reads as one."""
        opening = f"unwritten-{id.partition('-')[0]}"
        if self._bundles[-1].has_message(opening):
            return self.say(Message(opening, {"what": verbatim(phrase(id, args))}))
        return plain(id, args)

    def title(self, name: str) -> str:
        """A card, a role or the like by its id."""
        for one in self._bundles:
            if one.has_message(f"name-{name}"):
                return self._format(one, f"name-{name}", {})
        return name.replace("-", " ").replace("_", " ").title()

    def effect(self, name: str) -> str:
        """What a card does; '' for what is no card."""
        return ""

    def _format(self, words: FluentBundle, id: str, arguments: dict[str, Any]) -> str:
        pattern = words.get_message(id).value
        assert pattern is not None, f"{id} has attributes only"
        said, errors = words.format_pattern(pattern, arguments)
        self.errors.update([f"{id}: {error}" for error in errors])
        return str(said)

    def _arguments(self, args: Mapping[str, object], names: Names, viewer: Seat) -> dict[str, Any]:
        """What a message may use: each argument in words, and what a variant can be chosen by.

        `me` is the name of the argument that is the reader. Of a card there is its id as well
        (`card-id`) and what it does (`card-effect`), of a list how long it is (`cards-count`).
        """
        given: dict[str, Any] = {"me": NOBODY}
        for name, value in args.items():
            if (given["me"] == NOBODY or name == "who") and _is_seat(value, viewer):
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
                given[f"{name}-effect"] = Said(self.effect(value or ""))
        return given

    def _words(self, value: object, names: Names, viewer: Seat = TABLE) -> str:
        if value is None:
            return ""
        if isinstance(value, Message):
            return self.say(value, names, viewer)
        if isinstance(value, list):
            separator = self.say(GAP if _are_sentences(value) else SEPARATOR)
            return separator.join([self._words(one, names, viewer) for one in value])
        if not isinstance(value, str):
            return str(value)
        seat = A_SEAT.fullmatch(value)
        if seat:
            return names[int(seat[1])] if int(seat[1]) < len(names) else value
        card, _, copy = value.partition("#")
        if copy.isdecimal():
            return self.say(Message("copy", {"card": card, "number": int(copy)}))
        return self.title(value)


class Narrator(Speaker):
    """The words of one game."""

    def __init__(self, game: Game[Any], language: str = ENGLISH) -> None:
        super().__init__(home(game), language)
        self.game = game
        self._titles = titles(game.deck)
        if language == PSEUDO:
            from hideout.words.pseudo import accented

            self._titles = {card: accented(title) for card, title in self._titles.items()}
        self._effects: dict[str, str] | None = None

    def _unwritten(self, id: str, args: dict[str, str]) -> str:
        area, _, kind = id.partition("-")
        reason = self.game.reasons.get(kind) if area == "no" else None
        if reason is not None and reason.english:
            return reason.english.format_map(args)
        return super()._unwritten(id, args)

    def sentence(self, event: Event, viewer: Seat, names: Names) -> str:
        """An event as read by `viewer`, who heard it."""
        return self.say(self.game.happened(event, len(names)), names, viewer)

    def prompt(self, state: State, seat: Seat, names: Names = ()) -> str:
        """What a seat is asked now."""
        return self.say(GAP).join([self.say(one, names) for one in self.game.asked(state, seat)])

    def label(self, action: Action, names: Names = ()) -> str:
        """An action, for a button or a menu."""
        return self.say(self.game.wanted(action), names)

    def refusal(self, state: State, seat: Seat, refusal: Refusal, names: Names = ()) -> str:
        """Why an action is not legal."""
        return self.say(self.game.refused(state, seat, refusal), names)

    def effects(self, options: Mapping[str, object]) -> dict[str, str]:
        """What each card does at a table with these options, by its id."""
        between = self.say(Message("effects-separator"))
        return {
            card: between.join([self.say(one) for one in done])
            for card, done in self.game.effects(options).items()
        }

    def effect(self, name: str) -> str:
        if self._effects is None:
            self._effects = {}  # as long as they are made: none of them names another
            self._effects = self.effects({})
        return self._effects.get(name.partition("#")[0], "")

    def illegal(self, refusal: IllegalAction, names: Names = ()) -> str:
        """Why an action was refused."""
        return self.say(refusal.message, names)

    def title(self, name: str) -> str:
        """By the printed deck's words; an owner's deck keeps its own titles."""
        owned = "" if self.game.is_printed_deck else self._titles.get(name, "")
        if owned:
            return owned
        has_word = self.knows(f"name-{name}")
        return super().title(name) if has_word else self._titles.get(name) or super().title(name)


def _are_sentences(values: Sequence[object]) -> bool:
    """What is asked may be several sentences; anything else that is several is a list."""
    return all(isinstance(one, Message) and one.id.startswith("ask-") for one in values)


def _is_seat(value: object, viewer: Seat) -> bool:
    """Whether an argument is the reader, or something of the reader's such as a Character."""
    if not isinstance(value, str):
        return False
    seat = A_SEAT.fullmatch(value)
    return seat is not None and int(seat[1]) == viewer


@lru_cache
def narrator(game: Game[Any], language: str = ENGLISH) -> Narrator:
    """The narrator of a game, made once."""
    return Narrator(game, language)
