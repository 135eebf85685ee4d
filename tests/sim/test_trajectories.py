"""Records as data to learn from."""

import json
from pathlib import Path

import numpy
import pyarrow.parquet
import pytest

from hideout.engine.reader import BadData
from hideout.engine.record import Record
from hideout.games import GAMES
from hideout.sim.arena import play_records
from hideout.sim.series import Series
from hideout.sim.trajectories import COLUMNS, Trajectories
from tests.cli.program import run_apart

HEAT = GAMES["heat"]


def records(game: str, seats: int, games: int, *bots: str) -> list[Record]:
    return list(play_records(Series(game, seats, games, bots, seed=1, options={})))


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
    with pytest.raises(BadData, match="of 3 players"):
        trajectories.add(larger)
    with pytest.raises(BadData, match="not over"):
        trajectories.add(cut)


@pytest.mark.slow
def test_simulate_writes_decisions_on_request_and_counts_the_games(tmp_path: Path) -> None:
    words = ["simulate", "heat", "--seats", "3", "--games", "3", "--bots", "heuristic,random"]
    out, rows = str(tmp_path / "heat.npz"), str(tmp_path / "heat.csv")
    told = run_apart(*words, "--seed", "1", "--json", "--trajectories", "--out", out)
    plain = run_apart(*words, "--seed", "1", "--json", "--out", rows)
    data = numpy.load(out)
    card = json.loads(str(data["card"]))

    assert (told.status, plain.status) == (0, 0)
    assert json.loads(told.out) == json.loads(plain.out)
    assert len(set(data["game"])) == card["games"] == 3
    assert card["source"] == {"bots": ["heuristic", "random"], "seed": "0x1", "options": {}}


@pytest.mark.slow
def test_records_are_turned_into_decisions(tmp_path: Path) -> None:
    folder = str(tmp_path / "evening")
    words = ["arena", "heist-hustle", "--seats", "2", "--games", "2", "--bots", "random,heuristic"]
    kept = run_apart(*words, "--records", folder)
    out = str(tmp_path / "evening.npz")
    told = run_apart("trajectories", folder, "--out", out)

    assert (kept.status, told.status) == (0, 0)
    assert "decisions from 2 games" in told.out
    assert set(numpy.load(out)["game"]) == {0, 1}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("simulate heat --trajectories", "--trajectories needs --out"),
        ("simulate heat --trajectories --out a.csv", "a.csv must end in .npz or .parquet."),
        ("simulate heat --trajectories --out there.npz", "there.npz already exists"),
        ("simulate heat --trajectories --out a.npz --resume b", "--resume keeps results"),
        ("simulate heat --out a.npz", "add --trajectories"),
        ("trajectories --out a.npz", "Missing argument 'RECORD...'"),
        ("trajectories nowhere.record --out a.npz", "nowhere.record cannot be read"),
        ("trajectories there.npz --out a.npz", "there.npz"),
    ],
)
def test_what_cannot_be_written_is_said_in_a_sentence(
    words: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("there.npz").write_bytes(b"")
    told = run_apart(*words.split())

    assert told.status == 2
    assert complaint in told.err
    assert "Traceback" not in told.err
