"""A shuffle that can be checked: commit, mix, reveal.

Before a game the server shows the SHA-256 of a secret; every seat adds a text of its own; the
seed of the game is the SHA-256 of all of them; after the game the secret is shown. This proves
that nobody chose the deal once the seats had added theirs. It cannot prove that the server kept
the secret to itself.
"""

import hashlib
import secrets
from collections.abc import Sequence


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


def complaint(promise: str, server_seed: str, contributions: Sequence[str], seed: int) -> str:
    """What is wrong with a deal, or ''."""
    try:
        shown = commitment(server_seed)
    except ValueError:
        return "the server's secret is not readable."
    if shown != promise:
        return "the secret shown after the game is not the one promised before it."
    if mix(server_seed, contributions) != seed:
        return "the seed is not what the secret and the seats' texts give."
    return ""
