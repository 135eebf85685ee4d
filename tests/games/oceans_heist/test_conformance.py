"""Ocean's Heist keeps the contract that every game keeps."""

from hideout.games.oceans_heist import GAME
from hideout.testing import Conformance
from tests.games.oceans_heist.truths import TRUTHS

LIVE = {
    "live_counts": True,
    "carry": "hand",
    "uses_per_round": "1",
    "odd_player": "staff",
    "alarm_limit": 7,
    "budget": 5500,
    "staff_autofill": "on",
}
SLOW = {"clocks": False, "async_deadline": 1, "alarm_limit": 3, "budget": 4500}
QUICK = {"clock_scale": "0.5", "wing_clock": 15, "staff_autofill": "off"}

SMALL_DECK = {
    "equipment": [
        {"id": "x-saw", "title": "Saw", "trait": "loud", "count": 20, "cost": 200, "uses": 3,
         "makes": [[["force", 2]], [["lure", 1], ["pick", 1]]], "early": [["hack", 1]]},
        {"id": "x-mask", "title": "Mask", "trait": "quiet", "count": 20, "cost": 100, "uses": 1,
         "makes": [[["con", 2]]], "patient": True, "wing_numbers": 3},
        {"id": "o-all", "title": "Inside Man", "trait": "opening", "count": 2, "cost": 100,
         "vault_face_up": True, "peek": {"scene": "vault", "n": 2}, "cancel_alarm": 2,
         "draw_delta": {"scene": "escape", "n": -2}, "place_delta": {"scene": "entry", "n": 1},
         "wing_reroll": 3},
    ],
    "situation": [],
    "target": [{"id": "t-one", "title": "Crown"}],
    "unique": [
        {"id": "u-one", "title": "Glass", "target": "t-one", "count": 1, "any": [[["force", 4]]],
         "carries": True},
    ],
    "casino": [
        {"id": "c-one", "title": "Guard", "count": 9, "any": [[["force", 2]], [["con", 1]]],
         "next_draw": 1},
        {"id": "c-two", "title": "Wall", "count": 4, "any": [[["pick", 2], ["lure", 1]]],
         "extra_alarm": 1, "no_wing": True},
    ],
    "vault": [{"id": "v-one", "title": "Door", "count": 2, "all": [[["pick", 1]], [["pick", 2]]]}],
    "global": [
        {"id": "g-one", "title": "Rules", "harder": {"kind": "pick", "n": 1}, "wing_max": 3},
        {"id": "g-two", "title": "More", "harder_mixed": 2, "harder_vault": 1},
        {"id": "g-none", "title": "Nothing"},
    ],
}  # fmt: skip

HIDDEN = (
    "target_draft",
    "situation_draft",
    "globals",
    "where",
    "spent",
    "casino_deck",
    "vault_deck",
    "laid",
    "plan_uses",
    "plan_pays",
    "aim",
    "faces",
)


class TestOceansHeist(Conformance):
    game = GAME
    truths = TRUTHS
    seats = (2, 3)
    options = ({}, LIVE, SLOW)
    decks = (SMALL_DECK,)
    hidden = HIDDEN
    games = 1
    every = 4


class TestLargerTables(Conformance):
    game = GAME
    truths = TRUTHS
    seats = (6, 10)
    games = 1
    every = 4


class TestInAHurry(Conformance):
    """`make long` plays at tables of every other size."""

    game = GAME
    truths = TRUTHS
    seats = (5, 8)
    options = (QUICK,)
    games = 1
    every = 4


def test_for_every_reason_it_is_said_when_it_is_true() -> None:
    assert TRUTHS.keys() == GAME.reasons.keys()
