"""A bot in Ocean's Heist whom a person leads: it speaks to its team, sensibly, and helps."""

from collections.abc import Iterator
from typing import Any

import pytest

from hideout.bots.bot import Remark
from hideout.bots.oceans_heist.bot import OceansBot
from hideout.bots.oceans_heist.mate import EDITS, NAMED, PATIENCE, TEAM, has_draft
from hideout.engine.core import TABLE, State
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.games import find_game

GAME = find_game("oceans-heist")
LOOKS = PATIENCE + 2


def evening(seed: int, has_listeners: bool = True) -> Iterator[tuple[State, OceansBot, Any]]:
    """Every scene of a game, once a mate may act in it, before its captain has done anything."""
    state: State = GAME.new(4, seed, {})
    bots = [OceansBot(GAME, seat, 4, Rng(seat)) for seat in range(4)]
    for mate in bots[2:]:
        mate.listeners = (TEAM,) if has_listeners else ()
    scene: object = None
    while state.pending():
        if (state.phase.name, state.opened) != scene:
            scene = (state.phase.name, state.opened)
            for mate in bots[2:]:
                view: Any = GAME.view(state, mate.seat)
                if state.legal(mate.seat) and state.phase.name != "reveal":
                    yield state, mate, view
        seat = state.pending()[0]
        seen: Any = GAME.view(state, seat)
        action = bots[seat].act(seen, state.legal(seat), ())
        if action is None:
            state.apply(TABLE, state.legal(TABLE)[0])
        else:
            state.apply(seat, action)


def look(state: State, mate: OceansBot) -> Action | None:
    view: Any = GAME.view(state, mate.seat)
    return mate.act(view, state.legal(mate.seat), ())


def titles(state: State, mate: OceansBot) -> set[str]:
    """What can be laid, bought or chosen now, as a suggestion names it."""
    names = set()
    for action in state.legal(mate.seat):
        if action.verb in EDITS:
            args = GAME.wanted(action).args
            names |= {str(value).split("#")[0] for value in args.values()}
    return names


@pytest.mark.parametrize("seed", [1, 2])
def test_at_its_first_look_a_mate_suggests_something_that_can_be_done(seed: int) -> None:
    spoken = []
    for state, mate, _ in evening(seed):
        assert look(state, mate) is None, "it only speaks"
        ((channel, message),) = mate.remarks
        assert channel == TEAM
        named: Any = message.args.get("wanted", [])
        assert len(named) <= NAMED
        assert set(named) <= titles(state, mate)
        spoken.append(message.id)

    reasons = {"remark-target", "remark-situation-for", "remark-buy-for", "remark-assign"}
    assert reasons <= set(spoken)
    assert len(spoken) > 12


def test_where_the_captain_does_nothing_a_mate_does_its_share() -> None:
    helped = 0
    for state, mate, _ in evening(3):
        copy = state.clone()
        moves = []
        for _ in range(LOOKS):
            action = look(copy, mate)
            if action is not None:
                copy.apply(mate.seat, action)
                moves.append(action)
        if copy.phase.name in ("target", "situation", "prepare", "assign"):
            view: Any = GAME.view(copy, mate.seat)
            assert moves
            assert has_draft(view)
            helped += 1
        assert not any(action.verb in ("confirm", "attempt", "stop") for action in moves)
    assert helped > 5


def test_without_anybody_to_hear_it_a_mate_stays_as_it_was() -> None:
    for state, mate, _ in evening(4, has_listeners=False):
        assert look(state, mate) is None
        assert mate.remarks == []


def test_a_remark_is_made_only_where_somebody_hears_it() -> None:
    bot = OceansBot(GAME, 0, 4, Rng(1))
    bot.listeners = ("table",)
    message = Remark(TEAM, GAME.wanted(GAME.notation.parse("confirm"))).message
    bot.say(TEAM, message)
    assert bot.remarks == []
