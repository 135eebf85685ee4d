"""The contract between a game and everything else.

A game is a `Game` (what the platform knows of it), a `State` (one table, face-down cards
included) and one `Phase` for each box of its Flow table. This module knows no game, no clock
time, no user and no file.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final, Generic, TypeVar

from hideout.engine.fields import Field, read_fields, write_fields
from hideout.engine.kinds import EventKind, Names
from hideout.engine.notation import Action, Notation, Vocabulary, seat_name
from hideout.engine.options import Option, settings_of
from hideout.engine.reader import BadData, Reader
from hideout.engine.refusal import (
    GAME_OVER,
    NOT_ASKED,
    NOT_YET,
    OTHER_ASKED,
    PLAYERS_WORD,
    TABLES_WORD,
    Argument,
    Reason,
    Refusal,
)
from hideout.engine.rng import Rng
from hideout.engine.shapes import Luck, Record

Seat = int
TABLE: Final = -1  # the seat that speaks for the clocks; as a viewer: what is public
EVERYONE: Final = -1  # an audience: bit i set means seat i may know


def only(seat: Seat) -> int:
    """The audience of one seat."""
    return 1 << seat


def hears(audience: int, seat: Seat) -> bool:
    """Whether an audience includes a seat; TABLE, the spectator, hears what is for everyone."""
    return audience == EVERYONE or (seat != TABLE and audience >> seat & 1 == 1)


class IllegalAction(ValueError):
    """The rules say no; the state is as it was. `clauses` names the rules, space separated."""

    def __init__(self, sentence: str, refusal: Refusal) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.kind = refusal.kind
        self.arguments = refusal.args
        self.clauses = refusal.clauses


class Clock:
    """`action` is TABLE's to play once `millis` have passed since step `since`.

    It never runs out earlier than `grace` after step `grace_since`: so a late event can give
    everybody time to answer without the engine knowing how late it was. One that `is_brisk` is no
    time to think in peace: where people have a day for a decision it runs as fast as ever.
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

    def facts(self) -> tuple[int, int, int, int, int]:
        return (self.action.code, self.millis, self.since, self.grace, self.grace_since)


class Event:
    """What happened, and who may know of it."""

    __slots__ = ("a", "b", "kind", "seat", "to")

    def __init__(self, kind: str, seat: Seat, a: int, b: int, to: int) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.to = to

    def facts(self) -> tuple[str, int, int, int, int]:
        return (self.kind, self.seat, self.a, self.b, self.to)


S = TypeVar("S", bound="State")


class Phase(Generic[S]):
    """One box of the spec's Flow table. Stateless: one instance serves all games."""

    name = ""
    clauses = ""  # the clauses that give this phase its shape; the default reason of a refusal
    open = False  # a window where the order of arrival matters (haggling, a race, a shared draft)
    pace = 30_000  # in an open window, how long a simulated seat takes from act to act, on average

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
        """What a seat may do; may be non-empty for seats nobody waits for."""
        raise NotImplementedError

    def apply(self, s: S, seat: Seat, action: Action) -> None:
        raise NotImplementedError

    def clocks(self, s: S) -> list[Clock]:
        return []

    def time_up(self, s: S, action: Action) -> None:
        """The table speaks: one of `clocks` ran out, or one of `facts` came true."""
        raise NotImplementedError

    def facts(self, s: S) -> list[Action]:
        """What the table may state besides the clocks: a captain has gone, say."""
        return []

    def hold(self, s: S) -> int:
        """Milliseconds after opening before an answer takes effect, so that none stands out."""
        return 0

    def delay(self, s: S, seat: Seat, rng: Rng) -> int:
        """In an open window of a simulation: milliseconds until this seat acts (again)."""
        return 1 + rng.below(2 * self.pace)

    def resume(self, s: S) -> None:
        """A phase called from here is done and play comes back."""

    def why_not(self, s: S, seat: Seat, action: Action) -> Refusal:
        """Why an action that is not legal is refused. Reads only what `seat` knows.

        Never asked about the table's own words, nor for the table: see `Game.why_not`.
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


class State:
    """The whole table, face-down cards included; no player and no bot is ever handed it."""

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
        """Whom the game waits for; nobody means that it is over."""
        return self.phase.pending(self)

    def legal(self, seat: Seat) -> list[Action]:
        if seat == TABLE:
            return [clock.action for clock in self.phase.clocks(self)] + self.phase.facts(self)
        return self.phase.legal(self, seat)

    def clocks(self) -> list[Clock]:
        return self.phase.clocks(self)

    def apply(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action. Trusts its caller; see `play`."""
        self.step += 1
        if seat == TABLE:
            self.phase.time_up(self, action)
        else:
            self.phase.apply(self, seat, action)

    def go(self, phase: Phase[Any]) -> None:
        """On to the next phase."""
        self.phase = phase
        self.opened = self.step

    def call(self, phase: Phase[Any]) -> None:
        """Nest a phase (a response window); `done` comes back."""
        self.callers.append(self.phase)
        self.go(phase)

    def done(self) -> None:
        self.go(self.callers.pop())
        self.phase.resume(self)

    def tell(self, kind: str, seat: Seat, a: int = -1, b: int = -1, to: int = EVERYONE) -> None:
        if self.events is not None:
            self.events.append(Event(kind, seat, a, b, to))

    def clone(self) -> "State":
        """An independent copy that nobody listens to. Each game writes its own."""
        raise NotImplementedError

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """A table is pickled as its position, so that phases and actions stay the game's own."""
        from hideout.engine.position import read_position, write_position

        return (read_position, (self.game, write_position(self)))

    def copy_table(self, other: "State") -> None:
        """Give a fresh copy what every table has; for `clone`."""
        other.callers = self.callers[:]
        other.step = self.step
        other.opened = self.opened


class Part(Generic[S]):
    """Some of what every view shows alike. Stateless, as a phase is.

    While `facts` are equal at one table so is what is shown: nobody need make it again.
    """

    def facts(self, s: S) -> object:
        """All that this part is made from and that can change; None: make it every time."""
        return None

    def shown(self, s: S) -> dict[str, object]:
        raise NotImplementedError


class Rows(Part[S]):
    """A part that is one list, few rows of which change at a time."""

    name = ""

    def codes(self, s: S) -> list[int]:
        """A number for every row: while it is equal at one table so is the row."""
        raise NotImplementedError

    def row(self, s: S, n: int) -> dict[str, object]:
        raise NotImplementedError

    def facts(self, s: S) -> object:
        return self.codes(s)

    def shown(self, s: S) -> dict[str, object]:
        return {self.name: [self.row(s, n) for n in range(len(self.codes(s)))]}


class Game(Generic[S]):
    """What the rest of the platform knows of a game."""

    name = ""  # "heist-hustle": the name of docs/rules/<name>.md too
    title = ""
    prefix = ""  # of its clause ids: "HH"
    version = 1  # of its rules; a record names it
    seats = range(0)
    vocabulary: Vocabulary
    notation: Notation
    options: tuple[Option, ...]
    phases: Mapping[str, Phase[Any]]
    deck: Mapping[str, object]  # the tables of data in play, JSON-ready; {} if there are none
    fields: Sequence[Field] = ()  # of its state: everything but what every table has
    shared: Sequence[Part[Any]] = ()  # what every view shows alike, spectators' too
    reasons: Mapping[str, Reason] = {}  # why an action may be refused, by kind
    end = ""  # the clauses that end the game
    typed: Sequence[str] = ()  # verbs whose number people type: a page is not sent each of them
    tables_words: Mapping[str, str] = {}  # verbs that only the table says, with their clauses
    event_kinds: Mapping[str, EventKind]  # every kind of event that is told, by name
    view_shape: Record | None = None  # the keys of a view; None if they are not declared
    channel_names: Mapping[str, str] = {}  # every channel there may be, and who is there
    luck: Sequence[Luck] | None = None  # what is asked of chance; None if that is not declared
    claim_verbs: Sequence[str] = ()  # actions that say something and change nothing
    is_printed_deck = True

    def __copy__(self) -> "Game[S]":
        return self

    def __deepcopy__(self, memo: object) -> "Game[S]":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        deck = None if self.is_printed_deck else dict(self.deck)
        return (find_again, (type(self).__module__, self.version, deck))

    def new(self, seats: int, seed: int, options: Mapping[str, object]) -> S:
        """A table at its first decision. Raises BadData for impossible seats or options."""
        raise NotImplementedError

    def settings(self, s: S) -> dict[str, object]:
        """Every option of a table with its value."""
        table: Any = s
        return settings_of(self.options, table.options)

    def at(self, version: int) -> "Game[S]":
        """The game by the rules of a version that records name. Raises BadData if there are none.

        A game whose rules have changed so that records replay otherwise keeps the old ones.
        """
        if version != self.version:
            raise BadData(
                f"this game was played by rules version {version} of {self.name}; "
                f"this Hideout has version {self.version}."
            )
        return self

    def with_deck(self, deck: Mapping[str, object]) -> "Game[S]":
        """The same game with other tables of data. Raises BadData for an unusable one."""
        raise NotImplementedError

    def names_at(self, seats: int) -> Names:
        """What numbers and words stand for at a table of so many."""
        return Names(seats, {**self.notation.names, "phase": list(self.phases)})

    # What is known, and by whom

    def view(self, s: S, seat: Seat) -> dict[str, object]:
        """All that a seat sees now, JSON-ready; TABLE sees what is public."""
        raise NotImplementedError

    def own(self, s: S, seat: Seat) -> dict[str, object]:
        """A view without its `shared` parts, if a game says which those are."""
        return self.view(s, seat)

    def resample(self, s: S, seat: Seat, rng: Rng) -> S:
        """A table with the same knowledge for `seat` and everything else drawn anew."""
        raise NotImplementedError

    def holds(self, s: S, event: Event) -> bool:
        """Whether an event that was just told is true at table `s`.

        A world drawn by `resample` for a hearer of the event must keep it true; one in which it
        can be false shows that the event reached a seat that does not know.
        """
        return True

    def knowers(self, s: S, seat: Seat) -> int:
        """The seats that share all knowledge with this one (a team), itself included."""
        return 1 << seat

    def may_speak(self, s: S, seat: Seat) -> int:
        """The audience of a seat's free talk to the table; 0: it has to be silent."""
        raise NotImplementedError

    def channels(self, s: S, seat: Seat) -> dict[str, int]:
        """Every channel a seat may write to now, with its audience."""
        audience = self.may_speak(s, seat)
        return {"table": audience} if audience else {}

    # How it ends

    def returns(self, s: S) -> list[float]:
        """What each seat won, 0.0 to 1.0: winners share 1.0; all 0.0 while the game runs."""
        raise NotImplementedError

    def result(self, s: S) -> dict[str, object]:
        """The end in figures, JSON-ready: `winners` (seats), `ending`, and the game's own."""
        raise NotImplementedError

    def longest(self, seats: int) -> int:
        """A number of decisions that no game of random play exceeds."""
        raise NotImplementedError

    # Positions and invariants

    def write(self, s: S) -> dict[str, object]:
        """Every field of the state that is the game's own, JSON-ready and by name."""
        return write_fields(self.fields, s)

    def read(self, s: S, r: Reader) -> None:
        """Set the fields that `r` names on a fresh state; the rest is dealt. Raises BadData."""
        read_fields(self.fields, s, r)

    def check(self, s: S) -> str:
        """A sentence that says what is impossible about a state (sums, limits), or ''."""
        raise NotImplementedError

    # Words

    def told(self, event: Event, seats: int) -> dict[str, object]:
        """An event at a table of so many as data: its kind and its arguments by name."""
        names = Names(seats, self.notation.names)
        return self.event_kinds[event.kind].told((event.seat, event.a, event.b), names)

    def sentence(self, event: Event, viewer: Seat, names: Sequence[str]) -> str:
        """An event in plain words, as told to one who heard it."""
        raise NotImplementedError

    def is_about(self, event: Event, viewer: Seat) -> bool:
        """Whether a viewer may hear another sentence than those whom the event is not about."""
        return True

    def prompt(self, s: S, seat: Seat) -> str:
        """What is asked of a seat now, in plain words; reads only what the seat knows.

        Here and in a refusal seats are p0, p1, ...: a state knows no names. `names_for_seats`
        puts them in.
        """
        raise NotImplementedError

    def label(self, action: Action, names: Sequence[str]) -> str:
        """An action as a person would say it: for a button."""
        raise NotImplementedError

    # Refusals

    def why_not(self, s: S, seat: Seat, action: Action) -> Refusal:
        """Why an action is not legal; reads only what the seat knows."""
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

    def explain(self, s: S, seat: Seat, refusal: Refusal) -> str:
        """A refusal in one sentence."""
        said = {name: self.called(s, argument) for name, argument in refusal.args.items()}
        said["wish"] = self.wish(s, refusal.action)
        words = refusal.reason.words()
        said["asked"] = self.prompt(s, seat) if "{asked}" in words else ""
        return words.format_map(said)

    def wish(self, s: S, action: Action) -> str:
        """An action as a refusal quotes it."""
        return self.label(action, [seat_name(seat) for seat in range(s.seats)])

    def called(self, s: S, argument: Argument) -> str:
        """What an argument of a refusal is called; a game knows its own kinds of cards."""
        kind, which = argument
        return seat_name(which) if kind == "seat" else str(which)

    def refusal(self, s: S, seat: Seat, action: Action) -> str:
        """Why an action is not legal, in one sentence; reads only what the seat knows."""
        return self.explain(s, seat, self.why_not(s, seat, action))


def find_again(module: str, version: int, deck: dict[str, object] | None) -> Game[Any]:
    """A game that was pickled: the GAME of its module, with its own deck if it had one."""
    game: Game[Any] = import_module(module).GAME
    game = game.at(version)
    return game if deck is None else game.with_deck(deck)


def play(state: State, seat: Seat, action: Action) -> None:
    """Carry out an action if the rules allow it; raise IllegalAction and change nothing if not."""
    if action not in state.legal(seat):
        refusal = state.game.why_not(state, seat, action)
        raise IllegalAction(state.game.explain(state, seat, refusal), refusal)
    state.apply(seat, action)
