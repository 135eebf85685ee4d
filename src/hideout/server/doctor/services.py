"""What houses share: the database, the Redis server, and the way from one house to another."""

import time
from collections.abc import AsyncIterator
from typing import Any, Final

import aiohttp

from hideout.engine.reader import BadData
from hideout.server.doctor.findings import MOST_SKEW, Finding, better, fine, told, wrong
from hideout.server.house.noticeboard import open_noticeboard
from hideout.server.house.settings import Settings
from hideout.server.house.unreachable import why
from hideout.server.store.interface import StoreError
from hideout.server.store.opening import require_driver
from hideout.server.web.app import SOCKET_SEEN

PATIENCE: Final = 5.0  # seconds
FOR_A_SOCKET: Final = {  # all of a handshake: HAProxy answers half a one with 400
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "c29tZXRoaW5nIHJhbmRvbQ==",
}


async def look_at_database(settings: Settings) -> AsyncIterator[Finding]:
    try:
        require_driver(settings.database_url)
    except StoreError as error:
        yield told(error)
        return
    import asyncpg

    failures = (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError)
    try:
        db = await asyncpg.connect(settings.database_url, timeout=PATIENCE)
    except failures as error:
        yield wrong(
            f"The database cannot be opened: {why(error)}.",
            "Check --database, and that this machine can reach it.",
        )
        return
    try:
        yield fine("The database answers.")
        async for finding in _database(db, settings):
            yield finding
    except StoreError as error:
        yield told(error)
    except failures as error:
        yield wrong(
            f"What is in the database cannot be read: {why(error)}.",
            "Make the user named in --database the owner of what is in it.",
        )
    finally:
        await db.close()


async def _database(db: Any, settings: Settings) -> AsyncIterator[Finding]:
    from hideout.server.store.postgres_schema import (
        SCHEMA,
        clock_of,
        houses_on,
        may_fill,
        version_of,
    )

    version = await version_of(db)
    if version == 0 and not await may_fill(db):
        yield wrong(
            "The database is empty, and Hideout may not create tables in it.",
            "Make the user named in --database its owner.",
        )
    elif version == 0:
        yield better("The database is empty.", "The first house to start creates its tables.")
    elif version == SCHEMA:
        yield fine("The database has the format of this version.")
    elif version < SCHEMA:
        yield wrong(
            "The database has the format of an older Hideout.",
            "Stop every house that uses it, then run `hideout migrate`.",
        )
    else:
        yield wrong(
            "The database was written by a newer Hideout.",
            "Upgrade Hideout here as well, or use another database.",
        )
    before = time.time()
    theirs = await clock_of(db)
    yield skew(theirs - (before + time.time()) / 2)
    if version == SCHEMA:
        async for finding in _houses(await houses_on(db), settings):
            yield finding


def skew(seconds: float) -> Finding:
    """By how much the database's clock is ahead of ours."""
    if abs(seconds) > MOST_SKEW:
        side = "behind" if seconds > 0 else "ahead of"
        return wrong(
            f"The clock of this machine is {abs(seconds):.0f} s {side} the database's.",
            "Let both machines set their clocks from the network (NTP).",
        )
    return fine("The clocks of this machine and of the database agree.")


async def _houses(peers: list[str], settings: Settings) -> AsyncIterator[Finding]:
    if peers and not settings.peer:
        yield wrong(
            f"{len(peers)} houses use the database, and this one does not say where it is.",
            "Give every house a --peer, the address at which the others reach it.",
        )
    if len(peers) > 1 and not settings.redis_url:
        yield better(
            "Several houses use the database without a Redis server between them.",
            "Give all of them the same --redis: they then share limits, bans and bot workers.",
        )
    for peer in peers:
        sentence = await _refusal(f"{peer}/healthz")
        if sentence:
            yield wrong(
                f"The house at {peer} cannot be reached from here: {sentence}.",
                "Let the houses reach each other: one may have to relay a page to another.",
            )
        else:
            yield fine(f"The house at {peer} can be reached from here.")


async def look_at_redis(url: str) -> AsyncIterator[Finding]:
    try:
        noticeboard = open_noticeboard(url)
    except BadData as error:
        yield wrong(str(error), "Check --redis.")
        return
    try:
        await noticeboard.client.ping()
        yield fine("The Redis server answers.")
    except noticeboard.gone as error:
        yield wrong(
            f"The Redis server does not answer: {why(error)}.",
            "Check --redis; until then each house counts limits and thinks for bots alone.",
        )
    finally:
        await noticeboard.client.aclose()


async def look_at_origin(settings: Settings) -> AsyncIterator[Finding]:
    """The route people take: by the address they type."""
    sentence = await _refusal(f"{settings.origin}/healthz")
    if sentence:
        yield wrong(
            f"{settings.origin} does not lead here: {sentence}.",
            "Check the name, the certificate and the proxy; the house itself must be running.",
        )
        return
    yield fine(f"{settings.origin} leads to a house.")
    if await _drops_upgrades(settings.origin):
        yield wrong(
            f"The proxy at {settings.origin} does not pass on sockets.",
            "Let it pass on `Upgrade` and `Connection`: docs/server.md shows how.",
        )
    else:
        yield fine(f"Sockets come through {settings.origin}.")


async def _refusal(address: str) -> str:
    """Why a page cannot be read; nothing if it can."""
    timeout = aiohttp.ClientTimeout(total=PATIENCE)
    try:
        async with aiohttp.ClientSession(timeout=timeout) as http, http.get(address) as answer:
            return "" if answer.status == 200 else f"it answers {answer.status}"
    except (aiohttp.ClientError, TimeoutError, ValueError, OSError) as error:
        return why(error)


async def _drops_upgrades(origin: str) -> bool:
    """A house says whether it was asked for a socket; some proxies swallow the question."""
    timeout = aiohttp.ClientTimeout(total=PATIENCE)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as http,
            http.get(f"{origin}/healthz", headers=FOR_A_SOCKET) as answer,
        ):
            return SOCKET_SEEN not in await answer.text()
    except (aiohttp.ClientError, TimeoutError, OSError):
        return True
