"""Afterwards: places, the turning point, and who may see a game once everybody agrees."""

import random
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from hideout.bots.of_game import bots_of
from hideout.bots.players import play_out
from hideout.engine.message import Message
from hideout.engine.record import Record, write_record
from hideout.engine.rng import Rng
from hideout.games import GAMES
from hideout.server.bots import looking_back
from hideout.server.bots.looking_back import LookBack, look_back
from hideout.server.web import front_picture, page
from hideout.sim.analyse import Moment
from hideout.words import Narrator
from tests.server.house import Guest, House, begun, open_house, play_on, seated

HUSTLE = "heist-hustle"
INDEX = "<!doctype html><html><head><!--head--></head></html>"


@pytest.fixture(autouse=True)
def built(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path_factory.mktemp("page")
    (folder / "index.html").write_text(INDEX)
    monkeypatch.setattr(page, "page_folder", lambda: folder)
    monkeypatch.setattr(looking_back, "ROUNDS", 2)


async def played(
    house: House, names: list[str], bots: int = 0, room: dict[str, Any] | None = None
) -> list[Guest]:
    dice = random.Random(7)
    guests = await seated(house, HUSTLE, names, bots=bots)
    await guests[0].in_room("settings", room or {})
    await guests[0].in_room("start")
    for guest in guests:
        await guest.sync()
    await play_on(house, guests, lambda guest: dice.choice(guest.actions))
    assert guests[0].frame["result"]
    return guests


def table_of(guest: Guest) -> str:
    return str(guest.frame["table"])


async def page_of(house: House, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(house.address + path) as answer:
        return answer.status, await answer.text()


@pytest.mark.slow
async def test_places_follow_the_result_and_margins_the_scores(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, _ = await played(house, ["Ann", "Bob"])
        told = await ann.get(f"/api/tables/{table_of(ann)}/epilogue")
        winners = ann.frame["result"]["winners"]
        assert [seat for seat, place in enumerate(told["places"]) if place == 1] == winners
        assert sorted(told["places"]) in ([1, 2], [1, 1])
        assert told["names"] == [chair["name"] for chair in ann.room["chairs"]]
        best = max(told["scores"])
        assert told["scores"][winners[0]] == best


async def test_what_was_found_out_is_kept_with_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await played(house, ["Ann", "Bob"])
        path = f"/api/tables/{table_of(ann)}/epilogue"
        first = await ann.get(path)
        monkeypatch.setattr(looking_back, "MOMENTS", 0)  # whoever looked again would find nothing
        assert (await bob.get(path))["turning"] == first["turning"]
        await house.restart()
        assert (await ann.get(path))["turning"] == first["turning"]


@pytest.mark.slow
async def test_bots_say_afterwards_why_they_did_it_and_nobody_else_is_spoken_for(
    tmp_path: Path,
) -> None:
    """Each sentence stands in the replay where it belongs, and has words on the page."""
    game = "millions-of-dollars"
    async with open_house(tmp_path) as house:
        (ann,) = await begun(house, game, ["Ann"], bots=3)
        table = ann.frame["table"]
        mine = ann.frame["viewer"]
        assert await ann.refused("GET", f"/api/tables/{table}/epilogue") == "closed_record"
        await play_on(
            house, [ann], lambda guest: "ready" if "ready" in guest.actions else guest.actions[0]
        )
        told = (await ann.get(f"/api/tables/{table}/epilogue"))["memories"]
        frames = (await ann.get(f"/api/tables/{table}/replay?as=all"))["frames"]

    assert {one["seat"] for one in told} == set(range(4)) - {mine}
    assert {one["is_belief"] for one in told} == {True, False}
    moved = {frame["decided"]: frame["seat"] for frame in frames}
    assert all(moved[one["decided"]] == one["seat"] for one in told if not one["is_belief"])
    narrator = Narrator(GAMES[game], "de")
    for one in told:
        assert one["words"]["id"].startswith("hindsight-")
        assert narrator.say(Message(one["words"]["id"], one["words"]["args"]), list("ABCD"))
    assert not narrator.errors


async def test_nobody_is_told_before_the_end(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, _ = await begun(house, HUSTLE, ["Ann", "Bob"])
        table = ann.frame["table"]
        assert await ann.refused("GET", f"/api/tables/{table}/epilogue") == "closed_record"
        body = {"table": table, "yes": True}
        assert await ann.refused("POST", f"/api/rooms/{ann.code}/share", body) == "closed_record"


async def test_a_link_is_made_when_the_last_one_agrees_and_dies_when_the_first_one_does_not(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await played(house, ["Ann", "Bob"])
        stranger = house.guest("Stranger")
        body = {"table": table_of(ann), "yes": True}
        once = await ann.in_room("share", body)
        assert (once["agreed"], once["people"], once["link"]) == (1, 2, "")
        for yes in (False, True):  # the others are told once
            await ann.in_room("share", {**body, "yes": yes})
        news = (await bob.get(f"/api/rooms/{bob.code}"))["notices"]
        assert [(one["kind"], one["name"]) for one in news] == [("shows", "Ann")]
        for guess in (table_of(ann), f"{table_of(ann)}~", f"{table_of(ann)}~x", "x~y"):
            assert await stranger.refused("GET", f"/api/shared/{guess}") == "no_table"

        link = (await bob.in_room("share", body))["link"]
        assert len(link.partition("~")[2]) >= 20
        told = await stranger.get(f"/api/shared/{link}")
        assert told["sharing"]["may"] is False
        everything = await stranger.get(f"/api/shared/{link}/replay?as=all")
        assert len(everything["frames"][0]["views"]) == 2
        status, text = await page_of(house, f"/shared/{link}")
        assert status == 200
        assert "Late edition" in text or " win" in text

        await ann.in_room("share", {**body, "yes": False})
        for path in (f"/api/shared/{link}", f"/api/shared/{link}/replay"):
            assert await stranger.refused("GET", path) == "no_table"
        assert "Ann" not in (await page_of(house, f"/shared/{link}"))[1]
        again = (await ann.in_room("share", body))["link"]
        assert again != link, "a link that was taken back stays dead"


async def test_whoever_only_watched_has_no_say_and_a_stranger_none(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, _ = await played(house, ["Ann", "Bob"])
        eve = house.guest("Eve")
        await eve.joins(ann.code, watch=True)
        body = {"table": table_of(ann), "yes": True}
        assert await eve.refused("POST", f"/api/rooms/{ann.code}/share", body) == "no_seat"
        fay = house.guest("Fay")
        assert await fay.refused("POST", f"/api/rooms/{ann.code}/share", body) == "not_here"


async def test_hands_closed_for_good_stay_closed_behind_a_link(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await played(house, ["Ann", "Bob"], room={"open_after": False})
        body = {"table": table_of(ann), "yes": True}
        await ann.in_room("share", body)
        link = (await bob.in_room("share", body))["link"]
        stranger = house.guest("Stranger")
        told = await stranger.get(f"/api/shared/{link}")
        assert told["turning"] is None
        assert told["memories"] == []
        for eyes in ("all", "0", "1"):
            path = f"/api/shared/{link}/replay?as={eyes}"
            assert await stranger.refused("GET", path) == "closed_record"
        public = await stranger.get(f"/api/shared/{link}/replay")
        assert public["viewer"] == -1
        assert all(frame["decided"] == 0 for frame in public["frames"])


async def test_strangers_look_so_often_a_minute(tmp_path: Path) -> None:
    async with open_house(tmp_path, replays_per_minute=2) as house:
        stranger = house.guest("Stranger")
        for _ in range(4):
            assert await stranger.refused("GET", "/api/shared/x~y") == "no_table"
        assert await stranger.refused("GET", "/api/shared/x~y") == "too_fast"


async def test_the_front_page_is_a_picture(tmp_path: Path) -> None:
    pytest.importorskip("PIL")
    async with open_house(tmp_path) as house:
        (ann,) = await played(house, ["Ann"], bots=1)
        link = (await ann.in_room("share", {"table": table_of(ann), "yes": True}))["link"]
        assert link, "alone, one person is everybody"
        _, text = await page_of(house, f"/shared/{link}")
        assert f'content="{house.address}/shared/{link}/picture.png"' in text
        async with aiohttp.ClientSession() as session:
            async with session.get(f"{house.address}/shared/{link}/picture.png") as answer:
                assert answer.status == 200
                assert (await answer.read()).startswith(b"\x89PNG")
            async with session.get(f"{house.address}/shared/x~y/picture.png") as answer:
                assert answer.status == 404


def a_record(game: str) -> Record:
    found = GAMES[game]
    record = Record(found, ["Ann", "Bob", "Cy"], 5, {})
    policy = bots_of(found).heuristic
    assert policy is not None
    play_out(
        record.start(), [policy(found, seat, 3, Rng(seat)) for seat in range(3)], Rng(1), record
    )
    return record


def test_the_turning_point_lies_in_the_game_and_moves_somebodys_chance() -> None:
    record = a_record(HUSTLE)
    seen = look_back(LookBack(0, write_record(record)))
    assert seen.failure == ""
    if seen.turn is not None:
        assert 0 < seen.turn.step <= len(record.decisions)
        shifts = [abs(b - a) for a, b in zip(seen.turn.before, seen.turn.after, strict=True)]
        assert max(shifts) >= looking_back.WORTH_TELLING


def test_the_game_turned_towards_its_end_and_not_where_a_loser_rose() -> None:
    chances = [0.4, 0.3], [1.0, 0.0], [0.6, 0.0], [0.0, 0.2], [0.0, 1.0]
    moments = [Moment(step, list(each), []) for step, each in enumerate(chances)]
    assert looking_back.turned_at(moments) == (moments[3], moments[4])
    assert looking_back.turned_at(moments[:3]) == (moments[1], moments[2])
    back = [0.9, 0.1], [0.0, 0.1], [0.7, 0.1], [0.0, 0.5], [0.0, 1.0]
    moments = [Moment(step, list(each), []) for step, each in enumerate(back)]
    assert looking_back.turned_at(moments) == (moments[2], moments[3]), "it came back at first"


def test_a_game_is_looked_at_where_something_begins_and_not_in_the_midst_of_it() -> None:
    """A bag that is half packed looks lost to whoever would have to go on with it."""
    record = a_record("oceans-heist")
    state = record.start()
    opened = []
    for decision in record.decisions:
        if state.opened == state.step:
            opened.append(state.step)
        state.apply(decision.seat, decision.action)
    stops = looking_back._stops(record)
    assert set(stops) <= set(opened)
    assert len(stops) == min(len(opened), looking_back.MOMENTS)
    assert len(opened) < len(record.decisions) / 2, "there is much to do in each"


def forget_pictures() -> None:
    front_picture._file.cache_clear()
    front_picture.front_picture.cache_clear()


def test_a_shared_picture_is_printed_in_the_letters_of_the_page_if_it_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("PIL")
    told = "Late edition", "Ann wins", ("1. Ann", "2. Bob")
    forget_pictures()
    plain = front_picture.front_picture(*told)  # there is no page here
    fonts = Path(page.__file__).parents[4] / "web/node_modules/@fontsource/londrina-solid/files"
    found = sorted(fonts.glob("londrina-solid-latin-900-normal.woff2"))
    if not found:
        pytest.skip("the page was never built here")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "londrina-solid-latin-900-normal-x.woff2").write_bytes(
        found[0].read_bytes()
    )
    monkeypatch.setattr(page, "page_folder", lambda: tmp_path)
    forget_pictures()
    assert front_picture.front_picture(*told) != plain
    assert front_picture.front_picture("Late edition", "Мария wins", ())[:4] == b"\x89PNG"
    forget_pictures()


def test_what_few_rounds_find_has_to_be_large() -> None:
    assert looking_back.worth_telling(2) > 1.0, "two rounds tell nothing"
    assert looking_back.worth_telling(16) == 0.4
    assert looking_back.worth_telling(10_000) == looking_back.WORTH_TELLING
