"""Draws the icons of the page from `web/public/icon.svg`: `python scripts/icons.py`.

The browser of the page's tests does the drawing; what it makes is committed.
"""

import struct
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.page.house import launch  # noqa: E402

PUBLIC = ROOT / "web/public"
NIGHT = "#14100e"
# Name, pixels, and how much of them the drawing fills: systems cut a maskable icon to any shape.
ICONS = (
    ("icon-192.png", 192, 1.0),
    ("icon-512.png", 512, 1.0),
    ("icon-maskable-512.png", 512, 0.72),
    ("apple-touch-icon.png", 180, 0.84),
)


def drawn(page: Page, size: int, part: float) -> bytes:
    inner = round(size * part)
    edge = (size - inner) // 2
    paper = "transparent" if part == 1.0 else NIGHT
    page.set_viewport_size({"width": size, "height": size})
    svg = (PUBLIC / "icon.svg").read_text().replace("<svg ", f'<svg width="{inner}" ', 1)
    page.set_content(
        f'<body style="margin:0;background:{paper}"><div style="margin:{edge}px">{svg}</div></body>'
    )
    return page.screenshot(omit_background=part == 1.0)


def ico(png: bytes, size: int) -> bytes:
    """An .ico file may hold a PNG as it is."""
    entry = struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(png), 22)
    return struct.pack("<HHH", 0, 1, 1) + entry + png


def main() -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        for name, size, part in ICONS:
            (PUBLIC / name).write_bytes(drawn(page, size, part))
        (PUBLIC / "favicon.ico").write_bytes(ico(drawn(page, 32, 1.0), 32))
        browser.close()


if __name__ == "__main__":
    main()
