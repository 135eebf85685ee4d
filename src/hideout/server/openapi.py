"""The HTTP API as an OpenAPI document, made from the operations and their types."""

import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from hideout.server.messages import Problem


class Operation:
    """One request of the API: how it is asked, what it takes and what it answers."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Callable[..., Awaitable[Any]],
        body: Any,
        answer: Any,
        summary: str,
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.body = body
        self.answer = answer
        self.summary = summary


def document(operations: tuple[Operation, ...]) -> dict[str, Any]:
    types = [Problem] + [t for o in operations for t in (o.body, o.answer) if t is not None]
    schemas, components = msgspec.json.schema_components(
        types, ref_template="#/components/schemas/{name}"
    )
    schema_of = dict(zip((id(t) for t in types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for operation in operations:
        entry: dict[str, Any] = {
            "summary": operation.summary,
            "operationId": operation.handler.__name__,
            "parameters": [
                {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                for name in re.findall(r"\{(\w+)\}", operation.path)
            ],
            "responses": {
                "200": _json("What was asked for", schema_of[id(operation.answer)]),
                "default": _json("Why not", schema_of[id(Problem)]),
            },
        }
        if operation.body is not None:
            entry["requestBody"] = {
                "required": True,
                "content": {"application/json": {"schema": schema_of[id(operation.body)]}},
            }
        paths.setdefault(operation.path, {})[operation.method.lower()] = entry
    return {
        "openapi": "3.1.0",
        "info": {"title": "Hideout", "version": "1"},
        "paths": paths,
        "components": {"schemas": components},
    }


def _json(description: str, schema: Any) -> dict[str, Any]:
    return {"description": description, "content": {"application/json": {"schema": schema}}}
