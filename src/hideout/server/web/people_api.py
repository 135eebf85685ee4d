"""Requests about people: who they are, where they sit, the next game, and what is theirs."""

from typing import Any, Final

from aiohttp import web

from hideout.server.house.refusal import Refused
from hideout.server.rooms import people, rules, sides, standins
from hideout.server.table.replays import require_reader
from hideout.server.web.api import NEW_GAME, ROOM, Api
from hideout.server.web.identity import WHO, person_of
from hideout.server.wire import messages as M
from hideout.server.wire.openapi import ANYBODY, DEALER, HOST, MEMBER, Operation

Request = web.Request
LOOKS: Final = 5
ONLY_HERE: Final = "only here"  # on the noticeboard


async def call_me(api: Api, request: Request, person: str, body: M.Named) -> Any:
    room = api.entered(request, person)
    await room.change(lambda r: people.call_me(r, person, body.name, body.avatar))
    return room.news(person)


async def choose_side(api: Api, request: Request, person: str, body: M.Side) -> Any:
    room = api.entered(request, person)
    await room.change(lambda r: sides.choose(r, person, body.side))
    return room.news(person)


async def become_screen(api: Api, request: Request, person: str) -> Any:
    room = api.hosted(request, person)
    await room.change(lambda r: people.become_screen(r, person))
    return room.news(person)


async def stand_in(api: Api, request: Request, person: str, body: M.AboutChair) -> Any:
    room = api.entered(request, person)
    await standins.ask(room, person, body.chair)
    return room.news(person)


async def set_level(api: Api, request: Request, person: str, body: M.BotLevel) -> Any:
    room = api.hosted(request, person)
    await room.change(lambda r: rules.set_level(r, body.chair, body.level))
    return room.news(person)


# The next game


async def again(api: Api, request: Request, person: str, body: M.Again) -> Any:
    room = api.dealt_by(request, person)
    await room.rematch.call(person, body.game)
    return room.news(person)


async def answer(api: Api, request: Request, person: str, body: M.Answer) -> Any:
    room = api.entered(request, person)
    await room.rematch.answer(person, body.yes)
    return room.news(person)


async def deal_now(api: Api, request: Request, person: str) -> Any:
    room = api.dealt_by(request, person)
    await room.rematch.deal()
    return room.news(person)


async def take_back(api: Api, request: Request, person: str) -> Any:
    room = api.dealt_by(request, person)
    await room.rematch.take_back()
    return room.news(person)


# What is mine, wherever I come from


async def mine(api: Api, request: Request, person: str, body: M.Mine) -> Any:
    """All that anybody learns about a room or a game here is that they belong to it."""
    # Once each: a browser may know an older code of a room as well.
    rooms = {found.code: found for code in body.rooms if (found := _my_room(api, person, code))}
    tables = [one for one in body.tables if _is_my_table(api, person, one)]
    return M.MyGames(rooms=list(rooms.values()), tables=tables)


def _my_room(api: Api, person: str, code: str) -> M.MyRoom | None:
    hub = api.hub
    code = code.upper()
    document = hub.document(hub.store.code_behind(code) or code)
    if document is None or (person not in document.people and person not in document.returning):
        return None
    seats = [chair.person for chair in document.chairs]
    is_seated = document.playing and person in seats
    live = hub.rooms.get(document.code)
    table = live.table if live is not None else None
    pending = table.state.pending() if table is not None and not table.is_closed else []
    return M.MyRoom(
        code=rules.door_of(document),
        game=document.game,
        playing=document.playing,
        seated=is_seated,
        awaited=is_seated and seats.index(person) in pending,
        names=[
            rules.name_of(document, chair) for chair in document.chairs if chair.person != person
        ],
    )


def _is_my_table(api: Api, person: str, table_id: str) -> bool:
    try:
        table = api.archive.glance(table_id)
        require_reader(table, api.hub.document(table.document.room), person)
    except Refused:
        return False
    return table.is_over()


async def make_pass(api: Api, request: Request, person: str, body: M.Keepsakes) -> Any:
    await api.identities.keep(person)
    return api.passes.make(person, body)


async def use_pass(api: Api, request: Request, person: str, body: M.PassCode) -> Any:
    """From now on this browser belongs to the person whose code it is."""
    ticket = api.passes.use(body.code, api.network(request))
    request[WHO] = ticket.person, await api.identities.new_key(ticket.person)
    return ticket.kept


async def only_here(api: Api, request: Request, person: str) -> Any:
    """Forget every other browser of this person."""
    _, fresh = person_of(request)
    if fresh is None:
        secret = api.identities.secret_in(request.cookies)
        key = await api.identities.forget_other_keys(person, secret)
        noticeboard = api.hub.services.noticeboard
        if noticeboard is not None:
            noticeboard.tell(ONLY_HERE, [person, key])
    _drop_pages(api, person)
    return M.MyGames(rooms=[], tables=[])


def hear_of_others(api: Api) -> None:
    """What is said here at another server of the house counts at this one, too."""

    def hear(message: Any) -> None:
        person, key = message
        api.identities.unlearn(person, key)
        _drop_pages(api, person)

    noticeboard = api.hub.services.noticeboard
    if noticeboard is not None:
        noticeboard.readers[ONLY_HERE] = hear


def _drop_pages(api: Api, person: str) -> None:
    for room in list(api.hub.rooms.values()):
        room.drop_person(person, "replaced")  # whoever may comes again


OPERATIONS: Final = (
    Operation("POST", ROOM + "/me", call_me, M.Named, M.Room, MEMBER, "Another name and face"),
    Operation("POST", ROOM + "/side", choose_side, M.Side, M.Room, MEMBER, "Choose a team"),
    Operation("POST", ROOM + "/stand-in", stand_in, M.AboutChair, M.Room, MEMBER, "A bot for them"),
    Operation("POST", ROOM + "/screen", become_screen, None, M.Room, HOST, "be only the screen"),
    Operation("POST", ROOM + "/chairs/level", set_level, M.BotLevel, M.Room, HOST, "a bot's level"),
    Operation("POST", ROOM + "/again", again, M.Again, M.Room, DEALER, "ask all", cost=NEW_GAME),
    Operation("POST", ROOM + "/again/answer", answer, M.Answer, M.Room, MEMBER, "Play, or not"),
    Operation("POST", ROOM + "/again/deal", deal_now, None, M.Room, DEALER, "wait no longer"),
    Operation("POST", ROOM + "/again/cancel", take_back, None, M.Room, DEALER, "take it back"),
    Operation("POST", "/api/mine", mine, M.Mine, M.MyGames, ANYBODY, "What is mine", cost=LOOKS),
    Operation(
        "POST", "/api/mine/code", make_pass, M.Keepsakes, M.Pass, ANYBODY, "A code for elsewhere",
        cost=LOOKS,
    ),
    Operation("POST", "/api/mine/here", use_pass, M.PassCode, M.Keepsakes, ANYBODY, "Use it"),
    Operation("POST", "/api/mine/only", only_here, None, M.MyGames, ANYBODY, "No other device"),
)  # fmt: skip
