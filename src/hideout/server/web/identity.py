"""Who is asking: an identity in a cookie, and the origin of a request.

A person is a random secret in an HttpOnly cookie; see `identities`. No identity ever stands in an
address.
"""

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web

from hideout.engine.message import verbatim
from hideout.server.house import words
from hideout.server.house.refusal import Refused
from hideout.server.house.settings import Settings
from hideout.server.rooms.identities import SECURE_COOKIE, Identities

WHO: Final = web.RequestKey("who", tuple)  # where a request keeps who asks
FROM: Final = web.RequestKey("from", str)  # where it came from, if another server passed it on
IDENTITIES: Final = web.AppKey("identities", Identities)
DEFAULT_PORTS: Final = {"http": 80, "https": 443}
HOME: Final = (".local", ".localhost", ".lan", ".internal", ".home.arpa")  # never on the internet
YEAR: Final = 365 * 24 * 3600
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


def person_of(request: web.Request) -> tuple[str, str | None]:
    """The public id of whoever asks, and the secret to set if they are new."""
    known: tuple[str, str | None] | None = request.get(WHO)
    if known is None:
        known = request[WHO] = request.app[IDENTITIES].recognise(request.cookies)
    return known


def set_cookie(
    response: web.StreamResponse, request: web.Request, secret: str, settings: Settings
) -> None:
    name = request.app[IDENTITIES].cookie
    is_secure = name == SECURE_COOKIE or is_https(request, settings)
    response.set_cookie(
        name, secret, max_age=YEAR, path="/", httponly=True, samesite="Lax", secure=is_secure
    )


def check_host(request: web.Request, settings: Settings) -> None:
    """A site elsewhere may give its own name our address, and its pages would be at home here: a
    name that anybody can register is ours only if the operator says so. Raises Refused."""
    if settings.origin:
        ours = urlsplit(settings.origin)
        if _with_port(request.host, ours.scheme) != _with_port(ours.netloc, ours.scheme):
            raise Refused("host", words.OTHER_HOST.given({"address": verbatim(settings.origin)}))
    elif not settings.trust_proxy and not _is_at_home(request.host, settings.host):
        raise Refused("host", words.UNKNOWN_HOST)


def _with_port(host: str, scheme: str) -> tuple[str, int]:
    """Raises Refused."""
    try:
        parts = urlsplit(f"//{host}")
        return parts.hostname or "", parts.port or DEFAULT_PORTS.get(scheme, 0)
    except ValueError:
        raise Refused("host", words.UNKNOWN_HOST) from None


def _is_at_home(host: str, ours: str) -> bool:
    name, _ = _with_port(host, "http")
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return "." not in name or name == ours.lower() or name.endswith(HOME)
    return True


def check_origin(request: web.Request, settings: Settings) -> None:
    """A page of somebody else's may not act in our visitors' names. Raises Refused."""
    origin = request.headers.get("Origin")
    if origin is None:
        # Every browser sends Origin with an unsafe request; a script of one's own need not.
        if request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
            raise Refused("origin", words.OTHER_SITE)
        return
    ours = settings.origin.rstrip("/")
    if origin != ours if ours else urlsplit(origin).netloc != request.host:
        raise Refused("origin", words.OTHER_SITE)


def address_of(request: web.Request, settings: Settings) -> str:
    """Where a request comes from. Of forwarded addresses only the last counts: the proxy's own."""
    passed_on: str | None = request.get(FROM)
    if passed_on is not None:
        return passed_on
    if settings.trust_proxy:
        lines = request.headers.getall("X-Forwarded-For", [])
        forwarded = lines[-1].split(",")[-1].strip() if lines else ""
        if forwarded:
            return forwarded
    return request.remote or ""


def network_of(address: str) -> str:
    """The part a household can hardly change: an IPv4 address, or the /64 of an IPv6 address."""
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
