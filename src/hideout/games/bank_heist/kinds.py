"""How the table's piles, decks, attacks and memories are written in a position."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from hideout.engine.fields import SEATS, FieldKind, Flag, Listed, Mask, Name, a_seat
from hideout.engine.reader import BadData, Reader, listed
from hideout.games.bank_heist.attacks import (
    ACCEPTED,
    AIMED,
    ANSWERED,
    ANSWERS,
    ATTACK_IDS,
    AVOIDED,
    NO_ANSWER,
    PARTS,
    SETTLED,
    SIDE_NAMED,
)
from hideout.games.bank_heist.cards import DEALT, IDENTITY_IDS, VAULT_IDS
from hideout.games.bank_heist.hands import cards, pile_of
from hideout.games.bank_heist.knowledge import rest_of
from hideout.games.bank_heist.state import (
    BY_ALL,
    DISCARD,
    LOOKED,
    NOBODY,
    SHOT,
    SHUFFLED,
    UNKNOWN,
    VAULT,
    Attack,
    HeistState,
)

NONE: Final = "none"
NO_SEAT: Final = (NONE, NOBODY)
PLACE_NAMES: Final = [*SEATS[:DISCARD], "discard", "vault", "out"]
CARDS: Final = Listed(Name("vault card", VAULT_IDS))
SEERS: Final = Mask("seats", [*SEATS[:DISCARD], "all"])  # `all` stands ninth, as BY_ALL does
PLACE: Final = Name("place", PLACE_NAMES)
MOVED: Final = Name("vault card", VAULT_IDS, [("unknown", UNKNOWN)])
# Windows of an attack, and how far it has come in each of them.
ATTACK_WINDOWS: Final = {
    "shotgun-side": SIDE_NAMED,
    "shotgun-cost": AIMED,
    "answer": ANSWERED,
    "follow-up": SETTLED,
    "loot": SETTLED,
}


class Pile(FieldKind):
    """Vault cards that are counted and not in order."""

    def __init__(self) -> None:
        self.form = CARDS.form

    def write(self, s: HeistState, value: Any) -> object:
        return CARDS.write(s, cards(value))

    def read(self, s: HeistState, data: object, path: str, was: Any) -> Any:
        return pile_of(CARDS.read(s, data, path, None))


class Deck(FieldKind):
    """A deck from its top. The rest follows as dealt, as far as it lies nowhere else."""

    def __init__(
        self, what: str, names: Sequence[str], left: Callable[[HeistState], list[int]]
    ) -> None:
        self.cards = Listed(Name(what, names), last_first=True)
        self.names = names
        self.left = left  # by kind, how many of them must be in the deck
        self.form = self.cards.form

    def write(self, s: HeistState, value: Any) -> object:
        return self.cards.write(s, value)

    def read(self, s: HeistState, data: object, path: str, was: Any) -> Any:
        return self.fit(s, self.cards.read(s, data, path, None), was)

    def fit(self, s: HeistState, top: list[int], was: list[int]) -> list[int]:
        left = self.left(s)
        for card in top:
            left[card] -= 1
        for card in range(len(left)):
            if left[card] < 0:
                raise BadData(f"There are not that many of {self.names[card]}.")
        rest = []
        for card in was:
            if left[card]:
                left[card] -= 1
                rest.append(card)
        return rest + top


class Identities(FieldKind):
    """All eight identity cards; those past the seats lie aside."""

    def __init__(self) -> None:
        self.cards = Listed(Name("identity", IDENTITY_IDS))
        self.form = self.cards.form

    def write(self, s: HeistState, value: Any) -> object:
        return self.cards.write(s, value)

    def read(self, s: HeistState, data: object, path: str, was: Any) -> Any:
        given: list[int] = self.cards.read(s, data, path, None)
        if len(given) not in (s.seats, sum(DEALT)):
            raise BadData(f"{path} must name {s.seats} cards, or all eight.")
        for identity in range(len(DEALT)):
            if given.count(identity) > DEALT[identity]:
                raise BadData(f"{path}: there are not that many of {IDENTITY_IDS[identity]}.")
        return given if len(given) == sum(DEALT) else given + rest_of(given)


class Packed(FieldKind):
    """A table of names that the state keeps as one number: key, kind and how many values."""

    def __init__(self, *parts: tuple[str, FieldKind, int]) -> None:
        self.parts = parts
        self.form = "table: " + ", ".join(f"`{key}`" for key, _, _ in parts)

    def write(self, s: HeistState, value: Any) -> object:
        written = {}
        for key, kind, size in reversed(self.parts):
            written[key] = kind.write(s, value % size)
            value //= size
        return {key: written[key] for key, _, _ in self.parts}

    def read(self, s: HeistState, data: object, path: str, was: Any) -> Any:
        row = Reader(data, path)
        value = 0
        for key, kind, size in self.parts:
            value = value * size + kind.read(s, row.get(key), row.at(key), None)
        row.finish()
        return value


class Attacks(FieldKind):
    """Attacks inside each other: every one but the last has come to its return fire."""

    def __init__(self) -> None:
        seat = a_seat(NO_SEAT)
        self.parts: list[tuple[str, str, FieldKind]] = [  # key, attribute, kind
            ("kind", "kind", Name("attack", ATTACK_IDS)),
            ("attacker", "attacker", a_seat()),
            ("target", "target", a_seat()),
            ("side", "side", seat),
            ("victim", "victim", seat),
            ("part", "part", Name("part", PARTS)),
            ("answer", "answer", Name("answer", ANSWERS)),
            ("returned", "has_returned", Flag()),
        ]
        self.form = "list of tables: " + ", ".join(f"`{key}`" for key, _, _ in self.parts)

    def write(self, s: HeistState, value: Any) -> object:
        return [{key: kind.write(s, getattr(a, at)) for key, at, kind in self.parts} for a in value]

    def read(self, s: HeistState, data: object, path: str, was: Any) -> Any:
        rows = listed(data, path)
        return [
            self.attack(s, Reader(rows[i], f"{path}[{i}]"), i == len(rows) - 1)
            for i in range(len(rows))
        ]

    def attack(self, s: HeistState, row: Reader, is_last: bool) -> Attack:
        who = [kind.read(s, row.get(key), row.at(key), None) for key, _, kind in self.parts[:3]]
        a = Attack(who[0], who[1], who[2])
        a.part = ATTACK_WINDOWS.get(s.phase.name, ANSWERED) if is_last else SETTLED
        a.has_returned = not is_last
        for key, at, kind in self.parts[3:]:
            if row.has(key):
                setattr(a, at, kind.read(s, row.get(key), row.at(key), None))
            elif key == "answer":
                a.answer = answer_so_far(s, a)
        row.finish()
        return a


def answer_so_far(s: HeistState, a: Attack) -> int:
    if a.part != SETTLED:
        return NO_ANSWER
    return AVOIDED if a.kind == SHOT and s.is_living(a.victim) else ACCEPTED


class Moves(FieldKind):
    """Moves of vault cards, looks into a pile, and that the discards were shuffled."""

    def __init__(self) -> None:
        self.form = (
            'list of tables: `card` (or `"unknown"`), `from`, `to`, `seen`; '
            "or `look`, `cards`, `seen`; or `shuffled = true`"
        )

    def write(self, s: HeistState, value: Any) -> object:
        rows: list[dict[str, object]] = []
        at = 0
        while at < len(value):
            move = value[at]
            at += 1
            kind, seers = move & 15, move >> 12
            source = PLACE_NAMES[move >> 4 & 15]
            seen = SEERS.write(s, seers & BY_ALL or seers)
            if kind == SHUFFLED:
                rows.append({"shuffled": True})
            elif kind == LOOKED:
                rows.append(
                    {"look": source, "cards": CARDS.write(s, cards(value[at])), "seen": seen}
                )
                at += 1
            else:
                target = PLACE_NAMES[move >> 8 & 15]
                card = MOVED.write(s, kind)
                rows.append({"card": card, "from": source, "to": target, "seen": seen})
        return rows

    def read(self, s: HeistState, data: object, path: str, was: Any) -> Any:
        s.moves = []
        for i, item in enumerate(listed(data, path)):
            row = Reader(item, f"{path}[{i}]")
            if row.has("shuffled"):
                row.flag("shuffled")
                s.move(SHUFFLED, DISCARD, VAULT, BY_ALL)
            else:
                self.one(s, row)
            row.finish()
        return s.moves

    def one(self, s: HeistState, row: Reader) -> None:
        seers = SEERS.read(s, row.get("seen"), row.at("seen"), None)
        if row.has("look"):
            pile = pile_of(CARDS.read(s, row.get("cards"), row.at("cards"), None))
            s.look(self.place(s, row, "look"), pile, seers)
        else:
            kind = MOVED.read(s, row.get("card"), row.at("card"), None)
            s.move(kind, self.place(s, row, "from"), self.place(s, row, "to"), seers)

    def place(self, s: HeistState, row: Reader, key: str) -> int:
        place: int = PLACE.read(s, row.get(key), row.at(key), None)
        if s.seats <= place < DISCARD:
            raise BadData(f"{row.at(key)}: there is no seat {PLACE_NAMES[place]} here.")
        return place
