"""What a decision is about stays in sight while it is due, measured over recorded moments."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.page.house import House
from tests.page.moments import Stage, recorded

pytestmark = pytest.mark.slow
LOW_PHONE = (360, 640)
GAMES = ["bank-heist", "heat", "heist-hustle", "millions-of-dollars", "oceans-heist"]
# Heights of the parts; what sticks out; what is asked about and not in sight; what is too small.
LAYOUT = """() => {
  const box = (one) => one.getBoundingClientRect();
  const table = document.querySelector('main.table');
  const sheet = document.querySelector('.ask');
  const seen = box(table);
  const hidden = [...table.querySelectorAll('[data-about]')].filter((one) => {
    const { top, bottom } = box(one);
    return top < seen.top - 1 || bottom > seen.bottom + 1;
  });
  const acting = [...document.querySelectorAll('.app [data-action], .app [data-picks]')]
    .filter((one) => one.offsetParent);
  return {
    table: seen.height + (document.querySelector('.hand')?.offsetHeight ?? 0),
    sheet: box(sheet).height,
    screen: innerHeight,
    hidden: hidden.map((one) => one.className),
    wide: [document.documentElement, ...document.querySelectorAll('.table, .dock, .ask')]
      .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.className),
    small: acting.filter((one) => box(one).width < 43.5 || box(one).height < 43.5)
      .map((one) => `${one.dataset.action ?? one.dataset.picks} ${box(one).width}`),
    cut: [...sheet.querySelectorAll('.opts > *, .pick > *')].slice(0, 1)
      .filter((one) => box(one).bottom > box(sheet).bottom + 1).map((one) => one.textContent),
  };
}"""


def asked(game: str) -> list[str]:
    return [name for name in recorded(game)["moments"] if "-asked" in name]


def layout(stage: Stage, game: str, name: str) -> dict[str, Any]:
    stage.show(game, name)
    found: dict[str, Any] = stage.page.evaluate(LAYOUT)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_on_a_low_phone_the_table_has_half_of_the_screen(
    browser: Browser, house: House, game: str
) -> None:
    stage = Stage(browser, house, LOW_PHONE)
    for time in ("first", "again"):  # with the explanation, then with it behind a question mark
        for name in asked(game):
            found = layout(stage, game, name)
            where = f"{name}, {time}: {found}"
            assert found["table"] >= found["screen"] / 2 - 1, where
            assert found["sheet"] <= found["screen"] / 2, where
            assert found["hidden"] == [], where
            assert found["wide"] == [], where
            assert found["cut"] == [], where
    assert stage.errors == []
    stage.close()
