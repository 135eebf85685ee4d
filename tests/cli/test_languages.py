"""The terminal in other languages: boards, whole games and mistakes, with no English left over."""

import io
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from hideout.bots.load import seat_bot
from hideout.cli.boards import draw
from hideout.cli.boards.speech import HERE, labels
from hideout.cli.ending import show_end
from hideout.cli.screen import clause_lines, plain
from hideout.cli.session import Session
from hideout.cli.terminal import terminal
from hideout.engine.core import TABLE, Game, Seat, State
from hideout.engine.drive import random_play
from hideout.engine.record import Record
from hideout.engine.rng import Rng
from hideout.games import GAMES, find_game
from hideout.languages import ENGLISH, PSEUDO, languages
from hideout.rulebook import rulebook
from hideout.words.check import messages
from hideout.words.files import home, source, words_in
from tests.cli.keyboard import ScriptedScreen
from tests.cli.program import Hideout
from tests.cli.pseudo import plain_words, without_notation

NAMES = ["Ann", "Bob", "Cy", "Dee", "山田太郎と花子のこと", "Fay", "Gus", "Hal", "Ida", "Joe"]
BOARDS = Path(__file__).parents[2] / "src" / "hideout" / "cli" / "boards"
WIDTH = 80


def looks(game: Game[Any], seats: int, each: int) -> Iterator[tuple[State, Seat]]:
    """A random game, a few looks at every phase and one at its end, by a player and a spectator."""
    state, rng = game.new(seats, 5, {}), Rng(6)
    seen: Counter[str] = Counter()
    while state.pending():
        seen[state.phase.name] += 1
        if seen[state.phase.name] <= each:
            yield from ((state, seat) for seat in (0, seats - 1, TABLE))
        random_play(state, rng, 17)
    yield from ((state, seat) for seat in (0, TABLE))


def painted(state: State, seat: Seat, language: str) -> str:
    paper = io.StringIO()
    names = NAMES[: state.seats]
    Console(file=paper, width=WIDTH, highlight=False, markup=False).print(
        draw(state, seat, names, language)
    )
    return paper.getvalue()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.slow
def test_every_word_on_a_board_is_in_a_file_of_words(game: Game[Any]) -> None:
    for state, seat in looks(game, game.seats[0], 4):
        assert plain_words(painted(state, seat, PSEUDO), NAMES) == set()
    board = home(game).rpartition(".")[2]
    assert labels({"_language": PSEUDO}, board).errors == set()


@pytest.mark.parametrize("language", ["ar", "de", "ja"])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.slow
def test_boards_are_as_wide_as_the_letters_they_are_made_of(game: Game[Any], language: str) -> None:
    for state, seat in looks(game, game.seats[-1], 1):
        lines = painted(state, seat, language).splitlines()
        assert max(cell_len(line.rstrip()) for line in lines) <= WIDTH
        framed = [line.rstrip() for line in lines if line.startswith(("│", "╭", "╰"))]
        assert len({cell_len(line) for line in framed if line.endswith(("│", "╮", "╯"))}) <= 2


@pytest.mark.parametrize("path", sorted((BOARDS / "words").glob("*en.ftl")), ids=lambda p: p.name)
def test_every_label_is_said_somewhere(path: Path) -> None:
    code = "".join(file.read_text() for file in BOARDS.glob("*.py"))
    made = ("phase-", "column-", "die-", "answer-", "odds")  # ids that are put together
    ids = [one.id.name for one in messages(path.read_text())]
    said = [id for id in ids if f'"{id}"' in code or f"'{id}'" in code or id.startswith(made)]
    assert said == ids


def test_what_the_page_says_is_not_said_twice() -> None:
    """A label of ours goes before the page's of the same name, so there must be a reason."""
    for game in GAMES.values():
        board = home(game).rpartition(".")[2]
        page = BOARDS.parents[3] / "web" / "src" / "games" / game.name
        own = {one.id.name: one for one in messages(words_in(BOARDS / "words", ENGLISH, board))}
        theirs = {one.id.name: one for one in messages(words_in(page, ENGLISH))}
        both = [(id, own[id].value, theirs[id].value) for id in own.keys() & theirs.keys()]
        same = {id for id, one, other in both if one and other and one.equals(other)}
        assert same == set()


# Whole games


def play(game: Game[Any], language: str) -> Session:
    """One person and bots, to the end; what is typed is drawn by lot."""
    rng = Rng(3)
    record = Record(game, ["Ann", "Bob", "Cy"][: max(2, game.seats[0])], 5, {})
    bots = {
        seat: seat_bot("random", game, seat, len(record.names), Rng(seat), 10.0)
        for seat in range(1, len(record.names))
    }

    def answer(question: str) -> str:
        if question != "> ":
            return ""
        legal = session.state.legal(0)
        return game.notation.text(legal[rng.below(len(legal))])

    session = Session(ScriptedScreen(answer), record, bots, Rng(7), 0.0, language)
    assert session.play()
    show_end(session)
    return session


@pytest.mark.parametrize("name", ["heist-hustle", "heat"])
@pytest.mark.slow
def test_a_game_is_played_to_its_end_without_a_word_of_english(name: str) -> None:
    game = find_game(name)
    session = play(game, PSEUDO)
    page = session.screen.read()  # type: ignore[attr-defined]
    notations = [game.notation.text(action) for action in game.vocabulary.actions]
    told = " ".join(without_notation(page, [one for one in notations if one]).split())
    for clause in rulebook(name).values():  # the pseudo-language has no rule books
        told = told.replace(" ".join(plain(clause.text).split()), "")
    assert plain_words(told, session.names) == set()
    assert session.words.errors == set()


@pytest.mark.parametrize("language", [one for one in languages() if one != ENGLISH])
@pytest.mark.slow
def test_a_game_is_played_to_its_end_in_every_language(language: str) -> None:
    game = find_game("heist-hustle")
    session = play(game, language)
    page = session.screen.read()  # type: ignore[attr-defined]
    english = {
        str(one.value.elements[0].value).strip()
        for one in messages(
            source(HERE, ENGLISH) + words_in(BOARDS / "words", ENGLISH, "heist_hustle")
        )
        if one.value is not None
        and len(one.value.elements) == 1
        and hasattr(one.value.elements[0], "value")
    }
    told = without_notation(page, [game.notation.text(one) for one in game.vocabulary.actions])
    lines = told.splitlines()
    same = {"total", "bail"}  # alike in some languages
    for wording in (one for one in english if len(one) > 6 and one not in same):
        assert not [line for line in lines if wording in line]
    assert session.words.errors == set()
    assert session.say.errors == set()


def test_mistakes_are_told_in_the_language_that_was_asked_for(
    hideout: Hideout, tmp_path: Path
) -> None:
    (tmp_path / "there.txt").write_text("")
    ran = hideout("play", "--language", "de", "--save", "there.txt")
    assert (ran.status, ran.err) == (
        2, "there.txt gibt es schon und wird nicht überschrieben.\n",
    )  # fmt: skip
    ran = hideout("play", "--language", "fr", "--me", "Ann", "--me", "ann")
    assert ran.err == "À une table, deux personnes ont des noms différents.\n"
    ran = hideout("rules", "heat", "HT-999", "--language", "es")
    assert ran.err.startswith("Heat no tiene regla HT-999; van de HT-1 a ")


@pytest.mark.parametrize(("language", "mark"), [("de", " · auf Englisch)"), (ENGLISH, "rule)")])
def test_a_clause_that_nobody_has_translated_says_so(language: str, mark: str) -> None:
    paper, clause = io.StringIO(), rulebook("heat")["HT-1"]
    Console(file=paper, width=WIDTH).print(*clause_lines([clause], terminal(language)))
    shown = " ".join(paper.getvalue().split())
    assert clause.text[:20] in shown
    assert shown.endswith(mark)


def test_what_cannot_be_understood_is_told_in_the_reader_s_language(hideout: Hideout) -> None:
    ran = hideout("play", "--seed", "5", "--language", "de", typed="frobnicate\nrol\nquit\n\n")
    assert "„frobnicate“ gibt es in diesem Spiel nicht" in ran.out
    assert "is not an action" not in ran.out
    ran = hideout("play", "--seed", "5", typed="frobnicate\nquit\n\n")
    assert "'frobnicate' is not an action of this game; verbs are" in ran.out
