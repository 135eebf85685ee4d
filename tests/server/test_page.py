"""The built page as it is served: packed, cached, guarded, and not found where there is nothing."""

import base64
import gzip
import hashlib
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import aiohttp
import pytest
from multidict import CIMultiDictProxy

from hideout.server.web import page
from hideout.server.web.page import PLACES, accepted, is_place
from tests.server.house import House, open_house, seated

ROOT = Path(__file__).parents[2]
HUSTLE = "heist-hustle"
SCRIPT = "document.documentElement.dataset.theme = 'dark';"
INDEX = (
    f"<!doctype html><html><head><script>{SCRIPT}</script><title>Hideout</title><!--head--></head>"
    "<body></body></html>"
)
CODE = "const a = 1;\n" * 200


@pytest.fixture(autouse=True)
def built(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small page, packed as the build packs it."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX)
    (folder / "robots.txt").write_text("User-agent: *\n")
    script = folder / "assets" / "index-Ab3dEf12.js"
    script.write_text(CODE)
    script.with_name(script.name + ".br").write_bytes(b"as br")
    script.with_name(script.name + ".gz").write_bytes(gzip.compress(CODE.encode()))
    (folder / "secret.key").write_text("not a file of the page")
    monkeypatch.setattr(page, "page_folder", lambda: folder)


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(auto_decompress=False) as session:
        yield session


class Answer(NamedTuple):
    status: int
    headers: CIMultiDictProxy[str]
    body: bytes


async def get(house: House, session: aiohttp.ClientSession, path: str, **headers: str) -> Answer:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    named.setdefault("Accept-Encoding", "identity")
    async with session.get(house.address + path, headers=named) as answer:
        return Answer(answer.status, answer.headers, await answer.read())


@pytest.mark.parametrize(
    ("wanted", "encoding"),
    [
        ("br, gzip", "br"),
        ("gzip", "gzip"),
        ("gzip, br;q=0", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("identity", ""),
        ("", ""),
        ("br;q=0.0, gzip; q=0", ""),
    ],
)
async def test_a_file_comes_packed_as_the_browser_wants_it(
    wanted: str, encoding: str, tmp_path: Path, session: aiohttp.ClientSession
) -> None:
    async with open_house(tmp_path) as house:
        answer = await get(
            house, session, "/assets/index-Ab3dEf12.js", **{"Accept-Encoding": wanted}
        )
    assert answer.headers.get("Content-Encoding", "") == encoding
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
    whole = {"br": b"as br", "gzip": gzip.compress(CODE.encode()), "": CODE.encode()}
    if encoding == "gzip":
        assert gzip.decompress(answer.body) == CODE.encode()
    else:
        assert answer.body == whole[encoding]


async def test_what_has_a_hash_in_its_name_is_kept_for_ever_and_the_page_is_not(
    tmp_path: Path, session: aiohttp.ClientSession
) -> None:
    async with open_house(tmp_path) as house:
        script = await get(house, session, "/assets/index-Ab3dEf12.js")
        assert "immutable" in script.headers["Cache-Control"]
        assert {"ETag", "Server"}.isdisjoint(script.headers)  # a first visit loads dozens of files
        for path in ("/", "/about", "/robots.txt"):
            answer = await get(house, session, path)
            assert answer.status == 200
            assert answer.headers["Cache-Control"] == "no-cache"
            again = await get(house, session, path, If_None_Match=answer.headers["ETag"])
            assert (again.status, again.body) == (304, b"")


async def test_the_inline_script_may_run_and_no_other(
    tmp_path: Path, session: aiohttp.ClientSession
) -> None:
    digest = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()
    async with open_house(tmp_path) as house:
        policy = (await get(house, session, "/")).headers["Content-Security-Policy"]
        assert f"script-src 'self' 'sha256-{digest}'" in policy
        scripts = policy[policy.index("script-src") :]
        assert "unsafe-inline" not in scripts
        api = (await get(house, session, "/api/games")).headers["Content-Security-Policy"]
        assert digest not in api


@pytest.mark.parametrize(
    "path",
    [
        "/nosuch/page",
        "/nosuch",
        "/rules/nosuch",
        "/about/us",
        "/BCDFGH/other",
        "/replay",
        "/KLMNOP",
    ],
)
async def test_an_address_of_nothing_is_not_found_and_shows_the_page(
    path: str, tmp_path: Path, session: aiohttp.ClientSession
) -> None:
    async with open_house(tmp_path) as house:
        answer = await get(house, session, path)
    assert answer.status == 404
    assert answer.body.startswith(b"<!doctype html>")


@pytest.mark.parametrize(
    "path",
    [
        "/manifest.json", "/sw.js", "/secret.key", "/assets/index-Ab3dEf12.js.br", "/assets/",
        "/assets/nothing", "/index.html", "/..%2fpage%2findex.html", "/assets/..%2frobots.txt",
    ],
)  # fmt: skip
async def test_a_file_that_is_not_there_is_not_the_page(
    path: str, tmp_path: Path, session: aiohttp.ClientSession
) -> None:
    async with open_house(tmp_path) as house:
        answer = await get(house, session, path)
    assert answer.status == 404
    assert answer.headers["Content-Type"].startswith("application/json")


def test_the_server_knows_every_place_that_the_page_shows() -> None:
    shown = (ROOT / "web/src/App.svelte").read_text()
    assert set(re.findall(r"parts\[0\] === '([\w-]+)'", shown)) == PLACES


def test_a_rooms_address_is_a_place_whether_or_not_there_is_a_room() -> None:
    assert is_place(["BCDFGH"])
    assert is_place(["bcdfg", "screen"])
    assert not is_place(["BCDF"])
    assert not is_place(["rules"])


def test_a_weight_of_zero_means_no() -> None:
    assert accepted("br;q=0, gzip;q=0.1, zstd") == {"gzip", "zstd"}


async def test_an_invitation_says_what_and_at_whose(
    tmp_path: Path, session: aiohttp.ClientSession
) -> None:
    async with open_house(tmp_path) as house:
        ann, _ = await seated(house, HUSTLE, ['Ann <"&', "Bob"])
        answer = await get(house, session, f"/{ann.code.lower()}")
        text = answer.body.decode()
        title = "Heist Hustle at Ann &lt;&quot;&amp;&#x27;s: 8 chairs left"
        assert f'property="og:title" content="{title}"' in text
        assert "Bob" not in text
        assert f'property="og:url" content="{house.address}/' in text
        assert answer.headers["X-Robots-Tag"] == "noindex"
        await ann.in_room("settings", {"locked": True})
        assert "Ann" not in (await get(house, session, f"/{ann.code}")).body.decode()


async def test_previews_are_no_way_to_guess_codes(
    tmp_path: Path, session: aiohttp.ClientSession
) -> None:
    async with open_house(tmp_path, rooms_per_minute=2) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        for n in range(6):
            assert "og:title" in (await get(house, session, f"/BCDFG{'BCDFGH'[n]}")).body.decode()
        assert "Heist Hustle" not in (await get(house, session, f"/{ann.code}")).body.decode()


async def test_long_answers_of_the_api_are_packed(
    tmp_path: Path, session: aiohttp.ClientSession
) -> None:
    async with open_house(tmp_path) as house:
        plain = await get(house, session, "/api/games")
        packed = await get(house, session, "/api/games", Accept_Encoding="gzip")
        assert packed.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(packed.body) == plain.body
        assert len(packed.body) < len(plain.body) / 3
        short = await get(house, session, "/api/push", Accept_Encoding="gzip")
        assert "Content-Encoding" not in short.headers
