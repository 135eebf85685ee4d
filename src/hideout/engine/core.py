"""The contract between a game and everything else.

A game is a `Game` (what the platform knows of it), a `State` (one table, face-down cards
included) and one `Phase` for each box of its Flow table. This module knows no game, no clock
time, no user and no file.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final, Generic, TypeVar

from hideout.engine.attendance import Attendance
from hideout.engine.fields import Field, read_fields, write_fields
from hideout.engine.kinds import EventKind, Names
from hideout.engine.message import Message
from hideout.engine.notation import Action, Notation, Vocabulary, seat_name
from hideout.engine.observe import Observer
from hideout.engine.options import Option, settings_of
from hideout.engine.outside import adopt, mypyc_attr
from hideout.engine.parts import Part, Rows
from hideout.engine.reader import BadData, Reader
from hideout.engine.refusal import (
    GAME_OVER,
    NOT_ASKED,
    NOT_YET,
    OTHER_ASKED,
    PLAYERS_WORD,
    TABLES_WORD,
    Reason,
    Refusal,
)
from hideout.engine.rng import Rng
from hideout.engine.shapes import Luck, Struct

Seat = int
TABLE: Final = -1
"""The seat that plays the clocks. As a viewer it sees what is public: it is the spectator."""
EVERYONE: Final = -1
"""The audience of what all may know. Any other audience is a mask: bit i stands for seat i."""
LONGEST: Final = 5_000  # the most decisions of a game that does not say how long it may be
NO_SEATS: Final = range(0)
NOTHING: Final[Mapping[str, Any]] = {}
"""What a game has not declared: one object for all games, which nobody may change."""


def only(seat: Seat) -> int:
    """The audience of one seat."""
    return 1 << seat


def hears(audience: int, seat: Seat) -> bool:
    """Whether a seat belongs to an audience. TABLE, the spectator, hears what everyone does."""
    return audience == EVERYONE or (seat != TABLE and audience >> seat & 1 == 1)


class IllegalAction(ValueError):
    """The rules forbid an action. The state has not changed.

    `message` is for people, see `hideout.words`; `kind` and `arguments` give the same reason as
    data, and `clauses` the ids of the rules behind it, separated by spaces.
    """

    def __init__(self, refusal: Refusal, message: Message) -> None:
        super().__init__(f"{message.id} ({refusal.clauses})")
        self.message = message
        self.kind = refusal.kind
        self.arguments = refusal.args
        self.clauses = refusal.clauses


class NoPositions(BadData):
    """The game has no written form for its tables."""


class Clock:
    """A clock that runs: TABLE plays `action` once `millis` have passed since step `since`.

    It never runs out before `grace` milliseconds have passed since step `grace_since`. That gives
    everybody time to answer a late event, although the engine does not know how late it was. A
    clock that `is_brisk` keeps its pace even where people are given a day for each decision.
    """

    __slots__ = ("action", "grace", "grace_since", "is_brisk", "millis", "since")

    def __init__(
        self,
        action: Action,
        millis: int,
        since: int,
        grace: int = 0,
        grace_since: int = 0,
        is_brisk: bool = False,
    ) -> None:
        self.action = action
        self.millis = millis
        self.since = since
        self.grace = grace
        self.grace_since = grace_since
        self.is_brisk = is_brisk

    def as_tuple(self) -> tuple[int, int, int, int, int]:
        return (self.action.code, self.millis, self.since, self.grace, self.grace_since)


class Event:
    """Something that happened, and who may know of it.

    `kind` says what, `seat` who did it; `a` and `b` are its arguments, -1 for none. `to` is its
    audience (see `hears`). `Game.told` gives an event as data, `Game.happened` as a message.
    """

    __slots__ = ("a", "b", "kind", "seat", "to")

    def __init__(self, kind: str, seat: Seat, a: int, b: int, to: int) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.to = to

    def as_tuple(self) -> tuple[str, int, int, int, int]:
        return (self.kind, self.seat, self.a, self.b, self.to)


S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """One box of a rule book's flow chart: whom it waits for, what they may do, what follows.

    A phase has no state of its own; one instance serves every table of its game.
    """

    name = ""
    clauses = ""  # the clauses that give this phase its shape; the default reason of a refusal
    open = False  # a window where the order of arrival matters (haggling, a race, a shared draft)
    pace = 30_000  # in an open window, how long a simulated seat takes from act to act, on average

    def __init__(self) -> None:
        adopt(self, Phase)

    def __copy__(self) -> "Phase[S]":
        return self

    def __deepcopy__(self, memo: object) -> "Phase[S]":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("A phase serves all tables of its game: pickle its name instead.")

    def pending(self, s: S) -> list[Seat]:
        """Whom the game waits for."""
        raise NotImplementedError

    def legal(self, s: S, seat: Seat) -> list[Action]:
        """What a seat may do. A seat that nobody waits for may have something to do as well.

        A list once returned is never changed: when something else is legal, return another.
        """
        raise NotImplementedError

    def apply(self, s: S, seat: Seat, action: Action) -> None:
        """Carry out an action that is known to be legal."""
        raise NotImplementedError

    def clocks(self, s: S) -> list[Clock]:
        """The clocks that run now."""
        return []

    def time_up(self, s: S, action: Action) -> None:
        """Carry out what TABLE plays: a clock ran out, or one of `table_actions` came true."""
        raise NotImplementedError

    def table_actions(self, s: S) -> list[Action]:
        """What TABLE may play besides the clocks: that a captain has left, for example."""
        return []

    def hold(self, s: S) -> int:
        """How many milliseconds an answer is held back, so that its timing gives nothing away."""
        return 0

    def delay(self, s: S, seat: Seat, rng: Rng) -> int:
        """In a simulated open window, the milliseconds until this seat acts next."""
        return 1 + rng.below(2 * self.pace)

    def resume(self, s: S) -> None:
        """Continue after a phase called from here has called `State.done`."""

    def why_not(self, s: S, seat: Seat, action: Action) -> Refusal:
        """Why an action is refused, judged only by what `seat` knows.

        `Game.why_not` answers for TABLE, and for actions that only TABLE may play.
        """
        reason = OTHER_ASKED if seat in self.pending(s) else NOT_ASKED
        return reason.refuse(action, clauses=self.clauses)


class Over(Phase["State"]):
    """The game is over: nobody is waited for."""

    name = "over"

    def pending(self, s: "State") -> list[Seat]:
        return []

    def legal(self, s: "State", seat: Seat) -> list[Action]:
        return []


OVER: Final = Over()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One table, face-down cards included. Never hand it to a player or a bot: see `Game.view`.

    `phase` is where the game stands, `step` how many decisions have been made. Every game adds its
    own fields.
    """

    def __init__(self, game: "Game[Any]", seats: int, rng: Rng, phase: Phase[Any]) -> None:
        self.game = game
        self.seats = seats
        self.rng = rng
        self.phase = phase
        self.callers: list[Phase[Any]] = []
        self.step = 0  # decisions so far
        self.opened = 0  # the step at which this phase opened
        self.events: list[Event] | None = None  # None: nobody is listening

    def pending(self) -> list[Seat]:
        """The seats that the game waits for. When there are none, it is over."""
        return self.phase.pending(self)

    def legal(self, seat: Seat) -> list[Action]:
        """Everything that a seat, or TABLE, may do now. Do not change the list."""
        if seat == TABLE:
            phase = self.phase
            return [clock.action for clock in phase.clocks(self)] + phase.table_actions(self)
        return self.phase.legal(self, seat)

    def clocks(self) -> list[Clock]:
        """The clocks that run now. Whoever drives the game plays those that run out, as TABLE."""
        return self.phase.clocks(self)

    def apply(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action. Nothing is checked here; `play` does that."""
        self.step += 1
        if seat == TABLE:
            self.phase.time_up(self, action)
        else:
            self.phase.apply(self, seat, action)

    def go(self, phase: Phase[Any]) -> None:
        """Move on to another phase."""
        self.phase = phase
        self.opened = self.step

    def call(self, phase: Phase[Any]) -> None:
        """Enter a phase inside this one, such as a response window; `done` comes back."""
        self.callers.append(self.phase)
        self.go(phase)

    def done(self) -> None:
        """Leave a phase that was called, and return to the one that called it."""
        self.go(self.callers.pop())
        self.phase.resume(self)

    def tell(self, kind: str, seat: Seat, a: int = -1, b: int = -1, to: int = EVERYONE) -> None:
        """Note an event for the audience `to`, if anybody is listening."""
        if self.events is not None:
            self.events.append(Event(kind, seat, a, b, to))

    def clone(self) -> "State":
        """An independent copy whose events go nowhere. Each game writes its own."""
        raise NotImplementedError

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """A table is pickled as its position, so phases and actions stay the game's own objects."""
        from hideout.engine.position import read_position, write_position

        return (read_position, (self.game, write_position(self)))

    def copy_table(self, other: "State") -> None:
        """Copy the fields that every state has; for use in `clone`."""
        other.callers = self.callers[:]
        other.step = self.step
        other.opened = self.opened


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game as everything outside its rules knows it. There is one object for each game.

    Among its attributes are `name` (`heist-hustle`) and `title`, `seats` (the range of players it
    takes), `version` (of its rules), `vocabulary` and `notation` (all its actions, as objects and
    as text) and `options`. Methods that take a `seat` read only what that seat knows.

    A game has to declare `name`, `title`, `prefix`, `seats`, `vocabulary` and `phases`, and to
    answer `new`, `view`, `resample` and `winners`. It declares the events that it tells. Everything
    else has a default. What a class body declares must not be set again on the object; see
    `outside`.
    """

    name = ""  # "heist-hustle": the name of its rule book too
    title = ""
    prefix = ""  # of its clause ids: "HH"
    version = 1  # of its rules; a record names it
    seats = NO_SEATS
    vocabulary: Vocabulary
    names: Mapping[str, Sequence[str]] = NOTHING  # by kind of argument: what its numbers are called
    notation: Notation
    options: Sequence[Option] = ()
    phases: Mapping[str, Phase[Any]]
    deck: Mapping[str, object] = NOTHING  # the tables of data in play, JSON-ready
    pieces: Mapping[str, object] = NOTHING  # tables of cards that no owner's deck changes
    fields: Sequence[Field] = ()  # of its state: everything but what every table has
    reasons: Mapping[str, Reason] = NOTHING  # why an action may be refused, by kind
    end = ""  # the clauses that end the game
    parts: Sequence[Part[Any]] = ()  # `public`, cut where a server need not make it anew
    rows: Sequence[Rows[Any]] = ()  # what of it is in no part, but made anew row by row
    typed: Sequence[str] = ()  # verbs whose number people type: a page is not sent every action
    tables_words: Mapping[str, str] = NOTHING  # verbs that only the table says, with their clauses
    event_kinds: Mapping[str, EventKind] = NOTHING  # every kind of event that is told, by name
    view_shape: Struct | None = None  # the keys of a view; None if they are not declared
    channel_names: Mapping[str, str] = NOTHING  # every channel there may be, and who is there
    luck: Sequence[Luck] | None = None  # what is left to chance; None if that is not declared
    claim_verbs: Sequence[str] = ()  # actions that say something and change nothing
    grave: Mapping[str, str] = NOTHING  # verbs without a way back, and the warnings they may carry
    is_printed_deck = True
    mood = ""  # one line for somebody looking for a game to play
    genre = ""  # two or three words
    minutes = 30  # that people take for it
    for_newcomers = False  # what somebody who names no game is given
    page_files: Sequence[str] = ()  # what a package of its own brings for the page
    absence_millis: Sequence[int] = ()  # how long somebody is gone when `due` has something to say

    def __init__(self) -> None:
        adopt(self, Game)
        self.notation = Notation(self.vocabulary, self.names)

    def __copy__(self) -> "Game[S]":
        return self

    def __deepcopy__(self, memo: object) -> "Game[S]":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        deck = None if self.is_printed_deck else dict(self.deck)
        return (find_again, (type(self).__module__, self.version, deck))

    def new(self, seats: int, seed: int, options: Mapping[str, object]) -> S:
        """A new state, dealt and at its first decision. Raises BadData for bad seats or options."""
        raise NotImplementedError

    def check_seats(self, seats: int) -> None:
        """Raises BadData if the game does not take that many; for `new`."""
        if seats not in self.seats:
            fewest, most = self.seats[0], self.seats[-1]
            count = f"{fewest} to {most}" if fewest < most else str(fewest)
            raise BadData(f"{self.title} is for {count} players.")

    def settings(self, s: S) -> dict[str, object]:
        """All options, with the values this state was made with."""
        if not self.options:
            return {}
        table: Any = s
        return settings_of(self.options, table.options)

    def at(self, version: int) -> "Game[S]":
        """The game under another version of its rules. Raises BadData for an unknown one.

        Where a change would make old records replay differently, a game keeps its old rules.
        """
        if version != self.version:
            raise BadData(
                f"this game was played by rules version {version} of {self.name}; "
                f"this Hideout has version {self.version}."
            )
        return self

    def with_deck(self, deck: Mapping[str, object]) -> "Game[S]":
        """The same game with another deck. Raises BadData for one that cannot be used."""
        raise BadData(f"{self.title} has no deck to change.")

    def names_at(self, seats: int) -> Names:
        """The names of cards, seats, phases and so on, at a table of this size."""
        return Names(seats, {**self.notation.names, "phase": list(self.phases)})

    # What is known, and by whom

    def view(self, s: S, seat: Seat) -> Mapping[str, object]:
        """Everything that a seat sees now, ready for JSON. TABLE sees what is public."""
        raise NotImplementedError

    def public(self, s: S) -> Mapping[str, object]:
        """What all views show alike, spectators' included: a server makes it once for them all."""
        return {}

    def own(self, s: S, seat: Seat) -> Mapping[str, object]:
        """A view without what `public` has."""
        return self.view(s, seat)

    def own_stamp(self, s: S, seat: Seat) -> int:
        """A number that is another one whenever `own` may be: a server need not make it anew."""
        return s.step

    def observer(self, seats: int) -> Observer[S]:
        """What writes observations and masks as numbers. Raises BadData for a game without one."""
        raise BadData(f"{self.title} has no observations in numbers.")

    def resample(self, s: S, seat: Seat, rng: Rng) -> S:
        """Another state that looks the same to `seat`, with everything it cannot know redrawn."""
        raise NotImplementedError

    def holds(self, s: S, event: Event) -> bool:
        """Whether an event just told is true in state `s`.

        It has to stay true in whatever `resample` draws for a seat that heard it. If it can be
        false there, the event has told the seat something that it does not know: a leak.
        """
        return True

    def knowers(self, s: S, seat: Seat) -> int:
        """A mask of the seats that know all that this one knows: its team, itself included."""
        return 1 << seat

    def may_speak(self, s: S, seat: Seat) -> int:
        """Who hears what this seat says aloud; 0 if it must be silent."""
        return EVERYONE

    def channels(self, s: S, seat: Seat) -> dict[str, int]:
        """The channels a seat may write to now, each with its audience."""
        audience = self.may_speak(s, seat)
        return {"table": audience} if audience else {}

    # Who is there

    def due(self, s: S, who: Attendance) -> Action | None:
        """What the table must now say of somebody's absence: one of `Phase.table_actions`."""
        return None

    def concession(self, s: S, seat: Seat) -> Action | None:
        """The one of `Phase.table_actions` by which this seat gives up, if the rules allow it."""
        return None

    def stand_ins(self, s: S) -> str:
        """When a bot plays for somebody who is away, by the rules: `off`, `on` (at once),
        `after-two` (time-outs in a row), or '' to leave it to the host."""
        return ""

    def sides(self, seats: int, options: Mapping[str, object]) -> list[str]:
        """In a game for teams, the team of each seat by its id; else nothing."""
        return []

    # How it is told

    def scene_millis(self, s: S, events: Sequence[Event]) -> int:
        """How long pages show what these events, just told, have finished: a round, a reveal. The
        clocks of the next decision start after it, for everybody alike."""
        return 0

    # How it ends

    def winners(self, s: S) -> list[Seat]:
        """Who has won; asked when the game is over."""
        raise NotImplementedError

    def returns(self, s: S) -> list[float]:
        """What each seat has won: the winners share 1.0. All 0.0 while the game is on."""
        shares = [0.0] * s.seats
        if s.phase is OVER:
            won = self.winners(s)
            for seat in won:
                shares[seat] = 1.0 / len(won)
        return shares

    def wins(self, s: S) -> list[float]:
        """1.0 for everybody who has won, shared or not. All 0.0 while the game is on."""
        return [1.0 if share > 0.0 else 0.0 for share in self.returns(s)]

    def scores(self, s: S) -> list[float]:
        """What each seat's result is measured in: money or points; if there are none, `wins`."""
        return self.wins(s)

    def margins(self, s: S) -> list[float]:
        """By how much each winner's score beats the best loser's, and each other one's falls short
        of the best winner's. Without a winner, of the best of all. All 0.0 while the game is on."""
        won, scores = self.wins(s), self.scores(s)
        if s.phase is not OVER:
            return [0.0] * s.seats
        best = max([scores[seat] for seat in range(s.seats) if won[seat]], default=max(scores))
        rest = [scores[seat] for seat in range(s.seats) if not won[seat]]
        second = max(rest) if rest else best
        return [scores[seat] - (second if won[seat] else best) for seat in range(s.seats)]

    def result(self, s: S) -> dict[str, object]:
        """How the game ended, ready for JSON: `winners`, `ending`, and the game's own figures."""
        over = s.phase is OVER
        return {"ending": "over" if over else None, "winners": self.winners(s) if over else []}

    def longest(self, seats: int) -> int:
        """An upper bound on the decisions of a game played at random."""
        return LONGEST

    # Positions and invariants

    def write(self, s: S) -> dict[str, object]:
        """The state's own fields by name, ready for JSON; part of a position."""
        if not self.fields:
            raise NoPositions(f"{self.title} declares no fields, so it has no positions.")
        return write_fields(self.fields, s)

    def read(self, s: S, r: Reader) -> None:
        """Set the fields that `r` names in a new state; the rest stays as dealt. Raises BadData."""
        if not self.fields:
            raise NoPositions(f"{self.title} declares no fields, so it has no positions.")
        read_fields(self.fields, s, r)

    def check(self, s: S) -> str:
        """What is impossible about a state, in one sentence; '' if nothing is."""
        return ""

    # What people are told and asked, as data; `hideout.words` puts it into words

    def happened(self, event: Event, seats: int) -> Message:
        """An event as a message: `event-` and its kind, with its declared arguments as `told` gives
        them; a game may add others that its words need."""
        names = Names(seats, self.notation.names)
        return self.event_kinds[event.kind].message((event.seat, event.a, event.b), names)

    def asked(self, s: S, seat: Seat) -> list[Message]:
        """What a seat is asked now: a sentence or several."""
        if s.phase is OVER:
            return [Message("ask-over")]
        if seat in s.pending():
            return [Message(f"ask-{s.phase.name}")]
        waited: list[object] = [seat_name(other) for other in s.pending()]
        return [Message("ask-wait", {"who": waited})]

    def effects(self, options: Mapping[str, object]) -> dict[str, list[Message]]:
        """What each card does under these options, by its id."""
        return {}

    def wanted(self, action: Action) -> Message:
        """An action as a message: `act-` and its verb; arguments are called by their kind."""
        args: dict[str, object] = {}
        kinds = self.vocabulary.kinds[action.verb]
        for kind, n in zip(kinds, (action.a, action.b), strict=True):
            if kind:
                names = self.notation.names.get(kind, ())
                value: object = names[n] if n < len(names) else n
                args[kind if kind not in args else f"{kind}_2"] = value
        return Message(f"act-{action.verb}", args)

    def quoted(self, action: Action) -> Message:
        """An action as a refusal quotes it."""
        return self.wanted(action)

    def warning(self, s: S, seat: Seat, action: Action) -> Message | None:
        """What to know before a legal act whose verb is in `grave`: whom it exposes, what it costs.

        The message is `warn-` and one of those declared. None: there is nothing to warn of as
        things stand. Whoever offers the act asks for more than a tap and shows the warning beside
        it.
        """
        return None

    def refused(self, s: S, seat: Seat, refusal: Refusal) -> Message:
        """A refusal as a message: `no-` and its kind; the action is its `wish`."""
        args: dict[str, object] = {"wish": self.quoted(refusal.action)}
        if refusal.reason is OTHER_ASKED:
            args["asked"] = self.asked(s, seat)
        for name, (kind, which) in refusal.args.items():
            args[name] = self.about(s, kind, which)
        return Message(f"no-{refusal.kind}", args)

    def about(self, s: S, kind: str, which: int) -> object:
        """What a refusal is about, as an argument of its message."""
        names = self.notation.names.get(kind, ())
        return names[which] if 0 <= which < len(names) else which

    def told(self, event: Event, seats: int) -> dict[str, object]:
        """An event as data, ready for JSON: its kind, and its arguments by name."""
        names = Names(seats, self.notation.names)
        return self.event_kinds[event.kind].told((event.seat, event.a, event.b), names)

    # Refusals

    def why_not(self, s: S, seat: Seat, action: Action) -> Refusal:
        """Why an action is not legal, as data."""
        if s.phase is OVER:
            return GAME_OVER.refuse(action, clauses=self.end)
        known = self.tables_words.get(action.verb, "")
        if seat == TABLE:
            return (NOT_YET if known else PLAYERS_WORD).refuse(
                action, clauses=known or s.phase.clauses
            )
        if known:
            return TABLES_WORD.refuse(action, clauses=known)
        return s.phase.why_not(s, seat, action)


def find_again(module: str, version: int, deck: dict[str, object] | None) -> Game[Any]:
    """A pickled game: the GAME of its module, with its own deck if it had one."""
    game: Game[Any] = import_module(module).GAME
    game = game.at(version)
    return game if deck is None else game.with_deck(deck)


def play(state: State, seat: Seat, action: Action) -> None:
    """Carry out an action if it is legal. If not, raises IllegalAction and changes nothing."""
    if action not in state.legal(seat):
        refusal = state.game.why_not(state, seat, action)
        message = state.game.refused(state, seat, refusal)
        raise IllegalAction(refusal, message)
    state.apply(seat, action)
