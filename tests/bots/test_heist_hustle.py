"""The sensible player of Heist Hustle, item by item of its rule book's advice."""

from typing import Any

import pytest

from hideout.bots import make_bot
from hideout.engine.position import read_position
from hideout.engine.rng import Rng
from hideout.games import find_game
from hideout.sim.series import Series, play_series

GAME = find_game("heist-hustle")
LAST = 10
HELD = {"crowbar": "p0", "disguise": "p1", "lock-picks": "p2"}


def choices(
    phase: str,
    seat: int,
    totals: list[int] | None = None,
    round: int = 5,
    options: dict[str, object] | None = None,
    seats: int = 3,
    times: int = 20,
    **fields: Any,
) -> set[str]:
    """What the bot does at a table, asked with different luck each time."""
    table: dict[str, Any] = {"round": round, "mastermind": "p0", **fields}
    position = {
        "seats": seats, "phase": phase, "options": options or {}, "seed": 3, "table": table,
    }  # fmt: skip
    state = read_position(GAME, position)
    if totals is not None:  # which lines they come from does not matter to it
        state.total = totals
    said = set()
    for luck in range(times):
        bot = make_bot("heuristic", GAME, seat, seats, Rng(luck))
        action = bot.act(GAME.view(state, seat), state.legal(seat), [])
        assert action is not None
        said.add(GAME.notation.text(action))
    return said


def test_it_always_takes_the_wild_card() -> None:
    for totals in ([0, 0, 0], [0, 200, 0], [200, 0, 0]):
        assert choices("wild", 1, totals, wild_rolls=[0, 4, 0], turn="p1") == {"take-wild"}


def test_it_takes_any_free_weapon() -> None:
    taken = choices("weapons", 1, turn="p1", owners={"crowbar": "p0"}, times=200)

    assert len(taken) == 9
    assert "take crowbar" not in taken


def test_it_takes_hot_weapons_first() -> None:
    taken = choices(
        "weapons", 1, turn="p1", owners={"laptop": "p0"}, options={"hot_weapons": True},
        locations=["pawn-shop", "art-gallery", "armored-truck", "yacht-marina", "casino-vault"],
    )  # fmt: skip

    assert taken == {"take smoke-bomb"}


def test_as_mastermind_it_takes_extras_and_plays_all() -> None:
    assert all(word.startswith("take ") for word in choices("extras", 0, owners=HELD))
    more = {**HELD, "laptop": "p0"}
    assert choices("play", 0, owners=more, played=["disguise", "lock-picks"]) == {"play-all"}


def test_far_ahead_in_the_last_round_it_avoids_swing() -> None:
    ahead = [100, 50, 0]
    more = {**HELD, "laptop": "p0"}

    assert choices("extras", 0, ahead, LAST, owners=HELD) == {"done"}
    played = choices("play", 0, ahead, LAST, owners=more, played=["disguise", "lock-picks"])
    assert played == {"play crowbar", "play laptop"}
    assert "done" not in choices("extras", 0, [100, 60, 0], LAST, owners=HELD)


@pytest.mark.parametrize(
    ("totals", "round", "named"),
    [
        ([60, 30, 0], 5, {"name disguise"}),  # far behind: stack it on one's own
        ([30, 70, 0], 5, {"name crowbar"}),  # ahead: with the nearest rival
        ([0, 70, 30], 5, {"name lock-picks"}),
        ([30, 40, 0], 9, {"unused"}),  # a lead that a fine could cost
        ([30, 55, 0], 10, {"unused"}),
        ([30, 56, 0], 10, {"name crowbar"}),  # a lead that no fine can cost
        ([80, 30, 0], 10, {"name disguise"}),  # only a hit can save the game
    ],
)
def test_what_the_wild_card_stands_for(totals: list[int], round: int, named: set[str]) -> None:
    assert choices("name", 1, totals, round, owners=HELD, wild_holder="p1") == named


def test_with_nothing_at_stake_the_wild_card_is_anything_or_hot() -> None:
    level = [30, 30, 30]
    anything = choices("name", 1, level, owners=HELD, wild_holder="p1", times=200)
    hot = choices(
        "name", 1, level, owners=HELD, wild_holder="p1", times=200, options={"hot_weapons": True},
        locations=["pawn-shop", "art-gallery", "armored-truck", "yacht-marina", "casino-vault"],
    )  # fmt: skip

    assert len(anything) == 10
    assert "unused" not in anything
    assert hot == {"name laptop", "name smoke-bomb"}


BAIL: dict[str, object] = {"bail": True}
TEN = {weapon: f"p{seat}" for seat, weapon in enumerate(row["id"] for row in GAME.deck["weapons"])}  # type: ignore[attr-defined]


def test_it_goes_where_the_share_is_worth_it() -> None:
    assert choices("bail", 1, owners=HELD, options=BAIL, locations=["pawn-shop"], round=1) == {"go"}


def test_it_bails_where_a_share_is_tiny() -> None:
    tiny = choices(
        "bail", 1, owners=TEN, options=BAIL, locations=["pawn-shop"], round=1, seats=10, times=60
    )
    worth_it = choices(
        "bail", 1, owners=TEN, options=BAIL, locations=["gold-reserve"], round=1, seats=10
    )

    assert tiny == {"bail", "go"}  # it depends on how many others it expects to go
    assert worth_it == {"go"}


def test_it_bails_to_protect_a_lead_in_the_last_round() -> None:
    places = [row["id"] for row in GAME.deck["locations"]]  # type: ignore[attr-defined]
    pawn_shop_last = [*places[1:], places[0]]
    said = choices(
        "bail", 1, [0, 30, 25, 0, 0, 0, 0, 0, 0, 0], LAST, BAIL, 10,
        owners=TEN, locations=pawn_shop_last, times=40,
    )  # fmt: skip
    rival_leads = choices(
        "bail", 1, [25, 30, 0], LAST, BAIL, owners=HELD, locations=pawn_shop_last,
    )  # fmt: skip

    assert said == {"bail"}
    assert rival_leads == {"go"}  # the mastermind's half would be lost lead


def test_it_pays_for_a_second_try_unless_it_has_won_anyway() -> None:
    options: dict[str, object] = {"second_try": True}

    assert choices("second-try", 0, owners=HELD, options=options, die=3) == {"try-again"}
    safe = choices("second-try", 0, [100, 80, 0], LAST, options, owners=HELD, die=3)
    close = choices("second-try", 0, [88, 80, 0], LAST, options, owners=HELD, die=3)
    assert (safe, close) == ({"stand"}, {"try-again"})


def test_it_beats_random_play() -> None:
    options = {"bail": True, "second_try": True, "hot_weapons": True}
    series = Series("heist-hustle", 4, 100, ("heuristic", "random"), 1, options)
    by_bot = play_series(series, 1, lambda games: None).report()["by_bot"]

    assert isinstance(by_bot, dict)
    assert by_bot["heuristic"]["low"] > by_bot["random"]["high"]
