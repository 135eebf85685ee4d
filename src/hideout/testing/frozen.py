"""Tables as plain data: whether two are equal, and where they differ.

A state's fields are found by themselves, in the interpreted and in the compiled build, so that
a field forgotten in `clone` or in a position is noticed.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from hideout.engine.core import Event, Game, Phase, State
from hideout.engine.notation import Action, Vocabulary
from hideout.engine.rng import Rng, StackedRng

NOT_COMPARED = ("game", "events")  # of a state: whose it is, and who listens


PLAIN_TYPES = frozenset((type(None), bool, int, float, str, bytes))
NOT_LOOKED_INTO = (Game, Phase, Action, Rng, Event, Vocabulary)


def frozen(state: State) -> dict[str, Any]:
    """Every field of a table but its listeners, as plain data that can be compared.

    Fields that a state's class names as `memory` hold nothing of their own: they only keep what
    the others amount to.
    """
    skipped = (*NOT_COMPARED, *getattr(type(state), "memory", ()))
    tables = [id(thing) for _, thing in fields(state.game) if type(thing) not in PLAIN_TYPES]
    return {
        name: "as in the game" if id(value) in tables else plain(value)
        for name, value in fields(state)
        if name not in skipped
    }


def plain(value: Any) -> Any:
    kind = type(value)
    if kind in PLAIN_TYPES:
        return value
    if kind is list or kind is tuple:
        # Most lists hold numbers only, and there are many of them.
        return list(value) if is_flat(value) else [plain(item) for item in value]
    if isinstance(value, Mapping):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, (set, frozenset)):
        return sorted(plain(item) for item in value)
    if isinstance(value, Action):
        return f"{value!r}"
    if isinstance(value, Phase):
        return value.name
    if isinstance(value, Rng):
        luck = value.luck[:] if isinstance(value, StackedRng) else []
        return {"key": value.key, "drawn": value.drawn(), "luck": luck}
    if isinstance(value, Event):
        return list(value.facts())
    if isinstance(value, (Game, Vocabulary)):
        return type(value).__name__
    return {name: plain(item) for name, item in fields(value)}


def is_flat(items: Iterable[object]) -> bool:
    return PLAIN_TYPES.issuperset(map(type, items))


def fields(thing: object) -> list[tuple[str, object]]:
    """The data of an object by name, whether it keeps them in a dict, in slots or compiled."""
    found = list(getattr(thing, "__dict__", {}).items())
    for name in slots(type(thing)):
        if hasattr(thing, name):
            found.append((name, getattr(thing, name)))
    return found


SLOTS: dict[type, tuple[str, ...]] = {}  # found once for each class


def slots(kind: type) -> tuple[str, ...]:
    if kind in SLOTS:
        return SLOTS[kind]
    names: set[str] = set()
    for base in kind.__mro__:
        names.update(base.__dict__.get("__slots__", ()))
        names.update(base.__dict__.get("__mypyc_attrs__", ()))
    SLOTS[kind] = tuple(sorted(name for name in names if not name.startswith("__")))
    return SLOTS[kind]


def containers(value: Any) -> set[int]:
    """The identities of every list and table inside a value, or among an object's fields."""
    kind = type(value)
    if kind in PLAIN_TYPES or isinstance(value, NOT_LOOKED_INTO):
        return set()
    found = set() if kind is tuple else {id(value)}
    if isinstance(value, Mapping):
        inside = list(value.values())
    elif kind is list or kind is tuple:
        inside = [] if is_flat(value) else list(value)
    else:
        inside = [item for _, item in fields(value)]
    return found.union(*(containers(item) for item in inside if type(item) not in PLAIN_TYPES))


def shares(state: State, data: object) -> bool:
    """Whether changing `data` would change the table."""
    tables = [id(thing) for _, thing in fields(state.game)]
    own = [
        item for name, item in fields(state) if name not in NOT_COMPARED and id(item) not in tables
    ]
    return not containers(own).isdisjoint(containers(data))


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
