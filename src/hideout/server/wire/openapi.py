"""The HTTP API as an OpenAPI document, made from the operations and their types."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal

import msgspec

from hideout.server.wire.messages import Problem

Who = Literal["anybody", "member", "host", "dealer", "bot"]
ANYBODY: Final[Who] = "anybody"
MEMBER: Final[Who] = "member"
HOST: Final[Who] = "host"
DEALER: Final[Who] = "dealer"  # the host, or the big screen
BOT: Final[Who] = "bot"  # a program with a token, and nobody else

BY: Final = {HOST: "Host", DEALER: "Host or screen"}
TOKEN: Final = "token"
SECURITY: Final = {TOKEN: {"type": "http", "scheme": "bearer"}}  # of a bot; people have a cookie


class Operation:
    """One request of the API: how it is asked and by whom, what it takes and what it answers."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Callable[..., Awaitable[Any]],
        body: Any,
        answer: Any,
        who: Who,
        summary: str,
        query: tuple[tuple[str, str], ...] = (),
        *,
        cost: int = 1,
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.body = body
        self.answer = answer  # a type, or the media type of an answer that is not JSON
        self.who = who
        self.summary = f"{BY[who]}: {summary}" if who in BY else summary
        self.query = query  # names and meanings
        self.cost = cost  # of the allowance


def document(operations: tuple[Operation, ...]) -> dict[str, Any]:
    types: list[Any] = [Problem]
    for operation in operations:
        types += [t for t in (operation.body, operation.answer) if not isinstance(t, str | None)]
    schemas, components = msgspec.json.schema_components(
        types, ref_template="#/components/schemas/{name}"
    )
    schema_of = dict(zip((id(t) for t in types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for operation in operations:
        entry = _entry(operation, schema_of)
        paths.setdefault(operation.path, {})[operation.method.lower()] = entry
    return {
        "openapi": "3.1.0",
        "info": {"title": "Hideout", "version": "1"},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": SECURITY},
    }


def _entry(operation: Operation, schema_of: dict[int, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = {"description": "What was asked for"}
    if isinstance(operation.answer, str):
        answer["content"] = {operation.answer: {"schema": {"type": "string"}}}
    else:
        answer["content"] = _json(schema_of[id(operation.answer)])
    text = {"type": "string"}
    entry: dict[str, Any] = {
        "summary": operation.summary,
        "operationId": operation.handler.__name__,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": text}
            for name in re.findall(r"\{(\w+)\}", operation.path)
        ]
        + [
            {"name": name, "in": "query", "schema": text, "description": meaning}
            for name, meaning in operation.query
        ],
        "responses": {
            "200": answer,
            "4XX": {"description": "Why not", "content": _json(schema_of[id(Problem)])},
        },
    }
    if operation.who == BOT:
        entry["security"] = [{TOKEN: []}]
    if operation.body is not None:
        entry["requestBody"] = {
            "required": True,
            "content": _json(schema_of[id(operation.body)]),
        }
    return entry


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
