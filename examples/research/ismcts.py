"""OpenSpiel's ISMCTS at one of our tables, against random players.

python examples/research/ismcts.py --game heist-hustle --players 2 --games 20
"""

import argparse
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import hideout.adapters.openspiel  # noqa: F401  registers the games


def play(game: Any, bot: Any, seat: int, rng: Any) -> float:
    """One game with the search at a seat; what it was worth to that seat."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = [outcome for outcome, _ in state.chance_outcomes()]
            state.apply_action(rng.choice(outcomes))
        elif state.current_player() == seat:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    worth: float = state.returns()[seat]
    return worth


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="heist-hustle")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    rng = numpy.random.RandomState(wanted.seed)
    name = f"python_hideout_{wanted.game.replace('-', '_')}"
    game = pyspiel.load_game(name, {"players": wanted.players})
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, wanted.simulations, random_state=rng)
    won = sum(play(game, bot, turn % wanted.players, rng) for turn in range(wanted.games))
    share: float = won / wanted.games
    print(f"the search wins {share:.1%} of games, where chance gives {1 / wanted.players:.1%}")
    return share


if __name__ == "__main__":
    main()
