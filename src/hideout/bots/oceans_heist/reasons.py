"""Ocean's Heist: what was drawn, what lies ready, and how many alarms are left."""

from collections.abc import Sequence
from typing import Any, Final

from hideout.bots.reasons import by_verb
from hideout.engine.core import Event, Game
from hideout.engine.message import Message
from hideout.engine.notation import Action
from hideout.games.oceans_heist.shown import View

BY_VERB: Final = {
    "target": "because-target",
    "situation": "because-situation",
    "no-situation": "because-no-situation",
    "choose": "because-global",
    "drop": "because-change",
    "buy": "because-buy",
    "return": "because-change",
    "skip": "because-skip",
    "wait": "because-change",
    "withdraw": "because-change",
    "lay": "because-lay",
    "lay-open": "because-lay-open",
    "lift": "because-change",
    "place": "because-place",
    "unplace": "because-change",
    "expend": "because-pay",
    "pay": "because-pay",
    "auto": "because-auto",
    "clear": "because-change",
    "aim": "because-aim",
    "stake": "because-stake",
    "unstake": "because-change",
    "coin": "because-coin",
    "no-coin": "because-change",
    "attempt": "because-attempt",
}
REASONS: Final = (
    *BY_VERB.values(),
    "because-confirm",
    "because-confirm-escape",
    "because-stand",
    "because-stop",
)


def because(game: Game[Any], view: View, action: Action | None, events: Sequence[Event]) -> Message:
    verb = "" if action is None else action.verb
    left = view["alarm_limit"] - view["alarms"]
    if verb == "confirm":
        is_last = view["scene"] == "escape" and view["side"] == "crew"
        return Message("because-confirm-escape" if is_last else "because-confirm")
    if verb == "leave":
        return Message("because-stand", {"left": left})
    if verb == "stop":
        return Message("because-stop", {"left": left})
    return by_verb(BY_VERB, action)
