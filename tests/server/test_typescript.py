"""The page's types follow the messages."""

from pathlib import Path

import pytest

from hideout.server.web.typescript import typescript

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_a_message_becomes_an_interface_with_its_tag() -> None:
    assert (
        'it answers. */\nexport interface Act {\n  type: "act";\n  ref: number;\n'
        "  decision: string;\n  action: string;\n}\n" in typescript()
    )


def test_what_the_page_sends_may_leave_out_defaults_and_what_it_gets_is_whole() -> None:
    text = typescript()

    assert "export interface Join {\n  name: string;\n  avatar?: string;\n" in text
    assert "  stand_in: boolean;\n" in text


def test_the_unions_name_every_message_of_the_socket() -> None:
    text = typescript()

    assert "export type Command = Hello | Act | Say | " in text
    assert "export type Message = Frame | Room | Said | " in text


def test_the_pages_types_are_in_step_with_the_messages() -> None:
    if not WIRE.exists():
        pytest.skip("the page is not in this tree")
    made_by = "python -m hideout.server.web.typescript > web/src/wire.ts"
    assert WIRE.read_text() == typescript(), made_by
