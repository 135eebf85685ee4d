"""A shuffle that can be checked: commit, mix, reveal.

Before a game the server shows the SHA-256 of a secret; every seat adds a text of its own; the
seed of the game is the SHA-256 of all of them; after the game the secret is shown. This proves
that nobody chose the deal once the seats had added theirs. It cannot prove that the server kept
the secret to itself.
"""

import hashlib
import json
import secrets
from collections.abc import Sequence
from typing import Final

from hideout.engine.record import Record
from hideout.engine.rng import Rng

CHANNEL: Final = "fair"  # of the note in a record that holds the proof


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(server_seed: str) -> str:
    return hashlib.sha256(bytes.fromhex(server_seed)).hexdigest()


def mix(server_seed: str, contributions: Sequence[str]) -> int:
    """The seed of the game. Lengths go in too, so that no two lists run together."""
    digest = hashlib.sha256(bytes.fromhex(server_seed))
    for text in contributions:
        data = text.encode()
        digest.update(len(data).to_bytes(4, "big"))
        digest.update(data)
    return int.from_bytes(digest.digest(), "big")


def draw_seats(server_seed: str, contributions: Sequence[str]) -> list[int]:
    """Which chair goes to seat 0, 1, ...: from the same promise, by a stream of its own."""
    places = list(range(len(contributions)))
    Rng(mix(server_seed, ["seating", *contributions])).shuffle(places)
    return places


class Proof:
    """All that shows a deal to be the promised one."""

    def __init__(
        self, promise: str, server_seed: str, contributions: Sequence[str], chairs: Sequence[str]
    ) -> None:
        self.promise = promise
        self.server_seed = server_seed
        self.contributions = list(contributions)  # by seat
        self.chairs = list(chairs)  # names before the draw; none: the seats were not drawn

    def text(self) -> str:
        return json.dumps(
            {
                "commitment": self.promise,
                "server_seed": self.server_seed,
                "contributions": self.contributions,
                "chairs": self.chairs,
            }
        )

    def complaint(self, seed: int, names: Sequence[str]) -> str:
        """What is wrong with a deal, or ''."""
        try:
            shown = commitment(self.server_seed)
        except ValueError:
            return "the server's secret is not readable."
        if shown != self.promise:
            return "the secret shown after the game is not the one promised before it."
        if mix(self.server_seed, self.contributions) != seed:
            return "the seed is not what the secret and the seats' texts give."
        return self._complaint_about_seats(names) if self.chairs else ""

    def _complaint_about_seats(self, names: Sequence[str]) -> str:
        if sorted(self.chairs) != sorted(names) or len(self.contributions) != len(names):
            return "the people who sat down are not those who played."
        given = dict(zip(names, self.contributions, strict=True))
        drawn = draw_seats(self.server_seed, [given[name] for name in self.chairs])
        if [self.chairs[place] for place in drawn] != list(names):
            return "the seats are not those the secret and the seats' texts draw."
        return ""


def proof_of(record: Record) -> Proof | None:
    """The proof that a record carries, if it carries one."""
    for note in record.notes:
        if note.channel == CHANNEL:
            try:
                data = json.loads(note.text)
                return Proof(
                    str(data["commitment"]),
                    str(data["server_seed"]),
                    [str(text) for text in data["contributions"]],
                    [str(name) for name in data["chairs"]],
                )
            except (ValueError, KeyError, TypeError):
                return Proof("", "?", [], [])
    return None
