"""Who is asking: an identity in a cookie, and the origin of a request.

A person is a random secret in an HttpOnly cookie. Others know only its hash, which gives no
right to anything. No identity ever stands in an address.
"""

import hashlib
import ipaddress
import re
import secrets
import socket
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web

from hideout.server import words
from hideout.server.refusal import Refused
from hideout.server.settings import Settings

COOKIE: Final = "hideout"
YEAR: Final = 365 * 24 * 3600
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


def person_of(request: web.Request) -> tuple[str, str | None]:
    """The public id of whoever asks, and the secret to set if they are new."""
    secret = request.cookies.get(COOKIE, "")
    if re.fullmatch(r"[0-9a-f]{32}", secret):
        return public_id(secret), None
    secret = secrets.token_hex(16)
    return public_id(secret), secret


def public_id(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()[:16]


def set_cookie(response: web.StreamResponse, secret: str, is_https: bool) -> None:
    response.set_cookie(
        COOKIE, secret, max_age=YEAR, path="/", httponly=True, samesite="Lax", secure=is_https
    )


def check_origin(request: web.Request, settings: Settings) -> None:
    """A page of somebody else's may not act in our visitors' names. Raises Refused."""
    origin = request.headers.get("Origin")
    if origin is None:
        # Every browser sends Origin with an unsafe request; a script of one's own need not.
        if request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
            raise Refused("origin", words.OTHER_SITE)
        return
    if settings.origin and origin == settings.origin.rstrip("/"):
        return
    if urlsplit(origin).netloc != request.host:
        raise Refused("origin", words.OTHER_SITE)


def address_of(request: web.Request, settings: Settings) -> str:
    """Where a request comes from. Of what a proxy was told only its own word counts, the last."""
    if settings.trust_proxy:
        lines = request.headers.getall("X-Forwarded-For", [])
        forwarded = lines[-1].split(",")[-1].strip() if lines else ""
        if forwarded:
            return forwarded
    return request.remote or ""


def network_of(address: str) -> str:
    """What one household can hardly change: an IPv4 address, or the /64 of an IPv6 address."""
    try:
        ip = ipaddress.ip_address(address.strip("[]").partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, 64), strict=False))


def lan_address() -> str:
    """This machine's address on its own network. Nothing is sent: it only asks for a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("198.51.100.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def is_https(request: web.Request, settings: Settings) -> bool:
    if settings.trust_proxy and "X-Forwarded-Proto" in request.headers:
        return request.headers["X-Forwarded-Proto"] == "https"
    return request.secure
