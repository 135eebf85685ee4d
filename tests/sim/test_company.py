"""Company, measured: sensible bots keep their habits, and the measure sees who does not."""

from collections.abc import Sequence
from typing import Any

import pytest

from hideout.bots import make_bot
from hideout.bots.bank_heist.belief import Belief
from hideout.bots.bank_heist.bot import BankHeistBot
from hideout.bots.bank_heist.friends import HARM, knows_as_friend
from hideout.bots.habits import Habit
from hideout.bots.heat.bot import HeatBot
from hideout.bots.ladder import RUNGS
from hideout.bots.millions_of_dollars.bot import MillionsBot, NumericView
from hideout.bots.players import Players
from hideout.bots.search import SearchBot
from hideout.engine.core import EVERYONE, Event
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting
from hideout.games import GAMES, find_game
from hideout.games.bank_heist.actions import is_claim
from hideout.games.bank_heist.cards import AGENT, CREW
from hideout.games.bank_heist.shown import View
from hideout.games.bank_heist.state import HeistState
from hideout.games.millions_of_dollars.cards import BRUTE, DRIVER, ROLES
from hideout.sim.company import HabitSeen, measure
from hideout.sim.series import Series

MEASURED = sorted(GAMES)
FEW = {"bank-heist": 5, "heat": 4, "heist-hustle": 4, "millions-of-dollars": 4, "oceans-heist": 4}
SLACK = 0.1  # that chance may add or take in a few games; what must never be stays at none
SEATS = FEW | {"bank-heist": 6, "millions-of-dollars": 5}
RARE = {"bails"}  # only by a house rule
LEARNED = {  # levels that ask a net, and take a while
    ("heat", "sharp"), ("heat", "shark"), ("millions-of-dollars", "sharp"),
    ("millions-of-dollars", "shark"), ("oceans-heist", "shark"),
}  # fmt: skip
FOR_MATES = {"suggests", "answered", "begins", "remarks"}  # of which a team of one has none


def company(
    game: str, bots: str, games: int, seats: int = 0, seed: int = 11
) -> dict[str, HabitSeen]:
    series = Series(game, seats or SEATS[game], games, (bots,), seed, {})
    return {seen.habit.name: seen for seen in measure(series)}


def bad_habits(seen: dict[str, HabitSeen], slack: float = 0.0) -> dict[str, float]:
    return {name: one.share() for name, one in seen.items() if not one.is_kept(slack)}


@pytest.mark.slow
@pytest.mark.parametrize("game", MEASURED)
def test_sensible_bots_are_good_company(game: str) -> None:
    seen = company(game, "heuristic", 40)

    untried = {name for name, one in seen.items() if not one.chances}
    assert untried <= RARE, "something was never put to the test"
    assert bad_habits(seen) == {}


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("rung", RUNGS)
@pytest.mark.parametrize("game", MEASURED)
def test_every_level_that_people_choose_is_good_company(game: str, rung: str) -> None:
    """At the usual table, over hundreds of games where they are quick."""
    games = 40 if (game, rung) in LEARNED else 100 if game == "oceans-heist" else 200

    assert bad_habits(company(game, rung, games, seats=FEW[game])) == {}


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("rung", RUNGS)
@pytest.mark.parametrize("game", MEASURED)
def test_every_level_is_good_company_at_the_smallest_and_the_largest_table(
    game: str, rung: str
) -> None:
    """Over a few games, so that only what is far from good is seen; `make long` plays hundreds."""
    games = 8 if (game, rung) in LEARNED else 16
    sizes = find_game(game).seats
    least, most = sizes[0], sizes[-1]

    bad = {seats: bad_habits(company(game, rung, games, seats), SLACK) for seats in (least, most)}
    if game == "oceans-heist":
        bad[least] = {name: bad[least][name] for name in bad[least] if name not in FOR_MATES}
    assert bad == {least: {}, most: {}}


def event(kind: str, seat: int, a: int = -1, b: int = -1) -> Event:
    return Event(kind, seat, a, b, EVERYONE)


def test_in_bank_heist_the_word_of_who_was_wrong_counts_less() -> None:
    belief = Belief(0, 5)
    claim = event("claim-suspect", 1, 4)
    belief._claim(claim)
    shift = belief.factors[4][AGENT]
    belief.masks[2], belief.masks[3] = 1 << CREW, 1 << AGENT
    for wrong in (event("claim-suspect", 1, 2), event("claim-trust", 1, 3)):
        belief._claim(wrong)

    assert belief.truth(1) == pytest.approx(1 / 3)
    assert belief.truth(2) == 1.0
    before = belief.factors[4][AGENT]
    belief._claim(claim)
    assert 1.0 < belief.factors[4][AGENT] / before < shift


@pytest.mark.parametrize("lies", [0, 4])
def test_the_more_lies_the_less_a_claim_counts_in_millions_of_dollars(lies: int) -> None:
    game = find_game("millions-of-dollars")
    view: Any = game.view(game.new(4, 1, {}), 0)
    table = NumericView(view)
    bot = MillionsBot(game, 0, 4, Rng(1))
    plain = bot.likelihood(table, 1, DRIVER)
    for number in range(lies):
        bot.listen([event("claims", 1, BRUTE), event("reveals", 1, 1, DRIVER)])
        bot.listen([event("loot", -1, 0, number + 2)])
    bot.sent[1] = [1.0] * len(ROLES)  # only the words are to count here
    bot.listen([event("claims", 1, DRIVER)])

    believed = bot.likelihood(table, 1, DRIVER) / plain
    assert believed == pytest.approx(1.5 if not lies else 1.1)


def test_in_heat_a_liars_word_is_worth_less_than_that_of_somebody_truthful() -> None:
    bot = HeatBot(find_game("heat"), 0, 4, Rng(1))
    for _ in range(3):
        bot.listen([event("stage", -1), event("claims", 1, 5), event("plays", 1, 5)])
        bot.listen([event("claims", 2, 5), event("plays", 2, 6)])

    assert bot.trust[2] < 0.2 < 0.5 == bot.trust[3] < 0.8 < bot.trust[1]


@pytest.mark.slow
def test_two_characters_each_are_no_worse_company() -> None:
    seen = company("millions-of-dollars", "heuristic", 25, seats=3)

    never = {name: seen[name].share() for name in ("repeated", "wavering", "renewed")}
    assert never == {"repeated": 0.0, "wavering": 0.0, "renewed": 0.0}
    assert seen["answered"].is_kept()


@pytest.mark.parametrize("game", MEASURED)
def test_liars_tell_nothing_that_the_table_can_see_through(game: str) -> None:
    seen = company(game, "heuristic+liar+talkative", 12)

    assert all(seen[name].share() == 0.0 for name in ("impossible", "repeated") if name in seen)


class Turncoat(BankHeistBot):
    """Says whatever comes first, and turns on its partner."""

    def act(self, view: View, legal: Sequence[Action], events: Sequence[Event]) -> Action | None:
        advice = super().act(view, legal, events)
        bad = [a for a in legal if (a.verb in HARM and a.a == view["partner"]) or is_claim(a)]
        return bad[0] if bad else advice


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "bots", "bad"),
    [
        ("heat", "random", {"impossible", "true"}),
        ("millions-of-dollars", "random", {"repeated", "renewed", "answered"}),
        ("bank-heist", f"{__name__}:Turncoat", {"repeated", "impossible", "unfriendly"}),
        ("oceans-heist", "random", {"suggests", "meddling"}),
    ],
)
def test_bad_company_is_found_out(game: str, bots: str, bad: set[str]) -> None:
    seen = company(game, bots, 25)

    assert bad <= {name for name, one in seen.items() if not one.is_kept()}


@pytest.mark.slow
def test_a_measure_is_the_same_however_the_work_is_shared() -> None:
    series = Series("heat", 3, 3, ("heuristic",), 5, {})

    assert measure(series, jobs=2) == measure(series, jobs=1)


def test_with_a_house_rule_nobody_leaves_the_others_alone_too_often() -> None:
    series = Series("heist-hustle", 4, 20, ("heuristic",), 3, {"bail": True})
    (bails,) = [one for one in measure(series) if one.habit.name == "bails"]

    assert bails.chances > 100
    assert bails.is_kept()


def test_a_share_at_a_bound_is_kept() -> None:
    habit = Habit("", "", 0.25, 0.5)

    assert HabitSeen(habit, 1, 4).is_kept()
    assert HabitSeen(habit, 2, 4).is_kept()
    assert not HabitSeen(habit, 3, 4).is_kept()


def test_the_search_does_not_even_think_of_hurting_a_friend() -> None:
    """Wherever a friend could be attacked, a search in that seat leaves it out."""
    game = find_game("bank-heist")
    spared = 0
    for seed in range(12):
        state: HeistState = game.new(6, seed, {})
        sitting, luck = Sitting(state), Rng(seed)
        players = Players(sitting, {s: BankHeistBot(game, s, 6, Rng(s)) for s in range(6)})
        for seat in sitting.turns(luck):
            legal = state.legal(seat)
            unkind = [a for a in legal if a.verb in HARM and knows_as_friend(state, seat, a.a)]
            kind = [a for a in legal if a not in unkind and not is_claim(a)]
            if unkind and kind:
                bot = make_bot("search:200", game, seat, 6, luck)
                assert isinstance(bot, SearchBot)
                view = game.view(state, seat)
                lines = bot._moves(game.resample(state, seat, luck), view, legal, kind[0])
                assert not [line for line in lines if line.first in unkind]
                spared += 1
            action = players.ask(seat)
            if action is not None:
                sitting.apply(seat, action)
    assert spared > 5
