"""What Plan cards do, as data and in words."""

from hideout.engine.message import Message
from hideout.games.heat import GAME
from hideout.games.heat.cards import CHOICES, PAYS, PRINTED
from hideout.games.heat.deck import read_deck
from hideout.games.heat.messages import Effects, effects, effects_of
from hideout.languages import ENGLISH
from hideout.words import Narrator
from hideout.words.check import messages
from hideout.words.files import home, source

CAP = 10


def of(card: str, cap: int = CAP) -> Effects:
    return effects_of(GAME.cards, GAME.cards.cards.index(card), cap)


def said(card: str, cap: int = CAP) -> dict[str, str]:
    narrator = Narrator(GAME)
    words = {
        phase: " ".join([narrator.say(one) for one in done])
        for phase, done in of(card, cap).items()
    }
    assert narrator.errors == set()
    return words


def test_a_card_says_what_it_does_in_each_phase() -> None:
    assert of("case-the-joint") == {
        "A": [Message("effect-draw", {"n": 2}), Message("effect-aside")],
        "C": [Message("effect-gain", {"n": 3})],
    }
    assert of("getaway-driver") == {
        "A": [Message("effect-return", {"n": 1})],
        "B": [Message("effect-gain", {"n": 4}), Message("effect-take", {"n": 1})],
    }
    assert of("lay-low") == {"A": [Message("effect-return-company", {"n": 1, "more": 2})]}


def test_each_thing_is_a_sentence_of_its_own() -> None:
    assert said("bank-job") == {
        "B": "Gain $5. Gain $5 more if nobody else uses this card. Take 2 Heat."
    }
    assert said("interrogation") == {
        "A": "Draw 1. See another player's hand.",
        "C": "Gain $5 if the player you questioned has more Heat than you. Otherwise gain $1.",
    }
    assert said("tip-off") == {
        "C": "Gain $3 for each other player who took Heat in this Stage. At most $9."
    }


def test_the_option_limits_the_bill_for_heat_only() -> None:
    assert said("crackdown") == {"C": "Gain $1 for each dollar your Heat costs now. At most $10."}
    assert said("crackdown", 0) == {"C": "Gain $1 for each dollar your Heat costs now."}
    assert of("tip-off", 0) == of("tip-off")


def test_every_card_is_told_phase_by_phase() -> None:
    told = effects(GAME.cards, CAP)
    assert [one.data() for one in told["the-lift"]] == [
        {"id": "phase-b", "args": {}},
        {"id": "effect-gain", "args": {"n": 5}},
        {"id": "effect-take", "args": {"n": 1}},
    ]


def test_whatever_a_deck_can_ask_of_a_card_has_words_and_nothing_else_has() -> None:
    made = {f"effect-{choice}" for choice in CHOICES[1:]}
    for pays in PAYS[1:]:
        row = {
            "id": "all",
            "title": "All of It",
            "copies": ["345"] * 25,
            "a": {"draw": 1, "return": 1, "choose": "question"},
            "b": {"take": 1, "gain": 1, "alone": 1, "per_record": 1, "toll": 1},
            "c": {"pays": pays, "amount": 1, "otherwise": 1},
        }
        deck = read_deck({**PRINTED, "cards": [row]})
        done = [one.id for each in effects_of(deck, 0, 1).values() for one in each]
        made |= set(done)
    made |= {one.id for one in of("lay-low")["A"]}
    written = [one.id.name for one in messages(source(home(GAME), ENGLISH))]
    assert made == {name for name in written if name.startswith("effect-")} - {"effect-and"}
