"""docs/positions.md says of every field what its declaration says."""

from hideout.games import GAMES
from tests.positions_page import PAGE, TABLE, with_fields


def test_the_page_on_positions_is_as_the_fields_are_declared() -> None:
    page = PAGE.read_text()
    assert page == with_fields(page), "python -m tests.positions_page"


def test_the_page_has_a_table_for_every_game_that_declares_fields() -> None:
    tables = {found[1] for found in TABLE.finditer(PAGE.read_text())}
    assert tables == {name for name, game in GAMES.items() if game.fields}
