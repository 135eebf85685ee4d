"""Manners: how they are written, and that they change what a bot does."""

from collections.abc import Callable

import pytest

from hideout.bots import make_bot
from hideout.bots.manner import MANNERS, PLAIN, Manner, read_manner
from hideout.bots.players import play_out
from hideout.bots.search import SearchBot
from hideout.engine.core import State
from hideout.engine.reader import BadData
from hideout.engine.record import Record
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting
from hideout.games import GAMES, find_game
from hideout.games.heat.cards import TOKENS


def test_manners_add_up() -> None:
    assert read_manner([]) == PLAIN
    assert read_manner(["greedy", "liar"]) == Manner(daring=1.0, lies=1.0)
    assert read_manner(["cautious", "talkative"]) == Manner(daring=-1.0, talk=1.0)


@pytest.mark.parametrize(
    "level",
    ["heuristic+rude", "heuristic+", "heuristic+liar+liar", "search+cautious+greedy", "search:"],
)
def test_impossible_manners_are_refused_in_one_sentence(level: str) -> None:
    game = find_game("heat")
    with pytest.raises(BadData, match=r"^[^\n]+\.$"):
        make_bot(level, game, 0, 4, Rng(1))


def test_search_and_its_advisor_share_their_manners() -> None:
    bot = make_bot("search:20+greedy+liar", find_game("heat"), 0, 4, Rng(1))
    assert isinstance(bot, SearchBot)

    assert bot.budget.playouts == 20
    assert bot.manner == Manner(daring=1.0, lies=1.0)
    assert bot.advisor is not None
    assert bot.advisor.manner == bot.manner


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("manner", sorted(MANNERS))
def test_every_manner_plays_every_game_to_its_end(name: str, manner: str) -> None:
    state, _ = table_of_bots(name, f"heuristic+{manner}", 3)

    assert state.pending() == []


def table_of_bots(name: str, level: str, seed: int, seats: int = 0) -> tuple[State, Record]:
    """A game whose first seat has manners and whose others have none."""
    game = find_game(name)
    seats = seats or game.seats[0]
    record = Record(game, [f"p{seat}" for seat in range(seats)], seed, {})
    bots = [
        make_bot("heuristic" if seat else level, game, seat, seats, Rng(seat))
        for seat in range(seats)
    ]
    state = record.start()
    play_out(state, bots, Rng(seed), record)
    return state, record


def counted(name: str, level: str, games: int, count: Callable[[State, Record], float]) -> float:
    return sum(count(*table_of_bots(name, level, seed, 5)) for seed in range(games))


def words_of_first(state: State, record: Record) -> float:
    return sum(
        decision.seat == 0 and decision.action.verb.startswith(("claim", "ask"))
        for decision in record.decisions
    )


@pytest.mark.parametrize("name", ["bank-heist", "heat", "millions-of-dollars"])
def test_the_talkative_say_more(name: str) -> None:
    plain = counted(name, "heuristic", 6, words_of_first)
    talkative = counted(name, "heuristic+talkative", 6, words_of_first)

    assert talkative > 1.25 * plain  # in Millions of Dollars everybody names a price


def false_claims(state: State, record: Record) -> float:
    """In Heat: claims to play a card that another was played in place of."""
    sitting = Sitting(record.start())
    for decision in record.decisions:
        sitting.apply(decision.seat, decision.action)
    claim, lies = -1, 0
    for event in sitting.log:
        if event.seat == 0 and event.kind == "claims":
            claim = event.a
        elif event.seat == 0 and event.kind == "plays" and claim >= 0:
            lies += claim != event.a
            claim = -1
    return lies


def test_liars_lie() -> None:
    honest = counted("heat", "heuristic+talkative", 4, false_claims)
    liar = counted("heat", "heuristic+talkative+liar", 4, false_claims)

    assert liar > 1.5 * honest


def test_the_cautious_stay_cooler_than_the_greedy() -> None:
    def heat(state: State, record: Record) -> float:
        tokens: list[int] = state.heat  # type: ignore[attr-defined]
        assert sum(tokens) <= TOKENS
        return tokens[0]

    assert counted("heat", "heuristic+cautious", 8, heat) < counted(
        "heat", "heuristic+greedy", 8, heat
    )
