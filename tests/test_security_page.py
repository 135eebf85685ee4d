"""docs/security.md names a test for each of the 26 findings, and for what came later; all exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"^\| (.*?) \|.*\| (.*) \|$", re.MULTILINE)
# A file of tests, or a test of the file named before it, whose end may be cut off.
CITED = re.compile(r"`([\w/]*test_\w+\.py)`|`(test_\w+)(\.{3})?`")


def rows() -> list[tuple[str, str]]:
    """What was found or built later, and the tests of it."""
    text = (ROOT / "docs" / "security.md").read_text()
    return [(what, tests) for what, tests in ROW.findall(text) if "`" in tests]


def test_every_finding_has_one_row() -> None:
    numbered = [re.match(r"(\d+)\. ", what) for what, _ in rows()]
    assert [int(found[1]) for found in numbered if found] == list(range(1, 27))
    assert not all(numbered)  # what came later has none


def test_every_test_that_a_row_names_is_in_the_file_it_names() -> None:
    files = {path.as_posix(): path.read_text() for path in ROOT.glob("tests/**/test_*.py")}
    for what, tests in rows():
        assert CITED.search(tests), f"{what}: no test"
        tried: list[str] = []
        for file, name, cut in CITED.findall(tests):
            if file:
                tried = [text for path, text in files.items() if path.endswith(f"/{file}")]
                assert tried, f"{what}: there is no {file}"
            else:
                test = re.compile(rf"def {name}{'' if cut else '[(]'}")
                assert any(test.search(text) for text in tried), f"{what}: there is no {name}"
