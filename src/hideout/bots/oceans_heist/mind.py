"""Ocean's Heist in hindsight: what a captain expected of the other team."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from hideout.bots.hindsight import Mind, percent
from hideout.bots.oceans_heist.bot import OceansBot
from hideout.engine.core import Event, Game, Seat
from hideout.engine.message import Message
from hideout.engine.rng import Rng
from hideout.games.oceans_heist.cards import KINDS
from hideout.games.oceans_heist.shown import View

GUESSES: Final = 40
MESSAGES: Final = ("hindsight-laid", "hindsight-short")


class OceansMind(Mind):
    def __init__(self, game: Game[Any], seat: Seat, seats: int) -> None:
        super().__init__(game, seat, seats)
        self.bot = OceansBot(game, seat, seats, Rng(0))

    def hear(self, view: View, events: Sequence[Event]) -> None:
        for event in events:
            self.bot.staff.hear(event)
            self.bot.crew.hear(event)

    def beliefs(self, view: View) -> list[Message]:
        if view["round"] < 1 or not view["drawn"]:
            return []
        self.bot.sight.look(view)
        return self._of_the_staff() if view["side"] == "crew" else self._of_the_crew()

    def _of_the_staff(self) -> list[Message]:
        """Which of the Defenses drawn it thought most likely to lie there."""
        crew, sight = self.bot.crew, self.bot.sight
        if sight.view["laid"] is not None:
            return []
        laid = Counter(guard for _ in range(GUESSES) for guard in crew.sample())
        drawn = sight.drawn()
        best = max(drawn, key=lambda guard: laid[guard])
        card = sight.deck.guards[best]
        return [self.say("laid", card=card, n=percent(laid[best] / GUESSES))]

    def _of_the_crew(self) -> list[Message]:
        """Of which kind it thought the Crew had spent most."""
        spent = self.bot.staff.spent
        most = max(range(len(spent)), key=lambda kind: spent[kind])
        return [self.say("short", kind=KINDS[most])] if spent[most] else []
