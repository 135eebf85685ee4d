"""The front page of a game as a picture, for whoever is sent a link to it.

Drawn with Pillow, the extra `pictures`; without it a link shows the sign of the house.
"""

from functools import cache, lru_cache
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from hideout.server.web import page

SIZE: Final = (1200, 630)  # what previews are cut to
PAPER: Final = "#f4ead3"
INK: Final = "#1d1613"
SOFT: Final = "#5a4a3d"
SPOT: Final = "#8a2b34"
EDGE: Final = 64
MOST_LINES: Final = 8
KEPT: Final = 64  # pictures
# The letters of the page, which lie beside it; how headlines are printed twice, a little apart.
DISPLAY: Final = "londrina-solid-latin-900-*.woff2"
BODY: Final = "atkinson-hyperlegible-next-latin-wght-*.woff2"
LATIN_MARKS: Final = frozenset("‘’“”–—…•·")
ASKEW: Final = 0.045


def can_draw() -> bool:
    try:
        import_module("PIL.ImageDraw")
    except ImportError:
        return False
    return True


@lru_cache(maxsize=KEPT)
def front_picture(edition: str, headline: str, lines: tuple[str, ...]) -> bytes:
    """A PNG. Takes some milliseconds, so call it in a thread."""
    from PIL import Image, ImageDraw

    picture = Image.new("RGB", SIZE, PAPER)
    pen = ImageDraw.Draw(picture)
    width, height = SIZE
    small = _font(30, BODY, edition)
    pen.text((EDGE, 44), edition, font=small, fill=INK)
    for y, thick in ((96, 5), (106, 2)):
        pen.line((EDGE, y, width - EDGE, y), fill=INK, width=thick)
    y = _headline(pen, headline, 132)
    for line in lines[:MOST_LINES]:
        if y > height - EDGE - 40:
            break
        body = _font(36, BODY, line)
        pen.text((EDGE, y), _cut(pen, line, body, width - 2 * EDGE), font=body, fill=SOFT)
        y += 48
    pen.rectangle((0, height - 18, width, height), fill=SPOT)
    written = BytesIO()
    picture.save(written, "PNG", optimize=True)
    return written.getvalue()


def _font(size: int, name: str, text: str) -> Any:
    """The page's own letters, if they are here and have all of the text; else Pillow's."""
    from PIL import ImageFont

    path = _file(name) if all(ord(c) < 0x100 or c in LATIN_MARKS for c in text) else None
    if path is not None:
        try:
            return ImageFont.truetype(path, size)
        except OSError:  # a build that cannot unpack them
            pass
    return ImageFont.load_default(size)


@cache
def _file(name: str) -> Path | None:
    return next(iter(sorted((page.page_folder() / "assets").glob(name))), None)


def _headline(pen: Any, text: str, y: int) -> int:
    """Draw it as large as two lines allow; returns where the next thing may begin."""
    room = SIZE[0] - 2 * EDGE
    for size in (120, 100, 84, 68, 54, 42):
        font = _font(size, DISPLAY, text)
        lines = _wrapped(pen, text, font, room)
        if len(lines) <= 2:
            break
    for line in lines[:2]:
        shift = round(size * ASKEW)
        for at, ink in (((EDGE + shift, y + shift), SPOT), ((EDGE, y), INK)):
            pen.text(at, _cut(pen, line, font, room), font=font, fill=ink)
        y += round(size * 1.12)
    return y + 28


def _wrapped(pen: Any, text: str, font: Any, room: int) -> list[str]:
    lines = [""]
    for word in text.split():
        wider = f"{lines[-1]} {word}".strip()
        if lines[-1] and pen.textlength(wider, font=font) > room:
            lines.append(word)
        else:
            lines[-1] = wider
    return lines


def _cut(pen: Any, text: str, font: Any, room: int) -> str:
    if pen.textlength(text, font=font) <= room:
        return text
    while text and pen.textlength(text + "…", font=font) > room:
        text = text[:-1]
    return text + "…"
