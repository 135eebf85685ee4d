"""What a running house uses: memory, files, processor time and what it counts of itself."""

import os
import re
from pathlib import Path

import aiohttp

from bench.server_load import cpu_of_family, cpu_seconds, family, kilobytes

__all__ = [
    "connections", "cpu_of_family", "cpu_seconds", "family", "files", "kilobytes", "metric",
    "written",
]  # fmt: skip


async def metric(port: int, name: str) -> float:
    """One of the figures that a house tells Prometheus; all kinds of it together."""
    url = f"http://127.0.0.1:{port}/metrics"
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        text = await answer.text()
    found = re.findall(rf"^{name}(?:\{{[^}}]*\}})? (\S+)$", text, re.MULTILINE)
    return sum(map(float, found))


def files(pid: int) -> int:
    """Files and sockets that a process holds open."""
    return len(os.listdir(f"/proc/{pid}/fd"))


def connections(pid: int) -> int:
    """Sockets among them."""
    found = 0
    for name in os.listdir(f"/proc/{pid}/fd"):
        try:
            found += os.readlink(f"/proc/{pid}/fd/{name}").startswith("socket:")
        except OSError:
            continue  # closed meanwhile
    return found


def written(pid: int) -> int:
    """Bytes that a process has sent to the disk."""
    text = Path(f"/proc/{pid}/io").read_text()
    return int(text.split("\nwrite_bytes: ")[1].split()[0])
