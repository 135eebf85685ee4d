"""The wheel's build step: compiles the engine, the games and the server's hot path with mypyc.

It takes along what the page's boards say as well, for the terminal's boards say the same.

The compiled modules go into the wheel beside their `.py` files and nowhere else: the source
tree never holds one, and an editable install stays interpreted. Where no C compiler (or no
Python header) is found, or HIDEOUT_PURE is set, the wheel is a pure one. A type error in the
rules, on the other hand, fails the build: that is a mistake, not a missing tool.

Run as a program (`python hatch_build.py SOURCE TARGET`) it compiles the packages below SOURCE
into TARGET. The hook starts itself so, for mypyc wants a working folder of its own.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from importlib.metadata import version
from io import StringIO
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The same as the group `compile` in pyproject.toml.
REQUIRES = ["msgspec>=0.22", "mypy>=2.4", "setuptools>=77"]
PACKAGES = ("engine", "games")
# Of the server, what every move goes through: from the checked command to five packed frames.
HOT = (
    "house/allowance", "house/clock", "house/metrics", "wire/sections", "wire/connections",
    "wire/bot_stream", "table/clocks", "table/frames", "table/table", "bots/at_table",
    "rooms/live", "rooms/owned", "rooms/pages", "rooms/presence", "web/sockets",
)  # fmt: skip
# Of the bots, what is asked thousands of times a game.
ASKED_OFTEN = ("oceans_heist/foresight", "oceans_heist/kits")
NO_COMPILER = 3  # exit status
# Nothing but a module's own door is called from outside: all other calls need not go through the
# table of what another library could replace.
DIRECT_CALLS = "-fvisibility=hidden"
# The linker sees all files at once and puts short functions, mypyc's own above all, where they are
# called.
ACROSS_FILES = "-flto=auto"
# Only a warning of mypyc's, but such a class behaves differently in the two builds: Python
# evaluates the value once, compiled code for each object.
MADE_PER_OBJECT = "Unsupported default attribute value"


class CompileHook(BuildHookInterface[BuilderConfig]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if is_pure_wanted() else REQUIRES

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        for file, place in words_of_the_page(Path(self.root)):
            build_data["force_include"][str(file)] = place
        if is_pure_wanted():
            self.app.display_warning("hideout: a pure wheel, because HIDEOUT_PURE is set")
            return
        native = compiled_modules(Path(self.root))
        if native is None:
            self.app.display_warning("hideout: a pure wheel, because no C compiler was found")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for module in shared_libraries(native):
            build_data["force_include"][str(module)] = module.relative_to(native).as_posix()


def words_of_the_page(root: Path) -> Iterator[tuple[Path, str]]:
    """What the page's boards say: the terminal's boards say it in the same words."""
    for file in sorted((root / "web" / "src" / "games").glob("*/*.ftl")):
        if not file.name.startswith("teach."):
            yield file, f"hideout/cli/boards/page/{file.parent.name}/{file.name}"


def is_pure_wanted() -> bool:
    return os.environ.get("HIDEOUT_PURE", "") not in ("", "0")


def shared_libraries(folder: Path) -> Iterator[Path]:
    yield from sorted(folder.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")))


def sources(source: Path) -> list[Path]:
    root = source / "hideout"
    found = [path for name in PACKAGES for path in (root / name).rglob("*.py")]
    found += [root / "server" / f"{name}.py" for name in HOT]
    found += [root / "bots" / f"{name}.py" for name in ASKED_OFTEN]
    # Where compiled classes meet those that are not, and types that are read at run time.
    plain = [root / "engine" / "outside.py", root / "engine" / "views.py"]
    plain += (root / "games").glob("*/shown.py")
    found = [path for path in found if path not in plain and path.is_file()]
    return sorted(found)


def compiled_modules(root: Path) -> Path | None:
    """The folder of compiled modules, made anew only if a source has changed."""
    source, native = root / "src", root / "build" / "native"
    stamp, wanted = native / "key", cache_key(source)
    if stamp.is_file() and stamp.read_text() == wanted:
        return native
    native.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=native.parent, prefix="native-") as folder:
        fresh = Path(folder) / "native"
        done = subprocess.run([sys.executable, __file__, str(source), str(fresh)])
        if done.returncode == NO_COMPILER:
            return None
        if done.returncode:
            raise RuntimeError("mypyc could not compile hideout; its messages are above")
        (fresh / "key").write_text(wanted)
        shutil.rmtree(native, ignore_errors=True)
        fresh.rename(native)
    return native


def cache_key(source: Path) -> str:
    digest = hashlib.sha256(f"{sys.version} {version('mypy')}".encode())
    for path in [Path(__file__), *sources(source)]:
        digest.update(f"\0{path.name}\0{path.parent.name}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def compile_packages(source: Path, target: Path) -> None:
    """Compile every module of PACKAGES into one shared library, and a small door for each."""
    with tempfile.TemporaryDirectory(prefix="hideout-") as folder:
        scratch = Path(folder)
        if not has_compiler(scratch):
            sys.exit(NO_COMPILER)
        os.chdir(source)  # module names are read off the relative paths
        build(translate(source, scratch), scratch, target)


def translate(source: Path, scratch: Path) -> list[Any]:
    """Python to C. Ends the program if mypyc says that the C would not do what the Python does."""
    from mypyc.build import mypycify

    said = StringIO()
    try:
        with redirect_stdout(said):
            extensions = mypycify(
                [
                    "--config-file=",
                    "--ignore-missing-imports",  # of what the server needs, only msgspec is here
                    f"--cache-dir={scratch / 'types'}",
                    *(str(path.relative_to(source)) for path in sources(source)),
                ],
                group_name="hideout",
                opt_level="3",
                debug_level="0",
                # One C file a module instead of one for all: it runs as fast and, as the files are
                # then compiled side by side, builds 3.5 times faster (41 s against 146 s for 10,000
                # lines on two cores).
                multi_file=True,
                target_dir=str(scratch / "c"),
            )
    finally:
        print(said.getvalue(), end="", flush=True)
    if MADE_PER_OBJECT in said.getvalue():
        sys.exit(
            "A class body holds a value that compiled code would not share as Python does: "
            "name it in the module as Final, or set it in __init__."
        )
    return extensions


def has_compiler(scratch: Path) -> bool:
    """Whether a C file that asks for Python's header compiles. (Windows counts as a no.)"""
    probe = scratch / "probe.c"
    probe.write_text("#include <Python.h>\n")
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    header = "-I" + sysconfig.get_path("include")
    try:
        done = subprocess.run([*compiler, header, "-fsyntax-only", probe], capture_output=True)
    except OSError:
        return False
    return done.returncode == 0


def across_files(scratch: Path) -> list[str]:
    """The option for the compiler and the linker; none if they do not know it."""
    probe = scratch / "linked.c"
    probe.write_text("int linked(void) { return 0; }\n")
    linker = shlex.split(sysconfig.get_config_var("LDSHARED") or "cc -shared")
    command = [*linker, "-fPIC", ACROSS_FILES, str(probe), "-o", str(scratch / "linked.so")]
    done = subprocess.run(command, capture_output=True)
    return [ACROSS_FILES] if done.returncode == 0 else []


def build(extensions: list[Any], scratch: Path, target: Path) -> None:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def side_by_side(files: list[str], *args: Any, **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    made = pool.map(lambda file: one_by_one([file], *args, **options), files)
                    return [thing for things in made for thing in things]

            self.compiler.compile = side_by_side
            super().build_extensions()

    linked = across_files(scratch)
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, DIRECT_CALLS, *linked]
        extension.extra_link_args = [*extension.extra_link_args, *linked]
    command = Build(Distribution({"name": "hideout", "ext_modules": extensions}))
    command.build_lib = str(target)
    command.build_temp = str(scratch / "objects")
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    compile_packages(Path(sys.argv[1]), Path(sys.argv[2]))
