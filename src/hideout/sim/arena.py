"""A series whose games are kept as records, and a table of results made from those alone.

A record names the bot on each seat. Two notes tell what the decisions do not: which game of the
series it is, and why a seat forfeited. Games that are there already are not played again.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from hideout.bots.own import settle
from hideout.bots.players import play_out
from hideout.engine.core import TABLE, State
from hideout.engine.reader import BadData
from hideout.engine.record import BadRecord, Note, Record, read_record, write_record
from hideout.engine.rng import Rng
from hideout.games import find_game
from hideout.sim.pool import spread
from hideout.sim.seeds import derived_seed
from hideout.sim.series import Played, Series, figures_by_seat
from hideout.sim.tournament import Standings

END: Final = ".record"
SERIES: Final = "series"  # a note: which game it is
NO_GAME: Final = "this is not the record of a finished game of an arena."
FORFEIT: Final = "forfeit"  # a note: why a seat lost whatever the table says


def play_record(series: Series, number: int) -> str:
    """One game of a series, as the text of its record."""
    game = series.make_game()
    seed = series.seed_of(number)
    record = Record(game, series.bots_of(number), seed, series.options)
    state: State = game.new(series.seats, seed, series.options)
    bots = series.seat_bots(game, number)
    play_out(state, bots, Rng(derived_seed(seed, "arrivals")), record)
    about = {"number": number, "deal": series.deal_of(number)}
    record.notes.append(Note(0, TABLE, SERIES, json.dumps(about)))
    for seat, reason in enumerate(settle(state, bots).forfeits):
        if reason:
            record.notes.append(Note(len(record.decisions), seat, FORFEIT, reason))
    return write_record(record)


def play_records(series: Series, jobs: int | None = 1, on: str = "") -> Iterator[Record]:
    """All games of a series, in order, as records; played as `spread` shares work."""
    numbers = [(series, number) for number in range(series.games)]
    for text in spread(_work, numbers, jobs, on):
        yield read_record(text, find_game)


def told_of(record: Record) -> dict[str, int]:
    """Which game of its series a record holds. Raises BadRecord."""
    for note in record.notes:
        if note.channel == SERIES:
            try:
                told = json.loads(note.text)
            except (ValueError, RecursionError):
                break
            if isinstance(told, dict) and all(
                type(told.get(key)) is int for key in ("number", "deal")
            ):
                return told
    raise BadRecord(NO_GAME)


def row_of(record: Record) -> Played:
    """The result of a recorded game. Raises BadRecord if it was not played here or never ended."""
    told = told_of(record)
    state: State = record.replay()
    if state.pending():
        raise BadRecord(NO_GAME)
    forfeits = [""] * len(record.names)
    for note in record.notes:
        if note.channel == FORFEIT:
            forfeits[note.seat] = note.text
    shares = record.game.returns(state)
    return {
        "number": told["number"],
        "deal": told["deal"],
        "seed": hex(record.seed),
        "bots": record.names,
        "shares": [0.0 if forfeits[seat] else share for seat, share in enumerate(shares)],
        "forfeits": forfeits,
        "decisions": state.step,
        "result": record.game.result(state),
    }


class Arena:
    """A folder of records of one series. Raises BadData."""

    def __init__(self, folder: str, series: Series) -> None:
        self.folder = Path(folder)
        self.series = series

    def play(self, jobs: int | None = 1) -> Iterator[int]:
        """Play the games that are missing; yields each game's number once it is kept."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadData(f"{self.folder} cannot be used: {error.strerror}.") from None
        for path in self._paths():
            self._read(path)  # before hours go into games that could not be counted together
        missing = [n for n in range(self.series.games) if not self._path(n).exists()]
        texts = spread(_work, [(self.series, number) for number in missing], jobs)
        for number, text in zip(missing, texts, strict=True):
            self._keep(self._path(number), text)
            yield number

    def _path(self, number: int) -> Path:
        return self.folder / f"{number:06}{END}"

    def _keep(self, path: Path, text: str) -> None:
        draft = path.with_suffix(".draft")
        try:
            draft.write_text(text, encoding="utf-8")
            draft.replace(path)
        except OSError as error:
            raise BadData(f"{path} cannot be written: {error.strerror}.") from None

    def _paths(self) -> list[Path]:
        return sorted(self.folder.glob(f"*{END}"))

    def rows(self) -> list[Played]:
        """All games of the folder, which must be those of this series."""
        rows = []
        for path in self._paths():
            record = self._read(path)
            try:
                rows.append(row_of(record))
            except BadRecord as error:
                raise BadData(f"{path}: {error}") from None
        # A deal that is not complete would give some seats to some bots more often.
        whole = len(self.series.bots)
        return [row for row in rows if sum(row["deal"] == one["deal"] for one in rows) == whole]

    def _read(self, path: Path) -> Record:
        """A record, if it is of this series. Raises BadData."""
        try:
            record = read_record(path.read_text(encoding="utf-8"), find_game)
            number = told_of(record)["number"]
        except (OSError, UnicodeDecodeError) as error:
            raise BadData(f"{path} cannot be read: {error}.") from None
        except (BadRecord, ValueError) as error:
            raise BadData(f"{path}: {error}") from None
        differs = self._how_it_differs(record, number)
        if differs:
            raise BadData(
                f"{path} belongs to another series, {differs}: use another folder, or ask for "
                "what you asked for before."
            )
        return record

    def _how_it_differs(self, record: Record, number: int) -> str:
        """How it differs from the same game of this series; "" if it does not."""
        series, game = self.series, self.series.make_game()
        if record.game.name != game.name:
            return f"of {record.game.title}"
        if len(record.names) != series.seats:
            return f"at {len(record.names)} seats"
        if record.names != series.bots_of(number):
            return f"of {', '.join(sorted(set(record.names)))}"
        if record.seed != series.seed_of(number):
            return "from another --seed"
        if record.game.deck != game.deck:
            return "with other cards"
        asked: State = game.new(series.seats, record.seed, series.options)
        if game.settings(record.start()) != game.settings(asked):
            return "with other options"
        return ""

    def report(self) -> dict[str, Any]:
        """The standings of a tournament, as far as it is played."""
        series = self.series
        standings = Standings(series.bots, series.seats, figures_by_seat(series.game))
        rows = self.rows()
        if not rows:
            raise BadData(f"{self.folder} has no complete deal yet; play some games.")
        for row in rows:
            standings.add(row)
        return standings.report()


def _work(item: tuple[Series, int]) -> str:
    return play_record(*item)
