"""What people do about themselves: their name and face, and whether a device is only a screen."""

from hideout.server.house import words
from hideout.server.house.refusal import Refused
from hideout.server.rooms import rules
from hideout.server.store.documents import RoomDocument


def call_me(room: RoomDocument, person: str, name: str, avatar: str) -> None:
    """Another name and face: at once, or after a running game, since names and faces could speak to
    the players. Raises Refused."""
    tidy = rules.free_name(room, person, rules.tidy_name(name))
    somebody = rules.somebody(room, person)
    if rules.is_waiting(room):
        somebody.name, somebody.avatar = tidy, rules.face_of(avatar)
        somebody.wanted = somebody.wanted_avatar = ""
    else:
        somebody.wanted, somebody.wanted_avatar = tidy, rules.face_of(avatar)


def become_screen(room: RoomDocument, person: str) -> None:
    """The device that opened the room only shows it: the first phone is host. Raises Refused."""
    rules.require_waiting(room)
    rules.stand(room, person)
    room.screen = person
    room.same_room = True
    rules.pass_on_host(room, [one for one in room.people if one != person])


def require_dealer(room: RoomDocument, person: str) -> None:
    """Raises Refused."""
    if person not in (room.host, room.screen):
        raise Refused("not_host", words.NOT_HOST)
