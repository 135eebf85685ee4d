"""Interrupted series go on, and results are written on the way."""

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hideout.engine.reader import BadData
from hideout.games import find_game
from hideout.sim.keep import Keeper
from hideout.sim.pool import spread
from hideout.sim.results import Columns, open_sheet, versions
from hideout.sim.series import Series, chunks, figures_by_seat, play_rows, play_series

SERIES = Series("heist-hustle", 3, 40, ("random",), 7, {})
ABOUT = {"game": "heist-hustle", "seed": "0x7"}


def report(**how: Any) -> dict[str, object]:
    return play_series(SERIES, 1, lambda games: None, **how).report()


class Interrupted(Exception):
    pass


def stop_after(games: int) -> Callable[[list[Any]], None]:
    seen: list[Any] = []

    def each(rows: list[Any]) -> None:
        seen.extend(rows)
        if len(seen) >= games:
            raise Interrupted

    return each


def test_interrupted_work_goes_on_and_ends_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = str(tmp_path / "kept")
    with pytest.raises(Interrupted):
        report(keeper=Keeper(folder, ABOUT), each=stop_after(12))
    again: list[int] = []

    def count(item: Any) -> Any:
        again.extend(item[1])
        return play(item)

    import hideout.sim.series as module

    play = module._work
    monkeypatch.setattr(module, "_work", count)
    resumed = report(keeper=Keeper(folder, ABOUT))

    assert again == list(range(12, 40))
    assert resumed == report()


def test_a_folder_of_another_series_is_refused(tmp_path: Path) -> None:
    Keeper(str(tmp_path / "kept"), ABOUT)
    with pytest.raises(BadData, match="keeps a series with another seed"):
        Keeper(str(tmp_path / "kept"), {**ABOUT, "seed": "0x8"})


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary")
    with pytest.raises(BadData, match="holds something other than"):
        Keeper(str(tmp_path), ABOUT)
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]


@pytest.mark.parametrize("damage", ["", "{", "[1]\n", '{"a": 1}\n'])
def test_a_damaged_part_is_named(tmp_path: Path, damage: str) -> None:
    keeper = Keeper(str(tmp_path / "kept"), ABOUT)
    list(play_rows(SERIES, keeper=keeper))
    (tmp_path / "kept" / "part-000003.jsonl").write_text(damage)
    with pytest.raises(BadData, match=r"part-000003.jsonl is damaged; delete it"):
        list(play_rows(SERIES, keeper=keeper))


def test_a_damaged_note_is_one_sentence(tmp_path: Path) -> None:
    Keeper(str(tmp_path / "kept"), ABOUT)
    (tmp_path / "kept" / "series.json").write_text("nonsense")
    with pytest.raises(BadData, match=r"series\.json cannot be read"):
        Keeper(str(tmp_path / "kept"), ABOUT)


def test_a_full_disk_is_one_sentence_and_keeps_what_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = Keeper(str(tmp_path / "kept"), ABOUT)
    rows = play_rows(SERIES, keeper=keeper)
    next(rows)

    def full(path: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("hideout.sim.keep.os.fsync", full)
    with pytest.raises(BadData, match=r"no space left on device. The games before it are kept"):
        next(rows)
    assert sorted(path.name for path in (tmp_path / "kept").iterdir()) == [
        "part-000000.jsonl",
        "series.json",
    ]


def columns() -> Columns:
    return Columns(find_game("heist-hustle"), 3, figures_by_seat("heist-hustle"))


def test_every_game_is_a_row_with_its_versions(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    sheet = open_sheet(str(path), columns())
    tally = play_series(SERIES, 1, lambda games: None, sheet.add)
    sheet.close()
    with path.open() as file:
        rows = list(csv.DictReader(file))

    assert [int(row["number"]) for row in rows] == list(range(40))
    assert rows[0]["seed"] == hex(SERIES.seed_of(0))
    assert rows[0]["bot_p2"] == "random"
    shares = sum(float(row["share_p1"]) for row in rows) / 40
    assert shares == pytest.approx(tally.by_seat[1].mean())
    assert {row["deck"] for row in rows} == {versions(find_game("heist-hustle"))["deck"]}
    assert all(row["totals_p0"].lstrip("-").isdigit() for row in rows)


def test_rows_are_there_while_the_rest_is_played(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    sheet = open_sheet(str(path), columns())
    sheet.add(next(iter(play_rows(SERIES))))
    assert len(path.read_text().splitlines()) == 1 + len(chunks(40)[0])
    sheet.close()


def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "games.parquet"
    sheet = open_sheet(str(path), columns())
    for rows in play_rows(SERIES):
        sheet.add(rows)
    sheet.close()
    table = parquet.read_table(path)

    assert table.num_rows == 40
    assert table.column("number").to_pylist() == list(range(40))
    assert json.loads(table.schema.metadata[b"hideout"])["rules"] == 1


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("games.txt", "ends in .csv or .parquet"),
        ("none/games.csv", "cannot be written: no such file"),
        ("there.csv", "already exists"),
    ],
)
def test_a_file_that_cannot_be_is_one_sentence(tmp_path: Path, path: str, sentence: str) -> None:
    (tmp_path / "there.csv").write_text("mine")
    with pytest.raises(BadData, match=sentence):
        open_sheet(str(tmp_path / path), columns())
    assert (tmp_path / "there.csv").read_text() == "mine"


@pytest.mark.parametrize("on", ["spark://here:1", "dask://", "here"])
def test_a_cluster_of_another_kind_is_refused(on: str) -> None:
    with pytest.raises(BadData, match="--on takes dask://HOST:PORT"):
        list(spread(len, ["a"], on=on))


@pytest.mark.slow
def test_all_cores_give_the_same_series(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hideout.sim.pool.ALONE_SECONDS", 0.0)
    monkeypatch.setattr("hideout.sim.pool.all_cores", lambda: 2)

    assert play_series(SERIES, None, lambda games: None).report() == report()
