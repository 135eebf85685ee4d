"""Reports and pictures: what is drawn is what was counted, in both from the same drawing."""

import re
import struct
import zlib
from pathlib import Path

import pytest

from hideout.cli.report.charts import Bar, bars, columns, gaps, lines
from hideout.cli.report.page import DataTable, Section, page
from hideout.cli.report.pictures import SCALE, picture
from hideout.cli.report.render import INKS
from hideout.cli.report.titles import Titles
from hideout.games import find_game
from tests.cli.program import Hideout, run_apart


def numbers(svg: str, tag: str, attribute: str) -> list[float]:
    return [float(found) for found in re.findall(rf'<{tag}[^>]* {attribute}="([\d.]+)"', svg)]


def test_a_bar_is_as_long_as_its_value() -> None:
    rows = [Bar("all", 1.0, 1.0, 1.0), Bar("half", 0.5, 0.4, 0.6)]
    whole, half = numbers(bars("x", "Shares", rows).svg, "rect", "width")

    assert half == pytest.approx(whole / 2, abs=0.1)


def test_gaps_that_are_clear_of_zero_point_up_or_down() -> None:
    rows = [
        Bar("up", 0.2, 0.1, 0.3),
        Bar("down", -0.2, -0.3, -0.1),
        Bar("unsure", 0.1, -0.1, 0.3),
    ]
    svg = gaps("x", "Gaps", rows).svg

    assert re.findall(r'class="(up|down|unsure)"', svg) == ["up", "down", "unsure"]


def test_columns_are_as_tall_as_their_counts() -> None:
    svg = columns("x", "Length", [(0, 5, 10), (5, 10, 5), (10, 15, 0)]).svg

    assert numbers(svg, "rect", "height") == [150.0, 75.0, 0.0]
    assert "14 decisions" in svg


def test_every_line_can_be_told_from_every_other() -> None:
    series = [(f"player {n}", [0.5, n / 10]) for n in range(10)]
    svg = lines("x", "Chances", [0, 8], series).svg
    drawn = re.findall(r'<polyline[^>]*(stroke="#\w+" stroke-width="2"[^>]*)>', svg)

    assert len(set(drawn)) == 10


def test_what_people_wrote_stays_text() -> None:
    nasty = '<script>alert("&")</script>'
    section = Section(
        nasty,
        nasty,
        [bars("x", nasty, [Bar(nasty, 0.5, 0.4, 0.6, nasty)])],
        table=DataTable((nasty,), [(nasty,)]),
        items=[nasty],
    )
    text = page(nasty, nasty, [section], nasty, nasty)

    assert "<script" not in text
    assert "&lt;script&gt;alert" in text


def test_things_are_called_by_their_titles() -> None:
    heat = Titles(find_game("heat"))
    oceans = Titles(find_game("oceans-heist"))
    millions = Titles(find_game("millions-of-dollars"))

    assert heat.move("play getaway-driver") == "Play Getaway Driver"
    assert heat.change("memory_aid off") == "Memory aid: off"
    assert heat.ending("too-hot") == "Too hot"
    assert oceans.value("t-diamond") == "Diamond"
    assert oceans.value("t-diamond t-cash") == "Diamond, Cash"
    assert oceans.ending("crew_win") == "Crew win"
    assert oceans.move("lay c-keycabinet#2") == "Lay Key Cabinet #2 face down"
    assert millions.move("offer") == "Offer … (Character …) $…M to leave"
    assert millions.change("loot.first-bank.loot 10") == "First Bank, loot: 10"


# Pictures


def pixels(data: bytes) -> list[list[tuple[int, ...]]]:
    """The colours of a picture, line by line: eight bits a channel, nothing interlaced."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at, body, head = 8, b"", b""
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        kind, content = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        head = content if kind == b"IHDR" else head
        body += content if kind == b"IDAT" else b""
        at += 12 + length
    width, height, depth, colour = struct.unpack(">IIBB", head[:10])
    size = {2: 3, 6: 4}[colour]
    assert depth == 8
    return _unfiltered(zlib.decompress(body), width, height, size)


def _unfiltered(raw: bytes, width: int, height: int, size: int) -> list[list[tuple[int, ...]]]:
    lines, before = [], bytearray(width * size)
    for y in range(height):
        start = y * (width * size + 1)
        line = bytearray(raw[start + 1 : start + 1 + width * size])
        for i in range(len(line)):
            left = line[i - size] if i >= size else 0
            corner = before[i - size] if i >= size else 0
            line[i] = (line[i] + _guess(raw[start], left, before[i], corner)) & 255
        lines.append([tuple(line[x : x + 3]) for x in range(0, len(line), size)])
        before = line
    return lines


def _guess(kind: int, left: int, up: int, corner: int) -> int:
    if kind == 4:
        base = left + up - corner
        return min((left, up, corner), key=lambda near: abs(base - near))
    return (0, left, up, (left + up) // 2)[kind]


def ink(name: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(INKS[name][1:]))


def test_a_picture_shows_the_drawing_of_the_page() -> None:
    rows = [Bar("all", 1.0, 1.0, 1.0), Bar("half", 0.5, 0.5, 0.5)]
    chart = bars("x", "Shares", rows)
    seen = pixels(picture(chart, "Heat"))
    spots = sorted({line.count(ink("spot")) for line in seen} - {0})
    widths = [width * SCALE for width in numbers(chart.svg, "rect", "width")]

    assert seen[0][0] == ink("paper")
    assert min(abs(spots[-1] - widths[0]), abs(spots[-1] - widths[0] + 2)) <= 4
    assert any(abs(spot - widths[1]) <= 4 for spot in spots)
    assert any(ink("ink") in line for line in seen[:90])  # the title


def test_balance_writes_its_charts_as_pictures(hideout: Hideout, tmp_path: Path) -> None:
    command = ("balance", "heist-hustle", "--games", "8", "--jobs", "1", "--html", "r.html")
    more = ("--what-if", "bail=on", "--what-if", "locations.pawn-shop.points=20")
    ran = hideout(*command, "--png", "pictures", *more)

    assert (ran.status, ran.err) == (0, "")
    made = {path.name: path.read_bytes() for path in (tmp_path / "pictures").iterdir()}
    assert {"seats.png", "endings.png", "what-if-bail-on.png"} <= set(made)
    assert all(data[:8] == b"\x89PNG\r\n\x1a\n" for data in made.values())
    assert len(made) == (tmp_path / "r.html").read_text().count("<svg")
    again = hideout(*command, "--png", "pictures")
    assert (again.status, again.err) == (2, "r.html already exists and will not be overwritten.\n")


@pytest.mark.slow
def test_without_the_extra_pictures_are_refused_before_any_game(tmp_path: Path) -> None:
    (tmp_path / "vl_convert.py").write_text("raise ImportError('not installed')\n")
    ran = run_apart(
        *("balance", "heist-hustle", "--games", "8", "--png", str(tmp_path / "pictures")),
        *("--html", str(tmp_path / "r.html")),
        env={"PYTHONPATH": str(tmp_path)},
    )

    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "Pictures need vl-convert: install hideout[charts].\n"
    assert not (tmp_path / "r.html").exists()
