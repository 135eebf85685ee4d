"""What lets a game outside of this package build on classes that are compiled.

This module is never compiled itself: `hatch_build.py` leaves it out.
docs/decisions/006-outside-games.md says why it is the way it is.
"""

from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import GetSetDescriptorType, ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int  # compiled, a number of the machine: for loops that are asked of every step

    def mypyc_attr(**marks: bool) -> Any:
        """A mark that only the compiler reads; nothing else needs it."""
        return lambda marked: marked


def adopt(thing: object, base: type) -> None:
    """Put what the class body of `thing` declares where compiled code looks for it.

    A compiled class keeps each attribute in a slot of the object. The class body of a subclass
    that is not compiled never reaches those slots: Python would read its values and compiled code
    the defaults of `base`. Where nothing is compiled there are no slots and nothing to do.
    """
    for name, slot in _slots(base):
        declared = _declared(type(thing), name)
        if not isinstance(declared, GetSetDescriptorType):
            slot.__set__(thing, declared)


def unseen(thing: object, base: type) -> list[str]:
    """The attributes that Python and compiled code read differently: `adopt` was not called, or
    what the class body declares was set again on the object."""
    found = []
    for name, slot in _slots(base):
        try:
            seen = slot.__get__(thing)
        except AttributeError:
            seen = None
        read = getattr(thing, name, None)
        if read is not seen and read != seen:  # a number is a new object each time it is read
            found.append(name)
    return found


def _slots(base: type) -> list[tuple[str, Any]]:
    return [
        (name, slot) for name, slot in vars(base).items() if isinstance(slot, GetSetDescriptorType)
    ]


def _declared(kind: type, name: str) -> object:
    return next(vars(one)[name] for one in kind.__mro__ if name in vars(one))


def page_file(home: str, name: str) -> bytes | None:
    """A file of the folder `page` beside the game whose class lies in the module `home`."""
    try:
        found = files(home) / "page" / name
    except TypeError:  # the game is a single module
        return None
    return found.read_bytes() if found.is_file() else None


def part_of(home: str, ours: str, theirs: str) -> ModuleType | None:
    """What the game whose class lies in the module `home` has in another layer, or None.

    That is `ours`.<package> for a game of this package, and a module called `theirs` beside the
    game for a game of another one.
    """
    if home.startswith("hideout.games."):
        name = f"{ours}.{home.split('.')[2]}"
    else:
        name = f"{home}.{theirs}"
    try:
        is_there = find_spec(name) is not None
    except ModuleNotFoundError:  # the game is a single module
        is_there = False
    return import_module(name) if is_there else None
