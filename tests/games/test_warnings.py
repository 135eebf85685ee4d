"""Before an act that has no way back: what is said is true, declared, and known to its doer."""

from collections.abc import Iterator
from typing import Any

import pytest

from hideout.engine.core import OVER, Game
from hideout.engine.message import Message
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting
from hideout.games import GAMES
from hideout.games.bank_heist import GAME as BANK_HEIST
from hideout.words import narrator
from tests.games.bank_heist.table import getaway

by_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
FIVE = "crew agent rival sticky crew"


def steps(game: Game[Any], seed: int, most: int = 400) -> Iterator[tuple[Action, Message | None]]:
    """The decisions of a game that chance plays, with what was said before each."""
    rng = Rng(seed)
    sitting = Sitting(game.new(game.seats[0], seed, {}))
    state = sitting.state
    for seat in sitting.turns(rng):
        if state.phase is OVER or state.step >= most:
            return
        action = rng.pick(state.legal(seat))
        yield action, game.warning(state, seat, action) if action.verb in game.grave else None
        sitting.apply(seat, action)


@by_game
def test_what_is_warned_of_is_declared_and_can_be_said(game: Game[Any]) -> None:
    assert set(game.grave) <= set(game.vocabulary.kinds)
    for seed in range(3):
        for action, warning in steps(game, seed):
            if warning is not None:
                assert warning.id.removeprefix("warn-") in game.grave[action.verb].split()
                said = narrator(game).say(warning, [f"p{n}" for n in range(10)])
                assert said.endswith("."), said


@by_game
def test_a_warning_tells_a_seat_nothing_that_it_does_not_know(game: Game[Any]) -> None:
    """Whatever the others hold: the words before an act are the same."""
    rng = Rng(9)
    sitting = Sitting(game.new(game.seats[0], 9, {}))
    state = sitting.state
    for seat in sitting.turns(rng):
        if state.phase is OVER or state.step >= 250:
            return
        if state.step % 7 == 0:
            other = game.resample(state, seat, rng)
            for action in state.legal(seat):
                if action.verb in game.grave:
                    here = game.warning(state, seat, action)
                    assert here == game.warning(other, seat, action)
        sitting.apply(seat, rng.pick(state.legal(seat)))


def test_bank_heist_warns_exactly_before_what_shows_who_one_is() -> None:
    """[BH-109] Chance plays Getaways in which everybody has everything to do."""
    shown, unshown = 0, 0
    for seed in range(40):
        game = getaway(
            FIVE,
            hands=dict.fromkeys(("ann", "bob", "cy", "dee"), "speedloader knife adrenaline"),
            attributes={"cy": "gun-jammed"} if seed % 2 else {},
        )
        sitting = Sitting(game.state)
        rng = Rng(seed)
        state = game.state
        for seat in sitting.turns(rng):
            if state.phase is OVER or state.step > 60:
                break
            action = rng.pick(state.legal(seat))
            is_grave = action.verb in BANK_HEIST.grave
            warning = BANK_HEIST.warning(state, seat, action) if is_grave else None
            told = sitting.apply(seat, action)
            if state.phase is OVER:
                break  # after a game all is shown anyway
            is_shown = any(one.kind == "revealed" and one.seat == seat for one in told)
            says_so = warning is not None and warning.id.startswith("warn-shows")
            assert is_shown == says_so, (seed, action)
            shown += is_shown
            unshown += not is_shown
    assert shown > 10
    assert unshown > 100


def warned(game: Any, name: str) -> dict[str, str]:
    """By action: the warnings somebody gets now."""
    seat = game.seat(name)
    found = {}
    for action in game.state.legal(seat):
        is_grave = action.verb in BANK_HEIST.grave
        warning = BANK_HEIST.warning(game.state, seat, action) if is_grave else None
        if warning is not None:
            found[BANK_HEIST.notation.text(action)] = warning.id
    return found


def test_an_agent_hears_that_handcuffs_show_them_but_only_once() -> None:
    game = getaway(FIVE, turn="bob")
    assert warned(game, "bob")["handcuff p0"] == "warn-shows-agent"  # [BH-151]

    known = getaway(FIVE, turn="bob", revealed="bob")
    assert warned(known, "bob")["handcuff p0"] == "warn-final"


def test_a_vest_is_no_secret_any_more_when_it_has_shown_its_agent() -> None:
    game = getaway(FIVE)
    game.do("ann: shoot bob")
    assert warned(game, "bob") == {"vest": "warn-shows-agent", "accept": "warn-dead"}
    game.do("bob: vest")
    assert warned(game, "bob") == {"return-fire": "warn-final"}


def test_whoever_lets_the_poison_work_is_told_that_it_kills() -> None:
    """[BH-191] Without an attack on the table: asked for one, the warning once failed."""
    game = getaway(
        FIVE, attributes={"ann": "poisoned"}, poison_turns=1, hands={"ann": "adrenaline"}
    )
    game.do("ann: pass")
    assert game.phase == "poison"
    assert warned(game, "ann") == {"accept": "warn-dead"}
