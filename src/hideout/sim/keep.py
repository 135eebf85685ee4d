"""A folder that keeps a series while it is played, so that interrupted work goes on.

`series.json` says what is played and with which versions; `part-000012.jsonl` holds the games of
one chunk, a line each. A part appears whole or not at all. Every error is a sentence.
"""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hideout.engine.reader import BadData


class Keeper:
    """Keeps and finds the parts of one series. Raises BadData."""

    def __init__(self, folder: str, about: Mapping[str, object]) -> None:
        self.folder = Path(folder)
        text = json.dumps(about, indent=2, sort_keys=True) + "\n"
        note = self.folder / "series.json"
        try:
            self.folder.mkdir(exist_ok=True)
            known = note.read_text(encoding="utf-8") if note.exists() else ""
            if not known:
                if any(self.folder.iterdir()):
                    raise BadData(f"{folder} holds something other than a series of games.")
                _write_whole(note, text)
        except (OSError, UnicodeDecodeError) as error:
            raise BadData(f"{folder} cannot be used: {_reason(error)}.") from None
        if known and known != text:
            raise BadData(f"{folder} {_difference(known, about)}.")

    def kept(self, parts: int) -> dict[int, Path]:
        paths = {number: self._path(number) for number in range(parts)}
        return {number: path for number, path in paths.items() if path.exists()}

    def read(self, number: int) -> list[Any]:
        path = self._path(number)
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
            rows = [json.loads(line) for line in lines]
            if rows and all(isinstance(row, dict) and "result" in row for row in rows):
                return rows
        except (OSError, ValueError):
            pass
        raise BadData(f"{path} is damaged; delete it, and its games will be played again.")

    def keep(self, number: int, rows: list[Any]) -> None:
        path = self._path(number)
        try:
            _write_whole(path, "".join(json.dumps(row) + "\n" for row in rows))
        except OSError as error:
            raise BadData(
                f"{path} cannot be written: {_reason(error)}. The games before it are kept."
            ) from None

    def _path(self, number: int) -> Path:
        return self.folder / f"part-{number:06}.jsonl"


def _write_whole(path: Path, text: str) -> None:
    draft = path.with_suffix(".draft")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def _difference(known: str, about: Mapping[str, object]) -> str:
    try:
        before = json.loads(known)
        names = [name for name in about if before.get(name) != json.loads(json.dumps(about[name]))]
    except (ValueError, AttributeError):
        return "is damaged: its series.json cannot be read"
    return f"keeps a series with another {' and another '.join(names) or 'note'}"


def _reason(error: Exception) -> str:
    words = getattr(error, "strerror", None) or str(error)
    return words[:1].lower() + words[1:]
