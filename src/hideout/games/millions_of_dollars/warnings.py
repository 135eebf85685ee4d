"""Before an act without a way back: what it brings, what it may cost."""

from typing import Final

from hideout.engine.message import Message
from hideout.engine.notation import Action
from hideout.games.millions_of_dollars.cards import SNITCH_LOSS

GRAVE: Final = {
    "leave": "leaves",  # [MD-32]
    "withdraw": "leaves",  # [MD-88]
    "accept": "deal",  # [MD-40 MD-41]
    "intimidate": "looks",  # [MD-62 MD-66]
    "name": "names",  # [MD-71 MD-82]
}
LEAVES: Final = Message("warn-leaves")
DEAL: Final = Message("warn-deal")
LOOKS: Final = Message("warn-looks")
NAMES: Final = Message("warn-names", {"money": SNITCH_LOSS})


def warning(action: Action) -> Message:
    if action.verb == "name":
        return NAMES
    if action.verb == "intimidate":
        return LOOKS
    return DEAL if action.verb == "accept" else LEAVES
