"""Traces: what a span tells and what not, from house to house, and nothing without being asked."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from hideout.server.house import traces
from hideout.server.house.settings import Settings
from hideout.server.house.traces import COMMIT, MOVE, RELAY, NoTraces, set_up_traces, trace_writes
from tests.server import house as harness
from tests.server.house import begun, open_house
from tests.server.test_neighbours import HUSTLE, comes_by, open_members

UNTOUCHED = """
import sys
import hideout.server.web.run
print([name for name in sys.modules if name.startswith("opentelemetry")])
"""


@pytest.fixture
def spans() -> Iterator[InMemorySpanExporter]:
    """What was traced."""
    found = InMemorySpanExporter()
    traces.begin(SimpleSpanProcessor(found), "http://10.0.0.5:8000")
    yield found
    traces.tracer = None


def named(spans: InMemorySpanExporter, name: str) -> list[ReadableSpan]:
    return [span for span in spans.get_finished_spans() if span.name == name]


async def test_a_move_and_its_commit_are_one_trace(
    tmp_path: Path, spans: InMemorySpanExporter
) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        trace_writes(house.store)
        assert (await ann.acts("roll"))["type"] == "accepted"
        (move,) = named(spans, MOVE)
        (commit,) = named(spans, COMMIT)
        assert move.attributes == {"hideout.table": ann.frame["table"], "hideout.game": HUSTLE}
        assert commit.parent is not None
        assert move.context is not None
        assert commit.parent.span_id == move.context.span_id
        assert move.resource.attributes["service.instance.id"] == "http://10.0.0.5:8000"
        assert (await bob.acts("roll"))["type"] == "accepted"
        assert len({move.context.trace_id for move in named(spans, MOVE) if move.context}) == 2


async def test_no_span_tells_who_did_what_or_what_went_wrong(
    tmp_path: Path, spans: InMemorySpanExporter
) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        trace_writes(house.store)
        await ann.acts("roll")
        harness.let_write(house.store, False)
        assert (await bob.acts("roll"))["code"] == "failed"
    assert [move.status.is_ok for move in named(spans, MOVE)] == [True, False]
    told = " ".join(span.to_json() for span in spans.get_finished_spans())
    for secret in ("roll", "Ann", ann.code, ann.room["you"], "readonly"):
        assert secret not in told


async def test_a_room_elsewhere_is_asked_in_the_same_trace(
    tmp_path: Path, spans: InMemorySpanExporter
) -> None:
    async with open_members(tmp_path) as (a, b):
        ann, bob = await begun(a, HUSTLE, ["Ann", "Bob"])
        trace_writes(a.store)
        ann.house = b
        await ann.in_room("pause")
        (relay,) = named(spans, RELAY)
        (commit,) = named(spans, COMMIT)
        assert relay.attributes == {"hideout.peer": a.settings.peer}
        assert commit.parent is not None
        assert relay.context is not None
        assert commit.parent.span_id == relay.context.span_id
        await comes_by(b, bob)
        assert len(named(spans, RELAY)) == 2


@pytest.mark.slow
def test_nothing_of_it_is_loaded_unless_it_is_asked_for() -> None:
    done = subprocess.run([sys.executable, "-c", UNTOUCHED], capture_output=True, text=True)
    assert done.stdout == "[]\n", done.stderr


def test_what_cannot_be_traced_is_said_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(
        NoTraces,
        match=r"--traces takes an OpenTelemetry collector, such as http://10\.0\.0\.9:4318",
    ):
        set_up_traces(Settings(traces="10.0.0.9"))
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace.export", None)
    with pytest.raises(NoTraces, match=r"hideout\[otel\]"):
        set_up_traces(Settings(traces="http://10.0.0.9:4318"))


def test_an_address_of_a_collector_is_completed(monkeypatch: pytest.MonkeyPatch) -> None:
    from opentelemetry.exporter.otlp.proto.http import trace_exporter

    asked: list[str] = []

    class Exporter(InMemorySpanExporter):
        def __init__(self, endpoint: str) -> None:
            super().__init__()
            asked.append(endpoint)

    monkeypatch.setattr(trace_exporter, "OTLPSpanExporter", Exporter)
    try:
        for address in ("http://c:4318", "http://c:4318/", "http://c:4318/v1/traces"):
            set_up_traces(Settings(traces=address))
    finally:
        traces.tracer = None
    assert asked == ["http://c:4318/v1/traces"] * 3
