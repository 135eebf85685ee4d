"""The built page: its files, packed when they were built, and the addresses that show it.

Everything is read once, when the server starts: a request chooses among what was read and never
names a path.
"""

import base64
import gzip
import hashlib
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Final, NamedTuple

from aiohttp import web

from hideout.games import GAMES
from hideout.server.house import words
from hideout.server.house.refusal import Refused
from hideout.server.rooms.rules import is_code

TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED: Final = {"br": ".br", "gzip": ".gz"}  # the best first
# Whatever lies in here has a hash of its content in its name.
HASHED: Final = "assets/"
FOR_EVER: Final = "public, max-age=31536000, immutable"
INDEX: Final = "index.html"
HEAD: Final = "<!--head-->"  # in the index: where what is said of one address goes
SCRIPT: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
# The first part of every address of the page that is not a room's code. `App.svelte` shows them.
PLACES: Final = frozenset({"about", "daily", "how", "learn", "replay", "rules", "shared"})
OPEN: Final = frozenset({"about", "daily", "how", "learn", "rules"})  # what search engines may show
LARGEST_PACKED: Final = 64  # indexes with a head of their own that are kept

BARE: Final = web.ResponseKey("bare", bool)
Head = Callable[[web.Request, list[str]], str]


class File(NamedTuple):
    """A file of the page in every form it can be sent in: "" is as it is."""

    type: str
    cache: str
    forms: Mapping[str, bytes]
    tag: str


def page_folder() -> Path:
    return Path(str(resources.files("hideout.server"))) / "page"


def read_page(folder: Path) -> dict[str, File]:
    """All files by their address; none if the page is not built."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix not in TYPES or not path.is_file():
            continue
        name = path.relative_to(folder).as_posix()
        data = path.read_bytes()
        forms = {"": data}
        for encoding, end in PACKED.items():
            packed = path.with_name(path.name + end)
            if packed.is_file():
                forms[encoding] = packed.read_bytes()
        cache = FOR_EVER if name.startswith(HASHED) else "no-cache"
        found[name] = File(TYPES[path.suffix], cache, forms, _tag(data))
    return found


def _tag(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:20]


def accepted(header: str) -> set[str]:
    """The encodings of an Accept-Encoding header; whatever has a weight of zero is not wanted."""
    wanted = set()
    for part in header.lower().split(",")[:20]:
        name, _, weight = part.partition(";")
        value = weight.replace(" ", "").removeprefix("q=")
        if value.strip("0.") or not weight:
            wanted.add(name.strip())
    return wanted


def policy_of(index: bytes, policy: str) -> str:
    """The page's own content security policy: its inline scripts are known by their hashes."""
    hashes = [
        f"'sha256-{base64.b64encode(hashlib.sha256(script).digest()).decode()}'"
        for script in SCRIPT.findall(index)
    ]
    return "; ".join([policy, " ".join(["script-src 'self'", *hashes])])


class Page:
    def __init__(self, folder: Path, policy: str, head: Head) -> None:
        self.files = read_page(folder)
        self.head = head
        index = self.files.pop(INDEX, None)
        self.index = "" if index is None else index.forms[""].decode()
        self.policy = policy_of(self.index.encode(), policy)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """A file, the page, or the page with a sentence that there is nothing here."""
        path = request.path.lstrip("/")
        if path.startswith("api/"):
            raise Refused("no_page", words.NOTHING_HERE)
        file = self.files.get(path)
        if file is not None:
            return _sent(request, file)
        if "." in path or path.startswith(HASHED):  # a file, and no room's code
            raise Refused("no_page", words.NOTHING_HERE)
        if not self.index:
            return web.Response(text="The page is not built; `make play` builds it.\n")
        return self._shown(request, [part for part in path.split("/") if part])

    def _shown(self, request: web.Request, parts: list[str]) -> web.Response:
        text = self.index.replace(HEAD, self.head(request, parts))
        forms = _packed(text)
        file = File(TYPES[".html"], "no-cache", forms, _tag(forms[""]))
        response = _sent(request, file)
        if not is_place(parts):
            response.set_status(404)
        response.headers["Content-Security-Policy"] = self.policy
        if parts and parts[0] not in OPEN:
            # Whose address it is may show it to others, but no search engine.
            response.headers["X-Robots-Tag"] = "noindex"
        return response


def is_place(parts: list[str]) -> bool:
    """Whether this could be an address of the page; only the door says if a room exists."""
    match parts:
        case [] | ["about"] | ["daily"] | ["replay", _] | ["shared", _] | ["shared", _, "replay"]:
            return True
        case ["how", game] | ["learn", game] | ["rules", game]:
            return game in GAMES
        case [code] | [code, "screen"]:
            return code not in PLACES and is_code(code)
        case _:
            return False


@lru_cache(maxsize=LARGEST_PACKED)
def _packed(text: str) -> dict[str, bytes]:
    data = text.encode()
    return {"": data, "gzip": gzip.compress(data, 6, mtime=0)}


def _sent(request: web.Request, file: File) -> web.Response:
    """Scripts, styles and fonts go without the headers that are about pages, and without a tag:
    what is kept for ever is never asked for again."""
    headers = {"Cache-Control": file.cache, "Content-Type": file.type}
    if file.cache != FOR_EVER:
        headers["ETag"] = f'"{file.tag}"'
    if len(file.forms) > 1:
        headers["Vary"] = "Accept-Encoding"
    if file.tag in request.headers.get("If-None-Match", ""):
        return web.Response(status=304, headers=headers)
    wanted = accepted(request.headers.get("Accept-Encoding", ""))
    encoding = next((one for one in PACKED if one in wanted and one in file.forms), "")
    if encoding:
        headers["Content-Encoding"] = encoding
    response = web.Response(body=file.forms[encoding], headers=headers)
    if file.cache == FOR_EVER:
        response[BARE] = True
    return response


def add_page(app: web.Application, policy: str, head: Head) -> None:
    app.router.add_get("/{path:.*}", Page(page_folder(), policy, head).serve)
