"""For every reason of a refusal: when it is said truly, told by what the seat sees."""

from collections.abc import Mapping
from typing import Final

from hideout.engine.refusal import Refusal
from hideout.testing.refusals import Sight, Truth

ROUND: Final = (
    "wild", "weapons", "extras", "play", "name", "bail", "roll", "second-try", "spin",
)  # fmt: skip


def phase(sight: Sight) -> str:
    return str(sight.view["phase"])


def other(refusal: Refusal) -> int:
    return refusal.args["other"][1]


def weapons_of(sight: Sight, seat: int) -> list[int]:
    return [n for n, row in enumerate(sight.view["weapons"]) if row["owner"] == seat]


def now(name: str) -> Truth:
    """Somebody else is asked in that phase; while all answer, the one who is not is named."""

    def truth(sight: Sight, refusal: Refusal) -> bool:
        asked = sight.s.pending()
        named = other(refusal)
        is_so = named == sight.view["mastermind"] if name == "bail" else asked == [named]
        return phase(sight) == name and is_so and not sight.is_asked and sight.closed(refusal)

    return truth


def is_leader(sight: Sight) -> bool:
    return bool(sight.view["mastermind"] == sight.seat)


def names_leader(sight: Sight, refusal: Refusal) -> bool:
    return other(refusal) == sight.view["mastermind"] and not is_leader(sight)


def roll(sight: Sight) -> int:
    return int(sight.view["wild_rolls"][sight.seat])


def is_at(sight: Sight, *phases: str) -> bool:
    return phase(sight) in phases


def is_after(sight: Sight, name: str) -> bool:
    return is_at(sight, *ROUND[ROUND.index(name) + 1 :])


def is_off(sight: Sight, refusal: Refusal) -> bool:
    options = sight.s.game.settings(sight.s)
    of_bail = refusal.action.verb in ("go", "bail")
    return not options["bail" if of_bail else "second_try"]


def is_taken(sight: Sight, refusal: Refusal, seat: int) -> bool:
    return refusal.action.a in weapons_of(sight, seat) and is_at(sight, "weapons", "extras")


def holder(sight: Sight) -> int:
    return int(sight.view["wild_holder"])


def rolled(sight: Sight, refusal: Refusal) -> bool:
    return roll(sight) == refusal.args["roll"][1] > 0


TRUTHS: Final[Mapping[str, Truth]] = {
    **{f"now-{name}": now(name) for name in ("start", *ROUND)},
    "for-the-mastermind": lambda sight, no: names_leader(sight, no) and sight.closed(no),
    "house-rule-off": is_off,
    "start-rolled": lambda sight, no: is_at(sight, "start") and sight.seat < sight.view["turn"],
    "start-later": lambda sight, no: (
        is_at(sight, "start") and other(no) == sight.view["turn"] < sight.seat
    ),
    "does-not-roll-for-wild": lambda sight, no: (
        is_at(sight, "wild") and is_leader(sight) and sight.s.seats < 10
    ),
    "wild-rolled": rolled,
    "wild-later": lambda sight, no: not roll(sight) and other(no) == sight.view["turn"],
    "no-right-to-wild": lambda sight, no: rolled(sight, no) and roll(sight) not in (4, 6),
    "no-roll-yet": lambda sight, no: is_at(sight, "wild") and not roll(sight),
    "declined": lambda sight, no: roll(sight) in (4, 6) and holder(sight) < 0,
    "wild-taken": lambda sight, no: holder(sight) == other(no) != sight.seat,
    "wild-yours": lambda sight, no: holder(sight) == sight.seat,
    "wild-stays": lambda sight, no: holder(sight) < 0 and is_after(sight, "wild"),
    "wild-open": lambda sight, no: holder(sight) < 0 and is_at(sight, "wild"),
    "not-the-holder": lambda sight, no: holder(sight) == other(no) != sight.seat,
    "named-later": lambda sight, no: (
        holder(sight) == sight.seat and is_at(sight, "weapons", "extras", "play")
    ),
    "named": lambda sight, no: holder(sight) == sight.seat and sight.view["named"] is not None,
    "has-a-weapon": lambda sight, no: bool(weapons_of(sight, sight.seat)) and not is_leader(sight),
    "extras-later": lambda sight, no: is_at(sight, "weapons") and is_leader(sight),
    "no-extras": lambda sight, no: sight.s.seats == 10 and is_leader(sight),
    "takes-later": lambda sight, no: (
        not weapons_of(sight, sight.seat) and other(no) == sight.view["turn"] != sight.seat
    ),
    "taken": lambda sight, no: is_taken(sight, no, other(no)) and other(no) != sight.seat,
    "yours": lambda sight, no: is_taken(sight, no, sight.seat),
    "one-weapon": lambda sight, no: is_at(sight, "extras") and not is_leader(sight),
    "weapons-done": lambda sight, no: is_after(sight, "extras"),
    "single-weapon": names_leader,
    "not-held": lambda sight, no: no.action.a not in weapons_of(sight, sight.seat),
    "always-goes": lambda sight, no: is_leader(sight),
    "answered": lambda sight, no: sight.view["answers"][sight.seat] is not None,
    "once-more": lambda sight, no: bool(sight.view["tried_again"]),
    "succeeded": lambda sight, no: sight.view["die"] in (2, 4, 6),
    "rolled": lambda sight, no: sight.view["die"] > 0 and is_leader(sight),
}
