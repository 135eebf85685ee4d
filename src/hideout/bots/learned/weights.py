"""What a net has learned, as a file: a line that says what it is, then its numbers.

The line is JSON: which game and which numbers of it (`hideout schema`), the shapes, how it was
trained, and a hash of what follows: little-endian float16, the matrices by row.
"""

import json
import struct
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Protocol

from hideout.engine.core import Game
from hideout.engine.reader import BadData

FORM: Final = "hideout-weights-1"
FOLDER: Final = Path(__file__).parent / "weights"
LAYERS: Final = ("w1", "b1", "w2", "b2", "parts", "part_bias", "value", "value_bias")


class Weights:
    """The matrices of a net as bytes of float16, by layer, and what it is."""

    def __init__(self, about: Mapping[str, Any], layers: Mapping[str, bytes]) -> None:
        self.about = about
        self.layers = layers

    def floats(self, layer: str) -> list[float]:
        data = self.layers[layer]
        return list(struct.unpack(f"<{len(data) // 2}e", data))

    @property
    def learned_at(self) -> int:
        """The size of the only tables at which it was learned; 0: all sizes."""
        return int(self.about["trained"]["seats"])

    @property
    def is_advised(self) -> bool:
        return bool(self.about.get("advised"))

    def shape(self, layer: str) -> tuple[int, ...]:
        return tuple(self.about["shapes"][layer])


def path_of(game: Game[Any]) -> Path:
    """Where the shipped weights of a game would be; there may be none."""
    return FOLDER / f"{game.name}.weights"


def write_weights(path: Path, about: Mapping[str, Any], layers: Mapping[str, bytes]) -> None:
    data = b"".join(layers[layer] for layer in LAYERS)
    head = {"form": FORM, **about, "sha256": sha256(data).hexdigest()}
    path.write_bytes(json.dumps(head).encode() + b"\n" + data)


def read_weights(path: Path) -> Weights:
    """Raises BadData if the file holds no weights, or is damaged."""
    try:
        head, _, data = path.read_bytes().partition(b"\n")
    except OSError:
        raise BadData(f"{path} cannot be read.") from None
    try:
        about = json.loads(head)
        is_ours = about["form"] == FORM
        sizes = [2 * _product(about["shapes"][layer]) for layer in LAYERS]
    except (ValueError, KeyError, TypeError):
        is_ours = False
    if not is_ours:
        raise BadData(f"{path} is not a file of weights.")
    if sha256(data).hexdigest() != about["sha256"] or sum(sizes) != len(data):
        raise BadData(f"{path} is damaged: its hash is not the one it was written with.")
    layers, at = {}, 0
    for layer, size in zip(LAYERS, sizes, strict=True):
        layers[layer] = data[at : at + size]
        at += size
    return Weights(about, layers)


class NetNames(Protocol):
    """What a net is shown and answers, by name."""

    version: int

    def digest(self) -> str: ...


def check_fit(weights: Weights, game: Game[Any], names: NetNames) -> None:
    """Raises BadData unless these weights were learned with the numbers that the game has now."""
    about = weights.about
    if about["game"] != game.name:
        raise BadData(f"These weights are for {about['game']}, not for {game.name}.")
    if about["version"] != names.version or about["names"] != names.digest():
        raise BadData(
            f"The weights for {game.title} were learned with version {about['version']} of its "
            f"numbers and do not fit version {names.version} with these cards; "
            f"`hideout train {game.name}` learns new ones."
        )


def _product(shape: Sequence[int]) -> int:
    result = 1
    for size in shape:
        result *= size
    return result
