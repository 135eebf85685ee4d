"""The data file: commits shared, failures whole, old forms brought forward, copies that work."""

import asyncio
import re
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from hideout.cli.app import hideout
from hideout.server.rooms.sweep import Sweep
from hideout.server.store import ballast, schema
from hideout.server.store import sqlite as store_module
from hideout.server.store.backup import backup, check, restore
from hideout.server.store.ballast import BALLAST
from hideout.server.store.ballast import take_in as make_ballast
from hideout.server.store.interface import DECIDED, Change, StoreError, checksum
from hideout.server.store.schema import STEPS
from hideout.server.store.sqlite import (
    DECISION,
    FILE,
    MOST_AT_ONCE,
    QUICK,
    SHELVE_AFTER,
    SqliteStore,
)
from tests.server import postgres
from tests.server.house import begun, let_write, open_house, play_on

pytestmark = pytest.mark.skipif(postgres.IS_WANTED, reason="about the file; see test_postgres")
HUSTLE = "heist-hustle"


def decided(table: str, step: int) -> Change:
    return DECIDED, (table, step, 0, "roll", 0)


def rows(folder: Path) -> list[tuple[str, int]]:
    db = sqlite3.connect(folder / FILE)
    found = db.execute("SELECT table_id, step FROM decisions ORDER BY 1, 2").fetchall()
    db.close()
    return found


async def test_what_was_awaited_is_on_disk(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.write([decided("a", 0), decided("a", 1)])
    assert rows(tmp_path) == [("a", 0), ("a", 1)]
    store.close()


async def test_what_comes_in_one_turn_and_what_gathers_during_a_commit_is_stored_together(
    tmp_path: Path,
) -> None:
    store = SqliteStore(tmp_path)
    commits: list[int] = []
    may_go_on = threading.Event()
    commit = store._commit

    def slowly(jobs: Any) -> None:
        commits.append(len(jobs))
        may_go_on.wait()
        commit(jobs)

    store._commit = slowly  # type: ignore[method-assign]
    first = [store.write([decided(str(n), 0)]) for n in range(3)]
    while not commits:
        await asyncio.sleep(0)
    more = [store.write([decided(str(n), 0)]) for n in range(3, 40)]
    may_go_on.set()
    await asyncio.gather(*first, *more)
    assert commits == [3, 37]
    assert len(rows(tmp_path)) == 40
    store.close()


async def test_a_job_that_clashes_fails_alone_and_whole(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.write([decided("a", 0)])
    results = await asyncio.gather(
        store.write([decided("b", 0)]),
        store.write([decided("c", 0), decided("a", 0)]),
        store.write([decided("a", 0)]),
        store.write([decided("d", 0)]),
        return_exceptions=True,
    )
    failed = [isinstance(result, sqlite3.IntegrityError) for result in results]
    assert failed == [False, True, True, False]
    assert rows(tmp_path) == [("a", 0), ("b", 0), ("d", 0)]
    store.close()


async def test_decisions_that_share_a_commit_are_one_statement(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    ran: list[str] = []
    store._writer.set_trace_callback(ran.append)
    sql = "".join([*DECIDED])  # as a compiled module writes it: equal, not the same
    await asyncio.gather(*[store.write([(sql, (str(n), 0, 0, "roll", 0))]) for n in range(40)])
    assert len(rows(tmp_path)) == 40
    assert len(ran) == 1, ran  # of one turn of the loop
    store.close()


async def test_more_decisions_than_fit_one_statement_are_stored_all_the_same(
    tmp_path: Path,
) -> None:
    store = SqliteStore(tmp_path)
    count = MOST_AT_ONCE + 2
    await asyncio.gather(*[store.write([decided(f"{n:05}", 0)]) for n in range(count)])
    assert len(rows(tmp_path)) == count
    store.close()


async def test_one_clash_among_many_decisions_fails_alone(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.write([decided("c", 0)])
    results = await asyncio.gather(
        *[store.write([decided(name, 0)]) for name in "abcd"],
        return_exceptions=True,
    )
    failed = [isinstance(result, sqlite3.IntegrityError) for result in results]
    assert failed == [False, False, True, False]
    assert rows(tmp_path) == [("a", 0), ("b", 0), ("c", 0), ("d", 0)]
    store.close()


async def test_decisions_are_shelved_by_table_when_there_are_many(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    expected = []
    for step in range(SHELVE_AFTER // 100 + 1):
        batch = [(str(n), step) for n in range(100)]
        await asyncio.gather(*[store.write([decided(*key)]) for key in batch])
        expected += batch
    assert rows(tmp_path) == sorted(expected)
    store.close()
    db = sqlite3.connect(tmp_path / FILE)
    (fresh,) = db.execute("SELECT count(*) FROM fresh").fetchone()
    (shelved,) = db.execute("SELECT count(*) FROM shelved").fetchone()
    db.close()
    assert fresh < 200
    assert fresh + shelved == len(expected)

    store = SqliteStore(tmp_path)  # and the rest when the server starts
    assert store.rows("SELECT count(*) FROM fresh") == [(0,)]
    assert rows(tmp_path) == sorted(expected)
    store.close()


async def test_of_two_decisions_on_one_step_the_first_stands(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.write([decided("a", 0)])
    store.close()
    store = SqliteStore(tmp_path)  # which shelves it
    await store.write([(DECIDED, ("a", 0, 0, "spin", 0)), decided("a", 1)])
    found = [(0, "roll"), (1, "roll")]
    assert store.rows("SELECT step, action FROM decisions ORDER BY step") == found
    store.close()
    store = SqliteStore(tmp_path)
    assert store.rows("SELECT step, action FROM decisions ORDER BY step") == found
    store.close()


async def test_what_cannot_be_shelved_stays_where_it_is(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    store._writer.execute(
        "CREATE TEMP TRIGGER full BEFORE INSERT ON shelved BEGIN SELECT RAISE(ABORT, '!'); END"
    )
    for step in range(SHELVE_AFTER // 100 + 2):
        await asyncio.gather(*[store.write([decided(str(n), step)]) for n in range(100)])
    assert len(rows(tmp_path)) == SHELVE_AFTER + 200
    assert store.rows("SELECT count(*) FROM shelved") == [(0,)]
    store.close()


async def test_a_decision_whose_batch_failed_may_be_stored_again(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    store._writer.execute("PRAGMA query_only=ON")
    with pytest.raises(sqlite3.OperationalError):
        await store.write([decided("a", 0)])
    with pytest.raises(sqlite3.OperationalError):
        await store.write([decided("a", 0), decided("a", 1)])
    store._writer.execute("PRAGMA query_only=OFF")
    await store.write([decided("a", 0)])
    assert rows(tmp_path) == [("a", 0)]
    store.close()


class Watched:
    """The queue to the storing thread, and the sizes of the batches that went there."""

    def __init__(self, queue: Any, sizes: list[int]) -> None:
        self.queue = queue
        self.sizes = sizes

    def put(self, jobs: Any) -> None:
        if jobs is not None:
            self.sizes.append(len(jobs))
        self.queue.put(jobs)

    def get(self) -> Any:
        return self.queue.get()


async def test_on_a_quick_disk_decisions_need_no_other_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(tmp_path)
    sizes: list[int] = []
    monkeypatch.setattr(store, "_queue", Watched(store._queue, sizes))
    store._usual = 0.0
    await asyncio.gather(*[store.write([decided(str(n), 0)]) for n in range(40)])
    assert len(rows(tmp_path)) == 40
    assert sizes == []
    await store.write([decided("a", 0), decided("a", 1)])  # more than a plain decision
    assert sizes == [1]
    store._usual = 0.0
    with pytest.raises(sqlite3.IntegrityError):
        await store.write([decided("a", 1)])
    assert len(rows(tmp_path)) == 42
    store.close()


async def test_a_slow_disk_does_not_hold_up_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(tmp_path)
    sizes: list[int] = []
    monkeypatch.setattr(store, "_queue", Watched(store._queue, sizes))
    await store.write([decided("a", 0)])
    assert sizes == [1]  # nobody knows yet
    for _ in range(100):
        store._took(QUICK / 10)
    store._took(1.0)  # one that takes this long counts for a while
    await store.write([decided("a", 1)])
    assert sizes == [1, 1]
    for _ in range(100):
        store._took(QUICK / 10)
    await store.write([decided("a", 2)])
    assert sizes == [1, 1]
    store.close()


async def test_nobody_writes_while_the_thread_shelves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(tmp_path)
    sizes: list[int] = []
    monkeypatch.setattr(store, "_queue", Watched(store._queue, sizes))
    store._usual = 0.0
    with store._writing:
        waiting = store.write([decided("a", 0)])
        while not sizes:
            await asyncio.sleep(0)
        assert not waiting.done()
    await waiting
    assert rows(tmp_path) == [("a", 0)]
    store._shelve_at = 0  # it is time to shelve: the thread's work, however quick the disk is
    store._usual = 0.0
    await store.write([decided("a", 1)])
    assert sizes == [1, 1]
    store.close()


async def test_closing_stores_what_is_waiting(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    waiting = [store.write([decided(str(n), 0)]) for n in range(10)]
    store.close()
    assert len(rows(tmp_path)) == 10
    assert len(waiting) == 10


async def test_a_decision_that_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        bob.forget()
        let_write(house.store, False)
        answer = await ann.acts("roll")
        assert answer["code"] == "failed"
        await bob.sync()
        assert bob.bytes_heard == []
        let_write(house.store, True)

        await ann.enters()
        assert ann.frame["view"]["start_rolls"] == []
        assert (await ann.acts("roll"))["type"] == "accepted"
        await bob.sync()
        assert len(bob.frame["view"]["start_rolls"]) == 1


def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    with pytest.raises(StoreError, match=r"Another Hideout is using .*: stop it"):
        SqliteStore(tmp_path)
    store.close()
    SqliteStore(tmp_path).close()


# Forms of the file


SHELVES = 4  # the version from which on decisions are shelved


def old_file(folder: Path, version: int) -> Path:
    folder.mkdir(exist_ok=True)
    db = sqlite3.connect(folder / FILE)
    db.create_function("checksum", 1, checksum)
    db.executescript("".join(STEPS[:version]) + f"PRAGMA user_version={version};")
    shelf = "decisions" if version < SHELVES else "shelved"
    db.execute(f"INSERT INTO {shelf} VALUES ('kept', 0, 0, 'roll', 0)")
    db.commit()
    db.close()
    return folder / FILE


def test_an_old_file_is_copied_aside_and_brought_forward(tmp_path: Path) -> None:
    path = old_file(tmp_path, 1)

    SqliteStore(tmp_path).close()

    db = sqlite3.connect(path)
    assert schema.version_of(db) == schema.SCHEMA
    db.execute("SELECT wakes FROM tables")
    db.close()
    assert rows(tmp_path) == [("kept", 0)]
    copy = sqlite3.connect(tmp_path / f"{FILE}.schema-1")
    assert schema.version_of(copy) == 1
    assert copy.execute("SELECT count(*) FROM decisions").fetchone() == (1,)
    copy.close()


def test_a_new_file_has_nothing_to_copy(tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()

    assert not list(tmp_path.glob("*.schema-*"))


def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = old_file(tmp_path, 1)
    broken = (STEPS[0], "CREATE TABLE fresh (a); CREATE TABLE rooms (code TEXT);")
    monkeypatch.setattr(schema, "STEPS", broken)

    with pytest.raises(StoreError, match="Nothing was changed"):
        SqliteStore(tmp_path)

    db = sqlite3.connect(path)
    assert schema.version_of(db) == 1
    assert not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'fresh'").fetchall()
    db.close()


def test_a_file_of_a_newer_hideout_is_refused(tmp_path: Path) -> None:
    path = old_file(tmp_path, 1)
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version=99")
    db.close()

    with pytest.raises(StoreError, match="was written by a newer Hideout"):
        SqliteStore(tmp_path)


@pytest.mark.parametrize("page", [1, 2, 3, 4])
def test_a_damaged_file_is_refused_with_a_way_out(page: int, tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
    with (tmp_path / FILE).open("r+b") as file:
        file.seek(page * 4096)
        file.write(b"\xa5" * 4096)

    with pytest.raises(StoreError) as caught:
        SqliteStore(tmp_path)
    assert "is damaged" in str(caught.value)
    assert "hideout restore" in str(caught.value)


async def test_the_journal_is_made_long_and_the_file_is_not(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    store._writer.execute("PRAGMA synchronous=OFF")  # the sizes are the same
    try:
        journal = tmp_path / f"{FILE}-wal"
        long = journal.stat().st_size
        for step in range(SHELVE_AFTER + 500):  # it is begun anew, and they are shelved
            await store.write([decided("a", step)])
        assert journal.stat().st_size == long
        assert store.rows("SELECT name FROM sqlite_master WHERE name = 'filling'") == []
    finally:
        store.close()
    assert (tmp_path / FILE).stat().st_size < 1_000_000


def full_disk(monkeypatch: pytest.MonkeyPatch, folder: Path, most_pages: int) -> None:
    """As if the file could not grow beyond so many pages while the ballast lies there."""
    plain = store_module.connect

    def connect(path: Path) -> sqlite3.Connection:
        db = plain(path)
        if (folder / BALLAST).exists():
            db.execute(f"PRAGMA max_page_count={most_pages}")
        return db

    monkeypatch.setattr(store_module, "connect", connect)


async def test_on_a_full_disk_it_starts_with_a_short_journal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_ballast(tmp_path)
    full_disk(monkeypatch, tmp_path, 200)

    store = SqliteStore(tmp_path)
    await store.write([decided("a", 0)])
    store.close()
    assert rows(tmp_path) == [("a", 0)]
    assert not (tmp_path / BALLAST).exists()


def test_on_a_full_disk_the_ballast_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_ballast(tmp_path)
    assert (tmp_path / BALLAST).stat().st_size == 8_000_000
    assert (tmp_path / BALLAST).stat().st_mode & 0o777 == 0o600
    full_disk(monkeypatch, tmp_path, 2)  # not even the tables of a new file have room

    SqliteStore(tmp_path).close()

    assert not (tmp_path / BALLAST).exists()


def test_without_ballast_a_full_disk_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_ballast(tmp_path)
    full_disk(monkeypatch, tmp_path, 2)
    monkeypatch.setattr(ballast, "let_go", lambda folder: False)

    with pytest.raises(StoreError, match="full"):
        SqliteStore(tmp_path)


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")

    with pytest.raises(StoreError, match=r"The data folder .*file cannot be used: it is not a f"):
        SqliteStore(tmp_path / "file")


def test_nothing_is_restored_into_what_is_no_folder(tmp_path: Path) -> None:
    copy, file = tmp_path / "house.backup", tmp_path / "file"
    SqliteStore(tmp_path / "house").close()
    backup(tmp_path / "house", copy)
    file.write_text("in the way")
    with pytest.raises(StoreError, match=r"The data folder .*file cannot be used: it is not a f"):
        restore(copy, file)
    assert file.read_text() == "in the way"
    with pytest.raises(StoreError, match=r"cannot be copied to .*: No such file or directory\.$"):
        backup(tmp_path / "house", tmp_path / "nowhere" / "copy")


# Damage


def spoil(folder: Path, table: str) -> None:
    """Change two bytes of the only document in a table, as a disk might."""
    db = sqlite3.connect(folder / FILE)
    ((old,),) = db.execute(f"SELECT document FROM {table}").fetchall()
    db.execute(f"UPDATE {table} SET document = ?", (old[:20] + b"\xa5\xa5" + old[22:],))
    db.commit()
    db.close()


async def test_a_damaged_table_costs_its_game_and_nothing_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        table = ann.frame["table"]
        await house.shut()
        spoil(tmp_path, "tables")
        kept = documents(tmp_path, "tables")
        await house.open()
        assert table in [getattr(record, "table", "") for record in caplog.records]
        status, answer = await ann.ask("GET", f"/api/tables/{table}/replay")
        assert (status, answer["code"]) == (410, "damaged")

        await ann.enters()
        await bob.enters()
        assert ann.room["playing"] is False
        assert [one["kind"] for one in bob.room["notices"]] == ["damaged"]
        assert documents(tmp_path, "tables") == kept, "what is damaged is kept as it is"
        await ann.in_room("start")
        await ann.sync()
        assert (await ann.acts("roll"))["type"] == "accepted"
        await house.restart()


def documents(folder: Path, table: str) -> list[bytes]:
    db = sqlite3.connect(folder / FILE)
    found = [row[0] for row in db.execute(f"SELECT document FROM {table}")]
    db.close()
    return found


async def test_a_damaged_room_costs_that_room_and_nothing_else(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, _ = await begun(house, HUSTLE, ["Ann", "Bob"])
        await house.shut()
        spoil(tmp_path, "rooms")
        kept = documents(tmp_path, "rooms")
        await house.open()
        status, answer = await ann.ask("GET", f"/api/rooms/{ann.code}")
        assert (status, answer["code"]) == (410, "damaged")
        lost = ann.code
        await ann.opens(HUSTLE)
        house.time.millis += 40 * 86_400_000
        await Sweep(house.hub, house.identities).run()
        assert set(kept) <= set(documents(tmp_path, "rooms")), "kept, and not swept away"
        assert (await ann.ask("GET", f"/api/rooms/{lost}"))[0] == 410


@pytest.mark.parametrize("what", ["rooms", "tables", "decisions"])
async def test_looking_a_backup_over_reads_every_document_and_plays_every_game(
    what: str, tmp_path: Path
) -> None:
    data, copy = tmp_path / "data", tmp_path / "house.backup"

    async with open_house(data) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        await play_on(house, [ann, bob], lambda guest: guest.actions[0], 5)
    backup(data, copy)
    program = CliRunner()
    assert program.invoke(hideout, ["restore", "--check", str(copy)]).exit_code == 0
    if what == "decisions":
        db = sqlite3.connect(data / FILE)
        db.execute("UPDATE fresh SET action = 'rol1' WHERE step = 3")
        db.execute("UPDATE shelved SET action = 'rol1' WHERE step = 3")
        db.commit()
        db.close()
    else:
        spoil(data, what)
    copy.unlink()
    assert len(backup(data, copy).damaged) == 1

    looked = program.invoke(hideout, ["restore", "--check", str(copy)])
    restored = program.invoke(hideout, ["restore", str(copy), "--data", str(tmp_path / "other")])

    assert looked.exit_code != 0
    assert "is damaged in part: " in looked.output
    assert "Damaged, and left aside: " in restored.output
    assert restored.exit_code == 0


# Copies


async def test_a_backup_of_a_running_server_is_restored_and_played_on(tmp_path: Path) -> None:
    data, other, copy = tmp_path / "data", tmp_path / "other", tmp_path / "house.backup"

    async with open_house(data) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        await play_on(house, [ann, bob], lambda guest: guest.actions[0], 5)
        shown = {**ann.frame, "events": []}
        contents = await asyncio.to_thread(backup, data, copy)
        assert str(contents) == "1 rooms, 1 games, 5 decisions"
        await play_on(house, [ann, bob], lambda guest: guest.actions[0], 3)

    restore(copy, other)
    async with open_house(other) as house:
        again = house.guest("Ann")
        again.code = ann.code
        for cookie in ann.session.cookie_jar:
            again.session.cookie_jar.update_cookies({cookie.key: cookie.value})
        await again.enters()
        assert {**again.frame, "events": []} == shown
        if again.is_waited_for():
            assert (await again.acts(again.actions[0]))["type"] == "accepted"


def test_restoring_keeps_what_was_there(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "house.backup"
    old_file(data, schema.SCHEMA)
    backup(data, copy)
    db = sqlite3.connect(data / FILE)
    db.execute(DECISION, decided("newer", 0)[1])
    db.commit()
    db.close()

    contents, kept = restore(copy, data)

    assert contents.decisions == 1
    assert rows(data) == [("kept", 0)]
    assert kept is not None
    assert kept.parent == data
    db = sqlite3.connect(kept)
    assert db.execute("SELECT count(*) FROM decisions").fetchone() == (2,)
    db.close()


def test_an_old_backup_is_brought_forward(tmp_path: Path) -> None:
    copy = old_file(tmp_path / "old", 1)

    restore(copy, tmp_path / "data")

    SqliteStore(tmp_path / "data").close()
    assert rows(tmp_path / "data") == [("kept", 0)]


def test_a_running_server_cannot_be_restored_over(tmp_path: Path) -> None:
    copy = old_file(tmp_path / "old", schema.SCHEMA)
    store = SqliteStore(tmp_path / "data")
    with pytest.raises(StoreError, match="Another Hideout is using"):
        restore(copy, tmp_path / "data")
    store.close()


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("Not a backup. " * 100)
    foreign = tmp_path / "foreign"
    db = sqlite3.connect(foreign)
    db.execute("CREATE TABLE t (a)")
    db.close()
    cut = tmp_path / "cut"
    whole = old_file(tmp_path / "old", schema.SCHEMA).read_bytes()
    cut.write_bytes(whole[: len(whole) // 2])

    for path in (text, foreign, cut, tmp_path / "missing"):
        with pytest.raises(StoreError):
            check(path)
        with pytest.raises(StoreError):
            restore(path, tmp_path / "data")


def test_the_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old_file(tmp_path / "data", schema.SCHEMA)
    monkeypatch.setenv("HIDEOUT_DATA", str(tmp_path / "data"))
    copy = str(tmp_path / "house.backup")
    program = CliRunner()

    made = program.invoke(hideout, ["backup", copy])
    again = program.invoke(hideout, ["backup", copy])
    looked = program.invoke(hideout, ["restore", "--check", copy])
    done = program.invoke(hideout, ["restore", copy])

    assert made.output == f"{copy} holds 0 rooms, 0 games, 1 decisions.\n"
    assert "already exists" in again.output
    assert looked.output == f"{copy} is whole: 0 rooms, 0 games, 1 decisions.\n"
    assert re.match(
        r"Restored 0 rooms, 0 games, 1 decisions.\nWhat was there before is ", done.output
    )
