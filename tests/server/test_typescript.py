"""The page's types follow the messages."""

from pathlib import Path

import pytest

from hideout.games import GAMES, find_game
from hideout.server.web.typescript import typescript
from hideout.server.web.view_types import view_types

PAGE = Path(__file__).parents[2] / "web" / "src"
WIRE = PAGE / "wire.ts"


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
    assert "export type Message = Frame | Change | Room | Said | " in text


def test_the_pages_types_are_in_step_with_the_messages() -> None:
    if not WIRE.exists():
        pytest.skip("the page is not in this tree")
    made_by = "python -m hideout.server.web.typescript > web/src/wire.ts"
    assert WIRE.read_text() == typescript(), made_by


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_types_of_views_are_in_step_with_what_games_declare(game: str) -> None:
    folder = PAGE / "games" / game
    if not folder.exists():
        pytest.skip("the page is not in this tree")
    made_by = f"python -m hideout.server.web.view_types {game} > web/src/games/{game}/shown.ts"
    assert (folder / "shown.ts").read_text() == view_types(find_game(game)), made_by


def test_a_view_becomes_an_interface_after_those_of_its_tables() -> None:
    text = view_types(find_game("bank-heist"))

    assert text.index("export interface Player {") < text.index("export interface View {")
    assert "  /** everybody, as you see them */\n  players: Player[];\n" in text
    assert "  board: [number, number, number, number];\n" in text
    assert "  identity: string | null;\n" in text
    assert "  stage: 'partners' | 'crack' | " in text
