"""Whatever is sent to the HTTP API, it answers by its own description and never fails."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from hideout.server.web.operations import ALL
from hideout.server.wire.openapi import document
from tests.server.house import House, open_house, seated, to_the_end

pytestmark = pytest.mark.slow

EXAMPLES = 15

SCHEMA = schemathesis.openapi.from_dict(document(ALL))
REQUESTS: dict[str, Any] = {}
for found in SCHEMA.get_all_operations():
    assert isinstance(found, Ok)
    REQUESTS[found.ok().label] = found.ok()


class Running:
    """A server in a thread of its own, with a host, a room, a game that is over."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.is_ready = threading.Event()
        self.is_over = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self._run()))
        self.thread.start()
        assert self.is_ready.wait(30)

    async def _run(self) -> None:
        async with open_house(self.folder) as house:
            await self._prepare(house)
            self.is_ready.set()
            while not self.is_over.is_set():
                await asyncio.sleep(0.01)

    async def _prepare(self, house: House) -> None:
        host, _ = await seated(house, "heist-hustle", ["Ann", "Bob"])
        await host.in_room("start")
        await host.sync()
        await to_the_end(house, host)
        self.address = house.address
        self.code, self.table = host.code, host.room["table"]
        self.cookies = {cookie.key: cookie.value for cookie in host.session.cookie_jar}

    def stop(self) -> None:
        self.is_over.set()
        self.thread.join()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("schema"))
    yield running
    running.stop()


def test_every_request_is_described() -> None:
    assert len(REQUESTS) == len(ALL)


@pytest.mark.parametrize("label", REQUESTS)
def test_a_request_is_answered_by_its_description(label: str, server: Running) -> None:
    known = {"code": server.code, "table": server.table, "game": "heist-hustle", "language": "en"}
    known |= {"lesson": "first", "link": f"{server.table}~nobody-agreed"}
    statuses = set()

    right = REQUESTS[label].as_strategy()
    wrong = REQUESTS[label].as_strategy(generation_mode=GenerationMode.NEGATIVE)
    has_body = bool(REQUESTS[label].body)

    @given(case=st.one_of(right, wrong) if has_body else right, is_real=st.booleans())
    @settings(
        max_examples=EXAMPLES,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    def ask(case: Case[Any], is_real: bool) -> None:
        if is_real:
            parameters: Any = {name: known[name] for name in case.path_parameters}
            case.path_parameters = parameters
        response = case.call(base_url=server.address, cookies=server.cookies)
        statuses.add(response.status_code)
        # What a name or a token may be cannot be said in a schema, so valid data may be refused.
        case.validate_response(response, excluded_checks=[positive_data_acceptance])
        assert response.status_code < 500

    ask()
    assert statuses
