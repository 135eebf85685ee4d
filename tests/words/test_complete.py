"""Every game has words for everything that it declares, and none for anything else."""

from typing import Any

import pytest

from hideout.engine.core import TABLE, Game, hears
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting
from hideout.games import GAMES
from hideout.languages import ENGLISH
from hideout.words import Narrator
from hideout.words.check import junk, missing, unused
from hideout.words.files import COMMON, home, source

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ida", "Jo"]


@each_game
def test_nothing_is_missing_or_unused(game: Game[Any]) -> None:
    assert missing(game) == []
    assert unused(game) == []
    assert junk(source(home(game), ENGLISH)) == []


def test_the_shared_words_can_be_read() -> None:
    assert junk(source(COMMON, ENGLISH)) == []


@each_game
def test_every_message_is_given_what_it_uses(game: Game[Any]) -> None:
    narrator = Narrator(game)
    for action in game.vocabulary.actions:
        if game.notation.text(action):
            assert narrator.label(action, NAMES)
    seats = game.seats[len(game.seats) // 2]
    sitting = Sitting(game.new(seats, 7, {}))
    rng = Rng(7)
    for seat in sitting.turns(rng):
        for viewer in range(seats):
            assert narrator.prompt(sitting.state, viewer, NAMES)
        heard = len(sitting.log)
        sitting.play(seat, rng.pick(sitting.state.legal(seat)))
        for event in sitting.log[heard:]:
            for viewer in range(TABLE, seats):
                if hears(event.to, viewer):
                    assert narrator.sentence(event, viewer, NAMES[:seats])
    assert narrator.errors == set()
