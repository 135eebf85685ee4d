"""Why they did it: a finished game, told by the seats that played it.

Each is asked what it believed at some moments, and what its lies and deals were for. See
`hideout.bots.hindsight`: nothing is told that the seat did not know when it happened.
"""

from collections.abc import Collection
from typing import NamedTuple

from hideout.bots.hindsight import Mind
from hideout.bots.of_game import bots_of
from hideout.engine.core import Seat, State
from hideout.engine.message import Message
from hideout.engine.reader import BadData
from hideout.engine.record import Record
from hideout.engine.sitting import Sitting


class Recollection(NamedTuple):
    """What a seat says about a moment; `step` decisions had been made by then."""

    step: int
    seat: Seat
    is_belief: bool  # or else what a move was for
    message: Message


class Spoken(NamedTuple):
    """What a seat said to everybody besides its moves, after so many decisions."""

    step: int
    seat: Seat
    message: Message


def look_into(
    record: Record,
    seats: Collection[Seat],
    moments: Collection[int],
    spoken: Collection[Spoken] = (),
) -> list[Recollection]:
    """What these seats have to say. Raises BadData unless the game is over."""
    kind = bots_of(record.game).mind
    if kind is None:
        return []
    state: State = record.start()
    sitting = Sitting(state)
    minds = {seat: kind(record.game, seat, state.seats) for seat in seats}
    told: list[Recollection] = []
    for step, decision in enumerate(record.decisions):
        if step in moments:
            for seat, mind in minds.items():
                told += [
                    Recollection(step, seat, True, one)
                    for one in mind.beliefs(_look(mind, sitting))
                ]
        for word in spoken:
            if word.step == step and word.seat in minds:
                mind = minds[word.seat]
                purpose = mind.spoke(_look(mind, sitting), word.message)
                told += [] if purpose is None else [Recollection(step, word.seat, False, purpose)]
        if decision.seat in minds:
            mind = minds[decision.seat]
            reason = mind.reason(_look(mind, sitting), decision.action)
            if reason is not None:
                told.append(Recollection(step + 1, decision.seat, False, reason))
        sitting.apply(decision.seat, decision.action)
    if state.pending():
        raise BadData("Nobody says what they believed before the game is over.")
    return told


def _look(mind: Mind, sitting: Sitting) -> object:
    """What its seat sees now; it has heard what its seat has heard."""
    view = sitting.state.game.view(sitting.state, mind.seat)
    mind.hear(view, sitting.news(mind.seat))
    return view
