"""Options and decks: what may be set, and what is said if it may not."""

import pytest

from hideout.engine.reader import BadData
from hideout.games.bank_heist import GAME
from hideout.games.bank_heist.cards import read_deck
from tests.games.bank_heist.table import getaway, robbery

FIVE = "crew agent rival sticky crew"


def test_clocks_can_be_longer_or_as_good_as_none() -> None:
    game = getaway(FIVE, options={"action_seconds": 0, "response_seconds": 600})
    assert [clock.millis for clock in game.state.clocks()] == [86_400_000]
    game.do("ann: shoot bob")
    assert [clock.millis for clock in game.state.clocks()] == [600_000]
    with pytest.raises(BadData, match="action_seconds"):
        GAME.new(5, 1, {"action_seconds": 9})


def test_the_board_can_be_set_row_by_row() -> None:
    s = GAME.new(
        5, 1, {"start_space": 2, "alarm_space": 5, "agents_win_space": 9, "getaway_spaces": 2}
    )
    assert s.board == [2, 5, 9, 3]
    with pytest.raises(BadData, match="AGENTS WIN"):
        GAME.new(5, 1, {"start_space": 6})


def test_a_deck_may_change_counts_titles_board_and_race() -> None:
    game = GAME.with_deck(
        {
            "vault": [{"id": "cash-bag", "count": 12, "title": "Swag"}],
            "alarm": [{"id": "masked", "count": 0}],
            "handcuffs": 2,
            "board": [{"players": 8, "start": 3, "first_alarm": 3, "agents_win": 7, "hideout": 4}],
            "race": {"easy_millis": 1000, "least_millis": 10},
        }
    )
    s = game.new(6, 1, {})
    assert s.vault.count(1) == 12
    assert s.alarm.count(13) == 0
    assert s.handcuffs == 2
    assert s.board == [3, 3, 7, 4]
    assert min(s.deck.easy) < 1000
    assert not game.is_printed_deck


@pytest.mark.parametrize(
    ("deck", "complaint"),
    [
        ({"vault": [{"id": "gold", "count": 1}]}, "vault\\[0\\].id"),
        ({"vault": [{"id": "knife", "count": 16}]}, "from 0 to 15"),
        ({"vault": [{"id": "cash-bag", "count": 4}]}, "at least 5"),
        ({"vault": [{"id": "knife"}, {"id": "knife"}]}, "twice"),
        ({"alarm": [{"id": "shotgun", "count": 2}]}, "at most one shotgun"),
        ({"handcuffs": 9}, "handcuffs"),
        ({"board": []}, "8 players"),
        (
            {
                "board": [
                    {"players": 8, "start": 6, "first_alarm": 3, "agents_win": 6, "hideout": 5}
                ]
            },
            "before agents_win",
        ),
        ({"race": {"speed": 3}}, "race.speed"),
        ({"bank": 1}, "bank is not known"),
    ],
)
def test_a_deck_that_cannot_be_used_is_refused_with_the_place(
    deck: dict[str, object], complaint: str
) -> None:
    with pytest.raises(BadData, match=complaint):
        read_deck(deck)


def test_positions_that_cannot_be_are_refused() -> None:
    for given in (
        {"hands": {"ann": "dye-pack"}},
        {"truck": 3},
        {"living": "cy"},
        {"turn": "ann", "cold": "ann"},
        {"hands": {"ann": "knife knife knife knife knife"}},
    ):
        with pytest.raises(BadData):
            getaway(FIVE, **given)
    with pytest.raises(BadData, match="p0 cannot be crew"):
        robbery(FIVE, could_be=[["agent"], ["agent"], ["rival"], ["crew"], ["crew"]])
