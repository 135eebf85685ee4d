"""The learner with PyTorch: `pip install hideout[learn]`; on one NVIDIA GPU if there is one."""

from collections.abc import Mapping
from typing import Any

import numpy

from hideout.engine.reader import BadData
from hideout.train.learner import (
    CLIP,
    NORM,
    SLOPES,
    TINY,
    VALUE,
    Hyperparameters,
    Layers,
    Progress,
    evened,
    minibatches,
)
from hideout.train.rows import DecisionRows

try:
    import torch
except ModuleNotFoundError:
    raise BadData("This needs PyTorch: pip install hideout[learn]") from None


class TorchLearner:
    """As `NumpyLearner`, whose gradients it agrees with up to rounding."""

    def __init__(self, layers: Layers, seed: int, device: str = "cpu") -> None:
        if device == "cuda" and not torch.cuda.is_available():
            raise BadData("There is no NVIDIA GPU here that PyTorch can use.")
        self.device = torch.device(device)
        torch.set_num_threads(1 if device == "cpu" else 4)
        self.w = {
            name: torch.tensor(layer, device=self.device, requires_grad=True)
            for name, layer in layers.items()
        }
        self.adam = torch.optim.Adam(list(self.w.values()), betas=SLOPES, eps=TINY)
        self.rng = numpy.random.default_rng(seed % (1 << 63))

    def layers(self) -> Layers:
        return {name: layer.detach().cpu().numpy().copy() for name, layer in self.w.items()}

    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.layers()
        steps = 0
        for name, layer in self.w.items():
            kept = self.adam.state.get(layer, {})
            for key, word in (("first", "exp_avg"), ("second", "exp_avg_sq")):
                moment = kept.get(word, torch.zeros_like(layer))
                state[f"{key}.{name}"] = moment.detach().cpu().numpy().copy()
            steps = int(kept.get("step", 0))
        return {**state, "steps": numpy.array(steps)}

    def restore(self, state: Mapping[str, Any], seed: int) -> None:
        with torch.no_grad():
            for name, layer in self.w.items():
                layer.copy_(torch.tensor(state[name]))
                if int(state["steps"]):
                    self.adam.state[layer] = {
                        "step": torch.tensor(float(state["steps"])),
                        "exp_avg": self._put(state[f"first.{name}"]),
                        "exp_avg_sq": self._put(state[f"second.{name}"]),
                    }
        self.rng = numpy.random.default_rng(seed % (1 << 63))

    def learn(self, rows: DecisionRows, hyper: Hyperparameters) -> Progress:
        for group in self.adam.param_groups:
            group["lr"] = hyper.rate
        here = DecisionRows(
            *(self._put(column) for column in rows._replace(gains=evened(rows.gains)))
        )
        starts = torch.cumsum(here.counts, 0) - here.counts
        told = []
        for order in minibatches(rows.size, hyper, self.rng):
            at = self._put(order)
            counts = here.counts[at]
            ends = torch.cumsum(counts, 0)
            first = torch.repeat_interleave(starts[at] - (ends - counts), counts)
            flat = first + torch.arange(len(first), device=self.device)
            some = DecisionRows(
                here.seen[at].float(), counts, here.parts[flat].long(), here.picks[at],
                here.logs[at], here.gains[at], here.targets[at],
            )  # fmt: skip
            loss, progress = self._loss(some, ends - counts, hyper)
            self.adam.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(list(self.w.values()), NORM)
            self.adam.step()
            told.append(progress)
        means = torch.stack(told).mean(0).tolist()
        return Progress(*means)

    def _loss(self, rows: DecisionRows, starts: Any, hyper: Hyperparameters) -> tuple[Any, Any]:
        w, count = self.w, rows.size
        one = torch.relu(rows.seen @ w["w1"] + w["b1"])
        two = torch.relu(one @ w["w2"] + w["b2"])
        found = torch.nn.functional.pad(two @ w["parts"] + w["part_bias"], (0, 1))
        values = two @ w["value"] + w["value_bias"]
        at = torch.repeat_interleave(torch.arange(count, device=self.device), rows.counts)
        places = rows.parts + (at * found.shape[1])[:, None]
        scores = found.reshape(-1)[places].sum(1)
        lowest = torch.full((count,), -1e30, device=self.device)
        most = lowest.scatter_reduce(0, at, scores.detach(), "amax")
        powers = torch.exp(scores - most[at])
        sums = torch.zeros(count, device=self.device).index_add(0, at, powers)
        logs = scores - most[at] - torch.log(sums)[at]
        chances = torch.exp(logs)
        entropy = -torch.zeros(count, device=self.device).index_add(0, at, chances * logs)
        picked = logs[starts + rows.picks]
        errors = (values - rows.targets) ** 2
        if hyper.copies:
            choice = -picked
        else:
            ratio = torch.exp(picked - rows.logs)
            bounded = torch.clamp(ratio, 1 - CLIP, 1 + CLIP)
            choice = -torch.minimum(ratio * rows.gains, bounded * rows.gains)
        loss = choice.mean() + VALUE * errors.mean() - hyper.entropy * entropy.mean()
        change = (rows.logs - picked).mean()
        told = [entropy.mean(), errors.mean(), change, torch.exp(picked).mean()]
        return loss, torch.stack([one.detach() for one in told])

    def _put(self, column: Any) -> Any:
        return torch.as_tensor(column).to(self.device)


def best_device() -> str:
    return "cuda" if torch.cuda.is_available() else "cpu"
