"""Sentences, prompts, labels, refusals and notation: what people read."""

import re

import pytest

from hideout.engine.core import EVERYONE, TABLE, Event
from hideout.engine.notation import BadNotation
from hideout.games.oceans_heist import GAME, PHASES
from hideout.words import narrator
from tests.games.oceans_heist.table import EIGHT, FOUR, in_phase, lay, new_table, place

NAMES = ("Ann", "Bob", "Cy", "Dee")


def test_every_event_has_words_and_clauses() -> None:
    for kind in GAME.event_kinds:
        said = narrator(GAME).sentence(Event(kind, 0, 1, 1, EVERYONE), TABLE, NAMES)
        assert re.fullmatch(r"[A-Z0-9].*[.]", said), said
        assert "{" not in said


def test_every_verb_has_a_label() -> None:
    for action in GAME.vocabulary.actions:
        if GAME.notation.text(action):
            assert narrator(GAME).label(action, NAMES)


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("target t-cash", "Guard the Cash"),
        ("buy e-emp#2", "Buy Pocket EMP #2 (1 x hack 4)"),
        ("buy e-loadeddie", "Buy Loaded Die (1 x lure 1, names 2 numbers)"),
        ("place e-ram#1", "Place Hydraulic Ram #1 (2 x force 2, early force 1)"),
        ("buy o-van", "Buy Getaway Van (the Staff places -1 in the Escape)"),
        ("choose g-wing", "Choose No Second Chances (Wing It with 2 numbers at most)"),
        ("lay c-dome#1", "Lay Dome Camera #1 face down"),
        ("lay-open v-captain", "Lay Guard Captain face up"),
        ("expend e-trunk#1 b1", "Quick-Change Trunk #1: 1 use as lure 3"),
        ("expend e-cloner#2 a2", "Keycard Cloner #2: 2 uses as hack 1 + pick 1"),
        ("pay c-camwall#1 b", "Pay Camera Wall #1 with lure and sneak"),
        ("stake e-smoke#1 6", "Smoke Pellets #1 on the 6"),
        ("captain p2", "Cy is captain"),
        ("auto", "Best plan"),
    ],
)
def test_labels(text: str, label: str) -> None:
    assert narrator(GAME).label(GAME.notation.parse(text), NAMES) == label


@pytest.mark.parametrize(
    "text", ["buy e-emp", "buy e-emp#3", "expend e-emp#1 e1", "pay c-dome#1 1", "stake e-emp#1 7"]
)
def test_what_is_no_action_is_refused_with_a_hint(text: str) -> None:
    with pytest.raises(BadNotation, match="is not an action of this game"):
        GAME.notation.parse(text)


def test_people_read_about_themselves_as_you() -> None:
    game = in_phase("prep", seats=4, hand="e-emp#1", drawn=EIGHT).do("cy: place e-emp#1")
    assert game.heard("cy") == ["You placed Pocket EMP #1."]
    assert game.heard("ann") == ["cy placed Pocket EMP #1."]
    game.do("table: captain cy")
    assert game.heard("cy")[-1] == "You are captain now."
    assert game.heard("bob")[-1] == "cy is captain now."


def test_a_round_in_sentences() -> None:
    game = in_phase("prep", hand="e-jammer#1 e-badge#1", drawn=EIGHT, globals="g-con g-vault")
    lay(place(game, "e-jammer#1")).do("ann: confirm", "ann: confirm")
    game.do("ann: expend e-jammer#1 a1", "ann: pay c-dome#1 a", "ann: confirm")
    game.attempt("c-audio#1", "e-badge#1 3", 4)
    said = game.heard("bob")
    for sentence in (
        "Defenses face down: 4.",
        "Equipment face down: 1.",
        "Dome Camera #1 was placed.",
        "Guard Dogs #1 was not placed.",
        "The Crew brought Signal Jammer #1.",
        "Signal Jammer #1: 1 use expended as hack 2.",
        "Dome Camera #1 disabled with hack.",
        "ann tried to wing it against Sound Sensors #1.",
        "Counterfeit Badge #1 was discarded on the 3.",
        "ann rolled a 4.",
        "The attempt on Sound Sensors #1 failed.",
        "Pit Boss #1 still stands: 1 alarm.",
        "3 alarms raised so far; 5 is the most the Crew survives.",
        "Pit Boss #1 stays for the next round.",
        "Round 2: Entry.",
    ):
        assert sentence in said, sentence


@pytest.mark.parametrize(
    ("phase", "name", "prompt"),
    [
        ("prep", "ann", "Lay Equipment ready."),
        ("prep", "cy", "Lay Equipment ready. Your captain decides."),
        ("prep", "bob", "Lay your Defenses. 0 of 4."),
        ("crunch", "bob", "Wait for the other team."),
        ("reveal", "ann", "Look at the draw, or go on."),
        ("reveal", "cy", "Look at the drawn Defenses."),
    ],
)
def test_prompts(phase: str, name: str, prompt: str) -> None:
    assert in_phase(phase, seats=4, drawn=EIGHT).prompt(name) == prompt


def test_prompts_count_along() -> None:
    game = new_table()
    assert game.prompt("bob") == "Choose the Target you guard."
    game.do("bob: target t-cash", "bob: confirm", "ann: confirm", "ann: buy e-emp#1")
    assert game.prompt("ann") == "Buy your Equipment. $4750 left, 1 card."
    assert game.prompt("bob") == "Choose two Global Defenses. 0 of 2."
    game.do("ann: confirm")
    assert game.prompt("ann") == "Your team has confirmed. Wait for the other team."


def test_a_short_plan_says_what_is_short() -> None:
    game = in_phase("assign", active="e-emp#1", standing=FOUR).do("ann: pay c-dome#1 b")
    assert game.prompt("ann") == "Pay what you can. Short of sneak 3."


@pytest.mark.parametrize(
    ("decision", "reason"),
    [
        ("bob: aim c-dome#1", "is for the Crew to decide."),
        ("ann: attempt", "aim at a Defense first."),
        ("ann: coin", "there is no coin left."),
        ("ann: aim c-retina#1", "that Defense cannot be winged."),
        ("ann: stake e-emp#1 1", "the team does not hold that card."),
        ("ann: confirm", "there is nothing to confirm in this phase."),
    ],
)
def test_refusals_under_wing_it(decision: str, reason: str) -> None:
    game = in_phase("wing", standing="c-dome#1 c-retina#1")
    assert game.reason(decision).endswith(reason)


def test_phases_have_names_and_clauses() -> None:
    assert [phase.name for phase in PHASES] == [
        "target",
        "situation",
        "prepare",
        "reveal",
        "prep",
        "crunch",
        "assign",
        "wing",
        "over",
    ]
    assert all(phase.clauses for phase in PHASES[:-1])
