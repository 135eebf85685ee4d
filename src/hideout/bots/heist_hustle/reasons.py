"""Heist Hustle: small averages, and who is ahead."""

from collections.abc import Sequence
from typing import Any, Final

from hideout.bots.reasons import by_verb
from hideout.engine.core import Event, Game
from hideout.engine.message import Message
from hideout.engine.notation import Action
from hideout.games.heist_hustle.shown import View

BY_VERB: Final = {
    "roll": "because-roll",
    "spin": "because-spin",
    "take-wild": "because-take-wild",
    "decline": "because-decline",
    "take": "because-any-weapon",
    "done": "because-done",
    "play-all": "because-play-all",
    "play": "because-play-one",
    "unused": "because-unused",
    "bail": "because-bail",
    "stand": "because-stand",
}
REASONS: Final = (
    *BY_VERB.values(),
    "because-hot",
    "because-extra",
    "because-name-own",
    "because-name-other",
    "because-name",
    "because-go",
    "because-try-again",
)


def because(game: Game[Any], view: View, action: Action | None, events: Sequence[Event]) -> Message:
    verb = "" if action is None else action.verb
    if action is None or verb not in ("take", "name", "go", "try-again"):
        return by_verb(BY_VERB, action)
    if verb == "go":
        return Message("because-go", {"points": view["points"]})
    if verb == "try-again":
        return Message("because-try-again", {"points": view["points"]})
    weapon = view["weapons"][action.a]
    if weapon["weapon"] in view["hot"]:
        return Message("because-hot")
    if verb == "take":
        return Message("because-extra" if view["phase"] == "extras" else "because-any-weapon")
    if weapon["owner"] == view["seat"]:
        return Message("because-name-own")
    return Message("because-name-other" if weapon["owner"] >= 0 else "because-name")
