"""Bots by name, those of one's own among them: what `--bots` takes.

    regular, shark+liar, search:200        shipped with the games
    ./mybot.py:MyBot                       a class in a file
    package.module:MyBot                   a class in a module
    mybot                                  installed, an entry point of the group hideout.bots
    cmd:./mybot --fast                     a program that speaks JSON in lines
    model:./ask-it --fast                  a language model: reads a prompt, answers in a line

Loading a bot runs its author's code. Code that takes names from strangers, such as the server,
makes bots with `hideout.bots.make_bot`, which knows only those that are shipped.
"""

import csv
import importlib
import shlex
import shutil
import sys
from functools import cache, partial
from hashlib import blake2b
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from hideout.bots import make_bot, shipped
from hideout.bots.bot import Bot
from hideout.bots.manner import read_manner
from hideout.bots.own import OwnBot, described
from hideout.bots.program import ProgramBot
from hideout.engine.core import Game, Seat
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng

GROUP: Final = "hideout.bots"
PROGRAM: Final = "cmd:"
MODEL: Final = "model:"
BETWEEN: Final = f"{shlex.quote(sys.executable)} -m hideout.cli.model"  # a table and a model
SECONDS: Final = 10.0  # that a bot of one's own may think about a decision by default
FORMS: Final = "FILE.py:Class, package.module:Class, cmd:PROGRAM or model:COMMAND"


def read_names(words: str) -> tuple[str, ...]:
    """A list of bots as people type it: `random,./mybot.py:MyBot`. Raises BadData.

    A name with a comma in it stands between double quotes.
    """
    try:
        rows = list(csv.reader([words], skipinitialspace=True, strict=True))
    except csv.Error:
        rows = []
    names = tuple(name.strip() for row in rows for name in row)
    if not names or not all(names):
        raise BadData(f"--bots takes names separated by commas, not '{words}'.")
    return names


def is_own(name: str, game: str) -> bool:
    """Whether a name is that of a bot of somebody's own, not of one that is shipped."""
    head, _, rest = name.split("+")[0].partition(":")
    if head in shipped(game):
        return False
    is_budget = rest.isdigit() and not name.startswith(
        (PROGRAM, MODEL)
    )  # search:200, never a class
    return (":" in name and not is_budget) or head in _installed()


def seat_bot(
    name: str, game: Game[Any], seat: Seat, seats: int, rng: Rng, seconds: float = SECONDS
) -> Bot:
    """A bot for one seat, whoever made it. Raises BadData."""
    if not is_own(name, game.name):
        _require_shipped(name, game)
        return make_bot(name, game, seat, seats, rng)
    if name.startswith((PROGRAM, MODEL)):
        kind, _, command = name.partition(":")
        _require_program(kind, command.strip())
        if name.startswith(MODEL):
            command = f"{BETWEEN} {command}"
        make = partial(ProgramBot, command.strip(), seconds)
        return OwnBot(name, make, game, seat, seats, rng, 0.0)
    place, manners = _split(name)
    manner = read_manner(manners)
    bot = OwnBot(name, find_class(place, game), game, seat, seats, rng, seconds)
    bot.behave(manner)
    return bot


def find_class(place: str, game: Game[Any]) -> type[Bot]:
    """The class that a name leads to. Raises BadData if there is none, or not for this game."""
    found = _load(place)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadData(f"{place} is not a bot: it must be a subclass of hideout.Bot.")
    if found.games and game.name not in found.games:
        raise BadData(f"{place} does not play {game.title}; it plays {', '.join(found.games)}.")
    return found


def _split(name: str) -> tuple[str, list[str]]:
    """A class and its manners; a folder may have a + in its name."""
    place, colon, rest = name.rpartition(":")
    word, *manners = rest.split("+")
    return f"{place}{colon}{word}", manners


def _require_shipped(name: str, game: Game[Any]) -> None:
    if name.split("+")[0].split(":")[0] not in shipped(game.name):
        known = ", ".join([*shipped(game.name), *_installed()])
        meant = _with_a_class(name)
        raise BadData(
            f"{name} does not say which class of it is the bot: write {meant}."
            if meant
            else f"There is no bot {name} for {game.title}; "
            f"bots are {known}, and your own: {FORMS}."
        )


def _with_a_class(name: str) -> str:
    """The full form of a file or module whose class was left out; "" if `name` is neither."""
    if name.endswith(".py"):
        return f"{name}:Class"
    module, _, last = name.rpartition(".")
    return f"{module}:{last}" if name.replace(".", "").isidentifier() and module else ""


def _require_program(kind: str, command: str) -> None:
    try:
        words = shlex.split(command)
    except ValueError:
        raise BadData(f"{kind}:{command} cannot be read: a quote is never closed.") from None
    if not words:
        raise BadData(f"{kind}: takes a program, as in {kind}:./mybot.")
    if shutil.which(words[0]) is None:
        if Path(words[0]).is_file():
            raise BadData(f"{words[0]} cannot be run: it is not executable (chmod +x).")
        raise BadData(f"There is no program {words[0]} to run.")


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def _load(place: str) -> object:
    module, colon, name = place.rpartition(":")
    if colon and not (module and name):
        raise BadData(f"{place} names no {'class' if module else 'file'}; a bot is {FORMS}.")
    try:
        if not colon:
            return _installed()[place].load()
        home = _load_file(module) if module.endswith(".py") else _load_module(module)
    except BadData:
        raise
    except (Exception, SystemExit) as error:
        raise BadData(f"{place} cannot be loaded: {described(error)}.") from None
    found: object = getattr(home, name, None)
    if found is None:
        raise BadData(f"{module} has no class {name}{_instead(home)}.")
    return found


def _load_file(path: str) -> ModuleType:
    whole = Path(path).expanduser().resolve()
    if not whole.is_file():
        raise BadData(f"There is no file {path}.")
    name = f"own_bots_{blake2b(str(whole).encode(), digest_size=8).hexdigest()}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, whole)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    _look_in(str(whole.parent))  # a bot may span several files
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _load_module(name: str) -> ModuleType:
    _look_in(str(Path.cwd()))
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{name}.".startswith(f"{error.name}."):
            raise BadData(f"There is no module {name}; a bot is {FORMS}.") from None
        raise


def _look_in(folder: str) -> None:
    """Last of all places, so that no file there shadows a library."""
    if folder not in sys.path:
        sys.path.append(folder)


def _instead(module: ModuleType) -> str:
    bots = [
        name
        for name, found in vars(module).items()
        if isinstance(found, type)
        and issubclass(found, Bot)
        and found.__module__ == module.__name__
    ]
    return f"; it has {', '.join(bots)}" if bots else ""
