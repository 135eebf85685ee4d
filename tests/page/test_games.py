"""Each game from its room to its front page: two people, bots, a desk and a phone."""

import pytest
from playwright.sync_api import Browser

from hideout.games import GAMES
from tests.page.house import DESK, MOMENT, PHONE, QUICK, House, Player, play_to_the_end

pytestmark = pytest.mark.slow
BOTS = {"oceans-heist": 2, "heist-hustle": 1}  # where two people would be enough


class Inspector:
    """Looks at every moment once: it fits, it is accessible, and it says what it is about."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self.found: list[str] = []

    def look(self, player: Player) -> None:
        moment = player.page.evaluate(MOMENT)
        if moment.startswith(" ") or moment in self.seen:
            return
        self.seen.add(moment)
        self.found += [f"{moment}: {complaint}" for complaint in player.complaints()]
        if player.overflows():
            self.found.append(f"{moment}: too wide")


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_bots_play_each_game_to_its_end(
    browser: Browser, house: House, game: str
) -> None:
    ann = Player(browser, house, DESK, 1)
    bob = Player(browser, house, PHONE, 2, theme="light")
    inspectors = {ann: Inspector(), bob: Inspector()}
    code = ann.opens_room(game)
    # Listed seats make the two people the captains where a game has teams.
    ann.sets(code, {"pace": "fast", "seating": "listed", "options": QUICK.get(game, {})})
    bob.joins(code, "Bob")
    ann.page.wait_for_selector("text=Bob")
    for bots in range(BOTS.get(game, 0)):
        ann.page.locator(".add").first.click()
        ann.page.wait_for_selector(f".chair:nth-child({bots + 3}):not(.is-empty)")
    assert ann.complaints() == []
    ann.page.click(".go .btn-lamp")
    for player in (ann, bob):
        player.page.wait_for_selector(".ask")

    play_to_the_end([ann, bob], 700, lambda player: inspectors[player].look(player))

    for player in (ann, bob):
        assert inspectors[player].found == []
        assert len(inspectors[player].seen) >= 3
        assert player.errors == []
        assert player.strangers == []
        assert not player.overflows()
        assert player.complaints() == []
        player.closes()
