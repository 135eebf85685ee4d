"""Every game at one keyboard, whatever it has: secrets, haggling, teams, clocks."""

import random
from typing import Any

import pytest

from hideout.bots import make_bot
from hideout.cli.session import Session
from hideout.engine.core import Game, Seat, hears
from hideout.engine.record import Record
from hideout.engine.rng import Rng
from hideout.games import GAMES
from hideout.words import narrator
from tests.cli.keyboard import ScriptedScreen

pytestmark = pytest.mark.slow

NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Joe"]
ANSWERS = 60  # then somebody leaves


class Keyboard:
    """People who type this and that, and what each could read while he was asked."""

    def __init__(self, game: Game[Any], people: int, seed: int) -> None:
        seats = max(people, game.seats[0])
        self.record = Record(game, NAMES[:seats], seed, {})
        self.screen = ScriptedScreen(self.answer)
        bots = {
            seat: make_bot("heuristic", game, seat, seats, Rng(seat))
            for seat in range(people, seats)
        }
        self.session = Session(self.screen, self.record, bots, Rng(seed))
        self.chance = random.Random(seed)
        self.pages: list[tuple[Seat, str]] = []

    def answer(self, question: str) -> str:
        if question != "> ":
            return ""
        seat = self.session.at
        self.pages.append((seat, self.screen.asked[-1][1]))
        if len(self.pages) >= ANSWERS:
            return "quit"
        choices = len(self.session.state.legal(seat))
        number = str(self.chance.randint(1, choices))
        return self.chance.choice(["", "why", "?", "log", "skip", number, number, number, number])


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize("people", [1, 2])
def test_a_game_can_be_played_and_its_record_replays(game: Game[Any], people: int) -> None:
    keyboard = Keyboard(game, people, seed=people)
    keyboard.session.play()

    again = keyboard.record.replay()

    assert keyboard.pages
    assert game.write(again) == game.write(keyboard.session.state)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_nobody_reads_what_only_another_heard(game: Game[Any]) -> None:
    keyboard = Keyboard(game, 2, seed=5)
    keyboard.session.play()
    names = keyboard.record.names

    def told(seat: Seat, other: Seat) -> set[str]:
        """What `seat` was told of events that `other` did not hear."""
        return {
            narrator(game).sentence(event, seat, names)
            for event in keyboard.session.sitting.log
            if hears(event.to, seat) and not hears(event.to, other)
        }

    for seat, page in keyboard.pages:
        other = 1 - seat
        own = {
            narrator(game).sentence(e, seat, names)
            for e in keyboard.session.sitting.log
            if hears(e.to, seat)
        }
        lines = {line.strip() for line in page.splitlines()}
        assert lines & (told(other, seat) - own) == set()
    if any(
        not hears(event.to, 0) or not hears(event.to, 1) for event in keyboard.session.sitting.log
    ):
        assert keyboard.screen.wiped > 0
