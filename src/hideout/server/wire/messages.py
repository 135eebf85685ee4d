"""Every message on the wire, as documented types.

The page's TypeScript types and the OpenAPI document are made from these and from nothing else.
Seats are numbers from 0; -1 is the table (or nobody); times are milliseconds since 1970 by the
server's clock.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from hideout.engine import message as engine


class Wire(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    pass


Pace = Literal["live", "fast", "relaxed"]

# What a page says over a room's socket -------------------------------------------------------


class Hello(Wire, tag="hello"):
    """First of all: how many of its events this page has already heard, if it was here before.

    `changes`: the page keeps the last frame, and is sent a `change` where that will do.
    """

    table: str = ""
    heard: int = 0
    changes: bool = False


class Act(Wire, tag="act"):
    """One action, answering one decision: `decision` is the token of the frame it answers."""

    ref: int
    decision: str
    action: str


class Say(Wire, tag="say"):
    """Free talk: `table`, `spectators`, `room` between games, or what a frame's speech names."""

    ref: int
    channel: str
    text: str


class Emote(Wire, tag="emote"):
    """A gesture, one of EMOTES; the rules that silence a seat silence its hands too."""

    ref: int
    emote: str


class Typing(Wire, tag="typing"):
    """Somebody is writing; heard where the line itself would be heard."""

    channel: str
    on: bool


class MoreTime(Wire, tag="more-time"):
    """A wish for more time; granted when more than half of the people at the table wish it.

    Everybody may wish once until the table has moved on.
    """

    ref: int


class Concede(Wire, tag="concede"):
    """A captain gives up for the team, in games that know captains."""

    ref: int


class Advise(Wire, tag="advise"):
    """What would a sensible player do here? Once for each decision; the answer is `advice`."""

    ref: int
    decision: str


EMOTES = ("wave", "laugh", "gasp", "think", "clap", "shrug", "cry", "rage", "wink", "heart")

Command = Hello | Act | Say | Emote | Typing | MoreTime | Concede | Advise


# What the server says ------------------------------------------------------------------------


class Words(Wire):
    """Something for people to read, as data: a message of the game's words and what it is about.

    An argument is a number, true or false, a name (a seat such as `p0`, or the id of a card), null
    for nothing, other Words, or a list of such. `GET /api/games/{game}/words` has the messages.
    """

    id: str
    args: dict[str, Any]


def words_of(message: engine.Message) -> Words:
    return Words(id=message.id, args=engine.data_of(message.args))


class Choice(Wire):
    """A legal action: its notation (to send back), its verb and what it is about.

    The message for a button is `act-` and the verb.
    """

    action: str
    verb: str
    args: dict[str, Any]


class Ring(Wire):
    """A running clock: what it does at the end and when (None: paused)."""

    name: str
    ends_at: int | None


class Told(Wire):
    """An event this viewer heard. `n` counts this viewer's events from 1.

    Its message is `event-` and the kind; `GET /api/games/{game}/events` describes all kinds and
    names the rules behind them. `reader` is whose words they are where it is not the viewer's.
    """

    n: int
    kind: str
    args: dict[str, Any]
    private: bool
    reader: int | None = None


class Speech(Wire):
    """Where this viewer may speak now; empty: silence."""

    channels: list[str]


class Frame(Wire, tag="frame"):
    """All that a viewer may know of a table now, and the events since the last frame.

    `version` is the number of events this viewer has heard; `decision` goes back with the answer;
    `clocks` are those that run: none does while the only person at the table is waited for.
    `timed_out`: the viewer's own time has run out just before this, and the rules chose.
    `bots` are the seats that belong to programs: bots of the house, and those that came themselves.
    `warnings`, by action: what to know before one that has no way back; a page asks for more than a
    tap then. `more_time` are the seats that wish for more time, of those that may speak;
    `commitment` is the promise this game was dealt from. Clocks wait until `scene_ends_at` where
    the last decision finished something that pages show, such as a round. `open_view` is what the
    public sees, for a seat whose page may be covered: in one room a neighbour could read the rest.
    """

    now: int
    table: str
    commitment: str
    viewer: int
    version: int
    decision: str
    timed_out: bool
    phase: str
    asked: list[Words]
    view: dict[str, Any]
    legal: list[Choice]
    pending: list[int]
    clocks: list[Ring]
    paused: bool
    events: list[Told]
    speech: Speech
    result: dict[str, Any] | None
    more_time: list[int]
    scene_ends_at: int | None = None
    warnings: dict[str, Words] = {}
    bots: list[int] = []
    open_view: dict[str, Any] | None = None


class Change(Wire, tag="change"):
    """What of the last frame is another now; a page gets it that has said hello with `changes`.

    Members of the `frame`, of its `view` and of its `open_view` that are not here stay as they
    were; `events` are those since. `now` is the time, as in a frame.
    """

    now: int
    events: list[Told]
    frame: dict[str, Any]
    view: dict[str, Any] = {}
    open_view: dict[str, Any] = {}


class Chair(Wire):
    """Somebody at the table-to-be: a person or a bot. Nobody takes over a bot's `closed` one.
    `program`: a bot that came over the network, and has an id and a line as people do.

    `seal` hides the luck that this chair mixes in. `side` is what somebody has chosen in a game for
    teams. `bot_wishes` are the people who want a bot to play for whoever is away.
    """

    kind: Literal["person", "bot"]
    name: str
    person: str = ""
    level: str = ""
    connected: bool = False
    stand_in: bool = False
    avatar: str = ""
    seal: str = ""
    muted: bool = False
    closed: bool = False
    side: str = ""
    bot_wishes: list[str] = []
    program: bool = False


class Guest(Wire):
    """Somebody in the room without a chair."""

    name: str
    person: str
    connected: bool
    avatar: str = ""
    muted: bool = False
    program: bool = False


class Program(Wire):
    """A bot that plays over the network and may come into this room: `invited`, `here`, or neither.

    `house`: it is known in the whole house; else it has a token of this room's host.
    """

    person: str
    name: str
    house: bool
    invited: bool
    here: bool


NoticeKind = Literal[
    "damaged",
    "old_rules",
    "kicked",
    "asked",
    "declined",
    "took_over",
    "link",
    "claimed",
    "came_back",
    "left_out",
    "paused",
    "resumed",
    "stand_in",
    "back",
    "left",
    "host",
    "away",
    "shows",
]


class Notice(Wire):
    """Something that everybody in the room is told; `n` counts from 1.

    `damaged`, `old_rules`: the last game cannot be read any more. `kicked`: `name` was sent away,
    the bot `other` plays on. `asked`, `declined`, `took_over`: about `name`, who wants to play on
    for the bot `other`. `link`, `claimed`, `came_back`: the seat of `name` has a new link, was
    claimed with it, or is its old owner's again. `left_out`: the luck of `name` (or several names)
    was sealed but not shown in time, and is not in the deal. `paused`, `resumed`: by `name`, the
    host. `stand_in`: a bot plays for `name`; `back`: no longer. `left`: `name` said goodbye.
    `host`: `name` is the host now. `away`: `name` has closed the page, or lost the line. `shows`:
    `name` would show the game that is over to others, if all who played agree.
    """

    n: int
    kind: NoticeKind
    name: str = ""
    other: str = ""


class SeatWish(Wire):
    """Somebody wants to play on for the bot on a chair; `waits_for` have not yet said yes."""

    person: str
    name: str
    chair: int
    waits_for: list[str]


class Calling(Wire):
    """Everybody is asked to the next game: by whom, who has said yes or no, when it is dealt."""

    by: str
    name: str
    yes: list[str]
    no: list[str]
    deals_at: int | None


class Score(Wire):
    """How somebody has done in this room so far."""

    person: str
    name: str
    games: int
    won: int


class Room(Wire, tag="room"):
    """A room as everybody in it sees it.

    `you` is the reader's own public id; `ignored` are those whom the reader does not hear.
    `commitment` is the hash of the secret that the next game (or the running one) is dealt from.
    `drawing`: the seals of all chairs stand, and luck is to be shown now. `halted`: the host has
    paused the game. `clocks_alone`: clocks run even when only one person plays. `coach`: whoever
    plays may ask what a sensible player would do. `screen` is who is only the big screen and may
    deal and pause like the host. `sides` are the teams one can choose between, `short` how many
    more must sit down before it can begin. `score` is of all games of the evening. `programs` are
    bots from elsewhere that the host has given a token or invited. `daily` is the day whose deal is
    played here. `dealt` is the game of `table`: once that is over, `game` may be another one.
    `sat`, once a game is over, is who sat there by seat: chairs may change meanwhile.
    """

    code: str
    you: str
    host: str
    game: str
    options: dict[str, Any]
    pace: Pace
    clocks_alone: bool
    coach: bool
    spectators: bool
    free_text: bool
    same_room: bool
    seating: Literal["drawn", "listed"]
    open_after: bool
    chairs: list[Chair]
    guests: list[Guest]
    least: int
    most: int
    table: str
    drawing: bool
    playing: bool
    halted: bool
    commitment: str
    has_own_deck: bool
    stand_ins: bool
    ignored: list[str]
    notices: list[Notice]
    locked: bool
    wishes: list[SeatWish]
    screen: str
    sides: list[str]
    short: int
    call: Calling | None
    score: list[Score]
    programs: list[Program]
    daily: str = ""
    dealt: str = ""
    sat: list[Chair] = []


class Said(Wire, tag="said"):
    """A line or a gesture that this viewer may hear. `seat` is -1 for spectators. A bot's line is a
    message of the game's words, in `words`; it is no `person`'s and has no `text`."""

    channel: str
    person: str
    name: str
    seat: int
    text: str
    at: int
    emote: bool = False
    words: Words | None = None


class TypingMark(Wire, tag="typing-mark"):
    channel: str
    seat: int
    on: bool


class Accepted(Wire, tag="accepted"):
    """Done, and durable. `held`: not yet; it waits until any other answer could have come.

    A held answer is accepted a second time when it takes effect, or refused.
    """

    ref: int
    held: bool = False


class Refusal(Wire, tag="refusal"):
    """What was asked for did not happen, and nothing changed.

    `words` say why, `sentence` says it in English. Where the rules refuse, the message is `no-` and
    the game's reason, and `clauses` are the rules.
    """

    ref: int
    code: str
    words: Words
    sentence: str
    clauses: list[str]


class Bye(Wire, tag="bye"):
    """The server closes this socket.

    `kicked`, `left`, `replaced`, `too_fast`, `shutdown`, `silent`: no hello came, or `moved`: come
    again, somebody else has the room.
    """

    reason: str


class Considered(Wire):
    """A move that a bot considered: what it was worth to it, 0 to 1, in so many made-up games."""

    action: str
    words: Words | None
    value: float
    playouts: int


class Advice(Wire, tag="advice"):
    """What a sensible player would do in the reader's seat, knowing what the reader knows.

    `action` is out of the frame's `legal`, or empty: wait. `because` is one of the game's messages
    for newcomers. `considered` are the moves weighed, the advice first; empty if none were.
    """

    decision: str
    action: str
    because: Words
    considered: list[Considered]


Message = Frame | Change | Room | Said | TypingMark | Accepted | Refusal | Bye | Advice


# The HTTP API --------------------------------------------------------------------------------


class Problem(Wire):
    """Every HTTP error: a code for programs, words for people, and the same in English."""

    code: str
    words: Words
    sentence: str
    clauses: list[str] = []


class OptionInfo(Wire):
    """`group` is what it is about: `play`, `time`, `talk`, `people`, or `more`."""

    name: str
    group: str
    default: bool | int | str
    title: str
    meaning: str
    choices: list[str]
    choice_titles: list[str]
    low: int
    high: int
    step: int


class GameInfo(Wire):
    """A game as one chooses it.

    `page_files` are what a game of another package brings for the page, each to be had at
    `/games/<name>/<file>`: `board.js`, `cover.svg`, `ink.css` or what these ask for. `bots` are
    the levels to choose from, the weakest first and then those of the house's own; `usual` is the
    one that sits down where nobody chooses.
    """

    name: str
    title: str
    least: int
    most: int
    mood: str
    genre: str
    minutes: int
    page_files: list[str]
    options: list[OptionInfo]
    bots: list[str]
    usual: str
    manners: list[str]
    lessons: list[str]


class ShapeInfo(Wire):
    """What a value in a view is, as the game declares it.

    `table` is whose names the ids or the keys of a map are; `of` is what a list, a map or a value
    for each seat is made of; `keys` are those of a record. `optional`: it may be null.
    """

    kind: Literal[
        "record", "by-seat", "list", "map", "id", "word", "seat", "number", "money", "flag", "text"
    ]
    optional: bool = False
    table: str = ""
    of: "ShapeInfo | None" = None
    keys: dict[str, "ShapeInfo"] = {}


class Clause(Wire):
    id: str
    tag: str
    text: str
    section: str
    language: str


class ArgumentInfo(Wire):
    """An argument of an event: its name, what it is, how it is written."""

    name: str
    kind: str
    written: str


class Fired(Wire):
    """Which clause made an event happen, and when it was this one; see `event_kinds`."""

    when: str
    clause: str


class EventInfo(Wire):
    """A kind of event: what it tells, and the rules that make it happen: the first one, unless
    one of `fired` fits."""

    kind: str
    meaning: str
    clauses: list[str]
    arguments: list[ArgumentInfo]
    fired: list[Fired]


class NewRoom(Wire):
    game: str
    name: str
    avatar: str = ""


class Join(Wire):
    name: str
    avatar: str = ""
    watch: bool = False


class Browser(Wire):
    """Where a browser can be reached when it is closed, as `PushSubscription` has it."""

    endpoint: str
    p256dh: str
    auth: str


class PushKey(Wire):
    """The public key of the house for `PushManager.subscribe`; "" if it sends nothing."""

    key: str


class RoomSettings(Wire):
    """What a host may change; what is left out stays."""

    game: str | None = None
    options: dict[str, bool | int | str] | None = None
    pace: Pace | None = None
    clocks_alone: bool | None = None
    coach: bool | None = None
    spectators: bool | None = None
    free_text: bool | None = None
    same_room: bool | None = None
    seating: Literal["drawn", "listed"] | None = None
    open_after: bool | None = None
    stand_ins: bool | None = None
    locked: bool | None = None
    deck: dict[str, Any] | None = None


class AddBot(Wire):
    level: str = "heuristic"


class NewProgram(Wire):
    """What a bot from elsewhere is to be called."""

    name: str


class ProgramToken(Wire):
    """What makes a program that bot: shown once, and kept as a hash only."""

    person: str
    name: str
    token: str


class HouseBot(Wire):
    """A bot that any host of the house may invite; `connected`: it would hear of it now."""

    name: str
    connected: bool


class BotLevel(Wire):
    """How well the bot on a chair plays, and how it carries itself."""

    chair: int
    level: str


class Named(Wire):
    """What somebody wants to be called, and a face; in a running game, from its end on."""

    name: str
    avatar: str = ""


class Side(Wire):
    """A team of the game; empty: wherever there is room."""

    side: str


class Again(Wire):
    """Ask everybody to the next game; the same one if none is named."""

    game: str | None = None


class Answer(Wire):
    yes: bool


Code = Annotated[str, msgspec.Meta(max_length=8)]
TableId = Annotated[str, msgspec.Meta(max_length=40)]
Few = msgspec.Meta(max_length=12)


class PastGame(Wire):
    """A game as a browser remembers it: headline, whether it was won there, faces by seat."""

    table: TableId
    game: Annotated[str, msgspec.Meta(max_length=40)]
    code: Code
    at: int
    title: Annotated[str, msgspec.Meta(max_length=160)]
    won: bool
    faces: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], Few] = []


class Keepsakes(Wire):
    """What a browser remembers of somebody."""

    name: Annotated[str, msgspec.Meta(max_length=24)]
    avatar: Annotated[str, msgspec.Meta(max_length=40)]
    rooms: Annotated[list[Code], Few]
    games: Annotated[list[PastGame], Few]


class Pass(Wire):
    """A code that makes another browser this person's, once, until a time."""

    code: str
    until: int


class PassCode(Wire):
    code: Annotated[str, msgspec.Meta(max_length=20)]


class Mine(Wire):
    """Rooms and games that a browser remembers."""

    rooms: Annotated[list[Code], Few]
    tables: Annotated[list[TableId], Few]


class MyRoom(Wire):
    """A room that the asker belongs to. `seated`: with a seat in its running game; `awaited`: and
    it is waiting for them."""

    code: str
    game: str
    playing: bool
    seated: bool
    awaited: bool
    names: list[str]


class MyGames(Wire):
    """Of what was asked about, what is the asker's: rooms, and games to be seen again."""

    rooms: list[MyRoom]
    tables: list[str]


class MoveChair(Wire):
    """Put the chair at place `chair` to place `to`."""

    chair: int
    to: int


class AboutChair(Wire):
    chair: int


class AboutPerson(Wire):
    person: str


class Consent(Wire):
    """Whether somebody may play on for a bot."""

    person: str
    yes: bool


class Seal(Wire):
    """A hash over the promise, a nonce and one's luck, which stays secret until the draw."""

    seal: str
    promise: str


class Luck(Wire):
    """A share of chance: in a draw what was sealed; before one, luck without a secret."""

    luck: str
    nonce: str = ""


class SeatLink(Wire):
    """A one-time link that gives a lost seat to whoever opens it first."""

    path: str
    token: str


class Claim(Wire):
    """The token of a re-issued seat."""

    token: str


class LuckShare(Wire):
    """One chair's part of a shuffle: what was sealed, and what was shown; no luck: left out."""

    name: str
    seal: str
    nonce: str
    luck: str


class Fairness(Wire):
    """What a game was dealt from; all but the promise is closed until the end.

    `shares` stand in the order of the chairs, from which seats may have been `drawn`. Not `sealed`:
    dealt before luck was sealed.
    """

    commitment: str
    server_seed: str = ""
    seed: str = ""
    drawn: bool = False
    sealed: bool = True
    shares: list[LuckShare] = []


class ReplayFrame(Wire):
    """One step of a finished (or one's own running) game through one viewer's eyes.

    `views` is every seat's view at that step, for all-seeing eyes only. `considered` is what a bot
    that looks ahead weighed before it, the chosen move first; once everything is open. `decided` is
    how many decisions were made by then, likewise: the same moment through other eyes.
    """

    step: int
    seat: int
    action: str
    view: Mapping[str, Any]
    events: list[Told]
    views: list[Mapping[str, Any]] = []
    considered: list[Considered] = []
    decided: int = 0


class TurningPoint(Wire):
    """Where a game turned: the frame for all-seeing eyes, and chances to win by seat, 0 to 1."""

    step: int
    before: list[float]
    after: list[float]


class Memory(Wire):
    """What a bot says of a moment when the game is over: what it believed of somebody, or what a
    lie or a deal of its own was for. `decided` is a replay frame's: after so many decisions."""

    decided: int
    seat: int
    is_belief: bool
    words: Words


class DailyScore(Wire):
    """How somebody has fared with today's deal; `score` is null where a game only has winners."""

    name: str
    won: bool
    score: float | None
    is_you: bool


class Daily(Wire):
    """Today's deal of one game, the same for everybody, until `ends_at`. `room` is where the asker
    plays it ("": not yet), `mine` how it went, at place `place` of the `played`; `best` of all."""

    game: str
    day: str
    ends_at: int
    room: str
    played: int
    place: int
    mine: DailyScore | None
    best: list[DailyScore]


class DailyRoom(Wire):
    """Where the asker plays today's deal."""

    code: str


class Sharing(Wire):
    """Whether strangers may see a game: `agreed` of `people` let them, and then there is a link."""

    people: int
    agreed: int
    mine: bool
    may: bool
    link: str


class Epilogue(Wire):
    """What there is to tell of a game that is over, by seat. `scores` and `margins` are empty where
    a game only has winners, or was played with hands closed for good."""

    table: str
    game: str
    names: list[str]
    places: list[int]
    scores: list[float]
    margins: list[float]
    turning: TurningPoint | None
    memories: list[Memory]
    is_open: bool
    sharing: Sharing


class Share(Wire):
    table: str
    yes: bool


class Replay(Wire):
    """`viewer` is a seat, -1 for a spectator, -2 for all-seeing eyes; `total` counts frames."""

    table: str
    game: str
    names: list[str]
    viewer: int
    frames: list[ReplayFrame]
    result: dict[str, Any] | None
    total: int


class LessonStep(Wire):
    """What a learner is told at one moment of a lesson, and is asked if `accepts` is not empty.

    `spots` are what to look at: seats, actions in notation, or names of places on the board.
    `wrong` answers every other legal action but those in `wrongs`, which have an answer each.
    `events` of the frame are those since the last step of the same scene.
    """

    scene: int
    say: Words
    spots: list[str]
    frame: Frame
    accepts: list[str]
    wrong: Words | None = None
    wrongs: dict[str, Words] = {}


class Lesson(Wire):
    """A playable lesson through the learner's own eyes; `viewer` is the learner's seat."""

    game: str
    name: str
    names: list[str]
    viewer: int
    steps: list[LessonStep]
