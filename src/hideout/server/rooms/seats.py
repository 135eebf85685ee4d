"""Seats that change hands in a running game, by rules that keep every hand its owner's.

Nobody looks into a seat behind the table's back: a bot's seat is taken over only if everybody
seated says yes, nobody takes a second one, nobody takes the seat of somebody who was sent away, and
a seat is given to another only when its owner has long been gone. Until the new owner has decided
something, the old one may come back. The table is told of all of it.
"""

import secrets
from collections.abc import Collection

import msgspec

from hideout.engine.message import verbatim
from hideout.server.house import words
from hideout.server.house.refusal import Refused
from hideout.server.rooms.rules import (
    chair_at,
    chair_of,
    free_bot_name,
    level_here,
    name_of,
    notice,
    people_seated,
    require_no_draw,
    require_not_banned,
    somebody,
)
from hideout.server.store.documents import RoomDocument, Seating, Wish


def kick(room: RoomDocument, person: str) -> int | None:
    """Send somebody away; returns where, in a running game, a bot has their chair from now on."""
    name = somebody(room, person).name
    if person == room.host:
        raise Refused("not_host", words.HAND_OVER_FIRST)
    require_no_draw(room)
    room.banned.append(person)
    room.seat_links = {token: who for token, who in room.seat_links.items() if who != person}
    room.wishes.pop(person, None)
    room.programs.pop(person, None)
    place = chair_of(room, person)
    if place is None or not room.playing:
        room.chairs = [chair for chair in room.chairs if chair.person != person]
        place = None
    else:
        settle(room, place)
        level = level_here(room)
        # What the victim held is nobody's to see: this seat stays a bot's until the end.
        room.chairs[place] = Seating(bot=free_bot_name(room), level=level, closed=True)
        notice(room, "kicked", name, room.chairs[place].bot)
    del room.people[person]
    return place


# Playing on for a bot


def voters(room: RoomDocument, gone: Collection[str]) -> list[str]:
    """Whose yes it takes: everybody seated, but for those who have long been gone. At a table of
    bots it is the host's."""
    seated = people_seated(room)
    if not seated:
        return [room.host]
    return [one for one in seated if one not in gone and not room.people[one].has_left]


def waits_for(room: RoomDocument, person: str, gone: Collection[str]) -> list[str]:
    """Who has not yet said yes to a wish."""
    said_yes = room.wishes[person].yes
    return [one for one in voters(room, gone) if one not in said_yes and one != person]


def ask(room: RoomDocument, person: str, place: int, gone: Collection[str]) -> int | None:
    """A latecomer wants to play on for a bot; returns the place if the table has agreed already."""
    chair = chair_at(room, place)
    if not room.playing or chair.person:
        raise Refused("no_chair", words.ONLY_A_BOTS_SEAT)
    if chair.closed:
        raise Refused("no_chair", words.SEAT_CLOSED)
    _require_no_seat_yet(room, person)
    if not voters(room, gone):
        raise Refused("nobody_here", words.NOBODY_TO_ASK)
    if person not in room.wishes:
        if person in room.wished:  # or asking would be a way to speak
            raise Refused("asked", words.ASKED_BEFORE)
        room.wished.append(person)
        room.wishes[person] = Wish(chair=place)
        notice(room, "asked", room.people[person].name, chair.bot)
    return _take_over_if_agreed(room, person, gone)


def answer(
    room: RoomDocument, voter: str, person: str, is_yes: bool, gone: Collection[str]
) -> int | None:
    """Somebody seated agrees or not; returns the place if this was the last yes."""
    if person not in room.wishes:
        raise Refused("no_wish", words.NO_WISH)
    if voter not in voters(room, gone):
        raise Refused("no_seat", words.NO_SEAT)
    if not is_yes:
        del room.wishes[person]
        notice(room, "declined", room.people[person].name)
        return None
    if voter not in room.wishes[person].yes:
        room.wishes[person].yes.append(voter)
    return _take_over_if_agreed(room, person, gone)


def _take_over_if_agreed(room: RoomDocument, person: str, gone: Collection[str]) -> int | None:
    if waits_for(room, person, gone):
        return None
    place = room.wishes.pop(person).chair
    chair = chair_at(room, place)
    if chair.person or chair.closed:  # somebody was quicker
        raise Refused("no_chair", words.ONLY_A_BOTS_SEAT)
    notice(room, "took_over", room.people[person].name, chair.bot)
    room.chairs[place] = Seating(person=person, level=chair.level)
    room.held.append(person)
    return place


def _require_no_seat_yet(room: RoomDocument, person: str) -> None:
    if chair_of(room, person) is not None:
        raise Refused("seated", words.SEATED)
    if person in room.held:
        raise Refused("seated", words.HAD_A_SEAT)


# A lost seat


def new_seat_link(room: RoomDocument, place: int, gone: Collection[str]) -> str:
    """A token that gives a lost chair, and its seat in a running game, to its first user."""
    owner = chair_at(room, place).person
    if not owner or room.people[owner].is_program:
        raise Refused("no_chair", words.A_BOTS_CHAIR)
    if owner not in gone:
        # Or a host could slip into a seat whose owner is playing, or has locked the phone.
        raise Refused("not_lost", words.NOT_LOST.given({"name": verbatim(room.people[owner].name)}))
    room.seat_links = {token: who for token, who in room.seat_links.items() if who != owner}
    token = secrets.token_urlsafe(12)
    room.seat_links[token] = owner
    notice(room, "link", room.people[owner].name)
    return token


def claim(room: RoomDocument, person: str, token: str) -> tuple[int, str]:
    """A re-issued seat goes to whoever brings its token: its place, and whose it was."""
    require_not_banned(room, person)
    require_no_draw(room)
    owner = room.seat_links.get(token, "")
    place = chair_of(room, owner) if owner else None
    if place is None:
        raise Refused("bad_link", words.LINK_USED)
    if person != owner:
        _require_no_seat_yet(room, person)
    del room.seat_links[token]
    if person != owner:
        _hand_on(room, place, owner, person)
    return place, owner


def _hand_on(room: RoomDocument, place: int, owner: str, person: str) -> None:
    settle(room, place)
    former = room.people.pop(owner)
    former.has_left = False
    room.returning[owner] = former
    room.people[person] = msgspec.structs.replace(former)
    room.chairs[place].person = person
    room.chairs[place].former = owner
    room.held.append(person)
    room.wishes.pop(person, None)
    if room.host == owner:
        room.host = person
    notice(room, "claimed", former.name)


def come_back(room: RoomDocument, owner: str) -> tuple[int, str]:
    """The old owner of a seat is here after all: its place, and who has lost it again."""
    require_no_draw(room)
    places = [place for place, chair in enumerate(room.chairs) if chair.former == owner]
    if owner not in room.returning or not places:
        raise Refused("not_here", words.JOIN_FIRST)
    place = places[0]
    person = room.chairs[place].person
    room.people.pop(person, None)
    room.people[owner] = room.returning.pop(owner)
    room.chairs[place].person = owner
    room.chairs[place].former = ""
    if room.host == person:
        room.host = owner
    notice(room, "came_back", name_of(room, room.chairs[place]))
    return place, person


def settle(room: RoomDocument, place: int) -> None:
    """The new owner has decided something: the seat is theirs now."""
    room.returning.pop(room.chairs[place].former, None)
    room.chairs[place].former = ""
