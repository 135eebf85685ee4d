"""Requests of bots that play over the network, and of hosts about them.

A bot is who its token says, and may ask for nothing but what stands here; what its seat may not
know it is not told. Allowances are looked at before a token is, and wrong tokens are rationed.
"""

import secrets
from typing import Any, Final, NamedTuple

from aiohttp import web

from hideout.engine.message import verbatim
from hideout.server.house import words
from hideout.server.house.bot_tokens import key_of, room_in
from hideout.server.house.refusal import Refused
from hideout.server.rooms import programs, reseat, rules, speech
from hideout.server.rooms.live import LiveRoom
from hideout.server.web.api import ROOM, SHARED, Api, number_in
from hideout.server.wire import bot_messages as B
from hideout.server.wire import messages as M
from hideout.server.wire.bot_stream import BotPage
from hideout.server.wire.connections import Backlog
from hideout.server.wire.openapi import ANYBODY, BOT, HOST, Operation

Request = web.Request
SCHEME: Final = "Bearer "
WRONG_TOKENS: Final = 10  # a minute and network
NO_TOKEN: Final = verbatim("Send a bot's token: Authorization: Bearer hb_...")
BAD_TOKEN: Final = verbatim("That is not a valid bot token (it may have been revoked).")
NOT_FOR_BOTS: Final = verbatim("A bot's token does not allow that.")
FOR_ALL: Final = ("/api/games", "/api/bots")  # what a bot may ask for as anybody may
SPEECH: Final = 3  # what a line of talk costs of the allowance
COMING: Final = 5  # and to come or to go


class BotOf(NamedTuple):
    """Who a token stands for."""

    person: str
    name: str
    only: str  # the one room it is good for; "" for the house


class BotCallers:
    """Who bots are, and how much they may ask for."""

    def __init__(self, api: Api) -> None:
        self.api = api
        self.hub = api.hub
        most = api.settings.bot_requests_per_minute
        limits = api.hub.services.limits
        self.requests = limits("bots", most, 60_000)
        self.from_address = limits("bots' addresses", SHARED * most, 60_000)
        self.wrong = limits("wrong tokens", WRONG_TOKENS, 60_000)

    def pay(self, person: str, address: str, cost: int = 1) -> None:
        """Raises Refused."""
        if not (self.from_address.take(address, cost) and self.requests.take(person, cost)):
            raise Refused("too_fast", words.TOO_MANY_REQUESTS)

    def recognise(self, token: str, network: str) -> BotOf:
        """Raises Refused, and Elsewhere if the token's room is."""
        if not token:
            raise Refused("no_token", NO_TOKEN)
        may_guess = self.wrong.is_left(network)
        found = self._found(token, may_guess)
        if found is not None:
            return found
        if not may_guess:
            raise Refused("too_fast", words.TOO_MANY_REQUESTS)
        self.wrong.take(network)
        raise Refused("no_token", BAD_TOKEN)

    def _found(self, token: str, may_load: bool) -> BotOf | None:
        """Who it stands for; whoever has guessed too often has no room loaded for a guess."""
        code = room_in(token)
        if code is None or not (may_load or not code or code in self.hub.rooms):
            return None
        if not code:
            bot = self.hub.house_bots.by_token(token)
            return None if bot is None else BotOf(bot.person, bot.name, "")
        key = key_of(token)
        try:
            known = self.hub.room(code).document.programs
        except Refused as error:
            if error.code == "no_room":
                return None
            raise
        mine = [person for person, one in known.items() if one.key == key]
        return BotOf(mine[0], known[mine[0]].name, code) if mine else None

    def is_good(self, bot: BotOf) -> bool:
        """Whether the token of an open stream has not been taken back meanwhile."""
        return bool(bot.only) or self.hub.house_bots.by_person(bot.person) is not None

    def room(self, bot: BotOf, code: str) -> LiveRoom:
        """A room that knows this bot; of others it is not told that they exist. Raises Refused."""
        if bot.only and bot.only != code:
            raise Refused("not_invited", programs.NOT_INVITED)
        if not bot.only and code not in self.hub.bot_streams.rooms.get(bot.person, {}):
            # Asleep perhaps: found if it is there, and counted like a wrong token if not.
            document = self.hub.document(code) if rules.is_code(code) else None
            if document is None or bot.person not in document.programs:
                raise Refused("not_invited", programs.NOT_INVITED)
        room = self.hub.room(code)
        if bot.person not in room.document.programs:
            raise Refused("not_invited", programs.NOT_INVITED)
        return room

    def entered(self, bot: BotOf, code: str) -> LiveRoom:
        room = self.room(bot, code)
        rules.require_member(room.document, bot.person)
        return room

    # What a bot does in a room, by request or over its socket

    async def accept(self, bot: BotOf, code: str) -> LiveRoom:
        room = self.room(bot, code)
        await room.change(lambda r: programs.accept(r, bot.person))
        return room

    async def decline(self, bot: BotOf, code: str) -> None:
        room = self.room(bot, code)
        await room.change(lambda r: programs.decline(r, bot.person))

    async def leave(self, bot: BotOf, code: str) -> None:
        room = self.entered(bot, code)
        here = room.pages.here()
        await room.change(lambda r: rules.leave(r, bot.person, here))
        room.drop_person(bot.person, "left")
        room.look_after(0)

    async def act(self, bot: BotOf, code: str, decision: str, action: str) -> None:
        """Done when it is durable, however long it is held."""
        room = self.entered(bot, code)
        while wait := await room.act_as(bot.person, decision, action):
            await self.hub.wall_clock.sleep(wait)

    async def say(self, bot: BotOf, code: str, channel: str, text: str) -> None:
        room = self.entered(bot, code)
        mouth = BotPage(None, code, bot.person, "", Backlog(0))
        await speech.say(room, mouth, channel, text)


def bearer(request: Request) -> str:
    """The token that came as a header, "" if there is none."""
    header = request.headers.get("Authorization", "")
    return header[len(SCHEME) :].strip() if header.startswith(SCHEME) else ""


def require_person(request: Request, operation: Operation) -> None:
    """A bot may not ask for what is meant for people. Raises Refused."""
    if bearer(request) and not operation.path.startswith(FOR_ALL):
        raise Refused("not_for_bots", NOT_FOR_BOTS)


# Requests of bots


async def account(bots: BotCallers, request: Request, bot: BotOf) -> Any:
    rooms = bots.hub.bot_streams.rooms_of(bot.person)
    return B.BotAccount(person=bot.person, name=bot.name, only=bot.only, rooms=rooms)


async def accept(bots: BotCallers, request: Request, bot: BotOf) -> Any:
    return (await bots.accept(bot, _code(request))).news(bot.person)


async def decline(bots: BotCallers, request: Request, bot: BotOf) -> Any:
    await bots.decline(bot, _code(request))
    return M.Accepted(ref=0)


async def leave(bots: BotCallers, request: Request, bot: BotOf) -> Any:
    await bots.leave(bot, _code(request))
    return M.Accepted(ref=0)


async def show(bots: BotCallers, request: Request, bot: BotOf) -> Any:
    return bots.entered(bot, _code(request)).news(bot.person)


async def frame(bots: BotCallers, request: Request, bot: BotOf) -> Any:
    room = bots.entered(bot, _code(request))
    heard = number_in(request.query.get("heard", "0"))
    text = await room.frame_for(bot.person, request.query.get("table", ""), heard)
    return web.Response(body=text, content_type="application/json")


async def act(bots: BotCallers, request: Request, bot: BotOf, body: B.BotAct) -> Any:
    await bots.act(bot, _code(request), body.decision, body.action)
    return M.Accepted(ref=0)


async def say(bots: BotCallers, request: Request, bot: BotOf, body: B.BotSay) -> Any:
    await bots.say(bot, _code(request), body.channel, body.text)
    return M.Accepted(ref=0)


def _code(request: Request) -> str:
    return request.match_info["code"].upper()


# Requests of hosts


async def house_bots(api: Api, request: Request, person: str) -> Any:
    streams = api.hub.bot_streams.open_streams
    return [
        M.HouseBot(name=bot.name, connected=bot.person in streams)
        for bot in api.hub.house_bots.all()
    ]


async def new_program(api: Api, request: Request, person: str, body: M.NewProgram) -> Any:
    room = api.hosted(request, person)
    bot = secrets.token_hex(8)
    tokens: list[str] = []
    await room.change(lambda r: tokens.append(programs.new_program(r, bot, body.name)))
    name = room.document.programs[bot].name
    return M.ProgramToken(person=bot, name=name, token=tokens[0])


async def invite(api: Api, request: Request, person: str, body: M.NewProgram) -> Any:
    room = api.hosted(request, person)
    streams, house = api.hub.bot_streams, api.hub.house_bots.all()

    def work(document: Any) -> None:
        known = set(document.programs)
        bot = programs.invite(document, body.name, house)
        if bot not in known:
            streams.require_time(bot, document.programs[bot].name)

    await room.change(work)
    return room.news(person)


async def remove(api: Api, request: Request, person: str, body: M.AboutPerson) -> Any:
    room = api.hosted(request, person)
    if body.person in room.document.people and body.person in room.document.programs:
        await reseat.kick(room, body.person)
    else:
        await room.change(lambda r: programs.forget(r, body.person))
    return room.news(person)


MINE: Final = "/api/bot/rooms/{code}"
SINCE: Final = (
    ("table", "the table whose events are counted"),
    ("heard", "how many of its events; the frame has those after them"),
)
OPERATIONS: Final = (
    Operation("GET", "/api/bots", house_bots, None, list[M.HouseBot], ANYBODY, "Bots to invite"),
    Operation(
        "POST", ROOM + "/programs", new_program, M.NewProgram, M.ProgramToken, HOST,
        "a token for a bot from elsewhere",
    ),
    Operation(
        "POST", ROOM + "/programs/invite", invite, M.NewProgram, M.Room, HOST, "invite a bot"
    ),
    Operation(
        "POST", ROOM + "/programs/remove", remove, M.AboutPerson, M.Room, HOST, "take it back"
    ),
    Operation("GET", "/api/bot", account, None, B.BotAccount, BOT, "Who a bot is, and its rooms"),
    Operation(
        "POST", MINE + "/accept", accept, None, M.Room, BOT, "Come in and sit down", cost=COMING
    ),
    Operation("POST", MINE + "/decline", decline, None, M.Accepted, BOT, "Not come", cost=COMING),
    Operation("POST", MINE + "/leave", leave, None, M.Accepted, BOT, "Go", cost=COMING),
    Operation("GET", MINE, show, None, M.Room, BOT, "A room that the bot is in"),
    Operation("GET", MINE + "/frame", frame, None, M.Frame, BOT, "What it knows now", SINCE),
    Operation("POST", MINE + "/act", act, B.BotAct, M.Accepted, BOT, "Decide"),
    Operation("POST", MINE + "/say", say, B.BotSay, M.Accepted, BOT, "Speak", cost=SPEECH),
)  # fmt: skip
