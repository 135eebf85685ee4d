"""Bank Heist keeps the contract that every game keeps."""

from hideout.games.bank_heist import GAME
from hideout.testing import Conformance
from tests.games.bank_heist.truths import TRUTHS

BY_LOT = {"crack_mode": "random"}
LONG = {
    "crack_mode": "random",
    "start_space": 1,
    "alarm_space": 2,
    "agents_win_space": 12,
    "getaway_spaces": 9,
    "trigger_happy_adrenaline": True,
    "whispers": True,
    "dead_identities_shown": True,
    "bot_takeover": "on",
}
QUICK = {
    "crack_mode": "add",
    "tie_window_ms": 0,
    "flip_seconds": 10,
    "pass_seconds": 0,
    "action_seconds": 10,
    "response_seconds": 0,
    "alarm_seconds": 600,
}
OWN_DECK = {
    "vault": [{"id": "cash-bag", "count": 15}, {"id": "speedloader", "count": 12}],
    "alarm": [{"id": "check-these-out", "count": 0}, {"id": "poisoned", "count": 0}],
    "handcuffs": 8,
    "board": [{"players": 8, "start": 1, "first_alarm": 1, "agents_win": 9, "hideout": 4}],
}


class TestBankHeist(Conformance):
    game = GAME
    options = ({}, BY_LOT, LONG, QUICK)
    decks = (OWN_DECK,)
    games = 1
    truths = TRUTHS
    hidden = ("identity", "hand", "vault", "alarm", "discard", "card")


def test_for_every_reason_it_is_said_when_it_is_true() -> None:
    assert TRUTHS.keys() == GAME.reasons.keys()
