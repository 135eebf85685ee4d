"""The server under load, with boardgame.io's beside it in the same run.

    make bench-server            (or: python -m bench.server --help)

Fifty and two hundred rooms of five pages each, played from a process of their own over loopback:
as fast as the server can, then one move a second in every room. Our records are durable, synced
before anybody is told; boardgame.io keeps its matches in memory, which is its default. Where there
is no node, or no npm to install boardgame.io with, its rows are left out.
"""

import argparse
import json
import os
import platform
import re
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from bench.server_load import SEATS

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
PEER_FOLDER = ROOT / "build" / "peers"  # ignored by git: nothing of theirs comes into our tree
PEER = "boardgame.io@0.50.2"
# With a koa-compose after 4.1.0 a server of boardgame.io 0.50.2 answers its own lobby with 404.
PACKAGE = {"private": True, "overrides": {"koa-compose": "4.1.0"}}
ROOMS = (50, 200)
IDLE_ROOMS = 400  # opened and begun for the size of a table nobody looks at

Report = dict[str, Any]


class Server(Protocol):
    label: str
    tongue: str

    def command(self, folder: str) -> list[str]: ...

    def environment(self) -> dict[str, str]: ...


class Ours:
    """`hideout serve`, on a data folder of its own, with no limit on how often one may ask."""

    tongue = "ours"

    def __init__(self, label: str, path: Path) -> None:
        self.label = label
        self.path = path

    def command(self, folder: str) -> list[str]:
        return [
            sys.executable, "-P", "-m", "hideout", "serve", "--data", folder, "--port", "0",
            "--rooms-per-minute", "1000000", "--messages-per-second", "1000000",
            "--requests-per-minute", "1000000", "--pages-per-address", "1000000",
            "--connections-per-address", "1000000",
        ]  # fmt: skip

    def environment(self) -> dict[str, str]:
        return {"PYTHONPATH": str(self.path)}


class Theirs:
    """boardgame.io with an equal game: bench/server_peer.cjs."""

    label = PEER.replace("@", " ")
    tongue = "theirs"

    def command(self, folder: str) -> list[str]:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        return ["node", str(ROOT / "bench" / "server_peer.cjs"), str(port)]

    def environment(self) -> dict[str, str]:
        return {"NODE_ENV": "production"}


def peer_is_here() -> bool:
    """Install boardgame.io where git does not look, unless it is there; whether it is."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        print("No node here: boardgame.io's rows are left out.")
        return False
    if not (PEER_FOLDER / "node_modules" / "boardgame.io").exists():
        PEER_FOLDER.mkdir(parents=True, exist_ok=True)
        (PEER_FOLDER / "package.json").write_text(json.dumps(PACKAGE))
        npm = ["npm", "install", "--silent", "--no-audit", "--no-fund", PEER]
        if subprocess.run(npm, cwd=PEER_FOLDER, stderr=subprocess.DEVNULL).returncode:
            print(f"npm cannot install {PEER}: its rows are left out.")
            return False
    return True


def servers(others: dict[str, Path]) -> list[Server]:
    """Both builds of this tree, those of other trees, and boardgame.io's."""
    found: list[Server] = [Ours("Hideout, interpreted", ROOT / "src")]
    if list(COMPILED.glob("*__mypyc*")):
        found.insert(0, Ours("Hideout, compiled", COMPILED))
    else:
        print("No compiled build in build/compiled (make compiled): its rows are left out.")
    found += [Ours(f"Hideout, {label}", path) for label, path in others.items()]
    return [*found, Theirs()] if peer_is_here() else found


def another(text: str) -> tuple[str, Path]:
    label, _, path = text.partition("=")
    if not (Path(path) / "hideout").is_dir():
        raise argparse.ArgumentTypeError(f"{path} holds no package hideout: say LABEL=FOLDER")
    return label, Path(path).resolve()


def end_tidily() -> None:
    """Who is told to stop goes through every `finally`, and leaves no server behind."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))


@contextmanager
def running(server: Server) -> Iterator[tuple[int, int]]:
    """A server of its own: its process id and its port."""
    with (
        tempfile.TemporaryDirectory(dir=ROOT / "build") as folder,
        tempfile.TemporaryFile("w+") as complaints,
    ):
        command = server.command(folder)
        process = subprocess.Popen(
            command,
            cwd=PEER_FOLDER if server.tongue == "theirs" else ROOT,
            env={**os.environ, **server.environment()},
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
        )
        try:
            assert process.stdout is not None
            for line in process.stdout:
                if found := re.search(r"http://localhost:(\d+)", line):
                    yield process.pid, int(found[1])
                    return
                if line.startswith("ready"):
                    yield process.pid, int(command[-1])
                    return
            complaints.seek(0)
            sys.exit(f"{server.label} does not start: {complaints.read()}")
        finally:
            process.kill()
            process.wait()


def load(
    server: Server, rooms: int, plays: list[tuple[str, float, float]], pages: bool = True
) -> Report:
    """Play so many rooms from a second process; see bench.server_load."""
    with running(server) as (pid, port):
        return played(
            {
                "tongue": server.tongue, "pid": pid, "port": port,
                "rooms": rooms, "pages": pages, "plays": plays,
            }
        )  # fmt: skip


def played(job: dict[str, Any], begin: threading.Barrier | None = None) -> Report:
    """What a load generator says; several of them `begin` to play together."""
    with subprocess.Popen(
        [sys.executable, "-m", "bench.server_load"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as generator:
        assert generator.stdin is not None
        assert generator.stdout is not None
        print(json.dumps(job), file=generator.stdin, flush=True)
        generator.stdout.readline()  # its rooms are open
        if begin is not None:
            begin.wait()
        said, _ = generator.communicate("play\n")
    if generator.returncode:
        sys.exit("The load generator failed; what it said is above.")
    report: Report = json.loads(said)
    return report


class Row:
    """What one server did with so many rooms, in every round."""

    def __init__(self, server: Server, rooms: int) -> None:
        self.server = server
        self.rooms = rooms
        self.reports: list[Report] = []

    def rates(self) -> list[float]:
        """Moves per second of the server's CPU time."""
        return [r["flat out"]["moves"] / r["flat out"]["cpu"] for r in self.reports]

    def middle(self, play: str, figure: str) -> float:
        figures: list[float] = [r[play][figure] for r in self.reports]
        return statistics.median(figures)

    def times(self, peer: "Row | None") -> str:
        """How many times the peer's moves: the middle of the rounds, each held to its own."""
        if peer is None:
            return ""
        pairs = zip(self.rates(), peer.rates(), strict=True)
        return f"{statistics.median(ours / theirs for ours, theirs in pairs):.1f}"

    def cells(self, peer: "Row | None") -> list[str]:
        rates = self.rates()
        cells = [
            self.server.label,
            str(self.rooms),
            f"{statistics.median(rates):,.0f}",
            f"{min(rates):,.0f} .. {max(rates):,.0f}",
            self.times(peer),
        ]
        for play in ("flat out", "paced"):
            cells.append(f"{self.middle(play, 'p50'):.1f} / {self.middle(play, 'p99'):.1f}")
        cells.append(f"{statistics.median(r['kilobytes'] for r in self.reports):.0f}")
        return cells


def measure(found: list[Server], rounds: int, seconds: float) -> list[Row]:
    """The servers take turns, so that a busy minute is everybody's."""
    rows = [Row(server, rooms) for rooms in ROOMS for server in found]
    plays = [("flat out", 0.0, seconds), ("paced", 1.0, 2 * seconds)]
    for turn in range(1, rounds + 1):
        for row in rows:
            row.reports.append(load(row.server, row.rooms, plays))
        rates = [f"{row.server.label} {row.rooms}: {row.rates()[-1]:,.0f}" for row in rows]
        print(f"round {turn} of {rounds}: {'; '.join(rates)}", file=sys.stderr)
    return rows


def table(rows: list[Row], idle: dict[str, float]) -> list[str]:
    """Lines of Markdown."""
    lines = [
        f"| server | rooms of {SEATS} | moves a CPU second | lowest .. highest | to boardgame.io "
        "| flat out, p50 / p99 ms | one move a second, p50 / p99 ms | kB a table, played |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for row in rows:
        peers = [r for r in rows if r.server.tongue == "theirs" and r.rooms == row.rooms]
        lines.append(f"| {' | '.join(row.cells(peers[0] if peers else None))} |")
    lines += ["", "| a table nobody looks at | kB |", "| --- | ---: |"]
    return lines + [f"| {label} | {size:.1f} |" for label, size in idle.items()]


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.server",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4, help="of play flat out; paced, twice")
    parser.add_argument(
        "--also", type=another, action="append", default=[], metavar="LABEL=FOLDER",
        help="another build alternating with these, say an older one's build/compiled",
    )  # fmt: skip
    wanted = parser.parse_args()
    end_tidily()
    (ROOT / "build").mkdir(exist_ok=True)
    found = servers(dict(wanted.also))
    rows = measure(found, wanted.rounds, wanted.seconds)
    idle = {s.label: load(s, IDLE_ROOMS, [], pages=False)["kilobytes"] for s in found}
    print(f"Python {platform.python_version()}, {platform.machine()}, loopback, data on disk")
    print("\n".join(table(rows, idle)))


if __name__ == "__main__":
    main()
