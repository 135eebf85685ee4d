"""The repository itself: which package may know which, and what no file may name."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "hideout"
LOCKS = sorted(ROOT.glob("requirements*.lock"))

# engine < games < bots, sim < adapters, server, cli. Two members of a layer know each other only
# where one is made of the other: a tournament of bots, a command that starts the server. The
# rule book is a leaf: it knows languages and no other code, and the games must not depend on its
# text.
MAY_IMPORT = {
    "engine": set[str](),
    "games": {"engine"},
    "languages": {"engine"},
    "words": {"engine", "games", "languages"},
    "lessons": {"engine", "languages", "words"},
    "rulebook": {"languages"},
    "testing": {"engine", "rulebook", "words", "lessons"},
    "bots": {"engine", "games"},
    "sim": {"engine", "games", "bots"},
    "batch": {"engine", "games"},
    "client": set[str](),
    "adapters": {"engine", "games", "rulebook", "bots", "sim", "words", "batch"},
    "server": {"engine", "games", "languages", "rulebook", "words", "lessons", "bots", "sim"},
    "train": {"engine", "games", "bots", "batch", "sim"},
    "cli": {
        "engine",
        "games",
        "languages",
        "rulebook",
        "words",
        "lessons",
        "testing",
        "bots",
        "sim",
        "adapters",
        "server",
        "train",
    },
    "__init__": {"engine", "games", "words", "bots"},
    "__main__": {"cli"},
}
STANDARD_LIBRARY_ONLY = {"engine", "games"}
# And never imported when the program runs.
READ_BY_THE_COMPILER = {"mypy_extensions.i64", "mypy_extensions.mypyc_attr"}


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def layer(path: Path) -> str:
    """`engine` for src/hideout/engine/core.py, `__main__` for src/hideout/__main__.py."""
    return path.relative_to(SOURCE).with_suffix("").parts[0]


def imported(text: str) -> Iterator[str]:
    """Every module an import statement names, inside functions too."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative imports hide the layer they reach into"
            module = node.module or ""
            yield from (f"{module}.{alias.name}" for alias in node.names)


def forbidden_imports(path_layer: str, text: str) -> list[str]:
    wrong = []
    for name in imported(text):
        top, *below = name.split(".")
        if top == "hideout":
            if below and below[0] not in MAY_IMPORT[path_layer] | {path_layer}:
                wrong.append(name)
        elif (
            path_layer in STANDARD_LIBRARY_ONLY
            and top not in sys.stdlib_module_names
            and name not in READ_BY_THE_COMPILER
        ):
            wrong.append(name)
    return wrong


def test_every_package_has_its_place_in_the_layers() -> None:
    assert {layer(path) for path in modules()} <= MAY_IMPORT.keys()


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path: Path) -> None:
    assert forbidden_imports(layer(path), path.read_text()) == []


def test_the_architecture_page_names_every_package_and_what_it_imports() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text()
    table = text.split("## The packages\n")[1].split("\n## ")[0]
    rows = [re.findall(r"`(\w+)`", row) for row in table.splitlines() if row.startswith("| `")][1:]

    told = {package: set(imports) for package, *imports in rows}
    assert told == {name: seen for name, seen in MAY_IMPORT.items() if name[0] != "_"}


def test_the_layers_test_can_fail() -> None:
    assert forbidden_imports("engine", "import click, math") == ["click"]
    assert forbidden_imports("engine", "from hideout.games import GAMES") == ["hideout.games.GAMES"]
    assert forbidden_imports("bots", "from hideout import server") == ["hideout.server"]
    assert forbidden_imports("testing", "def f():\n import hideout.games") == ["hideout.games"]


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def import_graph(texts: dict[str, str]) -> dict[str, set[str]]:
    """Which of these modules imports which, wherever in the text it does."""
    graph: dict[str, set[str]] = {}
    for name, text in texts.items():
        targets = graph[name] = set()
        for target in imported(text):
            known = target if target in texts else target.rpartition(".")[0]
            if known in texts and known != name:
                targets.add(known)
    return graph


def in_a_circle(graph: dict[str, set[str]]) -> list[str]:
    """What is left when those are taken off, again and again, that import none of the others or
    that none of the others imports."""
    left = set(graph)
    while True:
        wanted = {target for name in left for target in graph[name]}
        kept = {name for name in left if name in wanted and graph[name] & left}
        if kept == left:
            return sorted(left)
        left = kept


def test_no_circle_of_imports_hides_anywhere() -> None:
    """Not behind TYPE_CHECKING and not inside a function, either."""
    graph = import_graph({module_name(path): path.read_text() for path in SOURCE.rglob("*.py")})
    graph["hideout.engine.core"].remove("hideout.engine.position")  # a pickle names its reader
    assert in_a_circle(graph) == []


# The server's packages, each of which knows only those before it.
SERVER = ("house", "wire", "store", "table", "bots", "rooms", "web", "doctor")


def test_the_packages_of_the_server_stand_in_order() -> None:
    root = SOURCE / "server"
    assert {path.name for path in root.iterdir() if (path / "__init__.py").exists()} == set(SERVER)
    wrong = []
    for n, package in enumerate(SERVER):
        for path in (root / package).rglob("*.py"):
            for name in imported(path.read_text()):
                parts = name.split(".")
                if parts[:2] == ["hideout", "server"] and parts[2] not in SERVER[: n + 1]:
                    wrong.append(f"{package}/{path.name} imports {name}")
    assert wrong == []


SQL = re.compile(r"\b(SELECT|INSERT|UPDATE|DELETE) |\bPRAGMA\b|\bimport sqlite3\b")


def test_only_the_store_knows_how_things_are_stored() -> None:
    paths = [path for path in (SOURCE / "server").rglob("*.py") if path.parent.name != "store"]
    assert [path.name for path in paths if SQL.search(path.read_text())] == []
    assert SQL.search((SOURCE / "server" / "store" / "sqlite.py").read_text())


def test_the_circles_test_can_fail() -> None:
    hidden = "if TYPE_CHECKING:\n    from hideout.b import B"
    graph = import_graph(
        {"hideout.a": hidden, "hideout.b": "from hideout import a, c", "hideout.c": ""}
    )
    assert graph["hideout.b"] == {"hideout.a", "hideout.c"}
    assert in_a_circle({**graph, "hideout.d": {"hideout.a"}}) == ["hideout.a", "hideout.b"]


def project_files() -> list[Path]:
    """What is tracked, or would be by `git add`."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git clone, or no git")
    paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [path for path in paths if path.is_file()]


# Put together from halves, or this file would be the first to break the rule.
HOSTS = ("py" + "pi.org", "python" + "hosted.org", "npm" + "js.org", "yarn" + "pkg.com")
# Where a host is told to install Hideout is no machine's own path.
MACHINE_PATH = re.compile(r"(?<![\w.$)}-])/(?:root|home|work|opt(?!/hideout\b)|Users)/\w")


def unwanted(text: str) -> list[str]:
    return [host for host in HOSTS if host in text] + MACHINE_PATH.findall(text)


def test_no_file_names_a_package_registry_or_a_machines_own_path() -> None:
    found = {
        str(path.relative_to(ROOT)): names
        for path in project_files()
        if (names := unwanted(path.read_bytes().decode(errors="replace")))
    }
    assert found == {}


def test_the_names_test_can_fail() -> None:
    assert unwanted("from files." + HOSTS[1]) == [HOSTS[1]]
    assert unwanted("open('/ho" + "me/ann/record.txt')") != []
    assert unwanted("see docs/ho" + "me/notes.md and $DATA/ho" + "me/x") == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_locked_package_carries_hashes(lock: Path) -> None:
    entries = re.split(r"\n(?=\S)", lock.read_text().strip())
    assert entries
    for entry in entries:
        assert re.match(r"[\w.\[\]-]+==[\w.!+]+", entry), entry
        assert "--hash=sha256:" in entry, entry
        assert "://" not in entry, entry


def test_each_use_has_its_lock() -> None:
    names = (
        "requirements.uv",
        "requirements.node",
        "requirements.run",
        "requirements.house",
        "requirements",
        "requirements.bench",
    )
    assert {lock.stem for lock in LOCKS} == set(names)


NOT_LOCKED = {"torch"}  # gigabytes, which only who trains on a GPU wants; no test needs it


def test_every_dependency_is_locked() -> None:
    """A change in pyproject.toml without `make lock` would install something else than it says."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = project["project"]["optional-dependencies"].values()
    groups = project["dependency-groups"].values()
    entries = [*project["project"]["dependencies"], *(e for es in (*extras, *groups) for e in es)]
    wanted = {canonical(entry) for entry in entries if isinstance(entry, str)}
    locked = {
        canonical(line)
        for lock in LOCKS
        for line in lock.read_text().splitlines()
        if line[0] != " "
    }
    assert wanted - locked == NOT_LOCKED


def canonical(requirement: str) -> str:
    return re.split(r"[^\w.-]", requirement)[0].replace("_", "-").replace(".", "-").lower()


def test_the_build_hook_asks_for_what_the_lock_pins() -> None:
    group = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]["compile"]
    (line,) = re.findall(r"^REQUIRES = (\[.*?\])", (ROOT / "hatch_build.py").read_text(), re.M)
    assert ast.literal_eval(line) == group


def test_no_compiled_module_lies_beside_its_source() -> None:
    assert [path for path in SOURCE.rglob("*") if path.suffix in {".so", ".pyd"}] == []
