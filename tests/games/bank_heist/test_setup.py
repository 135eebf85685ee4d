"""Set-up, identities and partners. [BH-1 .. BH-17]"""

import pytest

from hideout.engine.core import TABLE
from hideout.engine.reader import BadData
from hideout.games.bank_heist import GAME
from hideout.games.bank_heist.cards import ALARM, IDENTITIES, VAULT
from hideout.words import narrator
from tests.games.bank_heist.table import NAMES, dealt, getaway, robbery

rule = pytest.mark.rule


@rule("BH-1")
def test_it_is_for_five_to_eight_players() -> None:
    assert list(GAME.seats) == [5, 6, 7, 8]
    for seats in (4, 9):
        with pytest.raises(BadData, match="5 to 8"):
            GAME.new(seats, 1, {})


@rule("BH-2", "BH-3", "BH-4")
def test_all_cards_are_shuffled_into_face_down_decks() -> None:
    game = dealt(6)
    assert game.view()["vault_cards"] == 40
    assert game.view()["alarm_cards"] == 25
    assert game.view()["handcuffs"] == 4
    assert dealt(6, 2).state.vault != game.state.vault
    assert dealt(6, 2).state.alarm != game.state.alarm
    assert sorted(game.state.vault) == sorted(dealt(6, 2).state.vault)
    assert game.view("ann")["vault"] is None


def test_the_tables_count_as_the_box_does() -> None:
    assert sum(row[2] for row in VAULT) == 40
    assert sum(row[2] for row in ALARM) == 25
    assert sum(row[2] for row in ALARM[7:]) == 10
    assert sum(row[2] for row in IDENTITIES) == 8


@rule("BH-5", "BH-6")
@pytest.mark.parametrize(
    ("seats", "board"), [(5, [1, 3, 6, 5]), (6, [1, 3, 6, 5]), (7, [2, 3, 6, 5]), (8, [2, 3, 6, 5])]
)
def test_the_token_starts_by_the_number_of_players(seats: int, board: list[int]) -> None:
    view = dealt(seats).view()
    assert view["board"] == board
    assert view["token"] == board[0]


@rule("BH-7", "BH-8")
def test_one_of_eight_identities_each_and_the_rest_aside_unseen() -> None:
    game = dealt(5)
    assert len(game.state.identity) == 8
    assert game.view("ann")["aside"] is None
    ann = game.view("ann")
    assert ann["identity"] is not None
    assert [player["identity"] is None for player in ann["players"]] == [False] + [True] * 4
    mixes = {tuple(sorted(dealt(5, seed).state.identity[:5])) for seed in range(60)}
    assert len(mixes) > 8  # no fixed mix


@rule("BH-9")
def test_any_mix_is_playable() -> None:
    game = robbery("agent agent rival rival sticky", card="cash-bag", turn="eve")
    game.do("eve: pass-to cy")
    assert game.legal("cy") == ["load", "keep"]


@rule("BH-10")
def test_a_side_nobody_was_dealt_can_win_and_all_lose() -> None:
    game = robbery(
        "crew crew crew sticky rival", card="knife", turn="eve", token=5, stage="robbery-alarm"
    )
    game.do("eve: pass-to ann", "ann: ok")
    assert game.ending == "agents-in-the-bank"
    assert game.winners == []
    assert GAME.returns(game.state) == [0.0, 0.0, 0.0, 0.0, 0.0]


@rule("BH-11")
def test_nothing_lets_a_player_show_an_identity_or_a_card() -> None:
    game = getaway("crew agent rival crew crew", hands={"ann": "knife cash-bag"})
    assert {action.split()[0] for action in game.legal("ann")} == {"pass", "shoot", "stab"}
    assert not any("show" in action.verb for action in GAME.vocabulary.actions)


@rule("BH-12", "BH-13")
def test_crew_and_sticky_fingers_have_the_tattoo_and_win_together() -> None:
    assert [row[3] for row in IDENTITIES] == [True, True, False, False]
    game = getaway("crew sticky crew rival rival", living="ann bob", turn="bob", token=4)
    game.do("bob: pass")
    assert game.ending == "crew-at-the-hideout"
    assert game.winners == ["ann", "bob", "cy"]


@rule("BH-14", "BH-15", "BH-16", "BH-17")
def test_rivals_and_agents_learn_their_partners_and_crew_nothing() -> None:
    game = dealt(6)
    s = game.state
    s.identity = [3, 2, 3, 2, 0, 1, 0, 0]
    assert [game.view(name)["partner"] for name in game.names] == [2, 3, 0, 1, -1, -1]
    assert game.view("table")["partner"] == -1
    assert game.waits_for == ["ann", "bob", "cy", "dee", "eve", "fay"]
    assert [game.legal(name) for name in game.names] == [["ok"]] * 6
    game.do(*(f"{name}: ok" for name in NAMES[:6]))
    assert game.numbers("partner", "ann") == [(0, 2, 3)]
    assert game.numbers("partner", "bob") == [(1, 3, 2)]
    assert game.numbers("partner", "eve") == []
    assert game.numbers("identity", "eve") == [(4, 0, -1)]
    assert game.numbers("identity") == []
    could = game.view("ann")["players"]
    assert could[2]["could_be"] == ["rival"]
    assert could[1]["could_be"] == ["crew", "sticky-fingers", "agent"]


@rule("BH-17")
def test_one_without_a_partner_is_told_so_behind_the_same_button() -> None:
    game = dealt(5)
    game.state.identity = [3, 0, 0, 0, 1, 2, 2, 3]
    assert game.legal("ann") == game.legal("bob") == ["ok"]
    game.do(*(f"{name}: ok" for name in NAMES[:5]))
    assert game.numbers("partner", "ann") == [(0, -1, 3)]
    assert "no other" in narrator(GAME).sentence(
        next(e for e in game.events if e.kind == "partner"), 0, game.names
    )


@rule("BH-17")
def test_the_acknowledgement_ends_by_itself_after_twenty_seconds() -> None:
    game = dealt(5)
    (clock,) = game.state.clocks()
    assert clock.millis == 20_000
    game.do("ann: ok", "table: time-up")
    assert game.phase == "crack"
    assert game.state.legal(TABLE)
