"""Cards are data: the printed deck, an owner's own, and what a deck file gets wrong."""

from collections.abc import Callable
from typing import Any

import pytest

from hideout.engine.reader import BadData
from hideout.games.oceans_heist import GAME
from hideout.games.oceans_heist.deck import CASINO, VAULT, read_deck
from hideout.games.oceans_heist.tables import deck_tables, printed_deck
from tests.games.oceans_heist.table import new_table, prepared

Tables = dict[str, Any]


def tables() -> Tables:
    """The printed deck as a file says it, to be changed."""
    return deck_tables(printed_deck())


def test_the_printed_deck_has_the_rule_books_counts() -> None:
    deck = printed_deck()
    assert len(deck.items) == 90
    assert sum(deck.is_opening(item) for item in range(90)) == 6
    assert (deck.first_vault, deck.first_unique - deck.first_vault) == (60, 10)
    assert len(deck.guards) - deck.first_unique == len(deck.targets) == 3
    assert (len(deck.situations), len(deck.globals)) == (6, 10)


def test_the_traits_have_the_counts_of_the_spec() -> None:
    deck = printed_deck()
    by_trait = dict.fromkeys(deck.trait, 0)
    for item in range(90):
        by_trait[deck.trait[deck.item_gear[item]]] += 1
    assert by_trait == {
        "tech": 15,
        "gear": 18,
        "costume": 15,
        "tool": 15,
        "blast": 10,
        "crowd": 11,
        "opening": 6,
    }


def test_a_deck_written_and_read_is_the_same_deck() -> None:
    assert deck_tables(read_deck(tables())) == tables()
    assert GAME.deck == tables()


def test_thirty_casino_titles_twice_and_ten_vault_titles_once() -> None:
    deck = printed_deck()
    casino = [i for i in range(len(deck.defenses)) if deck.sort[i] == CASINO]
    assert [deck.defense_copies[i] for i in casino] == [2] * 30
    assert [deck.defense_copies[i] for i in range(40) if deck.sort[i] == VAULT] == [1] * 10


def test_an_owners_deck_is_played_by_the_same_primitives() -> None:
    own = tables()
    own["equipment"] = [
        {"id": "x-saw", "title": "Saw", "trait": "loud", "count": 6, "cost": 300, "uses": 2,
         "makes": [[["force", 3]]], "early": [["lure", 1]]},
    ]  # fmt: skip
    own["situation"] = [
        {"id": "s-noise", "title": "Noise",
         "boost": {"trait": "loud", "kind": "force", "n": 2, "cap": 1}},
    ]  # fmt: skip
    own["casino"] = [
        {"id": "c-wall", "title": "Wall", "count": 12, "any": [[["force", 5]]], "extra_alarm": 2},
    ]
    game = new_table(game=GAME.with_deck(own))
    game.do("bob: target t-diamond", "bob: confirm", "ann: situation s-noise", "ann: confirm")
    game.do("bob: choose g-hack", "bob: choose g-con", "bob: confirm")
    game.do("ann: buy x-saw#4", "ann: buy x-saw#1", "ann: confirm", "ann: skip", "bob: skip")
    for guard in game.drawn[:4]:
        game.do(f"bob: lay {guard}")
    game.do("bob: confirm", "ann: place x-saw#4", "ann: confirm", "ann: confirm")
    game.do("ann: auto", "ann: confirm")

    assert game.active == {"x-saw#4": 1}  # 3 and the boost of 2 pay for one wall
    game.do("ann: stop")
    assert game.alarms == 9
    assert game.ending == "alarms"


def change(section: str, row: int, **fields: object) -> Callable[[Tables], None]:
    def spoil(deck: Tables) -> None:
        deck[section][row].update(fields)

    return spoil


def drop(section: str, row: int, field: str) -> Callable[[Tables], None]:
    def spoil(deck: Tables) -> None:
        del deck[section][row][field]

    return spoil


def cut(section: str, rows: int) -> Callable[[Tables], None]:
    def spoil(deck: Tables) -> None:
        deck[section] = deck[section][:rows]

    return spoil


WRONG = {
    "equipment[0].cost must be from 50 to 10000, not 20.": change("equipment", 0, cost=20),
    "equipment[1].uses must be from 1 to 3, not 4.": change("equipment", 1, uses=4),
    "equipment[1].id: e-jammer appears twice.": change("equipment", 1, id="e-jammer"),
    "equipment[0].id must be one word in small letters, not 'Big Saw'.": change(
        "equipment", 0, id="Big Saw"
    ),
    "equipment[0].id: p3 would be read as a player or a number; choose another id.": change(
        "equipment", 0, id="p3"
    ),
    "equipment[0].id: no card can be called hack, which means something else here.": change(
        "equipment", 0, id="hack"
    ),
    "casino[0].id: e-jammer appears twice.": change("casino", 0, id="e-jammer"),
    "equipment[0].trait must be one word, not ''.": change("equipment", 0, trait=""),
    "equipment[0].makes[0][0][0] must be one of hack, sneak, con, force, lure, pick, climb; "
    "'dig' is none of them.": change("equipment", 0, makes=[[["dig", 1]]]),
    "equipment[0].makes[0][1][0]: con appears twice.": change(
        "equipment", 0, makes=[[["con", 1], ["con", 2]]]
    ),
    "equipment[0].makes must list 1 to 4 vectors, not 0.": change("equipment", 0, makes=[]),
    "equipment[0].makes[0] must not be empty.": change("equipment", 0, makes=[[]]),
    "equipment[0].makes[0][0] must be a kind and an amount.": change(
        "equipment", 0, makes=[[["con"]]]
    ),
    "equipment[0].makes[0][0][1] must be from 1 to 9, not 12.": change(
        "equipment", 0, makes=[[["con", 12]]]
    ),
    "equipment[0].colour is not known here": change("equipment", 0, colour="red"),
    "equipment[37].peek.scene must be one of entry, vault, escape; 'roof' is none of them.": change(
        "equipment", 37, peek={"scene": "roof", "n": 1}
    ),
    "casino[0].any: a Defense has either `any` or `all` requirements.": drop("casino", 0, "any"),
    "casino[0].all: only Vault Defenses may ask for all.": lambda deck: deck["casino"][0].update(
        all=deck["casino"][0].pop("any")
    ),
    "casino[0].no_wing must be true or false, not 1.": change("casino", 0, no_wing=1),
    "unique[1].target: t-diamond has a Unique Defense.": change("unique", 1, target="t-diamond"),
    "unique[0].count must be 1: a Unique Defense has no copies.": change("unique", 0, count=2),
    "unique must have 3 to 3 rows, not 2.": cut("unique", 2),
    "global must have 2 to 16 rows, not 1.": cut("global", 1),
    "situation[0].boost.trait must be one of blast, costume, crowd, gear, opening, tech, tool; "
    "'hats' is none of them.": change(
        "situation", 0, boost={"trait": "hats", "kind": "con", "n": 1, "cap": 1}
    ),
    "global[0].harder.n is missing.": change("global", 0, harder={"kind": "con"}),
    "casino, vault and unique have 131 cards with copies; the most is 120.": change(
        "casino", 0, count=60
    ),
    "equipment has 137 cards with copies; the most is 120.": change("equipment", 0, count=50),
    "all equipment together can make 156 hack; the most is 127.": change("equipment", 3, count=29),
    "target must have 1 to 6 rows, not 0.": cut("target", 0),
}


@pytest.mark.parametrize("complaint", WRONG)
def test_a_wrong_deck_is_refused_with_the_place_and_the_reason(complaint: str) -> None:
    deck = tables()
    WRONG[complaint](deck)
    with pytest.raises(BadData) as refusal:
        read_deck(deck)
    assert complaint in str(refusal.value)


def test_a_deck_without_any_usable_equipment_is_refused() -> None:
    deck = tables()
    deck["equipment"] = [row for row in deck["equipment"] if row["trait"] == "opening"]
    deck["situation"] = []
    with pytest.raises(BadData, match="equipment must have a card with uses"):
        read_deck(deck)


def test_a_small_deck_can_be_played_to_its_end() -> None:
    own = tables()
    own["casino"] = own["casino"][:2]
    own["vault"] = own["vault"][:1]
    own["global"] = own["global"][:2]
    game = prepared(new_table(game=GAME.with_deck(own)), globals="g-hack g-sneak")
    while game.phase != "over":
        game.time_up()
    assert game.ending in ("stalemate", "alarms", "exhausted")
