"""Training from beginning to end: play, learn, measure, keep.

While a net learns from the decisions of one round, the next round is played by what it was before.
In its folder a training leaves the weights, a checkpoint to go on from, and a log, one line of JSON
an update.
"""

import json
import time
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy

from hideout.bots.learned.numbers import AS_ADVISED, numbers_of
from hideout.bots.learned.weights import check_fit, read_weights, write_weights
from hideout.bots.of_game import bots_of
from hideout.engine.core import Game
from hideout.engine.reader import BadData
from hideout.games import find_game
from hideout.sim.seeds import derived_seed
from hideout.train.learner import (
    Hyperparameters,
    Layers,
    NumpyLearner,
    as_bytes,
    new_layers,
    shapes_of,
)
from hideout.train.rows import DecisionRows, joined
from hideout.train.workers import Crew, Matched, Workplace

OPPONENTS: Final = ("random", "heuristic")
TRUST: Final = 3.0  # in the advice, to begin with: it is followed 5 times in 6 or so
DEVICES: Final = ("auto", "numpy", "cpu", "cuda")


@dataclass(frozen=True)
class TrainingPlan:
    """How to train; plain data that is kept in the checkpoint and in the weights."""

    game: str
    seed: int = 0
    seats: int = 0  # tables of this size only; 0: mostly the usual size, and all the others
    updates: int = 200
    minutes: float = 0.0  # if any: train for this long instead of so many updates
    jobs: int = 1
    tables: int = 64  # of each size and worker
    steps: int = 64  # decisions at every table in an update
    hidden: int = 256
    rate: float = 5e-4
    entropy: float = 0.02
    last_entropy: float = 0.002
    epochs: int = 2
    minibatch: int = 1024
    warm_up: int = 0  # games of the sensible bot to begin with
    warm_up_epochs: int = 4
    advice: bool = False  # whether the sensible bot advises the net
    spar: float = 0.0  # the part of rounds that are played against somebody else
    against: str = ""  # if any: one seat learns against this level, in every round
    start: str = ""  # if any: the weights to begin with
    spar_games: int = 50  # in each of them
    curiosity: float = 0.2  # where it chooses among plans: how often it tries any of them
    matches: int = 100  # games against each opponent when it is measured
    match_every: int = 25  # updates
    device: str = "auto"


def sizes_of(game: Game[Any], plan: TrainingPlan) -> list[int]:
    """Sizes of tables in the order in which a worker takes them: the usual one twice in three."""
    usual = plan.seats or bots_of(game).learning.seats
    if usual not in game.seats:
        raise BadData(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players.")
    others = [] if plan.seats else [seats for seats in game.seats if seats != usual]
    return [size for other in others for size in (usual, usual, other)] or [usual]


class Training:
    """A net and those who play for it, in a folder of its own."""

    def __init__(self, plan: TrainingPlan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.game = find_game(plan.game)
        self.sizes = sizes_of(self.game, plan)
        self.numbers = self._numbers()
        layers = self._started(Path(plan.start)) if plan.start else self._fresh()
        self.learner = make_learner(layers, derived_seed(plan.seed, "learner"), plan.device)
        self.update = 0
        self.seconds = 0.0
        self.games = 0
        self.decisions = 0
        self.is_due = True  # for a measurement: nobody plays on meanwhile
        self.crew: Crew | None = None

    def _numbers(self) -> Any:
        """What the net is shown and answers, by name."""
        return numbers_of(self.game, self.plan.advice)

    def _fresh(self) -> Layers:
        plan, numbers = self.plan, self.numbers
        inputs, parts = len(numbers.columns), len(numbers.parts)
        layers = new_layers(inputs, plan.hidden, parts, derived_seed(plan.seed, "net"))
        if plan.advice:
            layers["part_bias"][numbers.parts[AS_ADVISED]] = TRUST
        return layers

    # Going on

    def resume(self) -> None:
        """Go on from the checkpoint in the folder. Raises BadData if there is none."""
        kept = self._kept()
        about = json.loads(str(kept["about"]))
        if about["names"] != self.numbers.digest() or about["hidden"] != self.plan.hidden:
            raise BadData(f"The checkpoint in {self.folder} is for a different net.")
        self.update = about["update"]
        self.seconds = about["seconds"]
        self.games = about["games"]
        self.decisions = about["decisions"]
        self.learner.restore(kept, derived_seed(self.plan.seed, "learner", self.update))

    def _kept(self) -> Mapping[str, Any]:
        """All arrays of the checkpoint. Raises BadData if there is none, or it is damaged."""
        path = self.folder / "checkpoint.npz"
        if not path.is_file():
            raise BadData(f"There is no checkpoint in {self.folder} to go on from.")
        try:
            with path.open("rb") as file, numpy.load(file) as kept:
                arrays = dict(kept)
        except (OSError, ValueError, TypeError, EOFError, BadZipFile, zlib.error):
            arrays = {}
        if "about" not in arrays:
            raise BadData(f"{path} is damaged, or not the checkpoint of a training.")
        return arrays

    def save(self) -> None:
        """A checkpoint and the weights, each written aside and then put in place."""
        about = {
            "names": self.numbers.digest(), "hidden": self.plan.hidden, "update": self.update,
            "seconds": round(self.seconds, 1), "games": self.games, "decisions": self.decisions,
        }  # fmt: skip
        fresh = self.folder / "checkpoint.new.npz"
        numpy.savez(fresh, about=numpy.array(json.dumps(about)), **self._state())
        fresh.replace(self.folder / "checkpoint.npz")
        self.write(self.learner.layers(), about)

    def _state(self) -> dict[str, Any]:
        """What a checkpoint holds; arrays by name."""
        state: dict[str, Any] = self.learner.state()
        return state

    def write(self, layers: Layers, trained: Mapping[str, Any]) -> None:
        plan = self.plan
        kept = asdict(replace(plan, start=Path(plan.start).name))
        del kept["device"]
        about = {
            "game": self.game.name,
            "version": self.numbers.version,
            "names": self.numbers.digest(),
            "advised": plan.advice,
            "shapes": shapes_of(layers),
            "trained": {
                **kept, **{name: trained[name] for name in ("update", "seconds", "games")},
                "decisions": trained["decisions"],
            },
        }  # fmt: skip
        fresh = self.folder / "new.weights"
        write_weights(fresh, about, as_bytes(layers))
        fresh.replace(self.weights)

    def _started(self, path: Path) -> Layers:
        weights = read_weights(path)
        check_fit(weights, self.game, self.numbers)
        return {
            name: numpy.frombuffer(data, "<f2").astype("f4").reshape(weights.shape(name))
            for name, data in weights.layers.items()
        }

    @property
    def share(self) -> str:
        """Which seats learn where somebody else sits opposite."""
        return "one" if self.plan.against else "half"

    @property
    def weights(self) -> Path:
        return self.folder / f"{self.game.name}.weights"

    # Learning

    def run(self) -> Iterator[dict[str, Any]]:
        """Train to the end; yields what is logged after every update."""
        plan = self.plan
        self.folder.mkdir(parents=True, exist_ok=True)
        seed = derived_seed(plan.seed, "from", self.update)
        against = plan.against or "heuristic"
        places = [
            Workplace(plan.game, plan.tables, seed, at, plan.advice, against)
            for at in range(plan.jobs)
        ]
        self.crew = Crew(places, alone=plan.jobs == 1)
        began = time.perf_counter() - self.seconds
        try:
            if plan.warm_up and not self.update:
                yield self._log({"warm_up": self._warm_up(), "seconds": self._clock(began)})
            while not self._is_done():
                if self.is_due:
                    self._ask_to_play()
                told = self._go_on(began)
                if self.is_due:
                    self.save()
                    told["matches"] = self._matches()
                yield self._log(told)
        finally:
            self.crew.close()

    def part(self) -> float:
        """How much of the training is over, from 0 to 1."""
        plan = self.plan
        if plan.minutes:
            return min(1.0, self.seconds / (60 * plan.minutes))
        return min(1.0, self.update / plan.updates)

    def _is_done(self) -> bool:
        return self.part() >= 1.0

    def _clock(self, began: float) -> float:
        self.seconds = time.perf_counter() - began
        return round(self.seconds, 2)

    def _ask_to_play(self) -> None:
        assert self.crew is not None
        layers = self.learner.layers()
        sizes, count = self.sizes, len(self.crew)
        turn = self.update
        questions: list[tuple[str, tuple[Any, ...]]] = []
        for at in range(count):
            size = sizes[(turn + at) % len(sizes)]
            # Spread evenly over workers and updates, so that one worker does both in turn.
            part = 1.0 if self.plan.against else self.plan.spar
            if (turn + at) * part % 1.0 + part >= 1.0:
                questions.append(("spar", (layers, size, self.plan.spar_games, self.share)))
            elif self.plan.advice:
                questions.append(("spar", (layers, size, self.plan.spar_games, "all")))
            else:
                questions.append(("collect", (layers, size, self.plan.steps)))
        self.crew.ask(questions)

    def _go_on(self, began: float) -> dict[str, Any]:
        plan, crew = self.plan, self.crew
        assert crew is not None
        answers = crew.answers()
        rows = joined([rows for rows, _ in answers])
        self.update += 1
        self._clock(began)
        self.is_due = self._is_done() or self.update % plan.match_every == 0
        if not self.is_due:
            self._ask_to_play()  # by the net as it is, while it learns
        left = 1.0 - self.part()
        hyper = Hyperparameters(
            plan.rate * max(0.05, left),
            plan.last_entropy + (plan.entropy - plan.last_entropy) * left,
            plan.epochs,
            plan.minibatch,
        )
        progress = self.learner.learn(rows, hyper)
        self.games += sum(games for _, games in answers)
        self.decisions += rows.size
        return {
            "update": self.update, "seconds": round(self.seconds, 2), "games": self.games,
            "decisions": self.decisions, **progress._asdict(),
        }  # fmt: skip

    def _warm_up(self) -> dict[str, Any]:
        """Learn to do what the sensible bot does."""
        plan, crew = self.plan, self.crew
        assert crew is not None
        share = -(-plan.warm_up // len(crew))
        crew.ask([("watch", (self.sizes, share)) for _ in range(len(crew))])
        rows: DecisionRows = joined(crew.answers())
        progress = None
        for epoch in range(plan.warm_up_epochs):
            rate = plan.rate * 2 * (1.0 - epoch / plan.warm_up_epochs)
            hyper = Hyperparameters(rate, 0.0, 1, plan.minibatch, copies=True)
            progress = self.learner.learn(rows, hyper)
        assert progress is not None
        return {"decisions": rows.size, **progress._asdict()}

    def _matches(self) -> dict[str, list[float]]:
        crew, plan = self.crew, self.plan
        assert crew is not None
        usual = self.sizes[0]
        found = {}
        for level in (plan.against,) if plan.against else OPPONENTS:
            numbers = range(plan.matches)
            seed = derived_seed(plan.seed, "matches")
            weights = str(self.weights)
            crew.ask(
                [
                    ("match", (weights, level, usual, some, seed, self.share))
                    for some in (list(numbers[at :: len(crew)]) for at in range(len(crew)))
                ]
            )
            told: list[Matched] = crew.answers()
            games = sum(one.games for one in told)
            sums = sum(one.ours for one in told), sum(one.theirs for one in told)
            found[level] = [round(sums[0] / games, 4), round(sums[1] / games, 4), games]
        return found

    def _log(self, told: dict[str, Any]) -> dict[str, Any]:
        rounded = {
            name: round(value, 5) if isinstance(value, float) else value
            for name, value in told.items()
        }
        with (self.folder / "log.jsonl").open("a") as log:
            log.write(json.dumps(rounded) + "\n")
        return rounded


def make_learner(layers: Layers, seed: int, device: str) -> Any:
    """The learner of this name: NumPy alone, or PyTorch on CPU or GPU. Raises BadData."""
    if device == "numpy":
        return NumpyLearner(layers, seed)
    try:
        from hideout.train.torch_learner import TorchLearner, best_device
    except BadData:
        if device != "auto":
            raise
        return NumpyLearner(layers, seed)
    return TorchLearner(layers, seed, best_device() if device == "auto" else device)
