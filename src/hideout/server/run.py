"""`hideout serve`: one process, one data file, one address."""

import asyncio
import errno
import gc
import json
import logging
import signal
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Final

import segno
from aiohttp import web

from hideout.server.people import lan_address
from hideout.server.settings import Settings
from hideout.server.store import Store
from hideout.server.web import make_app

PATIENCE: Final = 5  # seconds that open requests get to finish on shutdown
STANDARD_FIELDS: Final = set(vars(logging.makeLogRecord({})))


class CannotServe(Exception):
    """The server cannot start; the message says why and what to do."""


class JsonLines(logging.Formatter):
    """One JSON object a line; what a caller adds as `extra` becomes a field."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        for name, value in vars(record).items():
            if name not in STANDARD_FIELDS and name not in ("message", "asctime"):
                line[name] = value
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def set_up_logs(settings: Settings) -> None:
    handler = logging.StreamHandler(sys.stderr)
    if settings.log == "json":
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)


def serve(settings: Settings) -> None:
    """Run until told to stop. Raises CannotServe and StoreError."""
    set_up_logs(settings)
    store = Store(Path(settings.data))
    # Records are long-lived and never in circles: look for rubbish seldom, and not in modules.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    try:
        _run(_serve(settings, store))
    finally:
        store.close()


def _run(work: Coroutine[None, None, None]) -> None:
    try:
        import uvloop
    except ImportError:  # not made for every system
        asyncio.run(work)
    else:
        uvloop.run(work)


async def _serve(settings: Settings, store: Store) -> None:
    app = make_app(store, settings)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=PATIENCE)
    await runner.setup()
    host = "0.0.0.0" if settings.lan and settings.host == "127.0.0.1" else settings.host
    try:
        site = web.TCPSite(runner, host, settings.port)
        await site.start()
    except OSError as error:
        await runner.cleanup()
        if error.errno == errno.EADDRINUSE:
            raise CannotServe(
                f"Port {settings.port} is in use: stop what uses it, or choose another with --port."
            ) from None
        raise CannotServe(f"Cannot listen on {host}:{settings.port}: {error.strerror}.") from None
    port = runner.addresses[0][1]
    announce(settings, port)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, stop.set)
    await stop.wait()
    await runner.cleanup()


def announce(settings: Settings, port: int) -> None:
    """Say where to go, and show it as a QR code where a phone could follow it."""
    shown = lan_address() if settings.lan else settings.host
    shown = "localhost" if shown in ("127.0.0.1", "0.0.0.0") else shown
    address = settings.origin or f"http://{shown}:{port}"
    print(f"\nHideout is open at {address}  (Ctrl-C closes it)\n", flush=True)
    if sys.stdout.isatty() or settings.lan:
        segno.make(address).terminal(compact=True)
        sys.stdout.flush()
