"""Who is told that it is their turn while their browser is closed.

For tables where nobody is waiting by the clock. Somebody is told of a decision once, and only what
their own page would show them: that they are asked.
"""

from collections.abc import Collection, Coroutine
from typing import Any, Final

from hideout.engine.core import Seat
from hideout.server.house import words
from hideout.server.house.push import Push, Subscription
from hideout.server.house.refusal import Refused, in_english
from hideout.server.rooms import rules
from hideout.server.store.documents import RoomDocument
from hideout.server.table.table import LiveTable

MOST_BROWSERS: Final = 3  # of one person in one room
LONGEST_ENDPOINT: Final = 1000
LONGEST_KEY: Final = 100


class Nudges:
    def __init__(self, push: Push) -> None:
        self.push = push
        self.told: dict[Seat, str] = {}  # the decision each seat was told of
        self.table = ""

    def due(
        self, document: RoomDocument, table: LiveTable, here: Collection[str]
    ) -> list[tuple[str, Subscription]]:
        """Whom to tell, and where; from then on they count as told."""
        if table.document.pace != "relaxed" and table.ends:
            return []
        if self.table != table.document.id:
            self.table, self.told = table.document.id, {}
        found = []
        for seat in table.state.pending():
            person, token = table.document.persons[seat], table.token(seat)
            if person in here or self.told.get(seat) == token:
                continue
            self.told[seat] = token
            found += [(person, one) for one in document.browsers.get(person, [])]
        return found

    def sending(self, document: RoomDocument, one: Subscription) -> Coroutine[Any, Any, bool]:
        return self.push.send(
            one,
            {
                "room": rules.door_of(document),
                "game": rules.game_of(document).title,
                "sentence": in_english(words.YOUR_TURN),
            },
        )


def remember(document: RoomDocument, person: str, one: Subscription) -> None:
    """This browser wants to be told; the oldest of too many is forgotten."""
    kept = [other for other in document.browsers.get(person, []) if other.endpoint != one.endpoint]
    document.browsers[person] = [*kept, one][-MOST_BROWSERS:]


def forget(document: RoomDocument, person: str, endpoint: str) -> None:
    """This browser wants to hear no more; "": none of theirs does."""
    kept = [one for one in document.browsers.get(person, []) if endpoint not in ("", one.endpoint)]
    if kept:
        document.browsers[person] = kept
    else:
        document.browsers.pop(person, None)


def check(push: Push | None, one: Subscription) -> None:
    """Raises Refused."""
    if push is None:
        raise Refused("no_push", words.NO_PUSH)
    is_short = len(one.endpoint) <= LONGEST_ENDPOINT
    if not is_short or max(len(one.p256dh), len(one.auth)) > LONGEST_KEY or not push.is_usable(one):
        raise Refused("bad_browser", words.BAD_BROWSER)
