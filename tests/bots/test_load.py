"""Bots by name: shipped, in files and modules, installed, and programs."""

import sys
from pathlib import Path

import pytest

from hideout.bots import load
from hideout.bots.heat.bot import HeatBot
from hideout.bots.load import read_names, seat_bot
from hideout.bots.manner import read_manner
from hideout.bots.own import OwnBot
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.games import find_game
from hideout.sim.series import Series, play_chunk

HEAT = find_game("heat")
TEXT = """
from hideout import Bot
import beside

class Mine(Bot):
    games = ("heat",)

    def act(self, view, legal, events):
        return legal[beside.WHICH]

class Other(Mine):
    games = ("bank-heist", "heist-hustle")

NUMBER = 3
"""


@pytest.fixture(autouse=True)
def folder(own_code: Path) -> Path:
    """A folder with a bot in it."""
    (own_code / "mine.py").write_text(TEXT)
    (own_code / "beside.py").write_text("WHICH = 0")
    (own_code / "broken.py").write_text("import hideout\n\nclass Mine(hideout.Bot:\n")
    (own_code / "needs.py").write_text("import nowhere_to_be_found")
    return own_code


def bot(name: str) -> OwnBot:
    found = seat_bot(name, HEAT, 1, 3, Rng(1))
    assert isinstance(found, OwnBot)
    return found


@pytest.mark.parametrize("name", ["./mine.py:Mine", "mine.py:Mine", "mine:Mine"])
def test_a_class_is_found_in_a_file_or_a_module(name: str) -> None:
    found = bot(name)

    assert found.name == name
    assert type(found.bot).__name__ == "Mine"
    assert found.forfeit == ""


def test_a_class_takes_on_manners() -> None:
    found = bot("./mine.py:Mine+greedy+liar")

    assert found.bot is not None
    assert found.bot.manner == read_manner(["greedy", "liar"])


def test_a_folder_may_have_a_plus_in_its_name(folder: Path) -> None:
    (folder / "a+b").mkdir()
    (folder / "a+b" / "mine.py").write_text(
        TEXT.replace("beside.WHICH", "0").replace("import b", "#")
    )

    assert bot("a+b/mine.py:Mine+greedy").bot is not None


def test_two_files_of_one_name_are_two_bots(folder: Path) -> None:
    (folder / "b").mkdir()
    (folder / "b" / "mine.py").write_text(TEXT.replace('("heat",)', "()"))

    assert type(bot("mine.py:Mine").bot) is not type(bot("b/mine.py:Mine").bot)


def test_an_installed_bot_goes_by_its_name(folder: Path) -> None:
    about = folder / "somebody-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: somebody\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(
        "[hideout.bots]\ncunning = mine:Mine\nrandom = mine:No\ngone = mine:No\nlost = nowhere:No\n"
    )
    sys.path.append(str(folder))
    load._installed.cache_clear()

    assert type(bot("cunning").bot).__name__ == "Mine"
    assert bot("cunning+greedy").manner.daring == 1.0
    assert not isinstance(seat_bot("random", HEAT, 0, 3, Rng(1)), OwnBot)
    # No line of Python's own is named as the place.
    with pytest.raises(BadData, match=r"module 'mine' has no attribute 'No'\.$"):
        bot("gone")
    with pytest.raises(BadData, match=r"No module named 'nowhere'\.$"):
        bot("lost")
    with pytest.raises(BadData, match=r"SyntaxError: invalid syntax \(broken.py, line 3\)\.$"):
        bot("broken:Mine")
    with pytest.raises(
        BadData,
        match=r"bots are random, heuristic, learned, .*, cunning, random, gone, lost",
    ):
        seat_bot("genius", HEAT, 0, 3, Rng(1))


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("genius", "There is no bot genius for Heat; bots are random, heuristic, learned, sear"),
        ("./none.py:Mine", "There is no file ./none.py."),
        ("./mine.py:Yours", "./mine.py has no class Yours; it has Mine, Other."),
        ("./mine.py:NUMBER", "./mine.py:NUMBER is not a bot: it must be a subclass"),
        ("./mine.py:Other", "./mine.py:Other does not play Heat; it plays bank-heist, heist-h"),
        ("./mine.py:Mine+rude", "'rude' is "),
        ("./broken.py:Mine", "./broken.py:Mine cannot be loaded: SyntaxError: "),
        ("needs:Mine", "needs:Mine cannot be loaded: ModuleNotFoundError: No module named 'nowh"),
        ("nowhere.at.all:Mine", "There is no module nowhere.at.all; a bot is FILE.py:Class, "),
        ("mine:", "mine: names no class; a bot is FILE.py:Class, "),
        ("search:lots", "search:lots is "),
        ("genius:200", "There is no bot genius:200 for Heat; bots are random, heuristic, learned"),
        ("cmd:", "cmd: takes a program, as in cmd:./mybot."),
        ("cmd:./nothing --fast", "There is no program ./nothing to run."),
        ("cmd:'x", "cmd:'x cannot be read: a quote is never closed."),
    ],
)
def test_what_is_no_bot_is_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(BadData, match=r"^[^\n]+\.$") as refused:
        seat_bot(name, HEAT, 0, 3, Rng(1))
    assert str(refused.value).startswith(sentence)


def test_a_fault_in_a_file_is_placed_there_and_nowhere_else() -> None:
    with pytest.raises(BadData, match=r"[^()]+ \(broken\.py, line 3\)\.$"):
        seat_bot("./broken.py:Mine", HEAT, 0, 3, Rng(1))


def test_a_list_has_commas_between_names_and_quotes_round_those_with_one() -> None:
    assert read_names('random, ./a.py:B+liar ,"cmd:./c --try 1,2"') == (
        "random",
        "./a.py:B+liar",
        "cmd:./c --try 1,2",
    )


@pytest.mark.parametrize("words", ["", "random,", ",random", '"random', " , "])
def test_a_list_without_names_is_refused(words: str) -> None:
    with pytest.raises(BadData, match="--bots takes names separated by commas"):
        read_names(words)


def test_a_class_plays_as_it_does_when_it_is_shipped() -> None:
    """The heuristic by its place in the code and by its level: the same games."""
    shipped = Series("heat", 3, 4, ("heuristic", "random"), 7, {})
    mine = Series("heat", 3, 4, (f"{HeatBot.__module__}:HeatBot", "random"), 7, {})

    for one, other in zip(play_chunk(shipped, range(4)), play_chunk(mine, range(4)), strict=True):
        assert (one["shares"], one["result"]) == (other["shares"], other["result"])
        assert other["forfeits"] == ["", "", ""]
