"""`python -m tests.server.foreign_game LANGUAGE GAME`: what a game says that is in no catalogue.

A process of its own, because a language is learnt before a game is imported.
"""

import json
import sys

from hideout.engine.core import State
from hideout.engine.drive import random_play
from hideout.engine.rng import Rng
from hideout.engine.words import learn
from hideout.server.house.catalogue import read_language
from tests.foreign import outside

NAMES = [f"<{seat}>" for seat in range(10)]
ROUNDS = 4  # games of each size
LONGEST = 600


def heard(name: str) -> set[str]:
    """All that is said in random games of every size, refusals included."""
    from hideout.games import GAMES

    game = GAMES[name]
    found = {text for option in game.options for text in (option.title, option.meaning)}
    for seed in range(ROUNDS * len(game.seats)):
        rng = Rng(seed)
        s = game.new(game.seats[seed % len(game.seats)], seed, {})
        s.events = []
        for _ in range(LONGEST):
            listen(s, rng, found)
            if not random_play(s, rng, 1):
                break
    return found


def listen(s: State, rng: Rng, found: set[str]) -> None:
    game = s.game
    seat = rng.below(s.seats)
    legal = s.legal(seat)
    found.add(game.prompt(s, seat))
    found.update(game.label(action, NAMES) for action in legal[:30])
    wish = rng.pick(game.notation.vocabulary.actions)
    if game.notation.text(wish) and wish not in legal:
        found.add(game.refusal(s, seat, wish))
    found.update(game.sentence(event, seat, NAMES) for event in s.events or ())
    s.events = []


if __name__ == "__main__":
    learn(read_language(sys.argv[1]))
    english = sorted(rest for text in heard(sys.argv[2]) if (rest := outside(text)))
    print(json.dumps(english))
