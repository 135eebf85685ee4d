"""The clause register: the documents people read, as data."""

from pathlib import Path

import pytest

from hideout.games import GAMES
from hideout.rulebook import BadRulebook, parse, rulebook, rules_text

BOOK = """# A Game

- **AG-0** is no clause: it has no tag and stands before the clauses.

## Clauses

### Set-up
- **AG-1** [S] Two players.
- **AG-2** [R] The older one
  begins, unless
  both are of an age.

A remark between clauses.

### End
- **AG-3** [D] The server counts.
"""


def test_clauses_have_id_tag_text_and_section() -> None:
    book = parse(BOOK.replace("- **AG-0**", "- AG-0"), "a-game")
    assert [(c.id, c.tag, c.text, c.section) for c in book.values()] == [
        ("AG-1", "S", "Two players.", "Set-up"),
        ("AG-2", "R", "The older one begins, unless both are of an age.", "Set-up"),
        ("AG-3", "D", "The server counts.", "End"),
    ]
    assert [clause.origin() for clause in book.values()] == [
        "printed rule",
        "our ruling",
        "digital adaptation",
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (BOOK, "a-game.md line 3: AG-0 needs a tag, one of [S], [R] and [D]."),
        ("- **AG-1** [X] Text.", "a-game.md line 1: AG-1 needs a tag, one of [S], [R] and [D]."),
        ("- **AG-1** [S] ", "a-game.md line 1: AG-1 has no text."),
        ("- **AG-1** [S] A.\n- **AG-1** [S] B.", "a-game.md line 2: AG-1 appears twice."),
        ("# A Game", "a-game.md has no clauses."),
    ],
)
def test_a_bad_book_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadRulebook) as refused:
        parse(text, "a-game")
    assert str(refused.value) == sentence


def test_a_book_that_is_not_there() -> None:
    with pytest.raises(BadRulebook, match=r"^There is no rule book for chess\.$"):
        rulebook("chess")
    with pytest.raises(BadRulebook):
        rulebook("../glossary")


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_its_book(name: str) -> None:
    book = rulebook(name)
    assert all(clause.startswith(f"{GAMES[name].prefix}-") for clause in book)
    assert {clause.tag for clause in book.values()} == {"S", "R", "D"}
    assert rules_text(name).startswith(f"# {GAMES[name].title}\n")


def test_heist_hustle_by_the_book() -> None:
    clause = rulebook("heist-hustle")["HH-57"]
    assert (clause.tag, clause.section) == ("S", "Spinner")
    assert clause.text.endswith("its player gains the value of the die (2, 4 or 6).")
    assert len(rulebook("heist-hustle")) == 80


def test_the_book_in_use_is_the_document() -> None:
    document = Path(__file__).parents[2] / "docs" / "rules" / "heist-hustle.md"
    assert rules_text("heist-hustle") == document.read_text(encoding="utf-8")
