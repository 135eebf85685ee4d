"""The printed cards, and an owner's own tables."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hideout.engine.drive import random_play
from hideout.engine.position import read_position, write_position
from hideout.engine.reader import BadData
from hideout.engine.record import Record, read_record, write_record
from hideout.engine.rng import Rng
from hideout.games import find_game
from hideout.games.heist_hustle import GAME
from tests.games.heist_hustle.table import Table, heist

rule = pytest.mark.rule

SPEC = Path(__file__).parents[3] / "docs" / "rules" / "heist-hustle.md"


def rows_of_spec(columns: int) -> list[list[str]]:
    """The rows of the Components tables that have an id and so many columns."""
    text = SPEC.read_text().split("## Set-up")[0]
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| `")]
    return [[cell.strip("` ") for cell in row] for row in rows if len(row) == columns]


@rule("HH-2")
def test_the_locations_are_those_of_the_rule_book() -> None:
    deck: Any = GAME.cards.tables()
    assert [
        [row["id"], row["title"], "1", str(row["points"]), ", ".join(row["hot"])]
        for row in deck["locations"]
    ] == rows_of_spec(5)
    assert len(deck["locations"]) == 10
    assert sum(row["points"] for row in deck["locations"]) == 625


@rule("HH-3")
def test_the_weapons_are_those_of_the_rule_book() -> None:
    deck: Any = GAME.cards.tables()
    spec = [row for row in rows_of_spec(4) if row[0] != "wild"]
    assert [[row["id"], row["title"]] for row in deck["weapons"]] == [row[:2] for row in spec]
    assert len(spec) == 10


@rule("HH-76")
def test_every_weapon_is_hot_at_two_locations() -> None:
    hot = [weapon for weapons in GAME.cards.hot for weapon in weapons]
    assert sorted(hot) == sorted([*range(10), *range(10)])


def own_deck() -> dict[str, Any]:
    deck: dict[str, Any] = GAME.cards.tables()
    deck["weapons"][0] = {"id": "banana", "title": "Banana"}
    for row in deck["locations"]:
        row["hot"] = ["banana", "laptop"]
    deck["locations"][3] = {
        "id": "bakery",
        "title": "Bakery",
        "points": 7,
        "hot": ["banana", "dynamite"],
    }
    return deck


def test_the_printed_deck_reads_back_as_itself() -> None:
    game = GAME.with_deck(GAME.deck)
    assert game.deck == GAME.deck
    assert GAME.is_printed_deck
    assert not game.is_printed_deck


def test_own_cards_are_played_with_their_names_points_and_hot_weapons() -> None:
    game = GAME.with_deck(own_deck())
    weapons = {"ann": "banana", "bob": "laptop"}
    table = heist(weapons, location="bakery", game=game, hot_weapons=True)
    assert table.view("bob")["hot"] == ["banana", "dynamite"]
    table.roll(2).spin("banana")
    assert table.round_points == {"ann": 6, "bob": 4}
    assert "ann spun and stopped on the Banana." in table.heard("bob")
    assert table.legal("ann") == ["roll"]
    table.wild_rolls(1)
    assert "take banana" in table.legal("bob")
    assert "take crowbar" not in table.legal("bob")


def test_own_cards_travel_with_records_and_positions() -> None:
    game = GAME.with_deck(own_deck())
    record = Record(game, ["ann", "bob"], 5, {})
    state = record.start()
    rng = Rng(2)
    while state.pending():
        seat = state.pending()[0]
        record.add(seat, rng.pick(state.legal(seat)))
        state.apply(seat, record.decisions[-1].action)
    again = read_record(write_record(record), find_game).replay()
    assert again.total == state.total
    table = Table(game.new(2, 5, {}), ["ann", "bob"])
    random_play(table.state, Rng(1), 20)
    written = write_position(table.state)
    assert write_position(read_position(GAME, written)) == written


def test_a_deck_file_in_toml_is_the_same_deck() -> None:
    lines = []
    for kind in ("weapons", "locations"):
        for row in own_deck()[kind]:
            lines.append(f"[[{kind}]]")
            lines += [f"{key} = {value!r}" for key, value in row.items()]
    assert GAME.with_deck(tomllib.loads("\n".join(lines))).deck == own_deck()


def change(path: str, value: object) -> Callable[[dict[str, Any]], None]:
    kind, place, key = path.split(".")

    def at(deck: dict[str, Any]) -> None:
        deck[kind][int(place)][key] = value

    return at


BAD = [
    (lambda deck: deck["weapons"].pop(), "weapons must have 10 rows, not 9."),
    (
        lambda deck: deck["locations"].append(deck["locations"][0]),
        "locations must have 10 rows, not 11.",
    ),
    (lambda deck: deck.pop("weapons"), "weapons is missing."),
    (lambda deck: deck.pop("locations"), "locations is missing."),
    (lambda deck: deck.update(extra=[]), "extra is not known here"),
    (lambda deck: deck.update(weapons="all"), "weapons must be a list"),
    (lambda deck: deck["weapons"].__setitem__(2, "gun"), "weapons[2] must be a table"),
    (lambda deck: deck["weapons"][4].pop("title"), "weapons[4].title is missing."),
    (lambda deck: deck["locations"][4].pop("points"), "locations[4].points is missing."),
    (change("weapons.1.id", "laptop"), "weapons[6].id: laptop appears twice."),
    (change("locations.1.id", "pawn-shop"), "locations[1].id: pawn-shop appears twice."),
    (change("weapons.1.id", "Laser"), "weapons[1].id must be one word in small letters"),
    (change("weapons.1.id", "two words"), "weapons[1].id must be one word"),
    (change("weapons.1.id", "tab\tbed"), "weapons[1].id must be one word"),
    (change("weapons.1.id", ""), "weapons[1].id must be one word"),
    (change("weapons.1.id", 5), "weapons[1].id must be text, not 5."),
    (change("weapons.1.id", "none"), "weapons[1].id: no card can be called none, which means"),
    (change("weapons.1.id", "unused"), "weapons[1].id: no card can be called unused, which means"),
    (change("weapons.1.id", "p1"), "weapons[1].id: p1 would be read as a player"),
    (change("locations.1.id", "laptop"), "locations[1].id: laptop appears twice."),
    (change("weapons.1.title", 5), "weapons[1].title must be text"),
    (change("weapons.1.power", 5), "weapons[1].power is not known here"),
    (change("locations.1.alarm", 5), "locations[1].alarm is not known here"),
    (change("locations.1.points", 0), "locations[1].points must be from 1 to 10000, not 0."),
    (change("locations.1.points", 10_001), "must be from 1 to 10000, not 10001."),
    (change("locations.1.points", 12.5), "locations[1].points must be a whole number"),
    (change("locations.1.points", "50"), "locations[1].points must be a whole number"),
    (change("locations.1.hot", ["laptop"]), "locations[1].hot must name 2 different weapons."),
    (change("locations.1.hot", ["laptop"] * 2), "must name 2 different weapons."),
    (change("locations.1.hot", ["laptop", "dynamite", "crowbar"]), "2 different weapons."),
    (change("locations.1.hot", ["laptop", "banana"]), "locations[1].hot[1] must be one of"),
]


@pytest.mark.parametrize(("spoil", "because"), BAD, ids=[because for _, because in BAD])
def test_unusable_decks_are_refused_with_the_place(
    spoil: Callable[[dict[str, Any]], None], because: str
) -> None:
    deck: dict[str, Any] = GAME.cards.tables()
    spoil(deck)
    with pytest.raises(BadData) as refusal:
        GAME.with_deck(deck)
    assert because in str(refusal.value)
