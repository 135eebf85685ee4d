"""Many tables of one game, stepped together, with numbers in and out: for programs that learn.

Each table has its own seed, its own luck from game to game and its own made-up time; when a game
ends another begins. What happens is written into buffers that the caller brings.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from hideout.engine.core import TABLE, Game, IllegalAction, Seat, State
from hideout.engine.drive import Driver
from hideout.engine.notation import Action
from hideout.engine.observe import FLOAT, bytes_of, floats
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng

DRAWN: Final = 1 << 62  # seeds of later games are below this
SHARES: Final = "shares"
WINS: Final = "wins"
MARGINS: Final = "margins"


class Buffers:
    """Where tables write, one row a table; everything is C-contiguous memory of the caller's.

    observations: float32, `size` places a row; masks: bytes, `actions` a row; seats and dones: a
    byte a row; returns: float32, one place a seat.
    """

    def __init__(
        self,
        observations: memoryview,
        masks: memoryview,
        seats: memoryview,
        dones: memoryview,
        returns: memoryview,
    ) -> None:
        self.observations = bytes_of(observations)
        self.masks = bytes_of(masks)
        self.seats = bytes_of(seats)
        self.dones = bytes_of(dones)
        self.returns = bytes_of(returns)


def rows_of(buffer: memoryview, count: int, size: int, what: str) -> list[memoryview]:
    if len(buffer) != count * size:
        raise BadData(f"The buffer of {what} must have {count * size} bytes, not {len(buffer)}.")
    return [buffer[row * size : (row + 1) * size] for row in range(count)]


class Tables:
    """Tables of one game and one size, each at a decision of one seat.

    `seat[i]` is whom table i waits for and `legal[i]` what that seat may do.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seeds: Sequence[int],
        options: Mapping[str, object],
        worth: str = SHARES,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.worth = worth
        self.observer = game.observer(seats)
        self.returns_of = returns_by(game, worth)
        self.luck = [Rng(seed) for seed in seeds]
        self.states: list[State] = []
        self.drivers: list[Driver] = []
        for i in range(len(seeds)):
            self.states.append(game.new(seats, seeds[i], self.options))
            self.drivers.append(Driver(self.states[i], Rng(self.luck[i].below(DRAWN))))
        self.seat: list[Seat] = [TABLE] * len(seeds)
        self.legal: list[list[Action]] = [[] for _ in seeds]
        self.nothing = floats([0.0] * seats)
        self.last = [0.0] * seats  # what the game that ended last was worth
        self.buffers: Buffers | None = None
        self.places: list[memoryview] = []
        self.masks: list[memoryview] = []
        self.worths: list[memoryview] = []
        for i in range(len(seeds)):
            self._go_on(i)

    def bind(self, buffers: Buffers) -> None:
        """Write into these buffers from now on, and at once where every table stands."""
        count = len(self.states)
        self.places = rows_of(
            buffers.observations, count, FLOAT * self.observer.size, "observations"
        )
        self.masks = rows_of(buffers.masks, count, self.observer.actions, "masks")
        self.worths = rows_of(buffers.returns, count, FLOAT * self.seats, "returns")
        rows_of(buffers.seats, count, 1, "seats")
        rows_of(buffers.dones, count, 1, "dones")
        self.buffers = buffers
        for i in range(count):
            buffers.dones[i] = 0
            self.worths[i][:] = self.nothing
            self._show(i)

    def step(self, codes: Sequence[int]) -> None:
        """Carry out one decision at every table, by its number.

        If one of them is not legal, raises IllegalAction or BadData and changes nothing.
        """
        if len(codes) != len(self.states):
            raise BadData(f"There are {len(self.states)} tables, but {len(codes)} actions.")
        for i in range(len(codes)):
            self._check(i, codes[i])
        for i in range(len(codes)):
            self._carry_out(i, codes[i])

    def play(self, i: int, code: int) -> bool:
        """Carry out one decision at table i; whether that ended its game. Raises like `step`."""
        self._check(i, code)
        return self._carry_out(i, code)

    def begin(self, i: int, seed: int) -> None:
        """Begin a game at table i, whatever was going on there."""
        self.luck[i] = Rng(seed)
        self._deal(i, seed)
        self._go_on(i)
        buffers = self.buffers
        if buffers is not None:
            buffers.dones[i] = 0
            self.worths[i][:] = self.nothing
            self._show(i)

    def choose(self, rng: Rng) -> list[int]:
        """A legal action for every table, all equally likely; nobody waits."""
        return [legal[rng.below(len(legal))].code for legal in self.legal]

    def clone(self) -> "Tables":
        """An independent copy that goes on in the same way. It writes nowhere until it is bound."""
        return restore(*self.__reduce__()[1])

    def __copy__(self) -> "Tables":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Tables":
        return self.clone()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        about = (self.game, self.seats, self.options, self.worth)
        luck = [(rng.key, rng.drawn()) for rng in self.luck]
        states = [state.clone() for state in self.states]
        drivers = [driver.written() for driver in self.drivers]
        legal = [[action.code for action in actions] for actions in self.legal]
        return restore, (*about, luck, states, drivers, self.seat[:], legal)

    def _check(self, i: int, code: int) -> None:
        if code == self.observer.wait:
            if not self.states[i].phase.open:
                raise BadData(f"Table {i} is in no open window, so nobody can wait there.")
            return
        for action in self.legal[i]:
            if action.code == code:
                return
        actions = self.game.vocabulary.actions
        if not 0 <= code < len(actions):
            raise BadData(f"There is no action {code}; they are numbered 0 to {len(actions) - 1}.")
        s = self.states[i]
        refusal = self.game.why_not(s, self.seat[i], actions[code])
        raise IllegalAction(self.game.explain(s, self.seat[i], refusal), refusal)

    def _carry_out(self, i: int, code: int) -> bool:
        if code != self.observer.wait:
            self.states[i].apply(self.seat[i], self.game.vocabulary.actions[code])
        is_over = self._go_on(i)
        if self.buffers is not None:
            self.buffers.dones[i] = is_over
            if is_over:
                self.worths[i][:] = floats(self.last)
            self._show(i)
        return is_over

    def _go_on(self, i: int) -> bool:
        """Play clocks and begin games until somebody has to decide; whether a game has ended."""
        s = self.states[i]
        driver = self.drivers[i]
        is_over = False
        while True:
            phase = s.phase
            if phase.open:
                seat = driver.next_seat()
                if seat != TABLE:
                    self.seat[i] = seat
                    self.legal[i] = driver.legal
                    return is_over
                assert driver.clock is not None
                s.apply(TABLE, driver.clock)
                continue
            waiting = phase.pending(s)
            if waiting:
                self.seat[i] = waiting[0]
                self.legal[i] = phase.legal(s, waiting[0])
                return is_over
            is_over = True
            self.last = self.returns_of(s)
            self._deal(i, self.luck[i].below(DRAWN))
            s = self.states[i]
            driver = self.drivers[i]

    def _deal(self, i: int, seed: int) -> None:
        self.states[i] = self.game.new(self.seats, seed, self.options)
        self.drivers[i] = Driver(self.states[i], Rng(self.luck[i].below(DRAWN)))

    def _show(self, i: int) -> None:
        s = self.states[i]
        seat = self.seat[i]
        assert self.buffers is not None
        self.buffers.seats[i] = seat
        self.places[i][:] = self.observer.row(s, seat)
        self.observer.mark(self.legal[i], self.masks[i], s.phase.open)


def returns_by(game: Game[Any], worth: str) -> Callable[[Any], list[float]]:
    """How results are counted: winners share 1, each of them gets 1, or by how much one won."""
    if worth == SHARES:
        return game.returns
    if worth == WINS:
        return game.wins
    if worth == MARGINS:
        return game.margins
    raise BadData(f"Results are counted as {SHARES}, {WINS} or {MARGINS}, not as {worth}.")


def restore(
    game: Game[Any],
    seats: int,
    options: dict[str, object],
    worth: str,
    luck: list[tuple[bytes, int]],
    states: list[State],
    drivers: list[tuple[Any, ...]],
    seat: list[Seat],
    legal: list[list[int]],
) -> Tables:
    """Tables that were copied or pickled."""
    tables = Tables(game, seats, [], options, worth)
    for key, drawn in luck:
        rng = Rng(int.from_bytes(key, "little"))
        rng.wind(drawn)
        tables.luck.append(rng)
    tables.states = states
    tables.drivers = [Driver.read(states[i], drivers[i]) for i in range(len(states))]
    tables.seat = seat
    actions = game.vocabulary.actions
    tables.legal = [[actions[code] for code in codes] for codes in legal]
    return tables
