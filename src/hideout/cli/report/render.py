"""Fills in the templates that charts and pages of reports are made of."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from jinja2 import Environment, PackageLoader, StrictUndefined

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
