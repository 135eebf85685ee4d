"""Requests about the daily heist."""

from typing import Any, Final

from aiohttp import web

from hideout.games import GAMES
from hideout.server.house import words
from hideout.server.rooms import rules
from hideout.server.web.api import NEW_GAME, Api
from hideout.server.wire import messages as M
from hideout.server.wire.openapi import ANYBODY, Operation

Request = web.Request
LOOKS: Final = 5


async def all_dailies(api: Api, request: Request, person: str) -> Any:
    return [api.dailies.told(game, person) for game in GAMES]


async def one_daily(api: Api, request: Request, person: str) -> Any:
    return api.dailies.told(api.game_of(request).name, person)


async def play_daily(api: Api, request: Request, person: str, body: M.Named) -> Any:
    game = api.game_of(request).name
    code = api.dailies.room_of(game, person)
    if not code:
        api.take(api.new_rooms, request, words.TOO_MANY_ROOMS)
        rules.tidy_name(body.name)
        await api.identities.keep(person)
        code = await api.dailies.play(game, person, body.name, body.avatar)
    return M.DailyRoom(code=code)


OPERATIONS: Final = (
    Operation(
        "GET", "/api/daily", all_dailies, None, list[M.Daily], ANYBODY, "Today's deals", cost=LOOKS
    ),
    Operation("GET", "/api/daily/{game}", one_daily, None, M.Daily, ANYBODY, "Today's deal"),
    Operation(
        "POST", "/api/daily/{game}", play_daily, M.Named, M.DailyRoom, ANYBODY, "Play it alone",
        cost=NEW_GAME,
    ),
)  # fmt: skip
