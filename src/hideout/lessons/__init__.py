"""Playable lessons: a short game with a teacher, told to one seat step by step.

A lesson is a TOML file in the folder `lessons` beside its game, with its words beside it:
docs/lessons.md describes the form. `find_lesson` reads one, `moments` plays it on the real rules,
and `complaints` says what is wrong with it. No game is known here.
"""

from hideout.lessons.check import complaints
from hideout.lessons.files import find_lesson, lesson_names
from hideout.lessons.lesson import Lesson, Step
from hideout.lessons.run import Moment, moments
from hideout.lessons.words import Tutor, lesson_words

__all__ = [
    "Lesson",
    "Moment",
    "Step",
    "Tutor",
    "complaints",
    "find_lesson",
    "lesson_names",
    "lesson_words",
    "moments",
]
