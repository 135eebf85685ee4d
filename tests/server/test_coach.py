"""The coach: advice that is legal, knows no more than its seat, costs little and ends in time."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from hideout.bots.of_game import bots_of
from hideout.bots.reasons import EVERYWHERE
from hideout.engine.position import read_position
from hideout.engine.rng import Rng
from hideout.games import GAMES
from hideout.server.bots.at_table import Asked, SeatedBot
from hideout.server.bots.coach import THOUGHTS, answers
from hideout.server.bots.worker import ONCE, Answer, Question
from hideout.server.bots.workers import ThinkerPool
from tests.bots.test_reasons import REASONS
from tests.server.house import PATIENCE, Guest, House, begun, open_house, play_on, put

NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve"]
HIDDEN: dict[str, dict[str, object]] = {
    "heist-hustle": {"bail": True},
    "millions-of-dollars": {"whispers": True},
}
PLANNED = ("oceans-heist",)
FEW = 2  # playouts: what is thought does not matter here


class Thinkers(ThinkerPool):
    """Counts questions, and may take its time."""

    def __init__(self, other: ThinkerPool) -> None:
        super().__init__()
        self.other = other
        self.asked: list[Question] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def ask(self, question: Question, seconds: float) -> Answer:
        self.asked.append(question)
        await self.may_answer.wait()
        return await self.other.ask(question, seconds)


def watched(house: House) -> Thinkers:
    runner = house.hub.services.runner
    runner.thinkers = thinkers = Thinkers(runner.thinkers)
    return thinkers


async def advised(guest: Guest) -> dict[str, Any]:
    decision = guest.frame["decision"]
    ref = next(guest.refs)
    await guest.send({"type": "advise", "ref": ref, "decision": decision})

    def is_answer(message: dict[str, Any]) -> bool:
        is_advice = message["type"] == "advice" and message["decision"] == decision
        return is_advice or message.get("ref") == ref

    return await guest.until(is_answer)


async def until(is_so: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


def asks_for_a_number(guest: Guest) -> bool:
    return any(action.startswith("answer ") for action in guest.actions)


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_what_is_advised_is_legal_and_has_a_reason(game: str, tmp_path: Path) -> None:
    async with open_house(tmp_path, search_budget=str(FEW)) as house:
        options = {"crack_mode": "random"} if game == "bank-heist" else {}
        guests = await begun(house, game, NAMES[: max(3, GAMES[game].seats[0])], options)
        # Whole plans take long to look into; there the sensible bot is asked, as when all is busy.
        house.hub.services.runner.is_coaching = game in PLANNED
        chance = random.Random(5)
        heard = []
        for _ in range(12):
            for guest in guests:
                await guest.sync()
            able = [guest for guest in guests if guest.is_waited_for()]
            if not able:
                await house.wait_for_clock()
                continue
            guest = chance.choice(able)
            advice = await advised(guest)
            assert advice["type"] == "advice", advice
            wanted = advice["action"] or chance.choice(guest.actions)
            assert wanted in guest.actions
            assert advice["because"]["id"] in (*REASONS[game], *EVERYWHERE)
            heard.append(advice)
            await guest.acts(wanted)
            guest.forget()
            if guest.frame["result"]:
                break
        assert any(advice["action"] for advice in heard)


async def test_who_has_to_choose_is_not_told_to_talk_instead(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        guests = await begun(house, "heat", NAMES[:3])
        (table,) = house.tables.values()
        assert any(action.startswith("claim ") for action in guests[0].actions)
        assert {action.verb for action in answers(table, 0)} == {"pass"}


async def test_where_all_haggle_words_are_advice_too(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        guests = await begun(house, "millions-of-dollars", NAMES[:4])
        for guest in guests:
            await guest.acts("choose driver")
        (table,) = house.tables.values()
        assert table.state.phase.name == "negotiate"
        assert {"claim", "leave"} <= {action.verb for action in answers(table, 0)}


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_what_a_seat_cannot_know_changes_nothing(game: str, tmp_path: Path) -> None:
    """Its bot is told the same in two worlds that the seat cannot tell apart."""
    async with open_house(tmp_path, search_budget=str(FEW)) as house:
        options = {**HIDDEN.get(game, {})}
        options |= {"crack_mode": "random"} if game == "bank-heist" else {}
        guests = await begun(house, game, NAMES[: max(4, GAMES[game].seats[0])], options)
        chance = random.Random(1)
        compared = 0
        for _ in range(6):
            await play_on(house, guests, lambda guest: chance.choice(guest.actions), 4)
            (table,) = house.tables.values()
            for seat in table.state.pending():
                true, state = Asked(SeatedBot(table, seat, "search")), table.state
                other = table.game.resample(state, seat, Rng(compared))
                put(table, other)
                made_up = Asked(SeatedBot(table, seat, "search"))
                put(table, state)
                assert plain(true) == plain(made_up)
                assert true.question is not None
                world = read_position(table.game, true.question.world or {})
                assert table.game.view(world, seat) == true.view
                because = bots_of(table.game).because
                for action in true.legal[:40]:
                    args = (table.game, true.view, action, true.heard_events)
                    others = (table.game, made_up.view, action, made_up.heard_events)
                    assert because(*args) == because(*others)
                compared += 1
        assert compared > 5


def plain(asked: Asked) -> Question:
    """A question without what is drawn by lot: the made-up world and the seed."""
    assert asked.question is not None
    return asked.question._replace(world=None, seed=0, bot_number=ONCE)


async def test_one_thought_a_decision_and_one_in_the_house(tmp_path: Path) -> None:
    async with open_house(tmp_path, search_budget=str(FEW)) as house:
        ann, bob, cy = await begun(house, "heat", NAMES[:3])
        thinkers = watched(house)
        first = await advised(ann)
        ann.forget()
        again = await advised(ann)
        assert first == again
        assert len(thinkers.asked) == 1
        assert thinkers.asked[0].bot_number == ONCE

        thinkers.may_answer.clear()
        await bob.send({"type": "advise", "ref": 900, "decision": bob.frame["decision"]})
        await until(lambda: len(thinkers.asked) == 2)
        quick = await advised(cy)  # while somebody else's coach looks ahead
        assert quick["action"] in cy.actions
        assert quick["considered"] == []
        assert len(thinkers.asked) == 2
        thinkers.may_answer.set()
        slow = await bob.until(lambda message: message["type"] == "advice")
        assert slow["action"] in bob.actions
        assert slow["considered"][0]["action"] == slow["action"]


async def test_advice_about_what_has_passed_is_not_given(tmp_path: Path) -> None:
    async with open_house(tmp_path, search_budget=str(FEW)) as house:
        guests = await begun(house, "heat", NAMES[:3])
        ann = guests[0]
        thinkers = watched(house)
        thinkers.may_answer.clear()
        await ann.send({"type": "advise", "ref": 900, "decision": ann.frame["decision"]})
        await until(lambda: len(thinkers.asked) == 1)
        room = house.hub.room(ann.code)
        (asking,) = room.coach.askings.values()
        await ann.acts(ann.actions[0])
        await until(asking.task.cancelled)
        assert room.coach.askings == {}
        assert room.bots.runner.is_coaching  # the thought itself is still under way
        thinkers.may_answer.set()
        await until(lambda: not room.bots.runner.is_coaching)
        await ann.sync()
        assert ann.heard("advice") == []
        assert [one for one in ann.heard("refusal") if one["ref"] > 0] == []


async def test_a_seat_that_asks_all_the_time_is_advised_without_looking_ahead(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, search_budget=str(FEW)) as house:
        guests = await begun(house, "heat", NAMES[:3])
        ann = guests[0]
        thinkers = watched(house)
        for n in range(THOUGHTS + 1):  # time stands still, so the allowance is not refilled
            advice = await advised(ann)
            assert advice["action"] in ann.actions
            assert (len(thinkers.asked) == n + 1) == (n < THOUGHTS)
            before = ann.frame["decision"]
            while ann.frame["decision"] == before or not ann.is_waited_for():
                await play_on(house, guests, lambda guest: guest.actions[0], 1)
                await ann.sync()
            ann.forget()


async def test_who_may_not_be_helped_is_told_so(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, *rest = await begun(house, "bank-heist", NAMES)
        for guest in (ann, bob, *rest):
            await guest.acts("ok")
        await ann.sync()
        assert asks_for_a_number(ann)
        assert (await advised(ann))["code"] == "no_advice"
        eve = house.guest("Zoe")
        await eve.joins(ann.code, watch=True)
        await eve.enters()
        assert (await advised(eve))["code"] == "no_seat"
    async with open_house(tmp_path / "other") as house:
        guests = [house.guest(name) for name in NAMES[:2]]
        await guests[0].opens("heist-hustle")
        await guests[1].joins(guests[0].code)
        await guests[0].in_room("settings", {"coach": False, "seating": "listed"})
        for guest in guests:
            await guest.enters()
        await guests[0].in_room("start")
        await guests[0].sync()
        assert guests[0].room["coach"] is False
        assert (await advised(guests[0]))["code"] == "no_coach"
        refused = await guests[0].refused(
            "POST", f"/api/rooms/{guests[0].code}/settings", {"coach": True}
        )
        assert refused == "playing"


async def test_who_is_not_asked_has_nothing_to_be_advised_about(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        guests = await begun(house, "heist-hustle", NAMES[:3])
        for guest in guests:
            await guest.sync()
        idle = next(guest for guest in guests if not guest.is_waited_for())
        assert (await advised(idle))["code"] == "not_your_turn"
