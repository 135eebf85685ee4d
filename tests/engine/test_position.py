"""Positions: what every game has; the rest is each game's own."""

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from hideout.engine.core import Event, Seat, State, play
from hideout.engine.notation import Action
from hideout.engine.position import read_position, read_seed, write_position
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng, StackedRng
from hideout.games import GAMES
from hideout.games.heist_hustle import GAME
from hideout.testing.walk import PLAIN, Case, Check, walk

SPIN = {
    "seats": 3,
    "phase": "spin",
    "table": {
        "mastermind": "p1",
        "locations": ["pawn-shop"],
        "owners": {"crowbar": "p0", "disguise": "p1", "laptop": "p2"},
        "die": 4,
    },
}


def reason(position: Mapping[str, object]) -> str:
    with pytest.raises(BadData) as refused:
        read_position(GAME, position)
    return str(refused.value)


def test_what_is_not_said_is_dealt_from_the_seed() -> None:
    s = read_position(GAME, {"seats": 4, "seed": 77})
    assert write_position(s) == write_position(GAME.new(4, 77, {}))
    assert read_position(GAME, {"seats": 4}).rng.key == Rng(0).key


def test_a_phase_is_enough_to_deal_the_rest() -> None:
    s = read_position(GAME, {"seats": 4, "phase": "spin"})
    assert s.phase.name == "spin"
    assert s.pending() != []


def test_a_hand_written_position_begins_its_own_history() -> None:
    s = read_position(GAME, SPIN)
    assert (s.phase.name, s.step, s.opened, s.callers) == ("spin", 0, 0, [])
    assert s.pending() == [1]


def test_a_position_can_be_in_the_middle_of_its_history() -> None:
    s = read_position(GAME, {**SPIN, "step": 12, "opened": 10})
    assert (s.step, s.opened) == (12, 10)
    assert "opened must be from 0 to 12" in reason({**SPIN, "step": 12, "opened": 13})


def test_luck_is_used_first_and_the_deal_is_not_repeated() -> None:
    s = read_position(GAME, {**SPIN, "luck": [0]})
    assert isinstance(s.rng, StackedRng)
    assert s.rng.drawn() == GAME.new(3, 0, {}).rng.drawn() > 0
    assert write_position(s)["luck"] == [0]
    play(s, 1, GAME.notation.parse("spin"))
    assert s.total == [13, 18, 9]  # 35 points, and 4 for the crowbar of p0
    assert "luck" not in write_position(s)


def test_the_generator_goes_to_its_place() -> None:
    s = read_position(GAME, {**SPIN, "seed": "0x10", "drawn": 100})
    assert s.rng.drawn() == 100
    assert s.rng.key == Rng(16).key


def test_options_and_deck_are_part_of_a_position() -> None:
    tables: Any = json.loads(json.dumps(GAME.deck))
    tables["locations"][0]["points"] = 1000
    s = read_position(GAME, {**SPIN, "options": {"tie": "fewer_lead"}, "deck": tables})
    position = write_position(s)
    assert position["deck"] == tables
    assert s.options.tie == "fewer_lead"
    assert GAME.view(s, 0)["points"] == 1000
    again = read_position(GAME, json.loads(json.dumps(position)))
    assert write_position(again) == position


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "heat"}, "This is a position of heat, not of heist-hustle."),
        ({"seats": "three"}, "seats must be a whole number, not 'three'."),
        ({"seats": 11}, "seats must be from 1 to 10, not 11."),
        ({"seats": 1}, "Heist Hustle is for 2 to 10 players."),
        ({"seed": "x"}, "The seed must be a whole number, not 'x'."),
        ({"phase": "lunch"}, "phase must be one of bail, "),
        ({"callers": ["lunch"]}, "callers[0] must be one of bail, "),
        ({"luck": ["six"]}, "luck[0] must be a whole number, not 'six'."),
        ({"luck": 6}, "luck must be a list, not 6."),
        ({"drawn": -1}, "drawn must be from 0 to "),
        ({"options": {"speed": 1}}, "There is no option speed"),
        ({"options": 3}, "options must be a table of names and values."),
        ({"deck": []}, "deck must be a table of names and values."),
        ({"opened": 3}, "opened is not known here"),
        ({"weather": "fine"}, "weather is not known here; known names are: "),
        ({"table": {**SPIN["table"], "weather": 1}}, "table.weather is not known here"),  # type: ignore[dict-item]
        ({"table": {**SPIN["table"], "die": 0}}, "This position is impossible: the die "),  # type: ignore[dict-item]
        ({"table": 7}, "table must be a table of names and values."),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    change: Mapping[str, object], sentence: str
) -> None:
    assert reason({**SPIN, **change}).startswith(sentence)


@pytest.mark.parametrize(("given", "seed"), [(5, 5), ("5", 5), ("0xff", 255), (2**256 - 1, None)])
def test_seeds_are_read_from_numbers_and_texts(given: object, seed: int | None) -> None:
    assert read_seed(given) == (given if seed is None else seed)


@pytest.mark.parametrize("given", [-1, 2**256, "five", 1.5, True, None, "-3"])
def test_other_seeds_are_refused(given: object) -> None:
    with pytest.raises(BadData):
        read_seed(given)


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_a_position_is_described(name: str) -> None:
    game = GAMES[name]
    text = (Path(__file__).parents[2] / "docs" / "reference" / f"{name}.md").read_text()
    section = text.partition("\n## State\n")[2].partition("\n## ")[0]
    described = set(re.findall(r"`(\w+)`", section))
    assert described
    fields = Fields()
    walk(Case(game, max(game.seats), {}, 1), PLAIN, [fields])
    assert sorted(fields.names - described) == []


class Fields(Check):
    """Collects the names of all fields that positions of a game have."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def after(self, s: State, seat: Seat, action: Action, events: Sequence[Event]) -> None:
        self.names.update(s.game.write(s))
