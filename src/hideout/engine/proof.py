"""What proves a shuffle: a secret promised first, luck sealed next, both shown at the end.

A house promises a secret by its hash. Every chair then seals some luck of its own: a hash over the
promise, a nonce and the luck. Luck is shown only once the list of all seals is fixed, and the seed
is the hash of the secret and of all luck, so nobody chose last. `docs/fairness.md` says what this
proves and to whom. This module only computes: it is given what somebody kept from before the game.
"""

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from hideout.engine.record import Record
from hideout.engine.rng import Rng

CHANNEL: Final = "fair"  # of the note in a record that holds the proof
UNSEALED: Final = 1  # schemes of that note
SEALED: Final = 2
SHORTEST_PROMISE: Final = 16  # digits of a hash that are worth comparing


class Share(NamedTuple):
    """One chair's part of a shuffle."""

    name: str
    seal: str = ""
    nonce: str = ""
    luck: str = ""

    def is_left_out(self) -> bool:
        """Sealed, but not shown in time."""
        return self.seal != "" and self.luck == ""


def promise_of(secret: str) -> str:
    return sha256(bytes.fromhex(secret)).hexdigest()


def hash_of(texts: Sequence[str], start: bytes = b"") -> str:
    """SHA-256 of texts, each after its length, so that no two lists run together."""
    digest = sha256(start)
    for text in texts:
        data = text.encode()
        digest.update(len(data).to_bytes(4, "big"))
        digest.update(data)
    return digest.hexdigest()


def seal_of(promise: str, nonce: str, luck: str) -> str:
    """It covers the promise: whoever sealed knew that."""
    return hash_of([promise, nonce, luck])


def mix(secret: str, luck: Sequence[str]) -> int:
    """The seed of a game."""
    return int(hash_of(luck, bytes.fromhex(secret)), 16)


def draw_seats(secret: str, luck: Sequence[str]) -> list[int]:
    """Which chair goes to seat 0, 1, ...: each chair draws a number, the lowest sits first."""
    numbers = [mix(secret, ["seating", str(chair), *luck]) for chair in range(len(luck))]
    return sorted(range(len(luck)), key=numbers.__getitem__)


def list_hash(
    promise: str, game: str, options: Mapping[str, object], is_drawn: bool, shares: Sequence[Share]
) -> str:
    """The list of seals as everybody saw it before any luck was shown, and what was to be dealt."""
    texts = [promise, game, "drawn" if is_drawn else "listed", str(len(options))]
    for name in sorted(options):
        texts += [name, json.dumps(options[name])]
    for share in shares:
        texts += [share.name, share.seal]
    return hash_of(texts)


class Proof:
    """All that shows where a deal came from."""

    def __init__(
        self,
        promise: str,
        secret: str,
        shares: Sequence[Share],
        is_drawn: bool,
        is_sealed: bool = True,
    ) -> None:
        self.promise = promise
        self.secret = secret
        self.shares = list(shares)  # by chair, as they stood before the seats were drawn
        self.is_drawn = is_drawn
        self.is_sealed = is_sealed  # False: dealt before there were seals

    def luck(self) -> list[str]:
        return [share.luck for share in self.shares]

    def seats(self) -> list[int]:
        """Which chair went to seat 0, 1, ..."""
        if not self.is_drawn:
            return list(range(len(self.shares)))
        if self.is_sealed:
            return draw_seats(self.secret, self.luck())
        places = list(range(len(self.shares)))
        Rng(mix(self.secret, ["seating", *self.luck()])).shuffle(places)
        return places

    def seed(self) -> int:
        if self.is_sealed:
            return mix(self.secret, self.luck())
        return mix(self.secret, [self.shares[chair].luck for chair in self.seats()])

    def left_out(self) -> list[str]:
        return [share.name for share in self.shares if share.is_left_out()]

    def text(self) -> str:
        return json.dumps(
            {
                "scheme": SEALED if self.is_sealed else UNSEALED,
                "promise": self.promise,
                "secret": self.secret,
                "drawn": self.is_drawn,
                "shares": [share._asdict() for share in self.shares],
            }
        )

    # What can be wrong with it

    def complaint(self, seed: int, names: Sequence[str]) -> str:
        """What does not fit together in a deal, or ''."""
        try:
            shown = promise_of(self.secret)
        except ValueError:
            return "the server's secret is not readable."
        if shown != self.promise:
            return "the secret is not the one promised."
        if sorted(share.name for share in self.shares) != sorted(names):
            return "the people who sat down are not those who played."
        complaint = self._complaint_about_seals() if self.is_sealed else ""
        if complaint:
            return complaint
        if self.seed() != seed:
            return "the seed is not what the secret and the seats' luck give."
        if [self.shares[chair].name for chair in self.seats()] != list(names):
            return "the seats are not those the secret and the seats' luck draw."
        return ""

    def _complaint_about_seals(self) -> str:
        for share in self.shares:
            if share.luck and share.seal != seal_of(self.promise, share.nonce, share.luck):
                return f"the luck of {share.name} is not what was sealed."
        return ""

    def complaint_about_promise(self, kept: str) -> str:
        """Whether this is the promise that somebody was shown before the game."""
        if self.promise.startswith(kept.lower()):
            return ""
        return f"the promise in this file is {self.promise}, not {kept}, which you were shown."

    def complaint_about_luck(self, kept: str) -> str:
        if any(share.luck == kept for share in self.shares):
            return ""
        out = self.left_out()
        late = f" The luck of {', '.join(out)} was sealed but never shown." if out else ""
        return f"the luck {kept!r} is not among what was mixed.{late}"

    def complaint_about_list(self, kept: str, game: str, options: Mapping[str, object]) -> str:
        """Whether these seals, chairs and options stood before any luck was shown."""
        found = list_hash(self.promise, game, options, self.is_drawn, self.shares)
        if self.is_sealed and found.startswith(kept.lower()):
            return ""
        return (
            "the seals, chairs or options in this file are not those you were shown before luck "
            f"was (their list is {found}, not {kept})."
        )


def proof_of(record: Record) -> Proof | None:
    """The proof that a record carries, if it carries one."""
    for note in record.notes:
        if note.channel == CHANNEL:
            try:
                data = json.loads(note.text)
                return _read(data) if "scheme" in data else _read_old(data, record.names)
            except (ValueError, KeyError, TypeError, AttributeError):
                return Proof("", "?", [], False)
    return None


def _read(data: Any) -> Proof:
    if data["scheme"] not in (UNSEALED, SEALED):
        raise ValueError("a proof of another kind")
    shares = [
        Share(str(one["name"]), str(one["seal"]), str(one["nonce"]), str(one["luck"]))
        for one in data["shares"]
    ]
    promise, secret = str(data["promise"]), str(data["secret"])
    return Proof(promise, secret, shares, bool(data["drawn"]), data["scheme"] == SEALED)


def _read_old(data: Any, names: Sequence[str]) -> Proof:
    luck = [str(text) for text in data["contributions"]]
    chairs = [str(name) for name in data["chairs"]]
    return old_proof(str(data["commitment"]), str(data["server_seed"]), names, luck, chairs)


def old_proof(
    promise: str, secret: str, names: Sequence[str], luck: Sequence[str], chairs: Sequence[str]
) -> Proof:
    """A deal from before there were seals: luck by seat; chairs are named if seats were drawn."""
    given = dict(zip(names, luck, strict=True))
    shares = [Share(name, luck=given.get(name, "")) for name in chairs or names]
    return Proof(promise, secret, shares, bool(chairs), is_sealed=False)
