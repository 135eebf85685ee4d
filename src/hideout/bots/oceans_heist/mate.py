"""A bot on a team that a person leads: it suggests, looks over the draft, and lends a hand.

What it says is for its team alone, and made from what the team knows. It leaves alone what the
captain has begun, takes nothing back and never confirms; if the draft is still empty after a while
it begins one, as any member may. [OH-7]
"""

from collections.abc import Callable, Sequence
from typing import Final

from hideout.bots.oceans_heist.sight import ALL_KINDS, Sight
from hideout.bots.oceans_heist.staff import StaffPlanner
from hideout.engine.message import Message
from hideout.engine.notation import Action
from hideout.games.oceans_heist.cards import KINDS
from hideout.games.oceans_heist.shown import View
from hideout.games.oceans_heist.solver import LEAVE, solve
from hideout.games.oceans_heist.state import GLOBALS_CHOSEN, NONE
from hideout.games.oceans_heist.vectors import amount_of

TEAM: Final = "team"
PATIENCE: Final = 3  # looks at an empty draft before it begins one
NAMED: Final = 3  # cards of a suggestion that are named
VERDICTS: Final = 2  # on the draft of one phase
EDITS: Final = frozenset({"target", "situation", "choose", "buy", "lay", "lay-open", "place"})
LEAST_UNITS: Final = 6  # of a kind in a whole kit (2)
FINE: Final = Message("remark-fine")
SUGGESTS_NOTHING: Final = frozenset(
    {"remark-place-nothing", "remark-place-later", "remark-stop", "remark-wing"}
)  # where there is nothing that a mate could begin


class Mate:
    def __init__(
        self, sight: Sight, staff: StaffPlanner, plan_for: Callable[[View], list[Action]]
    ) -> None:
        self.sight = sight
        self.staff = staff
        self.plan_for = plan_for
        self.said: list[Message] = []  # to its team, with this look
        self.about: object = None  # the phase, round and attempt that the fields below are for
        self.looks = 0
        self.plan: list[Action] = []
        self.told: list[Message] = []  # all of it, the suggestion first
        self.has_begun = False

    def act(self, view: View, legal: Sequence[Action]) -> Action | None:
        self.said = []
        self.sight.look(view)
        about = (view["phase"], view["round"], view["attempts"])
        if about != self.about:
            self.about = about
            self.looks, self.told, self.has_begun = 0, [], False
            self.plan = self.plan_for(view)
        self.looks += 1
        if self.looks == 1:
            self._tell(self._first_words(view, legal))
            return None
        if not self.has_begun and has_draft(view):
            if len(self.told) <= VERDICTS:
                self._tell(verdict(self.sight, view))  # answers what the captain does
            return None
        return self._lend_a_hand(legal) if self.looks > PATIENCE else None

    def _first_words(self, view: View, legal: Sequence[Action]) -> Message | None:
        """What it would do, as far as that can still be done."""
        steps = [step for step in self.plan if step in legal or step.verb not in EDITS]
        if len(steps) < len(self.plan) and not any(step.verb in EDITS for step in steps):
            return verdict(self.sight, view)
        return suggestion(self.sight, self.staff, steps)

    def _tell(self, message: Message | None) -> None:
        """Once in a scene."""
        if message is not None and message.data() not in [one.data() for one in self.told]:
            self.told.append(message)
            self.said.append(message)

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
    attempt = view["attempt"]
    if attempt is not None:
        return attempt["aim"] is not None
    plan = view["plan"]
    return plan is None or bool(plan["expends"] or plan["pays"])


def suggestion(sight: Sight, staff: StaffPlanner, plan: Sequence[Action]) -> Message | None:
    """What it would do, and why."""
    view, phase = sight.view, sight.view["phase"]
    names = [_title(sight, action) for action in plan if action.verb in EDITS]
    wanted = list(dict.fromkeys(names))[:NAMED]
    if phase == "target":
        return Message("remark-target", {"card": wanted[0]})
    if phase == "situation":
        return _situation(sight, plan[0])
    if phase == "prepare":
        return (_kit if view["side"] == "crew" else _globals)(sight, plan, wanted)
    if phase == "assign":
        return _assignment(sight, plan)
    if phase == "wing":
        return _wing(sight, plan)
    if view["side"] == "staff":
        return _defenses(staff, wanted)
    if not wanted:
        is_early = phase == "prep" and sight.learns_more()
        return Message("remark-place-later" if is_early else "remark-place-nothing")
    asked = _asked_for(sight, view)
    kind = KINDS[max(ALL_KINDS, key=lambda kind: asked[kind])]
    return Message("remark-place", {"wanted": wanted, "kind": kind, "n": len(names)})


def _situation(sight: Sight, action: Action) -> Message:
    deck, card = sight.deck, _title(sight, action)
    if not deck.boost[action.a]:
        return Message("remark-situation", {"card": card})
    return Message("remark-situation-for", {"card": card, "kind": KINDS[deck.boost_kind[action.a]]})


def _kit(sight: Sight, plan: Sequence[Action], wanted: list[str]) -> Message:
    """Whether it is enough for the Defense that is certain to come."""
    units = units_of(sight, [action.a for action in plan])
    unique = sight.deck.unique[sight.target()]
    args: dict[str, object] = {"wanted": wanted, "n": len(plan)}
    ways = sight.deck.ways[sight.deck.guard_defense[unique]]
    if any(all(amount <= units[kind] for kind, amount in way) for way in ways):
        return Message("remark-buy-for", {**args, "card": _guard(sight, unique)})
    return Message("remark-buy", args)


def _globals(sight: Sight, plan: Sequence[Action], wanted: list[str]) -> Message:
    """Whether one of them is against what the Situation is for."""
    deck, situation = sight.deck, sight.situation()
    if situation != NONE and deck.boost[situation]:
        kind = deck.boost_kind[situation]
        if any(deck.harder[one.a] and deck.harder_kind[one.a] == kind for one in plan):
            return Message("remark-globals-against", {"wanted": wanted, "kind": KINDS[kind]})
    return Message("remark-globals", {"wanted": wanted})


def _defenses(staff: StaffPlanner, wanted: list[str]) -> Message:
    spent = staff.spent
    most = max(ALL_KINDS, key=lambda kind: spent[kind])
    if not spent[most]:
        return Message("remark-lay-hard", {"wanted": wanted})
    return Message("remark-lay", {"wanted": wanted, "kind": KINDS[most]})


def _assignment(sight: Sight, plan: Sequence[Action]) -> Message:
    """How far the cards on the table go, or what it would rather not pay for."""
    paid = {action.a for action in plan if action.verb == "pay"}
    left = [guard for guard in sight.standing() if guard not in paid]
    if plan[0].verb == "auto" or not left:
        return Message("remark-assign", {"n": _payable(sight), "all": len(sight.standing())})
    unique = next((guard for guard in left if sight.is_unique(guard)), left[0])
    return Message("remark-assign-leave", {"card": _guard(sight, unique)})


def _payable(sight: Sight) -> int:
    """How many Defenses can be disabled with what lies on the table."""
    needs = [sight.ways(guard) for guard in sight.standing()]
    cards = sight.active_cards()
    answer = solve(cards, sight.boost(), sight.boost_cap(), needs, [1] * len(needs))
    return sum(way != LEAVE for way in answer.pays)


def _guard(sight: Sight, guard: int) -> str:
    return sight.deck.guards[guard].split("#")[0]


def _title(sight: Sight, action: Action) -> str:
    deck, verb = sight.deck, action.verb
    if verb in ("buy", "place"):
        return deck.gear[deck.item_gear[action.a]]
    if verb in ("lay", "lay-open"):
        return _guard(sight, action.a)
    return {"target": deck.targets, "situation": deck.situations, "choose": deck.globals}[verb][
        action.a
    ]


def _wing(sight: Sight, plan: Sequence[Action]) -> Message:
    aims = [action for action in plan if action.verb == "aim"]
    if not aims:
        return Message("remark-stop")
    stakes = [action for action in plan if action.verb == "stake"]
    cards = {action.a for action in stakes}
    args = {"card": _guard(sight, aims[0].a), "n": len(cards), "faces": len(stakes)}
    return Message("remark-wing", args)


def verdict(sight: Sight, view: View) -> Message | None:
    """What it makes of the captain's draft: what is thin or left to do, or that it is fine."""
    phase, is_crew = view["phase"], view["side"] == "crew"
    if phase in ("target", "situation"):
        return FINE
    if phase == "assign":
        return _of_assignment(sight, view)
    if phase == "wing":
        return FINE
    if phase == "prepare" and is_crew:
        units = units_of(sight, sight.items(view["hand"] or ()))
        least = min(ALL_KINDS, key=lambda kind: units[kind])
        is_thin = units[least] < LEAST_UNITS
        return Message("remark-thin", {"kind": KINDS[least]}) if is_thin else FINE
    if not is_crew:
        there, most = (
            (view["laid"], view["quota"]) if view["round"] else (view["globals"], GLOBALS_CHOSEN)
        )
        more = most - len(there or ())
        return Message("remark-more", {"n": more}) if more > 0 else FINE
    laid = sight.items((view["placed_in_prep"] or []) + (view["placed_in_crunch"] or []))
    active = sight.items([row["card"] for row in view["active"]])
    units, asked = units_of(sight, laid + active), _asked_for(sight, view)
    thin = max(ALL_KINDS, key=lambda kind: asked[kind] - units[kind])
    if asked[thin] - units[thin] < 1.0:
        return FINE
    return Message("remark-thin", {"kind": KINDS[thin]})


def _of_assignment(sight: Sight, view: View) -> Message | None:
    plan = view["plan"]
    if plan is None:
        return None
    if plan["short"]:
        return Message("remark-thin", {"kind": max(plan["short"], key=lambda k: plan["short"][k])})
    best = _payable(sight)
    if len(plan["pays"]) < best:
        return Message("remark-assign", {"n": best, "all": len(sight.standing())})
    return FINE


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
