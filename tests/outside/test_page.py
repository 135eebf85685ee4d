"""A game of another package in a real browser: on its own board, and on the one for any game."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.outside.site import path_with
from tests.page.house import DESK, PHONE, House, Player, open_house, play_to_the_end

pytestmark = pytest.mark.slow


@contextmanager
def house_with(site: Path, data: Path) -> Iterator[House]:
    with open_house(data, HIDEOUT_BOT_MILLIS="0", **path_with(site)) as house:
        yield house


def sits_down(player: Player) -> None:
    """Alone with two bots."""
    code = player.opens_room("skull")
    player.sets(code, {"pace": "fast"})
    for bots in (1, 2):
        player.page.locator(".add").first.click()
        player.page.wait_for_selector(f".chair:nth-child({bots + 1}):not(.is-empty)")
    player.page.click(".go .btn-lamp")
    player.page.wait_for_selector(".ask")


def has_nothing_against(player: Player) -> None:
    assert player.errors == []
    assert player.strangers == []
    assert not player.overflows()
    assert player.complaints() == []


def test_skull_is_played_to_its_end_on_its_own_board(
    browser: Browser, site: Path, tmp_path: Path
) -> None:
    with house_with(site, tmp_path) as house:
        ann = Player(browser, house, PHONE, 1)
        ann.goes("/")
        cover = ann.page.locator('.book[data-game="skull"] .cover span.ic')
        cover.wait_for()
        assert "20 min" in ann.page.locator('.book[data-game="skull"]').inner_text()
        assert "/games/skull/cover.svg" in (cover.get_attribute("style") or "")
        sits_down(ann)
        ann.page.wait_for_selector(".mats")
        assert ann.page.locator("h1").inner_text() == "Lay a disc"
        assert ann.page.locator('.own [data-action="lay skull"]').count() == 1
        assert ann.page.locator('.ask [data-action="lay skull"]').count() == 0
        has_nothing_against(ann)

        play_to_the_end([ann])

        assert ann.page.locator(".mats").count() == 1
        has_nothing_against(ann)
        ann.closes()


def test_skull_is_played_to_its_end_on_the_board_for_any_game(
    browser: Browser, site: Path, tmp_path: Path
) -> None:
    plain = tmp_path / "site"
    shutil.copytree(site, plain)
    module = plain / "hideout_skull" / "__init__.py"
    lines = module.read_text().splitlines(keepends=True)
    module.write_text("".join(line for line in lines if "page_files" not in line))
    with house_with(plain, tmp_path) as house:
        ann = Player(browser, house, PHONE, 1)
        ann.goes("/")
        ann.page.locator('.book[data-game="skull"] .cover svg').wait_for()
        sits_down(ann)
        board = ann.page.locator(".generic")
        board.wait_for()
        assert board.locator(".hand .face").count() == 4  # at a table of three
        texts = set()

        def look(player: Player) -> None:
            if board.count():
                texts.add(board.inner_text())

        play_to_the_end([ann], look)

        said = "\n".join(texts)
        assert not set('{}[]"') & set(said)
        assert "to move" in said
        assert "bidder" in said.lower()
        has_nothing_against(ann)
        ann.closes()


@pytest.mark.parametrize("fault", ["throw new Error('no');", "export default {mount() { no() }};"])
def test_a_board_that_fails_costs_its_looks_and_not_the_game(
    fault: str, browser: Browser, site: Path, tmp_path: Path
) -> None:
    broken = tmp_path / "site"
    shutil.copytree(site, broken)
    (broken / "hideout_skull" / "page" / "board.js").write_text(fault)
    with house_with(broken, tmp_path) as house:
        ann = Player(browser, house, DESK, 1)
        sits_down(ann)

        ann.page.wait_for_selector(".generic")

        assert ann.page.locator('[data-action="lay skull"]').count() == 1
        assert ann.errors == []
        ann.closes()
