"""Turns of the Getaway. [BH-91 .. BH-110]"""

import pytest

from tests.games.bank_heist.table import getaway, robbery

rule = pytest.mark.rule
FIVE = "crew agent rival sticky crew"


def verbs(actions: list[str]) -> set[str]:
    return {action.split()[0] for action in actions}


@rule("BH-91")
def test_the_start_player_begins_and_nothing_is_drawn_any_more() -> None:
    game = robbery(FIVE, card="cash-bag", turn="cy", start="eve", truck=4, token=2)
    game.do("cy: pass-to ann", "ann: ok")
    left = game.view()["vault_cards"]
    assert game.waits_for == ["eve"]
    game.do("eve: pass")
    assert game.waits_for == ["ann"]
    game.do("ann: pass")
    assert game.waits_for == ["bob"]
    assert game.view()["vault_cards"] == left
    assert game.view()["alarm_cards"] == 25


@rule("BH-92")
def test_a_turn_is_one_action() -> None:
    game = getaway(FIVE, hands={"ann": "zip-tie knife", "cy": "zip-tie"})
    game.do("ann: zip-tie cy", "cy: accept")
    assert game.waits_for == ["bob"]
    assert game.hand("ann") == ["knife"]


@rule("BH-93")
@pytest.mark.parametrize("who", ["ann", "dee"])
def test_crew_shoot_play_a_card_or_pass(who: str) -> None:
    cards = "knife lock-pick chloroform zip-tie adrenaline speedloader cash-bag"
    game = getaway(FIVE, hands={who: cards}, turn=who, tied="cy", cuffed="bob")
    assert verbs(game.legal(who)) == {
        "pass",
        "shoot",
        "stab",
        "cut",
        "unlock",
        "chloroform",
        "zip-tie",
    }


@rule("BH-94", "BH-136")
def test_a_rival_must_shoot_and_can_do_nothing_else() -> None:
    game = getaway(
        FIVE,
        hands={"cy": "knife lock-pick chloroform zip-tie"},
        turn="cy",
        tied="ann",
        cuffed="bob",
    )
    assert game.legal("cy") == ["shoot dee", "shoot eve", "shoot ann", "shoot bob"]
    game.refuses("cy: pass", "BH-94")
    game.refuses("cy: zip-tie eve", "BH-94")


@rule("BH-95", "BH-96")
def test_a_rivals_second_gun_reveals_and_fires_once_a_turn() -> None:
    game = getaway("crew agent rival sticky crew crew", hands={"cy": "speedloader"}, turn="cy")
    game.do("cy: shoot ann", "ann: accept")
    assert game.player("cy")["revealed"] is False
    assert {"stop", "second-gun", "speedloader"} == verbs(game.legal("cy"))
    game.do("cy: second-gun dee")
    assert game.player("cy")["identity"] == "rival"
    game.do("dee: accept")
    assert verbs(game.legal("cy")) == {"stop", "speedloader"}
    game.refuses("cy: second-gun bob", "BH-96")
    game.do("cy: speedloader eve", "eve: accept", "cy: stop")
    assert game.living == ["bob", "cy", "fay"]


@rule("BH-95")
def test_the_second_gun_may_aim_at_the_same_player() -> None:
    game = getaway(FIVE, hands={"ann": "adrenaline"}, turn="cy")
    game.do("cy: shoot ann", "ann: adrenaline", "ann: continue", "cy: second-gun ann")
    assert game.waits_for == ["ann"]


@rule("BH-96")
def test_a_speedloader_before_the_second_gun_reveals_nothing() -> None:
    game = getaway(FIVE, hands={"cy": "speedloader"}, turn="cy")
    game.do("cy: shoot ann", "ann: accept", "cy: speedloader dee", "dee: accept")
    assert game.player("cy")["revealed"] is False
    assert "second-gun eve" in game.legal("cy")


@rule("BH-97")
def test_an_agent_plays_a_card_handcuffs_or_passes() -> None:
    game = getaway(
        FIVE,
        hands={"bob": "knife lock-pick chloroform zip-tie speedloader"},
        turn="bob",
        tied="cy",
        cuffed="ann",
    )
    assert verbs(game.legal("bob")) == {
        "pass",
        "cut",
        "unlock",
        "chloroform",
        "zip-tie",
        "handcuff",
    }
    game.refuses("bob: shoot cy", "BH-97")
    game.refuses("bob: stab cy", "BH-97")


@rule("BH-98", "BH-99")
@pytest.mark.parametrize("who", ["ann", "bob", "cy"])
def test_a_bound_player_frees_themself_or_passes(who: str) -> None:
    game = getaway(FIVE, hands={who: "knife lock-pick zip-tie"}, turn=who, tied=who)
    assert game.legal(who) == ["pass", f"cut {who}"]
    game.do(f"{who}: cut {who}")
    assert game.player(who)["tied"] is False
    assert game.player(who)["cards"] == 2
    assert game.waits_for != [who]
    game = getaway(FIVE, hands={who: "knife lock-pick zip-tie"}, turn=who, cuffed=who)
    assert game.legal(who) == ["pass", f"unlock {who}"]
    game.do(f"{who}: pass")
    assert game.player(who)["cuffed"] is True


@rule("BH-99")
def test_a_bound_trigger_happy_player_may_pass_too() -> None:
    game = getaway(
        FIVE, hands={"ann": "knife"}, attributes={"ann": "trigger-happy"}, turn="ann", tied="ann"
    )
    assert game.legal("ann") == ["pass", "cut ann"]


@rule("BH-100")
def test_handcuffs_come_off_first_and_others_free_in_any_order() -> None:
    game = getaway(FIVE, hands={"ann": "knife lock-pick"}, turn="ann", tied="ann", cuffed="ann")
    assert game.legal("ann") == ["pass", "unlock ann"]
    game.refuses("ann: cut ann", "BH-100")
    game.do("ann: unlock ann")
    assert game.player("ann")["tied"] is True
    assert game.player("ann")["cuffed"] is False
    game = getaway(FIVE, hands={"dee": "knife lock-pick"}, turn="dee", tied="ann", cuffed="ann")
    assert {"cut ann", "unlock ann"} <= set(game.legal("dee"))


@rule("BH-101")
def test_a_bound_players_window_opens_unless_everybody_sees_there_is_no_tool() -> None:
    game = getaway(FIVE, hands={"bob": "zip-tie"}, turn="ann", tied="bob")
    game.do("ann: pass")
    assert game.waits_for == ["bob"]  # a card that could be a Knife
    assert game.legal("bob") == ["pass"]
    game = getaway(FIVE, turn="ann", tied="bob")
    game.do("ann: pass")
    assert game.waits_for == ["cy"]  # an empty hand
    game = getaway(
        FIVE, hands={"bob": "zip-tie"}, attributes={"bob": "loose-tongue"}, turn="ann", tied="bob"
    )
    game.do("ann: pass")
    assert game.waits_for == ["cy"]  # a face-up hand


@rule("BH-102")
def test_the_duty_to_shoot_lapses_for_one_who_is_bound_or_out_cold() -> None:
    game = getaway(FIVE, turn="bob", tied="cy")
    game.do("bob: pass")
    assert game.waits_for == ["dee"]
    game = getaway(FIVE, turn="bob", cold="cy")
    game.do("bob: pass")
    assert game.waits_for == ["dee"]
    assert game.numbers("misses") == [(2, -1, -1)]


@rule("BH-103")
def test_nobody_attacks_themself_or_the_dead() -> None:
    game = getaway(
        FIVE, hands={"ann": "zip-tie chloroform knife"}, turn="ann", living="ann bob cy dee"
    )
    may = game.legal("ann")
    for verb in ("shoot", "stab", "zip-tie", "chloroform"):
        assert f"{verb} ann" not in may
        assert f"{verb} eve" not in may
    game = getaway(FIVE, turn="bob", living="ann bob cy dee")
    assert game.legal("bob") == ["pass", "handcuff cy", "handcuff dee", "handcuff ann"]


@rule("BH-104")
def test_only_stabbing_and_chloroform_need_a_neighbour() -> None:
    game = getaway(
        "crew agent rival sticky crew crew",
        hands={"ann": "zip-tie chloroform knife lock-pick"},
        tied="dee",
        cuffed="dee",
    )
    may = game.legal("ann")
    assert [a for a in may if a.startswith(("stab", "chloroform"))] == [
        "stab bob",
        "stab fay",
        "chloroform bob",
        "chloroform fay",
    ]
    assert {"shoot dee", "cut dee", "unlock dee", "zip-tie cy"} <= set(may)


@rule("BH-105")
def test_the_dead_are_skipped_among_neighbours() -> None:
    game = getaway(FIVE, hands={"ann": "chloroform"}, living="ann cy dee")
    assert [a for a in game.legal("ann") if "chloroform" in a] == [
        "chloroform cy",
        "chloroform dee",
    ]
    game = getaway(FIVE, hands={"ann": "chloroform"}, living="ann dee")
    assert [a for a in game.legal("ann") if "chloroform" in a] == ["chloroform dee"]


@rule("BH-106")
def test_who_must_shoot_but_has_no_target_passes() -> None:
    game = getaway(FIVE, attributes={"ann": "trigger-happy"}, living="ann", turn="ann")
    assert game.legal("ann") == ["pass"]


@rule("BH-107", "BH-108")
def test_a_card_used_is_discarded_face_up() -> None:
    game = getaway(FIVE, hands={"ann": "chloroform chloroform"})
    game.do("ann: chloroform bob")
    assert game.hand("ann") == ["chloroform"]
    assert game.view("eve")["discard"] == ["chloroform"]
    assert game.numbers("plays", "eve") == [(0, 2, -1)]


@rule("BH-108")
def test_a_card_paid_is_discarded_face_down() -> None:
    game = getaway(FIVE, hands={"ann": "knife zip-tie"}, attributes={"ann": "shotgun"})
    game.do("ann: shoot cy", "ann: beside dee", "ann: pay zip-tie")
    assert game.view("ann")["discard"] == ["zip-tie"]
    assert game.view("eve")["discard"] == []
    assert game.view("eve")["discard_cards"] == 1


@rule("BH-109")
def test_an_identity_once_revealed_stays_so_and_death_reveals_nothing() -> None:
    game = getaway(FIVE, turn="ann")
    game.do("ann: shoot bob", "bob: vest", "bob: continue", "ann: stop")
    assert game.player("bob", "eve")["identity"] == "agent"
    game.do("bob: pass", "cy: shoot dee", "dee: accept", "cy: stop")
    assert game.player("dee", "eve")["identity"] is None
    assert game.player("bob", "eve")["revealed"] is True


@rule("BH-110")
def test_a_card_is_played_only_with_an_effect() -> None:
    everything = "knife lock-pick chloroform zip-tie"
    game = getaway(FIVE, hands={"ann": everything})
    assert not any(a.startswith(("cut", "unlock", "unjam")) for a in game.legal("ann"))
    game = getaway(
        FIVE,
        hands={"ann": everything},
        tied="bob",
        cuffed="bob",
        cold="bob",
        stabbed={"bob": "cy"},
    )
    may = game.legal("ann")
    assert "zip-tie bob" not in may
    assert "chloroform bob" not in may
    assert "stab bob" not in may
    game = getaway(FIVE, turn="bob", cuffed="ann")
    assert "handcuff ann" not in game.legal("bob")


def test_time_up_passes_or_shoots_the_next_who_is_no_partner() -> None:
    game = getaway(FIVE, turn="ann")
    (clock,) = game.state.clocks()
    assert clock.millis == 60_000
    game.do("table: time-up")
    assert game.numbers("passes") == [(0, -1, -1)]
    game = getaway("crew crew rival rival crew", turn="cy")
    game.do("table: time-up")
    assert game.numbers("attacks") == [(2, 4, 0)]  # eve, not the partner dee
