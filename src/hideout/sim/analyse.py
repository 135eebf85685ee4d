"""A look back at a finished game: how it turned, what could be known, which moves were better.

Chances are those of sensible bots who play the true table on many times. What a seat could know is
taken from worlds that fit its knowledge at that moment: a hidden field is as known as often as
those worlds agree with the table. Preferred moves come from the search bot in that seat, which is
handed what the seat was handed then.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from hideout.bots import make_bot
from hideout.bots.bot import RandomBot
from hideout.bots.of_game import bots_of
from hideout.bots.players import Players, play_out
from hideout.bots.search import SearchBot
from hideout.engine.core import TABLE, Game, Seat, State
from hideout.engine.notation import Action
from hideout.engine.record import Record
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting
from hideout.sim.secrets import Learned, Odds, certainty, most_telling
from hideout.sim.seeds import derived_seed

MOMENTS: Final = 40  # at most so many are judged
WORLDS: Final = 40  # drawn for what a seat could know
MOST_LEARNED: Final = 4  # things that a seat came to know are told
MOST_FACTS: Final = 400  # of a position: larger ones are judged by a part of it


class Moment(NamedTuple):
    """The table after some decisions: each seat's chance of winning, and how much it could know."""

    step: int
    chances: list[float]
    known: list[float]


class JudgedDecision(NamedTuple):
    """A decision somebody made, and what the search thinks of it."""

    step: int
    seat: Seat
    played: Action
    preferred: Action | None
    loss: float  # what the preferred move was worth more, from 0 to 1


class Analysis(NamedTuple):
    moments: list[Moment]
    choices: list[JudgedDecision]  # where another move was preferred, the costliest first
    judged: int  # decisions that were looked at
    identities: list[list[list[dict[str, float]]]]  # by moment, viewer, seat; [] where all is open
    learned: list[Learned]  # what of all that was hidden a seat came to know, in order


def analyse(
    record: Record,
    playouts: int,
    budget: str,
    done: Callable[[int], None] = lambda step: None,
    worlds: int = WORLDS,
) -> Analysis:
    """Analyse a record; `budget` is the search bot's, "" to leave single moves unjudged."""
    steps = len(record.decisions)
    stops = {round(i * steps / MOMENTS) for i in range(MOMENTS + 1)} | {0, steps}
    moments: list[Moment] = []
    identities: list[list[list[dict[str, float]]]] = []
    odds: list[list[Odds]] = []
    choices: list[JudgedDecision] = []
    judged = 0
    game = record.game
    identity_odds = bots_of(game).identity_odds
    for step, state, decision_of in _replay(record, budget):
        if step in stops:
            eyes = [_eyes(game, state, seat, record.seed, worlds) for seat in range(state.seats)]
            chances = _chances(game, state, step, playouts, record.seed)
            moments.append(Moment(step, chances, [known for known, _ in eyes]))
            odds.append([sure for _, sure in eyes])
            if identity_odds is not None:
                identities.append([identity_odds(state, seat) for seat in range(state.seats)])
        if decision_of is not None:
            judged += 1
            if decision_of.loss > 0.0:
                choices.append(decision_of)
        done(step)
    choices.sort(key=lambda choice: -choice.loss)
    learned = most_telling([moment.step for moment in moments], odds, MOST_LEARNED)
    return Analysis(moments, choices, judged, identities, learned)


def _replay(record: Record, budget: str) -> Iterator[tuple[int, State, JudgedDecision | None]]:
    """The table before each decision with a judgement on that decision, and after the last."""
    state: State = record.start()
    bots = {
        seat: make_bot(
            f"search:{budget or 1}", record.game, seat, state.seats,
            Rng(derived_seed(record.seed, "analyse", seat)),
        )
        for seat in range(state.seats)
    }  # fmt: skip
    sitting = Sitting(state)
    players = Players(sitting, bots)
    for step, decision in enumerate(record.decisions):
        choice = None
        if budget and decision.seat != TABLE and len(state.legal(decision.seat)) > 1:
            choice = _judge(players, step, decision.seat, decision.action)
        yield step, state, choice
        sitting.apply(decision.seat, decision.action)
    yield len(record.decisions), state, None


def _judge(players: Players, step: int, seat: Seat, played: Action) -> JudgedDecision:
    bot = players.bots[seat]
    assert isinstance(bot, SearchBot)
    players.ask(seat)
    values = {thought.action: thought.value for thought in bot.thoughts}
    if played not in values:  # not considered, so nothing can be said
        return JudgedDecision(step, seat, played, played, 0.0)
    preferred = bot.thoughts[0]
    return JudgedDecision(step, seat, played, preferred.action, preferred.value - values[played])


def _chances(game: Game[Any], state: State, step: int, playouts: int, seed: int) -> list[float]:
    """What each seat wins on average when sensible bots play on from this table."""
    if not state.pending():
        return game.returns(state)
    policy = bots_of(game).heuristic or RandomBot
    sums = [0.0] * state.seats
    for number in range(playouts):
        rng = Rng(derived_seed(seed, "chance", step, number))
        world = state.clone()
        world.rng = Rng(rng.below(1 << 62))  # what has not been drawn yet is not decided
        play_out(world, [policy(game, seat, state.seats, rng) for seat in range(state.seats)], rng)
        for seat, share in enumerate(game.returns(world)):
            sums[seat] += share
    return [total / playouts for total in sums]


def _eyes(game: Game[Any], state: State, seat: Seat, seed: int, count: int) -> tuple[float, Odds]:
    """How often worlds that fit what a seat knows agree with the table: over all hidden facts,
    and for every statement that could be made about them."""
    if not state.pending():
        return 1.0, {}
    position = game.write(state)
    truth = dict(_values(position))
    rng = Rng(derived_seed(seed, "known", state.step, seat))
    right = dict.fromkeys(truth, 0)
    worlds = [game.write(game.resample(state, seat, rng)) for _ in range(count)]
    for world in worlds:
        values = dict(_values(world))
        for name in right:
            right[name] += values.get(name) == truth[name]
    hidden = [agree / count for agree in right.values() if agree < count]
    known = sum(hidden) / len(hidden) if hidden else 1.0
    return known, certainty(bots_of(game).statements, position, worlds)


def _values(data: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Every single value in a position, by where it stands."""
    if isinstance(data, Mapping):
        for name, value in data.items():
            yield from _values(value, f"{path}.{name}")
    elif isinstance(data, list):
        for at, value in enumerate(data[:MOST_FACTS]):
            yield from _values(value, f"{path}.{at}")
    else:
        yield path, data


def turning_points(moments: list[Moment], most: int = 5) -> list[tuple[Moment, Moment]]:
    """The stretches of the game in which chances moved most."""
    from itertools import pairwise

    def shift(pair: tuple[Moment, Moment]) -> float:
        return sum(abs(b - a) for a, b in zip(pair[0].chances, pair[1].chances, strict=True))

    found = sorted(pairwise(moments), key=shift, reverse=True)[:most]
    return sorted((pair for pair in found if shift(pair) > 0.0), key=lambda pair: pair[0].step)
