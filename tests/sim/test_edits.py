"""What to try besides: options and cards, one at a time or in all combinations."""

import pytest

from hideout.engine.reader import BadData
from hideout.games import find_game
from hideout.sim.edits import edited, switched, variants
from hideout.sim.series import Series

GAME = find_game("millions-of-dollars")
SERIES = Series("millions-of-dollars", 4, 8, ("random",), 7, {})


def test_every_value_is_a_variation() -> None:
    found = variants(GAME, SERIES, ["target=15,25", "loot.first-bank.loot=10"], is_grid=False)

    assert [name for name, _ in found] == ["target 15", "target 25", "loot.first-bank.loot 10"]
    assert [series.options for _, series in found] == [{"target": 15}, {"target": 25}, {}]
    assert [series.deck is None for _, series in found] == [True, True, False]


def test_on_a_grid_every_combination_is() -> None:
    found = variants(GAME, SERIES, ["target=15,25", "loot.first-bank.loot=10,12"], is_grid=True)

    assert [name for name, _ in found] == [
        "target 15, loot.first-bank.loot 10",
        "target 15, loot.first-bank.loot 12",
        "target 25, loot.first-bank.loot 10",
        "target 25, loot.first-bank.loot 12",
    ]
    _, last = found[-1]
    assert last.options == {"target": 25}
    assert last.deck is not None
    assert last.deck["loot"][0]["loot"] == 12  # type: ignore[index]


def test_an_edit_changes_one_number_and_no_other_deck() -> None:
    before = str(GAME.deck)
    deck = edited(GAME.deck, "loot.1.ante", "2")

    assert deck["loot"][1]["ante"] == 2  # type: ignore[index]
    assert str(GAME.deck) == before
    assert edited(deck, "loot.harbor-savings.ante", "1") == GAME.deck


def test_a_row_is_counted_as_complaints_count_it() -> None:
    """Whoever is told about `loot[2]` finds the same row by `--what-if loot.2`."""
    with pytest.raises(BadData, match=r"^loot\[2\]\.ante "):
        GAME.with_deck(edited(GAME.deck, "loot.2.ante", "-1"))
    assert edited(GAME.deck, "loot[2].ante", "2") == edited(GAME.deck, "loot.2.ante", "2")
    assert edited(GAME.deck, "loot.0.loot", "9") == edited(GAME.deck, "loot.first-bank.loot", "9")
    last = len(GAME.deck["loot"]) - 1  # type: ignore[arg-type]
    edited(GAME.deck, f"loot.{last}.ante", "2")
    with pytest.raises(BadData, match=f"rows are 0 to {last}"):
        edited(GAME.deck, f"loot.{last + 1}.ante", "2")


def test_switches_are_tried_the_other_way() -> None:
    game = find_game("heist-hustle")
    series = Series("heist-hustle", 4, 8, ("random",), 7, {"bail": True})
    found = dict(switched(game, series))

    assert set(found) >= {"bail off", "second_try on"}
    assert found["bail off"].options == {"bail": False}
    assert found["second_try on"].options == {"bail": True, "second_try": True}


@pytest.mark.parametrize(
    ("axes", "sentence"),
    [
        (["target"], "--what-if takes NAME=VALUE"),
        (["target=15,"], "--what-if takes NAME=VALUE"),
        (["fame=3"], "Millions of Dollars has no option fame; a number in its deck is named as in"),
        (["target=lots"], "The option target takes"),
        (["loot.first-bank=3"], "loot.first-bank is a whole table"),
        (["loot.last-bank.loot=3"], "There is no loot.last-bank.loot in this deck"),
        (["loot.first-bank.loot=much"], "loot.first-bank.loot is 8 in this deck"),
        (["loot.first-bank.loot=-4"], ""),
        (["target=15", "target=16"], "With --grid, name everything once"),
        (["target=" + ",".join(str(n) for n in range(10, 90))], "80 variations are too many"),
    ],
)
def test_what_cannot_be_tried_is_one_sentence(axes: list[str], sentence: str) -> None:
    with pytest.raises(BadData, match=r"^[^\n]+\.$") as refused:
        variants(GAME, SERIES, axes, is_grid=True)
    assert str(refused.value).startswith(sentence)
