"""A finished game looked at again, in a process of its own: where it turned, and why.

Sensible bots play the true table on from a few moments, a few times each. Time bounds how often:
all this is for one sentence on a front page. Where the game turned most, and wherever they lied or
dealt, the bots that played say what they believed and why they did it.
"""

import math
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from hideout.bots.bot import RandomBot
from hideout.bots.of_game import bots_of
from hideout.bots.players import play_out
from hideout.engine.core import Seat, State
from hideout.engine.message import Message, data_of
from hideout.engine.record import Record, read_record
from hideout.engine.rng import Rng
from hideout.games import find_game
from hideout.sim.analyse import Moment, turning_points
from hideout.sim.hindsight import Spoken, look_into
from hideout.sim.seeds import derived_seed

MOMENTS: Final = 24
LEAST_MOMENTS: Final = 6  # in a game with fewer phases than that, any step is one
ROUNDS: Final = 16  # playouts of each moment, at most
SECONDS: Final = 6.0  # after which no further round begins
LEAST_ROUNDS: Final = 2
TURNS: Final = 3  # about which bots say what they believed
MOST_TOLD: Final = 120
WORTH_TELLING: Final = 0.15  # a smaller shift of somebody's chance is nothing to write about
NOISE: Final = 1.6  # over the root of the rounds: how far chance alone may move the largest of them


class LookBack(NamedTuple):
    bot_number: int  # which process; no bot is remembered
    record: str
    bots: Sequence[Seat] = ()  # who of the seats can be asked
    spoken: Sequence[tuple[int, Seat, str, dict[str, Any]]] = ()  # by them, to everybody


class Swing(NamedTuple):
    """Between two steps of the record, and everybody's chance to win before and after."""

    step: int
    before: list[float]
    after: list[float]


class Memory(NamedTuple):
    """What a bot says of a moment; see `hideout.sim.hindsight.Recollection`."""

    step: int
    seat: Seat
    is_belief: bool
    id: str
    args: dict[str, Any]


class Seen(NamedTuple):
    turn: Swing | None
    failure: str = ""
    memories: Sequence[Memory] = ()


def look_back(question: LookBack) -> Seen:
    record = read_record(question.record, find_game)
    steps = len(record.decisions)
    stops = set(_stops(record))
    states: list[tuple[int, State]] = []
    state: State = record.start()
    for step, decision in enumerate(record.decisions):
        if step in stops:
            states.append((step, state.clone()))
        state.apply(decision.seat, decision.action)
    moments, rounds = _moments(record.game, states, record.seed)
    moments.append(Moment(steps, record.game.returns(state), []))
    turning = turned_at(moments)
    found = [pair for pair in (turning, *turning_points(moments, most=TURNS)) if pair]
    # at first nobody believes anything
    told = _memories(record, question, sorted({before.step for before, _ in found if before.step}))
    if not turning or _shift(*turning) < worth_telling(rounds):
        return Seen(None, memories=told)
    before, after = turning
    turn = Swing(after.step, _short(before.chances), _short(after.chances))
    return Seen(turn, memories=told)


def _stops(record: Record) -> list[int]:
    """Some steps at which a phase has just opened. In the middle of one, bots would have to
    continue what somebody else has begun: a half-packed bag looks lost until it is full."""
    state: State = record.start()
    opened = []
    for step, decision in enumerate(record.decisions):
        if state.opened == state.step:
            opened.append(step)
        state.apply(decision.seat, decision.action)
    steps = opened if len(opened) >= LEAST_MOMENTS else list(range(len(record.decisions)))
    few = min(len(steps), MOMENTS)
    return [steps[i * len(steps) // few] for i in range(few)]


def _memories(record: Record, question: LookBack, moments: list[int]) -> list[Memory]:
    spoken = [Spoken(step, seat, Message(id, args)) for step, seat, id, args in question.spoken]
    told = look_into(record, question.bots, moments, spoken)
    return [
        Memory(one.step, one.seat, one.is_belief, one.message.id, data_of(one.message.args))
        for one in told[:MOST_TOLD]
    ]


def _shift(before: Moment, after: Moment) -> float:
    return max(abs(b - a) for a, b in zip(before.chances, after.chances, strict=True))


def turned_at(moments: list[Moment]) -> tuple[Moment, Moment] | None:
    """Where a chance moved most towards what became of it, and did not come back.

    A rise of somebody who lost in the end is not where the game turned: that was when it was gone.
    """
    gains = [_gain(moments, at) for at in range(1, len(moments))]
    if not gains:
        return None
    at = gains.index(max(gains))
    return moments[at], moments[at + 1]


def _gain(moments: list[Moment], at: int) -> float:
    """How much nearer somebody came to their end with this moment, for good."""

    def far(moment: Moment, seat: Seat) -> float:
        return abs(moments[-1].chances[seat] - moment.chances[seat])

    seats = range(len(moments[-1].chances))
    return max(
        far(moments[at - 1], seat) - max(far(later, seat) for later in moments[at:])
        for seat in seats
    )


def worth_telling(rounds: int) -> float:
    """How far a chance has to move; on a busy machine there are few rounds, and much is luck."""
    return max(WORTH_TELLING, NOISE / math.sqrt(rounds))


def _short(chances: list[float]) -> list[float]:
    return [round(chance, 3) for chance in chances]


def _moments(game: Any, states: list[tuple[int, State]], seed: int) -> tuple[list[Moment], int]:
    """Round by round, so that however much time there is, all moments are judged alike; and how
    many rounds there were."""
    policy = bots_of(game).heuristic or RandomBot
    sums = [[0.0] * state.seats for _, state in states]
    began, rounds = time.monotonic(), 0
    while rounds < ROUNDS and (rounds < LEAST_ROUNDS or time.monotonic() - began < SECONDS):
        for total, (step, state) in zip(sums, states, strict=True):
            rng = Rng(derived_seed(seed, "turn", step, rounds))
            world = state.clone()
            world.rng = Rng(rng.below(1 << 62))  # what is not drawn yet is not decided
            bots = [policy(game, seat, state.seats, rng) for seat in range(state.seats)]
            play_out(world, bots, rng)
            for seat, share in enumerate(game.returns(world)):
                total[seat] += share
        rounds += 1
    judged = [
        Moment(step, [one / rounds for one in total], [])
        for total, (step, _) in zip(sums, states, strict=True)
    ]
    return judged, rounds
