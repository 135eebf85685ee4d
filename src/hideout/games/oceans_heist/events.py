"""What happened, in English sentences, and by which clauses."""

from collections.abc import Sequence
from typing import Final

from hideout.engine.core import Event, Seat
from hideout.engine.words import naming, speaker
from hideout.games.oceans_heist.actions import DIGITS
from hideout.games.oceans_heist.deck import Deck
from hideout.games.oceans_heist.words import (
    count_words,
    guard_title,
    item_title,
    make_words,
    title_at,
    way_words,
)

say = speaker("oceans-heist")

# {who} the seat; {is}, {has}, {wants} as it wants them; {a}, {b} numbers; {item}, {guard},
# {global}, {target}, {situation} what `a` names; {make} and {way} what `b` means for that card.
ENGLISH_EVENTS: Final = {
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
    "waits": "{who} {wants} to look on.",
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
EVENTS: Final = say.all(ENGLISH_EVENTS)
YOUR_EVENTS: Final = say.to_you(ENGLISH_EVENTS)
SCENE_NAMES: Final = say.each(("", "Entry", "Entry", "Entry", "Vault Breach", "Escape"))
YOU: Final = say("You")
IS: Final = say("is")
ARE: Final = say("are")
HAS: Final = say("has")
HAVE: Final = say("have")
WANTS: Final = say("wants")
WANT: Final = say("want")

# Most sentences name few things; what a sentence does not name is not looked up for it.
SPOKEN: Final = (EVENTS, YOUR_EVENTS)
WITH_ITEM: Final = naming(("{item}",), SPOKEN)
WITH_GUARD: Final = naming(("{guard}",), SPOKEN)
WITH_GLOBAL: Final = naming(("{global}",), SPOKEN)
WITH_TARGET: Final = naming(("{target}",), SPOKEN)
WITH_SITUATION: Final = naming(("{situation}",), SPOKEN)
WITH_MAKE: Final = naming(("{make}",), SPOKEN)
WITH_WAY: Final = naming(("{way}",), SPOKEN)
WITH_USES: Final = naming(("{uses}",), SPOKEN)
WITH_USES_B: Final = naming(("{uses_b}",), SPOKEN)
WITH_ALARMS: Final = naming(("{alarms}",), SPOKEN)
WITH_ALARMS_A: Final = naming(("{alarms_a}",), SPOKEN)
WITH_CARDS: Final = naming(("{cards}",), SPOKEN)


def sentence(deck: Deck, event: Event, viewer: Seat, names: Sequence[str]) -> str:
    kind, a, b = event.kind, event.a, event.b
    is_own = 0 <= event.seat == viewer
    return (YOUR_EVENTS if is_own else EVENTS)[kind].format_map(
        {
            "who": YOU if is_own else names[event.seat] if event.seat >= 0 else "",
            "is": ARE if is_own else IS,
            "has": HAVE if is_own else HAS,
            "wants": WANT if is_own else WANTS,
            "a": a,
            "b": b,
            "item": item_title(deck, a) if kind in WITH_ITEM else "",
            "guard": guard_title(deck, a) if kind in WITH_GUARD else "",
            "global": title_at(deck.global_titles, a) if kind in WITH_GLOBAL else "",
            "target": title_at(deck.target_titles, a) if kind in WITH_TARGET else "",
            "situation": title_at(deck.situation_titles, a) if kind in WITH_SITUATION else "",
            "scene": SCENE_NAMES[a] if kind == "round" else "",
            "make": make_words(deck, a, b) if kind in WITH_MAKE else "",
            "uses": count_words(b % DIGITS, "use") if kind in WITH_USES else "",
            "uses_b": count_words(b, "use") if kind in WITH_USES_B else "",
            "way": way_words(deck, a, b) if kind in WITH_WAY else "",
            "alarms": count_words(b, "alarm") if kind in WITH_ALARMS else "",
            "alarms_a": count_words(a, "alarm") if kind in WITH_ALARMS_A else "",
            "cards": count_words(a, "card") if kind in WITH_CARDS else "",
        }
    )


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
