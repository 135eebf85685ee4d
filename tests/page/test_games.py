"""Each game from its room to its front page: two people, bots, a desk and a phone.

People click until they know a moment; from then on a hand answers there and the page looks on, for
the hundredth click shows nothing that the third did not.
"""

import time
from collections import Counter

import pytest
from playwright.sync_api import Browser

from hideout.games import GAMES
from tests.page.hand import Hand
from tests.page.house import DESK, MOMENT, PHONE, QUICK, House, Player

pytestmark = pytest.mark.slow
BOTS = {"oceans-heist": 2, "heist-hustle": 1}  # where two people would be enough


CLICKS = 3  # of each person in each moment
PATIENCE = 40  # looks at a table where the hand does nothing


class Visitor:
    """A person who looks at every moment once: it fits, it is accessible, and nothing is wrong."""

    def __init__(self, player: Player, game: str, code: str, seats: int) -> None:
        self.player = player
        self.hand = Hand(player, game, code, seats, seed=1)
        self.clicks: Counter[str] = Counter()
        self.patience = PATIENCE
        self.seen: set[str] = set()
        self.read: set[str] = set()
        self.found: list[str] = []

    def acts(self) -> bool:
        moment = self.player.page.evaluate(MOMENT)
        if moment.startswith(" "):  # between two screens
            return False
        if moment not in self.seen:
            self._look(moment)
        if self.player.leaves_scene():  # the table waits behind it, asked or not
            return True
        if moment.endswith("waiting"):
            return False
        if self.clicks[moment] >= CLICKS and self.hand.acts():
            self.patience = PATIENCE
            return True
        # A hand that has nothing to add where one may go on for ever is helped by a click.
        self.patience -= 1
        if self.clicks[moment] >= CLICKS and self.patience > 0:
            return False
        self.patience = PATIENCE
        has_clicked = self.player.acts()
        self.clicks[moment] += has_clicked
        return has_clicked

    def _look(self, moment: str) -> None:
        self.seen.add(moment)
        phase = moment.removesuffix(" waiting")
        if phase not in self.read:  # asked or waiting, only the sheet differs
            self.read.add(phase)
            self.found += [f"{moment}: {one}" for one in self.player.complaints()]
        if self.player.overflows():
            self.found.append(f"{moment}: too wide")


def play_to_the_end(visitors: list[Visitor]) -> None:
    deadline = time.monotonic() + 700
    while not all(visitor.player.is_over() for visitor in visitors):
        assert time.monotonic() < deadline, "the game did not end"
        moved = [visitor.acts() for visitor in visitors if not visitor.player.is_over()]
        if not any(moved):
            visitors[0].player.page.wait_for_timeout(20)


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_bots_play_each_game_to_its_end(
    browser: Browser, house_of_game: House, game: str
) -> None:
    house = house_of_game
    ann = Player(browser, house, DESK, 1)
    bob = Player(browser, house, PHONE, 2, theme="light")
    code = ann.opens_room(game)
    # Listed seats make the two people the captains where a game has teams.
    ann.sets(code, {"pace": house.pace, "seating": "listed", "options": QUICK.get(game, {})})
    bob.joins(code, "Bob")
    ann.page.wait_for_selector("text=Bob")
    for bots in range(BOTS.get(game, 0)):
        ann.page.locator(".add").first.click()
        ann.page.wait_for_selector(f".chair:nth-child({bots + 3}):not(.is-empty)")
    assert ann.complaints() == []
    ann.page.click(".go .btn-lamp")
    for player in (ann, bob):
        player.page.wait_for_selector(".ask")

    chairs = ann.page.request.get(f"{house.address}/api/rooms/{code}").json()["chairs"]
    visitors = [Visitor(player, game, code, len(chairs)) for player in (ann, bob)]
    play_to_the_end(visitors)

    for visitor in visitors:
        player = visitor.player
        assert visitor.found == []
        assert len(visitor.seen) >= 3
        assert player.errors == []
        assert player.strangers == []
        assert not player.overflows()
        assert player.complaints() == []
        player.closes()
