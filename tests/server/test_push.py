"""Web Push: what is sent, to whom, when, and where it may never go. The push service is a real one,
here on this machine."""

import asyncio
import json
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from hideout.server.house import push
from hideout.server.house.push import KEY_FILE, PublicOnly, Push, Subscription, is_public, open_push
from hideout.server.house.settings import Settings
from hideout.server.house.web_push import bytes_of, encrypted, key_from, public_bytes, text_of
from tests.server.house import PATIENCE, Guest, House, open_house, seated

HUSTLE = "heist-hustle"


def test_a_message_is_encrypted_as_in_the_example_of_the_rfc() -> None:
    """RFC 8291, section 5."""
    private = int.from_bytes(bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    receiver = (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    body = encrypted(
        b"When I grow up, I want to be a watermelon",
        bytes_of(receiver),
        bytes_of("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(private, ec.SECP256R1()),
        bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert text_of(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )


class Browser:
    """What a browser keeps to itself."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen letters!"
        self.endpoint = endpoint

    def subscription(self) -> dict[str, str]:
        point = public_bytes(self.key)
        return {"endpoint": self.endpoint, "p256dh": text_of(point), "auth": text_of(self.auth)}

    def reads(self, body: bytes) -> Any:
        salt, ours, sealed = body[:16], body[21:86], body[86:]
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), ours)
        shared = self.key.exchange(ec.ECDH(), sender)
        info = b"WebPush: info\0" + public_bytes(self.key) + ours
        material = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
        return json.loads(AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x02"))


class Service:
    """A push service that keeps what it is given."""

    def __init__(self) -> None:
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.news = asyncio.Event()
        self.status = 201
        self.origin = ""

    async def take(self, request: web.Request) -> web.Response:
        self.heard.append((dict(request.headers), await request.read()))
        self.news.set()
        return web.Response(status=self.status, headers={"Location": self.origin + "/elsewhere"})

    async def until(self, count: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(self.heard) < count:
                self.news.clear()
                await self.news.wait()


@asynccontextmanager
async def open_service() -> AsyncIterator[Service]:
    service = Service()
    app = web.Application()
    app.router.add_post("/{path:.*}", service.take)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    assert site._server is not None
    port = site._server.sockets[0].getsockname()[1]  # type: ignore[attr-defined]
    service.origin = f"http://127.0.0.1:{port}"
    try:
        yield service
    finally:
        await runner.cleanup()


async def at_a_relaxed_table(house: House) -> tuple[Guest, Guest]:
    """Ann and Bob play without hurry, and the one who is not asked has closed the page."""
    ann, bob = await seated(house, HUSTLE, ["Ann", "Bob"])
    await ann.in_room("settings", {"pace": "relaxed", "seating": "listed"})
    await ann.enters()
    await bob.enters()
    await ann.in_room("start")
    await house.settle()
    return ann, bob


async def until_bob_is_asked(house: House, ann: Guest) -> None:
    while ann.is_waited_for():
        await ann.acts(ann.actions[0])
        await house.settle()


async def test_who_has_closed_the_page_is_told_once_that_it_is_their_turn(tmp_path: Path) -> None:
    async with (
        open_service() as service,
        open_house(tmp_path, push_origins=service.origin) as house,
    ):
        ann, bob = await at_a_relaxed_table(house)
        browser = Browser(service.origin + "/bob")
        await bob.in_room("tell-me", browser.subscription())
        await bob.leaves()
        await until_bob_is_asked(house, ann)

        await service.until(1)
        headers, body = service.heard[0]
        told = browser.reads(body)
        assert told["room"] == ann.code
        assert told["game"] == "Heist Hustle"
        assert set(told) == {"room", "game", "sentence"}, "nothing of the game itself"
        assert headers["Content-Encoding"] == "aes128gcm"
        check_signature(headers["Authorization"], service.origin)

        await ann.says("Bob?")
        await house.settle()
        assert len(service.heard) == 1, "of one decision one is told once"


def check_signature(header: str, audience: str) -> None:
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    signed, _, signature = parts["t"].rpartition(".")
    raw = bytes_of(signature)
    der = utils.encode_dss_signature(
        int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    )
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(parts["k"]))
    point.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(bytes_of(signed.split(".")[1]))["aud"] == audience


async def test_who_looks_at_the_table_is_not_told(tmp_path: Path) -> None:
    async with (
        open_service() as service,
        open_house(tmp_path, push_origins=service.origin) as house,
    ):
        ann, bob = await at_a_relaxed_table(house)
        await bob.in_room("tell-me", Browser(service.origin + "/bob").subscription())
        await until_bob_is_asked(house, ann)
        await house.settle()
        assert service.heard == []


async def test_by_the_clock_nobody_is_told(tmp_path: Path) -> None:
    async with (
        open_service() as service,
        open_house(tmp_path, push_origins=service.origin) as house,
    ):
        ann, bob = await seated(house, HUSTLE, ["Ann", "Bob"])
        await ann.in_room("settings", {"seating": "listed"})
        await ann.enters()
        await bob.enters()
        await ann.in_room("start")
        await house.settle()
        await bob.in_room("tell-me", Browser(service.origin + "/bob").subscription())
        await bob.leaves()
        await until_bob_is_asked(house, ann)
        await house.settle()
        assert service.heard == []


@pytest.mark.slow
async def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with (
        open_service() as service,
        open_house(tmp_path, push_origins=service.origin) as house,
    ):
        service.status = 410
        ann, bob = await at_a_relaxed_table(house)
        await bob.in_room("tell-me", Browser(service.origin + "/bob").subscription())
        room = house.hub.room(ann.code)
        assert room.document.browsers
        await bob.leaves()
        await until_bob_is_asked(house, ann)
        await service.until(1)
        async with asyncio.timeout(PATIENCE):
            while room.document.browsers:
                await house.settle()


async def test_no_redirect_is_followed(tmp_path: Path) -> None:
    async with (
        open_service() as service,
        open_house(tmp_path, push_origins=service.origin) as house,
    ):
        service.status = 307
        sender = house.hub.services.push
        assert sender is not None
        one = Subscription(**Browser(service.origin + "/x").subscription())
        assert await sender.send(one, {"room": "X"})
        assert len(service.heard) == 1


async def test_three_browsers_of_one_person_are_kept_and_no_longer_wanted_none(
    tmp_path: Path,
) -> None:
    async with (
        open_service() as service,
        open_house(tmp_path, push_origins=service.origin) as house,
    ):
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        for n in (1, 2, 3, 4, 4):
            await ann.in_room("tell-me", Browser(f"{service.origin}/{n}").subscription())
        kept = house.hub.room(ann.code).document.browsers[ann.room["you"]]
        assert [one.endpoint[-1] for one in kept] == ["2", "3", "4"]
        await ann.in_room("tell-me-nothing")
        assert house.hub.room(ann.code).document.browsers == {}


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",  # in the clear
        "https://127.0.0.1/x",
        "https://10.0.0.1/x",
        "https://169.254.169.254/latest",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://localhost/x",
        "https://printer/x",
        "https://push.example.org:8443/x",
        "https://user:word@push.example.org/x",
        "ftp://push.example.org/x",
        "file:///etc/passwd",
        "https://",
        "",
        "https://push.example.org/" + "x" * 1000,
    ],
)
async def test_where_nothing_is_sent(endpoint: str, tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        path = f"/api/rooms/{ann.code}/tell-me"
        assert await ann.refused("POST", path, Browser(endpoint).subscription()) == "bad_browser"


async def test_a_key_that_is_none_is_refused(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"])
        good = Browser("https://push.example.org/x").subscription()
        path = f"/api/rooms/{ann.code}/tell-me"
        for bad in ({"auth": "short"}, {"p256dh": good["auth"]}, {"p256dh": "é"}):
            assert await ann.refused("POST", path, {**good, **bad}) == "bad_browser"
        await ann.post(path, good)


async def test_a_public_name_that_leads_home_is_not_called() -> None:
    resolver = PublicOnly()
    with pytest.raises(push.NotPublic):
        await resolver.resolve("localhost", 443)
    await resolver.close()


def test_which_addresses_are_public() -> None:
    assert is_public("93.184.216.34")
    for private in (
        "192.168.1.1",
        "100.64.0.1",
        "0.0.0.0",
        "fe80::1%eth0",
        "::ffff:127.0.0.1",
        "x",
    ):
        assert not is_public(private)


def test_the_key_is_kept_for_its_owner_alone(tmp_path: Path) -> None:
    def opened() -> Push:
        found = open_push(Settings(), tmp_path, "")
        assert found is not None
        return found

    async def keys() -> tuple[str, str]:
        return opened().public, opened().public

    first, again = asyncio.run(keys())
    assert first == again
    mode = (tmp_path / KEY_FILE).stat().st_mode
    assert stat.S_IMODE(mode) == 0o600
    (tmp_path / KEY_FILE).write_bytes(b"broken")
    assert opened().public != first


def test_houses_on_one_database_share_a_key() -> None:
    one, other = open_push(Settings(), None, "secret"), open_push(Settings(), None, "secret")
    assert one is not None
    assert other is not None
    assert one.public == other.public


def test_a_public_key_is_a_point_that_browsers_take() -> None:
    key = key_from(b"\xff" * 32)
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    assert len(point) == 65
    assert point[0] == 4
