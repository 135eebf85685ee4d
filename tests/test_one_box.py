"""A game is one box: nothing outside of its own folders names it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from hideout.games import own_games

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "hideout"
PAGE = ROOT / "web" / "src"
NAMES = {game.name for game in own_games()}
BOXES = NAMES | {name.replace("-", "_") for name in NAMES}
RECORDED = ("games.json", "said.json")  # what a server answered once, for tests
# In the page's sources: a name in quotes or in a path. One of several words is a name anywhere.
IN_PAGE = re.compile(
    "|".join(name if "-" in name else rf"(?<=['\"`/]){name}(?=['\"`/])" for name in sorted(NAMES))
)


def outside(folder: Path, kinds: tuple[str, ...]) -> list[Path]:
    """The files below a folder that belong to no game."""
    return [
        path
        for path in sorted(folder.rglob("*"))
        if path.suffix in kinds and not BOXES & {*path.parent.parts, path.name.partition(".")[0]}
    ]


def named_in(path: Path) -> Iterator[str]:
    """Games that a module imports or names in a string; what its docstrings say are examples."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            words = set() if id(node) in docstrings else set(re.split(r"[^\w-]+", node.value))
        elif isinstance(node, ast.ImportFrom):
            words = {*(node.module or "").split("."), *(alias.name for alias in node.names)}
        elif isinstance(node, ast.Import):
            words = {part for alias in node.names for part in alias.name.split(".")}
        else:
            continue
        yield from BOXES & words


def test_no_module_outside_of_a_game_s_own_names_it() -> None:
    modules = outside(SOURCE, (".py",))
    found = [f"{path.relative_to(ROOT)}: {name}" for path in modules for name in named_in(path)]

    assert found == []
    assert SOURCE / "engine" / "core.py" in modules


def test_no_words_outside_of_a_game_s_own_files_name_it() -> None:
    """Neither in an id nor in a sentence; what stands in a comment is an example."""
    title = re.compile("|".join([*NAMES - {"heat"}, "-heat-", *(g.title for g in own_games())]))
    files = [*outside(SOURCE, (".ftl",)), *outside(PAGE, (".ftl",))]
    found = [
        f"{path.relative_to(ROOT)}: {line}"
        for path in files
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and title.search(line)
    ]

    assert found == []
    assert SOURCE / "cli" / "report" / "words" / "en.ftl" in files
    assert title.search("habit-heat-claims = claims")


def test_a_module_that_names_a_game_is_found(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    for code, names in (
        ('"""As in heist-hustle."""\n', []),
        ('IS_RACE = game.name == "bank-heist"\n', ["bank-heist"]),
        ('HELP = "try hideout play heat"\n', ["heat"]),
        ("from hideout.games.heat import GAME\n", ["heat"]),
        ("import hideout.games.bank_heist\n", ["bank_heist"]),
        ("def f() -> int:\n    '''heat'''\n    return HEAT\n", []),
    ):
        module.write_text(code)
        assert list(named_in(module)) == names, code


def test_nothing_of_the_page_outside_of_a_game_s_folder_names_it() -> None:
    kinds = (".ts", ".svelte", ".css", ".json")
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in outside(PAGE, kinds)
        if path.name not in RECORDED and not path.name.endswith(".test.ts")
        for name in IN_PAGE.findall(path.read_text(encoding="utf-8"))
    ]

    assert found == []
    assert IN_PAGE.findall("if (game === 'heat') import('./bank-heist')") == ["heat", "bank-heist"]
    assert IN_PAGE.findall("the heat of the day, preheat") == []
