"""PostgreSQL behind the same interface: real servers, real clashes, real loss of a connection."""

import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import NoneType

import asyncpg
import pytest
from click.testing import CliRunner

from hideout.cli.app import hideout
from hideout.engine.reader import BadData
from hideout.server.house.clock import WallClock
from hideout.server.store import moving, postgres_schema
from hideout.server.store import postgres as postgres_store
from hideout.server.store.interface import (
    DAILY_BEGUN,
    DAILY_DRAWN,
    DAILY_ENDED,
    DAMAGED,
    DECIDED,
    IDENTITY_KEPT,
    OLD_IDENTITY_KEPT,
    OVER,
    PROBE,
    ROOM_SAVED,
    RUNNING,
    SAID,
    TABLE_SAVED,
    THOUGHT,
    Away,
    Change,
    Clash,
    DailyResult,
    Elsewhere,
    Fence,
    Fenced,
    StoreError,
    checksum,
)
from hideout.server.store.postgres import PostgresStore
from hideout.server.store.sqlite import SqliteStore
from tests.server import house as harness
from tests.server import postgres
from tests.server.house import PATIENCE, begun, open_house, play_on
from tests.server.postgres import open_postgres, url_for

# The same tests as on SQLite; `make cluster` runs all of the server's here.
from tests.server.test_fair import (  # noqa: F401
    test_a_table_from_before_there_were_seals_plays_on_and_is_called_so,
)
from tests.server.test_identities import (  # noqa: F401
    test_nobody_is_written_down_before_they_come_into_a_room,
)
from tests.server.test_live_room import (  # noqa: F401
    test_a_lost_room_does_not_change_a_document,
    test_a_room_is_handed_over_whole_and_its_pages_come_again,
    test_a_room_that_is_lost_drops_itself_and_is_loaded_anew,
    test_an_append_with_an_old_fence_is_refused_and_costs_nobody_else,
    test_closing_a_room_is_one_call_and_leaves_nothing_behind,
)
from tests.server.test_web import test_health_and_readiness  # noqa: F401

HUSTLE = "heist-hustle"


@pytest.fixture(autouse=True)
def on_postgres(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "IS_WANTED", True)


@asynccontextmanager
async def opened(
    folder: Path, peer: str = "", lease: float = postgres.LONG
) -> AsyncIterator[PostgresStore]:
    store = PostgresStore(url_for(folder), peer, lease)
    try:
        yield store
    finally:
        store.close()


async def test_houses_that_open_an_empty_database_together_make_it_once(tmp_path: Path) -> None:
    lines = [await asyncpg.connect(url_for(tmp_path)) for _ in range(4)]
    try:
        for db in lines:
            assert await postgres_schema.version_of(db) == 0
        await asyncio.gather(*[postgres_schema.migrate(db) for db in lines])
        for db in lines:
            assert await postgres_schema.version_of(db) == postgres_schema.SCHEMA
    finally:
        for db in lines:
            await db.close()


def decided(table: str, step: int, action: str = "roll") -> Change:
    return DECIDED, (table, step, 0, action, 0)


async def outcomes(*writes: "asyncio.Future[None]") -> list[type]:
    return [type(one) for one in await asyncio.gather(*writes, return_exceptions=True)]


# Writing


async def test_of_two_writers_of_one_step_one_loses(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        fence = store.own("BCDFGH")
        assert await outcomes(store.write([decided("a", 0)], fence)) == [NoneType]
        results = await outcomes(
            store.write([decided("a", 0, "spin")], fence),
            store.write([decided("b", 0)], fence),
            store.write([decided("b", 0, "spin")], fence),
            store.write([decided("c", 0), decided("a", 0)], fence),
        )
        assert results == [Clash, NoneType, Clash, Clash]
        assert store.decisions("a") == store.decisions("b") == [(0, "roll", 0)]
        assert store.steps("c") == 0, "whole or not at all"


async def test_a_writer_that_waits_for_a_new_owner_is_fenced(tmp_path: Path) -> None:
    """Whoever takes a room over does so before a write or after it, and never in between."""
    async with opened(tmp_path) as store:
        fence = store.own("BCDFGH")
        taker = await asyncpg.connect(url_for(tmp_path))
        change = taker.transaction()
        await change.start()
        await taker.execute("UPDATE owners SET token = token + 1000")
        writes = [store.write([decided("a", 0)], fence)]
        await asyncio.sleep(0.1)  # long enough to be wrong, were it not held up
        assert not writes[0].done()
        writes.append(store.write([PROBE, decided("a", 1)], fence))
        await change.commit()
        await taker.close()
        assert await outcomes(*writes) == [Fenced, Fenced]
        assert store.steps("a") == 0


async def test_a_full_batch_shares_commits(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        fences = [store.own(f"R{n}") for n in range(60)]
        before = store.rows("SELECT txid_current()")[0][0]
        await asyncio.gather(*[store.write([decided(fence.code, 0)], fence) for fence in fences])
        assert store.rows("SELECT count(*) FROM decisions") == [(60,)]
        assert store.rows("SELECT txid_current()")[0][0] - before <= 4


# Owning


def saved(table: str, room: str, wakes: int | None, state: int = RUNNING) -> Change:
    return (TABLE_SAVED, (table, room, b"{}", state, wakes, checksum(b"{}")))


async def test_tables_that_are_taken_over_together_are_stored_together(tmp_path: Path) -> None:
    """One by one a busy house would not be done in time, would lose them and begin anew."""
    async with opened(tmp_path) as store:
        fences = [store.own(f"R{n}") for n in range(100)]
        lost = Fence(fences[0].code, fences[0].token - 1)
        before = store.rows("SELECT txid_current()")[0][0]
        rows = [
            [saved(f"t{n}", one.code, None), decided(f"t{n}", 0)] for n, one in enumerate(fences)
        ]
        writes = [store.write(changes, one) for changes, one in zip(rows, fences, strict=True)]
        writes.append(store.write([saved("x", lost.code, None)], lost))
        assert await outcomes(*writes) == [NoneType] * 100 + [Fenced]
        assert store.rows("SELECT count(*) FROM tables") == [(100,)]
        assert store.rows("SELECT txid_current()")[0][0] - before <= 4, "each job has its own"

        clash = [store.write([saved(f"t{n}", one.code, 7), decided(f"t{n}", min(n, 1))], one)
                 for n, one in enumerate(fences[:5])]  # fmt: skip
        assert await outcomes(*clash) == [Clash, *[NoneType] * 4]
        assert store.rows("SELECT count(*) FROM tables WHERE wakes = 7") == [(4,)]


async def test_a_room_of_a_living_server_is_elsewhere_and_one_of_a_dead_is_taken(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path, "http://a") as a, opened(tmp_path, "http://b") as b:
        old = a.own("BCDFGH")
        with pytest.raises(Elsewhere) as there:
            b.own("BCDFGH")
        assert there.value.peer == "http://a"
        a.rows("UPDATE nodes SET until = clock_timestamp() WHERE id = $1 RETURNING 1", a.node)
        b.forget_owner("BCDFGH")
        new = b.own("BCDFGH")
        assert new.token > old.token
        assert await outcomes(a.write([decided("a", 0)], old)) == [Fenced]
        assert await outcomes(b.write([decided("a", 0)], new)) == [NoneType]
        # The one believed dead notices, and what is its own again is another's no more.
        assert (await a.beat(0)).was_late
        assert a.owned() == set()
        with pytest.raises(Elsewhere):
            a.own("BCDFGH")
        b.disown(new)
        await b.write([])
        a.forget_owner("BCDFGH")
        a.own("BCDFGH")


async def test_a_silent_server_that_listens_no_more_is_dead_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path, "http://a") as a, opened(tmp_path, "http://b") as b:
        a.own("BCDFGH")
        last_beat = (
            "UPDATE nodes SET until = clock_timestamp() + make_interval(secs => $2) "
            "WHERE id = $1 RETURNING 1"
        )
        a.rows(last_beat, a.node, 2 * postgres.LONG)
        await b.suspect("http://a")
        with pytest.raises(Elsewhere):  # it has said a moment ago that it is alive
            b.own("BCDFGH")
        a.rows(last_beat, a.node, postgres.LONG - postgres_store.MISSED)
        await b.suspect("http://c")
        with pytest.raises(Elsewhere):
            b.own("BCDFGH")
        await b.suspect("http://a")
        b.own("BCDFGH")
        assert (await a.beat(0)).was_late


async def test_every_beat_finds_what_the_dead_and_the_sleeping_left(tmp_path: Path) -> None:
    async with opened(tmp_path, "http://a") as a, opened(tmp_path, "http://b") as b:
        await a.write([saved("awake", "BBBBBB", None)], a.own("BBBBBB"))
        await a.write([saved("asleep", "CCCCCC", 1000)], a.own("CCCCCC"))
        await a.write([saved("over", "DDDDDD", None, OVER)], a.own("DDDDDD"))
        assert (await b.beat(2000)).orphans == [], "somebody looks after them"
        await a.write([("disowned", ("CCCCCC", a.own("CCCCCC").token))])
        assert (await b.beat(999)).orphans == []
        assert (await b.beat(1000)).orphans == [("asleep", "CCCCCC")]
        a.rows("UPDATE nodes SET until = clock_timestamp() WHERE id = $1 RETURNING 1", a.node)
        assert set((await b.beat(999)).orphans) == {("awake", "BBBBBB")}


async def test_now_and_then_a_beat_finds_what_nobody_ever_owned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as store:
        await store.write([saved("moved here", "BBBBBB", None)])
        assert (await store.beat(0)).orphans == []
        monkeypatch.setattr(postgres_store, "LOOK_AT_ALL", 0.0)
        assert (await store.beat(0)).orphans == [("moved here", "BBBBBB")]


async def test_a_token_of_another_server_opens_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path, "http://a") as a, opened(tmp_path, "http://b") as b:
        fence = a.own("BCDFGH")
        assert await outcomes(b.write([decided("a", 0)], Fence("BCDFGH", fence.token))) == [Fenced]


async def test_two_houses_that_cannot_find_each_other_do_not_share_a_database(
    tmp_path: Path,
) -> None:
    def open_second() -> PostgresStore:
        return PostgresStore(url_for(tmp_path), lease=2)

    async with opened(tmp_path, lease=2) as first:
        beats = asyncio.create_task(beat_on(first))
        with pytest.raises(StoreError, match="--peer"):
            await asyncio.to_thread(open_second)
        beats.cancel()
        # One that was killed is not waited for any longer than it is believed alive.
        (await asyncio.to_thread(open_second)).close()


async def beat_on(store: PostgresStore) -> None:
    while True:
        await store.beat(0)
        await asyncio.sleep(0.1)


async def test_all_servers_go_by_the_clock_of_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as store:
        right, alone = WallClock(store.now()), WallClock()
        ahead = time.time_ns() + 3_600_000_000_000
        monkeypatch.setattr(time, "time_ns", lambda: ahead)  # a machine whose clock is wrong
        assert WallClock().now() - alone.now() > 3_000_000
        assert abs(WallClock(store.now()).now() - right.now()) < 60_000


# A database that goes and comes back


@pytest.mark.slow
async def test_while_the_database_is_gone_writes_wait_and_reads_say_so(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    server = postgres.started(Path(await asyncio.to_thread(short_folder)))
    store = PostgresStore(server.get_uri())
    try:
        fence = store.own("BCDFGH")
        await store.write([decided("a", 0)], fence)
        await asyncio.to_thread(server._stop)
        write = store.write([decided("a", 1)], fence)
        with pytest.raises(Away, match="cannot reach its data"):
            await asyncio.to_thread(store.steps, "a")
        with pytest.raises(Away):
            store.steps("a")  # at once, now that it is known
        await asyncio.to_thread(server.ensure_postgres_running)
        # Depending on what it was about, the write is done or it is not known whether it is.
        result = (await outcomes(write))[0]
        await until_there(store)
        if result is NoneType:
            assert store.steps("a") == 2
        else:
            assert result is Away
        assert await outcomes(store.write([decided("a", 2)], fence)) == [NoneType]
    finally:
        store.close()
        server.cleanup()


def short_folder() -> str:
    import tempfile

    return tempfile.mkdtemp(prefix="hideout-pg-")


async def until_there(store: PostgresStore) -> None:
    async with asyncio.timeout(PATIENCE):
        while store.connections.is_away:
            await asyncio.sleep(0.02)


async def test_a_writer_whose_connection_is_cut_goes_on_with_another(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        fence = store.own("BCDFGH")
        await store.write([decided("a", 0)], fence)
        lost = store.connections._former[0]
        admin = await asyncpg.connect(url_for(tmp_path))
        await admin.execute("SELECT pg_terminate_backend($1)", lost)
        first = (await outcomes(store.write([decided("a", 1)], fence)))[0]
        await until_there(store)
        step = store.steps("a")
        assert step == (2 if first is NoneType else 1)
        assert await outcomes(store.write([decided("a", step)], fence)) == [NoneType]
        assert store.connections._former[0] != lost
        await admin.close()


async def test_what_a_lost_connection_was_about_never_comes_late(tmp_path: Path) -> None:
    """A statement that is held up while its writer gives up on it is ended, not left to happen."""
    async with opened(tmp_path) as store:
        fence = store.own("BCDFGH")
        blocker = await asyncpg.connect(url_for(tmp_path))
        change = blocker.transaction()
        await change.start()
        await blocker.execute("LOCK TABLE rooms IN EXCLUSIVE MODE")
        old = store.write([(ROOM_SAVED, ("BCDFGH", b"old", 0, "BCDFGH", checksum(b"old")))], fence)
        async with asyncio.timeout(PATIENCE):
            while not await blocker.fetchval("SELECT 1 FROM pg_locks WHERE NOT granted"):
                await asyncio.sleep(0.01)
        cut = store.connections._writer._transport.abort
        store.connections.loop.call_soon_threadsafe(cut)
        assert await outcomes(old) == [Away]
        await until_there(store)
        new = store.write([(ROOM_SAVED, ("BCDFGH", b"new", 0, "BCDFGH", checksum(b"new")))], fence)
        await asyncio.sleep(0.05)
        await change.commit()
        await blocker.close()
        assert await outcomes(new) == [NoneType]
        assert store.room("BCDFGH") == (b"new", checksum(b"new"))


# Whole houses


async def test_a_house_plays_stops_and_goes_on(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        guests = await begun(house, HUSTLE, ["Ann", "Bob"])
        await play_on(house, guests, lambda guest: guest.actions[0], 6)
        table = guests[0].frame["table"]
        steps = house.store.steps(table)
        assert steps >= 6
        await house.restart()
        for guest in guests:
            await guest.enters()
        await play_on(house, guests, lambda guest: guest.actions[0], 3)
        assert house.store.steps(table) >= steps + 3


async def test_a_decision_that_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        bob.forget()
        harness.let_write(house.store, False)
        assert (await ann.acts("roll"))["code"] == "failed"
        await bob.sync()
        assert bob.bytes_heard == []
        harness.let_write(house.store, True)
        await ann.enters()
        assert (await ann.acts("roll"))["type"] == "accepted"


async def test_a_step_decided_by_another_writer_is_shown_and_may_be_answered(
    tmp_path: Path,
) -> None:
    """The last word is the record's: whoever finds a step decided reads it, and goes on."""
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        table = house.hub.room(ann.code).live_table()
        at = table.time.now()
        await house.store.write([(DECIDED, (table.document.id, 0, ann.seat, "roll", at))])
        answer = await ann.acts("roll")
        assert answer["code"] == "stale"
        await ann.sync()
        assert len(ann.frame["view"]["start_rolls"]) == 1
        await house.settle()
        await bob.enters()
        assert (await bob.acts("roll"))["type"] == "accepted"


# The form of the data, and moving it


async def test_older_data_is_copied_aside_and_brought_forward(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as store:
        await store.write([decided("kept", 0)])
    url = url_for(tmp_path)
    steps = (*postgres_schema.STEPS, "ALTER TABLE rooms ADD COLUMN mood text;")
    monkeypatch.setattr(postgres_schema, "STEPS", steps)
    older = postgres_schema.SCHEMA
    monkeypatch.setattr(postgres_schema, "SCHEMA", older + 1)
    with pytest.raises(StoreError, match="hideout migrate"):
        await asyncio.to_thread(open_postgres, tmp_path)
    done = await asyncio.to_thread(CliRunner().invoke, hideout, ["migrate", "--database", url])
    assert done.exit_code == 0, done.output
    copy = f"{url.rpartition('=')[2]}_schema_{older}"
    assert copy in done.output
    async with opened(tmp_path) as store:
        assert store.steps("kept") == 1
        assert store.rows(f"SELECT count(*) FROM {copy}.decisions") == [(1,)]
        store.rows("SELECT mood FROM rooms")


async def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_postgres(tmp_path).close()
    steps = (*postgres_schema.STEPS, "ALTER TABLE rooms ADD COLUMN mood text; SELECT 1 / 0;")
    with monkeypatch.context() as broken:
        broken.setattr(postgres_schema, "STEPS", steps)
        broken.setattr(postgres_schema, "SCHEMA", postgres_schema.SCHEMA + 1)
        with pytest.raises(StoreError, match="division by zero"):
            await asyncio.to_thread(moving.migrate_database, url_for(tmp_path))
    open_postgres(tmp_path).close()


async def test_data_of_a_newer_hideout_is_refused(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        store.rows("UPDATE house SET version = 99 RETURNING 1")
    with pytest.raises(StoreError, match="newer Hideout"):
        open_postgres(tmp_path)


async def test_a_house_moves_to_a_database_and_back_without_losing_a_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, back = tmp_path / "house", tmp_path / "back"
    with monkeypatch.context() as here:
        here.setattr(postgres, "IS_WANTED", False)
        async with open_house(folder) as house:
            guests = await begun(house, HUSTLE, ["Ann", "Bob"])
            await guests[0].says("to the bank")
            await play_on(house, guests, lambda guest: guest.actions[0], 8)
            table = guests[0].frame["table"]
    run = CliRunner().invoke
    url = url_for(folder)
    assert run(hideout, ["move", str(folder), "elsewhere"]).exit_code == 2
    moved = await asyncio.to_thread(run, hideout, ["move", str(folder), url])
    assert moved.output.startswith("Moved 1 rooms, 1 games, "), moved.output
    again = await asyncio.to_thread(run, hideout, ["move", str(folder), url])
    assert "use an empty one" in again.output
    copy = tmp_path / "house.backup"
    made = await asyncio.to_thread(run, hideout, ["backup", str(copy), "--database", url])
    assert "1 rooms, 1 games" in made.output
    assert "is whole" in run(hideout, ["restore", "--check", str(copy)]).output
    await asyncio.to_thread(run, hideout, ["move", url, str(back)])

    file, other, database = SqliteStore(folder), SqliteStore(back), open_postgres(folder)
    store: SqliteStore | PostgresStore
    for store in (database, other):
        assert store.decisions(table) == file.decisions(table)
        assert store.sayings(table) == file.sayings(table)
        assert store.table(table) == file.table(table)
    assert len(file.decisions(table)) >= 8
    for store in (file, other, database):
        store.close()

    async with open_house(folder) as house:  # and it is played on
        house.time.millis += 60_000
        table_now = house.hub.room(guests[0].code).live_table()
        assert table_now.document.id == table


async def test_nothing_moves_while_a_house_uses_the_database(tmp_path: Path) -> None:
    """What it stored later would be left behind."""
    folder, url = tmp_path / "house", url_for(tmp_path)
    SqliteStore(folder).close()
    run = CliRunner().invoke
    async with opened(tmp_path):
        for places in ([url, str(tmp_path / "late")], [str(folder), url]):
            done = await asyncio.to_thread(run, hideout, ["move", *places])
            assert "A house is using the database" in done.output
    (tmp_path / "file").touch()
    for order, words in (
        (["move", url, str(tmp_path / "file")], "cannot be used: it is not a folder."),
        (["backup", str(tmp_path / "none" / "copy"), "--database", url], "cannot be written: No"),
    ):
        done = await asyncio.to_thread(run, hideout, order)
        assert words in done.output
    moved = await asyncio.to_thread(run, hideout, ["move", url, str(tmp_path / "late")])
    assert moved.output.startswith("Moved 0 rooms"), moved.output


def dailies(store: SqliteStore | PostgresStore) -> list[object]:
    today = ("2026-11-16", "heat")
    ann = store.daily_result(*today, "ann")
    return [
        store.daily_secret(*today),
        store.daily_secret("2026-11-17", "heat"),
        [store.daily_room(*today, person) for person in ("ann", "eve")],
        [ann, store.daily_result(*today, "dee")],
        [one.name for one in store.daily_best(*today, 2)],
        [store.daily_counts(*today, than) for than in (None, ann)],
    ]


async def test_a_file_and_a_database_answer_alike(tmp_path: Path) -> None:
    document = b"{}"
    changes: list[Change] = [
        (ROOM_SAVED, ("BCDFG", document, 5, "DOOR5", checksum(document))),
        (ROOM_SAVED, ("BCDFH", document, 6, "BCDFH", checksum(document))),
        (TABLE_SAVED, ("t", "BCDFG", document, RUNNING, 77, checksum(document))),
        (TABLE_SAVED, ("broken", "BCDFH", document, DAMAGED, None, checksum(document))),
        (DECIDED, ("t", 0, 1, "roll", 10)),
        (DECIDED, ("t", 1, 0, "stop", 11)),
        (SAID, ("t", 0, 1, 0, "person", "Ann", "all", 3, "hello", 0, 12)),
        (THOUGHT, ("t", 1, b"weighed")),
        (IDENTITY_KEPT, ("key", "person", 9)),
        (OLD_IDENTITY_KEPT, ("old", "former", 9)),
        (DAILY_DRAWN, ("2026-11-16", "heat", "secret")),
        (DAILY_DRAWN, ("2026-11-16", "heat", "late")),
        *[
            (DAILY_BEGUN, ("2026-11-16", "heat", person, f"R{person}", 5))
            for person in ("ann", "bob", "cy", "dee", "ann")
        ],
        (DAILY_ENDED, ("Ann", 0, 9.0, 20, "2026-11-16", "heat", "ann")),
        (DAILY_ENDED, ("Bob", 1, 7.5, 21, "2026-11-16", "heat", "bob")),
        (DAILY_ENDED, ("Cy", 1, None, 22, "2026-11-16", "heat", "cy")),
        (DAILY_ENDED, ("Again", 1, 99.0, 23, "2026-11-16", "heat", "ann")),
    ]
    answers = []
    stores: list[SqliteStore | PostgresStore] = [SqliteStore(tmp_path), open_postgres(tmp_path)]
    for store in stores:
        await store.write(changes)
        answers.append(
            [
                store.room("BCDFG"),
                store.code_behind("DOOR5"),
                [store.is_code_taken(code) for code in ("DOOR5", "BCDFG", "BCDFX")],
                store.old_rooms(100),
                store.table("t"),
                store.running_tables(),
                store.wakes("t"),
                store.steps("t"),
                store.decisions("t"),
                store.sayings("t"),
                store.thoughts("t"),
                [store.identity(key) for key in ("key", "old", "none")],
                store.is_former_id("former"),
                *dailies(store),
            ]
        )
        store.close()
    assert answers[0] == answers[1]
    assert answers[0][:3] == [(document, checksum(document)), "BCDFG", [True, True, False]]
    assert answers[0][3:6] == [
        [("BCDFG", document, checksum(document))],
        (document, checksum(document), RUNNING),
        [("t", "BCDFG", 77)],
    ]
    assert answers[0][-6:] == [
        "secret",
        None,
        ["Rann", None],
        [DailyResult("ann", "Ann", False, 9.0, 20), None],
        ["Bob", "Cy"],
        [(3, 0), (3, 2)],
    ]
    assert answers[0][6:10] == [
        77, 2, [(1, "roll", 10), (0, "stop", 11)],
        [(1, 0, "person", "Ann", "all", 3, "hello", 0, 12)],
    ]  # fmt: skip
    assert answers[0][10:-6] == [
        [(1, b"weighed")], [("person", False), ("former", True), None], False,
    ]  # fmt: skip


# Who needs none of this


@pytest.mark.slow
def test_a_house_of_one_file_imports_no_driver() -> None:
    program = (
        "import sys; from hideout.server.web import run; from hideout.server.store import opening;"
        "sys.exit(any(name in sys.modules for name in ('asyncpg', 'redis')))"
    )
    assert subprocess.run([sys.executable, "-c", program]).returncode == 0


@pytest.mark.parametrize(
    "table", ["house (x integer)", "house (version integer)", "rooms (x integer)"]
)
def test_a_database_of_something_else_is_left_alone(tmp_path: Path, table: str) -> None:
    url = url_for(tmp_path)
    postgres.at_once(_make(url, table))
    name = table.partition(" ")[0]
    for command in ("serve --port 0", "migrate"):
        done = CliRunner().invoke(hideout, [*command.split(), "--database", url])
        assert done.exit_code == 1
        assert f"not Hideout's, under names that Hideout needs ({name}): use an" in done.output
        assert "Traceback" not in done.output


async def _make(url: str, table: str) -> None:
    db = await asyncpg.connect(url)
    await db.execute(f"CREATE TABLE {table}")
    await db.close()


def test_a_database_in_which_nothing_may_be_made_is_one_sentence() -> None:
    server = postgres.server()
    url = f"{server}{'&' if '?' in server else '?'}search_path=nothing_here"
    done = CliRunner().invoke(hideout, ["serve", "--database", url, "--port", "0"])
    assert done.exit_code == 1
    assert "The database cannot be used: no schema has been selected" in done.output


def test_an_address_that_no_other_house_could_reach_is_refused(tmp_path: Path) -> None:
    flags = ["serve", "--database", url_for(tmp_path), "--peer", "10.0.0.5:8000"]
    with pytest.raises(BadData, match="--peer must be an address that begins with http://"):
        CliRunner().invoke(hideout, flags, catch_exceptions=False)


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("mysql://here", "postgresql://user"),
        ("postgresql://127.0.0.1:1/none", "The database cannot be used: connection refused."),
        ("postgresql://localhost:1/none", "The database cannot be used: connection refused."),
        ("postgresql://127.0.0.1:x/none", "its address cannot be read (is the port a number?)."),
    ],
)
def test_a_database_that_cannot_be_used_is_one_sentence(url: str, words: str) -> None:
    done = CliRunner().invoke(hideout, ["serve", "--database", url, "--port", "0"])
    assert done.exit_code == 1
    assert words in done.output
    assert "Traceback" not in done.output
