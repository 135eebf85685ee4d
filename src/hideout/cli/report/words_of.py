"""What reports say, in the reader's language."""

from functools import cache

from hideout.cli.terminal import Terminal
from hideout.languages import ENGLISH
from hideout.words.files import COMMON, bundle_of, source

PACKAGES = (COMMON, "hideout.cli", "hideout.cli.report")


class ReportWords(Terminal):
    """The words of `words/en.ftl` beside this file, after the terminal's own."""

    def __init__(self, language: str = ENGLISH) -> None:
        super().__init__(language)
        spoken = dict.fromkeys((language, ENGLISH))
        self._bundles = [
            bundle_of(one, *[source(package, one) for package in PACKAGES]) for one in spoken
        ]

    def seat(self, seat: int) -> str:
        """Seat 1, for the first."""
        return self("seat-name", n=seat + 1)

    def interval(self, low: str, high: str) -> str:
        return self("interval", low=low, high=high)

    def share(self, share: float, low: float, high: float) -> str:
        """12.5% (10.1% .. 14.9%)."""
        told = {"share": share, "low": low, "high": high}
        return self("share-between", **{name: self.percent(one, 1) for name, one in told.items()})


@cache
def report_words(language: str = ENGLISH) -> ReportWords:
    return ReportWords(language)
