"""A host lets a program play along: its token, its chair, and the mark that all can see."""

import json
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.page.house import DESK, PHONE, House, Player

pytestmark = pytest.mark.slow


def ask(house: House, token: str, path: str) -> Any:
    request = urllib.request.Request(
        f"{house.address}/api/bot{path}",
        headers={"Authorization": f"Bearer {token}"},
        method="POST",
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def test_a_program_gets_a_token_a_chair_and_a_mark(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    bob = Player(browser, house, DESK, 2)
    code = ann.opens_room("heist-hustle")
    ann.sets(code, {"pace": "relaxed"})
    bob.joins(code, "Bob")
    ann.page.click(".panel.programs summary")
    ann.page.fill(".panel.programs form .field", "Botty")
    ann.page.click(".panel.programs form .btn")
    token = ann.page.locator("#bot-token").input_value()
    assert token.startswith(f"hb_{code}_")
    assert ann.complaints() == []
    assert not ann.overflows()

    ask(house, token, f"/rooms/{code}/accept")

    for person in (ann, bob):
        person.page.wait_for_selector(".chair:has-text('Botty') .bot")
    assert bob.page.locator(".panel.programs").count() == 0  # the host's alone
    ann.page.click(".go .btn-lamp")
    for person in (ann, bob):
        person.page.wait_for_selector("[data-seat]:has-text('Botty') .bot")
        assert person.errors == []
        person.closes()
