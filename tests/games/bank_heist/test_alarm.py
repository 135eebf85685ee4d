"""Every alarm card. [BH-59 .. BH-90]"""

from typing import Any

import pytest

from tests.games.bank_heist.table import alarm_turn, robbery

rule = pytest.mark.rule
FIVE = "crew agent rival sticky crew"
EVERYBODY_HAS_ONE = {
    "ann": "masked",
    "bob": "hostage",
    "cy": "poisoned",
    "dee": "shotgun",
    "eve": "hush-money",
}


@rule("BH-59")
def test_a_turn_begins_with_an_alarm_card_for_all_to_see() -> None:
    game = alarm_turn(FIVE, "check-these-out", vault="knife")
    assert game.numbers("alarm") == [(0, 1, -1)]
    assert game.view()["alarm_card"] == "check-these-out"
    assert game.phase == "alarm-target"
    game.do("ann: choose bob")
    assert game.phase == "pass-card"
    assert game.view("ann")["card"] == "knife"


@rule("BH-60")
def test_the_alarm_lasts_to_the_end_of_the_robbery() -> None:
    game = robbery(FIVE, card="knife", turn="eve", start="ann", token=4, stage="robbery-alarm")
    game.do("eve: pass-to bob", "bob: ok")
    assert game.view()["stage"] == "robbery-alarm"
    assert game.numbers("alarm")[0][0] == 0


@rule("BH-61")
def test_a_used_action_card_goes_face_up_to_the_alarm_discard_pile() -> None:
    game = alarm_turn(FIVE, "are-you-loyal")
    assert game.legal("ann") == ["choose bob", "choose cy", "choose dee", "choose eve"]
    game.do("ann: choose bob")
    assert game.view()["alarm_discard"] == ["are-you-loyal"]
    assert game.view()["alarm_card"] is None


@rule("BH-62")
@pytest.mark.parametrize(
    ("target", "tattoo", "could"),
    [
        ("dee", 1, ["crew", "sticky-fingers"]),
        ("eve", 1, ["crew", "sticky-fingers"]),
        ("bob", 0, ["agent", "rival"]),
        ("cy", 0, ["agent", "rival"]),
    ],
)
def test_are_you_loyal_shows_the_tattoo_and_nothing_else(
    target: str, tattoo: int, could: list[str]
) -> None:
    game = alarm_turn(FIVE, "are-you-loyal")
    game.do(f"ann: choose {target}")
    seat = game.seat(target)
    assert game.numbers("tattoo", "ann") == [(seat, tattoo, 0)]
    assert game.numbers("tattoo", target) == game.numbers("tattoo") == []
    assert game.numbers("tattoo-shown") == [(seat, 0, -1)]
    assert game.player(target, "ann")["could_be"] == could
    assert len(game.player(target)["could_be"]) == 4


@rule("BH-63")
@pytest.mark.parametrize("claim", ["claim-tattoo", "claim-no-tattoo"])
def test_the_viewer_may_tell_the_truth_or_lie(claim: str) -> None:
    game = alarm_turn(FIVE, "are-you-loyal")
    game.do("ann: choose bob", f"ann: {claim} bob")
    assert game.numbers(claim) == [(0, 1, -1)]


@rule("BH-64")
def test_check_these_out_shows_the_own_hand_to_one_player() -> None:
    game = alarm_turn(FIVE, "check-these-out", hands={"ann": "knife knife zip-tie"})
    game.do("ann: choose dee")
    assert game.player("ann", "dee")["known"] == ["knife", "knife", "zip-tie"]
    assert game.player("ann", "bob")["known"] == []
    assert len(game.numbers("hand", "dee")) == 1
    assert game.numbers("hand") == []
    assert game.numbers("hand-shown") == [(0, 3, -1)]
    game = alarm_turn(FIVE, "check-these-out")
    game.do("ann: choose dee")
    assert game.numbers("hand", "dee") == [(0, 0, 3)]


@rule("BH-65")
def test_you_can_trust_me_shows_the_own_tattoo_to_one_player() -> None:
    game = alarm_turn(FIVE, "you-can-trust-me", turn="bob")
    game.do("bob: choose eve")
    assert game.numbers("tattoo", "eve") == [(1, 0, 4)]
    assert game.numbers("tattoo", "ann") == []
    assert game.player("bob", "eve")["could_be"] == ["agent", "rival"]
    game.do("eve: claim-tattoo bob")  # a lie


@rule("BH-66")
@pytest.mark.parametrize(
    "card", ["are-you-loyal", "check-these-out", "you-can-trust-me", "hold-it-right-there"]
)
def test_cards_are_aimed_at_somebody_else(card: str) -> None:
    game = alarm_turn(FIVE, card, turn="cy")
    assert game.legal("cy") == ["choose ann", "choose bob", "choose dee", "choose eve"]
    assert game.refuses("cy: choose cy") == "BH-66"


@rule("BH-67", "BH-68", "BH-69")
def test_ill_take_that_draws_for_oneself_and_the_turn_goes_on() -> None:
    game = alarm_turn(FIVE, "ill-take-that", vault="zip-tie knife")
    assert game.phase == "receive"
    assert game.view("ann")["card"] == "zip-tie"
    assert game.view("bob")["card"] is None
    assert game.legal("ann") == ["ok"]
    assert game.state.phase.hold(game.state) == 3000
    game.do("ann: ok")
    assert game.hand("ann") == ["zip-tie"]
    assert game.player("ann", "bob")["known"] == []
    assert game.phase == "pass-card"
    assert game.view("ann")["card"] == "knife"


@rule("BH-67")
@pytest.mark.parametrize(
    ("who", "truck", "cards"), [("ann", 1, 0), ("bob", 0, 1), ("dee", 0, 1), ("eve", 1, 0)]
)
def test_a_bag_taken_so_follows_the_identity(who: str, truck: int, cards: int) -> None:
    game = alarm_turn(FIVE, "ill-take-that", vault="cash-bag", turn=who)
    game.do(f"{who}: ok")
    assert game.view()["truck"] == truck
    assert game.player(who)["cards"] == cards
    assert game.phase == "pass-card"


@rule("BH-67")
def test_a_rival_chooses_and_a_dye_pack_bursts_when_taken_so() -> None:
    game = alarm_turn(FIVE, "ill-take-that", vault="cash-bag", turn="cy")
    assert game.legal("cy") == ["load", "keep"]
    game = alarm_turn(FIVE, "ill-take-that", vault="dye-pack", hands={"ann": "knife"})
    game.do("ann: ok", "ann: lose knife")
    assert game.hand("ann") == []
    assert game.phase == "pass-card"


@rule("BH-68")
def test_the_fifth_bag_taken_so_ends_the_turn() -> None:
    game = alarm_turn(FIVE, "ill-take-that", vault="cash-bag", truck=4)
    game.do("ann: ok")
    assert game.view()["stage"] == "getaway"


@rule("BH-70", "BH-71", "BH-73")
@pytest.mark.parametrize("searcher", ["ann", "bob", "cy"])
def test_hold_it_finds_bags_and_all_or_none_are_loaded(searcher: str) -> None:
    game = alarm_turn(
        FIVE, "hold-it-right-there", hands={"dee": "cash-bag cash-bag knife"}, turn=searcher
    )
    game.do(f"{searcher}: choose dee")
    assert game.player("dee", searcher)["known"] == ["cash-bag", "cash-bag", "knife"]
    assert game.player("dee", "eve")["known"] == []
    assert game.legal(searcher) == ["load-all", "claim-none"]
    game.do(f"{searcher}: load-all")
    assert game.view()["truck"] == 2
    assert game.hand("dee") == ["knife"]
    assert game.phase == "pass-card"
    assert game.player("dee")["could_be"] == ["sticky-fingers", "agent", "rival"]


@rule("BH-72", "BH-74", "BH-75")
def test_the_searcher_may_claim_to_have_found_none_and_gives_a_card() -> None:
    game = alarm_turn(
        FIVE, "hold-it-right-there", hands={"dee": "cash-bag", "ann": "knife zip-tie"}
    )
    game.do("ann: choose dee", "ann: claim-none")
    assert game.view()["truck"] == 0
    assert "crew" in game.player("dee", "eve")["could_be"]
    assert game.legal("ann") == ["give knife", "give zip-tie"]
    game.do("ann: give zip-tie")
    assert game.view("dee")["card"] == "zip-tie"
    assert game.view("eve")["card"] is None
    game.do("dee: ok")
    assert game.hand("dee") == ["cash-bag", "zip-tie"]
    assert game.phase == "pass-card"
    assert game.waits_for == ["ann"]


@rule("BH-74")
def test_a_searcher_with_an_empty_hand_gives_nothing() -> None:
    game = alarm_turn(FIVE, "hold-it-right-there", hands={"dee": "knife"})
    game.do("ann: choose dee", "ann: claim-none")
    assert game.phase == "pass-card"


@rule("BH-76")
@pytest.mark.parametrize(
    ("receiver", "options", "truck"),
    [("eve", ["ok"], 1), ("dee", ["ok"], 0), ("cy", ["load", "keep"], 1)],
)
def test_a_bag_given_so_counts_as_passed(receiver: str, options: list[str], truck: int) -> None:
    game = alarm_turn(FIVE, "hold-it-right-there", hands={"bob": "cash-bag"}, turn="bob")
    game.do(f"bob: choose {receiver}", "bob: claim-none", "bob: give cash-bag")
    assert game.legal(receiver) == options
    game.do(f"{receiver}: {options[0]}")
    assert game.view()["truck"] == truck


@rule("BH-77")
def test_bags_found_are_loaded_one_at_a_time_up_to_the_fifth() -> None:
    game = alarm_turn(
        FIVE, "hold-it-right-there", hands={"dee": "cash-bag cash-bag cash-bag"}, truck=3
    )
    game.do("ann: choose dee", "ann: load-all")
    assert game.view()["truck"] == 5
    assert game.hand("dee") == ["cash-bag"]
    assert game.view()["stage"] == "getaway"


@rule("BH-78", "BH-79")
def test_an_empty_hand_may_be_searched_and_still_has_to_be_confirmed() -> None:
    game = alarm_turn(FIVE, "hold-it-right-there")
    game.do("ann: choose dee")
    assert game.phase == "search"
    assert game.legal("ann") == ["claim-none"]
    assert game.state.phase.hold(game.state) == 3000
    assert [clock.millis for clock in game.state.clocks()] == [45_000]


@rule("BH-80", "BH-81")
def test_lets_get_moving_picks_any_card_and_ends_the_turn() -> None:
    game = alarm_turn(FIVE, "lets-get-moving", vault="knife", truck=2)
    assert game.phase == "vault"
    assert game.view("ann")["vault"].count("cash-bag") == 8
    assert game.view("bob")["vault"] is None
    assert game.legal("ann")[:2] == ["pick adrenaline", "pick cash-bag"]
    before = game.state.vault[:]
    game.do("ann: pick cash-bag")
    assert game.view()["vault_cards"] == 39 - 2
    before.remove(1)
    assert sorted(game.state.vault) == sorted(before)
    assert game.state.vault != before  # shuffled
    game.do("ann: pass-to eve", "eve: ok")
    assert game.view()["truck"] == 3
    assert game.view()["turn"] == 1


@rule("BH-82")
def test_an_empty_vault_is_refilled_for_the_search_or_the_turn_ends() -> None:
    game = robbery(FIVE, card="knife", turn="ann", token=3, alarm="lets-get-moving")
    game.state.vault = []
    game.state.discard = 1 << 16
    game.do("ann: pass-to bob", "bob: ok")
    assert game.phase == "vault"
    assert game.legal("bob") == ["pick knife"]
    game = robbery(FIVE, card="knife", turn="ann", token=3, alarm="lets-get-moving check-these-out")
    game.state.vault = []
    game.state.discard = 0
    game.do("ann: pass-to bob", "bob: ok")
    assert game.waits_for == ["cy"]
    assert game.phase == "alarm-target"


@rule("BH-83")
def test_two_attributes_change_places() -> None:
    given = {"ann": "masked", "cy": "hostage", "dee": "poisoned"}
    game = alarm_turn(FIVE, "i-dont-like-this", attributes=given)
    assert game.legal("ann") == ["swap cy dee", "swap ann cy", "swap ann dee"]
    game.do("ann: swap ann cy")
    assert [game.player(name)["attribute"] for name in game.names] == [
        "hostage",
        None,
        "masked",
        "poisoned",
        None,
    ]
    assert game.phase == "pass-card"


@rule("BH-84", "BH-85")
def test_the_only_attribute_moves_to_somebody_else() -> None:
    game = alarm_turn(FIVE, "i-dont-like-this", attributes={"cy": "hostage"})
    assert game.legal("ann") == ["place ann", "place bob", "place dee", "place eve"]
    game.do("ann: place ann")
    assert game.player("ann")["attribute"] == "hostage"
    assert game.player("cy")["attribute"] is None
    game = alarm_turn(FIVE, "i-dont-like-this", attributes={"ann": "hostage"})
    assert game.legal("ann") == ["place bob", "place cy", "place dee", "place eve"]
    game.refuses("ann: place ann", "BH-85")


@rule("BH-86")
def test_without_attributes_the_card_is_simply_discarded() -> None:
    game = alarm_turn(FIVE, "i-dont-like-this")
    assert game.phase == "pass-card"
    assert game.view()["alarm_discard"] == ["i-dont-like-this"]


@rule("BH-87", "BH-88")
def test_an_attribute_goes_beside_any_player_without_one() -> None:
    game = alarm_turn(FIVE, "masked", attributes={"bob": "hostage"})
    assert game.legal("ann") == ["place ann", "place cy", "place dee", "place eve"]
    game.refuses("ann: place bob", "BH-89")
    game.do("ann: place ann")
    assert game.player("ann", "eve")["attribute"] == "masked"
    assert game.phase == "pass-card"


@rule("BH-89")
def test_if_everybody_has_one_the_old_attribute_is_replaced() -> None:
    game = alarm_turn(FIVE, "gun-jammed", attributes=EVERYBODY_HAS_ONE)
    assert len(game.legal("ann")) == 5
    game.do("ann: place bob")
    assert game.player("bob")["attribute"] == "gun-jammed"
    assert game.view()["alarm_discard"] == ["hostage"]


@rule("BH-90")
def test_the_token_goes_on_in_the_alarm_phase() -> None:
    game = robbery(FIVE, card="knife", turn="eve", start="ann", token=3)
    game.do("eve: pass-to bob", "bob: ok")
    assert game.view()["token"] == 4
    game = robbery(FIVE, card="cash-bag", turn="eve", start="ann", token=4, truck=4)
    game.do("eve: pass-to ann", "ann: ok")
    assert game.view()["stage"] == "getaway"


@pytest.mark.parametrize(
    ("card", "kwargs", "expected"),
    [
        ("are-you-loyal", {}, "tattoo-shown"),
        ("lets-get-moving", {}, "picks"),
        ("masked", {}, "places"),
        ("i-dont-like-this", {"attributes": {"bob": "masked", "cy": "hostage"}}, "swaps"),
    ],
)
def test_time_up_carries_the_card_out(card: str, kwargs: dict[str, Any], expected: str) -> None:
    game = alarm_turn(FIVE, card, **kwargs)
    (clock,) = game.state.clocks()
    assert clock.millis == 45_000
    game.do("table: time-up")
    assert expected in game.kinds("table")


def test_time_up_loads_what_is_found_unless_the_searcher_is_an_agent() -> None:
    for searcher, truck in (("ann", 1), ("bob", 0)):
        game = alarm_turn(FIVE, "hold-it-right-there", hands={"dee": "cash-bag"}, turn=searcher)
        game.do(f"{searcher}: choose dee", "table: time-up")
        assert game.view()["truck"] == truck
