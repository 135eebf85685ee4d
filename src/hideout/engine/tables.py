"""Tables driven by numbers, one or many at a time: for programs that learn.

Each table has its own luck and its own made-up time. Many tables together begin another game
wherever one ends, and write what happens into buffers that the caller brings.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from hideout.engine.core import TABLE, Game, Seat, State, play
from hideout.engine.drive import Driver
from hideout.engine.notation import Action
from hideout.engine.observe import FLOAT, Row, bytes_of, floats
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng

DRAWN: Final = 1 << 62  # seeds of made-up time and of later games are below this
SHARES: Final = "shares"
WINS: Final = "wins"
MARGINS: Final = "margins"


class Stepper:
    """One game, stepped by action numbers: `seat` has to decide, and may do what is in `legal`.

    Once the game is over nobody is waited for: `seat` is TABLE. `new_stepper` makes one.
    """

    def __init__(self, state: State, driver: Driver, seat: Seat, legal: list[Action]) -> None:
        self.state = state
        self.driver = driver
        self.seat = seat
        self.legal = legal

    def go_on(self) -> bool:
        """Let made-up time pass and clocks run out until somebody has to decide, or it is over."""
        s = self.state
        driver = self.driver
        while True:
            phase = s.phase
            if not phase.open:
                waiting = phase.pending(s)
                if waiting:
                    self.seat = waiting[0]
                    self.legal = phase.legal(s, self.seat)
                    return True
                self.seat = TABLE
                self.legal = []
                return False
            seat = driver.next_seat()
            if seat != TABLE:
                self.seat = seat
                self.legal = driver.legal
                return True
            assert driver.clock is not None
            s.apply(TABLE, driver.clock)

    def check(self, code: int) -> None:
        """Raises IllegalAction or BadData unless this is the number of something legal."""
        legal = self.legal
        if legal:
            last = len(legal) - 1
            at = code - legal[0].code  # where it is, if there is no gap before it
            if 0 <= at <= last and legal[at].code == code:
                return
            at = last - legal[last].code + code  # likewise, after it
            if 0 <= at <= last and legal[at].code == code:
                return
        for action in legal:
            if action.code == code:
                return
        actions = self.state.game.vocabulary.actions
        if code == len(actions):
            if not self.state.phase.open:
                raise BadData("Nobody can wait now: no window is open.")
            return
        if not 0 <= code < len(actions):
            raise BadData(f"There is no action {code}; they are numbered 0 to {len(actions) - 1}.")
        if not self.state.game.notation.text(actions[code]):
            raise BadData(f"Action {code} is about a card that is not in this deck.")
        play(self.state.clone(), self.seat, actions[code])  # which says why not

    def act(self, code: int) -> bool:
        """Carry out an action by its number, unchecked; whether the game goes on."""
        actions = self.state.game.vocabulary.actions
        if code < len(actions):
            self.state.apply(self.seat, actions[code])
        return self.go_on()

    def clone(self) -> "Stepper":
        """An independent copy at the same moment, with the same luck."""
        return restored(*self.__reduce__()[1])

    def __copy__(self) -> "Stepper":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Stepper":
        return self.clone()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        legal = [action.code for action in self.legal]
        return restored, (self.state.clone(), self.driver.written(), self.seat, legal)


def restored(state: State, driver: tuple[Any, ...], seat: Seat, legal: list[int]) -> Stepper:
    """A table that was copied or pickled."""
    actions = state.game.vocabulary.actions
    return Stepper(state, Driver.read(state, driver), seat, [actions[code] for code in legal])


def new_stepper(state: State, rng: Rng) -> Stepper:
    """A table at its first decision; `rng` makes up its time."""
    table = Stepper(state, Driver(state, rng), TABLE, [])
    table.go_on()
    return table


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
    """Tables of one game and one size; `at[i]` is one of them. Where a game ends one begins."""

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
        self.at = [self._deal(i, seeds[i]) for i in range(len(seeds))]
        self.nothing = floats([0.0] * seats)
        self.none_over = b""
        self.last = [0.0] * seats  # what the game that ended last was worth
        self.buffers: Buffers | None = None
        self.rows: list[Row] = []
        self.worths: list[memoryview] = []
        self.writer = self.observer.writer()

    def bind(self, buffers: Buffers) -> None:
        """Write into these buffers from now on, and at once where every table stands."""
        count = len(self.at)
        size = FLOAT * self.observer.size
        places = rows_of(buffers.observations, count, size, "observations")
        masks = rows_of(buffers.masks, count, self.observer.actions, "masks")
        self.worths = rows_of(buffers.returns, count, FLOAT * self.seats, "returns")
        rows_of(buffers.seats, count, 1, "seats")
        rows_of(buffers.dones, count, 1, "dones")
        self.none_over = bytes(count)
        self.buffers = buffers
        self.rows = [Row(places[i], masks[i]) for i in range(count)]
        for i in range(count):
            self._begin_rows(i)

    def step(self, codes: Sequence[int]) -> None:
        """Carry out one decision at every table, by its number.

        If one of them is not legal, raises IllegalAction or BadData and changes nothing.
        """
        if len(codes) != len(self.at):
            raise BadData(f"There are {len(self.at)} tables, but {len(codes)} actions.")
        numbers = codes if isinstance(codes, list) else list(codes)
        for i in range(len(numbers)):
            self._check(i, numbers[i])
        if self.buffers is not None:
            self.buffers.dones[:] = self.none_over
        for i in range(len(numbers)):
            self._carry_out(i, numbers[i])

    def play(self, i: int, code: int) -> bool:
        """Carry out one decision at table i; whether that ended its game. Raises like `step`."""
        self._check(i, code)
        if self.buffers is not None and self.rows[i].is_done:
            self.rows[i].is_done = False
            self.buffers.dones[i] = 0
        return self._carry_out(i, code)

    def begin(self, i: int, seed: int) -> None:
        """Begin a game at table i, whatever was going on there."""
        self.luck[i] = Rng(seed)
        self.at[i] = self._deal(i, seed)
        if self.buffers is not None:
            self._begin_rows(i)

    def choose(self, rng: Rng) -> list[int]:
        """A legal action for every table, all equally likely; nobody waits."""
        return [table.legal[rng.below(len(table.legal))].code for table in self.at]

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
        return restore, (*about, luck, [table.clone() for table in self.at])

    def _check(self, i: int, code: int) -> None:
        """As `Stepper.check`. A mask that was written knows without searching the list."""
        table = self.at[i]
        if self.buffers is None or not self.rows[i].mask.has_said(table.legal, code):
            table.check(code)

    def _carry_out(self, i: int, code: int) -> bool:
        table = self.at[i]
        is_over = not table.act(code)
        if is_over:
            self.last = self.returns_of(table.state)
            self.at[i] = self._deal(i, self.luck[i].below(DRAWN))
        if self.buffers is not None:
            if is_over:
                self.buffers.dones[i] = 1
                self.rows[i].is_done = True
                self.worths[i][:] = floats(self.last)
            self._show(i)
        return is_over

    def _deal(self, i: int, seed: int) -> Stepper:
        state = self.game.new(self.seats, seed, self.options)
        return new_stepper(state, Rng(self.luck[i].below(DRAWN)))

    def _begin_rows(self, i: int) -> None:
        assert self.buffers is not None
        self.buffers.dones[i] = 0
        self.worths[i][:] = self.nothing
        self._show(i)

    def _show(self, i: int) -> None:
        """Bring row i up to date. What stands there already is left as it is."""
        assert self.buffers is not None
        table = self.at[i]
        row = self.rows[i]
        s = table.state
        seat = table.seat
        if row.seat != seat:
            row.seat = seat
            self.buffers.seats[i] = seat
        self.observer.rewrite(self.writer, s, seat, row)
        self.observer.mark_again(table.legal, row, s.phase.open)


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
    at: list[Stepper],
) -> Tables:
    """Tables that were copied or pickled."""
    tables = Tables(game, seats, [], options, worth)
    for key, drawn in luck:
        rng = Rng(int.from_bytes(key, "little"))
        rng.wind(drawn)
        tables.luck.append(rng)
    tables.at = at
    return tables
