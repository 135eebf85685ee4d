"""What is said between the house and a bot that plays over the network, as documented types.

`docs/bots-live.md` tells how they are used. On a bot's stream, be it lines of JSON or a socket,
every event has a number, `seq`, and the room it is about, "" if it is about none.
"""

from typing import Annotated, Any, Final

import msgspec

from hideout.server.wire import messages
from hideout.server.wire.messages import Wire

PROTOCOL: Final = 1

RoomCode = Annotated[str, msgspec.Meta(max_length=8)]


# What a bot says over its socket -------------------------------------------------------------


class StreamHello(Wire, tag="hello"):
    """First of all: the token, unless it came as a header, and the last `seq` you have read."""

    token: Annotated[str, msgspec.Meta(max_length=100)] = ""
    after: int = 0


class StreamAct(Wire, tag="act"):
    """One action, answering one decision: `decision` is the token of the frame it answers."""

    room: RoomCode
    ref: int
    decision: str
    action: str


class StreamSay(Wire, tag="say"):
    """Free talk: `table`, `room` between games, or what a frame's speech names."""

    room: RoomCode
    ref: int
    channel: str
    text: str


class StreamAccept(Wire, tag="accept"):
    """Come to a room one is invited to, and sit down."""

    room: RoomCode
    ref: int


class StreamDecline(Wire, tag="decline"):
    """Or not."""

    room: RoomCode
    ref: int


class StreamLeave(Wire, tag="leave"):
    """Go. In a running game a bot of the house plays on."""

    room: RoomCode
    ref: int


StreamCommand = StreamHello | StreamAct | StreamSay | StreamAccept | StreamDecline | StreamLeave


# What it hears -------------------------------------------------------------------------------


class Opened(Wire, tag="hello"):
    """The stream is open. `resumed`: frames go on after the `seq` that was named; else from the
    first event of each table."""

    protocol: int
    person: str
    name: str
    resumed: bool


class Invited(Wire, tag="invitation"):
    """A host wants the bot in a room. `open`: it could sit down now. Said again when that changes,
    with `withdrawn` when the invitation is void."""

    game: str
    title: str
    host: str
    options: dict[str, Any]
    least: int
    most: int
    seated: int
    open: bool
    withdrawn: bool = False


class StreamOpened(Opened, tag="hello", kw_only=True):
    seq: int
    room: str


class StreamInvited(Invited, tag="invitation", kw_only=True):
    seq: int
    room: str


class StreamRoom(messages.Room, tag="room", kw_only=True):
    seq: int
    room: str


class StreamFrame(messages.Frame, tag="frame", kw_only=True):
    seq: int
    room: str


class StreamSaid(messages.Said, tag="said", kw_only=True):
    seq: int
    room: str


class StreamTypingMark(messages.TypingMark, tag="typing-mark", kw_only=True):
    seq: int
    room: str


class StreamAccepted(messages.Accepted, tag="accepted", kw_only=True):
    seq: int
    room: str


class StreamRefusal(messages.Refusal, tag="refusal", kw_only=True):
    seq: int
    room: str


class StreamBye(messages.Bye, tag="bye", kw_only=True):
    """With a room: the bot is not in it any more, or nobody is (`asleep`; it comes again by
    itself). Without: the stream is closed, `replaced` by another or because the token is `revoked`.
    """

    seq: int
    room: str


StreamEvent = (
    StreamOpened
    | StreamInvited
    | StreamRoom
    | StreamFrame
    | StreamSaid
    | StreamTypingMark
    | StreamAccepted
    | StreamRefusal
    | StreamBye
)


# Its requests --------------------------------------------------------------------------------


class BotRoom(Wire):
    """A room that a bot is in or invited to. `awaited`: the table is waiting for it."""

    room: str
    game: str
    invited: bool
    playing: bool
    awaited: bool


class BotAccount(Wire):
    """Who a token stands for. `only` is the one room it is good for, "" for the whole house."""

    person: str
    name: str
    only: str
    rooms: list[BotRoom]


class BotAct(Wire):
    """One action, and the decision of the frame that it answers."""

    decision: str
    action: str


class BotSay(Wire):
    channel: str
    text: str
