"""Traces, on request: OpenTelemetry spans of moves, of their commits and of relays.

Without `--traces` nothing of OpenTelemetry is imported, and all a move does is see that there is no
tracer. A span tells a table's id, its game and how long things took: no seat, no action, and
nothing that anybody holds.
"""

import asyncio
from collections.abc import Awaitable, Iterator, Mapping, MutableMapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any, Final, TypeVar

from hideout.server.house.settings import Settings

MOVE: Final = "hideout.move"
COMMIT: Final = "hideout.commit"
RELAY: Final = "hideout.relay"
PATH: Final = "/v1/traces"  # of a collector
T = TypeVar("T")

tracer: Any = None  # OpenTelemetry's, if somebody asks for traces


class NoTraces(Exception):
    """Traces were asked for and cannot be made; the message says what to do."""


def set_up_traces(settings: Settings) -> None:
    """To the collector that the settings name. Raises NoTraces."""
    if not settings.traces:
        return
    if not settings.traces.startswith(("http://", "https://")):
        raise NoTraces("--traces takes an OpenTelemetry collector, such as http://10.0.0.9:4318.")
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        raise NoTraces('Traces need a library: `pip install "hideout[otel]"`.') from None
    address = settings.traces.rstrip("/").removesuffix(PATH) + PATH
    begin(BatchSpanProcessor(OTLPSpanExporter(endpoint=address)), settings.peer)


def begin(processor: Any, house: str) -> None:
    """From now on spans go there; `house` is how other houses know this one."""
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider

    global tracer
    named = {"service.name": "hideout", "service.instance.id": house}
    provider = TracerProvider(resource=Resource.create({k: v for k, v in named.items() if v}))
    provider.add_span_processor(processor)
    tracer = provider.get_tracer("hideout")


def span(name: str, **about: str) -> AbstractContextManager[Any]:
    """What is done inside belongs to it."""
    return nullcontext() if tracer is None else _span(name, about)


@contextmanager
def _span(name: str, about: dict[str, str]) -> Iterator[None]:
    """A failure is marked as one, and no more: an error may say what somebody tried."""
    from opentelemetry.trace import StatusCode

    told = {f"hideout.{key}": value for key, value in about.items()}
    with tracer.start_as_current_span(
        name, attributes=told, record_exception=False, set_status_on_exception=False
    ) as one:
        try:
            yield
        except BaseException:
            one.set_status(StatusCode.ERROR)
            raise


async def traced(work: Awaitable[T], name: str, **about: str) -> T:
    with span(name, **about):
        return await work


def trace_writes(store: Any) -> None:
    """From now on every write of a store has a span, until it is durable."""
    if tracer is None:
        return
    write = store.write

    def traced_write(changes: Sequence[Any], fence: Any = None) -> "asyncio.Future[None]":
        one = tracer.start_span(COMMIT, attributes={"hideout.changes": len(changes)})
        future: asyncio.Future[None] = write(changes, fence)
        future.add_done_callback(lambda done: one.end())
        return future

    store.write = traced_write


# From house to house


def send_along(headers: MutableMapping[str, str]) -> None:
    """What another house needs to know to continue our trace."""
    if tracer is not None:
        from opentelemetry.propagate import inject

        inject(headers)


def continued(headers: Mapping[str, str]) -> AbstractContextManager[Any]:
    """What is done inside belongs to another house's trace."""
    if tracer is None:
        return nullcontext()
    from opentelemetry.propagate import extract
    from opentelemetry.trace import get_current_span, use_span

    there = get_current_span(extract(headers))
    return use_span(there, record_exception=False, set_status_on_exception=False)
