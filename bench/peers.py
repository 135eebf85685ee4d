"""Other engines at the same two jobs: games played at random, and copies of a state.

A decision is a player's; what chance does costs time and counts for nothing, as with us. Each
engine is used from Python as its manual says, by the quickest loop we could write for it.
Importing this file needs none of them.
"""

import copy
import importlib
import random
from collections.abc import Callable
from typing import Any

from bench.measure import Row, copies, per_second

NEVER = 1 << 60


def pick(dice: random.Random, options: list[Any]) -> Any:
    return options[int(dice.random() * len(options))]  # `choice` costs three times as much


def spiel_play(state: Any, dice: random.Random, most: int = NEVER) -> int:
    """Play an OpenSpiel state at random; how many decisions were made."""
    made = 0
    while made < most and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(spiel_chance(state.chance_outcomes(), dice.random()))
        elif state.is_simultaneous_node():
            seats = range(state.num_players())
            state.apply_actions([pick(dice, state.legal_actions(seat)) for seat in seats])
            made += len(seats)
        else:
            state.apply_action(pick(dice, state.legal_actions()))
            made += 1
    return made


def spiel_chance(outcomes: list[tuple[int, float]], drawn: float) -> int:
    for outcome, probability in outcomes:
        drawn -= probability
        if drawn < 0:
            return outcome
    return outcomes[-1][0]  # the probabilities came to a little less than 1


def spiel_game(name: str, **parameters: int) -> Any:
    if name.startswith("python_"):
        importlib.import_module("open_spiel.python.games." + name.removeprefix("python_"))
    return importlib.import_module("pyspiel").load_game(name, parameters)


def spiel_plays(name: str, **parameters: int) -> Row:
    def row(seconds: float) -> float:
        game, dice = spiel_game(name, **parameters), random.Random(7)
        return per_second(lambda: spiel_play(game.new_initial_state(), dice), seconds)

    return row


def spiel_clones(name: str, **parameters: int) -> Row:
    def row(seconds: float) -> float:
        game, dice = spiel_game(name, **parameters), random.Random(7)
        half = spiel_play(game.new_initial_state(), dice) // 2
        state = game.new_initial_state()
        spiel_play(state, dice, half)
        return per_second(lambda: copies(state.clone), seconds)

    return row


def spiel_learns(name: str, **parameters: int) -> Row:
    """With the tensor and the mask of whoever acts, before every decision."""

    def row(seconds: float) -> float:
        game, dice = spiel_game(name, **parameters), random.Random(7)
        is_seen = game.get_type().provides_observation_tensor

        def play() -> int:
            state = game.new_initial_state()
            made = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(spiel_chance(state.chance_outcomes(), dice.random()))
                    continue
                seat = state.current_player()
                if is_seen:
                    state.observation_tensor(seat)
                else:
                    state.information_state_tensor(seat)
                state.legal_actions_mask(seat)
                state.apply_action(pick(dice, state.legal_actions()))
                made += 1
            return made

        return per_second(play, seconds)

    return row


def uno() -> Any:
    """RLCard's game alone, without the feature vector that its environment adds."""
    game = importlib.import_module("rlcard.games.uno").Game()
    game.init_game()
    return game


def uno_play(game: Any, dice: random.Random, most: int = NEVER) -> int:
    made = 0
    while made < most and not game.is_over():
        game.step(pick(dice, game.get_legal_actions()))
        made += 1
    return made


def uno_plays(seconds: float) -> float:
    dice = random.Random(7)
    return per_second(lambda: uno_play(uno(), dice), seconds)


def uno_environment_plays(seconds: float) -> float:
    """As RLCard's users play it: `rlcard.make("uno")`, then reset and step."""
    dice = random.Random(7)
    environment = importlib.import_module("rlcard").make("uno")

    def play() -> int:
        made = 0
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(pick(dice, list(state["legal_actions"])))
            made += 1
        return made

    return per_second(play, seconds)


def uno_clones(seconds: float) -> float:
    game = uno()
    uno_play(game, random.Random(7), 20)
    return per_second(lambda: copies(lambda: copy.deepcopy(game)), seconds)  # it has no other way


PEERS: dict[str, Callable[[float], float]] = {
    "play  OpenSpiel social_deduction, 6 seats": spiel_plays("social_deduction", players=6),
    "play  OpenSpiel goofspiel, 5 seats": spiel_plays("goofspiel", players=5),
    "play  OpenSpiel negotiation, 2 seats": spiel_plays("negotiation"),
    "play  OpenSpiel hearts, 4 seats": spiel_plays("hearts"),
    "play  OpenSpiel liars_poker (in Python), 4 seats": spiel_plays(
        "python_liars_poker", players=4
    ),
    "play  RLCard uno, 2 seats": uno_environment_plays,
    "play  RLCard uno, its game alone, 2 seats": uno_plays,
    "learn OpenSpiel hearts, 4 seats": spiel_learns("hearts"),
    "learn RLCard uno, 2 seats": uno_environment_plays,
    "clone OpenSpiel social_deduction, 6 seats": spiel_clones("social_deduction", players=6),
    "clone OpenSpiel goofspiel, 5 seats": spiel_clones("goofspiel", players=5),
    "clone OpenSpiel negotiation, 2 seats": spiel_clones("negotiation"),
    "clone OpenSpiel hearts, 4 seats": spiel_clones("hearts"),
    "clone OpenSpiel liars_poker (in Python), 4 seats": spiel_clones(
        "python_liars_poker", players=4
    ),
    "clone RLCard uno (deepcopy), 2 seats": uno_clones,
}
