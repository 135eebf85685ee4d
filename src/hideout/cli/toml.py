"""Decks as TOML: what `tomllib` reads, written. Only for the shapes decks have."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Final

WIDTH: Final = 96
BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")


def write_toml(tables: Mapping[str, object]) -> str:
    """Values first, then tables, then rows of tables, as TOML wants it."""
    lines: list[str] = []
    for key, value in tables.items():
        if not isinstance(value, Mapping) and not _is_rows(value):
            lines.append(f"{_key(key)} = {_value(value)}")
    for key, value in tables.items():
        if isinstance(value, Mapping):
            lines += ["", f"[{_key(key)}]", *_pairs(value)]
        elif _is_rows(value):
            assert isinstance(value, Sequence)
            for row in value:
                lines += ["", f"[[{_key(key)}]]", *_pairs(row)]
    return "\n".join(lines).strip("\n") + "\n"


def _is_rows(value: object) -> bool:
    return (
        isinstance(value, list) and bool(value) and all(isinstance(row, Mapping) for row in value)
    )


def _pairs(table: Mapping[str, object]) -> list[str]:
    return [f"{_key(key)} = {_value(value)}" for key, value in table.items()]


def _key(key: str) -> str:
    return key if BARE_KEY.fullmatch(key) else _text(key)


def _value(value: object) -> str:
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, Mapping):
        return "{ " + ", ".join(_pairs(value)) + " }" if value else "{}"
    if isinstance(value, list | tuple):
        items = [_value(item) for item in value]
        short = f"[{', '.join(items)}]"
        if len(short) <= WIDTH:
            return short
        return "[\n" + "".join(f"  {item},\n" for item in items) + "]"
    raise TypeError(f"TOML has no way to write {value!r}")


def _text(text: str) -> str:
    # JSON's escapes are TOML's, but for the one sign that JSON may leave as it is.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
