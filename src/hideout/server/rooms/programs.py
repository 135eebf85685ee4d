"""Bots that play over the network, as a room knows them: their tokens, invitations and chairs.

A host gives a bot a token for the room, or invites one that the whole house knows. It comes when
it accepts, sits on a chair of its own, and is marked as what it is. It has no say in what people
agree on, and is never the host.
"""

from typing import Final

from hideout.engine.message import verbatim
from hideout.server.house import words
from hideout.server.house.bot_tokens import HouseBot, key_of, new_token
from hideout.server.house.plain_text import look_of
from hideout.server.house.refusal import Refused
from hideout.server.rooms import rules
from hideout.server.store.documents import Person, Program, RoomDocument, Seating

MOST: Final = 12  # in one room
NOT_INVITED: Final = verbatim("This bot is not invited to that room.")


def is_free(room: RoomDocument) -> bool:
    """Whether somebody could sit down now."""
    return rules.is_waiting(room) and len(room.chairs) < rules.most_seats(room)


def new_program(room: RoomDocument, person: str, name: str) -> str:
    """A token for a bot of the host's, which also invites it. Raises Refused."""
    _require_space(room)
    tidy = _free_name(room, person, rules.tidy_name(name))
    token = new_token(room.code)
    room.programs[person] = Program(name=tidy, key=key_of(token), invited=True)
    return token


def invite(room: RoomDocument, name: str, house: list[HouseBot]) -> str:
    """A bot by its name: the room's own, or one of the house; who it is. Raises Refused."""
    known = {look_of(one.name): person for person, one in room.programs.items()}
    person = known.get(look_of(name))
    if person is None:
        bot = next((bot for bot in house if look_of(bot.name) == look_of(name)), None)
        if bot is None:
            names = [one.name for one in room.programs.values()] + [bot.name for bot in house]
            given = {"name": verbatim(name[:40]), "known": verbatim(", ".join(names) or "-")}
            raise Refused("no_bot", words.NO_PROGRAM.given(given))
        _require_space(room)
        person = bot.person
        room.banned = [one for one in room.banned if one != person]
        room.programs[person] = Program(name=bot.name)
    program = room.programs[person]
    if person in room.people:
        raise Refused("seated", words.PROGRAM_IS_HERE.given({"name": verbatim(program.name)}))
    program.invited = True
    return person


def accept(room: RoomDocument, person: str) -> None:
    """Raises Refused."""
    program = _known(room, person)
    if person in room.people and not room.people[person].has_left:
        return
    if not program.invited:
        raise Refused("not_invited", NOT_INVITED)
    rules.require_waiting(room)
    if not is_free(room):
        raise Refused("full", words.CHAIRS_TAKEN)
    rules.make_space(room, ())
    room.joined += 1
    name = rules.free_name(room, person, program.name)
    room.people[person] = Person(name=name, joined=room.joined, is_program=True)
    room.chairs.append(Seating(person=person))
    program.invited = False


def decline(room: RoomDocument, person: str) -> None:
    """Raises Refused."""
    program = _known(room, person)
    program.invited = False
    if not program.key and person not in room.people:
        del room.programs[person]


def forget(room: RoomDocument, person: str) -> None:
    """The host revokes a token or an invitation. Raises Refused."""
    if person not in room.programs:
        raise Refused("not_here", words.NOT_IN_ROOM)
    del room.programs[person]


def _known(room: RoomDocument, person: str) -> Program:
    if person not in room.programs:
        raise Refused("not_invited", NOT_INVITED)
    return room.programs[person]


def _require_space(room: RoomDocument) -> None:
    if len(room.programs) >= MOST:
        raise Refused("full", words.PROGRAMS_FULL.given({"most": MOST}))


def _free_name(room: RoomDocument, person: str, name: str) -> str:
    free = rules.free_name(room, person, name)
    if look_of(free) in {look_of(one.name) for one in room.programs.values()}:
        raise Refused("seated", words.PROGRAM_IS_HERE.given({"name": verbatim(free)}))
    return free
