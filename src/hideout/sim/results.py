"""Games as rows of a table, written to CSV or Parquet while they are played."""

import csv
import json
from collections.abc import Container, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any, Protocol

from hideout.engine.core import Game, State
from hideout.engine.drive import random_play
from hideout.engine.reader import BadData
from hideout.engine.record import VERSION as RECORD_VERSION
from hideout.engine.rng import Rng
from hideout.sim.tally import figures

Row = Mapping[str, Any]


def versions(game: Game[Any]) -> dict[str, object]:
    """What the games depend on besides their seed."""
    from importlib.metadata import version

    deck = json.dumps(game.deck, sort_keys=True).encode()
    return {
        "hideout": version("hideout"),
        "rules": game.version,
        "records": RECORD_VERSION,
        "deck": blake2b(deck, digest_size=8).hexdigest(),
        "deck_is_printed": game.is_printed_deck,
    }


class Columns:
    """The columns for games with this many seats, and the row of one game."""

    def __init__(self, game: Game[Any], seats: int, by_seat: Container[str]) -> None:
        self.seats = seats
        self.by_seat = by_seat
        self.versions = versions(game)
        state: State = game.new(seats, 0, {})
        random_play(state, Rng(0))
        self.figures = [name for name, _ in figures(game.result(state))]

    def names(self) -> list[str]:
        names = ["number", "deal", "seed", "decisions", "ending"]
        for words in ("bot", "share", "forfeit"):
            names += self._of_seats(words)
        for figure in self.figures:
            names += self._of_seats(figure) if figure in self.by_seat else [figure]
        return names + list(self.versions)

    def _of_seats(self, words: str) -> list[str]:
        return [f"{words}_p{seat}" for seat in range(self.seats)]

    def cells(self, row: Row) -> list[object]:
        cells: list[object] = [row["number"], row["deal"], row["seed"], row["decisions"]]
        cells.append(row["result"]["ending"])
        cells += [*row["bots"], *row["shares"], *row["forfeits"]]
        told = dict(figures(row["result"]))
        for figure in self.figures:
            value = told.get(figure)
            if figure in self.by_seat:
                listed = value if isinstance(value, list) else [None] * self.seats
                cells += [_cell(item) for item in listed]
            else:
                cells.append(_cell(value))
        return cells + list(self.versions.values())


def _cell(value: object) -> object:
    return value if value is None or isinstance(value, str | int | float) else json.dumps(value)


class Sheet(Protocol):
    def add(self, rows: list[Any]) -> None: ...
    def close(self) -> None: ...


class CsvSheet:
    def __init__(self, path: str, columns: Columns) -> None:
        self.path = path
        self.columns = columns
        self.file: IO[str] = _open_new(path)
        self.writer = csv.writer(self.file, lineterminator="\n")
        self._write([columns.names()])

    def add(self, rows: list[Any]) -> None:
        self._write([self.columns.cells(row) for row in rows])

    def _write(self, lines: list[Any]) -> None:
        try:
            self.writer.writerows(lines)
            self.file.flush()
        except OSError as error:
            raise _unwritable(self.path, error) from None

    def close(self) -> None:
        self.file.close()


class ParquetSheet:
    """A row group for each chunk of games; all columns but the numbers are text."""

    numbers = ("number", "deal", "decisions", "rules", "records")

    def __init__(self, path: str, columns: Columns) -> None:
        try:
            import pyarrow
            import pyarrow.parquet
        except ModuleNotFoundError:
            raise BadData("Parquet needs pyarrow: install hideout[parquet].") from None
        self.arrow: Any = pyarrow
        self.path = path
        self.columns = columns
        self.names = columns.names()
        self.schema = pyarrow.schema([(name, self._type(name)) for name in self.names])
        self.schema = self.schema.with_metadata(
            {"hideout": json.dumps(columns.versions, sort_keys=True)}
        )
        _open_new(path).close()
        self.writer: Any = pyarrow.parquet.ParquetWriter(path, self.schema)

    def _type(self, name: str) -> Any:
        if name in self.numbers:
            return self.arrow.int64()
        return self.arrow.float64() if name.startswith("share_p") else self.arrow.string()

    def add(self, rows: list[Any]) -> None:
        lines = [self.columns.cells(row) for row in rows]
        arrays = []
        for at, field in enumerate(self.schema):
            cells = [line[at] for line in lines]
            if field.type == self.arrow.string():
                cells = [None if cell is None else str(cell) for cell in cells]
            arrays.append(self.arrow.array(cells, field.type))
        try:
            self.writer.write_table(self.arrow.Table.from_arrays(arrays, schema=self.schema))
        except OSError as error:
            raise _unwritable(self.path, error) from None

    def close(self) -> None:
        self.writer.close()


def open_sheet(path: str, columns: Columns) -> Sheet:
    """By the suffix. Raises BadData; nothing is overwritten."""
    kind = Path(path).suffix.lower()
    if kind == ".csv":
        return CsvSheet(path, columns)
    if kind == ".parquet":
        return ParquetSheet(path, columns)
    if kind == ".npz":
        raise BadData("An .npz file holds decisions, not results: add --trajectories.")
    raise BadData(f"--out takes a file that ends in .csv or .parquet, not '{path}'.")


def _open_new(path: str) -> IO[str]:
    try:
        return Path(path).open("x", encoding="utf-8", newline="")
    except FileExistsError:
        raise BadData(f"{path} already exists and will not be overwritten.") from None
    except (OSError, ValueError) as error:
        raise _unwritable(path, error) from None


def _unwritable(path: str, error: Exception) -> BadData:
    words = getattr(error, "strerror", None) or str(error)
    return BadData(f"{path} cannot be written: {words[:1].lower() + words[1:]}.")
