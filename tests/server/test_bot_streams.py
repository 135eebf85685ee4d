"""Bots that play over the network: tokens, invitations, streams, and how people see them."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from hideout.server.house import bot_tokens
from hideout.server.rooms import bot_streams, programs
from hideout.server.wire import bot_stream
from tests.server.house import PATIENCE, Guest, House, begun, open_house, play_on, seated
from tests.server.live_bots import LiveBot, new_bot, seated_bot, stream

HUSTLE = "heist-hustle"


async def playing(house: House) -> tuple[Guest, LiveBot]:
    """Ann and a bot at a table of two; it is Ann's turn."""
    (ann,) = await seated(house, HUSTLE, ["Ann"])
    bot = await seated_bot(house, ann)
    await ann.in_room("start")
    await ann.sync()
    await bot.sync()
    return ann, bot


def chair_of(room: dict[str, Any], guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = next(c for c in room["chairs"] if c["person"] == guest.room["you"])
    return found


# Coming


async def test_a_bot_is_invited_with_its_token_and_sits_down_when_it_accepts(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        bot = await new_bot(house, ann, "Deep Pockets")
        async with stream(bot) as line:
            hello = await line.until(lambda e: e["type"] == "hello")
            invited = await line.until(lambda e: e["type"] == "invitation")
            assert (hello["name"], hello["resumed"]) == ("Deep Pockets", False)
            assert (invited["room"], invited["game"], invited["host"], invited["open"]) == (
                ann.code, HUSTLE, "Ann", True,
            )  # fmt: skip
            await ann.sync()
            assert len(ann.room["chairs"]) == 1

            await bot.in_mine("accept")
            await line.until(lambda e: e["type"] == "room")
        await ann.sync()
        assert [chair["name"] for chair in ann.room["chairs"]] == ["Ann", "Deep Pockets"]


async def test_everybody_is_told_who_is_a_bot(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bot = await playing(house)
        zed = house.guest("Zed")
        await zed.joins(ann.code, watch=True)
        await zed.enters()
        for guest in (ann, bot, zed):
            marks = [(c["name"], c["kind"], c["program"]) for c in guest.room["chairs"]]
            assert marks == [("Ann", "person", False), ("Botty", "person", True)]
            assert guest.frame["bots"] == [1]


async def test_bots_of_the_house_are_marked_in_frames_too(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, _ = await begun(house, HUSTLE, ["Ann", "Bob"], bots=1)
        assert ann.frame["bots"] == [2]


async def test_a_declined_or_withdrawn_invitation_is_void(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        bot = await new_bot(house, ann)
        async with stream(bot) as line:
            await line.until(lambda e: e["type"] == "invitation")
            await bot.in_mine("decline")
            assert await line.until(lambda e: e.get("withdrawn") is True)
        path = f"/api/bot/rooms/{ann.code}/accept"
        assert await bot.refused("POST", path) == "not_invited"
        await ann.in_room("programs/invite", {"name": "botty"})
        await bot.post(path)


async def test_while_a_game_runs_an_invitation_waits(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        bot = await new_bot(house, ann)
        async with stream(bot) as line:
            first = await line.until(lambda e: e["type"] == "invitation")
            assert first["open"] is False
            assert await bot.refused("POST", f"/api/bot/rooms/{ann.code}/accept") == "playing"
            await play_on(house, [ann, bob], lambda guest: guest.actions[0])
            await ann.in_room("settings", {"pace": "fast"})
            await line.until(lambda e: e["type"] == "invitation" and e["open"])
        await bot.in_mine("accept")


# Playing


async def test_a_bot_plays_to_the_end_over_its_socket(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bot = await playing(house)
        await play_on(house, [ann, bot], lambda guest: guest.actions[0])
        await bot.sync()
        assert ann.frame["result"] == bot.frame["result"]
        assert bot.frame["viewer"] == 1
        numbers = [event["seq"] for event in bot.inbox]
        assert numbers == sorted(set(numbers))


async def test_a_bot_plays_to_the_end_by_requests_alone(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        bot = await new_bot(house, ann)
        await bot.in_mine("accept")
        await ann.in_room("start")
        path = f"/api/bot/rooms/{ann.code}"
        heard: list[int] = []
        while True:
            await ann.sync()
            if ann.is_waited_for():
                await ann.acts(ann.actions[0])
            frame = await bot.get(f"{path}/frame?table={ann.frame['table']}&heard={len(heard)}")
            heard += [event["n"] for event in frame["events"]]
            if frame["result"]:
                break
            if frame["viewer"] in frame["pending"]:
                act = {"decision": frame["decision"], "action": frame["legal"][0]["action"]}
                await bot.post(f"{path}/act", act)
        assert heard == list(range(1, frame["version"] + 1))
        assert (await bot.get("/api/bot"))["rooms"][0]["playing"] is False


async def test_a_bot_sees_what_a_page_in_its_seat_would_see(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bot = await playing(house)
        frame = await bot.get(f"/api/bot/rooms/{ann.code}/frame")
        live = {key: value for key, value in bot.frame.items() if key not in ("seq", "room")}
        assert frame == live
        assert "dice" not in ann.frame["view"] or frame["viewer"] != ann.frame["viewer"]


async def test_what_is_refused_is_refused_as_to_anybody(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bot = await playing(house)
        path = f"/api/bot/rooms/{ann.code}/act"
        decision = bot.frame["decision"]
        assert await bot.refused("POST", path, {"decision": "9.9", "action": "roll"}) == "stale"
        body = {"decision": decision, "action": "roll"}
        assert await bot.refused("POST", path, body) == "not_your_turn"
        assert (await bot.acts("roll"))["code"] == "not_your_turn"
        body = {"decision": decision, "action": "dance"}
        assert await bot.refused("POST", path, body) == "malformed"


async def test_a_bot_talks_where_its_seat_may(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bot = await playing(house)
        assert (await bot.says("Good luck"))["type"] == "accepted"
        await bot.in_mine("say", {"channel": "table", "text": "You too"})
        await ann.sync()
        assert [line["text"] for line in ann.heard("said")] == ["Good luck", "You too"]
        await ann.says("Thanks")
        await bot.sync()
        assert bot.heard("said")[-1]["text"] == "Thanks"


# Coming again


async def test_a_line_is_taken_up_again_after_the_last_event_that_was_read(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bot = await playing(house)
        heard = bot.frame["version"]
        last = bot.last
        await bot.leaves()
        await ann.acts(ann.actions[0])
        bot.forget()
        await bot.enters(after=last)
        await bot.sync()
        assert bot.heard("hello")[0]["resumed"] is True
        (frame,) = bot.heard("frame")
        assert [event["n"] for event in frame["events"]] == list(
            range(heard + 1, frame["version"] + 1)
        )
        assert frame["version"] > heard


async def test_a_number_nobody_knows_begins_with_the_first_event(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bot = await playing(house)
        await ann.acts(ann.actions[0])
        for after in (5, bot.last + 1000):
            await bot.leaves()
            bot.forget()
            await bot.enters(after=after)
            await bot.sync()
            assert bot.heard("hello")[0]["resumed"] is False
            assert bot.heard("frame")[0]["events"][0]["n"] == 1


async def test_after_a_restart_a_bot_is_back_in_its_rooms(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bot = await playing(house)
        decision, last = bot.frame["decision"], bot.last
        await house.restart()
        house.time.millis += 5
        bot.forget()
        await bot.enters(after=last)
        frame = await bot.until(lambda e: e["type"] == "frame")
        assert frame["decision"] == decision
        assert bot.last > last
        assert ann.code in house.hub.rooms


def test_a_memory_is_bounded() -> None:
    memory = bot_stream.StreamMemory(1000)
    for n in range(3 * bot_stream.MOST_MARKS):
        memory.number("ABC", "table", n)
    assert len(memory.marks) == bot_stream.MOST_MARKS
    assert not memory.knows(1001)
    assert memory.knows(memory.seq)
    assert memory.heard_by(memory.seq - 1) == {"ABC": ("table", 3 * bot_stream.MOST_MARKS - 2)}


async def test_a_bot_has_two_streams_and_the_oldest_gives_way(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        bot = await new_bot(house, ann)
        async with stream(bot) as first, stream(bot), stream(bot):
            bye = await first.until(lambda e: e["type"] == "bye")
            assert (bye["room"], bye["reason"]) == ("", "replaced")
            await first.end()
            assert (
                len(house.hub.bot_streams.open_streams[bot.room["you"]]) == bot_streams.MOST_STREAMS
            )


# Taking back


async def test_a_revoked_token_is_good_for_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bot = await playing(house)
        await ann.in_room("programs/remove", {"person": bot.room["you"]})
        await bot.until(lambda e: e["type"] == "bye" and e["reason"] == "revoked")
        assert await bot.refused("GET", "/api/bot") == "no_token"
        await ann.sync()
        assert [c["kind"] for c in ann.room["chairs"]] == ["person", "bot"]
        assert ann.room["programs"] == []
        assert house.hub.bot_streams.open_streams == {}
        assert house.hub.bot_streams.rooms == {}


async def test_a_kicked_bot_is_out_and_its_seat_is_the_houses(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bot = await playing(house)
        await ann.in_room("kick", {"person": bot.room["you"]})
        assert await bot.refused("GET", "/api/bot") == "no_token"


async def test_a_token_is_kept_as_a_hash_only(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        bot = await new_bot(house, ann)
        secret = bot.token.rpartition("_")[2]
        await house.settle()
        document = house.hub.room(ann.code).document
        assert document.programs[bot.room["you"]].key == bot_tokens.key_of(bot.token)
        for file in tmp_path.iterdir():
            assert secret.encode() not in file.read_bytes()
        news = json.dumps(await ann.get(f"/api/rooms/{ann.code}"))
        assert secret not in news
        assert bot_tokens.key_of(bot.token) not in news


async def test_a_room_knows_only_so_many(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        for n in range(programs.MOST):
            await new_bot(house, ann, f"Bot number {n}")
        path = f"/api/rooms/{ann.code}/programs"
        assert await ann.refused("POST", path, {"name": "One more"}) == "full"


# The house's own


async def test_a_bot_of_the_house_is_invited_by_name(tmp_path: Path) -> None:
    token = bot_tokens.add_bot(tmp_path / bot_tokens.FILE, "Maria")
    async with open_house(tmp_path) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        (bob,) = await seated(house, HUSTLE, ["Bob"])
        maria = LiveBot(house, token, ann.code)
        async with stream(maria) as line:
            assert await ann.get("/api/bots") == [{"name": "Maria", "connected": True}]
            for host in (ann, bob):
                await host.in_room("programs/invite", {"name": "maria"})
                await line.until(lambda e, code=host.code: e["room"] == code)  # type: ignore[misc]
                await maria.post(f"/api/bot/rooms/{host.code}/accept")
            account = await maria.get("/api/bot")
            assert {room["room"] for room in account["rooms"]} == {ann.code, bob.code}
            for host in (ann, bob):
                await host.in_room("start")
                frame = await line.until(
                    lambda e, code=host.code: e["type"] == "frame" and e["room"] == code  # type: ignore[misc]
                )
                assert (frame["viewer"], frame["bots"]) == (1, [1])
        path = f"/api/rooms/{ann.code}/programs/invite"
        assert await ann.refused("POST", path, {"name": "Nobody"}) == "no_bot"


async def test_a_bot_that_the_owner_takes_back_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hideout.server.web import bot_sockets

    monkeypatch.setattr(bot_tokens, "EVERY", 0.0)
    monkeypatch.setattr(bot_sockets, "QUIET", 0.01)
    token = bot_tokens.add_bot(tmp_path / bot_tokens.FILE, "Maria")
    async with open_house(tmp_path) as house:
        maria = LiveBot(house, token, "")
        async with stream(maria) as line:
            await line.until(lambda e: e["type"] == "hello")
            bot_tokens.revoke_bot(tmp_path / bot_tokens.FILE, "maria")
            bye = await line.until(lambda e: e["type"] == "bye")
            assert bye["reason"] == "revoked"
            await line.end()
        assert await maria.refused("GET", "/api/bot") == "no_token"


# What a bot is not


async def test_a_bot_has_no_say_among_people(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bot = await playing(house)
        person = bot.room["you"]
        assert await ann.refused("POST", f"/api/rooms/{ann.code}/host", {"person": person})
        assert "code" not in await ann.answer({"type": "more-time"})
        assert ann.frame["more_time"] == []  # one of one person wants it, so it is given
        await play_on(house, [ann, bot], lambda guest: guest.actions[0])
        await ann.sync()
        assert [row["name"] for row in ann.room["score"]] == ["Ann"]
        table = ann.frame["table"]
        shared = await ann.in_room("share", {"table": table, "yes": True})
        assert (shared["people"], bool(shared["link"])) == (1, True)
        await ann.in_room("again", {})
        await ann.sync()
        assert ann.room["playing"] is True  # a bot need not say that it is in


async def test_nobody_waits_for_people_in_a_room_of_bots_that_wait(tmp_path: Path) -> None:
    """A bot's open line keeps no room in memory, and wakes up with it."""
    async with open_house(tmp_path, idle_minutes=1) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        bot = await new_bot(house, ann)
        await bot.in_mine("accept")
        async with stream(bot) as line:
            await line.until(lambda e: e["type"] == "room")
            await ann.leaves()
            await house.wait(10 * 60_000)
            assert ann.code not in house.hub.rooms
            await line.until(lambda e: e["type"] == "bye" and e["reason"] == "asleep")
            line.events.clear()
            await ann.enters()
            await line.until(lambda e: e["type"] == "room")


async def test_when_people_are_gone_a_table_pauses_though_a_bot_is_there(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bot = await playing(house)
        await ann.leaves()
        await house.wait(5_000)
        assert house.tables[bot.frame["table"]].is_paused()


async def test_bots_play_among_themselves_while_nobody_looks(tmp_path: Path) -> None:
    async with open_house(tmp_path, idle_minutes=1) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        bots = [await seated_bot(house, ann, name) for name in ("Uno", "Duo")]
        await ann.in_room("stand")
        await ann.in_room("start")
        await ann.leaves()
        await house.wait(3 * 60_000)
        assert ann.code in house.hub.rooms
        for bot in bots:
            await bot.sync()
        await play_on(house, list(bots), lambda guest: guest.actions[0])
        assert bots[0].frame["result"]


# Limits


async def test_wrong_tokens_are_rationed_before_they_are_looked_at(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        bot = await new_bot(house, ann)
        wrong = LiveBot(house, f"hb_{ann.code}_{'0' * 40}", ann.code)
        codes = [await wrong.refused("GET", "/api/bot") for _ in range(12)]
        assert codes == ["no_token"] * 10 + ["too_fast"] * 2
        await bot.get("/api/bot")  # whoever is known already does not pay for that
        house.hub.rooms[ann.code].close()
        assert await bot.refused("GET", "/api/bot") == "too_fast"
        assert ann.code not in house.hub.rooms  # nothing is loaded for somebody who guesses
        await house.wait(60_000)
        await bot.get("/api/bot")


async def test_a_bot_has_an_allowance_of_its_own(tmp_path: Path) -> None:
    async with open_house(tmp_path, bot_requests_per_minute=30) as house:
        ann, bot = await playing(house)
        codes = set()
        for _ in range(30):
            codes.add((await bot.acts("roll", decision="9.9"))["code"])
        assert codes == {"stale", "too_fast"}
        assert await bot.refused("GET", "/api/bot") == "too_fast"
        await ann.acts(ann.actions[0])  # nobody else pays for it


@pytest.mark.parametrize("kind", ["act", "binary", "nonsense", "ping"])
async def test_whatever_a_bot_sends_is_counted(kind: str, tmp_path: Path) -> None:
    """Nobody can flood the house by way of a bot's socket."""
    act = {"type": "act", "ref": 1, "decision": "9.9", "action": "roll"}
    async with open_house(tmp_path, bot_requests_per_minute=30) as house:
        ann, bot = await playing(house)
        assert bot.socket is not None
        before = len(bot.inbox)
        with suppress(ConnectionError):
            for _ in range(120):
                if kind == "act":
                    await bot.send(act)
                elif kind == "binary":
                    await bot.socket.send_bytes(b"x")
                elif kind == "nonsense":
                    await bot.socket.send_str("x")
                else:
                    await bot.socket.ping()
        bye = await bot.until(lambda e: e["type"] == "bye")
        assert bye["reason"] == "too_fast"
        assert len(bot.inbox) - before <= 30 + 50 + 2
        await ann.acts(ann.actions[0])


async def test_a_bot_whose_library_pings_is_answered(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        _, bot = await playing(house)
        assert bot.socket is not None
        await bot.socket.ping()
        assert (await bot.says("Still here"))["type"] == "accepted"


async def test_a_line_that_is_not_read_is_cut_off(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        _, bot = await playing(house)
        (line,) = house.hub.bot_streams.open_streams[bot.room["you"]]
        line.most = 2_000
        for _ in range(100):
            line.push(bot.code, b'{"type":"bye","reason":"nothing"}')
        assert line.is_gone
        assert (line.size, line.waiting) == (0, [])
        async with asyncio.timeout(PATIENCE):
            while house.hub.bot_streams.open_streams:
                await asyncio.sleep(0.01)


def test_a_file_of_bots_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "deep" / bot_tokens.FILE
    token = bot_tokens.add_bot(path, "Maria")
    assert path.stat().st_mode & 0o077 == 0
    assert token not in path.read_text()
    assert bot_tokens.room_in(token) == ""
    assert bot_tokens.room_in(bot_tokens.new_token("ABCDEF")) == "ABCDEF"
    assert bot_tokens.room_in("hb_" + "x" * 40) is None
    with pytest.raises(ValueError, match="There is already a bot maria"):
        bot_tokens.add_bot(path, "maria")
    with pytest.raises(ValueError, match="those of this house are: Maria"):
        bot_tokens.revoke_bot(path, "Bob")
    bot_tokens.revoke_bot(path, "Maria")
    assert bot_tokens.read_bots(path) == []
