"""Golden playthroughs: whole games as text that a person can read and a diff can review.

    12  bob    offer cy 2
        all: bob offers cy $2 to leave.
        all see: offers + [1, 2, 2]
        cy sees: asked: none -> bob

A file holds the head of its record and its decisions, so it can be made again from itself.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from hideout.engine.core import (
    EVERYONE,
    TABLE,
    Event,
    Game,
    IllegalAction,
    Seat,
    State,
    hears,
)
from hideout.engine.record import FIRST_LINE as RECORD_LINE
from hideout.engine.record import BadRecord, Decision, Record, read_record, write_record
from hideout.engine.sitting import Sitting
from hideout.testing.spoken import check_names, name_of, parse_decision, say_action
from hideout.testing.walk import PLAIN, Case, walk
from hideout.words import narrator

VERSION: Final = 1
FIRST_LINE: Final = f"hideout playthrough {VERSION}"
_DECISION: Final = re.compile(r" *(\d+)  (\S+) +(\S.*)")
_INDENT: Final = " " * 8
_WIDTH: Final = 100


def render(record: Record) -> str:
    """The playthrough of a record. Raises BadRecord at the first impossible decision."""
    check_names(record.game, record.names)
    head = write_record(record, finished=False).splitlines()
    lines = [FIRST_LINE, *head[1 : head.index("play") + 1], ""]
    sitting = Sitting(record.start())
    state = sitting.state
    views = _views(state)
    lines += ["  0  set-up", *_changes({}, views, record.names)]
    wide = max(len(name) for name in [*record.names, "table"])
    for number, decision in enumerate(record.decisions, 1):
        who = name_of(decision.seat, record.names)
        what = say_action(record.game, decision.action, record.names)
        lines.append(f"{number:>3}  {who:<{wide}}  {what}")
        events = _carry_out(sitting, decision, number, record)
        before, views = views, _views(state)
        lines += told(state, events, record.names)
        lines += _changes(before, views, record.names)
    if not state.pending():
        lines += ["", f"result {json.dumps(record.game.result(state))}"]
    return "\n".join(lines) + "\n"


def _carry_out(sitting: Sitting, decision: Decision, number: int, record: Record) -> list[Event]:
    try:
        return sitting.play(decision.seat, decision.action)
    except IllegalAction as error:
        where = f"line {record.lines[number - 1]}" if record.lines else f"decision {number}"
        text = say_action(record.game, decision.action, record.names)
        who = name_of(decision.seat, record.names)
        why = narrator(record.game).illegal(error, record.names)
        raise BadRecord(f"{where}: {who} cannot {text} here: {why}") from None


def read_playthrough(text: str, find_game: Callable[[str], Game[Any]]) -> Record:
    """The record inside a playthrough. Raises BadRecord with the line and the reason."""
    lines = text.splitlines()
    if not lines or lines[0] != FIRST_LINE:
        raise BadRecord(f"line 1: this is not a playthrough (one begins '{FIRST_LINE}').")
    if "play" not in lines:
        raise BadRecord(f"line {len(lines)}: the file ends before the line 'play'.")
    first = lines.index("play") + 1
    record = read_record("\n".join([RECORD_LINE, *lines[1:first]]) + "\n", find_game)
    for number, line in enumerate(lines[first:], first + 1):
        match = _DECISION.fullmatch(line)
        if match is None or int(match[1]) == 0:
            continue
        try:
            seat, action = parse_decision(record.game, f"{match[2]}: {match[3]}", record.names)
        except ValueError as error:
            raise BadRecord(f"line {number}: {error}") from None
        record.add(seat, action)
        record.lines.append(number)
    return record


def rewrite(path: Path, find_game: Callable[[str], Game[Any]]) -> bool:
    """Make a playthrough file again from itself; whether that changed it."""
    old = path.read_text(encoding="utf-8")
    new = render(read_playthrough(old, find_game))
    if new == old:
        return False
    path.write_text(new, encoding="utf-8")
    return True


def random_record(
    game: Game[Any],
    names: Sequence[str],
    seed: int,
    options: Mapping[str, object],
    style: str = PLAIN,
) -> Record:
    """A whole game of random play, for a new playthrough. Styles are those of `walk`."""
    record = Record(game, list(names), seed, options)
    record.decisions = walk(Case(game, len(names), options, seed), style, [])
    return record


# --- what a step tells and shows ---


def _views(state: State) -> dict[Seat, Mapping[str, object]]:
    return {seat: state.game.view(state, seat) for seat in range(TABLE, state.seats)}


def told(state: State, events: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    """Events with their audience, each in the words its hearers get."""
    for event in events:
        if event.to == EVERYONE:
            yield f"{_INDENT}all: {narrator(state.game).sentence(event, TABLE, names)}"
            continue
        hearers: dict[str, list[str]] = {}
        for seat in range(state.seats):
            if hears(event.to, seat):
                said = narrator(state.game).sentence(event, seat, names)
                hearers.setdefault(said, []).append(names[seat])
        for said, who in hearers.items():
            yield f"{_INDENT}{', '.join(who)}: {said}"


def _changes(
    before: Mapping[Seat, Mapping[str, object]],
    after: Mapping[Seat, Mapping[str, object]],
    names: Sequence[str],
) -> Iterator[str]:
    """What is new in the views: once what all see, then what only some do."""
    public = list(changes(before.get(TABLE, {}), after[TABLE]))
    yield from _list("all see", public)
    private: dict[tuple[str, ...], list[str]] = {}
    for seat, name in enumerate(names):
        own = tuple(
            change
            for change in changes(before.get(seat, {}), after[seat])
            if change not in public and not change.startswith("seat: ")
        )
        if own:
            private.setdefault(own, []).append(name)
    for own, who in private.items():
        yield from _list(f"{', '.join(who)} {'see' if len(who) > 1 else 'sees'}", list(own))


def _list(title: str, items: list[str]) -> Iterator[str]:
    """Items after a title, broken between items where a line would be too long."""
    line = f"{_INDENT}{title}:"
    for i, item in enumerate(items):
        piece = f" {item}" + (";" if i + 1 < len(items) else "")
        if len(line) + len(piece) > _WIDTH and line.strip() and not line.endswith(":"):
            yield line
            line = f"{_INDENT}   {piece}"
        else:
            line += piece
    if items:
        yield line


def changes(old: object, new: object, path: str = "") -> Iterator[str]:
    """What is different in a view, place by place."""
    if type(old) is type(new) and old == new:
        return
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        for key in [*new, *(key for key in old if key not in new)]:
            place = f"{path}.{key}" if path else str(key)
            if key not in new:
                yield f"{place} is gone"
            elif key not in old:
                yield f"{place}: {_short(new[key])}"
            else:
                yield from changes(old[key], new[key], place)
    elif isinstance(old, list) and isinstance(new, list):
        yield from _list_changes(old, new, path)
    else:
        yield f"{path}: {_short(old)} -> {_short(new)}"


def _list_changes(old: list[object], new: list[object], path: str) -> Iterator[str]:
    if len(old) == len(new):
        for i in range(len(new)):
            yield from changes(old[i], new[i], f"{path}[{i}]")
    elif len(new) > len(old) and new[: len(old)] == old:
        for item in new[len(old) :]:
            yield f"{path} + {_short(item)}"
    elif len(new) < len(old) and _without(old, new) is not None:
        for item in _without(old, new) or []:
            yield f"{path} - {_short(item)}"
    else:
        yield f"{path}: {_short(old)} -> {_short(new)}"


def _without(old: list[object], new: list[object]) -> list[object] | None:
    """What was taken out of `old` to leave `new`; None if that is not what happened."""
    taken = []
    kept = 0
    for item in old:
        if kept < len(new) and item == new[kept]:
            kept += 1
        else:
            taken.append(item)
    return taken if kept == len(new) else None


def _short(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, str) and value and value.isprintable():
        return value
    return json.dumps(value, ensure_ascii=False)
