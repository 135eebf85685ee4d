"""Death, looting, the Start Player's office and the end on the road. [BH-210 .. BH-224]"""

import pytest

from tests.games.bank_heist.table import getaway

rule = pytest.mark.rule
FIVE = "crew agent rival sticky crew"


@rule("BH-210", "BH-213")
def test_the_killer_may_take_one_random_card() -> None:
    game = getaway(FIVE, hands={"dee": "knife zip-tie cash-bag"})
    game.do("ann: shoot dee", "dee: accept")
    assert game.legal("ann") == ["take", "leave"]
    game.do("ann: take", luck=[2])  # bag, knife, zip-tie
    assert game.hand("ann") == ["zip-tie"]
    assert game.numbers("looted", "ann") == [(0, 7, 3)]
    assert game.numbers("looted", "dee") == game.numbers("looted", "eve") == []
    assert game.numbers("loots", "eve") == [(0, 3, -1)]
    assert game.player("ann", "eve")["known"] == []


@rule("BH-210")
def test_loot_may_be_left() -> None:
    game = getaway(FIVE, hands={"dee": "knife"})
    game.do("ann: shoot dee", "dee: accept", "ann: leave")
    assert game.hand("ann") == []
    assert game.view("dee")["discard"] == ["knife"]


@rule("BH-211")
def test_a_returning_agent_and_a_stabber_loot_but_not_after_poison() -> None:
    game = getaway(FIVE, hands={"ann": "knife"})
    game.do("ann: shoot bob", "bob: vest", "bob: return-fire", "ann: accept")
    assert game.waits_for == ["bob"]
    assert game.phase == "loot"
    game = getaway(FIVE, hands={"ann": "knife"}, attributes={"ann": "poisoned"}, poison_turns=1)
    game.do("ann: pass", "ann: accept")
    assert game.phase == "action"
    game = getaway(FIVE, hands={"ann": "zip-tie"}, stabbed={"ann": "dee"})
    game.do("ann: pass")
    assert (game.phase, game.waits_for) == ("loot", ["dee"])


@rule("BH-212")
def test_loot_comes_at_once_and_may_be_used_at_once() -> None:
    game = getaway(FIVE, hands={"dee": "speedloader"})
    game.do("ann: shoot dee", "dee: accept", "ann: take")
    assert "speedloader eve" in game.legal("ann")
    game = getaway(FIVE, hands={"dee": "knife"}, living="cy dee", turn="cy", start="cy")
    game.do("cy: shoot dee", "dee: accept")
    assert game.ending == "rivals-on-the-road"  # nobody loots the last victim


@rule("BH-213")
def test_nobody_knows_what_is_left_after_the_loot() -> None:
    game = getaway(FIVE, hands={"dee": "knife zip-tie"})
    game.do("ann: shoot dee", "dee: accept", "ann: take")
    assert game.view("dee")["discard"] == []
    assert game.player("ann", "dee")["known"] == []


@rule("BH-214")
def test_the_rest_goes_face_down_and_attribute_and_restraints_go_too() -> None:
    game = getaway(
        FIVE,
        hands={"dee": "knife zip-tie"},
        attributes={"dee": "gun-jammed"},
        tied="dee",
        cuffed="dee",
    )
    game.do("ann: shoot dee", "dee: accept", "ann: take")
    assert game.player("dee")["cards"] == 0
    assert game.player("dee")["attribute"] is None
    assert game.player("dee")["tied"] is False
    assert game.player("dee")["cuffed"] is False
    assert game.view()["discard"] == ["zip-tie"]  # the one that bound dee
    assert game.view()["discard_cards"] == 2
    assert game.view()["alarm_discard"] == ["gun-jammed"]


@rule("BH-215")
def test_the_dead_neither_show_who_they_were_nor_speak() -> None:
    game = getaway(FIVE)
    game.do("ann: shoot cy", "cy: accept")
    assert game.player("cy", "eve")["identity"] is None
    assert not game.speaks("cy")
    assert game.legal("cy") == []
    assert game.claims("cy") == 0


def test_a_house_rule_shows_the_dead_without_stirring_a_conscience() -> None:
    game = getaway(
        FIVE, options={"dead_identities_shown": True}, attributes={"eve": "guilty-conscience"}
    )
    game.do("ann: shoot bob", "bob: accept")
    assert game.player("bob", "eve")["identity"] == "agent"
    assert game.player("bob", "eve")["revealed"] is False
    assert not game.state.is_converted(4)


@rule("BH-216")
def test_the_dead_win_with_their_team() -> None:
    game = getaway("crew agent rival rival crew", living="cy eve", turn="cy", start="cy")
    game.do("cy: shoot eve", "eve: accept")
    assert game.winners == ["cy", "dee"]


@rule("BH-217", "BH-224")
def test_the_token_moves_before_the_start_players_turn_up_to_the_hideout() -> None:
    game = getaway(FIVE, turn="eve", slots="ann bob cy dee eve", token=1)
    game.do("eve: pass")
    assert game.view()["token"] == 2
    assert game.kinds("table").index("token") < game.kinds("table").index("turn")
    game = getaway(FIVE, turn="eve", slots="ann bob cy dee eve", token=4)
    game.do("eve: pass")
    assert game.kinds("table")[1:3] == ["token", "hideout"]
    assert game.numbers("turn") == []


@rule("BH-218")
def test_the_office_passes_to_the_next_living_player() -> None:
    game = getaway(FIVE, start="dee", turn="ann", living="ann bob cy dee")
    game.do("ann: shoot dee", "dee: accept")
    assert game.view()["start"] == 0
    assert game.numbers("start-player") == [(0, -1, -1)]


@rule("BH-219")
def test_a_new_start_player_who_had_no_slot_yet_plays_first_without_a_move() -> None:
    # bob kills the Start Player ann in her own first turn by return fire.
    game = getaway(FIVE, turn="ann", start="ann", slots="ann", token=2)
    game.do("ann: shoot bob", "bob: vest", "bob: return-fire", "ann: accept")
    assert game.view()["start"] == 1
    assert game.waits_for == ["bob"]
    assert game.view()["token"] == 2
    # later in the circuit the new one has had a slot
    game = getaway(FIVE, turn="cy", start="ann", slots="ann bob cy", token=2)
    game.do("cy: shoot ann", "ann: accept", "cy: stop", "dee: pass", "eve: pass")
    assert game.view()["start"] == 1
    assert game.view()["token"] == 3


@rule("BH-220", "BH-221")
def test_the_rivals_win_when_nobody_else_lives_even_mid_blast() -> None:
    game = getaway(
        "crew crew rival rival crew",
        living="ann bob cy dee",
        start="ann",
        turn="cy",
        hands={"cy": "knife"},
        attributes={"cy": "shotgun"},
    )
    game.do("cy: shoot ann", "cy: beside bob", "ann: accept")
    assert game.waits_for == ["bob"]
    game.do("bob: accept")
    assert game.ending == "rivals-on-the-road"
    assert game.living == ["cy", "dee"]
    assert game.phase == "over"


@rule("BH-221")
def test_a_death_by_bleeding_is_looked_at_too() -> None:
    game = getaway(FIVE, living="ann cy", start="cy", turn="ann", stabbed={"ann": "dee"})
    game.do("ann: pass")
    assert game.ending == "rivals-on-the-road"


@rule("BH-222")
def test_if_nobody_lives_nobody_wins() -> None:
    game = getaway(FIVE, living="ann", turn="ann", attributes={"ann": "poisoned"}, poison_turns=1)
    game.do("ann: pass")
    assert game.ending == "nobody-left"
    assert game.winners == []


@rule("BH-223")
@pytest.mark.parametrize("left", ["ann eve", "bob", "ann", "ann bob dee"])
def test_there_is_no_other_early_end(left: str) -> None:
    # The last Rival falls; whoever is left rides on.
    first = left.split()[0]
    game = getaway(
        FIVE,
        living=f"{left} cy",
        start=first,
        turn="cy",
        tied="cy",
        stabbed={"cy": "dee"},
        hands={"cy": "zip-tie"},
        attributes={"cy": "masked"},
    )
    game.do("cy: pass")
    assert game.living == left.split()
    assert game.phase == "action"
    assert game.ending is None
