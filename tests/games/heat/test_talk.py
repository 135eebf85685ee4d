"""Talk, clocks, refusals, the memory aid."""

import pytest

from hideout.engine.core import EVERYONE, IllegalAction, only
from hideout.engine.position import write_position
from hideout.games.heat import GAME
from hideout.words import narrator
from tests.games.heat.table import draft, new, stage

rule = pytest.mark.rule


@rule("HT-103")
def test_everybody_may_talk_at_all_times() -> None:
    game = new(3, timers=False)
    while game.state.pending():
        assert [GAME.may_speak(game.state, seat) for seat in range(3)] == [EVERYONE] * 3
        assert GAME.may_speak(game.state, -1) == 0
        assert GAME.channels(game.state, 1) == {"table": EVERYONE}
        game.clock_rings()
    assert GAME.may_speak(game.state, 0) == EVERYONE


def test_private_messages_are_an_option() -> None:
    state = new(3, private_chat=True).state
    assert GAME.channels(state, 1) == {
        "table": EVERYONE,
        "p0": only(0) | only(1),
        "p2": only(2) | only(1),
    }
    assert GAME.channels(state, -1) == {}


@rule("HT-103", "HT-109")
def test_a_claim_is_heard_by_all_may_be_a_lie_and_binds_nobody() -> None:
    game = stage(ann="heavy", bob="fence", cy="the-lift")
    game.do("ann: claim lay-low")
    game.do("cy: claim-quiet")
    assert game.heard("table") == [
        "ann said: I will play Lay Low.",
        "cy said: I will take no Heat.",
    ]
    assert game.view("bob")["claims"] == ["lay-low", None, "quiet"]
    assert game.legal("ann")[0] == "play heavy"
    assert game.waits_for == ["ann", "bob", "cy"]
    game.reveal()
    assert game.record("ann") == ["heavy"]
    assert game.heat == (1, 0, 1)


@rule("HT-109")
def test_one_claim_a_seat_in_each_round() -> None:
    game = new(3)
    game.do("ann: claim heavy")
    with pytest.raises(IllegalAction, match="no-claimed") as refused:
        game.do("ann: claim the-lift")
    assert refused.value.clauses == "HT-109"
    with pytest.raises(IllegalAction, match="no-claimed"):
        game.do("ann: claim-quiet")
    game.clock_rings()
    assert game.view("bob")["claims"] == [None, None, None]
    game.do("ann: claim the-lift")


@rule("HT-109")
def test_only_cards_of_this_game_can_be_claimed() -> None:
    game = new(3)
    with pytest.raises(IllegalAction, match="no-no-such-card"):
        game.do("ann: claim public-enemy")
    new(4).do("ann: claim public-enemy")


@rule("HT-109")
def test_who_has_chosen_may_still_claim() -> None:
    game = stage(ann="heavy", bob="fence", cy="the-lift")
    game.plays(ann="heavy")
    game.do("ann: claim bank-job")
    assert game.view("cy")["claims"] == ["bank-job", None, None]


@rule("HT-104")
def test_there_is_no_way_to_show_or_send_a_card() -> None:
    assert set(GAME.vocabulary.kinds) == {
        "time-up", "pass", "play", "claim", "claim-quiet", "copy", "add", "again", "aside",
        "question",
    }  # fmt: skip


@rule("HT-105")
def test_clocks_are_thirty_fortyfive_and_thirty_seconds() -> None:
    game = new(3)
    seconds = {}
    while game.state.pending():
        seconds[game.phase] = [clock.millis / 1000 for clock in game.state.clocks()]
        game.clock_rings()
    assert seconds == {"draft": [30], "choose": [45], "a-phase": [30]}
    own = new(3, draft_seconds=10, choose_seconds=20, a_seconds=15)
    assert own.state.clocks()[0].millis == 10_000


@rule("HT-105")
def test_without_timers_a_day_passes_before_the_game_goes_on_alone() -> None:
    game = new(3, timers=False)
    assert [clock.millis for clock in game.state.clocks()] == [24 * 60 * 60 * 1000]
    game.plays_on()
    assert game.phase == "over"


@rule("HT-106")
def test_an_illegal_action_changes_nothing() -> None:
    game = stage(ann="heavy", bob="fence", cy="the-lift")
    before = write_position(game.state)
    for text in ("play armored-car", "pass heavy", "copy bob", "again 1", "question cy"):
        with pytest.raises(IllegalAction):
            game.do(f"ann: {text}")
    assert write_position(game.state) == before
    assert game.heard("ann") == []


@rule("HT-106")
def test_a_late_decision_is_refused() -> None:
    game = stage(ann="copycat-crime", bob="circle-back", cy="the-lift", records={"bob": "heavy"})
    game.reveal()
    game.do("ann: copy cy")
    with pytest.raises(IllegalAction, match="no-decided") as refused:
        game.do("ann: copy bob")
    assert refused.value.clauses == "HT-38"
    game.do("bob: again 1")
    with pytest.raises(IllegalAction):
        game.do("bob: again 1")


@rule("HT-107")
def test_decisions_of_an_a_phase_are_shown_together() -> None:
    game = stage(
        ann="copycat-crime", bob="circle-back", cy="the-lift", number=2, records={"bob": "heavy"}
    )
    game.reveal()
    game.do("ann: copy cy")
    assert game.view("bob")["chosen"] == [True, False, False]
    assert game.view("bob")["using"] == ["copycat-crime", "circle-back", "the-lift"]
    assert game.view("ann")["choice"] == ["copy p2"]
    assert game.heard("bob", "decided", "copies") == ["ann decided."]


@rule("HT-108")
def test_the_memory_aid_lists_what_one_passed_and_was_passed() -> None:
    game = draft(
        "lay-low the-lift fence crackdown heavy",
        "bank-job circle-back the-lift tip-off lay-low",
        "armored-car long-con getaway-driver heavy clean-hands",
    )
    game.passes(ann="the-lift", bob="bank-job", cy="long-con")
    game.passes(ann="lay-low", bob="the-lift", cy="bank-job")
    memory = game.view("ann")["memory"]
    assert memory["passed"] == ["the-lift", "lay-low"]
    assert memory["passed_to"] == 1
    assert memory["received"] == ["long-con", "bank-job"]
    assert memory["received_from"] == 2
    assert game.view("table")["memory"] is None
    game.skips_to_heist(2)
    assert game.view("ann")["memory"]["passed"] == []


@rule("HT-108")
def test_the_memory_aid_may_be_switched_off() -> None:
    assert new(3, memory_aid=False).view("ann")["memory"] is None


def test_prompts_say_what_is_asked() -> None:
    game = stage(ann="case-the-joint fence", bob="circle-back", cy="tip-off")
    prompt = narrator(GAME).prompt
    assert prompt(game.state, 0) == "Choose your card."
    game.plays(ann="case-the-joint")
    assert "change your mind" in prompt(game.state, 0)
    game.plays(bob="circle-back", cy="tip-off")
    assert prompt(game.state, 0) == "Set a card of your hand aside. 2 to go."
    assert prompt(game.state, 1) == "Wait for the others."
    assert "on your left" in prompt(new(3).state, 0)


def test_every_card_explains_itself() -> None:
    game = new(3)
    effects = narrator(game.state.game).effects({})
    assert effects["bank-job"] == (
        "B: Gain $5. Gain $5 more if nobody else uses this card. Take 2 Heat."
    )
    assert effects["lay-low"] == "A: Return 1 Heat, 2 more if somebody else uses this card."
    assert effects["interrogation"] == (
        "A: Draw 1. See another player's hand. "
        "C: Gain $5 if the player you questioned has more Heat than you. Otherwise gain $1."
    )
    assert effects["crackdown"].endswith("At most $10.")
    assert narrator(game.state.game).effects({"crackdown_cap": 0})["crackdown"] == (
        "C: Gain $1 for each dollar your Heat costs now."
    )
