"""The example game installed beside Hideout, as a package manager would install it."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
SKULL = ROOT / "examples" / "skull"


def install(package: Path, folder: Path) -> Path:
    """A folder in which a package is installed from its wheel."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=package, check=True, capture_output=True, timeout=120)
    [wheel] = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    return folder / "site"


def path_with(site: Path) -> dict[str, str]:
    """The setting with which a program finds what is installed there."""
    others = [os.environ["PYTHONPATH"]] if os.environ.get("PYTHONPATH") else []
    return {"PYTHONPATH": os.pathsep.join([str(site), str(ROOT), *others])}
