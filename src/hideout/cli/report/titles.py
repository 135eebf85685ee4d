"""What a report calls cards, options, moves and endings: by their titles, never by their ids."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

from hideout.cli.chosen import ChosenOptions
from hideout.cli.report.words_of import words_about
from hideout.engine.core import Game
from hideout.engine.decks import titles
from hideout.engine.message import Message, verbatim
from hideout.engine.notation import Action
from hideout.languages import ENGLISH
from hideout.sim.balance import name_of
from hideout.words import narrator
from hideout.words.check import messages, variables
from hideout.words.files import home, source

PLAIN: Final = {"true": "yes", "false": "no", "none": "none", "": "none"}


class Titles:
    """The titles of one game and its deck."""

    def __init__(self, game: Game[Any], language: str = ENGLISH) -> None:
        self.game = game
        self.say = words_about(game, language)
        self.words = narrator(game, language)
        self.cards = {card: self.words.title(card) for card in titles(game.deck)}
        self.chosen = ChosenOptions(game, self.say)

    def figure(self, name: str) -> str:
        """What a game measures of itself: `identities`, `left_standing.3`."""
        return self._known(f"figure-{name.replace('.', '-')}") or _capital(_spaced(name))

    def ending(self, name: str) -> str:
        return self._known(f"ending-{name}") or _capital(_spaced(name))

    def habit(self, name: str) -> str:
        """What a habit of its bots counts; '' if there are no words for it."""
        return self._known(f"habit-{name}")

    def value(self, words: str) -> str:
        """A figure in words: a side, an identity, yes or no, or cards by their titles."""
        if words in PLAIN:
            return self.say(PLAIN[words])
        parts = words.split()
        if all(part.partition("#")[0] in self.cards for part in parts):
            return self.say.row([self._card(part) for part in parts])
        if self.words.knows(f"name-{words}"):
            return self.words.title(words)
        return self._known(f"value-{words}") or _capital(_spaced(words))

    def move(self, notation: str) -> str:
        """An action without its seats and amounts: `play getaway-driver`, `lay c-dome#2`."""
        action = self._actions.get(notation)
        if action is None:
            return _capital(" ".join(self._part(part) for part in notation.split()))
        message = self.game.wanted(action)
        return self.words.say(Message(message.id, self._blanks(message.args)))

    def event(self, kind: str) -> str:
        """Something the rules make happen: its kind, or the sentence that reports it."""
        if self.words.language == ENGLISH or not self.words.knows(f"event-{kind}"):
            return _capital(_spaced(kind))
        return self.words.say(Message(f"event-{kind}", self._gaps))

    def change(self, variation: str) -> str:
        """What a variation changes: `second_try on`, `loot.first-bank.loot 10, whispers on`."""
        return _capital(self.say.row([self._change(part) for part in variation.split(", ")]))

    @cached_property
    def _actions(self) -> dict[str, Action]:
        """One action of each name."""
        found: dict[str, Action] = {}
        for action in self.game.vocabulary.actions:
            if self.game.notation.text(action):
                found.setdefault(name_of(self.game, action), action)
        return found

    @cached_property
    def _gaps(self) -> dict[str, object]:
        """Nothing for all that the game's messages are given."""
        written = messages(source(home(self.game), ENGLISH))
        names = {name.partition("-")[0] for one in written for name in variables(one)} - {"me"}
        return dict.fromkeys(names, verbatim(self.say("blank")))

    def _blanks(self, args: Mapping[str, object]) -> dict[str, object]:
        """Whom an action is about, or how many, is left out."""
        blank = verbatim(self.say("blank"))
        return {name: blank if _is_left_out(value) else value for name, value in args.items()}

    def _known(self, id: str) -> str:
        if self.say.knows(id):
            return self.say(id)
        return self.words(id) if self.words.knows(id) else ""

    def _card(self, name: str) -> str:
        card, _, copy = name.partition("#")
        return self.cards[card] + (f" ({copy})" if copy else "")

    def _part(self, part: str) -> str:
        return self._card(part) if part.partition("#")[0] in self.cards else _spaced(part)

    def _change(self, words: str) -> str:
        if words.startswith("cards of "):
            return self.say("change-deck", deck=words.removeprefix("cards of "))
        name, _, value = words.partition(" ")
        if name in self.chosen.options:
            return self.chosen.one(name, value)
        _, _, rest = name.partition(".")
        row, _, field = rest.rpartition(".")
        if row in self.cards:
            told = {"field": _spaced(field), "value": _spaced(value)}
            return self.say("change-card", card=self.cards[row], **told)
        return words


def _is_left_out(value: object) -> bool:
    is_number = isinstance(value, int) and not isinstance(value, bool)
    return is_number or (isinstance(value, str) and value[:1] == "p" and value[1:2].isdigit())


def _spaced(words: str) -> str:
    return words.replace("-", " ").replace("_", " ").replace(".", ": ")


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
