"""A game replayed through one viewer's eyes: the same projection as the live table."""

from collections.abc import Mapping
from typing import Any, Final, Protocol

from hideout.engine.core import EVERYONE, OVER, TABLE, Event, Game, Seat, hears
from hideout.engine.message import verbatim
from hideout.engine.record import Decision
from hideout.engine.sitting import Watcher
from hideout.server.house import words
from hideout.server.house.refusal import Refused
from hideout.server.store.documents import (
    RoomDocument,
    TableDocument,
    Weighed,
    proof_of_table,
)
from hideout.server.table.frames import Voice
from hideout.server.table.table import LiveTable
from hideout.server.wire.messages import (
    Considered,
    Fairness,
    LuckShare,
    Replay,
    ReplayFrame,
    Told,
    Words,
    words_of,
)

ALL: Final = -2  # the eyes that see everything
MOST_FRAMES: Final = 1000  # in one answer


class Known(Protocol):
    """A table, played again or only glanced at."""

    document: TableDocument

    def is_over(self) -> bool: ...

    def seat_of(self, person: str) -> Seat | None: ...


def require_reader(table: "Known", room: RoomDocument | None, person: str) -> None:
    """A game is for those who sat at it and for those in its room, as the room allows."""
    if room is not None and person in room.banned:
        raise Refused("kicked", words.KICKED)
    if person in table.document.persons:
        return
    if table.document.daily:  # a deal that others may still have before them
        raise Refused("closed_record", words.DAILY_IS_YOURS)
    if room is None or person not in room.people:
        raise Refused("not_here", words.NOT_YOUR_ROOM)
    if not room.spectators and not table.is_over():
        raise Refused("closed_record", words.CLOSED_TO_SPECTATORS)


def is_open(table: "Known") -> bool:
    """Whether everything may be seen: after the end, if that was agreed before the game."""
    return table.is_over() and table.document.open_after


def require_open(table: "Known") -> None:
    if not table.is_over():
        raise Refused("closed_record", words.OPENS_AFTER)
    if not table.document.open_after:
        raise Refused("closed_record", words.CLOSED_FOR_GOOD)


def viewer_for(table: "Known", person: str, wanted: str) -> Seat:
    """Whose eyes somebody may borrow: one's own always, others' when all is open."""
    seat = table.seat_of(person)
    own = TABLE if seat is None else seat
    seats = range(TABLE, len(table.document.persons))
    if wanted == "":
        return own
    if wanted == "all":
        viewer = ALL
    elif wanted.removeprefix("-").isdecimal() and wanted.isascii() and int(wanted) in seats:
        viewer = int(wanted)
    else:
        raise Refused(
            "malformed", verbatim("`as` is `all`, the number of a seat, or -1 for a spectator.")
        )
    if viewer not in (own, TABLE):
        require_open(table)
    return viewer


class SeatReplay:
    """One viewer who watches a game from its beginning."""

    def __init__(self, table: LiveTable, viewer: Seat, thoughts: dict[int, list[Weighed]]) -> None:
        self.viewer = viewer
        self.is_open = is_open(table)
        self.thoughts = thoughts
        seat = TABLE if viewer == ALL else viewer
        self.watcher = Watcher(table.record, seat, sees_all=viewer == ALL)
        self.state = self.watcher.sitting.state
        self.game = table.game
        self.words = Voice(table.game, table.document.called, table.document.pace)
        self.heard = 0
        self.frames: list[ReplayFrame] = []
        self.frames.append(self._frame(TABLE, "", []))

    def watch(self, decision: Decision) -> None:
        """One step; one this viewer could not notice is left out."""
        moment = self.watcher.watch(decision)
        if moment is None:
            return
        told = self._told(moment.events)
        if moment.decision is None:
            self.frames.append(self._frame(TABLE, "", told))
            return
        text = self.game.notation.text(decision.action)
        frame = self._frame(decision.seat, text, told)
        frame.considered = considered_in(self.game, self.thoughts.get(self.state.step - 1, []))
        self.frames.append(frame)

    def _told(self, events: list[Event]) -> list[Told]:
        told = []
        for event in events:
            self.heard += 1
            reader = _hearer(event) if self.viewer == ALL else None
            told.append(self.words.told(event, self.heard, self.state.seats, reader))
        return told

    def _frame(self, seat: Seat, action: str, events: list[Told]) -> ReplayFrame:
        views: list[Mapping[str, Any]] = []
        if self.viewer == ALL:
            views = [self.game.view(self.state, other) for other in range(self.state.seats)]
        return ReplayFrame(
            step=len(self.frames),
            seat=seat,
            action=action,
            view=self.watcher.view,
            events=events,
            views=views,
            decided=self.state.step if self.is_open else 0,
        )


def considered_in(game: Game[Any], weighed: list[Weighed]) -> list[Considered]:
    return [
        Considered(action=text, words=_wanted(game, text), value=value, playouts=playouts)
        for text, value, playouts in weighed
    ]


def _wanted(game: Game[Any], text: str) -> Words | None:
    """A move in notation as a message; None for waiting."""
    return words_of(game.wanted(game.notation.parse(text))) if text else None


def _hearer(event: Event) -> Seat:
    """Somebody who heard an event: its sentence is made for a hearer."""
    if event.to == EVERYONE:
        return TABLE
    return next((seat for seat in range(32) if hears(event.to, seat)), TABLE)


def replay(table: LiveTable, viewer: Seat, thoughts: dict[int, list[Weighed]]) -> Replay:
    """All frames, whoever wants how many of them."""
    seen = SeatReplay(table, viewer, thoughts)
    for decision in table.record.decisions:
        seen.watch(decision)
    state = seen.state
    return Replay(
        table=table.document.id,
        game=table.document.game,
        names=table.document.called,
        viewer=viewer,
        frames=seen.frames,
        result=table.game.result(state) if state.phase is OVER else None,
        total=len(seen.frames),
    )


def fairness(table: LiveTable) -> Fairness:
    """The promise at any time; the secrets once everything is open."""
    proof = proof_of_table(table.document)
    if not is_open(table):
        return Fairness(commitment=proof.promise, sealed=proof.is_sealed)
    return Fairness(
        commitment=proof.promise,
        server_seed=proof.secret,
        seed=hex(table.record.seed),
        drawn=proof.is_drawn,
        sealed=proof.is_sealed,
        shares=[
            LuckShare(name=share.name, seal=share.seal, nonce=share.nonce, luck=share.luck)
            for share in proof.shares
        ],
    )
