"""Small charts as inline SVG: bars with intervals, gaps around zero, columns."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH = 720
NAMES = 190  # where the names end and the bars begin
LINE = 26
FIGURES = 200  # room for the figures at the right


class Bar(NamedTuple):
    """One line of a chart: a value with its interval, and words for whoever points at it."""

    name: str
    value: float
    low: float
    high: float
    note: str = ""


def percent(value: float) -> str:
    return f"{value:.1%}"


def signed_percent(value: float) -> str:
    return f"{value:+.1%}"


def bars(rows: Sequence[Bar], fair: float | None = None) -> str:
    """Shares from 0 up, each with its interval; a line where a fair share would be."""
    widest = max([row.high for row in rows] + [fair or 0.0, 1e-9])
    scale = (WIDTH - NAMES - FIGURES) / widest
    parts = []
    for at, row in enumerate(rows):
        y = at * LINE
        parts.append(_name(row, y))
        parts.append(
            f'<rect class="bar" x="{NAMES}" y="{y + 5}" width="{row.value * scale:.1f}" '
            f'height="{LINE - 10}" rx="3"/>'
        )
        parts.append(_whisker(NAMES + row.low * scale, NAMES + row.high * scale, y))
        figures = f"{percent(row.value)}  ({percent(row.low)} .. {percent(row.high)})"
        parts.append(_figures(figures, y))
    if fair is not None:
        x = NAMES + fair * scale
        parts.append(
            f'<line class="fair" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{len(rows) * LINE}">'
            f"<title>a fair share: {percent(fair)}</title></line>"
        )
    return _svg("".join(parts), len(rows) * LINE)


def gaps(rows: Sequence[Bar]) -> str:
    """Differences around zero; those whose interval is clear of it are coloured."""
    widest = max([max(abs(row.low), abs(row.high)) for row in rows] + [1e-9])
    middle = NAMES + (WIDTH - NAMES - FIGURES) / 2
    scale = (WIDTH - NAMES - FIGURES) / 2 / widest
    parts = [f'<line class="zero" x1="{middle}" x2="{middle}" y1="0" y2="{len(rows) * LINE}"/>']
    for at, row in enumerate(rows):
        y = at * LINE
        kind = "up" if row.low > 0 else "down" if row.high < 0 else "unsure"
        x = middle + row.value * scale
        parts.append(_name(row, y))
        parts.append(_whisker(middle + row.low * scale, middle + row.high * scale, y))
        parts.append(f'<circle class="{kind}" cx="{x:.1f}" cy="{y + LINE / 2}" r="5"/>')
        parts.append(_figures(f"{signed_percent(row.value)}  {row.note}", y))
    return _svg("".join(parts), len(rows) * LINE)


def columns(bins: Sequence[tuple[int, int, int]]) -> str:
    """A histogram: from, to, how many."""
    tall, wide = 150, (WIDTH - 20) / len(bins)
    most = max(count for _, _, count in bins) or 1
    parts = []
    for at, (start, end, count) in enumerate(bins):
        height = tall * count / most
        parts.append(
            f'<rect class="bar" x="{10 + at * wide:.1f}" y="{tall - height:.1f}" '
            f'width="{max(1.0, wide - 2):.1f}" height="{height:.1f}">'
            f"<title>{start} to {end - 1}: {count:,} games</title></rect>"
        )
    parts.append(f'<text x="10" y="{tall + 18}">{bins[0][0]}</text>')
    parts.append(
        f'<text x="{WIDTH - 10}" y="{tall + 18}" text-anchor="end">{bins[-1][1] - 1} decisions'
        "</text>"
    )
    return _svg("".join(parts), tall + 24)


def lines(steps: Sequence[int], series: Sequence[tuple[str, Sequence[float]]]) -> str:
    """Values from 0 to 1 over the steps of a game, a line for each seat."""
    tall, last = 220, max(steps[-1], 1)
    parts = []
    for share in (0.0, 0.5, 1.0):
        y = 10 + tall * (1 - share)
        parts.append(f'<line class="zero" x1="40" x2="{WIDTH - 120}" y1="{y}" y2="{y}"/>')
        parts.append(f'<text x="34" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    for at, (name, values) in enumerate(series):
        hue = 360 * at // len(series)
        points = " ".join(
            f"{40 + (WIDTH - 160) * step / last:.1f},{10 + tall * (1 - value):.1f}"
            for step, value in zip(steps, values, strict=True)
        )
        colour = f"hsl({hue} 70% 50%)"
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2">'
            f"<title>{escape(name)}</title></polyline>"
        )
        parts.append(
            f'<text x="{WIDTH - 110}" y="{20 + at * 20}" style="fill:{colour}">{escape(name)}'
            "</text>"
        )
    return _svg("".join(parts), tall + 20)


def _name(row: Bar, y: float) -> str:
    words = escape(row.name if len(row.name) <= 28 else row.name[:27] + "…")
    title = f"<title>{escape(row.name)}{': ' if row.note else ''}{escape(row.note)}</title>"
    return f'<text x="{NAMES - 8}" y="{y + LINE / 2 + 4}" text-anchor="end">{words}{title}</text>'


def _figures(words: str, y: float) -> str:
    return (
        f'<text class="figures" x="{WIDTH}" y="{y + LINE / 2 + 4}" text-anchor="end">'
        f"{escape(words)}</text>"
    )


def _whisker(start: float, end: float, y: float) -> str:
    middle = y + LINE / 2
    return (
        f'<path class="whisker" d="M{start:.1f} {middle}H{end:.1f}'
        f'M{start:.1f} {middle - 4}v8M{end:.1f} {middle - 4}v8"/>'
    )


def _svg(content: str, height: float) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" '
        f'xmlns="http://www.w3.org/2000/svg">{content}</svg>'
    )
