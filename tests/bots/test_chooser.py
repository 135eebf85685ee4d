"""Bots that choose among whole plans: what there is to choose from, and that nobody peeks."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hideout.bots import make_bot
from hideout.bots.learned.chooser import ChoosingBot, figures_of
from hideout.bots.learned.net import ArrayNet, PlainNet
from hideout.bots.learned.weights import path_of, read_weights, write_weights
from hideout.bots.oceans_heist.bot import OceansBot
from hideout.bots.oceans_heist.kits import Shop
from hideout.bots.oceans_heist.plans import OceansPlans
from hideout.bots.outlook import Line
from hideout.bots.players import Players
from hideout.engine.core import Seat
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting
from hideout.games import find_game
from hideout.games.oceans_heist.actions import BUY, CONFIRM

GAME: Any = find_game("oceans-heist")
PLANS = OceansPlans()
KEPT = {("prepare", 0), ("prep", 1), ("prep", 4), ("crunch", 4), ("wing", 2), ("wing", 5)}


def scenes(seats: int, seed: int) -> Iterator[tuple[Sitting, Seat, OceansBot]]:
    """A game of sensible bots, stopped wherever a captain is about to plan; and its advisor."""
    sitting = Sitting(GAME.new(seats, seed, {}))
    state = sitting.state
    players = Players(
        sitting, {seat: OceansBot(GAME, seat, seats, Rng(seat)) for seat in range(seats)}
    )
    known: set[tuple[object, ...]] = set()
    for seat in sitting.turns(Rng(seed)):
        view = GAME.view(state, seat)
        where = (view["phase"], view["round"], view["attempts"], view["side"])
        if view["captains"][view["side"]] == seat and where not in known:
            known.add(where)
            advisor = OceansBot(GAME, seat, seats, Rng(5))
            for event in sitting.heard(seat):
                advisor.staff.hear(event)
                advisor.crew.hear(event)
            yield sitting, seat, advisor
        action = players.ask(seat)
        if action is not None:
            sitting.apply(seat, action)


def test_every_plan_can_be_carried_out_and_comes_to_figures_of_its_own() -> None:
    width = len(figures_of(GAME).columns)
    seen = set()
    for sitting, seat, advisor in scenes(2, 4):
        state = sitting.state
        view, legal = GAME.view(state, seat), state.legal(seat)
        advice = advisor.act(view, legal, ())
        if not PLANS.has_choice(advisor, view):
            continue
        seen.add((view["side"], view["phase"]))
        others = PLANS.others(advisor, view, legal, Rng(1), True)
        few = PLANS.others(advisor, view, legal, Rng(1), False)
        alike = PLANS.like(advisor, view, others[-1], Rng(2))
        assert few
        tell = PLANS.teller(advisor, view)
        own = Line(advice, (*advisor.plan, CONFIRM))
        for line in [own, others[0], others[-1], *alike[:2]]:
            assert len(tell(line)) == width
            table = state.clone()
            for action in (line.first, *line.rest):
                if action is CONFIRM and view["phase"] == "wing":
                    break  # the attempt was all
                assert action in table.legal(seat), f"{view['phase']}: {action} of {line}"
                table.apply(seat, action)
                if action is CONFIRM:
                    break  # the same word again is for a plan without edits
    assert len(seen) == 8  # Target, Globals, Defenses; Situation, kit, cards twice, Wing It


def test_kits_cost_what_there_is_and_take_what_there_is() -> None:
    shop = Shop(GAME.cards, 0)
    for luck in range(20):
        rng = Rng(luck)
        kit = shop.draw_kit(5000, rng)
        assert len(set(kit)) == len(kit)
        assert 4500 < sum(shop.prices[GAME.cards.item_gear[item]] for item in kit) <= 5000
        assert kit != shop.draw_kit(5000, rng)


def test_what_somebody_has_begun_is_not_planned_anew() -> None:
    for sitting, seat, advisor in scenes(4, 2):
        state = sitting.state
        view = GAME.view(state, seat)
        if view["phase"] == "prepare" and view["side"] == "crew":
            advisor.act(view, state.legal(seat), ())
            assert PLANS.has_choice(advisor, view)
            state.apply(seat, BUY[0])
            assert not PLANS.has_choice(advisor, GAME.view(state, seat))
            return
    pytest.fail("nobody went shopping")


@pytest.mark.slow
def test_it_chooses_the_same_whatever_it_cannot_know() -> None:
    """In the midst of a game, where the other team has bought, laid and placed."""
    tried = 0
    for sitting, seat, _ in scenes(2, 3):
        state = sitting.state
        view = GAME.view(state, seat)
        if (view["phase"], view["round"]) not in KEPT:
            continue
        tried += 1
        moves = []
        for table in (state, GAME.resample(state, seat, Rng(tried))):
            bot = make_bot("learned", GAME, seat, 2, Rng(9))
            bot.draw_world(table)
            heard = sitting.heard(seat)
            first = bot.act(GAME.view(table, seat), table.legal(seat), heard)
            assert isinstance(bot, ChoosingBot)
            assert isinstance(bot.advisor, OceansBot)
            moves.append((first, *bot.advisor.plan))
        assert moves[0] == moves[1]
    assert tried >= 6


def test_bots_that_are_not_captains_leave_the_draft_alone() -> None:
    state = GAME.new(6, 1, {})
    captains = set(GAME.view(state, 0)["captains"].values())
    for seat in state.pending():
        bot = make_bot("learned", GAME, seat, 6, Rng(1))
        action = bot.act(GAME.view(state, seat), state.legal(seat), [])
        assert (action is None) == (seat not in captains)


def test_with_and_without_numpy_it_thinks_the_same() -> None:
    weights = read_weights(path_of(GAME))
    width = len(figures_of(GAME).columns)
    rows = [[Rng(luck * width + i).below(100) / 100 for i in range(width)] for luck in range(3)]

    quick, plain = ArrayNet(weights).worths(rows), PlainNet(weights).worths(rows)

    assert plain == pytest.approx(quick, abs=1e-3)


def test_weights_for_other_figures_are_refused(tmp_path: Path) -> None:
    weights = read_weights(path_of(GAME))
    path = tmp_path / "oceans-heist.weights"
    write_weights(path, {**weights.about, "names": "0" * 64}, weights.layers)

    with pytest.raises(BadData, match="hideout train oceans-heist"):
        ChoosingBot(GAME, 0, 2, Rng(1), path)
