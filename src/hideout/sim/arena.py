"""A series whose games are kept as records, and its table, which is made from those alone.

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


def row_of(record: Record) -> Played:
    """What came of a recorded game. Raises BadRecord if it was not played here, or not out."""
    about = [note.text for note in record.notes if note.channel == SERIES]
    state: State = record.replay()
    if len(about) != 1 or state.pending():
        raise BadRecord("this is not the record of a game of an arena that is over.")
    told = json.loads(about[0])
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
        """Play what is not there yet; each game's number once it is kept."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadData(f"{self.folder} cannot be used: {error.strerror}.") from None
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

    def rows(self) -> list[Played]:
        """All games of the folder, which must be of this series' game, seats and bots."""
        rows = [self._row(path) for path in sorted(self.folder.glob(f"*{END}"))]
        # A deal that is not complete would give some seats to some bots more often.
        whole = len(self.series.bots)
        return [row for row in rows if sum(row["deal"] == one["deal"] for one in rows) == whole]

    def _row(self, path: Path) -> Played:
        try:
            record = read_record(path.read_text(encoding="utf-8"), find_game)
            row = row_of(record)
        except (OSError, UnicodeDecodeError) as error:
            raise BadData(f"{path} cannot be read: {error}.") from None
        except (BadRecord, KeyError, ValueError) as error:
            raise BadData(f"{path}: {error}") from None
        series = self.series
        is_ours = record.game.name == series.game and set(record.names) <= set(series.bots)
        if not is_ours or len(record.names) != series.seats:
            raise BadData(f"{path} is of another series; take another folder.")
        return row

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
