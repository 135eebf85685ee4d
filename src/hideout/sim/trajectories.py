"""Records as data to learn from: for every decision the observation, the mask, the action and what
the game was worth in the end. Written as NPZ (NumPy) or Parquet (pyarrow), with a card that says
what the columns are and where the games come from.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from hideout.engine.core import Game, State
from hideout.engine.reader import BadData
from hideout.engine.record import Record

FORMS: Final = (".npz", ".parquet")
COLUMNS: Final = {
    "game": "the number of the game, from 0",
    "step": "decisions made at the table before this one, those of clocks included",
    "seat": "who decided",
    "observation": "what that seat saw: float32 places as `hideout schema` lists them",
    "mask": "what it could do: one bit an action, packed with the highest bit first (NPZ)",
    "legal": "what it could do: the numbers of the actions (Parquet)",
    "action": "the number of what it did",
    "share": "what the game was worth to that seat: winners share 1",
    "win": "1 if that seat won, alone or with others",
    "margin": "by how much its score was ahead of the best loser's or behind the best winner's",
}


def check_form(path: str) -> None:
    """Raises BadData if a file of this name could not be written."""
    if Path(path).suffix not in FORMS:
        raise BadData(f"{path} must end in {' or '.join(FORMS)}.")


class Trajectories:
    """Decisions of games of one kind: the same game, deck, number of seats."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.observer = game.observer(seats)
        self.games = 0
        self.columns: dict[str, list[Any]] = {
            name: [] for name in COLUMNS if name not in ("mask", "legal")
        }
        self.masks: list[bytes] = []

    def add(self, record: Record) -> None:
        """Raises BadData for a record of something else, or of a game that was broken off."""
        if record.game.name != self.game.name or record.game.deck != self.game.deck:
            raise BadData(f"All records must be of {self.game.title}, with the same cards.")
        if len(record.names) != self.seats:
            raise BadData(f"All records must be of {self.seats} players.")
        state: State = record.start()
        first = len(self.columns["game"])
        mask = bytearray(self.observer.actions)
        for decision in record.decisions:
            if decision.seat >= 0:
                self.observer.mask(state, decision.seat, memoryview(mask))
                self.masks.append(bytes(mask))
                self._put("game", self.games)
                self._put("step", state.step)
                self._put("seat", decision.seat)
                self._put("observation", self.observer.row(state, decision.seat))
                self._put("action", decision.action.code)
            state.apply(decision.seat, decision.action)
        if state.pending():
            raise BadData("The game is not over, so nobody knows yet what it was worth.")
        worths = {"share": self.game.returns(state), "win": self.game.wins(state)}
        worths["margin"] = self.game.margins(state)
        for name, worth in worths.items():
            self.columns[name] += [worth[seat] for seat in self.columns["seat"][first:]]
        self.games += 1

    def _put(self, name: str, value: object) -> None:
        self.columns[name].append(value)

    def card(self, source: Mapping[str, object]) -> dict[str, object]:
        """What is in the file, for whoever opens it."""
        return {
            "game": self.game.name,
            "rules_version": self.game.version,
            "numbers_version": self.observer.version,
            "seats": self.seats,
            "games": self.games,
            "decisions": len(self.masks),
            "places": self.observer.size,
            "actions": self.observer.actions,
            "source": dict(source),
            "columns": COLUMNS,
        }

    def write(self, path: str, source: Mapping[str, object]) -> None:
        """Raises BadData if the form is unknown, or what writes it is not installed."""
        check_form(path)
        card = json.dumps(self.card(source))
        write = self._write_npz if Path(path).suffix == ".npz" else self._write_parquet
        try:
            write(path, card)
        except OSError as error:
            raise BadData(f"{path} cannot be written: {error.strerror or error}.") from None

    def _write_npz(self, path: str, card: str) -> None:
        numpy = _needed("numpy", "numpy")
        seen = numpy.frombuffer(b"".join(self.columns["observation"]), numpy.float32)
        masks = numpy.frombuffer(b"".join(self.masks), numpy.uint8)
        numpy.savez_compressed(
            path,
            observation=seen.reshape(-1, self.observer.size),
            mask=numpy.packbits(masks.reshape(-1, self.observer.actions), axis=1),
            card=numpy.array(card),
            **{
                name: numpy.array(self.columns[name], kind)
                for name, kind in (
                    ("game", "int32"), ("step", "int32"), ("seat", "uint8"), ("action", "int32"),
                    ("share", "float32"), ("win", "float32"), ("margin", "float32"),
                )
            },
        )  # fmt: skip

    def _write_parquet(self, path: str, card: str) -> None:
        pyarrow = _needed("pyarrow", "parquet")
        parquet = _needed("pyarrow.parquet", "parquet")
        raw = pyarrow.py_buffer(b"".join(self.columns["observation"]))
        count = len(self.masks) * self.observer.size
        values = pyarrow.Array.from_buffers(pyarrow.float32(), count, [None, raw])
        legal = [[code for code, on in enumerate(mask) if on] for mask in self.masks]
        arrays = {
            "game": pyarrow.array(self.columns["game"], pyarrow.int32()),
            "step": pyarrow.array(self.columns["step"], pyarrow.int32()),
            "seat": pyarrow.array(self.columns["seat"], pyarrow.uint8()),
            "observation": pyarrow.FixedSizeListArray.from_arrays(values, self.observer.size),
            "legal": pyarrow.array(legal, pyarrow.list_(pyarrow.int32())),
            "action": pyarrow.array(self.columns["action"], pyarrow.int32()),
            **{
                name: pyarrow.array(self.columns[name], pyarrow.float32())
                for name in ("share", "win", "margin")
            },
        }
        table = pyarrow.table(arrays).replace_schema_metadata({"hideout": card})
        parquet.write_table(table, path)


def _needed(module: str, extra: str) -> Any:
    from importlib import import_module

    try:
        return import_module(module)
    except ModuleNotFoundError:
        raise BadData(f"This needs {module}: pip install hideout[{extra}]") from None
