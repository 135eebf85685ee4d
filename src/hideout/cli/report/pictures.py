"""Charts as PNG files, made from the same drawings as the page's."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from hideout.cli.files import reason
from hideout.cli.report.charts import WIDTH, Chart
from hideout.cli.report.render import render
from hideout.engine.reader import BadData

SCALE: Final = 2.0  # pixels a unit
MARGIN: Final = 20
HEAD: Final = 48  # room for the title


def check_pictures(folder: str) -> None:
    """Raises BadData if pictures could not be made there, so that nobody finds out too late."""
    _converter()
    try:
        Path(folder).mkdir(exist_ok=True)
        if any(Path(folder).iterdir()):
            raise BadData(f"{folder} is not empty; pictures go to a folder of their own.")
    except OSError as error:
        raise BadData(f"{folder} cannot be used: {reason(error)}.") from None


def picture(chart: Chart, heading: str) -> bytes:
    """A chart on paper with its title above, as the bytes of a PNG file. Raises BadData."""
    svg = render(
        "picture.svg",
        chart=chart,
        title=f"{heading}: {chart.title}",
        width=WIDTH + 2 * MARGIN,
        height=chart.height + HEAD + MARGIN,
        chart_width=WIDTH,
        margin=MARGIN,
        head=HEAD,
    )
    return _converter()(svg)


def write_pictures(folder: str, heading: str, charts: Sequence[Chart]) -> int:
    """One file a chart; how many. Raises BadData."""
    for name, chart in _named(charts):
        path = Path(folder) / f"{name}.png"
        try:
            path.write_bytes(picture(chart, heading))
        except OSError as error:
            raise BadData(f"{path} cannot be written: {reason(error)}.") from None
    return len(charts)


def _named(charts: Sequence[Chart]) -> Iterator[tuple[str, Chart]]:
    """Each chart with a name that is valid for a file and unique."""
    taken: set[str] = set()
    for chart in charts:
        words = "".join(c if c.isalnum() else " " for c in chart.name.lower()).split()
        name = plain = "-".join(words) or "chart"
        number = 2
        while name in taken:
            name, number = f"{plain}-{number}", number + 1
        taken.add(name)
        yield name, chart


def _converter() -> Callable[[str], bytes]:
    try:
        import vl_convert
    except ImportError:
        raise BadData("Pictures need vl-convert: install hideout[charts].") from None
    return lambda svg: vl_convert.svg_to_png(svg, scale=SCALE)
