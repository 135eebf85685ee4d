"""A room as one person sees it."""

from collections.abc import Collection, Mapping

from hideout.engine.core import Seat
from hideout.engine.proof import promise_of
from hideout.server.rooms import evening, rules, seats, sides
from hideout.server.store import documents
from hideout.server.store.documents import RoomDocument
from hideout.server.wire.messages import Calling, Chair, Guest, Program, Room, SeatWish


def news_of(
    room: RoomDocument,
    you: str,
    here: Collection[str],
    played_for: Collection[Seat],
    gone: Collection[str],
    bot_wishes: Mapping[Seat, Collection[str]],
) -> Room:
    """`here` are the people who are connected, `gone` those who have long been away; a bot plays
    for the seats `played_for`, and for some absent ones people want it to."""
    chairs = rules.seats_of(room)
    seated = {chair.person for chair in room.chairs}
    return Room(
        code=rules.door_of(room),
        you=you,
        host=room.host,
        game=room.game,
        options=room.options,
        pace=room.pace,
        clocks_alone=room.clocks_alone,
        coach=room.coach,
        spectators=room.spectators,
        free_text=room.free_text,
        same_room=room.same_room,
        seating=room.seating,
        open_after=room.open_after,
        stand_ins=room.stand_ins,
        chairs=[
            _chair(
                room,
                chair,
                here,
                room.playing and place in played_for,
                bot_wishes.get(place, ()),
            )
            for place, chair in enumerate(room.chairs)
        ],
        guests=[
            Guest(
                name=somebody.name,
                person=person,
                connected=person in here,
                avatar=somebody.avatar,
                muted=somebody.is_muted,
                program=somebody.is_program,
            )
            for person, somebody in room.people.items()
            if person not in seated
        ],
        least=chairs[0],
        most=chairs[-1],
        table=room.table,
        dealt=room.dealt or room.game,
        drawing=room.drawing,
        playing=room.playing,
        halted=room.halted,
        commitment=promise_of(room.server_seed),
        has_own_deck=room.deck is not None,
        ignored=ignored_by(room, you),
        notices=room.notices,
        locked=room.locked,
        wishes=_wishes(room, gone),
        screen=room.screen,
        sides=sides.of(room),
        short=sides.short(room),
        call=_calling(room),
        score=evening.score(room),
        programs=[
            Program(
                person=person,
                name=one.name,
                house=not one.key,
                invited=one.invited,
                here=person in here,
            )
            for person, one in room.programs.items()
        ],
        daily=room.daily,
        sat=[
            Chair(kind="bot" if one.is_bot else "person", name=one.name, avatar=one.avatar)
            for one in room.sat
        ],
    )


def _calling(room: RoomDocument) -> Calling | None:
    call = room.call
    if call is None or call.by not in room.people:
        return None
    return Calling(
        by=call.by,
        name=room.people[call.by].name,
        yes=call.yes,
        no=call.no,
        deals_at=call.deals_at,
    )


def ignored_by(room: RoomDocument, person: str) -> list[str]:
    return list(room.people[person].ignores) if person in room.people else []


def _wishes(room: RoomDocument, gone: Collection[str]) -> list[SeatWish]:
    return [
        SeatWish(
            person=person,
            name=room.people[person].name,
            chair=wish.chair,
            waits_for=seats.waits_for(room, person, gone),
        )
        for person, wish in room.wishes.items()
        if person in room.people
    ]


def _chair(
    room: RoomDocument,
    chair: documents.Seating,
    here: Collection[str],
    played_for: bool,
    bot_wishes: Collection[str],
) -> Chair:
    if not chair.person:
        return Chair(
            kind="bot", name=chair.bot, level=chair.level, connected=True, closed=chair.closed
        )
    somebody = room.people[chair.person]
    return Chair(
        kind="person",
        name=somebody.name,
        person=chair.person,
        connected=chair.person in here,
        stand_in=played_for,
        avatar=somebody.avatar,
        seal=somebody.seal,
        muted=somebody.is_muted,
        side=somebody.side,
        bot_wishes=sorted(bot_wishes),
        program=somebody.is_program,
    )
