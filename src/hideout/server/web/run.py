"""`hideout serve`: one process, one data file, one address."""

import asyncio
import errno
import gc
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import segno
from aiohttp import web

from hideout.games import BROKEN
from hideout.server.house.clock import WallClock
from hideout.server.house.lag import Lag
from hideout.server.house.logs import set_up_logs
from hideout.server.house.settings import Settings
from hideout.server.house.traces import NoTraces, set_up_traces, trace_writes
from hideout.server.store import ballast
from hideout.server.store.interface import Store, is_shared
from hideout.server.store.opening import open_store
from hideout.server.web.app import HUB, LISTENER, make_app, make_metrics_app
from hideout.server.web.identity import lan_address
from hideout.server.web.listener import KEEP_ALIVE, raise_file_limit

LOG: Final = logging.getLogger("hideout.server")
SWITCH: Final = 0.0005  # seconds that a thread may work before others have their turn
PATIENCE: Final = 5  # seconds that open requests get to finish on shutdown


class CannotServe(Exception):
    """The server cannot start; the message says why and what to do."""


def serve(settings: Settings) -> None:
    """Run until told to stop. Raises CannotServe and StoreError."""
    set_up_logs(settings)
    name_broken_games()
    os.umask(0o077)  # what is stored here is nobody else's business
    try:
        set_up_traces(settings)
    except NoTraces as error:
        raise CannotServe(str(error)) from None
    store = open_store(settings)
    trace_writes(store)
    if not store.is_shared:
        ballast.take_in(Path(settings.data))
    # Records are long-lived and form no cycles: collect garbage rarely, and never scan modules.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    sys.setswitchinterval(SWITCH)  # whoever waits for the loop waits for a bot's thread, too
    try:
        _run(_serve(settings, store))
    finally:
        store.close()


def name_broken_games() -> None:
    """Tell whoever runs the house which installed games cannot be used."""
    for name, why in BROKEN.items():
        LOG.warning("the game %s cannot be used: %s", name, why)


def _run(work: Coroutine[None, None, None]) -> None:
    try:
        import uvloop
    except ImportError:  # not made for every system
        asyncio.run(work)
    else:
        uvloop.run(work)


async def _serve(settings: Settings, store: Store) -> None:
    app = make_app(store, settings, WallClock(store.now() if is_shared(store) else None))
    runner = web.AppRunner(
        app, access_log=None, shutdown_timeout=PATIENCE, keepalive_timeout=KEEP_ALIVE
    )
    await runner.setup()
    runners = [runner]
    listener = app[LISTENER]
    listener.most = raise_file_limit()
    host = "0.0.0.0" if settings.lan and settings.host == "127.0.0.1" else settings.host
    try:
        async with _complaining(host, settings.port, "--port"):
            port = await listener.listen(runner, host, settings.port)
        if settings.metrics_port:
            runners.append(web.AppRunner(make_metrics_app(app[HUB]), access_log=None))
            await runners[1].setup()
            host, metrics_port = settings.metrics_host, settings.metrics_port
            async with _complaining(host, metrics_port, "--metrics-port"):
                await web.TCPSite(runners[1], host, metrics_port).start()
        announce(settings, port)
        LOG.info("up to %d connections at once", listener.most)
        lag = Lag()
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, stop.set)
        await stop.wait()
        lag.stop()
    finally:
        listener.close()
        for one in reversed(runners):
            await one.cleanup()


@asynccontextmanager
async def _complaining(host: str, port: int, flag: str) -> AsyncIterator[None]:
    """Raises CannotServe if there is nothing to listen on."""
    try:
        yield
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CannotServe(
                f"Port {port} is in use: stop what uses it, or choose another with {flag}."
            ) from None
        raise CannotServe(f"Cannot listen on {host}:{port}: {error.strerror}.") from None


def announce(settings: Settings, port: int) -> None:
    """Print the address, and a QR code if a phone could open it."""
    shown = lan_address() if settings.lan else settings.host
    shown = "localhost" if shown in ("127.0.0.1", "0.0.0.0") else shown
    address = settings.origin or f"http://{shown}:{port}"
    print(f"\nHideout is open at {address}  (Ctrl-C closes it)\n", flush=True)
    if sys.stdout.isatty() or settings.lan:
        segno.make(address).terminal(compact=True)
        sys.stdout.flush()
