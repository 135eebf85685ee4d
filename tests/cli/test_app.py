"""What every command has in common: help, one sentence for a mistake, a clean end."""

import subprocess
import sys
from pathlib import Path

import pytest

from hideout.cli import app
from hideout.engine.record import FIRST_LINE
from tests.cli.program import COMMAND, Hideout, Terminal, run_apart


def test_the_version_is_that_of_the_package(hideout: Hideout) -> None:
    ran = hideout("--version")

    assert (ran.status, ran.out) == (0, "hideout 0.1.0\n")


def test_help_lists_every_command(hideout: Hideout) -> None:
    ran = hideout("--help")

    assert ran.status == 0
    for command in app.COMMANDS:
        assert f"\n  {command} " in ran.out


def test_without_a_word_it_helps(hideout: Hideout) -> None:
    ran = hideout()

    assert ran.status == 0
    assert "Usage: hideout" in ran.out


@pytest.mark.parametrize("command", app.COMMANDS)
def test_every_command_helps(hideout: Hideout, command: str) -> None:
    ran = hideout(command, "--help")

    assert ran.status == 0
    assert f"Usage: hideout {command}" in ran.out


def test_every_option_says_what_it_does(hideout: Hideout) -> None:
    """An option without help would stand alone on its line."""
    for command in app.COMMANDS:
        lines = hideout(command, "--help").out.splitlines()
        for at, line in enumerate(lines):
            if line.startswith("  --"):
                words = line.split()
                follows = lines[at + 1] if at + 1 < len(lines) else ""
                assert len(words) > 2 or follows.startswith("     "), f"{command}: {line}"


MISTAKES = (
    (["dance"], "No such command 'dance'."),
    (["--loud"], "No such option '--loud'."),
    (["simulate"], "Missing argument 'GAME'."),
    (["play", "chess"], "There is no game chess; games are "),
    (["rules", "chess"], "There is no game chess; games are "),
    (["deck", "chess"], "There is no game chess; games are "),
    (["check", "chess"], "There is no game chess; games are "),
    (["simulate", "chess"], "There is no game chess; games are "),
    (["regenerate", "chess"], "There is no game chess; games are "),
    (["play", "--seats", "11"], "Heist Hustle is for 2 to 10 players."),
    (["simulate", "heist-hustle", "--seats", "1"], "Heist Hustle is for 2 to 10 players."),
    (["check", "heist-hustle", "--seats", "1"], "Heist Hustle is for 2 to 10 players."),
    (["play", "--seats", "many"], "Invalid value for '--seats': 'many' is not a valid integer."),
    (["play", "--option", "bail"], "--option takes NAME=VALUE, not 'bail'."),
    (["play", "--option", "bail=perhaps"], "The option bail takes on or off, not 'perhaps'."),
    (["play", "--option", "jail=on"], "There is no option jail; options are line_percent, "),
    (["play", "--option", "bail=on", "--option", "bail=off"], "The option bail is set twice."),
    (["check", "heist-hustle", "--option", "tie=x"], "The option tie takes share, fewer_lead, "),
    (["play", "--bots", "genius"], "There is no bot genius for Heist Hustle; bots are random, "),
    (["simulate", "heist-hustle", "--bots", "random,"], "--bots takes names separated by commas"),
    (["simulate", "heist-hustle", "--seats", "2", "--bots", "random,random,random"],
     "3 bots cannot sit at 2 seats."),
    (["simulate", "heist-hustle", "--games", "0"], "Invalid value for '--games': 0 is not in "),
    (["simulate", "heist-hustle", "--jobs", "0"], "Invalid value for '--jobs': 0 is not in "),
    (["play", "--seed", "lucky"], "The seed must be a whole number, not 'lucky'."),
    (["play", "--seed", "-1"], "seed must be from 0 to "),
    (["play", "--me", "Ann", "--me", "ann"], "Two people at one table need different names."),
    (["play", "--me", " "], "A name has 1 to 20 letters; '' does not."),
    (["play", "--seats", "2", "--me", "A", "--me", "B", "--me", "C"],
     "3 people cannot sit at 2 seats."),
    (["play", "--deck", "none.toml"], "none.toml cannot be read: no such file or directory."),
    (["play", "--deck", "cards.txt"], "cards.txt must end in .toml or .json."),
    (["play", "--deck", "broken.toml"], "broken.toml cannot be read: Expected '=' after a key"),
    (["play", "--deck", "broken.json"], "broken.json cannot be read: Expecting value: line 1"),
    (["play", "--deck", "list.json"], "list.json must hold a table of names and values."),
    (["play", "--deck", "short.toml"], "short.toml: weapons must have 10 rows, not 1."),
    (["play", "--save", "there.txt"], "there.txt already exists and will not be overwritten."),
    (["play", "--save", "no/where.txt"], "no/where.txt cannot be written: there is no folder no."),
    (["play", "--save", "."], ". already exists and will not be overwritten."),
    (["replay", "none.txt"], "none.txt cannot be read: no such file or directory."),
    (["replay", "."], ". cannot be read: is a directory."),
    (["replay", "there.txt"], "there.txt, line 1: this is not a Hideout record "),
    (["replay", "noise.bin"], "noise.bin is not a text file."),
    (["replay", "cut.txt"], "cut.txt, line 1: the file ends before the line 'play'."),
    (["record", "verify", "cut.txt"], "cut.txt, line 1: the file ends before the line 'play'."),
    (["record"], None),
    (["replay", "there.txt", "--as", "p0", "--all"], "Use --as or --all, not both: nobody"),
    (["rules", "heist-hustle", "HH-999"], "Heist Hustle has no clause HH-999; they go from HH-1 "),
    (["rules", "heist-hustle", "--search", "xyzzy"], "No clause of Heist Hustle says 'xyzzy'."),
    (["words", "heat", "--check", "none.ftl"], "The words in none.ftl cannot be read: No such"),
    (["words", "heat", "--language", "xx"], "Heat has no words in the language 'xx'."),
    (["scenario"], "Missing argument 'FILE...'."),
    (["scenario", "none.toml"], "none.toml cannot be read: no such file or directory."),
    (["regenerate", "--folder", "none"], "There is no folder none: run this in a clone, or name"),
)  # fmt: skip


@pytest.mark.parametrize(("arguments", "sentence"), MISTAKES, ids=lambda part: str(part)[:40])
def test_a_mistake_is_one_sentence_and_status_2(
    hideout: Hideout, tmp_path: Path, arguments: list[str], sentence: str | None
) -> None:
    (tmp_path / "cards.txt").write_text("")
    (tmp_path / "broken.toml").write_text("weapons\n")
    (tmp_path / "broken.json").write_text("nothing")
    (tmp_path / "list.json").write_text("[]")
    (tmp_path / "short.toml").write_text('[[weapons]]\nid = "spoon"\ntitle = "Spoon"\n')
    (tmp_path / "there.txt").write_text("a letter to Ann")
    (tmp_path / "noise.bin").write_bytes(b"\xff\xfe\x00\xff")
    (tmp_path / "cut.txt").write_text(FIRST_LINE + "\n")

    ran = hideout(*arguments)

    if sentence is None:  # a group without a command: its help
        assert (ran.status, ran.err) == (0, "")
        return
    assert ran.err.startswith(sentence)
    assert ran.err.count("\n") == 1
    assert (ran.status, ran.out) == (2, "")
    assert (tmp_path / "there.txt").read_text() == "a letter to Ann"


def test_a_bug_is_not_dressed_up_as_a_mistake(
    hideout: Hideout, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(name: str) -> None:
        raise ValueError("a bug")

    monkeypatch.setattr("hideout.games.find_game", broken)

    with pytest.raises(ValueError, match="a bug"):
        hideout("deck", "heist-hustle")


@pytest.mark.slow
def test_a_mistake_leaves_no_traceback_in_a_process_of_its_own() -> None:
    ran = run_apart("replay", "no-such-file")

    assert (ran.status, ran.err.count("\n")) == (2, 1)


def test_help_and_version_import_neither_games_nor_rich() -> None:
    code = (
        "import sys; from hideout.cli.app import run; run(['--version']);"
        "print(sorted(m for m in sys.modules if m in ('rich', 'hideout.games', 'hideout.sim')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)

    assert done.stdout.splitlines()[1:] == ["[]"]


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.slow
def test_ctrl_c_ends_a_simulation_quietly(jobs: str) -> None:
    terminal = Terminal("simulate", "heist-hustle", "--games", "1000000", "--jobs", jobs)
    terminal.wait_until(r"[1-9]\d*/1000000 games")
    terminal.type("\x03")  # reaches every process of the terminal

    assert terminal.end() == 130
    assert "Traceback" not in terminal.plain()
    hidden, shown = (terminal.said.rfind(code) for code in ("\x1b[?25l", "\x1b[?25h"))
    assert -1 < hidden < shown, "the cursor is left hidden"


@pytest.mark.parametrize("how", [["--json"], []])
@pytest.mark.slow
def test_a_reader_that_goes_away_is_no_mistake(how: list[str]) -> None:
    process = subprocess.Popen(
        [*COMMAND, "rules", "heist-hustle", *how],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    err = process.stderr.read()
    process.stderr.close()

    assert (process.wait(timeout=60), err) == (141, "")


@pytest.mark.parametrize("how", [["--json"], []])
@pytest.mark.slow
def test_a_full_disk_is_told_in_a_sentence(how: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*COMMAND, "games", *how], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60
        )

    assert (done.returncode, done.stderr) == (
        2,
        "The output cannot be written: no space left on device.\n",
    )


@pytest.mark.slow
def test_a_terminal_without_our_signs_shows_others() -> None:
    ran = run_apart("rules", "heat", "HT-94", env={"PYTHONIOENCODING": "ascii"})

    assert (ran.status, ran.err) == (0, "")
    assert "each player pays price ? own Heat" in ran.out
