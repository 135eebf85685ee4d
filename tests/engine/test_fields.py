"""Fields: one declaration writes, reads, bounds and documents."""

from typing import Any

import pytest

from hideout.engine.fields import (
    ITS_SEAT,
    ByName,
    Field,
    FieldKind,
    Flag,
    Flags,
    Listed,
    Mask,
    Name,
    Number,
    Order,
    a_seat,
    by_seat,
    fields_table,
    fixed,
    follows,
    read_fields,
    some_seats,
    write_fields,
)
from hideout.engine.reader import BadData, Reader

CARDS = ("ace", "king", "queen")


class FakeState:
    """As much of a state as fields ask for."""

    def __init__(self) -> None:
        self.seats = 3
        self.round = 0
        self.pile = [2, 0, 1]
        self.ready = 0
        self.cash = [5, 5, 5]
        self.rich = -1


def read_as(kind: FieldKind, data: object, was: Any = None) -> Any:
    return kind.read(FakeState(), data, "it", was)


def refusal(kind: FieldKind, data: object, was: Any = None) -> str:
    with pytest.raises(BadData) as refused:
        read_as(kind, data, was)
    return str(refused.value)


@pytest.mark.parametrize(
    ("kind", "value", "written"),
    [
        (Number(1, 8, first=1), 0, 1),
        (Number(0, lambda s: 2 * s.seats), 6, 6),
        (Flag(), True, True),
        (Name("card", CARDS), 1, "king"),
        (Name("card", CARDS, (("none", -1), ("any", 9))), 9, "any"),
        (a_seat(("nobody", -1)), -1, "nobody"),
        (a_seat(), 2, "p2"),
        (some_seats(), 0b101, ["p0", "p2"]),
        (Mask("seats", lambda s: ["p0", "p1"], "everybody"), -1, "everybody"),
        (Flags("cards", CARDS), [True, False, True], ["ace", "queen"]),
        (Flags("cards", lambda s: []), [], []),
        (Listed(Name("card", CARDS), last_first=True), [0, 2], ["queen", "ace"]),
        (by_seat(Number(0, 9)), [1, 2, 3], [1, 2, 3]),
    ],
)
def test_what_is_written_reads_back(kind: FieldKind, value: object, written: object) -> None:
    assert kind.write(FakeState(), value) == written
    assert read_as(kind, written) == value


def test_a_deck_may_name_its_first_cards() -> None:
    order = Order("cards", CARDS)
    assert order.write(FakeState(), [2, 0, 1]) == ["queen", "ace", "king"]
    assert read_as(order, ["king"], [2, 0, 1]) == [1, 2, 0]
    assert refusal(order, ["king", "king"], [2, 0, 1]) == "it names a card twice."


def test_a_table_leaves_out_what_is_absent() -> None:
    holders = ByName("card", CARDS, a_seat(), -1)
    assert holders.write(FakeState(), [-1, 2, -1]) == {"king": "p2"}
    assert read_as(holders, {"king": "p2"}, [-1, -1, 0]) == [-1, 2, 0]
    assert "it.jack is not known here" in refusal(holders, {"jack": "p0"}, [-1, -1, -1])


@pytest.mark.parametrize(
    ("kind", "data", "because"),
    [
        (Number(1, 8, first=1), 0, "it must be from 1 to 8, not 0."),
        (Number(0, lambda s: 2 * s.seats), 7, "it must be from 0 to 6, not 7."),
        (Flag(), 1, "it must be true or false, not 1."),
        (a_seat(), "p3", "it must be one of p0, p1, p2; 'p3' is none of them."),
        (some_seats(), ["p0", "p0"], "it names p0 twice."),
        (some_seats(), "p0", "it must be a list, not 'p0'."),
        (Flags("cards", CARDS), ["ace", "ace"], "it names ace twice."),
        (
            Flags("cards", lambda s: []),
            ["ace"],
            "it[0] cannot be 'ace': there is nothing to name here.",
        ),
        (by_seat(Number(0, 9)), [1, 2], "it must have 3 entries, one per seat."),
        (by_seat(Number(0, 9)), [1, 2, 10], "it[2] must be from 0 to 9, not 10."),
    ],
)
def test_what_is_out_of_bounds_is_refused_with_its_place(
    kind: FieldKind, data: object, because: str
) -> None:
    assert refusal(kind, data) == because


def richest(s: FakeState) -> int:
    return s.cash.index(max(s.cash))


FIELDS = (
    fixed("seats", "how many sit here"),
    Field("round", Number(1, 8, first=1), "from 1"),
    Field("hand", by_seat(Number(0, 99)), "money", at="cash", knows=ITS_SEAT),
    Field("ready", some_seats(), "who is", when=lambda s: s.ready > 0, knows="round"),
    follows("rich", "who has most", richest),
)


def test_fields_are_read_in_order_and_what_follows_is_made() -> None:
    s = FakeState()
    r = Reader({"hand": [1, 9, 2], "round": 3})
    read_fields(FIELDS, s, r)
    r.finish()
    assert (s.round, s.cash, s.rich) == (2, [1, 9, 2], 1)
    assert write_fields(FIELDS, s) == {"round": 3, "hand": [1, 9, 2]}
    s.ready = 4
    assert write_fields(FIELDS, s)["ready"] == ["p2"]


def test_the_documentation_is_the_declaration() -> None:
    assert fields_table(FIELDS).splitlines()[2:] == [
        "| `round` | from 1 | number, 1 to 8 | as dealt | everybody |",
        "| `hand` | money | by seat: number, 0 to 99 | as dealt | its seat |",
        "| `ready` | who is | list of seats | as dealt | whom `round` names |",
    ]
