"""Rooms: where people meet, before, between and after games.

A room is one document. The functions here change it by the rules of hospitality (who may do
what) and know nothing of sockets or files. They are given a copy: a change refused halfway has
changed nothing.
"""

import re
import secrets
from collections.abc import Collection
from functools import lru_cache
from typing import Any, Final

import msgspec

from hideout.bots import usual_rung
from hideout.bots.manner import read_manner
from hideout.engine.core import Game
from hideout.engine.message import verbatim
from hideout.engine.options import read_options
from hideout.engine.reader import BadData
from hideout.games import find_game
from hideout.server.bots.own import allowed_here
from hideout.server.house import fairness, words
from hideout.server.house.plain_text import look_of, plain_name
from hideout.server.house.refusal import Refused
from hideout.server.store.documents import Person, RoomDocument, Sat, Seating
from hideout.server.wire.messages import Notice, NoticeKind, RoomSettings

CODE_LETTERS: Final = "BCDFGHJKMNPRSTVWXZ"  # no vowels, no look-alikes
CODE_LENGTH: Final = 6  # older rooms have five
A_CODE: Final = re.compile(f"[{CODE_LETTERS}]{{5,{CODE_LENGTH}}}", re.IGNORECASE)
MOST_PEOPLE: Final = 60
MOST_NOTICES: Final = 8
LONGEST_NAME: Final = 24
BOT_NAMES: Final = (
    "Agnes", "Boris", "Celia", "Dutch", "Edith", "Fingers", "Gilda", "Hugo", "Ivy", "Jinx",
    "Kit", "Lola", "Mack", "Nell", "Otto", "Pearl", "Quill", "Rufus", "Stella", "Tank",
)  # fmt: skip


# Coming and going


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether it could be the code of a room."""
    return A_CODE.fullmatch(text) is not None


def tidy_name(name: str) -> str:
    """A name as others see it: one line, no tricks with invisible letters. Raises Refused."""
    tidy = plain_name(name)
    if not 1 <= len(tidy) <= LONGEST_NAME:
        raise Refused("bad_name", words.BAD_NAME.given({"most": LONGEST_NAME}))
    return tidy


def face_of(avatar: str) -> str:
    return avatar if re.fullmatch(r"[\w-]{1,40}", avatar) else ""


def new_room(code: str, game: str, person: str, name: str, avatar: str) -> RoomDocument:
    room = RoomDocument(
        code=code,
        game=_game(game).name,
        host=person,
        people={},
        chairs=[],
        server_seed=fairness.new_secret(),
    )
    join(room, person, name, avatar, watch=False)
    return room


def _game(name: str) -> Game[Any]:
    try:
        return find_game(name)
    except BadData as error:
        raise Refused("no_game", verbatim(str(error))) from None


def game_of(room: RoomDocument) -> Game[Any]:
    game = _game(room.game)
    return game if room.deck is None else _with_deck(room.game, msgspec.json.encode(room.deck))


@lru_cache(maxsize=8)  # reading it takes a while, and a deck stays for an evening
def _with_deck(game: str, deck: bytes) -> Game[Any]:
    return _game(game).with_deck(msgspec.json.decode(deck))


def seats_of(room: RoomDocument) -> range:
    return _game(room.game).seats  # a deck changes cards, never chairs


def most_seats(room: RoomDocument) -> int:
    return seats_of(room)[-1]


def door_of(room: RoomDocument) -> str:
    """The code that opens it now."""
    return room.door or room.code


def require_not_banned(room: RoomDocument, person: str) -> None:
    if person in room.banned:
        raise Refused("kicked", words.KICKED)


def require_welcome(room: RoomDocument, person: str) -> None:
    require_not_banned(room, person)
    if room.locked and person not in room.people and person not in room.returning:
        raise Refused("locked", words.ROOM_LOCKED)


def join(
    room: RoomDocument,
    person: str,
    name: str,
    avatar: str,
    watch: bool,
    here: Collection[str] = (),
    is_silent: bool = False,
) -> None:
    """Come in, and take a chair if there is one. Coming again changes the name, but not while a
    game runs: it would be a way to speak to those who play. `is_silent`: the rules want silence,
    so that a new name is not told before the end."""
    require_welcome(room, person)
    tidy = free_name(room, person, tidy_name(name))
    face = face_of(avatar)
    if person not in room.people:
        make_space(room, here)
        room.joined += 1
        room.people[person] = Person(name=tidy, avatar=face, joined=room.joined)
        if room.playing and is_silent:
            number = free_name(room, person, f"Guest {room.joined}")
            room.people[person] = Person(
                name=number, wanted=tidy, wanted_avatar=face, joined=room.joined
            )
    somebody = room.people[person]
    if is_waiting(room):
        somebody.name = tidy
        somebody.avatar = face
        _welcome_host(room, person)
    somebody.has_left = False
    if not watch and is_waiting(room) and chair_of(room, person) is None:
        _sit_if_free(room, person)


def _welcome_host(room: RoomDocument, person: str) -> None:
    """A room that was opened on the big screen has its first phone for a host."""
    if room.host == room.screen and person != room.screen:
        make_host(room, person)


def make_space(room: RoomDocument, here: Collection[str]) -> None:
    """In a room full of names, the first guest who is not here goes. Raises Refused."""
    if len(room.people) < MOST_PEOPLE:
        return
    absent = [person for person in _guests(room) if person not in here]
    if not absent:
        raise Refused("full", words.ROOM_FULL)
    first = min(absent, key=lambda person: room.people[person].joined)
    room.wishes.pop(first, None)
    del room.people[first]


def _guests(room: RoomDocument) -> list[str]:
    """Those without a chair; the host is always remembered."""
    seated = {chair.person for chair in room.chairs}
    return [person for person in room.people if person not in seated and person != room.host]


def _sit_if_free(room: RoomDocument, person: str) -> bool:
    if len(room.chairs) >= most_seats(room):
        return False
    room.chairs.append(Seating(person=person))
    return True


def free_name(room: RoomDocument, person: str, name: str) -> str:
    """Two people with one name, or with names that look alike, would be a disguise."""
    taken = {look_of(other.name) for key, other in room.people.items() if key != person}
    taken |= {look_of(chair.bot) for chair in room.chairs if chair.bot}
    if look_of(name) not in taken:
        return name
    numbered = (f"{name[: LONGEST_NAME - 3]} {n}" for n in range(2, 99))
    return next(other for other in numbered if look_of(other) not in taken)


def chair_of(room: RoomDocument, person: str) -> int | None:
    for place, chair in enumerate(room.chairs):
        if chair.person == person:
            return place
    return None


def people_seated(room: RoomDocument) -> list[str]:
    """People who have a chair, programs left out."""
    persons = [chair.person for chair in room.chairs if chair.person]
    return [one for one in persons if not room.people[one].is_program]


def name_of(room: RoomDocument, chair: Seating) -> str:
    return chair.bot or room.people[chair.person].name


def leave(room: RoomDocument, person: str, here: Collection[str]) -> None:
    """Say goodbye. A chair in a running game stays: a bot plays on there until its owner returns.

    `here` are the people who are connected.
    """
    room.wishes.pop(person, None)
    if not is_waiting(room) and chair_of(room, person) is not None:
        room.people[person].has_left = True
        notice(room, "left", room.people[person].name)
    else:
        room.chairs = [chair for chair in room.chairs if chair.person != person]
        room.people.pop(person, None)
    if room.host == person:
        pass_on_host(room, here)


def is_back(room: RoomDocument, person: str) -> None:
    """Somebody who said goodbye is back."""
    somebody(room, person).has_left = False


def make_host(room: RoomDocument, person: str) -> None:
    room.host = person
    notice(room, "host", room.people[person].name)


def pass_on_host(room: RoomDocument, here: Collection[str]) -> None:
    """To whoever came first of those who are here or, if nobody is, of all."""
    nobody = (room.host, room.screen)
    others = [
        key
        for key, one in room.people.items()
        if key not in nobody and not one.has_left and not one.is_program
    ]
    present = [key for key in others if key in here]
    if present or others:
        make_host(room, min(present or others, key=lambda key: room.people[key].joined))


def bots_play_for(room: RoomDocument, places: Collection[int]) -> None:
    for place in places:
        notice(room, "stand_in", name_of(room, room.chairs[place]))


def are_away(room: RoomDocument, people: Collection[str]) -> None:
    for person in people:
        notice(room, "away", room.people[person].name)


def plays_again(room: RoomDocument, place: int) -> None:
    """Somebody for whom a bot played is back."""
    notice(room, "back", name_of(room, room.chairs[place]))


def after_game(room: RoomDocument, gone: Collection[str]) -> None:
    """The game is over: whoever said goodbye is gone; those long away give up their chairs."""
    room.playing = room.halted = False
    room.sat = [_who_sat(room, chair) for chair in room.chairs]
    room.server_seed = fairness.new_secret()
    room.seat_links = {}
    forget_changes(room)
    for person, somebody in list(room.people.items()):
        # It was given to the last promise, not to the next.
        somebody.seal = somebody.nonce = somebody.luck = ""
        if somebody.wanted:
            somebody.name = free_name(room, person, somebody.wanted)
            somebody.avatar = somebody.wanted_avatar or somebody.avatar
            somebody.wanted = somebody.wanted_avatar = ""
        if somebody.has_left:
            room.chairs = [chair for chair in room.chairs if chair.person != person]
            del room.people[person]
    room.chairs = [chair for chair in room.chairs if chair.person not in gone or not chair.person]


def _who_sat(room: RoomDocument, chair: Seating) -> Sat:
    if not chair.person:
        return Sat(name=chair.bot, is_bot=True)
    somebody = room.people[chair.person]
    return Sat(name=somebody.name, avatar=somebody.avatar, is_bot=somebody.is_program)


def forget_changes(room: RoomDocument) -> None:
    """Forget who wanted, had and lost a seat: that belongs to one game."""
    room.wishes, room.wished, room.held, room.returning = {}, [], [], {}
    for chair in room.chairs:
        chair.closed, chair.former = False, ""


def give_up_table(room: RoomDocument, why: NoticeKind) -> None:
    """The last game can no longer be read."""
    room.table = ""
    room.sat = []
    room.playing = room.halted = False
    forget_changes(room)
    notice(room, why)


def notice(room: RoomDocument, kind: NoticeKind, name: str = "", other: str = "") -> None:
    """Something everybody in the room is told."""
    room.noticed += 1
    room.notices.append(Notice(n=room.noticed, kind=kind, name=name, other=other))
    del room.notices[:-MOST_NOTICES]


def shows(room: RoomDocument, table: str, person: str) -> None:
    """Somebody would show the last game to others. Said once, however often they tap."""
    name = room.people[person].name
    last = room.notices[-1] if room.notices else None
    if room.table == table and (last is None or (last.kind, last.name) != ("shows", name)):
        notice(room, "shows", name)


def halt(room: RoomDocument, is_on: bool) -> bool:
    """The host pauses the game, or lets it go on; returns whether that changed anything."""
    if not room.playing:
        raise Refused("no_table", words.NO_GAME_RUNNING)
    if room.halted == is_on:
        return False
    room.halted = is_on
    notice(room, "paused" if is_on else "resumed", room.people[room.host].name)
    return True


def forget_guests(room: RoomDocument, gone: Collection[str]) -> None:
    """People without a chair who have long been gone need not be remembered."""
    for person in [one for one in _guests(room) if one in gone]:
        del room.people[person]


# Who may do what


def require_host(room: RoomDocument, person: str) -> None:
    if room.host != person:
        raise Refused("not_host", words.NOT_HOST)


def require_member(room: RoomDocument, person: str) -> None:
    require_welcome(room, person)
    if person not in room.people:
        raise Refused("not_here", words.JOIN_FIRST)


def is_waiting(room: RoomDocument) -> bool:
    return not room.playing and not room.drawing


def require_waiting(room: RoomDocument) -> None:
    require_no_draw(room)
    if room.playing:
        raise Refused("playing", words.NOT_WHILE_PLAYING)


def require_no_draw(room: RoomDocument) -> None:
    """Who sits where is settled once luck is being shown."""
    if room.drawing:
        raise Refused("dealing", words.DEALING)


def somebody(room: RoomDocument, person: str) -> Person:
    if person not in room.people:
        raise Refused("not_here", words.NOT_IN_ROOM)
    return room.people[person]


def ignore(room: RoomDocument, person: str, other: str) -> None:
    """Stop hearing somebody, or hear them again. Nobody else learns of it."""
    somebody(room, other)
    reader = room.people[person]
    if other in reader.ignores:
        reader.ignores = tuple(one for one in reader.ignores if one != other)
    elif other != person:
        reader.ignores += (other,)


def hears_from(room: RoomDocument, person: str, other: str) -> bool:
    reader = room.people.get(person)
    return reader is None or other not in reader.ignores


# The host's settings


def change(room: RoomDocument, wanted: RoomSettings) -> None:
    if room.daily:
        require_waiting(room)  # nobody else may look on
    if wanted.game is not None and wanted.game != room.game:
        _change_game(room, wanted.game)
    if wanted.deck is not None:
        require_waiting(room)
        try:
            _game(room.game).with_deck(wanted.deck)
        except BadData as error:
            raise Refused("bad_deck", verbatim(str(error))) from None
        room.deck = wanted.deck or None
    if wanted.options is not None:
        require_waiting(room)
        try:
            read_options(game_of(room).options, wanted.options)
        except BadData as error:
            raise Refused("bad_option", verbatim(str(error))) from None
        room.options = dict(wanted.options)
    for_one_game = (
        wanted.pace,
        wanted.clocks_alone,
        wanted.coach,
        wanted.seating,
        wanted.open_after,
    )
    if any(one is not None for one in for_one_game):
        require_waiting(room)  # what a game has begun with it ends with
    room.pace = _or(wanted.pace, room.pace)
    room.clocks_alone = _or(wanted.clocks_alone, room.clocks_alone)
    room.coach = _or(wanted.coach, room.coach)
    room.seating = _or(wanted.seating, room.seating)
    room.open_after = _or(wanted.open_after, room.open_after)
    room.spectators = _or(wanted.spectators, room.spectators)
    room.free_text = _or(wanted.free_text, room.free_text)
    room.same_room = _or(wanted.same_room, room.same_room)
    room.stand_ins = _or(wanted.stand_ins, room.stand_ins)
    room.locked = _or(wanted.locked, room.locked)


def _or(wanted: Any, present: Any) -> Any:
    return present if wanted is None else wanted


def _change_game(room: RoomDocument, game: str) -> None:
    require_waiting(room)
    _game(game)
    room.game = game
    room.options = {}
    room.call = None
    for one in room.people.values():
        one.side = ""
    room.deck = None
    room.chairs.sort(key=lambda chair: chair.bot != "")  # bots stand up first
    del room.chairs[most_seats(room) :]
    for chair in room.chairs:
        if chair.bot and chair.level.split("+")[0] not in allowed_here(game):
            chair.level = usual_rung(game)


# Chairs and bots


def _require_level(game: str, level: str) -> None:
    """A level at its usual budget, for the house pays for the thinking, and any manners."""
    plain, *manners = level.split("+")
    known = allowed_here(game)
    if plain not in known:
        raise Refused(
            "no_bot",
            words.NO_BOT.given({"level": verbatim(level), "known": verbatim(", ".join(known))}),
        )
    try:
        read_manner(manners)
    except BadData as error:
        raise Refused("no_bot", verbatim(str(error))) from None


def add_bot(room: RoomDocument, level: str) -> None:
    require_waiting(room)
    game = _game(room.game)
    if len(room.chairs) >= most_seats(room):
        raise Refused(
            "full",
            words.SEATS_AT_MOST.given({"game": verbatim(game.title), "most": most_seats(room)}),
        )
    _require_level(room.game, level)
    room.chairs.append(Seating(bot=free_bot_name(room), level=level))


def free_bot_name(room: RoomDocument) -> str:
    names = [chair.bot for chair in room.chairs] + [one.name for one in room.people.values()]
    taken = {look_of(name) for name in names if name}
    return next(
        (name for name in BOT_NAMES if look_of(name) not in taken),
        f"{BOT_NAMES[0]} {len(taken) + 1}",
    )


def level_here(room: RoomDocument) -> str:
    """As good as those who sit there; the usual level where no bot does."""
    levels = [chair.level for chair in room.chairs if chair.bot]
    return levels[-1] if levels else usual_rung(room.game)


def set_level(room: RoomDocument, place: int, level: str) -> None:
    """Another level for a bot that sits there. Raises Refused."""
    require_waiting(room)
    chair = chair_at(room, place)
    if not chair.bot:
        raise Refused("no_chair", words.NOT_A_BOTS_CHAIR)
    _require_level(room.game, level)
    chair.level = level


def sit(room: RoomDocument, person: str) -> None:
    require_waiting(room)
    if chair_of(room, person) is None and not _sit_if_free(room, person):
        raise Refused("full", words.CHAIRS_TAKEN)
    if room.screen == person:
        room.screen = ""


def stand(room: RoomDocument, person: str) -> None:
    require_waiting(room)
    room.chairs = [chair for chair in room.chairs if chair.person != person]


def chair_at(room: RoomDocument, place: int) -> Seating:
    if not 0 <= place < len(room.chairs):
        raise Refused("no_chair", words.NO_CHAIR)
    return room.chairs[place]


def remove_chair(room: RoomDocument, place: int) -> None:
    require_waiting(room)
    chair_at(room, place)
    del room.chairs[place]


def move_chair(room: RoomDocument, place: int, to: int) -> None:
    require_waiting(room)
    chair_at(room, to)
    chair_at(room, place)
    room.chairs.insert(to, room.chairs.pop(place))


def check_start(room: RoomDocument) -> None:
    require_waiting(room)
    game = _game(room.game)
    if len(room.chairs) not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise Refused(
            "seats",
            words.SEATS_FOR.given(
                {
                    "game": verbatim(game.title),
                    "least": least,
                    "most": most,
                    "here": len(room.chairs),
                }
            ),
        )
