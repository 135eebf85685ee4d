"""Talk at a table and in a room: the rules say who may speak and who hears.

Text, gestures and typing marks all go the same way. After a reload people are told again what they
could hear live. A reader's pages are not told what people the reader ignores say.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from hideout.engine.core import TABLE, Seat, hears
from hideout.engine.message import verbatim
from hideout.server.bots.worker import Spoken
from hideout.server.house import words
from hideout.server.house.clock import WallClock
from hideout.server.house.plain_text import plain_line
from hideout.server.house.refusal import Refused
from hideout.server.rooms import rules
from hideout.server.rooms.pages import Pages, viewer_of
from hideout.server.store.documents import RoomDocument, Saying, words_said
from hideout.server.table.table import LiveTable
from hideout.server.wire.connections import Connection, pack
from hideout.server.wire.messages import EMOTES, Said, TypingMark, Words

ROOM: Final = "room"  # before and between games: everybody in the room
SPECTATORS: Final = "spectators"  # players hear it when the game is over
LONGEST: Final = 500
REMEMBERED: Final = 50  # lines of a room's own talk
RETOLD: Final = 200  # of a table's, to a page that comes back and when the game is over
LOOKED_AT: Final = 2000  # of a table's, for lines to tell again


class Talk:
    def __init__(self, pages: Pages, wall_clock: WallClock) -> None:
        self.pages = pages
        self.wall_clock = wall_clock
        self.lines: list[Said] = []  # not stored: a chat before the game

    def line(self, room: RoomDocument, page: Connection, text: str) -> str:
        """Free talk as it may be said. Raises Refused."""
        self._require_speaker(room, page)
        line = plain_line(text)
        if not 1 <= len(line) <= LONGEST:
            raise Refused("bad_text", words.LINE_LENGTH.given({"most": LONGEST}))
        if not room.free_text:
            raise Refused("no_free_text", words.NO_FREE_TEXT)
        return line

    def gesture(self, room: RoomDocument, page: Connection, emote: str) -> str:
        """Raises Refused."""
        self._require_speaker(room, page)
        if emote not in EMOTES:
            raise Refused(
                "bad_text", words.GESTURES.given({"gestures": verbatim(", ".join(EMOTES))})
            )
        return emote

    def _require_speaker(self, room: RoomDocument, page: Connection) -> None:
        if rules.somebody(room, page.person).is_muted:
            raise Refused("muted", words.MUTED)
        if page.is_screen:
            raise Refused("silent", words.SCREEN_IS_SILENT)

    # At the table

    def saying(
        self,
        room: RoomDocument,
        table: LiveTable,
        page: Connection,
        channel: str,
        text: str,
        is_emote: bool,
    ) -> Saying:
        """A line as it is stored, with those who hear it. Raises Refused."""
        viewer = viewer_of(page, room, table)
        return Saying(
            step=table.state.step,
            seat=TABLE if viewer is None else viewer,
            person=page.person,
            name=room.people[page.person].name,
            channel=channel,
            audience=self.audience(table, viewer, channel),
            text=text,
            emote=is_emote,
            at=self.wall_clock.now(),
        )

    def remarks(self, table: LiveTable, seat: Seat, spoken: Sequence[Spoken]) -> list[Saying]:
        """What a bot says, on the channels that its seat has now: the rules hold for it, too."""
        channels = table.game.channels(table.state, seat)
        return [
            Saying(
                step=table.state.step,
                seat=seat,
                person="",
                name=table.document.called[seat],
                channel=channel,
                audience=channels[channel],
                text=msgspec.json.encode(Words(id=id, args=args)).decode(),
                emote=False,
                at=self.wall_clock.now(),
            )
            for channel, id, args in spoken
            if channel in channels
        ]

    def audience(self, table: LiveTable, viewer: Seat | None, channel: str) -> int:
        """Who hears this viewer on this channel now. Raises Refused."""
        if viewer is None:
            raise Refused("silent", words.CLOSED_TO_SPECTATORS)
        if viewer == TABLE:
            if channel != SPECTATORS:
                raise Refused("silent", words.SPECTATORS_ARE_SILENT)
            return 0
        channels = table.game.channels(table.state, viewer)
        if channel not in channels:
            raise Refused("silent", words.RULES_WANT_SILENCE)
        return channels[channel]

    def may_hear(self, table: LiveTable, saying: Saying, viewer: Seat) -> bool:
        """The same for a live line and for one told again."""
        if saying.channel == SPECTATORS and viewer == TABLE:
            return True
        if table.is_over() and (table.document.open_after or saying.channel == SPECTATORS):
            return True
        return saying.audience != 0 and hears(saying.audience, viewer)

    def tell(self, room: RoomDocument, table: LiveTable, saying: Saying) -> None:
        line = pack(said(saying))
        for page in self._readers(room, saying.person):
            viewer = viewer_of(page, room, table) if page.has_entered else None
            if viewer is not None and self.may_hear(table, saying, viewer):
                page.send(line)

    def _readers(self, room: RoomDocument, speaker: str) -> list[Connection]:
        """The pages of those who want to hear somebody. A screen hears everybody."""
        return [page for page in self.pages.open if _wants_to_hear(page, room, speaker)]

    def retell(self, page: Connection, room: RoomDocument, table: LiveTable) -> None:
        """The last of what this viewer could hear; a reload hears what the live page heard."""
        viewer = viewer_of(page, room, table)
        if viewer is None:
            return
        heard = [
            saying
            for saying in table.sayings[-LOOKED_AT:]
            if self.may_hear(table, saying, viewer) and _wants_to_hear(page, room, saying.person)
        ]
        for saying in heard[-RETOLD:]:
            page.send(pack(said(saying)))

    def open_up(self, room: RoomDocument, table: LiveTable) -> None:
        """The game is over: what was said out of somebody's hearing may be heard now."""
        for saying in table.sayings[-RETOLD:]:
            if saying.step == table.state.step:
                break  # said after the end, in everybody's hearing
            line = pack(said(saying))
            for page in self._readers(room, saying.person):
                viewer = viewer_of(page, room, table)
                if viewer is None or not self.may_hear(table, saying, viewer):
                    continue
                if not _heard_live(saying, viewer):
                    page.send(line)

    def typing(
        self, room: RoomDocument, table: LiveTable, page: Connection, channel: str, is_on: bool
    ) -> None:
        """A typing mark is speech too: where one may not speak it reaches nobody."""
        seat = table.seat_of(page.person)
        if seat is None or page.is_screen or rules.somebody(room, page.person).is_muted:
            return
        audience = table.game.channels(table.state, seat).get(channel, 0)
        mark = pack(TypingMark(channel=channel, seat=seat, on=is_on))
        for other in self._readers(room, page.person):
            viewer = viewer_of(other, room, table) if other.has_entered else None
            if viewer is None or viewer == seat or not audience:
                continue
            if hears(audience, viewer):
                other.send(mark)

    # Before and between games

    def say_in_room(self, room: RoomDocument, page: Connection, text: str, is_emote: bool) -> None:
        """Raises Refused."""
        if room.playing:
            raise Refused("silent", words.SPEAK_AT_THE_TABLE)
        line = Said(
            channel=ROOM,
            person=page.person,
            name=room.people[page.person].name,
            seat=TABLE,
            text=text,
            at=self.wall_clock.now(),
            emote=is_emote,
        )
        self.lines.append(line)
        del self.lines[:-REMEMBERED]
        for reader in self._readers(room, page.person):
            reader.send(pack(line))

    def retell_room(self, page: Connection, room: RoomDocument) -> None:
        if not room.playing:
            for line in self.lines:
                if _wants_to_hear(page, room, line.person):
                    page.send(pack(line))


def _wants_to_hear(page: Connection, room: RoomDocument, speaker: str) -> bool:
    return page.is_screen or rules.hears_from(room, page.person, speaker)


def _heard_live(saying: Saying, viewer: Seat) -> bool:
    if saying.channel == SPECTATORS:
        return viewer == TABLE
    return hears(saying.audience, viewer)


def said(saying: Saying) -> Said:
    told = words_said(saying)
    return Said(
        channel=saying.channel,
        person=saying.person,
        name=saying.name,
        seat=saying.seat,
        text=saying.text if told is None else "",
        words=told,
        at=saying.at,
        emote=saying.emote,
    )
