"""The sockets and the bots' stream as an AsyncAPI document, made from the messages' types."""

from typing import Any, Final, get_args

import msgspec

from hideout.server.wire import bot_messages, messages

SCHEMA: Final = "#/components/schemas/{name}"

# name, address, what it is, what is said to the house, what the house says
CHANNELS: Final = (
    (
        "room",
        "/api/rooms/{code}/live",
        "A page's socket in one room, for people. Say hello first.",
        messages.Command,
        messages.Message,
    ),
    (
        "bot",
        "/api/bot/live",
        "A bot's socket over all its rooms. Say hello first, with the token unless it came as a "
        "header `Authorization: Bearer`.",
        bot_messages.StreamCommand,
        bot_messages.StreamEvent,
    ),
    (
        "stream",
        "/api/bot/stream",
        "The same events as lines of JSON over HTTP; an empty line shows that it is alive. "
        "`?after=` names the last `seq` you have read.",
        None,
        bot_messages.StreamEvent,
    ),
)


def document() -> dict[str, Any]:
    types = list(dict.fromkeys(one for *_, said, told in CHANNELS for one in _of(said) + _of(told)))
    _, schemas = msgspec.json.schema_components(types, ref_template=SCHEMA)
    channels: dict[str, Any] = {}
    operations: dict[str, Any] = {}
    for name, address, meaning, said, told in CHANNELS:
        members = {one.__name__: {"$ref": _message(one)} for one in _of(said) + _of(told)}
        channels[name] = {"address": address, "description": meaning, "messages": members}
        if "{code}" in address:
            channels[name]["parameters"] = {"code": {"description": "the room's code"}}
        for action, union in (("receive", said), ("send", told)):
            if union is not None:
                operations[f"{name}-{action}"] = _operation(name, action, union)
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Hideout", "version": "1"},
        "defaultContentType": "application/json",
        "channels": channels,
        "operations": operations,
        "components": {
            "messages": {one.__name__: _described(one) for one in types},
            "schemas": schemas,
        },
    }


def _of(union: Any) -> list[Any]:
    return [] if union is None else list(get_args(union))


def _operation(channel: str, action: str, union: Any) -> dict[str, Any]:
    """`receive` is what the house hears, `send` what it says."""
    return {
        "action": action,
        "channel": {"$ref": f"#/channels/{channel}"},
        "messages": [
            {"$ref": f"#/channels/{channel}/messages/{one.__name__}"} for one in _of(union)
        ],
    }


def _message(one: Any) -> str:
    return f"#/components/messages/{one.__name__}"


def _described(one: Any) -> dict[str, Any]:
    return {
        "name": one.__struct_config__.tag,
        "summary": " ".join((one.__doc__ or "").split()),
        "payload": {"$ref": SCHEMA.format(name=one.__name__)},
    }
