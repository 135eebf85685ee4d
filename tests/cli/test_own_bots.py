"""Bots of one's own on the command line, and the examples of their page."""

import json
import re
import shlex
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from hideout.bots.program import end_programs
from tests.cli.program import Hideout, run_apart

PAGE = (Path(__file__).parents[2] / "docs" / "own-bots.md").read_text()
EXAMPLES = {
    found[2]: found[0]
    for found in re.finditer(r"^(#|//) (\S+\.\w+)\n.*?(?=^```)", PAGE, re.MULTILINE | re.DOTALL)
}
BOT = """
from hideout import Bot

class First(Bot):
    def act(self, view, legal, events):
        return legal[0]

class Crashes(Bot):
    def act(self, view, legal, events):
        raise ValueError("no idea")

class Dies(Bot):
    def act(self, view, legal, events):
        import os
        os._exit(1)
"""


@pytest.fixture(autouse=True)
def bots(hideout: Hideout, tmp_path: Path) -> Any:
    for name, text in EXAMPLES.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "bots.py").write_text(BOT)
    yield
    end_programs()


def told(hideout: Hideout, *arguments: str) -> Any:
    ran = hideout(*arguments, "--json")
    assert (ran.status, ran.err) == (0, "")
    return json.loads(ran.out)


def test_the_page_has_its_examples() -> None:
    assert set(EXAMPLES) == {
        "mybot.py", "dreamer.py", "program.py", "program.mjs", "program.sh", "pyproject.toml",
        "lastly.py",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("game", "bot"),
    [
        ("heist-hustle", "./mybot.py:Eager"),
        ("heist-hustle", "mybot:Eager+cautious"),
        ("heat", "./dreamer.py:Dreamer"),
        ("bank-heist", f"cmd:{sys.executable} program.py"),
        ("millions-of-dollars", "cmd:sh program.sh"),
        ("heat", "cmd:sh program.sh"),
        pytest.param(
            "heat",
            "cmd:node program.mjs",
            marks=pytest.mark.skipif(shutil.which("node") is None, reason="no Node here"),
        ),
    ],
)
@pytest.mark.slow
def test_an_example_plays(hideout: Hideout, game: str, bot: str) -> None:
    seats = {"bank-heist": "5"}.get(game, "3")
    command = ("simulate", game, "--seats", seats, "--games", "2", "--jobs", "1")
    report = told(hideout, *command, "--bot-seconds", "60", "--bots", f"{bot},random")

    assert report["forfeits"] == {}
    assert report["bots"] == [bot, "random"]


def test_the_entry_point_of_the_page_is_the_group_that_is_read() -> None:
    import tomllib

    from hideout.bots.load import GROUP

    points = tomllib.loads(EXAMPLES["pyproject.toml"])["project"]["entry-points"]
    assert points == {GROUP: {"eager": "mybot:Eager"}}


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_tournament_counts_forfeits_and_goes_on(hideout: Hideout, jobs: str) -> None:
    names = f"./bots.py:Crashes,heuristic+liar,cmd:{shlex.quote(sys.executable)} program.py"
    command = ("tournament", "heist-hustle", "--games", "6", "--seed", "5", "--bots", names)
    report = told(hideout, *command, "--jobs", jobs, "--bot-seconds", "60")["standings"]

    assert list(report["forfeits"]) == ["./bots.py:Crashes"]
    lost = report["forfeits"]["./bots.py:Crashes"]
    assert lost["seats"] == 8  # four seats a deal, in two deals
    assert lost["first"] == (
        "in game 0 at seat p0: it raised ValueError: no idea (bots.py, line 10)"
    )
    assert report["bots"]["./bots.py:Crashes"]["share"] == 0.0
    ratings = {bot: row["rating"]["elo"] for bot, row in report["bots"].items()}
    assert min(ratings, key=lambda bot: ratings[bot]) == "./bots.py:Crashes"
    # The same figures, however many processes share the work.
    again = told(hideout, *command, "--jobs", "1", "--bot-seconds", "60")["standings"]
    assert report == again


def test_tables_say_who_forfeited_and_why(hideout: Hideout) -> None:
    for command in ("simulate", "tournament"):
        ran = hideout(
            *(command, "heist-hustle", "--games", "4", "--jobs", "1"),
            *("--bots", "./bots.py:Crashes,./bots.py:First"),
        )
        words = " ".join(ran.out.split())

        assert ran.status == 0
        assert "forfeits" in words
        assert "./bots.py:Crashes forfeited 8 times, first in game 0 at seat p0: it raised" in words
        assert "./bots.py:First forfeited" not in words


@pytest.mark.parametrize(
    "command", [("company", "--games", "2"), ("calibrate", "--games", "2", "--series", "1")]
)
def test_what_a_failing_bot_was_watched_for_is_said_to_be_anothers(
    hideout: Hideout, command: tuple[str, ...]
) -> None:
    """The usual bot plays on in its seats."""
    name, *more = command
    ran = hideout(name, "heist-hustle", *more, "--jobs", "1", "--bots", "./bots.py:Crashes")
    words = " ".join(ran.out.split())
    assert "./bots.py:Crashes forfeited 8 times, first in game 0 at seat p0: it raised" in words
    asked = (name, "heist-hustle", *more, "--jobs", "1", "--bots", "./bots.py:Crashes", "--json")
    assert json.loads(hideout(*asked).out)["forfeits"]["./bots.py:Crashes"]["seats"] == 8


def test_rows_name_the_reason_of_each(hideout: Hideout, tmp_path: Path) -> None:
    import csv

    hideout(
        *("simulate", "heist-hustle", "--games", "2", "--jobs", "1", "--seats", "2"),
        *("--bots", "./bots.py:Crashes,random", "--out", "games.csv"),
    )
    with (tmp_path / "games.csv").open() as file:
        rows = list(csv.DictReader(file))

    assert rows[0]["forfeit_p0"].startswith("raised ValueError: no idea")
    assert (rows[0]["forfeit_p1"], rows[1]["forfeit_p0"]) == ("", "")
    assert rows[0]["share_p0"] == "0.0"


def test_a_balance_report_says_it_too(hideout: Hideout, tmp_path: Path) -> None:
    ran = hideout(
        *("balance", "heist-hustle", "--games", "4", "--jobs", "1", "--html", "r.html"),
        *("--bots", "./bots.py:Crashes,random"),
    )

    assert "./bots.py:Crashes forfeited 8 times, first in game 0" in ran.out
    assert "./bots.py:Crashes forfeited 8 times" in (tmp_path / "r.html").read_text()


def test_people_play_against_their_own_bots(hideout: Hideout) -> None:
    ran = hideout(
        *("play", "heist-hustle", "--seats", "3", "--seed", "7", "--me", "Ann"),
        *("--bots", "./bots.py:Crashes,./bots.py:First"),
        typed="1\n" * 400 + "n\n",
    )
    words = " ".join(ran.out.split())

    assert ran.status == 0, ran.err
    assert words.count("forfeits: ./bots.py:Crashes raised ValueError: no idea (bots.py,") == 1
    assert "A bot of the house plays on." in words
    assert len(re.findall(r"\w+ forfeited\.", words)) == 1


@pytest.mark.slow
def test_a_bot_that_kills_its_process_ends_the_series_with_a_sentence() -> None:
    """In processes of their own, or it would be this one."""
    ran = run_apart(
        *("simulate", "heist-hustle", "--games", "4", "--jobs", "2"),
        *("--bots", "./bots.py:Dies,random"),
    )

    assert ran.status == 2
    assert ran.err == (
        "One of the processes sharing the work has died. If a bot of your own may do that, let it "
        "run as a program (cmd:...): then only its game is lost.\n"
    )


@pytest.mark.parametrize("command", ["simulate", "tournament", "balance", "play"])
def test_what_cannot_be_found_is_one_sentence(hideout: Hideout, command: str) -> None:
    ran = hideout(command, "heist-hustle", "--bots", "./none.py:Bot,random")

    assert (ran.status, ran.out, ran.err) == (2, "", "There is no file ./none.py.\n")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("./bots.py", "./bots.py does not say which class of it is the bot: write ./bots.py:Class"),
        ("bots.Dies", "bots.Dies does not say which class of it is the bot: write bots:Dies."),
        ("./bots.py:", "./bots.py: names no class; a bot is "),
        (":Dies", ":Dies names no file; a bot is "),
        ("cmd:./bots.py", "./bots.py cannot be run: it is not executable (chmod +x)."),
        ("cmd:./none", "There is no program ./none to run."),
        ("sensible", "There is no bot sensible for Heist Hustle; bots are random, heuristic, "),
    ],
)
def test_who_forgot_a_part_of_a_name_is_told_which(
    hideout: Hideout, name: str, sentence: str
) -> None:
    ran = hideout("simulate", "heist-hustle", "--bots", f"{name},random")

    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(sentence)


@pytest.mark.parametrize("seconds", ["0", "-1", "soon", "nan"])
def test_a_time_that_is_none_is_refused(hideout: Hideout, seconds: str) -> None:
    ran = hideout("simulate", "heist-hustle", "--bot-seconds", seconds)

    assert ran.status == 2
    assert "--bot-seconds" in ran.err


STUBBORN = """
from hideout import Bot


class Stubborn(Bot):
    def act(self, view, legal, events):
        while True:
            try:
                while True:
                    pass
            except BaseException:
                pass
"""


def test_a_bot_that_nothing_stops_ends_the_series(tmp_path: Path) -> None:
    (tmp_path / "stubborn.py").write_text(STUBBORN)
    name = f"{tmp_path}/stubborn.py:Stubborn"
    ran = run_apart(
        *("simulate", "heist-hustle", "--jobs", "1"),
        *("--bots", f"{name},random", "--bot-seconds", "0.02"),
    )

    assert (ran.status, ran.out) == (2, "")
    assert ran.err == f"{name} does not stop when its time is up, so everything has to.\n"


@pytest.mark.slow
def test_a_program_ends_with_the_command(tmp_path: Path) -> None:
    """Even one that takes no notice of the end of its input."""
    (tmp_path / "stays.py").write_text(
        "import os\nopen('pid', 'a').write(f'{os.getpid()}\\n')\n"
        + EXAMPLES["program.py"]
        + "\nimport time\ntime.sleep(1000)\n"
    )
    program = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(tmp_path / 'stays.py'))}"
    for jobs in ("1", "2"):
        ran = run_apart(
            *("simulate", "heist-hustle", "--games", "4", "--jobs", jobs, "--json"),
            *("--bots", f"{program},random", "--bot-seconds", "60"),
        )
        assert ran.status == 0, ran.err
    for pid in (tmp_path / "pid").read_text().split():
        assert not Path(f"/proc/{pid}").exists()
