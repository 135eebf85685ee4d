"""Every English sentence of the game: events, prompts, labels, refusals."""

from collections.abc import Sequence
from typing import Final

from hideout.engine.core import Event, Seat
from hideout.engine.notation import Action
from hideout.games.heist_hustle.cards import CARDS, Deck
from hideout.games.heist_hustle.options import BAIL_POINTS, SECOND_TRY_COST
from hideout.games.heist_hustle.rules import extras_allowed
from hideout.games.heist_hustle.state import HustleState

# In the past tense, so that a sentence is the same for "You" and for a name.
# {who} the seat, {a} a number, {weapon}, {location}, {worth} of the location, {points} in words
EVENTS: Final = {
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
}
# What was gained for, what was lost for.
GAINS_AND_LOSSES: Final = {
    "spinner-points": ("by the spinner", "by the spinner"),
    "wild-points": ("by the wild card", "by the wild card"),
    "house-points": ("for bailing in time", "for the second try"),
}


def sentence(deck: Deck, event: Event, viewer: Seat, names: Sequence[str]) -> str:
    kind, a = event.kind, event.a
    who = "You" if event.seat == viewer else names[event.seat]
    if kind == "rolled":
        outcome = "the heist succeeds" if a % 2 == 0 else "the heist fails"
        return f"{who} rolled a {a}: {outcome}."
    if kind in GAINS_AND_LOSSES:
        gained, lost = GAINS_AND_LOSSES[kind]
        return f"{who} gained {a} {gained}." if a > 0 else f"{who} lost {-a} {lost}."
    said = EVENTS[kind]
    if 0 <= a < CARDS:
        said = said.replace("{weapon}", deck.weapon_titles[a])
        said = said.replace("{location}", deck.location_titles[a])
        said = said.replace("{worth}", str(deck.points[a]))
    if "{points}" in said:
        said = said.replace("{points}", f"{a} point{'s' * (abs(a) != 1)}")
    # The name last: whatever is in it stays as it is.
    return said.replace("{a}", str(a)).replace("{who}", who)


PROMPTS: Final = {
    "start": "Roll for the first lead: the first 3 starts, else the first even number.",
    "weapons": "Take a weapon.",
    "play": "Play all your weapons or exactly one.",
    "name": "Name the weapon your wild card stands for, or leave it unused.",
    "roll": "Roll the die: 2, 4 or 6 and the heist succeeds.",
    "spin": "Spin for the weapon of this heist.",
    "over": "The game is over.",
}


def prompt(s: HustleState, seat: Seat) -> str:
    if s.phase.name != "over" and seat not in s.pending():
        return "Wait for the others."
    if s.phase.name == "wild":
        if s.wild_rolls[seat]:
            return "The wild card is yours if you want it."
        return "Roll for the wild card: 4 or 6 wins the right to it."
    if s.phase.name == "extras":
        left = 1 + extras_allowed(s.seats) - len(s.weapons_of(seat))
        return f"Take up to {left} more weapon{'s' * (left > 1)}, or be done."
    if s.phase.name == "bail":
        return f"Go for a share, or bail: {BAIL_POINTS} points if the heist fails."
    if s.phase.name == "second-try":
        return f"The heist failed. Pay {SECOND_TRY_COST} to roll once more?"
    return PROMPTS[s.phase.name]


LABELS: Final = {
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


def label(deck: Deck, action: Action) -> str:
    weapon = deck.weapon_titles[action.a] if action.a >= 0 else ""
    return LABELS[action.verb].format(weapon=weapon)


def refusal(s: HustleState, seat: Seat, action: Action) -> str:
    wish = label(s.deck, action)
    if s.phase.name == "over":
        return "The game is over."
    if seat not in s.pending():
        return f"'{wish}' has to wait: it is not your turn."
    if action.verb == "take" and s.phase.name in ("weapons", "extras"):
        return f"'{wish}' is not possible: that weapon is no longer on the table."
    if action.verb == "play" and s.phase.name == "play":
        return f"'{wish}' is not possible: you do not hold that weapon."
    return f"'{wish}' is not what is asked now: {prompt(s, seat)}"


# Which clauses make each event happen.
CLAUSES: Final = {
    "start-roll": "HH-6",
    "roll-again": "HH-9",
    "starts": "HH-7 HH-8 HH-9 HH-10",
    "location": "HH-11 HH-12",
    "wild-roll": "HH-15 HH-17 HH-18",
    "took-wild": "HH-19 HH-20",
    "declined": "HH-19 HH-20",
    "wild-stays": "HH-21 HH-22",
    "took": "HH-32 HH-33",
    "extra": "HH-35 HH-36 HH-39",
    "plays-all": "HH-42",
    "plays-one": "HH-42 HH-44",
    "named": "HH-25 HH-26 HH-27 HH-28 HH-29",
    "unused": "HH-30",
    "answered": "HH-77 HH-79",
    "goes": "HH-77",
    "bails": "HH-77",
    "rolled": "HH-46",
    "tries-again": "HH-78",
    "line": "HH-55 HH-56",
    "spun": "HH-53 HH-54",
    "heist-points": "HH-47 HH-48 HH-49 HH-50",
    "spinner-points": "HH-57 HH-58",
    "wild-points": "HH-61 HH-62 HH-64 HH-65 HH-66",
    "house-points": "HH-77 HH-78 HH-79",
    "wins": "HH-73",
    "shares-win": "HH-73 HH-74",
}
