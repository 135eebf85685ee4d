"""Clauses and tests belong together: no clause without a test, no test of a clause that is not."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from hideout.engine.kinds import clauses_of
from hideout.games import GAMES
from hideout.rulebook import CLAUSE_ID, rulebook
from hideout.rulebook.where import cited_alone, code_of
from hideout.testing.scenario import cited_rules

TESTS = Path(__file__).parent
GAMES_SOURCE = TESTS.parent / "src" / "hideout" / "games"
BRACKETS = re.compile(rf"\[((?:{CLAUSE_ID}|\.\.|[ ,])+)\]")
RANGE = re.compile(r"([A-Z]{2})-(\d+) \.\. \1-(\d+)")

# Clauses that no line of code can keep, and why.
KEPT_BY_NO_LINE = {
    "BH-28": "calculators are allowed: the program neither helps nor hinders",
}


def marked(text: str) -> Iterator[str]:
    """The ids in `@rule("HH-1", "HH-2")` and `@pytest.mark.rule(...)`, on tests only."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name.lower().startswith(
            "test"
        ):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and is_rule(decorator.func):
                    for argument in decorator.args:
                        yield clause_named(argument)


def is_rule(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        return function.attr == "rule"
    return isinstance(function, ast.Name) and function.id == "rule"


def clause_named(argument: ast.expr) -> str:
    assert isinstance(argument, ast.Constant), f"line {argument.lineno}: write the clause out"
    assert isinstance(argument.value, str), f"line {argument.lineno}: a clause is a text"
    return argument.value


def bracketed(text: str) -> Iterator[str]:
    """The ids in [HH-1 HH-2] and [HH-1 .. HH-5], ends of ranges included."""
    for found in BRACKETS.findall(text):
        for prefix, first, last in RANGE.findall(found):
            assert int(first) < int(last), f"[{found}] runs backwards"
            yield from (f"{prefix}-{number}" for number in range(int(first), int(last) + 1))
        yield from re.findall(CLAUSE_ID, found)


def beside_code(text: str) -> Iterator[str]:
    """The comments of a module, and what its functions and classes say of themselves.

    Not what it says as a whole, and not its strings: a row in a table of events or refusals names
    the clauses behind it, but keeps none.
    """
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""


@cache
def cited_by_tests() -> dict[str, list[str]]:
    """Clause -> the test files that cite it."""
    cited: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("*.py")):
        for clause in marked(path.read_text()):
            cited.setdefault(clause, []).append(path.name)
    for path in sorted((TESTS / "scenarios").rglob("*.toml")):
        for clause in cited_rules(path.read_text()):
            cited.setdefault(clause, []).append(path.name)
    return cited


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_has_a_test(name: str) -> None:
    cited = cited_by_tests()
    assert [clause for clause in rulebook(name) if clause not in cited] == []


@pytest.mark.parametrize(
    ("name", "clauses"), [("heist-hustle", 80), ("heat", 109), ("millions-of-dollars", 114)]
)
def test_no_clause_gets_lost(name: str, clauses: int) -> None:
    """Numbered from 1 without a gap: a clause that is not parsed would need no test."""
    prefix = GAMES[name].prefix
    assert list(rulebook(name)) == [f"{prefix}-{number}" for number in range(1, clauses + 1)]


@pytest.mark.parametrize("name", GAMES)
def test_every_cited_clause_exists(name: str) -> None:
    prefix = GAMES[name].prefix + "-"
    unknown = {
        clause: files
        for clause, files in cited_by_tests().items()
        if clause.startswith(prefix) and clause not in rulebook(name)
    }
    assert unknown == {}


def test_every_cited_clause_belongs_to_a_rule_book() -> None:
    """Also those of games that are not registered yet: their book has to lie there."""
    shelf = TESTS.parent / "docs" / "rules"
    known = {clause for path in shelf.glob("*.md") for clause in rulebook(path.stem)}
    assert sorted(set(cited_by_tests()) - known) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_named_in_the_code_exists(name: str) -> None:
    folder = GAMES_SOURCE / name.replace("-", "_")
    named = {
        (path.name, clause)
        for path in sorted(folder.rglob("*.py"))
        for clause in bracketed(path.read_text())
    }
    assert named
    assert sorted(pair for pair in named if pair[1] not in rulebook(name)) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_is_cited_by_itself_where_it_is_kept(name: str) -> None:
    """A range hides what is inside it from a search, so it is a heading at most."""
    kept = {
        clause
        for path in code_of(GAMES_SOURCE / name.replace("-", "_"))
        for text in beside_code(path.read_text())
        for clause in cited_alone(text)
    }
    assert [id for id in rulebook(name) if id not in kept and id not in KEPT_BY_NO_LINE] == []
    assert [id for id in rulebook(name) if id in kept and id in KEPT_BY_NO_LINE] == []


def test_a_table_or_the_head_of_a_module_keeps_no_clause() -> None:
    module = '''"""Shots. [BH-1]"""
ROWS = ("shot", "BH-2")  # [BH-3]
class Shot:
    """A shot. [BH-4]"""
    clauses = "BH-5"
    def fire(self):
        """Fires. [BH-6]"""
        return 1  # once [BH-7]
'''
    kept = {clause for text in beside_code(module) for clause in cited_alone(text)}

    assert kept == {"BH-3", "BH-4", "BH-6", "BH-7"}


def test_exceptions_are_clauses_that_exist() -> None:
    known = {clause for name in GAMES for clause in rulebook(name)}
    assert sorted(set(KEPT_BY_NO_LINE) - known) == []


def test_a_range_does_not_cite_what_is_inside_it_nor_its_ends() -> None:
    assert cited_alone("[BH-120 .. BH-131 BH-138]") == {"BH-138"}
    assert cited_alone("Free oneself. [BH-98 .. BH-100]  # [BH-99]") == {"BH-99"}


@pytest.mark.parametrize("name", GAMES)
def test_every_event_and_phase_names_clauses_that_exist(name: str) -> None:
    game, book = GAMES[name], rulebook(name)
    reasons = clauses_of(game.event_kinds)
    reasons.update({phase.name: phase.clauses for phase in game.phases.values()})
    unknown = {
        what: ids for what, ids in reasons.items() if not all(id in book for id in ids.split())
    }
    assert unknown == {}


def test_citations_are_found() -> None:
    text = '@rule("HH-1", "HH-2")\ndef test_it(): ...\n@pytest.mark.rule("HH-3")\ndef test_b(): ...'
    assert list(marked(text)) == ["HH-1", "HH-2", "HH-3"]
    assert list(marked('@rule("HH-1")\ndef helper(): ...')) == []
    assert list(bracketed("x  # why [HH-7 .. HH-9 HH-12]")) == [
        "HH-7", "HH-8", "HH-9", "HH-7", "HH-9", "HH-12",
    ]  # fmt: skip
    assert list(bracketed("a[HH] b[0] [S]")) == []
