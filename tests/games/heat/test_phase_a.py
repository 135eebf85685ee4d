"""Phase A: hands, Records, cooling off."""

import pytest

from hideout.engine.core import IllegalAction
from hideout.games.heat import GAME
from hideout.games.heat.cards import ADD, AGAIN, COPY
from tests.games.heat.table import stage, stage_with_a_deck_of

rule = pytest.mark.rule


@rule("HT-36")
def test_every_a_effect_changes_hand_or_record_or_returns_heat() -> None:
    deck = GAME.cards
    with_a = [card for card in range(len(deck.cards)) if deck.has_a[card]]
    assert len(with_a) == 7
    for card in with_a:
        changes_record = deck.choice[card] in (COPY, ADD, AGAIN)
        assert deck.draw[card] or deck.gives_back[card] or changes_record


@rule("HT-37")
def test_a_copy_is_of_what_was_in_use_when_the_a_phase_began() -> None:
    game = stage(
        ann="copycat-crime", bob="circle-back", cy="fence", number=2,
        records={"ann": "heavy", "bob": "the-lift"},
    )  # fmt: skip
    game.reveal()
    game.do("bob: again 1")
    assert game.using("bob") == "circle-back"  # nothing happens before all have decided
    game.do("ann: copy bob")
    assert game.using("bob") == "the-lift"
    assert game.using("ann") == "circle-back"
    game.do("ann: again 1")
    assert game.record("ann") == ["copycat-crime", "heavy"]


@rule("HT-38", "HT-107")
def test_draws_then_decisions_in_secret_then_results_then_views() -> None:
    game = stage(
        ann="interrogation", bob="case-the-joint fence", cy="circle-back",
        deck="heavy the-lift bank-job", spare=0,
    )  # fmt: skip
    game.reveal()
    # All draws come first, and both decide at the same time.
    assert game.hand("ann") == ["heavy"]
    assert game.hand("bob") == ["fence", "the-lift", "bank-job"]
    assert game.waits_for == ["ann", "bob"]
    game.do("ann: question bob")
    assert game.heard("bob", "questions", "sees") == []
    assert game.view("bob")["chosen"] == [True, False, False]
    assert game.view("bob")["questioned"] == [None, None, None]
    game.do("bob: aside fence")
    game.do("bob: aside the-lift")
    # The hand is seen as it is after the results.
    assert game.heard("ann", "sees") == ["You saw Bank Job in the hand of bob."]
    assert game.heard("cy", "questions") == ["ann questioned bob."]
    assert game.heard("cy", "sees") == []


@rule("HT-39", "HT-40", "HT-43", "HT-45")
def test_a_new_card_with_an_a_effect_gets_an_additional_a_phase_of_its_own() -> None:
    game = stage(
        ann="backup-plan lay-low", bob="lay-low", cy="fence", heat=(3, 3, 0),
    )  # fmt: skip
    game.reveal()
    game.do("ann: add lay-low")
    # Bob lay low alone; ann finds company in him, which comes too late for bob.
    assert game.heat == (0, 2, 0)
    assert game.heard("cy", "extra-a", "returns") == [
        "bob returned 1 Heat.",
        "There are new cards: additional A phase 1.",
        "ann returned 3 Heat.",
    ]


@rule("HT-41", "HT-49")
def test_copies_of_copies_end_after_four_additional_phases() -> None:
    game = stage(ann="copycat-crime", bob="copycat-crime", cy="fence", dee="the-lift")
    game.reveal()
    for _ in range(5):
        assert game.phase == "a-phase"
        game.do("ann: copy bob")
        game.do("bob: copy ann")
    assert game.phase == "choose"
    assert [event.a for event in game.of_kind("extra-a")] == [1, 2, 3, 4]
    assert game.heard("cy", "skips") == [
        "ann got no further: Copycat Crime stays without its A effect.",
        "bob got no further: Copycat Crime stays without its A effect.",
    ]
    assert game.money == (0, 0, 0, 5)


@rule("HT-41")
def test_the_option_may_forbid_additional_a_phases() -> None:
    game = stage(
        ann="copycat-crime", bob="getaway-driver", cy="fence", heat=(2, 2, 0),
        options={"max_extra_a": 0},
    )  # fmt: skip
    game.reveal()
    game.do("ann: copy bob")
    # The A effect is skipped; the card stays current for B.
    assert game.heat == (3, 2, 0)
    assert game.money == (4, 4, 0)


@rule("HT-42", "HT-46")
def test_a_copied_b_card_works_in_the_same_stage_without_another_a_phase() -> None:
    game = stage(ann="copycat-crime", bob="the-lift", cy="fence")
    game.reveal()
    game.do("ann: copy bob")
    assert game.heard("cy", "extra-a") == []
    assert game.heard("cy", "copies") == ["ann copied The Lift from bob."]
    assert (game.heat, game.money) == ((1, 1, 0), (5, 5, 0))
    assert game.record("ann") == ["copycat-crime"]


@rule("HT-44")
def test_lay_low_returns_one_alone_and_three_in_company() -> None:
    alone = stage(ann="lay-low", bob="fence", cy="circle-back", heat=(5, 5, 0))
    alone.reveal()
    assert alone.heat == (4, 5, 0)
    together = stage(ann="lay-low", bob="lay-low", cy="lay-low", heat=(5, 4, 4))
    together.reveal()
    assert together.heat == (2, 1, 1)


@rule("HT-45")
def test_a_copy_is_company_for_the_copier_only() -> None:
    game = stage(ann="lay-low", bob="copycat-crime", cy="fence", heat=(5, 5, 0))
    game.reveal()
    game.do("bob: copy ann")
    assert game.heat == (4, 2, 0)


@rule("HT-46", "HT-49")
def test_a_copy_of_a_copy_is_what_that_one_is_a_copy_of() -> None:
    game = stage(ann="copycat-crime", bob="copycat-crime", cy="fence", dee="the-lift")
    game.reveal()
    game.do("ann: copy bob")
    game.do("bob: copy dee")
    # Ann has copied a Copycat Crime and chooses again, from the cards as they are by now.
    assert game.using("bob") == "the-lift"
    assert game.using("ann") == "copycat-crime"
    assert game.waits_for == ["ann"]
    game.do("ann: copy bob")
    assert game.money == (5, 5, 0, 5)


@rule("HT-47", "HT-90")
def test_an_older_copycat_is_a_copycat_again() -> None:
    game = stage(ann="copycat-crime fence", bob="the-lift", cy="circle-back")
    game.reveal()
    game.do("ann: copy bob")
    assert game.using("ann") is None
    assert game.record("ann") == ["copycat-crime"]
    game.plays(ann="fence", bob=game.hand("bob")[0], cy=game.hand("cy")[0])
    assert game.money[0] == 5  # Fence finds no older B card


@rule("HT-48", "HT-51")
def test_a_copied_a_effect_is_resolved_next_with_choices_and_cards_of_the_copier() -> None:
    game = stage(
        ann="copycat-crime", bob="backup-plan fence", cy="tip-off",
        deck="heavy the-lift bank-job lay-low", spare=0,
    )  # fmt: skip
    game.reveal()
    assert game.hand("bob") == ["fence", "heavy", "the-lift"]
    game.do("ann: copy bob")
    game.do("bob: add fence")
    assert game.hand("ann") == ["bank-job", "lay-low"]
    assert game.legal("ann") == ["add bank-job", "add lay-low"]
    game.do("ann: add bank-job")
    assert game.record("ann") == ["copycat-crime", "bank-job"]
    assert game.money == (10, 0, 3)
    assert game.heat == (2, 0, 0)


@rule("HT-50")
def test_with_nobody_to_copy_copycat_does_nothing() -> None:
    game = stage(ann="copycat-crime", bob="", cy="", number=4, spare=0)
    game.reveal()
    assert game.phase == "draft"
    assert game.of_kind("copies", "decided") == []
    assert game.money == (0, 0, 0)


@rule("HT-52", "HT-57")
def test_backup_plan_draws_two_and_adds_one() -> None:
    game = stage(
        ann="backup-plan fence", bob="circle-back", cy="tip-off", deck="armored-car heavy", spare=0,
    )  # fmt: skip
    size = game.view("ann")["deck"]
    game.reveal()
    assert game.hand("ann") == ["fence", "armored-car", "heavy"]
    assert game.view("bob")["hands"] == [3, 0, 0]
    assert game.view("bob")["deck"] == size - 2
    assert game.heard("ann", "drew") == ["You drew Armored Car.", "You drew Heavy."]
    assert game.heard("bob", "drew", "draws") == ["ann drew 2 cards from the deck."]
    with pytest.raises(IllegalAction):
        game.do("ann: add tip-off")
    game.do("ann: add armored-car")
    assert game.record("ann") == ["backup-plan", "armored-car"]
    assert game.hand("ann") == ["fence", "heavy"]
    assert game.money == (18, 0, 3)


@rule("HT-52", "HT-58")
def test_backup_plan_with_an_empty_hand_and_no_draw_does_nothing() -> None:
    game = stage_with_a_deck_of(0, ann="backup-plan", bob="circle-back", cy="tip-off", spare=0)
    game.reveal()
    assert game.of_kind("adds") == []
    assert game.record("ann") == ["backup-plan"]


@rule("HT-53")
def test_circle_back_moves_an_older_card_to_the_end() -> None:
    game = stage(
        ann="circle-back", bob="fence", cy="tip-off", number=3,
        records={"ann": "the-lift heavy", "bob": "lay-low clean-hands"},
    )  # fmt: skip
    game.reveal()
    assert game.legal("ann") == ["again 1", "again 2"]
    game.do("ann: again 1")
    assert game.record("ann") == ["heavy", "circle-back", "the-lift"]
    assert (game.heat, game.money) == ((1, 0, 0), (5, 0, 3))
    assert game.heard("bob", "uses-again") == ["ann went back to The Lift."]


@rule("HT-53")
def test_circle_back_without_an_older_card_stays_current() -> None:
    game = stage(ann="circle-back", bob="copycat-crime", cy="tip-off")
    game.reveal()
    assert game.waits_for == ["bob"]
    assert game.using("ann") == "circle-back"
    game.do("bob: copy cy")
    assert game.record("ann") == ["circle-back"]


@rule("HT-54")
def test_case_the_joint_sets_aside_as_many_as_drawn_for_the_rest_of_the_heist() -> None:
    game = stage(
        ann="case-the-joint fence", bob="circle-back", cy="tip-off", deck="heavy the-lift",
    )  # fmt: skip
    game.reveal()
    spare = game.hand("ann")[1]
    assert game.hand("ann") == ["fence", spare, "heavy", "the-lift"]
    game.do("ann: aside heavy")
    assert game.waits_for == ["ann"]
    assert "aside heavy" not in game.legal("ann")
    game.do("ann: aside fence")
    assert game.hand("ann") == [spare, "the-lift"]
    assert game.money == (3, 0, 0)
    assert game.view("bob")["aside"] == [2, 0, 0]
    assert game.view("ann")["memory"]["aside"] == ["heavy", "fence"]
    assert game.heard("bob", "sets-aside", "set-aside") == ["ann set 2 cards aside."]
    assert game.heard("ann", "set-aside") == ["You set Heavy aside.", "You set Fence aside."]
    deck = game.cards(game.state.deck)
    assert "fence" not in deck


@rule("HT-55")
def test_interrogation_shows_one_hand_to_one_player_once() -> None:
    game = stage(
        ann="interrogation", bob="fence heavy bank-job", cy="tip-off the-lift", deck="lay-low",
        spare=0,
    )  # fmt: skip
    game.reveal()
    assert game.legal("ann") == ["question bob", "question cy"]
    game.do("ann: question bob")
    assert game.hand("ann") == ["lay-low"]  # drawn and kept
    assert game.view("ann")["memory"]["seen"] == [{"seat": 1, "cards": ["bank-job", "heavy"]}]
    assert game.view("cy")["memory"]["seen"] == []
    game.plays(ann="lay-low", bob="heavy", cy="the-lift")
    # It was one look: the note stays as it is.
    assert game.view("ann")["memory"]["seen"] == [{"seat": 1, "cards": ["bank-job", "heavy"]}]


@rule("HT-56")
def test_getaway_driver_returns_before_it_takes() -> None:
    clean = stage(ann="getaway-driver", bob="fence", cy="circle-back")
    clean.reveal()
    assert clean.heat == (1, 0, 0)
    hot = stage(ann="getaway-driver", bob="fence", cy="circle-back", heat=(3, 0, 0))
    hot.reveal()
    assert hot.heat == (3, 0, 0)
    assert hot.money == (4, 0, 0)


@rule("HT-57")
def test_the_deck_is_not_filled_up_during_a_heist() -> None:
    game = stage_with_a_deck_of(3, ann="backup-plan fence", bob="circle-back", cy="tip-off")
    top = game.cards(game.state.deck[::-1])
    game.reveal()
    assert game.hand("ann")[-2:] == top[:2]
    game.do("ann: add fence")
    assert game.view("ann")["deck"] == 1


@rule("HT-58", "HT-59")
def test_if_the_deck_is_too_small_for_all_draws_nobody_draws() -> None:
    game = stage_with_a_deck_of(
        3, ann="backup-plan interrogation", bob="backup-plan fence", cy="case-the-joint",
        dee="tip-off",
    )  # fmt: skip
    game.reveal()
    # 2 + 2 + 2 are needed. Everything but the draw still happens, and there is nothing for cy
    # to set aside.
    assert game.heard("dee", "no-draws") == ["6 cards to draw, but 3 in the deck: nobody draws."]
    assert game.waits_for == ["ann", "bob"]
    game.do("ann: add interrogation")
    game.do("bob: add fence")
    # The additional A phase is one of its own: 1 card is needed now, and there are 3.
    assert game.heard("dee", "draws") == ["ann drew 1 card from the deck."]
    assert game.view("dee")["deck"] == 2
    game.do("ann: question dee")
    assert game.money == (1, 0, 3, 0)


@rule("HT-59")
def test_interrogation_without_a_draw_still_asks() -> None:
    game = stage_with_a_deck_of(0, ann="interrogation", bob="fence", cy="circle-back")
    game.reveal()
    assert game.waits_for == ["ann"]
    game.do("ann: question bob")
    assert len(game.heard("ann", "sees")) == len(game.hand("bob"))


@rule("HT-60")
def test_players_draw_in_seat_order_all_their_cards_each() -> None:
    game = stage(
        ann="fence", bob="interrogation", cy="backup-plan", dee="case-the-joint",
        deck="heavy the-lift bank-job long-con armored-car", spare=0,
    )  # fmt: skip
    game.reveal()
    assert game.hand("bob") == ["heavy"]
    assert game.hand("cy") == ["the-lift", "bank-job"]
    assert game.hand("dee") == ["long-con", "armored-car"]


@rule("HT-105")
def test_defaults_of_the_a_phase() -> None:
    game = stage(
        ann="circle-back", bob="copycat-crime", cy="copycat-crime", dee="backup-plan fence",
        number=2, records={"ann": "the-lift"}, deck="heavy heavy",
    )  # fmt: skip
    game.reveal()
    assert [(c.action.verb, c.millis) for c in game.state.clocks()] == [("time-up", 30_000)]
    game.clock_rings()
    # Bob passes over cy, who is a copycat too, and copies dee; cy copies dee; ann goes back to
    # the newest older card; dee adds the first card of the hand.
    assert game.record("ann") == ["circle-back", "the-lift"]
    assert game.record("dee") == ["backup-plan", "fence"]
    assert game.using("bob") == game.using("cy") == "backup-plan"


@rule("HT-105")
def test_a_copycat_among_copycats_copies_the_nearest_by_default() -> None:
    game = stage(ann="copycat-crime", bob="copycat-crime", cy="", dee="", number=4, spare=0)
    game.reveal()
    for _ in range(5):
        game.clock_rings()
    assert [event.b for event in game.of_kind("copies") if event.seat == 0] == [1] * 5
    assert game.phase == "draft"


@rule("HT-105")
def test_by_default_the_cards_just_drawn_are_set_aside_and_the_left_neighbour_questioned() -> None:
    game = stage(
        ann="case-the-joint fence", bob="interrogation", cy="circle-back", deck="heavy the-lift",
    )  # fmt: skip
    game.reveal()
    game.clock_rings()
    assert game.view("ann")["memory"]["aside"] == ["heavy", "the-lift"]
    assert game.heard("ann", "questions") == ["bob questioned cy."]


@rule("HT-105")
def test_the_clock_completes_a_half_made_choice() -> None:
    game = stage(ann="case-the-joint fence", bob="tip-off", cy="circle-back", deck="heavy the-lift")
    game.reveal()
    game.do("ann: aside heavy")
    game.clock_rings()
    assert game.view("ann")["memory"]["aside"] == ["heavy", "the-lift"]
