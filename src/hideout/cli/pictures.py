"""Charts as PNG files, drawn here: bars and gaps with their intervals, in letters of dots.

A picture is a canvas of palette colours; nothing but the standard library is needed for it.
"""

import struct
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from hideout.cli.charts import Bar, percent, signed_percent
from hideout.cli.files import reason
from hideout.engine.reader import BadData

PAGE, INK, DIM, SOFT, BAR, UP, DOWN = range(7)
PALETTE: Final = (
    (251, 250, 247), (29, 29, 31), (107, 107, 112), (233, 228, 218), (200, 16, 46),
    (26, 127, 75), (200, 16, 46),
)  # fmt: skip
WIDTH: Final = 1440
NAMES: Final = 430  # where the names end and the bars begin
FIGURES: Final = 400  # room for the figures at the right
LINE: Final = 44
HEAD: Final = 70
DOT: Final = 2  # pixels of a letter's dot
LETTER: Final = 6 * DOT  # a letter with the gap after it

# Five columns a letter from the blank on, the lowest bit on top.
FONT: Final = bytes.fromhex(
    "0000000000 00005f0000 0007000700 147f147f14 242a7f2a12 2313086462 3649562050 0008070300"
    "001c224100 0041221c00 2a1c7f1c2a 08083e0808 0080703000 0808080808 0000606000 2010080402"
    "3e5149453e 00427f4000 7249494946 2141494d33 1814127f10 2745454539 3c4a494931 4121110907"
    "3649494936 464949291e 0000140000 0040340000 0008142241 1414141414 0041221408 0201590906"
    "3e415d594e 7c1211127c 7f49494936 3e41414122 7f4141413e 7f49494941 7f09090901 3e41415173"
    "7f0808087f 00417f4100 2040413f01 7f08142241 7f40404040 7f021c027f 7f0408107f 3e4141413e"
    "7f09090906 3e4151215e 7f09192946 2649494932 03017f0103 3f4040403f 1f2040201f 3f4038403f"
    "6314081463 0304780403 6159494d43 007f414141 0204081020 004141417f 0402010204 4040404040"
    "0003070800 2054547840 7f28444438 3844444428 384444287f 3854545418 00087e0902 18a4a49c78"
    "7f08040478 00447d4000 2040403d00 7f10284400 00417f4000 7c04780478 7c08040478 3844444438"
    "fc18242418 18242418fc 7c08040408 4854545424 04043f4424 3c4040207c 1c2040201c 3c4030403c"
    "4428102844 4c9090907c 4464544c44 0008364100 0000770000 0041360800 0201020402"
)


class Chart(NamedTuple):
    """What a picture shows; `fair` marks a fair share, gaps stand around zero."""

    name: str
    title: str
    rows: Sequence[Bar]
    fair: float | None = None
    is_gap: bool = False


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.lines = [bytearray(width) for _ in range(height)]

    def box(self, x: float, y: float, width: float, height: float, colour: int) -> None:
        left, right = max(0, round(x)), min(self.width, round(x + width))
        if right > left:
            for line in self.lines[max(0, round(y)) : round(y + height)]:
                line[left:right] = bytes([colour]) * (right - left)

    def write(self, x: float, y: float, words: str, colour: int, is_right: bool = False) -> None:
        """`y` is the top of the letters; with `is_right` they end at `x`."""
        at = round(x) - (LETTER * len(words) if is_right else 0)
        for letter in words:
            place = 5 * (ord(letter) - 32) if " " <= letter <= "~" else 5 * (ord("?") - 32)
            for column in range(5):
                bits = FONT[place + column]
                for row in range(8):
                    if bits >> row & 1:
                        self.box(at + column * DOT, y + row * DOT, DOT, DOT, colour)
            at += LETTER

    def png(self) -> bytes:
        head = struct.pack(">IIBBBBB", self.width, len(self.lines), 8, 3, 0, 0, 0)
        pixels = zlib.compress(b"".join(b"\0" + bytes(line) for line in self.lines), 9)
        palette = bytes(part for colour in PALETTE for part in colour)
        parts = ((b"IHDR", head), (b"PLTE", palette), (b"IDAT", pixels), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(_part(kind, data) for kind, data in parts)


def _part(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def picture(chart: Chart) -> bytes:
    """A chart as the bytes of a PNG file."""
    canvas = Canvas(WIDTH, HEAD + LINE * len(chart.rows) + LINE // 2)
    canvas.write(24, 24, chart.title, INK)
    room = WIDTH - NAMES - FIGURES
    if chart.is_gap:
        widest = max([max(abs(row.low), abs(row.high)) for row in chart.rows] + [1e-9])
        zero, scale = NAMES + room / 2, room / 2 / widest
    else:
        widest = max([row.high for row in chart.rows] + [chart.fair or 0.0, 1e-9])
        zero, scale = float(NAMES), room / widest
    canvas.box(zero - 1, HEAD, 2, LINE * len(chart.rows), SOFT)
    for at, row in enumerate(chart.rows):
        _draw_row(canvas, row, HEAD + at * LINE, zero, scale, chart.is_gap)
    if chart.fair is not None:
        for y in range(HEAD, HEAD + LINE * len(chart.rows), 12):
            canvas.box(zero + chart.fair * scale, y, 2, 6, INK)
    return canvas.png()


def _draw_row(canvas: Canvas, row: Bar, y: float, zero: float, scale: float, is_gap: bool) -> None:
    middle = y + LINE / 2
    longest = (NAMES - 40) // LETTER
    canvas.write(NAMES - 16, middle - 8, row.name[:longest], INK, is_right=True)
    value, low, high = (zero + part * scale for part in (row.value, row.low, row.high))
    if is_gap:
        colour = UP if row.low > 0 else DOWN if row.high < 0 else DIM
        canvas.box(low, middle - 1, high - low, 2, DIM)
        canvas.box(value - 7, middle - 7, 14, 14, colour)
        figures = f"{signed_percent(row.value)} {row.note}"
    else:
        canvas.box(zero, middle - 13, value - zero, 26, BAR)
        canvas.box(low, middle - 1, high - low, 2, INK)
        figures = f"{percent(row.value)} ({percent(row.low)} .. {percent(row.high)})"
    for end in (low, high):
        canvas.box(end - 1, middle - 7, 2, 14, DIM if is_gap else INK)
    canvas.write(WIDTH - 20, middle - 8, figures, DIM, is_right=True)


def check_folder(folder: str) -> None:
    """Raises BadData if pictures could not be written there; so that nobody learns it too late."""
    try:
        Path(folder).mkdir(exist_ok=True)
        if any(Path(folder).iterdir()):
            raise BadData(f"{folder} is not empty; pictures go to a folder of their own.")
    except OSError as mishap:
        raise BadData(f"{folder} cannot be used: {reason(mishap)}.") from None


def write_pictures(folder: str, charts: Sequence[Chart]) -> int:
    """One file a chart; how many. Raises BadData."""
    for chart in charts:
        path = Path(folder) / f"{chart.name}.png"
        try:
            path.write_bytes(picture(chart))
        except OSError as mishap:
            raise BadData(f"{path} cannot be written: {reason(mishap)}.") from None
    return len(charts)
