"""Everything to look at, in the order in which somebody would fix it."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from urllib.parse import urlsplit

from hideout.server.doctor.findings import Finding, better, fine, wrong
from hideout.server.doctor.machine import look_at_folder, look_at_limits
from hideout.server.doctor.services import look_at_database, look_at_origin, look_at_redis
from hideout.server.house.settings import Settings

LOOPBACK = ("127.0.0.1", "::1", "localhost")


async def look(settings: Settings, with_origin: bool = True) -> AsyncIterator[Finding]:
    """`with_origin`: also take the route people take, which needs a running house."""
    for finding in look_at_settings(settings):
        yield finding
    for finding in look_at_limits():
        yield finding
    if settings.database_url:
        async for finding in look_at_database(settings):
            yield finding
    else:
        for finding in look_at_folder(Path(settings.data)):
            yield finding
    if settings.redis_url:
        async for finding in look_at_redis(settings.redis_url):
            yield finding
    if settings.origin and with_origin:
        async for finding in look_at_origin(settings):
            yield finding


def look_at_settings(settings: Settings) -> Iterator[Finding]:
    """Settings that contradict each other or are rarely meant."""
    findings = [*_about_origin(settings), *_about_sharing(settings)]
    if settings.metrics_port and settings.metrics_host not in LOOPBACK:
        findings.append(
            better(
                f"Metrics are served on {settings.metrics_host}.",
                "Make sure that only Prometheus can reach that port.",
            )
        )
    yield from findings or [fine("The settings fit together.")]


def _about_origin(settings: Settings) -> Iterator[Finding]:
    origin = urlsplit(settings.origin)
    if settings.origin and (origin.scheme not in ("http", "https") or origin.path not in ("", "/")):
        yield wrong(
            f"{settings.origin} is not an address that people type.",
            "Set --origin to https:// and the name, and nothing after it.",
        )
    elif settings.origin and origin.scheme != "https" and origin.hostname not in LOOPBACK:
        yield better(
            "The origin is not https, so the cookies that hold people's seats travel unencrypted.",
            "Let a proxy do TLS, and set --origin to https://...",
        )
    if settings.origin and not settings.trust_proxy:
        yield better(
            "Behind a proxy everybody seems to come from one address, and all share its limits.",
            "Set --trust-proxy if the house can be reached only through the proxy.",
        )
    if settings.trust_proxy and settings.host not in LOOPBACK and not settings.origin:
        yield wrong(
            "Anybody may say where they come from: the proxy is trusted, and the house listens "
            f"on {settings.host}.",
            "Listen on an address that only the proxy can reach, and set --origin.",
        )


def _about_sharing(settings: Settings) -> Iterator[Finding]:
    if settings.redis_url and not settings.database_url:
        yield better(
            "A Redis server is set, but the data is in a folder, which only one house can use.",
            "Set --database, or leave --redis out.",
        )
    if settings.peer and not settings.database_url:
        yield wrong(
            "This house says where others can reach it, but shares no database with any.",
            "Set --database, or leave --peer out.",
        )
