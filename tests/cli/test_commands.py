"""Commands that print: games, rules, decks, simulations, checks, scenarios, playthroughs."""

import json
from pathlib import Path
from typing import Any

import pytest

from hideout.engine.core import Game
from hideout.games import GAMES
from hideout.rulebook.where import cited
from tests.builds import IS_COMPILED
from tests.cli.program import Hideout, run_apart
from tests.testing.toy import CLAUSES, Toy, ToyState

ROOT = Path(__file__).parents[2]


# games, rules


def test_games_for_people_and_programs(hideout: Hideout) -> None:
    told = json.loads(hideout("games", "--json").out)
    (hustle,) = (game for game in told if game["name"] == "heist-hustle")

    assert hustle["title"] == "Heist Hustle"
    assert hustle["seats"] == [2, 10]
    assert hustle["bots"] == ["random", "heuristic", "search"]
    assert [game["name"] for game in told] == list(GAMES)
    bail = {option["name"]: option for option in hustle["options"]}["bail"]
    assert (bail["default"], bail["values"]) == (False, "on or off")
    for game in GAMES.values():
        assert game.title in hideout("games").out


def test_a_clause_by_id_and_by_number(hideout: Hideout) -> None:
    ran = hideout("rules", "heist-hustle", "hh-7", "9")

    assert ran.status == 0
    assert "Set-up and start\n  HH-7  The first player in that order who rolled a 3" in ran.out
    assert "HH-9  " in ran.out
    assert "HH-8  " not in ran.out


def test_a_clause_says_where_it_is_kept(hideout: Hideout) -> None:
    told = json.loads(hideout("rules", "bh-116", "--where", "--json").out)

    assert [clause["id"] for clause in told] == ["BH-116"]
    code, tests = told[0]["code"], told[0]["tests"]
    assert any("bank_heist/attacks.py:" in line and "(answers)" in line for line in code)
    if IS_COMPILED:  # as an installed package, which has no tests to point at
        assert tests == []
    else:
        assert any("test_shots.py:" in line and "@rule" in line for line in tests)
    assert hideout("rules", "heat", "HT-98", "--where").out.startswith("HT-98 [")


def test_a_range_of_clauses_cites_those_inside_it() -> None:
    assert cited("kept here [HH-7 .. HH-9], and [BH-1 BH-3]") == {
        "HH-7", "HH-8", "HH-9", "BH-1", "BH-3",
    }  # fmt: skip
    assert cited("no clause: HH-7x9, AHH-7") == set()


def test_a_word_finds_the_clauses_that_say_it(hideout: Hideout) -> None:
    told = json.loads(hideout("rules", "heat", "Jail", "HT-26", "--json").out)

    assert [clause["id"] for clause in told] == ["HT-64", "HT-96", "HT-98", "HT-102", "HT-26"]
    assert told[0]["section"] == "Heat check and Consequences"
    assert hideout("rules", "heat", "xylophone").err == (
        "Heat has no clause xylophone; they go from HT-1 to HT-109.\n"
    )


@pytest.mark.parametrize(
    ("text", "is_on"), [("on", True), ("True", True), ("1", True), ("NO", False), ("0", False)]
)
def test_switches_are_read_as_people_write_them(hideout: Hideout, text: str, is_on: bool) -> None:
    ran = hideout("simulate", "heist-hustle", "--games", "1", "--option", f"bail={text}", "--json")

    assert json.loads(ran.out)["options"] == {"bail": is_on}


def test_clauses_by_a_word(hideout: Hideout) -> None:
    told = json.loads(hideout("rules", "heist-hustle", "--search", "BLACK line", "--json").out)

    assert [(clause["id"], clause["tag"]) for clause in told] == [("HH-55", "S")]
    assert told[0]["section"] == "Spinner"
    assert told[0]["origin"] == "printed rule"


def test_all_clauses_and_the_whole_book(hideout: Hideout) -> None:
    clauses = json.loads(hideout("rules", "heist-hustle", "--json").out)
    book = (ROOT / "docs" / "rules" / "heist-hustle.md").read_text()

    assert len(clauses) == 80
    assert hideout("rules", "heist-hustle").out.count("HH-80  ") == 1
    assert hideout("rules", "heist-hustle", "--book").out == book


# deck


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_printed_deck_can_be_given_back(
    hideout: Hideout, tmp_path: Path, game: Game[Any]
) -> None:
    if not game.deck:
        assert hideout("deck", game.name).status == 2
        return
    for suffix, options in (("toml", []), ("json", ["--json"])):
        printed = hideout("deck", game.name, *options).out
        file = f"mine.{suffix}"
        (tmp_path / file).write_text(printed)
        again = hideout("deck", game.name, "--deck", file, *options)
        assert (again.status, again.out) == (0, printed)
    assert json.loads(printed) == json.loads(json.dumps(game.deck))


def test_a_wrong_card_is_named(hideout: Hideout, tmp_path: Path) -> None:
    cards = hideout("deck", "heist-hustle").out
    (tmp_path / "mine.toml").write_text(cards.replace("points = 100", "points = 0"))
    ran = hideout("deck", "heist-hustle", "--deck", "mine.toml")

    assert ran.status == 2
    assert ran.err == "mine.toml: locations[9].points must be from 1 to 10000, not 0.\n"


# simulate


SIMULATE = ("simulate", "heist-hustle", "--seats", "10", "--games", "64", "--seed", "7")


@pytest.mark.slow
def test_a_simulation_is_the_same_twice_and_with_any_number_of_jobs() -> None:
    one = run_apart(*SIMULATE, "--bots", "random", "--json")
    again = run_apart(*SIMULATE, "--bots", "random", "--json")
    two_jobs = run_apart(*SIMULATE, "--bots", "random", "--json", "--jobs", "2")

    assert (one.status, one.err) == (0, "")
    assert one.out == again.out == two_jobs.out
    told = json.loads(one.out)
    assert (told["games"], told["seed"], told["endings"]) == (64, "0x7", {"points": 64})
    assert sum(seat["share"] for seat in told["by_seat"]) == pytest.approx(1.0, abs=1e-4)


@pytest.mark.slow
def test_a_simulation_for_people(hideout: Hideout) -> None:
    ran = hideout(*SIMULATE, "--bots", "heuristic,random", "--option", "bail=on")

    assert (ran.status, ran.err) == (0, "")
    for words in ("10 seats, 64 games", "share of wins", "heuristic", "p9", "endings: Points 64"):
        assert words in ran.out


@pytest.mark.slow
def test_a_simulation_with_other_cards_says_so(hideout: Hideout, tmp_path: Path) -> None:
    cards = hideout("deck", "heist-hustle").out
    (tmp_path / "mine.toml").write_text(cards.replace("points = ", "points = 9"))
    own = json.loads(hideout(*SIMULATE, "--deck", "mine.toml", "--json").out)
    printed = json.loads(hideout(*SIMULATE, "--json").out)

    assert (own["deck"], printed["deck"]) == ("own", "printed")
    assert own["figures"] != printed["figures"]


# check, scenario, regenerate, bench


@pytest.mark.slow
def test_check_passes_a_sound_game(hideout: Hideout) -> None:
    command = ("check", "heist-hustle", "--games", "1", "--seats", "2", "--option", "bail=on")
    ran = hideout(*command)
    told = json.loads(hideout(*command, "--json").out)

    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("Heist Hustle: 1 game, ")
    assert (told["passed"], told["failure"]) == (True, None)


def test_check_damages_positions(hideout: Hideout) -> None:
    command = ("check", "heist-hustle", "--positions", "20", "--seed", "3")
    ran = hideout(*command)
    told = json.loads(hideout(*command, "--json").out)

    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("Heist Hustle: 20 damaged positions, ")
    assert told["refused"] + told["accepted"] == 20
    assert (told["passed"], told["failure"]) == (True, None)


class Broken(Toy):
    def check(self, s: ToyState) -> str:
        return "there is a hole in the table."


def test_check_fails_a_broken_game(hideout: Hideout, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pockets", Broken())
    monkeypatch.setattr("hideout.testing.conformance.rulebook", lambda name: CLAUSES)
    command = ("check", "pockets", "--games", "1", "--seats", "2")
    ran = hideout(*command)

    assert (ran.status, ran.out) == (1, "")
    assert "there is a hole in the table." in ran.err
    assert "hideout check pockets --seats 2" in ran.err.splitlines()[-1]
    assert json.loads(hideout(*command, "--json").out)["passed"] is False


SCENARIO = """
game = "heist-hustle"
names = ["ann", "bob"]
rules = ["HH-46"]
about = "A four is a success."

[position]
phase = "roll"
table = { mastermind = "p0", owners = { crowbar = "p0", disguise = "p1" } }

[[step]]
do = "ann: roll"
luck = [4]
view.ann.die = 4
"""


def test_scenarios_pass_and_fail(hideout: Hideout, tmp_path: Path) -> None:
    (tmp_path / "good.toml").write_text(SCENARIO)
    (tmp_path / "bad.toml").write_text(SCENARIO.replace("die = 4", "die = 5"))
    good = hideout("scenario", "good.toml")
    both = hideout("scenario", "good.toml", "bad.toml")
    told = json.loads(hideout("scenario", "good.toml", "bad.toml", "--json").out)

    assert (good.status, good.out) == (0, "pass  good.toml\n1 passed, 0 failed.\n")
    assert both.status == 1
    assert "FAIL  bad.toml" in both.out
    assert "die" in both.out.partition("FAIL")[2]
    assert [each["passed"] for each in told] == [True, False]
    assert told[0]["rules"] == ["HH-46"]


def test_a_folder_stands_for_the_scenarios_in_it(hideout: Hideout, tmp_path: Path) -> None:
    (tmp_path / "all" / "more").mkdir(parents=True)
    (tmp_path / "none").mkdir()
    (tmp_path / "all" / "b.toml").write_text(SCENARIO)
    (tmp_path / "all" / "more" / "a.toml").write_text(SCENARIO.replace("die = 4", "dye = 4"))
    (tmp_path / "all" / "notes.txt").write_text("nothing to run")

    ran = hideout("scenario", "all")

    assert ran.status == 1
    first, second, complaint, last = ran.out.splitlines()
    assert first == "pass  all/b.toml"
    assert second == "FAIL  all/more/a.toml"
    assert "there is no dye (there are: phase, " in complaint  # one line, however long
    assert len(complaint) > 200
    assert last == "1 passed, 1 failed."
    empty = hideout("scenario", "none")
    assert (empty.status, empty.err) == (2, "There is no .toml file in none.\n")


@pytest.mark.slow
def test_regenerate_rewrites_what_has_changed(hideout: Hideout, tmp_path: Path) -> None:
    hideout("regenerate", "heist-hustle", "--folder", str(tmp_path))
    file = tmp_path / "heist-hustle" / "2-players.txt"
    right = file.read_text()
    file.write_text(right + "one line too many\n")

    ran = hideout("regenerate", "heist-hustle", "--folder", str(tmp_path))

    assert ran.status == 0
    assert "changed   heist-hustle/2-players.txt" in ran.out
    assert "the same  heist-hustle/10-players.txt" in ran.out
    assert file.read_text() == right
    again = hideout("regenerate", "heist-hustle", "--folder", str(tmp_path))
    assert "changed" not in again.out


def test_regenerate_begins_where_there_is_nothing(hideout: Hideout, tmp_path: Path) -> None:
    ran = hideout("regenerate", "heist-hustle", "--folder", str(tmp_path))

    assert ran.status == 0
    written = sorted(path.name for path in (tmp_path / "heist-hustle").iterdir())
    assert written == ["10-players.txt", "2-players.txt"]


def test_regenerate_names_a_playthrough_that_cannot_be(hideout: Hideout, tmp_path: Path) -> None:
    (tmp_path / "heist-hustle").mkdir()
    (tmp_path / "heist-hustle" / "odd.txt").write_text("once upon a time")
    ran = hideout("regenerate", "heist-hustle", "--folder", str(tmp_path))

    assert ran.status == 1
    assert ran.err.startswith("heist-hustle/odd.txt, line 1: this is not a playthrough")


def test_bench_says_where_it_is_if_it_is_not_here(
    hideout: Hideout, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hideout.__file__", str(tmp_path / "src" / "hideout" / "__init__.py"))
    ran = hideout("bench")

    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "The benchmark is not installed: in a clone of Hideout, run `make bench`.\n"


def test_bench_runs_the_clones_own(
    hideout: Hideout, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "__main__.py").write_text("import sys; sys.exit(len(sys.argv) + 5)")
    monkeypatch.setattr("hideout.__file__", str(tmp_path / "src" / "hideout" / "__init__.py"))

    assert hideout("bench", "--fast").status == 7


# words


def test_words_are_printed_to_be_translated_and_looked_over(
    hideout: Hideout, tmp_path: Path
) -> None:
    english = hideout("words", "heat").out
    assert "act-pass = Pass { $card }" in english

    path = tmp_path / "de.ftl"
    path.write_text("act-pass = { $card } weitergeben\n", encoding="utf-8")
    ran = hideout("words", "heat", "--check", "de.ftl")
    assert ran.status == 0
    assert ran.out.splitlines()[-1] == "de.ftl: no complaints."
    assert "messages are still English." in ran.out

    path.write_text("act-pas = Los\nact-play = { $crad }\nwhat is this\n", encoding="utf-8")
    ran = hideout("words", "heat", "--check", "de.ftl")
    assert ran.status == 1
    assert "There is no message act-pas." in ran.out
    assert "act-play has nothing to put for $crad." in ran.out
    assert "This cannot be read: what is this" in ran.out
    assert hideout("words", "heat", "--check", "missing.ftl").status == 2
    assert "has no words in the language 'xx'" in hideout("words", "heat", "--language", "xx").err
