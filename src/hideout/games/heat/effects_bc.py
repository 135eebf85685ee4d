"""What the words of a card's row do in phases B and C: money and Heat.

Each condition of phase C has its function in a table beside its siblings; no card is named here.
"""

from collections.abc import Callable
from typing import Final

from hideout.engine.core import Seat
from hideout.games.heat.cards import HEAT_BILL, PAYS_NOTHING
from hideout.games.heat.state import NOBODY, NOTHING, HeatState


def phase_b(s: HeatState, cancelled: int) -> list[int]:
    """Money for Heat, all at once; what each seat took. [HT-77 .. HT-84]"""
    tables = s.tables
    took = [0] * s.seats
    purses = s.money[:]  # what tolls are paid from [HT-80]
    has_tolls = False
    for seat in range(s.seats):
        card = s.current[seat]
        if card == NOTHING or not tables.has_b[card] or cancelled >> seat & 1:  # [HT-75]
            continue
        gain = tables.gain[card]
        if not tables.is_plain_b[card]:
            gain += gain_besides(s, seat, card)
            has_tolls = has_tolls or tables.toll[card] > 0
        take = tables.take[card]
        s.money[seat] += gain  # [HT-77]
        s.heat[seat] += take
        took[seat] = take  # for Tip-Off, in phase C [HT-84]
        if s.events is not None:
            tell_of_b(s, seat, gain, take)
    if has_tolls:
        collect_tolls(s, cancelled, purses)
    return took


def gain_besides(s: HeatState, seat: Seat, card: int) -> int:
    # Copies and older cards count alike. [HT-83]
    gain = s.tables.per_record[card] * len(s.records[seat])
    if s.current.count(card) == 1:  # copies included [HT-79]
        gain += s.tables.alone[card]
    return gain


def tell_of_b(s: HeatState, seat: Seat, gain: int, take: int) -> None:
    if gain:
        s.tell("gains", seat, gain)
    if take:
        s.tell("takes", seat, take)


def collect_tolls(s: HeatState, cancelled: int, purses: list[int]) -> None:
    """Victims pay out of what they owned before anybody gained. [HT-78 HT-80 .. HT-82]"""
    tables = s.tables
    for seat in range(s.seats):
        card = s.current[seat]
        if card == NOTHING or not tables.has_b[card]:
            continue  # only who has a B effect pays, cancelled or not [HT-82]
        for step in range(1, s.seats):  # from the victim's left [HT-81]
            other = (seat + step) % s.seats
            demand = s.current[other]
            # Whoever has the same card pays no toll. [HT-82]
            if demand in (NOTHING, card) or cancelled >> other & 1:
                continue
            paid = min(tables.toll[demand], purses[seat])
            if paid:
                purses[seat] -= paid
                s.money[seat] -= paid
                s.money[other] += paid
                s.tell("pays", seat, paid, other)


# --- Phase C: how often a card pays. `took` holds what each seat took in phase B.


def once(s: HeatState, seat: Seat, took: list[int]) -> int:
    return 1


def if_least_heat(s: HeatState, seat: Seat, took: list[int]) -> int:
    return int(s.heat[seat] == min(s.heat))  # [HT-88]


def if_most_heat(s: HeatState, seat: Seat, took: list[int]) -> int:
    return int(s.heat[seat] == max(s.heat) and s.heat.count(s.heat[seat]) == 1)  # [HT-88]


def if_suspect_is_hotter(s: HeatState, seat: Seat, took: list[int]) -> int:
    suspect = s.questioned[seat]
    return int(suspect != NOBODY and s.heat[suspect] > s.heat[seat])  # [HT-89]


def older_b_cards(s: HeatState, seat: Seat, took: list[int]) -> int:
    """By the printed card, so a copy counts as what it is printed as. [HT-90]"""
    count = 0
    for card in s.records[seat][:-1]:
        if s.tables.has_b[card]:
            count += 1
    return count


def takers(s: HeatState, seat: Seat, took: list[int]) -> int:
    count = 0
    for other in range(s.seats):
        if other != seat and took[other]:
            count += 1
    return count  # [HT-91]


def heat_bill(s: HeatState, seat: Seat, took: list[int]) -> int:
    return s.heat[seat] * s.price()  # [HT-87]


# By PAYS in `cards`.
COUNTS: Final[list[Callable[[HeatState, Seat, list[int]], int]]] = [
    once,
    once,
    if_least_heat,
    if_most_heat,
    if_suspect_is_hotter,
    older_b_cards,
    takers,
    heat_bill,
]


def phase_c(s: HeatState, took: list[int]) -> None:
    """Pay for good planning. Nobody's C changes Heat or price, so none disturbs another. [HT-86]"""
    pays = s.tables.pays
    for seat in range(s.seats):
        card = s.current[seat]
        if card == NOTHING or pays[card] == PAYS_NOTHING:
            continue
        amount = payment(s, seat, card, took)
        if amount:
            s.money[seat] += amount
            s.tell("earns", seat, amount)  # [HT-85]


def payment(s: HeatState, seat: Seat, card: int, took: list[int]) -> int:
    tables = s.tables
    count = COUNTS[tables.pays[card]](s, seat, took)
    amount = count * tables.amount[card] if count else tables.otherwise[card]
    most = s.options.crackdown_cap if tables.pays[card] == HEAT_BILL else tables.most[card]
    return min(amount, most) if most else amount
