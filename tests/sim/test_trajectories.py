"""Records as data to learn from."""

import json
from pathlib import Path

import numpy
import pyarrow.parquet
import pytest

from hideout.engine.reader import BadData
from hideout.engine.record import Record
from hideout.games import GAMES
from hideout.sim.series import Series
from hideout.sim.trajectories import COLUMNS, Trajectories, played
from tests.cli.program import run_apart

HEAT = GAMES["heat"]


def records(game: str, seats: int, games: int, *bots: str) -> list[Record]:
    return list(played(Series(game, seats, games, bots, seed=1, options={})))


def of_heat(games: int = 2) -> Trajectories:
    trajectories = Trajectories(HEAT, 3)
    for record in records("heat", 3, games, "heuristic", "random"):
        trajectories.add(record)
    return trajectories


def test_every_decision_has_its_row(tmp_path: Path) -> None:
    path = tmp_path / "heat.npz"
    of_heat().write(str(path), {"bots": ["heuristic", "random"]})
    data = numpy.load(path)
    card = json.loads(str(data["card"]))
    masks = numpy.unpackbits(data["mask"], axis=1, count=card["actions"])
    rows = numpy.arange(card["decisions"])

    assert card["games"] == 2
    assert card["numbers_version"] == HEAT.observer(3).version
    assert card["columns"] == COLUMNS
    assert data["observation"].shape == (card["decisions"], HEAT.observer(3).size)
    assert masks[rows, data["action"]].all()
    assert set(data["game"]) == {0, 1}
    assert (data["win"] == (data["share"] > 0)).all()
    place = [place.name for place in HEAT.observer(3).places()].index("seat=p1")
    assert (data["observation"][:, place] == (data["seat"] == 1)).all()


def test_parquet_holds_the_same(tmp_path: Path) -> None:
    trajectories = of_heat(1)
    trajectories.write(str(tmp_path / "heat.npz"), {})
    trajectories.write(str(tmp_path / "heat.parquet"), {})
    data = numpy.load(tmp_path / "heat.npz")
    table = pyarrow.parquet.read_table(tmp_path / "heat.parquet")
    masks = numpy.unpackbits(data["mask"], axis=1, count=HEAT.observer(3).actions)

    assert json.loads(table.schema.metadata[b"hideout"])["games"] == 1
    assert table["action"].to_pylist() == data["action"].tolist()
    assert table["legal"].to_pylist() == [numpy.flatnonzero(mask).tolist() for mask in masks]
    assert numpy.array_equal(numpy.array(table["observation"].to_pylist()), data["observation"])
    assert table["margin"].to_pylist() == data["margin"].tolist()


def test_records_of_something_else_are_refused() -> None:
    trajectories = of_heat(1)
    other = records("heist-hustle", 3, 1, "random")[0]
    larger = records("heat", 4, 1, "random")[0]
    cut = records("heat", 3, 1, "random")[0]
    cut.decisions = cut.decisions[:5]

    with pytest.raises(BadData, match="of Heat, with the same cards"):
        trajectories.add(other)
    with pytest.raises(BadData, match="of 3 seats"):
        trajectories.add(larger)
    with pytest.raises(BadData, match="not over"):
        trajectories.add(cut)


@pytest.mark.slow
def test_the_command_writes_a_new_file_or_says_why_not(tmp_path: Path) -> None:
    out = str(tmp_path / "heat.npz")
    words = ["trajectories", "--game", "heat", "--games", "1", "--bots", "random", "--out"]
    first = run_apart(*words, out)
    again = run_apart(*words, out)
    form = run_apart(*words, str(tmp_path / "heat.csv"))
    nothing = run_apart("trajectories", "--out", str(tmp_path / "x.npz"))

    assert first.status == 0
    assert "decisions of 1 games" in first.out
    assert (again.status, form.status, nothing.status) == (2, 2, 2)
    assert "exists already" in again.err
    assert "must end in .npz or .parquet" in form.err
    assert "Name records, or a game" in nothing.err
