"""Charts as PNG files: read back here, pixel by pixel."""

import struct
import zlib
from pathlib import Path

import pytest

from hideout.cli.charts import Bar
from hideout.cli.pictures import BAR, DOWN, HEAD, LINE, NAMES, PAGE, UP, WIDTH, Chart, picture
from tests.cli.program import Hideout


def pixels(data: bytes) -> list[bytes]:
    """The lines of a picture as palette numbers; every checksum is looked at."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at, size, body = 8, (0, 0), b""
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        kind, content = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        (check,) = struct.unpack(">I", data[at + 8 + length : at + 12 + length])
        assert check == zlib.crc32(kind + content)
        if kind == b"IHDR":
            width, height = struct.unpack(">II", content[:8])
            size = (width, height)
        elif kind == b"IDAT":
            body += content
        at += 12 + length
    rows = zlib.decompress(body)
    assert len(rows) == (size[0] + 1) * size[1]
    return [rows[y * (size[0] + 1) + 1 : (y + 1) * (size[0] + 1)] for y in range(size[1])]


def test_a_bar_is_as_long_as_its_value() -> None:
    rows = [Bar("all", 1.0, 1.0, 1.0), Bar("half", 0.5, 0.5, 0.5)]
    lines = pixels(picture(Chart("x", "Shares", rows)))
    whole, half = (lines[HEAD + at * LINE + LINE // 2 - 10].count(BAR) for at in range(2))

    assert len(lines[0]) == WIDTH
    assert half == pytest.approx(whole / 2, abs=2)
    assert lines[HEAD + LINE // 2][NAMES - 4] == PAGE


def test_gaps_that_are_clear_of_zero_are_coloured() -> None:
    rows = [
        Bar("up", 0.2, 0.1, 0.3),
        Bar("down", -0.2, -0.3, -0.1),
        Bar("unsure", 0.1, -0.1, 0.3),
    ]
    lines = pixels(picture(Chart("x", "Gaps", rows, is_gap=True)))
    seen = [set(lines[HEAD + at * LINE + LINE // 2 - 5]) & {UP, DOWN} for at in range(3)]

    assert seen == [{UP}, {DOWN}, set()]


def test_a_title_is_written_in_dots() -> None:
    plain = pixels(picture(Chart("x", "", [Bar("", 0.5, 0.5, 0.5)])))
    named = pixels(picture(Chart("x", "Ab ~", [Bar("", 0.5, 0.5, 0.5)])))

    assert plain[:HEAD] != named[:HEAD]
    assert plain[HEAD:] == named[HEAD:]


def test_balance_writes_its_charts_as_pictures(hideout: Hideout, tmp_path: Path) -> None:
    command = ("balance", "heist-hustle", "--games", "8", "--jobs", "1", "--html", "r.html")
    ran = hideout(
        *command,
        "--png",
        "pictures",
        "--what-if",
        "bail=on",
        "--what-if",
        "locations.pawn-shop.points=20",
    )

    assert (ran.status, ran.err) == (0, "")
    names = {path.name for path in (tmp_path / "pictures").iterdir()}
    assert {"seats.png", "endings.png", "what-if-bail-on.png"} <= names
    for path in (tmp_path / "pictures").iterdir():
        assert pixels(path.read_bytes())
    again = hideout(*command, "--png", "pictures")
    assert (again.status, again.err) == (2, "r.html exists already and is not overwritten.\n")
