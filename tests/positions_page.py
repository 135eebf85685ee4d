"""The tables of fields in docs/positions.md: `python -m tests.positions_page` makes them anew."""

import re
from pathlib import Path

from hideout.engine.fields import fields_table
from hideout.games import GAMES

PAGE = Path(__file__).parents[1] / "docs" / "positions.md"
TABLE = re.compile(r"<!-- fields of ([a-z-]+) -->\n.*?<!-- end -->\n", re.DOTALL)


def with_fields(page: str) -> str:
    """The page with every table as its game's list of fields gives it."""

    def made(found: re.Match[str]) -> str:
        name = found[1]
        table = fields_table(GAMES[name].fields)
        return f"<!-- fields of {name} -->\n\n{table}\n<!-- end -->\n"

    return TABLE.sub(made, page)


if __name__ == "__main__":
    PAGE.write_text(with_fields(PAGE.read_text()))
