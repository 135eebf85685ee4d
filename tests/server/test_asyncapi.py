"""The document of the sockets: made from the types, and true of what really goes over them."""

import json
from pathlib import Path
from typing import Any, get_args

import pytest
from jsonschema_rs import Draft202012Validator

from hideout.server.wire import bot_messages, messages
from hideout.server.wire.asyncapi import CHANNELS, document
from tests.server.house import Guest, open_house, play_on, seated
from tests.server.live_bots import seated_bot

WHOLE = document()


def at(reference: str) -> Any:
    found: Any = WHOLE
    for part in reference.removeprefix("#/").split("/"):
        found = found[part]
    return found


def references(part: Any) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if "$ref" in part else []
        return own + [one for value in part.values() for one in references(value)]
    if isinstance(part, list):
        return [one for value in part for one in references(value)]
    return []


def test_every_reference_leads_somewhere() -> None:
    found = set(references(WHOLE))
    assert len(found) > 50
    for reference in found:
        assert at(reference)


def test_every_message_is_described() -> None:
    unions: tuple[Any, ...] = (
        messages.Command, messages.Message, bot_messages.StreamCommand, bot_messages.StreamEvent,
    )  # fmt: skip
    for union in unions:
        for member in get_args(union):
            described = WHOLE["components"]["messages"][member.__name__]
            assert described["name"] == member.__struct_config__.tag
            assert at(described["payload"]["$ref"])["properties"]["type"]["enum"] == [
                member.__struct_config__.tag
            ]


@pytest.mark.parametrize("channel", [row[0] for row in CHANNELS])
def test_a_channel_says_who_says_what(channel: str) -> None:
    told = at(f"#/operations/{channel}-send/messages")
    assert told
    for one in told:
        assert one["$ref"].startswith(f"#/channels/{channel}/messages/")


def checker(operation: str) -> Draft202012Validator:
    """What may be said there: one of its messages."""
    payloads = [at(at(one["$ref"])["$ref"])["payload"] for one in at(operation)["messages"]]
    return Draft202012Validator({"oneOf": payloads, "components": WHOLE["components"]})


async def test_what_goes_over_the_sockets_is_what_the_document_says(tmp_path: Path) -> None:
    page, line = checker("#/operations/room-send"), checker("#/operations/bot-send")
    async with open_house(tmp_path) as house:
        (ann,) = await seated(house, "heist-hustle", ["Ann"])
        bot = await seated_bot(house, ann)
        await ann.in_room("start")
        await ann.says("Hello")
        guests: list[Guest] = [ann, bot]
        await play_on(house, guests, lambda guest: guest.actions[0], stop_after=8)
        for guest, validator in ((ann, page), (bot, line)):
            kinds = {message["type"] for message in guest.inbox}
            assert kinds >= {"room", "frame", "said", "accepted", "refusal"}
            for message in guest.inbox:
                validator.validate(message)
        assert not page.is_valid({"type": "frame"})


async def test_the_house_serves_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        assert await house.guest().get("/api/asyncapi.json") == json.loads(json.dumps(WHOLE))
