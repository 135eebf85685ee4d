"""Rooms: codes, names, chairs, settings; a change is whole or has not happened."""

from pathlib import Path

import pytest

from hideout.games import BROKEN, GAMES
from hideout.server.house.refusal import Refused
from hideout.server.rooms import rules, seats
from hideout.server.rooms.news import news_of
from hideout.server.store.documents import Person, RoomDocument, Seating
from hideout.server.web.run import name_broken_games
from hideout.server.wire.messages import RoomSettings
from tests.server.house import begun, open_house, seated

HUSTLE = "heist-hustle"


def room(*people: str, bots: int = 0) -> RoomDocument:
    made = rules.new_room("BCDFG", HUSTLE, people[0], people[0], "")
    for name in people[1:]:
        rules.join(made, name, name, "", watch=False)
    for _ in range(bots):
        rules.add_bot(made, "random")
    return made


def names(document: RoomDocument) -> list[str]:
    return [rules.name_of(document, chair) for chair in document.chairs]


def test_a_code_has_no_vowels_and_no_look_alikes() -> None:
    codes = {rules.new_code() for _ in range(500)}

    assert len(codes) > 490
    assert all(len(code) == 6 for code in codes)
    assert not set("".join(codes)) & set("AEIOUYLQ0123456789")


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann  Lee ", "Ann Lee"),
        ("Ａｎｎ", "Ann"),  # full-width letters are a disguise
        ("A\u200bnn", "A nn"),  # so are invisible ones
        ("A\u3164nn", "A nn"),
        ("Zoë", "Zoë"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_is_tidied(typed: str, shown: str) -> None:
    assert rules.tidy_name(typed) == shown


@pytest.mark.parametrize("typed", ["", "   ", "\u200b\u202e", "x" * 25])
def test_a_name_that_cannot_be_tidied_is_refused(typed: str) -> None:
    with pytest.raises(Refused):
        rules.tidy_name(typed)


def test_two_people_never_have_one_name() -> None:
    document = room("ann", "bob")

    rules.join(document, "cy", "Bob", "", watch=False)
    rules.join(document, "dee", "x" * 24, "", watch=False)
    rules.join(document, "eve", "X" * 24, "", watch=False)

    assert names(document)[2:] == ["Bob 2", "x" * 24, "X" * 21 + " 2"]


@pytest.mark.parametrize("typed", ["\u0430nn", "\u0391nn", "An n", "\u00c0nn", "ANN", "@nn"])
def test_a_name_that_looks_like_anothers_is_numbered(typed: str) -> None:
    document = room("ann", "bob")

    rules.join(document, "cy", typed, "", watch=False)

    assert names(document)[2].endswith(" 2")


def test_no_bot_is_called_what_looks_like_somebody() -> None:
    document = room("Agne\u0455", "B0ris")  # a Cyrillic s and a nought

    rules.add_bot(document, "random")

    assert names(document)[2] == "Celia"


async def test_a_refused_name_leaves_no_nameless_guest(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = house.guest("Ann"), house.guest("Bob")
        await ann.opens(HUSTLE)
        code = await bob.refused("POST", f"/api/rooms/{ann.code}/join", {"name": "  "})
        assert code == "bad_name"
        seen = await ann.get(f"/api/rooms/{ann.code}")
        assert (len(seen["chairs"]), seen["guests"]) == (1, [])


def test_late_guests_watch_and_a_full_table_has_no_more_chairs() -> None:
    document = room("ann", "bob")
    document.playing = True

    rules.join(document, "cy", "Cy", "", watch=False)
    assert names(document) == ["ann", "bob"]

    document.playing = False
    while len(document.chairs) < 10:
        rules.add_bot(document, "random")
    with pytest.raises(Refused):
        rules.sit(document, "cy")
    with pytest.raises(Refused):
        rules.add_bot(document, "random")


def test_chairs_are_moved_and_freed() -> None:
    document = room("ann", "bob", "cy")

    rules.move_chair(document, 0, 2)
    assert names(document) == ["bob", "cy", "ann"]
    rules.remove_chair(document, 1)
    assert names(document) == ["bob", "ann"]
    assert "cy" in document.people
    for place, to in ((2, 0), (0, 2), (-1, 0)):
        with pytest.raises(Refused):
            rules.move_chair(document, place, to)


def test_two_bots_of_one_level_are_two_chairs() -> None:
    document = room("ann", bots=2)
    first = document.chairs[1].bot

    rules.remove_chair(document, 2)

    assert document.chairs[1].bot == first


def test_another_game_has_other_options_and_other_bots() -> None:
    document = room("ann", "bob", bots=8)
    document.options = {"bail": True}

    rules.change(document, RoomSettings(game="heat"))

    assert document.options == {}
    assert len(document.chairs) == 5
    assert names(document)[:2] == ["ann", "bob"]  # bots stand up first


async def test_settings_are_changed_all_or_not_at_all(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        path = f"/api/rooms/{ann.code}/settings"
        wrong = {"game": "heat", "spectators": False, "options": {"nonsense": 1}}
        assert await ann.refused("POST", path, wrong) == "bad_option"
        seen = await ann.get(f"/api/rooms/{ann.code}")
        assert (seen["game"], seen["spectators"]) == (HUSTLE, True)


def test_what_a_game_has_begun_with_it_ends_with() -> None:
    document = room("ann", "bob")
    document.playing = True
    for change in (
        RoomSettings(game="heat"),
        RoomSettings(options={}),
        RoomSettings(pace="fast"),
        RoomSettings(seating="drawn"),
        RoomSettings(open_after=False),
        RoomSettings(deck={}),
    ):
        with pytest.raises(Refused, match="Not while a game is running"):
            rules.change(document, change)
    rules.change(document, RoomSettings(spectators=False, free_text=False, stand_ins=False))
    assert not document.spectators


async def test_a_room_outlives_its_server(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, _ = await seated(house, HUSTLE, ["Ann", "Bob"])
        await ann.in_room("settings", {"pace": "fast", "options": {"bail": True}})
        before = await ann.get(f"/api/rooms/{ann.code}")
        await house.restart()
        after = await ann.get(f"/api/rooms/{ann.code}")
        for seen in (before, after):
            for chair in seen["chairs"]:
                chair["connected"] = False
        assert after == before


async def test_a_code_may_be_typed_in_small_letters(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = house.guest("Ann"), house.guest("Bob")
        await ann.opens(HUSTLE)
        room = await bob.joins(ann.code.lower())
        assert room["code"] == ann.code
        await bob.enters()
        assert bob.room["code"] == ann.code


async def test_a_guest_whose_page_is_yet_to_open_is_remembered_when_a_game_begins(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, _ = await seated(house, HUSTLE, ["Ann", "Bob"])
        slow, away = house.guest("Slow"), house.guest("Away")
        await away.joins(ann.code, watch=True)
        await away.enters()
        await away.leaves()
        await house.wait(house.settings.away_seconds * 1000)
        await slow.joins(ann.code, watch=True)
        await ann.in_room("start")

        await slow.enters()
        assert [guest["name"] for guest in slow.room["guests"]] == ["Slow"]


async def test_a_room_whose_game_is_gone_costs_nobody_else_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The package that brought the game was taken away while the server was down."""
    async with open_house(tmp_path) as house:
        ann, _ = await begun(house, HUSTLE, ["Ann", "Bob"])
        cy, *_ = await begun(house, "heat", ["Cy", "Dee", "Eve"])
        monkeypatch.delitem(GAMES, HUSTLE)
        await house.restart()

        status, answer = await ann.ask("GET", f"/api/rooms/{ann.code}")
        assert (status, answer["code"]) == (404, "no_game")
        assert answer["sentence"].startswith(f"There is no game {HUSTLE}; games are ")
        async with ann.session.ws_connect(f"{house.address}/api/rooms/{ann.code}/live") as page:
            await page.send_json({"type": "hello"})
            refusal = await page.receive_json()
        assert (refusal["type"], refusal["code"]) == ("refusal", "no_game")
        await cy.enters(cy.frame["table"], cy.frame["version"])
        assert cy.frame["phase"]
        assert await ann.opens("heat")
    assert not [line for line in caplog.records if line.exc_info]


def test_games_that_cannot_be_used_are_named_at_the_start(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(BROKEN, "red-herring", "It has no phases.")
    name_broken_games()

    assert caplog.messages == ["the game red-herring cannot be used: It has no phases."]


async def test_a_room_nobody_comes_to_is_forgotten_with_its_games(tmp_path: Path) -> None:
    day = 86_400_000

    async with open_house(tmp_path, room_days=2) as house:
        ann, bob = await seated(house, HUSTLE, ["Ann", "Bob"])
        await ann.in_room("start")
        await ann.sync()
        await ann.acts("roll")
        await ann.says("hm")
        zed = house.guest("Zed")
        await ann.leaves()
        await bob.leaves()
        await house.wait(day)
        await zed.opens(HUSTLE)
        await house.wait(2 * day)

        for table, left in (("rooms", 1), ("tables", 0), ("decisions", 0), ("notes", 0)):
            assert house.store.rows(f"SELECT count(*) FROM {table}") == [(left,)], table
        assert await ann.refused("GET", f"/api/rooms/{ann.code}") == "no_room"


def test_a_kicked_hosts_room_needs_a_new_host_first() -> None:
    document = room("ann", "bob")
    with pytest.raises(Refused):
        seats.kick(document, "ann")


def test_a_claimed_seat_brings_the_role_of_host_along() -> None:
    document = room("ann", "bob")
    token = seats.new_seat_link(document, 0, gone=["ann"])

    place, owner = seats.claim(document, "phone", token)

    assert (place, owner, document.host) == (0, "ann", "phone")
    assert document.people["phone"].name == "ann"
    assert "ann" not in document.people


def test_a_seat_link_follows_the_person_not_the_place() -> None:
    document = room("ann", "bob", "cy")
    token = seats.new_seat_link(document, 1, gone=["bob"])
    rules.move_chair(document, 1, 2)

    place, owner = seats.claim(document, "phone", token)

    assert (place, owner) == (2, "bob")


def test_a_new_seat_link_outdates_the_last_one() -> None:
    document = room("ann", "bob")
    old = seats.new_seat_link(document, 1, gone=["bob"])
    seats.new_seat_link(document, 1, gone=["bob"])

    with pytest.raises(Refused):
        seats.claim(document, "phone", old)


def test_after_a_game_luck_and_leavers_are_gone() -> None:
    document = room("ann", "bob", "cy")
    document.playing = True
    document.people["ann"].luck = "seven"
    document.people["bob"].has_left = True
    secret = document.server_seed

    rules.after_game(document, gone={"cy"})

    assert names(document) == ["ann"]
    assert document.people == {
        "ann": Person(name="ann", joined=1),
        "cy": Person(name="cy", joined=3),
    }
    assert document.server_seed != secret
    assert document.chairs == [Seating(person="ann")]
    # Whoever reads the end of the game sees who sat there.
    assert [one.name for one in news_of(document, "ann", [], [], [], {}).sat] == [
        "ann",
        "bob",
        "cy",
    ]
