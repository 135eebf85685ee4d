"""When each reason to refuse an action is true, told from what the refused seat sees."""

from collections.abc import Mapping
from typing import Any

from hideout.engine.refusal import Refusal
from hideout.testing.refusals import Sight, Truth

PAIRED = 8  # where Characters named by player and slot begin


def is_in(sight: Sight) -> bool:
    rows = sight.view["characters"]
    return any(row["seat"] == sight.seat and row["state"] == "in" for row in rows)


def is_pair_table(sight: Sight) -> bool:
    return len(sight.view["cash"]) == 3


def place(sight: Sight, no: Refusal) -> int:
    """The Character, or the offer by payer and slot, that an action names."""
    return no.action.a - PAIRED if is_pair_table(sight) else no.action.a


def character(sight: Sight, no: Refusal) -> dict[str, Any]:
    found: dict[str, Any] = sight.view["characters"][place(sight, no)]
    return found


def role_of(sight: Sight, no: Refusal) -> str:
    return str(sight.s.game.notation.names["role"][no.args["role"][1]])


def offers_to_me(sight: Sight, no: Refusal) -> list[int]:
    slots = 2 if is_pair_table(sight) else 1
    payer, slot = divmod(place(sight, no), slots)
    return [
        row["amount"]
        for row in sight.view["offers"]
        if (row["payer"], row["seat"], row["slot"]) == (payer, sight.seat, slot + 1)
    ]


def my_offer(sight: Sight, no: Refusal) -> int:
    target = character(sight, no)
    rows = [
        row["amount"]
        for row in sight.view["offers"]
        if row["payer"] == sight.seat
        and (row["seat"], row["slot"]) == (target["seat"], target["slot"])
    ]
    return int(sum(rows))


def has_left(sight: Sight, no: Refusal) -> bool:
    return sight.view["phase"] != "choose" and not is_in(sight)


def snitch_names(sight: Sight, no: Refusal) -> bool:
    return bool(sight.view["phase"] == "name")


def my_last(sight: Sight) -> list[str]:
    slots = 2 if is_pair_table(sight) else 1
    last: list[str] = sight.view["last"][sight.seat * slots : (sight.seat + 1) * slots]
    return last


TRUTHS: Mapping[str, Truth] = {
    # At the wrong time
    "before-negotiation": lambda sight, no: sight.view["phase"] == "choose",
    "after-negotiation": snitch_names,
    "placed": lambda sight, no: all(sight.view["chosen"]) and sight.view["phase"] != "choose",
    "not-naming": lambda sight, no: sight.view["phase"] != "name",
    "not-the-snitch": lambda sight, no: (
        snitch_names(sight, no) and not sight.is_asked and no.args["snitch"][1] != sight.seat
    ),
    # Choosing and naming
    "role-not-used": lambda sight, no: role_of(sight, no) not in sight.view["roles"],
    "send-one": lambda sight, no: not is_pair_table(sight) and no.action.b >= 0,
    "send-two": lambda sight, no: (
        is_pair_table(sight) and (no.action.b < 0 or no.action.a == no.action.b)
    ),
    "sent-before": lambda sight, no: role_of(sight, no) in my_last(sight),
    "not-visible": lambda sight, no: not sight.view["visible"].get(role_of(sight, no), 0),
    "yourself": lambda sight, no: sight.is_asked and no.action.a == 0,
    # Which Character, which player
    "no-such-player": lambda sight, no: place(sight, no) >= len(sight.view["characters"]),
    "which-character": lambda sight, no: is_pair_table(sight) and no.action.a < PAIRED,
    "one-character": lambda sight, no: not is_pair_table(sight),
    "your-own": lambda sight, no: character(sight, no)["seat"] == sight.seat,
    "out": lambda sight, no: character(sight, no)["state"] != "in",
    # Those who have left
    "left-silent": has_left,
    "left-deals": has_left,
    "left": has_left,
    "left-leader": lambda sight, no: has_left(sight, no) and sight.view["leader"] == sight.seat,
    # Talking
    "price": lambda sight, no: no.action.a == 0,
    "not-the-leader": lambda sight, no: sight.view["leader"] == no.args["leader"][1] != sight.seat,
    "once-a-round": lambda sight, no: sight.view[
        "called" if no.action.verb == "roll-call" else "hurried"
    ],
    "nobody-to-ask": lambda sight, no: (
        {row["seat"] for row in sight.view["characters"] if row["state"] == "in"} == {sight.seat}
    ),
    "not-called": lambda sight, no: sight.view["asked"] != sight.seat,
    "hurry-too-soon": lambda sight, no: not sight.view["may_hurry"],
    # Deals
    "no-whispers": lambda sight, no: not sight.s.game.settings(sight.s)["whispers"],
    "nothing-offered": lambda sight, no: no.action.b == 0,
    "no-cash": lambda sight, no: (
        no.action.b > sight.view["free"] + my_offer(sight, no) == no.args["n"][1]
    ),
    "no-offer-of-yours": lambda sight, no: my_offer(sight, no) == 0,
    "no-such-offer": lambda sight, no: not offers_to_me(sight, no),
    "other-amount": lambda sight, no: offers_to_me(sight, no) == [no.args["n"][1]] != [no.action.b],
    "held-already": lambda sight, no: len(sight.view["held"]) > 0,
    "held-is-gone": lambda sight, no: len(sight.view["held"]) > 0,
    "nothing-held": lambda sight, no: len(sight.view["held"]) == 0,
    # Leaving and staying
    "gone-already": lambda sight, no: (
        sight.view["characters"][sight.seat * 2 + no.action.a]["state"] == "withdrawn"
    ),
    "ready-already": lambda sight, no: sight.view["ready"][sight.seat],
    "not-ready": lambda sight, no: not sight.view["ready"][sight.seat],
    # Intimidation
    "not-placed": lambda sight, no: sight.view["phase"] == "choose",
    "no-more-looks": lambda sight, no: snitch_names(sight, no) and not sight.is_asked,
    "left-looker": has_left,
    "no-card": lambda sight, no: sight.view["intimidation"][sight.seat] == 0,
}
