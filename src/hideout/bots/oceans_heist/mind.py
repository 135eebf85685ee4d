"""Ocean's Heist in hindsight: what a captain expected of the other team, and what it told them."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from hideout.bots.hindsight import Mind, percent
from hideout.bots.oceans_heist.bot import OceansBot
from hideout.bots.oceans_heist.mate import units_of
from hideout.engine.core import Event, Game, Seat
from hideout.engine.message import Message
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.games.oceans_heist.cards import KINDS
from hideout.games.oceans_heist.shown import View

GUESSES: Final = 40
MESSAGES: Final = (
    "hindsight-laid",
    "hindsight-short",
    "hindsight-laid-against",
    "hindsight-laid-hard",
    "hindsight-announced",
    "hindsight-false-alarm",
    "hindsight-admitted",
    "hindsight-pretended",
    "hindsight-left-target",
)


class OceansMind(Mind):
    def __init__(self, game: Game[Any], seat: Seat, seats: int) -> None:
        super().__init__(game, seat, seats)
        self.bot = OceansBot(game, seat, seats, Rng(0))
        self.announced = ""  # a Defense, in this round

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
        card = sight.deck.guards[best].split("#")[0]
        return [self.say("laid", card=card, n=percent(laid[best] / GUESSES))]

    def _of_the_crew(self) -> list[Message]:
        """Of which kind it thought the Crew had spent most."""
        spent = self.bot.staff.spent
        most = max(range(len(spent)), key=lambda kind: spent[kind])
        return [self.say("short", kind=KINDS[most])] if spent[most] else []

    def spoke(self, view: View, remark: Message) -> Message | None:
        if remark.id == "remark-coming":
            self.announced = str(remark.args["card"])  # its worth shows once all is laid
        if remark.id != "remark-lacking":
            return None
        sight, kind = self.bot.sight, str(remark.args["kind"])
        sight.look(view)
        units = units_of(sight, sight.items(view["hand"] or ()))
        is_true = units[KINDS.index(kind)] == min(units)
        return self.say("admitted" if is_true else "pretended", kind=kind)

    def reason(self, view: View, action: Action) -> Message | None:
        """What a captain confirms: which Defenses, or to leave the Target."""
        if action.verb != "confirm":
            return None
        if view["phase"] == "prep" and view["side"] == "staff":
            return self._laid(view)
        plan = view["plan"]
        if view["phase"] == "assign" and plan is not None and plan["pays"]:
            self.bot.sight.look(view)
            standing = self.bot.sight.standing()
            names = [self.bot.sight.deck.guards[g] for g in standing if self.bot.sight.is_unique(g)]
            if names and names[0] not in plan["pays"]:
                return self.say("left-target", card=names[0])
        return None

    def _laid(self, view: View) -> Message:
        announced, self.announced = self.announced, ""
        cards = [name.split("#")[0] for name in view["laid"] or ()]
        if announced:
            return self.say("announced" if announced in cards else "false-alarm", card=announced)
        spent = self.bot.staff.spent
        most = max(range(len(spent)), key=lambda kind: spent[kind])
        if spent[most]:
            return self.say("laid-against", cards=cards, kind=KINDS[most])
        return self.say("laid-hard", cards=cards)
