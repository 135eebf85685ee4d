"""A lesson as a page plays it: the frames of the learner's seat, made as those of a live table."""

from functools import lru_cache
from typing import Any, Final

import msgspec

from hideout.engine.core import OVER, Game
from hideout.engine.message import data_of
from hideout.lessons import Lesson, Moment, find_lesson, moments
from hideout.server.table.frames import Voice
from hideout.server.wire import messages
from hideout.server.wire.messages import Choice, Frame, LessonStep, Speech, words_of

MOST_KEPT: Final = 64  # lessons, ready to be sent


@lru_cache(maxsize=MOST_KEPT)
def lesson_in_json(game: Game[Any], name: str) -> bytes:
    made: bytes = msgspec.json.encode(told(find_lesson(game, name)))
    return made


def told(lesson: Lesson) -> messages.Lesson:
    voice = Voice(lesson.game, lesson.names, "relaxed")
    return messages.Lesson(
        game=lesson.game.name,
        name=lesson.name,
        names=lesson.names,
        viewer=lesson.learner,
        steps=[_step(moment, voice) for moment in moments(lesson)],
    )


def _step(moment: Moment, voice: Voice) -> LessonStep:
    step, text = moment.step, voice.game.notation.text
    return LessonStep(
        scene=moment.scene,
        say=words_of(moment.message(step.say)),
        spots=step.spots,
        frame=_frame(moment, voice),
        accepts=[text(action) for action in step.ask],
        wrong=words_of(moment.message(step.no)) if step.no else None,
        wrongs={text(action): words_of(moment.message(id)) for action, id in step.wrong.items()},
    )


def _frame(moment: Moment, voice: Voice) -> Frame:
    """Nothing can be chosen while the learner is only told something, and no clock runs."""
    state, learner, game = moment.state, moment.lesson.learner, voice.game
    is_asked = bool(moment.step.ask)
    before = len(moment.log) - len(moment.news)
    return Frame(
        now=0,
        table="",
        commitment="",
        viewer=learner,
        version=len(moment.log),
        decision=moment.step.path,
        timed_out=False,
        phase=state.phase.name,
        asked=[words_of(one) for one in game.asked(state, learner)] if is_asked else [],
        view=dict(moment.view),
        legal=[_choice(game, action) for action in state.legal(learner)] if is_asked else [],
        pending=state.pending() if is_asked else [],
        clocks=[],
        paused=False,
        events=[
            voice.told(event, before + n, state.seats) for n, event in enumerate(moment.news, 1)
        ],
        speech=Speech(channels=list(game.channels(state, learner))),
        result=game.result(state) if state.phase is OVER else None,
        more_time=[],
    )


def _choice(game: Game[Any], action: Any) -> Choice:
    args = data_of(game.wanted(action).args)
    return Choice(action=game.notation.text(action), verb=action.verb, args=args)
