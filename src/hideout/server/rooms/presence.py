"""Who is in a room and at its table, since when others are gone, and for whom a bot plays."""

from collections.abc import Sequence
from typing import Final

from hideout.engine.attendance import Attendance
from hideout.engine.core import Seat
from hideout.server.house.clock import WallClock
from hideout.server.house.settings import Settings
from hideout.server.rooms.pages import Pages
from hideout.server.store.documents import RoomDocument, people_of
from hideout.server.table.table import LiveTable

PAUSE_AFTER: Final = 3_000  # how long a table runs on when everybody is gone


class Presence:
    def __init__(self, pages: Pages, settings: Settings, wall_clock: WallClock) -> None:
        self.pages = pages
        self.wall_clock = wall_clock
        self.away = settings.away_seconds * 1000
        self.idle = settings.idle_minutes * 60_000
        self.gone: dict[str, int] = {}  # people, and since when
        self.played_for: dict[Seat, None] = {}  # seats a bot plays for somebody
        self.bot_wishes: dict[Seat, set[str]] = {}  # who wants that, for somebody who is away
        self.told_away: list[str] = []  # of whom the room knows that they are

    def people_at(self, table: LiveTable) -> list[str]:
        """Those at the table who are here."""
        here = self.pages.here()
        return [person for person in people_of(table.document) if person in here]

    def is_watched(self, table: LiveTable) -> bool:
        """Whether somebody it could be played for is here; of a bots' game, anybody."""
        if people_of(table.document):
            return bool(self.people_at(table))
        return bool(self.pages.open)

    def gone_since(self, person: str) -> int | None:
        """Since when somebody has been away; whoever never came, since the first look."""
        if person in self.pages.here():
            return None
        return self.gone.setdefault(person, self.wall_clock.now())

    def look_round(self, room: RoomDocument) -> None:
        """Whoever belongs here and is not here is gone from now on."""
        for person in room.people:
            self.gone_since(person)

    def long_gone(self, room: RoomDocument) -> set[str]:
        """Who had a bot play for them, or would by now."""
        self.look_round(room)
        now, here = self.wall_clock.now(), self.pages.here()
        return {
            who for who, since in self.gone.items() if now - since >= self.away and who not in here
        }

    def just_gone(self, millis: int) -> set[str]:
        """Who left less than so long ago: perhaps only to load the page again."""
        now = self.wall_clock.now()
        return {person for person, since in self.gone.items() if now - since < millis}

    def is_anybody_expected(self) -> bool:
        """Whether somebody has been gone for so short a time that they may well come back."""
        now = self.wall_clock.now()
        return any(now - since < self.idle for since in self.gone.values())

    def attendance(self, table: LiveTable, bots: list[Seat]) -> Attendance:
        now = self.wall_clock.now()
        gone_for = []
        for person in table.document.persons:
            since = self.gone_since(person) if person else None
            gone_for.append(0 if since is None else max(1, now - since))
        return Attendance(gone_for, bots)

    def is_table_left(self, table: LiveTable) -> bool:
        """Whether everybody has been gone for a while."""
        now = self.wall_clock.now()
        since = [self.gone_since(person) or now for person in people_of(table.document)]
        return not since or now - max(since) >= PAUSE_AFTER

    def next_look(self, absence_millis: Sequence[int], began: int) -> int:
        """How long until something could be due for somebody who is gone; what the game's rules
        say of absence included. What has become due since the last look `began` is due at once."""
        now, here = self.wall_clock.now(), self.pages.here()
        for person in [person for person in self.gone if person in here]:
            del self.gone[person]
        spans = [PAUSE_AFTER, *absence_millis, self.away, self.idle]
        coming = [
            max(0, since + span - now)
            for since in self.gone.values()
            for span in spans
            if since + span > began
        ]
        return min([*coming, max(self.idle, 1000)])

    def newly_away(self, table: LiveTable) -> list[str]:
        """Those at the table who are gone for longer than it takes to load a page again."""
        now = self.wall_clock.now()
        more = []
        for person in table.document.persons:
            since = self.gone_since(person) if person else None
            if since is not None and now - since >= PAUSE_AFTER and person not in self.told_away:
                more.append(person)
        self.told_away += more
        return more

    def is_back(self, person: str, seat: Seat | None) -> bool:
        """Somebody is here; returns whether the room had been told that they were away."""
        self.gone.pop(person, None)
        if seat is not None:
            self.bot_wishes.pop(seat, None)
        was_away = person in self.told_away
        if was_away:
            self.told_away.remove(person)
        return was_away

    # Bots for those who are gone

    def hand_back(self, table: LiveTable, seat: Seat) -> bool:
        """No bot plays for this seat any longer; returns whether one did."""
        if seat not in self.played_for:
            return False
        del self.played_for[seat]
        table.missed[seat] = 0  # who is back is awake
        return True

    def send_stand_ins(self, room: RoomDocument, table: LiveTable) -> list[Seat]:
        """Bots play on for those who are gone or asleep; for whom none did before."""
        persons = enumerate(table.document.persons)
        seats = {seat for seat, person in persons if person and self._is_due(room, table, seat)}
        more = sorted(seats - self.played_for.keys())
        self.played_for.update(dict.fromkeys(more))
        return more

    def _is_due(self, room: RoomDocument, table: LiveTable, seat: Seat) -> bool:
        """Whether a bot plays for somebody: as the room says, and the game itself."""
        person = table.document.persons[seat]
        since = self.gone_since(person)
        somebody = room.people.get(person)
        if table.stand_ins == "off":
            return False
        if since is not None and (somebody is None or somebody.has_left):
            return True
        if not room.stand_ins or room.pace == "relaxed":
            return False
        if table.stand_ins == "after-two" and table.missed[seat] >= 2:
            return True
        grace = 0 if table.stand_ins == "on" else self.away
        return since is not None and self.wall_clock.now() - since >= grace
