"""Records: a whole game as a text file that replays bit for bit.

A record is what was decided, never what came of it. `docs/records.md` describes the form. This
module turns records into text and back and replays them; files are the caller's business.
"""

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, Final

from hideout.engine.core import TABLE, Game, IllegalAction, Seat, State, play
from hideout.engine.notation import Action, BadNotation, seat_name
from hideout.engine.position import read_position, read_seed
from hideout.engine.reader import BadData

VERSION: Final = 1
FIRST_LINE: Final = f"hideout record {VERSION}"


class BadRecord(ValueError):
    """A record that cannot be read or replayed. The message names the line and the reason.

    `refusal` is why the rules do not allow a decision. It is not a `__cause__`, which compiled code
    would lose.
    """

    def __init__(self, sentence: str, refusal: IllegalAction | None = None) -> None:
        super().__init__(sentence)
        self.refusal = refusal


class Decision:
    """One line of play: a seat's action, or the table's when time ran out."""

    __slots__ = ("action", "seat")

    def __init__(self, seat: Seat, action: Action) -> None:
        self.seat = seat
        self.action = action


class Note:
    """Something said or written beside the game before step `step`; replay ignores it."""

    __slots__ = ("channel", "seat", "step", "text")

    def __init__(self, step: int, seat: Seat, channel: str, text: str) -> None:
        self.step = step
        self.seat = seat
        self.channel = channel
        self.text = text


class Record:
    """All it takes to replay a game: the game, its names, seed and options, and the decisions.

    `notes` keep what was said on the way. `position`, if given, is where play began.
    """

    def __init__(
        self,
        game: Game[Any],
        names: list[str],
        seed: int,
        options: Mapping[str, object],
        position: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game
        self.names = names
        self.seed = seed
        self.options = dict(options)
        self.position = position
        self.decisions: list[Decision] = []
        self.notes: list[Note] = []
        self.lines: list[int] = []  # the line of each decision in the file it was read from

    def start(self) -> Any:
        """The state before the first decision."""
        if self.position is not None:
            return read_position(self.game, self.position)
        return self.game.new(len(self.names), self.seed, self.options)

    def add(self, seat: Seat, action: Action) -> None:
        """Add the next decision."""
        self.decisions.append(Decision(seat, action))

    def replay(self) -> Any:
        """The state after the last decision. Raises BadRecord if one of them is not legal."""
        state: State = self.start()
        for i, decision in enumerate(self.decisions):
            try:
                play(state, decision.seat, decision.action)
            except IllegalAction as error:
                where = f"line {self.lines[i]}" if self.lines else f"decision {i + 1}"
                text = self.game.notation.text(decision.action)
                who = seat_name(decision.seat)
                sentence = f"{where}: {who} cannot {text} here: {error}"
                raise BadRecord(sentence, error) from None
        return state


def write_record(record: Record, finished: bool = True) -> str:
    """A record as text. A finished one ends with a digest, so that later changes show."""
    game = record.game
    lines = [FIRST_LINE, f"game {game.name} {game.version}"]
    for seat, name in enumerate(record.names):
        lines.append(f"seat {seat_name(seat)} {_one_line(name)}")
    lines.append(f"seed {hex(record.seed)}")
    for option, value in sorted(record.options.items()):
        lines.append(f"option {option} {json.dumps(value)}")
    if not game.is_printed_deck:
        lines.append(f"deck {json.dumps(game.deck, sort_keys=True)}")
    if record.position is not None:
        lines.append(f"position {json.dumps(record.position, sort_keys=True)}")
    lines.append("play")
    notes = sorted(record.notes, key=lambda note: note.step)
    said = 0
    for step in range(len(record.decisions) + 1):
        while said < len(notes) and notes[said].step <= step:
            note = notes[said]
            lines.append(f"# {seat_name(note.seat)} {note.channel} {json.dumps(note.text)}")
            said += 1
        if step < len(record.decisions):
            decision = record.decisions[step]
            lines.append(f"{seat_name(decision.seat)} {game.notation.text(decision.action)}")
    if finished:
        lines.append(f"end {len(record.decisions)} {_digest(lines)}")
    return "\n".join(lines) + "\n"


def read_record(text: str, find_game: Callable[[str], Game[Any]]) -> Record:
    """Read a record from its text. Raises BadRecord, naming the line, if it is not sound."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith("hideout record "):
        raise BadRecord(f"line 1: this is not a Hideout record (it would begin '{FIRST_LINE}').")
    if lines[0] != FIRST_LINE:
        raise BadRecord(f"line 1: this is '{lines[0]}'; this Hideout reads version {VERSION}.")
    header = _Header()
    at = 1
    while at < len(lines) and lines[at] != "play":
        try:
            header.read(lines[at], find_game)
        except (BadData, ValueError) as error:
            raise BadRecord(f"line {at + 1}: {error}") from None
        at += 1
    if at == len(lines):
        raise BadRecord(f"line {at}: the file ends before the line 'play'.")
    try:
        record = header.record()
    except BadData as error:
        raise BadRecord(f"line {at + 1}: {error}") from None
    for i in range(at + 1, len(lines)):
        line = lines[i]
        try:
            if line.startswith("end "):
                _check_end(lines, i, len(record.decisions))
                return record
            _read_play(record, line, i + 1)
        except (BadNotation, ValueError) as error:
            raise BadRecord(f"line {i + 1}: {error}") from None
    return record


class _Header:
    """The lines before `play`."""

    def __init__(self) -> None:
        self.game: Game[Any] | None = None
        self.names: list[str] = []
        self.seed: int | None = None
        self.options: dict[str, object] = {}
        self.position: dict[str, object] | None = None
        self.said: list[str] = []

    def read(self, line: str, find_game: Callable[[str], Game[Any]]) -> None:
        word, _, rest = line.partition(" ")
        self._once(f"option {rest.partition(' ')[0]}" if word == "option" else word)
        if word == "game":
            name, _, version = rest.partition(" ")
            self.game = find_game(name)
            if not (version.isascii() and version.isdecimal()):
                raise BadData(f"'{line}' must end with the version of the rules, a number.")
            self.game = self.game.at(int(version))
        elif word == "seat":
            seat, _, name = rest.partition(" ")
            if seat != seat_name(len(self.names)):
                raise BadData(f"expected 'seat {seat_name(len(self.names))} NAME', not '{line}'.")
            self.names.append(name)
        elif word == "seed":
            self.seed = read_seed(rest)
        elif word == "option":
            name, _, value = rest.partition(" ")
            self.options[name] = _json(value)
        elif word == "deck" and self.game is not None:
            self.game = self.game.with_deck(_json_table(rest))
        elif word == "position":
            self.position = _json_table(rest)
        else:
            raise BadData(f"'{line}' does not belong here in a record's head.")

    def _once(self, what: str) -> None:
        if what in self.said and what != "seat":
            raise BadData(f"{what} appears twice.")
        self.said.append(what)

    def record(self) -> Record:
        if self.game is None or self.seed is None or not self.names:
            raise BadData("a record needs the lines game, seat and seed before 'play'.")
        record = Record(self.game, self.names, self.seed, self.options, self.position)
        start: State = record.start()  # complains about impossible seats, options and positions
        if start.seats != len(self.names):
            raise BadData(f"there are {len(self.names)} names for {start.seats} seats.")
        return record


def _read_play(record: Record, line: str, number: int) -> None:
    who, _, rest = line.partition(" ")
    if who == "#":
        speaker, _, rest = rest.partition(" ")
        channel, _, said = rest.partition(" ")
        text = _json(said)
        if not isinstance(text, str):
            raise BadData(f"the note {said} is not a text.")
        note = Note(len(record.decisions), _seat(speaker, record), channel, text)
        record.notes.append(note)
        return
    action = record.game.notation.parse(rest)
    record.add(_seat(who, record), action)
    record.lines.append(number)


def _seat(name: str, record: Record) -> Seat:
    for seat in range(TABLE, len(record.names)):
        if seat_name(seat) == name:
            return seat
    raise BadData(f"'{name}' is not a seat of this game.")


def _check_end(lines: list[str], at: int, decisions: int) -> None:
    if lines[at] != f"end {decisions} {_digest(lines[:at])}":
        raise BadData(
            "the file was changed after it was written: its count or digest does not match."
        )
    if at + 1 < len(lines):
        raise BadData("there are lines after the end of the game.")


def _digest(lines: list[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()


def _one_line(name: str) -> str:
    return " ".join(name.split())


def _json(text: str) -> object:
    try:
        value: object = json.loads(text)
    except ValueError:
        raise BadData(f"'{text[:40]}' cannot be read.") from None
    return value


def _json_table(text: str) -> dict[str, object]:
    value = _json(text)
    if not isinstance(value, dict):
        raise BadData(f"'{text[:40]}' is not a table of names and values.")
    return value
