"""Every lesson is true: the rules allow what it asks, and what it tells happens."""

import copy
import tomllib
from typing import Any

import pytest

from hideout.engine.core import TABLE, hears
from hideout.engine.reader import BadData
from hideout.games import GAMES, find_game, own_games
from hideout.lessons import Lesson, complaints, find_lesson, lesson_names, moments
from hideout.lessons.check import LessonCheck
from hideout.lessons.files import folder

TAUGHT = [game for game in GAMES.values() if lesson_names(game)]
BY_NAME = [pytest.param(game, id=game.name) for game in TAUGHT]


def first_of(name: str) -> dict[str, Any]:
    """The first lesson of a game as its file says it, to be spoilt."""
    there = folder(find_game(name))
    assert there is not None
    return tomllib.loads((there / "first.toml").read_text("utf-8"))


def wrong_with(data: dict[str, Any]) -> list[str]:
    check = LessonCheck(Lesson(find_game("heat"), "first", data))
    try:
        check.run()
    except BadData as error:
        return [*check.found, str(error)]
    return check.found


@pytest.mark.parametrize("game", BY_NAME)
def test_a_lesson_agrees_with_the_rules(game: Any) -> None:
    assert complaints(game) == []


@pytest.mark.parametrize("game", BY_NAME)
def test_a_lesson_takes_three_minutes_and_begins_with_doing(game: Any) -> None:
    steps = find_lesson(game).steps

    assert 12 <= len(steps) <= 20
    assert any(step.ask for step in steps[:2])
    assert sum(bool(step.ask) for step in steps) >= 4


@pytest.mark.parametrize("game", BY_NAME)
def test_a_learner_sees_and_hears_what_the_seat_may_know(game: Any) -> None:
    lesson = find_lesson(game)
    for moment in moments(lesson):
        assert moment.view == game.view(moment.state, lesson.learner)
        assert moment.view["seat"] == lesson.learner != TABLE
        assert all(hears(event.to, lesson.learner) for event in moment.log)


def test_every_game_of_ours_has_a_lesson() -> None:
    assert {game.name for game in own_games()} <= {game.name for game in TAUGHT}


SPOILT = {
    "a card that is not in hand": ("scene.0.step.1.ask", "play bank-job", "cannot play bank-job"),
    "a decision out of turn": ("scene.0.step.2.do", ["p1 pass fence"], "is refused"),
    "an event that does not happen": (
        "scene.0.step.2.hears",
        [{"kind": "plays", "who": "p2", "card": "crackdown"}],
        "does not hear plays",
    ),
    "an event that cannot happen": ("scene.0.step.2.hears", [{"kind": "sings"}], "no event sings"),
    "another price": ("scene.0.step.3.sees", {"price": 5}, "sees 4 at price, not 5"),
    "a place that no view has": ("scene.0.step.3.sees", {"dice": 5}, "has no dice"),
    "a figure of one's own": ("scene.0.step.0.with", {"money": 25}, "take 25 from the view"),
    "a card of another game": ("scene.0.step.1.with", {"card": "crowbar"}, "has no 'crowbar'"),
    "an argument too few": ("scene.0.step.0.with", {}, "money"),
    "an argument too many": (
        "scene.0.step.0.with",
        {"money": "view.money.0", "price": "view.price"},
        "no sentence of this step uses price",
    ),
    "words that nobody wrote": ("scene.0.step.0.say", "nonsense", "no message nonsense"),
    "nothing to say to a wrong try": ("scene.0.step.1.no", "", "more is legal"),
    "two answers that differ": (
        "scene.0.step.1.ask",
        ["play armored-car", "play lay-low"],
        "the table would look different",
    ),
    "right and wrong at once": (
        "scene.0.step.1.not",
        {"play armored-car": "be-greedy-no"},
        "both asked for and wrong",
    ),
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_lesson_that_is_wrong_is_found(what: str) -> None:
    path, value, complaint = SPOILT[what]
    spoilt: Any = copy.deepcopy(first_of("heat"))
    *way, last = path.split(".")
    part = spoilt
    for key in way:
        part = part[int(key) if key.isdecimal() else key]
    part[last] = value

    assert wrong_with(first_of("heat")) == []
    assert any(complaint in found for found in wrong_with(spoilt)), wrong_with(spoilt)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"learner": "p7"}, "learner must be one of"),
        ({"teacher": "p1"}, "teacher is not known here"),
        ({"scene": [{"step": [{"say": "goal"}]}]}, "needs a position, a seed"),
        ({"scene": [{"like": "nowhere", "step": []}]}, "an earlier scene"),
        ({"scene": [{"seed": 1, "step": [{"say": "goal", "no": "goal"}]}]}, "asks for nothing"),
        ({"scene": [{"seed": 1, "step": [{"say": "goal", "do": "p9 go"}]}]}, "begin with a seat"),
        (
            {"scene": [{"seed": 1, "step": [{"say": "goal", "spot": [3]}]}]},
            "text or a list of texts",
        ),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_in_one_sentence(
    change: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(BadData, match=complaint):
        Lesson(find_game("heat"), "first", {**first_of("heat"), **change})


def test_a_lesson_that_is_not_there_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadData, match="no lesson 'last'; there is: first"):
        find_lesson(find_game("heat"), "last")
