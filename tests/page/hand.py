"""Somebody who plays sensibly while the page only looks on.

People who click at random lose before the last rounds. A hand is a second socket of the same
person, opened by the page itself, over which the game's own bot answers what the seat is asked.
"""

import json
from typing import Any

from hideout.bots import make_bot
from hideout.bots.bot import Bot
from hideout.engine.core import EVERYONE, Event
from hideout.engine.rng import Rng
from hideout.games import find_game
from tests.page.house import Player

OPEN = """(code) => {
  window.told = [];
  window.hand = new WebSocket(`ws://${location.host}/api/rooms/${code}/live`);
  window.hand.onopen = () => window.hand.send(JSON.stringify({ type: 'hello' }));
  window.hand.onmessage = (event) => window.told.push(event.data);
}"""
TOLD = "() => window.told.splice(0)"


class Hand:
    def __init__(self, player: Player, game: str, code: str, seats: int, seed: int) -> None:
        self.player = player
        self.game = find_game(game)
        self.seats = seats
        self.seed = seed
        self.bot: Bot | None = None
        self.frame: dict[str, Any] = {}
        self.heard: list[Event] = []
        self.answered = ""
        player.page.evaluate(OPEN, code)

    def acts(self) -> bool:
        """Do what the bot would, if this seat is asked."""
        self._listen()
        frame = self.frame
        is_asked = bool(frame) and frame["viewer"] in frame["pending"]
        if not is_asked or frame["decision"] == self.answered:
            return False
        legal = [self.game.notation.parse(choice["action"]) for choice in frame["legal"]]
        for verb in {action.verb for action in legal} & set(self.game.typed):
            legal = [action for action in self.game.vocabulary.actions if action.verb == verb]
        if self.bot is None:
            self.bot = make_bot("heuristic", self.game, frame["viewer"], self.seats, Rng(self.seed))
        action = self.bot.act(frame["view"], legal, self.heard)
        self.heard = []
        if action is None:
            return False
        self.answered = frame["decision"]
        text = self.game.notation.text(action)
        message = {"type": "act", "ref": 1, "decision": self.answered, "action": text}
        self.player.page.evaluate("(text) => window.hand.send(text)", json.dumps(message))
        return True

    def _listen(self) -> None:
        for text in self.player.page.evaluate(TOLD):
            message = json.loads(text)
            if message["type"] == "frame":
                self.frame = message
                for told in message["events"]:
                    self.heard.append(self._event(told))

    def _event(self, told: dict[str, Any]) -> Event:
        """An event as the rules know it, from what a page is told."""
        numbers = [-1, -1, -1]
        names = self.game.names_at(self.seats)
        for argument in self.game.event_kinds[told["kind"]].arguments:
            value = told["args"][argument.name]
            numbers[argument.place] = argument.kind.read(value, names, argument.name)
        return Event(told["kind"], numbers[0], numbers[1], numbers[2], EVERYONE)
