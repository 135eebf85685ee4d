"""Whether a told event is true at a table: the test of who may hear it."""

from hideout.engine.core import Event
from hideout.games.oceans_heist.actions import DIGITS
from hideout.games.oceans_heist.deck import MOST_MAKES
from hideout.games.oceans_heist.heist import CRUNCH
from hideout.games.oceans_heist.placing import laid_count
from hideout.games.oceans_heist.rounds import vault_lies_open
from hideout.games.oceans_heist.state import (
    CRUNCH_DOWN,
    HAND,
    NONE,
    PREP_DOWN,
    SHOP,
    OceansState,
)


def holds(t: OceansState, event: Event) -> bool:
    """Only what hidden cards and drafts make true is looked up; the rest all have seen."""
    kind, a, b = event.kind, event.a, event.b
    if kind == "drafts-target":
        return t.target_draft == a
    if kind in ("drafts-situation", "drafts-none"):
        return t.situation_draft == a
    if kind in ("chooses", "drops"):
        return t.globals[a] == (kind == "chooses")
    if kind == "buys":
        return t.where[a] == HAND and t.money_left() == b
    if kind == "returns":
        return t.where[a] == SHOP and t.money_left() == b
    if kind == "given-kit":
        return len(t.where) - t.count_at(SHOP) == a
    if kind == "hand":
        return t.count_at(HAND) == a
    return _placement_holds(t, kind, a) and _draft_holds(t, kind, a, b)


def _placement_holds(t: OceansState, kind: str, a: int) -> bool:
    if kind == "places":
        return t.where[a] in (PREP_DOWN, CRUNCH_DOWN)
    if kind == "unplaces":
        return t.where[a] == HAND
    if kind == "lays":
        return a in t.laid_guards() or t.vault_down == a
    if kind == "lays-open":
        return t.vault_up == a
    if kind == "lifts":
        return a not in t.laid_guards() and a not in (t.vault_up, t.vault_down)
    if t.phase is not CRUNCH:
        return True  # everything has been turned up since
    if kind == "staff-down":
        hidden = t.vault_down != NONE and not vault_lies_open(t)
        return laid_count(t) + hidden == a
    if kind == "crew-down":
        return t.count_at(PREP_DOWN) == a
    if kind == "lies-open":
        return a in (t.vault_up, t.vault_down)
    if kind == "peeked":
        return a in t.peeked
    return True


def _draft_holds(t: OceansState, kind: str, a: int, b: int) -> bool:
    if kind == "plans-to-pay":
        return t.plan_pays[t.standing.index(a)] == b
    if kind == "plans-to-leave":
        return t.plan_pays[t.standing.index(a)] == NONE
    if kind == "plans-to-expend":
        place = t.active.index(a) * MOST_MAKES + b // DIGITS
        return t.plan_uses[place] == b % DIGITS
    if kind == "aims":
        return t.aim == a
    if kind == "stakes":
        return t.faces[b - 1] == a
    if kind == "unstakes":
        return a not in t.faces
    if kind in ("coin-in", "coin-out"):
        return t.coin == (kind == "coin-in")
    return True
