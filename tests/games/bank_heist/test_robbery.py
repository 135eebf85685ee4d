"""The robbery before the alarm, and what ends it. [BH-34 .. BH-58]"""

import pytest

from hideout.games.bank_heist import GAME
from hideout.games.bank_heist.receive import RECEIVE
from tests.games.bank_heist.table import alarm_turn, getaway, robbery

rule = pytest.mark.rule
FIVE = "crew agent rival sticky crew"


@rule("BH-34", "BH-36")
def test_turns_go_clockwise_from_the_start_player() -> None:
    game = robbery(FIVE, card="knife", vault="zip-tie lock-pick", start="ann", turn="ann")
    game.do("ann: pass-to cy", "cy: ok")
    assert game.waits_for == ["bob"]
    assert game.view("bob")["card"] == "zip-tie"
    assert game.refuses("cy: pass-to ann") == "BH-34"


@rule("BH-35")
def test_the_active_player_alone_looks_at_the_drawn_card() -> None:
    game = robbery(FIVE, card="knife", turn="ann")
    assert [game.view(name)["card"] for name in game.names] == ["knife"] + [None] * 4
    assert game.view()["card"] is None


@rule("BH-37", "BH-38", "BH-39")
def test_the_card_goes_to_any_other_player_and_must() -> None:
    game = robbery(FIVE, card="knife", turn="cy")
    assert game.legal("cy") == ["pass-to ann", "pass-to bob", "pass-to dee", "pass-to eve"]
    assert game.refuses("cy: pass-to cy") == "BH-37 BH-39"
    assert game.refuses("cy: keep") == "BH-37 BH-39"


@rule("BH-40")
def test_an_item_joins_the_receivers_hand_face_down() -> None:
    game = robbery(FIVE, card="knife", turn="ann")
    game.do("ann: pass-to bob")
    assert [game.view(name)["card"] for name in game.names] == ["knife", "knife", None, None, None]
    game.do("bob: ok")
    assert game.hand("bob") == ["knife"]
    assert game.player("bob", "cy")["cards"] == 1
    assert game.player("bob", "cy")["known"] == []
    assert game.player("bob", "ann")["known"] == ["knife"]


@rule("BH-41")
def test_no_vault_card_is_played_in_the_robbery() -> None:
    hands = {"ann": "adrenaline knife zip-tie chloroform speedloader lock-pick"}
    game = robbery(FIVE, hands=hands, card="knife", turn="ann")
    assert {action.split()[0] for action in game.legal("ann")} == {"pass-to"}
    game.refuses("ann: zip-tie bob", "BH-41")


@rule("BH-42", "BH-47")
def test_a_bag_passed_to_crew_is_loaded_without_a_choice() -> None:
    game = robbery(FIVE, card="cash-bag", turn="bob")
    game.do("bob: pass-to ann")
    assert game.legal("ann") == ["ok"]
    game.refuses("ann: keep", "BH-42")
    game.do("ann: ok")
    assert game.view()["truck"] == 1
    assert game.hand("ann") == []
    assert game.numbers("loads") == [(0, 1, -1)]
    assert game.player("ann")["could_be"] == ["crew", "rival"]


@rule("BH-43", "BH-44", "BH-47")
@pytest.mark.parametrize("keeper", ["dee", "bob"])
def test_sticky_fingers_and_agents_keep_a_bag_without_a_choice(keeper: str) -> None:
    game = robbery(FIVE, card="cash-bag", turn="ann")
    game.do(f"ann: pass-to {keeper}")
    assert game.legal(keeper) == ["ok"]
    game.do(f"{keeper}: ok")
    assert game.view()["truck"] == 0
    assert game.hand(keeper) == ["cash-bag"]
    assert game.numbers("takes-card") == [(game.seat(keeper), -1, -1)]
    assert game.player(keeper, "ann")["could_be"] == ["sticky-fingers", "agent", "rival"]
    assert "crew" in game.player(keeper, "eve")["could_be"]


@rule("BH-45", "BH-46")
@pytest.mark.parametrize(("choice", "truck", "hand"), [("load", 1, []), ("keep", 0, ["cash-bag"])])
def test_a_rival_chooses_on_receipt(choice: str, truck: int, hand: list[str]) -> None:
    game = robbery(FIVE, card="cash-bag", turn="ann", vault="knife")
    game.do("ann: pass-to cy")
    assert game.legal("cy") == ["load", "keep"]
    game.do(f"cy: {choice}")
    assert game.view()["truck"] == truck
    assert game.hand("cy") == hand
    game.do("bob: pass-to cy")
    assert game.legal("cy") == ["ok"]  # a bag kept cannot be loaded later
    game.refuses("cy: load", "BH-45")


@rule("BH-48")
def test_every_receipt_looks_alike_from_outside() -> None:
    tables = [
        robbery(FIVE, card="cash-bag", turn="ann"),  # bob keeps it
        robbery(FIVE, card="zip-tie", turn="ann"),
    ]
    for game in tables:
        game.do("ann: pass-to bob")
        assert RECEIVE.hold(game.state) == 3000
        assert [clock.millis for clock in game.state.clocks()] == [45_000]
        assert game.legal("bob") == ["ok"]
    assert GAME.view(tables[0].state, 4) == GAME.view(tables[1].state, 4)
    for game in tables:
        game.do("bob: ok")
    assert tables[0].kinds("eve")[:1] == tables[1].kinds("eve")[:1] == ["takes-card"]


@rule("BH-49", "BH-50")
def test_a_dye_pack_is_shown_and_ruins_a_card_of_the_receivers_choice() -> None:
    game = robbery(FIVE, hands={"bob": "cash-bag knife"}, card="dye-pack", turn="ann")
    game.do("ann: pass-to bob", "bob: ok")
    assert game.numbers("dye", "eve") == [(1, -1, -1)]
    assert game.legal("bob") == ["lose cash-bag", "lose knife"]
    game.do("bob: lose cash-bag")
    assert game.hand("bob") == ["knife"]
    assert game.view("eve")["discard"] == ["dye-pack"]
    assert game.view("bob")["discard"] == ["cash-bag", "dye-pack"]
    assert game.view()["discard_cards"] == 2
    assert game.numbers("let-go", "eve") == []


@rule("BH-51")
def test_with_an_empty_hand_only_the_dye_pack_goes() -> None:
    game = robbery(FIVE, card="dye-pack", turn="ann")
    game.do("ann: pass-to bob", "bob: ok")
    assert game.view()["discard_cards"] == 1
    assert game.waits_for == ["bob"]
    assert game.phase == "pass-card"


@rule("BH-52", "BH-53")
def test_the_token_moves_before_the_start_players_turn_and_starts_the_alarm() -> None:
    game = robbery(FIVE, card="knife", turn="eve", start="ann", token=1)
    game.do("eve: pass-to bob", "bob: ok")
    assert game.view()["token"] == 2
    assert game.view()["stage"] == "robbery-silent"
    assert game.kinds("table").index("token") < game.kinds("table").index("turn")
    game = robbery(FIVE, card="knife", turn="eve", start="ann", token=2)
    game.do("eve: pass-to bob", "bob: ok")
    assert game.view()["token"] == 3
    assert game.view()["stage"] == "robbery-alarm"
    assert game.numbers("alarm")[0][0] == 0  # the Start Player turns up the first alarm card


@rule("BH-52")
def test_the_token_rests_while_others_have_their_turns() -> None:
    game = robbery(FIVE, card="knife", turn="bob", start="ann", token=1)
    game.do("bob: pass-to cy", "cy: ok")
    assert game.view()["token"] == 1


@rule("BH-54", "BH-55")
def test_the_fifth_bag_starts_the_getaway_at_once() -> None:
    game = robbery(FIVE, card="cash-bag", turn="cy", start="dee", truck=4, token=2)
    game.do("cy: pass-to ann", "ann: ok")
    assert game.view()["stage"] == "getaway"
    assert game.view()["token"] == 1
    assert game.view()["turn"] == 3
    assert game.phase == "action"


@rule("BH-55")
def test_the_rest_of_the_turn_is_dropped_when_the_fifth_bag_is_found() -> None:
    game = alarm_turn(
        FIVE, "hold-it-right-there", hands={"bob": "cash-bag"}, truck=4, turn="ann", start="eve"
    )
    game.do("ann: choose bob", "ann: load-all")
    assert game.view()["stage"] == "getaway"
    assert game.waits_for == ["eve"]
    assert game.view()["alarm_card"] is None


@rule("BH-56")
def test_the_agents_win_when_the_token_gets_there_first() -> None:
    game = robbery(FIVE, card="knife", turn="eve", start="ann", token=5, truck=4)
    game.do("eve: pass-to bob", "bob: ok")
    assert game.ending == "agents-in-the-bank"
    assert game.winners == ["bob"]


@rule("BH-57")
def test_an_empty_vault_deck_is_made_of_its_discard_pile() -> None:
    game = robbery(FIVE, card="knife", turn="ann")
    game.state.discard = 0
    game.state.vault, rest = [], game.state.vault
    game.state.discard = 1 << 16  # one knife
    game.do("ann: pass-to bob", "bob: ok")
    assert game.view("bob")["card"] == "knife"
    assert game.numbers("vault-shuffled") != []
    assert rest


@rule("BH-57")
def test_with_nothing_to_draw_at_all_the_pass_is_skipped() -> None:
    game = robbery(FIVE, card="knife", turn="ann", start="dee", token=5)
    game.state.vault = []
    game.state.discard = 0
    game.state.stage = 2
    game.do("ann: pass-to bob", "bob: ok")
    assert game.numbers("vault-empty") == [(1, -1, -1), (2, -1, -1)]
    assert game.ending == "agents-in-the-bank"


@rule("BH-58")
def test_an_empty_alarm_deck_is_made_of_its_discard_pile() -> None:
    game = robbery(FIVE, card="knife", turn="ann", token=3, attributes={"eve": "masked"})
    game.state.alarm = []
    game.state.alarm_discard = [0]
    game.do("ann: pass-to bob", "bob: ok")
    assert game.numbers("alarm-shuffled") != []
    assert game.numbers("alarm") == [(1, 0, -1)]
    game = robbery(FIVE, card="knife", turn="ann", token=3, attributes={"eve": "masked"})
    game.state.alarm = []
    game.state.alarm_discard = []
    game.do("ann: pass-to bob", "bob: ok")
    assert game.numbers("alarm") == []
    assert game.phase == "pass-card"
    assert game.player("eve")["attribute"] == "masked"


@rule("BH-54")
def test_the_alarm_never_needs_to_sound() -> None:
    game = robbery(FIVE, card="cash-bag", turn="bob", truck=4, token=1)
    game.do("bob: pass-to eve", "eve: ok")
    assert game.view()["stage"] == "getaway"
    assert getaway(FIVE).view()["truck"] == 5
