"""Bank Heist: who has loaded what came to them, who is known, and what a card is good for."""

from collections.abc import Sequence
from typing import Any, Final

from hideout.bots.reasons import about, by_verb
from hideout.engine.core import Event, Game
from hideout.engine.message import Message
from hideout.engine.notation import Action
from hideout.games.bank_heist.shown import View

BY_VERB: Final = {
    "ok": "because-ok",
    "load": "because-load",
    "keep": "because-keep",
    "lose": "because-least",
    "give": "because-least",
    "pay": "because-least",
    "swap": "because-swap",
    "load-all": "because-load-all",
    "claim-none": "because-claim-none",
    "pass": "because-hold-fire",
    "cut": "because-free",
    "unlock": "because-free",
    "unjam": "because-free",
    "beside": "because-beside",
    "martial": "because-dodge",
    "hostage": "because-dodge",
    "adrenaline": "because-dodge",
    "vest": "because-vest",
    "accept": "because-accept",
    "continue": "because-rest",
    "stop": "because-rest",
    "return-fire": "because-return-fire",
    "take": "because-take",
    "leave": "because-leave",
}
ALARMS: Final = {
    "are-you-loyal": "because-look",
    "check-these-out": "because-show",
    "you-can-trust-me": "because-show",
    "hold-it-right-there": "because-search",
}
SHOTS: Final = ("shoot", "speedloader", "second-gun", "stab")
BINDS: Final = ("chloroform", "zip-tie", "handcuff")
GOOD: Final = ("hostage", "martial-skills", "masked", "shotgun")
REASONS: Final = (
    *BY_VERB.values(),
    *ALARMS.values(),
    "because-bag-loads",
    "because-bag",
    "because-bag-agent",
    "because-bag-partner",
    "because-dye",
    "because-partner",
    "because-item",
    "because-lock-pick",
    "because-place-good",
    "because-place-bad",
    "because-pick-bag",
    "because-pick",
    "because-shoot-known",
    "because-shoot-rival",
    "because-shoot",
    "because-bind",
    "because-say",
)


def because(game: Game[Any], view: View, action: Action | None, events: Sequence[Event]) -> Message:
    if action is None:
        return by_verb(BY_VERB, None)
    verb = action.verb
    if verb == "pass-to":
        return _pass_to(view, action.a, events)
    if verb == "choose":
        return about(ALARMS.get(view["alarm_card"] or "", "because-show"), action.a)
    if verb == "place":
        is_good = view["alarm_card"] in GOOD
        return about("because-place-good" if is_good else "because-place-bad", action.a)
    if verb == "pick":
        is_bag = game.wanted(action).args["card"] == "cash-bag"
        return Message("because-pick-bag" if is_bag else "because-pick")
    if verb in SHOTS:
        return _shoot(view, action.a)
    if verb in BINDS:
        return about("because-bind", action.a)
    if verb in game.claim_verbs:
        return Message("because-say")
    return by_verb(BY_VERB, action)


def _pass_to(view: View, seat: int, events: Sequence[Event]) -> Message:
    card, is_agent = view["card"], view["identity"] == "agent"
    if card == "cash-bag":
        if seat == view["partner"]:
            return about("because-bag-partner", seat)
        if is_agent:
            return about("because-bag-agent", seat)
        loaded = sum(event.kind == "loads" and event.seat == seat for event in events)
        return about("because-bag-loads" if loaded else "because-bag", seat, n=loaded)
    if card == "dye-pack":
        return about("because-dye", seat, n=view["players"][seat]["cards"])
    if seat == view["partner"]:
        return about("because-partner", seat)
    is_pick = card == "lock-pick" and not is_agent
    return about("because-lock-pick" if is_pick else "because-item", seat)


def _shoot(view: View, seat: int) -> Message:
    identity = view["players"][seat]["identity"]
    if identity is not None:
        return about("because-shoot-known", seat, identity=identity)
    is_rival = view["identity"] == "rival"
    return about("because-shoot-rival" if is_rival else "because-shoot", seat)
