"""What people read, put into words from messages: labels, prompts, refusals, what cards do."""

from copy import deepcopy
from typing import Any

import pytest

from hideout.engine.core import EVERYONE, TABLE, Event
from hideout.games.oceans_heist import GAME, OceansHeist
from hideout.words import Narrator
from tests.games.oceans_heist.table import FOUR, in_phase

NAMES = ("Ann", "Bob", "Cy", "Dee")


@pytest.fixture
def words() -> Narrator:
    return Narrator(GAME)


def does(game: OceansHeist, card: str) -> str:
    words = Narrator(game)
    return ", ".join(words.say(phrase) for phrase in game.effects({})[card])


@pytest.mark.parametrize(
    ("text", "offered", "refused"),
    [
        ("buy e-emp#2", "Buy Pocket EMP #2 (1 x hack 4)", "Buy Pocket EMP #2"),
        ("buy o-van", "Buy Getaway Van (the Staff places -1 in the Escape)", "Buy Getaway Van"),
        (
            "place e-ram#1",
            "Place Hydraulic Ram #1 (2 x force 2, early force 1)",
            "Place Hydraulic Ram #1",
        ),
        (
            "choose g-wing",
            "Choose No Second Chances (Wing It with 2 numbers at most)",
            "Choose No Second Chances",
        ),
        (
            "situation s-storm",
            "Thunderstorm (a use of gear adds sneak 1, 3 times a round at most)",
            "Thunderstorm",
        ),
    ],
)
def test_what_a_card_does_is_said_where_it_is_offered(
    words: Narrator, text: str, offered: str, refused: str
) -> None:
    action = GAME.notation.parse(text)
    assert words.label(action, NAMES) == offered
    assert words.say(GAME.quoted(action)) == refused


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("expend e-trunk#1 b1", "Quick-Change Trunk #1: 1 use as lure 3"),
        ("expend e-cloner#2 a2", "Keycard Cloner #2: 2 uses as hack 1 + pick 1"),
        ("expend e-cloner#2 a0", "Keycard Cloner #2: no uses as hack 1 + pick 1"),
        ("expend e-cloner#2 d2", "Keycard Cloner #2: 2 uses as d2"),
        ("pay c-camwall#1 b", "Pay Camera Wall #1 with lure and sneak"),
        ("pay c-camwall#1 d", "Pay Camera Wall #1 with alternative 4"),
        ("stake e-smoke#1 6", "Smoke Pellets #1 on the 6"),
        ("lay-open v-captain", "Lay Guard Captain face up"),
        ("captain p2", "Cy is captain"),
    ],
)
def test_copies_shares_and_ways(words: Narrator, text: str, label: str) -> None:
    assert words.label(GAME.notation.parse(text), NAMES) == label


def test_rounds_are_called_by_their_scene(words: Narrator) -> None:
    said = [words.sentence(Event("round", -1, n, -1, EVERYONE), TABLE, NAMES) for n in (1, 3, 4, 5)]
    assert said == ["Round 1: Entry.", "Round 3: Entry.", "Round 4: Vault Breach.",
                    "Round 5: Escape."]  # fmt: skip


def test_a_short_plan_says_what_is_short(words: Narrator) -> None:
    game = in_phase("assign", active="e-emp#1", standing=FOUR).do("ann: pay c-dome#1 b")
    state = game.state
    assert words.prompt(state, 0) == "Pay what you can. Short of sneak 3."
    confirm = GAME.notation.parse("confirm")
    assert words.refusal(state, 0, GAME.why_not(state, 0, confirm)) == (
        "'Confirm' is not possible: the plan does not hold. Short of sneak 3."
    )


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("e-trunk", "1 x con 3 or lure 3 or sneak 3"),
        ("e-sleeper", "2 x con 1 or lure 1 or hack 1, patient"),
        ("e-loadeddie", "1 x lure 1, names 2 numbers"),
        ("o-blueprints", "both Vault Defenses lie face up"),
        ("o-dealer", "a look at 1 Defense a round in the Entry"),
        ("o-scanner", "cancels the first 1 alarm"),
        ("o-payroll", "the Staff draws -1 in the Entry"),
        ("o-luckycoin", "1 re-roll under Wing It"),
        (
            "s-demolition",
            "a use of blast adds force 1, 1 times a round at most; blast costs $50 less",
        ),
        ("g-hack", "hack +1 wherever it is needed"),
        ("g-mixed", "mixed Casino requirements +1"),
        ("g-vault", "Vault requirements +2"),
        ("t-diamond", "guarded by Balance Pedestal, pick 4 + sneak 3 or climb 3 + hack 3"),
        ("c-motion", "2 alarms"),
        ("c-response", "no Wing It"),
        ("c-floormanager", "left standing: 1 more drawn next round"),
        ("u-dyepacks", "stays for the next round"),
    ],
)
def test_what_cards_do(card: str, said: str) -> None:
    assert does(GAME, card) == said


def test_a_deck_of_ones_own_is_said_from_its_own_numbers() -> None:
    deck: dict[str, Any] = deepcopy(dict(GAME.deck))
    opening = {card["id"]: card for card in deck["equipment"]}
    opening["o-dealer"] |= {"peek": {"scene": "vault", "n": 2}, "wing_reroll": 2}
    opening["o-van"] |= {"place_delta": {"scene": "vault", "n": 1}}
    del opening["o-scanner"]["cancel_alarm"]
    deck["global"][0] |= {"harder_vault": 3, "wing_max": 1}
    deck["situation"][0]["boost"]["trait"] = "vehicle"
    opening["e-jammer"]["trait"] = "vehicle"
    game = GAME.with_deck(deck)
    assert does(game, "o-dealer") == (
        "a look at 2 Defenses a round in the Vault Breach, 2 re-rolls under Wing It"
    )
    assert does(game, "o-van") == "the Staff places +1 in the Vault Breach"
    assert does(game, "o-scanner") == "does nothing"
    assert does(game, deck["global"][0]["id"]) == (
        "hack +1 wherever it is needed; Vault requirements +3; Wing It with 1 number at most"
    )
    assert does(game, deck["situation"][0]["id"]) == (
        "a use of vehicle adds hack 1, 2 times a round at most"
    )
