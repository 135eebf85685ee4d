"""An answer carries the question it was given to; what was meant for another one never counts."""

from math import prod
from pathlib import Path

from tests.server.house import Guest, House, begun, open_house

BANK = "bank-heist"
FIVE = ["Ann", "Bob", "Cy", "Dee", "Eve"]
PARTNERS = 60_000  # longer than anybody may look at the own card


async def racing(house: House) -> list[Guest]:
    """Five people before the open code of the vault."""
    guests = await begun(house, BANK, FIVE)
    await house.wait(PARTNERS)
    for guest in guests:
        await guest.sync()
        assert guest.frame["phase"] == "crack"
    return guests


def code_of(guest: Guest) -> list[int]:
    code: list[int] = guest.frame["view"]["code"]
    return code


async def test_an_answer_to_a_code_that_has_changed_is_refused_and_costs_nothing(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, *_ = await racing(house)
        question, answer = ann.frame["decision"], prod(code_of(ann))
        token = ann.frame["view"]["token"]
        await bob.acts(f"answer {answer + 1}")  # wrong
        await house.wait(1_000)  # the tie window is over: another code lies there
        await ann.sync()
        assert ann.frame["decision"] != question
        after_bob = ann.frame["view"]["token"]

        late = await ann.acts(f"answer {answer}", decision=question)
        await ann.sync()

        assert (late["type"], late["code"]) == ("refusal", "stale")
        assert "nothing happened" in late["sentence"]
        assert ann.is_waited_for()  # not locked out [BH-22]
        assert ann.frame["view"]["token"] == after_bob == token + 1  # Bob's space, none of hers


async def test_in_the_race_another_answer_to_the_same_code_makes_nobody_late(
    tmp_path: Path,
) -> None:
    """[BH-25 BH-27] Right answers close behind each other tie: both have to count."""
    async with open_house(tmp_path) as house:
        ann, bob, *_ = await racing(house)
        question, answer = ann.frame["decision"], prod(code_of(ann))
        await bob.acts(f"answer {answer}")

        close = await ann.acts(f"answer {answer}", decision=question)
        await house.wait(1_000)
        await ann.sync()

        assert close["type"] == "accepted"
        told = [event["kind"] for event in ann.frame["events"]]
        kinds = {one["kind"] for frame in ann.heard("frame") for one in frame["events"]} | set(told)
        assert "tie" in kinds
        assert ann.frame["phase"] == "crack"


async def test_what_a_table_warns_of_is_in_the_frame_of_whoever_it_is_about(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        guests = await begun(house, "millions-of-dollars", ["Ann", "Bob", "Cy", "Dee"])
        for guest in guests:
            assert guest.frame["warnings"] == {}
            await guest.acts(guest.actions[0])
        for guest in guests:
            await guest.sync()
            assert guest.frame["phase"] == "negotiate"
            assert guest.frame["warnings"]["leave"] == {"id": "warn-leaves", "args": {}}
            assert "ready" not in guest.frame["warnings"]
