"""Records again: through whose eyes, and nothing besides."""

import json
import re
from pathlib import Path

import pytest

from hideout.bots.bot import RandomBot
from hideout.bots.players import play_out
from hideout.cli.commands.replay import next_frame
from hideout.cli.seat_replay import find_seat, frames
from hideout.engine.core import hears
from hideout.engine.reader import BadData
from hideout.engine.record import Note, Record, write_record
from hideout.engine.rng import Rng
from hideout.games import GAMES, find_game
from tests.cli.program import Hideout, Terminal
from tests.testing.toy import Toy

NAMES = ["Ann", "Bob", "Cy"]


def pockets(seed: int = 4) -> Record:
    """A finished game with private cards and secret choices."""
    game = Toy()
    record = Record(game, NAMES, seed, {})
    bots = [RandomBot(game, seat, 3, Rng(seat)) for seat in range(3)]
    play_out(record.start(), bots, Rng(1), record)
    return record


@pytest.fixture
def bailing(tmp_path: Path) -> str:
    """A file with a whole game of Heist Hustle under `bail`."""
    game = find_game("heist-hustle")
    record = Record(game, NAMES, 3, {"bail": True})
    bots = [RandomBot(game, seat, 3, Rng(seat)) for seat in range(3)]
    play_out(record.start(), bots, Rng(1), record)
    record.notes.append(Note(2, 1, "table", "what a roll"))
    file = tmp_path / "bailing.txt"
    file.write_text(write_record(record))
    return str(file)


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_a_seat_sees_its_own_events_and_views_and_no_others(viewer: int) -> None:
    record = pockets()
    state = record.start()
    views = [record.game.view(state, viewer)]
    heard = []
    for decision in record.decisions:
        state.events = []
        state.apply(decision.seat, decision.action)
        heard += [event.as_tuple() for event in state.events if hears(event.to, viewer)]
        view = record.game.view(state, viewer)
        if view != views[-1]:
            views.append(view)

    seen, _ = frames(record, viewer)

    assert [event.as_tuple() for frame in seen for event in frame.events] == heard
    shown = [frame.view for frame in seen]
    assert [view for i, view in enumerate(shown) if i == 0 or view != shown[i - 1]] == views
    assert [frame.number for frame in seen] == list(range(len(seen)))


def test_a_seat_sees_its_own_decisions_only() -> None:
    record = pockets()
    own = [record.game.notation.text(d.action) for d in record.decisions if d.seat == 1]

    seen, _ = frames(record, 1)

    assert [frame.did for frame in seen if frame.did] == own
    assert not any(frame.did for frame in frames(record, -1)[0])


def test_all_shows_who_alone_heard_what() -> None:
    seen, _ = frames(pockets(), -1, sees_all=True)
    lines = [line for frame in seen for line in frame.lines]

    assert any(line.startswith("(Ann only) Ann: dealt ") for line in lines)
    assert sum(bool(frame.did) for frame in seen) == len(pockets().decisions)


def test_talk_is_replayed_to_those_who_could_hear_it(
    hideout: Hideout, bailing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Bob said: what a roll" in hideout("replay", bailing, "--as", "Ann").out

    class Whispers(Toy):
        def channels(self, s: object, seat: int) -> dict[str, int]:
            return {"table": 0b011}

    record = pockets()
    record.game = Whispers()
    record.notes = [Note(1, 0, "table", "psst")]
    heard = {
        viewer: any("psst" in line for frame in frames(record, viewer)[0] for line in frame.lines)
        for viewer in (-1, 0, 1, 2)
    }
    assert heard == {-1: False, 0: True, 1: True, 2: False}


@pytest.mark.slow
def test_a_closed_answer_stays_closed_in_anothers_eyes(hideout: Hideout, bailing: str) -> None:
    for name, others in (("Ann", "Bob|Cy"), ("Bob", "Ann|Cy")):
        ran = hideout("replay", bailing, "--as", name, "--step")
        decided = re.findall(rf"({others}) decided whether to go", ran.out)
        assert ran.status == 0
        assert decided
        assert re.search(rf"({others}) .*closed", ran.out)
        own = re.findall(r"> (?:go|bail)\b", ran.out)
        everybodys = re.findall(r"(go|bail)$", Path(bailing).read_text(), re.MULTILINE)
        assert 0 < len(own) < len(everybodys)


def test_a_seat_by_name_number_or_notation() -> None:
    assert [find_seat(text, NAMES) for text in ("bob", "1", "p1", "P1")] == [1, 1, 1, 1]
    with pytest.raises(BadData, match="There is no seat Zed"):
        find_seat("Zed", NAMES)


def test_replay_tells_the_whole_game_and_who_won(hideout: Hideout, bailing: str) -> None:
    ran = hideout("replay", bailing)

    assert ran.status == 0
    assert "through a spectator's eyes" in ran.out
    assert ran.out.count("spun and stopped on the") == 10
    assert ran.out.rstrip().endswith("won.")


def test_replay_for_a_program(hideout: Hideout, bailing: str) -> None:
    told = json.loads(hideout("replay", bailing, "--as", "Bob", "--json").out)

    assert (told["game"], told["as"], told["names"]) == ("heist-hustle", "p1", NAMES)
    assert told["frames"][0]["view"]["seat"] == 1
    assert told["result"]["ending"] == "points"
    assert "seed" not in json.dumps(told)
    kinds = {event["kind"] for frame in told["frames"] for event in frame["events"]}
    assert {"answered", "spun"} <= kinds


def test_an_unfinished_record_is_shown_as_far_as_it_goes(
    hideout: Hideout, bailing: str, tmp_path: Path
) -> None:
    head = Path(bailing).read_text().splitlines()[:20]
    (tmp_path / "part.txt").write_text("\n".join(head) + "\n")

    assert "The record ends here, after" in hideout("replay", "part.txt").out
    assert "The game is not over." in hideout("record", "verify", "part.txt").out


def test_an_impossible_decision_names_its_line(
    hideout: Hideout, bailing: str, tmp_path: Path
) -> None:
    lines = Path(bailing).read_text().splitlines()
    first = lines.index("play") + 1
    (tmp_path / "odd.txt").write_text("\n".join([*lines[:first], "p2 spin"]) + "\n")
    for command in (["replay", "odd.txt"], ["record", "verify", "odd.txt"]):
        ran = hideout(*command)
        assert ran.status == 2
        assert ran.err.startswith(f"odd.txt, line {first + 1}: p2 cannot spin here: ")
        assert ran.err.strip().endswith(".")  # the reason is a sentence
        assert "no-" not in ran.err


def test_a_changed_record_is_refused(hideout: Hideout, bailing: str, tmp_path: Path) -> None:
    (tmp_path / "forged.txt").write_text(
        Path(bailing).read_text().replace("seat p0 Ann", "seat p0 Eve")
    )
    ran = hideout("record", "verify", "forged.txt")

    assert ran.status == 2
    assert "the file was changed after it was written" in ran.err


def test_a_sound_record_is_verified(hideout: Hideout, bailing: str) -> None:
    ran = hideout("record", "verify", bailing)
    told = json.loads(hideout("record", "verify", bailing, "--json").out)

    assert ran.status == 0
    assert "is sound: Heist Hustle," in ran.out
    assert (told["sealed"], told["over"]) == (True, True)


def test_where_an_answer_leads() -> None:
    assert [next_frame(answer, 4, 10) for answer in ("", "b", "7", "99")] == [5, 3, 7, 9]
    assert next_frame("b", 0, 10) == 0


@pytest.mark.slow
def test_step_by_step_on_a_terminal(bailing: str) -> None:
    terminal = Terminal("replay", bailing, "--as", "Ann", "--step")
    steps = "(Enter, b, a number, q) "
    terminal.wait_for(steps)
    assert "0 of " in terminal.screen()
    terminal.type("\r")
    terminal.wait_for(steps)
    assert "for the first lead." in terminal.screen()
    terminal.type("20\r")
    terminal.wait_for(steps)
    assert re.search(r"\b20 of \d+ ", terminal.screen())
    terminal.type("q\r")
    assert terminal.end() == 0


def test_every_game_can_be_replayed() -> None:
    for game in GAMES.values():
        seats = game.seats[0]
        record = Record(game, NAMES[:2] + ["x"] * (seats - 2), 3, {})
        bots = [RandomBot(game, seat, seats, Rng(seat)) for seat in range(seats)]
        play_out(record.start(), bots, Rng(1), record)
        for viewer in (-1, 0):
            assert frames(record, viewer)[1].pending() == []


@pytest.mark.parametrize(
    ("game", "seats", "before", "word", "why"),
    [
        ("millions-of-dollars", 4, [], "choose crook", "'Send the Crook' is for a player"),
        ("millions-of-dollars", 4, ["table time-up"], "leave", "'Leave' is for a player"),
        ("millions-of-dollars", 4, ["table time-up"], "offer p1 3", "is for a player to decide."),
        ("bank-heist", 5, ["table time-up"], "answer 24", "'24' is for a player to decide."),
        ("bank-heist", 5, ["table time-up"] * 4, "pass-to p1", "is for a player to decide."),
        ("bank-heist", 5, ["table time-up"] * 4, "shoot p1", "is for a player to decide."),
    ],
)
def test_what_the_clocks_never_do_is_refused_in_a_sentence(
    hideout: Hideout, game: str, seats: int, before: list[str], word: str, why: str
) -> None:
    lines = ["hideout record 1", f"game {game} {GAMES[game].version}"]
    lines += [f"seat p{seat} P{seat}" for seat in range(seats)] + ["seed 0x1", "play"]
    lines += [*before, f"table {word}"]
    Path("odd.txt").write_text("\n".join(lines) + "\n")

    for command in (["replay", "odd.txt"], ["record", "verify", "odd.txt"], ["analyse", "odd.txt"]):
        ran = hideout(*command)
        assert ran.status == 2
        assert f"line {len(lines)}: table cannot {word} here: " in ran.err
        assert why in ran.err
