"""A report as a page: sections of words, charts, tables and lists."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hideout.cli.report.charts import Chart
from hideout.cli.report.render import render
from hideout.cli.report.words_of import report_words
from hideout.languages import ENGLISH
from hideout.words.files import locale_of

PLACE: Final = "\0"  # the command's place in its sentence


@dataclass(frozen=True)
class DataTable:
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Section:
    """A card of the page. If there are several charts, each has its title."""

    title: str
    words: str
    charts: Sequence[Chart] = ()
    notes: Sequence[str] = ()  # a sentence below the title of each chart
    table: DataTable | None = None
    items: Sequence[str] = ()


def page(
    title: str,
    heading: str,
    sections: Sequence[Section],
    words: str = "",
    by: str = "",
    language: str = ENGLISH,
) -> str:
    """The whole file; `by` is the command that made it."""
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
