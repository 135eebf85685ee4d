"""Why a move is a sensible one, as a message for newcomers.

A reason is shown to the advised player, so it is made from what that seat knows and nothing else:
its view, what it heard, and the cards everybody may read. It names what a person would point at:
who has loaded bags, what the Heat costs, how many of a Role lie open. The words are the page's, in
the game's `teach.en.ftl`. `REASONS` lists all that a game may say.
"""

from collections.abc import Mapping
from typing import Final

from hideout.engine.message import Message
from hideout.engine.notation import Action, seat_name

WAIT: Final = "because-wait"
USUAL: Final = "because-usual"
EVERYWHERE: Final = (WAIT, USUAL)


def by_verb(verbs: Mapping[str, str], action: Action | None) -> Message:
    """The reason that a verb always has, or else that the move is usual."""
    if action is None:
        return Message(WAIT)
    return Message(verbs.get(action.verb, USUAL))


def about(reason: str, seat: int, **more: object) -> Message:
    """A reason that is about somebody."""
    return Message(reason, {"who": seat_name(seat), **more})
