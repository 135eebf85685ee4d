"""Sensible bots: what they buy, lay, place and roll, and that it pays."""

from itertools import combinations, product
from typing import Any

import pytest

from hideout.bots import make_bot
from hideout.bots.oceans_heist.bot import OceansBot
from hideout.bots.oceans_heist.crew import best_stake
from hideout.bots.oceans_heist.foresight import Placements, Prospect, Shortfall, noise, subsets
from hideout.bots.players import play_out
from hideout.engine.drive import Driver
from hideout.engine.rng import Rng
from hideout.games.oceans_heist import GAME
from hideout.games.oceans_heist.cards import KINDS
from hideout.games.oceans_heist.deck import MOST_MAKES
from hideout.games.oceans_heist.kit import sensible_kit
from hideout.games.oceans_heist.solver import Card
from hideout.games.oceans_heist.vectors import amount_of, lacking, pack
from tests.games.oceans_heist.table import EIGHT, Table, in_phase, lay, new_table

rule = pytest.mark.rule

PLAIN = [1.0] * len(KINDS)


def bot_at(game: Table, name: str, luck: int = 1) -> OceansBot:
    seat = game.seat(name)
    bot = make_bot("heuristic", GAME, seat, len(game.names), Rng(luck))
    assert isinstance(bot, OceansBot)
    return bot


def acts(game: Table, name: str, luck: int = 1) -> list[str]:
    """What a bot does in this phase until it confirms, waits or the phase is over."""
    bot = bot_at(game, name, luck)
    seat, phase = game.seat(name), game.state.phase
    done: list[str] = []
    while game.state.phase is phase and len(done) < 100:
        action = bot.act(GAME.view(game.state, seat), game.state.legal(seat), [])
        if action is None:
            break
        done.append(GAME.notation.text(action))
        game.state.apply(seat, action)
    return done


def played(seed: int, crew: str, staff: str, seats: int = 2, **options: Any) -> str:
    state = GAME.new(seats, seed, options)
    levels = [crew, staff] * 5
    bots = [make_bot(levels[seat], GAME, seat, seats, Rng(seed + seat)) for seat in range(seats)]
    play_out(state, bots, Rng(seed))
    return str(GAME.result(state)["ending"])


@pytest.mark.parametrize("seats", [2, 3, 10])
@pytest.mark.parametrize("clocks", [True, False])
def test_tables_of_bots_play_to_the_end(seats: int, clocks: bool) -> None:
    ending = played(seats, "heuristic", "heuristic", seats, clocks=clocks)
    assert ending in ("crew_win", "stalemate", "alarms", "exhausted")


@pytest.mark.parametrize(
    "options",
    [{"carry": "hand"}, {"uses_per_round": "1"}, {"live_counts": True}, {"budget": 4500}],
)
def test_bots_know_every_way_to_play(options: dict[str, Any]) -> None:
    assert played(3, "heuristic", "heuristic", **options)


def test_a_bot_gets_along_with_random_play_on_either_side() -> None:
    for seed in range(3):
        assert played(seed, "random", "heuristic")
        assert played(seed, "heuristic", "random")


@rule("OH-29")
@pytest.mark.parametrize("luck", range(5))
def test_a_kit_uses_the_budget_and_has_some_of_everything(luck: int) -> None:
    s = new_table().state
    kit = sensible_kit(s.deck, s.prices, 5000, 0, 2, Rng(luck))
    assert len(set(kit)) == len(kit)
    assert 4900 <= sum(s.prices[item] for item in kit) <= 5000
    assert 24 <= len(kit) <= 40
    for kind in range(len(KINDS)):
        assert sum(most_units(s.deck.item_gear[item], kind) for item in kit) >= 6


def most_units(gear: int, kind: int) -> int:
    deck = GAME.cards
    return deck.uses[gear] * max([amount_of(make, kind) for make in deck.makes[gear]] + [0])


def test_two_kits_differ_and_one_can_be_had_again() -> None:
    s = new_table().state
    kits = [sensible_kit(s.deck, s.prices, 5000, 0, 2, Rng(luck)) for luck in (1, 1, 2)]
    assert kits[0] == kits[1] != kits[2]


def test_the_staff_chooses_two_globals_and_confirms() -> None:
    game = new_table().do("bob: target t-cash", "bob: confirm", "ann: confirm")
    done = acts(game, "bob")
    assert [text.split()[0] for text in done] == ["choose", "choose", "confirm"]
    assert done[0] != done[1]


def test_the_staff_aims_at_the_situation_more_often_than_not() -> None:
    aimed = 0
    for luck in range(40):
        game = new_table().do("bob: target t-cash", "bob: confirm", "ann: situation s-gala")
        aimed += "choose g-con" in acts(game.do("ann: confirm"), "bob", luck)
    assert 18 <= aimed <= 36


def test_the_staff_fills_its_quota_and_confirms() -> None:
    game = in_phase("prep", round=4, drawn=EIGHT)
    done = acts(game, "bob")
    assert len(done) == 7
    assert [text.split()[0] for text in done].count("lay") == 5
    assert done[-1] == "confirm"


def test_the_staff_lays_what_the_crew_cannot_meet() -> None:
    """Plenty of pick and con lies open; what asks for hack or climb is likelier to be laid."""
    active = "e-pickroll#1 e-pickroll#2 e-dialer#1 e-alias#1 e-uniform#1"
    hard = {"c-elevator#1", "c-lasers#1", "c-dome#1", "c-camwall#1"}
    soft = {"c-keycabinet#1", "c-pitboss#1", "c-chipcage#1", "c-checkpoint#1"}
    laid: list[str] = []
    for luck in range(20):
        game = in_phase("prep", active=active, drawn=" ".join(sorted(hard | soft)))
        acts(game, "bob", luck)
        laid += game.view("bob")["laid"]
    assert sum(name in hard for name in laid) > 65
    assert len(laid) == 80


def test_the_crew_buys_and_confirms() -> None:
    game = new_table().do("bob: target t-cash", "bob: confirm", "ann: confirm")
    done = acts(game, "ann")
    assert done[-1] == "confirm"
    assert game.view("ann")["money_left"] < 100


def test_the_crew_places_what_the_drawn_cards_ask_for() -> None:
    hand = "e-jammer#1 e-charge#1 e-charge#2 e-harness#1"
    drawn = "c-dome#1 c-dome#2 c-timedlock#1 c-timedlock#2"
    game = in_phase("prep", hand=hand, drawn=drawn)
    assert acts(game, "ann") == ["place e-jammer#1", "confirm"]


def test_the_crew_waits_for_crunch_time_if_it_will_see_more() -> None:
    hand = "e-jammer#1 e-charge#1"
    drawn = "c-dome#1 c-dome#2 c-timedlock#1 c-timedlock#2"
    game = in_phase("prep", hand=hand, drawn=drawn, opening="o-dealer")
    assert acts(game, "ann") == ["confirm"]
    lay(game, drawn)
    assert acts(game, "ann") == ["place e-jammer#1", "confirm"]


def test_who_takes_over_a_crew_that_let_prep_time_go_by_still_lays_something() -> None:
    hand = "e-jammer#1 e-charge#1 e-charge#2 e-harness#1"
    drawn = "c-dome#1 c-dome#2 c-timedlock#1 c-timedlock#2"
    game = lay(in_phase("prep", hand=hand, drawn=drawn), drawn).do("ann: confirm")
    assert acts(game, "ann") == ["place e-jammer#1", "confirm"]


def test_in_the_escape_everything_is_placed() -> None:
    hand = "e-jammer#1 e-charge#1 e-badge#1"
    game = in_phase("prep", round=5, hand=hand, drawn=EIGHT)
    done = acts(game, "ann")
    assert done == ["place e-jammer#1", "place e-badge#1", "place e-charge#1", "confirm"]


def test_the_crew_assigns_the_best_plan() -> None:
    game = in_phase("assign", active="e-jammer#1", standing="c-dome#1 c-dogs#1")
    assert acts(game, "ann") == ["auto", "confirm"]
    assert game.standing == ["c-dogs#1"]


def test_a_crew_that_has_given_the_target_up_pays_for_the_rest() -> None:
    game = in_phase(
        "assign", round=4, active="e-emp#1 e-laptop#1 e-harness#1",
        standing="u-pedestal c-dome#1 c-elevator#1", globals="g-con g-wing",
    )  # fmt: skip
    bot = bot_at(game, "ann")
    bot.crew.wants_target = False
    bot.sight.look(game.view("ann"))
    for action in bot.crew.assign():
        game.state.apply(0, action)
    assert sorted(game.view("ann")["plan"]["pays"]) == ["c-dome#1", "c-elevator#1", "u-pedestal"]
    tight = in_phase(
        "assign", round=4, active="e-emp#1 e-harness#1",
        standing="u-pedestal c-dome#1", globals="g-con g-wing",
    )  # fmt: skip
    bot = bot_at(tight, "ann")
    bot.crew.wants_target = False
    bot.sight.look(tight.view("ann"))
    for action in bot.crew.assign():
        tight.state.apply(0, action)
    assert tight.view("ann")["plan"]["pays"] == {"c-dome#1": "a"}


def test_wing_it_first_with_what_is_lost_anyway() -> None:
    game = in_phase("wing", hand="e-laptop#1", active="e-smoke#1", standing="c-dogs#1")
    done = acts(game, "ann")
    assert done == ["aim c-dogs#1", "stake e-smoke#1 1", "attempt"]


def test_with_nothing_to_lose_but_good_cards_the_crew_stops() -> None:
    game = in_phase("wing", hand="e-laptop#1", standing="c-dogs#1")
    assert acts(game, "ann") == ["stop"]


def test_in_danger_the_crew_spends_hand_cards() -> None:
    hand = "e-laptop#1 e-badge#1 e-badge#2 e-smoke#1 e-firecrackers#1"
    game = in_phase("wing", hand=hand, standing="c-dogs#1", alarms=5, globals="g-con g-vault")
    done = acts(game, "ann")
    assert done[-1] == "attempt"
    assert sum(text.startswith("stake") for text in done) == 5


@pytest.mark.parametrize(
    ("targets", "cards", "most", "stake"),
    [(1, 6, 6, 6), (1, 3, 6, 3), (1, 9, 6, 6), (2, 12, 6, 6), (1, 1, 6, 1), (1, 8, 2, 2)],
)
def test_how_many_cards_an_attempt_deserves(
    targets: int, cards: int, most: int, stake: int
) -> None:
    assert best_stake(targets, cards, most) == stake


def test_a_bot_that_is_not_captain_leaves_the_draft_alone() -> None:
    game = in_phase("prep", seats=4, hand="e-jammer#1 e-charge#1", drawn=EIGHT)
    assert acts(game, "cy") == []
    game.do("table: captain cy")
    assert acts(game, "cy")[-1] == "confirm"


def test_a_captain_bot_keeps_what_teammates_have_done() -> None:
    game = in_phase("prep", seats=4, hand="e-jammer#1 e-charge#1 e-badge#1", drawn=EIGHT)
    game.do("cy: place e-badge#1")
    acts(game, "ann")
    assert "e-badge#1" in game.at("prep")


def test_a_bot_does_not_withdraw_what_it_has_confirmed() -> None:
    game = in_phase("prep", drawn=EIGHT).do("ann: confirm")
    assert acts(game, "ann") == []


# What bots ask


def test_subsets_are_every_choice_once() -> None:
    assert len(subsets(8, 4)) == 70
    assert subsets(3, 3) == [[0, 1, 2]]
    assert subsets(2, 0) == [[]]
    assert subsets(16, 8) == []  # too many to look at


def test_shortfall_is_the_least_over_all_alternatives() -> None:
    hack, sneak = pack([(0, 1)]), pack([(1, 1)])
    needs = [[hack * 2, sneak * 3], [hack * 3]]
    plain = Shortfall(PLAIN)
    assert plain.least(0, needs) == 5.0
    assert plain.least(hack * 3, needs) == 2.0
    assert plain.least(hack * 3 + sneak * 3, needs) == 0.0
    assert Shortfall([4.0, *PLAIN[1:]]).least(0, needs) == 15.0  # hack is dear: sneak 3, hack 3


def random_needs(rng: Rng, count: int) -> list[list[int]]:
    """Defenses that ask for one thing or another."""
    return [
        [
            pack([(rng.below(7), 1 + rng.below(3)), (rng.below(7), 1)])
            for _ in range(1 + rng.below(2))
        ]
        for _ in range(count)
    ]


def test_the_least_that_lacks_is_that_of_the_best_of_all_choices() -> None:
    prices = Shortfall([1.0 + kind / 4 for kind in range(len(KINDS))])
    for luck in range(40):
        rng = Rng(luck)
        needs = random_needs(rng, 4)
        pool = pack([(kind, rng.below(4)) for kind in range(len(KINDS))])
        found = []
        for ways in product(*needs):
            left, lacks = pool, 0.0
            for need in ways:
                lacks += prices.weigh(lacking(need, left))
                left = lacking(left, need)
            found.append(lacks)
        assert prices.least(pool, needs) == min(found)


@pytest.mark.parametrize("count", [8, 16])
def test_placements_fill_the_quota(count: int) -> None:
    drawn = [[pack([(kind % 7, 1 + kind % 3)])] for kind in range(count)]
    placements = Placements(drawn, [0.0] * count, [], 0, Shortfall(PLAIN), count // 2)
    chosen = placements.pick(0.0, Rng(1))
    assert len(set(chosen)) == count // 2
    assert {place % 3 for place in chosen} <= {1, 2}  # the hardest, if there is no noise


def test_noise_is_centred() -> None:
    rng = Rng(4)
    numbers = [noise(rng) for _ in range(4000)]
    assert abs(sum(numbers) / 4000) < 0.06
    assert 0.9 < sum(number * number for number in numbers) / 4000 < 1.1


def test_an_outlook_adds_cards_only_while_they_pay() -> None:
    hack, lure = pack([(0, 1)]), pack([(4, 1)])
    outlook = Prospect(0, 0)
    outlook.add([[hack * 2], [lure * 2]], [300, 300])
    outlook.add([[hack * 2], [hack * 2]], [300, 300])
    cards = [Card([vector], 1, 0, False, 0, 1) for vector in (hack * 2, hack * 2, lure)]
    assert outlook.value([]) == 0.0
    assert outlook.value([cards[0]]) == 300.0
    assert outlook.choose([], cards, [100.0, 100.0, 100.0]) == [0, 1]
    assert outlook.choose([], cards, [100.0, 400.0, 100.0]) == [0]


def test_an_outlook_finds_pairs_of_which_neither_card_pays_alone() -> None:
    hack, lure = pack([(0, 1)]), pack([(4, 1)])
    outlook = Prospect(0, 0)
    outlook.add([[hack + lure]], [300])
    cards = [Card([vector], 1, 0, False, 0, 1) for vector in (hack, lure)]
    assert sorted(outlook.choose([], cards, [100.0, 100.0])) == [0, 1]


def chosen_plainly(
    outlook: Prospect, options: list[Card], costs: list[float]
) -> tuple[list[int], float]:
    """The first step: the single card that gains most, or the pair."""
    best: list[int] = []
    best_gain = 0.0
    for size in (1, 2):
        for chosen in combinations(range(len(options)), size):
            gain = outlook.value([options[i] for i in chosen]) - outlook.value([])
            for i in chosen:
                gain -= costs[i]
            if gain > best_gain:
                best, best_gain = list(chosen), gain
        if best:
            break
    return best, best_gain


def test_what_cannot_gain_most_may_be_left_out() -> None:
    """With cards that make one thing or another, and a Situation that boosts some of them."""
    sizes = set()
    for luck in range(60):
        rng = Rng(luck)
        outlook = Prospect(pack([(rng.below(7), 1)]), 2)
        for _ in range(3):
            outlook.add(random_needs(rng, 3), [300 * (1 + rng.below(3)) for _ in range(3)])
        cards = []
        for _ in range(6):
            makes = [pack([(rng.below(7), 1 + rng.below(3))]) for _ in range(1 + rng.below(3))]
            cards.append(Card(makes, 1 + rng.below(2), 0, rng.below(2) == 0, 0, 1))
        costs = [50.0 + rng.below(600) for _ in cards]
        first, gain = chosen_plainly(outlook, cards, costs)
        chosen = outlook.choose([], cards, costs)
        worth = outlook.value([cards[i] for i in chosen]) - sum([costs[i] for i in chosen])
        sizes.add(len(first))
        assert bool(chosen) == bool(first)
        assert worth > gain - 1e-6
        if len(chosen) <= len(first):
            assert sorted(chosen) == first
    assert sizes == {0, 1, 2}


@pytest.mark.slow
@pytest.mark.compiled
def test_skill_pays_on_both_sides() -> None:
    """The full figures are in the rule book's balance record; this is their direction."""
    games = range(30)
    sensible = [played(seed, "heuristic", "heuristic") for seed in games]
    easy = [played(seed, "heuristic", "random") for seed in games]
    assert sensible.count("crew_win") >= 6
    assert easy.count("crew_win") > sensible.count("crew_win")
    assert [played(seed, "random", "heuristic") for seed in range(8)].count("crew_win") == 0


def test_a_driver_gives_captains_time_for_a_whole_kit() -> None:
    """A simulated captain acts often enough to buy thirty cards before the clock runs out."""
    state = GAME.new(2, 1, {})
    bots = [make_bot("heuristic", GAME, seat, 2, Rng(seat)) for seat in range(2)]
    driver = Driver(state, Rng(1))
    while state.phase.name != "reveal":
        seat = driver.next_seat()
        action = (
            driver.clock
            if seat < 0
            else bots[seat].act(GAME.view(state, seat), state.legal(seat), [])
        )
        if action is not None:
            assert GAME.notation.text(action) != "time-up"
            state.apply(seat, action)
    assert state.count_at(1) > 20


def test_every_make_of_the_deck_fits_the_vocabulary() -> None:
    assert max(len(makes) for makes in GAME.cards.makes) <= MOST_MAKES
