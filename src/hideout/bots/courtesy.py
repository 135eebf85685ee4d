"""Courtesy: what is not done at a table, however well it might turn out.

The manners of a game are in one place and serve every bot there. The sensible bot has them and
listens for them; its move is the *advice*. A search or a net that would rather do something else
chooses among what they allow.
"""

from collections.abc import Sequence
from typing import Any

from hideout.engine.core import Event
from hideout.engine.notation import Action


class Courtesy:
    """The manners of one seat: none, unless the game brings some."""

    def hear(self, events: Sequence[Event]) -> None:
        """What the seat has heard since the last time."""

    def allows(self, view: Any, advice: Action | None, action: Action | None) -> bool:
        """Whether a move may be made instead of the advice; None waits in an open window."""
        return True

    def choices(
        self, view: Any, legal: Sequence[Action], advice: Action | None
    ) -> Sequence[Action]:
        """Which of the legal actions may be taken; all of them where nothing else is left."""
        return [action for action in legal if self.allows(view, advice, action)] or legal
