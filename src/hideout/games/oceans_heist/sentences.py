"""What happened, in English sentences."""

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
