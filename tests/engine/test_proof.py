"""The sums of a shuffle that can be checked."""

import json

import pytest

from hideout.engine.proof import (
    CHANNEL,
    Proof,
    Share,
    draw_seats,
    list_hash,
    mix,
    old_proof,
    promise_of,
    proof_of,
    seal_of,
)
from hideout.engine.record import Note, Record
from hideout.games import find_game

SECRET = "ab" * 32
PROMISE = promise_of(SECRET)
NAMES = ["Ann", "Bob"]


def share(name: str, luck: str, nonce: str = "n") -> Share:
    return Share(name, seal_of(PROMISE, nonce, luck), nonce, luck)


def two(luck: str = "y", is_drawn: bool = False) -> Proof:
    return Proof(PROMISE, SECRET, [share("Ann", "x"), share("Bob", luck)], is_drawn)


def test_the_promise_is_the_hash_of_the_secret() -> None:
    assert promise_of("00") == "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"


def test_everybodys_luck_changes_the_seed() -> None:
    lists = (["a", "b"], ["ab", ""], ["", "ab"], ["b", "a"], ["a", "b", ""])

    assert len({mix(SECRET, luck) for luck in lists}) == len(lists)


def test_a_seal_hides_luck_behind_its_nonce_and_names_the_promise() -> None:
    seals = {
        seal_of(promise, nonce, luck)
        for promise in (PROMISE, promise_of("00"))
        for nonce in ("1", "2")
        for luck in ("cat", "dog")
    }

    assert len(seals) == 8


def test_every_order_of_chairs_is_drawn() -> None:
    drawn = [tuple(draw_seats(SECRET, [str(n), "", "c"])) for n in range(300)]

    assert len(set(drawn)) == 6
    assert min(drawn.count(order) for order in set(drawn)) > 25


def test_the_sums_are_the_same_as_on_the_page() -> None:
    """The same numbers stand in web/src/lib/fair.test.ts."""
    first = seal_of(PROMISE, "n1", "seven")
    second = seal_of(PROMISE, "", "schwarze Kätze")
    shares = [Share("Ann", first, "n1", "seven"), Share("Zoë", second, "", "schwarze Kätze")]
    proof = Proof(PROMISE, SECRET, [*shares, Share("Otto")], True)
    options = {"max_extra_a": 3, "apb": True, "draft": "seed"}

    assert PROMISE == "9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885"
    assert first == "9b5a52c7ba80e69e8b9f70f0b203e7e2e7f52b52cfdb2c22350a6d7239fe3219"
    assert second == "4f699344d64af46b8782888a87e0393e114879e0eb4db6a2657c5ddaf5bc6bac"
    assert proof.seed() == 0xF9F9EE3F9D96B49465D9C151989846A12CF5E5AEA10D1DB804AA893F2EB726FE
    assert proof.seats() == [2, 0, 1]
    assert list_hash(PROMISE, "heat", options, True, proof.shares) == (
        "ddadce9e056337113dcba79ca317454442aea99bb224ad49861b394848031f86"
    )


@pytest.mark.parametrize(
    ("proof", "complaint"),
    [
        (two(), ""),
        (Proof("00", SECRET, two().shares, False), "not the one promised"),
        (Proof(promise_of("cd" * 32), SECRET, two().shares, False), "not the one promised"),
        (Proof(PROMISE, "hello", two().shares, False), "not readable"),
        (two("z"), "the seed is not"),
        (Proof(PROMISE, SECRET, [share("Bob", "x"), share("Cy", "y")], False), "those who played"),
        (
            Proof(PROMISE, SECRET, [share("Ann", "x"), Share("Bob", "5e" * 32, "n", "y")], False),
            "the luck of Bob is not what was sealed",
        ),
        (
            Proof(PROMISE, SECRET, [share("Ann", "x"), Share("Bob", "", "", "y")], False),
            "the luck of Bob is not what was sealed",
        ),
        (two(is_drawn=True), "the seats are not those"),
    ],
)
def test_a_proof_is_checked(proof: Proof, complaint: str) -> None:
    names = NAMES if draw_seats(SECRET, ["x", "y"]) == [1, 0] or not proof.is_drawn else NAMES[::-1]

    found = proof.complaint(mix(SECRET, ["x", "y"]), names)

    assert complaint in found
    assert bool(found) == bool(complaint)


def test_drawn_seats_can_be_checked() -> None:
    chairs = [share(name, name.lower()) for name in ("Ann", "Bob", "Cy", "Dee")]
    proof = Proof(PROMISE, SECRET, chairs, True)
    names = [chairs[place].name for place in proof.seats()]

    assert proof.complaint(proof.seed(), names) == ""
    swapped = [names[1], names[0], *names[2:]]
    assert "the seats are not those" in proof.complaint(proof.seed(), swapped)


def test_luck_that_was_not_shown_is_left_out_by_name() -> None:
    proof = Proof(PROMISE, SECRET, [share("Ann", "x"), Share("Bob", "5e" * 32)], False)

    assert proof.left_out() == ["Bob"]
    assert proof.complaint(mix(SECRET, ["x", ""]), NAMES) == ""


def test_what_was_kept_is_held_against_a_proof() -> None:
    proof = two()
    kept = list_hash(PROMISE, "heat", {"apb": True}, False, proof.shares)

    assert proof.complaint_about_promise(PROMISE) == ""
    assert proof.complaint_about_promise(PROMISE[:16].upper()) == ""
    assert "not 0123" in proof.complaint_about_promise("0123" * 4)
    assert proof.complaint_about_luck("x") == ""
    assert "the luck 'q' is not among" in proof.complaint_about_luck("q")
    assert proof.complaint_about_list(kept, "heat", {"apb": True}) == ""
    assert "are not those" in proof.complaint_about_list(kept, "heat", {"apb": False})
    assert "are not those" in proof.complaint_about_list(kept, "heist-hustle", {"apb": True})
    assert "are not those" in two("z").complaint_about_list(kept, "heat", {"apb": True})


def note_of(text: str) -> Proof | None:
    record = Record(find_game("heist-hustle"), NAMES, 1, {})
    record.notes.append(Note(0, -1, CHANNEL, text))
    return proof_of(record)


def test_a_proof_is_read_back_from_its_note() -> None:
    found = note_of(two().text())

    assert found is not None
    assert found.is_sealed
    assert found.shares == two().shares
    assert found.complaint(two().seed(), NAMES) == ""


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"scheme": 9}', '{"scheme": 2, "shares": [1]}'])
def test_a_note_that_is_no_proof_fails_the_check(text: str) -> None:
    found = note_of(text)

    assert found is not None
    assert found.complaint(1, NAMES) == "the server's secret is not readable."


# Written down from a server that knew no seals: luck by seat, chairs' names as seats were drawn.
OLD_NAMES = ["Bob", "Dee", "Ann", "Cy"]
OLD_SEED = 0x301486D56A3BD53A241465BB3E30D20B9D509421CC63BEF2F4D68801955D85F1
OLD_NOTE = {
    "commitment": PROMISE,
    "server_seed": SECRET,
    "contributions": ["b", "d", "a", "c"],
    "chairs": ["Ann", "Bob", "Cy", "Dee"],
}


def test_a_deal_from_before_there_were_seals_is_checked_as_it_was_made() -> None:
    record = Record(find_game("heist-hustle"), OLD_NAMES, OLD_SEED, {})
    record.notes.append(Note(0, -1, CHANNEL, json.dumps(OLD_NOTE)))
    for _ in range(2):
        found = proof_of(record)
        assert found is not None
        assert not found.is_sealed
        assert found.complaint(OLD_SEED, OLD_NAMES) == ""
        assert "the seed is not" in found.complaint(OLD_SEED + 1, OLD_NAMES)
        assert "the seats are not" in found.complaint(OLD_SEED, OLD_NAMES[::-1])
        record.notes = [Note(0, -1, CHANNEL, found.text())]  # written anew, it says the same


def test_seats_that_were_listed_before_there_were_seals_are_checked_too() -> None:
    proof = old_proof(PROMISE, SECRET, NAMES, ["x", "y"], [])

    assert proof.complaint(mix(SECRET, ["x", "y"]), NAMES) == ""
    assert "the seed is not" in proof.complaint(mix(SECRET, ["y", "x"]), NAMES)
