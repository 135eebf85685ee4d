"""The other English sentences of the game: prompts, labels, refusals."""

from collections.abc import Sequence
from typing import Final

from hideout.engine.core import Seat
from hideout.engine.notation import Action, seat_name
from hideout.engine.words import speaker
from hideout.games.oceans_heist.actions import DIGITS, SHARES
from hideout.games.oceans_heist.cards import KINDS
from hideout.games.oceans_heist.deck import Deck
from hideout.games.oceans_heist.placing import laid_count, vault_laid, vault_quota
from hideout.games.oceans_heist.plan import pays_for_something, shortage
from hideout.games.oceans_heist.selection import globals_chosen
from hideout.games.oceans_heist.state import CREW, GLOBALS_CHOSEN, HAND, STAFF, OceansState
from hideout.games.oceans_heist.teams import TeamPhase
from hideout.games.oceans_heist.words import (
    KIND_WORDS,
    count_words,
    gear_words,
    global_words,
    guard_title,
    item_title,
    make_words,
    situation_words,
    title_at,
    way_words,
)

say = speaker("oceans-heist")

# Prompts

PROMPTS: Final = say.all(
    {
        "over": "The game is over.",
        "wait": "Wait for the other team.",
        "look": "Look at the drawn Defenses.",
        "look-or-skip": "Look at the drawn Defenses, or skip the rest of the time.",
        "confirmed": "Your team has confirmed. Wait for the other team.",
        "captain": "Your captain decides.",
    }
)
STAFF_PROMPTS: Final = say.all(
    {
        "target": "Choose the Target you guard.",
        "prepare": "Choose two Global Defenses.",
        "prep": "Lay your Defenses.",
    }
)
CREW_PROMPTS: Final = say.all(
    {
        "situation": "Choose a Situation, or none.",
        "prepare": "Buy your Equipment.",
        "prep": "Place Equipment for what may come.",
        "crunch": "Place more Equipment. What lies there from Prep Time stays.",
        "assign": "Assign Equipment to the Defenses.",
        "wing": "Wing it: a Defense, cards on numbers, then the roll. Or stop.",
    }
)
# How far the draft has come.
PROGRESS: Final = say.all(
    {
        "basket": "${money} left, {cards}.",
        "of": "{n} of {most}.",
        "of-vault": "{n} of {most}, {vault} of {most_vault} in the vault.",
        "unpaid": "Nothing is paid for yet.",
        "overused": "A card has too many uses planned.",
        "short": "Short of {kinds}.",
    }
)


def prompt(s: OceansState, seat: Seat) -> str:
    phase = s.phase
    if not isinstance(phase, TeamPhase):
        return PROMPTS["over"]
    side = s.side(seat)
    if not phase.decides(side):
        return PROMPTS["wait"]
    if phase.name == "reveal":
        return PROMPTS["look-or-skip" if s.is_captain(seat) else "look"]
    if s.confirmed[side]:
        return PROMPTS["confirmed"]
    words = CREW_PROMPTS[phase.name] if side == CREW else STAFF_PROMPTS[phase.name]
    progress = _progress(s, side)
    if progress:
        words = f"{words} {progress}"
    return words if s.is_captain(seat) else f"{words} {PROMPTS['captain']}"


def _progress(s: OceansState, side: int) -> str:
    name = s.phase.name
    if name == "prepare":
        if side == CREW:
            cards = count_words(s.count_at(HAND), "card")
            return PROGRESS["basket"].format(money=s.money_left(), cards=cards)
        return PROGRESS["of"].format(n=globals_chosen(s), most=GLOBALS_CHOSEN)
    if name == "prep" and side == STAFF:
        if not s.vault_drawn:
            return PROGRESS["of"].format(n=laid_count(s), most=s.quota)
        return PROGRESS["of-vault"].format(
            n=laid_count(s), most=s.quota, vault=vault_laid(s), most_vault=vault_quota(s)
        )
    if name == "assign" and not s.plan_holds:
        return short_words(s)
    if name == "assign" and not pays_for_something(s.plan_pays):
        return PROGRESS["unpaid"]
    return ""


def short_words(s: OceansState) -> str:
    short = shortage(s, s.plan_uses, s.plan_pays)
    if not short:
        return PROGRESS["overused"]
    kinds = [f"{KIND_WORDS[KINDS.index(kind)]} {amount}" for kind, amount in short.items()]
    return PROGRESS["short"].format(kinds=", ".join(kinds))


# Labels

LABELS: Final = say.all(
    {
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
)
# Without what a card does, for sentences about an action.
SHORT_LABELS: Final = LABELS | say.all(
    {
        "situation": "{situation}",
        "choose": "Choose {global}",
        "buy": "Buy {item}",
        "place": "Place {item}",
    }
)
ALTERNATIVE: Final = say("alternative {n}")
ABOUT_ITEMS: Final = ("buy", "return", "place", "unplace", "expend", "stake", "unstake")
ABOUT_GUARDS: Final = ("lay", "lay-open", "lift", "pay", "leave", "aim")


def label(deck: Deck, action: Action, names: Sequence[str]) -> str:
    return _filled(LABELS[action.verb], deck, action, names)


def _filled(words: str, deck: Deck, action: Action, names: Sequence[str]) -> str:
    verb, a, b = action.verb, action.a, action.b
    is_seat = verb in ("captain", "concede")
    return words.format_map(
        {
            "who": names[a] if is_seat and a < len(names) else "",
            "target": title_at(deck.target_titles, a) if verb == "target" else "",
            "situation": title_at(deck.situation_titles, a) if verb == "situation" else "",
            "global": title_at(deck.global_titles, a) if verb in ("choose", "drop") else "",
            "item": item_title(deck, a) if verb in ABOUT_ITEMS else "",
            "guard": guard_title(deck, a) if verb in ABOUT_GUARDS else "",
            "effect": _effect_label(deck, a) if verb in ("buy", "place") else "",
            "situation_effect": situation_words(deck, a) if verb == "situation" else "",
            "global_effect": global_words(deck, a) if verb == "choose" else "",
            "uses": count_words(b % DIGITS, "use") if verb == "expend" else "",
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
    return way_words(deck, guard, way) if is_there else ALTERNATIVE.format(n=way + 1)


def wish(s: OceansState, action: Action) -> str:
    """An action as a refusal quotes it."""
    seats = [seat_name(other) for other in range(s.seats)]
    return _filled(SHORT_LABELS[action.verb], s.deck, action, seats)
