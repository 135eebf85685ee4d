"""PettingZoo environments: `pip install hideout[pettingzoo]`.

    env = aec_env("heat", seats=4)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        ...

`aec_env` asks one seat after the other. `parallel_env` asks all seats at once; one that the table
is not waiting for can only do `nothing`, the last number.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from hideout.adapters.arrays import Environment, agent_of, seat_of
from hideout.engine.core import Game, Seat
from hideout.engine.reader import BadData
from hideout.engine.tables import SHARES

RENDER_MODES = ["human", "ansi"]


class Spaces:
    """What both kinds of environments have in common."""

    environment: Environment
    extra = 0  # numbers besides the game's
    render_mode: str | None
    possible_agents: list[str]

    def _set_up(self, environment: Environment, render_mode: str | None) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise BadData(f"render_mode is human, ansi or nothing, not {render_mode}.")
        self.environment = environment
        self.render_mode = render_mode
        self.possible_agents = [agent_of(seat) for seat in range(environment.count)]
        self.agents: list[str] = []

    @cache  # noqa: B019  PettingZoo wants the same object each time
    def observation_space(self, agent: str) -> spaces.Space[Any]:
        observer = self.environment.observer
        return spaces.Dict(
            {
                "observation": spaces.Box(-numpy.inf, numpy.inf, (observer.size,), numpy.float32),
                "action_mask": spaces.Box(0, 1, (observer.actions + self.extra,), numpy.int8),
            }
        )

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Space[Any]:
        return spaces.Discrete(self.environment.observer.actions + self.extra)

    def render(self) -> str | None:
        """What is public, as text."""
        text = self.environment.text()
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        pass


class HideoutAEC(Spaces, AECEnv):  # type: ignore[misc]
    """A game whose seats are asked one after the other."""

    def __init__(self, environment: Environment, render_mode: str | None = None) -> None:
        AECEnv.__init__(self)
        self._set_up(environment, render_mode)
        self.metadata = {
            "name": f"{environment.game.name.replace('-', '_')}_v{environment.observer.version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        self.environment.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = agent_of(self.environment.table.seat)

    def observe(self, agent: str) -> dict[str, Any]:
        seat = seat_of(agent)
        return {
            "observation": self.environment.observation(seat),
            "action_mask": self.environment.mask(seat),
        }

    def step(self, action: Any) -> None:
        table = self.environment.table
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table.check(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if table.act(int(action)):
            self.agent_selection = agent_of(table.seat)
        else:
            worth = self.environment.returns_of(table.state)
            for other in self.agents:
                self.rewards[other] = worth[seat_of(other)]
                self.terminations[other] = True
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()


class HideoutParallel(Spaces, ParallelEnv):  # type: ignore[misc]
    """A game whose seats are asked together: in each step, all that it waits for.

    Where several choose at once, the step carries out what all of them have chosen. In an open
    window one of them is asked at a time. A choice that has become impossible by then, because
    another one ended the phase, is skipped.
    """

    extra = 1

    def __init__(self, environment: Environment, render_mode: str | None = None) -> None:
        self._set_up(environment, render_mode)
        self.nothing = environment.observer.actions
        self.asked: list[Seat] = []
        self.metadata = {
            "name": f"{environment.game.name.replace('-', '_')}_v{environment.observer.version}",
            "render_modes": RENDER_MODES,
        }

    def reset(
        self, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.environment.begin(seed)
        self.agents = self.possible_agents[:]
        self._ask()
        return self._seen(self.agents), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[
        dict[str, Any],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        codes = {seat_of(agent): int(code) for agent, code in actions.items()}
        self._check(codes)
        self._carry_out(codes)
        state = self.environment.table.state
        present, is_over = self.agents, self.environment.is_over
        worth = self.environment.returns_of(state)
        self._ask()
        if is_over:
            self.agents = []
        return (
            self._seen(present),
            {agent: worth[seat_of(agent)] for agent in present},
            dict.fromkeys(present, is_over),
            dict.fromkeys(present, False),
            {agent: {} for agent in present},
        )

    def _ask(self) -> None:
        table = self.environment.table
        is_open = table.state.phase.open
        self.asked = [table.seat] if is_open else list(table.state.pending())

    def _check(self, codes: Mapping[Seat, int]) -> None:
        state = self.environment.table.state
        for seat in range(self.environment.count):
            code = codes.get(seat, self.nothing)
            if seat not in self.asked:
                if code != self.nothing:
                    raise BadData(
                        f"{agent_of(seat)} is not asked now; its action is {self.nothing}."
                    )
            elif state.phase.open or seat == self.environment.table.seat:
                self.environment.table.check(code)
            elif code not in [action.code for action in state.legal(seat)]:
                raise BadData(f"{agent_of(seat)} is asked, and {code} is not legal.")

    def _carry_out(self, codes: Mapping[Seat, int]) -> None:
        table = self.environment.table
        s = table.state
        if s.phase.open:
            table.act(codes[table.seat])
            return
        phase, opened = s.phase, s.opened
        for seat in self.asked:
            action = self.environment.game.vocabulary.actions[codes[seat]]
            if s.phase is phase and s.opened == opened and action in s.legal(seat):
                s.apply(seat, action)
        table.go_on()

    def _seen(self, agents: list[str]) -> dict[str, Any]:
        return {
            agent: {
                "observation": self.environment.observation(seat_of(agent)),
                "action_mask": self._mask(seat_of(agent)),
            }
            for agent in agents
        }

    def _mask(self, seat: Seat) -> Any:
        state = self.environment.table.state
        mask = numpy.zeros(self.nothing + 1, numpy.int8)
        if seat in self.asked:
            self.environment.observer.mask(state, seat, memoryview(mask[:-1].view(numpy.uint8)))
        else:
            mask[self.nothing] = 1
        return mask


def aec_env(
    game: str | Game[Any],
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    worth: str = SHARES,
    render_mode: str | None = None,
) -> HideoutAEC:
    """A game whose agents act one after another; without `seats`, at the smallest table.

    `options` are the table's. `worth` is how results are counted: `shares`, `wins` or `margins`.
    """
    return HideoutAEC(Environment(game, seats, options, worth), render_mode)


def parallel_env(
    game: str | Game[Any],
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    worth: str = SHARES,
    render_mode: str | None = None,
) -> HideoutParallel:
    """The same for all agents at once."""
    return HideoutParallel(Environment(game, seats, options, worth), render_mode)
