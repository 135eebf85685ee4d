"""The wheel: what it carries, and that it needs no compiler."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import hatch_build

ROOT = Path(__file__).parents[1]


def test_a_pure_wheel_carries_sources_rules_and_the_command(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    env = {**os.environ, "HIDEOUT_PURE": "1"}
    done = subprocess.run(build, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    (wheel,) = tmp_path.iterdir()

    assert "a pure wheel, because HIDEOUT_PURE is set" in done.stdout + done.stderr
    assert wheel.name.endswith("-py3-none-any.whl")
    names = ZipFile(wheel).namelist()
    assert "hideout/engine/core.py" in names
    assert "hideout/py.typed" in names
    assert "hideout/rulebook/rules/heist-hustle.md" in names
    assert "hideout/cli/boards/words/heat.de.ftl" in names
    assert "hideout/cli/boards/page/heat/de.ftl" in names  # the boards' words, declared once
    assert not [name for name in names if name.endswith((".so", ".pyd"))]


@pytest.mark.parametrize("compiler", ["no-such-compiler", "false"])
def test_a_missing_or_broken_compiler_is_noticed(
    compiler: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", compiler)
    assert not hatch_build.has_compiler(tmp_path)


def test_the_server_s_hot_path_is_compiled_as_well() -> None:
    server = ROOT / "src" / "hideout" / "server"
    found = [path for path in hatch_build.sources(ROOT / "src") if path.is_relative_to(server)]

    assert {str(path.relative_to(server).with_suffix("")) for path in found} == set(hatch_build.HOT)
    assert all(path.is_file() for path in found)


@pytest.mark.slow
def test_what_is_compiled_can_be_checked_with_what_the_build_asks_for(tmp_path: Path) -> None:
    """A build of its own has no aiohttp, but the messages' types are msgspec's to explain."""
    found = importlib.util.find_spec("msgspec")
    assert found is not None
    (tmp_path / "msgspec").symlink_to(Path(str(found.origin)).parent)
    source = ROOT / "src"
    files = [str(path.relative_to(source)) for path in hatch_build.sources(source)]
    mypy = [sys.executable, "-m", "mypy", "--config-file=", "--ignore-missing-imports"]
    alone = ["--no-site-packages", f"--cache-dir={tmp_path / 'types'}"]
    env = {**os.environ, "MYPYPATH": str(tmp_path)}
    done = subprocess.run(
        [*mypy, *alone, *files], cwd=source, env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout


def test_any_change_of_a_source_compiles_anew(tmp_path: Path) -> None:
    core = tmp_path / "hideout" / "engine" / "core.py"
    core.parent.mkdir(parents=True)
    core.write_text("SEATS = 2\n")
    before = hatch_build.cache_key(tmp_path)
    assert hatch_build.cache_key(tmp_path) == before

    core.write_text("SEATS = 3\n")
    assert hatch_build.cache_key(tmp_path) != before


@pytest.mark.slow
def test_a_value_that_compiled_objects_would_not_share_fails_the_build(tmp_path: Path) -> None:
    core = tmp_path / "hideout" / "engine" / "core.py"
    core.parent.mkdir(parents=True)
    core.write_text("class Mind:\n    heard: dict[str, int] = {}\n")
    compile_it = [sys.executable, hatch_build.__file__, str(tmp_path), str(tmp_path / "native")]
    done = subprocess.run(compile_it, capture_output=True, text=True)

    if done.returncode == hatch_build.NO_COMPILER:
        pytest.skip("no C compiler here")
    assert done.returncode == 1
    assert "hideout/engine/core.py:2: warning: Unsupported default" in done.stdout
    assert "name it in the module as Final, or set it in __init__" in done.stderr
    assert not (tmp_path / "native").exists()
