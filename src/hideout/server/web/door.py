"""The door of a room: who may try a code, and which addresses are shut out for a while."""

from typing import Final

from hideout.server.house import words
from hideout.server.house.refusal import Refused
from hideout.server.rooms.hub import Hub
from hideout.server.rooms.live import LiveRoom
from hideout.server.store.documents import RoomDocument
from hideout.server.store.interface import Away, Elsewhere

WHOLE_HOUSE: Final = 50  # how many addresses may use up their wrong codes before nobody may try
SENT_AWAY: Final = 30 * 60_000  # for how long nobody new comes from where somebody was sent away
MOST_REMEMBERED: Final = 50_000
HOUSE: Final = ""  # whose allowance is everybody's


class Door:
    def __init__(self, hub: Hub, wrong_codes: int) -> None:
        services = hub.services
        self.hub = hub
        self.wall_clock = services.wall_clock
        self.wrong_codes = services.limits("wrong codes", wrong_codes, 60_000)
        self.all_wrong_codes = services.limits("all codes", WHOLE_HOUSE * wrong_codes, 60_000)
        self._networks: dict[tuple[str, str], str] = {}  # where people of a room were last
        self._closed: dict[tuple[str, str], int] = {}  # a room and a network, and until when
        self.noticeboard = services.noticeboard
        if self.noticeboard is not None:
            self.noticeboard.readers["closed"] = self._others_closed
            self.noticeboard.newcomers.append(self._tell_closed)

    def room(self, code: str, person: str, network: str) -> LiveRoom:
        """The room a code opens for somebody. Raises Refused.

        Whoever has guessed too often is told nothing about any code, right or wrong, but of the
        rooms they are in.
        """
        now = self.wall_clock.now()
        may_guess = self.wrong_codes.is_left(network) and self.all_wrong_codes.is_left(HOUSE)
        try:
            room = self.hub.room_behind(code, person)
        except Away:
            raise
        except Elsewhere as error:
            if not may_guess and not self._is_known(error.room, person):
                raise Refused("too_fast", words.TOO_MANY_CODES) from None
            raise
        except Refused:
            self.wrong_codes.take(network)
            self.all_wrong_codes.take(HOUSE)
            if may_guess:
                raise
            raise Refused("too_fast", words.TOO_MANY_CODES) from None
        if person in room.document.people or person in room.document.returning:
            self._remember(room, person, network)
        elif not may_guess:
            raise Refused("too_fast", words.TOO_MANY_CODES)
        elif self._closed.get((room.code, network), 0) > now:
            raise Refused("kicked", words.KICKED)
        return room

    def invitation(self, code: str, network: str) -> RoomDocument | None:
        """What a room is like, for somebody invited to it; None if nothing may be told of it. To
        look costs as much as to try the code at the door."""
        if not (self.wrong_codes.is_left(network) and self.all_wrong_codes.is_left(HOUSE)):
            return None
        found = self.hub.store.code_behind(code.upper())
        if found is None:
            self.wrong_codes.take(network)
            self.all_wrong_codes.take(HOUSE)
            return None
        document = self.hub.document(found)
        return None if document is None or document.locked else document

    def _is_known(self, code: str, person: str) -> bool:
        document = self.hub.document(code)
        return document is not None and (person in document.people or person in document.returning)

    def _remember(self, room: LiveRoom, person: str, network: str) -> None:
        self._networks.pop((room.code, person), None)
        self._networks[room.code, person] = network
        if len(self._networks) > MOST_REMEMBERED:
            del self._networks[next(iter(self._networks))]

    def close_to(self, room: LiveRoom, person: str) -> None:
        """Somebody is sent away: nobody new comes from there, unless the host is there, too."""
        network = self._networks.get((room.code, person))
        if network is None or network == self._networks.get((room.code, room.document.host)):
            return
        now = self.wall_clock.now()
        self._closed = {key: until for key, until in self._closed.items() if until > now}
        self._closed[room.code, network] = now + SENT_AWAY
        if self.noticeboard is not None:
            self.noticeboard.tell("closed", [[room.code, network, now + SENT_AWAY]])

    def _tell_closed(self) -> None:
        """To a server that has just begun."""
        if self.noticeboard is not None and self._closed:
            self.noticeboard.tell("closed", [[*key, until] for key, until in self._closed.items()])

    def _others_closed(self, message: list[tuple[str, str, int]]) -> None:
        for code, network, until in message[:MOST_REMEMBERED]:
            self._closed[code, network] = until

    async def renew_code(self, room: LiveRoom) -> None:
        """Replace a code that too many people know."""
        code = self.hub.free_code()

        def change(document: RoomDocument) -> None:
            document.door = code

        await room.change(change)
