"""Whole games at the keyboard, from the first sentence to the saved record."""

import re
from pathlib import Path

import pytest

from hideout.cli.commands.play import check_names, seat_players
from hideout.cli.session import Session
from hideout.engine.reader import BadData
from hideout.engine.record import Record, read_record
from hideout.engine.rng import Rng
from hideout.games import find_game
from tests.cli.keyboard import ScriptedScreen
from tests.cli.program import Hideout, Terminal, run_apart

rule = pytest.mark.rule

FIRST_CHOICES = "1\n" * 400


@pytest.mark.slow
def test_a_whole_game_against_bots(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    ran = run_apart(
        "play", "--seats", "3", "--me", "Ann", "--seed", "5", "--save", str(file),
        typed=FIRST_CHOICES,
    )  # fmt: skip

    assert (ran.status, ran.err) == (0, "")
    assert "At the table, in order of seats: Bruno (bot), Ann, Ada (bot)." in ran.out
    assert "You turned up the Gold Reserve, worth 100." in ran.out
    assert "heist 10 of 10" in ran.out
    assert re.search(r"^(You|Ada|Bruno)( and \w+)? won( together)?\.$", ran.out, re.MULTILINE)
    assert "HH-73  After the tenth location all points are added up" in ran.out
    record = read_record(file.read_text(), find_game)
    assert record.names == ["Bruno", "Ann", "Ada"]
    assert record.replay().pending() == []


def test_bots_that_look_ahead_say_why_after_the_game(hideout: Hideout) -> None:
    ran = hideout(
        "play", "--seats", "2", "--seed", "5", "--bots", "search:8:random", typed=FIRST_CHOICES
    )

    before, _, after = ran.out.partition("won.")
    assert "decision" not in before.split("heist 10 of 10")[0].replace("decisions", "")
    assert "What the bots chose where most was at stake" in after
    assert re.search(r"Ada, decision \d+: .+ \(\d+%\), rather than .+ \(\d+%\)", after)


@pytest.mark.slow
def test_the_same_seed_is_the_same_game(hideout: Hideout) -> None:
    one = hideout("play", "--seed", "9", typed=FIRST_CHOICES[:40])
    two = hideout("play", "--seed", "9", typed=FIRST_CHOICES[:40])

    assert one.out == two.out
    assert one.out != hideout("play", "--seed", "10", typed=FIRST_CHOICES[:40]).out


def test_choices_by_number_by_name_and_by_enter(hideout: Hideout) -> None:
    typed = "\n5\nlaptop\ndone\nquit\n\n"
    ran = hideout("play", "--seed", "5", "--seats", "3", typed=typed)

    assert "You rolled a 6 for the first lead." in ran.out
    assert "You took the Smoke Bomb." in ran.out
    assert "You also took the Laptop." in ran.out
    assert "The game was left after" in ran.out


def test_help_why_rules_log_and_board(hideout: Hideout) -> None:
    typed = "?\n1\nwhy\nrules HH-7\nrules black line\nlog\nboard\nrules 999\nquit\n"
    ran = hideout("play", "--seed", "5", "--seats", "3", typed=typed)

    assert "What you can type" in ran.out
    assert "HH-18  A roll of 4 or 6 gives the right to the wild card" in ran.out
    assert "HH-7  The first player in that order who rolled a 3 starts" in ran.out
    assert "HH-55  If it does stop on a black line" in ran.out
    assert "Heist Hustle has no clause 999; they go from HH-1 to HH-80." in ran.out
    assert ran.out.count("Bruno took the wild card.") == 3  # as it happened, by why and in the log


def test_a_refusal_says_why(hideout: Hideout) -> None:
    ran = hideout("play", "--seed", "5", "--seats", "3", typed="spin\nwhy\nquit\n")

    assert "'Spin' is not what is asked now" in ran.out
    assert "HH-6  Seats are drawn at random" in ran.out


def test_a_game_that_is_left_is_saved_as_far_as_it_went(hideout: Hideout, tmp_path: Path) -> None:
    ran = hideout("play", "--seed", "5", "--save", "left.txt", typed="1\n1\nquit\n")
    record = read_record((tmp_path / "left.txt").read_text(), find_game)

    assert ran.status == 0
    assert len(record.decisions) > 2
    assert record.replay().pending() != []


def test_the_record_is_offered_and_no_file_is_overwritten(hideout: Hideout, tmp_path: Path) -> None:
    (tmp_path / "taken.txt").write_text("a letter")
    typed = "1\nquit\ntaken.txt\nno/where.txt\nmine.txt\n"
    ran = hideout("play", "--seed", "5", typed=typed)

    assert "taken.txt already exists and will not be overwritten." in ran.out
    assert "no/where.txt cannot be written: no such file or directory." in ran.out
    assert "hideout replay mine.txt" in ran.out
    assert (tmp_path / "taken.txt").read_text() == "a letter"
    assert read_record((tmp_path / "mine.txt").read_text(), find_game).decisions


def test_a_record_that_cannot_be_kept_is_not_passed_over(hideout: Hideout, tmp_path: Path) -> None:
    """The file came to be while the game went on: ask for another, or say so at the end."""
    taken = "hideout.cli.files.check_new"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(taken, lambda path: (tmp_path / path).write_text("a letter"))
        asked = hideout("play", "--seed", "5", "--save", "a.txt", typed="quit\nother.txt\n")
        lost = hideout("play", "--seed", "5", "--save", "b.txt", typed="quit\n")

    assert (asked.status, (tmp_path / "a.txt").read_text()) == (0, "a letter")
    assert read_record((tmp_path / "other.txt").read_text(), find_game).decisions
    assert (lost.status, lost.err) == (2, "b.txt already exists and will not be overwritten.\n")


def test_no_more_input_leaves_the_table(hideout: Hideout) -> None:
    ran = hideout("play", typed="")

    assert (ran.status, ran.err) == (0, "")
    assert "The game was left after" in ran.out


def test_options_and_decks_are_played(hideout: Hideout, tmp_path: Path) -> None:
    cards = hideout("deck", "heist-hustle").out
    (tmp_path / "mine.toml").write_text(cards.replace('"Gold Reserve"', '"Piggy Bank"'))
    ran = hideout(
        "play", "--seed", "5", "--seats", "3", "--deck", "mine.toml", "--option", "bail=on",
        "--save", "own.txt", typed="1\n1\nquit\n",
    )  # fmt: skip

    assert "Options: Bailing out: on." in ran.out
    assert "You turned up the Piggy Bank, worth 100." in ran.out
    assert "Piggy Bank" in hideout("replay", "own.txt").out


@rule("HH-6")
def test_people_are_seated_at_random_from_the_seed() -> None:
    seated = {tuple(seat_players(["Ann", "Bob"], 3, seed)) for seed in range(60)}

    assert len(seated) == 6
    assert all(sorted(names) == ["Ada", "Ann", "Bob"] for names in seated)
    assert seat_players(["Ann", "Bob"], 3, 1) == seat_players(["Ann", "Bob"], 3, 1)


def test_no_bot_takes_a_persons_name() -> None:
    assert sorted(seat_players(["ada", "Bruno"], 4, 1)) == ["Bruno", "Cleo", "Dutch", "ada"]


def test_names_are_tidied_and_must_differ() -> None:
    assert check_names(["  Ann   Lee "]) == ["Ann Lee"]
    with pytest.raises(BadData, match="different names"):
        check_names(["Ann", "ANN"])
    with pytest.raises(BadData, match="1 to 20 letters"):
        check_names(["A" * 21])


def test_an_open_game_passes_the_keyboard_without_a_curtain() -> None:
    """Heist Hustle has no secrets as printed."""
    game = find_game("heist-hustle")
    record = Record(game, ["Ann", "Bob"], 4, {})
    screen = ScriptedScreen(lambda question: "1")
    Session(screen, record, {}, Rng(1)).play()

    assert screen.wiped == 0
    assert all(question == "> " for question, _ in screen.asked)


# On a terminal

CURTAIN = "and press Enter."
THINK_AGAIN = "type the name.)"
READ = "when you have read this."


@pytest.mark.slow
def test_two_people_at_a_terminal_never_see_each_others_answer() -> None:
    """Under `bail`, the first answers; nothing of it is left when the second sits down."""
    terminal = Terminal(
        "play", "--me", "Ann", "--me", "Bob", "--seats", "3", "--option", "bail=on", "--seed", "2",
        "--pace", "0",
    )  # fmt: skip
    first = second = ""
    while not second:
        ending = terminal.wait_for("> ", CURTAIN, THINK_AGAIN, READ)
        screen = terminal.screen()
        if ending != "> ":
            terminal.type("\r")
        elif "Go for a share, or bail" in screen:
            at = re.findall(r"(Ann|Bob) ─", screen)[-1]
            if re.search("(Ann|Bob) .*closed", screen):
                second = at
            else:
                first = at
                terminal.type("bail\r")
        else:
            terminal.type("1\r")

    assert {first, second} == {"Ann", "Bob"}
    assert "> bail" in terminal.plain()  # it was typed
    assert "> bail" not in screen  # and is gone
    assert re.search(rf"{first} .*closed", screen)
    assert "\x1b[3J" in terminal.said  # from what can be scrolled back, too
    terminal.type("quit\r")
    terminal.wait_for("Enter for no: ")
    terminal.type("\r")
    assert terminal.end() == 0


@pytest.mark.slow
def test_ctrl_c_leaves_the_table_and_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "left.txt"
    terminal = Terminal("play", "--seed", "5", "--pace", "0", "--save", str(file))
    terminal.wait_for("> ")
    terminal.type("1\r")
    terminal.wait_for("> ")
    terminal.interrupt()

    assert terminal.end() == 130
    assert "The game was left after" in terminal.plain()
    assert "Traceback" not in terminal.plain()
    assert read_record(file.read_text(), find_game).decisions


@pytest.mark.slow
def test_who_never_stops_talking_lets_time_pass(hideout: Hideout) -> None:
    """The first choice of a negotiation is a claim; its clock runs out all the same."""
    ran = hideout(
        "play", "millions-of-dollars", "--seed", "5", "--bots", "random", "--me", "Ann",
        typed="1\n" * 1500 + "no\n",
    )  # fmt: skip

    assert ran.status == 0
    assert "round 8 of 8" in ran.out or "MD-105" in ran.out
    assert " won" in ran.out
    assert "was left" not in ran.out


def test_a_name_that_will_not_do_is_asked_for_again_but_not_for_ever(
    hideout: Hideout, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    taken = tmp_path / "taken"
    taken.write_text("mine")

    ran = hideout("play", typed="1\nquit\ntaken\ntaken\nnew\n")
    assert (ran.status, ran.out.count("will not be overwritten")) == (0, 2)
    assert (tmp_path / "new").exists()
    ran = hideout("play", typed="1\nquit\n" + "taken\n" * 50)
    assert (ran.status, ran.out.count("will not be overwritten")) == (0, 5)
    assert "The record was not saved." in ran.out
    assert taken.read_text() == "mine"


@pytest.mark.parametrize("answer", ["", "n", "No"])
def test_a_record_need_not_be_saved(
    hideout: Hideout, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    monkeypatch.chdir(tmp_path)

    ran = hideout("play", typed=f"1\nquit\n{answer}\n")

    assert ran.status == 0
    assert list(tmp_path.iterdir()) == []


def test_a_verb_that_is_named_once_lists_all_its_choices(hideout: Hideout) -> None:
    ran = hideout("play", "heat", "--seed", "5", typed="claim\nquit\n\n")

    before, _, after = ran.out.partition("Which one?")
    assert "claim ...  18 choices: 'claim' lists them" in before
    assert "claim ..." not in after
    assert after.count("Say: I will play") == 18
