"""The shuffle can be checked: promised, sealed by everybody, shown, and no house chooses last."""

import json
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

from hideout.cli.app import run as run_program
from hideout.engine.proof import Share, list_hash, mix, promise_of, seal_of
from hideout.server.rooms.draw import RETURN_MILLIS, SHOW_MILLIS, Draw
from hideout.server.store.interface import RUNNING, TABLE_SAVED, checksum
from tests.server.cheats import CHEATS, cheating
from tests.server.house import (
    Body,
    Guest,
    House,
    begun,
    open_house,
    open_store,
    run,
    seated,
    to_the_end,
)

HUSTLE = "heist-hustle"


class Pocket:
    """What a page keeps from before the game: the promise, its luck, and the list of seals."""

    def __init__(self, guest: Guest, luck: str) -> None:
        self.guest = guest
        self.luck = luck
        self.nonce = f"nonce of {guest.name}"
        self.promise = ""
        self.seals = ""

    async def seal(self) -> None:
        self.promise = self.guest.room["commitment"]
        sealed = seal_of(self.promise, self.nonce, self.luck)
        await self.guest.in_room("seal", {"seal": sealed, "promise": self.promise})

    async def show(self) -> Body:
        """Only once the list of seals is known."""
        await self.guest.sync()
        room = self.guest.room
        assert room["drawing"]
        assert room["commitment"] == self.promise
        shares = [Share(chair["name"], chair["seal"]) for chair in room["chairs"]]
        is_drawn = room["seating"] == "drawn"
        self.seals = list_hash(self.promise, room["game"], room["options"], is_drawn, shares)
        answer: Body = await self.guest.in_room("luck", {"luck": self.luck, "nonce": self.nonce})
        return answer

    def kept(self) -> list[str]:
        return ["--promise", self.promise, "--luck", self.luck, "--seals", self.seals]


async def sealed(house: House, names: list[str], bots: int = 0) -> list[Pocket]:
    """A room in which everybody has sealed some luck."""
    guests = await seated(house, HUSTLE, names, bots=bots)
    pockets = [Pocket(guest, f"luck of {guest.name}") for guest in guests]
    for pocket in pockets:
        await pocket.seal()
    for guest in guests:
        await guest.sync()
    return pockets


async def is_playing(guest: Guest) -> bool:
    await guest.house.settle()
    return bool((await guest.get(f"/api/rooms/{guest.code}"))["playing"])


def left_out(guest: Guest) -> list[str]:
    """Whose luck everybody was told to be missing."""
    return [one["name"] for one in guest.room["notices"] if one["kind"] == "left_out"]


async def fairness(guest: Guest) -> Body:
    found: Body = await guest.get(f"/api/tables/{guest.room['table']}/fairness")
    return found


async def keep_record(guest: Guest, file: Path) -> None:
    file.write_text(await guest.get(f"/api/tables/{guest.room['table']}/record"))


# An honest house


async def test_a_game_begins_with_the_last_luck_that_is_shown(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await sealed(house, ["Ann", "Bob"], bots=1)
        began = house.time.now()
        started = await ann.guest.in_room("start")
        assert (started["drawing"], started["playing"]) == (True, False)
        assert await ann.guest.refused("POST", f"/api/rooms/{ann.guest.code}/start") == "dealing"
        answer = await ann.show()
        assert (answer["drawing"], answer["playing"]) == (True, False)

        answer = await bob.show()

        assert (answer["drawing"], answer["playing"]) == (False, True)
        assert house.time.now() == began
        await ann.guest.sync()
        assert ann.guest.frame["commitment"] == ann.promise == ann.guest.room["commitment"]
        assert left_out(ann.guest) == []
        closed = await fairness(ann.guest)
        assert closed["commitment"] == ann.promise
        assert not closed["server_seed"]
        assert not closed["shares"]
        await to_the_end(house, ann.guest)

        proof = await fairness(bob.guest)
        assert promise_of(proof["server_seed"]) == ann.promise == bob.promise
        luck = [share["luck"] for share in proof["shares"]]
        assert luck == ["luck of Ann", "luck of Bob", ""]
        assert int(proof["seed"], 16) == mix(proof["server_seed"], luck)
        assert proof["sealed"]
        assert bob.guest.room["commitment"] != bob.promise
        assert [chair["seal"] for chair in bob.guest.room["chairs"]] == ["", "", ""]


async def test_luck_cannot_be_changed_once_the_list_stands(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await sealed(house, ["Ann", "Bob"])
        room = f"/api/rooms/{ann.guest.code}"
        other = {"seal": "5e" * 32, "promise": ann.promise}
        await ann.guest.in_room("start")
        for path, body in (
            ("luck", {"luck": "chosen last", "nonce": ann.nonce}),
            ("luck", {"luck": "", "nonce": ""}),
        ):
            assert await ann.guest.refused("POST", f"{room}/{path}", body) == "other_luck"
        assert await ann.guest.refused("POST", f"{room}/seal", other) == "dealing"
        changes: list[tuple[str, Body | None]] = [
            ("settings", {"options": {"bail": True}}),
            ("settings", {"seating": "drawn"}),
            ("chairs/move", {"chair": 0, "to": 1}),
            ("chairs/remove", {"chair": 1}),
            ("bots", {"level": "random"}),
            ("kick", {"person": bob.guest.room["you"]}),
            ("stand", None),
        ]
        for path, change in changes:
            assert await ann.guest.refused("POST", f"{room}/{path}", change) == "dealing", path
        await ann.show()
        await bob.show()
        assert await ann.guest.refused("POST", f"{room}/seal", other) == "playing"
        late = {"luck": "x"}
        assert await ann.guest.refused("POST", f"{room}/luck", late) == "playing"


async def test_a_seal_is_for_the_promise_that_is_shown(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await sealed(house, ["Ann"])
        path = f"/api/rooms/{ann.guest.code}/seal"
        stale = {"seal": "5e" * 32, "promise": promise_of("00")}
        assert await ann.guest.refused("POST", path, stale) == "stale"
        for wrong in ("5e", "5E" * 32, "5g" * 32):
            body = {"seal": wrong, "promise": ann.promise}
            assert await ann.guest.refused("POST", path, body) == "malformed"
        long = {"luck": "x" * 65}
        assert await ann.guest.refused("POST", path.replace("seal", "luck"), long) == "bad_text"


@pytest.mark.slow
async def test_who_does_not_show_luck_in_time_is_left_out_by_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with open_house(tmp_path) as house:
        ann, _, cy = await sealed(house, ["Ann", "Bob", "Cy"])
        await ann.guest.in_room("start")
        await ann.show()
        await cy.show()
        await house.wait(SHOW_MILLIS - 1)
        assert not await is_playing(ann.guest)

        await house.wait(1)

        assert await is_playing(ann.guest)
        assert left_out(ann.guest) == ["Bob"]
        await to_the_end(house, ann.guest)
        await keep_record(ann.guest, tmp_path / "game.record")
    assert run_program(["replay", "--verify", str(tmp_path / "game.record")]) == 0
    assert "in time: the luck of Bob." in capsys.readouterr().out


async def test_who_is_not_here_is_not_waited_for(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await sealed(house, ["Ann", "Bob"])
        await bob.guest.leaves()
        await house.wait(SHOW_MILLIS)
        await ann.guest.in_room("start")
        began = house.time.now()

        await ann.show()

        assert house.time.now() == began
        assert await is_playing(ann.guest)
        assert left_out(ann.guest) == ["Bob"]


async def test_a_page_that_is_loading_again_is_waited_for(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await sealed(house, ["Ann", "Bob"])
        await bob.guest.leaves()
        await ann.guest.in_room("start")
        await ann.show()
        assert not await is_playing(ann.guest)
        await bob.guest.enters()

        await bob.show()

        assert await is_playing(ann.guest)
        assert left_out(ann.guest) == []


async def test_who_says_goodbye_in_a_draw_keeps_the_chair(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await sealed(house, ["Ann", "Bob"])
        await ann.guest.in_room("start")
        await bob.guest.in_room("leave")
        await ann.show()
        await house.wait(SHOW_MILLIS)

        assert await is_playing(ann.guest)
        assert [chair["name"] for chair in ann.guest.room["chairs"]] == ["Ann", "Bob"]


async def test_a_killed_server_goes_on_with_the_draw(tmp_path: Path) -> None:
    async with open_house(tmp_path / "one") as house:
        ann, bob, _ = await sealed(house, ["Ann", "Bob", "Cy"])
        await ann.guest.in_room("start")
        await ann.show()
        await house.crash(tmp_path / "two")
        for guest in (ann.guest, bob.guest):
            await guest.enters()
        assert ann.guest.room["drawing"]
        await house.wait(SHOW_MILLIS)
        await bob.show()
        assert not await is_playing(ann.guest)

        await house.wait(RETURN_MILLIS - SHOW_MILLIS)

        assert await is_playing(ann.guest)
        assert left_out(ann.guest) == ["Cy"]
        await to_the_end(house, ann.guest)
        proof = await fairness(ann.guest)
        assert [s["luck"] for s in proof["shares"]] == ["luck of Ann", "luck of Bob", ""]


async def test_a_server_killed_before_the_deal_deals_from_what_was_shown(tmp_path: Path) -> None:
    """All luck is stored, but not the game: nobody need show anything again."""

    async with open_house(tmp_path / "one") as house:
        ann, bob = await sealed(house, ["Ann", "Bob"])
        await ann.guest.in_room("start")
        live = house.hub.room(ann.guest.code)
        room = live.document
        for pocket in (ann, bob):
            somebody = room.people[pocket.guest.room["you"]]
            somebody.luck, somebody.nonce = pocket.luck, pocket.nonce
        await house.store.write([live.saved(room)])
        await house.crash(tmp_path / "two")

        await ann.guest.enters()
        await house.wait(0)

        assert await is_playing(ann.guest)
        assert left_out(ann.guest) == []


async def test_luck_without_a_secret_needs_no_draw(tmp_path: Path) -> None:
    """A client that knows nothing of seals: its luck is sealed by the house as it comes."""

    async with open_house(tmp_path) as house:
        ann, bob = await seated(house, HUSTLE, ["Ann", "Bob"])
        await ann.in_room("settings", {"seating": "drawn"})
        await ann.in_room("luck", {"luck": "seven"})
        await bob.in_room("luck", {"luck": "black cat"})

        started = await ann.in_room("start")

        assert started["playing"]
        await ann.sync()
        await to_the_end(house, ann)
        proof = await fairness(ann)
        assert [s["name"] for s in proof["shares"]] == ["Ann", "Bob"]
        assert [s["luck"] for s in proof["shares"]] == ["seven", "black cat"]
        assert proof["drawn"]
        await keep_record(ann, tmp_path / "game.record")
    assert run_program(["replay", "--verify", str(tmp_path / "game.record")]) == 0


async def test_a_game_with_hands_closed_for_good_opens_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await seated(house, HUSTLE, ["Ann", "Bob"])
        await ann.in_room("settings", {"open_after": False})
        await ann.in_room("start")
        await ann.sync()
        await to_the_end(house, ann)
        table = f"/api/tables/{ann.room['table']}"
        assert (await ann.get(f"{table}/fairness"))["server_seed"] == ""
        assert await ann.refused("GET", f"{table}/record") == "closed_record"
        other = 1 - ann.seat
        assert await ann.refused("GET", f"{table}/replay?as={other}") == "closed_record"
        assert (await bob.get(f"{table}/replay"))["viewer"] == bob.seat


async def test_a_table_from_before_there_were_seals_plays_on_and_is_called_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its document as it was stored then; the deal stays what it was."""
    file = tmp_path / "game.record"

    async with open_house(tmp_path / "data") as house:
        ann, _ = await begun(house, HUSTLE, ["Ann", "Bob"])
        table = house.hub.room(ann.code).live_table()
        document = json.loads(msgspec.json.encode(table.document))
        document |= {"contributions": ["a", "b"], "chairs": []}
        del document["shares"], document["drawn"]
        old = json.dumps(document).encode()
        await house.shut()
        store = open_store(tmp_path / "data")
        row = (table.document.id, ann.code, old, RUNNING, None, checksum(old))
        await store.write([(TABLE_SAVED, row)])
        store.close()
        await house.open()
        await ann.enters()
        seed = house.hub.room(ann.code).live_table().record.seed
        assert seed == mix(document["server_seed"], ["a", "b"])
        await to_the_end(house, ann)
        proof = await fairness(ann)
        assert not proof["sealed"]
        assert int(proof["seed"], 16) == seed
        await keep_record(ann, file)
    assert run_program(["replay", "--verify", str(file)]) == 0
    assert "It comes from before luck was sealed" in capsys.readouterr().out


async def test_luck_given_before_there_were_seals_counts(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, _ = await seated(house, HUSTLE, ["Ann", "Bob"])
        room = house.hub.room(ann.code).document
        room.people[ann.room["you"]].luck = "seven"  # and no seal: so it was stored
        await ann.in_room("start")
        await ann.sync()
        await to_the_end(house, ann)
        await keep_record(ann, tmp_path / "game.record")
    kept = ["--luck", "seven"]
    assert run_program(["replay", "--verify", str(tmp_path / "game.record"), *kept]) == 0


# What the program says of a file


def played(folder: Path, cheat: str = "") -> tuple[Path, Pocket, Pocket]:
    """The record of a game, and what a host and a guest kept from before it."""
    pockets: list[Pocket] = []
    file = folder / "game.record"

    async def play() -> None:
        async with open_house(folder / "data") as house:
            pockets[:] = await sealed(house, ["Ann", "Bob"])
            await pockets[0].guest.in_room("start")
            for pocket in pockets:
                await pocket.show()
            await pockets[1].guest.sync()
            await to_the_end(house, pockets[1].guest)
            await keep_record(pockets[1].guest, file)

    if cheat:
        with cheating(cheat):
            run(play())
    else:
        run(play())
    return file, pockets[0], pockets[1]


def test_the_program_says_what_a_file_can_prove_and_no_more(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, ann, bob = played(tmp_path)
    verify = ["replay", "--verify", str(file)]

    assert run_program(verify) == 0
    alone = capsys.readouterr().out
    assert "all by the rules of Heist Hustle." in alone
    assert f"The deal is consistent with the promise in this file: {bob.promise}." in alone
    assert "Only somebody who saw it then can tell: use --promise." in alone
    assert "you were shown" not in alone

    assert run_program([*verify, *ann.kept(), "--luck", bob.luck]) == 0
    together = capsys.readouterr().out
    assert "That is the promise you were shown." in together
    assert "Chairs, options and seals are the ones you saw before any luck was shown." in together
    assert "Your luck 'luck of Ann' is in it." in together
    assert "Your luck 'luck of Bob' is in it." in together

    assert run_program([*verify, "--promise", "0123456789abcdef"]) == 1
    assert f"the promise in this file is {bob.promise}, not 0123" in capsys.readouterr().err
    assert run_program([*verify, "--promise", "0123"]) == 2
    assert "at least its first 16 hexadecimal digits" in capsys.readouterr().err
    assert run_program(["replay", str(file), "--luck", "x"]) == 2
    assert "need --verify" in capsys.readouterr().err


def test_a_changed_file_does_not_fit_together(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, _, _ = played(tmp_path)
    lines = file.read_text().splitlines()[:-1]  # without the digest of the honest file
    at = next(i for i, line in enumerate(lines) if line.startswith("# table fair "))
    proof = json.loads(json.loads(lines[at].removeprefix("# table fair ")))
    proof["shares"][0]["luck"] = "loaded"
    lines[at] = "# table fair " + json.dumps(json.dumps(proof))
    file.write_text("\n".join(lines) + "\n")
    assert run_program(["replay", "--verify", str(file)]) == 1
    assert "the luck of Ann is not what was sealed." in capsys.readouterr().err

    del lines[at]
    file.write_text("\n".join(lines) + "\n")
    assert run_program(["replay", "--verify", str(file)]) == 0
    assert "nothing to check it against" in capsys.readouterr().out
    assert run_program(["replay", "--verify", str(file), "--luck", "x"]) == 1
    assert "names no promise" in capsys.readouterr().err


# Houses that cheat


@pytest.mark.parametrize(
    ("cheat", "kept", "sentence"),
    [
        ("swap", "--promise", "the promise in this file is"),
        ("drop", "--luck", "the luck 'luck of Bob' is not among what was mixed."),
        ("alter", "--luck", "the luck 'luck of Bob' is not among what was mixed."),
        ("last", "--seals", "are not those you were shown before luck was"),
        ("reorder", "--seals", "are not those you were shown before luck was"),
    ],
)
def test_a_house_that_cheats_is_found_out_by_what_a_guest_kept(
    cheat: str, kept: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, _, bob = played(tmp_path, cheat)
    verify = ["replay", "--verify", str(file)]
    assert run_program(verify) == 0  # the file agrees with itself: that is all it can show
    capsys.readouterr()
    option = bob.kept().index(kept)

    assert run_program([*verify, *bob.kept()[option : option + 2]]) == 1

    assert sentence in capsys.readouterr().err


def test_every_cheat_is_tried() -> None:
    assert set(CHEATS) == {"swap", "drop", "alter", "last", "reorder"}


async def test_a_swapped_secret_shows_at_the_first_frame(tmp_path: Path) -> None:
    with cheating("swap"):
        async with open_house(tmp_path) as house:
            ann, bob = await sealed(house, ["Ann", "Bob"])
            await ann.guest.in_room("start")
            await ann.show()
            await bob.show()
            await bob.guest.sync()
            assert bob.guest.frame["commitment"] != bob.promise


async def test_a_house_that_does_not_ask_for_luck_is_found_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.record"

    with patch.object(Draw, "awaited_in", lambda draws, room: set()):
        async with open_house(tmp_path / "data") as house:
            ann, bob = await sealed(house, ["Ann", "Bob"])
            assert (await ann.guest.in_room("start"))["playing"]
            await bob.guest.sync()
            assert left_out(bob.guest) == ["Ann, Bob"]
            await to_the_end(house, bob.guest)
            await keep_record(bob.guest, file)
    assert run_program(["replay", "--verify", str(file), "--luck", "luck of Bob"]) == 1
    assert "The luck of Ann, Bob was sealed but never shown." in capsys.readouterr().err


# Looking at a game again


async def test_replays_show_one_pair_of_eyes_or_all(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        guests = await begun(house, "millions-of-dollars", ["Ann", "Bob", "Cy"])
        ann = guests[0]
        live: list[dict[str, object]] = []
        while not ann.frame["result"]:
            await house.wait_for_clock()
            await ann.sync()
        for frame in ann.heard("frame"):
            live += frame["events"]
        path = f"/api/tables/{ann.room['table']}/replay"

        own = await ann.get(path)
        assert own["viewer"] == 0
        assert [event for frame in own["frames"] for event in frame["events"]] == live
        assert own["frames"][-1]["view"] == ann.frame["view"]
        assert own["result"] == ann.frame["result"]
        assert [frame["step"] for frame in own["frames"]] == list(range(own["total"]))

        every = await ann.get(path + "?as=all")
        assert every["viewer"] == -2
        last = every["frames"][-1]
        assert last["views"][0] == ann.frame["view"]
        assert len(last["views"]) == 3
        heard = sum(len(frame["events"]) for frame in every["frames"])
        assert heard >= len(live)

        part = await ann.get(path + "?from=3&count=2")
        assert part["frames"] == own["frames"][3:5]
        assert part["total"] == own["total"]
        for wrong in ("as=9", "as=x", "as=-2", "from=-1", "count=many"):
            assert await ann.refused("GET", f"{path}?{wrong}") == "malformed"
