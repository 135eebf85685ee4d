"""OpenSpiel games: `pip install hideout[openspiel]`.

    import hideout.adapters.openspiel  # registers python_hideout_heat and its siblings
    game = pyspiel.load_game("python_hideout_heat", {"players": 4})

Where several seats choose at once they are asked in turn, and none learns what the others have
chosen. Chance is explicit: the deal is a few chance nodes, and every decision whose outcome is
uncertain is followed by another. Its outcomes are 256 equally likely streams of luck, so nothing
that is still to be rolled, shuffled or drawn is in a state, and no search can look at it. In open
windows chance also says who acts next, again after every act.

`resample_from_infostate` redraws all that a player cannot know, as ISMCTS wants it.
"""

import json
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import blake2b
from typing import Any

import numpy
import pyspiel

from hideout.engine.core import TABLE, Event, Game, Seat, State
from hideout.engine.drive import Driver
from hideout.engine.observe import Observer
from hideout.engine.position import write_position
from hideout.engine.reader import BadData
from hideout.engine.recall import Recall, new_recall
from hideout.engine.rng import Rng
from hideout.engine.tables import SHARES, WINS, Stepper, new_stepper, returns_by
from hideout.games import GAMES

LUCK = 256  # outcomes of a chance node, all equally likely
DEAL = 4  # chance nodes before the first decision


class Sample:
    """One game as OpenSpiel sees it: the luck so far, and the table once it is dealt."""

    def __init__(self) -> None:
        self.luck: list[int] = []  # outcomes of chance nodes so far
        self.table: Stepper | None = None
        self.recall: Recall | None = None
        self.waiting: int | None = None  # a decision whose outcome chance has yet to settle

    def __deepcopy__(self, memo: object) -> "Sample":
        other = Sample()
        other.luck = self.luck[:]
        other.table = None if self.table is None else listening(self.table.clone())
        other.recall = None if self.recall is None else self.recall.clone()
        other.waiting = self.waiting
        return other

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        memory = None
        if self.recall is not None:
            log = [event.as_tuple() for event in self.recall.log]
            memory = (self.recall.starts, self.recall.views, log)
        return restored, (self.luck, self.table, memory, self.waiting)

    def is_chances_turn(self) -> bool:
        return self.table is None or self.waiting is not None

    def stream(self, purpose: str) -> Rng:
        """Luck that depends on what chance has said so far and on nothing else."""
        said = f"{purpose} {self.luck}".encode()
        return Rng(int.from_bytes(blake2b(said, digest_size=32).digest(), "little"))

    def act(self, code: int) -> None:
        """A player decides. Carried out at once, unless chance has a say in what comes of it."""
        assert self.table is not None
        self.table.check(code)
        trial = self.table.clone()
        before = trial.state.rng.drawn(), trial.driver.rng.drawn()
        trial.act(code)
        if (trial.state.rng.drawn(), trial.driver.rng.drawn()) == before:
            self._carry_out(code)
        else:
            self.waiting = code

    def say(self, outcome: int) -> None:
        """Chance says what comes of the last decision."""
        self.luck.append(outcome)
        code, self.waiting = self.waiting, None
        if code is None or self.table is None:
            return
        self.table.state.rng = self.stream("table")
        self._carry_out(code)

    def _carry_out(self, code: int) -> None:
        table, recall = self.table, self.recall
        assert table is not None
        assert recall is not None
        state = table.state
        actions = state.game.vocabulary.actions
        if code < len(actions):
            recall.did(table.seat, actions[code])
            state.apply(table.seat, actions[code])
        table.driver.draw_again(self.stream("time"))
        table.go_on()
        assert state.events is not None
        recall.hear(state.events)
        state.events = []


def listening(table: Stepper) -> Stepper:
    table.state.events = []
    return table


def restored(
    luck: list[int], table: Stepper | None, memory: tuple[Any, ...] | None, waiting: int | None
) -> Sample:
    """A sample that was pickled."""
    sample = Sample()
    sample.luck, sample.waiting = luck, waiting
    if table is not None and memory is not None:
        starts, views, log = memory
        observer = observer_of(table.state.game, table.state.seats)
        sample.table = listening(table)
        sample.recall = Recall(observer, starts, views, [Event(*values) for values in log])
    return sample


@cache
def observer_of(game: Game[Any], seats: int) -> Observer[Any]:
    return game.observer(seats)


class HideoutState(pyspiel.State):  # type: ignore[misc]
    """One game. What OpenSpiel copies is `sample`."""

    def __init__(self, game: "HideoutGame") -> None:
        super().__init__(game)
        self.sample = Sample()

    # Whose turn it is, and what can be done

    def current_player(self) -> int:
        sample = self.sample
        if sample.is_chances_turn():
            return int(pyspiel.PlayerId.CHANCE)
        assert sample.table is not None
        return int(pyspiel.PlayerId.TERMINAL if sample.table.seat == TABLE else sample.table.seat)

    def is_terminal(self) -> bool:
        sample = self.sample
        return not sample.is_chances_turn() and sample.table is not None and self._seat() == TABLE

    def _seat(self) -> Seat:
        assert self.sample.table is not None
        return self.sample.table.seat

    def _legal_actions(self, player: int) -> list[int]:
        table = self.sample.table
        if table is None or player != table.seat:
            return []
        codes = sorted(action.code for action in table.legal)
        if table.state.phase.open:
            codes.append(self.get_game().observer.wait)
        return codes

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return EQUALLY_LIKELY

    def _apply_action(self, action: int) -> None:
        sample = self.sample
        if not sample.is_chances_turn():
            sample.act(action)
            return
        sample.say(action)
        if sample.table is None and len(sample.luck) == DEAL:
            game = self.get_game()
            state = game.deal(sample.stream("deal").below(1 << 62))
            sample.table = new_stepper(state, sample.stream("time"))
            sample.recall = new_recall(state, game.observer)
            listening(sample.table)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        name: str = self.get_game().action_names[action]
        return name or f"unused {action}"

    # What players know

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "HideoutState":
        """Another state that this player cannot tell from the true one."""
        found: HideoutState = self.clone()
        sample = found.sample
        if sample.table is None:
            return found
        rng = Rng(int(sampler() * (1 << 53)))
        table = sample.table
        game: Game[Any] = table.state.game
        world = game.resample(table.state, player, rng)
        driver = Driver.read(world, table.driver.written())
        driver.draw_again(Rng(rng.below(1 << 62)))
        sample.table = listening(Stepper(world, driver, table.seat, table.legal))
        assert sample.recall is not None
        sample.recall = sample.recall.made_up(world, player)
        return found

    # The end

    def returns(self) -> list[float]:
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.num_players()
        assert self.sample.table is not None
        worth: list[float] = game.returns_of(self.sample.table.state)
        return worth

    def __str__(self) -> str:
        sample = self.sample
        if sample.table is None:
            return f"luck {sample.luck}"
        told: dict[str, object] = {"luck": sample.luck, "waiting": sample.waiting}
        return json.dumps({**told, **write_position(sample.table.state)})


class HideoutObserver:
    """Observations and information states, by OpenSpiel's rules for observers."""

    def __init__(self, game: "HideoutGame", remembers: bool) -> None:
        self.remembers = remembers
        self.observer = game.observer
        size = game.memory_size if remembers else game.observer.size
        self.tensor = numpy.zeros(size, numpy.float32)
        self.dict = {"information_state" if remembers else "observation": self.tensor}

    def set_from(self, state: HideoutState, player: int) -> None:
        sample = state.sample
        if sample.table is None or sample.recall is None:
            self.tensor.fill(0)
            return
        table = sample.table.state
        row = sample.recall.row if self.remembers else self.observer.row
        self.tensor[:] = numpy.frombuffer(row(table, player), numpy.float32)

    def string_from(self, state: HideoutState, player: int) -> str:
        sample = state.sample
        if sample.table is None or sample.recall is None:
            return "not dealt yet"
        table = sample.table.state
        if self.remembers:
            return sample.recall.text(table, player)
        return json.dumps(table.game.view(table, player))


class HideoutGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games at a table of one size. `worth`: what winners get, `shares` or `wins`."""

    ours: Game[Any]
    type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        wanted = {**self.type.parameter_specification, **(params or {})}
        self.seats = int(wanted["players"])
        self.table_options = read_options(str(wanted["options"]))
        self.observer = observer_of(self.ours, self.seats)
        self.action_names = self.observer.action_names()
        state = self.deal(0)
        self.memory_size = new_recall(state, self.observer).size()
        if wanted["worth"] not in (SHARES, WINS):
            raise BadData(f"worth is {SHARES} or {WINS}, not {wanted['worth']}.")
        self.returns_of = returns_by(self.ours, str(wanted["worth"]))
        decisions = self.ours.longest(self.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.observer.actions,
            max_chance_outcomes=LUCK,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=decisions,
        )
        super().__init__(self.type, info, dict(params or {}))

    def deal(self, seed: int) -> State:
        state: State = self.ours.new(self.seats, seed, self.table_options)
        return state

    def new_initial_state(self) -> HideoutState:
        return HideoutState(self)

    def max_chance_nodes_in_history(self) -> int:
        return int(DEAL + self.max_game_length())

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> HideoutObserver:
        remembers = iig_obs_type is not None and iig_obs_type.perfect_recall
        return HideoutObserver(self, remembers)


EQUALLY_LIKELY = [(outcome, 1.0 / LUCK) for outcome in range(LUCK)]


def read_options(text: str) -> dict[str, object]:
    """`{"apb": true}` as options of a table. Raises BadData."""
    try:
        options = json.loads(text)
    except ValueError:
        options = None
    if not isinstance(options, dict):
        raise BadData(f"options must be a table in JSON, not {text!r}.")
    return options


def register(game: Game[Any]) -> type[HideoutGame]:
    kind = pyspiel.GameType(
        short_name=f"python_hideout_{game.name.replace('-', '_')}",
        long_name=f"Hideout: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "options": "{}", "worth": SHARES},
    )
    made = type(f"Hideout{game.title}", (HideoutGame,), {"ours": game, "type": kind})
    pyspiel.register_game(kind, made)
    return made


REGISTERED = {
    game.name: register(game) for game in GAMES.values() if type(game).observer is not Game.observer
}
