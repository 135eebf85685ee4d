"""The bot that looks ahead: what it is handed, what it prefers, and that it cannot peek."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from hideout.bots import make_bot, shipped
from hideout.bots.bot import Bot
from hideout.bots.oceans_heist.bot import OceansBot
from hideout.bots.of_game import bots_of
from hideout.bots.outlook import Line
from hideout.bots.players import Players, play_out
from hideout.bots.search import SearchBot, read_budget
from hideout.bots.search_playout import Playouts
from hideout.bots.search_trial import Budget, Trial, Worlds, sureness
from hideout.engine.core import TABLE, State
from hideout.engine.drive import Driver, random_play
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting
from hideout.games import GAMES, find_game

NAMES = sorted(GAMES)
DRAWS = 40  # of a bot's luck, at each of two tables
PEEKS = 0.35  # two samples of so many from the same distribution lie nearer
# By game: a level quick enough to be asked often without a compiled engine, the number of seats,
# and a number of decisions after which there is a choice, and something to hide.
QUICK = {
    "bank-heist": ("search:6:random", 5, 8),
    "heat": ("search:6:random", 4, 21),
    "heist-hustle": ("search:8:random", 4, 9),
    "millions-of-dollars": ("search:6:random", 4, 14),
    "oceans-heist": ("search:4:random", 2, 90),
}


# Every level there is, but random play, which looks at nothing: those that always do the same by
# the same luck, and those that look ahead.
QUICK_LEVELS = [
    (name, level) for name in NAMES for level in shipped(name) if level not in {"random", "search"}
]
SEARCHES = [
    (name, guide)
    for name in NAMES
    for guide in ("", "+learned")
    if not guide or "learned" in shipped(name)
]


def choice_of(name: str) -> tuple[State, int]:
    """A table of sensible bots at the first real choice after some decisions, and whose it is."""
    _, seats, steps = QUICK[name]
    game = find_game(name)
    state: State = game.new(seats, 3, {})
    bots = {seat: make_bot("heuristic", game, seat, seats, Rng(seat)) for seat in range(seats)}
    sitting = Sitting(state)
    players = Players(sitting, bots)
    for seat in sitting.turns(Rng(3)):
        if state.step >= steps and len(state.legal(seat)) > 1:
            return state, seat
        action = players.ask(seat)
        if action is not None:
            sitting.apply(seat, action)
    raise AssertionError("the game is over")


def table_of(name: str, steps: int, seed: int = 3) -> State:
    game = find_game(name)
    state: State = game.new(max(4, game.seats[0]), seed, {})
    random_play(state, Rng(seed), steps)
    return state


def asked(bot: Bot, state: State) -> Any:
    bot.draw_world(state)
    return bot.act(state.game.view(state, bot.seat), state.legal(bot.seat), [])


@pytest.mark.parametrize("name", sorted(GAMES))
def test_it_plays_every_game_to_the_end(name: str) -> None:
    game = find_game(name)
    seats = game.seats[0]
    state: State = game.new(seats, 5, {})
    bots = [make_bot("random", game, seat, seats, Rng(seat)) for seat in range(seats)]
    bots[1] = make_bot("search:2:random", game, 1, seats, Rng(1))
    play_out(state, bots, Rng(2))

    assert state.pending() == []


@pytest.mark.parametrize("name", NAMES)
def test_the_same_luck_gives_the_same_move(name: str) -> None:
    state, seat = choice_of(name)
    moves = [
        asked(make_bot(QUICK[name][0], state.game, seat, state.seats, Rng(4)), state)
        for _ in range(2)
    ]

    assert moves[0] is moves[1]


def test_it_is_handed_a_made_up_world_and_never_the_state() -> None:
    game = find_game("heat")
    state = game.new(4, 1, {})
    handed: list[Any] = []

    class Curious(SearchBot):
        def act(self, view: Any, legal: Any, events: Any) -> Any:
            assert self.world is not None
            handed.append(self.world)
            return legal[0]

    bot = Curious(game, 0, 4, Rng(0), None)
    players = Players(Sitting(state), {0: bot})
    for _ in range(8):
        players.ask(0)

    assert all(world is not state for world in handed)
    assert {tuple(world.hands[0]) for world in handed} == {tuple(state.hands[0])}
    assert len({tuple(world.hands[1]) for world in handed}) > 1


def test_without_a_world_it_plays_as_its_advisor_does() -> None:
    state = table_of("heist-hustle", 0)
    seat = state.pending()[0]
    view, legal = state.game.view(state, seat), state.legal(seat)
    search = make_bot("search:50", state.game, seat, state.seats, Rng(1))
    advisor = make_bot("heuristic", state.game, seat, state.seats, Rng(1))

    assert search.act(view, legal, []) is advisor.act(view, legal, [])


def test_it_tells_what_it_considered_and_the_chosen_move_comes_first() -> None:
    state = table_of("heat", 0)
    bot = make_bot("search:40", state.game, 0, state.seats, Rng(1))
    assert isinstance(bot, SearchBot)
    move = asked(bot, state)

    assert bot.thoughts[0].action is move
    assert {thought.action for thought in bot.thoughts} <= set(state.legal(0))
    assert all(0.0 <= thought.value <= 1.0 for thought in bot.thoughts)
    assert 20 <= sum(thought.playouts for thought in bot.thoughts) <= 41


def test_thinking_moves_no_table() -> None:
    state = table_of("bank-heist", 10)
    before = state.game.write(state)
    asked(make_bot("search:8", state.game, state.pending()[0], state.seats, Rng(1)), state)

    assert state.game.write(state) == before


@pytest.mark.parametrize(
    ("words", "budget"),
    [
        ("", Budget(77, 0)),
        ("500", Budget(500, 0)),
        ("200ms", Budget(0, 200)),
        ("random", Budget(77, 0, True)),
        ("500:random", Budget(500, 0, True)),
    ],
)
def test_a_budget_is_playouts_or_milliseconds(words: str, budget: Budget) -> None:
    assert read_budget(words, 77) == budget


@pytest.mark.parametrize("words", ["0", "-3", "ms", "1.5", "5s", "20:20", "²", "99999999999"])
def test_an_impossible_budget_is_one_sentence(words: str) -> None:
    with pytest.raises(BadData, match=r"^[A-Zs].*\.$"):
        read_budget(words, 77)


def test_a_budget_in_milliseconds_is_kept() -> None:
    import time

    state = table_of("heist-hustle", 0)
    seat = state.pending()[0]
    began = time.thread_time()
    asked(make_bot("search:40ms", state.game, seat, state.seats, Rng(1)), state)

    assert time.thread_time() - began < 1.0


# Honesty


@pytest.mark.parametrize(("name", "level"), QUICK_LEVELS)
@pytest.mark.slow
def test_whoever_plays_plays_the_same_whatever_they_cannot_know(name: str, level: str) -> None:
    """Everything hidden from a seat is drawn anew; with the same luck its move stays."""
    tried = 0
    for steps in range(0, 40, 3):
        state = table_of(name, steps, seed=steps)
        for seat in state.pending():
            legal = state.legal(seat)
            if len(legal) < 2:
                continue
            tried += 1
            moves = set()
            for luck in range(3):
                other = state.game.resample(state, seat, Rng(luck))
                bot = make_bot(level, state.game, seat, state.seats, Rng(9))
                moves.add(asked(bot, other if luck else state))
            assert len(moves) == 1, f"step {steps}, {moves}"
    assert tried >= 3


def spread_of_moves(make: Callable[[int], Bot], table: State, first: int) -> Counter[str]:
    counted: Counter[str] = Counter()
    for luck in range(first, first + DRAWS):
        move = asked(make(luck), table)
        counted["wait" if move is None else table.game.notation.text(move)] += 1
    return counted


def gap_between(make: Callable[[int], Bot], state: State, other: State) -> float:
    """How differently a bot plays at two tables: 0 alike, 1 never the same."""
    here, there = spread_of_moves(make, state, 0), spread_of_moves(make, other, 1000)
    return sum(abs(here[move] - there[move]) for move in here | there) / (2 * DRAWS)


@pytest.mark.parametrize(("name", "guide"), SEARCHES)
@pytest.mark.slow
def test_search_plays_alike_whatever_it_cannot_know(name: str, guide: str) -> None:
    """Its moves at a table and at one with everything hidden drawn anew differ by chance only."""
    state, seat = choice_of(name)
    other = state.game.resample(state, seat, Rng(77))
    assert state.game.write(other) != state.game.write(state)

    def make(luck: int) -> Bot:
        return make_bot(f"{QUICK[name][0]}{guide}", state.game, seat, state.seats, Rng(luck))

    assert gap_between(make, state, other) < PEEKS


@pytest.mark.slow
def test_a_bot_that_peeks_would_be_found_out() -> None:
    """The same question put to a search that plays the true table on."""

    class Peeker(SearchBot):
        def draw_world(self, state: State) -> None:
            self.world = state.clone()

        def _decide(self, world: State, lines: list[Line]) -> Any:
            ends = []
            for line in lines:
                end = world.clone()
                end.apply(self.seat, line.first)  # type: ignore[arg-type]
                random_play(end, Rng(1))
                ends.append(end.game.returns(end)[self.seat])
            return lines[ends.index(max(ends))].first

    found = 0.0
    for steps in range(12, 40, 4):
        state = table_of("heat", steps)
        seat = next(seat for seat in state.pending() if len(state.legal(seat)) > 1)
        other = state.game.resample(state, seat, Rng(77))

        def make(luck: int, seat: int = seat, state: State = state) -> Bot:
            return Peeker(
                state.game,
                seat,
                state.seats,
                Rng(luck),
                bots_of(find_game("heat")).heuristic,
                "6:random",
            )

        found = max(found, gap_between(make, state, other))

    assert found > PEEKS


# Comparing moves


def trial_of(name: str, playouts: int, copies: int) -> Trial:
    """One choice, as if it were several."""
    state, seat = choice_of(name)
    playing = Playouts(state.game, seat, state.seats, None, bots_of(find_game(name)).outlook)
    worlds = Worlds(state.game, state.game.resample(state, seat, Rng(1)), playing, None)
    lines = [Line(state.legal(seat)[0])] * copies
    return Trial(playing, worlds, Budget(playouts, 0), lines, Rng(5))


@pytest.mark.parametrize("name", NAMES)
def test_the_same_move_comes_to_the_same_in_every_world(name: str) -> None:
    """So two moves differ by what they do, never by what was drawn or by the dice."""
    trial = trial_of(name, 12, copies=2)

    assert trial.best(has_advice=True) == 0
    assert len(trial.values[0]) >= 2
    assert trial.values[0] == trial.values[1]


def test_no_more_is_played_than_the_budget_allows() -> None:
    trial = trial_of("heist-hustle", 60, copies=5)
    trial.best(has_advice=False)

    assert 50 <= trial.spent <= 65


@pytest.mark.parametrize(
    ("gaps", "clear"),
    [([0.0, 0.0, 0.0], 0.0), ([1.0, 0.0, 1.0, 0.0], 3**0.5), ([-1.0, 0.0, -1.0, 0.0], -(3**0.5))],
)
def test_how_sure_a_better_move_is(gaps: list[float], clear: float) -> None:
    assert sureness(gaps) == pytest.approx(clear)


def test_a_plan_is_looked_into_once_and_then_carried_out() -> None:
    """In Ocean's Heist a captain plans a whole kit; its cards are then bought one by one."""
    game = find_game("oceans-heist")
    state: State = game.new(2, 3, {})
    bots = {seat: make_bot("search:4:random", game, seat, 2, Rng(seat)) for seat in range(2)}
    sitting = Sitting(state)
    players = Players(sitting, bots)
    looked: dict[str, int] = {}
    moves: dict[str, int] = {}
    driver = Driver(state, Rng(3))
    for _ in range(80):
        seat = driver.next_seat()
        if seat == TABLE:
            break
        phase = f"{seat} {state.phase.name}"
        action = players.ask(seat)
        bot = bots[seat]
        assert isinstance(bot, SearchBot)
        looked[phase] = looked.get(phase, 0) + bool(bot.thoughts)
        if action is not None:
            moves[phase] = moves.get(phase, 0) + 1
            sitting.apply(seat, action)
        if state.phase.name not in ("target", "situation", "prepare"):
            break

    assert max(moves.values()) > 10
    assert set(looked.values()) <= {0, 1}
    assert sum(looked.values()) >= 2


def at_the_first_prep(seed: int) -> tuple[State, Players]:
    """Ocean's Heist as two sensible captains bring it to the first placement."""
    game = find_game("oceans-heist")
    state: State = game.new(2, seed, {})
    bots = {seat: make_bot("heuristic", game, seat, 2, Rng(seat)) for seat in range(2)}
    sitting = Sitting(state)
    players = Players(sitting, bots)
    for seat in sitting.turns(Rng(seed)):
        if state.phase.name == "prep":
            break
        action = players.ask(seat)
        if action is not None:
            sitting.apply(seat, action)
    return state, players


@pytest.mark.slow
def test_plans_to_compare_lean_to_either_side() -> None:
    """A careful Crew keeps its cards, a careless one spends; a careful Staff lays the hardest."""
    cares = (0.3, 1.0, 3.0)
    spent = dict.fromkeys(cares, 0)  # cards
    ways = dict.fromkeys(cares, 0)  # in which the Staff fills its quota
    for seed in range(6):
        state, players = at_the_first_prep(seed)
        for seat, bot in players.bots.items():
            assert isinstance(bot, OceansBot)
            view: Any = state.game.view(state, seat)
            bot.sight.look(view)
            for care in cares:
                bot.lean(care)
                plans = [tuple(bot.plan_for(view)) for _ in range(20)]
                if view["side"] == "crew":
                    spent[care] += sum(map(len, plans))
                else:
                    ways[care] += len(set(plans))

    assert spent[0.3] > spent[1.0] > spent[3.0]
    assert ways[0.3] > ways[1.0] > ways[3.0]
