"""Records: written, read and replayed; what is damaged or foreign is refused by line."""

import json

import pytest

from hideout.engine.core import TABLE, State
from hideout.engine.drive import Driver
from hideout.engine.position import write_position
from hideout.engine.record import BadRecord, Note, Record, read_record, write_record
from hideout.engine.rng import Rng
from hideout.games import find_game
from hideout.games.heist_hustle import GAME

NAMES = ["Ann", "Bob Dylan", "Cy"]


def played(seed: int = 5, most: int = 1000, record: Record | None = None) -> Record:
    """A game of the first legal actions, with a clock that strikes now and then."""
    record = record or Record(GAME, NAMES, seed, {"bail": True})
    s: State = record.start()
    driver = Driver(s, Rng(1))
    while s.pending() and len(record.decisions) < most:
        seat = driver.next_seat() if s.step % 7 else TABLE
        action = s.legal(seat)[0]
        s.apply(seat, action)
        record.add(seat, action)
    return record


def lines_of(record: Record) -> list[str]:
    return write_record(record).splitlines()


def reason(text: str) -> str:
    with pytest.raises(BadRecord) as refused:
        read_record(text, find_game).replay()
    return str(refused.value)


def test_a_record_can_be_read() -> None:
    record = Record(GAME, NAMES, 255, {"bail": True})
    for seat in (0, 1, TABLE):
        record.add(seat, GAME.notation.parse("time-up" if seat == TABLE else "roll"))
    record.notes.append(Note(1, 1, "table", 'good "luck"\nAnn'))
    text = write_record(record, finished=False)
    assert text == (
        "hideout record 1\n"
        "game heist-hustle 1\n"
        "seat p0 Ann\n"
        "seat p1 Bob Dylan\n"
        "seat p2 Cy\n"
        "seed 0xff\n"
        "option bail true\n"
        "play\n"
        "p0 roll\n"
        '# p1 table "good \\"luck\\"\\nAnn"\n'
        "p1 roll\n"
        "table time-up\n"
    )


def test_a_record_replays_bit_for_bit() -> None:
    record = played()
    text = write_record(record)
    read = read_record(text, find_game)
    assert read.names == NAMES
    assert write_record(read) == text
    first, second = record.replay(), read.replay()
    assert not first.pending()
    assert write_position(first) == write_position(second)


def test_notes_keep_their_places_and_change_nothing() -> None:
    record = played(most=6)
    before = write_position(record.replay())
    for step, text in ((6, "last"), (0, "first"), (3, "middle é\u2028x"), (3, "again")):
        record.notes.append(Note(step, TABLE if step == 3 else 2, "table", text))
    read = read_record(write_record(record), find_game)
    assert [(note.step, note.seat, note.text) for note in read.notes] == [
        (0, 2, "first"),
        (3, TABLE, "middle é\u2028x"),
        (3, TABLE, "again"),
        (6, 2, "last"),
    ]
    assert write_position(read.replay()) == before


def test_a_name_stays_on_its_line() -> None:
    record = Record(GAME, ["Ann\nplay", "  Bob\tB.\u2028 ", "C"], 1, {})
    read = read_record(write_record(record), find_game)
    assert read.names == ["Ann play", "Bob B.", "C"]


def test_a_game_that_goes_on_has_no_end_and_can_be_read() -> None:
    record = played(most=4)
    text = write_record(record, finished=False)
    assert "end" not in text
    assert len(read_record(text, find_game).decisions) == 4


def test_a_record_can_begin_at_a_position() -> None:
    position = write_position(played(most=40).replay())
    record = played(most=10, record=Record(GAME, NAMES, 0, {}, position))
    read = read_record(write_record(record), find_game)
    assert read.replay().step == 50
    assert write_position(read.replay()) == write_position(record.replay())


def test_a_record_carries_its_own_deck() -> None:
    tables = json.loads(json.dumps(GAME.deck))
    tables["weapons"][0] = {"id": "spoon", "title": "Spoon"}
    for location in tables["locations"]:
        location["hot"] = [name.replace("crowbar", "spoon") for name in location["hot"]]
    game = GAME.with_deck(tables)
    record = played(record=Record(game, NAMES, 3, {}))
    text = write_record(record)
    assert "take spoon" in text
    read = read_record(text, find_game)
    assert write_record(read) == text
    assert write_position(read.replay()) == write_position(record.replay())


# --- damage ---


def test_no_line_can_be_lost_doubled_or_changed_unnoticed() -> None:
    lines = lines_of(played())
    for i in range(len(lines) - 1):
        without = lines[:i] + lines[i + 1 :]
        assert reason("\n".join(without)).startswith("line ")
        twice = [*lines[: i + 1], *lines[i:]]
        assert reason("\n".join(twice)).startswith("line ")
        changed = [*lines[:i], lines[i] + "x", *lines[i + 1 :]]
        assert reason("\n".join(changed)).startswith("line ")
    for i in range(len(lines) - 2):
        swapped = [*lines[:i], lines[i + 1], lines[i], *lines[i + 2 :]]
        if swapped != lines:
            assert reason("\n".join(swapped)).startswith("line ")


HEAD = ["hideout record 1", "game heist-hustle 1", "seat p0 A", "seat p1 B", "seed 0x1", "play"]


def with_line(number: int, line: str) -> str:
    """The smallest record, with one line put in the place of another."""
    return "\n".join([*HEAD[: number - 1], line, *HEAD[number:]])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1: this is not a Hideout record (it would begin 'hideout record 1')."),
        ("%PDF-1.7\n\0", "line 1: this is not a Hideout record"),
        ("hideout scenario", "line 1: this is not a Hideout record"),
        (with_line(1, "hideout record 2"), "line 1: this is 'hideout record 2'; this Hide"),
        (with_line(2, "game chess 1"), "line 2: There is no game chess; games are bank-heist"),
        (with_line(2, "game heist-hustle 9"), "line 2: this game was played by rules version 9 of"),
        (with_line(2, "game heist-hustle"), "line 2: 'game heist-hustle' must end with"),
        (with_line(3, "seat p1 A"), "line 3: expected 'seat p0 NAME', not 'seat p1 A'."),
        (with_line(4, "seat p2 B"), "line 4: expected 'seat p1 NAME', not 'seat p2 B'."),
        (with_line(4, "seed 0x2"), "line 5: seed appears twice."),
        (with_line(5, "seed many"), "line 5: The seed must be a whole number, not 'many'."),
        (with_line(5, "seed -1"), "line 5: seed must be from 0 to "),
        (with_line(5, "speed 0x1"), "line 5: 'speed 0x1' does not belong here in a"),
        (with_line(6, "option bail maybe"), "line 6: 'maybe' cannot be read."),
        ("\n".join(HEAD[:5]), "line 5: the file ends before the line 'play'."),
        ("\n".join(HEAD[:3] + HEAD[4:]), "line 5: Heist Hustle is for 2 to 10 players."),
        ("\n".join(HEAD[:4] + HEAD[5:]), "line 5: a record needs the lines game, seat and seed"),
        ("\n".join([*HEAD[:5], "option x 1", "play"]), "line 7: There is no option x; options"),
        ("\n".join([*HEAD[:5], "deck []", "play"]), "line 6: '[]' is not a table of names"),
        ("\n".join([*HEAD[:5], "deck {}", "play"]), "line 6: weapons is missing."),
        ("\n".join([HEAD[0], "deck {}"]), "line 2: 'deck {}' does not belong here in a"),
        ("\n".join([*HEAD[:5], 'position {"seats": 4}', "play"]), "line 7: there are 2 names"),
        ("\n".join([*HEAD[:5], "position {}", "play"]), "line 7: seats is missing."),
        ("\n".join([*HEAD, "p0 rol"]), "line 7: 'rol' is not an action of this game; did you mean"),
        ("\n".join([*HEAD, "p2 roll"]), "line 7: 'p2' is not a seat of this game."),
        ("\n".join([*HEAD, "roll"]), "line 7: '' is not an action of this game"),
        ("\n".join([*HEAD, "p0 roll", "", "p1 roll"]), "line 8: "),
        ("\n".join([*HEAD, "p0 roll", "p0 roll"]), "line 8: p0 cannot roll here: "),
        ("\n".join([*HEAD, "p0 take crowbar"]), "line 7: p0 cannot take crowbar here: "),
        ("\n".join([*HEAD, "# p0 table hello"]), "line 7: 'hello' cannot be read."),
        ("\n".join([*HEAD, "# p0 table 7"]), "line 7: the note 7 is not a text."),
        ("\n".join([*HEAD, "# p7 table \"x\""]), "line 7: 'p7' is not a seat of this game."),
        ("\n".join([*HEAD, "end 0 abc"]), "line 7: the file was changed after it was written"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_with_its_line(text: str, sentence: str) -> None:
    assert reason(text).startswith(sentence)


def test_nothing_follows_the_end() -> None:
    text = write_record(played(most=2))
    assert "there are lines after the end of the game" in reason(text + "p0 roll\n")


def test_an_impossible_decision_of_an_unwritten_record_is_named_by_number() -> None:
    record = played(most=2)
    record.add(0, GAME.notation.parse("spin"))
    with pytest.raises(BadRecord, match="decision 3: p0 cannot spin here: ") as refused:
        record.replay()
    assert refused.value.refusal is not None
    assert refused.value.refusal.message.id.startswith("no-")
