"""What bots are like to play with: a series of games watched for the habits of their game."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from hideout.bots.bot import Bot
from hideout.bots.habits import Habit, Habits
from hideout.bots.of_game import bots_of
from hideout.bots.players import Players
from hideout.engine.core import Game, State
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting
from hideout.sim.forfeits import Forfeits
from hideout.sim.pool import is_unwanted, spread
from hideout.sim.seeds import derived_seed
from hideout.sim.series import Series, chunks

Counts = dict[str, tuple[int, int]]


class HabitSeen(NamedTuple):
    """A habit, how often it was seen, and how many chances there were."""

    habit: Habit
    times: int
    chances: int

    def share(self) -> float:
        return self.times / self.chances if self.chances else 0.0

    def is_kept(self, slack: float = 0.0) -> bool:
        """A habit there was no chance for is kept if it is one not to have.

        `slack` is for few games; what must never be seen has none.
        """
        habit = self.habit
        if habit.most > 0.0:
            habit = habit._replace(least=habit.least - slack, most=habit.most + slack)
        return habit.is_kept(self.share())


def habits_of(game: Game[Any]) -> type[Habits]:
    """Raises BadData for a game that names none."""
    habits = bots_of(game).habits
    if habits is None:
        raise BadData(f"{game.title} declares no habits by which to judge its company.")
    return habits


def measure(
    series: Series,
    jobs: int | None = 1,
    played: Callable[[int], None] = lambda games: None,
    forfeits: Forfeits | None = None,
) -> list[HabitSeen]:
    """Play a series and count habits, and into `forfeits` games that bots lost by failing. Raises
    BadData where there is nothing to count."""
    kinds = habits_of(series.make_game()).habits
    total: Counts = {habit.name: (0, 0) for habit in kinds}
    parts = chunks(series.games)
    work = spread(_work, [(series, part) for part in parts], jobs)
    for part, (counts, failed) in zip(parts, work, strict=True):
        _add(total, counts)
        if forfeits is not None:
            forfeits.merge(failed)
        played(len(part))
    return [HabitSeen(habit, *total[habit.name]) for habit in kinds]


def _work(item: tuple[Series, range]) -> tuple[Counts, Forfeits]:
    series, numbers = item
    game = series.make_game()
    total: Counts = {}
    forfeits = Forfeits()
    for number in numbers:
        if is_unwanted():
            break
        bots = series.seat_bots(game, number)
        _add(total, watch_game(series, game, number, bots))
        forfeits.add(series.bots_of(number), [bot.forfeit for bot in bots], number)
    return total, forfeits


def _add(total: Counts, counts: Counts) -> None:
    for name, (times, chances) in counts.items():
        before = total.get(name, (0, 0))
        total[name] = (before[0] + times, before[1] + chances)


def watch_game(series: Series, game: Game[Any], number: int, at_table: Sequence[Bot]) -> Counts:
    """One game of a series in which every bot takes the others for people, and so speaks."""
    seed = series.seed_of(number)
    state: State = game.new(series.seats, seed, series.options)
    sitting = Sitting(state)
    bots = dict(enumerate(at_table))
    for seat, bot in bots.items():
        bot.listeners = tuple(game.channels(state, seat))
    players = Players(sitting, bots)
    habits = habits_of(game)(state)
    heard = 0
    for seat in sitting.turns(Rng(derived_seed(seed, "arrivals"))):
        habits.hear(sitting.log[heard:])
        heard = len(sitting.log)
        if state.phase.open and habits.is_away(seat):
            continue
        action = players.ask(seat)
        habits.look(seat, action, bots[seat].remarks)
        if action is not None:
            sitting.apply(seat, action)
    habits.hear(sitting.log[heard:])
    return habits.counts
