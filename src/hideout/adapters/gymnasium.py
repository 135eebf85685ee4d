"""Gymnasium environments: `pip install hideout[gymnasium]`.

`HideoutEnv` is one seat of a game; bots play the others. `HideoutVectorEnv` is many
tables at once; the other seats play at random or by a policy of yours.

Actions are numbers, and not all of them are legal: `info["action_mask"]` and `action_masks()` give
the mask. An illegal action loses the game at once, and `info["illegal"]` says why. Counted by
margins there is no such loss, and 0 would be better than most: there it raises an error.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy
from gymnasium import Env, spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from hideout.adapters.arrays import SEEDS, Environment
from hideout.bots import make_bot
from hideout.bots.players import Players
from hideout.engine.core import Game, IllegalAction, Seat
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting
from hideout.engine.tables import MARGINS, SHARES, Stepper, new_stepper

Policy = Callable[[Any, Any], Sequence[int]]
"""Observations and masks, a row each, to actions."""


def observation_space(environment: Environment) -> spaces.Box:
    return spaces.Box(-numpy.inf, numpy.inf, (environment.observer.size,), numpy.float32)


class HideoutEnv(Env):  # type: ignore[misc]
    """One seat at a table of bots. The reward comes when the game is over.

    `bots` are the levels of the others in turn (`random`, `heuristic`, `search:200`). Without
    `seat`, one is drawn for each game.
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        bots: Sequence[str] = ("random",),
        seat: Seat | None = None,
        options: Mapping[str, object] | None = None,
        worth: str = SHARES,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, "human", "ansi"):
            raise BadData(f"render_mode is human, ansi or nothing, not {render_mode}.")
        self.environment = Environment(game, seats, options, worth)
        if seat is not None and not 0 <= seat < self.environment.count:
            raise BadData(f"There is no seat {seat} at a table of {self.environment.count}.")
        self.bots = tuple(bots)
        if not self.bots:
            raise BadData("Somebody has to play the other seats; bots names none.")
        for level in self.bots:
            make_bot(level, self.environment.game, 0, self.environment.count, Rng(0))
        self.wanted = seat
        self.worth = worth
        self.seat: Seat = 0
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}
        self.observation_space = observation_space(self.environment)
        self.action_space = spaces.Discrete(self.environment.observer.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        environment = self.environment
        while True:  # until a game gets as far as our first decision
            environment.begin(seed)
            seed = None
            luck = environment.seeds
            self.seat = luck.below(environment.count) if self.wanted is None else self.wanted
            self.sitting = Sitting(environment.table.state)
            others = [other for other in range(environment.count) if other != self.seat]
            bots = {
                other: make_bot(
                    self.bots[i % len(self.bots)],
                    environment.game,
                    other,
                    environment.count,
                    Rng(luck.below(SEEDS)),
                )
                for i, other in enumerate(others)
            }
            self.players = Players(self.sitting, bots)
            self._let_others_play()
            if not environment.is_over:
                return environment.observation(self.seat), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        environment = self.environment
        table = environment.table
        try:
            table.check(int(action))
        except (IllegalAction, BadData) as error:
            if self.worth == MARGINS:
                raise
            info = {**self._info(), "illegal": str(error)}
            return environment.observation(self.seat), 0.0, True, False, info
        table.act(int(action))
        self._let_others_play()
        is_over = environment.is_over
        worth = environment.returns_of(table.state)[self.seat]
        if self.render_mode == "human":
            self.render()
        return environment.observation(self.seat), worth, is_over, False, self._info()

    def action_masks(self) -> Any:
        return self.environment.mask(self.seat).astype(bool)

    def render(self) -> str | None:
        text = self.environment.text()
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.environment.mask(self.seat), "seat": self.seat}

    def _let_others_play(self) -> None:
        table = self.environment.table
        while table.seat not in (self.seat, -1):
            action = self.players.ask(table.seat)
            if action is not None:
                table.state.apply(table.seat, action)
            table.go_on()


class HideoutVectorEnv(VectorEnv):  # type: ignore[misc]
    """Many tables, one seat of each. The seat is drawn for every game.

    The others play at random, or by `policy`: it is given the observations and masks of all who
    are to move, a row each, and answers with their actions. When a game ends, the row shows the
    next one and `infos["final_obs"]` the end of the last. An illegal action loses that game.
    """

    def __init__(
        self,
        game: str | Game[Any],
        num_envs: int,
        seats: int | None = None,
        policy: Policy | None = None,
        options: Mapping[str, object] | None = None,
        worth: str = SHARES,
    ) -> None:
        if num_envs < 1:
            raise BadData(f"There is at least one environment, not {num_envs}.")
        self.environment = Environment(game, seats, options, worth)
        self.num_envs = num_envs
        self.worth = worth
        self.policy = policy
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        observer = self.environment.observer
        self.single_observation_space = observation_space(self.environment)
        self.single_action_space = spaces.Discrete(observer.actions)
        self.observation_space = spaces.Box(
            -numpy.inf, numpy.inf, (num_envs, observer.size), numpy.float32
        )
        self.action_space = spaces.MultiDiscrete([observer.actions] * num_envs)
        self.tables: list[Stepper] = []
        self.own: list[Seat] = [0] * num_envs
        self.luck = Rng(0)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        if isinstance(seed, list):
            seed = seed[0]
        if seed is not None:
            self.luck = Rng(seed)
        self.tables = [self._deal(i) for i in range(self.num_envs)]
        self._let_others_play()
        return self._observations(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        if not self.tables:
            raise BadData("There is no game yet; reset() begins one.")
        rewards = numpy.zeros(self.num_envs)
        dones = numpy.zeros(self.num_envs, bool)
        final = numpy.full(self.num_envs, None, dtype=object)
        for i, code in enumerate(actions):
            table = self.tables[i]
            try:
                table.check(int(code))
            except (IllegalAction, BadData):
                if self.worth == MARGINS:
                    raise
                self._end(i, 0.0, rewards, dones, final)
            else:
                if not table.act(int(code)):
                    self._score(i, rewards, dones, final)
        self._let_others_play(rewards, dones, final)
        infos = self._infos()
        if dones.any():
            infos["final_obs"] = final
            infos["_final_obs"] = dones.copy()
        return self._observations(), rewards, dones, numpy.zeros(self.num_envs, bool), infos

    def _deal(self, i: int) -> Stepper:
        environment = self.environment
        self.own[i] = self.luck.below(environment.count)
        seed = self.luck.below(SEEDS)
        state = environment.game.new(environment.count, seed, environment.options)
        return new_stepper(state, Rng(self.luck.below(SEEDS)))

    def _score(self, i: int, rewards: Any, dones: Any, final: Any) -> None:
        worth = self.environment.returns_of(self.tables[i].state)[self.own[i]]
        self._end(i, worth, rewards, dones, final)

    def _end(self, i: int, worth: float, rewards: Any, dones: Any, final: Any) -> None:
        """A game is over; one that ended before its first own decision counts for nothing."""
        if not dones[i]:
            rewards[i] = worth
            dones[i] = True
            final[i] = self._observation(i)
        self.tables[i] = self._deal(i)

    def _let_others_play(self, rewards: Any = None, dones: Any = None, final: Any = None) -> None:
        while True:
            waiting = [i for i in range(self.num_envs) if self.tables[i].seat != self.own[i]]
            if not waiting:
                return
            for i, code in zip(waiting, self._choose(waiting), strict=True):
                if not self.tables[i].act(code):
                    if dones is None:
                        self.tables[i] = self._deal(i)
                    else:
                        self._score(i, rewards, dones, final)

    def _choose(self, tables: list[int]) -> Sequence[int]:
        if self.policy is None:
            return [self.luck.pick(self.tables[i].legal).code for i in tables]
        rows = [self._row(self.tables[i], self.tables[i].seat) for i in tables]
        masks = numpy.stack([self._mask(i) for i in tables])
        codes = [int(code) for code in self.policy(numpy.stack(rows), masks)]
        for i, code in zip(tables, codes, strict=True):
            self.tables[i].check(code)
        return codes

    def _row(self, table: Stepper, seat: Seat) -> Any:
        row = self.environment.observer.row(table.state, seat)
        return numpy.frombuffer(row, numpy.float32)

    def _observation(self, i: int) -> Any:
        return self._row(self.tables[i], self.own[i])

    def _observations(self) -> Any:
        return numpy.stack([self._observation(i) for i in range(self.num_envs)])

    def _mask(self, i: int) -> Any:
        mask = numpy.zeros(self.environment.observer.actions, numpy.int8)
        table = self.tables[i]
        out = memoryview(mask.view(numpy.uint8))
        self.environment.observer.mark(table.legal, out, table.state.phase.open)
        return mask

    def _infos(self) -> dict[str, Any]:
        masks = numpy.stack([self._mask(i) for i in range(self.num_envs)])
        return {"action_mask": masks, "_action_mask": numpy.ones(self.num_envs, bool)}
