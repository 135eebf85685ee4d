"""Pictures of screens, looked over as they are taken, and sheets to see many of them at once."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.page.house import TOO_WIDE
from tests.page.moments import SETTLED

ACROSS = {True: 5, False: 2}  # pictures beside each other on a sheet, of phones and of desks
DOWN = 2
MOST = 8  # pictures of one screen, from its top downwards
# Labels that stick out of their button, or are cut off in it.
CUT = """() => [...document.querySelectorAll('button, a.btn, .chip, summary')]
  .filter((one) => one.offsetParent && one.scrollWidth > one.clientWidth + 1
    && getComputedStyle(one).overflowX !== 'visible')
  .map((one) => one.textContent.trim()).filter(Boolean)"""
# What is read on this screen in the page's own language: a clause or a name says its own.
READ = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walk.nextNode()) {
    const own = walk.currentNode.parentElement;
    if (own.closest('[lang]') === document.documentElement && own.checkVisibility())
      found.push(walk.currentNode.textContent.replaceAll('\\u00AD', '').trim());
  }
  return found.filter(Boolean);
}"""
ENGLISH = re.compile(r"\b(the|and|your|with|is|are|this|to)\b", re.IGNORECASE)
# What scrolls furthest downwards: the page itself, or a part of it.
SCROLLER = """[document.scrollingElement, ...document.querySelectorAll('body *')]
  .filter((one) => one === document.scrollingElement
    || ['auto', 'scroll'].includes(getComputedStyle(one).overflowY))
  .reduce((most, one) => one.scrollHeight - one.clientHeight > most.scrollHeight - most.clientHeight
    ? one : most)"""
STYLE = """body{margin:0;background:#777;display:grid;gap:8px;padding:8px;width:max-content;
  grid-template-columns:repeat(%d,max-content);font:12px sans-serif}figure{margin:0}
  img{display:block;width:%dpx}"""


def looks(page: Page, where: str) -> list[str]:
    """What does not fit on a screen."""
    found = [f"{where}: too wide"] if page.evaluate(TOO_WIDE) else []
    return found + [f"{where}: cut off: {label}" for label in page.evaluate(CUT)]


class Album:
    """A folder of pictures of one language; says what struck the eye."""

    def __init__(self, folder: Path, language: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.is_english = language == "en"
        self.noticed: dict[str, None] = {}  # in order, each once

    def take(self, page: Page, name: str) -> None:
        page.evaluate("document.fonts.ready.then(() => true)")
        page.evaluate(SETTLED)
        page.screenshot(path=self.folder / f"{name}.jpg", type="jpeg", quality=85)
        for line in looks(page, name):
            self.noticed[line] = None
        if not self.is_english:
            for text in page.evaluate(READ):
                if ENGLISH.search(text):
                    self.noticed[f"{name}: perhaps English: {text[:90]}"] = None

    def take_all(self, page: Page, name: str) -> None:
        """A screen from its top to its end."""
        part = page.evaluate_handle(SCROLLER)
        height, whole = part.evaluate("(one) => [one.clientHeight, one.scrollHeight]")
        for at in range(min(MOST, max(1, -(-whole // height)))):
            part.evaluate("(one, top) => one.scrollTo(0, top)", at * height)
            self.take(page, f"{name}-{at + 1}" if at else name)

    def sheets(self, browser: Browser, width: int) -> None:
        """All pictures of one width, some on a sheet: `sheet-360-01.png`."""
        across = ACROSS[width < 1000]
        names = sorted(self.folder.glob(f"*-{width}*.jpg"))
        step = across * DOWN
        page = browser.new_page(viewport={"width": (width + 8) * across + 8, "height": 800})
        for n, first in enumerate(range(0, len(names), step), 1):
            page.goto("about:blank")
            paper = self.folder / "sheet.html"
            figures = "".join(
                f'<figure>{one.stem}<img src="{one.name}"></figure>'
                for one in names[first : first + step]
            )
            style = STYLE % (across, width)
            paper.write_text(f"<!doctype html><style>{style}</style>{figures}", "utf-8")
            page.goto(paper.resolve().as_uri())
            page.screenshot(path=self.folder / f"sheet-{width}-{n:02}.png", full_page=True)
            paper.unlink()
        page.close()
