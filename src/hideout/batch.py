"""Many tables at once as NumPy arrays: `pip install hideout[numpy]`.

    batch = Batch("heat", seats=4, tables=1024, seed=7)
    while learning:
        batch.step(policy(batch.observations, batch.masks))

Every table waits for one seat, `seats[i]`; row i of `observations` and of `masks` is that seat's.
When a game ends, `dones[i]` is true, `returns[i]` is what it was worth to every seat, and the row
already shows the first decision of the next game. The arrays stay the same from step to step, and
a step writes only what has changed: they can be read, not written to.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from hideout.engine.core import Game
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.engine.tables import SHARES, Buffers, Tables
from hideout.games import find_game

try:
    import numpy
except ModuleNotFoundError:
    raise BadData("Batches need NumPy: pip install hideout[numpy]") from None

MOST_SEED = 1 << 63


class Batch:
    """Tables of one game and one size, stepped together.

    `seed` is one for all tables or a list with one for each. `worth` says how results are counted:
    `shares` (winners share 1), `wins` (1 for each of them) or `margins` (by how much).
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int,
        tables: int,
        seed: int | Sequence[int] = 0,
        options: Mapping[str, object] | None = None,
        worth: str = SHARES,
    ) -> None:
        if tables < 1:
            raise BadData(f"A batch has at least one table, not {tables}.")
        found = find_game(game) if isinstance(game, str) else game
        self._use(Tables(found, seats, seeds_for(seed, tables), options or {}, worth))

    def _use(self, tables: Tables) -> None:
        self.tables = tables
        self.observer = tables.observer
        count = len(tables.at)
        self._written = {
            "observations": numpy.zeros((count, self.observer.size), numpy.float32),
            "masks": numpy.zeros((count, self.observer.actions), numpy.bool_),
            "seats": numpy.zeros(count, numpy.uint8),
            "dones": numpy.zeros(count, numpy.bool_),
            "returns": numpy.zeros((count, tables.seats), numpy.float32),
        }
        self.observations, self.masks, self.seats, self.dones, self.returns = (
            to_be_read(array) for array in self._written.values()
        )
        arrays = self._written.values()
        tables.bind(Buffers(*(memoryview(a.view(numpy.uint8).reshape(-1)) for a in arrays)))

    def __len__(self) -> int:
        return len(self.tables.at)

    def step(self, actions: Any) -> None:
        """Carry out one action at every table: an array or list of their numbers.

        Raises IllegalAction or BadData if one of them is not legal; then nothing has changed.
        """
        if isinstance(actions, numpy.ndarray):
            if actions.dtype.kind not in "iu" or actions.ndim != 1:
                raise BadData("Actions are whole numbers, one for each table.")
            actions = actions.tolist()
        self.tables.step(actions)

    def reset(self, seed: int | Sequence[int]) -> None:
        """Begin a new game at every table."""
        for i, one in enumerate(seeds_for(seed, len(self))):
            self.tables.begin(i, one)

    def choose(self, rng: Rng) -> Any:
        """A random legal action for every table."""
        return numpy.array(self.tables.choose(rng), numpy.int64)

    def clone(self) -> "Batch":
        """An independent copy that continues in the same way, with arrays of its own."""
        other = Batch.__new__(Batch)
        other.__setstate__(self.__getstate__())
        return other

    __copy__ = clone

    def __deepcopy__(self, memo: object) -> "Batch":
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        return {
            "tables": self.tables.clone(),
            "dones": self.dones.copy(),
            "returns": self.returns.copy(),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self._use(kept["tables"])
        self._written["dones"][:] = kept["dones"]
        self._written["returns"][:] = kept["returns"]


def to_be_read(array: Any) -> Any:
    """The same memory as a read-only array."""
    shown = array.view()
    shown.flags.writeable = False
    return shown


def seeds_for(seed: int | Sequence[int], tables: int) -> list[int]:
    if isinstance(seed, int):
        rng = Rng(seed)
        return [rng.below(MOST_SEED) for _ in range(tables)]
    if len(seed) != tables:
        raise BadData(f"There are {tables} tables, but {len(seed)} seeds.")
    return [int(one) for one in seed]
