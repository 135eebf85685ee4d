"""The stored documents: a room, and of a table all but its decisions."""

from typing import Any, Literal

import msgspec

from hideout.engine.core import Seat
from hideout.engine.proof import Proof, Share, old_proof, promise_of
from hideout.server.house.push import Subscription
from hideout.server.store.interface import checksum
from hideout.server.wire.messages import Notice, Pace, Words

Weighed = tuple[str, float, int]  # an action ("": to wait), its worth from 0 to 1, its playouts


class Damaged(Exception):
    """What is stored is not what was stored."""


def check(document: bytes, crc: int) -> None:
    """Raises Damaged."""
    if checksum(document) != crc:
        raise Damaged("its checksum is wrong.")


class Person(msgspec.Struct, kw_only=True):
    name: str
    avatar: str = ""
    is_muted: bool = False
    # A share of the next shuffle; see `draw`.
    seal: str = ""
    nonce: str = ""
    luck: str = ""  # once it is shown
    joined: int = 0
    wanted: str = ""  # what they want to be called when this game is over
    wanted_avatar: str = ""  # and how they want to look
    side: str = ""  # of a game for teams, if they have chosen one
    has_left: bool = False  # said goodbye in the middle of a game
    ignores: tuple[str, ...] = ()  # whom this person does not want to hear
    is_program: bool = False  # a bot that came over the network


class Seating(msgspec.Struct, kw_only=True):
    """One chair: somebody's, or a bot's."""

    person: str = ""
    bot: str = ""  # the bot's name
    level: str = ""
    closed: bool = False  # whoever had it was sent away: nobody else gets it in this game
    former: str = ""  # who may still come back to it


class Sat(msgspec.Struct, kw_only=True):
    """Who sat on a chair of the last game: room and chairs change while people read its end."""

    name: str
    avatar: str = ""
    is_bot: bool = False


class Program(msgspec.Struct, kw_only=True):
    """A bot that plays over the network and may come into a room."""

    name: str
    key: str = ""  # the hash of its token; none if it is known in the whole house
    invited: bool = False


class Wish(msgspec.Struct, kw_only=True):
    """Somebody wants to play on for a bot."""

    chair: int
    yes: list[str] = []  # who has agreed


class Call(msgspec.Struct, kw_only=True):
    """Somebody asks everybody to the next game."""

    by: str  # a person's id
    yes: list[str] = []
    no: list[str] = []
    deals_at: int | None = None  # once everybody has answered, or the host will not wait


class Played(msgspec.Struct, kw_only=True):
    """A game of this evening: who of the people sat there, and who of them won."""

    game: str
    table: str
    names: dict[str, str]  # by person
    won: list[str]


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
    clocks_alone: bool = False  # whether clocks run even for one person among bots
    coach: bool = True  # whether whoever plays may ask what a sensible player would do
    spectators: bool = True
    free_text: bool = True
    same_room: bool = False
    seating: Literal["drawn", "listed"] = "drawn"
    open_after: bool = True
    stand_ins: bool = True  # bots play for those who are gone
    table: str = ""
    dealt: str = ""  # the game of that table; `game` is the next one's
    sat: list[Sat] = []  # who sat at that table, once its game is over
    drawing: bool = False  # the list of seals stands, and luck is being shown
    playing: bool = False
    halted: bool = False  # the host has paused the game
    banned: list[str] = []
    seat_links: dict[str, str] = {}  # one-time token -> whose chair
    joined: int = 0
    door: str = ""  # the code that opens it now, if it is not the one it began with
    locked: bool = False  # nobody new comes in
    wishes: dict[str, Wish] = {}  # by person
    wished: list[str] = []  # who has asked for a bot's seat in this game
    held: list[str] = []  # who came to a seat in the middle of this game
    returning: dict[str, Person] = {}  # whose seat somebody else has claimed
    notices: list[Notice] = []
    noticed: int = 0
    browsers: dict[str, list[Subscription]] = {}  # who wants to be told of their turn, and where
    screen: str = ""  # whose device is only the big screen: it has no seat, and may deal and pause
    call: Call | None = None
    evening: list[Played] = []  # the last games played here
    programs: dict[str, Program] = {}  # bots from elsewhere, by person
    daily: str = ""  # the day whose deal is played here; "" for a deal of one's own


_decode_room = msgspec.json.Decoder(RoomDocument).decode


def write_room(room: RoomDocument) -> bytes:
    return msgspec.json.encode(room)


def read_room(data: bytes, crc: int) -> RoomDocument:
    """Raises Damaged."""
    check(data, crc)
    try:
        return _decoded(data)
    except msgspec.DecodeError as error:
        raise Damaged(str(error)) from None


def copy_room(room: RoomDocument) -> RoomDocument:
    return _decoded(msgspec.json.encode(room))


def _decoded(data: bytes) -> RoomDocument:
    """A room in which a person has one id, and not as many copies of it as there are mentions."""
    room = _decode_room(data)
    ids = {person: person for person in room.people}
    room.host = ids.get(room.host, room.host)
    for chair in room.chairs:
        chair.person = ids.get(chair.person, chair.person)
    return room


class Turning(msgspec.Struct, kw_only=True):
    """Where a game turned: after which decision, and everybody's chance to win before and after.
    A game that turned nowhere has step -1."""

    step: int
    before: list[float] = []
    after: list[float] = []


class Recalled(msgspec.Struct, kw_only=True):
    """What a bot says afterwards of a moment, as a message of its game's words."""

    step: int  # after so many decisions
    seat: Seat
    is_belief: bool  # or else what a lie or a deal was for
    id: str
    args: dict[str, Any]


class Afterword(msgspec.Struct, kw_only=True):
    """What there is to tell of a game that is over, by seat."""

    places: list[int]
    scores: list[float]
    margins: list[float]
    has_scores: bool  # more than who has won
    turning: Turning | None = None
    recalled: list[Recalled] | None = None  # by the bots; None: nobody has asked them
    is_whole: bool = False  # nothing more will be found out


class TableDocument(msgspec.Struct, kw_only=True):
    """What is stored of a table besides its decisions."""

    id: str
    room: str
    game: str
    version: int  # of the rules it is played by
    names: list[str]  # by seat, as they sat down
    called: list[str]  # by seat, as they are called now: a seat may change hands
    persons: list[str]  # by seat: who it belongs to; "" for a bot's own seat
    levels: list[str]  # by seat: the bot that plays or would stand in
    options: dict[str, Any]
    deck: dict[str, Any] | None
    server_seed: str
    pace: Pace
    open_after: bool
    started: int
    shares: list[Share] = []  # of the shuffle, by chair; none: dealt before there were seals
    drawn: bool = False  # whether the chairs drew their seats
    # Of a deal before there were seals:
    contributions: list[str] = []  # by seat
    chairs: list[str] = []  # names before the seats were drawn; none: not drawn
    shift: int = 0
    paused_at: int | None = None
    clocks_alone: bool = False
    afterword: Afterword | None = None  # once somebody has asked
    agreed: list[str] = []  # who lets strangers see this game
    share: str = ""  # the secret of its link, while all of them do
    extra_times: int = 0  # how often it was given more time
    programs: list[str] = []  # who of the persons are bots from elsewhere
    daily: str = ""  # the day whose deal this is


def people_of(document: TableDocument) -> list[str]:
    """Who of those at a table are people."""
    return [one for one in document.persons if one and one not in document.programs]


class Glance:
    """What is known of a stored table without playing it again."""

    def __init__(self, document: TableDocument, is_over: bool, steps: int) -> None:
        self.document = document
        self.steps = steps
        self._is_over = is_over

    def is_over(self) -> bool:
        return self._is_over

    def seat_of(self, person: str) -> Seat | None:
        persons = self.document.persons
        return persons.index(person) if person and person in persons else None


def proof_of_table(document: TableDocument) -> Proof:
    """What a game was dealt from."""
    secret = document.server_seed
    promise = promise_of(secret)
    if document.shares:
        return Proof(promise, secret, document.shares, document.drawn)
    return old_proof(promise, secret, document.names, document.contributions, document.chairs)


class Saying(msgspec.Struct, kw_only=True):
    """Something said at the table. What a bot says is nobody's, and its text is Words in JSON."""

    step: int
    seat: Seat
    person: str
    name: str
    channel: str
    audience: int
    text: str
    emote: bool
    at: int


def words_said(saying: Saying) -> Words | None:
    """What a bot said; None for a line that somebody wrote."""
    return None if saying.person else msgspec.json.decode(saying.text, type=Words)


def read_table_document(data: bytes, crc: int) -> TableDocument:
    """Raises Damaged."""
    check(data, crc)
    try:
        return msgspec.json.decode(data, type=TableDocument)
    except msgspec.DecodeError as error:
        raise Damaged(str(error)) from None
