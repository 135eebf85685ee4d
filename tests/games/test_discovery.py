"""Games are found by themselves: those below `hideout.games`, and those other packages bring."""

import pickle
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from hideout.engine.core import Game, NoPositions, Phase
from hideout.engine.outside import unseen
from hideout.engine.position import has_positions
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.games import BROKEN, GAMES, GROUP, find_game, find_games
from hideout.testing import check_game
from hideout.words import narrator
from tests.testing.bare import GAME, Bare

SOURCE = Path(__file__).parents[2] / "src" / "hideout" / "games"


def entry(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, GROUP)


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder whose modules can be imported during one test."""
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        del sys.modules[name]


def test_every_package_below_the_games_is_one_and_none_is_listed() -> None:
    packages = sorted(path.parent.name for path in SOURCE.glob("*/__init__.py"))
    games, broken = find_games([])

    assert list(games) == [package.replace("_", "-") for package in packages]
    assert not broken
    assert set(games) <= set(GAMES)
    assert not BROKEN
    text = (SOURCE / "__init__.py").read_text()
    assert not [package for package in packages if package in text]


def test_a_game_of_another_package_comes_after_ours() -> None:
    games, broken = find_games([entry("bare", "tests.testing.bare:GAME")])

    assert not broken
    assert list(games)[-1] == "bare"
    assert games["bare"] is GAME


BROKEN_PACKAGES = {
    "absent": ("no_such_module:GAME", "cannot be imported: ModuleNotFoundError"),
    "crash": ("crash:GAME", "cannot be imported: ZeroDivisionError, division by zero."),
    "plain": ("plain:GAME", "is not a Game"),
    "other-name": ("tests.testing.bare:GAME", "the game is called 'bare'"),
    "heat": ("tests.testing.bare:GAME", "there is a game called heat already"),
    "bare": ("elsewhere:SAME", "must be called GAME and stand in the module of its class"),
}


@pytest.mark.parametrize("name", BROKEN_PACKAGES)
def test_a_broken_package_costs_one_sentence_and_nothing_else(name: str, shelf: Path) -> None:
    (shelf / "crash.py").write_text("GAME = 1 / 0\n")
    (shelf / "plain.py").write_text("GAME = 'a text'\n")
    (shelf / "elsewhere.py").write_text("from tests.testing.bare import Bare\n\nSAME = Bare()\n")
    value, sentence = BROKEN_PACKAGES[name]

    games, broken = find_games([entry(name, value)])

    assert list(broken) == [name]
    assert sentence in broken[name]
    assert broken[name].endswith(".")
    assert "\n" not in broken[name]
    assert len(games) == len(find_games([])[0])


@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        ("board.js", "there is no board.js in the folder page beside the game."),
        ("../rules.md", "a page file is called like board.js, cover.svg or ink.css, not '../rules"),
        ("page.html", "a page file is called like board.js"),
        ("a/b.js", "a page file is called like board.js"),
    ],
)
def test_a_game_brings_the_page_files_that_it_declares(
    file: str, sentence: str, shelf: Path
) -> None:
    package = shelf / "paged"
    (package / "page").mkdir(parents=True)
    (package / "page" / "ink.css").touch()
    (package / "rules.md").touch()
    (package / "__init__.py").write_text(
        "from tests.testing.bare import Bare\n\n\n"
        f"class Paged(Bare):\n    name = 'paged'\n    page_files = ('ink.css', {file!r})\n\n\n"
        "GAME = Paged()\n"
    )

    _, broken = find_games([entry("paged", "paged:GAME")])
    assert sentence in broken["paged"]

    (package / "page" / "board.js").touch()
    games, _ = find_games([entry("paged", "paged:GAME")])
    assert ("paged" in games) == (file == "board.js")


def test_asking_for_a_broken_game_says_what_is_wrong_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BROKEN, "crash", "crash:GAME cannot be imported.")

    with pytest.raises(BadData, match=r"The game crash cannot be used. crash:GAME cannot be"):
        find_game("crash")


def test_python_and_compiled_code_read_the_same_of_a_game_outside() -> None:
    assert unseen(GAME, Game) == []
    assert [unseen(phase, Phase) for phase in GAME.phases.values()] == [[], []]
    assert Bare().notation.text(GAME.vocabulary.actions[0]) == "take"


def test_a_bare_game_keeps_the_whole_contract() -> None:
    assert check_game(GAME, 20, clauses={"BA-1"}) > 0


def test_a_bare_game_has_words_for_everything() -> None:
    s = GAME.new(2, 1, {})
    s.events = []
    take = GAME.vocabulary.actions[0]

    assert narrator(GAME).label(take, ["Ann", "Bob"]) == "Take"
    assert narrator(GAME).prompt(s, 0) == "Your move: turn."
    assert narrator(GAME).prompt(s, 1) == "Wait for the others."
    s.apply(0, take)
    assert [narrator(GAME).sentence(event, 1, ["Ann", "Bob"]) for event in s.events] == [
        "Ann: took 1."
    ]
    assert GAME.channels(s, 0) == {"table": -1}
    with pytest.raises(BadData, match="Bare is for 2 to 4 players"):
        GAME.new(5, 1, {})
    with pytest.raises(BadData, match="Bare has no deck"):
        GAME.with_deck({})


def test_a_game_that_declares_no_fields_says_that_it_has_no_positions() -> None:
    s = GAME.new(2, 1, {})

    assert not has_positions(GAME)
    assert all(has_positions(game) for name, game in GAMES.items() if name in find_games([])[0])
    with pytest.raises(NoPositions, match="Bare declares no fields"):
        GAME.write(s)


def test_a_game_outside_is_found_again_when_it_is_pickled() -> None:
    assert pickle.loads(pickle.dumps(GAME)) is GAME
    assert GAME.resample(GAME.new(2, 1, {}), 0, Rng(1)).game is GAME
