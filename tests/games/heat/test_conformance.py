"""The conformance kit on Heat, with every option."""

from hideout.games.heat import GAME
from hideout.testing import Conformance


class TestHeat(Conformance):
    game = GAME
    options = (
        {},
        {"apb": True},
        {"draft": "v0.96", "crackdown_cap": 0},
        {"max_extra_a": 0, "timers": False},
        {"max_extra_a": 8, "memory_aid": False, "private_chat": True},
    )
    hidden = ("hands", "deck", "dealt", "given", "log", "choice", "picks", "apb")
