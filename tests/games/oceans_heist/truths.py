"""When each reason to refuse an action is true, told from what the refused seat sees."""

from collections.abc import Mapping
from typing import Any, Final

from hideout.engine.refusal import Refusal
from hideout.games.oceans_heist.actions import DIGITS
from hideout.testing.refusals import Sight, Truth

CREWS: Final = (
    "situation", "no-situation", "buy", "return", "place", "unplace", "expend", "pay", "leave",
    "auto", "clear", "aim", "stake", "unstake", "coin", "no-coin", "attempt", "stop",
)  # fmt: skip
STAFFS: Final = ("target", "choose", "drop", "lay", "lay-open", "lift")
CAPTAINS: Final = ("confirm", "withdraw", "skip", "wait", "attempt", "stop")


def is_at(sight: Sight, *phases: str) -> bool:
    return sight.view["phase"] in phases


def side(sight: Sight) -> str:
    return str(sight.view["side"])


def captain(sight: Sight) -> int:
    return int(sight.view["captains"][side(sight)])


def has_confirmed(sight: Sight) -> bool:
    return bool(sight.view["confirmed"][side(sight)])


def item(sight: Sight, no: Refusal) -> str:
    return str(sight.s.game.notation.names["item"][no.action.a])


def guard(sight: Sight, no: Refusal) -> str:
    return str(sight.s.game.notation.names["guard"][no.action.a])


def cards(rows: list[dict[str, Any]]) -> list[str]:
    return [row["card"] for row in rows]


def active(sight: Sight, no: Refusal) -> dict[str, Any] | None:
    return next((row for row in sight.view["active"] if row["card"] == item(sight, no)), None)


def defense(sight: Sight, no: Refusal) -> dict[str, Any] | None:
    return next((row for row in sight.view["defenses"] if row["card"] == guard(sight, no)), None)


def is_held(sight: Sight, no: Refusal) -> bool:
    view = sight.view
    held = [*view["hand"], *view["placed_in_prep"], *view["placed_in_crunch"], *view["opening"]]
    return item(sight, no) in held or active(sight, no) is not None


def drawn(sight: Sight) -> list[str]:
    return cards(sight.view["drawn"]) + cards(sight.view["vault_drawn"])


def is_casino(sight: Sight, no: Refusal) -> bool:
    return guard(sight, no) in cards(sight.view["drawn"])


def is_vault(sight: Sight, no: Refusal) -> bool:
    return guard(sight, no) in cards(sight.view["vault_drawn"])


def named(sight: Sight) -> list[str]:
    return [card for card in sight.view["attempt"]["faces"] if card is not None]


def quota(sight: Sight, no: Refusal) -> bool:
    view, args = sight.view, no.args
    laid, most = args["laid"][1], args["n"][1]
    return len(view["laid"]) == laid < most and most == int(view["quota"])


def lacks_vault(sight: Sight, no: Refusal) -> bool:
    view = sight.view
    laid = [card for card in (view["vault_up"], view["vault_down"]) if card is not None]
    return len(laid) < min(2, len(view["vault_drawn"]))


TRUTHS: Final[Mapping[str, Truth]] = {
    "crews-word": lambda sight, no: side(sight) == "staff" and no.action.verb in CREWS,
    "staffs-word": lambda sight, no: side(sight) == "crew" and no.action.verb in STAFFS,
    "other-team": lambda sight, no: not sight.legal and sight.closed(no),
    "not-the-time": lambda sight, no: sight.closed(no) and not sight.is_asked,
    "shop-closed": lambda sight, no: sight.view["round"] > 0,
    "laid-for-good": lambda sight, no: is_at(sight, "crunch", "assign", "wing"),
    "placing-over": lambda sight, no: is_at(sight, "assign", "wing"),
    "assigned": lambda sight, no: is_at(sight, "wing"),
    "captains-word": lambda sight, no: (
        captain(sight) == no.args["captain"][1] != sight.seat and no.action.verb in CAPTAINS
    ),
    "confirmed": lambda sight, no: has_confirmed(sight),
    "not-confirmed": lambda sight, no: not has_confirmed(sight),
    "no-draft": lambda sight, no: is_at(sight, "reveal", "wing"),
    "skipped": lambda sight, no: is_at(sight, "reveal") and has_confirmed(sight),
    "not-skipped": lambda sight, no: is_at(sight, "reveal") and not has_confirmed(sight),
    "no-target": lambda sight, no: sight.view["target_draft"] is None and is_at(sight, "target"),
    "few-globals": lambda sight, no: len(sight.view["globals"]) < no.args["n"][1],
    "quota": quota,
    "vault-quota": lacks_vault,
    "short": lambda sight, no: not sight.view["plan"]["holds"],
    "dear": lambda sight, no: (
        no.args["money"][1] == sight.view["money_left"] < no.args["price"][1]
        and sight.view["prices"][item(sight, no).split("#")[0]] == no.args["price"][1]
    ),
    "many-globals": lambda sight, no: len(sight.view["globals"]) == no.args["n"][1],
    "not-held": lambda sight, no: not is_held(sight, no),
    "opening": lambda sight, no: item(sight, no) in sight.view["opening"],
    "on-the-table": lambda sight, no: active(sight, no) is not None,
    "committed": lambda sight, no: (
        is_at(sight, "crunch") and item(sight, no) in sight.view["placed_in_prep"]
    ),
    "not-drawn": lambda sight, no: guard(sight, no) not in drawn(sight),
    "unique": lambda sight, no: guard(sight, no) not in drawn(sight),
    "quota-full": lambda sight, no: (
        is_casino(sight, no) and len(sight.view["laid"]) == no.args["n"][1]
    ),
    "not-a-vault-defense": is_casino,
    "down-taken": lambda sight, no: (
        is_vault(sight, no) and sight.view["vault_down"] not in (None, guard(sight, no))
    ),
    "up-taken": lambda sight, no: (
        is_vault(sight, no) and sight.view["vault_up"] not in (None, guard(sight, no))
    ),
    "no-such-card": lambda sight, no: not sight.s.game.notation.text(no.action),
    "not-active": lambda sight, no: active(sight, no) is None,
    "no-such-use": lambda sight, no: active(sight, no) is not None,
    "few-uses": lambda sight, no: (
        no.action.b % DIGITS > no.args["n"][1] and active(sight, no) is not None
    ),
    "not-there": lambda sight, no: defense(sight, no) is None,
    "no-such-way": lambda sight, no: len((defense(sight, no) or {})["needs"]) <= no.action.b,
    "no-coin": lambda sight, no: sight.view["coins"] == 0,
    "disabled": lambda sight, no: (defense(sight, no) or {})["disabled"] is True,
    "no-wing": lambda sight, no: (defense(sight, no) or {})["disabled"] is False,
    "expended": lambda sight, no: (active(sight, no) or {})["expended"] > 0,
    "no-aim": lambda sight, no: sight.view["attempt"]["aim"] is None,
    "no-stake": lambda sight, no: not named(sight),
    "few-numbers": lambda sight, no: bool(named(sight)),
    "many-numbers": lambda sight, no: len(named(sight)) > 1,
}
