"""Unruly lines: commands doubled, delayed, dropped and out of order, garbage, broken sockets.

The game that comes of it must be one that could have been played politely: every decision in the
record was somebody's own, made once, and everybody's page shows the table that the record gives.
"""

import random
from pathlib import Path
from typing import Any

import pytest

from hideout.engine.core import TABLE
from hideout.games import GAMES, find_game
from hideout.server.table.table import LiveTable
from tests.server.house import Guest, House, begun, open_house

pytestmark = pytest.mark.slow

NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve"]
ROUNDS = 200
GARBAGE: list[Any] = [
    "", "{}", "[1]", '{"type":"act"}', "\x00", '{"type":"act","ref":-5,"decision":"","action":""}',
    '{"type":"hello","table":"x","heard":-7}', '{"type":"hello","heard":99999}', b"\xff\xfe",
    '{"type":"more-time","ref":1}', '{"type":"typing","channel":"table","on":true}',
    '{"type":"emote","ref":3,"emote":"wave"}', '{"type":"concede","ref":"9"}',
]  # fmt: skip


class Unruly:
    """One player behind a bad line."""

    def __init__(self, guest: Guest, dice: random.Random) -> None:
        self.guest = guest
        self.dice = dice
        self.late: list[dict[str, Any]] = []  # commands that are still on their way
        self.meant: set[tuple[str, str]] = set()  # decision and action of everything ever sent

    async def turn(self) -> None:
        guest, dice = self.guest, self.dice
        fate = dice.random()
        if fate < 0.04:
            await self.reconnect()
        elif fate < 0.12:
            await self.send(dice.choice(GARBAGE))
        elif self.late and fate < 0.3:
            dice.shuffle(self.late)
            await self.send(self.late.pop())
        elif guest.actions:
            await self.act()

    async def act(self) -> None:
        dice = self.dice
        command = {
            "type": "act",
            "ref": next(self.guest.refs),
            "decision": self.guest.frame["decision"],
            "action": dice.choice(self.guest.actions),
        }
        self.meant.add((command["decision"], command["action"]))
        fate = dice.random()
        if fate < 0.15:
            return  # lost on the way
        if fate < 0.3:
            self.late.append(command)
            return
        for _ in range(2 if fate < 0.5 else 1):
            await self.send(command)
        if fate > 0.95:
            await self.reconnect()  # before the answer is read

    async def send(self, what: Any) -> None:
        assert self.guest.socket is not None
        if isinstance(what, bytes):
            await self.guest.socket.send_bytes(what)
        elif isinstance(what, str):
            await self.guest.socket.send_str(what)
        else:
            await self.guest.send(what)

    async def reconnect(self) -> None:
        guest = self.guest
        log = [event for frame in guest.heard("frame") for event in frame["events"]]
        heard = len({event["n"] for event in log}) if guest.frame else 0
        await guest.enters(guest.frame["table"], heard)


async def check_pages(house: House, players: list[Unruly]) -> None:
    """Everybody's page shows what a fresh one would show, and no event was missed or doubled."""
    for player in players:
        guest = player.guest
        await guest.sync()
        shown = {**guest.frame, "events": [], "now": 0}
        numbers = [event["n"] for frame in guest.heard("frame") for event in frame["events"]]
        assert sorted(set(numbers)) == list(range(1, shown["version"] + 1))
        await guest.enters(guest.frame["table"], shown["version"])
        assert {**guest.frame, "events": [], "now": 0} == shown


def check_record(house: House, players: list[Unruly]) -> int:
    """Every decision was meant by its seat, for that very moment; how many there are."""
    played = house.tables[players[0].guest.frame["table"]]
    again = LiveTable(played.document, house.time, house.settings)
    count = 0
    for decision, at in zip(played.record.decisions, played.times[1:], strict=True):
        seat = decision.seat
        if seat != TABLE:
            text = again.game.notation.text(decision.action)
            assert (again.token(seat), text) in players[seat].meant
            count += 1
        again._apply(seat, decision.action, at, again.sitting.play)
    again.set_clocks()
    assert again.picture().core(TABLE, "").whole() == played.picture().core(TABLE, "").whole()
    return count


@pytest.mark.parametrize("game", GAMES)
async def test_a_bad_line_spoils_no_game(game: str, tmp_path: Path) -> None:
    dice = random.Random(f"chaos in {game}")

    async with open_house(tmp_path) as house:
        guests = await begun(house, game, NAMES[: max(3, find_game(game).seats[0])])
        players = [Unruly(guest, dice) for guest in guests]
        for n in range(ROUNDS):
            if guests[0].frame["result"]:
                break
            able = [player for player in players if player.guest.is_waited_for()]
            await dice.choice(able if able and dice.random() < 0.7 else players).turn()
            if n % 2:
                await house.settle()
            if n % 20 == 19:
                await house.wait_for_clock()
            if n % 60 == 59:
                await check_pages(house, players)
        await house.settle()
        await check_pages(house, players)
        assert check_record(house, players) > 5
