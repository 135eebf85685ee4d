"""What a seat knows of cards and identities, and worlds drawn from it."""

import pytest

from hideout.engine.core import TABLE
from hideout.engine.drive import random_play
from hideout.engine.rng import Rng
from hideout.games.bank_heist import GAME
from hideout.games.bank_heist.cards import CASH_BAG, HOSTAGE, KNIFE
from hideout.games.bank_heist.hands import count, pile_of
from hideout.games.bank_heist.knowledge import all_deals, known_cards, possible_identities, ways
from hideout.games.bank_heist.state import DISCARD, VAULT
from tests.games.bank_heist.table import alarm_turn, dealt, getaway, robbery

rule = pytest.mark.rule
FIVE = "crew agent rival sticky crew"


def test_there_are_1680_deals_of_eight_and_each_counts_its_cards() -> None:
    game = dealt(8)
    deals = all_deals(game.state, [15] * 8)
    assert len(deals) == 1680
    assert sum(ways(deal) for deal in deals) == 40320
    assert len(all_deals(dealt(5).state, [15] * 5)) == 440


@pytest.mark.parametrize("seats", [5, 8])
def test_an_account_that_goes_on_says_what_a_new_one_says(seats: int) -> None:
    options = {"crack_mode": "random", "start_space": 1, "alarm_space": 2}
    s = GAME.new(seats, seats, options)
    rng = Rng(seats)
    while s.pending():
        random_play(s, rng, 1)
        viewer = rng.below(seats + 1) - 1
        fresh = s.clone()
        assert known_cards(s, viewer) == known_cards(fresh, viewer)
        assert possible_identities(s, viewer) == possible_identities(fresh, viewer)
    assert len(s.moves) > 20


def test_a_passed_card_is_known_to_passer_and_receiver_until_a_card_leaves_unseen() -> None:
    game = robbery(FIVE, hands={"bob": "zip-tie"}, card="knife", turn="ann", vault="dye-pack")
    game.do("ann: pass-to bob", "bob: ok")
    assert game.player("bob", "ann")["known"] == ["knife"]
    game.do("bob: pass-to cy", "cy: ok")
    game = robbery(
        FIVE, hands={"bob": "zip-tie"}, card="knife", turn="ann", vault="lock-pick dye-pack"
    )
    game.do(
        "ann: pass-to bob", "bob: ok", "bob: pass-to cy", "cy: ok", "cy: pass-to bob", "bob: ok"
    )
    game.do("bob: lose zip-tie")
    assert game.player("bob", "ann")["known"] == []  # it may have been the knife
    assert game.hand("bob") == ["knife"]


def test_a_hand_of_one_kind_seen_whole_stays_known() -> None:
    game = alarm_turn(FIVE, "check-these-out", hands={"ann": "knife knife knife"}, vault="dye-pack")
    game.do("ann: choose bob", "ann: pass-to cy", "cy: ok")
    assert game.player("ann", "bob")["known"] == ["knife", "knife", "knife"]


def test_a_card_played_is_no_longer_in_the_hand_anybody_knew() -> None:
    game = getaway(FIVE, hands={"ann": "knife zip-tie"})
    game.state.look(0, game.state.hand[0], 1 << 4)
    assert game.player("ann", "eve")["known"] == ["knife", "zip-tie"]
    game.do("ann: zip-tie cy")
    assert game.player("ann", "eve")["known"] == ["knife"]


@rule("BH-7")
def test_there_is_one_sticky_fingers_and_whoever_has_it_knows() -> None:
    game = getaway(FIVE)
    assert "sticky-fingers" not in game.player("ann", "dee")["could_be"]
    assert "sticky-fingers" in game.player("ann", "eve")["could_be"]


def test_who_acts_in_the_getaway_tells_what_they_are_not() -> None:
    game = getaway(FIVE, turn="ann")
    game.do("ann: shoot bob", "bob: vest", "bob: continue", "ann: stop")
    assert game.player("ann")["could_be"] == ["crew", "sticky-fingers", "rival"]
    game = getaway(FIVE, turn="ann")
    game.do("ann: pass")
    assert game.player("ann")["could_be"] == ["crew", "sticky-fingers", "agent"]
    game = getaway(FIVE, turn="ann", attributes={"ann": "trigger-happy"})
    game.do("ann: shoot bob", "bob: vest", "bob: continue", "ann: stop")
    assert len(game.player("ann")["could_be"]) == 4


def test_a_bag_that_never_reached_the_truck_is_in_the_worlds_of_its_passer_only() -> None:
    game = robbery(FIVE, card="cash-bag", turn="ann", vault="knife")
    game.do("ann: pass-to dee", "dee: ok")
    seen = set()
    for seed in range(40):
        t = GAME.resample(game.state, 0, Rng(seed))
        assert count(t.hand[3], 1) == 1
        assert t.identity[3] != 0
        seen.add(t.identity[3])
        other = GAME.resample(game.state, 4, Rng(seed))
        if other.identity[3] == 0:
            assert count(other.hand[3], 1) == 0
    assert seen == {1, 2, 3}


def test_worlds_redraw_everything_that_is_hidden() -> None:
    game = getaway(FIVE, hands={"bob": "knife adrenaline", "cy": "cash-bag zip-tie"})
    worlds = [GAME.resample(game.state, 0, Rng(seed)) for seed in range(30)]
    assert len({tuple(t.identity) for t in worlds}) > 10
    assert len({t.hand[1] for t in worlds}) > 5
    assert len({tuple(t.vault) for t in worlds}) == 30
    assert len({tuple(t.alarm) for t in worlds}) == 30
    assert {t.hand[0] for t in worlds} == {game.state.hand[0]}


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_nobody_is_certain_of_anything_untrue(seats: int) -> None:
    for seed in range(6):
        s = GAME.new(seats, seed, {"crack_mode": "random", "agents_win_space": 9})
        rng = Rng(seed)
        while s.pending():
            random_play(s, rng, 5)
            there = {**dict(enumerate(s.hand)), DISCARD: s.discard, VAULT: pile_of(s.vault)}
            for viewer in range(TABLE, seats):
                known = known_cards(s, viewer)
                for place, pile in there.items():
                    assert all(count(known[place], kind) <= count(pile, kind) for kind in range(8))
                could = possible_identities(s, viewer)
                assert all(could[seat] >> s.identity[seat] & 1 for seat in range(seats))


@rule("BH-42", "BH-76")
def test_who_gives_away_a_bag_has_kept_one() -> None:
    game = alarm_turn(
        "sticky crew agent rival crew", "hold-it-right-there", hands={"ann": "cash-bag knife"}
    )
    game.do("ann: choose bob", "ann: claim-none", "ann: give cash-bag", "bob: ok")
    for viewer in ("table", "bob", "cy", "eve"):  # bob loaded it for all to see
        assert "crew" not in game.player("ann", viewer)["could_be"]
    assert all(GAME.resample(game.state, 3, Rng(seed)).identity[0] != 0 for seed in range(20))
    game = alarm_turn(
        "sticky crew agent rival crew", "hold-it-right-there", hands={"ann": "cash-bag knife"}
    )
    game.do("ann: choose cy", "ann: claim-none", "ann: give cash-bag", "cy: ok")
    assert "crew" not in game.player("ann", "cy")["could_be"]  # he holds it
    assert "crew" in game.player("ann", "bob")["could_be"]  # it may have been the knife


@rule("BH-42", "BH-210")
def test_a_bag_looted_tells_the_looter_that_its_owner_was_no_loader() -> None:
    game = robbery("rival agent crew sticky crew", card="cash-bag", truck=4, vault="cash-bag")
    game.do("ann: pass-to dee", "dee: ok", "bob: pass-to eve", "eve: ok")
    game.do("ann: shoot dee", "dee: accept", "ann: take")
    assert "crew" not in game.player("dee", "ann")["could_be"]
    assert "crew" in game.player("dee", "eve")["could_be"]
    game.do("ann: stop", "bob: pass", "cy: shoot ann", "ann: accept", "cy: take")
    assert game.hand("cy") == ["cash-bag"]
    assert "crew" in game.player("ann", "cy")["could_be"]  # cy cannot tell it from ann's loot


def test_plain_crew_of_another_world_have_thrown_no_bag_away() -> None:
    game = robbery(
        "sticky crew agent rival crew", card="knife", turn="ann", vault="knife knife dye-pack"
    )
    game.do("ann: pass-to bob", "bob: ok", "bob: pass-to cy", "cy: ok")
    game.do("cy: pass-to dee", "dee: ok", "dee: pass-to cy", "cy: ok", "cy: lose knife")
    seen = set()
    for seed in range(300):
        t = GAME.resample(game.state, 4, Rng(seed))
        if count(t.discard, 1):
            seen.add(t.identity[2])
    assert seen == {1, 2, 3}


@rule("BH-81")
def test_a_bag_loaded_is_known_to_have_left_the_vault_one_has_searched() -> None:
    game = alarm_turn("crew crew agent rival sticky", "lets-get-moving masked")
    game.do("ann: pick knife", "ann: pass-to cy", "cy: ok")
    assert count(known_cards(game.state, 0)[VAULT], CASH_BAG) == 10
    game.state.vault.remove(CASH_BAG)
    game.state.vault.append(CASH_BAG)
    game.do("bob: place bob", "bob: pass-to ann")
    game.state.alarm.append(HOSTAGE)
    game.state.alarm.pop(game.state.alarm.index(HOSTAGE))
    game.do("ann: ok")
    known = known_cards(game.state, 0)[VAULT]
    assert count(known, CASH_BAG) == 9
    assert count(known, KNIFE) == 3  # nothing else became doubtful
