"""The shuffle can be checked: promised before, mixed by everybody, shown after."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from hideout.cli.app import hideout
from hideout.cli.app import run as run_program
from hideout.server import fair
from hideout.server.fair import Proof
from tests.server.house import begun, open_house, run, seated, to_the_end

HUSTLE = "heist-hustle"
SECRET = "ab" * 32


def test_the_promise_is_the_hash_of_the_secret() -> None:
    assert fair.commitment("00") == (
        "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"
    )


def test_every_seats_text_changes_the_seed() -> None:
    seeds = {
        fair.mix(SECRET, texts)
        for texts in (["a", "b"], ["ab", ""], ["", "ab"], ["b", "a"], ["a", "b", ""])
    }

    assert len(seeds) == 5


@pytest.mark.parametrize(
    ("proof", "complaint"),
    [
        (Proof(fair.commitment(SECRET), SECRET, ["x", "y"], []), ""),
        (Proof("00", SECRET, ["x", "y"], []), "not the one promised"),
        (Proof(fair.commitment("cd" * 32), SECRET, ["x", "y"], []), "not the one promised"),
        (Proof(fair.commitment(SECRET), SECRET, ["x", "z"], []), "the seed is not"),
        (Proof(fair.commitment(SECRET), "hello", ["x", "y"], []), "not readable"),
        (Proof(fair.commitment(SECRET), SECRET, ["x", "y"], ["Bob", "Cy"]), "not those who played"),
    ],
)
def test_a_proof_is_checked(proof: Proof, complaint: str) -> None:
    found = proof.complaint(fair.mix(SECRET, ["x", "y"]), ["Ann", "Bob"])

    assert complaint in found
    assert bool(found) == bool(complaint)


def test_drawn_seats_can_be_checked() -> None:
    chairs, texts = ["Ann", "Bob", "Cy", "Dee"], ["a", "b", "c", "d"]
    drawn = fair.draw_seats(SECRET, texts)
    names = [chairs[place] for place in drawn]
    given = [texts[place] for place in drawn]
    seed = fair.mix(SECRET, given)
    proof = Proof(fair.commitment(SECRET), SECRET, given, chairs)

    assert proof.complaint(seed, names) == ""
    swapped = [names[1], names[0], *names[2:]]
    assert proof.complaint(seed, swapped) != ""


def test_the_secret_is_closed_until_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            ann, bob = await seated(house, HUSTLE, ["Ann", "Bob"])
            await ann.in_room("settings", {"seating": "drawn"})
            await ann.in_room("luck", {"luck": "seven"})
            await bob.in_room("luck", {"luck": "black cat"})
            promise = (await ann.get(f"/api/rooms/{ann.code}"))["commitment"]
            await ann.in_room("start")
            await ann.sync()
            path = f"/api/tables/{ann.room['table']}/fairness"
            early = await ann.get(path)
            closed = {"contributions": [], "server_seed": "", "seed": "", "chairs": []}
            assert early == {"commitment": promise, **closed}
            assert ann.room["commitment"] == promise

            await to_the_end(house, ann)

            late = await ann.get(path)
            assert late["commitment"] == promise == fair.commitment(late["server_seed"])
            assert sorted(late["contributions"]) == ["black cat", "seven"]
            assert late["chairs"] == ["Ann", "Bob"]
            assert int(late["seed"], 16) == fair.mix(late["server_seed"], late["contributions"])
            assert ann.room["commitment"] != promise

    run(play())


def test_a_game_with_hands_closed_for_good_opens_nothing(tmp_path: Path) -> None:
    async def play() -> None:
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

    run(play())


def test_the_program_verifies_a_record_and_notices_a_swindle(tmp_path: Path) -> None:
    record = tmp_path / "game.record"

    async def play() -> None:
        async with open_house(tmp_path / "data") as house:
            ann, _ = await begun(house, HUSTLE, ["Ann", "Bob"])
            await to_the_end(house, ann)
            record.write_text(await ann.get(f"/api/tables/{ann.room['table']}/record"))

    run(play())
    good = CliRunner().invoke(hideout, ["replay", "--verify", str(record)])
    assert good.exit_code == 0
    assert "all by the rules of Heist Hustle." in good.output
    assert "The deal is the one promised before the game: " in good.output

    lines = record.read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("# table fair "))
    proof = json.loads(json.loads(lines[at].removeprefix("# table fair ")))
    proof["contributions"][0] = "loaded"
    lines[at] = "# table fair " + json.dumps(json.dumps(proof))
    record.write_text("\n".join(lines[:-1]) + "\n")  # without the digest of the honest file
    assert run_program(["replay", "--verify", str(record)]) == 2


def test_replays_show_one_pair_of_eyes_or_all(tmp_path: Path) -> None:
    async def play() -> None:
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

    run(play())
