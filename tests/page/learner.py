"""A newcomer who does what a lesson asks, and nothing else."""

from typing import Any

from playwright.sync_api import expect

from tests.page import house
from tests.page.house import Player, press

PATIENCE = 1000 * house.PATIENCE  # milliseconds


class Learner:
    """One person in a lesson; knows from the server what each step accepts, as a reader would."""

    def __init__(self, player: Player, game: str) -> None:
        self.player = player
        self.page = player.page
        answer = self.page.request.get(f"{player.house.address}/api/games/{game}/lessons/first")
        self.steps: list[dict[str, Any]] = answer.json()["steps"]

    def is_at(self, step: int) -> None:
        expect(self.page.locator(".app")).to_have_attribute(
            "data-step", str(step), timeout=PATIENCE
        )

    def sees_what_it_is_about(self, step: int) -> None:
        """Whatever the step points at is there, and lit."""
        spots = self.steps[step]["spots"]
        light = self.page.locator("[data-lit]")
        if spots:
            expect(light).to_have_attribute("data-lit", str(len(spots)), timeout=PATIENCE)
        else:
            expect(light).to_have_count(0, timeout=PATIENCE)

    def does(self, step: int) -> None:
        """What is asked, by the game's own controls; or Next."""
        accepts = self.steps[step]["accepts"]
        if not accepts:
            self.page.locator(".bubble .btn-lamp").click()
            return
        picks = self.page.locator(f"[data-picks='{accepts[0]}']:visible")
        if picks.count():
            picks.first.click()
        press(self.page.locator(f"[data-action='{accepts[0]}']:visible").first, PATIENCE)
