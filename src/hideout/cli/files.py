"""Files that people name: every error is a sentence, and nothing is overwritten."""

import json
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from hideout.cli.mistake import Mistake
from hideout.engine.core import Game
from hideout.engine.reader import BadData
from hideout.engine.record import BadRecord, Record, read_record


def read_text(path: str) -> str:
    """Raises BadData."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadData(f"{path} is not a text file.") from None
    except (OSError, ValueError) as error:
        raise BadData(f"{path} cannot be read: {reason(error)}.") from None


def files_below(paths: Sequence[str], ending: str) -> list[str]:
    """These files and, for each folder, those below it with that ending. Raises BadData."""
    found: list[str] = []
    for path in paths:
        if not Path(path).is_dir():
            found.append(path)
            continue
        below = sorted(str(file) for file in Path(path).rglob(f"*{ending}") if file.is_file())
        if not below:
            raise BadData(f"There is no {ending} file in {path}.")
        found += below
    return found


def check_new(path: str) -> None:
    """Raises BadData if a new file could not be written, so that nobody finds out too late."""
    if Path(path).exists():
        raise Mistake("file-exists", path=path)
    folder = Path(path).parent
    if not folder.is_dir():
        raise Mistake("file-no-folder", path=path, folder=str(folder))


def write_new(path: str, text: str) -> None:
    """Write a file that does not exist yet. Raises BadData."""
    try:
        with Path(path).open("x", encoding="utf-8") as file:
            try:
                file.write(text)
                file.flush()
            except OSError:  # half a file would only get in the way of the next try
                Path(path).unlink(missing_ok=True)
                raise
    except FileExistsError:
        raise Mistake("file-exists", path=path) from None
    except (OSError, ValueError) as error:
        raise Mistake("file-unwritten", path=path, why=reason(error)) from None


def reason(error: Exception) -> str:
    """An error, worded to fit into a sentence."""
    words = getattr(error, "strerror", None) or str(error)
    return words[:1].lower() + words[1:]


def read_tables(path: str) -> dict[str, object]:
    """A TOML or JSON file, told apart by its suffix. Raises BadData with the place."""
    readers: dict[str, Callable[[str], Any]] = {".toml": tomllib.loads, ".json": json.loads}
    read = readers.get(Path(path).suffix.lower())
    if read is None:
        raise BadData(f"{path} must end in .toml or .json.")
    text = read_text(path)
    try:
        tables = read(text)
    except (ValueError, RecursionError) as error:  # both readers' errors are ValueErrors
        raise BadData(f"{path} cannot be read: {error}.") from None
    if not isinstance(tables, dict):
        raise BadData(f"{path} must hold a table of names and values.")
    return tables


def load_game(name: str, deck: str | None = None) -> Game[Any]:
    """A game by name, with the deck of a file if one is given. Raises BadData."""
    from hideout.games import find_game

    game = find_game(name)
    if deck is None:
        return game
    tables = read_tables(deck)
    try:
        return game.with_deck(tables)
    except BadData as error:
        raise BadData(f"{deck}: {error}") from None


def load_record(path: str) -> Record:
    """A sound record: every decision in it was legal. Raises BadData or BadRecord."""
    from hideout.games import find_game

    text = read_text(path)
    try:
        record = read_record(text, find_game)
    except BadRecord as error:
        raise BadRecord(f"{path}, {error}") from None
    try:
        record.replay()
    except BadRecord as error:
        raise BadRecord(f"{path}, {complaint_of(record, error)}") from None
    return record


def complaint_of(record: Record, error: BadRecord) -> str:
    """Why a record cannot be replayed, in words."""
    from hideout.words import narrator

    if error.refusal is None:
        return str(error)
    why = narrator(record.game).illegal(error.refusal, record.names)
    return str(error).removesuffix(str(error.refusal)) + why
