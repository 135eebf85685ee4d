"""Reports in other languages: each word is in a file, and figures are written their way."""

import json
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from hideout.bots import make_bot
from hideout.bots.habits import Habit
from hideout.bots.of_game import bots_of
from hideout.bots.players import play_out
from hideout.cli.report.titles import Titles
from hideout.cli.report.words_of import report_words, words_about
from hideout.engine.core import Game
from hideout.engine.record import Record, write_record
from hideout.engine.rng import Rng
from hideout.games import GAMES, find_game
from hideout.languages import PSEUDO
from hideout.sim.series import Series, play_series
from hideout.sim.tally import Tally
from hideout.words import Narrator
from hideout.words.check import messages
from hideout.words.files import bundle_of, source, words_in
from tests.cli.program import Hideout
from tests.cli.pseudo import plain_words
from tests.testing import bare

CLI = Path(__file__).parents[2] / "src" / "hideout" / "cli"
BOTS = ["heuristic", "random"]
TITLES = [game.title for game in GAMES.values()]
FACT = ("location", "is")  # what could be known is told in the notation
SMALL = ("--games", "8", "--jobs", "1", "--language")


class Reader(HTMLParser):
    """What people see or hear of a page: its text, and the labels of its charts."""

    def __init__(self) -> None:
        super().__init__()
        self.read: list[str] = []
        self.within: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.within.append(tag)
        self.read += [value or "" for name, value in attrs if name == "aria-label"]

    def handle_endtag(self, tag: str) -> None:
        while self.within and self.within.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        if not {"style", "code"} & set(self.within):
            self.read.append(data)


def words_of_page(path: Path) -> set[str]:
    reader = Reader()
    reader.feed(path.read_text())
    return plain_words(" ".join(reader.read), [*BOTS, *TITLES, "ann", "bob", *FACT])


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "oceans-heist", "--bots", "random"),
        ("simulate", "bank-heist", "--bots", "random,heuristic"),
        ("tournament", "bank-heist", "--bots", "heuristic,random"),
        ("company", "heat"),
        ("company", "bank-heist"),
        ("company", "millions-of-dollars"),
    ],
    ids=" ".join,
)
@pytest.mark.slow
def test_a_report_has_no_word_that_is_in_no_file(
    hideout: Hideout, command: tuple[str, ...]
) -> None:
    ran = hideout(*command, *SMALL, PSEUDO)

    assert (ran.status in (0, 1), ran.err) == (True, "")
    names = {habit.name for habit in _habits(command[1])}
    assert plain_words(ran.out, [*BOTS, *TITLES, *names]) == set()


def _habits(game: str) -> tuple[Habit, ...]:
    habits = bots_of(find_game(game)).habits
    return () if habits is None else habits.habits


def test_the_balance_page_has_no_word_that_is_in_no_file(hideout: Hideout, tmp_path: Path) -> None:
    asked = ("--what-if", "second_try=on", "--html", "r.html")
    ran = hideout("balance", "heist-hustle", *SMALL, PSEUDO, *asked)

    assert (ran.status, ran.err) == (0, "")
    assert words_of_page(tmp_path / "r.html") == set()
    assert plain_words(ran.out, [*TITLES, "r.html"]) == set()


def test_the_page_of_an_analysis_has_no_word_that_is_in_no_file(
    hideout: Hideout, tmp_path: Path
) -> None:
    game = find_game("heist-hustle")
    record = Record(game, ["ann", "bob"], 3, {})
    bots = [make_bot("random", game, seat, 2, Rng(seat)) for seat in range(2)]
    play_out(record.start(), bots, Rng(1), record)
    (tmp_path / "game.txt").write_text(write_record(record))
    few = ("--playouts", "1", "--search", "4", "--html", "told.html")
    ran = hideout("analyse", "game.txt", *few, "--language", PSEUDO)

    assert (ran.status, ran.err) == (0, "")
    assert words_of_page(tmp_path / "told.html") == set()
    assert plain_words(ran.out, ["ann", "bob", *FACT, *TITLES]) == set()


def test_numbers_are_written_as_the_language_does(hideout: Hideout) -> None:
    english, german, french = report_words("en"), report_words("de"), report_words("fr")

    assert english.number(1234.5, 1) == "1,234.5"
    assert german.number(1234.5, 1, is_signed=True) == "+1.234,5"
    assert german.percent(0.125, 1) == "12,5\xa0%"
    assert french.number(-1234) == "-1\u202f234"
    assert report_words("ja").share(0.5, 0.4, 0.6) == "50.0%（40.0% .. 60.0%）"
    ran = hideout("simulate", "heist-hustle", "--bots", "random", *SMALL, "de")
    assert ran.out.startswith("Heist Hustle, 4 Plätze, 8 Spiele, Startwert 0x0\n")
    assert "Siegquote" in ran.out


def test_what_a_program_reads_is_the_same_in_every_language(hideout: Hideout) -> None:
    command = ("simulate", "bank-heist", "--bots", "random", "--json", *SMALL)

    assert json.loads(hideout(*command, "ja").out) == json.loads(hideout(*command, "en").out)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_ending_and_figure_of_a_game_has_a_name(game: Game[Any]) -> None:
    series = Series(game.name, game.seats[0], 12, ("random",), 0, {}, None)
    tally: Tally = play_series(series, 1, lambda games: None)
    report, say = tally.report(), words_about(game)
    figures, endings = report["figures"], report["endings"]
    assert isinstance(figures, dict)
    assert isinstance(endings, dict)
    unnamed = [name for name in figures if not say.knows(f"figure-{name.replace('.', '-')}")]
    unnamed += [name for name in endings if not say.knows(f"ending-{name}")]
    assert unnamed == []


def test_a_game_of_another_package_names_its_endings_among_its_own_words() -> None:
    titles = Titles(bare.GAME)
    titles.words = Narrator(bare.GAME)
    titles.words._bundles = [bundle_of("en", "ending-caught = Caught red-handed")]

    assert (titles.ending("caught"), titles.ending("got-away")) == ("Caught red-handed", "Got away")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_happens_is_told_as_a_sentence_with_gaps(game: Game[Any]) -> None:
    titles = Titles(game, PSEUDO)
    told = {kind: titles.event(kind) for kind in game.event_kinds}
    assert {kind: words for kind, words in told.items() if plain_words(words, [])} == {}


def test_habits_are_told_as_their_bots_declare_them() -> None:
    for game in GAMES.values():
        habits = bots_of(game).habits
        for habit in () if habits is None else habits.habits:
            assert Titles(game).habit(habit.name) == habit.meaning


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_word_about_a_game_is_about_something_of_it(game: Game[Any]) -> None:
    box = game.name.replace("-", "_")
    words = words_in(CLI / "report" / "words", "en", box)
    code = "".join(path.read_text() for path in (CLI.parent / "games" / box).glob("*.py"))
    habits = bots_of(game).habits
    named = {habit.name for habit in (() if habits is None else habits.habits)}
    for one in messages(words):
        kind, _, name = one.id.name.partition("-")
        assert kind in ("ending", "figure", "value", "habit")
        assert name in named if kind == "habit" else f'"{name.partition("-")[0]}' in code, name


def test_every_message_of_reports_is_said_somewhere() -> None:
    code = "".join(path.read_text() for path in CLI.rglob("*.py"))
    made = ("figure-", "column-")  # ids that are put together
    ids = [one.id.name for one in messages(source("hideout.cli.report", "en"))]
    assert [id for id in ids if f'"{id}"' not in code and not id.startswith(made)] == []
