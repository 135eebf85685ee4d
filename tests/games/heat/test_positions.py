"""Positions of Heat: what they leave out, and what is impossible."""

from typing import Any

import pytest

from hideout.engine.position import read_position, write_position
from hideout.engine.reader import BadData
from hideout.games.heat import GAME
from tests.games.heat.table import new, stage


def position(phase: str = "choose", seats: int = 3, **table: object) -> dict[str, object]:
    return {"seats": seats, "phase": phase, "table": table}


def complaint(**table: Any) -> str:
    phase = table.pop("phase", "choose")
    with pytest.raises(BadData) as refused:
        read_position(GAME, position(phase, **table))
    return str(refused.value)


def test_hands_that_are_not_given_are_dealt() -> None:
    s = read_position(GAME, position(stage=3))
    assert [len(hand) for hand in s.hands] == [3, 3, 3]
    assert len(s.deck) == 23 - 9
    draft = read_position(GAME, position("draft", passes_made=2))
    assert [len(hand) for hand in draft.hands] == [4, 4, 4]
    assert [len(draft.pile(seat)) for seat in range(3)] == [1, 1, 1]


def test_a_position_without_cards_is_a_fresh_deal() -> None:
    s = read_position(GAME, position("draft", heat=[1, 2, 3], heist=2))
    assert s.dealt == GAME.new(3, 0, {}).dealt
    assert s.heat == [1, 2, 3]


def test_a_position_in_an_a_phase_knows_who_is_due() -> None:
    s = read_position(
        GAME,
        position(
            "a-phase",
            records=[["copycat-crime"], ["case-the-joint"], ["the-lift"]],
            hands=[["heavy"], ["fence", "lay-low", "heavy"], ["tip-off"]],
        ),
    )
    assert s.pending() == [0, 1]
    assert [GAME.notation.text(action) for action in s.legal(0)] == ["copy p1", "copy p2"]


def test_every_step_of_a_game_is_a_position() -> None:
    game = new(4, apb=True)
    while game.state.pending():
        game.clock_rings()
        written = write_position(game.state)
        assert write_position(read_position(GAME, written)) == written


def test_cards_set_aside_may_be_given() -> None:
    s = read_position(GAME, position(aside=[["heavy", "fence"], [], []]))
    assert [GAME.cards.cards[card] for card in s.asides(0)] == ["heavy", "fence"]


def test_impossible_positions_say_why() -> None:
    assert "not that many copies of fence" in complaint(hands=[["fence"], ["fence"], []])
    assert "one per seat" in complaint(hands=[["fence"], []])
    assert "15 Heat tokens" in complaint(heat=[6, 6, 6])
    assert "3 entries, one per seat" in complaint(money=[1, 2])
    assert "heat[0] must be from 0 to 15" in complaint(heat=[16, 0, 0])
    assert "must be one of lay-low" in complaint(hands=[["bank"], [], []])
    assert "APB cards need their option" in complaint(apb=["dragnet"])
    assert "a card it does not hold" in complaint(
        hands=[["fence"], ["heavy"], ["tip-off"]], choices=["play heavy", "none", "none"]
    )
    assert "somebody must still have to choose" in complaint(hands=[[], [], []])
    assert "must hold 2 cards" in complaint(
        phase="draft", hands=[["fence"], ["heavy", "lay-low"], ["tip-off", "lay-low"]]
    )
    assert "choices[0]: 'play' is not an action" in complaint(choices=["play", "none", "none"])
    assert "not what is decided here" in complaint(choices=["pass heavy", "none", "none"])
    assert "log[0] must look like" in complaint(log=["p0 plays"])
    assert "every card used is in a Record" in complaint(log=["p0 uses fence"])
    assert "3 rounds" in complaint(passes_made=1)
    assert "each seat once" in complaint(
        phase="a-phase", records=[["copycat-crime"], ["heavy"], ["fence"]], due=["p0", "p0"]
    )
    assert "no A effect" in complaint(
        phase="a-phase", records=[["copycat-crime"], ["heavy"], ["fence"]], due=["p0", "p1"]
    )


def test_what_has_its_time_is_refused_at_another() -> None:
    assert "nobody goes to jail before the end" in complaint(jailed=["p0"])
    assert "nobody goes to jail before the end" in complaint(too_hot=True)
    assert "a draft comes before the first Stage" in complaint(phase="draft", stage=2)
    reveal = "before the reveal nobody uses a card"
    assert reveal in complaint(using=["heavy", "none", "none"], records=[["heavy"], [], []])
    assert reveal in complaint(questioned=["p1", "nobody", "nobody"])
    assert reveal in complaint(extra_a=1)
    records = [["interrogation"], ["heavy"], ["fence"]]
    assert "p0 cannot question himself" in complaint(
        phase="a-phase", records=records, questioned=["p0", "nobody", "nobody"]
    )
    assert "not in this game" in complaint(claims=["public-enemy", "none", "none"])
    assert "dealt, which is missing" in complaint(passed=[["heavy"], [], []])


def test_in_an_a_phase_one_card_of_each_hand_is_played_and_the_draws_are_made() -> None:
    records = [["the-lift", "backup-plan"], ["heavy", "circle-back"], ["fence", "tip-off"]]

    s = read_position(GAME, position("a-phase", stage=2, records=records))
    assert [len(hand) for hand in s.hands] == [5, 3, 3]


def test_only_when_the_deck_is_too_small_nobody_draws() -> None:
    records = [["the-lift", "backup-plan"], ["heavy", "circle-back"], ["fence", "tip-off"]]
    enough = complaint(phase="a-phase", stage=2, records=records, have_drawn=False)
    assert "there are cards enough, so the draws are made" in enough
    nobody = [["the-lift"], ["heavy", "circle-back"], ["fence", "tip-off"]]
    assert "nobody who is due draws" in complaint(
        phase="a-phase", stage=2, records=nobody, have_drawn=True
    )
    left = GAME.cards.in_use(3)
    for record in records:
        for card in record:
            left.remove(GAME.cards.cards.index(card))
    names = [GAME.cards.cards[card] for card in left]
    hands = [names[:5], names[5:10], names[10:-1]]
    s = read_position(
        GAME, position("a-phase", stage=2, records=records, hands=hands, have_drawn=False)
    )
    assert (len(s.deck), s.pending()) == (1, [0, 1])


def test_a_card_in_use_is_the_newest_of_its_record_or_copied() -> None:
    records = [["copycat-crime"], ["heavy", "backup-plan"], ["fence"]]
    newest = "p1 uses the newest card of the Record, or a copy of another"
    assert newest in complaint(
        phase="a-phase", records=records, using=["copycat-crime", "heavy", "fence"]
    )
    copied: dict[str, Any] = {
        "records": records,
        "using": ["backup-plan", "backup-plan", "fence"],
        "due": ["p0"],
    }
    assert "p0 uses the newest card" in complaint(phase="a-phase", **copied)
    s = read_position(GAME, position("a-phase", extra_a=1, **copied))
    assert s.pending() == [0]
    copied["using"] = ["armored-car", "backup-plan", "fence"]
    assert "p0 uses the newest card" in complaint(phase="a-phase", extra_a=1, **copied)
    assert "p0 uses a card but has no Record" in complaint(
        phase="a-phase",
        records=[[], ["copycat-crime"], []],
        using=["heavy", "copycat-crime", "none"],
    )


def test_what_an_a_phase_resolves_follows_from_the_cards_in_use() -> None:
    records = [["copycat-crime"], ["interrogation"], ["fence"]]
    assert "the A effect of p1 is due in the first A phase" in complaint(
        phase="a-phase", records=records, due=["p0"]
    )
    assert "p1 has questioned somebody by now" in complaint(
        phase="a-phase", records=records, due=["p0"], extra_a=1
    )
    fence = complaint(
        phase="a-phase", records=records, extra_a=1, questioned=["nobody", "p0", "p0"]
    )
    assert "p2 uses a card that questions nobody" in fence
    asked: dict[str, Any] = {"extra_a": 1, "questioned": ["nobody", "p0", "nobody"]}
    assert "p1 questions nobody twice" in complaint(phase="a-phase", records=records, **asked)
    s = read_position(GAME, position("a-phase", records=records, due=["p0"], **asked))
    assert s.pending() == [0]
    lone = [["backup-plan"], ["fence"], ["tip-off"]]
    assert "p0 has no new card" in complaint(phase="a-phase", records=lone, extra_a=1)


def test_a_game_ends_after_the_last_stage_or_when_it_is_too_hot() -> None:
    end = read_position(GAME, position("over"))
    assert (end.heist, end.stage, end.pending()) == (2, 3, [])
    assert "the game ends after the last Stage" in complaint(phase="over", heist=1)
    assert "no card is in use" in complaint(
        phase="over", records=[["heavy"], [], []], using=["heavy", "none", "none"]
    )
    assert "p0 can pay off his Heat" in complaint(phase="over", jailed=["p0"])
    assert read_position(GAME, position("over", jailed=["p0"], heat=[9, 0, 0])).jailed == 1
    too_hot = "it is too hot when more than 15 tokens are needed"
    assert too_hot in complaint(phase="over", too_hot=True)
    assert too_hot in complaint(
        phase="over", too_hot=True, jailed=["p0"], records=[["heavy"], [], []],
        using=["heavy", "none", "none"],
    )  # fmt: skip
    assert "nobody chooses or claims" in complaint(phase="over", claims=["quiet", "none", "none"])


def test_words_are_spoken_by_those_who_play() -> None:
    hands = [[], ["heavy"], ["fence"]]
    quiet = complaint(hands=hands, claims=["quiet", "none", "none"])
    assert "p0 sits this Stage out and claims nothing" in quiet
    records = [["heavy"], [], []]
    log = ["p0 uses heavy", "p1 shows p1"]
    assert "p1 shows no hand to himself" in complaint(records=records, log=log)
    assert "the log tells what is set aside" in complaint(log=[], aside=[["heavy"], [], []])
    past = {"dealt": [["heavy"] * 5] * 3, "piles": [[], [], []]}
    assert "piles are told where dealt is not" in complaint(**past)


def test_piles_alone_may_be_given() -> None:
    piles = [["heavy", "heavy", "fence"], ["lay-low"] * 3, ["tip-off", "long-con", "crackdown"]]
    s = read_position(GAME, position("draft", piles=piles))
    assert [[GAME.cards.cards[card] for card in s.pile(seat)] for seat in range(3)] == piles
    assert [len(hand) for hand in s.hands] == [2, 2, 2]


def test_a_past_that_does_not_lead_here_is_refused() -> None:
    game = new(3)
    game.clock_rings()
    written = write_position(game.state)
    table: Any = written["table"]
    table["passed"][0] = [next(c for c in table["hands"][1] if c not in table["dealt"][0])]
    with pytest.raises(BadData, match=r"cannot have had|does not lead"):
        read_position(GAME, written)


def test_closed_choices_are_written_in_notation() -> None:
    game = stage(ann="copycat-crime", bob="interrogation", cy="the-lift")
    game.plays(ann="copycat-crime")
    table: Any = write_position(game.state)["table"]
    assert table["choices"] == ["play copycat-crime", "none", "none"]
    game.plays(bob="interrogation", cy="the-lift")
    game.do("ann: copy cy")
    table = write_position(game.state)["table"]
    assert table["choices"] == ["copy p2", "none", "none"]
