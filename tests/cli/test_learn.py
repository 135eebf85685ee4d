"""A lesson at the terminal, from its first step to its last."""

import pytest

from hideout.cli.lesson import Classroom
from hideout.games import GAMES, find_game
from hideout.lessons import find_lesson, lesson_names
from tests.cli.keyboard import ScriptedScreen
from tests.cli.program import Hideout

TAUGHT = [name for name, game in GAMES.items() if lesson_names(game)]


class Answers:
    """What is typed: a script, then nothing."""

    def __init__(self, *typed: str) -> None:
        self.typed = list(typed)

    def __call__(self, question: str) -> str:
        if not self.typed:
            raise EOFError
        return self.typed.pop(0)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_newcomer_takes_the_lesson_by_typing_what_it_asks(name: str) -> None:
    lesson = find_lesson(find_game(name))
    typed = [lesson.game.notation.text(step.ask[0]) if step.ask else "" for step in lesson.steps]
    answers = Answers(*typed)
    screen = ScriptedScreen(answers)

    assert Classroom(screen, lesson).teach()
    assert answers.typed == []
    assert f"hideout play {name}" in screen.read()


def test_a_wrong_try_is_answered_and_one_may_go_back() -> None:
    lesson = find_lesson(find_game("heat"))
    screen = ScriptedScreen(
        Answers(
            "what", "", "back", "", "play lay-low", "play bank-job", "nonsense", "", "?", "quit"
        )
    )

    assert not Classroom(screen, lesson).teach()
    said = screen.read()
    assert "Nothing is asked of you here." in said
    assert said.count("╭─ 2 of 18") == 2
    assert "Be greedy once" in said
    assert "Bank Job" in said
    assert "'nonsense' is not an action of this game" in said
    assert "Type a number or a name from the list" in said


def test_bad_input_gets_one_sentence(hideout: Hideout) -> None:
    for arguments, sentence in (
        (["chess"], "There is no game chess; games are"),
        (["heat", "--lesson", "last"], "Heat has no lesson 'last'; there is: first."),
    ):
        ran = hideout("learn", *arguments)
        assert ran.status == 2
        assert ran.out == ""
        assert ran.err.startswith(sentence)
        assert len(ran.err.splitlines()) == 1


def test_without_a_name_it_is_the_game_for_newcomers(hideout: Hideout) -> None:
    ran = hideout("learn", typed="quit\n")

    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("Heist Hustle, a lesson in ")
