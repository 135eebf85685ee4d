"""Learn a game by playing against oneself: PPO in plain NumPy, on a batch of tables.

    python examples/research/ppo.py --game heat --seats 4 --updates 150

Every seat of every table plays by the same policy. Now and then one seat of it plays against
random players, and the share of games that it wins is printed beside what chance would give it.
"""

import argparse
import os
import time
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices are quicker on one core

import numpy

from hideout.adapters.gymnasium import HideoutVectorEnv
from hideout.batch import Batch

CLIP = 0.2
EPOCHS = 3
MINIBATCH = 1024
ENTROPY = 0.01
MARGIN = 25.0  # a margin that counts as much as the game
HIDDEN = 128


class Network:
    """Two hidden layers, then logits and a value; trained with Adam."""

    def __init__(self, inputs: int, actions: int, rng: Any) -> None:
        sizes = ((inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions), (HIDDEN, 1))
        gains = (1.0, 1.0, 0.01, 1.0)
        self.weights = [
            (gain * rng.standard_normal(size) / numpy.sqrt(size[0])).astype(numpy.float32)
            for size, gain in zip(sizes, gains, strict=True)
        ]
        self.weights += [numpy.zeros(size[1], numpy.float32) for size in sizes]
        self.first = [numpy.zeros_like(weight) for weight in self.weights]
        self.second = [numpy.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any, tuple[Any, Any]]:
        """Log probabilities of all actions, values, and what `learn` needs again."""
        w = self.weights
        one = numpy.tanh(seen @ w[0] + w[4])
        two = numpy.tanh(one @ w[1] + w[5])
        logits = numpy.where(masks, two @ w[2] + w[6], numpy.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        logs = logits - numpy.log(numpy.exp(logits).sum(axis=1, keepdims=True))
        return logs, (two @ w[3] + w[7])[:, 0], (one, two)

    def learn(
        self, seen: Any, kept: tuple[Any, Any], logits: Any, values: Any, rate: float
    ) -> None:
        """Follow the gradients of logits and values down, one step of Adam."""
        one, two = kept
        w = self.weights
        values = values[:, None]
        back = (logits @ w[2].T + values @ w[3].T) * (1 - two * two)
        deep = (back @ w[1].T) * (1 - one * one)
        gradients = [seen.T @ deep, one.T @ back, two.T @ logits, two.T @ values]
        gradients += [deep.sum(0), back.sum(0), logits.sum(0), values.sum(0)]
        norm = numpy.sqrt(sum(float((g * g).sum()) for g in gradients))
        self.steps += 1
        for i, gradient in enumerate(gradients):
            g = gradient * min(1.0, 0.5 / (norm + 1e-8))
            self.first[i] += 0.1 * (g - self.first[i])
            self.second[i] += 0.001 * (g * g - self.second[i])
            first = self.first[i] / (1 - 0.9**self.steps)
            second = self.second[i] / (1 - 0.999**self.steps)
            w[i] -= rate * first / (numpy.sqrt(second) + 1e-5)


def choose(network: Network, seen: Any, masks: Any, rng: Any) -> tuple[Any, Any, Any]:
    logs, values, _ = network.forward(seen, masks)
    noise = rng.gumbel(size=logs.shape).astype(numpy.float32)
    codes = (logs + noise).argmax(axis=1)
    return codes, logs[numpy.arange(len(codes)), codes], values


class Collector:
    """Plays a batch of tables and hands out decisions of finished games with their returns."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.going: list[list[tuple[Any, ...]]] = [[] for _ in range(len(batch))]

    def collect(self, network: Network, decisions: int, rng: Any) -> tuple[Any, ...]:
        batch = self.batch
        done: list[tuple[Any, ...]] = []
        while len(done) < decisions:
            codes, logs, values = choose(network, batch.observations, batch.masks, rng)
            for i in range(len(batch)):
                self.going[i].append(
                    (batch.observations[i].copy(), batch.masks[i].copy(), codes[i], logs[i],
                     values[i], int(batch.seats[i]))
                )  # fmt: skip
            batch.step(codes)
            for i in numpy.flatnonzero(batch.dones):
                worth = numpy.clip(batch.returns[i] / MARGIN, -1.0, 1.0)
                done += [(*row[:5], worth[row[5]]) for row in self.going[i]]
                self.going[i] = []
        return tuple(numpy.array(column) for column in zip(*done, strict=True))


def update(network: Network, rows: tuple[Any, ...], rate: float, rng: Any) -> None:
    seen, masks, codes, old, values, returns = rows
    gains = returns - values
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        order = rng.permutation(len(seen))
        for start in range(0, len(order), MINIBATCH):
            at = order[start : start + MINIBATCH]
            logs, guesses, kept = network.forward(seen[at], masks[at])
            chances = numpy.exp(logs)
            picked = numpy.arange(len(at)), codes[at]
            ratio = numpy.exp(logs[picked] - old[at])
            gain = gains[at]
            is_free = numpy.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            push = numpy.where(is_free, gain * ratio, 0.0).astype(numpy.float32)
            logits = push[:, None] * chances
            logits[picked] -= push
            finite = numpy.where(masks[at], logs, 0.0)
            entropy = -(chances * finite).sum(axis=1, keepdims=True)
            logits += ENTROPY * chances * (finite + entropy)
            slopes = (guesses - returns[at]).astype(numpy.float32)
            network.learn(seen[at], kept, logits / len(at), slopes / len(at), rate)


def win_share(network: Network, game: str, seats: int, games: int, seed: int) -> float:
    """How often one seat of the policy wins against random players; ties count in part."""
    env = HideoutVectorEnv(game, min(games, 64), seats)
    rng = numpy.random.default_rng(seed)
    seen, infos = env.reset(seed=seed)
    worth: list[float] = []
    while len(worth) < games:
        codes, _, _ = choose(network, seen, infos["action_mask"].astype(bool), rng)
        seen, rewards, dones, _, infos = env.step(codes)
        worth += rewards[dones].tolist()
    return sum(worth) / len(worth)


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="heat")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--updates", type=int, default=150)
    parser.add_argument("--decisions", type=int, default=8192, help="of an update")
    parser.add_argument("--games", type=int, default=400, help="to measure the policy by")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    rng = numpy.random.default_rng(wanted.seed)
    batch = Batch(wanted.game, wanted.seats, wanted.tables, wanted.seed, worth="margins")
    network = Network(batch.observer.size, batch.observer.actions, rng)
    collector = Collector(batch)
    for turn in range(wanted.updates):
        rate = 1e-3 * (1 - turn / wanted.updates)
        update(network, collector.collect(network, wanted.decisions, rng), rate, rng)
        if (turn + 1) % max(1, wanted.updates // 5) == 0:
            share = win_share(network, wanted.game, wanted.seats, wanted.games, wanted.seed + turn)
            print(
                f"update {turn + 1}: wins {share:.1%} of games against random players, "
                f"where chance gives {1 / wanted.seats:.1%}; {time.process_time():.0f} s of CPU",
                flush=True,
            )
    return win_share(network, wanted.game, wanted.seats, wanted.games, wanted.seed + 1000)


if __name__ == "__main__":
    print(f"in the end {main():.1%}")
