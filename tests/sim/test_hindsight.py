"""Why they did it: told after the game, from what a seat knew, in everybody's language."""

from functools import cache
from importlib import import_module
from typing import Any

import pytest

from hideout.bots import make_bot
from hideout.bots.of_game import bots_of
from hideout.bots.players import play_out
from hideout.engine.message import Message
from hideout.engine.notation import seat_name
from hideout.engine.reader import BadData
from hideout.engine.record import Record
from hideout.engine.rng import Rng
from hideout.games import GAMES, find_game
from hideout.languages import languages
from hideout.sim.hindsight import Recollection, Spoken, look_into
from hideout.words import Narrator

SEATS = {"bank-heist": 6, "heat": 4, "heist-hustle": 4, "millions-of-dollars": 4, "oceans-heist": 2}
SPEAKERS = {"heist-hustle": (1, 2, 3)}  # nothing is hidden, and not all had a wild card to name
MINDFUL = sorted(name for name, game in GAMES.items() if bots_of(game).mind is not None)


@cache
def played(name: str, seed: int = 3) -> Record:
    game, seats = find_game(name), SEATS[name]
    record = Record(game, ["Ann", "Bob", "Cy", "Dee", "Eve", "Flo"][:seats], seed, {})
    bots = [make_bot("heuristic", game, seat, seats, Rng(seat)) for seat in range(seats)]
    play_out(record.start(), bots, Rng(1), record)
    return record


@cache
def told(name: str) -> list[Recollection]:
    record = played(name, 4 if name == "heat" else 3)  # one in which enough is said
    steps = len(record.decisions)
    return look_into(record, range(SEATS[name]), [steps // 4, steps // 2, 3 * steps // 4])


def test_in_all_games_bots_look_back() -> None:
    assert sorted(SEATS) == MINDFUL == sorted(GAMES)


@pytest.mark.parametrize("name", MINDFUL)
def test_everybody_has_believed_something_and_says_it_in_every_language(name: str) -> None:
    module: Any = import_module(f"hideout.bots.{name.replace('-', '_')}.mind")
    assert {one.seat for one in told(name)} == set(SPEAKERS.get(name, range(SEATS[name])))
    for one in told(name):
        assert one.message.id in module.MESSAGES
        assert one.message.args["name"] == seat_name(one.seat)
    for language in languages():
        narrator = Narrator(GAMES[name], language)
        for one in told(name):
            words = narrator.say(one.message, played(name).names)
            assert played(name).names[one.seat] in words
            assert "hindsight" not in words
            assert "#" not in words, "a card's number is nobody's business"
        assert narrator.errors == set()


def named(one: Recollection) -> list[str]:
    who: Any = one.message.args["who"]
    return who if isinstance(who, list) else [who]


@pytest.mark.parametrize("name", ["bank-heist", "millions-of-dollars"])
def test_every_player_is_taken_for_something_or_could_not_be_made_out(name: str) -> None:
    record = played(name)
    some = range(0, len(record.decisions), 5)
    beliefs = [one for one in look_into(record, range(SEATS[name]), some) if one.is_belief]
    first = min(one.step for one in beliefs)
    about = [(one.seat, who) for one in beliefs if one.step == first for who in named(one)]

    assert len(set(about)) == len(about)
    assert len(about) > SEATS[name] * (SEATS[name] - 3)
    sure = [int(str(one.message.args["n"])) for one in beliefs if "n" in one.message.args]
    assert sure
    assert all(50 <= n <= 100 for n in sure), "a chance below a half is no belief"


def test_in_millions_of_dollars_nobody_explains_a_claim_twice_in_a_round() -> None:
    claims = 0
    for seed in range(3, 7):
        record = played("millions-of-dollars", seed)
        told_of = [(one.step, one.seat) for one in look_into(record, range(4), ())]
        state, said = record.start(), set()
        for step, decision in enumerate(record.decisions):
            if decision.action.verb == "claim":
                claim = (state.round, decision.seat, decision.action.a)
                assert ((step + 1, decision.seat) in told_of) == (claim not in said)
                said.add(claim)
                claims += 1
            state.apply(decision.seat, decision.action)
    assert claims > 20


def test_in_oceans_heist_a_lie_is_told_once_all_is_laid() -> None:
    """And what the Crew says it lacks as soon as it is said."""
    record = played("oceans-heist")
    preps = [
        step
        for step, decision in enumerate(record.decisions)
        if decision.action.verb == "confirm" and phase_before(record, step) == "prep"
    ]
    staff = next(step for step in preps if record.decisions[step].seat == 1)
    crew = next(step for step in preps if record.decisions[step].seat == 0)
    spoken = [
        Spoken(staff, 1, Message("remark-coming", {"card": "c-nothing"})),
        Spoken(crew, 0, Message("remark-lacking", {"kind": "hack"})),
    ]
    told = {one.message.id for one in look_into(record, (0, 1), (), spoken)}

    assert "hindsight-false-alarm" in told
    assert told & {"hindsight-admitted", "hindsight-pretended"}
    assert told & {"hindsight-laid-against", "hindsight-laid-hard"}


def phase_before(record: Record, step: int) -> str:
    state: Any = record.start()
    for decision in record.decisions[:step]:
        state.apply(decision.seat, decision.action)
    return str(state.phase.name)


def test_only_those_who_are_not_of_the_crew_frame_somebody() -> None:
    framed = 0
    for seed in range(3, 9):
        record = played("bank-heist", seed)
        identities: Any = record.game.result(record.replay())["identities"]
        for one in look_into(record, range(6), ()):
            if one.message.id == "hindsight-framed":
                framed += 1
                assert identities[one.seat] in ("agent", "rival")
                assert one.message.args["identity"] == identities[one.seat]
    assert framed


def test_in_heat_a_claim_is_told_by_the_card_that_was_played() -> None:
    record = played("heat", 4)
    for one in look_into(record, range(4), ()):
        decision = record.decisions[one.step - 1]
        card = record.game.wanted(decision.action).args["card"]
        assert (decision.seat, decision.action.verb) == (one.seat, "play")
        assert one.message.args["card"] == card
        assert one.message.args.get("said") != card


@pytest.mark.parametrize("name", MINDFUL)
def test_nobody_says_anything_before_the_game_is_over(name: str) -> None:
    whole = played(name)
    record = Record(whole.game, whole.names, whole.seed, {})
    record.decisions = whole.decisions[:-1]

    with pytest.raises(BadData, match="before the game is over"):
        look_into(record, range(SEATS[name]), [3])
