"""When each reason to refuse an action is true, told from what the refused seat sees."""

from collections.abc import Mapping
from typing import Final

from hideout.engine.refusal import Refusal
from hideout.games.heat.state import HeatState
from hideout.testing.refusals import Sight, Truth

CLAIMS: Final = ("claim", "claim-quiet")


def is_at(sight: Sight, *phases: str) -> bool:
    return sight.view["phase"] in phases


def card(sight: Sight, no: Refusal) -> str:
    return str(sight.s.game.notation.names["card"][no.action.a])


def is_held(sight: Sight, no: Refusal) -> bool:
    return card(sight, no) in sight.view["hand"]


def is_in_game(sight: Sight, no: Refusal) -> bool:
    s = sight.s
    assert isinstance(s, HeatState)
    return no.action.a in s.tables.in_use(s.seats)


def has_chosen(sight: Sight) -> bool:
    return bool(sight.view["chosen"][sight.seat])


def is_due(sight: Sight) -> bool:
    """An A phase, and the seat is asked for this very thing."""
    return is_at(sight, "a-phase") and sight.is_asked


TRUTHS: Final[Mapping[str, Truth]] = {
    "not-held": lambda sight, no: not is_held(sight, no) and is_in_game(sight, no),
    "no-such-card": lambda sight, no: not is_in_game(sight, no),
    "sits-out": lambda sight, no: is_at(sight, "choose") and not sight.view["hand"],
    "claimed": lambda sight, no: (
        no.action.verb in CLAIMS and sight.view["claims"][sight.seat] is not None
    ),
    "no-claims-now": lambda sight, no: no.action.verb in CLAIMS and is_at(sight, "a-phase"),
    "draft-first": lambda sight, no: is_at(sight, "draft") and sight.closed(no),
    "drafted": lambda sight, no: is_at(sight, "choose", "a-phase") and no.action.verb == "pass",
    "played": lambda sight, no: is_at(sight, "a-phase") and no.action.verb == "play",
    "not-open-yet": lambda sight, no: is_at(sight, "choose") and sight.closed(no),
    "nothing-due": lambda sight, no: (
        is_at(sight, "a-phase") and not sight.is_asked and not has_chosen(sight)
    ),
    "decided": lambda sight, no: (
        is_at(sight, "a-phase") and not sight.is_asked and has_chosen(sight)
    ),
    "oneself": lambda sight, no: is_due(sight) and no.action.a == sight.seat,
    "nobody-there": lambda sight, no: is_due(sight) and no.action.a >= sight.s.seats,
    "no-current-card": lambda sight, no: (
        is_due(sight) and sight.view["using"][no.args["other"][1]] is None
    ),
    "no-older-card": lambda sight, no: (
        is_due(sight)
        and len(sight.view["records"][sight.seat]) == no.args["most"][1] + 1
        and not 1 <= no.action.a <= no.args["most"][1]
    ),
    "all-picked": lambda sight, no: (
        is_due(sight)
        and sight.view["hand"].count(card(sight, no))
        == sight.view["choice"].count(f"aside {card(sight, no)}")
    ),
}
