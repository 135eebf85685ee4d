"""A bot that looks ahead: Monte Carlo tree search over worlds that fit all its seat knows.

It never sees the table. Before each decision it is handed one world with everything hidden made up
(see `Bot.draw_world`), draws more from it, and plays each of them on after each move it considers:
the same worlds with the same luck for every move, so that moves differ by what they do and not by
what was drawn. Half of the moves is given up again and again until two are left (sequential
halving); the game's own sensible bot names a first move, which is left only for one that is
better beyond doubt. Others who choose at the same time choose by policy, and open windows run in
made-up time.
"""

import time
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from hideout.bots.bot import Bot
from hideout.bots.search_games import OUTLOOKS, Outlook
from hideout.bots.search_playout import Node, Playouts
from hideout.engine.core import Event, Game, Seat, State
from hideout.engine.notation import Action
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng

DOUBT: Final = 1.0  # standard errors by which a move has to be better than the advice
MOST_MOVES: Final = 12  # considered at a decision
PLAYOUTS_A_MOVE: Final = 6  # at least, or fewer moves are considered
TREE_FROM: Final = 24  # playouts a move from which a tree of later choices is worth its while
MOST_WORLDS: Final = 64  # drawn for a decision; then they are used again, with other luck
FIRST_WORLDS: Final = 8  # drawn at once where worlds are weighed
MOST_MILLIS: Final = 600_000
MOST_PLAYOUTS: Final = 10_000_000


class Budget(NamedTuple):
    """How much to think about a decision: playouts or milliseconds; 0 for not limited by it."""

    playouts: int
    millis: int
    is_random: bool = False  # playouts at random, not by the game's sensible bot


class Thought(NamedTuple):
    """A move that was considered: what it was worth, from 0 to 1, in so many playouts."""

    action: Action | None
    value: float
    playouts: int


def read_budget(words: str, usual: int) -> Budget:
    """`500`, `200ms`, `500:random` or nothing. Raises BadData."""
    parts = words.split(":") if words else []
    is_random = bool(parts) and parts[-1] == "random"
    if is_random:
        parts.pop()
    if not parts:
        return Budget(usual, 0, is_random)
    number, unit = parts[0], ""
    if number.endswith("ms"):
        number, unit = number[:-2], "ms"
    most = MOST_MILLIS if unit else MOST_PLAYOUTS
    if len(parts) > 1 or not number.isascii() or not number.isdigit():
        raise BadData(f"search:{words} is no budget; say search:500 (playouts) or search:200ms.")
    if not 1 <= int(number) <= most:
        raise BadData(f"A budget is 1 to {most:,} {unit or 'playouts'}, not {number}.")
    return Budget(0, int(number), is_random) if unit else Budget(int(number), 0, is_random)


class SearchBot(Bot):
    name = "search"
    wants_world = True

    def __init__(
        self,
        game: Game[Any],
        seat: Seat,
        seats: int,
        rng: Rng,
        policy: type[Bot] | None,
        budget: str = "",
    ) -> None:
        super().__init__(game, seat, seats, rng)
        self.outlook = OUTLOOKS.get(game.name, Outlook())
        self.budget = read_budget(budget, self.outlook.playouts)
        self.advisor = policy(game, seat, seats, rng) if policy is not None else None
        fast = None if self.budget.is_random else policy
        self.playouts = Playouts(game, seat, seats, fast, self.outlook)
        self.thoughts: list[Thought] = []  # of the last decision, the chosen move first

    def act(
        self, view: Mapping[str, Any], legal: Sequence[Action], events: Sequence[Event]
    ) -> Action | None:
        self.thoughts = []
        world, self.world = self.world, None
        advice: Action | None = None
        if self.advisor is not None:
            advice = self.advisor.act(view, legal, events)
        elif world is None:
            return legal[self.rng.below(len(legal))]
        if self.advisor is not None and (world is None or not self.outlook.is_searched(advice)):
            return advice
        assert world is not None
        moves = self._moves(world, legal, advice)
        if len(moves) == 1:
            return moves[0]
        return self._decide(world, moves)

    # Which moves

    def _moves(
        self, world: State, legal: Sequence[Action], advice: Action | None
    ) -> list[Action | None]:
        """What to consider, the advice first: of long lists some of every verb."""
        is_open = world.phase.open
        searched = self.outlook.is_searched
        found: list[Action | None] = []
        if self.advisor is not None:
            found.append(advice)
        if is_open and searched(None) and None not in found:
            found.append(None)
        rest = [action for action in legal if action is not advice and searched(action)]
        room = max(2, min(MOST_MOVES, (self.budget.playouts or 1000) // PLAYOUTS_A_MOVE))
        if len(found) + len(rest) > room:
            rest = self._some_of_each(rest, room - len(found))
        return found + rest

    def _some_of_each(self, rest: list[Action], room: int) -> list[Action]:
        self.rng.shuffle(rest)
        piles: dict[str, list[Action]] = {}
        for action in rest:
            piles.setdefault(action.verb, []).append(action)
        chosen: list[Action] = []
        while len(chosen) < room:
            for pile in piles.values():
                if pile and len(chosen) < room:
                    chosen.append(pile.pop())
        return chosen

    # How good they are

    def _decide(self, world: State, moves: list[Action | None]) -> Action | None:
        values: list[list[float]] = [[] for _ in moves]
        nodes: list[Node | None] = [None] * len(moves)
        if self.budget.playouts >= TREE_FROM * len(moves) or self.budget.millis:
            nodes = [Node() for _ in moves]
        alive = list(range(len(moves)))
        turns = max(1, (len(moves) - 1).bit_length())
        pool: list[State] = []
        weights: list[float] = []
        began = time.perf_counter()
        row = 0
        for turn in range(turns):
            rows = row + max(1, self.budget.playouts // (turns * len(alive)))
            deadline = began + (turn + 1) / turns * self.budget.millis / 1000
            while row < rows if self.budget.playouts else time.perf_counter() < deadline:
                seed = self.rng.below(1 << 62)
                drawn = self._draw(world, pool, weights)
                for move in alive:
                    table = drawn.clone()
                    table.rng = Rng(seed + 1)
                    value = self.playouts.play(table, moves[move], Rng(seed), nodes[move])
                    values[move].append(value)
                row += 1
            if not row:
                return moves[0]  # no time at all
            if turn < turns - 1:
                alive = self._better_half(alive, values)
        return self._conclude(moves, values, alive)

    def _draw(self, world: State, pool: list[State], weights: list[float]) -> State:
        """One of the worlds drawn so far, which are one more each time until there are enough.

        Where some worlds agree better with what has been done, they come up more often.
        """
        weighs = self.outlook.weighs and self.advisor is not None
        wanted = min(MOST_WORLDS, len(pool) + 1)
        if weighs and not pool:
            wanted = FIRST_WORLDS
        while len(pool) < wanted:
            pool.append(self.game.resample(world, self.seat, self.rng))
            if weighs and self.advisor is not None:
                weights.append(self.outlook.weight(self.advisor, pool[-1]))
        if not weighs:
            fresh = len(pool) - 1 if len(pool) < MOST_WORLDS else self.rng.below(MOST_WORLDS)
            return pool[fresh]
        at = self.rng.below(1 << 30) / (1 << 30) * sum(weights)
        for drawn, weight in zip(pool, weights, strict=True):
            at -= weight
            if at < 0.0:
                return drawn
        return pool[-1]

    def _better_half(self, alive: list[int], values: list[list[float]]) -> list[int]:
        """The first move, which is the advice, stays to be compared with."""
        ranked = sorted(alive, key=lambda move: -sum(values[move]))
        kept = ranked[: max(2, (len(alive) + 1) // 2)]
        if self.advisor is not None and 0 not in kept:
            kept[-1] = 0
        return sorted(kept)

    def _conclude(
        self, moves: list[Action | None], values: list[list[float]], alive: list[int]
    ) -> Action | None:
        best = max(alive, key=lambda move: sum(values[move]))
        if self.advisor is not None and best != 0 and not _is_better(values[best], values[0]):
            best = 0
        thoughts = [
            Thought(moves[move], sum(seen) / len(seen), len(seen))
            for move, seen in enumerate(values)
        ]
        chosen = thoughts.pop(best)
        self.thoughts = [chosen, *sorted(thoughts, key=lambda thought: -thought.value)]
        return moves[best]


def _is_better(these: list[float], those: list[float]) -> bool:
    """Whether a move did better in the same worlds by more than luck explains."""
    gaps = [one - other for one, other in zip(these, those, strict=True)]
    mean = sum(gaps) / len(gaps)
    if mean <= 0.0 or len(gaps) < 2:
        return False
    spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return mean > DOUBT * sqrt(spread / len(gaps))
