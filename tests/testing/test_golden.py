"""Playthroughs: what they say, and that they can be made again from themselves."""

from pathlib import Path

import pytest

from hideout.engine.core import Event, only
from hideout.engine.record import BadRecord, Record
from hideout.games import find_game
from hideout.games.heist_hustle import GAME
from hideout.testing.golden import changes, random_record, read_playthrough, render, rewrite, told

NAMES = ["ann", "bob", "cy"]


def short() -> Record:
    """Two answers to `bail`: one of them is a secret for a moment."""
    record = Record(GAME, NAMES, 0, {"bail": True}, {
        "seats": 3,
        "phase": "bail",
        "options": {"bail": True},
        "table": {
            "mastermind": "p0",
            "locations": ["pawn-shop"],
            "owners": {"crowbar": "p0", "disguise": "p1", "laptop": "p2"},
        },
    })  # fmt: skip
    record.add(2, GAME.notation.parse("bail"))
    record.add(-1, GAME.notation.parse("time-up"))
    return record


def test_a_step_shows_decision_events_and_changes() -> None:
    text = render(short())
    steps = text[text.index("  1  cy") :]
    assert steps == (
        "  1  cy     bail\n"
        "        all: cy decided whether to go.\n"
        '        all see: answers[2]: none -> ""\n'
        "        cy sees: answers[2]: none -> bail\n"
        "  2  table  time-up\n"
        "        all: bob decided whether to go.\n"
        "        all: bob went in.\n"
        "        all: cy bailed.\n"
        '        all see: phase: bail -> roll; answers[1]: none -> go; answers[2]: "" -> bail\n'
    )


def test_a_playthrough_can_be_made_again_from_itself() -> None:
    for record in (short(), random_record(GAME, NAMES, 4, {"second_try": True})):
        text = render(record)
        assert render(read_playthrough(text, find_game)) == text


def test_a_whole_game_ends_with_its_result() -> None:
    last = render(random_record(GAME, NAMES, 4, {})).splitlines()[-1]
    assert last.startswith('result {"ending": "points", "winners": [')


def test_rewriting_changes_only_what_has_to_be(tmp_path: Path) -> None:
    text = render(short())
    path = tmp_path / "short.txt"
    path.write_text(text)
    assert rewrite(path, find_game) is False
    path.write_text(text.replace("cy bailed", "cy ran away"))
    assert rewrite(path, find_game) is True
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("hideout playthrough 1", "hideout record 1", "line 1: this is not a playthrough"),
        ("\nplay\n", "\n", "the file ends before the line 'play'"),
        ("game heist-hustle", "game chess", "line 2: There is no game chess"),
        ("1  cy     bail", "1  cy     bale", "'bale' is not an action of this game"),
        ("1  cy     bail", "1  dan    bail", "'dan' has no seat"),
        ("1  cy     bail", "1  ann    bail", "ann cannot bail here: "),
    ],
)
def test_a_damaged_playthrough_is_refused_by_line(old: str, new: str, complaint: str) -> None:
    text = render(short())
    assert old in text
    with pytest.raises(BadRecord) as refused:
        render(read_playthrough(text.replace(old, new, 1), find_game))
    assert complaint in str(refused.value)
    assert str(refused.value).startswith("line ")


def test_private_events_name_their_hearers() -> None:
    s = GAME.new(3, 0, {})
    events = [
        Event("took-wild", 1, -1, -1, only(0) | only(1) | only(2)),
        Event("wins", 2, 7, -1, 4),
    ]
    assert [line.strip() for line in told(s, events, NAMES)] == [
        "ann, cy: bob took the wild card.",
        "bob: You took the wild card.",
        "cy: You won with 7 points.",
    ]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ({"a": 1}, {"a": 1}, []),
        ({"a": 1}, {"a": False}, ["a: 1 -> false"]),
        ({"a": 1}, {"b": None}, ["b: none", "a is gone"]),
        ({"a": [1, 2]}, {"a": [1, 2, 3, 4]}, ["a + 3", "a + 4"]),
        ({"a": [1, 2, 3]}, {"a": [1, 3]}, ["a - 2"]),
        ({"a": [1, 2]}, {"a": [1, 5]}, ["a[1]: 2 -> 5"]),
        ({"a": [1, 2]}, {"a": [3]}, ["a: [1, 2] -> [3]"]),
        ({"a": {"b": "x"}}, {"a": {"b": "y z"}}, ["a.b: x -> y z"]),
        ({"a": [{"b": ""}]}, {"a": [{"b": "c"}]}, ['a[0].b: "" -> c']),
        ({"a": [1]}, {"a": None}, ["a: [1] -> none"]),
    ],
)
def test_changes_are_short(old: object, new: object, said: list[str]) -> None:
    assert list(changes(old, new)) == said
