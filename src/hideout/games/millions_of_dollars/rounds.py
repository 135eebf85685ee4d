"""Set-up, how a round opens and closes, antes, and who wins."""

from typing import Final

from hideout.engine.core import OVER, Seat, only
from hideout.games.millions_of_dollars.actions import MOST_PLAYERS
from hideout.games.millions_of_dollars.cards import (
    LOOT_CARDS,
    MONEY,
    ROLES,
    ROUNDS,
    START_CASH,
)
from hideout.games.millions_of_dollars.state import (
    IN,
    NEVER,
    NO_ROLE,
    NOBODY,
    SEATS_OF,
    MillionsState,
)

LENT: Final = "lent"
# Who has seen each Character's Role card before any is shown, by how many a player has.
OWN_EYES: Final[list[list[int]]] = [
    [],
    [only(c) for c in range(MOST_PLAYERS)],
    [only(c // 2) for c in range(MOST_PLAYERS)],
]


def set_up(s: MillionsState) -> None:
    s.cash = [START_CASH] * s.seats  # [MD-4]
    s.reserve = MONEY - START_CASH * s.seats  # [MD-5]
    s.cards = [0] * s.seats
    s.pile = list(range(LOOT_CARDS))
    s.rng.shuffle(s.pile)  # [MD-6]
    s.leader = s.rng.below(s.seats)  # [MD-8]
    put_cards_back(s)
    clear_offers(s)
    s.last = [NO_ROLE] * s.characters
    s.tell("leader", s.leader)
    turn_up_loot(s)


def put_cards_back(s: MillionsState) -> None:
    """All Characters and Role cards go back to their owners. [MD-104]"""
    if s.options.fooled:
        s.last = s.role  # [MD-102]
    s.undecided = (1 << s.seats) - 1
    s.role = [NO_ROLE] * s.characters
    s.seen = OWN_EYES[s.slots][: s.characters]
    s.ante = [0] * s.characters
    s.lent = [False] * s.characters
    s.fate = [IN] * s.characters
    s.visible = [0] * len(ROLES)
    s.aside = NO_ROLE
    s.named = NO_ROLE
    s.players_in = 0
    s.claims = [NO_ROLE] * s.seats
    s.asks = [0] * s.seats
    s.claims_at = s.asks_at = s.step


def clear_offers(s: MillionsState) -> None:
    """A negotiation is over: nothing is left of it but what was said."""
    s.offer = [0] * (s.seats * s.characters)
    s.offered_at = s.step
    s.whispered = [False] * (s.seats * s.characters)
    s.promised = [0] * s.seats
    s.bids = [0] * s.characters
    s.held = [0] * (s.seats * s.characters)
    s.holding = 0
    s.ready = 0
    s.absent = 0
    s.called = False
    s.asked = NOBODY
    s.asked_at = NEVER
    s.may_hurry = False
    s.hurried_at = NEVER
    s.departed_at = NEVER
    s.back_at = NEVER


def turn_up_loot(s: MillionsState) -> None:
    """A new Loot card is public before anybody chooses. [MD-13]"""
    s.shared = 0
    s.tell("loot", s.leader, s.loot_card(), s.round + 1)
    for c in range(s.characters):
        if s.last[c] != NO_ROLE:
            s.tell("last-time", s.owner(c), c, s.last[c])  # [MD-103]
    s.go(s.game.phases["choose"])  # by name: planning.py, where it is, imports this file


def return_ante(s: MillionsState, c: int) -> None:
    """A player takes his ante back; what the Reserve put down it takes back. [MD-21]"""
    if s.lent[c] and s.options.reserve_ante == LENT:
        lose_ante(s, c)
        return
    owner = s.owner(c)
    s.tell("ante-back", owner, s.ante[c], c)
    s.cash[owner] += s.ante[c]
    s.ante[c] = 0


def lose_ante(s: MillionsState, c: int) -> None:
    s.tell("ante-gone", s.owner(c), s.ante[c], c)
    s.reserve += s.ante[c]
    s.ante[c] = 0


def end_of_round(s: MillionsState) -> None:
    """On to the next round, unless somebody has won. [MD-104 .. MD-108]"""
    put_cards_back(s)
    if s.round == ROUNDS - 1 or reached_target(s):
        won = winners(s)
        for seat in won:
            s.tell("wins" if len(won) == 1 else "shares-win", seat, s.cash[seat])
        s.go(OVER)
        return
    s.round += 1
    s.leader = (s.leader + 1) % s.seats
    s.tell("leader", s.leader)
    turn_up_loot(s)


def reached_target(s: MillionsState) -> list[Seat]:
    """Who got a share in this round and is rich enough to end the game. [MD-105 MD-106]"""
    return [seat for seat in SEATS_OF[s.shared] if s.cash[seat] >= s.options.target]


def winners(s: MillionsState) -> list[Seat]:
    """The richest of those who reached the target, else of all; ties share. [MD-107]"""
    candidates = reached_target(s) or list(range(s.seats))  # [MD-105 MD-108]
    most = max([s.cash[seat] for seat in candidates])
    return [seat for seat in candidates if s.cash[seat] == most]  # no tie-break [MD-109]
