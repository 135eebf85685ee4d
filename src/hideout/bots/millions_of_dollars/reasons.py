"""Millions of Dollars: whether there is a twin, and what a share would be."""

from collections.abc import Sequence
from typing import Any, Final

from hideout.bots.reasons import by_verb
from hideout.engine.core import Event, Game
from hideout.engine.message import Message
from hideout.engine.notation import Action
from hideout.games.millions_of_dollars.shown import View

BY_VERB: Final = {
    "choose": "because-choose",
    "choose-two": "because-choose-two",
    "claim": "because-claim",
    "ask": "because-ask",
    "withdraw-offer": "because-withdraw-offer",
    "hold": "because-hold",
    "drop": "because-drop",
    "decline": "because-decline",
    "unready": "because-unready",
    "roll-call": "because-roll-call",
    "no-comment": "because-no-comment",
    "hurry": "because-hurry",
    "intimidate": "because-intimidate",
}
REASONS: Final = (
    *BY_VERB.values(),
    "because-mark",
    "because-brute",
    "because-stay-alone",
    "because-stay-perhaps",
    "because-stay-twins",
    "because-leave-twins",
    "because-leave",
    "because-offer",
    "because-accept",
    "because-name",
)


def because(game: Game[Any], view: View, action: Action | None, events: Sequence[Event]) -> Message:
    if action is None:
        return by_verb(BY_VERB, None)
    args = game.wanted(action).args
    verb = action.verb
    if verb == "choose":
        return _choose(view, str(args["role"]))
    if verb == "ready":
        return _stay(view)
    if verb in ("leave", "withdraw"):
        return _leave(view)
    if verb in ("offer", "whisper"):
        return Message("because-offer", {"who": args["whom"], "amount": action.b})
    if verb == "accept":
        return Message("because-accept", {"amount": action.b, "ante": view["loot"]["ante"]})
    if verb == "name":
        role = str(args["role"])
        return Message("because-name", {"role": role, "n": view["visible"].get(role, 0)})
    return by_verb(BY_VERB, action)


def _choose(view: View, role: str) -> Message:
    if view["loot"]["symbol"] == role:
        return Message("because-mark", {"role": role})
    return Message("because-brute" if role == "brute" else "because-choose")


def _stay(view: View) -> Message:
    """A Role that does not lie open is the player's own, put aside; one that does may be."""
    shown = _shown(view)
    if not shown:
        return Message("because-stay-alone", {"each": _share(view)})
    reason = "because-stay-perhaps" if max(shown.values()) == 1 else "because-stay-twins"
    role = max(shown, key=lambda one: shown[one])
    return Message(reason, {"role": role, "n": shown[role], "each": _share(view)})


def _leave(view: View) -> Message:
    shown = {role: n for role, n in _shown(view).items() if n > 1}
    if not shown:
        return Message("because-leave", {"ante": view["loot"]["ante"]})
    role = max(shown, key=lambda one: shown[one])
    ante = view["loot"]["ante"]
    return Message("because-leave-twins", {"role": role, "n": shown[role], "ante": ante})


def _shown(view: View) -> dict[str, int]:
    """Of one's own Roles still in, how many lie open."""
    mine = [one for one in view["characters"] if one["seat"] == view["seat"]]
    roles = {one["role"] for one in mine if one["state"] == "in" and one["role"]}
    return {role: n for role, n in view["visible"].items() if role in roles and n}


def _share(view: View) -> int:
    """What each gets if all who are in share."""
    there = sum(one["state"] == "in" for one in view["characters"])
    return view["loot"]["loot"] // max(1, there)
