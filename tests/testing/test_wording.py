"""The check that functions hold no wording: what it finds, and what it lets pass."""

import pytest

from hideout.testing.wording import wording


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('return "has won"', ["has won"]),
        ('return "Wait."', ["Wait."]),
        ('return " and ".join(names)', [" and "]),
        ('return f"{n} cards"', [" cards"]),
        ('return f"Draw {n} or {m}"', ["Draw ", " or "]),
        ('return f"{who}\'s"', ["'s"]),
        ('return {"pass": "Pass it"}["pass"]', ["Pass it"]),
        ('return WORDS["a"] if n else "no card"', ["no card"]),
        ('def inner(n: int, said: str = "a card") -> str: return said', ["a card"]),
    ],
)
def test_wording_in_a_function_is_found(line: str, found: list[str]) -> None:
    assert wording(f"def said(n: int) -> str:\n    {line}\n") == found
    assert wording(f"class Words:\n    def said(self) -> str:\n        {line}\n") == found


@pytest.mark.parametrize(
    "line",
    [
        '"""What is said."""',
        'assert n, "there must be one"',
        'return PROMPTS["wait-or-change" if n else "wait"]',
        'return ", ".join(names) + "; " + " ".join(names)',
        'return f"{a}, {b} +{n}"',
    ],
)
def test_what_people_do_not_read_passes(line: str) -> None:
    assert wording(f"def said(n: int) -> str:\n    {line}\n    return WORDS\n") == []


def test_tables_of_a_module_are_the_place_for_wording() -> None:
    assert wording('"""All words."""\nSAID = say.all({"wait": "Wait for the others."})\n') == []
