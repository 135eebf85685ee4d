"""Words for actions."""

import pytest

from hideout.engine.notation import BadNotation, Notation, Vocabulary, seat_name


def small() -> Vocabulary:
    v = Vocabulary()
    v.one("pass")
    v.row("take", "tool", 3)
    v.grid("offer", "seat", 2, "number", 4)
    return v


def notation() -> Notation:
    return Notation(small(), {"tool": ["crowbar", "drill"]})


def test_codes_count_up_in_the_order_of_making() -> None:
    v = small()
    assert [action.code for action in v.actions] == list(range(1 + 3 + 8))
    assert repr(v.actions[0]) == "<pass>"
    assert repr(v.actions[3]) == "<take 2>"
    assert repr(v.actions[11]) == "<offer 1 3>"


def test_every_action_with_a_name_reads_back() -> None:
    n = notation()
    texts = [n.text(action) for action in n.vocabulary.actions]
    assert texts[:5] == ["pass", "take crowbar", "take drill", "", "offer p0 0"]
    for action in n.vocabulary.actions:
        if n.text(action):
            assert n.parse(n.text(action)) is action


def test_case_and_spaces_do_not_matter() -> None:
    n = notation()
    assert n.text(n.parse("  OFFER   p1  2 ")) == "offer p1 2"


def test_a_near_miss_gets_a_hint() -> None:
    with pytest.raises(BadNotation, match=r"'take crowbra' is not an action.*did you mean 'take c"):
        notation().parse("take crowbra")


def test_nonsense_gets_the_verbs() -> None:
    with pytest.raises(
        BadNotation, match=r"'xyzzy' is not an action .* verbs are pass, take, offer\."
    ):
        notation().parse("xyzzy")


def test_an_action_without_a_card_in_this_deck_cannot_be_named() -> None:
    n = notation()
    assert n.text(n.vocabulary.actions[3]) == ""
    with pytest.raises(BadNotation):
        n.parse("")


def test_a_verb_is_declared_once() -> None:
    v = small()
    with pytest.raises(AssertionError, match="the verb pass is declared twice"):
        v.one("pass")


def test_two_cards_cannot_share_a_name() -> None:
    with pytest.raises(AssertionError, match="two actions are called take saw"):
        Notation(small(), {"tool": ["saw", "saw"]})


def test_seats_by_name() -> None:
    assert [seat_name(seat) for seat in (-1, 0, 9)] == ["table", "p0", "p9"]


def test_where_order_means_nothing_both_orders_are_one_action() -> None:
    v = Vocabulary()
    swap = v.pairs("swap", "seat", 3)
    n = Notation(v, {})
    assert len(v.actions) == 6
    assert swap[2][0] is swap[0][2] is n.parse("swap p2 p0") is n.parse("swap p0 p2")
    assert n.text(swap[2][0]) == "swap p0 p2"
