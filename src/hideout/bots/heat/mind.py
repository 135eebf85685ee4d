"""Heat in hindsight: whose word counted for how much, and what a claim was for."""

from collections.abc import Sequence
from typing import Any, Final

from hideout.bots.heat.bot import HeatBot
from hideout.bots.hindsight import RATHER, Mind, percent
from hideout.engine.core import Event, Game, Seat
from hideout.engine.message import Message
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.games.heat.shown import View

MESSAGES: Final = (
    "hindsight-expected",
    "hindsight-expected-quiet",
    "hindsight-doubted",
    "hindsight-doubted-quiet",
    "hindsight-word",
    "hindsight-lure",
    "hindsight-decoy",
    "hindsight-alone",
    "hindsight-company",
)


class HeatMind(Mind):
    """A claim is judged when the card it was about is played."""

    def __init__(self, game: Game[Any], seat: Seat, seats: int) -> None:
        super().__init__(game, seat, seats)
        self.bot = HeatBot(game, seat, seats, Rng(0))
        self.judged: set[Seat] = set()  # whose word it has seen tested

    def hear(self, view: View, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind == "plays" and event.seat in self.bot.claims:
                self.judged.add(event.seat)
            self.bot.listen([event])

    def beliefs(self, view: View) -> list[Message]:
        heard = [seat for seat in self.others() if seat in self.bot.claims or seat in self.judged]
        return [self._of(seat) for seat in heard]

    def _of(self, seat: Seat) -> Message:
        n = percent(self.bot.trust[seat])
        if seat in self.bot.claims:
            claim = self.bot.claims[seat]
            verb = "expected" if self.bot.trust[seat] >= RATHER else "doubted"
            if claim is None:
                return self.about(f"{verb}-quiet", seat, n=n)
            return self.about(verb, seat, card=self.bot.deck.cards[claim], n=n)
        return self.about("word", seat, n=n)

    def reason(self, view: View, action: Action) -> Message | None:
        if action.verb != "play" or self.seat not in self.bot.claims:
            return None
        deck, claim, card = self.bot.deck, self.bot.claims[self.seat], action.a
        name = deck.cards[card]
        if claim is None:
            return self.say("lure", card=name) if deck.take[card] else None
        if claim != card:
            return self.say("decoy", said=deck.cards[claim], card=name)
        if deck.alone[card]:
            return self.say("alone", card=name)
        return self.say("company", card=name) if deck.company[card] else None
