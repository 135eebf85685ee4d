"""The Heat check, and what happens when there are too few tokens. [HT-61 .. HT-76]"""

from collections.abc import Callable
from typing import Final

from hideout.engine.core import Seat
from hideout.games.heat.cards import PER_PRICE, PER_TOKEN
from hideout.games.heat.state import NOBODY, NOTHING, HeatState

RETURNS: Final = 1  # the plain Consequence [HT-69]
LOSES: Final = 3


def tokens_needed(s: HeatState, cancelled: int) -> int:
    """What all current cards will take in phase B. [HT-61 HT-62]"""
    take = s.tables.take
    needed = 0
    for seat in range(s.seats):
        card = s.current[seat]
        if card != NOTHING and not cancelled >> seat & 1:
            needed += take[card]
    return needed


def coming_take(s: HeatState, seat: Seat, cancelled: int) -> int:
    if s.current[seat] == NOTHING or cancelled >> seat & 1:
        return 0
    return s.tables.take[s.current[seat]]


def consequences(s: HeatState, needed: int) -> int:
    """Repeat until there are enough tokens; the seats whose B effect is cancelled. [HT-68 HT-71]"""
    cancelled = 0
    while needed > s.on_board():
        s.tell("consequence", NOBODY, needed, s.on_board())
        if s.options.apb:
            cancelled = apb_consequence(s, cancelled)  # [HT-72]
        else:
            face(s, everybody(s, cancelled), RETURNS, LOSES, False)
        needed = tokens_needed(s, cancelled)  # a fresh count [HT-70]
    return cancelled


def face(s: HeatState, who: list[Seat], returns: int, loses: int, per_token: bool) -> None:
    """Return tokens; whoever did loses money, as far as it goes. [HT-14 .. HT-19 HT-69]"""
    for seat in who:
        count = min(returns, s.heat[seat])
        if count == 0:
            continue  # nothing returned, nothing lost [HT-18]
        s.heat[seat] -= count
        s.tell("returns", seat, count)
        # All the money there is, if it is less. [HT-19]
        lost = min(loses * count if per_token else loses, s.money[seat])
        if lost:  # else there was none [HT-17]
            s.money[seat] -= lost
            s.tell("loses", seat, lost)


# --- APB cards: whom one is about. Asked when the card is drawn, before anything is returned.


def everybody(s: HeatState, cancelled: int) -> list[Seat]:
    return list(range(s.seats))


def most_heat(s: HeatState, cancelled: int) -> list[Seat]:
    most = max(s.heat)
    return [seat for seat in range(s.seats) if s.heat[seat] == most]


def least_heat(s: HeatState, cancelled: int) -> list[Seat]:
    """Among those who have any. There is somebody, or no token would be missing."""
    least = min(heat for heat in s.heat if heat)
    return [seat for seat in range(s.seats) if s.heat[seat] == least]


def two_or_more_heat(s: HeatState, cancelled: int) -> list[Seat]:
    return [seat for seat in range(s.seats) if s.heat[seat] >= 2]


def most_money(s: HeatState, cancelled: int) -> list[Seat]:
    most = max(s.money)
    return [seat for seat in range(s.seats) if s.money[seat] == most]


def with_b_card(s: HeatState, cancelled: int) -> list[Seat]:
    has_b = s.tables.has_b  # a cancelled effect still counts as one [HT-75]
    return [
        seat for seat in range(s.seats) if s.current[seat] != NOTHING and has_b[s.current[seat]]
    ]


def largest_take(s: HeatState, cancelled: int) -> list[Seat]:
    takes = [coming_take(s, seat, cancelled) for seat in range(s.seats)]
    most = max(takes)
    return [seat for seat in range(s.seats) if takes[seat] == most]


# By WHO in `cards`.
WHOM: Final[list[Callable[[HeatState, int], list[Seat]]]] = [
    everybody,
    most_heat,
    least_heat,
    two_or_more_heat,
    most_money,
    with_b_card,
    largest_take,
]


def apb_consequence(s: HeatState, cancelled: int) -> int:
    """Draw an APB card and carry it out; the cancelled seats as they are then."""
    tables = s.tables
    if not s.apb:  # [HT-73]
        s.apb = tables.apb_pack()
        s.rng.shuffle(s.apb)
        s.tell("apb-shuffled", NOBODY)
    card = s.apb.pop()
    s.tell("apb", NOBODY, card)
    before = s.on_board()
    who = WHOM[tables.who[card]](s, cancelled)
    if tables.cancels[card]:
        for seat in who:
            cancelled |= 1 << seat
            s.tell("cancelled", seat, s.current[seat])
    loses = tables.loses[card]
    if tables.per[card] == PER_PRICE:
        loses *= s.price()  # as it stood when the card was drawn [HT-11]
    face(s, who, tables.returns[card], loses, tables.per[card] == PER_TOKEN)
    if s.on_board() == before and tokens_needed(s, cancelled) > before:
        face(s, most_heat(s, cancelled), 1, 0, False)  # so that the loop ends [HT-74]
    return cancelled
