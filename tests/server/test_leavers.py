"""People go, stay away and come back: the table plays on, and nobody loses a seat."""

import logging
from pathlib import Path
from typing import Any

import pytest

from hideout.bots.bot import RandomBot
from hideout.engine.core import TABLE
from hideout.games import GAMES
from hideout.server.bots.workers import ThinkerPool
from hideout.server.house import metrics
from hideout.server.rooms.presence import PAUSE_AFTER
from tests.server.house import (
    Guest,
    begun,
    open_house,
    seated,
    to_the_end,
)

HUSTLE = "heist-hustle"
MILLIONS = "millions-of-dollars"
OCEANS = "oceans-heist"
BANK = "bank-heist"
FIVE = ["Ann", "Bob", "Cy", "Dee", "Eve"]


def is_so(guest: Guest, claim: str) -> bool:
    """What the room says about the second chair."""
    return bool(guest.room["chairs"][1][claim])


async def test_a_bot_plays_on_for_somebody_who_is_gone_and_gives_the_seat_back(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"], {"clock_seconds": 120})
        await ann.acts("roll")
        await bob.leaves()
        table, heard = bob.frame["table"], bob.frame["version"]
        await ann.sync()
        assert is_so(ann, "connected") is False
        await house.wait(59_000)
        assert len(ann.frame["view"]["start_rolls"]) == 1

        await house.wait(1_000)
        await ann.sync()
        assert is_so(ann, "stand_in") is True
        assert ann.frame["pending"] != [1]

        await bob.enters(table, heard)
        await ann.sync()
        assert is_so(ann, "stand_in") is False
        assert bob.frame["viewer"] == 1
        missed = [event["n"] for event in bob.frame["events"]]
        assert missed == list(range(heard + 1, bob.frame["version"] + 1))


async def test_a_room_may_do_without_stand_ins(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"], {"clock_seconds": 120})
        await ann.in_room("settings", {"stand_ins": False})
        await ann.acts("roll")
        await bob.leaves()
        heard = ann.frame["version"]
        await house.wait(59_999)
        assert ann.frame["version"] == heard

        await house.wait(1)  # the clock decides, not a bot
        assert ann.frame["version"] > heard
        assert is_so(ann, "stand_in") is False


async def test_who_says_goodbye_is_played_for_at_once_and_may_come_back(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        await ann.acts("roll")
        await bob.in_room("leave")
        await house.wait(0)
        await ann.sync()
        assert is_so(ann, "stand_in") is True
        assert ann.frame["pending"] != [1]
        assert bob.heard("bye")[-1]["reason"] == "left"

        await bob.joins(ann.code)
        await bob.enters()
        await ann.sync()
        assert bob.frame["viewer"] == 1
        assert is_so(ann, "stand_in") is False


async def test_who_said_goodbye_is_not_in_the_next_game(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, _ = await begun(house, HUSTLE, ["Ann", "Bob", "Cy"])
        await bob.in_room("leave")
        await to_the_end(house, ann)
        assert [chair["name"] for chair in ann.room["chairs"]] == ["Ann", "Cy"]
        assert [guest["name"] for guest in ann.room["guests"]] == []


async def test_a_rematch_keeps_the_seats(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, cy = await seated(house, HUSTLE, ["Ann", "Bob", "Cy"])
        await ann.in_room("settings", {"seating": "drawn"})
        await ann.in_room("start")
        await ann.sync()
        first = ann.room["table"]
        order = [chair["name"] for chair in ann.room["chairs"]]
        promise = ann.room["commitment"]
        await to_the_end(house, ann)
        assert await bob.refused("POST", f"/api/rooms/{ann.code}/start") == "not_host"

        await ann.in_room("start")

        await cy.sync()
        assert cy.room["table"] != first
        assert [chair["name"] for chair in cy.room["chairs"]] == order
        assert cy.room["commitment"] != promise
        assert cy.frame["view"]["round"] == 1
        assert cy.frame["table"] == cy.room["table"]
        # The first game can still be looked at.
        again = await cy.get(f"/api/tables/{first}/replay?as=0")
        assert again["result"] is not None


async def test_a_late_comer_takes_over_a_bot(tmp_path: Path) -> None:
    async with open_house(tmp_path, bot_millis=1000) as house:
        (ann,) = await begun(house, HUSTLE, ["Ann"], bots=2)
        zed = house.guest("Zed")
        await zed.joins(ann.code)
        await zed.enters()
        assert zed.frame["viewer"] == -1
        chair = f"/api/rooms/{ann.code}/take-over"
        assert await ann.refused("POST", chair, {"chair": 1}) == "seated"
        assert await zed.refused("POST", chair, {"chair": 0}) == "no_chair"

        await zed.in_room("take-over", {"chair": 1})
        await ann.sync()
        wish = {"person": zed.room["you"], "name": "Zed", "chair": 1}
        assert ann.room["wishes"] == [{**wish, "waits_for": [ann.room["you"]]}]
        assert zed.frame["viewer"] == -1
        await ann.in_room("consent", {"person": zed.room["you"], "yes": True})

        await zed.sync()
        assert zed.frame["viewer"] == 1
        assert zed.room["wishes"] == []
        assert zed.frame["events"][:1] == [] or zed.frame["events"][0]["n"] == 1
        assert zed.room["chairs"][1]["name"] == "Zed"
        await ann.acts("roll")
        await house.wait(5_000)
        assert ann.frame["pending"] == [1]  # no bot answers for zed
        assert (await zed.acts("roll"))["type"] == "accepted"
        await ann.sync()
        assert ann.frame["events"][-1]["args"]["who"] == "p1"


async def test_bots_haggle_quicker_once_no_person_is_waited_for(tmp_path: Path) -> None:
    async with open_house(tmp_path, bot_millis=1000) as house:
        (ann,) = await begun(house, MILLIONS, ["Ann"], bots=3)
        await ann.acts(ann.actions[0])
        await house.wait(2_000)
        table = house.hub.room(ann.code).live_table()
        assert table.state.phase.name == "negotiate"
        bots = house.hub.room(ann.code).bots
        bot = bots.seats(table)[0]

        def pauses() -> list[int]:
            found = [bots._pause(table, bot, bots.seated_bot(table, bot)) for _ in range(300)]
            if bots.alone_since is None:
                return found
            return [bots._hurried(table, pause) for pause in found]

        while_ann_thinks = pauses()
        await ann.acts("ready")
        once_ann_is_done = pauses()
        bots.alone_since = house.time.now() - 2_001
        after_two_seconds = pauses()
        bots.alone_since = house.time.now() - 4_501
        after_too_long = pauses()

        assert 4_000 < max(while_ann_thinks) <= 15_000
        assert 1_000 < max(once_ann_is_done) <= 5_000
        assert (max(after_two_seconds), max(after_too_long)) == (500, 100)


async def test_the_host_re_issues_a_lost_seat(tmp_path: Path) -> None:
    async with open_house(tmp_path, away_seconds=5) as house:
        ann, bob, cy = await begun(house, HUSTLE, ["Ann", "Bob", "Cy"])
        lost = f"/api/rooms/{ann.code}/reissue"
        assert await cy.refused("POST", lost, {"chair": 1}) == "not_host"
        assert await ann.refused("POST", lost, {"chair": 1}) == "not_lost"
        await bob.leaves()
        await house.wait(4_000)  # a phone that was locked is no lost phone
        assert await ann.refused("POST", lost, {"chair": 1}) == "not_lost"
        await house.wait(1_000)
        link = await ann.in_room("reissue", {"chair": 1})
        assert link["path"] == f"/{ann.code}#seat={link['token']}"

        phone = house.guest("Bob's new phone")
        phone.code = ann.code
        claim = {"token": link["token"]}
        assert await cy.refused("POST", f"/api/rooms/{ann.code}/claim", claim) == "seated"
        await phone.in_room("claim", claim)
        await phone.enters()

        assert phone.frame["viewer"] == 1
        await ann.acts("roll")
        await phone.sync()
        assert (await phone.acts("roll"))["type"] == "accepted"
        again = await cy.refused("POST", f"/api/rooms/{ann.code}/claim", claim)
        assert again == "bad_link"
        # The old cookie has lost the seat.
        assert await bob.refused("GET", f"/api/rooms/{ann.code}/live") == "not_here"


async def test_somebody_kicked_is_out_for_good_and_a_bot_has_the_seat(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, cy = await begun(house, HUSTLE, ["Ann", "Bob", "Cy"])
        kick = f"/api/rooms/{ann.code}/kick"
        who = {"person": bob.room["you"]}
        assert await cy.refused("POST", kick, who) == "not_host"
        assert await ann.refused("POST", kick, {"person": ann.room["you"]}) == "not_host"
        table = ann.room["table"]

        await ann.in_room("kick", who)

        await ann.sync()
        assert bob.heard("bye")[-1]["reason"] == "kicked"
        assert ann.room["chairs"][1]["kind"] == "bot"
        for path in ("", "/live"):
            assert await bob.refused("GET", f"/api/rooms/{ann.code}{path}") == "kicked"
        assert await bob.refused("GET", f"/api/tables/{table}/replay") == "kicked"
        join = f"/api/rooms/{ann.code}/join"
        assert await bob.refused("POST", join, {"name": "Bob"}) == "kicked"
        await ann.acts("roll")
        await house.wait(0)
        assert ann.frame["pending"] == [2]  # the bot has rolled


async def test_the_hosts_role_passes_on(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, cy = await seated(house, HUSTLE, ["Ann", "Bob", "Cy"])
        await bob.leaves()
        await ann.leaves()
        await house.wait(59_000)
        assert cy.room["host"] == ann.room["you"]
        await house.wait(1_000)
        await cy.sync()
        assert cy.room["host"] == cy.room["you"]  # bob came before, but is not here

        await bob.enters()
        await cy.in_room("leave")
        await bob.sync()
        assert bob.room["host"] == bob.room["you"]


async def test_two_pages_of_one_person_are_one_person(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        other = house.guest("Ann's other page")
        for cookie in ann.session.cookie_jar:
            other.session.cookie_jar.update_cookies({cookie.key: cookie.value})
        other.code = ann.code
        await other.enters()
        assert other.frame["viewer"] == 0
        await other.acts("roll")
        await ann.sync()
        assert ann.frame["pending"] == [1]
        await other.leaves()
        await bob.sync()
        assert bob.room["chairs"][0]["connected"] is True


async def test_bots_have_the_manners_the_host_wants(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        await ann.in_room("bots", {"level": "heuristic+greedy"})
        await ann.sync()
        assert [chair["level"] for chair in ann.room["chairs"][1:]] == ["heuristic+greedy"]
        await ann.in_room("start")
        await ann.sync()
        await ann.acts("roll")
        await house.wait(5000)
        await ann.sync()
        assert len(ann.frame["view"]["start_rolls"]) == 2
        assert metrics.BOT_FAILURES.counts == {}

    metrics.BOT_FAILURES.counts.clear()


@pytest.mark.slow
async def test_a_bot_that_looks_ahead_thinks_in_a_process_of_its_own(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        house.hub.services.runner.thinkers = ThinkerPool(1)
        await ann.in_room("bots", {"level": "search"})
        assert await ann.refused(
            "POST", f"/api/rooms/{ann.code}/bots", {"level": "search:1000000"}
        ) == ("no_bot")
        assert await ann.refused(
            "POST", f"/api/rooms/{ann.code}/bots", {"level": "heuristic+rude"}
        ) == ("no_bot")
        await ann.in_room("start")
        await ann.sync()
        await ann.acts("roll")
        await house.wait(0)
        await ann.until(lambda m: m["type"] == "frame" and m["version"] >= 2)
        assert any(
            worker.process is not None for worker in house.hub.services.runner.thinkers.workers
        )
        assert metrics.BOT_FAILURES.counts == {}

    metrics.BOT_FAILURES.counts.clear()


@pytest.mark.slow
async def test_what_a_bot_weighed_is_told_when_all_is_open(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        await ann.in_room("bots", {"level": "search"})
        await ann.in_room("start")
        await ann.sync()
        path = f"/api/tables/{ann.room['table']}/replay"
        await house.wait(60_000)
        assert not any(frame["considered"] for frame in (await ann.get(path))["frames"])
        await to_the_end(house, ann)

        frames = (await ann.get(f"{path}?as=all"))["frames"]
        weighed = [frame for frame in frames if frame["considered"]]
        assert weighed
        for frame in weighed:
            chosen, *others = frame["considered"]
            assert frame["seat"] == 1
            assert chosen["action"] == frame["action"]
            assert chosen["words"]["id"].startswith("act-")
            assert 1 <= len(others) <= 4
            assert all(0 <= move["value"] <= 1 for move in frame["considered"])


@pytest.mark.parametrize(
    ("failure", "why"),
    [("raises", "RuntimeError in "), ("cheats", "its answer is not legal")],
)
async def test_a_bot_that_fails_does_not_stop_the_table(
    failure: str,
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def act(self: RandomBot, view: object, legal: list[Any], events: object) -> Any:
        if failure == "raises":
            raise RuntimeError("no idea")
        return self.game.vocabulary.actions[0]  # the table's own word

    monkeypatch.setattr(RandomBot, "act", act)

    metrics.BOT_FAILURES.counts.clear()
    async with open_house(tmp_path) as house:
        (ann,) = await begun(house, HUSTLE, ["Ann"], bots=2)
        await ann.acts("roll")
        await house.wait(0)

        assert ann.frame["version"] >= 3  # all have rolled
        assert ann.frame["pending"] == [0] or ann.frame["phase"] != "start"
    assert metrics.BOT_FAILURES.counts[""] >= 2
    failures = [line for line in caplog.records if line.levelno > logging.INFO]
    start = f"a bot failed (heist-hustle, random): {why}"
    assert all(line.getMessage().startswith(start) and not line.exc_info for line in failures)
    assert "no idea" not in caplog.text  # an error's own words may name a card


@pytest.mark.skipif(MILLIONS not in GAMES, reason="the game is not here")
async def test_without_clocks_the_table_does_not_wait_for_somebody_absent(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        guests = await begun(house, MILLIONS, ["Ann", "Bob", "Cy"], {"clocks": False})
        ann, bob, cy = guests
        await ann.in_room("settings", {"stand_ins": False})
        for guest in (ann, bob):
            await guest.acts(guest.actions[0])
        await cy.leaves()
        await house.wait(59_999)
        assert ann.frame["phase"] == "choose"

        await house.wait(1)  # [MD-113]
        assert ann.frame["phase"] == "negotiate"


@pytest.mark.skipif(MILLIONS not in GAMES, reason="the game is not here")
async def test_without_clocks_whoever_is_back_while_all_choose_is_asked_again(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        guests = await begun(house, MILLIONS, ["Ann", "Bob", "Cy"], {"clocks": False})
        ann, bob, cy = guests
        await ann.in_room("settings", {"stand_ins": False})
        await cy.leaves()
        await house.wait(60_000)
        assert ann.frame["pending"] == [ann.seat, bob.seat]

        await cy.enters()
        await house.wait(0)
        for guest in (ann, bob):
            await guest.acts(guest.actions[0])
        await house.wait(59_999)
        await cy.sync()
        assert (cy.frame["phase"], cy.frame["pending"]) == ("choose", [cy.seat])  # [MD-113]
        await cy.acts(cy.actions[0])
        assert cy.frame["phase"] == "negotiate"


@pytest.mark.skipif(OCEANS not in GAMES, reason="the game is not here")
async def test_a_captain_who_is_gone_is_replaced_for_good(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        guests = await begun(house, OCEANS, ["Ann", "Bob", "Cy", "Dee"])
        captains = guests[0].frame["view"]["captains"]
        sides = {seat: side for side, seat in captains.items()}
        captain = guests[next(iter(sides))]
        await captain.leaves()
        others = [guest for guest in guests if guest is not captain]
        await house.wait(14_000)
        assert others[0].frame["view"]["captains"] == captains

        await house.wait(1_000)  # [OH-9]
        for guest in others:
            await guest.sync()
        now = others[0].frame["view"]["captains"]
        assert now != captains
        new = guests[now[sides[captain.seat]]]
        assert new.is_connected()

        # Back again, the old captain is no captain as long as the new one stays.
        await captain.enters()
        await house.wait(20_000)
        assert captain.frame["view"]["captains"] == now


async def test_who_sleeps_through_two_decisions_is_played_for_until_awake(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        guests = await begun(house, BANK, FIVE)
        ann = guests[0]

        async def next_sleeper() -> Guest:
            for _ in range(200):
                if any(chair["stand_in"] for chair in ann.room["chairs"]):
                    break
                await house.wait_for_clock()
            return next(g for g in guests if ann.room["chairs"][g.seat]["stand_in"])

        sleeper = await next_sleeper()
        table = house.tables[ann.frame["table"]]
        assert sleeper.is_connected()
        assert table.record.decisions[0].seat == TABLE

        await sleeper.acts("pass", decision="0.0")  # anything will do
        await ann.sync()
        assert not ann.room["chairs"][sleeper.seat]["stand_in"]

        sleeper = await next_sleeper()
        heard = sleeper.frame["version"]
        await sleeper.send({"type": "hello", "table": ann.frame["table"], "heard": heard})
        await sleeper.sync()
        await ann.sync()
        assert not ann.room["chairs"][sleeper.seat]["stand_in"]
        assert ann.room["notices"][-1]["kind"] == "back"


@pytest.mark.parametrize(("takeover", "is_played_for"), [("on", True), ("off", False)])
async def test_a_games_own_word_on_stand_ins_counts(
    takeover: str, is_played_for: bool, tmp_path: Path
) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, *_ = await begun(house, BANK, FIVE, {"bot_takeover": takeover})
        await bob.leaves()
        await house.wait(3_000 if is_played_for else 600_000)
        await ann.sync()
        assert ann.room["chairs"][bob.seat]["stand_in"] is is_played_for


async def test_what_becomes_due_while_a_room_is_looked_at_is_not_missed(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        await bob.leaves()
        presence = house.hub.rooms[ann.code].presence
        due = presence.gone[bob.room["you"]] + PAUSE_AFTER
        house.time.millis = due

        assert presence.next_look((), due - 1) == 0  # the look began too early by a hair
        assert presence.next_look((), due) > 0
