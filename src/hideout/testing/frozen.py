"""Tables as plain data: whether two are equal, and where they differ.

A state's fields are found by themselves, in the interpreted and in the compiled build, so that
a field forgotten in `clone` or in a position is noticed.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import is_dataclass
from operator import attrgetter
from typing import Any

from hideout.engine.core import Event, Game, Phase, State
from hideout.engine.notation import Action, Vocabulary
from hideout.engine.rng import Rng, StackedRng

NOT_COMPARED = ("game", "events")  # of a state: whose it is, and who listens


# Actions are made once and compared with `is`, so they are as plain as numbers.
PLAIN_TYPES = frozenset((type(None), bool, int, float, str, bytes, Action))
NOT_LOOKED_INTO = (Game, Phase, Rng, Event, Vocabulary)


def frozen(state: State) -> dict[str, Any]:
    """Every field of a table but its listeners, as plain data that can be compared.

    Fields that a state's class names as `memory` hold nothing of their own: they only keep what
    the others amount to.
    """
    skipped = (*NOT_COMPARED, *getattr(type(state), "memory", ()))
    tables = game_tables(state)
    data = {}
    for name, value in fields(state):
        # Asked of every field at nearly every step, so without a call where none is needed.
        if type(value) in PLAIN_TYPES:
            data[name] = value
        elif id(value) in tables:
            data[name] = "as in the game"
        else:
            data[name] = plain(value)
    for name in skipped:
        data.pop(name, None)
    return data


def moved(was: Mapping[str, Any], state: State) -> str:
    """Where a table differs from what it was; '' if nowhere. What is equal is not copied."""
    changed = changed_fields(was, state)
    return difference(was, frozen(state)) if changed else ""


def changed_fields(was: Mapping[str, Any], state: State) -> set[str]:
    """The fields in which a table differs from what it was: `frozen` of it or of another."""
    skipped = (*NOT_COMPARED, *getattr(type(state), "memory", ()))
    tables = game_tables(state)
    changed = set(was)
    for name, value in fields(state):
        expected = was.get(name)
        # Asked of every field at nearly every step: lists are compared before they are copied.
        if type(value) is type(expected) and value == expected:
            changed.discard(name)
        elif name not in skipped:
            now = "as in the game" if id(value) in tables else plain(value)
            if type(now) is type(expected) and now == expected:
                changed.discard(name)
            else:
                changed.add(name)
    return changed


TABLES: dict[Game[Any], set[int]] = {}  # found once for each game


def game_tables(state: State) -> set[int]:
    """The identities of what belongs to the game and not to one table: its deck, say."""
    game = state.game
    if game not in TABLES:
        TABLES[game] = {id(thing) for _, thing in fields(game) if type(thing) not in PLAIN_TYPES}
    return TABLES[game]


def plain(value: Any) -> Any:
    kind = type(value)
    if kind in PLAIN_TYPES:
        return value
    if kind is list or kind is tuple:
        # Most lists hold numbers only, or lists of numbers, and there are many of them.
        if PLAIN_TYPES.issuperset(map(type, value)):
            return list(value)
        return [
            item[:]
            if type(item) is list and PLAIN_TYPES.issuperset(map(type, item))
            else plain(item)
            for item in value
        ]
    if isinstance(value, Mapping):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, (set, frozenset)):
        return sorted(plain(item) for item in value)
    if isinstance(value, Phase):
        return value.name
    if isinstance(value, Rng):
        luck = value.luck[:] if isinstance(value, StackedRng) else []
        return {"key": value.key, "drawn": value.drawn(), "luck": luck}
    if isinstance(value, Event):
        return list(value.as_tuple())
    if isinstance(value, (Game, Vocabulary)):
        return type(value).__name__
    if is_dataclass(kind) and kind.__dataclass_params__.frozen:  # type: ignore[attr-defined]
        return value  # the options of a table: they never change, and compare by what they hold
    return {name: plain(item) for name, item in fields(value)}


def fields(thing: object) -> list[tuple[str, object]]:
    """The data of an object by name, whether it keeps them in a dict, in slots or compiled."""
    found = list(getattr(thing, "__dict__", {}).items())
    names, get_all = slots(type(thing))
    try:
        return found + list(zip(names, get_all(thing), strict=False))
    except AttributeError:  # some are not set
        pass
    return found + [(name, getattr(thing, name)) for name in names if hasattr(thing, name)]


Slots = tuple[tuple[str, ...], Callable[[object], Any]]
SLOTS: dict[type, Slots] = {}  # found once for each class


def slots(kind: type) -> Slots:
    """The names of a class's slots, and what gets them all at once."""
    if kind in SLOTS:
        return SLOTS[kind]
    found: set[str] = set()
    for base in kind.__mro__:
        found.update(base.__dict__.get("__slots__", ()))
        found.update(base.__dict__.get("__mypyc_attrs__", ()))
    names = tuple(sorted(name for name in found if not name.startswith("__")))
    # Two names more than needed: of one it would give the value and not a tuple.
    SLOTS[kind] = (names, attrgetter(*names, "__class__", "__class__"))
    return SLOTS[kind]


def containers(value: Any) -> set[int]:
    """The identities of every list and table inside a value, or among an object's fields."""
    found: set[int] = set()
    left = [value]
    while left:
        thing = left.pop()
        kind = type(thing)
        if kind in PLAIN_TYPES or isinstance(thing, NOT_LOOKED_INTO):
            continue
        if kind is not tuple:
            found.add(id(thing))
        if kind is list or kind is tuple:
            if PLAIN_TYPES.issuperset(map(type, thing)):
                continue
            inside = thing
        elif isinstance(thing, Mapping):
            inside = thing.values()
        else:
            inside = [item for _, item in fields(thing)]
        left.extend(item for item in inside if type(item) not in PLAIN_TYPES)
    return found


def own_containers(state: State) -> set[int]:
    """Those that belong to a table: whoever changes one changes the table."""
    tables = game_tables(state)
    own = [
        item for name, item in fields(state) if name not in NOT_COMPARED and id(item) not in tables
    ]
    return containers(own) - {id(own)}  # that list is gone in a moment


def difference(expected: object, actual: object, path: str = "") -> str:
    """The first place where two pieces of plain data differ, in words; '' if they are equal."""
    if type(expected) is type(actual) and expected == actual:
        return ""
    if isinstance(expected, Mapping) and isinstance(actual, Mapping):
        for key in [*expected, *(key for key in actual if key not in expected)]:
            place = f"{path}.{key}" if path else str(key)
            if key not in actual:
                return f"{place}: {show(expected[key])} is missing"
            if key not in expected:
                return f"{place}: {show(actual[key])} is too much"
            found = difference(expected[key], actual[key], place)
            if found:
                return found
    if isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        for i in range(len(expected)):
            found = difference(expected[i], actual[i], f"{path}[{i}]")
            if found:
                return found
    return f"{path or 'it'}: {show(expected)} against {show(actual)}"


def show(value: object, most: int = 160) -> str:
    """A value in one line of at most so many characters."""
    try:
        text = json.dumps(value)
    except (TypeError, ValueError):
        text = repr(value)
    return text if len(text) <= most else text[: most - 3] + "..."
