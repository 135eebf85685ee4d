"""`make bench-search`: how fast the search is, beside OpenSpiel's, in one table.

A row counts what one decision's thinking did in a second of CPU time: playouts, and decisions made
in playouts. Games differ in length, so the second is the fairer number. Our rows search the middle
of a game, once with playouts at random, as OpenSpiel's do, and once with those of sensible bots.
"""

import argparse
import platform
import statistics
import sys
from collections.abc import Callable
from typing import Any

from bench.__main__ import ROOT, Worker, measure, use_one_core
from bench.measure import Row, per_second

PLAYOUTS = 100  # a decision
SEATS = {
    "heist-hustle": 6, "bank-heist": 6, "millions-of-dollars": 6, "heat": 5, "oceans-heist": 2,
}  # fmt: skip
LEARNED = {"bank-heist": 5}  # where it was learned at tables of one size
MIDDLE = {"oceans-heist": 88}  # decisions; a game of another is old after 24
PLANNED = {"oceans-heist": 84}  # where a plan is chosen; the moves after that only carry it out
PEERS = {"oh_hell": "oh_hell(players=4)", "hearts": "hearts"}
BASELINE = "OpenSpiel's ISMCTS in Python, hearts"


def ours() -> dict[str, Row]:
    from hideout.games import GAMES

    rows: dict[str, Row] = {}
    for name in sorted(set(GAMES) & set(SEATS)):
        for kind in ("random", "sensible"):
            for unit in ("playouts", "decisions"):
                rows[f"{unit:9} {name}, {kind} playouts"] = searches(name, kind, unit)
    for name in ("heat", "millions-of-dollars", "bank-heist", "oceans-heist"):
        rows[f"{'moves':9} {name}, learned"] = learned(name, LEARNED.get(name, SEATS[name]))
    return rows


def learned(name: str, seats: int) -> Row:
    """Whole decisions of a bot that learned, its observation included."""

    def row(seconds: float) -> float:
        from hideout.bots import make_bot
        from hideout.bots.learned.chooser import Chooser
        from hideout.engine.rng import Rng
        from hideout.games import find_game

        game = find_game(name)
        state, seat = choice(game, seats, PLANNED.get(name, 24))
        bot = make_bot("learned", game, seat, seats, Rng(1))
        view, legal = game.view(state, seat), state.legal(seat)

        def decide() -> int:
            nonlocal bot
            if isinstance(bot, Chooser):  # it would carry out the plan that it has
                bot = make_bot("learned", game, seat, seats, Rng(1))
            bot.draw_world(state)
            bot.act(view, legal, [])
            return 1

        return per_second(decide, seconds)

    return row


def searches(name: str, kind: str, unit: str) -> Row:
    def row(seconds: float) -> float:
        from hideout.bots import make_bot
        from hideout.bots.search import SearchBot
        from hideout.engine.rng import Rng
        from hideout.games import find_game

        game = find_game(name)
        seats = SEATS[name]
        state, seat = choice(game, seats, MIDDLE.get(name, 24))
        level = f"search:{PLAYOUTS}" + (":random" if kind == "random" else "")

        def think() -> int:
            bot = make_bot(level, game, seat, seats, Rng(1))
            assert isinstance(bot, SearchBot)
            bot.draw_world(state)
            bot.act(game.view(state, seat), state.legal(seat), [])
            if unit == "decisions":
                return bot.playouts.decisions
            return sum(thought.playouts for thought in bot.thoughts)

        return per_second(think, seconds)

    return row


def choice(game: Any, seats: int, steps: int) -> tuple[Any, int]:
    """A table of sensible bots at the first choice after some decisions from which more than a few
    decisions follow, and whose it is."""
    from hideout.bots import make_bot
    from hideout.bots.players import Players
    from hideout.bots.search import SearchBot
    from hideout.engine.rng import Rng
    from hideout.engine.sitting import Sitting

    state = game.new(seats, 7, {})
    bots = {seat: make_bot("heuristic", game, seat, seats, Rng(seat)) for seat in range(seats)}
    sitting = Sitting(state)
    players = Players(sitting, bots)
    for seat in sitting.turns(Rng(7)):
        action = players.ask(seat)
        bot = make_bot("search:2:random", game, seat, seats, Rng(1))
        bot.draw_world(state)
        if state.step >= steps:
            assert isinstance(bot, SearchBot)
            bot.act(game.view(state, seat), state.legal(seat), [])
            if bot.playouts.decisions > 10 * len(bot.thoughts):
                return state, seat
        if action is not None:
            sitting.apply(seat, action)
    raise AssertionError("the game was over before there was a choice to look into")


def peers() -> dict[str, Row]:
    rows: dict[str, Row] = {}
    for name, words in PEERS.items():
        for unit in ("playouts", "decisions"):
            label = f"{unit:9} OpenSpiel's ISMCTS in"
            rows[f"{label} Python, {name}"] = peer(words, unit, python_bot)
            rows[f"{label} C++, {name}"] = peer(words, unit, native_bot)
    return rows


def python_bot(game: Any) -> Any:
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    return ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(7)),
        uct_c=4.0,
        max_simulations=PLAYOUTS,
        random_state=np.random.RandomState(7),
    )


def native_bot(game: Any) -> Any:
    import pyspiel

    return pyspiel.ISMCTSBot(
        7, pyspiel.RandomRolloutEvaluator(1, 7), 4.0, PLAYOUTS, -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False,
    )  # fmt: skip


def peer(words: str, unit: str, make: Callable[[Any], Any]) -> Row:
    def row(seconds: float) -> float:
        import random

        import pyspiel

        dice = random.Random(7)
        game = pyspiel.load_game(words)
        state = peer_choice(game, dice)
        left = sum(peer_playout(state.clone(), dice) for _ in range(50)) / 50
        bot = make(game)

        def think() -> int:
            bot.step(state)
            return round(PLAYOUTS * (left if unit == "decisions" else 1))

        return per_second(think, seconds)

    return row


def peer_choice(game: Any, dice: Any) -> Any:
    """A real choice a third into some game."""
    while True:
        state = game.new_initial_state()
        third = peer_playout(state.clone(), dice) / 3
        while not state.is_terminal():
            is_choice = not state.is_chance_node() and len(state.legal_actions()) > 1
            if is_choice and peer_decisions(state) >= third:
                return state
            peer_step(state, dice)


def peer_step(state: Any, dice: Any) -> None:
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(outcomes, odds)[0])
    else:
        state.apply_action(dice.choice(state.legal_actions()))


def peer_decisions(state: Any) -> int:
    return sum(action.player >= 0 for action in state.full_history())


def peer_playout(state: Any, dice: Any) -> int:
    before = peer_decisions(state)
    while not state.is_terminal():
        peer_step(state, dice)
    return peer_decisions(state) - before


def table(rates: dict[str, list[float] | str]) -> list[str]:
    """Lines of Markdown, quickest first."""
    lines = [
        "| a second | search | median | lowest .. highest | to Python, hearts |",
        "| --- | --- | ---: | ---: | ---: |",
    ]
    for unit in ("decisions", "playouts"):
        base = rates.get(f"{unit:9} {BASELINE}")
        measured = {n: r for n, r in rates.items() if n.startswith(unit) and not isinstance(r, str)}
        for name in sorted(measured, key=lambda n: -statistics.median(measured[n])):
            seen = measured[name]
            rate = statistics.median(seen)
            ratio = f"{rate / statistics.median(base):.2f}" if isinstance(base, list) else ""
            spread = f"{min(seen):,.0f} .. {max(seen):,.0f}"
            lines.append(f"| {unit} | {name[10:]} | {rate:,.0f} | {spread} | {ratio} |")
    return lines + [f"{n}: {reason}" for n, reason in rates.items() if isinstance(reason, str)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="of CPU time, a row and round")
    parser.add_argument("--only", default="", help="rows with one of these words: heat,hearts")
    parser.add_argument("--compiled", default=str(ROOT / "build" / "compiled"))
    wanted = parser.parse_args()
    use_one_core()
    from pathlib import Path

    benches = [Worker("interpreted", "search", ROOT / "src")]
    if list(Path(wanted.compiled).glob("*__mypyc*")):
        benches.append(Worker("compiled", "search", Path(wanted.compiled)))
    else:
        print("No compiled build (make compiled): its rows are left out.", file=sys.stderr)
    benches.append(Worker("", "search-peers", ROOT / "src"))
    for bench in benches:
        bench.rows = [row for row in bench.rows if any(w in row for w in wanted.only.split(","))]
    rates = measure(benches, wanted.rounds, wanted.seconds)
    for bench in benches:
        bench.close()
    print(f"Python {platform.python_version()}, {platform.machine()}, one core, CPU time")
    print("\n".join(table(rates)))


if __name__ == "__main__":
    main()
