"""Frames: whole, typed, no more and no fewer than a viewer may notice."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from hideout.engine.core import TABLE
from hideout.engine.drive import random_play
from hideout.engine.position import read_position
from hideout.engine.rng import Rng
from hideout.games import GAMES, find_game
from hideout.server.table.frames import Voice
from hideout.server.wire.messages import Message, Told
from tests.server.house import Guest, begun, open_house, play_on

encode = msgspec.json.encode
HUSTLE = "heist-hustle"
MILLIONS = "millions-of-dollars"
# Names somebody, and is refused in mid-game.
NOT_NOW = {
    "bank-heist": "second-gun p1",
    "heat": "question p1",
    HUSTLE: "spin",
    MILLIONS: "offer p1 9",
    "oceans-heist": "captain p1",
}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_public_and_what_is_ones_own_make_a_view(game: str) -> None:
    rules = find_game(game)
    state = rules.new(rules.seats[0], 1, {})
    rng = Rng(2)
    words = Voice(rules, [f"P{seat}" for seat in range(state.seats)], "live")
    while state.pending():
        public = rules.public(state)
        sections = b"".join(words.public(state))
        assert json.loads(b"{%b}" % sections[1:]) == json.loads(encode(public))
        for viewer in range(TABLE, state.seats):
            own = rules.own(state, viewer)
            assert not public.keys() & own.keys()
            assert {**public, **own} == rules.view(state, viewer)
        random_play(state, rng, 5)


def test_of_the_numbers_one_may_type_a_page_is_sent_one() -> None:
    bank = find_game("bank-heist")
    state = read_position(bank, {"seats": 5, "phase": "crack"})
    words = Voice(bank, [f"P{seat}" for seat in range(5)], "live")
    assert len(state.legal(0)) == 10_000
    for _ in range(2):  # made, then remembered
        (choice,) = json.loads(b"[%b]" % words.choices(state.legal(0)))
        assert (choice["action"], choice["verb"]) == ("answer 0", "answer")


@pytest.mark.parametrize("game", GAMES)
def test_an_event_is_told_the_same_by_the_shorter_way(game: str) -> None:
    rules = find_game(game)
    state = rules.new(rules.seats[0], 5, {})
    rng = Rng(6)
    words = Voice(rules, ['Ann "\\"', "Zoë", "<b>"] * 4, "fast")
    while state.pending():
        state.events = []
        random_play(state, rng, 1)
        for n, event in enumerate(state.events):
            told = words.told_in_json(event, n, state.seats)
            assert msgspec.json.decode(told, type=Told) == words.told(event, n, state.seats)


@pytest.mark.parametrize("game", GAMES)
def test_an_event_is_told_with_all_that_is_declared(game: str) -> None:
    rules = find_game(game)
    for seats in (rules.seats[0], rules.seats[-1]):
        state = rules.new(seats, seats, {})
        rng = Rng(seats)
        while state.pending():
            state.events = []
            random_play(state, rng, 1)
            for event in state.events:
                args = rules.happened(event, seats).args
                for name, value in rules.told(event, seats).items():
                    assert name == "kind" or args[name] == value


@pytest.mark.parametrize("game", GAMES)
async def test_every_message_is_one_of_the_documented_types(game: str, tmp_path: Path) -> None:
    decoder = msgspec.json.Decoder(Message)
    dice = random.Random(game)
    names = ["Ann", "Bob", "Cy", "Dee", "Eve"][: max(3, find_game(game).seats[0])]

    async with open_house(tmp_path) as house:
        guests = await begun(house, game, names)
        await play_on(house, guests, lambda guest: dice.choice(guest.actions), 25)
        await guests[0].says("hello")
        await guests[0].acts("nonsense")
        for guest in guests:
            for data in guest.bytes_heard:
                decoder.decode(data)  # complains about anything missing or unknown


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
async def test_frames_hold_no_sentence(game: str, tmp_path: Path) -> None:
    dice = random.Random(game)
    names = ["Ann", "Bob", "Cy", "Dee", "Eve"][: max(3, find_game(game).seats[0])]
    texts: set[str] = set()

    async with open_house(tmp_path) as house:
        guests = await begun(house, game, names)
        await play_on(house, guests, lambda guest: dice.choice(guest.actions), 40)
        for guest in guests:
            refusal = await guest.acts(NOT_NOW[game])
            assert not re.search(r"\bp\d\b", refusal["sentence"])  # everybody is called by name
            for frame in guest.heard("frame"):
                texts.update(texts_in(frame))

    wordy = {text for text in texts if " " in text} - {
        action for guest in guests for action in guest.actions
    }
    rules = find_game(game)
    titles = set(texts_in(dict(rules.deck)))  # what a deck calls its cards is the owner's
    wordy = {text for text in wordy - titles if text.split()[0] not in rules.vocabulary.kinds}
    assert wordy == set()


def texts_in(part: object) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for value in part.values():
            yield from texts_in(value)
    elif isinstance(part, list):
        for value in part:
            yield from texts_in(value)


async def test_a_reload_shows_what_the_live_page_shows(tmp_path: Path) -> None:
    dice = random.Random(3)

    async with open_house(tmp_path) as house:
        guests = await begun(house, MILLIONS, ["Ann", "Bob", "Cy"])
        await play_on(house, guests, lambda guest: dice.choice(guest.actions), 30)
        ann = guests[0]
        await ann.says("I am the Driver.")
        events = [event for frame in ann.heard("frame") for event in frame["events"]]
        lines = ann.heard("said")
        last = {**ann.frame, "events": []}

        ann.forget()
        await ann.enters()

        assert {**ann.frame, "events": []} == last
        assert ann.frame["events"] == events
        assert ann.heard("said") == lines


async def test_events_are_resumed_after_those_already_heard(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        guests = await begun(house, HUSTLE, ["Ann", "Bob"])
        await play_on(house, guests, lambda guest: guest.actions[0], 3)
        ann = guests[0]
        table, heard = ann.frame["table"], ann.frame["version"]
        await ann.leaves()
        bob = guests[1]
        await play_on(house, [bob], lambda guest: guest.actions[0], 1)

        await ann.enters(table, heard)
        assert [event["n"] for event in ann.frame["events"]] == list(
            range(heard + 1, ann.frame["version"] + 1)
        )
        assert ann.frame["version"] > heard

        await ann.enters("another table", heard)
        assert ann.frame["events"][0]["n"] == 1

        await ann.enters(table, 99_999)
        assert ann.frame["events"] == []


async def test_a_hidden_act_sends_nothing_to_those_who_may_not_notice(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, cy = await begun(house, MILLIONS, ["Ann", "Bob", "Cy"])
        await ann.acts(ann.actions[0])
        await bob.sync()
        before, token = len(bob.bytes_heard), bob.frame["decision"]

        await ann.acts(ann.actions[1])  # a change of mind [MD-16]

        await bob.sync()
        await cy.sync()
        assert len(bob.bytes_heard) == before
        assert bob.frame["decision"] == token
        assert (await bob.acts(bob.actions[0]))["type"] == "accepted"


async def test_a_page_is_sent_what_changed_only_if_it_says_that_it_understands_it(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        bob.takes_changes = False
        await bob.enters()
        for guest in (ann, bob):
            guest.forget()

        await ann.acts("roll")
        await bob.sync()

        assert [kinds_of(guest) for guest in (ann, bob)] == [["change", "accepted"], ["frame"]]
        assert len(ann.bytes_heard[0]) < len(bob.bytes_heard[0]) / 2
        assert ann.frame["view"]["start_rolls"] == bob.frame["view"]["start_rolls"]

        ann.forget()
        await ann.send({"type": "hello"})  # another one, which does not
        await ann.sync()
        await bob.acts("roll")
        await ann.sync()
        assert "change" not in kinds_of(ann)


def kinds_of(guest: Guest) -> list[str]:
    return [json.loads(text)["type"] for text in guest.bytes_heard]


async def test_other_eyes_and_another_table_are_shown_whole(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        bob.forget()
        await ann.in_room("settings", {"same_room": True})
        await ann.acts("roll")
        await bob.sync()
        assert bob.frame["open_view"]["seat"] == TABLE  # what others may see of a covered page
        assert next(kind for kind in kinds_of(bob) if kind != "room") == "frame"

        bob.forget()
        await bob.acts("roll")
        assert kinds_of(bob)[0] == "change"
        assert bob.frame["open_view"]["start_rolls"] == bob.frame["view"]["start_rolls"]

        while not bob.frame["result"]:
            await house.wait_for_clock()
            await bob.sync()
        bob.forget()
        await ann.in_room("start")
        await bob.sync()
        assert bob.frame["result"] is None
        assert "change" not in kinds_of(bob)


async def test_a_double_click_counts_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        token = ann.frame["decision"]

        first = await ann.acts("roll")
        second = await ann.acts("roll", decision=token)

        assert first["type"] == "accepted"
        assert (second["type"], second["code"]) == ("refusal", "stale")
        await bob.sync()
        assert len(bob.frame["view"]["start_rolls"]) == 1


async def test_a_stale_command_is_answered_with_a_fresh_frame(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, _ = await begun(house, HUSTLE, ["Ann", "Bob"])
        ann.forget()

        answer = await ann.acts("roll", decision="7.7")
        await ann.sync()

        assert answer["code"] == "stale"
        assert [message["type"] for message in ann.inbox[:2]] == ["refusal", "frame"]
        assert ann.frame["decision"] == "0.0"


async def test_a_refusal_names_the_clause(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])

        early = await bob.acts("roll")
        wrong = await ann.acts("spin")
        nonsense = await ann.acts("dance")

        assert (early["code"], early["clauses"]) == ("not_your_turn", ["HH-6"])
        assert (wrong["code"], wrong["clauses"]) == ("illegal", ["HH-6"])
        assert nonsense["code"] == "malformed"
        assert all(answer["sentence"] for answer in (early, wrong, nonsense))


async def test_a_refusal_says_its_reason_as_data(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, *_ = await begun(house, "millions-of-dollars", ["Ann", "Bob", "Cy", "Dee"])

        wrong = await ann.acts("choose mastermind")

        assert (wrong["words"]["id"], wrong["clauses"]) == ("no-role-not-used", ["MD-2"])
        wish = {"id": "act-choose", "args": {"role": "mastermind"}}
        assert wrong["words"]["args"] == {"wish": wish, "role": "mastermind"}
        assert "the Mastermind is not used at this table" in wrong["sentence"]


async def test_a_clock_that_decides_for_somebody_outdates_the_late_answer(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        token = ann.frame["decision"]
        await house.wait(10_000)  # ann is rolled for, bob not yet [HH-75]

        late = await ann.acts("roll", decision=token)

        assert late["code"] == "stale"
        assert len(bob.frame["view"]["start_rolls"]) == 1


async def test_spectators_and_screens_see_what_is_public(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, _ = await begun(house, MILLIONS, ["Ann", "Bob", "Cy"])
        zed = house.guest("Zed")
        await zed.joins(ann.code)
        await zed.enters()
        screen = house.guest("Ann's television")
        screen.session.cookie_jar.update_cookies(cookies_of(ann))
        screen.code = ann.code
        await screen.enters(screen=True)
        await bob.acts(bob.actions[0])
        for watcher in (zed, screen):
            await watcher.sync()
            assert watcher.frame["viewer"] == TABLE
            assert watcher.frame["legal"] == []
            assert watcher.frame["decision"] == ""
        assert screen.frame["view"] == zed.frame["view"]
        assert ann.frame["viewer"] == 0


async def test_a_room_without_spectators_shows_them_nothing_until_it_is_over(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        await ann.in_room("settings", {"spectators": False})
        zed = house.guest("Zed")
        await zed.joins(ann.code)
        await zed.enters()
        table = zed.room["table"]
        await ann.acts("roll")
        await zed.sync()

        assert zed.heard("frame") == []
        assert await zed.refused("GET", f"/api/tables/{table}/replay") == "closed_record"

        await ann.in_room("settings", {"spectators": True})
        await zed.sync()
        assert zed.frame["viewer"] == TABLE
        await bob.acts("roll")


def cookies_of(guest: Guest) -> dict[str, str]:
    return {cookie.key: cookie.value for cookie in guest.session.cookie_jar}
