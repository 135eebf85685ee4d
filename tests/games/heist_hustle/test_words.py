"""Sentences, prompts, labels, refusals and notation: what people read."""

import re
from collections.abc import Callable

import pytest

from hideout.engine.core import EVERYONE, TABLE, Event, play
from hideout.engine.notation import BadNotation
from hideout.engine.rng import Rng
from hideout.games.heist_hustle import GAME
from hideout.games.heist_hustle.rules import PHASES
from hideout.words import narrator
from tests.games.heist_hustle.table import (
    WEAPONS,
    Table,
    crew,
    everybody_takes,
    first_round,
    heist,
    last_round,
    new_table,
    no_wild,
)

rule = pytest.mark.rule


def test_the_vocabulary_in_notation() -> None:
    texts = [GAME.notation.text(action) for action in GAME.vocabulary.actions]
    assert texts == [
        "time-up",
        "roll",
        "take-wild",
        "decline",
        *(f"take {weapon}" for weapon in WEAPONS),
        "done",
        "play-all",
        *(f"play {weapon}" for weapon in WEAPONS),
        *(f"name {weapon}" for weapon in WEAPONS),
        "unused",
        "go",
        "bail",
        "try-again",
        "stand",
        "spin",
    ]


@pytest.mark.parametrize("action", GAME.vocabulary.actions, ids=GAME.notation.text)
def test_notation_reads_back(action: object) -> None:
    text = GAME.notation.text(action)  # type: ignore[arg-type]
    assert GAME.notation.parse(text) is action
    assert GAME.notation.parse(f"  {text.upper().replace(' ', '   ')} ") is action


@pytest.mark.parametrize("text", ["", "take", "take banana", "name p0", "roll 4", "play wild"])
def test_what_is_no_action_is_refused_with_a_hint(text: str) -> None:
    with pytest.raises(
        BadNotation, match=r"is not an action of this game; (did you mean|verbs are)"
    ):
        GAME.notation.parse(text)


LABELS = {
    "time-up": "Time is up",
    "roll": "Roll the die",
    "take-wild": "Take the wild card",
    "decline": "Leave the wild card",
    "take crowbar": "Take the Crowbar",
    "take lock-picks": "Take the Lock Picks",
    "done": "No more weapons",
    "play-all": "Play all",
    "play dynamite": "Play only the Dynamite",
    "name night-goggles": "Name the Night Goggles",
    "unused": "Leave it unused",
    "go": "Go in",
    "bail": "Bail",
    "try-again": "Pay and roll again",
    "stand": "Let it stand",
    "spin": "Spin",
}


@pytest.mark.parametrize(("text", "label"), LABELS.items())
def test_labels(text: str, label: str) -> None:
    assert narrator(GAME).label(GAME.notation.parse(text), ["ann", "bob"]) == label


def test_every_action_has_a_label_of_its_own() -> None:
    labels = [narrator(GAME).label(action, []) for action in GAME.vocabulary.actions]
    assert len(set(labels)) == len(labels)
    assert all("{" not in label for label in labels)


def test_prompts() -> None:
    three = {"ann": "crowbar laptop", "bob": "disguise", "cy": "lock-picks"}
    tables = [
        (new_table(3), "ann", "Roll for the first lead: the first 3 starts, else the first even"),
        (first_round(3), "bob", "Roll for the wild card: 4 or 6 wins the right to it."),
        (first_round(3).wild_rolls(4), "bob", "The wild card is yours if you want it."),
        (no_wild(first_round(3)), "ann", "Take a weapon."),
        (heist(crew(3), phase="extras"), "ann", "Take up to 2 more weapons, or be done."),
        (heist(three, phase="extras"), "ann", "Take up to 1 more weapon, or be done."),
        (heist(crew(9), phase="extras"), "ann", "Take up to 1 more weapon, or be done."),
        (heist(three, phase="play"), "ann", "Play all your weapons or exactly one."),
        (heist(crew(3), phase="name", wild="cy"), "cy", "Name the weapon your wild card stands"),
        (heist(crew(3), phase="bail", bail=True), "bob", "Go for a share, or bail: 3 points if"),
        (heist(crew(3)), "ann", "Roll the die: 2, 4 or 6 and the heist succeeds."),
        (heist(crew(3), second_try=True).roll(1), "ann", "The heist failed. Pay 5 to roll once"),
        (heist(crew(3)).roll(2), "ann", "Spin for the weapon of this heist."),
    ]
    for game, name, words in tables:
        assert game.prompt(name).startswith(words)
        assert game.prompt("table") == "Wait for the others."
        for other in game.names:
            if other not in game.waits_for:
                assert game.prompt(other) == "Wait for the others."
    phases = {game.phase for game, _, _ in tables}
    assert phases == {phase.name for phase in PHASES} - {"over"}
    over = last_round({"ann": -1, "bob": 0}, last="bob").spin("dynamite")
    assert over.prompt("ann") == over.prompt("table") == "The game is over."


# kind, number, and what follows the name of the one it is about, or "You"
SENTENCES = [
    ("start-roll", 5, "rolled a 5 for the first lead."),
    ("starts", -1, "became the first mastermind."),
    ("location", 3, "turned up the Armored Truck, worth 50."),
    ("wild-roll", 6, "rolled a 6 for the wild card."),
    ("took-wild", -1, "took the wild card."),
    ("declined", -1, "left the wild card."),
    ("took", 2, "took the Lock Picks."),
    ("extra", 9, "also took the Dynamite."),
    ("plays-all", -1, "played every weapon taken."),
    ("plays-one", 0, "played only the Crowbar."),
    ("named", 6, "named the Laptop with the wild card."),
    ("unused", -1, "left the wild card unused."),
    ("answered", -1, "decided whether to go."),
    ("goes", -1, "went in."),
    ("bails", -1, "bailed."),
    ("rolled", 4, "rolled a 4: the heist succeeds."),
    ("rolled", 1, "rolled a 1: the heist fails."),
    ("tries-again", 5, "paid 5 points to roll once more."),
    ("line", -1, "spun and stopped on a line: spin again."),
    ("spun", 4, "spun and stopped on the Smoke Bomb."),
    ("heist-points", 25, "scored 25 points for the heist."),
    ("heist-points", 1, "scored 1 point for the heist."),
    ("spinner-points", 4, "gained 4 by the spinner."),
    ("spinner-points", -3, "lost 3 by the spinner."),
    ("wild-points", 60, "gained 60 by the wild card."),
    ("wild-points", -25, "lost 25 by the wild card."),
    ("house-points", 3, "gained 3 for bailing in time."),
    ("wins", 131, "won with 131 points."),
    ("wins", -1, "won with -1 point."),
    ("shares-win", 131, "shared the win with 131 points."),
]
ABOUT_NOBODY = [
    ("roll-again", "Only 1s and 5s: everybody rolls again."),
    ("wild-stays", "Nobody uses the wild card this time."),
]


@pytest.mark.parametrize(("kind", "a", "words"), SENTENCES)
def test_sentences_read_well_for_all(kind: str, a: int, words: str) -> None:
    event = Event(kind, 0, a, -1, EVERYONE)
    assert narrator(GAME).sentence(event, 0, ["ann", "bob"]) == f"You {words}"
    assert narrator(GAME).sentence(event, 1, ["ann", "bob"]) == f"ann {words}"
    assert narrator(GAME).sentence(event, TABLE, ["ann", "bob"]) == f"ann {words}"


@pytest.mark.parametrize(("kind", "words"), ABOUT_NOBODY)
def test_sentences_about_nobody_are_the_same_for_all(kind: str, words: str) -> None:
    for viewer in (TABLE, 0, 1):
        assert (
            narrator(GAME).sentence(Event(kind, -1, -1, -1, EVERYONE), viewer, ["ann", "bob"])
            == words
        )


def test_every_kind_of_event_has_its_sentence_here_and_its_clauses() -> None:
    kinds = {row[0] for row in SENTENCES} | {row[0] for row in ABOUT_NOBODY}
    assert kinds == set(GAME.event_kinds)


def test_every_kind_of_event_happens() -> None:
    options = {"bail": True, "second_try": True, "line_percent": 20, "hot_weapons": True}
    told = set()
    for seed in range(150):
        state = GAME.new(2 + seed % 3, seed, options)
        state.events = []
        rng = Rng(seed)
        while state.pending():
            seat = rng.pick(state.pending())
            play(state, seat, rng.pick(state.legal(seat)))
        told |= {event.kind for event in state.events}
    tie = last_round({"ann": 0, "bob": 0}, last="ann").spin("dynamite")
    assert told | set(tie.kinds()) == set(GAME.event_kinds)


@rule("HH-34", "HH-42", "HH-46")
def test_refusals_say_why() -> None:
    game = no_wild(first_round(3)).do("ann: take laptop")
    assert game.reason("bob: take laptop") == (
        "'Take the Laptop' is not possible: that weapon is no longer on the table; p0 has it."
    )
    assert game.reason("cy: take crowbar") == (
        "'Take the Crowbar' has to wait: it is not your turn; p1 takes one first."
    )
    assert game.reason("bob: spin") == "'Spin' is for the mastermind of this round, p0."
    everybody_takes(game)
    assert game.reason("ann: take laptop") == (
        "'Take the Laptop' is not possible: that weapon is no longer on the table; you have it."
    )
    game.do("ann: take dynamite", "ann: done")
    assert game.reason("ann: spin").startswith("'Spin' is not what is asked now: Play all")
    assert game.reason("ann: play crowbar") == (
        "'Play only the Crowbar' is not possible: you do not hold that weapon."
    )
    answered = heist(crew(3), phase="bail", bail=True).do("bob: go")
    assert answered.reason("bob: bail") == "'Bail' is not possible: you have answered already."


# A table, what is refused at it, the clauses and a part of the sentence.
REFUSED = [
    (lambda: new_table(3).start_rolls(1), "ann: roll", "HH-6", "you have made your starting roll"),
    (lambda: new_table(3), "cy: roll", "HH-6", "not your turn; p0 rolls first"),
    (lambda: new_table(3), "cy: spin", "HH-6", "p0 rolls for the first lead"),
    (lambda: first_round(3).wild_rolls(4), "bob: roll", "HH-17 HH-18", "you rolled a 4"),
    (lambda: first_round(3).wild_rolls(3), "bob: roll", "HH-17 HH-18", "you rolled a 3"),
    (lambda: first_round(3).wild_rolls(3), "bob: take-wild", "HH-18", "it takes a 4 or 6"),
    (lambda: first_round(3), "bob: decline", "HH-18", "first you have to roll"),
    (lambda: first_round(3), "cy: roll", "HH-17", "not your turn; p1 is first"),
    (lambda: first_round(3), "ann: roll", "HH-15", "the mastermind does not roll"),
    (lambda: first_round(3), "bob: name laptop", "HH-25", "nobody has taken the wild card yet"),
    (lambda: first_round(3), "ann: take laptop", "HH-16 HH-17", "the wild card is up to p1"),
    (lambda: no_wild(first_round(3)), "bob: take-wild", "HH-21 HH-22", "nobody uses"),
    (lambda: no_wild(first_round(3)), "bob: unused", "HH-21 HH-22", "nobody uses"),
    (lambda: no_wild(first_round(3)), "bob: roll", "HH-46", "for the mastermind of this round, p0"),
    (lambda: no_wild(first_round(3)), "bob: play-all", "HH-40 HH-45", "only p0 can have more"),
    (lambda: heist(crew(3), phase="extras"), "bob: take laptop", "HH-40", "nobody but"),
    (lambda: heist(crew(3), phase="extras"), "bob: done", "HH-35", "for the mastermind"),
    (lambda: heist(crew(3), phase="name", wild="cy"), "ann: roll", "HH-25", "p2 says what"),
    (lambda: heist(crew(3), phase="name", wild="cy"), "bob: unused", "HH-25", "p2 holds"),
    (lambda: heist(crew(3), phase="name", wild="cy"), "cy: take-wild", "HH-20", "you have taken"),
    (lambda: heist(crew(3)), "bob: bail", "HH-77", "a house rule that is off"),
    (lambda: heist(crew(3)).roll(1), "ann: try-again", "HH-78", "a house rule that is off"),
    (lambda: heist(crew(3)).roll(1), "ann: roll", "HH-46", "the roll of this heist is made"),
    (lambda: heist(crew(3)).roll(1), "bob: spin", "HH-53", "for the mastermind"),
    (lambda: heist(crew(3)), "ann: take laptop", "HH-33 HH-39", "comes too late"),
    (lambda: heist(crew(3), phase="bail", bail=True), "ann: go", "HH-77", "always goes"),
    (
        lambda: heist(crew(3), second_try=True).roll(2),
        "ann: try-again",
        "HH-78",
        "the heist has succeeded",
    ),
    (
        lambda: heist(crew(3), second_try=True).roll(3).luck(1).do("ann: try-again"),
        "ann: try-again",
        "HH-78",
        "rolled again once",
    ),
]


@rule("HH-6", "HH-15", "HH-17", "HH-18", "HH-25", "HH-35", "HH-40", "HH-53", "HH-77", "HH-78")
@pytest.mark.parametrize(("table", "decision", "clauses", "because"), REFUSED)
def test_a_refusal_names_its_clause_and_what_is_so(
    table: Callable[[], Table], decision: str, clauses: str, because: str
) -> None:
    game = table()
    assert because in game.reason(decision)
    assert game.refuses(decision) == clauses


def test_every_refusal_is_one_sentence_with_clauses() -> None:
    sentence = re.compile(r"'[A-Z][^']*' .*[.?]|The game is over\.")
    tables = [
        new_table(3),
        first_round(3),
        first_round(3).wild_rolls(4),
        no_wild(first_round(3)),
        heist(crew(3), phase="extras"),
        heist({"ann": "crowbar laptop", "bob": "disguise"}, phase="play"),
        heist(crew(3), phase="name", wild="cy"),
        heist(crew(3), phase="bail", bail=True),
        heist(crew(3)),
        heist(crew(3), second_try=True).roll(1),
        heist(crew(3)).roll(2),
    ]
    for game in tables:
        for seat in range(TABLE, game.state.seats):
            for action in GAME.vocabulary.actions:
                if action not in game.state.legal(seat):
                    refusal = GAME.why_not(game.state, seat, action)
                    said = narrator(GAME).refusal(game.state, seat, refusal)
                    assert sentence.fullmatch(said)
                    clauses = refusal.clauses
                    assert re.fullmatch(r"HH-\d+( HH-\d+)*", clauses)
