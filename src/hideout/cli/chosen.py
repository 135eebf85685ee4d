"""What the options of a game and their values are called, in the reader's language."""

from collections.abc import Mapping
from typing import Any

from hideout.cli.terminal import Terminal
from hideout.engine.core import Game
from hideout.words.declared import choice_id, declared


class ChosenOptions:
    """The options of one game."""

    def __init__(self, game: Game[Any], say: Terminal) -> None:
        self.say = say
        self.options = {option.name: option for option in game.options}
        self.words = declared(game, say.language)

    def all(self, options: Mapping[str, object]) -> str:
        """Pace: fast, APB cards: on."""
        return self.say.row([self.one(name, value) for name, value in options.items()])

    def one(self, name: str, value: object) -> str:
        option = self.words[f"option-{name}"]
        return self.say("greet-option", option=option, value=self.value(name, value))

    def value(self, name: str, value: object) -> str:
        """On and off may be written out: `on`."""
        if value in (True, "on"):
            return self.say("greet-on")
        if value in (False, "off"):
            return self.say("greet-off")
        return self.words.get(choice_id(self.options[name], str(value)), str(value))
