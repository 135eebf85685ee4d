"""Learning by playing: that it learns, that it is repeatable, and that it can go on."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy
import pytest

from hideout.bots import make_bot
from hideout.bots.learned.bot import LearnedBot
from hideout.bots.learned.numbers import AS_ADVISED, numbers_of
from hideout.bots.learned.weights import path_of, read_weights
from hideout.bots.players import play_out
from hideout.engine.core import State
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.games import find_game
from hideout.train.collect import FADING, looked_back
from hideout.train.learner import Hyperparameters, NumpyLearner, gradients_of, new_layers
from hideout.train.rows import DecisionRows
from hideout.train.training import Training, TrainingPlan, sizes_of
from hideout.train.workers import Worker, Workplace

TINY = TrainingPlan(
    "heist-hustle", seed=7, updates=3, tables=6, steps=12, hidden=16, warm_up=2, spar=0.5,
    spar_games=1, matches=2, match_every=3, minibatch=64, device="numpy",
)  # fmt: skip


def trained(plan: TrainingPlan, folder: Path) -> list[dict[str, Any]]:
    log = list(Training(plan, folder).run())
    return [{name: told[name] for name in told if name != "seconds"} for told in log]


def test_the_same_seed_gives_the_same_weights(tmp_path: Path) -> None:
    logs = [trained(TINY, tmp_path / name) for name in ("one", "two")]
    other = trained(replace(TINY, seed=8), tmp_path / "other")
    one, two, three = (
        read_weights(tmp_path / name / "heist-hustle.weights") for name in ("one", "two", "other")
    )

    assert logs[0] == logs[1]
    assert one.layers == two.layers
    assert one.layers != three.layers
    assert logs[0] != other
    assert set(logs[0][-1]["matches"]) == {"random", "heuristic"}
    assert one.about["trained"]["update"] == 3


def test_a_training_goes_on_where_it_left_off(tmp_path: Path) -> None:
    trained(TINY, tmp_path)
    again = Training(replace(TINY, updates=4), tmp_path)
    again.resume()
    before = again.learner.layers()
    log = list(again.run())

    assert [told["update"] for told in log] == [4]
    assert log[0]["games"] >= again.games - 1
    assert any((before[name] != layer).any() for name, layer in again.learner.layers().items())
    assert len((tmp_path / "log.jsonl").read_text().splitlines()) == 1 + 3 + 1
    with pytest.raises(BadData, match="for a different net"):
        Training(replace(TINY, hidden=8), tmp_path).resume()
    with pytest.raises(BadData, match="no checkpoint"):
        Training(TINY, tmp_path / "nowhere").resume()


def test_a_damaged_checkpoint_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "checkpoint.npz"
    training = Training(TINY, tmp_path)
    training.save()
    whole = path.read_bytes()
    numpy.save(tmp_path / "other.npy", numpy.zeros(3))
    spoilt = bytearray(whole)
    spoilt[200] ^= 255  # in the midst of the first array
    for text in (b"", b"junk", whole[:-100], (tmp_path / "other.npy").read_bytes(), bytes(spoilt)):
        path.write_bytes(text)
        with pytest.raises(BadData, match="is damaged, or not the checkpoint"):
            training.resume()
    path.write_bytes(whole)
    training.resume()


def test_it_plays_mostly_at_the_usual_table_and_at_all_others() -> None:
    heat = find_game("heat")
    sizes = sizes_of(heat, TrainingPlan("heat"))

    assert set(sizes) == set(heat.seats)
    assert sizes.count(4) == 2 * len(sizes) / 3
    assert sizes_of(heat, TrainingPlan("heat", seats=3)) == [3]
    with pytest.raises(BadData, match="3 to 5 players"):
        sizes_of(heat, TrainingPlan("heat", seats=9))


# With advice, and against somebody who never changes


def advised(seed: int = 7, **other: Any) -> TrainingPlan:
    return TrainingPlan(
        "bank-heist", seed=seed, seats=5, updates=2, hidden=16, advice=True, spar=0.5,
        spar_games=3, matches=2, match_every=2, minibatch=64, device="numpy", **other,
    )  # fmt: skip


@pytest.fixture(scope="module")
def taught(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[dict[str, Any]]]:
    folder = tmp_path_factory.mktemp("advised")
    return folder, trained(advised(), folder)


def test_who_is_advised_learns_the_same_by_the_same_seed(
    taught: tuple[Path, list[dict[str, Any]]], tmp_path: Path
) -> None:
    folder, log = taught
    again = trained(advised(), tmp_path)
    weights = [read_weights(where / "bank-heist.weights") for where in (folder, tmp_path)]

    assert log == again
    assert weights[0].layers == weights[1].layers
    assert weights[0].about["advised"]


def test_who_trusts_the_advice_plays_as_the_sensible_bot(tmp_path: Path) -> None:
    game = find_game("bank-heist")
    training = Training(advised(), tmp_path)
    layers = training.learner.layers()
    layers["part_bias"][numbers_of(game, True).parts[AS_ADVISED]] = 1000.0
    training.write(layers, {"update": 0, "seconds": 0, "games": 0, "decisions": 0})

    assert_same_games(training.weights, 5)


def test_at_tables_of_a_size_it_never_saw_it_does_as_advised(
    taught: tuple[Path, list[dict[str, Any]]],
) -> None:
    assert_same_games(taught[0] / "bank-heist.weights", 6)


def assert_same_games(weights: Path, seats: int) -> None:
    """Whether one seat learned or is the sensible bot itself."""
    game = find_game("bank-heist")
    played = []
    for is_learned in (False, True):
        state: State = game.new(seats, 3, {})
        bots = [make_bot("heuristic", game, seat, seats, Rng(seat)) for seat in range(seats)]
        if is_learned:
            learned = LearnedBot(game, 2, seats, Rng(9), weights)
            learned.deputy, bots[2] = bots[2], learned
        play_out(state, bots, Rng(4))
        played.append((state.step, game.result(state)))

    assert played[0] == played[1]


def test_a_net_sees_what_its_advisor_thinks_from_its_own_seat() -> None:
    numbers = numbers_of(find_game("bank-heist"), True)
    names = list(numbers.columns)
    for seat in range(5):
        columns = numbers.columns_of(5, seat)
        turned = [names[at] for at in columns]
        first = numbers.places[5].index(f"hunch is-agent[p{seat}]")

        assert len(set(columns)) == len(columns)
        assert turned[first] == "hunch is-agent[p0]"
        assert "claim-trust" not in numbers.parts
    assert numbers.digest() != numbers_of(find_game("bank-heist")).digest()


def test_one_seat_learns_against_a_level_that_never_changes(tmp_path: Path) -> None:
    plan = TrainingPlan(
        "heat", seed=7, seats=3, updates=1, against="heuristic", spar_games=3, matches=3,
        start=str(path_of(find_game("heat"))), minibatch=64, match_every=1, device="numpy",
    )  # fmt: skip
    training = Training(plan, tmp_path)
    kept = read_weights(path_of(find_game("heat")))
    assert training.learner.layers()["b1"].tolist() == kept.floats("b1")
    (told,) = training.run()

    assert set(told["matches"]) == {"heuristic"}
    assert told["games"] == 3
    assert 30 < told["decisions"] < 300  # one seat's


# How it learns


def some_rows(seed: int = 1) -> tuple[dict[str, Any], DecisionRows]:
    worker = Worker(Workplace("heist-hustle", 4, seed, 0))
    numbers = worker.numbers
    layers = new_layers(len(numbers.columns), 12, len(numbers.parts), seed)
    rows, _ = worker.collect(layers, 3, 40)
    return layers, rows


def loss_of(w: dict[str, Any], rows: DecisionRows, hyper: Hyperparameters) -> float:
    """The loss, written out row by row."""
    total, at = 0.0, 0
    for row in range(rows.size):
        one = numpy.maximum(rows.seen[row] @ w["w1"] + w["b1"], 0)
        two = numpy.maximum(one @ w["w2"] + w["b2"], 0)
        found = numpy.append(two @ w["parts"] + w["part_bias"], 0.0)
        value = two @ w["value"] + w["value_bias"][0]
        scores = found[rows.parts[at : at + rows.counts[row]]].sum(axis=1)
        at += rows.counts[row]
        logs = scores - numpy.log(numpy.exp(scores).sum())
        entropy = -(numpy.exp(logs) * logs).sum()
        log = logs[rows.picks[row]]
        ratio = numpy.exp(log - rows.logs[row])
        gain = rows.gains[row]
        choice = -min(ratio * gain, numpy.clip(ratio, 0.8, 1.2) * gain)
        if hyper.copies:
            choice = -log
        total += choice + 0.5 * (value - rows.targets[row]) ** 2 - hyper.entropy * entropy
    return float(total / rows.size)


@pytest.mark.parametrize("copies", [False, True])
def test_gradients_are_those_of_the_loss(copies: bool) -> None:
    layers, rows = some_rows()
    rng = numpy.random.default_rng(5)
    rows = rows._replace(
        seen=rows.seen.astype(float), gains=rng.standard_normal(rows.size),
        logs=rows.logs + rng.uniform(-0.5, 0.5, rows.size),
    )  # fmt: skip
    w = {name: layer.astype(float) + 0.05 for name, layer in layers.items()}
    hyper = Hyperparameters(1e-3, entropy=0.1, copies=copies)
    gradients, _ = gradients_of(w, rows, hyper)
    for name, layer in w.items():
        way = rng.standard_normal(layer.shape)
        step = 1e-5
        ahead = loss_of({**w, name: layer + step * way}, rows, hyper)
        behind = loss_of({**w, name: layer - step * way}, rows, hyper)
        slope = (ahead - behind) / (2 * step)

        assert float((gradients[name] * way).sum()) == pytest.approx(slope, rel=2e-3, abs=2e-5)


def test_it_learns_to_do_what_was_done() -> None:
    layers, rows = some_rows()
    learner = NumpyLearner(layers, 1)
    hyper = Hyperparameters(3e-3, epochs=1, minibatch=32, copies=True)
    first = learner.learn(rows, hyper)
    for _ in range(15):
        last = learner.learn(rows, hyper)

    assert last.likeness > first.likeness + 0.1
    assert last.value_error < first.value_error


def test_the_other_learner_agrees() -> None:
    pytest.importorskip("torch")
    from hideout.train.torch_learner import TorchLearner

    layers, rows = some_rows()
    plain, other = NumpyLearner(layers, 3), TorchLearner(layers, 3)
    for copies in (True, False):
        hyper = Hyperparameters(1e-3, 0.01, minibatch=32, copies=copies)
        assert plain.learn(rows, hyper) == pytest.approx(other.learn(rows, hyper), abs=1e-4)
    kept = other.state()
    again = TorchLearner(layers, 3)
    again.restore(kept, 3)

    for name, layer in plain.layers().items():
        assert layer == pytest.approx(other.layers()[name], abs=1e-4)
        assert (again.state()[f"second.{name}"] == kept[f"second.{name}"]).all()


def test_what_came_of_decisions_is_told_by_the_own_next_ones_and_by_the_end() -> None:
    """One table, two seats that take turns; the third step of the second seat was forced."""
    values = numpy.array([[0.5], [0.1], [0.7], [9.0], [0.2]], numpy.float32)
    seats = numpy.array([[0], [1], [0], [1], [0]])
    ends = numpy.array([[False], [False], [False], [True], [False]])
    worths = numpy.zeros((5, 1, 2), numpy.float32)
    worths[3, 0] = 1.0, 0.0
    choices = numpy.array([[True], [True], [True], [False], [True]])

    gains, targets, is_told = looked_back(values, seats, ends, worths, choices)

    last = 1.0 - 0.7
    assert is_told[:, 0].tolist() == [True, True, True, False, False]  # the last has no outcome
    assert gains[:3, 0] == pytest.approx([0.7 - 0.5 + FADING * last, 0.0 - 0.1, last])
    assert targets[:3, 0] == pytest.approx([0.7 + FADING * last, 0.0, 1.0])


def test_the_log_is_a_line_an_update(tmp_path: Path) -> None:
    trained(TINY, tmp_path)
    log = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]

    assert "warm_up" in log[0]
    assert [told["update"] for told in log[1:]] == [1, 2, 3]
