"""Recorded frames lie in files whose changes can be read."""

import json
from pathlib import Path

import msgspec
import pytest

from hideout.server.wire.messages import Frame, Room, Told
from tests.page.frames import COLUMNS, pretty
from tests.page.house import ROOT

GAMES = ROOT / "web/src/games"


@pytest.mark.parametrize(
    "path",
    [*sorted(GAMES.glob("*/frames.json")), GAMES / "games.json"],
    ids=lambda path: str(path.relative_to(GAMES)),
)
def test_what_was_recorded_is_written_a_line_for_each_key(path: Path) -> None:
    text = path.read_text()

    assert pretty(json.loads(text)) + "\n" == text


@pytest.mark.parametrize("path", sorted(GAMES.glob("*/frames.json")), ids=lambda p: p.parent.name)
def test_what_was_recorded_is_what_a_server_says_today(path: Path) -> None:
    for moment in json.loads(path.read_text())["moments"].values():
        msgspec.convert(moment["frame"], Frame)
        msgspec.convert(moment["room"], Room)
        msgspec.convert(moment["log"], list[Told])


def test_what_fits_on_a_line_stays_on_it_and_the_rest_is_in_order() -> None:
    assert pretty({"b": [1, {"c": "é"}], "a": None}) == '{"a": null, "b": [1, {"c": "é"}]}'
    long = "x" * COLUMNS
    assert pretty({"b": {"d": 1, "c": long}, "a": [1]}).splitlines() == [
        "{",
        ' "a": [1],',
        ' "b": {',
        f'  "c": "{long}",',
        '  "d": 1',
        " }",
        "}",
    ]
