"""What a game of another package brings for the page, and what the server tells of every game."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from yarl import URL

from hideout.engine.core import Game
from hideout.games import GAMES
from tests.server.house import open_house

SKULL = Path(__file__).parents[2] / "examples" / "skull"


@pytest.fixture
def skull(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game[Any]]:
    """The example among the games, as if it were installed."""
    monkeypatch.syspath_prepend(SKULL)
    before = set(sys.modules)
    from hideout_skull import GAME

    monkeypatch.setitem(GAMES, "skull", GAME)
    yield GAME
    for name in set(sys.modules) - before:
        if name.startswith("hideout_skull"):
            del sys.modules[name]


async def test_its_files_are_served_as_what_they_are(skull: Game[Any], tmp_path: Path) -> None:
    kinds = {"board.js": "text/javascript", "cover.svg": "image/svg+xml", "ink.css": "text/css"}
    assert set(skull.page_files) == set(kinds)
    async with open_house(tmp_path) as house, aiohttp.ClientSession() as session:
        for name, kind in kinds.items():
            async with session.get(f"{house.address}/games/skull/{name}") as answer:
                assert answer.status == 200
                assert answer.content_type == kind
                assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
                assert answer.headers["X-Content-Type-Options"] == "nosniff"
                told = await answer.read()
            assert told == (SKULL / "hideout_skull" / "page" / name).read_bytes()


@pytest.mark.parametrize(
    "path",
    [
        "/games/skull/other.js",
        "/games/skull/__init__.py",
        "/games/skull/..%2f__init__.py",
        "/games/skull/..%2f..%2fpyproject.toml",
        "/games/skull/%2e%2e%2frules.md",
        "/games/skull/page%2fboard.js",
        "/games/skull/board.js%00.css",
        "/games/nothing/board.js",
        "/games/heat/board.js",
    ],
)
async def test_nothing_else_is(path: str, skull: Game[Any], tmp_path: Path) -> None:
    async with open_house(tmp_path) as house, aiohttp.ClientSession() as session:
        address = URL(house.address + path, encoded=True)
        async with session.get(address) as answer:
            assert answer.status == 404
            assert (await answer.json())["code"] == "no_page"


async def test_the_page_is_told_what_one_chooses_a_game_by(
    skull: Game[Any], tmp_path: Path
) -> None:
    async with open_house(tmp_path) as house:
        _, games = await house.guest("Ann").ask("GET", "/api/games")

    told = {game["name"]: game for game in games}
    assert told["skull"]["minutes"] == 20
    assert told["skull"]["genre"] == "bluff and nerve"
    assert told["skull"]["page_files"] == ["board.js", "cover.svg", "ink.css"]
    for name, game in GAMES.items():
        assert (told[name]["mood"], told[name]["minutes"]) == (game.mood, game.minutes)
        assert game.mood
        assert game.genre


async def test_the_page_is_told_what_views_look_like(skull: Game[Any], tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = house.guest("Ann")
        _, shape = await ann.ask("GET", "/api/games/skull/view")
        every = {name: await ann.ask("GET", f"/api/games/{name}/view") for name in GAMES}
        status, _ = await ann.ask("GET", "/api/games/nothing/view")

    keys = shape["keys"]
    assert status == 404
    assert shape["kind"] == "record"
    assert keys["bidder"] == {
        "kind": "seat",
        "optional": False,
        "table": "",
        "of": None,
        "keys": {},
    }
    assert (keys["hand"]["kind"], keys["hand"]["of"]["kind"]) == ("list", "id")
    assert (keys["hand"]["of"]["table"], keys["open"]["kind"]) == ("disc", "by-seat")
    for name, (answered, said) in every.items():
        declared = GAMES[name].view_shape
        assert answered == 200
        assert declared is not None
        assert set(said["keys"]) == set(declared.keys)
