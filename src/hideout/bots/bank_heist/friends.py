"""Whom not to lay hands on."""

from typing import Final

from hideout.bots.courtesy import Courtesy
from hideout.engine.core import Seat
from hideout.engine.notation import Action
from hideout.games.bank_heist.cards import AGENT, RIVAL
from hideout.games.bank_heist.endings import side_of
from hideout.games.bank_heist.shown import View
from hideout.games.bank_heist.state import HeistState

HARM: Final = frozenset(
    {"shoot", "stab", "chloroform", "zip-tie", "handcuff", "speedloader", "second-gun", "beside"}
)


def knows_as_friend(s: HeistState, seat: Seat, other: Seat) -> bool:
    """Whether a player knows for certain that another is on the same side: true in every world."""
    are_partners = s.identity[other] == s.identity[seat] and s.identity[seat] in (AGENT, RIVAL)
    return side_of(s, other) == side_of(s, seat) and (s.is_revealed(other) or are_partners)


class BankHeistCourtesy(Courtesy):
    """No partner is hurt, and nobody who is shown to be a friend."""

    def allows(self, view: View, advice: Action | None, action: Action | None) -> bool:
        return action is None or action.verb not in HARM or action.a not in _friends(view)


def _friends(view: View) -> set[Seat]:
    own = _side(view, view["seat"], view["identity"])
    return {
        seat
        for seat, player in enumerate(view["players"])
        if seat != view["seat"]
        and (seat == view["partner"] or player["revealed"])
        and _side(view, seat, player["identity"]) == own
    }


def _side(view: View, seat: Seat, identity: str | None) -> str | None:
    if view["conscience"] == seat:
        return "agent"
    if seat == view["partner"]:
        identity = view["identity"]
    return "crew" if identity == "sticky-fingers" else identity
