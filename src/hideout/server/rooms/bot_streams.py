"""The open streams of bots: which rooms each is told of, and what it hears when it comes back.

Whenever a room's document changes it is looked at here: a bot that is invited is told, one that
has a chair gets a page in the room. Only rooms in memory are known; one that nobody looks at is
asleep, and the bot returns to it by itself when somebody wakes it.
"""

from typing import Final

import msgspec

from hideout.engine.core import Seat
from hideout.engine.message import verbatim
from hideout.server.house import words
from hideout.server.house.bot_tokens import HouseBots
from hideout.server.house.refusal import Refused
from hideout.server.rooms import programs, rules
from hideout.server.rooms.live import LiveRoom
from hideout.server.rooms.services import Services
from hideout.server.rooms.visits import enter
from hideout.server.wire.bot_messages import PROTOCOL, BotRoom, Invited, Opened
from hideout.server.wire.bot_stream import BotPage, BotStream, StreamMemory
from hideout.server.wire.messages import Bye, Refusal, words_of

MOST_STREAMS: Final = 2  # of one bot; the oldest gives way
MOST_ROOMS: Final = 32  # of one bot
MOST_MEMORIES: Final = 1000

_encode = msgspec.json.Encoder().encode


class BotStreams:
    def __init__(self, services: Services, house: HouseBots) -> None:
        self.services = services
        self.house = house
        self.rooms: dict[str, dict[str, LiveRoom]] = {}  # by person, by code
        self._known: dict[str, set[str]] = {}  # by code: the bots a room knew when last looked at
        self.open_streams: dict[
            str, list[BotStream]
        ] = {}  # by person, in the order they were opened
        self._memories: dict[str, StreamMemory] = {}  # the one used last is last

    # Lines

    def open(self, person: str, name: str, address: str, after: int) -> BotStream:
        """A bot is there: it is told what it is invited to, and comes into its rooms."""
        memory = self._memory(person)
        is_known = memory.knows(after)
        stream = BotStream(person, address, memory, self.services.settings.page_kilobytes * 1000)
        if is_known:
            stream.heard = memory.heard_by(after)
        mine = self.open_streams.setdefault(person, [])
        mine.append(stream)
        for older in mine[:-MOST_STREAMS]:
            self.close(older, "replaced")
        stream.tell("", Opened(protocol=PROTOCOL, person=person, name=name, resumed=is_known))
        for room in list(self.rooms.get(person, {}).values()):
            self._update(stream, room)
        return stream

    def close(self, stream: BotStream, reason: str = "") -> None:
        """It is over, whoever ended it; closing it twice does nothing."""
        mine = self.open_streams.get(stream.person, [])
        if stream not in mine:
            return
        mine.remove(stream)
        if not mine:
            del self.open_streams[stream.person]
        if reason:
            stream.tell("", Bye(reason=reason))
        stream.hang_up()
        pages, stream.pages = stream.pages, {}
        for code, page in pages.items():
            room = self.rooms.get(stream.person, {}).get(code)
            if room is not None:
                room.exit(page)

    def close_all(self, person: str, reason: str) -> None:
        for stream in self.open_streams.get(person, [])[:]:
            self.close(stream, reason)

    def _memory(self, person: str) -> StreamMemory:
        memory = self._memories.pop(person, None) or StreamMemory(self.services.wall_clock.now())
        self._memories[person] = memory
        if len(self._memories) > MOST_MEMORIES:
            del self._memories[next(iter(self._memories))]
        return memory

    # Rooms

    def look(self, room: LiveRoom) -> None:
        """A room is in memory, or has changed."""
        here = room.document.programs
        for person in self._known.pop(room.code, set()) - set(here):
            self._lose(person, room)
        if here:
            self._known[room.code] = set(here)
        for person in here:
            self.rooms.setdefault(person, {})[room.code] = room
            for stream in self.open_streams.get(person, []):
                self._update(stream, room)

    def forget(self, room: LiveRoom) -> None:
        """A room has left memory; its pages are told so."""
        for person in self._known.pop(room.code, set()):
            self._unlink(person, room)
            for stream in self.open_streams.get(person, []):
                stream.pages.pop(room.code, None)

    def _lose(self, person: str, room: LiveRoom) -> None:
        """A room no longer knows a bot. Its token for that room is now worthless."""
        self._unlink(person, room)
        for stream in self.open_streams.get(person, [])[:]:
            page = stream.pages.pop(room.code, None)
            if page is not None and not page.is_gone:
                stream.tell(room.code, Bye(reason="kicked"))
                room.exit(page)
            self._invite(stream, room, None)
            if self.house.by_person(person) is None:
                self.close(stream, "revoked")

    def _unlink(self, person: str, room: LiveRoom) -> None:
        mine = self.rooms.get(person, {})
        if mine.get(room.code) is room:
            del mine[room.code]
        if not mine:
            self.rooms.pop(person, None)

    def _update(self, stream: BotStream, room: LiveRoom) -> None:
        document = room.document
        somebody = document.people.get(stream.person)
        if somebody is not None and not somebody.has_left:
            stream.invitations.pop(room.code, None)
            page = stream.pages.get(room.code)
            if page is None or page.is_gone:
                page = BotPage(stream, room.code, stream.person, stream.address, room.pages.backlog)
                stream.pages[room.code] = page
                self.services.spawn(self._enter(stream, room, page))
            return
        program = document.programs.get(stream.person)
        is_invited = program is not None and program.invited
        self._invite(stream, room, invitation(room) if is_invited else None)

    def _invite(self, stream: BotStream, room: LiveRoom, invited: Invited | None) -> None:
        """Tell of an invitation, if it is news."""
        before = stream.invitations.get(room.code)
        if invited is None:
            if before is not None:
                del stream.invitations[room.code]
                void = msgspec.json.decode(before, type=Invited)
                void.withdrawn, void.open = True, False
                stream.tell(room.code, void)
            return
        text = _encode(invited)
        if text != before:
            stream.invitations[room.code] = text
            stream.push(room.code, text)

    async def _enter(self, stream: BotStream, room: LiveRoom, page: BotPage) -> None:
        if page.is_gone or stream.is_gone:
            return
        try:
            room.pages.require_space(stream.address)
            room.knock(page)
            table, heard = stream.heard.pop(room.code, ("", 0))
            await enter(room, page, table, heard)
        except Refused as error:
            room.exit(page)
            stream.pages.pop(room.code, None)
            stream.tell(room.code, refusal_of(error))

    # Questions

    def require_time(self, person: str, name: str) -> None:
        """Refuses if a bot may not be in one more room."""
        if len(self.rooms.get(person, {})) >= MOST_ROOMS:
            raise Refused("busy", words.PROGRAM_IS_BUSY.given({"name": verbatim(name)}))

    def rooms_of(self, person: str) -> list[BotRoom]:
        return [_bot_room(room, person) for room in self.rooms.get(person, {}).values()]


def refusal_of(error: Refused, ref: int = 0) -> Refusal:
    return Refusal(
        ref=ref,
        code=error.code,
        words=words_of(error.message),
        sentence=error.sentence,
        clauses=error.clauses,
    )


def invitation(room: LiveRoom) -> Invited:
    document = room.document
    seats = rules.seats_of(document)
    host = document.people.get(document.host)
    return Invited(
        game=document.game,
        title=rules.game_of(document).title,
        host="" if host is None else host.name,
        options=document.options,
        least=seats[0],
        most=seats[-1],
        seated=len(document.chairs),
        open=programs.is_free(document),
    )


def _bot_room(room: LiveRoom, person: str) -> BotRoom:
    document = room.document
    table = room.table
    seat: Seat | None = None if table is None or table.is_closed else table.seat_of(person)
    return BotRoom(
        room=room.code,
        game=document.game,
        invited=document.programs[person].invited,
        playing=document.playing,
        awaited=document.playing
        and table is not None
        and seat is not None
        and seat in table.state.pending(),
    )
