"""The lab on the command line: tournaments, results on the way, and the balance report."""

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from hideout.bots import make_bot
from hideout.bots.of_game import bots_of
from hideout.bots.players import play_out
from hideout.engine.record import Record, write_record
from hideout.engine.rng import Rng
from hideout.games import find_game
from tests.cli.program import Hideout

TOURNAMENT = ("tournament", "heist-hustle", "--bots", "heuristic,random", "--jobs", "1")


def test_a_tournament_for_people(hideout: Hideout) -> None:
    ran = hideout(*TOURNAMENT, "--games", "9", "--option", "bail=on")

    assert (ran.status, ran.err) == (0, "")
    for words in ("5 deals, 10 games", "rating", "heuristic against random", "by seat", "p3"):
        assert words in ran.out


def test_a_tournament_for_programs(hideout: Hideout) -> None:
    told = json.loads(hideout(*TOURNAMENT, "--games", "8", "--json").out)

    assert told["standings"]["deals"] == 4
    assert set(told["standings"]["bots"]) == {"heuristic", "random"}


def test_roles_are_told_apart(hideout: Hideout) -> None:
    command = ("tournament", "bank-heist", "--bots", "heuristic,random", "--games", "4")
    told = json.loads(hideout(*command, "--jobs", "1", "--json").out)

    assert "crew" in told["standings"]["by_role"]["identities"]


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        ("random", "A tournament needs two bots or more."),
        ("random,random", "Name every bot only once in a tournament."),
        ("random,heuristic,random", "Name every bot only once in a tournament."),
        ("random,genius", "There is no bot genius for Heist Hustle; "),
        ("random,search:0", "A budget is 1 to 10,000,000 playouts, not 0."),
        ("random,search:soon", "search:soon is not a budget; "),
    ],
)
def test_an_impossible_tournament_is_one_sentence(
    hideout: Hideout, bots: str, sentence: str
) -> None:
    ran = hideout("tournament", "heist-hustle", "--bots", bots)

    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(sentence)
    assert ran.err.count("\n") == 1


def test_games_are_written_and_kept(hideout: Hideout, tmp_path: Path) -> None:
    command = (*TOURNAMENT, "--games", "8", "--resume", "kept", "--json")
    first = hideout(*command, "--out", "games.csv")
    again = hideout(*command, "--out", "again.csv")

    assert first.status == 0
    assert first.out == again.out
    lines = (tmp_path / "games.csv").read_text()
    assert len(lines.splitlines()) == 9
    assert lines == (tmp_path / "again.csv").read_text()
    other = hideout(*command, "--seed", "8")
    assert (other.status, other.err) == (2, "kept keeps a series with another seed.\n")


class Page(HTMLParser):
    """Which tags a page has, whether they close, and what it would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in ("meta", "br"):
            self.open.append(tag)
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("game", ["heist-hustle", "bank-heist"])
def test_the_report_is_one_file_that_fetches_nothing(
    hideout: Hideout, tmp_path: Path, game: str
) -> None:
    command = ("balance", game, "--games", "8", "--jobs", "1", "--html", "report.html")
    ran = hideout(*command, "--what-if-switches")
    text = (tmp_path / "report.html").read_text()
    page = Page()
    page.feed(text)

    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith("the report is in report.html.\n")
    assert page.open == []
    assert page.fetched == []
    assert page.tags.count("svg") >= 5
    assert "url(" not in text
    assert "@import" not in text
    for words in ("Seats", "Endings", "Length", "Players", "What if", "Rules"):
        assert f"<h2>{words}</h2>" in text


def test_a_report_is_never_written_over_another(hideout: Hideout, tmp_path: Path) -> None:
    (tmp_path / "report.html").write_text("mine")
    ran = hideout("balance", "heist-hustle", "--games", "8", "--html", "report.html")

    assert (ran.status, ran.err) == (
        2,
        "report.html already exists and will not be overwritten.\n",
    )


def test_a_place_that_is_taken_meanwhile_does_not_cost_the_report(
    hideout: Hideout, tmp_path: Path
) -> None:
    """A link to nowhere: nothing is there when the games begin, and nothing can be written."""
    (tmp_path / "r.html").symlink_to("nowhere/r.html")
    ran = hideout("balance", "heist-hustle", "--games", "8", "--jobs", "1", "--html", "r.html")

    assert ran.status == 0
    assert ran.err == "r.html already exists and will not be overwritten.\n"
    kept = Path(ran.out.strip().removesuffix(".").split(" is in ")[1])
    assert kept.read_text().startswith("<!doctype html>")


def test_a_program_gets_the_same_figures(hideout: Hideout) -> None:
    command = ("balance", "heist-hustle", "--games", "8", "--jobs", "1", "--json")
    told = json.loads(hideout(*command, "--what-if", "second_try=on").out)

    assert set(told["what_if"]) == {"second_try on"}  # and nothing that was not asked for
    assert told["players"]["10"]["by_seat"][9]["share"] >= 0
    assert {"move", "gain", "low", "high", "seen"} <= set(told["moves"][0])


# analyse


@pytest.fixture
def record(tmp_path: Path) -> str:
    game = find_game("heist-hustle")
    record = Record(game, ["ann", "bob"], 3, {})
    bots = [make_bot("random", game, seat, 2, Rng(seat)) for seat in range(2)]
    play_out(record.start(), bots, Rng(1), record)
    (tmp_path / "game.txt").write_text(write_record(record))
    return "game.txt"


def test_a_game_is_analysed_for_people(hideout: Hideout, tmp_path: Path, record: str) -> None:
    command = ("analyse", record, "--playouts", "1", "--search", "8", "--html", "told.html")
    ran = hideout(*command)
    page = Page()
    page.feed((tmp_path / "told.html").read_text())

    assert (ran.status, ran.err) == (0, "")
    for words in ("chance of winning", "The game turned", "ann", "Better moves"):
        assert words in ran.out
    assert page.open == []
    assert page.fetched == []


def test_a_game_is_analysed_in_german(hideout: Hideout, tmp_path: Path, record: str) -> None:
    command = ("analyse", record, "--playouts", "1", "--search", "8", "--html", "told.html")
    ran = hideout(*command, "--language", "de")
    page = (tmp_path / "told.html").read_text()

    assert (ran.status, ran.err) == (0, "")
    assert "Gewinnchance" in ran.out
    assert "chance of" not in ran.out
    assert '<html lang="de" dir="ltr">' in page
    assert "Was ein Platz wissen konnte" in page


def test_a_game_is_analysed_for_programs(hideout: Hideout, record: str) -> None:
    ran = hideout("analyse", record, "--playouts", "1", "--search", "0", "--json")
    told = json.loads(ran.out)

    assert told["names"] == ["ann", "bob"]
    assert told["judged"] == 0
    assert sum(told["moments"][-1]["chances"]) == 1.0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("game.txt", "--search", "long"), "search:long is not a budget; "),
        (("none.txt",), "none.txt cannot be read: no such file"),
        (("half.txt",), "half.txt is not finished yet; "),
    ],
)
def test_what_cannot_be_analysed_is_one_sentence(
    hideout: Hideout, tmp_path: Path, record: str, arguments: tuple[str, ...], sentence: str
) -> None:
    lines = (tmp_path / record).read_text().splitlines(keepends=True)
    (tmp_path / "half.txt").write_text("".join(lines[:-9]))
    ran = hideout("analyse", *arguments)

    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(sentence)


def test_company_for_people(hideout: Hideout) -> None:
    ran = hideout("company", "heat", "--games", "12", "--jobs", "1", "--seed", "3")

    assert (ran.status, ran.err) == (0, "")
    for words in ("Heat, 4 seats, 12 games, heuristic", "impossible", "good company"):
        assert words in ran.out


def test_bad_company_has_a_status_of_its_own(hideout: Hideout) -> None:
    command = ("company", "heat", "--games", "4", "--bots", "random", "--jobs", "1", "--json")
    ran = hideout(*command)
    habits = json.loads(ran.out)["habits"]

    assert ran.status == 1
    assert habits["claims"]["chances"] == 4 * 4 * 12
    assert not all(habit["kept"] for habit in habits.values())


def test_company_needs_habits(hideout: Hideout, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_of(find_game("heist-hustle")), "habits", None)

    ran = hideout("company", "heist-hustle")

    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "Heist Hustle declares no habits by which to judge its company.\n"
