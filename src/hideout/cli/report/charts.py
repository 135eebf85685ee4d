"""The charts of reports. Each is drawn once, as SVG: a page holds it, a picture is made of it.

Positions are worked out here; what is drawn at them is in `templates/*.svg`.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from hideout.cli.report.render import render
from hideout.cli.report.words_of import ReportWords, report_words
from hideout.cli.terminal import Terminal

WIDTH: Final = 760
NAMES: Final = 220  # where the names end and the bars begin
FIGURES: Final = 190  # room for the figures at the right
LINE: Final = 26
LONGEST: Final = 34  # letters of a name
COLUMNS: Final = 150  # how tall the tallest column is
PLOT: Final = (40, 10, WIDTH - 210, 220)  # left, top, width and height of what lines are drawn in


class Bar(NamedTuple):
    """One line of a chart: a value with its interval, and words shown on hover."""

    name: str
    value: float
    low: float
    high: float
    note: str = ""


class Chart(NamedTuple):
    """A drawing, its size in units; `name` is that of its file."""

    name: str
    title: str
    svg: Markup
    height: float


class Row(NamedTuple):
    """A bar where it is drawn: its middle, and from left to right what it marks."""

    bar: Bar
    name: str
    y: float
    value: float
    low: float
    high: float
    figures: str


def bars(
    name: str,
    title: str,
    rows: Sequence[Bar],
    fair: float | None = None,
    say: ReportWords | None = None,
) -> Chart:
    """Shares from 0 up, each with its interval; a line where a fair share would be."""
    say = say or report_words()
    widest = max([row.high for row in rows] + [fair or 0.0, 1e-9])
    scale = (WIDTH - NAMES - FIGURES) / widest
    placed = [
        _placed(at, row, NAMES, scale, say.share(row.value, row.low, row.high))
        for at, row in enumerate(rows)
    ]
    line = None
    if fair is not None:
        words = say("fair-line", share=say.percent(fair, 1))
        line = {"x": NAMES + fair * scale, "words": words}
    height = len(rows) * LINE
    return Chart(name, title, _draw("bars.svg", title, height, rows=placed, fair=line), height)


def gaps(name: str, title: str, rows: Sequence[Bar]) -> Chart:
    """Differences around zero; those whose interval is clear of it point up or down.

    What stands beside a row is its note.
    """
    widest = max([max(abs(row.low), abs(row.high)) for row in rows] + [1e-9])
    room = WIDTH - NAMES - FIGURES
    zero, scale = NAMES + room / 2, room / 2 / widest
    placed = [_placed(at, row, zero, scale, row.note) for at, row in enumerate(rows)]
    height = len(rows) * LINE
    return Chart(name, title, _draw("gaps.svg", title, height, rows=placed, zero=zero), height)


def columns(
    name: str,
    title: str,
    bins: Sequence[tuple[int, int, int]],
    say: ReportWords | None = None,
) -> Chart:
    """A histogram of how long games are: from, to, how many."""
    say = say or report_words()
    wide = (WIDTH - 20) / len(bins)
    most = max(count for _, _, count in bins) or 1
    placed = [
        {
            "x": 10 + at * wide,
            "width": max(1.0, wide - 2),
            "height": COLUMNS * count / most,
            "words": say(
                "length-column",
                **{
                    "from": say.number(start),
                    "to": say.number(end - 1),
                    "games": say.number(count),
                },
            ),
        }
        for at, (start, end, count) in enumerate(bins)
    ]
    ends = (say.number(bins[0][0]), say("length-end", most=say.number(bins[-1][1] - 1)))
    height = COLUMNS + 24
    svg = _draw("columns.svg", title, height, columns=placed, ends=ends, floor=COLUMNS)
    return Chart(name, title, svg, height)


def lines(
    name: str,
    title: str,
    steps: Sequence[int],
    series: Sequence[tuple[str, Sequence[float]]],
    say: Terminal | None = None,
) -> Chart:
    """Values from 0 to 1 over the steps of a game, a line for each of the series."""
    say = say or report_words()
    left, top, width, tall = PLOT
    last = max(steps[-1], 1)
    placed = [
        {
            "name": words,
            "points": " ".join(
                f"{left + width * step / last:.1f},{top + tall * (1 - value):.1f}"
                for step, value in zip(steps, values, strict=True)
            ),
        }
        for words, values in series
    ]
    height = top + max(tall, 20 * len(series)) + 10
    rules = [{"y": top + tall * (1 - share), "share": say.percent(share)} for share in (0, 0.5, 1)]
    plot = {"left": left, "right": left + width, "top": top}
    svg = _draw("lines.svg", title, height, lines=placed, rules=rules, plot=plot)
    return Chart(name, title, svg, height)


def _placed(at: int, row: Bar, zero: float, scale: float, figures: str) -> Row:
    name = row.name if len(row.name) <= LONGEST else row.name[: LONGEST - 1] + "…"
    value, low, high = (zero + part * scale for part in (row.value, row.low, row.high))
    return Row(row, name, at * LINE + LINE / 2, value, low, high, figures)


def _draw(template: str, title: str, height: float, **shapes: object) -> Markup:
    measures = {"width": WIDTH, "names": NAMES, "height": height, "line": LINE}
    return Markup(render(template, title=title, **measures, **shapes))
