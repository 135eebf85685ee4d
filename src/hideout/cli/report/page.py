"""A report as a page: sections of words, charts, tables and lists, put into our templates."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from jinja2 import Environment, PackageLoader, StrictUndefined

from hideout.languages import ENGLISH
from hideout.words.files import locale_of

if TYPE_CHECKING:
    from hideout.cli.report.charts import Chart

PLACE: Final = "\0"  # where the command stands in its sentence
# Paper and inks as in the page's tokens.css. Cards are paper by day and by night, so one set of
# inks serves both, and pictures as well.
INKS: Final[Mapping[str, str]] = {
    "paper": "#f4ead3",
    "shade": "#e4d5b4",
    "ink": "#1d1613",
    "soft": "#5a4a3d",
    "spot": "#8a2b34",
    "up": "#0e6354",
    "down": "#a8341a",
}
# One for each line of a chart; after the last they come again, dashed.
LINE_INKS: Final = ("#8a2b34", "#2b4a9b", "#2a6338", "#b04214", "#73346f", "#1d1613")


@dataclass(frozen=True)
class DataTable:
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Section:
    """A card of the page. Several charts each get their title."""

    title: str
    words: str
    charts: Sequence["Chart"] = ()
    notes: Sequence[str] = ()  # a sentence below the title of each chart
    table: DataTable | None = None
    items: Sequence[str] = ()


@cache
def _templates() -> Environment:
    found = Environment(
        loader=PackageLoader("hideout.cli.report"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals |= {"inks": INKS, "line_inks": LINE_INKS}
    return found


def render(template: str, **content: object) -> str:
    return _templates().get_template(template).render(**content)


def page(
    title: str,
    heading: str,
    sections: Sequence[Section],
    words: str = "",
    by: str = "",
    language: str = ENGLISH,
) -> str:
    """The whole file; `by` is the command that made it."""
    from hideout.cli.report.words_of import report_words

    made = report_words(language)("made-by", command=PLACE).partition(PLACE)
    return render(
        "report.html",
        title=title,
        heading=heading,
        sections=sections,
        words=words,
        by=by,
        made=(made[0], made[2]),
        language=language,
        direction=locale_of(language).text_direction,
    )
