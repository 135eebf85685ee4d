"""What a typed line means."""

import pytest

from hideout.cli.entry import Entry, read_entry, seats_for_names
from hideout.engine.core import State
from hideout.engine.notation import names_for_seats
from hideout.engine.position import read_position
from hideout.games import find_game

GAME = find_game("heist-hustle")
NAMES = ["Ann", "Bob Lee", "Bob"]


def at_weapons() -> State:
    table = {"mastermind": "p0", "turn": "p0"}
    state = read_position(GAME, {"seats": 3, "phase": "weapons", "table": table})
    assert isinstance(state, State)
    return state


def read(text: str) -> Entry:
    return read_entry(text, at_weapons(), 0, NAMES)


def texts(entry: Entry) -> list[str]:
    return [GAME.notation.text(action) for action in entry.actions]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", "take crowbar"),
        ("10", "take dynamite"),
        ("take crowbar", "take crowbar"),
        ("  TAKE   Crowbar ", "take crowbar"),
        ("take lap", "take laptop"),
        ("laptop", "take laptop"),
        ("lock p", "take lock-picks"),  # as the button says it
        ("time-up", "time-up"),
    ],
)
def test_an_action_by_number_notation_or_beginning(typed: str, meant: str) -> None:
    assert texts(read(typed)) == [meant]


def test_a_beginning_that_fits_several_names_them_all() -> None:
    assert texts(read("take d")) == ["take disguise", "take dynamite"]


@pytest.mark.parametrize("typed", ["0", "11", "999"])
def test_a_number_without_a_choice(typed: str) -> None:
    assert read(typed).complaint == f"There is no choice {typed}; they go from 1 to 10."


def test_an_action_that_is_not_legal_is_named() -> None:
    entry = read("spin")

    assert entry.refused is not None
    assert (entry.refused.verb, entry.actions) == ("spin", [])


def test_nonsense_is_answered_with_what_would_do() -> None:
    assert "did you mean 'take crowbar'?" in read("tke crowbr").complaint


@pytest.mark.parametrize(
    ("typed", "command", "argument"),
    [
        ("?", "help", ""),
        ("why", "why", ""),
        ("rules HH-7", "rules", "HH-7"),
        ("Quit", "quit", ""),
        ("/wait", "wait", ""),
    ],
)
def test_the_tables_own_words(typed: str, command: str, argument: str) -> None:
    entry = read(typed)

    assert (entry.command, entry.argument) == (command, argument)


def test_players_go_by_their_names() -> None:
    assert seats_for_names("offer bob lee 5", NAMES) == "offer p1 5"
    assert seats_for_names("offer BOB 5", NAMES) == "offer p2 5"
    assert seats_for_names("take bobsled", NAMES) == "take bobsled"


def test_seats_go_by_their_players_names() -> None:
    assert names_for_seats("p1 attacks you, p0 too; p9 sits nowhere.", NAMES) == (
        "Bob Lee attacks you, Ann too; p9 sits nowhere."
    )


def test_where_every_choice_is_a_number_a_number_is_meant_and_not_its_place() -> None:
    heist = find_game("bank-heist")
    code = {"code": [3, 7, 8]}
    state = read_position(heist, {"seats": 5, "phase": "crack", "table": code})
    names = ["Ann", "Bob", "Cy", "Dee", "Eve"]
    (answer,) = read_entry("168", state, 0, names).actions
    assert heist.notation.text(answer) == "answer 168"
    assert "60000" in read_entry("60000", state, 0, names).complaint
