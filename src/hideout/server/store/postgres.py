"""What is never lost, in PostgreSQL: one or more servers on one database.

As with SQLite, whatever comes while one transaction commits gathers for the next. That a step is
decided once is the last word on everything: its key is unique. Above it, a room has one owner,
named in the database, and every write locks that row while it is carried out, so a room changes
hands before a write or after it, never in between.
"""

import asyncio
import secrets
import time
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import asyncpg

from hideout.server.house import metrics
from hideout.server.store.interface import (
    DAILIES_FORGOTTEN,
    DAILY_BEGUN,
    DAILY_DRAWN,
    DAILY_ENDED,
    DAMAGED,
    DECIDED,
    FORMER_ID_TAKEN,
    IDENTITIES_FORGOTTEN,
    IDENTITY_KEPT,
    OLD_IDENTITY_KEPT,
    OTHER_KEYS_FORGOTTEN,
    PROBE,
    ROOM_FORGOTTEN,
    ROOM_SAVED,
    RUNNING,
    SAID,
    TABLE_SAVED,
    TABLE_SET_ASIDE,
    THOUGHT,
    Away,
    Beat,
    Change,
    Clash,
    Elsewhere,
    Fence,
    Fenced,
    StoreError,
)
from hideout.server.store.postgres_connections import (
    BROKEN,
    OPEN_SECONDS,
    UNUSABLE,
    PostgresConnections,
    unusable,
)
from hideout.server.store.postgres_schema import require_form
from hideout.server.store.reads import Reads, Row

LEASE: Final = 3.0  # seconds for which a server that falls silent is believed alive
MISSED: Final = 1.2  # seconds of silence that look like death if nobody listens there either
PATIENCE: Final = 8.0  # seconds that a write waits for a database that is gone
COMMIT_SECONDS: Final = 4.0  # after which a connection is given up
LOOK_AT_ALL: Final = 20.0  # seconds between two looks at all running tables
KNOWN_FOR: Final = 1.0  # seconds for which the owner of a room is not looked up again
MOST_ORPHANS: Final = 100  # looked after at a time
FEW: Final = 3  # jobs, which are as well done one by one
DISOWNED: Final = "disowned"  # room, token
IN_ROOM: Final = "table_id IN (SELECT id FROM tables WHERE room = $1)"
# How each kind of change is written: statements that take the same values.
SQL: Final[dict[str, tuple[str, ...]]] = {
    DECIDED: ("INSERT INTO decisions VALUES ($1, $2, $3, $4, $5)",),
    SAID: ("INSERT INTO notes VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",),
    THOUGHT: (
        "INSERT INTO thoughts VALUES ($1, $2, $3) "
        "ON CONFLICT (table_id, step) DO UPDATE SET weighed = excluded.weighed",
    ),
    TABLE_SAVED: (
        "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO UPDATE SET "
        "room = excluded.room, document = excluded.document, running = excluded.running, "
        "wakes = excluded.wakes, crc = excluded.crc",
    ),
    TABLE_SET_ASIDE: (f"UPDATE tables SET running = {DAMAGED} WHERE id = $1",),
    ROOM_SAVED: (
        "INSERT INTO rooms VALUES ($1, $2, $3, $4, $5) ON CONFLICT (code) DO UPDATE SET "
        "document = excluded.document, touched = excluded.touched, door = excluded.door, "
        "crc = excluded.crc",
    ),
    ROOM_FORGOTTEN: (
        f"DELETE FROM decisions WHERE {IN_ROOM}",
        f"DELETE FROM notes WHERE {IN_ROOM}",
        f"DELETE FROM thoughts WHERE {IN_ROOM}",
        "DELETE FROM tables WHERE room = $1",
        "DELETE FROM rooms WHERE code = $1",
        "DELETE FROM owners WHERE room = $1",
    ),
    IDENTITY_KEPT: ("INSERT INTO identities VALUES ($1, $2, $3, 0) ON CONFLICT DO NOTHING",),
    OLD_IDENTITY_KEPT: ("INSERT INTO identities VALUES ($1, $2, $3, 1)",),
    FORMER_ID_TAKEN: ("DELETE FROM former_ids WHERE person = $1",),
    OTHER_KEYS_FORGOTTEN: (
        "UPDATE identities SET person = substr(key, 17, 16), is_old = 0"
        " WHERE person = $1 AND key <> $2",
    ),
    IDENTITIES_FORGOTTEN: ("DELETE FROM identities WHERE made < $1",),
    DAILY_DRAWN: ("INSERT INTO daily_deals VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",),
    DAILY_BEGUN: (
        "INSERT INTO dailies (day, game, person, room, begun) VALUES ($1, $2, $3, $4, $5)"
        " ON CONFLICT DO NOTHING",
    ),
    DAILY_ENDED: (
        "UPDATE dailies SET name = $1, won = $2, score = $3, ended = $4"
        " WHERE day = $5 AND game = $6 AND person = $7 AND ended IS NULL",
    ),
    DAILIES_FORGOTTEN: (
        "DELETE FROM dailies WHERE day < $1",
        "DELETE FROM daily_deals WHERE day < $1",
    ),
    PROBE[0]: ("UPDATE house SET probed = clock_timestamp()",),
    DISOWNED: ("UPDATE owners SET node = NULL WHERE room = $1 AND token = $2",),
}
# Decisions of many rooms at once, of those rooms that are still ours and where nobody was quicker.
# Each is a row of a table of its own, so only those of one kind have to keep their order.
IN_ANY_ORDER: Final = (DECIDED, SAID, THOUGHT, TABLE_SAVED, ROOM_SAVED, IDENTITY_KEPT, DISOWNED)
DECIDE: Final = """
WITH job AS (
  SELECT * FROM unnest($2::text[], $3::bigint[], $4::text[], $5::int[], $6::int[], $7::text[],
    $8::bigint[]) AS job (room, token, table_id, step, seat, action, at)
), held AS (
  SELECT owners.room, owners.token FROM owners JOIN job
    ON owners.room = job.room AND owners.token = job.token WHERE owners.node = $1
    FOR SHARE OF owners
)
INSERT INTO decisions SELECT table_id, step, seat, action, at FROM job JOIN held
  USING (room, token) ON CONFLICT DO NOTHING RETURNING table_id, step
"""
HOLD_ALL: Final = """
SELECT owners.room, owners.token FROM owners JOIN unnest($2::text[], $3::bigint[])
  AS job (room, token) ON owners.room = job.room AND owners.token = job.token
  WHERE owners.node = $1 FOR SHARE OF owners
"""
HOLD: Final = "SELECT 1 FROM owners WHERE room = $1 AND token = $2 AND node = $3 FOR SHARE"
ALIVE: Final = "SELECT 1 FROM nodes WHERE nodes.id = owners.node AND until > clock_timestamp()"
OWN: Final = f"""
INSERT INTO owners VALUES ($1, $2, nextval('tokens')) ON CONFLICT (room) DO UPDATE
  SET node = $2, token = nextval('tokens')
  WHERE owners.node IS NULL OR owners.node = $2 OR NOT EXISTS ({ALIVE})
RETURNING token
"""
OWNER: Final = "SELECT peer FROM nodes JOIN owners ON nodes.id = owners.node WHERE room = $1"
SAY_ALIVE: Final = """
WITH former AS (SELECT until FROM nodes WHERE id = $1)
INSERT INTO nodes VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3))
  ON CONFLICT (id) DO UPDATE SET until = excluded.until
RETURNING coalesce((SELECT until FROM former) < clock_timestamp(), true)
"""
LEAVE: Final = "UPDATE nodes SET until = clock_timestamp() WHERE id = $1"  # what it left is found
SUSPECT: Final = """
UPDATE nodes SET until = clock_timestamp()
  WHERE peer = $1 AND until > clock_timestamp()
    AND until < clock_timestamp() + make_interval(secs => $2)
"""
FORGET_DEAD: Final = "DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 minute'"
# Running tables that nobody looks after: of all there are, which is asked now and then;
ORPHANS: Final = f"""
SELECT id, room FROM tables LEFT JOIN owners USING (room)
  WHERE running = {RUNNING} AND coalesce(wakes, 0) <= $1 AND NOT EXISTS ({ALIVE})
  ORDER BY wakes NULLS FIRST LIMIT {MOST_ORPHANS}
"""
# of the newly dead, and of those that were asleep until now, by index and at every beat.
NEW_ORPHANS: Final = f"""
(SELECT tables.id, tables.room FROM nodes JOIN owners ON owners.node = nodes.id
  JOIN tables ON tables.room = owners.room
  WHERE until <= clock_timestamp() AND running = {RUNNING} AND coalesce(wakes, 0) <= $1
  LIMIT {MOST_ORPHANS})
UNION
(SELECT id, room FROM tables LEFT JOIN owners USING (room)
  WHERE running = {RUNNING} AND wakes <= $1 AND NOT EXISTS ({ALIVE})
  ORDER BY wakes LIMIT {MOST_ORPHANS})
"""
PEERS: Final = """
SELECT room, peer FROM owners JOIN nodes ON nodes.id = owners.node
  WHERE room = ANY($1::text[]) AND until > clock_timestamp()
"""
OTHERS: Final = "SELECT peer FROM nodes WHERE id <> $1 AND until > clock_timestamp()"
TO_RESUME: Final = f"""
SELECT id, room, wakes FROM tables LEFT JOIN owners USING (room)
  WHERE running = {RUNNING} AND NOT EXISTS ({ALIVE}) ORDER BY coalesce(
    wakes, (SELECT at FROM decisions WHERE table_id = id ORDER BY step DESC LIMIT 1), 0)
"""

Job = tuple[Sequence[Change], "asyncio.Future[None]", Fence | None]
Outcome = Exception | None


class PostgresStore(Reads):
    """See `interface.SharedStore`."""

    is_shared = True
    mark = "$"
    to_resume = TO_RESUME

    def __init__(self, url: str, peer: str = "", lease: float = LEASE) -> None:
        self.folder: Path | None = None
        self.node = secrets.token_hex(8)
        self.peer = peer
        self.lease = lease
        self.connections = PostgresConnections(url)
        self.connections.open()
        self._gathered: list[Job] = []
        self._is_committing = False
        self._is_closed = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._turn = asyncio.Lock()  # of those who write; in the thread of the connections
        self._looked_at_all = time.monotonic()  # by `running_tables`, at the start
        self._owners: dict[str, tuple[float, str]] = {}  # of rooms elsewhere, and until when
        try:
            self.connections.call(self._move_in(), OPEN_SECONDS + 2 * lease)
        except UNUSABLE as error:
            self.connections.close()
            raise unusable(error) from None
        except BaseException:
            self.connections.close()
            raise
        self.secret: str = self.rows("SELECT secret FROM house")[0][0]

    async def _move_in(self) -> None:
        """Raises StoreError."""
        db = await self.connections.writer()
        await require_form(db)
        patience = time.monotonic() + self.lease + 1
        while not await self._is_welcome(db):
            if time.monotonic() > patience:
                raise StoreError(
                    "Another house uses this database: stop it, or give each of them with --peer "
                    "the address at which the others reach it."
                )
            await asyncio.sleep(0.1)  # it may have been killed a moment ago
        await db.execute(SAY_ALIVE, self.node, self.peer, self.lease)

    async def _is_welcome(self, db: Any) -> bool:
        others = [row[0] for row in await db.fetch(OTHERS, self.node)]
        return not others or (bool(self.peer) and all(others))

    # Owning rooms

    def own(self, code: str) -> Fence:
        found = self.rows(OWN, code, self.node)
        if found:
            self._owners.pop(code, None)
            return Fence(code, found[0][0])
        owners = self.rows(OWNER, code)
        peer = owners[0][0] if owners else ""
        self._owners[code] = time.monotonic() + KNOWN_FOR, peer
        raise Elsewhere(code, peer)

    def require_here(self, code: str) -> None:
        known = self._owners.get(code)
        if known is not None and time.monotonic() < known[0]:
            raise Elsewhere(code, known[1])

    async def peers(self, codes: Collection[str]) -> dict[str, str]:
        return (
            {row[0]: row[1] for row in await self.connections.fetch(PEERS, list(codes))}
            if codes
            else {}
        )

    def forget_owner(self, code: str) -> None:
        self._owners.pop(code, None)

    def disown(self, fence: Fence) -> None:
        if not self._is_closed:
            given_up = self.write([(DISOWNED, (fence.code, fence.token))])
            given_up.add_done_callback(lambda done: done.cancelled() or done.exception())

    def owned(self) -> set[str]:
        return {row[0] for row in self.rows("SELECT room FROM owners WHERE node = $1", self.node)}

    # Being alive

    def now(self) -> int:
        return int(self.rows("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")[0][0])

    async def beat(self, now: int) -> Beat:
        ((was_late,),) = await self.connections.fetch(SAY_ALIVE, self.node, self.peer, self.lease)
        known = time.monotonic()
        is_long_ago = known - self._looked_at_all > LOOK_AT_ALL
        found = await self.connections.fetch(ORPHANS if is_long_ago else NEW_ORPHANS, now)
        orphans = [(row[0], row[1]) for row in found]
        if is_long_ago:
            self._looked_at_all = known
            await self.connections.fetch(FORGET_DEAD)
        self._owners = {code: one for code, one in self._owners.items() if one[0] > known}
        return Beat(bool(was_late), orphans)

    async def suspect(self, peer: str) -> None:
        await self.connections.fetch(SUSPECT, peer, self.lease - MISSED)

    # Writing

    def write(
        self, changes: Sequence[Change], fence: Fence | None = None
    ) -> "asyncio.Future[None]":
        """Done once everything is durable; fails whole or not at all. First come, first stored."""
        if self._loop is None or self._loop.is_closed():
            self._loop = asyncio.get_running_loop()
            self._is_committing = False
        future: asyncio.Future[None] = self._loop.create_future()
        self._gathered.append((changes, future, fence))
        if not self._is_committing:
            # At the end of the loop's turn: whatever else comes in it shares the commit.
            self._is_committing = True
            self._loop.call_soon(self._commit_gathered)
        return future

    def _commit_gathered(self) -> None:
        jobs, self._gathered = self._gathered, []
        if jobs:
            asyncio.run_coroutine_threadsafe(self._commit(jobs), self.connections.loop)

    async def _commit(self, jobs: list[Job]) -> None:
        """In the thread of the connections."""
        began = time.perf_counter()
        outcomes: list[Outcome] = [Away() for _ in jobs]
        try:
            async with self._turn:
                async with asyncio.timeout(PATIENCE):
                    db = await self._writer()
                async with asyncio.timeout(COMMIT_SECONDS):
                    outcomes = (
                        await self._at_once(db, jobs)
                        or await self._together(db, jobs)
                        or await self._one_by_one(db, jobs)
                    )
        except BROKEN:
            self.connections.drop_writer()
            self.connections.lost()
        except Exception as error:  # of the whole batch: a full disk, say
            outcomes = [error for _ in jobs]
        metrics.COMMIT.add(time.perf_counter() - began)
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._report, jobs, outcomes)

    async def _writer(self) -> Any:
        """The connection, as soon as there is one."""
        while True:
            try:
                return await self.connections.writer()
            except BROKEN:
                self.connections.lost()
                await asyncio.sleep(0.1)

    def _report(self, jobs: list[Job], outcomes: list[Outcome]) -> None:
        for (_, future, _), error in zip(jobs, outcomes, strict=True):
            if future.done():  # nobody waits any more
                continue
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)
        self._is_committing = bool(self._gathered)
        if self._is_committing and self._loop is not None:
            self._loop.call_soon(self._commit_gathered)  # after those who were waiting

    async def _at_once(self, db: Any, jobs: list[Job]) -> list[Outcome] | None:
        """The usual batch, one decision each of many tables, in one statement, which is a
        transaction by itself. None: nothing was done."""
        rows: list[tuple[Any, ...]] = []
        for changes, _, fence in jobs:
            # Equal, not the same: a compiled module has its own copy of a constant.
            if len(changes) != 1 or changes[0][0] != DECIDED or fence is None:
                return None
            rows.append((fence.code, fence.token, *changes[0][1]))
        if len({row[2:4] for row in rows}) < len(rows):
            return None  # two of them clash; the first stands
        columns = zip(*rows, strict=True)
        done = {(row[0], row[1]) for row in await db.fetch(DECIDE, self.node, *columns)}
        return [None if row[2:4] in done else await self._why_not(db, row) for row in rows]

    async def _why_not(self, db: Any, row: tuple[Any, ...]) -> Exception:
        is_ours = await db.fetchval(HOLD, row[0], row[1], self.node)
        return Clash(f"step {row[3]} of the table is decided") if is_ours else Fenced()

    async def _together(self, db: Any, jobs: list[Job]) -> list[Outcome] | None:
        """A batch of any rows of rooms, with one statement for each kind: a server that takes over
        a hundred tables of a dead one stores all of them, and a hundred round trips would take
        a busy house too long. None: nothing was done."""
        kinds = {kind for changes, _, _ in jobs for kind, _ in changes}
        if len(jobs) < FEW or not kinds.issubset(IN_ANY_ORDER):
            return None
        fences = [fence for _, _, fence in jobs if fence is not None]
        codes, tokens = [fence.code for fence in fences], [fence.token for fence in fences]
        rows: dict[str, list[tuple[Any, ...]]] = {}
        try:
            async with db.transaction():
                held = {tuple(row) for row in await db.fetch(HOLD_ALL, self.node, codes, tokens)}
                for changes, _, fence in jobs:
                    if fence is None or fence in held:
                        for kind, values in changes:
                            for sql in SQL[kind]:
                                rows.setdefault(sql, []).append(values)
                for sql, values_of_all in rows.items():
                    await db.executemany(sql, values_of_all)
        except asyncpg.UniqueViolationError:
            return None  # one of them clashes; find out which
        return [None if fence is None or fence in held else Fenced() for _, _, fence in jobs]

    async def _one_by_one(self, db: Any, jobs: list[Job]) -> list[Outcome]:
        if len(jobs) == 1:
            return [await self._one_job(db, jobs[0][0], jobs[0][2])]
        async with db.transaction():
            return [await self._one_job(db, changes, fence) for changes, _, fence in jobs]

    async def _one_job(self, db: Any, changes: Sequence[Change], fence: Fence | None) -> Outcome:
        """One job alone fails if its own rows clash; the others of the batch go on."""
        try:
            async with db.transaction():
                if fence is not None and not await db.fetchval(HOLD, fence[0], fence[1], self.node):
                    return Fenced()
                for kind, values in changes:
                    for sql in SQL[kind]:
                        await db.execute(sql, *values)
        except asyncpg.UniqueViolationError as error:
            return Clash(str(error))
        return None

    # Reading

    def rows(self, sql: str, *values: Any) -> list[Row]:
        """What is stored. Raises Away."""
        return self.connections.rows(sql, *values)

    def close(self) -> None:
        """Write what is waiting, then let go of everything."""
        self._is_closed = True
        with suppress(*BROKEN):
            jobs, self._gathered = self._gathered, []
            self.connections.call(self._move_out(jobs), PATIENCE)
        self.connections.close()

    async def _move_out(self, jobs: list[Job]) -> None:
        if jobs:
            await self._commit(jobs)
        async with self._turn:
            db = await self.connections.writer()
            await db.execute(LEAVE, self.node)
