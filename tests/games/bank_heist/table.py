"""A table of Bank Heist set up in the game's own words.

    game = getaway("crew agent rival crew crew", hands={"ann": "knife"})
    game.do("ann: stab bob", "bob: accept")

Seats are ann, bob, cy, dee, eve, fay, gus, hal; identities are named in that order.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from hideout.engine.core import TABLE
from hideout.engine.position import read_position
from hideout.games.bank_heist import GAME
from hideout.games.bank_heist.actions import is_claim
from hideout.games.bank_heist.robbery import ROBBERY
from hideout.games.bank_heist.state import ALARM_PART, NO_CARD, NOBODY, VAULT, HeistState
from hideout.testing import table as testing
from hideout.testing.spoken import say_action

NAMES = ("ann", "bob", "cy", "dee", "eve", "fay", "gus", "hal")


class Table(testing.Table[HeistState]):
    def __init__(self, state: HeistState) -> None:
        super().__init__(state, NAMES[: state.seats])

    # What people do

    def do(self, *decisions: str, luck: Sequence[int] = ()) -> Self:
        """What is told is that of the last call."""
        self.forget()
        if luck:
            self.luck(*luck)
        return super().do(*decisions)

    def legal(self, name: str, *verbs: str) -> list[str]:
        """Without the claims, which are always the same."""
        legal = [action for action in self.state.legal(self.seat(name)) if not is_claim(action)]
        return [
            say_action(GAME, action, self.names)
            for action in legal
            if not verbs or action.verb in verbs
        ]

    def claims(self, name: str) -> int:
        return sum(is_claim(action) for action in self.state.legal(self.seat(name)))

    # What is there

    def who(self, mask: int) -> list[str]:
        return [self.names[seat] for seat in self.state.in_mask(mask)]

    @property
    def living(self) -> list[str]:
        return self.who(self.state.living)

    def player(self, name: str, seen_by: str = "table") -> dict[str, Any]:
        found: dict[str, Any] = self.view(seen_by)["players"][self.seat(name)]
        return found

    def hand(self, name: str) -> list[str]:
        found: list[str] = self.view(name)["hand"]
        return found

    def numbers(self, kind: str, name: str = "table") -> list[tuple[int, int, int]]:
        """Events of a kind that somebody was told: seat, a, b."""
        return [(event.seat, event.a, event.b) for event in self.told(name, kind)]

    @property
    def ending(self) -> Any:
        return self.result["ending"]


def _position(
    phase: str, identities: str, options: Mapping[str, object] | None, table: dict[str, object]
) -> Table:
    dealt = [_identity(word) for word in identities.split()]
    position: dict[str, object] = {
        "seats": len(dealt),
        "phase": phase,
        "options": dict(options or {}),
        "table": {"identities": dealt, **table},
    }
    return Table(read_position(GAME, position))


def _identity(word: str) -> str:
    return "sticky-fingers" if word == "sticky" else word


def _seats(names: str) -> list[str]:
    return [f"p{NAMES.index(name)}" for name in names.split()]


def _by_seat(seats: int, given: Mapping[str, str] | None, nothing: object) -> list[Any]:
    rows: list[Any] = [nothing] * seats
    for name, value in (given or {}).items():
        rows[NAMES.index(name)] = value
    return rows


SEAT_KEYS = ("start", "turn", "passer", "receiver", "searched", "payer", "conscience")
MASK_KEYS = ("living", "revealed", "tied", "cuffed", "cold", "vest_used", "slots", "locked")
LIST_KEYS = ("vault", "alarm", "discard", "alarm_discard")


def _table(
    identities: str,
    hands: Mapping[str, str] | None,
    attributes: Mapping[str, str] | None,
    stabbed: Mapping[str, str] | None,
    given: Mapping[str, object],
) -> dict[str, object]:
    seats = len(identities.split())
    table: dict[str, object] = {
        "hands": [hand.split() for hand in _by_seat(seats, hands, "")],
        "attributes": _by_seat(seats, attributes, "none"),
        "stabbed_by": [
            by if by == "none" else _seats(by)[0] for by in _by_seat(seats, stabbed, "none")
        ],
    }
    for key, value in given.items():
        if key in SEAT_KEYS:
            table[key] = _seats(str(value))[0]
        elif key in MASK_KEYS:
            table[key] = _seats(str(value))
        elif key in LIST_KEYS:
            table[key] = str(value).split()
        else:
            table[key] = value
    if "revealed" in given and "agent_seen" not in given:
        revealed = str(given["revealed"]).split()
        words = identities.split()
        table["agent_seen"] = any(words[NAMES.index(name)] == "agent" for name in revealed)
    return table


def getaway(
    identities: str,
    *,
    hands: Any = None,
    attributes: Any = None,
    stabbed: Any = None,
    options: Any = None,
    **given: Any,
) -> Table:
    """The Getaway (or `stage="showdown"`), at the action of `turn`."""
    return _position(
        "action", identities, options, _table(identities, hands, attributes, stabbed, given)
    )


def robbery(
    identities: str,
    *,
    hands: Any = None,
    attributes: Any = None,
    options: Any = None,
    **given: Any,
) -> Table:
    """The robbery, with `turn` about to pass `card`."""
    table = _table(identities, hands, attributes, None, given)
    return _position("pass-card", identities, options, table)


def alarm_turn(
    identities: str,
    alarm: str,
    *,
    hands: Any = None,
    attributes: Any = None,
    options: Any = None,
    turn: str = "ann",
    **given: Any,
) -> Table:
    """The alarm phase: `turn` has just turned up the card `alarm`."""
    given.setdefault("token", 3)
    game = robbery(
        identities,
        hands=hands,
        attributes=attributes,
        options=options,
        turn=turn,
        alarm=alarm,
        **given,
    )
    s = game.state
    s.vault.append(s.card)
    s.at_first[VAULT] += 1
    s.card = NO_CARD
    s.card_seen = 0
    s.passer = NOBODY
    s.part = ALARM_PART
    s.callers = []
    s.phase = ROBBERY
    game.forget()
    ROBBERY.resume(s)
    return game


def race(
    seats: int = 6,
    *,
    options: Any = None,
    code: str = "3 7 8",
    **given: Any,
) -> Table:
    """The vault is being cracked."""
    table: dict[str, object] = {"code": [int(digit) for digit in code.split()]}
    for key, value in given.items():
        table[key] = _seats(str(value)) if key in MASK_KEYS else value
    position: dict[str, object] = {
        "seats": seats,
        "phase": "crack",
        "options": dict(options or {}),
        "table": table,
    }
    return Table(read_position(GAME, position))


def dealt(seats: int, seed: int = 1, options: Any = None) -> Table:
    return Table(GAME.new(seats, seed, dict(options or {})))


__all__ = ["GAME", "NAMES", "TABLE", "Table", "alarm_turn", "dealt", "getaway", "race", "robbery"]
