"""Wing It. [OH-85 .. OH-97]"""

import pytest

from tests.games.oceans_heist.table import in_phase

rule = pytest.mark.rule

SIX = "e-badge#1 e-badge#2 e-badge#3 e-smoke#1 e-smoke#2 e-cloak#1"


@rule("OH-85")
def test_any_standing_defense_may_be_winged_or_none() -> None:
    game = in_phase(
        "wing", round=4, hand=SIX, standing="c-dome#1 v-captain u-pedestal",
        table={"disabled": ["c-dome#1"]},
    )  # fmt: skip
    assert [text for text in game.legal("ann") if text.startswith("aim")] == [
        "aim v-captain",
        "aim u-pedestal",
    ]
    assert game.refuses("ann: aim c-dome#1") == "OH-85"
    game.do("ann: stop")
    assert game.alarms == 2


@rule("OH-86")
def test_cards_come_from_the_hand_or_from_active_ones_that_expended_nothing() -> None:
    game = in_phase(
        "wing", hand="e-badge#1", active="e-jammer#1 e-emp#1", standing="c-dogs#1",
        table={"expended": {"e-jammer#1": 1}}, uses={"e-jammer#1": 1},
    )  # fmt: skip
    assert game.view("ann")["attempt"]["may_discard"] == ["e-emp#1", "e-badge#1"]
    assert game.refuses("ann: stake e-jammer#1 1") == "OH-86"
    game.attempt("c-dogs#1", "e-badge#1 1, e-emp#1 2", 2)
    assert game.at("gone")[:2] == ["e-emp#1", "e-badge#1"]


@rule("OH-86")
def test_an_attempt_needs_a_card_and_a_defense() -> None:
    game = in_phase("wing", hand=SIX, standing="c-dogs#1")
    assert game.refuses("ann: attempt") == "OH-85"
    game.do("ann: aim c-dogs#1")
    assert game.refuses("ann: attempt") == "OH-86"
    game.do("ann: stake e-badge#1 6")
    assert "attempt" in game.legal("ann")


@rule("OH-87")
@pytest.mark.parametrize(("die", "standing"), [(2, ["c-dogs#1"]), (5, ["c-dome#1", "c-dogs#1"])])
def test_one_roll_decides_whether_a_named_number_came(die: int, standing: list[str]) -> None:
    game = in_phase("wing", hand=SIX, standing="c-dome#1 c-dogs#1", globals="g-con g-vault")
    game.attempt("c-dome#1", "e-badge#1 2, e-badge#2 3", die)
    assert game.standing == standing
    assert f"ann rolled a {die}." in game.heard("bob")


@rule("OH-88")
def test_numbers_within_an_attempt_are_distinct() -> None:
    game = in_phase("wing", hand=SIX, standing="c-dogs#1", globals="g-con g-vault")
    game.do("ann: stake e-badge#1 2", "ann: stake e-badge#2 2")
    assert game.view("ann")["attempt"]["faces"] == [None, "e-badge#2", None, None, None, None]
    game.do("ann: stake e-badge#2 5")
    assert game.view("ann")["attempt"]["faces"] == [None, None, None, None, "e-badge#2", None]


@rule("OH-89")
def test_the_cards_are_gone_whatever_the_die_shows_with_all_their_uses() -> None:
    game = in_phase("wing", hand="e-laptop#1 e-badge#1", standing="c-dogs#1")
    game.attempt("c-dogs#1", "e-laptop#1 1", 4)
    assert game.at("gone") == ["e-laptop#1"]
    assert game.hand == ["e-badge#1"]
    hit = in_phase("wing", hand="e-laptop#1 e-badge#1", standing="c-dogs#1")
    hit.attempt("c-dogs#1", "e-laptop#1 1", 1)
    assert hit.at("gone") == ["e-laptop#1"]


@rule("OH-90")
def test_attempts_repeat_on_the_same_or_another_defense() -> None:
    game = in_phase("wing", hand=SIX, standing="c-dome#1 c-dogs#1")
    game.attempt("c-dome#1", "e-badge#1 1", 6).attempt("c-dome#1", "e-badge#2 1", 5)
    game.attempt("c-dogs#1", "e-badge#3 4", 4).attempt("c-dome#1", "e-smoke#1 2", 2)
    assert game.state.attempts == 4
    assert (game.round, game.alarms) == (2, 0)


@rule("OH-91")
@pytest.mark.parametrize("die", [1, 6])
def test_six_numbers_always_succeed(die: int) -> None:
    game = in_phase("wing", hand=SIX + " e-crowbar#1", standing="c-dome#1", globals="g-con g-vault")
    stakes = ", ".join(f"{card} {i + 1}" for i, card in enumerate(SIX.split()))
    game.attempt("c-dome#1", stakes, die)
    assert game.alarms == 0
    assert "rolls" in game.kinds()


@rule("OH-92")
def test_no_wing_defenses_cannot_be_chosen() -> None:
    game = in_phase("wing", hand=SIX, standing="c-retina#1 c-response#2 c-dome#1")
    assert [text for text in game.legal("ann") if text.startswith("aim")] == ["aim c-dome#1"]
    assert game.refuses("ann: aim c-retina#1") == "OH-92"


@rule("OH-93")
def test_a_loaded_die_names_two_numbers() -> None:
    game = in_phase(
        "wing", hand="e-loadeddie e-badge#1", standing="c-dogs#1", globals="g-con g-vault"
    )
    game.do("ann: aim c-dogs#1", "ann: stake e-loadeddie 2")
    assert game.refuses("ann: attempt") == "OH-93"
    game.do("ann: stake e-loadeddie 5")
    assert game.view("ann")["attempt"]["faces"].count("e-loadeddie") == 2
    game.do("ann: stake e-loadeddie 6")  # leaves its lowest other number
    assert game.view("ann")["attempt"]["faces"] == [
        None, None, None, None, "e-loadeddie", "e-loadeddie",
    ]  # fmt: skip
    game.luck(5).do("ann: attempt")
    assert game.round == 2


@rule("OH-93")
def test_the_numbers_of_an_attempt_are_at_most_six() -> None:
    hand = "e-loadeddie " + SIX
    game = in_phase("wing", hand=hand, standing="c-dogs#1", globals="g-con g-vault")
    for face, card in enumerate(SIX.split()[:5]):
        game.do(f"ann: stake {card} {face + 1}")
    game.do("ann: aim c-dogs#1", "ann: stake e-loadeddie 6")
    assert game.refuses("ann: attempt") == "OH-93"
    game.do("ann: stake e-loadeddie 1")
    assert game.view("ann")["attempt"]["faces"][0] == "e-loadeddie"
    assert "attempt" in game.legal("ann")


@rule("OH-94")
def test_no_second_chances_allows_two_numbers_but_any_number_of_attempts() -> None:
    game = in_phase(
        "wing", round=4, hand=SIX, standing="c-dome#1 u-pedestal", globals="g-wing g-con"
    )
    for face, card in enumerate(SIX.split()[:3]):
        game.do(f"ann: stake {card} {face + 1}")
    game.do("ann: aim c-dome#1")
    assert game.refuses("ann: attempt") == "OH-94"
    game.do("ann: aim u-pedestal")
    assert "attempt" in game.legal("ann")  # Unique Defenses keep the limit of six
    game.do("ann: clear").attempt("c-dome#1", "e-badge#1 1, e-badge#2 2", 6)
    game.attempt("c-dome#1", "e-badge#3 1, e-smoke#1 2", 2)
    assert game.standing == ["u-pedestal"]


@rule("OH-95")
def test_the_coin_rolls_a_failure_again_and_is_spent() -> None:
    game = in_phase("wing", hand=SIX, opening="o-luckycoin", standing="c-dome#1 c-dogs#1")
    game.attempt("c-dome#1", "e-badge#1 3", 6, 3, coin=True)
    assert game.standing == ["c-dogs#1"]
    assert game.view("bob")["coins"] == 0
    assert game.refuses("ann: coin") == "OH-95"


@rule("OH-95")
def test_a_first_roll_that_succeeds_does_not_spend_the_coin() -> None:
    game = in_phase("wing", hand=SIX, opening="o-luckycoin", standing="c-dome#1 c-dogs#1")
    game.attempt("c-dome#1", "e-badge#1 3", 3, coin=True)
    assert game.view("bob")["coins"] == 1


@rule("OH-95")
def test_without_the_flag_the_coin_stays() -> None:
    game = in_phase("wing", hand=SIX, opening="o-luckycoin", standing="c-dome#1 c-dogs#1")
    game.do("ann: coin", "ann: no-coin").attempt("c-dome#1", "e-badge#1 3", 1)
    assert game.view("bob")["coins"] == 1
    assert game.standing == ["c-dome#1", "c-dogs#1"]


@rule("OH-96")
def test_members_advise_but_only_the_captain_attempts_and_stops() -> None:
    game = in_phase("wing", seats=4, hand=SIX, standing="c-dome#1 c-dogs#1")
    game.do("cy: aim c-dome#1", "cy: stake e-badge#1 1")
    assert game.refuses("cy: attempt") == "OH-96"
    assert game.refuses("cy: stop") == "OH-96"
    game.luck(1).do("ann: attempt")
    assert game.standing == ["c-dogs#1"]


@rule("OH-96")
def test_the_clock_restarts_after_each_attempt_and_silence_means_stop() -> None:
    game = in_phase("wing", hand=SIX, standing="c-dome#1 c-dogs#1")
    assert game.clock() == 45
    assert game.state.clocks()[0].since == 0
    game.attempt("c-dome#1", "e-badge#1 1", 1)
    assert game.state.clocks()[0].since == 3  # aim, stake, attempt
    game.do("ann: aim c-dogs#1")
    assert game.state.clocks()[0].since == 3
    game.time_up()
    assert (game.round, game.alarms) == (2, 1)


@rule("OH-97")
def test_wing_it_is_skipped_where_nothing_can_be_tried() -> None:
    for standing in ("c-retina#1", "c-dome#1"):
        game = in_phase("assign", active="e-emp#1 e-badge#1", standing=standing)
        game.do("ann: auto", "ann: confirm")
        assert game.round == 2, standing
    stuck = in_phase("assign", active="e-laptop#1", standing="c-dome#1 c-dogs#1",
                     table={"equipment": {}})  # fmt: skip
    stuck.do("ann: auto", "ann: confirm")
    assert (stuck.round, stuck.alarms) == (2, 1)


@rule("OH-97")
def test_wing_it_ends_by_itself_when_the_last_card_or_defense_is_gone() -> None:
    game = in_phase("wing", hand="e-badge#1 e-badge#2", standing="c-dome#1")
    game.attempt("c-dome#1", "e-badge#1 1", 1)
    assert game.round == 2
