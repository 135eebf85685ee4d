"""The heist roll and the spinner: who gets how many points. [HH-46 .. HH-68]"""

from typing import Any

import pytest

from hideout.games.heist_hustle import GAME
from hideout.games.heist_hustle.scoring import rounded_up
from tests.games.heist_hustle.table import WEAPONS, crew, heist, no_wild

rule = pytest.mark.rule

LOCATIONS = list(zip(GAME.cards.locations, GAME.cards.points, strict=True))


def own_points(points: int) -> dict[str, Any]:
    """The printed deck, with the pawn shop worth something else."""
    deck: dict[str, Any] = GAME.cards.tables()
    deck["locations"][0]["points"] = points
    return deck


# Worked examples


@rule("HH-47", "HH-48", "HH-49", "HH-57")
def test_example_crowbar() -> None:
    weapons = {"ann": "dynamite", "bob": "crowbar", "cy": "disguise", "dee": "laptop"}
    game = heist(weapons, location="armored-truck").roll(4).spin("crowbar")
    assert game.round_points == {"ann": 25, "bob": 13, "cy": 9, "dee": 9}
    assert game.line("bob") == [9, 4, 0, 0]


@rule("HH-52", "HH-58")
def test_example_disguise() -> None:
    weapons = {"ann": "dynamite", "bob": "crowbar", "cy": "disguise", "dee": "laptop"}
    game = heist(weapons, location="armored-truck").roll(3).spin("disguise")
    assert game.round_points == {"ann": 0, "bob": 0, "cy": -3, "dee": 0}
    assert game.line("cy") == [0, -3, 0, 0]


@rule("HH-49", "HH-50")
def test_example_rounding_in_whole_numbers() -> None:
    assert rounded_up(15_568, 1_000) == 16
    assert rounded_up(151, 10) == 16
    assert rounded_up(150, 10) == 15
    # No fraction is too small to count, however large the sum.
    assert rounded_up(10**30 + 1, 10) == 10**29 + 1
    assert rounded_up(10**30, 10) == 10**29


@rule("HH-49")
@pytest.mark.parametrize(
    ("seats", "points", "share"),
    [
        (8, 218, 16),  # 15.571
        (6, 151, 16),  # 15.1
        (6, 150, 15),
        (6, 149, 15),  # 14.9
        (10, 1, 1),  # 0.056
    ],
)
def test_shares_are_rounded_up_at_the_table(seats: int, points: int, share: int) -> None:
    game = GAME.with_deck(own_points(points))
    table = heist(crew(seats), location="pawn-shop", game=game).roll(2).spin("dynamite")
    assert table.line("bob")[0] == share
    assert table.line("ann")[0] == (points + 1) // 2


@rule("HH-61", "HH-64", "HH-67")
def test_example_all_three() -> None:
    weapons = {"ann": "crowbar", "bob": "disguise", "cy": "dynamite"}
    weapons |= {"dee": "laptop", "eve": "smoke-bomb"}
    game = heist(weapons, location="casino-vault", wild="dee", named="laptop")
    game.roll(6).spin("laptop")
    assert game.round_points == {"ann": 40, "bob": 10, "cy": 10, "dee": 76, "eve": 10}
    assert game.line("dee") == [10, 6, 60, 0]


@rule("HH-58", "HH-62", "HH-64")
def test_example_all_three_with_a_failure() -> None:
    weapons = {"ann": "crowbar", "bob": "disguise", "cy": "dynamite"}
    weapons |= {"dee": "laptop", "eve": "smoke-bomb"}
    game = heist(weapons, location="casino-vault", wild="dee", named="laptop")
    game.roll(5).spin("laptop")
    assert game.round_points == {"ann": 0, "bob": 0, "cy": 0, "dee": -30, "eve": 0}
    assert game.line("dee") == [0, -5, -25, 0]


@rule("HH-65", "HH-66")
def test_example_doubled_by_another() -> None:
    weapons = {"ann": "crowbar", "bob": "disguise", "cy": "lock-picks"}
    weapons |= {"dee": "dynamite", "eve": "laptop"}
    game = heist(weapons, location="casino-vault", wild="dee", named="laptop")
    game.roll(2).spin("laptop")
    assert game.round_points == {"ann": 40, "bob": 10, "cy": 10, "dee": 30, "eve": 12}


# The roll


@rule("HH-46", "HH-52")
@pytest.mark.parametrize(("die", "succeeds"), [(n, n in (2, 4, 6)) for n in range(1, 7)])
def test_even_rolls_succeed_and_odd_ones_fail(die: int, succeeds: bool) -> None:
    game = heist(crew(3), location="gold-reserve").roll(die).spin("dynamite")
    expected = {"ann": 50, "bob": 25, "cy": 25} if succeeds else {"ann": 0, "bob": 0, "cy": 0}
    assert game.round_points == expected


@rule("HH-46")
def test_only_the_mastermind_rolls_and_only_once() -> None:
    game = heist(crew(3))
    assert game.refuses("bob: roll") == "HH-46"
    game.roll(2)
    assert game.refuses("ann: roll") == "HH-46"


@rule("HH-47", "HH-48", "HH-50")
@pytest.mark.parametrize(
    ("seats", "shares"),
    [
        # ceil(L / 2), then ceil(L / (2 (n - 1))), for L = 35 and for L = 45
        (2, ((18, 18), (23, 23))),
        (3, ((18, 9), (23, 12))),
        (4, ((18, 6), (23, 8))),
        (5, ((18, 5), (23, 6))),
        (6, ((18, 4), (23, 5))),
        (7, ((18, 3), (23, 4))),
        (8, ((18, 3), (23, 4))),
        (9, ((18, 3), (23, 3))),
        (10, ((18, 2), (23, 3))),
    ],
)
def test_the_exact_half_is_divided(seats: int, shares: tuple[tuple[int, int], ...]) -> None:
    for location, (lead, other) in zip(("pawn-shop", "art-gallery"), shares, strict=True):
        game = heist(crew(seats), location=location).roll(2).spin("dynamite")
        heists = [game.line(name)[0] for name in game.names]
        assert heists == [lead] + [other] * (seats - 1)


@rule("HH-50")
def test_the_sum_may_exceed_the_location() -> None:
    game = heist(crew(4), location="art-gallery").roll(4).spin("dynamite")
    assert sum(game.round_points.values()) == 23 + 8 + 8 + 8 == 47


@rule("HH-51")
@pytest.mark.parametrize(("location", "points"), LOCATIONS)
def test_two_players_receive_the_same(location: str, points: int) -> None:
    game = heist(crew(2), location=location).roll(2).spin("dynamite")
    assert game.round_points == {"ann": (points + 1) // 2, "bob": (points + 1) // 2}


@rule("HH-48")
def test_the_share_does_not_depend_on_weapons() -> None:
    weapons = {"ann": "crowbar laptop dynamite", "bob": "disguise", "cy": "lock-picks"}
    game = heist(weapons, wild="cy", named="unused").roll(6).spin("smoke-bomb")
    assert game.round_points == {"ann": 25, "bob": 13, "cy": 13}


# The spinner


@rule("HH-53")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_mastermind_spins_whatever_he_rolled(die: int) -> None:
    game = heist(crew(3)).roll(die)
    assert (game.phase, game.waits_for) == ("spin", ["ann"])
    assert game.refuses("bob: spin") == "HH-53"


@rule("HH-54")
def test_every_sector_has_the_same_chance_and_there_are_no_lines() -> None:
    hits = [0] * 10
    for seed in range(4000):
        game = heist(crew(2), phase="spin", table={"die": 2})
        game.state.rng = GAME.new(2, seed, {}).rng
        game.do("ann: spin")
        (event,) = [e for e in game.state.events or [] if e.kind == "spun"]
        hits[event.a] += 1
        assert "line" not in game.kinds()
    # 400 expected, standard deviation 19
    assert all(320 < count < 480 for count in hits), hits


@rule("HH-54", "HH-55")
def test_on_a_line_the_mastermind_spins_again() -> None:
    game = heist(crew(3), line_percent=20).roll(4)
    game.luck(19).do("ann: spin")
    assert (game.phase, game.waits_for, game.kinds()[-1]) == ("spin", ["ann"], "line")
    assert game.refuses("ann: roll") == "HH-46"  # the die stays as rolled
    game.luck(20, 1).do("ann: spin")
    assert game.line("bob") == [13, 4, 0, 0]


@rule("HH-56")
def test_after_twenty_lines_a_sector_has_to_come() -> None:
    game = heist(crew(3), line_percent=20).roll(3)
    for spin in range(20):
        assert game.view("bob")["lines"] == spin
        game.luck(0).do("ann: spin")
    game.luck(1).do("ann: spin")  # asked for a sector, no longer for a line
    assert game.luck_is_used()
    assert game.line("bob") == [0, -3, 0, 0]
    assert game.kinds().count("line") == 20


@rule("HH-56")
def test_lines_are_counted_anew_each_round() -> None:
    game = heist(crew(2), line_percent=5).roll(3).luck(4).do("ann: spin").spin("dynamite")
    assert game.view("ann")["lines"] == 0


@rule("HH-57")
@pytest.mark.parametrize("die", [2, 4, 6])
def test_a_hit_after_a_success_brings_the_die(die: int) -> None:
    game = heist(crew(3)).roll(die).spin("disguise")
    assert [game.line(name)[1] for name in ("ann", "bob", "cy")] == [0, die, 0]


@rule("HH-58")
@pytest.mark.parametrize("die", [1, 3, 5])
def test_a_hit_after_a_failure_costs_the_die(die: int) -> None:
    game = heist(crew(3)).roll(die).spin("lock-picks")
    assert [game.line(name)[1] for name in ("ann", "bob", "cy")] == [0, 0, -die]


@rule("HH-59")
@pytest.mark.parametrize("die", [5, 6])
@pytest.mark.parametrize("weapon", WEAPONS[3:])
def test_a_weapon_nobody_played_scores_nothing(die: int, weapon: str) -> None:
    game = heist(crew(3)).roll(die).spin(weapon)
    assert [game.line(name)[1] for name in ("ann", "bob", "cy")] == [0, 0, 0]


@rule("HH-60")
@pytest.mark.parametrize(("die", "points"), [(6, 6), (5, -5)])
@pytest.mark.parametrize("weapon", ["crowbar", "laptop", "dynamite"])
def test_a_mastermind_with_three_weapons_is_hit_once(die: int, points: int, weapon: str) -> None:
    game = heist({"ann": "crowbar laptop dynamite", "bob": "disguise"}).roll(die).spin(weapon)
    assert game.line("ann")[1] == points
    assert game.line("bob")[1] == 0


@rule("HH-61", "HH-65")
@pytest.mark.parametrize(("die", "points"), [(2, 20), (4, 40), (6, 60)])
def test_the_wild_card_brings_ten_times_the_die(die: int, points: int) -> None:
    game = heist(crew(3), wild="cy", named="dynamite").roll(die).spin("dynamite")
    assert game.line("cy") == [13, 0, points, 0]


@rule("HH-62", "HH-65")
@pytest.mark.parametrize(("die", "points"), [(1, -5), (3, -15), (5, -25)])
def test_the_wild_card_costs_five_times_the_die(die: int, points: int) -> None:
    game = heist(crew(3), wild="cy", named="dynamite").roll(die).spin("dynamite")
    assert game.line("cy") == [0, 0, points, 0]


@rule("HH-63")
@pytest.mark.parametrize("die", [5, 6])
@pytest.mark.parametrize("weapon", WEAPONS[:-1])
def test_on_any_other_weapon_the_wild_card_scores_nothing(die: int, weapon: str) -> None:
    game = heist(crew(3), wild="cy", named="dynamite").roll(die).spin(weapon)
    assert [game.line(name)[2] for name in ("ann", "bob", "cy")] == [0, 0, 0]


@rule("HH-64")
@pytest.mark.parametrize(("die", "both"), [(2, 22), (4, 44), (6, 66), (1, -6), (3, -18), (5, -30)])
def test_ones_own_weapon_named_counts_twice(die: int, both: int) -> None:
    game = heist(crew(3), wild="bob", named="disguise").roll(die).spin("disguise")
    heist_points, spinner, wild, house = game.line("bob")
    assert spinner + wild == both
    assert house == 0
    assert heist_points == (13 if die % 2 == 0 else 0)


@rule("HH-66")
@pytest.mark.parametrize(("die", "plain", "wild"), [(6, 6, 60), (5, -5, -25)])
def test_named_by_one_and_played_by_another_both_score(die: int, plain: int, wild: int) -> None:
    game = heist(crew(3), wild="cy", named="disguise").roll(die).spin("disguise")
    assert game.line("bob")[1:] == [plain, 0, 0]
    assert game.line("cy")[1:] == [0, wild, 0]


@rule("HH-67")
def test_the_three_kinds_of_points_add_up_round_after_round() -> None:
    game = heist(crew(3), wild="bob", named="disguise").roll(4).spin("disguise")
    assert game.totals == {"ann": 25, "bob": 13 + 4 + 40, "cy": 13}
    no_wild(game).do("bob: take laptop", "cy: take crowbar", "ann: take disguise", "bob: done")
    game.roll(5).spin("laptop")
    assert game.totals == {"ann": 25, "bob": 52, "cy": 13}


@rule("HH-68")
@pytest.mark.parametrize(("die", "line"), [(4, [25, 4, 40, 0]), (3, [0, -3, -15, 0])])
def test_a_mastermind_of_ten_scores_the_wild_card_like_anybody(die: int, line: list[int]) -> None:
    game = heist(crew(10), wild="ann", named="crowbar").roll(die).spin("crowbar")
    assert game.line("ann") == line
