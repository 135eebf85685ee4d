"""What must hold for every game: play goes on and ends, replays and copies are exact."""

import json
from collections import Counter
from collections.abc import Container, Mapping, Sequence
from math import isclose
from typing import Any

from hideout.engine.core import (
    TABLE,
    Event,
    Game,
    IllegalAction,
    Seat,
    State,
    hears,
    play,
)
from hideout.engine.kinds import Names
from hideout.engine.notation import Action, seat_name
from hideout.engine.position import has_positions, read_position, write_position
from hideout.engine.record import Record, read_record, write_record
from hideout.engine.sitting import Sitting
from hideout.testing.frozen import (
    containers,
    difference,
    frozen,
    moved,
    own_containers,
    show,
)
from hideout.testing.walk import Broken, Case, Check
from hideout.words import narrator

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Joe")
LONGEST_SCRIPT = 40  # choices of one seat followed in a simultaneous phase
SOUND: dict[tuple[Game[Any], int], set[Action]] = {}  # by game and seats: what has been spelt once


class Soundness(Check):
    """Legal actions, invariants, views that are data, and a result that fits the returns."""

    def begin(self, case: Case, s: State) -> None:
        super().begin(case, s)
        self.game = case.game
        self._look(s)

    def before(self, s: State, seat: Seat, action: Action) -> None:
        if self.looks(s):
            _illegal_changes_nothing(self.case, s)

    def after(self, s: State, seat: Seat, action: Action, events: Sequence[Event]) -> None:
        self._look(s)

    def end(self, s: State) -> None:
        _result_fits_returns(s)

    def _look(self, s: State) -> None:
        complaint = self.game.check(s)
        if complaint:
            raise Broken(f"an impossible table came about: {complaint}")
        clocks_are_sound(s)
        pending = s.pending()
        if len(set(pending)) != len(pending) or not set(pending) <= set(range(s.seats)):
            raise Broken(f"pending() gives {pending}.")
        looked_at: list[list[Action]] = []  # a team may be handed one list
        for seat in range(TABLE, s.seats):
            legal = s.legal(seat)
            if seat in pending and not legal:
                raise Broken(f"{seat_name(seat)} is waited for but has no legal action.")
            if not any(legal is other for other in looked_at):
                looked_at.append(legal)
                _in_vocabulary(s, seat, legal)
            if s.legal(seat) != legal:
                raise Broken(f"legal() for {seat_name(seat)} differs when asked twice.")
        if self.looks(s):
            self._look_at_views(s)
        if pending and any(self.game.returns(s)):
            raise Broken(f"returns() gives {self.game.returns(s)} while the game runs.")

    def _look_at_views(self, s: State) -> None:
        views = [(seat, self.game.view(s, seat)) for seat in _watched(s)]
        own = own_containers(s)  # afterwards: what a table remembers may be replaced by a look
        for seat, view in views:
            _is_data(view, f"the view of {seat_name(seat)}")
            if not own.isdisjoint(containers(view)):
                raise Broken(f"the view of {seat_name(seat)} shares a list with the table.")


def clocks_are_sound(s: State) -> None:
    """Clocks run from a step that has been made, and none has run out before it began."""
    for clock in s.clocks():
        if not (0 <= clock.since <= s.step and 0 <= clock.grace_since <= s.step):
            raise Broken(
                f"a clock runs from a step that was never made: {clock.as_tuple()} at {s.step}."
            )
        if clock.millis < 0 or clock.grace < 0:
            raise Broken(f"a clock runs for less than no time: {clock.as_tuple()}.")


def _watched(s: State) -> list[Seat]:
    """Spectators and one seat, another at each step: views are long."""
    return [TABLE, s.step % s.seats]


def _in_vocabulary(s: State, seat: Seat, legal: list[Action]) -> None:
    if len(set(legal)) != len(legal):
        raise Broken(f"legal() names an action twice for {seat_name(seat)}: {legal}.")
    sound = SOUND.setdefault((s.game, s.seats), set())
    if not sound.issuperset(legal):
        _has_words(s, [action for action in legal if action not in sound])
        sound.update(legal)


def _has_words(s: State, actions: list[Action]) -> None:
    """Notation and labels. They depend on no table, so once for each action is enough."""
    game = s.game
    for action in actions:
        if game.vocabulary.actions[action.code] is not action:
            raise Broken(f"{action} is not in the vocabulary.")
        text = game.notation.text(action)
        if not text or game.notation.parse(text) is not action:
            raise Broken(f"{action} is written '{text}', which does not read back.")
        if not narrator(game).label(action, NAMES[: s.seats]):
            raise Broken(f"{action} has no label.")


def _is_data(value: object, what: str) -> tuple[str, Any]:
    """Whether it survives being written as JSON and read again; returns the text and the value."""
    try:
        text = json.dumps(value, allow_nan=False)
        back = json.loads(text)
    except (TypeError, ValueError) as error:
        raise Broken(f"{what} is not JSON-ready: {error}") from None
    found = difference(value, back)
    if found:
        raise Broken(f"{what} is not JSON-ready: {found}.")
    return text, back


def _illegal_changes_nothing(case: Case, s: State) -> None:
    """`play` refuses an illegal action with a sentence and leaves the table as it was."""
    rng = case.chance("illegal", s.step)
    seat = rng.below(s.seats)
    for action in illegal_actions(s, seat, 1, case, "illegal"):
        before = frozen(s)
        try:
            play(s, seat, action)
        except IllegalAction as error:
            if not narrator(s.game).illegal(error):
                raise Broken(f"{action} is refused to {seat_name(seat)} without a word.") from None
        else:
            raise Broken(f"{action} is not legal for {seat_name(seat)}, but was carried out.")
        found = moved(before, s)
        if found:
            raise Broken(f"refusing {action} changed the table: {found}.")


def illegal_actions(s: State, seat: Seat, count: int, case: Case, why: str) -> list[Action]:
    """Some actions that a seat may not do now. The choice depends only on what the seat sees."""
    legal = set(s.legal(seat))
    actions = s.game.vocabulary.actions
    rng = case.chance(why, s.step, seat)
    picked = [actions[rng.below(len(actions))] for _ in range(4 * count)]
    return [a for a in picked if s.game.notation.text(a) and a not in legal][:count]


def _result_fits_returns(s: State) -> None:
    returns, result = s.game.returns(s), s.game.result(s)
    _is_data(result, "the result")
    winners = result.get("winners")
    if not isinstance(winners, list) or not result.get("ending"):
        raise Broken(f"a result names `winners` and `ending`; this one is {show(result)}.")
    if len(returns) != s.seats or any(not 0.0 <= share <= 1.0 for share in returns):
        raise Broken(f"returns() must be {s.seats} shares of 0.0 to 1.0, not {returns}.")
    if sorted(winners) != [seat for seat in range(s.seats) if returns[seat] > 0.0]:
        raise Broken(f"the winners are {winners}, but the returns are {returns}.")
    if not isclose(sum(returns), 1.0 if winners else 0.0):
        raise Broken(f"winners share 1.0; these returns are {returns}.")


class Sentences(Check):
    """Every event has words for everybody who hears it, and clauses that exist."""

    def __init__(self, clauses: Container[str]) -> None:
        super().__init__()
        self.clauses = clauses
        self.worded: set[str] = set()  # kinds of events: their words need no second look

    def begin(self, case: Case, s: State) -> None:
        super().begin(case, s)
        self.worded.clear()
        for kind in case.game.event_kinds.values():
            self._exist(kind.clauses, f"the event '{kind.name}'")

    def after(self, s: State, seat: Seat, action: Action, events: Sequence[Event]) -> None:
        words, names = narrator(s.game), NAMES[: s.seats]
        for event in events:
            if event.kind in self.worded or event.kind not in s.game.event_kinds:
                continue
            self.worded.add(event.kind)
            for viewer in range(TABLE, s.seats):
                if hears(event.to, viewer) and not words.sentence(event, viewer, names).strip():
                    raise Broken(f"the event {event.as_tuple()} has no words.")

    def _exist(self, ids: str, what: str) -> None:
        if not ids.split():
            raise Broken(f"{what} names no clause.")
        for clause in ids.split():
            if clause not in self.clauses:
                raise Broken(f"{what} names the clause {clause}, which does not exist.")


class Declarations(Check):
    """Every event is of a declared kind, and its numbers are what the declaration says."""

    def begin(self, case: Case, s: State) -> None:
        super().begin(case, s)
        for kind in case.game.event_kinds.values():
            if not kind.meaning.strip():
                raise Broken(f"the event '{kind.name}' is declared without its meaning.")

    def after(self, s: State, seat: Seat, action: Action, events: Sequence[Event]) -> None:
        names = Names(s.seats, s.game.notation.names)
        for event in events:
            kind = s.game.event_kinds.get(event.kind)
            if kind is None:
                raise Broken(f"the event '{event.kind}' is not declared.")
            complaint = kind.complaint((event.seat, event.a, event.b), names)
            if complaint:
                raise Broken(f"the event {complaint}")
            told = s.game.told(event, s.seats)
            _is_data(told, f"the event '{event.kind}'")
            self._reads_back(told, event, names)

    def _reads_back(self, told: Mapping[str, object], event: Event, names: Names) -> None:
        numbers = (event.seat, event.a, event.b)
        for argument in self.case.game.event_kinds[event.kind].arguments:
            said = told[argument.name]
            if argument.kind.read(said, names, argument.name) != numbers[argument.place]:
                raise Broken(f"'{event.kind}': {argument.name} {said!r} reads as something else.")


class Clones(Check):
    """A clone and its original, played alike, end alike; playing one never moves the other."""

    def begin(self, case: Case, s: State) -> None:
        super().begin(case, s)
        self.kept = s.clone()  # from the very beginning; played to the end when the game is over
        self.kept_as = frozen(self.kept)
        self.decisions: list[tuple[Seat, Action]] = []

    def before(self, s: State, seat: Seat, action: Action) -> None:
        self.decisions.append((seat, action))
        self.clone: State | None = None
        if self.looks(s):
            self.clone = s.clone()
            if self.clone.events is not None:
                raise Broken("clone() copies the listener; nobody should listen to a clone.")
            self.was = frozen(s)
            self._same(self.was, self.clone, "a fresh clone differs from its original")

    def after(self, s: State, seat: Seat, action: Action, events: Sequence[Event]) -> None:
        if self.clone is None:
            return
        self._same(self.was, self.clone, "playing the original moved its clone")
        now = frozen(s)
        self.clone.apply(seat, action)
        self._same(now, s, "playing the clone moved its original")
        self._same(now, self.clone, "a clone, played alike, ends differently")

    def end(self, s: State) -> None:
        self._same(self.kept_as, self.kept, "playing the original moved its clone")
        now = frozen(s)
        for seat, action in self.decisions:
            self.kept.apply(seat, action)
        self._same(now, s, "playing the clone moved its original")
        self._same(now, self.kept, "a clone, played alike, ends differently")

    def _same(self, expected: Mapping[str, object], s: State, complaint: str) -> None:
        found = moved(expected, s)
        if found:
            raise Broken(f"{complaint}: {found}.")


class Replays(Check):
    """A record, written and read again, replays to equal views, events and tables."""

    def begin(self, case: Case, s: State) -> None:
        super().begin(case, s)
        self.record = Record(case.game, list(NAMES[: case.seats]), case.seed, case.options)
        self.frames = [self._frame(s, [])]

    def after(self, s: State, seat: Seat, action: Action, events: Sequence[Event]) -> None:
        self.record.add(seat, action)
        self.frames.append(self._frame(s, events))

    def end(self, s: State) -> None:
        text = write_record(self.record)
        game = s.game
        read = read_record(text, lambda name: game)
        if write_record(read) != text:
            raise Broken("a record changes when it is read and written again.")
        again = Sitting(read.start())
        self._compare(0, again.state, [])
        for i, decision in enumerate(read.decisions):
            events = again.play(decision.seat, decision.action)
            self._compare(i + 1, again.state, events)
        found = moved(frozen(s), again.state)
        if found:
            raise Broken(f"the record replays to another table: {found}.")

    def _compare(self, step: int, t: State, events: Sequence[Event]) -> None:
        found = difference(self.frames[step], self._frame(t, events))
        if found:
            raise Broken(f"the replay differs after {step} decisions: {found}.")

    def _frame(self, s: State, events: Sequence[Event]) -> dict[str, object]:
        seats = _watched(s) if self.looks(s) else []
        views = {seat_name(seat): s.game.view(s, seat) for seat in seats}
        return {"views": views, "events": [list(event.as_tuple()) for event in events]}


class Positions(Check):
    """A state, written as a position and read again, is the same state, at every step.

    Held to games that have positions.
    """

    def begin(self, case: Case, s: State) -> None:
        super().begin(case, s)
        self.is_held = has_positions(s.game)
        if self.is_held:
            self._round_trip(s)

    def after(self, s: State, seat: Seat, action: Action, events: Sequence[Event]) -> None:
        if self.is_held and (self.looks(s) or not s.pending()):
            self._round_trip(s)

    def _round_trip(self, s: State) -> None:
        position = write_position(s)
        text, back = _is_data(position, "the position")
        if "null" in text and _has_null(position):
            raise Broken("a position holds null, which TOML cannot say.")
        t: State = read_position(s.game, back)
        found = moved(frozen(s), t) or difference(_met(s), _met(t))
        if found:
            raise Broken(f"the position reads back as another table: {found}.")
        found = difference(position, write_position(t))
        if found:
            raise Broken(f"the position changes when it is read and written again: {found}.")


def _met(s: State) -> dict[str, object]:
    """What people meet at a table: it must not depend on what a state only remembers."""
    legal = [list(s.legal(seat)) for seat in range(TABLE, s.seats)]
    return {"pending": s.pending(), "legal": legal, "clocks": [c.as_tuple() for c in s.clocks()]}


def _has_null(value: object) -> bool:
    if isinstance(value, Mapping):
        return any(_has_null(item) for item in value.values())
    if isinstance(value, list):
        return any(_has_null(item) for item in value)
    return value is None


class Arrivals(Check):
    """Where several choose at once and the window is not open, the order of arrival is nothing.

    Everybody's choices are made on a copy until the phase is over, then made again on another
    in another order.
    """

    def begin(self, case: Case, s: State) -> None:
        super().begin(case, s)
        self.seen = -1  # the step at which the phase last tried had opened

    def before(self, s: State, seat: Seat, action: Action) -> None:
        if s.phase.open or len(s.pending()) < 2 or s.opened == self.seen:
            return
        self.seen = s.opened
        rng = self.case.chance("arrival", s.step)
        heard = Sitting(s.clone())
        first = heard.state
        script: list[tuple[Seat, Action, list[Action]]] = []
        for chooser in s.pending():
            for _ in range(LONGEST_SCRIPT):
                if not _still(s, first) or chooser not in first.pending():
                    break
                legal = first.legal(chooser)
                script.append((chooser, rng.pick(legal), legal))
                first.apply(chooser, script[-1][1])
        order = [chooser for chooser, _, _ in script]
        rng.shuffle(order)
        self._again(s, heard, script, order)

    def _again(
        self,
        s: State,
        first: Sitting,
        script: list[tuple[Seat, Action, list[Action]]],
        order: list[Seat],
    ) -> None:
        heard = Sitting(s.clone())
        second = heard.state
        told = ", ".join(seat_name(seat) for seat in order)
        for chooser in order:
            turn = next(i for i, (seat, _, _) in enumerate(script) if seat == chooser)
            _, choice, legal = script.pop(turn)
            if second.legal(chooser) != legal:
                raise Broken(
                    f"what {seat_name(chooser)} may do in '{s.phase.name}' depends on who chose "
                    f"first: {legal} against {second.legal(chooser)} ({told})."
                )
            second.apply(chooser, choice)
        found = moved(frozen(first.state), second)
        if not found and _told(first) != _told(heard):
            found = "other events are told"
        if found:
            raise Broken(f"the order of arrival matters in '{s.phase.name}' ({told}): {found}.")


def _told(sitting: Sitting) -> Counter[tuple[str, int, int, int, int]]:
    """What was told, regardless of order."""
    return Counter(event.as_tuple() for event in sitting.log)


def _still(s: State, t: State) -> bool:
    """Whether a copy of `s` is still in the same phase, opened once."""
    return t.phase is s.phase and len(t.callers) == len(s.callers) and t.opened == s.opened
