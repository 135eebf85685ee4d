"""What is shipped for hosting names settings that exist, and nothing is fetched without a hash."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import click
import pytest
import yaml  # type: ignore[import-untyped]

from hideout.cli.app import hideout
from hideout.server.house.metrics import REGISTRY
from hideout.server.house.settings import known_settings
from hideout.server.web.app import HEALTH

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "hideout.service"
CONTAINER = DEPLOY / "Containerfile"
COMPOSE = DEPLOY / "compose.yaml"
KUBERNETES = DEPLOY / "kubernetes" / "hideout.yaml"
UNITS = sorted(DEPLOY.glob("*.service"))


@pytest.mark.parametrize(
    "path", [*UNITS, CONTAINER, COMPOSE, KUBERNETES], ids=lambda path: path.name
)
def test_every_setting_it_names_exists(path: Path) -> None:
    named = set(re.findall(r"HIDEOUT_[A-Z_]+", path.read_text()))

    assert named
    assert named <= {setting.variable for setting in known_settings()}


@pytest.mark.parametrize("path", [*UNITS, COMPOSE, KUBERNETES], ids=lambda path: path.name)
def test_every_command_it_runs_exists(path: Path) -> None:
    """With its flags. Comments may show other programs' commands."""
    lines = [line for line in path.read_text().splitlines() if not line.startswith("#")]
    words = re.sub(r"[\[\]\",']", " ", "\n".join(lines))
    commands = re.findall(r"\bhideout +(serve|think|doctor)\b([^\n]*)", words)

    assert commands
    for name, rest in commands:
        command = hideout.get_command(click.Context(hideout), name)
        assert command is not None
        known = {flag for option in command.params for flag in option.opts}
        assert set(re.findall(r"--[a-z-]+", rest)) <= known


def test_the_dashboard_asks_for_metrics_that_there_are() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text())
    asked = [target["expr"] for panel in board["panels"] for target in panel.get("targets", [])]
    samples = {s.name: set(s.labels) for one in REGISTRY.collect() for s in one.samples}
    families = {one.name for one in REGISTRY.collect()}

    assert len(asked) > 15
    for expression in asked:
        for name in re.findall(r"hideout_[a-z_]+", expression):
            plain = re.sub(r"_(total|bucket)$", "", name)
            assert plain in families or name in samples, name


def test_only_the_balancer_of_the_composition_is_published_and_only_on_loopback() -> None:
    composition = yaml.safe_load(COMPOSE.read_text())
    services = composition["services"]

    assert {name for name, one in services.items() if "ports" in one} == {"balancer"}
    assert all(port.startswith("127.0.0.1:") for port in services["balancer"]["ports"])
    assert composition["networks"]["inside"]["internal"] is True
    for name in ("house", "thinker", "balancer"):
        assert services[name]["read_only"] is True
        assert services[name]["cap_drop"] == ["ALL"]
    for one in services.values():
        assert set(one.get("networks", [])) <= set(composition["networks"])
        mounts = [mount.partition(":")[0] for mount in one.get("volumes", [])]
        assert all((DEPLOY / m).exists() or m in composition["volumes"] for m in mounts)
        assert set(one.get("depends_on", [])) <= set(services)


def test_the_balancer_understands_its_configuration() -> None:
    program = shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin")
    if program is None:
        pytest.skip("no HAProxy here")

    done = subprocess.run(
        [program, "-c", "-f", DEPLOY / "haproxy.cfg"], capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr


def test_the_manifests_fit_together_and_give_a_house_nothing_it_does_not_need() -> None:
    things = list(yaml.safe_load_all(KUBERNETES.read_text()))
    kinds = {
        "Deployment": "apps/v1",
        "Service": "v1",
        "PodDisruptionBudget": "policy/v1",
        "Ingress": "networking.k8s.io/v1",
    }
    assert {thing["kind"]: thing["apiVersion"] for thing in things} == kinds
    pods = [one["spec"]["template"] for one in things if one["kind"] == "Deployment"]
    labels = [pod["metadata"]["labels"] for pod in pods]
    for thing in things:
        selector = thing["spec"].get("selector", {})
        wanted = selector.get("matchLabels", selector)
        assert not wanted or any(wanted.items() <= one.items() for one in labels)
    for pod in pods:
        assert pod["spec"]["securityContext"]["runAsNonRoot"] is True
        for container in pod["spec"]["containers"]:
            closed = container["securityContext"]
            assert closed["readOnlyRootFilesystem"] is True
            assert closed["capabilities"] == {"drop": ["ALL"]}
            probes = [one for name, one in container.items() if name.endswith("Probe")]
            assert all(probe["httpGet"]["path"] in HEALTH for probe in probes)
            assert container["resources"]["limits"]["memory"]


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


def test_a_house_of_several_is_looked_over_as_it_will_run_and_starts_whatever_is_found() -> None:
    """Or the second house of a machine would be told that it does not say where it is."""
    unit = (DEPLOY / "hideout@.service").read_text()
    (look,) = re.findall(r"(?m)^ExecStartPre=(.*)$", unit)
    (start,) = re.findall(r"(?m)^ExecStart=(.*)$", unit)

    assert look.startswith("-")
    assert re.findall(r"--peer [^ ']+", look) == re.findall(r"--peer [^ ']+", start)


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_systemd_understands_the_unit(path: Path, tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("no systemd here")
    unit = tmp_path / path.name.replace("@", "@8001")
    text = re.sub(r"/opt/hideout/bin/hideout [a-z]+", "/bin/true", path.read_text())
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
