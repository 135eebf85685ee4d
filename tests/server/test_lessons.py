"""A lesson as a page gets it: one answer that may be kept, with the learner's own frames."""

from pathlib import Path

import aiohttp
import pytest

from hideout.games import GAMES
from hideout.lessons import find_lesson, lesson_names, moments
from tests.server.house import open_house

TAUGHT = [name for name, game in GAMES.items() if lesson_names(game)]


@pytest.mark.parametrize("name", TAUGHT)
async def test_a_page_gets_a_lesson_step_by_step(name: str, tmp_path: Path) -> None:
    game = GAMES[name]
    lesson = find_lesson(game)
    async with open_house(tmp_path) as house, aiohttp.ClientSession() as session:
        async with session.get(f"{house.address}/api/games/{name}/lessons/first") as answer:
            told = await answer.json()
        async with session.get(f"{house.address}/api/games/{name}/lessons/words/xx") as answer:
            words = await answer.text()

    assert (told["names"], told["viewer"]) == (lesson.names, lesson.learner)
    for step, moment in zip(told["steps"], moments(lesson), strict=True):
        frame = step["frame"]
        legal = {game.notation.text(action) for action in moment.state.legal(lesson.learner)}
        assert frame["viewer"] == frame["view"]["seat"] == lesson.learner
        assert len(frame["events"]) == len(moment.news)
        assert {choice["action"] for choice in frame["legal"]} == (
            legal if step["accepts"] else set()
        )
        assert set(step["accepts"]) <= legal
        assert f"{step['say']['id']} =" in words


async def test_what_a_browser_has_kept_is_not_sent_again(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house, aiohttp.ClientSession() as session:
        address = f"{house.address}/api/games/heat/lessons/first"
        async with session.get(address) as answer:
            tag = answer.headers["ETag"]
            assert answer.headers["Cache-Control"] == "private, no-cache"
        async with session.get(address, headers={"If-None-Match": tag}) as answer:
            assert (answer.status, await answer.read()) == (304, b"")
        async with session.get(f"{house.address}/api/games/heat/lessons/last") as answer:
            assert answer.status == 404
            assert (await answer.json())["sentence"] == "There is no such lesson."
