"""What reports say, in the reader's language."""

from functools import cache
from importlib import resources
from typing import Any, Final

from hideout.cli.terminal import Terminal
from hideout.engine.core import Game
from hideout.languages import ENGLISH
from hideout.words.files import COMMON, bundle_of, source, words_in

HERE: Final = "hideout.cli.report"
SHARED: Final = (COMMON, "hideout.cli", HERE)


class ReportWords(Terminal):
    """The words of `words/en.ftl` beside this file, after the terminal's own.

    `game` is the module name of a game of ours, whose endings, figures and habits are in
    `words/GAME.en.ftl`. A game of another package has those among its own words.
    """

    def __init__(self, language: str = ENGLISH, game: str = "") -> None:
        super().__init__(language)
        own = resources.files(HERE) / "words"
        self._bundles = [
            bundle_of(
                one,
                *[source(package, one) for package in SHARED],
                words_in(own, one, game) if game else "",
            )
            for one in dict.fromkeys((language, ENGLISH))
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
def report_words(language: str = ENGLISH, game: str = "") -> ReportWords:
    return ReportWords(language, game)


def words_about(game: Game[Any], language: str = ENGLISH) -> ReportWords:
    """With the words for what is measured of this game."""
    return report_words(language, game.name.replace("-", "_"))
