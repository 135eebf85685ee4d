"""Heist Hustle in hindsight: nothing is hidden there, but a wild card is named for a reason."""

from typing import Final

from hideout.bots.hindsight import Mind
from hideout.engine.message import Message
from hideout.engine.notation import Action
from hideout.games.heist_hustle.shown import View

MESSAGES: Final = ("hindsight-stacked", "hindsight-shadowed", "hindsight-spared")


class HustleMind(Mind):
    def reason(self, view: View, action: Action) -> Message | None:
        if action.verb not in ("name", "unused"):
            return None
        totals = view["totals"]
        rival = max(self.others(), key=lambda seat: totals[seat])
        lead = totals[self.seat] - totals[rival]
        if action.verb == "unused":
            return self.say("spared", n=lead) if lead > 0 else None
        weapon = view["weapons"][action.a]
        if weapon["owner"] == self.seat and lead < 0:
            return self.say("stacked", weapon=weapon["weapon"], n=-lead)
        if weapon["owner"] == rival and lead > 0:
            return self.about("shadowed", rival, weapon=weapon["weapon"])
        return None
