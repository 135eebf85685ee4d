"""What is shipped for hosting names settings that exist, and nothing is fetched without a hash."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from hideout.server.house.settings import known_settings

ROOT = Path(__file__).parents[1]
UNIT = ROOT / "deploy" / "hideout.service"
CONTAINER = ROOT / "deploy" / "Containerfile"


@pytest.mark.parametrize("path", [UNIT, CONTAINER], ids=lambda path: path.name)
def test_every_setting_it_names_exists(path: Path) -> None:
    named = set(re.findall(r"HIDEOUT_[A-Z_]+", path.read_text()))

    assert named
    assert named <= {setting.variable for setting in known_settings()}


def test_the_unit_gives_the_house_nothing_it_does_not_need() -> None:
    lines = UNIT.read_text().splitlines()
    for wanted in (
        "DynamicUser=yes",
        "UMask=0077",
        "StateDirectoryMode=0700",
        "ProtectSystem=strict",
        "NoNewPrivileges=yes",
        "CapabilityBoundingSet=",
        "LimitNOFILE=65536",
    ):
        assert wanted in lines


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("no systemd here")
    unit = tmp_path / UNIT.name
    text = UNIT.read_text().replace("/opt/hideout/bin/hideout serve", "/bin/true")
    unit.write_text(re.sub(r"(?m)^Documentation=.*\n", "", text))

    done = subprocess.run([program, "verify", unit], capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (0, "")


def test_the_container_runs_as_nobody_in_particular_and_fetches_by_hash() -> None:
    text = CONTAINER.read_text()

    assert "\nUSER 10001:10001\n" in text
    installs = re.findall(r"pip install [^\n]*", text)
    assert all("--require-hashes" in line or "--no-deps" in line for line in installs)
    for flag in ("--read-only", "--cap-drop ALL", "no-new-privileges", "127.0.0.1:8000:8000"):
        assert flag in text


def test_the_browser_of_the_tests_is_pinned_by_hash() -> None:
    folder = ROOT / "scripts" / "chromium"
    lock = json.loads((folder / "package-lock.json").read_text())
    wanted = json.loads((folder / "package.json").read_text())["dependencies"]
    packages = {name: one for name, one in lock["packages"].items() if name}

    assert packages
    assert all(one["integrity"].startswith("sha512-") for one in packages.values())
    assert not any("resolved" in one for one in packages.values())
    for name, version in wanted.items():
        assert packages[f"node_modules/{name}"]["version"] == version
    script = (ROOT / "scripts" / "browser.sh").read_text()
    assert "npm ci " in script
    assert "npm install" not in script
