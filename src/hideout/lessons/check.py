"""What is wrong with a lesson: refused actions, events that never come, words never said."""

import re
from collections.abc import Iterator
from typing import Any, Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from hideout.engine.core import Game
from hideout.engine.sitting import Sitting
from hideout.languages import ENGLISH
from hideout.lessons.files import find_lesson, lesson_names
from hideout.lessons.lesson import Lesson
from hideout.lessons.run import Moment, look, moments, play
from hideout.lessons.words import Tutor, lesson_words
from hideout.words.check import junk, messages, variables
from hideout.words.files import COMMON, home, source

FEWEST_STEPS: Final = 3
SOON: Final = 3  # the learner has done something by then
FIGURE: Final = re.compile(r"\d")


def complaints(game: Game[Any]) -> list[str]:
    """All that is wrong with the lessons of a game; [] if it has none."""
    found = [f"This cannot be read: {line}" for line in junk(lesson_words(game))]
    checks = []
    for name in lesson_names(game):
        try:
            check = LessonCheck(find_lesson(game, name))
            checks.append(check)
            check.run()
        except ValueError as error:  # BadData, BadNotation
            found.append(f"{name}: {error}")
    found += [f"{check.lesson.name}: {one}" for check in checks for one in check.found]
    used = {id for check in checks for id in check.used}
    return found + list(_of_words(game, used))


class LessonCheck:
    """One lesson, played once; what is wrong with it is in `found`."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.tutor = Tutor(lesson.game)
        self.words = {one.id.name: one for one in messages(lesson_words(lesson.game))}
        self.used: set[str] = set()
        self.found: list[str] = []
        # The tables after what else the last step would have accepted.
        self.others: list[tuple[str, Sitting]] = []

    def run(self) -> None:
        steps = self.lesson.steps
        if len(steps) < FEWEST_STEPS:
            self.found.append(f"{len(steps)} steps teach nobody a game.")
        if not any(step.ask for step in steps[:SOON]):
            self.found.append(f"The learner does nothing in the first {SOON} steps.")
        for moment in moments(self.lesson):
            for check in (self.others_agree, self.is_legal, self.happens, self.is_said):
                self.found += [f"{moment.step.path}: {one}" for one in check(moment)]
            self.others = list(_others(moment))

    def others_agree(self, moment: Moment) -> Iterator[str]:
        """Whatever of several things the learner did, the table is the same afterwards."""
        if moment.step is self.lesson.scenes[moment.scene].steps[0]:
            return
        for text, sitting in self.others:
            for seat, action in moment.step.do:
                play(sitting, seat, action, moment.step)
            if self.lesson.game.view(sitting.state, self.lesson.learner) != moment.view:
                yield f"had the learner chosen '{text}', the table would look different."

    def is_legal(self, moment: Moment) -> Iterator[str]:
        step, legal = moment.step, moment.state.legal(self.lesson.learner)
        for action in [*step.ask, *step.wrong]:
            if action not in legal:
                yield f"the learner cannot {self.lesson.game.notation.text(action)} here."
        if step.ask and not step.no and not set(legal) <= {*step.ask, *step.wrong}:
            yield "more is legal than is asked for: write in `no` what the learner is told then."
        for action in set(step.ask) & set(step.wrong):
            yield f"{self.lesson.game.notation.text(action)} is both asked for and wrong."

    def happens(self, moment: Moment) -> Iterator[str]:
        for one in moment.step.hears:
            kind = one.text("kind")
            wanted = {key: value for key, value in one.data.items() if key != "kind"}
            if kind not in self.lesson.game.event_kinds:
                yield f"there is no event {kind}."
            elif not any(wanted.items() <= args.items() for args in moment.events(kind)):
                yield f"the learner does not hear {kind} {wanted}; heard: {moment.heard()}."
        for place, value in moment.step.sees.items():
            there = look(moment.view, place, f"{moment.step.path}.sees")
            if there != value:
                yield f"the learner sees {there!r} at {place}, not {value!r}."

    def is_said(self, moment: Moment) -> Iterator[str]:
        step = moment.step
        said = [id for id in (step.say, step.no, *step.wrong.values()) if id]
        self.used.update(said)
        needed: set[str] = set()
        for id in said:
            if id not in self.words:
                yield f"there is no message {id} in the words of the lessons."
                continue
            for name in set(self.lesson.names) & set(re.findall(r"\w+", _literal(self.words[id]))):
                yield f"{id} names {name}; take the seat as an argument."
            needed |= {_argument(name) for name in variables(self.words[id])}
            self.tutor.errors.clear()
            self.tutor.say(moment.message(id), self.lesson.names, self.lesson.learner)
            yield from sorted(self.tutor.errors)
        unused = sorted(set(step.given) - needed)
        if unused:
            yield f"no sentence of this step uses {', '.join(unused)}."


def _others(moment: Moment) -> Iterator[tuple[str, Sitting]]:
    for action in moment.step.ask[1:]:
        sitting = Sitting(moment.state.clone())
        play(sitting, moment.lesson.learner, action, moment.step)
        yield moment.lesson.game.notation.text(action), sitting


def _argument(variable: str) -> str:
    """`card` for what comes with it, such as `card-id`."""
    return variable.removesuffix("-id").removesuffix("-count").removesuffix("-effect")


def _of_words(game: Game[Any], used: set[str]) -> Iterator[str]:
    """Sentences that are never used, and numbers written out that no rule vouches for."""
    taken = {
        one.id.name for text in (COMMON, home(game)) for one in messages(source(text, ENGLISH))
    }
    for message in messages(lesson_words(game)):
        name = message.id.name
        if name not in used:
            yield f"no step says {name}."
        if name in taken:
            yield f"{name} is a message of the game itself; call it something else."
        if FIGURE.search(_literal(message)):
            yield f"{name} holds a figure; take it from the view or an event."


def _literal(message: ast.Message) -> str:
    """The text of a message without what is filled in."""
    found: list[str] = []

    class Finder(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:
            found.append(str(node.value))

    Finder().visit(message)
    return " ".join(found)
