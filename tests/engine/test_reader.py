"""Data that people wrote: what is wrong is said with its place."""

from collections.abc import Callable

import pytest

from hideout.engine.reader import BadData, Reader

DATA = {
    "number": 3,
    "truth": True,
    "text": "hello",
    "name": "ann",
    "names": ["bob", "ann"],
    "numbers": [1, 2],
    "table": {"x": 1},
    "tables": [{"x": 1}, {"x": "many"}],
    "nothing": [],
}


def test_what_is_right_is_read() -> None:
    r = Reader(DATA)
    assert r.number("number", 0, 3) == 3
    assert r.flag("truth") is True
    assert r.text("text") == "hello"
    assert r.name("name", ["bob", "ann"]) == 1
    assert r.names("names", ["ann", "bob"]) == [1, 0]
    assert r.numbers("numbers", 1, 2) == [1, 2]
    assert r.items("nothing") == []
    assert r.table("table").number("x", 0, 9) == 1
    assert [row.path for row in r.tables("tables")] == ["tables[0]", "tables[1]"]
    r.finish()


@pytest.mark.parametrize(
    ("read", "sentence"),
    [
        (lambda r: r.number("number", 4, 9), "number must be from 4 to 9, not 3."),
        (lambda r: r.number("truth", 0, 9), "truth must be a whole number, not True."),
        (lambda r: r.number("text", 0, 9), "text must be a whole number, not 'hello'."),
        (lambda r: r.number("missing", 0, 9), "missing is missing."),
        (lambda r: r.flag("number"), "number must be true or false, not 3."),
        (lambda r: r.text("number"), "number must be text, not 3."),
        (lambda r: r.name("name", ["x", "y"]), "name must be one of x, y; 'ann' is none of them."),
        (lambda r: r.names("names", ["bob"]), "names[1] must be one of bob; 'ann' is none of "),
        (lambda r: r.names("text", ["h"]), "text must be a list, not 'hello'."),
        (lambda r: r.numbers("numbers", 2, 9), "numbers[0] must be from 2 to 9, not 1."),
        (lambda r: r.items("table"), "table must be a list"),
        (lambda r: r.table("numbers"), "numbers must be a table of names and values."),
        (lambda r: r.tables("numbers"), "numbers[0] must be a table of names and values."),
        (lambda r: r.tables("tables")[1].number("x", 0, 9), "tables[1].x must be a whole number"),
        (lambda r: r.table("table").number("y", 0, 9), "table.y is missing."),
        (lambda r: Reader([1]), "the data must be a table of names and values."),
    ],
)
def test_what_is_wrong_is_said_with_its_place(
    read: Callable[[Reader], object], sentence: str
) -> None:
    with pytest.raises(BadData) as complaint:
        read(Reader(DATA))
    assert str(complaint.value).startswith(sentence)


def test_a_key_nobody_asked_for_is_refused() -> None:
    r = Reader({"a": 1, "z": 2}, "deck")
    assert r.has("a")
    assert not r.has("b")
    with pytest.raises(BadData, match=r"deck\.z is not known here; known names are: a, b\."):
        r.finish()
