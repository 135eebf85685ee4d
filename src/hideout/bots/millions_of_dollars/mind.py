"""Millions of Dollars in hindsight: who was thought to have sent what, and what a deal was for."""

from collections.abc import Sequence
from typing import Any, Final

from hideout.bots.hindsight import RATHER, Mind, percent
from hideout.bots.millions_of_dollars.bot import LIKELY, MillionsBot, NumericView, merged
from hideout.bots.millions_of_dollars.courtesy import character_of
from hideout.engine.core import Event, Game, Seat
from hideout.engine.message import Message
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.games.millions_of_dollars.cards import ROLES
from hideout.games.millions_of_dollars.shown import View

WORLDS: Final = 60
MESSAGES: Final = (
    "hindsight-sent",
    "hindsight-unsure",
    "hindsight-bluff",
    "hindsight-truth",
    "hindsight-bought",
    "hindsight-thinned",
    "hindsight-sold",
    "hindsight-went-home",
)


class MillionsMind(Mind):
    def __init__(self, game: Game[Any], seat: Seat, seats: int) -> None:
        super().__init__(game, seat, seats)
        self.bot = MillionsBot(game, seat, seats, Rng(0))
        self.is_stale = True

    def hear(self, view: View, events: Sequence[Event]) -> None:
        self.bot.listen(events)
        if view["round"] != self.bot.round:
            self.bot.begin_round(view["round"])
        self.is_stale = True

    def _look(self, view: View) -> NumericView | None:
        """Worlds that fit what is seen; None as long as nobody is sent."""
        if view["phase"] == "choose":
            return None
        table = NumericView(view)
        if self.is_stale:
            self.bot.worlds = merged([self.bot.imagine(table) for _ in range(WORLDS)])
            self.bot.weighed = {}
            self.is_stale = False
        return table

    def beliefs(self, view: View) -> list[Message]:
        table = self._look(view)
        if table is None:
            return []
        hidden = [c for c in table.staying if table.known[c] < 0 and table.owner(c) != self.seat]
        if table.slots > 1:  # a player is named once for each Character
            return [self._sent(table, c) for c in hidden if max(self._odds(c)) >= RATHER]
        return self.sure(
            {table.owner(c): (max(self._odds(c)), self._sent(table, c)) for c in hidden}
        )

    def _odds(self, c: int) -> list[float]:
        total = sum(world.weight for world in self.bot.worlds)
        odds = [0.0] * len(ROLES)
        for world in self.bot.worlds:
            odds[world.roles[c]] += world.weight / total
        return odds

    def _sent(self, table: NumericView, c: int) -> Message:
        odds = self._odds(c)
        best = max(range(len(odds)), key=lambda role: odds[role])
        return self.about("sent", table.owner(c), role=ROLES[best], n=percent(odds[best]))

    def reason(self, view: View, action: Action) -> Message | None:
        table = self._look(view)
        own = [] if table is None else [c for c in table.staying if table.owner(c) == self.seat]
        if table is None or not own:
            return None
        if action.verb == "claim":
            return self._claim(table, own, action.a)
        if action.verb in ("offer", "whisper"):
            return self._offer(table, own, action)
        if action.verb in ("accept", "leave"):
            return self._leave(table, own[0], action)
        return None

    def _claim(self, table: NumericView, own: list[int], said: int) -> Message | None:
        """Told once a round; when the roll is called it is only repeated."""
        if self.bot.claims[self.seat] == said:
            return None
        mine = [table.known[c] for c in own]
        if said in mine:
            return self.say("truth", role=ROLES[said])
        return self.say("bluff", said=ROLES[said], role=ROLES[mine[0]])

    def _offer(self, table: NumericView, own: list[int], action: Action) -> Message | None:
        """For a likely twin, or for a larger share; of any other offer it knows no reason."""
        c = character_of(action)
        twin = self.bot.twins(table, own)[c]
        if twin >= LIKELY:
            return self.about("bought", table.owner(c), amount=action.b, n=percent(twin))
        fewer = self.bot.worth(table, [d for d in table.staying if d != c])
        gain = round(fewer - self.bot.worth(table, table.staying))
        if gain <= 0:
            return None
        return self.about("thinned", table.owner(c), amount=action.b, worth=gain)

    def _leave(self, table: NumericView, c: int, action: Action) -> Message:
        """What staying seemed worth: how much more it brings than going home for nothing."""
        leave = self.bot.worth(table, [d for d in table.staying if d != c]) + table.own_ante[c]
        worth = max(0, round(self.bot.worth(table, table.staying) - leave))
        if action.verb == "accept":
            return self.say("sold", amount=action.b, worth=worth)
        return self.say("went-home", worth=worth)
