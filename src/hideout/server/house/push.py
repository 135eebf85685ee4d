"""Tells people whose browser is closed that it is their turn, by the push service of that browser.

A page says where a message goes, and a page can say anything: only public https addresses
are called (or what the operator names), no redirect is followed, no answer is read, and few are
called at once.
"""

import asyncio
import hashlib
import ipaddress
import logging
import os
import socket
import time
from importlib import import_module
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import aiohttp
import msgspec
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

from hideout.server.house.settings import Settings

LOG: Final = logging.getLogger("hideout.server")
KEY_FILE: Final = "hideout.push-key"
KEEP_SECONDS: Final = 24 * 3600  # for which a push service should keep trying
TRUSTED_SECONDS: Final = 12 * 3600  # that one signature is good for
AT_ONCE: Final = 4
MOST_WAITING: Final = 200
TIMEOUT: Final = aiohttp.ClientTimeout(total=10)
GONE: Final = (404, 410)  # the browser wants no more messages
NOBODY: Final = "https://hideout.invalid"  # whom a push service may complain to: no such address


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser can be reached, and how to write so that only it can read."""

    endpoint: str
    p256dh: str
    auth: str


class NotPublic(OSError):
    """A name that leads into a private network."""


class PublicOnly(AbstractResolver):
    """Public names only: whoever controls a name must not lead us to a neighbour's door."""

    def __init__(self) -> None:
        self.names = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await self.names.resolve(host, port, family)
        if not all(is_public(one["host"]) for one in found):
            raise NotPublic(f"{host} is not on the internet")
        return found

    async def close(self) -> None:
        await self.names.close()


def is_public(address: str) -> bool:
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    mapped = ip.ipv4_mapped if isinstance(ip, ipaddress.IPv6Address) else None
    ip = mapped or ip
    return ip.is_global and not ip.is_multicast


def origin_of(endpoint: str) -> str:
    """Scheme, host and port of an address; "" if it is none."""
    try:
        parts = urlsplit(endpoint)
        _ = parts.port
    except ValueError:
        return ""
    if not parts.hostname or parts.username is not None or parts.password is not None:
        return ""
    return f"{parts.scheme}://{parts.netloc}"


class Push:
    def __init__(self, settings: Settings, secret: bytes, web_push: Any) -> None:
        self.web_push = web_push
        self.key = web_push.key_from(secret)
        self.public = web_push.text_of(web_push.public_bytes(self.key))
        self.allowed = frozenset(settings.push_origins.split())
        self.subject = settings.origin or NOBODY
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0
        self.sessions: dict[bool, aiohttp.ClientSession] = {}

    def is_allowed(self, endpoint: str) -> bool:
        """Whether this address may be called at all; a name is looked up when it is."""
        origin = origin_of(endpoint)
        if origin in self.allowed:
            return True
        host = urlsplit(endpoint).hostname if origin.startswith("https://") else None
        if host is None or ":" in urlsplit(endpoint).netloc.rpartition("]")[2]:
            return False  # of the usual port only
        try:
            ipaddress.ip_address(host)
        except ValueError:
            return "." in host
        return is_public(host)

    def is_usable(self, one: Subscription) -> bool:
        """Whether anything could be sent there."""
        try:
            auth, point = self.web_push.bytes_of(one.auth), self.web_push.bytes_of(one.p256dh)
            self.web_push.encrypted(b"", point, auth)
        except ValueError:
            return False
        return len(auth) == 16 and self.is_allowed(one.endpoint)

    async def send(self, one: Subscription, message: dict[str, str]) -> bool:
        """False if this browser is not to be tried again."""
        if self.waiting >= MOST_WAITING or not self.is_allowed(one.endpoint):
            return True
        self.waiting += 1
        try:
            async with self.turns:
                return await self._sent(one, msgspec.json.encode(message))
        finally:
            self.waiting -= 1

    async def _sent(self, one: Subscription, data: bytes) -> bool:
        origin = origin_of(one.endpoint)
        bytes_of = self.web_push.bytes_of
        expires = int(time.time()) + TRUSTED_SECONDS
        headers = {
            "Authorization": self.web_push.authorization(self.key, origin, self.subject, expires),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP_SECONDS),
            "Urgency": "normal",
        }
        body = self.web_push.encrypted(data, bytes_of(one.p256dh), bytes_of(one.auth))
        try:
            async with self._session(origin in self.allowed).post(
                one.endpoint, data=body, headers=headers, allow_redirects=False
            ) as answer:
                return answer.status not in GONE
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            LOG.info("a push service could not be reached: %s", type(error).__name__)
            return True

    def _session(self, is_named: bool) -> aiohttp.ClientSession:
        """What the operator has named may be anywhere."""
        if is_named not in self.sessions:
            resolver = None if is_named else PublicOnly()
            connector = aiohttp.TCPConnector(resolver=resolver, use_dns_cache=False)
            self.sessions[is_named] = aiohttp.ClientSession(connector=connector, timeout=TIMEOUT)
        return self.sessions[is_named]

    async def close(self) -> None:
        for session in self.sessions.values():
            await session.close()


def open_push(settings: Settings, folder: Path | None, shared_secret: str) -> Push | None:
    """None without the extra `push`. Houses on one database share one key; another keeps its own
    beside its data, in a file that only its owner may read."""
    try:
        web_push = import_module("hideout.server.house.web_push")
    except ImportError:
        return None
    if folder is None:
        secret = hashlib.sha256(f"push {shared_secret}".encode()).digest()
    else:
        secret = _kept(folder / KEY_FILE)
    return Push(settings, secret, web_push)


def _kept(path: Path) -> bytes:
    try:
        file = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        found = path.read_bytes()
        if len(found) == 32:
            return found
        path.unlink()
        return _kept(path)
    with os.fdopen(file, "wb") as new:
        secret = os.urandom(32)
        new.write(secret)
    return secret
