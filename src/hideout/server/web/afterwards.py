"""What a house says about a finished game: places, margins, where it turned, who may see it.

A game is shown to strangers only if everybody who sat at it has agreed, and for as long as they do.
Its link is the table's id and a secret, made when the last one agrees and forgotten when the first
one no longer does.
"""

import asyncio
import hmac
import secrets
from typing import Any, Final

import msgspec

from hideout.engine.core import Seat
from hideout.engine.record import write_record
from hideout.server.bots.looking_back import LookBack
from hideout.server.bots.workers import ProcessDied, Unavailable
from hideout.server.house import words
from hideout.server.house.refusal import Refused
from hideout.server.rooms.hub import Hub
from hideout.server.rooms.live import LiveRoom
from hideout.server.store import interface
from hideout.server.store.documents import (
    Afterword,
    Glance,
    Recalled,
    TableDocument,
    Turning,
    people_of,
    words_said,
)
from hideout.server.store.interface import TABLE_SAVED, Change, checksum
from hideout.server.table.replays import is_open
from hideout.server.table.table import LiveTable
from hideout.server.web.replay_cache import ReplayCache
from hideout.server.wire import messages

PATIENCE: Final = 25.0  # seconds for looking back, of which most may be waiting for a turn
MOST_AT_ONCE: Final = 4  # games looked back at; whoever asks then is told the rest
TABLE_TALK: Final = "table"  # the channel that everybody hears
BETWEEN: Final = "~"  # of a link's two parts


class Afterwards:
    def __init__(self, hub: Hub, replays: ReplayCache) -> None:
        self.hub = hub
        self.replays = replays
        self.looking: dict[str, asyncio.Task[Afterword]] = {}

    # What there is to tell

    async def word(self, table: Glance) -> Afterword:
        """Told once, and kept with the game. Raises Refused."""
        if not table.is_over():
            raise Refused("closed_record", words.OPENS_AFTER)
        kept = table.document.afterword
        if kept is not None and (kept.recalled is not None or not is_open(table)):
            return kept
        table_id = table.document.id
        task = self.looking.get(table_id)
        if task is None:
            task = self.looking[table_id] = asyncio.create_task(self._made(table))
            task.add_done_callback(lambda _: self.looking.pop(table_id, None))
        return await asyncio.shield(task)

    async def _made(self, table: Glance) -> Afterword:
        copy = await self.replays.read(table.document.id)
        word = result_of(copy, is_open(table))
        if not is_open(table):
            return word
        if len(self.looking) > MOST_AT_ONCE:
            return word
        seen = await self._seen(copy)
        if seen is None:
            return word  # another time, perhaps
        word.turning, word.recalled = seen
        word.is_whole = True
        await self._keep(table.document, word)
        return word

    async def _seen(self, table: LiveTable) -> tuple[Turning, list[Recalled]] | None:
        """Where the game turned and what its bots say of it; nowhere is a turning point at step -1.
        None: nobody could say."""
        record = write_record(table.record)
        bots = [seat for seat, person in enumerate(table.document.persons) if not person]
        question = LookBack(secrets.randbits(16), record, bots, remarks_of(table))
        try:
            seen = await self.hub.services.runner.thinkers.look_back(question, PATIENCE)
        except (Unavailable, ProcessDied):
            return None
        if seen.failure:
            return None
        recalled = [Recalled(**one._asdict()) for one in seen.memories]
        if seen.turn is None:
            return Turning(step=-1), recalled
        turn = seen.turn
        return Turning(step=turn.step, before=turn.before, after=turn.after), recalled

    async def _keep(self, document: TableDocument, word: Afterword) -> None:
        try:
            room = self.hub.room(document.room)
        except Refused:
            return  # forgotten, or another server's: whoever asks there is told there
        await self.change(room, document.id, lambda kept: setattr(kept, "afterword", word))

    # Showing it to strangers

    def sharing(self, table: Glance, person: str) -> messages.Sharing:
        document = table.document
        people = people_of(document)
        return messages.Sharing(
            people=len(people),
            agreed=sum(one in document.agreed for one in people),
            mine=person in document.agreed,
            may=person in people and not document.daily,
            link=link_of(document),
        )

    async def agree(self, room: LiveRoom, table_id: str, person: str, yes: bool) -> None:
        """Raises Refused."""
        glance = self.replays.archive.glance(table_id)
        if glance.document.room != room.code or not glance.is_over():
            raise Refused("closed_record", words.OPENS_AFTER)
        if person not in people_of(glance.document):
            raise Refused("no_seat", words.NO_SEAT)
        if glance.document.daily:
            raise Refused("closed_record", words.DAILY_IS_YOURS)
        await self.change(room, table_id, lambda document: agree(document, person, yes))

    def shared(self, link: str) -> Glance:
        """The game behind a link, while everybody agrees. Raises Refused."""
        table_id, _, secret = link.partition(BETWEEN)
        try:
            table = self.replays.archive.glance(table_id)
        except Refused:
            raise Refused("no_table", words.NOT_SHARED) from None
        ours = table.document.share
        if not ours or not hmac.compare_digest(ours.encode(), secret.encode()):
            raise Refused("no_table", words.NOT_SHARED)
        if not table.is_over():
            raise Refused("no_table", words.NOT_SHARED)
        return table

    async def change(self, room: LiveRoom, table_id: str, work: Any) -> None:
        """Change what is stored of a game that is over. Raises Refused."""
        live = room.table
        if live is not None and live.document.id == table_id and not live.is_closed:
            async with live.lock:
                work(live.document)
                await room.append([saved(live.document)])
            return
        document = self.replays.archive.glance(table_id).document
        work(document)
        await room.append([saved(document)])


def agree(document: TableDocument, person: str, yes: bool) -> None:
    document.agreed = [one for one in document.agreed if one != person]
    if yes:
        document.agreed.append(person)
    if set(people_of(document)) <= set(document.agreed):
        document.share = document.share or secrets.token_urlsafe(16)
    else:
        document.share = ""


def link_of(document: TableDocument) -> str:
    return f"{document.id}{BETWEEN}{document.share}" if document.share else ""


def saved(document: TableDocument) -> Change:
    data = msgspec.json.encode(document)
    return (
        TABLE_SAVED,
        (document.id, document.room, data, interface.OVER, None, checksum(data)),
    )


def result_of(table: LiveTable, with_scores: bool) -> Afterword:
    """Who came where, as far as the result itself tells it."""
    game, state = table.game, table.state
    won = game.wins(state)
    scores = game.scores(state) if with_scores else won
    ranks = list(zip(won, scores, strict=True))
    return Afterword(
        places=[1 + sum(other > mine for other in ranks) for mine in ranks],
        scores=[float(score) for score in scores],
        margins=[float(one) for one in game.margins(state)] if with_scores else [],
        has_scores=with_scores and list(scores) != list(won),
    )


def remarks_of(table: LiveTable) -> list[tuple[int, Seat, str, dict[str, Any]]]:
    """What the bots said to the whole table."""
    said = [
        (saying, words_said(saying)) for saying in table.sayings if saying.channel == TABLE_TALK
    ]
    return [(one.step, one.seat, words.id, words.args) for one, words in said if words is not None]
