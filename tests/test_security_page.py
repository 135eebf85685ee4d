"""docs/security.md names a test for each of the 26 findings, and the tests are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"^\| (\d+)\. .*\|.*\| (.*) \|$", re.MULTILINE)
CITED = re.compile(r"`(test_\w+)(\.{3})?`")


def rows() -> list[tuple[int, str]]:
    text = (ROOT / "docs" / "security.md").read_text()
    return [(int(number), tests) for number, tests in ROW.findall(text)]


def test_every_finding_has_one_row() -> None:
    assert [number for number, _ in rows()] == list(range(1, 27))


def test_every_test_that_a_row_names_exists() -> None:
    known = {
        name
        for path in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"def (test_\w+)", path.read_text())
    }
    for number, tests in rows():
        cited = CITED.findall(tests)
        files = re.findall(r"`(?:[\w/]*/)?(test_\w+\.(?:py|ts))`", tests)
        assert cited or files, f"finding {number} names no test"
        for name, is_cut in cited:
            found = [test for test in known if test == name or (is_cut and test.startswith(name))]
            assert found, f"finding {number}: there is no {name}"
