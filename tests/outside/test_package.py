"""A game of another package: the example is built and installed, and everything knows it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.program import Ran, run_apart
from tests.outside.site import install, path_with

pytestmark = pytest.mark.slow

SITTING = """
import asyncio, random, sys
from pathlib import Path
from tests.server.house import begun, open_house, play_on

async def sit_down():
    dice = random.Random(1)
    async with open_house(Path(sys.argv[1])) as house:
        guests = await begun(house, "skull", ["Ann", "Bob", "Cy"], bots=1)
        await play_on(house, guests, lambda guest: dice.choice(guest.actions))
        await guests[0].sync()
        print(len(guests[0].frame["result"]["winners"]))

asyncio.run(sit_down())
"""


def hideout(site: Path, *arguments: str, typed: str = "") -> Ran:
    return run_apart(*arguments, typed=typed, env=path_with(site))


def test_the_command_line_lists_it_after_ours(site: Path) -> None:
    listed = json.loads(hideout(site, "games", "--json").out)

    assert listed[-1]["name"] == "skull"
    assert listed[-1]["seats"] == [3, 6]
    assert listed[-1]["bots"] == ["random", "heuristic", "search"]


def test_it_keeps_the_contract(site: Path) -> None:
    ran = hideout(site, "check", "skull", "--games", "8")

    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("Skull: 8 games, ")
    assert "nothing wrong" in ran.out


def test_it_names_no_habits_that_its_bots_could_be_measured_by(site: Path) -> None:
    ran = hideout(site, "company", "skull", "--games", "1")

    assert ran.status != 0
    assert "Skull declares no habits" in ran.err


def test_its_rule_book_is_read(site: Path) -> None:
    ran = hideout(site, "rules", "skull", "SK-4")

    assert "challenger" in ran.out


def test_its_own_bot_wins_against_chance(site: Path) -> None:
    command = ("simulate", "skull", "--games", "60", "--seats", "4", "--seed", "1", "--json")
    ran = hideout(site, *command, "--bots", "heuristic,random,random,random")
    assert ran.status == 0, ran.err

    tried = hideout(
        site, "tournament", "skull", "--games", "8", "--seats", "3", "--seed", "1",
        "--bots", "heuristic,search:4,random",
    )  # fmt: skip
    assert tried.status == 0, tried.err
    assert "heuristic" in tried.out


def test_it_is_played_at_the_terminal_with_names_and_cards(site: Path, tmp_path: Path) -> None:
    ran = hideout(
        site, "play", "skull", "--seats", "4", "--seed", "1", "--pace", "0",
        "--save", str(tmp_path / "game"), typed="1\n" * 150,
    )  # fmt: skip

    assert ran.status == 0, ran.err
    assert "[✿ Flower] [✿ Flower] [✿ Flower] [☠ Skull]" in ran.out  # four at a table of four
    assert "> You" in ran.out
    assert " won." in ran.out
    assert not set("{}") & set(ran.out)
    assert (tmp_path / "game").read_text()


def test_it_is_played_at_a_house(site: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SITTING, str(tmp_path)],
        env={**os.environ, **path_with(site)},
        capture_output=True,
        text=True,
        timeout=240,
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "1"


def test_a_package_that_is_broken_costs_a_sentence(site: Path, tmp_path: Path) -> None:
    shutil.copytree(site, tmp_path / "site")
    (tmp_path / "site" / "hideout_skull" / "__init__.py").write_text(
        "raise ValueError('no disc')\n"
    )

    listed = hideout(tmp_path / "site", "games")
    assert listed.status == 0
    assert "Bank Heist" in listed.out
    assert "The game skull cannot be used" in listed.err
    assert "ValueError, no disc." in listed.err
    asked = hideout(tmp_path / "site", "check", "skull")
    assert asked.status == 2
    assert "Traceback" not in asked.err


def test_a_new_game_passes_its_tests_and_the_check_at_once(tmp_path: Path) -> None:
    made = run_apart("new-game", "red-herring", "--in", str(tmp_path))
    assert made.status == 0, made.err
    package = tmp_path / "hideout-red-herring"
    site = install(package, tmp_path)

    checked = hideout(site, "check", "red-herring", "--games", "4")
    assert checked.status == 0, checked.err
    assert checked.out.startswith("Red Herring: 4 games, ")
    played = hideout(
        site, "play", "red-herring", "--seed", "1", "--pace", "0",
        "--save", str(tmp_path / "game"), typed="1\n" * 9,
    )  # fmt: skip
    assert played.status == 0, played.err
    assert " won." in played.out
    assert "Nothing has happened" not in played.out  # though its last decision tells nothing
    tested = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(package / "tests")],
        cwd=package,
        env={**os.environ, **path_with(site)},
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert tested.returncode == 0, tested.stdout
    assert " passed" in tested.stdout
    told = hideout(site, "rules", "red-herring", "RH-2", "--where").out
    assert f"{Path('hideout_red_herring', '__init__.py')}:42 (Turn): clauses" in told


def test_a_new_game_has_a_name_of_its_own_and_overwrites_nothing(tmp_path: Path) -> None:
    (tmp_path / "hideout-poker").mkdir()
    for name, sentence in (
        ("heat", "There is already a game called heat."),
        ("Red Herring", "A game's name is lower-case words and digits with hyphens between them"),
        ("3-cards", "begins with a letter; '3-cards' is not one."),
        ("poker", "already exists and will not be overwritten."),
    ):
        ran = run_apart("new-game", name, "--in", str(tmp_path))
        assert (ran.status, ran.out) == (2, "")
        assert sentence in ran.err
