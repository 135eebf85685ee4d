"""A bot on a team that a person leads: it suggests, looks over the draft, and lends a hand.

What it says is for its team alone, and made from what the team knows. It edits nothing that the
captain has begun, takes nothing back and never confirms; only where nothing lies after a while
does it begin, as any member may. [OH-7]
"""

from collections.abc import Callable, Sequence
from typing import Final

from hideout.bots.oceans_heist.sight import ALL_KINDS, Sight
from hideout.bots.oceans_heist.staff import StaffMind
from hideout.engine.message import Message
from hideout.engine.notation import Action
from hideout.games.oceans_heist.cards import KINDS
from hideout.games.oceans_heist.shown import View
from hideout.games.oceans_heist.vectors import amount_of

TEAM: Final = "team"
PATIENCE: Final = 3  # looks at an empty draft before it begins one
NAMED: Final = 3  # cards of a suggestion that are named
VERDICTS: Final = 2  # on the draft of one phase
EDITS: Final = frozenset({"target", "situation", "choose", "buy", "lay", "lay-open", "place"})
LEAST_UNITS: Final = 6  # of a kind in a whole kit (2)


class Mate:
    def __init__(
        self, sight: Sight, staff: StaffMind, plan_for: Callable[[View], list[Action]]
    ) -> None:
        self.sight = sight
        self.staff = staff
        self.plan_for = plan_for
        self.said: list[Message] = []  # to its team, with this look
        self.about: object = None  # the phase, round and attempt that the fields below are for
        self.looks = 0
        self.plan: list[Action] = []
        self.verdicts: list[Message] = []
        self.has_begun = False

    def act(self, view: View, legal: Sequence[Action]) -> Action | None:
        self.said = []
        self.sight.look(view)
        about = (view["phase"], view["round"], view["attempts"])
        if about != self.about:
            self.about = about
            self.looks, self.verdicts, self.has_begun = 0, [], False
            self.plan = self.plan_for(view)
        self.looks += 1
        if self.looks == 1:
            found = suggestion(self.sight, self.staff, self.plan)
            self.said += [] if found is None else [found]
            return None
        if not self.has_begun and has_draft(view):
            self._look_over(view)
            return None
        return self._lend_a_hand(legal) if self.looks > PATIENCE else None

    def _look_over(self, view: View) -> None:
        """Answer what the captain does, once it is something else than before."""
        found = verdict(self.sight, view)
        if found is None or len(self.verdicts) >= VERDICTS:
            return
        if not self.verdicts or self.verdicts[-1].data() != found.data():
            self.verdicts.append(found)
            self.said.append(found)

    def _lend_a_hand(self, legal: Sequence[Action]) -> Action | None:
        while self.plan:
            action = self.plan.pop(0)
            if action in legal and action.verb in EDITS | {"auto"}:
                if not self.has_begun:
                    self.has_begun = True
                    self.said.append(Message("remark-begins"))
                return action
        return None


def has_draft(view: View) -> bool:
    """Whether the team has begun what is to be done in this phase."""
    phase, is_crew = view["phase"], view["side"] == "crew"
    if phase == "target":
        return view["target_draft"] is not None
    if phase == "situation":
        return view["situation_draft"] is not None
    if phase == "prepare":
        return bool(view["hand"] if is_crew else view["globals"])
    if phase == "prep" and not is_crew:
        return bool(view["laid"] or view["vault_up"] or view["vault_down"])
    if phase == "prep":
        return bool(view["placed_in_prep"])
    if phase == "crunch":
        return bool(view["placed_in_crunch"])
    plan = view["plan"]
    return plan is None or bool(plan["expends"] or plan["pays"])


def suggestion(sight: Sight, staff: StaffMind, plan: Sequence[Action]) -> Message | None:
    """What it would do, and why."""
    view, phase = sight.view, sight.view["phase"]
    names = [_title(sight, action) for action in plan if action.verb in EDITS]
    wanted = list(dict.fromkeys(names))[:NAMED]
    if phase == "target":
        return Message("remark-target", {"card": wanted[0]})
    if phase == "situation":
        return Message("remark-situation", {"card": wanted[0]})
    if phase == "prepare":
        return Message("remark-buy", {"wanted": wanted, "n": len(names)})
    if phase == "assign":
        return Message("remark-assign")
    if phase == "wing":
        return _wing(sight, plan)
    if not wanted:
        return Message("remark-place-nothing")
    if view["side"] == "staff":
        spent = staff.spent
        most = max(ALL_KINDS, key=lambda kind: spent[kind])
        if not spent[most]:
            return Message("remark-lay-hard", {"wanted": wanted})
        return Message("remark-lay", {"wanted": wanted, "kind": KINDS[most]})
    asked = _asked_for(sight, view)
    kind = KINDS[max(ALL_KINDS, key=lambda kind: asked[kind])]
    return Message("remark-place", {"wanted": wanted, "kind": kind, "n": len(names)})


def _title(sight: Sight, action: Action) -> str:
    deck, verb = sight.deck, action.verb
    if verb in ("buy", "place"):
        return deck.gear[deck.item_gear[action.a]]
    if verb in ("lay", "lay-open"):
        return deck.guards[action.a].split("#")[0]
    return {"target": deck.targets, "situation": deck.situations, "choose": deck.globals}[verb][
        action.a
    ]


def _wing(sight: Sight, plan: Sequence[Action]) -> Message:
    aims = [action for action in plan if action.verb == "aim"]
    if not aims:
        return Message("remark-stop")
    cards = {action.a for action in plan if action.verb == "stake"}
    guard = sight.deck.guards[aims[0].a].split("#")[0]
    return Message("remark-wing", {"card": guard, "n": len(cards)})


def verdict(sight: Sight, view: View) -> Message | None:
    """What it makes of the captain's draft: what is thin or left to lay, or that it is fine."""
    phase = view["phase"]
    if phase == "prep" and view["side"] == "staff":
        more = view["quota"] - len(view["laid"] or ())
        return Message("remark-more", {"n": more}) if more > 0 else Message("remark-fine")
    if phase == "prepare" and view["side"] == "crew":
        units = units_of(sight, sight.items(view["hand"] or ()))
        least = min(ALL_KINDS, key=lambda kind: units[kind])
        is_thin = units[least] < LEAST_UNITS
        return Message("remark-thin", {"kind": KINDS[least]}) if is_thin else Message("remark-fine")
    if phase not in ("prep", "crunch"):
        return None
    laid = sight.items((view["placed_in_prep"] or []) + (view["placed_in_crunch"] or []))
    active = sight.items([row["card"] for row in view["active"]])
    units, asked = units_of(sight, laid + active), _asked_for(sight, view)
    thin = max(ALL_KINDS, key=lambda kind: asked[kind] - units[kind])
    if asked[thin] - units[thin] < 1.0:
        return Message("remark-fine")
    return Message("remark-thin", {"kind": KINDS[thin]})


def units_of(sight: Sight, items: Sequence[int]) -> list[float]:
    """What cards make of each kind, all their uses counted; of a choice, the first."""
    deck, units = sight.deck, [0.0] * len(KINDS)
    for item in items:
        for vector in deck.makes[deck.item_gear[item]][:1]:  # an opening card makes nothing
            for kind in ALL_KINDS:
                units[kind] += amount_of(vector, kind) * sight.uses(item)
    return units


def _asked_for(sight: Sight, view: View) -> list[float]:
    """How much of each kind the Defenses drawn ask for, on average over what may be laid."""
    drawn = sight.drawn()
    part = min(1.0, view["quota"] / max(1, len(drawn)))
    asked = [0.0] * len(KINDS)
    for guard in drawn:
        ways = sight.ways(guard)
        for way in ways:
            for kind in ALL_KINDS:
                asked[kind] += part * amount_of(way, kind) / len(ways)
    return asked
