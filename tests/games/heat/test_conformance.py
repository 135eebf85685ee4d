"""Heat keeps the contract that every game keeps, with every option and with other cards."""

from hideout.games.heat import GAME
from hideout.testing import Conformance
from tests.games.heat.truths import TRUTHS


def card(name: str, copies: int, **parts: object) -> dict[str, object]:
    return {"id": name, "title": name.title(), "copies": ["345"] * copies, **parts}


# Every word of a deck file, in other company than in the printed cards.
OWN_DECK = {
    "board": [{"slots": 5, "price": 0}, {"slots": 10, "price": 4}],
    "cards": [
        card("peek", 5, a={"draw": 2}),
        card("mirror", 6, a={"draw": 1, "return": 1, "choose": "copy"}),
        card("purge", 5, a={"draw": 3, "choose": "aside"}, b={"take": 1, "alone": 6}),
        card("reprise", 6, a={"return": 2, "company": 1, "choose": "again"}),
        card("helper", 5, a={"choose": "add"}, c={"pays": "per-older-b", "amount": 2, "most": 3}),
        card("sweat", 5, a={"draw": 1, "choose": "question"}, b={"toll": 3, "take": 2}),
        card(
            "hunch",
            4,
            a={"draw": 1, "choose": "question"},
            c={"pays": "hotter-suspect", "amount": 3, "otherwise": 1},
        ),
        card("bond", 4, b={"take": 4, "per_record": 3}, c={"pays": "heat-bill", "amount": 2}),
    ],
    "apb": [
        {
            "id": "sweep",
            "title": "Sweep",
            "copies": 1,
            "who": "largest-take",
            "returns": 0,
            "loses": 2,
            "per": "price",
            "cancels": True,
        },
    ],
}


class TestHeat(Conformance):
    game = GAME
    truths = TRUTHS
    options = (
        {},
        {"apb": True},
        {"draft": "v0.96", "crackdown_cap": 0},
        {"max_extra_a": 0, "timers": False},
        {"max_extra_a": 8, "memory_aid": False, "private_chat": True},
    )
    hidden = ("hands", "deck", "dealt", "given", "log", "choice", "picks", "apb")


class TestHeatWithOtherCards(Conformance):
    game = GAME.with_deck(OWN_DECK)
    truths = TRUTHS
    options = ({"apb": True, "max_extra_a": 8}, {"draft": "v0.96", "apb": True})
    hidden = ("hands", "deck", "log", "picks")


def test_for_every_reason_it_is_said_when_it_is_true() -> None:
    assert TRUTHS.keys() == GAME.reasons.keys()
