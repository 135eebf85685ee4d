"""Rooms: where people meet, before, between and after games.

A room is one document. The functions here change it by the rules of hospitality (who may do
what) and know nothing of sockets or files.
"""

import secrets
import unicodedata
from typing import Any, Final, Literal

import msgspec

from hideout.bots import HEURISTICS, make_bot
from hideout.engine.core import Game
from hideout.engine.options import read_options
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.games import find_game
from hideout.server import fair
from hideout.server.messages import Pace, RoomSettings
from hideout.server.refusal import Refused

CODE_LETTERS: Final = "BCDFGHJKMNPRSTVWXZ"  # no vowels, no look-alikes
CODE_LENGTH: Final = 5
MOST_PEOPLE: Final = 60
BOT_NAMES: Final = (
    "Agnes", "Boris", "Celia", "Dutch", "Edith", "Fingers", "Gilda", "Hugo", "Ivy", "Jinx",
    "Kit", "Lola", "Mack", "Nell", "Otto", "Pearl", "Quill", "Rufus", "Stella", "Tank",
)  # fmt: skip


class Person(msgspec.Struct, kw_only=True):
    name: str
    avatar: str = ""
    is_muted: bool = False
    luck: str = ""  # its share of the next shuffle
    joined: int = 0


class Seating(msgspec.Struct, kw_only=True):
    """One chair: somebody's, or a bot's."""

    person: str = ""
    bot: str = ""  # the bot's name
    level: str = ""


class RoomDocument(msgspec.Struct, kw_only=True):
    code: str
    game: str
    host: str
    people: dict[str, Person]
    chairs: list[Seating]
    server_seed: str  # of the next game; only its hash is shown
    options: dict[str, Any] = {}
    deck: dict[str, Any] | None = None
    pace: Pace = "live"
    spectators: bool = True
    free_text: bool = True
    same_room: bool = False
    seating: Literal["drawn", "listed"] = "drawn"
    open_after: bool = True
    table: str = ""
    playing: bool = False
    banned: list[str] = []
    seat_links: dict[str, int] = {}  # one-time token -> chair
    joined: int = 0


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def tidy_name(name: str) -> str:
    """A name as others see it: one line, no tricks with invisible letters. Raises Refused."""
    plain = unicodedata.normalize("NFKC", name)
    kept = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in plain)
    tidy = " ".join(kept.split())
    if not 1 <= len(tidy) <= 24:
        raise Refused("bad_name", "A name has 1 to 24 letters.")
    return tidy


def new_room(code: str, game: str, person: str, name: str, avatar: str) -> RoomDocument:
    room = RoomDocument(
        code=code,
        game=_game(game).name,
        host=person,
        people={},
        chairs=[],
        server_seed=fair.new_secret(),
    )
    join(room, person, name, avatar, watch=False)
    return room


def _game(name: str) -> Game[Any]:
    try:
        return find_game(name)
    except BadData as error:
        raise Refused("no_game", str(error)) from None


def game_of(room: RoomDocument) -> Game[Any]:
    game = _game(room.game)
    return game if room.deck is None else game.with_deck(room.deck)


def join(room: RoomDocument, person: str, name: str, avatar: str, watch: bool) -> None:
    """Come in, and take a chair if there is one. Coming again changes the name."""
    if person in room.banned:
        raise Refused("kicked", "The host has closed this room to you.")
    if person not in room.people:
        if len(room.people) >= MOST_PEOPLE:
            raise Refused("full", "This room is full.")
        room.joined += 1
        room.people[person] = Person(name="", joined=room.joined)
    somebody = room.people[person]
    somebody.name = _free_name(room, person, tidy_name(name))
    somebody.avatar = avatar[:24]
    wants_chair = not watch and not room.playing and chair_of(room, person) is None
    if wants_chair and len(room.chairs) < game_of(room).seats[-1]:
        room.chairs.append(Seating(person=person))


def _free_name(room: RoomDocument, person: str, name: str) -> str:
    """Two people of one name would be a disguise."""
    taken = {other.name.casefold() for key, other in room.people.items() if key != person}
    taken |= {chair.bot.casefold() for chair in room.chairs if chair.bot}
    if name.casefold() not in taken:
        return name
    return next(f"{name} {n}" for n in range(2, 99) if f"{name} {n}".casefold() not in taken)


def chair_of(room: RoomDocument, person: str) -> int | None:
    for place, chair in enumerate(room.chairs):
        if chair.person == person:
            return place
    return None


def name_of(room: RoomDocument, chair: Seating) -> str:
    return chair.bot or room.people[chair.person].name


def leave(room: RoomDocument, person: str) -> None:
    """Go for good. A chair in a running game stays with the game: a bot plays on there."""
    if not room.playing:
        room.chairs = [chair for chair in room.chairs if chair.person != person]
        room.people.pop(person, None)
    if room.host == person:
        pass_on_host(room, person)


def pass_on_host(room: RoomDocument, gone: str) -> None:
    """To whoever has been here longest."""
    others = [key for key in room.people if key != gone]
    if others:
        room.host = min(others, key=lambda key: room.people[key].joined)


def require_host(room: RoomDocument, person: str) -> None:
    if room.host != person:
        raise Refused("not_host", "Only the host of the room can do that.")


def require_member(room: RoomDocument, person: str) -> None:
    if person not in room.people:
        raise Refused("not_here", "Join the room first.")


def require_waiting(room: RoomDocument) -> None:
    if room.playing:
        raise Refused("playing", "Not while a game is running.")


def change(room: RoomDocument, wanted: RoomSettings) -> None:
    """The host's settings, all or nothing."""
    if wanted.game is not None and wanted.game != room.game:
        _game(wanted.game)
        require_waiting(room)
        room.game = wanted.game
        room.options = {}
        room.deck = None
        del room.chairs[game_of(room).seats[-1] :]
    if wanted.deck is not None:
        require_waiting(room)
        try:
            find_game(room.game).with_deck(wanted.deck)
        except BadData as error:
            raise Refused("bad_deck", str(error)) from None
        room.deck = wanted.deck
    if wanted.options is not None:
        require_waiting(room)
        try:
            read_options(game_of(room).options, wanted.options)
        except BadData as error:
            raise Refused("bad_option", str(error)) from None
        room.options = dict(wanted.options)
    for name in ("pace", "spectators", "free_text", "same_room", "seating", "open_after"):
        value = getattr(wanted, name)
        if value is not None:
            if name in ("pace", "seating"):
                require_waiting(room)
            setattr(room, name, value)


def add_bot(room: RoomDocument, level: str) -> None:
    require_waiting(room)
    game = game_of(room)
    if len(room.chairs) >= game.seats[-1]:
        raise Refused("full", f"{game.title} has {game.seats[-1]} seats at most.")
    try:
        make_bot(level, game, 0, game.seats[0], Rng(0))
    except BadData as error:
        raise Refused("no_bot", str(error)) from None
    taken = {chair.bot for chair in room.chairs} | {one.name for one in room.people.values()}
    name = next(name for name in BOT_NAMES if name not in taken)
    room.chairs.append(Seating(bot=name, level=level))


def fill(room: RoomDocument) -> None:
    """As many bots as the game needs to start."""
    level = best_level(room)
    while len(room.chairs) < game_of(room).seats[0]:
        add_bot(room, level)


def best_level(room: RoomDocument) -> str:
    return "heuristic" if room.game in HEURISTICS else "random"


def sit(room: RoomDocument, person: str) -> None:
    require_waiting(room)
    if chair_of(room, person) is None:
        if len(room.chairs) >= game_of(room).seats[-1]:
            raise Refused("full", "Every chair is taken.")
        room.chairs.append(Seating(person=person))


def stand(room: RoomDocument, person: str) -> None:
    require_waiting(room)
    room.chairs = [chair for chair in room.chairs if chair.person != person]


def chair_at(room: RoomDocument, place: int) -> Seating:
    if not 0 <= place < len(room.chairs):
        raise Refused("no_chair", "There is no such chair.")
    return room.chairs[place]


def remove_chair(room: RoomDocument, place: int) -> None:
    require_waiting(room)
    room.chairs.remove(chair_at(room, place))


def move_chair(room: RoomDocument, place: int, to: int) -> None:
    require_waiting(room)
    chair = chair_at(room, place)
    chair_at(room, to)
    room.chairs.remove(chair)
    room.chairs.insert(to, chair)


def kick(room: RoomDocument, person: str) -> None:
    if person not in room.people:
        raise Refused("not_here", "That person is not in the room.")
    room.banned.append(person)
    leave(room, person)


def somebody(room: RoomDocument, person: str) -> Person:
    if person not in room.people:
        raise Refused("not_here", "That person is not in the room.")
    return room.people[person]


def check_start(room: RoomDocument) -> None:
    require_waiting(room)
    game = game_of(room)
    if len(room.chairs) not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise Refused(
            "seats", f"{game.title} is for {least} to {most} players; {len(room.chairs)} sit here."
        )


def new_seat_link(room: RoomDocument, place: int) -> str:
    """A token that gives a chair, with its seat in a running game, to whoever uses it first."""
    if not chair_at(room, place).person:
        raise Refused("no_chair", "That chair is a bot's.")
    room.seat_links = {token: at for token, at in room.seat_links.items() if at != place}
    token = secrets.token_urlsafe(12)
    room.seat_links[token] = place
    return token
