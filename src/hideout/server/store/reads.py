"""What every store reads alike: their tables have the same names and columns.

Values are numbered as PostgreSQL does it; a store whose database marks them otherwise says how.
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final

from hideout.server.store.interface import DAMAGED, DailyResult

OLD_ROOMS: Final = (
    "SELECT code, document, crc FROM rooms WHERE touched < $1 AND NOT EXISTS "
    f"(SELECT 1 FROM tables WHERE room = code AND running = {DAMAGED})"
)
SAYINGS: Final = (
    "SELECT step, seat, person, name, channel, audience, text, emote, at FROM notes "
    "WHERE table_id = $1 ORDER BY n"
)
DAILY: Final = "FROM dailies WHERE day = $1 AND game = $2 AND ended IS NOT NULL"
DAILY_RESULT: Final = "person, name, won, score, ended"
BETTER: Final = (
    " AND (won > $3 OR (won = $3 AND (coalesce(score, 0) > $4"
    " OR (coalesce(score, 0) = $4 AND ended < $5))))"
)
Row = tuple[Any, ...]


class Reads(ABC):
    """The reading half of `interface.Store`."""

    mark: ClassVar[str]  # what stands before the number of a value
    to_resume: ClassVar[str]  # the statement for `running_tables`, which has to know of owners

    @abstractmethod
    def rows(self, sql: str, *values: Any) -> list[Row]:
        """What is stored; to be asked in any thread."""

    def _read(self, sql: str, *values: Any) -> list[Row]:
        return self.rows(sql.replace("$", self.mark), *values)

    def room(self, code: str) -> tuple[bytes, int] | None:
        found = self._read("SELECT document, crc FROM rooms WHERE code = $1", code)
        return (found[0][0], found[0][1]) if found else None

    def code_behind(self, door: str) -> str | None:
        found = self._read("SELECT code FROM rooms WHERE door = $1", door)
        return str(found[0][0]) if found else None

    def is_code_taken(self, code: str) -> bool:
        return bool(self._read("SELECT 1 FROM rooms WHERE code = $1 OR door = $1", code))

    def old_rooms(self, before: int) -> list[tuple[str, bytes, int]]:
        return [(code, document, crc) for code, document, crc in self._read(OLD_ROOMS, before)]

    def table(self, table_id: str) -> tuple[bytes, int, int] | None:
        found = self._read("SELECT document, crc, running FROM tables WHERE id = $1", table_id)
        return (found[0][0], found[0][1], found[0][2]) if found else None

    def running_tables(self) -> list[tuple[str, str, int | None]]:
        return [(table, room, wakes) for table, room, wakes in self.rows(self.to_resume)]

    def wakes(self, table_id: str) -> int | None:
        found = self._read("SELECT wakes FROM tables WHERE id = $1", table_id)
        return found[0][0] if found else None

    def steps(self, table_id: str) -> int:
        counted = self._read("SELECT count(*) FROM decisions WHERE table_id = $1", table_id)
        return int(counted[0][0])

    def decisions(self, table_id: str) -> list[tuple[int, str, int]]:
        sql = "SELECT seat, action, at FROM decisions WHERE table_id = $1 ORDER BY step"
        return [(seat, action, at) for seat, action, at in self._read(sql, table_id)]

    def sayings(self, table_id: str) -> list[Row]:
        return self._read(SAYINGS, table_id)

    def thoughts(self, table_id: str) -> list[tuple[int, bytes]]:
        rows = self._read("SELECT step, weighed FROM thoughts WHERE table_id = $1", table_id)
        return [(step, weighed) for step, weighed in rows]

    def identity(self, key: str) -> tuple[str, bool] | None:
        found = self._read("SELECT person, is_old FROM identities WHERE key = $1", key)
        return (found[0][0], bool(found[0][1])) if found else None

    def is_former_id(self, person: str) -> bool:
        return bool(self._read("SELECT 1 FROM former_ids WHERE person = $1", person))

    def daily_secret(self, day: str, game: str) -> str | None:
        sql = "SELECT secret FROM daily_deals WHERE day = $1 AND game = $2"
        found = self._read(sql, day, game)
        return str(found[0][0]) if found else None

    def daily_room(self, day: str, game: str, person: str) -> str | None:
        sql = "SELECT room FROM dailies WHERE day = $1 AND game = $2 AND person = $3"
        found = self._read(sql, day, game, person)
        return str(found[0][0]) if found else None

    def daily_result(self, day: str, game: str, person: str) -> DailyResult | None:
        found = self._read(f"SELECT {DAILY_RESULT} {DAILY} AND person = $3", day, game, person)
        return _daily(found[0]) if found else None

    def daily_best(self, day: str, game: str, most: int) -> list[DailyResult]:
        order = "ORDER BY won DESC, coalesce(score, 0) DESC, ended LIMIT $3"
        found = self._read(f"SELECT {DAILY_RESULT} {DAILY} {order}", day, game, most)
        return [_daily(row) for row in found]

    def daily_counts(self, day: str, game: str, than: DailyResult | None) -> tuple[int, int]:
        count = f"SELECT count(*) {DAILY}"
        played = int(self._read(count, day, game)[0][0])
        if than is None:
            return played, 0
        mine = (int(than.won), than.score or 0.0, than.ended)
        return played, int(self._read(count + BETTER, day, game, *mine)[0][0])


def _daily(row: Row) -> DailyResult:
    person, name, won, score, ended = row
    return DailyResult(person, name, bool(won), score, ended)
