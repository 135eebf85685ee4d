"""Every English sentence of the game: events, prompts, labels, refusals."""

from collections.abc import Sequence
from typing import Final

from hideout.engine.core import TABLE, Event, Seat
from hideout.engine.notation import Action
from hideout.games.oceans_heist.actions import CONFIRM, DIGITS, SHARES, WITHDRAW
from hideout.games.oceans_heist.deck import Deck
from hideout.games.oceans_heist.placing import laid_count, vault_laid, vault_quota
from hideout.games.oceans_heist.plan import pays_for_something, shortage
from hideout.games.oceans_heist.selection import GLOBALS_CHOSEN, globals_chosen
from hideout.games.oceans_heist.state import CREW, HAND, PREP_DOWN, STAFF, OceansState
from hideout.games.oceans_heist.teams import TABLES_WORDS, TeamPhase
from hideout.games.oceans_heist.winging import why_no_attempt
from hideout.games.oceans_heist.words import (
    count_words,
    gear_words,
    global_words,
    guard_title,
    item_title,
    make_words,
    situation_words,
    way_words,
)

# {who} the seat; {a}, {b} numbers; {item}, {guard}, {global}, {target}, {situation} what `a` names;
# {make} and {way} what `b` means for that card.
EVENTS: Final = {
    "confirms": "{who} confirmed for the team.",
    "withdraws": "{who} withdrew the confirmation.",
    "time-up": "Time is up.",
    "captain": "{who} {is} captain now.",
    "concedes": "{who} conceded for the team.",
    "drafts-target": "{who} proposed the {target}.",
    "target": "The Target is the {target}.",
    "drafts-situation": "{who} proposed {situation}.",
    "drafts-none": "{who} proposed no Situation.",
    "situation": "The Situation is {situation}.",
    "no-situation": "There is no Situation.",
    "chooses": "{who} chose {global}.",
    "drops": "{who} dropped {global}.",
    "buys": "{who} put {item} into the basket; ${b} left.",
    "returns": "{who} put {item} back; ${b} left.",
    "given-kit": "The basket held nothing to use, so the team was given a kit of {cards}.",
    "global": "{global} is in force.",
    "opening": "{item} comes into play.",
    "hand": "The Crew holds {cards}.",
    "round": "Round {a}: {scene}.",
    "reshuffled": "The Casino discard pile was shuffled to form a new deck.",
    "draws": "Drawn: {guard}.",
    "skips": "{who} {has} seen enough.",
    "waits": "{who} want{s} to look on.",
    "unique": "{guard} guards the Target.",
    "lays": "{who} laid {guard} face down.",
    "lays-open": "{who} laid {guard} face up.",
    "lifts": "{who} took {guard} back.",
    "places": "{who} placed {item}.",
    "unplaces": "{who} took {item} back.",
    "staff-down": "Defenses face down: {a}.",
    "crew-down": "Equipment face down: {a}.",
    "lies-open": "{guard} lies face up.",
    "peek": "The Crew was shown one of the Defenses.",
    "peeked": "One of the Defenses is {guard}.",
    "shows-defense": "{guard} was placed.",
    "not-placed": "{guard} was not placed.",
    "shows-equipment": "The Crew brought {item}.",
    "plans-auto": "{who} asked for the best plan.",
    "plans-nothing": "{who} cleared the draft.",
    "plans-to-leave": "{who} planned to leave {guard}.",
    "plans-to-pay": "{who} planned to pay {guard} with {way}.",
    "plans-to-expend": "{who} planned {uses} of {item} as {make}.",
    "expends": "{item}: {uses} expended as {make}.",
    "disables": "{guard} disabled with {way}.",
    "aims": "{who} aimed at {guard}.",
    "stakes": "{who} put {item} on the {b}.",
    "unstakes": "{who} took {item} off the die.",
    "coin-in": "{who} put the coin in.",
    "coin-out": "{who} kept the coin.",
    "attempt": "{who} tried to wing it against {guard}.",
    "names": "{item} was discarded on the {b}.",
    "rolls": "{who} rolled a {a}.",
    "rolls-again": "{who} spent the coin and rolled a {a}.",
    "winged": "{guard} disabled by a lucky roll.",
    "wing-fails": "The attempt on {guard} failed.",
    "stops": "{who} let it be.",
    "alarm": "{guard} still stands: {alarms}.",
    "cancelled": "{alarms_a} cancelled.",
    "alarms": "{alarms_a} raised so far; {b} is the most the Crew survives.",
    "obtained": "The Crew has the {target}.",
    "target-lost": "The {target} is out of reach.",
    "stays": "{guard} stays for the next round.",
    "unused": "{item} was not used and has {uses_b} left.",
    "used-up": "{item} is used up.",
    "back-to-hand": "{item} goes back to the hand with {uses_b}.",
    "ending-crew_win": "The Crew is away with the Target.",
    "ending-stalemate": "The Crew is away without the Target: a stalemate.",
    "ending-alarms": "The Crew is caught.",
    "ending-exhausted": "The Crew has nothing left to work with and is caught.",
    "ending-conceded": "The game was conceded.",
}
SCENE_NAMES: Final = ("", "Entry", "Entry", "Entry", "Vault Breach", "Escape")


def sentence(deck: Deck, event: Event, viewer: Seat, names: Sequence[str]) -> str:
    kind, a, b = event.kind, event.a, event.b
    is_own = event.seat == viewer and event.seat >= 0
    who = "You" if is_own else names[event.seat] if event.seat >= 0 else ""
    return EVENTS[kind].format_map(
        {
            "who": who,
            "is": "are" if is_own else "is",
            "has": "have" if is_own else "has",
            "s": "" if is_own else "s",
            "a": a,
            "b": b,
            "item": _at(deck.items, a) and item_title(deck, a),
            "guard": _at(deck.guards, a) and guard_title(deck, a),
            "global": _at(deck.global_titles, a),
            "target": _at(deck.target_titles, a),
            "situation": _at(deck.situation_titles, a),
            "scene": SCENE_NAMES[a] if kind == "round" else "",
            "make": make_words(deck, a, b) if kind in ("expends", "plans-to-expend") else "",
            "uses": count_words(b % DIGITS, "use"),
            "uses_b": count_words(b, "use"),
            "way": way_words(deck, a, b) if kind in ("disables", "plans-to-pay") else "",
            "alarms": count_words(b, "alarm"),
            "alarms_a": count_words(a, "alarm"),
            "cards": count_words(a, "card"),
        }
    )


def _at(names: list[str], index: int) -> str:
    return names[index] if 0 <= index < len(names) else ""


# Prompts


def prompt(s: OceansState, seat: Seat) -> str:
    phase = s.phase
    if not isinstance(phase, TeamPhase):
        return "The game is over."
    side = s.side(seat)
    if not phase.decides(side):
        return "Wait for the other team."
    if phase.name == "reveal":
        if not s.is_captain(seat):
            return "Look at the drawn Defenses."
        return "Look at the drawn Defenses, or skip the rest of the time."
    if s.confirmed[side]:
        return "Your team has confirmed. Wait for the other team."
    asked = CREW_PROMPTS[phase.name] if side == CREW else STAFF_PROMPTS[phase.name]
    words = f"{asked}{_progress(s, side)}"
    return words if s.is_captain(seat) else f"{words} Your captain decides."


STAFF_PROMPTS: Final = {
    "target": "Choose the Target you guard.",
    "prepare": "Choose two Global Defenses.",
    "prep": "Lay your Defenses.",
}
CREW_PROMPTS: Final = {
    "situation": "Choose a Situation, or none.",
    "prepare": "Buy your Equipment.",
    "prep": "Place Equipment for what may come.",
    "crunch": "Place more Equipment. What lies there from Prep Time stays.",
    "assign": "Assign Equipment to the Defenses.",
    "wing": "Wing it: a Defense, cards on numbers, then the roll. Or stop.",
}


def _progress(s: OceansState, side: int) -> str:
    name = s.phase.name
    if name == "prepare":
        if side == CREW:
            return f" ${s.money_left()} left, {count_words(s.count_at(HAND), 'card')}."
        return f" {globals_chosen(s)} of {GLOBALS_CHOSEN}."
    if name == "prep" and side == STAFF:
        vault = f", {vault_laid(s)} of {vault_quota(s)} in the vault" if s.vault_drawn else ""
        return f" {laid_count(s)} of {s.quota}{vault}."
    if name == "assign" and not s.plan_holds:
        return f" {_short_words(s)}."
    if name == "assign" and not pays_for_something(s.plan_pays):
        return " Nothing is paid for yet."
    return ""


def _short_words(s: OceansState) -> str:
    short = shortage(s, s.plan_uses, s.plan_pays)
    if not short:
        return "A card has too many uses planned"
    return "Short of " + ", ".join(f"{kind} {amount}" for kind, amount in short.items())


# Labels

LABELS: Final = {
    "time-up": "Time is up",
    "captain": "{who} is captain",
    "concede": "{who} concedes for the team",
    "confirm": "Confirm",
    "withdraw": "Withdraw the confirmation",
    "target": "Guard the {target}",
    "situation": "{situation} ({situation_effect})",
    "no-situation": "No Situation",
    "choose": "Choose {global} ({global_effect})",
    "drop": "Drop {global}",
    "buy": "Buy {item} ({effect})",
    "return": "Put {item} back",
    "skip": "Skip the rest",
    "wait": "Look on",
    "lay": "Lay {guard} face down",
    "lay-open": "Lay {guard} face up",
    "lift": "Take {guard} back",
    "place": "Place {item} ({effect})",
    "unplace": "Take {item} back",
    "expend": "{item}: {uses} as {make}",
    "pay": "Pay {guard} with {way}",
    "leave": "Leave {guard}",
    "auto": "Best plan",
    "clear": "Clear the draft",
    "aim": "Aim at {guard}",
    "stake": "{item} on the {face}",
    "unstake": "Take {item} off the die",
    "coin": "Put the coin in",
    "no-coin": "Keep the coin",
    "attempt": "Roll the die",
    "stop": "Stop",
}
ABOUT_ITEMS: Final = ("buy", "return", "place", "unplace", "expend", "stake", "unstake")
ABOUT_GUARDS: Final = ("lay", "lay-open", "lift", "pay", "leave", "aim")


def label(deck: Deck, action: Action, names: Sequence[str]) -> str:
    verb, a, b = action.verb, action.a, action.b
    is_seat = verb in ("captain", "concede")
    return LABELS[verb].format_map(
        {
            "who": names[a] if is_seat and a < len(names) else "",
            "target": _at(deck.target_titles, a),
            "situation": _at(deck.situation_titles, a),
            "global": _at(deck.global_titles, a),
            "item": item_title(deck, a) if verb in ABOUT_ITEMS and a < len(deck.items) else "",
            "guard": guard_title(deck, a) if verb in ABOUT_GUARDS and a < len(deck.guards) else "",
            "effect": _effect_label(deck, a) if verb in ("buy", "place") else "",
            "situation_effect": situation_words(deck, a) if verb == "situation" else "",
            "global_effect": global_words(deck, a) if verb == "choose" else "",
            "uses": count_words(b % DIGITS, "use"),
            "make": _make_label(deck, a, b) if verb == "expend" else "",
            "way": _way_label(deck, a, b) if verb == "pay" else "",
            "face": b + 1,
        }
    )


def _effect_label(deck: Deck, item: int) -> str:
    return gear_words(deck, deck.item_gear[item])


def _make_label(deck: Deck, item: int, share: int) -> str:
    is_there = share // DIGITS < len(deck.makes[deck.item_gear[item]])
    return make_words(deck, item, share) if is_there else SHARES[share]


def _way_label(deck: Deck, guard: int, way: int) -> str:
    is_there = way < len(deck.ways[deck.guard_defense[guard]])
    return way_words(deck, guard, way) if is_there else f"alternative {way + 1}"


# Refusals


def refusal(s: OceansState, seat: Seat, action: Action) -> str:
    phase = s.phase
    if not isinstance(phase, TeamPhase):
        return "The game is over."
    wish = label(s.deck, action, [f"p{i}" for i in range(s.seats)]).partition(" (")[0]
    if seat == TABLE:
        return f"'{wish}' is not for the table to say now."
    if action.verb in TABLES_WORDS:
        return f"'{wish}' is for the table to say."
    side = s.side(seat)
    if not phase.decides(side):
        return f"'{wish}' has to wait: the other team decides now."
    if action.verb in CAPTAINS_WORDS and not s.is_captain(seat):
        return f"'{wish}' is the captain's word."
    if s.confirmed[side] and action is not WITHDRAW:
        return f"'{wish}' is not possible: your team has confirmed."
    if action.verb == "attempt" and phase.name == "wing":
        return f"'{wish}' is not possible: {WHY_NO_ATTEMPT[why_no_attempt(s)]}"
    if action is CONFIRM:
        return f"'{wish}' is not possible: {_why_no_confirm(s, side)}"
    known = _why_no_edit(s, side, action)
    return f"'{wish}' is not possible: {known}" if known else _not_asked(s, seat, wish)


CAPTAINS_WORDS: Final = ("confirm", "withdraw", "skip", "wait", "attempt", "stop")
WHY_NO_ATTEMPT: Final = {
    "": "the draft is complete.",
    "OH-85": "aim at a Defense first.",
    "OH-86": "put a card on a number first.",
    "OH-93": "that card has to name all its numbers.",
    "OH-94": "a Global Defense allows fewer numbers.",
}


def _not_asked(s: OceansState, seat: Seat, wish: str) -> str:
    return f"'{wish}' is not what is asked now: {prompt(s, seat)}"


def _why_no_confirm(s: OceansState, side: int) -> str:
    name = s.phase.name
    if name == "target":
        return "no Target is chosen yet."
    if name == "prepare" and side == STAFF:
        return f"exactly {GLOBALS_CHOSEN} Global Defenses are needed."
    if name == "prep" and side == STAFF:
        return f"the quota is not full:{_progress(s, side)}"
    if name == "assign":
        return f"the plan does not hold. {_short_words(s)}."
    return "there is nothing to confirm in this phase."


def _why_no_edit(s: OceansState, side: int, action: Action) -> str:
    """Why an edit of the right phase is refused; '' if it belongs to another."""
    name, verb = s.phase.name, action.verb
    if name == "prepare" and verb == "buy" and side == CREW:
        if action.a >= len(s.prices):
            return "there is no such card."
        return f"it costs ${s.prices[action.a]} and ${s.money_left()} is left."
    if name == "prepare" and verb == "choose" and side == STAFF:
        return f"{GLOBALS_CHOSEN} are chosen already."
    if name in ("prep", "crunch") and verb in ("place", "unplace") and side == CREW:
        is_committed = name == "crunch" and verb == "unplace" and action.a < len(s.where)
        if is_committed and s.deck.items[action.a] in _committed(s):
            return "what was placed in Prep Time stays."
        return "the team does not hold that card."
    if name == "prep" and verb in ("lay", "lay-open", "lift") and side == STAFF:
        if action.a in s.drawn + s.vault_drawn:
            return "that place is full; take something back first."
        return "that card was not drawn."
    if name == "wing" and verb == "coin":
        return "there is no coin left."
    if name == "wing" and verb == "aim":
        return "that Defense cannot be winged."
    if name == "wing" and verb in ("stake", "unstake"):
        return "that card cannot be discarded."
    if name == "assign" and verb in ("expend", "pay", "leave"):
        return "that card or alternative is not there."
    return ""


def _committed(s: OceansState) -> list[str]:
    return [s.deck.items[item] for item in s.items_at(PREP_DOWN)]


# Which clauses make each event happen.
CLAUSES: Final = {
    "confirms": "OH-10 OH-11",
    "withdraws": "OH-10",
    "time-up": "OH-11 OH-12",
    "captain": "OH-9",
    "concedes": "OH-139",
    "drafts-target": "OH-7 OH-15",
    "target": "OH-15 OH-16 OH-20",
    "drafts-situation": "OH-7 OH-18",
    "drafts-none": "OH-7 OH-18",
    "situation": "OH-18 OH-19",
    "no-situation": "OH-18 OH-20",
    "chooses": "OH-21",
    "drops": "OH-21",
    "buys": "OH-22 OH-24 OH-27",
    "returns": "OH-27",
    "given-kit": "OH-29",
    "global": "OH-33",
    "opening": "OH-34 OH-35",
    "hand": "OH-30",
    "round": "OH-42",
    "reshuffled": "OH-49",
    "draws": "OH-44 OH-45 OH-119",
    "skips": "OH-47",
    "waits": "OH-47",
    "unique": "OH-124",
    "lays": "OH-52 OH-54 OH-120",
    "lays-open": "OH-120",
    "lifts": "OH-54",
    "places": "OH-53 OH-61",
    "unplaces": "OH-54 OH-62",
    "staff-down": "OH-58",
    "crew-down": "OH-58",
    "lies-open": "OH-121 OH-122",
    "peek": "OH-64",
    "peeked": "OH-64",
    "shows-defense": "OH-67",
    "not-placed": "OH-59 OH-123",
    "shows-equipment": "OH-67",
    "plans-auto": "OH-82",
    "plans-nothing": "OH-80",
    "plans-to-leave": "OH-79 OH-80",
    "plans-to-pay": "OH-80",
    "plans-to-expend": "OH-80",
    "expends": "OH-69 OH-70 OH-71",
    "disables": "OH-75 OH-76",
    "aims": "OH-85",
    "stakes": "OH-86 OH-87 OH-88",
    "unstakes": "OH-86",
    "coin-in": "OH-95",
    "coin-out": "OH-95",
    "attempt": "OH-85 OH-96",
    "names": "OH-87 OH-89",
    "rolls": "OH-87 OH-91",
    "rolls-again": "OH-95",
    "winged": "OH-87",
    "wing-fails": "OH-87 OH-89",
    "stops": "OH-96",
    "alarm": "OH-98 OH-99 OH-101 OH-102",
    "cancelled": "OH-103",
    "alarms": "OH-104 OH-105",
    "obtained": "OH-125 OH-126",
    "target-lost": "OH-100 OH-127",
    "stays": "OH-112 OH-126",
    "unused": "OH-108 OH-109",
    "used-up": "OH-111",
    "back-to-hand": "OH-113",
    "ending-crew_win": "OH-133",
    "ending-stalemate": "OH-134",
    "ending-alarms": "OH-104 OH-132 OH-136",
    "ending-exhausted": "OH-41 OH-118 OH-136",
    "ending-conceded": "OH-139",
}
