"""Who is who: a probability for every deal of identities that a seat still thinks possible.

All deals are weighed, exactly (see `deals` of the game). What is certain comes with the view
(`could_be`: partners, tattoos, reveals, loads, kept bags, what only some may do); what is only
likely is a factor for one player being one thing, gathered from events.
"""

from collections.abc import Sequence
from typing import Final

from hideout.engine.core import Event, Seat
from hideout.games.bank_heist.cards import (
    AGENT,
    CASH_BAG,
    CREW,
    IDENTITY_IDS,
    RIVAL,
    STICKY,
)
from hideout.games.bank_heist.deals import weigh
from hideout.games.bank_heist.shown import View

Factors = tuple[float, float, float, float]  # for Crew, Sticky Fingers, Agent, Rival

# How likely what was seen is for each identity; only the ratios matter.
LOADED: Final[Factors] = (1.0, 1.0, 1.0, 0.6)  # a Rival keeps some
KEPT_MY_BAG: Final[Factors] = (1.0, 1.0, 1.0, 0.45)
TOOK_UNSEEN: Final[Factors] = (0.76, 1.0, 1.0, 0.88)  # it was no bag, or one that was kept
PASSED_A_LOADED_BAG: Final[Factors] = (1.0, 1.0, 0.45, 0.9)
WRONG_CODE: Final[Factors] = (1.0, 1.0, 3.5, 1.0)
LOADED_FOUND_BAGS: Final[Factors] = (1.0, 1.0, 0.08, 1.0)
FOUND_NONE: Final[Factors] = (1.0, 1.0, 1.25, 1.0)
LET_IT_BE: Final[Factors] = (1.0, 1.0, 0.45, 1.0)
SHOT_A_RIVAL: Final[Factors] = (1.0, 1.0, 1.0, 0.08)
SHOT_AN_AGENT: Final[Factors] = (1.0, 1.0, 0.1, 1.0)
SHOT_TRUSTED: Final[Factors] = (0.25, 0.35, 1.0, 1.4)
SHOT_SUSPECT: Final[Factors] = (1.2, 1.1, 1.0, 0.7)
HELPED_AN_AGENT: Final[Factors] = (0.2, 0.2, 1.0, 1.0)
ACCUSED_OF_KEEPING: Final[Factors] = (0.35, 1.2, 1.3, 1.1)  # by somebody wholly trusted
SAID_TO_BE_BARE: Final[Factors] = (0.3, 0.3, 1.3, 1.3)
SAID_TO_BE_TATTOOED: Final[Factors] = (1.3, 1.3, 0.4, 0.4)
SUSPECTED: Final[Factors] = (0.85, 1.0, 1.15, 1.15)
TRUSTED: Final[Factors] = (1.15, 1.0, 0.85, 0.9)

BITS: Final = {name: 1 << identity for identity, name in enumerate(IDENTITY_IDS)}
CLAIMS: Final[dict[str, Factors]] = {
    "claim-kept": ACCUSED_OF_KEEPING,
    "claim-no-tattoo": SAID_TO_BE_BARE,
    "claim-tattoo": SAID_TO_BE_TATTOOED,
    "claim-suspect": SUSPECTED,
    "claim-trust": TRUSTED,
}

ACCUSATIONS: Final = frozenset({"claim-kept", "claim-no-tattoo", "claim-suspect"})
IDENTITY_OF: Final = {1 << identity: identity for identity in range(4)}  # by a mask of one


class Belief:
    """What one seat thinks of the others."""

    def __init__(self, seat: Seat, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.masks = [15] * seats
        self.factors = [[1.0] * 4 for _ in range(seats)]
        self.chance: list[list[float]] = [[0.375, 0.125, 0.25, 0.25] for _ in range(seats)]
        self.is_stale = True
        self.passer = -1
        self.receiver = -1
        self.my_card = -1  # the card on its way, if this seat has seen it
        self.loads = [0] * seats  # bags each player was seen to load
        self.took: list[Seat] = []  # who took a card in hand
        self.took_mine: list[Seat] = []  # one that came from this seat
        self.kept_mine: list[Seat] = []  # who kept a bag that this seat passed
        self.loaded_mine: list[Seat] = []
        self.shot_at_me: list[Seat] = []
        self.shots = [0] * seats
        self.opinions: list[tuple[Seat, Seat, bool]] = []  # who, of whom, and whether it is bad

    # What is heard

    def hear(self, events: Sequence[Event], view: View) -> None:
        for event in events:
            hear = HEARING.get(event.kind)
            if hear is not None:
                hear(self, event, view)
            elif event.kind in CLAIMS:
                self._claim(event)

    def weigh(self, seat: Seat, factors: Factors, strength: float = 1.0) -> None:
        if seat == self.seat or seat < 0:
            return
        own = self.factors[seat]
        for identity in range(4):
            own[identity] *= 1.0 + strength * (factors[identity] - 1.0)
        self.is_stale = True

    def _drew(self, event: Event, view: View) -> None:
        self.my_card = event.a

    def _passes_card(self, event: Event, view: View) -> None:
        self.passer, self.receiver = event.seat, event.a
        if self.seat not in (event.seat, event.a):
            self.my_card = -1

    def _draws(self, event: Event, view: View) -> None:
        self.passer = self.receiver = -1
        if event.seat != self.seat:
            self.my_card = -1

    def _takes_card(self, event: Event, view: View) -> None:
        if event.seat not in self.took:
            self.took.append(event.seat)
        if self.passer == self.seat and event.seat not in self.took_mine:
            self.took_mine.append(event.seat)
        if self.my_card == CASH_BAG and event.seat != self.seat:
            self.kept_mine.append(event.seat)
            self.weigh(event.seat, KEPT_MY_BAG)
        elif self.my_card < 0:
            self.weigh(event.seat, TOOK_UNSEEN)
        self.my_card = -1

    def _loads(self, event: Event, view: View) -> None:
        self.loads[event.seat] += 1
        if self.receiver == event.seat:
            self.weigh(event.seat, LOADED)
            self.weigh(self.passer, PASSED_A_LOADED_BAG)
            if self.passer == self.seat:
                self.loaded_mine.append(event.seat)
        self.receiver = -1
        self.my_card = -1

    def _wrong(self, event: Event, view: View) -> None:
        self.weigh(event.seat, WRONG_CODE)

    def _found(self, event: Event, view: View) -> None:
        self.weigh(event.seat, LOADED_FOUND_BAGS)

    def _found_none(self, event: Event, view: View) -> None:
        self.weigh(event.seat, FOUND_NONE)

    def _goes_on(self, event: Event, view: View) -> None:
        self.weigh(event.seat, LET_IT_BE)

    def _attacks(self, event: Event, view: View) -> None:
        attacker, target = event.seat, event.a
        if target == self.seat:
            self.shot_at_me.append(attacker)
        if event.b != 0:  # only a shot says much
            return
        self.shots[attacker] += 1
        if view["players"][attacker]["revealed"]:
            return
        known = view["players"][target]["identity"]
        if known == "rival":
            self.weigh(attacker, SHOT_A_RIVAL)
        elif known == "agent":
            self.weigh(attacker, SHOT_AN_AGENT)
        elif self._is_trusted(target, view):
            self.weigh(attacker, SHOT_TRUSTED)
        else:
            self.weigh(attacker, SHOT_SUSPECT, self.chance[target][AGENT])

    def _is_trusted(self, target: Seat, view: View) -> bool:
        if target == self.seat:
            return view["identity"] in ("crew", "sticky-fingers")
        return self.loads[target] > 0

    def _frees(self, event: Event, view: View) -> None:
        if event.a != event.seat and view["players"][event.a]["identity"] == "agent":
            self.weigh(event.seat, HELPED_AN_AGENT)

    def _claim(self, event: Event) -> None:
        """Words count for as much as the speaker is trusted and has been right so far."""
        if event.seat != self.seat and event.a != self.seat:
            trust = self.chance[event.seat][CREW] + self.chance[event.seat][STICKY]
            strength = max(0.0, min(1.0, 1.6 * trust - 0.5)) * self.truth(event.seat)
            self.weigh(event.a, CLAIMS[event.kind], strength)
        self.opinions.append((event.seat, event.a, event.kind in ACCUSATIONS))

    def truth(self, speaker: Seat) -> float:
        """What a player's word is worth, judging by how those they spoke of turned out."""
        right = wrong = 0
        for who, target, is_bad in self.opinions:
            known = IDENTITY_OF.get(self.masks[target])
            if who == speaker and known is not None:
                is_right = is_bad == (known in (AGENT, RIVAL))
                right, wrong = right + is_right, wrong + (not is_right)
        return (1 + right) / (1 + right + wrong)

    # What follows

    def look(self, view: View) -> None:
        """Take in what is certain, and weigh the deals again if anything has changed."""
        masks = [_mask(player["could_be"]) for player in view["players"]]
        if masks != self.masks:
            self.masks = masks
            self.is_stale = True
        if self.is_stale:
            self._weigh_deals()
            self.is_stale = False

    def _weigh_deals(self) -> None:
        worth = [
            [own[identity] if mask >> identity & 1 else 0.0 for identity in range(4)]
            for own, mask in zip(self.factors, self.masks, strict=True)
        ]
        found = weigh(worth)
        if any(found[self.seat]):
            self.chance = found

    # Questions

    def enemy_of_crew(self, seat: Seat) -> float:
        return self.chance[seat][AGENT] + self.chance[seat][RIVAL]

    def loader(self, seat: Seat) -> float:
        """How likely a bag passed to a player reaches the truck."""
        return self.chance[seat][CREW] + 0.65 * self.chance[seat][RIVAL]


def _mask(names: Sequence[str]) -> int:
    return sum(BITS[name] for name in names)


HEARING: Final = {
    "drew": Belief._drew,
    "received": Belief._drew,
    "draws": Belief._draws,
    "passes-card": Belief._passes_card,
    "gives": Belief._passes_card,
    "takes-card": Belief._takes_card,
    "loads": Belief._loads,
    "wrong": Belief._wrong,
    "found": Belief._found,
    "claims-none": Belief._found_none,
    "goes-on": Belief._goes_on,
    "attacks": Belief._attacks,
    "cut-free": Belief._frees,
    "unlocked": Belief._frees,
}
