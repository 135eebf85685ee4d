"""Every English sentence of the game: events, prompts, labels, refusals."""

from collections.abc import Sequence
from typing import Final

from hideout.engine.core import Event, Seat
from hideout.engine.notation import Action
from hideout.engine.words import naming, speaker, title
from hideout.games.heist_hustle.cards import Deck
from hideout.games.heist_hustle.options import BAIL_POINTS, SECOND_TRY_COST
from hideout.games.heist_hustle.rules import extras_allowed
from hideout.games.heist_hustle.state import HustleState

say = speaker("heist-hustle")

# In the past tense, so that a sentence is the same for "You" and for a name.
# {who} the seat, {a} a number, {n} it without its sign, {weapon}, {location}, {worth} of the
# location, {points} in words
ENGLISH_EVENTS: Final = {
    "start-roll": "{who} rolled a {a} for the first lead.",
    "roll-again": "Only 1s and 5s: everybody rolls again.",
    "starts": "{who} became the first mastermind.",
    "location": "{who} turned up the {location}, worth {worth}.",
    "wild-roll": "{who} rolled a {a} for the wild card.",
    "took-wild": "{who} took the wild card.",
    "declined": "{who} left the wild card.",
    "wild-stays": "Nobody uses the wild card this time.",
    "took": "{who} took the {weapon}.",
    "extra": "{who} also took the {weapon}.",
    "plays-all": "{who} played every weapon taken.",
    "plays-one": "{who} played only the {weapon}.",
    "named": "{who} named the {weapon} with the wild card.",
    "unused": "{who} left the wild card unused.",
    "answered": "{who} decided whether to go.",
    "goes": "{who} went in.",
    "bails": "{who} bailed.",
    "tries-again": "{who} paid {points} to roll once more.",
    "line": "{who} spun and stopped on a line: spin again.",
    "spun": "{who} spun and stopped on the {weapon}.",
    "heist-points": "{who} scored {points} for the heist.",
    "wins": "{who} won with {points}.",
    "shares-win": "{who} shared the win with {points}.",
    "success": "{who} rolled a {a}: the heist succeeds.",
    "failure": "{who} rolled a {a}: the heist fails.",
    "spinner-points+": "{who} gained {n} by the spinner.",
    "spinner-points-": "{who} lost {n} by the spinner.",
    "wild-points+": "{who} gained {n} by the wild card.",
    "wild-points-": "{who} lost {n} by the wild card.",
    "house-points": "{who} gained {n} for bailing in time.",
}
EVENTS: Final = say.all(ENGLISH_EVENTS)
YOUR_EVENTS: Final = say.to_you(ENGLISH_EVENTS)
POINTS: Final = say.forms("{n} point", "{n} points")
YOU: Final = say("You")
NAMES_A_WEAPON: Final = naming(("{weapon}",), (EVENTS, YOUR_EVENTS))
NAMES_A_LOCATION: Final = naming(("{location}", "{worth}"), (EVENTS, YOUR_EVENTS))
NAMES_A_NUMBER: Final = naming(("{points}", "{a}", "{n}"), (EVENTS, YOUR_EVENTS))
GAINS_AND_LOSSES: Final = ("spinner-points", "wild-points")


def sentence(deck: Deck, event: Event, viewer: Seat, names: Sequence[str]) -> str:
    kind, a = event.kind, event.a
    if kind == "rolled":
        kind = "failure" if a % 2 else "success"
    elif kind in GAINS_AND_LOSSES:
        kind += "+" if a > 0 else "-"
    is_you = event.seat == viewer
    said = YOUR_EVENTS[kind] if is_you else EVENTS[kind]
    if kind in NAMES_A_WEAPON:
        said = said.replace("{weapon}", title(deck.weapon_titles[a]))
    if kind in NAMES_A_LOCATION:
        said = said.replace("{location}", title(deck.location_titles[a]))
        said = said.replace("{worth}", str(deck.points[a]))
    if kind in NAMES_A_NUMBER:
        if "{points}" in said:
            said = said.replace("{points}", POINTS.of(a))
        said = said.replace("{a}", str(a)).replace("{n}", str(abs(a)))
    # The name last: whatever is in it stays as it is.
    return said.replace("{who}", YOU if is_you else names[event.seat])


PROMPTS: Final = say.all(
    {
        "start": "Roll for the first lead: the first 3 starts, else the first even number.",
        "wild": "Roll for the wild card: 4 or 6 wins the right to it.",
        "wild-won": "The wild card is yours if you want it.",
        "weapons": "Take a weapon.",
        "play": "Play all your weapons or exactly one.",
        "name": "Name the weapon your wild card stands for, or leave it unused.",
        "bail": "Go for a share, or bail: {bail} points if the heist fails.",
        "roll": "Roll the die: 2, 4 or 6 and the heist succeeds.",
        "second-try": "The heist failed. Pay {cost} to roll once more?",
        "spin": "Spin for the weapon of this heist.",
        "wait": "Wait for the others.",
        "over": "The game is over.",
    }
)
MORE_WEAPONS: Final = say.forms(
    "Take up to {n} more weapon, or be done.", "Take up to {n} more weapons, or be done."
)


def prompt(s: HustleState, seat: Seat) -> str:
    phase = s.phase.name
    if phase != "over" and seat not in s.pending():
        return PROMPTS["wait"]
    if phase == "wild" and s.wild_rolls[seat]:
        return PROMPTS["wild-won"]
    if phase == "extras":
        return MORE_WEAPONS.of(1 + extras_allowed(s.seats) - len(s.weapons_of(seat)))
    if phase == "bail":
        return PROMPTS["bail"].format(bail=BAIL_POINTS)
    if phase == "second-try":
        return PROMPTS["second-try"].format(cost=SECOND_TRY_COST)
    return PROMPTS[phase]


LABELS: Final = say.all(
    {
        "time-up": "Time is up",
        "roll": "Roll the die",
        "take-wild": "Take the wild card",
        "decline": "Leave the wild card",
        "take": "Take the {weapon}",
        "done": "No more weapons",
        "play-all": "Play all",
        "play": "Play only the {weapon}",
        "name": "Name the {weapon}",
        "unused": "Leave it unused",
        "go": "Go in",
        "bail": "Bail",
        "try-again": "Pay and roll again",
        "stand": "Let it stand",
        "spin": "Spin",
    }
)


def label(deck: Deck, action: Action) -> str:
    weapon = title(deck.weapon_titles[action.a]) if action.a >= 0 else ""
    return LABELS[action.verb].format(weapon=weapon)
