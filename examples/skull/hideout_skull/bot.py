"""A sensible player: lays flowers, bids what its own pile and a little trust are good for."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hideout.bots.bot import Bot
from hideout.engine.core import Event
from hideout.engine.notation import Action


class SkullBot(Bot):
    name = "heuristic"

    def act(
        self, view: Mapping[str, Any], legal: Sequence[Action], events: Sequence[Event]
    ) -> Action | None:
        lays = [action for action in legal if action.verb == "lay"]
        if lays and (len(lays) == len(legal) or self.rng.below(3)):
            return lays[-1] if self.rng.below(4) == 0 else lays[0]  # the skull now and then
        bids = [action for action in legal if action.verb == "bid"]
        if not bids:
            return self.rng.pick(list(legal))
        others = sum(view["laid"]) - len(view["pile"])
        can = 0 if "skull" in view["pile"] else len(view["pile"]) + (others + 1) // 3
        safe = [action for action in bids if action.a <= can]
        return safe[0] if safe else (legal[0] if legal[0].verb == "pass" else bids[0])


HEURISTIC: Final = SkullBot
