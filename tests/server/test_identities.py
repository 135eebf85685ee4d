"""Who somebody is: a secret in a cookie, its whole hash in the file, a random id for the others."""

import hashlib
import json
import sqlite3
from pathlib import Path

import pytest

from hideout.server.rooms import identities
from hideout.server.rooms.identities import Identities
from hideout.server.store.schema import SCHEMA, STEPS
from hideout.server.store.sqlite import FILE, SqliteStore
from tests.server import postgres
from tests.server.house import FakeClock, open_house, seated

HUSTLE = "heist-hustle"
OLD = 4  # the last form of the file in which an id was the beginning of a secret's hash


async def test_the_id_is_random_and_the_whole_hash_is_compared(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    people = Identities(store, FakeClock(), is_https=False)
    ann = people.person("a" * 32)
    await people.keep(ann)
    ((key, person),) = store.rows("SELECT key, person FROM identities")
    assert (len(key), person) == (64, ann)
    assert key == hashlib.sha256(b"a" * 32).hexdigest()
    assert ann not in key

    # Somebody whose hash begins like Ann's, or whose hash is Ann's id, is not Ann.
    again = Identities(store, FakeClock(), is_https=False)
    assert again.person("a" * 32) == ann
    assert again._from_before(key[:40] + "0" * 24) is None
    assert again.person("b" * 32) != ann
    store.close()


async def test_nobody_is_written_down_before_they_come_into_a_room(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = house.guest("Ann")
        for _ in range(3):
            await ann.get("/api/games")
        assert house.store.rows("SELECT count(*) FROM identities") == [(0,)]
        room = await ann.opens(HUSTLE)
        assert house.store.rows("SELECT person FROM identities") == [(room["you"],)]
        await house.restart()
        assert (await ann.get(f"/api/rooms/{ann.code}"))["you"] == room["you"]


async def test_a_key_that_was_taken_away_is_a_stranger_at_every_server(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    people = Identities(store, FakeClock(), is_https=False, secret="shared")
    ann = people.person("a" * 32)
    await people.keep(ann)
    phone = await people.new_key(ann)
    await people.forget_other_keys(ann, phone)

    neighbour = Identities(store, FakeClock(), is_https=False, secret="shared")
    for server in (people, neighbour):
        assert server.person(phone) == ann
        assert server.person("a" * 32) != ann
    assert people.person("a" * 32) == neighbour.person("a" * 32)
    store.close()


async def test_memory_for_strangers_is_bounded(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    people = Identities(store, FakeClock(), is_https=False)
    most, identities.MOST_IN_MEMORY = identities.MOST_IN_MEMORY, 10  # type: ignore[misc]
    try:
        for n in range(50):
            people.person(f"{n:032x}")
        assert len(people._known) == len(people._unkept) == 10
    finally:
        identities.MOST_IN_MEMORY = most  # type: ignore[misc]
    store.close()


def make_old(folder: Path, cookies: dict[str, str]) -> None:
    """The file as the last version left it: ids are the beginnings of hashes."""
    db = sqlite3.connect(folder / FILE)
    code, room = db.execute("SELECT code, document FROM rooms").fetchone()
    text = room.decode()
    for person, secret in cookies.items():
        text = text.replace(person, hashlib.sha256(secret.encode()).hexdigest()[:16])
    db.close()
    (folder / FILE).unlink()
    db = sqlite3.connect(folder / FILE)
    db.executescript("".join(STEPS[:OLD]) + f"PRAGMA user_version={OLD};")
    db.execute("INSERT INTO rooms VALUES (?, ?, ?)", (code, text.encode(), 1_800_000_000_000))
    db.execute("INSERT INTO rooms VALUES ('BADLY', x'ff7b22', 1800000000000)")
    db.commit()
    db.close()
    assert SCHEMA > OLD
    assert json.loads(text)["people"]


@pytest.mark.skipif(postgres.IS_WANTED, reason="about older files")
async def test_who_was_here_before_is_known_by_the_old_cookie_and_by_no_other(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await seated(house, HUSTLE, ["Ann", "Bob"])
        secrets = [next(iter(g.session.cookie_jar)).value for g in (ann, bob)]
        await house.shut()
        make_old(tmp_path, dict(zip([ann.room["you"], bob.room["you"]], secrets, strict=True)))
        await house.open()
        await bob.enters()
        await ann.enters()
        assert [chair["name"] for chair in ann.room["chairs"]] == ["Ann", "Bob"]
        assert ann.room["you"] == hashlib.sha256(secrets[0].encode()).hexdigest()[:16]
        await house.restart()
        await ann.enters()
        await ann.in_room("fill")  # still the host
        # The binding is done: a hash that only begins alike is somebody else.
        assert house.store.rows("SELECT count(*) FROM former_ids") == [(0,)]
        thief = hashlib.sha256(secrets[0].encode()).hexdigest()[:16] + "0" * 48
        assert house.identities._from_before(thief) is None


@pytest.mark.skipif(postgres.IS_WANTED, reason="about older files")
async def test_at_an_https_address_only_cookies_from_before_go_on_without_their_prefix(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        old = next(iter(ann.session.cookie_jar)).value
        await house.shut()
        make_old(tmp_path, {ann.room["you"]: old})
    store = SqliteStore(tmp_path)
    people = Identities(store, FakeClock(), is_https=True)
    ann_is = hashlib.sha256(old.encode()).hexdigest()[:16]
    assert people.recognise({"hideout": old}) == (ann_is, old)  # and gets the new cookie
    assert people.recognise({"__Host-hideout": old}) == (ann_is, None)
    planted = "b" * 32
    person, fresh = people.recognise({"hideout": planted})
    assert fresh not in (None, planted)
    assert person != people.person(planted)
    store.close()
